"""What looks wrong in a rule file, by itself and with instances, or boards of growing size."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import PurePath
from typing import Any

from clingo import ast

from pylogic.errors import Interruption, Problem, StoppedError
from pylogic.explain import redundant
from pylogic.formats import exchange
from pylogic.rules import lint as rules
from pylogic.rules.encoding import Encoding
from pylogic.rules.syntax import Signature
from pylogic.solving import ground_size
from pylogic.solving.grounding import complaints
from pylogic.solving.limits import Limits
from pylogic.solving.outcome import stopped_by
from pylogic.solving.process import call
from pylogic.solving.task import Task

_SIZES = ("6x6", "12x12", "24x24")
_SHOWN = 3
"""Rules that are named for their many ground instances."""
_BY_ITSELF = "the rules by themselves"
_UNNEEDED = "constraints that can be deleted"
_HOT_SPOTS = "rules with most ground instances"


@dataclass(frozen=True, repr=False)
class LintReport:
    """What looks wrong in a rule file: errors, warnings and notes, each with its place."""

    encoding: str
    """The file of the rules."""
    problems: tuple[Problem, ...]
    interrupted: Interruption | None = None
    """What cut a check short: there may be more to say."""
    unfinished: tuple[str, ...] = ()
    """The checks that were cut short, or not asked for, in words."""

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
            "unfinished": list(self.unfinished),
        }

    def __str__(self) -> str:
        counts = {kind: self._count(kind) for kind in ("error", "warning")}
        words = [f"{count} {kind}{'s' * (count != 1)}" for kind, count in counts.items()]
        if self.unfinished:
            why = stopped_by(self.interrupted) if self.interrupted else "the rules by themselves"
            words.append(f"{why}: there may be more ({' and '.join(self.unfinished)})")
        return f"{self.encoding}: {', '.join(words)}"

    def __repr__(self) -> str:
        return f"<LintReport {self}>"

    def _count(self, kind: str) -> int:
        return sum(problem.kind == kind for problem in self.problems)


def lint(
    encoding: Encoding,
    tasks: Mapping[str, Task],
    constants: Mapping[str, str],
    limits: Limits,
    alone: bool = False,
) -> LintReport:
    """What looks wrong in an encoding, by itself and with tasks of it by their names.

    Without tasks the rules are ground with empty boards. What was found before a limit or Ctrl-C
    is told. With `alone` nothing is ground or solved.
    """
    facts = (fact for task in tasks.values() for fact in task.instance.facts)
    given = frozenset(fact.signature for fact in facts)
    path = str(encoding.path)
    try:
        problems = call(partial(_by_itself, encoding, given), limits)
    except StoppedError as error:
        return LintReport(path, (), error.interruption, (_BY_ITSELF, _UNNEEDED, _HOT_SPOTS))
    if any(problem.kind == "error" for problem in problems):
        return LintReport(path, tuple(problems))
    if alone:
        return LintReport(path, tuple(problems), None, (_UNNEEDED, _HOT_SPOTS))
    boards = list(tasks.values()) or list(_empty_boards(encoding, constants))
    checks = {_UNNEEDED: partial(_unneeded, tasks), _HOT_SPOTS: partial(_hot_spots, boards)}
    interrupted: Interruption | None = None
    unfinished: list[str] = []
    for name, check in checks.items():
        found: list[Problem] = []
        stopped: Interruption | None = "user"
        if interrupted != "user":
            with suppress(KeyboardInterrupt):  # between two processes
                found, stopped = check(limits)
        problems += found
        interrupted = interrupted or stopped
        unfinished += [name] if stopped else []
    return LintReport(path, tuple(problems), interrupted, tuple(unfinished))


def _by_itself(encoding: Encoding, given: frozenset[Signature]) -> list[Problem]:
    return rules.lint(encoding, complaints(encoding), given)


Found = tuple[list[Problem], Interruption | None]
"""What a check has found, and what cut it short."""


def _unneeded(tasks: Mapping[str, Task], limits: Limits) -> Found:
    """The constraints that none of the tasks needs, of those that were looked at."""
    common: dict[str, ast.AST] | None = None
    interrupted: Interruption | None = None
    seen: list[str] = []
    for name, task in tasks.items():
        unneeded, stopped = redundant.find(task, limits)
        seen.append(name)
        found = {one.place: one.statement for one in unneeded}
        common = {p: c for p, c in found.items() if common is None or p in common}
        interrupted = interrupted or stopped
        if stopped in ("timeout", "user"):
            break
    words = f"this constraint can be deleted: the answers of {', '.join(seen)} stay the same"
    return [_problem(words, rule, "warning") for rule in (common or {}).values()], interrupted


def _empty_boards(encoding: Encoding, constants: Mapping[str, str]) -> Iterator[Task]:
    """Empty boards of growing size, for rules that know a size."""
    if ("size", 2) in encoding.inputs:
        for size in _SIZES:
            yield Task(encoding, exchange.frame(encoding, size), constants)


def _hot_spots(tasks: Sequence[Task], limits: Limits) -> Found:
    """The rules with most ground instances on the largest board."""
    spots, interrupted = ground_size.hot_spots(tasks, limits)
    found = []
    for spot in spots[:_SHOWN]:
        grows = "" if spot.power is None else f", growing like cells to the power {spot.power:.1f}"
        words = f"{spot.instances} ground instances on {spot.cells} cells{grows}"
        found.append(_problem(words, spot.rule, "note"))
    return found, interrupted


def _problem(words: str, rule: ast.AST, kind: str) -> Problem:
    begin = rule.location.begin
    return Problem(words, begin.filename, begin.line, begin.column, kind)
