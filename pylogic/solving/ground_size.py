"""Ground sizes: how many ground instances each rule has."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import chain
from pathlib import PurePath
from typing import Any, NamedTuple

from clingo import ast

from pylogic.rules import syntax
from pylogic.rules.lexical import OWN_PREFIX
from pylogic.rules.limits import Limits
from pylogic.rules.parts import BASE
from pylogic.solving.grounding import ground_base
from pylogic.solving.process import call
from pylogic.solving.question import Question

_RULE = f"{OWN_PREFIX}rule"
"""The predicate of (rule's index, values of its variables) that counts ground instances."""


class RuleSize(NamedTuple):
    """A rule, and how many ground instances it has."""

    rule: ast.AST
    instances: int

    def __str__(self) -> str:
        return f"{self.instances} ground instance{'s' * (self.instances != 1)}"


@dataclass(frozen=True, repr=False)
class GroundSizes:
    """The number of ground instances of each rule of base, on one instance."""

    encoding: str  # the file of the rules
    instance: str
    cells: int  # the cells of the board; the number of its facts where it has no size
    rules: tuple[RuleSize, ...]
    """In the order of the files; rules without a body, which have one instance, are left out."""

    def to_dict(self) -> dict[str, Any]:
        """Return {"puzzle", "instance", "total", "rules"}; `total` sums the ground instances.

        Each rule is {"file", "line", "last_line", "instances"}; lines count from 1.
        """
        rules = []
        for rule, instances in self.rules:
            begin, last = rule.location.begin, rule.location.end.line
            place = {"file": begin.filename, "line": begin.line, "last_line": last}
            rules.append({**place, "instances": instances})
        total = sum(size.instances for size in self.rules)
        names = {"puzzle": PurePath(self.encoding).stem, "instance": self.instance}
        return {**names, "total": total, "rules": rules}


def count_instances(task: Question, limits: Limits) -> GroundSizes:
    """Count the ground instances of each rule of base that has a body, in a child if limits ask.

    Each choice of values for a rule's global variables counts once. Raise ProgramError if clingo
    rejects one of the files, StoppedError as `call`.
    """
    statements = task.encoding.statements_of(BASE)
    rules = [s for s in statements if s.ast_type == ast.ASTType.Rule and s.body]

    def count() -> Counter[int]:
        """Count by a rule's index the atoms that its twin derives, one for each instance."""
        twins = []
        for number, rule in enumerate(rules):
            values = syntax.as_tuple(dict.fromkeys(syntax.global_variables(rule)))
            twins.append(rule.update(head=syntax.make_head(_RULE, str(number), values)))
        program = ground_base(task, chain(statements, twins))
        return Counter(atom.symbol.arguments[0].number for atom in program.find_atoms([(_RULE, 2)]))

    counts, size, facts = call(count, limits), task.instance.size, task.instance.facts
    return GroundSizes(
        str(task.encoding.path),
        task.instance.label or "no instance",
        size[0] * size[1] if size else len(facts),
        tuple(RuleSize(rule, counts[number]) for number, rule in enumerate(rules)),
    )
