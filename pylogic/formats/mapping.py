"""Diagrams to facts and back: the kinds of things on a board, and their names in `about`.

exchange(Format, Name)          the format's name for the puzzle
exchange(Format, Name, Style)   and which of its ways of writing it uses
board(Kind, Predicate)          the facts for one of the kinds of things on a board
offset(Format, N)               the number to add to the format's numbers
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
    box_areas,
    number_areas,
    size_mistake,
    squarest_box,
)
from pylogic.rules import syntax
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import Instance
from pylogic.rules.parts import FRAME
from pylogic.rules.symbols import Place, say
from pylogic.rules.vocabulary import KINDS, TERMS, Kind, describe_off_board

Row = tuple[int | str, ...]
"""The arguments of a fact."""
SIZE = Kind(0, "nn", "the size")
"""The kind of the fact size(Rows, Cols), which no diagram lists."""

NAMES = ("area", "cage")
"""The kinds whose values are names, of which only sameness counts."""


def find_mistake(row: Row, kind: Kind, size: Place) -> str | None:
    """Return the mistake in a fact's arguments, a wrong word or a place off the board, or None."""
    for value, term in zip(row, kind.terms, strict=True):
        words = TERMS.get(term, ())
        if words and value not in words:
            return f"expected {', '.join(words[:-1])} or {words[-1]} instead of {value}"
    return describe_off_board(kind.where, row[: kind.keys], size)


def arguments_of(place: Any, value: Any) -> Row:
    """Return the arguments of the fact that gives a place this value; True and False add none."""
    keys = place if isinstance(place, tuple) else (place,)
    if isinstance(value, bool):
        return keys
    return (*keys, *(value if isinstance(value, tuple) else (value,)))


def entry_of(row: Row, kind: Kind, *, holds: bool = True) -> tuple[Row, Any]:
    """Return the place, a tuple, and the value that a fact with these arguments states or denies.

    One value is bare, several are a tuple; only a kind without values has `holds` as its value.
    """
    place, value = row[: kind.keys], row[kind.keys :]
    if not value:
        return place, holds
    return place, value[0] if len(value) == 1 else value


# ---- From diagrams to facts ------------------------------------------------------------------

_SHIFTED = ("number", "solution")
"""The kinds whose numbers a format may count with an offset."""
_BLOCK_LIKE = {"shaded": "block", "unknown": "block"}
"""Kinds that an encoding may lack, each with the kind that it then means."""
_VALUED_LIKE = {"area": "cage", "number": "solution"}
"""The same for kinds that have values."""


@dataclass(frozen=True)
class Facts:
    """A diagram as the facts and constants of an encoding."""

    instance: tuple[clingo.Symbol, ...]
    answer: tuple[clingo.Symbol, ...] = ()
    """The atoms of a solution."""
    is_solved: bool = False
    constants: Mapping[str, int | str] = field(default_factory=dict)
    lost: tuple[str, ...] = ()
    """The parts of the text that the facts leave out, in words."""

    @property
    def text(self) -> str:
        """The facts without the answer, each predicate and row on a line, then the constants."""
        constants = (f"{setting}\n" for setting in constant_statements(self.constants))
        return facts_by_row(self.instance) + "".join(constants)


def constant_statements(constants: Mapping[str, int | str]) -> list[str]:
    """Return the statements that give constants their values and override the rules' own."""
    return [f"#const {name} = {value}. [override]" for name, value in constants.items()]


def facts_by_row(symbols: Iterable[clingo.Symbol]) -> str:
    """Return facts as text, with successive facts of a predicate and a row on one line."""
    lines: list[str] = []
    last: tuple[str, Any] | None = None
    for fact in symbols:
        key = (fact.name, _group(fact.arguments))
        if key == last:
            lines[-1] += f" {fact}."
        else:
            lines.append(f"{fact}.")
        last = key
    return "\n".join(lines) + "\n"


def _group(arguments: Sequence[clingo.Symbol]) -> Any:
    """Return the part that facts on one line share: the row, the side and line, or None."""
    if len(arguments) < 3:
        return None
    is_beside = arguments[0].type != clingo.SymbolType.Number
    return arguments[:2] if is_beside else arguments[0]


def kinds_of(encoding: Encoding) -> dict[str, str]:
    """Return the kind of each predicate, by `board(Kind, Predicate)`, even if KINDS lacks it."""
    return {say(predicate): say(kind) for kind, predicate in _about(encoding, "board", 2)}


def games(encoding: Encoding, format_name: str) -> list[Game]:
    """Return a game for each name and style of the puzzle in a format; [] if it has no name."""
    statements = [*_about(encoding, "exchange", 2), *_about(encoding, "exchange", 3)]
    names = [[*map(say, rest), ""][:2] for other, *rest in statements if say(other) == format_name]
    flags = {
        say(flag) for other, flag, *_ in _about(encoding, "flag", 5) if say(other) == format_name
    }
    kinds = frozenset(kinds_of(encoding).values())
    return [Game(name, style, frozenset(flags), kinds) for name, style in names]


def formats_of(encoding: Encoding, name: str) -> list[str]:
    """Return the formats that call the puzzle by a name; they may be unknown, or there twice."""
    statements = [*_about(encoding, "exchange", 2), *_about(encoding, "exchange", 3)]
    return [say(other) for other, puzzle, *_ in statements if say(puzzle) == name]


def unique_variants(
    encoding: Encoding, settled: Mapping[str, str], is_unique: Callable[[Mapping[str, int]], bool]
) -> dict[str, int]:
    """Return the variants of `about`, as constants with values, under which an instance is unique.

    Each is tried alone, except constants that are `settled` already; `is_unique` tells whether an
    instance has one answer under a constant's value. Of several such values the highest counts.
    """
    variants = ((say(name), value.number) for name, value in _about(encoding, "variant", 2))
    return {n: value for n, value in variants if n not in settled and is_unique({n: value})}


def facts_of_diagram(encoding: Encoding, diagram: Diagram, format_name: str, name: str) -> Facts:
    """Return a diagram as facts of the encoding; messages call the text `name`.

    The size comes first. A thing that the encoding has no facts for, or a variant that is on and
    that it does not know, raises ProgramError.
    """
    meanings = _Meanings(encoding, format_name, name)
    diagram = meanings.translate(diagram)
    instance = [make_fact("size", diagram.rows, diagram.cols)]
    answer: list[clingo.Symbol] = []
    for word, kind in KINDS.items():
        if diagram[word]:
            predicate = meanings.predicate_of(word)
            shift = meanings.offset if word in _SHIFTED else 0
            things = diagram[word].items()
            rows = ((value is False, arguments_of(place, value)) for place, value in things)
            (answer if kind.is_answer else instance).extend(
                make_fact(predicate, *_shift_last(row, shift), holds=not is_denied)
                for is_denied, row in sorted(rows, key=_sort_key)
            )
    constants = {}
    for flag, is_on in diagram.flags.items():
        if flag in meanings.flags:
            constant, on, off = meanings.flags[flag]
            constants[constant] = on if is_on else off
        elif is_on:
            words = f"the variant {flag!r} of {format_name}: {encoding.path} does not know it"
            raise ProgramError(Problem(words, name))
    own = changed_constants(encoding, constants)
    return Facts(tuple(instance), tuple(answer), diagram.is_solved, own)


def changed_constants(
    encoding: Encoding, constants: Mapping[str, int | str]
) -> dict[str, int | str]:
    """Return those constants that an encoding has, but with another value.

    Constants of the part `frame` are left out: a finished board does not depend on such wishes.
    """
    wishes = syntax.constants(encoding.parts.get(FRAME, ()))
    usual = {name: value for name, value in encoding.constants.items() if name not in wishes}
    return {n: v for n, v in constants.items() if n in usual and str(v) != usual[n]}


def diagram_of_facts(
    encoding: Encoding,
    symbols: Iterable[clingo.Symbol],
    format_name: str,
    constants: Mapping[str, str],
    source: Instance | str,
) -> Diagram:
    """Return the diagram that facts and atoms of an encoding describe.

    Areas and cages get new numbers, and numbers lose the format's offset. `source` is the instance
    that holds the facts, or its name, for messages. ProgramError: there is no size, or a fact that
    no diagram can show, or that contradicts another; the same fact twice is no mistake.
    """
    meanings = _Meanings(encoding, format_name, source)
    contents: dict[tuple[str, Row], tuple[Any, Row, clingo.Symbol]] = {}
    for fact in symbols:
        word, row = meanings.parse_fact(fact)
        kind = KINDS[word] if word else SIZE
        place, value = entry_of(row, kind, holds=fact.positive)
        earlier = contents.setdefault((word, place), (value, row, fact))
        if earlier[0] != value:
            raise ProgramError(problem_at(f"{fact}: {earlier[2]} says otherwise", source, fact))
    size = contents.pop(("", ()), None)
    if size is None:
        raise ProgramError(problem_at("there is no fact size(Rows,Cols)", source))
    rows_cols: Place = size[0]
    kinds: dict[str, dict[Any, Any]] = {}
    for (word, place), (value, row, fact) in contents.items():
        kind = KINDS[word]
        words = find_mistake(row, kind, rows_cols)
        if words is not None:
            raise ProgramError(problem_at(f"{fact}: {words}", source, fact))
        numbers = (n for n, term in zip(row, kind.terms, strict=True) if term == "n")
        is_written = format_name and not kind.is_answer
        if is_written and any(not 0 <= int(number) <= HIGHEST for number in numbers):
            words = f"{format_name} cannot say {fact}: only numbers from 0 to {HIGHEST}"
            raise ProgramError(problem_at(words, source, fact))
        kinds.setdefault(word, {})[place] = value
    kinds |= {word: {**number_areas(kinds[word])} for word in NAMES if word in kinds}
    height, width = kinds.get("boxes", {}).get((), (1, 1))
    words = size_mistake(*rows_cols)
    if words is None and min(height, width) < 1:
        words = f"boxes of {height} rows and {width} columns have no cells"
    if words is not None:
        raise ProgramError(problem_at(words, source))
    values = {**encoding.constants, **constants}
    flags = {
        flag: values.get(constant) == str(on)
        for flag, (constant, on, off) in meanings.flags.items()
        if values.get(constant) in (str(on), str(off))
    }
    is_solved = any(KINDS[word].is_answer for word in kinds)
    return Diagram(*rows_cols, kinds, is_solved, flags)


def _sort_key(row: tuple[bool, Row]) -> tuple[Any, ...]:
    """Return the key that puts facts in reading order, numbers before words, denials at the end."""
    return row[0], *((isinstance(term, str), term) for term in row[1])


def problem_at(words: str, source: Instance | str, fact: clingo.Symbol | None = None) -> Problem:
    """Return a problem at the last place of a fact in its source, else with the source's name."""
    if isinstance(source, str):
        return Problem(words, source)
    return source.problem(words, [other for other in source.facts if other.symbol == fact][-1:])


def as_solution(encoding: Encoding, board: Diagram) -> Diagram:
    """Return a diagram as a solution, with its numbers as the solution's, if the encoding has such.

    A diagram that is solved already stays as it is.
    """
    meanings = _Meanings(encoding, "", "")
    if board.is_solved or "solution" not in meanings.predicates:
        return replace(board, is_solved=True)
    return replace(board.put(number={}, solution=board["number"]), is_solved=True)


class _Meanings:
    """The kinds of a diagram that an encoding's predicates mean, and a format's variants."""

    def __init__(self, encoding: Encoding, format_name: str, source: Instance | str) -> None:
        """Read the encoding's `about`; if its kinds are missing or unknown, raise ProgramError."""
        self._encoding, self._format, self._source = encoding, format_name, source
        statements = _about(encoding, "board", 2)
        self.predicates = {say(word): say(predicate) for word, predicate in statements}
        if not self.predicates:
            words = "the part 'about' does not say what a board means: board(number, predicate)"
            raise ProgramError(Problem(words, str(encoding.path)))
        unknown = next((word for word in self.predicates if word not in KINDS), None)
        if unknown is not None:
            words = f"board({unknown}, {self.predicates[unknown]}): there is no such kind of things"
            words += f"; there are {', '.join(KINDS)}"
            raise ProgramError(Problem(words, str(encoding.path)))
        offsets = {say(other): n.number for other, n in _about(encoding, "offset", 2)}
        self.offset = offsets.get(format_name, 0)
        empties = _about(encoding, "empty", 2)
        self.empty = {number.number for other, number in empties if say(other) == format_name}
        self.flags = {
            say(flag): (say(constant), on.number, off.number)
            for other, flag, constant, on, off in _about(encoding, "flag", 5)
            if say(other) == format_name
        }
        """For each variant that the format names its constant, and the values for on and off."""
        self.is_of_areas = any(say(word) == "areas" for (word,) in _about(encoding, "symmetry", 1))
        self._words = {predicate: word for word, predicate in self.predicates.items()}

    def predicate_of(self, word: str) -> str:
        """Return the predicate of a kind; raise ProgramError if the encoding has none."""
        if word not in self.predicates:
            words = f"{self._encoding.path} has no facts for {KINDS[word].says}"
            raise ProgramError(problem_at(words, self._source))
        return self.predicates[word]

    def translate(self, diagram: Diagram) -> Diagram:
        """Return the diagram in kinds that the encoding has, with boxes or areas as it needs them.

        Numbers that stand for an empty cell, and things of loose formats that may be only looks,
        are left out; things of other kinds that the encoding lacks stay.
        """
        if self.empty:
            for word in _SHIFTED:
                numbers = {p: n for p, n in diagram[word].items() if n not in self.empty}
                diagram = diagram.put(**{word: numbers})
        for word, substitute in _BLOCK_LIKE.items():
            if word not in self.predicates and substitute in self.predicates:
                added = dict.fromkeys(diagram.places_of(word), True)
                denied = {p: v for p, v in diagram[word].items() if v is False}
                diagram = diagram.add({substitute: added}).put(**{word: denied})
        if "unknown" not in self.predicates and self.is_of_areas:
            diagram = diagram.put(unknown={})  # an area without a number means the same
        known = formats.by_name().get(self._format)
        is_drawing = known is not None and known.is_loose
        if is_drawing and "count" not in self.predicates:
            diagram = diagram.put(count={})  # it may be a figure of the search
        if is_drawing and "piece" not in self.predicates:
            diagram = diagram.put(piece={})  # the rules list their own pieces
        if is_drawing and not {"circle", "centre"} & self.predicates.keys():
            circles = {p: c for p, c in diagram["circle"].items() if p not in diagram["number"]}
            diagram = diagram.put(circle=circles)  # circles around numbers are looks
        for word, substitute in _VALUED_LIKE.items():
            is_free = word not in self.predicates and substitute in self.predicates
            if is_free and diagram[word] and not diagram[substitute]:
                diagram = diagram.put(**{word: {}, substitute: diagram[word]})
        diagram = self._move_lookalikes(diagram)
        if diagram.boxes is not None and "boxes" not in self.predicates:
            diagram = diagram.put(boxes={}, area=box_areas(diagram, diagram.boxes))
        if not diagram["area"] and diagram.boxes is None and "boxes" in self.predicates:
            return diagram.put(boxes={(): squarest_box(diagram.rows)})
        return diagram

    def _move_lookalikes(self, diagram: Diagram) -> Diagram:
        """Return the diagram with things that look like another kind moved to the encoding's kind.

        A text shows one of several numbers like any number, one line like any link, and a centre
        like a circle.
        """
        lacks = {word: word not in self.predicates for word in KINDS}
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

    def parse_fact(self, fact: clingo.Symbol) -> tuple[str, Row]:
        """Return a fact's kind, "" for the size, and its arguments without the format's offset.

        A fact of no kind, or that the format cannot express, raises ProgramError.
        """
        row = tuple(map(_python_value, fact.arguments))
        word = "" if fact.name == "size" else self._words.get(fact.name, "?")
        kind = KINDS.get(word)
        if not word and len(row) == 2:
            if not _has_terms(row, SIZE.terms):
                words = f"{fact} is not made of whole numbers"
                raise ProgramError(problem_at(words, self._source, fact))
            return word, row
        can_hold = kind is not None and (fact.positive or kind.is_deniable)
        if not (kind and can_hold and _has_terms(row, kind.terms)):
            words = f"{self._encoding.path} does not say how to write {fact} in {self._format}"
            raise ProgramError(problem_at(words, self._source, fact))
        if word in _SHIFTED:
            if row[-1] in self.empty:
                words = f"cannot say the number {row[-1]}: it stands for an empty cell"
                raise ProgramError(problem_at(f"{self._format} {words}", self._source, fact))
            row = _shift_last(row, -self.offset)
        return word, row


def _has_terms(row: Row, terms: str) -> bool:
    """Return True if arguments are as many numbers and plain words as a kind's terms demand."""
    if len(row) != len(terms):
        return False
    for value, term in zip(row, terms, strict=True):
        if term != "i" and isinstance(value, int) != (term == "n"):
            return False
        if isinstance(value, str) and value[0] in '"#' and term != "i":
            return False
    return True


def _python_value(argument: clingo.Symbol) -> int | str:
    """Return a number as an int, and any other term as clingo writes it, a string with quotes."""
    try:
        return argument.number  # faster than asking for its type first
    except RuntimeError:
        return str(argument)


def _shift_last(row: Row, shift: int) -> Row:
    """Return the arguments, the last one increased by `shift` if it is a number."""
    last = row[-1]
    return (*row[:-1], last + shift) if shift and isinstance(last, int) else row


def _about(encoding: Encoding, name: str, arity: int) -> Sequence[Sequence[clingo.Symbol]]:
    """Return the arguments of each fact of this name and arity in an encoding's `about`, sorted."""
    return sorted(encoding.read_about(name, arity))


def make_fact(name: str, *arguments: int | str, holds: bool = True) -> clingo.Symbol:
    """Return the atom with these numbers, and words as constants; its denial unless it `holds`."""
    terms = [clingo.Number(a) if isinstance(a, int) else clingo.Function(a) for a in arguments]
    return clingo.Function(name, terms, holds)
