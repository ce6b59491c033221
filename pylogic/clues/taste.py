"""The taste of setters: the figures that the part `taste` reads off a puzzle, and their sum."""

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
    """The figures of a puzzle by the part `taste`."""

    figures: Mapping[str, int]
    merit: int
    """The sum of the figures, each times its weight."""


def check_taste(encoding: Encoding) -> None:
    """Check that rules tell better puzzles from worse.

    Raises:
        ProgramError: they do not.
    """
    if TASTE not in encoding.parts or FIGURE not in encoding.derived(TASTE[0]):
        words = "no facts taste(Name, Number, Weight) of a part 'taste' say what is better"
        raise ProgramError(Problem(words, str(encoding.path)))


def taste(
    encoding: Encoding, atoms: Iterable[clingo.Symbol], constants: Mapping[str, str]
) -> Taste:
    """A puzzle's figures where these atoms are true: of the solution, of the clues, of the board.

    Raises:
        ProgramError: the part is wrong.
    """
    name, _ = TASTE
    found = grounding.derive(encoding, name, atoms, constants, NO_LIMITS, [FIGURE]).facts
    figures: dict[str, int] = {}
    merit = 0
    for fact in sorted(found):
        figure, *numbers = fact.arguments
        if any(number.type != clingo.SymbolType.Number for number in numbers):
            words = f"{fact}: expected taste(Name, Number, Weight), with whole numbers"
            raise ProgramError(Problem(words, str(encoding.path)))
        number, weight = (one.number for one in numbers)
        figures[say(figure)] = number
        merit += number * weight
    return Taste(figures, merit)
