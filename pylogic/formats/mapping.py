"""Diagrams to facts and back, by what the part `about` of an encoding says of its predicates.

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
from itertools import groupby
from typing import Any, NoReturn

import clingo

from pylogic import formats
from pylogic.draw.notation import squarest_box
from pylogic.errors import Problem, ProgramError
from pylogic.formats.diagram import (
    HIGHEST,
    Diagram,
    Game,
    Kinds,
    areas_of_boxes,
    find_size_mistake,
    renumber_areas,
)
from pylogic.rules import syntax
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import Instance
from pylogic.rules.parts import FRAME
from pylogic.rules.symbols import Place, say
from pylogic.rules.vocabulary import KINDS, TERMS, Kind, describe_off_board

Row = tuple[int | str, ...]
"""The arguments of a fact, as numbers and words."""
SIZE = Kind(0, "nn", "the size")
"""The kind of the fact size(Rows, Cols), which no diagram lists."""

NAMED_KINDS = ("area", "cage")
"""The kinds whose values are names, of which only sameness counts."""


def find_row_mistake(row: Row, kind: Kind, size: Place) -> str | None:
    """Return the mistake in a row, a wrong word or a place off the board, in words; else None."""
    for value, term in zip(row, kind.terms, strict=True):
        words = TERMS.get(term, ())
        if words and value not in words:
            return f"expected {', '.join(words[:-1])} or {words[-1]} instead of {value}"
    return describe_off_board(kind.where, row[: kind.keys], size)


def join_row(place: Any, value: Any) -> Row:
    """Return the row of the fact that gives a place this value; True and False add no argument."""
    keys = place if isinstance(place, tuple) else (place,)
    if isinstance(value, bool):
        return keys
    return (*keys, *(value if isinstance(value, tuple) else (value,)))


def split_row(row: Row, kind: Kind, *, holds: bool) -> tuple[Row, Any]:
    """Return (place, value) of a row: the place is a tuple, the value a tuple if it has many parts.

    A kind without values has the value `holds`, which is False for a fact with a minus.
    """
    place, value = row[: kind.keys], row[kind.keys :]
    if not value:
        return place, holds
    return place, value[0] if len(value) == 1 else value


# ---- From diagrams to facts ------------------------------------------------------------------

_SHIFTED = ("number", "solution")
"""The kinds whose numbers get the `offset` of a format."""
_Change = Callable[[Any, Any], tuple[Any, Any]]
_STEPS = {"right": (0, 1), "bottom": (1, 0)}


def _rename(place: Any, value: Any) -> tuple[Any, Any]:
    """Return the place and the value of a thing whose kind alone changes."""
    return place, value


def _place_in_halves(place: Any, _value: Any) -> tuple[Any, Any]:
    """Return the place in halves of cells, as of a centre, of a cell or a side."""
    down, right = _STEPS[place[2]] if len(place) > 2 else (0, 0)
    return (2 * place[0] + down, 2 * place[1] + right), True


_SIMILAR: Sequence[tuple[str, str, _Change]] = (
    ("shaded", "block", lambda place, _: (place, True)),
    ("unknown", "block", lambda place, _: (place, True)),
    ("area", "cage", _rename),
    ("number", "solution", _rename),
    ("number", "numbers", lambda place, number: ((*place, 1), number)),
    ("link", "links", lambda place, _: (place, 1)),
    ("circle", "centre", _place_in_halves),
    ("between", "centre", _place_in_halves),
)
"""(kind that an encoding may lack, similar kind that it has, how a thing of the first becomes one
of the second): a text may show one like the other, such as one of several numbers like any."""


@dataclass(frozen=True)
class Facts:
    """A board as facts, atoms of its solution, and constants of an encoding."""

    instance: tuple[clingo.Symbol, ...]
    answer: tuple[clingo.Symbol, ...] = ()
    """The atoms of a solution."""
    is_solved: bool = False
    constants: Mapping[str, int | str] = field(default_factory=dict)
    lost: tuple[str, ...] = ()
    """The parts of the text that the facts leave out, in words."""

    @property
    def text(self) -> str:
        """The program: facts without the answer, a row of a predicate a line, then constants."""
        constants = (f"{setting}\n" for setting in constant_statements(self.constants))
        return format_facts(self.instance) + "".join(constants)


def constant_statements(constants: Mapping[str, int | str]) -> list[str]:
    """Return a statement `#const NAME = VALUE. [override]` for each constant."""
    return [f"#const {name} = {value}. [override]" for name, value in constants.items()]


def format_facts(symbols: Iterable[clingo.Symbol]) -> str:
    """Return facts as a program: successive facts of a predicate and a row stand on one line.

    Facts beside the board share a line if they have the same side and number.
    """

    def line_of(fact: clingo.Symbol) -> tuple[str, Sequence[clingo.Symbol]]:
        """Return the predicate, and the first arguments of a fact that has more than two."""
        is_beside = fact.arguments[:1] and fact.arguments[0].type != clingo.SymbolType.Number
        count = 0 if len(fact.arguments) < 3 else 2 if is_beside else 1
        return fact.name, fact.arguments[:count]

    lines = (" ".join(f"{fact}." for fact in line) for _, line in groupby(symbols, line_of))
    return "\n".join(lines) + "\n"


def kinds_by_predicate(encoding: Encoding) -> dict[str, str]:
    """Return {predicate: kind} by `board(Kind, Predicate)`; the kinds need not be in KINDS."""
    return {say(predicate): say(kind) for kind, predicate in _read_about(encoding, "board", 2)}


def list_exchanges(encoding: Encoding) -> list[tuple[str, str, str]]:
    """Return (format, name, style), unchecked, of each fact `exchange` of `about`, sorted."""
    statements = [*_read_about(encoding, "exchange", 2), *_read_about(encoding, "exchange", 3)]
    said = ([*map(say, words), ""] for words in statements)
    return [(words[0], words[1], words[2]) for words in said]


def list_games(encoding: Encoding, format_name: str) -> list[Game]:
    """Return a game for each fact `exchange(Format, Name, Style)` of a format; [] without any."""
    flags = frozenset(_read_flags(encoding, format_name))
    kinds = frozenset(kinds_by_predicate(encoding).values())
    return [
        Game(name, style, flags, kinds)
        for other, name, style in list_exchanges(encoding)
        if other == format_name
    ]


def _read_flags(encoding: Encoding, format_name: str) -> dict[str, tuple[str, int, int]]:
    """Return {variant that a format names: (constant, its value for on, its value for off)}."""
    return {
        say(flag): (say(constant), on.number, off.number)
        for other, flag, constant, on, off in _read_about(encoding, "flag", 5)
        if say(other) == format_name
    }


def find_variants(
    encoding: Encoding, settled: Mapping[str, str], is_unique: Callable[[Mapping[str, int]], bool]
) -> dict[str, int]:
    """Return {constant: value} for each `variant(Constant, Value)` under which a board is unique.

    `is_unique` is called with each variant alone, except for `settled` constants. Of several values
    of a constant the highest counts.
    """
    variants = ((say(name), value.number) for name, value in _read_about(encoding, "variant", 2))
    return {n: value for n, value in variants if n not in settled and is_unique({n: value})}


def read_predicates(encoding: Encoding) -> dict[str, str]:
    """Return {kind: predicate} by `board(Kind, Predicate)`; ProgramError: none, or no such kind."""
    statements = _read_about(encoding, "board", 2)
    predicates = {say(word): say(predicate) for word, predicate in statements}
    if not predicates:
        words = "the part 'about' does not say what a board means: board(number, predicate)"
        raise ProgramError(Problem(words, str(encoding.path)))
    for unknown in (word for word in predicates if word not in KINDS):
        words = f"board({unknown}, {predicates[unknown]}): there is no such kind of things"
        words += f"; there are {', '.join(KINDS)}"
        raise ProgramError(Problem(words, str(encoding.path)))
    return predicates


def _read_numbers(encoding: Encoding, name: str, format_name: str) -> list[int]:
    """Return the numbers of the facts `offset` or `empty` for a format."""
    statements = _read_about(encoding, name, 2)
    return [number.number for other, number in statements if say(other) == format_name]


def adapt_kinds(encoding: Encoding, diagram: Diagram, format_name: str) -> Diagram:
    """Return a format's diagram whose things have moved to similar kinds that the encoding has.

    Numbers that stand for an empty cell, and things of a loose format that may be mere
    drawing, are left out. Other things of kinds that the encoding lacks stay.
    """
    predicates = read_predicates(encoding)
    lacks = {word: word not in predicates for word in KINDS}
    for empty in _read_numbers(encoding, "empty", format_name):
        for word in _SHIFTED:
            numbers = {p: n for p, n in diagram[word].items() if n != empty}
            diagram = diagram.put(**{word: numbers})
    if lacks["shaded"] and not lacks["block"]:  # a cell that is not played in is in no area
        blocks = diagram.places_of("shaded")
        areas = {place: name for place, name in diagram["area"].items() if place not in blocks}
        diagram = diagram.put(area=areas)
    symmetry = [say(word) for (word,) in encoding.read_about("symmetry", 1)]
    if lacks["unknown"] and "areas" in symmetry:
        diagram = diagram.put(unknown={})  # an area without a number means the same
    known = formats.by_name().get(format_name)
    if known is not None and known.is_loose:
        # A number may be a figure of the search, the rules may list pieces, circles may be looks.
        circles = diagram["circle"].items()
        loose = {p: c for p, c in circles if p not in diagram["number"] or not lacks["centre"]}
        looks: Kinds = {"count": {}, "piece": {}, "circle": loose}
        diagram = diagram.put(**{word: looks[word] for word in looks if lacks[word]})
    for word, similar, change in _SIMILAR:
        is_taken = change == _rename and diagram[similar]
        if lacks[word] and not lacks[similar] and not is_taken:
            things = {place: diagram[word][place] for place in diagram.places_of(word)}
            moved = dict(change(*thing) for thing in things.items())
            denied = {p: v for p, v in diagram[word].items() if p not in things}
            diagram = diagram.put(**{word: denied, similar: {**moved, **diagram[similar]}})
    if lacks["links"]:  # a double line may be drawn for a link
        alone = {line: n for line, n in diagram["links"].items() if line not in diagram["link"]}
        diagram = diagram.put(links=alone)
    if diagram.boxes is not None and lacks["boxes"]:
        diagram = diagram.put(boxes={}, area=areas_of_boxes(diagram, diagram.boxes))
    if not diagram["area"] and diagram.boxes is None and not lacks["boxes"]:
        return diagram.put(boxes={(): squarest_box(diagram.rows)})
    return diagram


def facts_of_diagram(encoding: Encoding, diagram: Diagram, format_name: str, name: str) -> Facts:
    """Return a format's diagram as facts of the encoding, the size first; messages use `name`.

    A thing for which the encoding has no facts, or an unknown variant that is on, raises
    ProgramError.
    """
    predicates = read_predicates(encoding)
    diagram = adapt_kinds(encoding, diagram, format_name)
    offset = sum(_read_numbers(encoding, "offset", format_name)[-1:])
    instance = [make_fact("size", diagram.rows, diagram.cols)]
    answer: list[clingo.Symbol] = []
    for word, kind in KINDS.items():
        if diagram[word]:
            if word not in predicates:
                raise ProgramError(Problem(f"{encoding.path} has no facts for {kind.says}", name))
            shift = offset if word in _SHIFTED else 0
            things = diagram[word].items()
            rows = ((value is False, join_row(place, value)) for place, value in things)
            (answer if kind.is_answer else instance).extend(
                make_fact(predicates[word], *_shift_last(row, shift), holds=not is_denied)
                for is_denied, row in sorted(rows, key=_sort_key)
            )
    flags = _read_flags(encoding, format_name)
    constants = {}
    for flag, is_on in diagram.flags.items():
        if flag in flags:
            constant, on, off = flags[flag]
            constants[constant] = on if is_on else off
        elif is_on:
            words = f"the variant {flag!r} of {format_name}: {encoding.path} does not know it"
            raise ProgramError(Problem(words, name))
    changed = changed_constants(encoding, constants)
    return Facts(tuple(instance), tuple(answer), diagram.is_solved, changed)


def changed_constants(
    encoding: Encoding, constants: Mapping[str, int | str]
) -> dict[str, int | str]:
    """Return the constants to which an encoding gives another value.

    Constants of the part `frame` are left out: only the generator of boards uses them.
    """
    of_frame = syntax.constants(encoding.parts.get(FRAME, ()))
    usual = {name: value for name, value in encoding.constants.items() if name not in of_frame}
    return {n: v for n, v in constants.items() if n in usual and str(v) != usual[n]}


def diagram_of_facts(
    encoding: Encoding,
    symbols: Iterable[clingo.Symbol],
    format_name: str,
    constants: Mapping[str, str],
    source: Instance | str,
) -> Diagram:
    """Return the diagram, for a format, that facts and atoms of a solution describe.

    Areas and cages get numbers for names; numbers lose the format's offset. `source`, for messages,
    is the instance that holds the facts, or its name. ProgramError: the size is missing, or a fact
    contradicts another, or no diagram can show it.
    """

    def fail(words: str, fact: clingo.Symbol | None = None) -> NoReturn:
        """Raise ProgramError with words, at the place of the fact if there is one."""
        raise ProgramError(fact_problem(words, source, fact))

    kinds_by_name = {"size": "", **{name: word for word, name in read_predicates(encoding).items()}}
    known = {"": SIZE, **KINDS}
    offset = sum(_read_numbers(encoding, "offset", format_name)[-1:])
    empty = _read_numbers(encoding, "empty", format_name)
    contents: dict[tuple[str, Row], tuple[Any, Row, clingo.Symbol]] = {}
    for fact in symbols:
        row = tuple(map(_python_value, fact.arguments))
        word = kinds_by_name.get(fact.name, "?")
        kind = known.get(word)
        if not (kind and _has_terms(row, kind.terms) and (fact.positive or kind.is_deniable)):
            if not word and len(row) == 2:
                fail(f"{fact} is not made of whole numbers", fact)
            fail(f"{encoding.path} does not say how to write {fact} in {format_name}", fact)
        if word in _SHIFTED:
            if row[-1] in empty:
                words = f"cannot say the number {row[-1]}: it stands for an empty cell"
                fail(f"{format_name} {words}", fact)
            row = _shift_last(row, -offset)
        place, value = split_row(row, kind, holds=fact.positive)
        earlier = contents.setdefault((word, place), (value, row, fact))
        if earlier[0] != value:
            fail(f"{fact}: {earlier[2]} says otherwise", fact)
    if ("", ()) not in contents:
        fail("there is no fact size(Rows,Cols)")
    size: Place = contents.pop(("", ()))[0]
    kinds: dict[str, dict[Any, Any]] = {}
    for (word, place), (value, row, fact) in contents.items():
        kind = KINDS[word]
        mistake = find_row_mistake(row, kind, size)
        if mistake is not None:
            fail(f"{fact}: {mistake}", fact)
        numbers = (n for n, term in zip(row, kind.terms, strict=True) if term == "n")
        is_written = format_name and not kind.is_answer
        if is_written and any(not 0 <= int(number) <= HIGHEST for number in numbers):
            fail(f"{format_name} cannot say {fact}: only numbers from 0 to {HIGHEST}", fact)
        kinds.setdefault(word, {})[place] = value
    kinds |= {word: {**renumber_areas(kinds[word])} for word in NAMED_KINDS if word in kinds}
    height, width = kinds.get("boxes", {}).get((), (1, 1))
    mistake = find_size_mistake(*size)
    if mistake is None and min(height, width) < 1:
        mistake = f"boxes of {height} rows and {width} columns have no cells"
    if mistake is not None:
        fail(mistake)
    values = {**encoding.constants, **constants}
    flags = {
        flag: values.get(constant) == str(on)
        for flag, (constant, on, off) in _read_flags(encoding, format_name).items()
        if values.get(constant) in (str(on), str(off))
    }
    is_solved = any(KINDS[word].is_answer for word in kinds)
    return Diagram(*size, kinds, is_solved, flags)


def _sort_key(row: tuple[bool, Row]) -> tuple[Any, ...]:
    """Return the key that sorts (is denied, row) into reading order, denied facts at the end."""
    return row[0], *((isinstance(term, str), term) for term in row[1])


def fact_problem(words: str, source: Instance | str, fact: clingo.Symbol | None = None) -> Problem:
    """Return a problem at the last line that states a fact, or at the source without a place."""
    if isinstance(source, str):
        return Problem(words, source)
    return source.problem(words, [other for other in source.facts if other.symbol == fact][-1:])


def as_solution(encoding: Encoding, board: Diagram) -> Diagram:
    """Return a solved diagram; its numbers become the solution's, if the encoding has the kind.

    The numbers of a diagram that is solved already stay as they are.
    """
    if board.is_solved or "solution" not in read_predicates(encoding):
        return replace(board, is_solved=True)
    return replace(board.put(number={}, solution=board["number"]), is_solved=True)


def _has_terms(row: Row, terms: str) -> bool:
    """Return True if a row has the numbers and words that a kind's `terms` demand, and no more."""
    if len(row) != len(terms):
        return False
    for value, term in zip(row, terms, strict=True):
        if term != "i" and isinstance(value, int) != (term == "n"):
            return False
        if isinstance(value, str) and value[0] in '"#' and term != "i":
            return False
    return True


def _python_value(argument: clingo.Symbol) -> int | str:
    """Return a number as an int, any other term as clingo prints it: a string has its quotes."""
    try:
        return argument.number  # faster than asking for its type first
    except RuntimeError:
        return str(argument)


def _shift_last(row: Row, shift: int) -> Row:
    """Return the row with its last argument increased by `shift`, if this is a number."""
    last = row[-1]
    return (*row[:-1], last + shift) if shift and isinstance(last, int) else row


def _read_about(encoding: Encoding, name: str, arity: int) -> Sequence[Sequence[clingo.Symbol]]:
    """Return the argument lists of the facts of `about` with a name and an arity, sorted."""
    return sorted(encoding.read_about(name, arity))


def make_fact(name: str, *arguments: int | str, holds: bool = True) -> clingo.Symbol:
    """Return the atom with these numbers and words, with a minus unless it `holds`."""
    terms = [clingo.Number(a) if isinstance(a, int) else clingo.Function(a) for a in arguments]
    return clingo.Function(name, terms, holds)
