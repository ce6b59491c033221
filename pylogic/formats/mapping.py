"""Boards to facts and back, by what the part `about` of an encoding says of its predicates.

`rules.vocabulary` says what `board`, `exchange`, `offset`, `empty`, `flag` and `variant` mean.
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
from pylogic.formats import diagram
from pylogic.formats.diagram import HIGHEST, Diagram, Game
from pylogic.rules import syntax
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import Instance
from pylogic.rules.parts import FRAME
from pylogic.rules.symbols import Place, Symbols, place_of, say, write_facts
from pylogic.rules.vocabulary import KINDS, TERMS, describe_off_board

NUMBER = clingo.SymbolType.Number
Row = tuple[int | str, ...]  # the arguments of a fact, as numbers and words
SIZE = "size"  # the predicate of the fact size(Rows, Cols), which is no kind of things on a board
NAMED_KINDS = ("area", "cage")  # the kinds whose values are names, of which only sameness counts
_SHIFTED = ("number", "solution")
"""The kinds whose numbers get the `offset` of a format, and may stand for an empty cell."""


@dataclass(frozen=True)
class Facts:
    """A board as facts, atoms of its solution, and constants of an encoding."""

    instance: Symbols
    answer: Symbols = ()
    """The atoms of a solution."""
    is_solved: bool = False
    constants: Mapping[str, int | str] = field(default_factory=dict)
    lost: tuple[str, ...] = ()
    """The parts of the text that the facts leave out, in words."""

    @property
    def settings(self) -> list[str]:
        """A statement `#const NAME = VALUE. [override]` for each constant."""
        return [f"#const {name} = {value}. [override]" for name, value in self.constants.items()]

    @property
    def text(self) -> str:
        """The program: facts without the answer, then constants.
        Successive facts of a predicate and a row, or of a line beside the board, share a line."""

        def line_of(fact: clingo.Symbol) -> tuple[str, Sequence[clingo.Symbol]]:
            """Return the predicate, and the first arguments of a fact that has more than two."""
            is_long = len(fact.arguments) > 2
            is_beside = is_long and fact.arguments[0].type != NUMBER
            return fact.name, fact.arguments[: is_long + is_beside]

        lines = (write_facts(line) for _, line in groupby(self.instance, line_of))
        return "\n".join([*lines, *self.settings, ""])


def make_fact(name: str, *arguments: int | str, holds: bool = True) -> clingo.Symbol:
    """Return the atom with these numbers and words, with a minus unless it `holds`."""
    terms = [clingo.Number(a) if isinstance(a, int) else clingo.Function(a) for a in arguments]
    return clingo.Function(name, terms, holds)


def join_row(place: Row, value: Any) -> Row:
    """Return the row of the fact that gives a place this value; True and False add no argument."""
    values = value if isinstance(value, tuple) else () if isinstance(value, bool) else (value,)
    return (*place, *values)


def _read_about(encoding: Encoding, name: str, arity: int, *first: str) -> list[list[Any]]:
    """Return the arguments of facts of `about`, numbers and words, sorted.
    With the name of a format as `first` argument they are those of the format, without its name."""
    rows = [
        [term.number if term.type == NUMBER else say(term) for term in terms]
        for terms in sorted(encoding.read_about(name, arity))
    ]
    return [row[len(first) :] for row in rows if (*row[: len(first)],) == first]


def kinds_by_predicate(encoding: Encoding) -> dict[str, str]:
    """Return {predicate: kind} by `board(Kind, Predicate)`; the kinds need not be in KINDS."""
    return {predicate: kind for kind, predicate in _read_about(encoding, "board", 2)}


def list_exchanges(encoding: Encoding) -> list[tuple[str, str, str]]:
    """Return (format, name, style), unchecked, of each fact `exchange` of `about`, sorted."""
    rows = [*_read_about(encoding, "exchange", 2), *_read_about(encoding, "exchange", 3)]
    return [(to, str(name), "".join(style)) for to, name, *style in rows]


def list_games(encoding: Encoding, format_name: str) -> list[Game]:
    """Return a game for each fact `exchange` of a format, or else one without a name.
    ProgramError: the format has no such style, or there is no such kind of things on a board."""
    flags = frozenset(flag for flag, *_ in _read_about(encoding, "flag", 5, format_name))
    kinds = kinds_by_predicate(encoding)
    for predicate, kind in kinds.items():
        if kind not in KINDS:
            words = f"board({kind}, {predicate}): there is no such kind of things; there are "
            raise ProgramError(Problem(words + ", ".join(KINDS), str(encoding.path)))
    known = formats.lookup(format_name)
    games = []
    for _, name, style in (each for each in list_exchanges(encoding) if each[0] == format_name):
        for word in style.split() if known.has_sections else filter(None, [style]):
            if word not in known.styles:
                styles = ", ".join(known.styles)
                words = f"exchange({format_name}, {name}, {word}): there is no such way to write"
                words += f"; there are {styles}" if styles else "; it has one only"
                raise ProgramError(Problem(words, str(encoding.path)))
        games.append(Game(name, style, flags, frozenset(kinds.values())))
    return games or [Game("", kinds=frozenset(kinds.values()))]


def changed_constants(
    encoding: Encoding, constants: Mapping[str, int | str]
) -> dict[str, int | str]:
    """Return the constants to which an encoding gives another value.
    Constants of the part `frame` are left out: only the generator of boards uses them."""
    of_frame = syntax.constants(encoding.parts.get(FRAME, ()))
    usual = {name: value for name, value in encoding.constants.items() if name not in of_frame}
    return {n: v for n, v in constants.items() if n in usual and str(v) != usual[n]}


_SIMILAR: Sequence[tuple[str, str, Callable[[Any, Any], tuple[Any, Any]]]] = (
    ("shaded", "block", lambda place, _: (place, True)),
    ("unknown", "block", lambda place, _: (place, True)),
    ("area", "cage", lambda place, name: (place, name)),
    ("number", "solution", lambda place, number: (place, number)),
    ("number", "numbers", lambda place, number: ((*place, 1), number)),
    ("link", "links", lambda place, _: (place, 1)),
    ("circle", "centre", lambda place, _: ((2 * place[0], 2 * place[1]), True)),
    ("between", "centre", lambda edge, _: (_find_middle(*edge), True)),
)
"""(kind that an encoding may lack, similar kind that it has, how a thing of the first becomes one
of the second): a text may show one like the other, such as one of several numbers like any."""


def _find_middle(row: int, column: int, side: str) -> Place:
    """Return the middle of a cell's right or bottom side, in halves of cells."""
    return 2 * row + (side == "bottom"), 2 * column + (side == "right")


def _adapt_kinds(encoding: Encoding, board: Diagram, format_name: str) -> Diagram:
    """Return a format's board whose things have moved to similar kinds that the encoding has.
    Numbers get the format's offset. Those that stand for an empty cell, and things of a loose
    format that may be mere drawing, are left out. Other things of kinds that the encoding lacks
    stay."""
    lacks = KINDS.keys() - kinds_by_predicate(encoding).values()
    kinds: dict[str, dict[Any, Any]] = {word: dict(board[word]) for word in KINDS}
    offset = sum(number for (number,) in _read_about(encoding, "offset", 2, format_name)[-1:])
    empty = _read_about(encoding, "empty", 2, format_name)
    for word in _SHIFTED:
        kinds[word] = {p: n + offset for p, n in kinds[word].items() if [n] not in empty}
    if "shaded" in lacks and "block" not in lacks:  # a cell that is not played in is in no area
        blocks = board.places_of("shaded")
        kinds["area"] = {p: name for p, name in kinds["area"].items() if p not in blocks}
    if "unknown" in lacks and ["areas"] in _read_about(encoding, "symmetry", 1):
        kinds["unknown"] = {}  # an area without a number means the same
    if format_name and formats.lookup(format_name).is_loose:
        # A number may be a figure of the search, the rules may list pieces, circles may be looks.
        kinds |= {word: {} for word in lacks & {"count", "piece"}}
        if {"circle", "centre"} <= lacks:
            kinds["circle"] = {p: c for p, c in kinds["circle"].items() if p not in kinds["number"]}
    for word, similar, change in _SIMILAR:
        is_taken = similar in ("cage", "solution") and kinds[similar]  # which mix with no others
        if word in lacks and similar not in lacks and not is_taken:
            for place, value in [*kinds[word].items()]:
                if value is not False:
                    del kinds[word][place]
                    kinds[similar].setdefault(*change(place, value))
    if "links" in lacks:  # a double line may be drawn for a link
        kinds["links"] = {p: n for p, n in kinds["links"].items() if p not in kinds["link"]}
    boxes = kinds["boxes"].get(())
    if boxes and "boxes" in lacks:
        kinds |= {"boxes": {}, "area": diagram.areas_of_boxes(board, boxes)}
    elif "boxes" not in lacks and not (boxes or kinds["area"]):
        kinds["boxes"] = {(): squarest_box(board.rows)}
    return replace(board, kinds=kinds)


def facts_of_diagram(encoding: Encoding, board: Diagram, format_name: str, name: str) -> Facts:
    """Return a format's board as facts of the encoding, the size first; messages use `name`.
    A thing for which the encoding has no facts, or an unknown variant that is on, raises
    ProgramError."""
    predicates = {kind: predicate for predicate, kind in kinds_by_predicate(encoding).items()}
    board = _adapt_kinds(encoding, board, format_name)
    instance = [make_fact(SIZE, board.rows, board.cols)]
    answer: list[clingo.Symbol] = []
    for word, kind in KINDS.items():
        if board[word] and word not in predicates:
            raise ProgramError(Problem(f"{encoding.path} has no facts for {kind.says}", name))
        facts = [
            make_fact(predicates[word], *join_row(place, value), holds=value is not False)
            for place, value in board[word].items()
        ]
        (answer if kind.is_answer else instance).extend(sorted(facts))  # denied facts at the end
    known = _read_about(encoding, "flag", 5, format_name)
    for flag in (flag for flag, is_on in board.flags.items() if is_on):
        if flag not in (row[0] for row in known):
            words = f"the variant {flag!r} of {format_name}: {encoding.path} does not know it"
            raise ProgramError(Problem(words, name))
    values = ((constant, board.flags.get(flag), on, off) for flag, constant, on, off in known)
    constants = {c: on if is_on else off for c, is_on, on, off in values if is_on is not None}
    changed = changed_constants(encoding, constants)
    return Facts(tuple(instance), tuple(answer), board.is_solved, changed)


def diagram_of_facts(
    encoding: Encoding,
    symbols: Iterable[clingo.Symbol],
    format_name: str,
    constants: Mapping[str, str],
    source: Instance,
) -> Diagram:
    """Return the board, for a format, that facts and atoms of a solution describe.
    Areas and cages get numbers for names; numbers lose the format's offset. `source` is the
    instance that holds the facts, for messages. ProgramError: the rules have no kinds of things on
    a board, the size is missing, or a fact contradicts another, or no board can show it."""

    def fail(words: str, fact: clingo.Symbol | None = None) -> NoReturn:
        """Raise ProgramError with words, at the last line that states the fact, if any does."""
        stated = [other for other in source.facts if other.symbol == fact]
        raise ProgramError(source.problem(words, stated[-1:]))

    facts = [*symbols]
    words = kinds_by_predicate(encoding)
    if not words:
        lack = "the part 'about' does not say what a board means: board(number, predicate)"
        raise ProgramError(Problem(lack, str(encoding.path)))
    offset = sum(number for (number,) in _read_about(encoding, "offset", 2, format_name)[-1:])
    sizes = [fact for fact in facts if fact.match(SIZE, 2)]
    size = place_of(sizes[0]) if sizes else None
    if size is None:
        strange = f"{sizes[0]} is not made of whole numbers" if sizes else ""
        fail(strange or "there is no fact size(Rows,Cols)", *sizes[:1])
    if mistake := diagram.find_size_mistake(*size):
        fail(mistake, sizes[0])
    kinds: dict[str, dict[Any, Any]] = {}
    earlier: dict[tuple[str, Row], clingo.Symbol] = {}
    for fact in (fact for fact in facts if fact != sizes[0]):
        word = words.get(fact.name, "")
        kind = KINDS.get(word)
        row = tuple(t.number if t.type == NUMBER else str(t) for t in fact.arguments)
        if kind is None or len(row) != len(kind.terms) or not (fact.positive or kind.is_deniable):
            fail(f"{encoding.path} does not say how to write {fact} in {format_name}", fact)
        for value, term in zip(row, kind.terms, strict=True):
            if not (isinstance(value, int) if term == "n" else value in TERMS.get(term, [value])):
                choice = "a number" if term == "n" else f"one of {', '.join(TERMS[term])}"
                fail(f"{fact}: expected {choice} instead of {value}", fact)
            is_written = format_name and term == "n" and not kind.is_answer
            if is_written and not 0 <= int(value) <= HIGHEST:
                fail(f"{format_name} cannot say {fact}: only numbers from 0 to {HIGHEST}", fact)
        place, values = row[: kind.keys], row[kind.keys :]
        thing: Any = fact.positive if not values else values[0] if len(values) == 1 else values
        if word in _SHIFTED:
            thing -= offset
        mistake = diagram.find_size_mistake(*thing) if word == "boxes" else None
        if mistake := mistake or describe_off_board(kind.where, place, size):
            fail(f"{fact}: {mistake}", fact)
        other = earlier.setdefault((word, place), fact)
        if kinds.setdefault(word, {}).setdefault(place, thing) != thing:
            fail(f"{fact}: {other} says otherwise", fact)
    for word in kinds.keys() & {*NAMED_KINDS}:
        kinds[word] = {**diagram.renumber_areas(kinds[word])}
    for place in kinds.get("unknown", {}).keys() & kinds.get("number", {}).keys():
        del kinds["unknown"][place]  # the clue is known
    flags = {}
    for flag, constant, on, off in _read_about(encoding, "flag", 5, format_name):
        setting = constants.get(constant, encoding.constants.get(constant))
        if setting in (str(on), str(off)):
            flags[flag] = setting == str(on)
    return Diagram(*size, kinds, any(KINDS[word].is_answer for word in kinds), flags)
