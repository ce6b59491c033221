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


NAMES = ("areas", "cages")
"""The fields whose values are names, of which only sameness counts."""


def wrong(row: Row, kind: Kind, size: Place) -> str | None:
    """What is wrong with the arguments of a fact on a board of a size, in words; None: nothing."""
    for value, term in zip(row, kind.terms, strict=True):
        words = TERMS.get(term, ())
        if words and value not in words:
            return f"expected {', '.join(words[:-1])} or {words[-1]} instead of {value}"
    return off_board(kind.where, row[: kind.keys], size)


def rows(found: object, kind: Kind) -> list[Row]:
    """The arguments of all facts that say what a field holds."""
    if not found and found != 0:
        return []
    if isinstance(found, Mapping):
        rows = [_flat(key) + _flat(value) for key, value in found.items()]
        return sorted(rows, key=lambda row: [(isinstance(term, str), term) for term in row])
    if kind.keys == 0:
        return [_flat(found)]
    assert isinstance(found, frozenset)
    return sorted(found)


def _flat(value: object) -> Row:
    return tuple(value) if isinstance(value, tuple) else (value,)  # type: ignore[return-value]


def field_of(arguments: Sequence[Row], kind: Kind) -> Any:
    """What a field holds if facts have these arguments: the other way round than `rows`."""
    if kind.keys == len(kind.terms):
        return frozenset(arguments)
    is_one = len(kind.terms) == kind.keys + 1
    values: dict[Any, Any] = {
        row[: kind.keys]: row[-1] if is_one else row[kind.keys :] for row in arguments
    }
    if kind.keys == 0:
        return values.get(())
    return numbered(values) if kind.field in NAMES else values


# ---- From diagrams to facts ------------------------------------------------------------------

_SHIFTED = ("number", "solution")
"""The kinds whose numbers a format may count otherwise."""
_INSTEAD = {"shaded": "block", "unknown": "block"}
"""What a board shows that the encoding has no facts for, and what it may mean there."""
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
    """What the text says besides, in words."""

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
    """What facts on one line have in common: the row, or the side of the board and the line."""
    if len(arguments) < 3:
        return None
    is_beside = arguments[0].type != clingo.SymbolType.Number
    return arguments[:2] if is_beside else arguments[0]


def kinds_of(encoding: Encoding) -> dict[str, str]:
    """The word of `board(Kind, Predicate)` for each predicate; of an unknown kind, too."""
    return {say(predicate): say(what) for what, predicate in _told(encoding, "board", 2)}


def games(encoding: Encoding, format_name: str) -> list[Game]:
    """What a format calls the puzzle."""
    told = [*_told(encoding, "exchange", 2), *_told(encoding, "exchange", 3)]
    named = [[*map(say, words), ""][:2] for known, *words in told if say(known) == format_name]
    flags = {
        say(flag) for known, flag, *_ in _told(encoding, "flag", 5) if say(known) == format_name
    }
    return [Game(name, style, frozenset(flags)) for name, style in named]


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
    """What a diagram says, as facts of the encoding; `name` is what messages call it.

    Raises:
        ProgramError: it says something that the encoding has no facts for.
    """
    means = _Meanings(encoding, format_name, name)
    diagram = means.known(diagram)
    instance = [_fact("size", diagram.rows, diagram.cols)]
    answer: list[clingo.Symbol] = []
    for what, kind in KINDS.items():
        found = rows(getattr(diagram, kind.field), kind)
        less = rows(getattr(diagram, kind.denied), kind) if kind.denied else []
        if found or less:
            predicate, shift = means.of(what), means.offset if what in _SHIFTED else 0
            told = [_fact(predicate, *_shifted(row, shift)) for row in found]
            told += [_fact(predicate, *row, holds=False) for row in less]
            (answer if kind.is_answer else instance).extend(told)
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
    """What facts and atoms of an encoding say, as a diagram.

    `source` is where they stand, or what messages call that.

    Raises:
        ProgramError: there is no size, or a fact that no diagram can show, or not beside another.
    """
    means = _Meanings(encoding, format_name, source)
    said: dict[_Key, tuple[Row, clingo.Symbol]] = {}
    for fact in symbols:
        key, row = means.read(fact)
        earlier = said.setdefault(key, (row, fact))
        if earlier[0] != row:
            raise ProgramError(problem_at(f"{fact}: {earlier[1]} says otherwise", source, fact))
    size = said.pop(("size", ()), None)
    if size is None:
        raise ProgramError(problem_at("there is no fact size(Rows,Cols)", source))
    rows_cols = (int(size[0][0]), int(size[0][1]))
    found: dict[str, list[Row]] = {}
    for (name, _), (row, fact) in said.items():
        words = wrong(row, _BY_FIELD[name], rows_cols)
        if words is not None:
            raise ProgramError(problem_at(f"{fact}: {words}", source, fact))
        kind = _BY_FIELD[name]
        numbers = (n for n, term in zip(row, kind.terms, strict=True) if term == "n")
        if not kind.is_answer and any(not 0 <= int(number) <= HIGHEST for number in numbers):
            words = f"{format_name} cannot say {fact}: only numbers from 0 to {HIGHEST}"
            raise ProgramError(problem_at(words, source, fact))
        found.setdefault(name, []).append(row)
    fields = {name: field_of(told, _BY_FIELD[name]) for name, told in found.items()}
    height, width = fields.get("boxes", (1, 1))
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
    is_solved = any(_BY_FIELD[name].is_answer for name in fields)
    return Diagram(*rows_cols, **fields, is_solved=is_solved, flags=flags)


_Key = tuple[str, Row]
"""A field of a diagram, and the key in it."""
_BY_FIELD = {field: kind for kind in KINDS.values() for field in (kind.field, kind.denied) if field}


def problem_at(words: str, source: Instance | str, fact: clingo.Symbol | None = None) -> Problem:
    """What is wrong with a fact, at the last place where it stands, if that is known."""
    if isinstance(source, str):
        return Problem(words, source)
    return source.problem(words, [one for one in source.facts if one.symbol == fact][-1:])


def solved(encoding: Encoding, found: Diagram) -> Diagram:
    """The diagram as a solution: where a solution has numbers, those that stand in it."""
    means = _Meanings(encoding, "", "")
    if found.is_solved or "solution" not in means.predicates:
        return replace(found, is_solved=True)
    return replace(found, numbers={}, solution=found.numbers, is_solved=True)


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
            told = (diagram.numbers, diagram.solution)
            numbers, solution = ({p: n for p, n in t.items() if n not in self.empty} for t in told)
            diagram = replace(diagram, numbers=numbers, solution=solution)
        for what, other in _INSTEAD.items():
            field = KINDS[what].field
            if what not in self.predicates and other in self.predicates:
                blocks = diagram.blocks | getattr(diagram, field)
                diagram = replace(diagram, **{"blocks": blocks, field: frozenset()})
        known = formats.known().get(self._format)
        is_drawing = known is not None and known.is_loose
        if is_drawing and "count" not in self.predicates:
            diagram = replace(diagram, count=None)  # it may be a figure
        if is_drawing and "piece" not in self.predicates:
            diagram = replace(diagram, pieces=frozenset())  # the rules have a list of their own
        if is_drawing and not {"circle", "centre"} & self.predicates.keys():
            circles = {p: told for p, told in diagram.circles.items() if p not in diagram.numbers}
            diagram = replace(diagram, circles=circles)  # those around numbers are looks
        for what, other in _CALLED.items():
            fields = KINDS[what].field, KINDS[other].field
            own, others = (getattr(diagram, field) for field in fields)
            is_free = what not in self.predicates and other in self.predicates and not others
            if own and is_free:
                diagram = replace(diagram, **{fields[0]: {}, fields[1]: own})
        diagram = self._elsewhere(diagram)
        if diagram.boxes is not None and "boxes" not in self.predicates:
            diagram = replace(diagram, boxes=None, areas=in_boxes(diagram, diagram.boxes))
        if not diagram.areas and diagram.boxes is None and "boxes" in self.predicates:
            return replace(diagram, boxes=square_boxes(diagram.rows))
        return diagram

    def _elsewhere(self, diagram: Diagram) -> Diagram:
        """The diagram with what looks like another kind of things as the encoding's own.

        A text tells one of several numbers like any number, one line like any link, and a centre
        like a circle.
        """
        lacks = {what: what not in self.predicates for what in KINDS}
        if lacks["number"] and not lacks["numbers"]:
            single = {(*place, 1): n for place, n in diagram.numbers.items()}
            diagram = replace(diagram, numbers={}, several={**diagram.several, **single})
        if lacks["links"]:
            alone = {line: n for line, n in diagram.bridges.items() if line not in diagram.links}
            diagram = replace(diagram, bridges=alone)
        elif lacks["link"]:
            bridges = {**dict.fromkeys(diagram.links, 1), **diagram.bridges}
            diagram = replace(diagram, bridges=bridges, links=frozenset())
        if not lacks["centre"] and lacks["circle"]:
            centres = {(2 * row, 2 * col) for row, col in diagram.circles}
            diagram = replace(diagram, circles={}, centres=diagram.centres | centres)
        if not lacks["centre"] and lacks["between"]:
            steps = {"right": (0, 1), "bottom": (1, 0)}
            sides = ((2 * r, 2 * c, steps[side]) for r, c, side in diagram.between)
            centres = {(y + down, x + right) for y, x, (down, right) in sides}
            diagram = replace(diagram, between={}, centres=diagram.centres | centres)
        return diagram

    def read(self, fact: clingo.Symbol) -> tuple[_Key, Row]:
        """Which field of a diagram a fact says, with which key there, and its arguments.

        Raises:
            ProgramError: it says nothing that the format can say.
        """
        if fact.match("size", 2):
            if not _matches(fact.arguments, "nn"):
                words = f"{fact} is not made of whole numbers"
                raise ProgramError(problem_at(words, self._source, fact))
            return ("size", ()), tuple(map(_value, fact.arguments))
        what = self._what.get(fact.name, "")
        kind = KINDS.get(what)
        if not (kind and _matches(fact.arguments, kind.terms) and (fact.positive or kind.denied)):
            words = f"{self._encoding.path} does not say how to write {fact} in {self._format}"
            raise ProgramError(problem_at(words, self._source, fact))
        row = tuple(map(_value, fact.arguments))
        if what in _SHIFTED:
            if row[-1] in self.empty:
                words = f"cannot say the number {row[-1]}: it stands for an empty cell"
                raise ProgramError(problem_at(f"{self._format} {words}", self._source, fact))
            row = _shifted(row, -self.offset)
        return (kind.field if fact.positive else kind.denied, row[: kind.keys]), row


_WORD, _NUMBER = clingo.SymbolType.Function, clingo.SymbolType.Number
_TYPES = {"n": _NUMBER, **dict.fromkeys(TERMS, _WORD)}


def _matches(arguments: Sequence[clingo.Symbol], terms: str) -> bool:
    """Whether arguments are of the types that a kind has."""
    return len(arguments) == len(terms) and all(
        argument.type == _TYPES[term]
        for argument, term in zip(arguments, terms, strict=True)
        if term in _TYPES
    )


def _value(argument: clingo.Symbol) -> int | str:
    return argument.number if argument.type == clingo.SymbolType.Number else str(argument)


def _shifted(row: Row, shift: int) -> Row:
    """The arguments with a number at their end that is counted otherwise."""
    last = row[-1]
    return (*row[:-1], last + shift) if shift and isinstance(last, int) else row


def _told(encoding: Encoding, name: str, arity: int) -> Sequence[Sequence[clingo.Symbol]]:
    return sorted(encoding.told(name, arity))


def _fact(name: str, *arguments: int | str, holds: bool = True) -> clingo.Symbol:
    terms = [clingo.Number(a) if isinstance(a, int) else clingo.Function(a) for a in arguments]
    return clingo.Function(name, terms, holds)
