"""Ground sizes: how many ground instances each rule has."""

from __future__ import annotations

from collections import Counter
from itertools import chain
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

    def to_dict(self) -> dict[str, Any]:
        """Return {"file", "line", "last_line", "instances"}; lines count from 1."""
        begin, last = self.rule.location.begin, self.rule.location.end.line
        place = {"file": begin.filename, "line": begin.line, "last_line": last}
        return {**place, "instances": self.instances}


def count_instances(task: Question, limits: Limits) -> list[RuleSize]:
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

    counts = call(count, limits)
    return [RuleSize(rule, counts[number]) for number, rule in enumerate(rules)]
