"""Diagrams to facts and back: the kinds of things on a board, and what `about` calls them.

exchange(Format, Name)          what the format calls the puzzle
exchange(Format, Name, Style)   and which of its ways of writing it uses
board(What, Predicate)          the facts for one of the kinds of things on a board
offset(Format, N)               what to add to the format's numbers
empty(Format, N)                the number that stands for an empty cell
flag(Format, Flag, Constant, On, Off)   the values of a constant for a variant of the rules
variant(Constant, Value)        a variant to try where the strict rules leave not one answer
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import clingo

from pylogic import formats
from pylogic.errors import Problem, ProgramError
from pylogic.formats.diagram import (
    HIGHEST,
    Diagram,
    Game,
    in_boxes,
    numbered,
    square_boxes,
    wrong_size,
)
from pylogic.rules import syntax
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import Instance
from pylogic.rules.parts import FRAME
from pylogic.rules.symbols import Place, say
from pylogic.rules.vocabulary import KINDS, TERMS, Kind, off_board

Row = tuple[int | str, ...]
"""The arguments of a fact."""
SIZE = Kind(0, "nn", "the size")

NAMES = ("area", "cage")
"""The kinds whose values are names, of which only sameness counts."""


def wrong(row: Row, kind: Kind, size: Place) -> str | None:
    """The problem of a fact's arguments on a board of a size, in words; None if there is none."""
    for value, term in zip(row, kind.terms, strict=True):
        words = TERMS.get(term, ())
        if words and value not in words:
            return f"expected {', '.join(words[:-1])} or {words[-1]} instead of {value}"
    return off_board(kind.where, row[: kind.keys], size)


def row_of(place: Any, value: Any) -> Row:
    """The arguments of the fact that says what stands at a place."""
    key = place if isinstance(place, tuple) else (place,)
    if isinstance(value, bool):
        return key
    return (*key, *(value if isinstance(value, tuple) else (value,)))


def entry_of(row: Row, kind: Kind, *, holds: bool = True) -> tuple[Row, Any]:
    """The place and the value that a fact with these arguments says, or denies."""
    place, value = row[: kind.keys], row[kind.keys :]
    if not value:
        return place, holds
    return place, value[0] if len(value) == 1 else value


# ---- From diagrams to facts ------------------------------------------------------------------

_SHIFTED = ("number", "solution")
"""The kinds whose numbers a format may count otherwise."""
_INSTEAD = {"shaded": "block", "unknown": "block"}
"""Kinds without facts in the encoding, each with the kind that it may mean there."""
_CALLED = {"area": "cage", "number": "solution"}
"""The same of what has values."""


@dataclass(frozen=True)
class Facts:
    """A diagram as an encoding knows it."""

    instance: tuple[clingo.Symbol, ...]
    answer: tuple[clingo.Symbol, ...] = ()
    """The atoms of a solution."""
    is_solved: bool = False
    constants: Mapping[str, int | str] = field(default_factory=dict)
    lost: tuple[str, ...] = ()
    """The parts of the text that the facts leave out, in words."""

    @property
    def text(self) -> str:
        """An instance: the facts of each predicate on lines of their own, row by row."""
        constants = (f"{setting}\n" for setting in settings(self.constants))
        return row_by_row(self.instance) + "".join(constants)


def settings(constants: Mapping[str, int | str]) -> list[str]:
    """The statements that give constants their values, whatever the rules say."""
    return [f"#const {name} = {value}. [override]" for name, value in constants.items()]


def row_by_row(symbols: Iterable[clingo.Symbol]) -> str:
    """Facts as text, those of a predicate and a row on one line."""
    lines: list[str] = []
    last: tuple[str, Any] | None = None
    for fact in symbols:
        key = (fact.name, _line(fact.arguments))
        if key == last:
            lines[-1] += f" {fact}."
        else:
            lines.append(f"{fact}.")
        last = key
    return "\n".join(lines) + "\n"


def _line(arguments: Sequence[clingo.Symbol]) -> Any:
    """The common part of facts on one line: the row, or the side of the board and the line."""
    if len(arguments) < 3:
        return None
    is_beside = arguments[0].type != clingo.SymbolType.Number
    return arguments[:2] if is_beside else arguments[0]


def kinds_of(encoding: Encoding) -> dict[str, str]:
    """The word of `board(Kind, Predicate)` for each predicate; of an unknown kind, too."""
    return {say(predicate): say(what) for what, predicate in _told(encoding, "board", 2)}


def games(encoding: Encoding, format_name: str) -> list[Game]:
    """The names of the puzzle in a format, as games."""
    told = [*_told(encoding, "exchange", 2), *_told(encoding, "exchange", 3)]
    named = [[*map(say, words), ""][:2] for known, *words in told if say(known) == format_name]
    flags = {
        say(flag) for known, flag, *_ in _told(encoding, "flag", 5) if say(known) == format_name
    }
    kinds = frozenset(kinds_of(encoding).values())
    return [Game(name, style, frozenset(flags), kinds) for name, style in named]


def formats_of(encoding: Encoding, name: str) -> list[str]:
    """The formats that call the puzzle by a name."""
    told = [*_told(encoding, "exchange", 2), *_told(encoding, "exchange", 3)]
    return [say(known) for known, called, *_ in told if say(called) == name]


def unique_under(
    encoding: Encoding, known: Mapping[str, str], is_unique: Callable[[Mapping[str, int]], bool]
) -> dict[str, int]:
    """The constants, with their values, under each of which an instance has one answer.

    Tried are those that `about` calls variants, but for the constants that are `known` already;
    `is_unique` says of a constant with its value whether there is one answer under it.
    """
    tried = ((say(name), value.number) for name, value in _told(encoding, "variant", 2))
    return {n: value for n, value in tried if n not in known and is_unique({n: value})}


def facts(encoding: Encoding, diagram: Diagram, format_name: str, name: str) -> Facts:
    """A diagram as facts of the encoding; `name` is what messages call it.

    Raises:
        ProgramError: it says something that the encoding has no facts for.
    """
    means = _Meanings(encoding, format_name, name)
    diagram = means.known(diagram)
    instance = [_fact("size", diagram.rows, diagram.cols)]
    answer: list[clingo.Symbol] = []
    for what, kind in KINDS.items():
        if diagram[what]:
            predicate, shift = means.of(what), means.offset if what in _SHIFTED else 0
            said = diagram[what].items()
            rows = ((value is False, row_of(place, value)) for place, value in said)
            (answer if kind.is_answer else instance).extend(
                _fact(predicate, *_shifted(row, shift), holds=not is_denied)
                for is_denied, row in sorted(rows, key=_in_order)
            )
    constants = {}
    for flag, is_on in diagram.flags.items():
        if flag in means.flags:
            constant, on, off = means.flags[flag]
            constants[constant] = on if is_on else off
        elif is_on:
            words = f"the variant {flag!r} of {format_name}: {encoding.path} does not know it"
            raise ProgramError(Problem(words, name))
    own = changed(encoding, constants)
    return Facts(tuple(instance), tuple(answer), diagram.is_solved, own)


def changed(encoding: Encoding, constants: Mapping[str, int | str]) -> dict[str, int | str]:
    """The constants of an encoding that have another value than usual.

    Without those that stand in the part `frame`: wishes, of which a finished board knows nothing.
    """
    wishes = syntax.constants(encoding.parts.get(FRAME, ()))
    usual = {name: value for name, value in encoding.constants.items() if name not in wishes}
    return {n: v for n, v in constants.items() if n in usual and str(v) != usual[n]}


def diagram(
    encoding: Encoding,
    symbols: Iterable[clingo.Symbol],
    format_name: str,
    constants: Mapping[str, str],
    source: Instance | str,
) -> Diagram:
    """The facts and atoms of an encoding as a diagram.

    `source` is where they stand, or what messages call that.

    Raises:
        ProgramError: there is no size, or a fact that no diagram can show, or not beside another.
    """
    means = _Meanings(encoding, format_name, source)
    said: dict[tuple[str, Row], tuple[Any, Row, clingo.Symbol]] = {}
    for fact in symbols:
        what, row = means.read(fact)
        kind = KINDS[what] if what else SIZE
        place, value = entry_of(row, kind, holds=fact.positive)
        earlier = said.setdefault((what, place), (value, row, fact))
        if earlier[0] != value:
            raise ProgramError(problem_at(f"{fact}: {earlier[2]} says otherwise", source, fact))
    size = said.pop(("", ()), None)
    if size is None:
        raise ProgramError(problem_at("there is no fact size(Rows,Cols)", source))
    rows_cols: Place = size[0]
    kinds: dict[str, dict[Any, Any]] = {}
    for (what, place), (value, row, fact) in said.items():
        kind = KINDS[what]
        words = wrong(row, kind, rows_cols)
        if words is not None:
            raise ProgramError(problem_at(f"{fact}: {words}", source, fact))
        numbers = (n for n, term in zip(row, kind.terms, strict=True) if term == "n")
        if (
            format_name
            and not kind.is_answer
            and any(not 0 <= int(number) <= HIGHEST for number in numbers)
        ):
            words = f"{format_name} cannot say {fact}: only numbers from 0 to {HIGHEST}"
            raise ProgramError(problem_at(words, source, fact))
        kinds.setdefault(what, {})[place] = value
    kinds |= {what: {**numbered(kinds[what])} for what in NAMES if what in kinds}
    height, width = kinds.get("boxes", {}).get((), (1, 1))
    words = wrong_size(*rows_cols)
    if words is None and min(height, width) < 1:
        words = f"boxes of {height} rows and {width} columns have no cells"
    if words is not None:
        raise ProgramError(problem_at(words, source))
    values = {**encoding.constants, **constants}
    flags = {
        flag: values.get(constant) == str(on)
        for flag, (constant, on, off) in means.flags.items()
        if values.get(constant) in (str(on), str(off))
    }
    is_solved = any(KINDS[what].is_answer for what in kinds)
    return Diagram(*rows_cols, kinds, is_solved, flags)


def place_of(encoding: Encoding, fact: clingo.Symbol) -> tuple[str, Row]:
    """The kind of the things that a fact of a board says, and where they stand."""
    what = {**kinds_of(encoding), "size": "size"}.get(fact.name, "")
    keys = KINDS[what].keys if what in KINDS else 0
    return what, tuple(map(_value, fact.arguments[:keys]))


def _in_order(row: tuple[bool, Row]) -> tuple[Any, ...]:
    """Cells in reading order, numbers before words, and what is denied at the end."""
    return row[0], *((isinstance(term, str), term) for term in row[1])


def problem_at(words: str, source: Instance | str, fact: clingo.Symbol | None = None) -> Problem:
    """The problem of a fact, at the last place where it stands, if that is known."""
    if isinstance(source, str):
        return Problem(words, source)
    return source.problem(words, [one for one in source.facts if one.symbol == fact][-1:])


def solved(encoding: Encoding, found: Diagram) -> Diagram:
    """The diagram as a solution: where a solution has numbers, those that stand in it."""
    means = _Meanings(encoding, "", "")
    if found.is_solved or "solution" not in means.predicates:
        return replace(found, is_solved=True)
    return replace(found.put(number={}, solution=found["number"]), is_solved=True)


class _Meanings:
    """Which fact of an encoding says what of a diagram."""

    def __init__(self, encoding: Encoding, format_name: str, source: Instance | str) -> None:
        self._encoding, self._format, self._source = encoding, format_name, source
        told = _told(encoding, "board", 2)
        self.predicates = {say(what): say(predicate) for what, predicate in told}
        if not self.predicates:
            words = "the part 'about' does not say what a board means: board(number, predicate)"
            raise ProgramError(Problem(words, str(encoding.path)))
        unknown = next((what for what in self.predicates if what not in KINDS), None)
        if unknown is not None:
            words = f"board({unknown}, {self.predicates[unknown]}): there is no such kind of things"
            raise ProgramError(
                Problem(f"{words}; there are {', '.join(KINDS)}", str(encoding.path))
            )
        offsets = {say(known): n.number for known, n in _told(encoding, "offset", 2)}
        self.offset = offsets.get(format_name, 0)
        told_empty = _told(encoding, "empty", 2)
        self.empty = {number.number for known, number in told_empty if say(known) == format_name}
        self.flags = {
            say(flag): (say(constant), on.number, off.number)
            for known, flag, constant, on, off in _told(encoding, "flag", 5)
            if say(known) == format_name
        }
        """For each variant that the format names its constant, and the values for on and off."""
        self.is_of_areas = any(say(word) == "areas" for (word,) in _told(encoding, "symmetry", 1))
        self._what = {predicate: what for what, predicate in self.predicates.items()}

    def of(self, what: str) -> str:
        if what not in self.predicates:
            words = f"{self._encoding.path} has no facts for {KINDS[what].says}"
            raise ProgramError(problem_at(words, self._source))
        return self.predicates[what]

    def known(self, diagram: Diagram) -> Diagram:
        """The diagram in the kinds that the encoding has, with the boxes that it needs.

        Numbers that stand for an empty cell are left out.
        """
        if self.empty:
            for what in _SHIFTED:
                told = {p: n for p, n in diagram[what].items() if n not in self.empty}
                diagram = diagram.put(**{what: told})
        for what, other in _INSTEAD.items():
            if what not in self.predicates and other in self.predicates:
                same = dict.fromkeys(diagram.places_of(what), True)
                denied = {p: v for p, v in diagram[what].items() if v is False}
                diagram = diagram.add({other: same}).put(**{what: denied})
        if "unknown" not in self.predicates and self.is_of_areas:
            diagram = diagram.put(unknown={})  # an area that has no number is the same
        known = formats.known().get(self._format)
        is_drawing = known is not None and known.is_loose
        if is_drawing and "count" not in self.predicates:
            diagram = diagram.put(count={})  # it may be a figure
        if is_drawing and "piece" not in self.predicates:
            diagram = diagram.put(piece={})  # the rules have a list of their own
        if is_drawing and not {"circle", "centre"} & self.predicates.keys():
            circles = {p: c for p, c in diagram["circle"].items() if p not in diagram["number"]}
            diagram = diagram.put(circle=circles)  # those around numbers are looks
        for what, other in _CALLED.items():
            is_free = what not in self.predicates and other in self.predicates
            if is_free and diagram[what] and not diagram[other]:
                diagram = diagram.put(**{what: {}, other: diagram[what]})
        diagram = self._elsewhere(diagram)
        if diagram.boxes is not None and "boxes" not in self.predicates:
            diagram = diagram.put(boxes={}, area=in_boxes(diagram, diagram.boxes))
        if not diagram["area"] and diagram.boxes is None and "boxes" in self.predicates:
            return diagram.put(boxes={(): square_boxes(diagram.rows)})
        return diagram

    def _elsewhere(self, diagram: Diagram) -> Diagram:
        """The diagram with what looks like another kind of things as the encoding's own.

        A text tells one of several numbers like any number, one line like any link, and a centre
        like a circle.
        """
        lacks = {what: what not in self.predicates for what in KINDS}
        if lacks["number"] and not lacks["numbers"]:
            single = {(*place, 1): n for place, n in diagram["number"].items()}
            diagram = diagram.put(number={}).add({"numbers": single})
        if lacks["links"]:
            alone = {line: n for line, n in diagram["links"].items() if line not in diagram["link"]}
            diagram = diagram.put(links=alone)
        elif lacks["link"]:
            single = dict.fromkeys(diagram.places_of("link"), 1)
            denied = {line: v for line, v in diagram["link"].items() if v is False}
            diagram = diagram.put(links={**single, **diagram["links"]}, link=denied)
        if not lacks["centre"] and lacks["circle"]:
            centres = {(2 * row, 2 * col): True for row, col in diagram["circle"]}
            diagram = diagram.put(circle={}).add({"centre": centres})
        if not lacks["centre"] and lacks["between"]:
            steps = {"right": (0, 1), "bottom": (1, 0)}
            sides = ((2 * r, 2 * c, steps[side]) for r, c, side in diagram["between"])
            centres = {(y + down, x + right): True for y, x, (down, right) in sides}
            diagram = diagram.put(between={}).add({"centre": centres})
        return diagram

    def read(self, fact: clingo.Symbol) -> tuple[str, Row]:
        """The kind of the things that a fact says, none for the size; and its arguments.

        Raises:
            ProgramError: it says nothing that the format can say.
        """
        row = tuple(map(_value, fact.arguments))
        what = "" if fact.name == "size" else self._what.get(fact.name, "?")
        kind = KINDS.get(what)
        if not what and len(row) == 2:
            if not _matches(row, SIZE.terms):
                words = f"{fact} is not made of whole numbers"
                raise ProgramError(problem_at(words, self._source, fact))
            return what, row
        can_hold = kind is not None and (fact.positive or kind.is_deniable)
        if not (kind and can_hold and _matches(row, kind.terms)):
            words = f"{self._encoding.path} does not say how to write {fact} in {self._format}"
            raise ProgramError(problem_at(words, self._source, fact))
        if what in _SHIFTED:
            if row[-1] in self.empty:
                words = f"cannot say the number {row[-1]}: it stands for an empty cell"
                raise ProgramError(problem_at(f"{self._format} {words}", self._source, fact))
            row = _shifted(row, -self.offset)
        return what, row


def _matches(row: Row, terms: str) -> bool:
    """Whether arguments are numbers and words as a kind has them."""
    if len(row) != len(terms):
        return False
    for value, term in zip(row, terms, strict=True):
        if term != "i" and isinstance(value, int) != (term == "n"):
            return False
        if isinstance(value, str) and value[0] in '"#' and term != "i":
            return False
    return True


def _value(argument: clingo.Symbol) -> int | str:
    """A number, or any other term as text."""
    try:
        return argument.number  # to ask for its type first takes twice as long
    except RuntimeError:
        return str(argument)


def _shifted(row: Row, shift: int) -> Row:
    """The arguments with a number at their end that is counted otherwise."""
    last = row[-1]
    return (*row[:-1], last + shift) if shift and isinstance(last, int) else row


def _told(encoding: Encoding, name: str, arity: int) -> Sequence[Sequence[clingo.Symbol]]:
    return sorted(encoding.told(name, arity))


def _fact(name: str, *arguments: int | str, holds: bool = True) -> clingo.Symbol:
    terms = [clingo.Number(a) if isinstance(a, int) else clingo.Function(a) for a in arguments]
    return clingo.Function(name, terms, holds)
