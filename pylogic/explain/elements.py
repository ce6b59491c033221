"""What explanations are made of: numbered clues and ground constraints, and the marks they explain.

Clues that can be folded are no elements of a search: they are on, and paid for with constraints.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import clingo

from pylogic.explain.folding import GroundRules
from pylogic.explain.hitting_sets import Prices, bits
from pylogic.explain.relaxation import Relaxation
from pylogic.rules.constraints import BROKEN
from pylogic.rules.symbols import Mark, Symbols


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
    """What holds in the solution, by literal."""

    @classmethod
    def of(
        cls, program: Relaxation, solution: Collection[clingo.Symbol], rules: GroundRules
    ) -> Elements:
        """Those of a program; `rules` are its ground rules."""
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
