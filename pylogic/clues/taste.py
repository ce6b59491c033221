"""The taste of setters: figures of a puzzle by the part `taste`, and their weighted sum."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import clingo

from pylogic.errors import Problem, ProgramError
from pylogic.rules.encoding import Encoding
from pylogic.rules.limits import NO_LIMITS
from pylogic.rules.parts import FIGURE, TASTE
from pylogic.rules.symbols import say
from pylogic.solving import grounding


class Taste(NamedTuple):
    """The rating of a puzzle by the part `taste`: figures and their weighted sum."""

    figures: Mapping[str, int]
    """The largest number of each name."""
    merit: int
    """The sum of the figures, each times its weight."""


def check_taste(encoding: Encoding) -> None:
    """Raise ProgramError if the rules have no part `taste` that derives figures."""
    if TASTE not in encoding.parts or FIGURE not in encoding.heads_of(TASTE):
        words = "no facts taste(Name, Number, Weight) of a part 'taste' say what is better"
        raise ProgramError(Problem(words, str(encoding.path)))


def rate_taste(
    encoding: Encoding, atoms: Iterable[clingo.Symbol], constants: Mapping[str, str]
) -> Taste:
    """Return the rating that the part `taste` derives from the true atoms of a puzzle.

    All figures of one name count for the merit. No limit bounds the grounding.

    Raises:
        ProgramError: clingo rejects the part, or a figure is no whole number.
    """
    facts = grounding.derive_facts(encoding, TASTE[0], atoms, constants, NO_LIMITS, [FIGURE])
    figures: dict[str, int] = {}
    merit = 0
    for fact in sorted(facts):
        name, number, weight = fact.arguments
        if {number.type, weight.type} != {clingo.SymbolType.Number}:
            words = f"{fact}: expected taste(Name, Number, Weight), with whole numbers"
            raise ProgramError(Problem(words, str(encoding.path)))
        figures[say(name)] = number.number
        merit += number.number * weight.number
    return Taste(figures, merit)
