"""Grounding hot spots: how many ground instances each rule has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import PurePath
from typing import Any, NamedTuple

from clingo import ast

from pylogic.errors import Interruption, StoppedError
from pylogic.rules import syntax
from pylogic.rules.cancellation import Cancellation
from pylogic.rules.encoding import Encoding
from pylogic.rules.lexical import OWN
from pylogic.rules.limits import Limits
from pylogic.rules.parts import BASE
from pylogic.solving.child import Send
from pylogic.solving.grounding import ground_base
from pylogic.solving.process import run
from pylogic.solving.task import Task

_RULE = f"{OWN}rule"


@dataclass(frozen=True)
class HotSpot:
    """A rule with its ground instances on the largest board that was ground."""

    rule: ast.AST
    instances: int
    cells: int
    """The cells of that board; the number of its facts where they tell no size."""
    is_exercised: bool = True
    """Whether it has a ground instance on any board."""


class RuleSize(NamedTuple):
    """A rule by its lines, and how many ground instances it has."""

    file: str
    line: int
    last_line: int
    instances: int


@dataclass(frozen=True, repr=False)
class GroundSizes:
    """How many ground instances each rule of base has on one instance."""

    encoding: str
    """The file of the rules."""
    instance: str
    rules: tuple[RuleSize, ...]
    """In the order of the files, without rules that have no body: these have one each."""

    @property
    def total(self) -> int:
        """Ground instances of all of them."""
        return sum(rule.instances for rule in self.rules)

    def words(self, file: str, line: int) -> Iterator[str]:
        """How many ground instances the rule in a line of a file has, in words."""
        for rule in self.rules:
            if rule.file == file and rule.line <= line <= rule.last_line:
                instances = f"{rule.instances} ground instance{'s' * (rule.instances != 1)}"
                yield f"this rule: {instances} on {PurePath(self.instance).stem}"

    def to_dict(self) -> dict[str, Any]:
        """Its rules with their lines and numbers, and the sum of these."""
        return {
            "puzzle": PurePath(self.encoding).stem,
            "instance": self.instance,
            "total": self.total,
            "rules": [rule._asdict() for rule in self.rules],
        }

    def __str__(self) -> str:
        return f"{self.instance}: {self.total} ground instances of {len(self.rules)} rules"

    def __repr__(self) -> str:
        return f"<GroundSizes {self}>"


class _Counts(NamedTuple):
    """How many ground instances the rules have, by their numbers, on a board of so many cells."""

    cells: int
    by_rule: dict[int, int]


def hot_spots(tasks: Sequence[Task], limits: Limits) -> tuple[list[HotSpot], Interruption | None]:
    """The rules of the base part, by falling number of instances; why counting was cut short.

    Boards that could not be ground within the limits are left out, and those after Ctrl-C.

    Raises:
        ProgramError: clingo rejects one of the files.
    """
    interrupted: Interruption | None = None
    counts: list[_Counts] = []
    for task in tasks:
        counted = partial(_count, task)
        stopped = run(counted, limits, counts.append)
        interrupted = interrupted or stopped
        if stopped == "user":
            break
    if not counts:
        return [], interrupted
    largest = max(counts, key=lambda counted: counted.cells)
    found = []
    for number, rule in enumerate(_rules(tasks[0].encoding)):
        is_exercised = any(number in counted.by_rule for counted in counts)
        instances = largest.by_rule.get(number, 0)
        found.append(HotSpot(rule, instances, largest.cells, is_exercised))
    return sorted(found, key=lambda spot: -spot.instances), interrupted


def sizes(task: Task, limits: Limits) -> GroundSizes:
    """How many ground instances the rules of base have on one instance.

    Raises:
        ProgramError: clingo rejects one of the files.
        StoppedError: a limit or Ctrl-C came first.
    """
    found: list[_Counts] = []
    stopped = run(partial(_count, task), limits, found.append)
    if stopped is not None:
        raise StoppedError(stopped)
    (counts,) = found
    rules = []
    for number, rule in enumerate(_rules(task.encoding)):
        begin, end = rule.location.begin, rule.location.end
        instances = counts.by_rule.get(number, 0)
        rules.append(RuleSize(begin.filename, begin.line, end.line, instances))
    name = task.instance.label or "no instance"
    return GroundSizes(str(task.encoding.path), name, tuple(rules))


def cells_of(task: Task) -> int:
    """The cells of a task's board; the number of its facts where they tell no size."""
    size = task.instance.size
    return size[0] * size[1] if size else len(task.instance.facts)


def _count(task: Task, send: Send[_Counts], _brake: Cancellation) -> bool:
    """For each rule an atom for each of the values of its variables for which it is ground."""
    counters = (_counter(*numbered) for numbered in enumerate(_rules(task.encoding)))
    made = ground_base(task, chain(task.encoding.alone(BASE[0]), counters))
    counts = Counter(atom.symbol.arguments[0].number for atom in made.atoms([(_RULE, 2)]))
    send(_Counts(cells_of(task), dict(counts)))
    return False


def _rules(encoding: Encoding) -> Iterator[ast.AST]:
    return (s for s in encoding.alone(BASE[0]) if s.ast_type == ast.ASTType.Rule and s.body)


def _counter(number: int, rule: ast.AST) -> ast.AST:
    values = syntax.as_tuple(dict.fromkeys(syntax.global_variables(rule)))
    return rule.update(head=syntax.head(_RULE, str(number), values))
