"""An answer's atoms -> what the parts `view` and `score` make of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import clingo

from pylogic.draw.board import Board
from pylogic.draw.reading import read
from pylogic.errors import Problem, ProgramError
from pylogic.rules.encoding import Encoding
from pylogic.rules.limits import Limits
from pylogic.rules.parts import PARTS, SCORE, VIEW
from pylogic.rules.symbols import say, unpack
from pylogic.rules.syntax import Signature
from pylogic.solving import grounding
from pylogic.solving.outcome import Answer
from pylogic.solving.task import Task

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
    return read(drawing, str(encoding.path), scores, limits)


def drawn(encoding: Encoding, answer: Answer, limits: Limits) -> Board:
    """An answer as the part `view` draws it, with its scores; what the search derived is used.

    Raises:
        ProgramError, StoppedError: as `board`.
    """
    derived = answer.drawing[0] if answer.drawing else None
    facts = (
        _derive(encoding, VIEW, answer.atoms, answer.constants, limits)
        if derived is None
        else unpack(derived)
    )
    figures = scored(encoding, answer, limits) if SCORE in encoding.parts else {}
    return read(facts, str(encoding.path), figures, limits)


def scored(encoding: Encoding, answer: Answer, limits: Limits) -> Scores:
    """The figures of an answer by name; see `scores`. What the search derived is used."""
    derived = answer.drawing[1] if answer.drawing else None
    if derived is not None:
        return _named(unpack(derived))
    return scores(encoding, answer.atoms, answer.constants, limits)


def draw(task: Task, limits: Limits) -> Board:
    """What the part `view` draws of an instance, without an answer.

    Raises:
        OptionError, ProgramError, StoppedError: as `board`, or the instance makes no sense.
    """
    facts = grounding.ground(task, limits).facts
    return board(task.encoding, facts, task.values, limits)


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
    return _named(_derive(encoding, SCORE, atoms, constants, limits))


def _named(facts: Iterable[clingo.Symbol]) -> Scores:
    found: dict[str, str | int] = {}
    for name, value in (fact.arguments for fact in facts):
        is_number = value.type == clingo.SymbolType.Number
        found[say(name)] = value.number if is_number else say(value)
    return found


def _derive(
    encoding: Encoding,
    part: Signature,
    atoms: Iterable[clingo.Symbol],
    constants: Mapping[str, str],
    limits: Limits,
) -> tuple[clingo.Symbol, ...]:
    if part not in encoding.parts:
        problem = f"there is no part {part[0]!r}: nothing can be {_DOES[part]}"
        raise ProgramError(Problem(problem, str(encoding.path)))
    return grounding.derive(encoding, part[0], atoms, constants, limits, PARTS[part]).facts
