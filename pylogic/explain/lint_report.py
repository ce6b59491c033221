"""What looks wrong in a rule file, by itself and with instances, or boards of growing size."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePath
from typing import Any

from clingo import ast

from pylogic.errors import Interruption, Problem
from pylogic.explain import redundant
from pylogic.formats import exchange
from pylogic.rules import lint as rules
from pylogic.rules.encoding import Encoding
from pylogic.solving import ground_size
from pylogic.solving.grounding import complaints
from pylogic.solving.outcome import stopped_by
from pylogic.solving.process import Limits
from pylogic.solving.task import Task

_SIZES = ("6x6", "12x12", "24x24")
_SHOWN = 3
"""Rules that are named for their many ground instances."""


@dataclass(frozen=True, repr=False)
class LintReport:
    """What looks wrong in a rule file: errors, warnings and notes, each with its place."""

    encoding: str
    """The file of the rules."""
    problems: tuple[Problem, ...]
    interrupted: Interruption | None = None
    """What cut short the search for constraints that can be deleted: there may be more."""

    @property
    def has_errors(self) -> bool:
        """Whether clingo rejects the file."""
        return self._count("error") > 0

    def to_dict(self) -> dict[str, Any]:
        """What `pylogic lint --json` prints."""
        return {
            "puzzle": PurePath(self.encoding).stem,
            "problems": [problem.to_dict() for problem in self.problems],
            "interrupted": self.interrupted,
        }

    def __str__(self) -> str:
        counts = {kind: self._count(kind) for kind in ("error", "warning")}
        words = [f"{count} {kind}{'s' * (count != 1)}" for kind, count in counts.items()]
        if self.interrupted:
            words.append(f"{stopped_by(self.interrupted)}: there may be more")
        return f"{self.encoding}: {', '.join(words)}"

    def __repr__(self) -> str:
        return f"<LintReport {self}>"

    def _count(self, kind: str) -> int:
        return sum(problem.kind == kind for problem in self.problems)


def lint(
    encoding: Encoding, tasks: Mapping[str, Task], constants: Mapping[str, str], limits: Limits
) -> LintReport:
    """What looks wrong in an encoding, by itself and with tasks of it by their names.

    Without tasks the rules are ground with empty boards.

    Raises:
        StoppedError: Ctrl-C came first.
    """
    facts = (fact for task in tasks.values() for fact in task.instance.facts)
    given = frozenset(fact.signature for fact in facts)
    problems = rules.lint(encoding, complaints(encoding), given)
    path = str(encoding.path)
    if any(problem.kind == "error" for problem in problems):
        return LintReport(path, tuple(problems))
    unneeded, interruption = _unneeded(tasks, limits)
    boards = list(tasks.values()) or list(_empty_boards(encoding, constants))
    return LintReport(path, (*problems, *unneeded, *_hot_spots(boards, limits)), interruption)


def _unneeded(
    tasks: Mapping[str, Task], limits: Limits
) -> tuple[list[Problem], Interruption | None]:
    """The constraints that none of the tasks needs, and what cut the search short."""
    interruption: Interruption | None = None
    common: dict[str, ast.AST] | None = None
    for task in tasks.values():
        unneeded, stopped = redundant.find(task, limits)
        interruption = interruption or stopped
        found = {one.place: one.statement for one in unneeded}
        common = {p: c for p, c in found.items() if common is None or p in common}
    words = f"this constraint can be deleted: the answers of {', '.join(tasks)} stay the same"
    return [_problem(words, rule, "warning") for rule in (common or {}).values()], interruption


def _empty_boards(encoding: Encoding, constants: Mapping[str, str]) -> Iterator[Task]:
    """Empty boards of growing size, for rules that know a size."""
    if ("size", 2) in encoding.inputs:
        for size in _SIZES:
            yield Task(encoding, exchange.frame(encoding, size), constants)


def _hot_spots(tasks: Sequence[Task], limits: Limits) -> Iterator[Problem]:
    """The rules with most ground instances on the largest board."""
    for spot in ground_size.hot_spots(tasks, limits)[:_SHOWN]:
        grows = "" if spot.power is None else f", growing like cells to the power {spot.power:.1f}"
        words = f"{spot.instances} ground instances on {spot.cells} cells{grows}"
        yield _problem(words, spot.rule, "note")


def _problem(words: str, rule: ast.AST, kind: str) -> Problem:
    begin = rule.location.begin
    return Problem(words, begin.filename, begin.line, begin.column, kind)
