"""What guides a search: orders of clues and statements, a heuristic, a labeling."""

from __future__ import annotations

from dataclasses import replace

from pylogic.errors import OptionError
from pylogic.rules.encoding import GIVEN
from pylogic.rules.instance import NO_INSTANCE
from pylogic.rules.limits import Limits
from pylogic.solving import labeling as labelings
from pylogic.solving import orders
from pylogic.solving.options import check_texts, check_whole, clasps_heuristic
from pylogic.solving.shuffle import shuffled
from pylogic.solving.task import Task


def guide(
    task: Task,
    order: str,
    shuffle: int | None,
    heuristic: str | None,
    labeling: str | None,
    limits: Limits,
) -> Task:
    """The task with guidance.

    Raises:
        OptionError: there is no such order, heuristic or labeling.
        ProgramError: clingo rejects the part of the encoding that ranks the clues.
        StoppedError: a limit or Ctrl-C came first.
    """
    check_texts(order=order, heuristic=heuristic, labeling=labeling)
    if shuffle is not None:
        check_whole("shuffle", shuffle, 0)
    encoding, instance = task.encoding, task.instance
    if order != GIVEN:
        if instance is NO_INSTANCE:
            raise OptionError(f"order {order}: there is no instance whose clues could be ordered")
        instance = orders.ordered(encoding, instance, order, task.constants, limits)
    is_part = heuristic in encoding.heuristics
    extra = [] if is_part or heuristic is None else [clasps_heuristic(encoding, heuristic)]
    guided = replace(
        task,
        instance=instance,
        options=(*task.options, *extra),
        labeling=labelings.parse(labeling) if labeling is not None else None,
        heuristic=heuristic if is_part else None,
    )
    return guided if shuffle is None else shuffled(guided, shuffle)
