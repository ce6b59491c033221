"""Small instances that two versions of an encoding are tried on where none is named."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from pylogic.errors import OptionError, ProgramError
from pylogic.formats import exchange
from pylogic.rules.instance import NO_INSTANCE, Instance, instance_from_text
from pylogic.solving.grounding import ground
from pylogic.solving.limits import Limits
from pylogic.solving.task import Task

_SIZES = ("1x1", "1x2", "2x2", "2x3", "3x3", "4x4", "5x5")

MakePuzzles = Callable[[Task], Iterable[str]]
"""Makes puzzles on a board; their facts."""


@dataclass(frozen=True)
class Small:
    """A small instance, and the board that it is on."""

    instance: Instance
    size: str | None
    """None for rules that read no facts: there is no other instance than none."""


def small_instances(
    tasks: tuple[Task, Task], make_puzzles: MakePuzzles, limits: Limits
) -> Iterator[Small]:
    """Empty boards of a few cells, and puzzles that each version makes on them.

    They make sense to both versions. Rules that read no facts need no instance.

    Raises:
        OptionError: no board of that size makes sense.
        StoppedError: a limit or Ctrl-C came first.
    """
    if not any(task.encoding.inputs for task in tasks):
        yield Small(NO_INSTANCE, None)
        return
    count = 0
    for size in _SIZES if all(("size", 2) in task.encoding.inputs for task in tasks) else ():
        board = exchange.frame(tasks[0].encoding, size)
        on_board = (replace(tasks[0], instance=board), replace(tasks[1], instance=board))
        if not _makes_sense(on_board, limits):
            continue
        count += 1
        yield Small(replace(board, name=f"an empty board of {size}"), size)
        yield from (Small(one, size) for one in _puzzles(on_board, size, make_puzzles, limits))
    if not count:
        words = "a size alone makes no board: name an instance"
        raise OptionError(f"{tasks[0].encoding.path}: {words}")


def _puzzles(
    tasks: tuple[Task, Task], size: str, make_puzzles: MakePuzzles, limits: Limits
) -> Iterator[Instance]:
    """Those that each version makes, as far as they are not the same."""
    known: set[str] = set()
    for task in tasks:
        for facts in _made(task, make_puzzles):
            if facts in known:
                continue
            known.add(facts)
            made = instance_from_text(facts, f"puzzle {len(known)} of {size}")
            if _makes_sense([replace(one, instance=made) for one in tasks], limits):
                yield made


def _made(task: Task, make_puzzles: MakePuzzles) -> Iterator[str]:
    if task.encoding.clues is None or not task.encoding.has("clues"):
        return
    try:
        yield from make_puzzles(task)
    except (OptionError, ProgramError):  # no answer, or none that clues tell
        return


def _makes_sense(tasks: Iterable[Task], limits: Limits) -> bool:
    try:
        for task in tasks:
            ground(task, limits)
    except ProgramError:
        return False
    return True
