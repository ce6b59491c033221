"""Which instances are the same puzzle, turned or mirrored: a fingerprint that they share.

The part `about` says how the rules of a puzzle narrow or widen this sameness:

symmetry(none)         a turned or mirrored board is another puzzle
symmetry(transposed)   so it is, but for one whose rows and columns are exchanged
symmetry(sides)        a number beside a line says the same at either end of it
symmetry(areas)        a number says the same in whichever cell of its area it stands
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from itertools import product
from typing import Any, NamedTuple

import clingo
from clingo import ast

from pylogic.errors import Problem, ProgramError
from pylogic.formats import mapping
from pylogic.formats.diagram import ANSWERS, Diagram, boxes_of, first_cells
from pylogic.formats.mapping import NAMES
from pylogic.rules import syntax
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import Instance
from pylogic.rules.symbols import canonical, say
from pylogic.rules.vocabulary import DIAGONALS, EDGE, HALF, KINDS, VERTEX

WORDS = NONE, TRANSPOSED, SIDES, AREAS = "none", "transposed", "sides", "areas"
"""The words of `symmetry(Word)`."""
SILENT = (ast.ASTType.Program, ast.ASTType.Comment, ast.ASTType.Definition)
"""Statements that say nothing of a board; what constants are is asked apart."""
_EXCHANGED = {"top": "left", "left": "top", "bottom": "right", "right": "bottom"}
_OPPOSITE = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}
_UPRIGHT = ("top", "bottom")
"""The sides whose lines are columns."""
_ONE_OF_TWO = {"bottom": "top", "right": "left"}
"""Where a number is taken to stand that says the same at either end of its line."""
_RUN = {"across": "down", "down": "across"}
_SIGN = {"less": "greater", "greater": "less"}
"""A sign between a cell and the next one, read from the next one."""

_Row = tuple[Any, ...]
"""The arguments of a fact, as numbers and words."""
_Form = tuple[Any, ...]
"""The content of a puzzle, in an order that depends on nothing else."""


class Symmetry(NamedTuple):
    """A movement of a board: rows and columns are exchanged, or not; then it is mirrored."""

    is_transposed: bool
    is_upside_down: bool
    is_reversed: bool
    """Whether left and right are exchanged."""
    words: str


SYMMETRIES = (
    Symmetry(False, False, False, "the same"),
    Symmetry(False, False, True, "mirrored left to right"),
    Symmetry(False, True, False, "mirrored top to bottom"),
    Symmetry(False, True, True, "turned by 180 degrees"),
    Symmetry(True, False, True, "turned by 90 degrees clockwise"),
    Symmetry(True, True, False, "turned by 90 degrees anticlockwise"),
    Symmetry(True, False, False, "mirrored along the diagonal from top left to bottom right"),
    Symmetry(True, True, True, "mirrored along the diagonal from bottom left to top right"),
)
_UNMIRRORED = [s for s in SYMMETRIES if not (s.is_upside_down or s.is_reversed)]


class Fingerprint(NamedTuple):
    """A value that two instances share if one is the other, turned or mirrored or as it is."""

    text: str
    ways: tuple[int, ...] = ()
    """Which of the symmetries lead to the form of the board that it is made of."""

    def sameness(self, other: Fingerprint) -> str | None:
        """How an instance must be moved to be the other one, in words; None: no way."""
        if self.text != other.text:
            return None
        pairs = product(self.ways, other.ways)
        return SYMMETRIES[min((_between(*pair) for pair in pairs), default=0)].words


def fingerprint(encoding: Encoding, instance: Instance) -> Fingerprint:
    """The fingerprint of an instance.

    Solutions and what a player has entered do not count, nor what areas are called, nor the order
    of the facts. An instance that no board can show shares it only with one of the same facts.

    Raises:
        ProgramError: the encoding's `about` part says of its boards what nothing here knows.
    """
    board = _board(encoding, instance)
    if board is None:
        return Fingerprint(_hash(_unmoved(encoding, instance)))
    forms = {SYMMETRIES.index(by): board.form(by) for by in board.symmetries}
    least = min(forms.values())
    return Fingerprint(_hash(least), tuple(way for way, form in forms.items() if form == least))


def difference(
    encoding: Encoding, told: Sequence[clingo.Symbol], again: Sequence[clingo.Symbol]
) -> tuple[clingo.Symbol | None, clingo.Symbol | None]:
    """The first fact of a board that is not said again, and what is said again and was not told.

    Only the looks of a board count: areas may have other names, and boxes follow from its size.
    The second fact is of the same kind as the first one, if there is one such. Answers are left
    aside.
    """
    boards = [_shown(encoding, facts, {}) for facts in (told, again)]
    if None in boards:
        lost = next((fact for fact in told if fact not in again), None)
        return lost, None if lost else next((fact for fact in again if fact not in told), None)
    here, there = (_as_it_is(board) for board in boards if board is not None)
    if "boxes" not in here:
        there.pop("boxes", None)
    gone, new = _missing(there, here), _missing(here, there)
    lost = _first(encoding, told, gone)
    added = _first(encoding, again, new & gone or new)
    return (told[0] if gone and lost is None else lost), added


def _missing(those: Mapping[str, set[_Row]], of: Mapping[str, set[_Row]]) -> set[tuple[str, _Row]]:
    """The kinds and places of what one board has, and another one has not."""
    return {
        (kind, row[: KINDS[kind].keys] if kind in KINDS else ())
        for kind, rows in of.items()
        for row in rows - those.get(kind, set())
    }


def _first(
    encoding: Encoding, facts: Iterable[clingo.Symbol], places: set[tuple[str, _Row]]
) -> clingo.Symbol | None:
    """The first fact that says what stands at one of some places."""
    said = ((fact, mapping.place_of(encoding, fact)) for fact in facts)
    return next((fact for fact, place in said if place in places), None)


def _as_it_is(board: _Board) -> dict[str, set[_Row]]:
    """A board as it is, by kinds; where blocks have numbers, facts may say that they are blocks."""
    # A number at the other end of its line says the same, but does not say it there.
    _, *kinds, _ = board._replace(words=board.words - {SIDES}).form(SYMMETRIES[0])
    found = {kind: set(rows) for kind, *rows in kinds} | {"size": {(board.rows, board.cols)}}
    numbered = {row[:2] for row in found.get("number", ())}
    return found | {"block": found.get("block", set()) - numbered}


def _hash(form: _Form) -> str:
    return blake2b(repr(form).encode(), digest_size=10).hexdigest()


def _between(one: int, other: int) -> int:
    """Which symmetry is the first of two, and then the second one backwards."""
    by, back = SYMMETRIES[one], SYMMETRIES[other]
    down, right = by.is_upside_down != back.is_upside_down, by.is_reversed != back.is_reversed
    if back.is_transposed:
        down, right = right, down
    is_transposed = by.is_transposed != back.is_transposed
    return next(i for i, s in enumerate(SYMMETRIES) if s[:3] == (is_transposed, down, right))


def _unmoved(encoding: Encoding, instance: Instance) -> _Form:
    """An instance that no board can show: what it says, in whichever order."""
    facts = {f"{symbol}." for symbol in instance.symbols if not encoding.shows(symbol)}
    others = (s for s in instance.statements if s.ast_type not in SILENT)
    rules = {str(s) for s in others if syntax.fact(s) is None}
    return tuple(sorted(facts | rules)), _constants(encoding, instance.constants)


def _constants(encoding: Encoding, constants: Mapping[str, str]) -> _Form:
    """Those constants that have another value than usual."""
    usual = encoding.constants
    return tuple(sorted((n, v) for n, v in constants.items() if usual.get(n) != v))


# ---- The board of an instance -----------------------------------------------------------


class _Board(NamedTuple):
    """The board of an instance: the places of each kind of things, each with its value."""

    rows: int
    cols: int
    said: Mapping[str, Collection[_Row]]
    words: frozenset[str]
    constants: _Form

    @property
    def symmetries(self) -> Sequence[Symmetry]:
        """The movements after which it is the same puzzle."""
        if NONE in self.words:
            return SYMMETRIES[:1]
        # A sum stands before its run, and would come to stand behind it.
        is_bound = TRANSPOSED in self.words or "sum" in self.said
        return [s for s in SYMMETRIES if not is_bound or s in _UNMIRRORED]

    def form(self, by: Symmetry) -> _Form:
        """The form of the board after a movement."""
        size = (self.cols, self.rows) if by.is_transposed else (self.rows, self.cols)
        moved = {what: self._moved(what, by, *size) for what in self.said}
        for what in (*NAMES, "path"):
            if what in moved:
                moved[what] = _renumbered(moved[what])
        if "target" in moved and "cage" in moved:
            moved["target"] = _at_first(moved["target"], moved["cage"])
        if AREAS in self.words and "number" in moved and "area" in moved:
            moved["number"] = _at_first(moved["number"], moved["area"])
        return size, *((what, *sorted(rows)) for what, rows in moved.items()), self.constants

    def _moved(self, what: str, by: Symmetry, rows: int, cols: int) -> Collection[_Row]:
        """The things of a kind on the moved board, which has so many rows and columns."""
        said = self.said[what]
        if what == "outside":
            return list(self._beside(by))
        if what == "slanted":
            return [self._slanted(by, rows, cols, *row) for row in said]
        if what in ("boxes", "count"):
            return [row[::-1] for row in said] if by.is_transposed else said
        kind = KINDS[what]
        last = {VERTEX: (rows, cols), HALF: (2 * rows + 2, 2 * cols + 2)}
        ends = last.get(kind.where, (rows + 1, cols + 1))
        down, right = (
            range(end, -1, -1) if is_mirrored else range(end + 1)
            for end, is_mirrored in zip(ends, (by.is_upside_down, by.is_reversed), strict=True)
        )
        if by.is_transposed:
            said = [(c, r, *more) for r, c, *more in said]
        if what == "sum" and by.is_transposed:
            said = [(r, c, _RUN[way], n) for r, c, way, n in said]
        moved = [(down[r], right[c], *more) for r, c, *more in said]
        if "s" in kind.terms:
            moved = [(r, c, _turned(side, by), *more) for r, c, side, *more in moved]
        return [_canonical(*row) for row in moved] if kind.where == EDGE else moved

    def _beside(self, by: Symmetry) -> Iterator[_Row]:
        """Numbers beside the board: those of a line are read as if they stood in it."""
        lengths = Counter((side, line) for side, line, *_ in self.said["outside"])
        for side, line, place, *number in self.said["outside"]:
            is_upright, length = side in _UPRIGHT, lengths[side, line]
            row, col = (place, line) if is_upright else (line, place)
            rows, cols = (length, self.cols) if is_upright else (self.rows, length)
            if by.is_transposed:
                row, col, rows, cols = col, row, cols, rows
            side = _turned(side, by)
            is_upright = side in _UPRIGHT
            row = rows + 1 - row if by.is_upside_down else row
            col = cols + 1 - col if by.is_reversed else col
            side = _ONE_OF_TWO.get(side, side) if SIDES in self.words else side
            yield side, *((col, row) if is_upright else (row, col)), *number

    def _slanted(
        self, by: Symmetry, rows: int, cols: int, side: str, line: int, way: str, number: int
    ) -> _Row:
        """The number of a diagonal on the moved board, which has so many rows and columns."""
        side = _turned(side, by)
        is_upright = side in _UPRIGHT
        is_mirrored = by.is_reversed if is_upright else by.is_upside_down
        line = (cols if is_upright else rows) + 1 - line if is_mirrored else line
        is_other = by.is_upside_down != by.is_reversed
        return side, line, DIAGONALS[way == DIAGONALS[0]] if is_other else way, number


def _turned(side: str, by: Symmetry) -> str:
    """The side of a cell after a movement."""
    side = _EXCHANGED[side] if by.is_transposed else side
    is_turned = by.is_upside_down if side in _UPRIGHT else by.is_reversed
    return _OPPOSITE[side] if is_turned else side


def _canonical(row: int, column: int, side: str, sign: Any) -> _Row:
    """A sign between cells as it is said of the cell above, or on the left."""
    place = canonical(row, column, side)
    return *place, sign if place[:2] == (row, column) else _SIGN.get(sign, sign)


def _renumbered(rows: Iterable[_Row]) -> list[_Row]:
    """Areas, or paths, by numbers from 1, in the order of their first cells."""
    numbers: dict[Any, int] = {}
    in_order = sorted(rows, key=lambda row: (*row[:2], *row[3:]))
    return [(r, c, numbers.setdefault(n, len(numbers) + 1), *more) for r, c, n, *more in in_order]


def _at_first(rows: Iterable[_Row], areas: Iterable[_Row]) -> list[_Row]:
    """The clues of areas, moved to their first cells."""
    names = {(r, c): name for r, c, name in areas}
    first = first_cells(names)
    return [(*first.get(names.get((r, c), 0), (r, c)), *more) for r, c, *more in rows]


def _board(encoding: Encoding, instance: Instance) -> _Board | None:
    """The board of an instance; None if it says more than a board can show."""
    facts = [s for s in instance.statements if s.ast_type not in SILENT]
    constants = instance.constants
    is_plain = len(facts) == len(instance.facts) and constants.keys() <= encoding.constants.keys()
    return _shown(encoding, instance.symbols, constants) if is_plain else None


def _shown(
    encoding: Encoding, symbols: Iterable[clingo.Symbol], constants: Mapping[str, str]
) -> _Board | None:
    """The board of facts, under some constants; None if they say more than it can show."""
    kinds = mapping.kinds_of(encoding)
    apart = {name for name, what in {**kinds, "size": ""}.items() if what not in ANSWERS}
    puzzle = [symbol for symbol in symbols if symbol.name in apart or not encoding.shows(symbol)]
    try:
        board = mapping.diagram(encoding, puzzle, "", {}, "")
    except ProgramError:
        return None
    if board.is_solved:  # by facts that are no answer
        return None
    said = _in_one_way(board, has_boxes="boxes" in kinds.values())
    return _Board(board.rows, board.cols, said, _words(encoding), _constants(encoding, constants))


def _in_one_way(board: Diagram, *, has_boxes: bool) -> dict[str, list[_Row]]:
    """A board's things in the order of the kinds; what facts may say in two ways is said in one."""
    areas = board["area"]
    boxes = boxes_of(areas) if has_boxes and len(areas) == board.rows * board.cols else None
    if boxes is not None and board.boxes is None:
        board = board.put(area={}, boxes={(): boxes})
    unknown = board["unknown"].keys() - board["number"].keys()
    board = board.put(unknown=dict.fromkeys(unknown, True))
    return {
        kind: [mapping.row_of(place, value) for place, value in board[kind].items()]
        for kind in KINDS
        if board[kind]
    }


def _words(encoding: Encoding) -> frozenset[str]:
    """The words of `about` for a puzzle's symmetry.

    Raises:
        ProgramError: nothing here knows one of them.
    """
    told = [say(word) for (word,) in encoding.told("symmetry", 1)]
    strange = next((word for word in told if word not in WORDS), None)
    if strange is not None:
        words = f"symmetry({strange}): expected {', '.join(WORDS[:-1])} or {WORDS[-1]}"
        raise ProgramError(Problem(words, str(encoding.path)))
    return frozenset(told)
