"""Elements of explanations: numbered clues and ground constraints, and the marks they explain.

Clues that can be folded are no elements of a search: they are on, and paid for with constraints.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

import clingo

from pylogic.explain.hitting_sets import Prices, bits
from pylogic.explain.relaxation import Relaxation
from pylogic.rules.constraints import BROKEN
from pylogic.rules.symbols import Mark, Symbols

Body = Sequence[int]


class GroundRules(clingo.Observer):
    """The ground rules of a program, as dependencies of atoms."""

    def __init__(self) -> None:
        self._rules: list[tuple[bool, Sequence[int], Body]] = []
        """Whether atoms may be chosen or counted; the atoms that the rule derives; its body."""

    def rule(self, choice: bool, head: Sequence[int], body: Sequence[int]) -> None:
        """Keep a rule."""
        self._rules.append((choice or len(head) != 1, head, body))

    def weight_rule(
        self, choice: bool, head: Sequence[int], lower_bound: int, body: Sequence[tuple[int, int]]
    ) -> None:
        """Keep the dependencies of a rule with a sum, which needs none of its elements."""
        self._rules.append((choice or len(head) != 1, head, [-abs(atom) for atom, _ in body]))

    def folded(
        self, clues: Iterable[int], constraints: Collection[int], shown: Collection[int]
    ) -> dict[int, set[int]]:
        """The clues that can be fixed, each with the constraints that need it; all are atoms."""
        uses: dict[int, list[int]] = {}
        derived: dict[int, list[int]] = {}
        for number, (_, head, body) in enumerate(self._rules):
            for atom in head:
                derived.setdefault(atom, []).append(number)
            for atom in {abs(literal) for literal in body}:
                uses.setdefault(atom, []).append(number)
        found = {}
        for clue in clues:
            cone = self._cone(clue, uses, shown)
            if cone is not None:
                needing = self._needing(clue, cone, uses, derived)
                touched = cone.intersection(constraints)
                if touched <= needing:
                    found[clue] = touched
        return found

    def _cone(
        self, clue: int, uses: Mapping[int, Sequence[int]], shown: Collection[int]
    ) -> set[int] | None:
        """The atoms that depend on a clue; None if an answer, a choice or a bound is among them."""
        cone = {clue}
        waiting = [clue]
        while waiting:
            for number in uses.get(waiting.pop(), ()):
                is_free, head, _ = self._rules[number]
                if is_free or head[0] in shown:
                    return None
                if head[0] not in cone:
                    cone.add(head[0])
                    waiting.append(head[0])
        return cone

    def _needing(
        self,
        clue: int,
        cone: Collection[int],
        uses: Mapping[int, Sequence[int]],
        derived: Mapping[int, Sequence[int]],
    ) -> set[int]:
        """The atoms of the cone that no rule derives without the clue."""
        needing = {clue}
        waiting = [clue]
        while waiting:
            heads = {self._rules[number][1][0] for number in uses.get(waiting.pop(), ())}
            for atom in heads - needing:
                rules = (self._rules[number] for number in derived[atom])
                if atom in cone and all(not needing.isdisjoint(body) for _, _, body in rules):
                    needing.add(atom)
                    waiting.append(atom)
        return needing


@dataclass(frozen=True)
class Elements:
    """Clues and ground constraints by number, and the literals of a solution."""

    symbols: Symbols
    literals: tuple[int, ...]
    """Each is on where this is true."""
    prices: Prices
    folded: int
    """The clues that are always on, as bits."""
    marks: dict[int, Mark]
    """The marks of the solution by literal."""

    @classmethod
    def of(
        cls, program: Relaxation, solution: Collection[clingo.Symbol], rules: GroundRules
    ) -> Elements:
        """The elements of a program with these ground rules."""
        literals = program.switches.literals
        numbers = {abs(literal): i for i, literal in enumerate(literals.values())}
        clues = {literal for symbol, literal in literals.items() if not symbol.match(*BROKEN)}
        constraints = numbers.keys() - clues
        folded = rules.folded(clues, constraints, set(program.atoms.values()))
        needs = [0] * len(literals)
        for clue, needing in folded.items():
            for atom in needing:
                needs[numbers[atom]] |= 1 << numbers[clue]
        own = [program.costs[symbol] for symbol in literals]
        marks = {
            (literal if atom in solution else -literal): (str(atom), atom in solution)
            for atom, literal in sorted(program.atoms.items())
        }
        bits_of_folded = sum(1 << numbers[clue] for clue in folded)
        return cls(
            tuple(literals), tuple(literals.values()), Prices(own, needs), bits_of_folded, marks
        )

    def on(self, elements: int) -> list[int]:
        """The literals that switch elements on."""
        return [self.literals[i] for i in bits(elements)]

    def named(self, elements: int) -> Symbols:
        """Elements and the clues that they need."""
        return tuple(sorted(self.symbols[i] for i in bits(elements | self.prices.needed(elements))))
