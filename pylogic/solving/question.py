"""A question: what is searched for in an instance, and how. The keywords of a search stand here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from types import UnionType
from typing import Any

from pylogic.errors import OptionError
from pylogic.rules.encoding import GIVEN, Encoding
from pylogic.rules.instance import NO_INSTANCE, Instance
from pylogic.rules.limits import Limits
from pylogic.solving.options import (
    check_list,
    check_type,
    check_whole,
    clasps_heuristic,
    constants_of,
)
from pylogic.solving.task import Task

CLINGO = "clingo"
"""The engine that solves an encoding itself."""
_KINDS: Mapping[str, type | UnionType] = {
    **dict.fromkeys(("keep", "all_optima", "drawn", "certify"), bool),
    **dict.fromkeys(("engine", "order"), str),
    **dict.fromkeys(("heuristic", "labeling"), str | None),
}
"""The types of the keywords that are no numbers."""
_RANGES = {"shuffle": (0, None), "threads": (1, 64), "seed": (0, 2**32 - 1)}
"""The least and the highest number of each keyword that has one."""


@dataclass(frozen=True)
class Question:
    """What a search is asked; `Puzzle.solve` has these keywords, and says what they mean.

    Raises:
        OptionError: a value cannot be meant.
    """

    models: int = 2
    """How many answers, 0 for all; with minimize statements it is the best instead."""
    keep: bool = True
    all_optima: bool = False
    drawn: bool = False
    """Where there is a cost only the best answer is drawn, and not by the search."""
    certify: bool = False
    engine: str = CLINGO
    order: str = GIVEN
    shuffle: int | None = None
    heuristic: str | None = None
    labeling: str | None = None
    constants: Mapping[str, int | str] | None = None
    options: Sequence[str] = ()
    threads: int | None = None
    seed: int | None = None

    def __post_init__(self) -> None:
        check_whole("models", self.models, 0, 2**31 - 1)
        check_list("options", self.options)
        for name, kind in _KINDS.items():
            check_type(name, getattr(self, name), kind)
        for name, (least, most) in _RANGES.items():
            if (value := getattr(self, name)) is not None:
                check_whole(name, value, least, most)

    @classmethod
    def of(cls, given: Mapping[str, Any]) -> Question:
        """The question that arguments ask, among others."""
        return cls(**{one.name: given[one.name] for one in fields(cls) if one.name in given})

    def check(self, limits: Limits) -> None:
        """Whether the engine can keep the limits.

        Raises:
            OptionError: it does not count what is limited.
        """
        if self.engine == CLINGO and limits.inferences is not None:
            words = "clingo makes none, SWI-Prolog does"
            raise OptionError(f"inferences={limits.inferences}: {words}")
        if self.engine != CLINGO and limits.conflicts is not None:
            words = "SWI-Prolog counts none, clasp does"
            raise OptionError(f"conflicts={limits.conflicts}: {words}")

    def task(self, encoding: Encoding, instance: Instance, limits: Limits) -> Task:
        """What is ground and searched, of an instance.

        Raises:
            OptionError: there is no such order, heuristic or labeling.
            ProgramError: clingo rejects the part of the encoding that ranks the clues.
            StoppedError: a limit or Ctrl-C came first.
        """
        of_clasp = {"--parallel-mode": self.threads, "--seed": self.seed}
        numbers = (f"{name}={value}" for name, value in of_clasp.items() if value is not None)
        options = (*numbers, *self.options)
        task = Task(encoding, instance, constants_of(self.constants), options)
        if self.order != GIVEN:
            task = replace(task, instance=self._ordered(task, limits))
        if self.heuristic in encoding.heuristics:
            task = replace(task, heuristic=self.heuristic)
        elif self.heuristic is not None:
            options = (*options, clasps_heuristic(encoding, self.heuristic))
            task = replace(task, options=options)
        if self.labeling is not None:
            from pylogic.solving import labeling  # most runs do without

            task = replace(task, labeling=labeling.parse(self.labeling))
        if self.shuffle is not None:
            from pylogic.solving import orders  # most runs do without

            task = orders.shuffled(task, self.shuffle)
        return task

    def _ordered(self, task: Task, limits: Limits) -> Instance:
        from pylogic.solving import orders  # most runs do without

        if task.instance is NO_INSTANCE:
            words = "there is no instance whose clues could be ordered"
            raise OptionError(f"order {self.order}: {words}")
        return orders.ordered(task.encoding, task.instance, self.order, task.constants, limits)
