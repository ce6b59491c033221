"""Diagrams to facts and back, as the encoding's `about` part says.

exchange(Format, Name)          what the format calls the puzzle
exchange(Format, Name, Style)   and which of its ways of writing it uses
board(What, Predicate)          the fact for a number, unknown, shaded, solution or area in a
                                cell, or for the boxes
offset(Format, N)               what to add to the format's numbers
flag(Format, Flag, Constant, On, Off)   the values of a constant for a variant of the rules
variant(Constant, Value)        a variant to try where the strict rules leave not one answer
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import clingo

from pylogic.errors import Problem, ProgramError
from pylogic.formats.diagram import LARGEST, Diagram, Game, square_boxes
from pylogic.rules.encoding import Encoding
from pylogic.rules.symbols import Place, say

_SAYS = {
    "number": "numbers in cells",
    "unknown": "cells with an unknown clue",
    "shaded": "black cells",
    "solution": "the numbers of a solution",
    "area": "areas",
    "boxes": "boxes",
}


@dataclass(frozen=True)
class Facts:
    """A diagram as an encoding knows it."""

    instance: tuple[clingo.Symbol, ...]
    answer: tuple[clingo.Symbol, ...] = ()
    """The atoms of a solution."""
    is_solved: bool = False
    constants: Mapping[str, int | str] = field(default_factory=dict)

    @property
    def text(self) -> str:
        """An instance: the facts of each predicate on lines of their own, row by row."""
        constants = (f"#const {n} = {value}. [override]\n" for n, value in self.constants.items())
        return row_by_row(self.instance) + "".join(constants)


def row_by_row(symbols: Iterable[clingo.Symbol]) -> str:
    """Facts as text, those of a predicate and a row on one line."""
    lines: list[str] = []
    last: tuple[str, Any] | None = None
    for fact in symbols:
        key = (fact.name, fact.arguments[0] if len(fact.arguments) > 2 else None)
        if key == last:
            lines[-1] += f" {fact}."
        else:
            lines.append(f"{fact}.")
        last = key
    return "\n".join(lines) + "\n"


def games(encoding: Encoding, format_name: str) -> list[Game]:
    """What a format calls the puzzle."""
    return [game for name, game in _exchanges(encoding) if name == format_name]


def formats_of(encoding: Encoding, name: str) -> list[str]:
    """The formats that call the puzzle by a name."""
    return [known for known, game in _exchanges(encoding) if game.name == name]


def variants(encoding: Encoding) -> dict[str, int]:
    """The constants to try, with their values, where the strict rules leave not one answer."""
    return {say(name): value.number for name, value in _told(encoding, "variant", 2)}


def facts(encoding: Encoding, diagram: Diagram, format_name: str, name: str) -> Facts:
    """What a diagram says, as facts of the encoding; `name` is what messages call it.

    Raises:
        ProgramError: it says something that the encoding has no facts for.
    """
    means = _Meanings(encoding, format_name, name)
    instance = [_fact("size", diagram.rows, diagram.cols)]
    boxes = diagram.boxes
    if not diagram.areas and boxes is None and "boxes" in means.predicates:
        boxes = square_boxes(diagram.rows)
    if boxes:
        instance.append(_fact(means.of("boxes"), *boxes))
    instance += means.numbers("area", diagram.areas, 0)
    instance += means.numbers("number", diagram.numbers, means.offset)
    instance += means.cells("unknown", diagram.unknown)
    answer = means.cells("shaded", diagram.shaded) if diagram.shaded else []
    answer += means.numbers("solution", diagram.solution, means.offset)
    constants = {
        say(constant): (on if diagram.flags[say(flag)] else off).number
        for known, flag, constant, on, off in _told(encoding, "flag", 5)
        if say(known) == format_name and say(flag) in diagram.flags
    }
    defaults = encoding.constants
    changed = {n: value for n, value in constants.items() if str(value) != defaults.get(n)}
    known = {say(flag) for f, flag, *_ in _told(encoding, "flag", 5) if say(f) == format_name}
    for flag, is_on in diagram.flags.items():
        if is_on and flag not in known:
            words = f"the variant {flag!r} of {format_name}: {encoding.path} does not know it"
            raise ProgramError(Problem(words, name))
    return Facts(tuple(instance), tuple(answer), diagram.is_solved, changed)


def diagram(
    encoding: Encoding,
    symbols: Iterable[clingo.Symbol],
    format_name: str,
    constants: Mapping[str, str],
    name: str,
) -> Diagram:
    """What facts and atoms of an encoding say, as a diagram.

    Raises:
        ProgramError: there is no size, or a fact that no diagram can show.
    """
    means = _Meanings(encoding, format_name, name)
    size: Place | None = None
    boxes: Place | None = None
    cells: dict[str, dict[Place, int]] = {what: {} for what in _SAYS}
    for fact in symbols:
        what = means.meaning(fact)
        values = [argument.number for argument in fact.arguments]
        if what == "size":
            size = (values[0], values[1])
        elif what == "boxes":
            boxes = (values[0], values[1])
        else:
            row, column, *rest = values
            shift = means.offset if what in ("number", "solution") else 0
            cells[what][row, column] = rest[0] - shift if rest else 1
    if size is None:
        raise ProgramError(Problem("there is no fact size(Rows,Cols)", name))
    _check_sizes(size, boxes, name)
    for place in {place for found in cells.values() for place in found}:
        if not (1 <= place[0] <= size[0] and 1 <= place[1] <= size[1]):
            raise ProgramError(Problem(f"the cell {place[0]},{place[1]} is off the board", name))
    values_now = {**encoding.constants, **constants}
    flags = {
        say(flag): values_now.get(say(constant)) == str(on)
        for known, flag, constant, on, _off in _told(encoding, "flag", 5)
        if say(known) == format_name
    }
    return Diagram(
        *size,
        numbers=cells["number"],
        unknown=frozenset(cells["unknown"]),
        areas=_renumbered(cells["area"]),
        boxes=boxes,
        shaded=frozenset(cells["shaded"]),
        solution=cells["solution"],
        is_solved=bool(cells["shaded"] or cells["solution"]),
        flags=flags,
    )


def _check_sizes(size: Place, boxes: Place | None, name: str) -> None:
    """Whether a board has cells, not too many, and boxes that cut it.

    Raises:
        ProgramError: it has not.
    """
    rows, cols = size
    words = ""
    if rows < 1 or cols < 1:
        words = f"a board of {rows} rows and {cols} columns has no cells"
    elif rows * cols > LARGEST:
        words = f"a board of {rows} x {cols} cells is too large: at most {LARGEST} fit"
    elif boxes is not None and min(boxes) < 1:
        words = f"boxes of {boxes[0]} rows and {boxes[1]} columns have no cells"
    if words:
        raise ProgramError(Problem(words, name))


def solved(encoding: Encoding, found: Diagram) -> Diagram:
    """The diagram as a solution: where a solution has numbers, those that stand in it."""
    means = _Meanings(encoding, "", "")
    if found.is_solved or "solution" not in means.predicates:
        return Diagram(**{**found.__dict__, "is_solved": True})
    return Diagram(
        **{**found.__dict__, "numbers": {}, "solution": found.numbers, "is_solved": True}
    )


class _Meanings:
    """Which fact of an encoding says what of a diagram."""

    def __init__(self, encoding: Encoding, format_name: str, name: str) -> None:
        self._encoding, self._format, self._name = encoding, format_name, name
        told = _told(encoding, "board", 2)
        self.predicates = {say(what): say(predicate) for what, predicate in told}
        if not self.predicates:
            words = "the part 'about' does not say what a board means: board(number, predicate)"
            raise ProgramError(Problem(words, str(encoding.path)))
        offsets = {say(known): n.number for known, n in _told(encoding, "offset", 2)}
        self.offset = offsets.get(format_name, 0)
        self._what = {predicate: what for what, predicate in self.predicates.items()}

    def of(self, what: str) -> str:
        if what not in self.predicates:
            words = f"{self._encoding.path} has no facts for {_SAYS[what]}"
            raise ProgramError(Problem(words, self._name))
        return self.predicates[what]

    def numbers(
        self, what: str, found: Mapping[Place, int], shift: int
    ) -> Iterator[clingo.Symbol] | list[clingo.Symbol]:
        if not found:
            return []
        name = self.of(what)
        return [_fact(name, *place, value + shift) for place, value in sorted(found.items())]

    def cells(self, what: str, found: Iterable[Place]) -> list[clingo.Symbol]:
        return [_fact(self.of(what), *place) for place in sorted(found)]

    def meaning(self, fact: clingo.Symbol) -> str:
        arity = len(fact.arguments)
        is_flat = all(a.type == clingo.SymbolType.Number for a in fact.arguments)
        if fact.match("size", 2) and is_flat:
            return "size"
        what = self._what.get(fact.name)
        expected = {"boxes": 2, "unknown": 2, "shaded": 2}.get(what or "", 3)
        if what == "area" and arity == 3:
            is_flat = all(a.type == clingo.SymbolType.Number for a in fact.arguments[:2])
        if fact.match("size", 2) and not is_flat:
            raise ProgramError(Problem(f"{fact} is not made of whole numbers", self._name))
        if what is None or arity != expected or not is_flat:
            words = f"{self._encoding.path} does not say how to write {fact} in {self._format}"
            raise ProgramError(Problem(words, self._name))
        return what


def _exchanges(encoding: Encoding) -> Iterator[tuple[str, Game]]:
    for known, name in _told(encoding, "exchange", 2):
        yield say(known), Game(say(name))
    for known, name, style in _told(encoding, "exchange", 3):
        yield say(known), Game(say(name), say(style))


def _told(encoding: Encoding, name: str, arity: int) -> list[list[clingo.Symbol]]:
    return [fact.arguments for fact in sorted(encoding.about) if fact.match(name, arity)]


def _renumbered(areas: Mapping[Place, int]) -> dict[Place, int]:
    """Areas by numbers from 1, in the order of their first cells."""
    numbers: dict[int, int] = {}
    for place in sorted(areas):
        numbers.setdefault(areas[place], len(numbers) + 1)
    return {place: numbers[areas[place]] for place in sorted(areas)}


def _fact(name: str, *arguments: int) -> clingo.Symbol:
    return clingo.Function(name, [clingo.Number(argument) for argument in arguments])


def check_game(encoding: Encoding, format_name: str, game: str | None, name: str) -> None:
    """Whether a board is one of the encoding's puzzle, if it says what it is.

    Raises:
        ProgramError: it is another puzzle.
    """
    known = [known.name for known in games(encoding, format_name)]
    if game is not None and known and game not in known:
        words = f"this is a puzzle {game!r}; {encoding.name} is called {' or '.join(known)}"
        raise ProgramError(Problem(words, name))
