"""An answer's atoms -> what the parts `view` and `score` make of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import clingo

from pylogic.draw.board import Board, read
from pylogic.errors import Problem, ProgramError
from pylogic.rules.encoding import Encoding
from pylogic.rules.symbols import say
from pylogic.solving import grounding
from pylogic.solving.process import Limits

VIEW, SCORE = "view", "score"
_DOES = {VIEW: "drawn", SCORE: "scored"}
Scores = Mapping[str, str | int]


def board(
    encoding: Encoding,
    atoms: Iterable[clingo.Symbol],
    constants: Mapping[str, str],
    limits: Limits,
    scores: Scores | None = None,
) -> Board:
    """What the part `view` draws when the atoms, and no others, are true; scores stand under it.

    Raises:
        ProgramError: there is no `view` part, or it says what no board can show.
        StoppedError: a limit or Ctrl-C ended the drawing.
    """
    drawing = _derive(encoding, VIEW, atoms, constants, limits)
    return read(drawing, str(encoding.path), scores)


def scores(
    encoding: Encoding,
    atoms: Iterable[clingo.Symbol],
    constants: Mapping[str, str],
    limits: Limits,
) -> Scores:
    """The figures that the part `score` reads off the atoms, by name.

    Raises:
        ProgramError: there is no `score` part, or clingo rejects it.
        StoppedError: a limit or Ctrl-C ended it.
    """
    found: dict[str, str | int] = {}
    for fact in _derive(encoding, SCORE, atoms, constants, limits):
        if fact.match("score", 2):
            name, value = fact.arguments
            is_number = value.type == clingo.SymbolType.Number
            found[say(name)] = value.number if is_number else say(value)
    return found


def _derive(
    encoding: Encoding,
    part: str,
    atoms: Iterable[clingo.Symbol],
    constants: Mapping[str, str],
    limits: Limits,
) -> tuple[clingo.Symbol, ...]:
    if not encoding.has(part):
        problem = f"there is no part {part!r}: nothing can be {_DOES[part]}"
        raise ProgramError(Problem(problem, str(encoding.path)))
    return grounding.derive(encoding, part, atoms, constants, limits).facts
