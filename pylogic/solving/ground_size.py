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
    """A rule, and how many ground instances it has on the largest board that was ground."""

    rule: ast.AST
    instances: int
    cells: int
    """The cells of that board; the number of its facts where it has no size."""
    is_exercised: bool = True
    """True if the rule has a ground instance on some board."""


class RuleSize(NamedTuple):
    """The lines of a rule, and how many ground instances it has."""

    file: str
    line: int
    last_line: int
    instances: int


@dataclass(frozen=True, repr=False)
class GroundSizes:
    """The number of ground instances of each rule of base, on one instance."""

    encoding: str
    """The file of the rules."""
    instance: str
    rules: tuple[RuleSize, ...]
    """In the order of the files; rules without a body, which have one instance, are left out."""

    @property
    def total(self) -> int:
        """The ground instances of all rules together."""
        return sum(rule.instances for rule in self.rules)

    def describe_line(self, file: str, line: int) -> Iterator[str]:
        """Yield a sentence on the ground instances of each rule that spans a line of a file."""
        for rule in self.rules:
            if rule.file == file and rule.line <= line <= rule.last_line:
                instances = f"{rule.instances} ground instance{'s' * (rule.instances != 1)}"
                yield f"this rule: {instances} on {PurePath(self.instance).stem}"

    def to_dict(self) -> dict[str, Any]:
        """Return the rules with their lines and instances, and the sum of the instances."""
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
    """The ground instances of each rule, by its number, on a board of so many cells."""

    cells: int
    by_rule: dict[int, int]


def find_hot_spots(
    tasks: Sequence[Task], limits: Limits
) -> tuple[list[HotSpot], Interruption | None]:
    """Ground some boards; return the rules by falling instances, and why that was cut short.

    A board that could not be ground within the limits is left out, and so are all after Ctrl-C.

    Raises:
        ProgramError: clingo rejects one of the files.
    """
    interrupted: Interruption | None = None
    counts: list[_Counts] = []
    for task in tasks:
        interruption = run(partial(_send_counts, task), limits, counts.append)
        interrupted = interrupted or interruption
        if interruption == "user":
            break
    if not counts:
        return [], interrupted
    largest = max(counts, key=lambda board: board.cells)
    spots = []
    for number, rule in enumerate(_select_rules(tasks[0].encoding)):
        is_exercised = any(number in board.by_rule for board in counts)
        instances = largest.by_rule.get(number, 0)
        spots.append(HotSpot(rule, instances, largest.cells, is_exercised))
    return sorted(spots, key=lambda spot: -spot.instances), interrupted


def count_instances(task: Task, limits: Limits) -> GroundSizes:
    """Ground a task, and count the ground instances of each rule of the base part.

    Raises:
        ProgramError: clingo rejects one of the files.
        StoppedError: a limit or Ctrl-C came first.
    """
    boards: list[_Counts] = []
    interruption = run(partial(_send_counts, task), limits, boards.append)
    if interruption is not None:
        raise StoppedError(interruption)
    (counts,) = boards
    rules = []
    for number, rule in enumerate(_select_rules(task.encoding)):
        begin, end = rule.location.begin, rule.location.end
        instances = counts.by_rule.get(number, 0)
        rules.append(RuleSize(begin.filename, begin.line, end.line, instances))
    name = task.instance.label or "no instance"
    return GroundSizes(str(task.encoding.path), name, tuple(rules))


def _send_counts(task: Task, send: Send[_Counts], _brake: Cancellation) -> bool:
    """Ground a task, and send how many ground instances its rules have; return False.

    A rule is counted by atoms that a twin of the rule derives, one for each value of its variables.
    """
    counters = (_make_counter(n, rule) for n, rule in enumerate(_select_rules(task.encoding)))
    program = ground_base(task, chain(task.encoding.statements_of(BASE[0]), counters))
    counts = Counter(atom.symbol.arguments[0].number for atom in program.find_atoms([(_RULE, 2)]))
    size = task.instance.size
    cells = size[0] * size[1] if size else len(task.instance.facts)
    send(_Counts(cells, dict(counts)))
    return False


def _select_rules(encoding: Encoding) -> Iterator[ast.AST]:
    """Yield the rules of the base part that have a body."""
    return (s for s in encoding.statements_of(BASE[0]) if s.ast_type == ast.ASTType.Rule and s.body)


def _make_counter(number: int, rule: ast.AST) -> ast.AST:
    """Return a rule with the same body that derives an atom of the rule's number and variables."""
    values = syntax.as_tuple(dict.fromkeys(syntax.global_variables(rule)))
    return rule.update(head=syntax.make_head(_RULE, str(number), values))
