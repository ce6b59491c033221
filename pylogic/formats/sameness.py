"""Fingerprints that instances share if they are the same puzzle, even turned or mirrored.

The part `about` says how the rules of a puzzle narrow or widen this sameness:

symmetry(none)         a turned or mirrored board is another puzzle
symmetry(transposed)   a board is another puzzle if its rows and columns are exchanged
symmetry(sides)        a number beside a line means the same at either end of it
symmetry(areas)        a number means the same in any cell of its area
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
from pylogic.rules.symbols import canonical_edge, say
from pylogic.rules.vocabulary import DIAGONALS, EDGE, HALF, KINDS, VERTEX

WORDS = NONE, TRANSPOSED, SIDES, AREAS = "none", "transposed", "sides", "areas"
"""The words of `symmetry(Word)`."""
SILENT = (ast.ASTType.Program, ast.ASTType.Comment, ast.ASTType.Definition)
"""Statements that say nothing of a board; definitions of constants count separately."""
_EXCHANGED = {"top": "left", "left": "top", "bottom": "right", "right": "bottom"}
_OPPOSITE = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}
_UPRIGHT = ("top", "bottom")
"""The sides whose lines are columns."""
_NEAR_END = {"bottom": "top", "right": "left"}
"""The end of a line that represents both if a number means the same at either end."""
_RUN = {"across": "down", "down": "across"}
_SIGN = {"less": "greater", "greater": "less"}
"""The meaning of a sign between two cells if it is read from the other cell."""

_Row = tuple[Any, ...]
"""The arguments of a fact, as numbers and words."""
_Form = tuple[Any, ...]
"""The contents of a puzzle, in an order that depends on nothing else."""


class Symmetry(NamedTuple):
    """A movement of a board: rows and columns are exchanged, or not; then it is mirrored."""

    is_transposed: bool
    is_upside_down: bool
    is_reversed: bool
    """True if left and right are exchanged."""


SYMMETRIES = tuple(Symmetry(*ways) for ways in product((False, True), repeat=3))
"""All movements; the first one leaves a board as it is."""
_UNMIRRORED = [s for s in SYMMETRIES if not (s.is_upside_down or s.is_reversed)]


def fingerprint(encoding: Encoding, instance: Instance) -> str:
    """Return a text that two instances share if they are equal up to turning and mirroring.

    Solutions, entries of a player, names of areas, and the order of the facts do not count. An
    instance that no board can show shares it only with one of the same facts. An unknown word of
    `symmetry` in the encoding's `about` raises ProgramError.
    """
    board = _board_of(encoding, instance)
    if board is None:
        return _hash(_unmovable_form(encoding, instance))
    return _hash(min(map(board.form, board.symmetries)))


def difference(
    encoding: Encoding, before: Sequence[clingo.Symbol], after: Sequence[clingo.Symbol]
) -> tuple[clingo.Symbol | None, clingo.Symbol | None]:
    """Return the first fact that is missing `after`, and a new one at its place, or None for each.

    If none is missing, the second fact is the first new one. Of two boards only the looks count:
    areas have their numbers for names, and boxes follow from the size. Answers do not count.
    """
    board, other = (_board_of_facts(encoding, facts, {}) for facts in (before, after))
    here, there = set(before), set(after)
    if board is not None and other is not None:
        if "boxes" not in board.things:
            things = {kind: rows for kind, rows in other.things.items() if kind != "boxes"}
            other = other._replace(things=things)
        here, there = _looks(encoding, board), _looks(encoding, other)
    lost = min(here - there, default=None)
    added = sorted(there - here)
    if lost is not None:
        place = (lost.name, lost.arguments[:2])
        added = [fact for fact in added if (fact.name, fact.arguments[:2]) == place]
    return lost, next(iter(added), None)


def _looks(encoding: Encoding, board: _Board) -> set[clingo.Symbol]:
    """Return a board's facts, its size among them; cells with numbers do not count as blocks."""
    # A number at the other end of its line means the same, but is another fact.
    _, *kinds, _ = board._replace(words=board.words - {SIDES}).form(SYMMETRIES[0])
    rows = {kind: set(rows) for kind, *rows in kinds} | {"size": {(board.rows, board.cols)}}
    numbered = {row[:2] for row in rows.get("number", ())}
    rows["block"] = rows.get("block", set()) - numbered
    predicates = {kind: name for name, kind in mapping.kinds_of(encoding).items()}
    return {
        mapping.make_fact(predicates.get(kind, kind), *row) for kind in rows for row in rows[kind]
    }


def _hash(form: _Form) -> str:
    """Return 20 hexadecimal digits that forms share only if they are equal."""
    return blake2b(repr(form).encode(), digest_size=10).hexdigest()


def _unmovable_form(encoding: Encoding, instance: Instance) -> _Form:
    """Return the form of an instance that no board can show: its facts and rules, sorted."""
    facts = {f"{symbol}." for symbol in instance.symbols if not encoding.is_shown(symbol)}
    others = (s for s in instance.statements if s.ast_type not in SILENT)
    rules = {str(s) for s in others if syntax.parse_fact(s) is None}
    return tuple(sorted(facts | rules)), _changed_constants(encoding, instance.constants)


def _changed_constants(encoding: Encoding, constants: Mapping[str, str]) -> _Form:
    """Return (name, value) of each constant that differs from the encoding's value, sorted."""
    usual = encoding.constants
    return tuple(sorted((n, v) for n, v in constants.items() if usual.get(n) != v))


# ---- The board of an instance -----------------------------------------------------------


class _Board(NamedTuple):
    """The board of an instance: the arguments of each kind's facts, and the puzzle's symmetry."""

    rows: int
    cols: int
    things: Mapping[str, Collection[_Row]]
    words: frozenset[str]
    constants: _Form

    @property
    def symmetries(self) -> Sequence[Symmetry]:
        """The movements, the identity first, after which the board is the same puzzle."""
        if NONE in self.words:
            return SYMMETRIES[:1]
        # A sum stands before its run; mirrored, it would stand behind the run.
        is_bound = TRANSPOSED in self.words or "sum" in self.things
        return [s for s in SYMMETRIES if not is_bound or s in _UNMIRRORED]

    def form(self, by: Symmetry) -> _Form:
        """Return size, facts by kind, and constants after a movement, without names of areas."""
        size = (self.cols, self.rows) if by.is_transposed else (self.rows, self.cols)
        moved = {kind: self._move(kind, by, *size) for kind in self.things}
        for kind in (*NAMES, "path"):
            if kind in moved:
                moved[kind] = _renumber(moved[kind])
        if "target" in moved and "cage" in moved:
            moved["target"] = _move_to_first(moved["target"], moved["cage"])
        if AREAS in self.words and "number" in moved and "area" in moved:
            moved["number"] = _move_to_first(moved["number"], moved["area"])
        return size, *((kind, *sorted(rows)) for kind, rows in moved.items()), self.constants

    def _move(self, word: str, by: Symmetry, rows: int, cols: int) -> Collection[_Row]:
        """Return the facts of a kind on the moved board, which has so many rows and columns."""
        things = self.things[word]
        if word == "outside":
            return list(self._move_beside(by))
        if word == "slanted":
            return [self._move_diagonal(by, rows, cols, *row) for row in things]
        if word in ("boxes", "count"):
            return [row[::-1] for row in things] if by.is_transposed else things
        kind = KINDS[word]
        last = {VERTEX: (rows, cols), HALF: (2 * rows + 2, 2 * cols + 2)}
        ends = last.get(kind.where, (rows + 1, cols + 1))
        down, right = (
            range(end, -1, -1) if is_mirrored else range(end + 1)
            for end, is_mirrored in zip(ends, (by.is_upside_down, by.is_reversed), strict=True)
        )
        if by.is_transposed:
            things = [(c, r, *more) for r, c, *more in things]
        if word == "sum" and by.is_transposed:
            things = [(r, c, _RUN[way], n) for r, c, way, n in things]
        moved = [(down[r], right[c], *more) for r, c, *more in things]
        if "s" in kind.terms:
            moved = [(r, c, _turn(side, by), *more) for r, c, side, *more in moved]
        return [_canonical_sign(*row) for row in moved] if kind.where == EDGE else moved

    def _move_beside(self, by: Symmetry) -> Iterator[_Row]:
        """Yield the moved numbers beside the board, which move as if they stood on their lines."""
        lengths = Counter((side, line) for side, line, *_ in self.things["outside"])
        for side, line, place, *number in self.things["outside"]:
            is_upright, length = side in _UPRIGHT, lengths[side, line]
            row, col = (place, line) if is_upright else (line, place)
            rows, cols = (length, self.cols) if is_upright else (self.rows, length)
            if by.is_transposed:
                row, col, rows, cols = col, row, cols, rows
            side = _turn(side, by)
            is_upright = side in _UPRIGHT
            row = rows + 1 - row if by.is_upside_down else row
            col = cols + 1 - col if by.is_reversed else col
            side = _NEAR_END.get(side, side) if SIDES in self.words else side
            yield side, *((col, row) if is_upright else (row, col)), *number

    def _move_diagonal(
        self, by: Symmetry, rows: int, cols: int, side: str, line: int, way: str, number: int
    ) -> _Row:
        """Return a diagonal's number on the moved board, which has so many rows and columns."""
        side = _turn(side, by)
        is_upright = side in _UPRIGHT
        is_mirrored = by.is_reversed if is_upright else by.is_upside_down
        line = (cols if is_upright else rows) + 1 - line if is_mirrored else line
        is_other = by.is_upside_down != by.is_reversed
        return side, line, DIAGONALS[way == DIAGONALS[0]] if is_other else way, number


def _turn(side: str, by: Symmetry) -> str:
    """Return the side of a cell after a movement: first the exchange, then the mirrors."""
    side = _EXCHANGED[side] if by.is_transposed else side
    is_turned = by.is_upside_down if side in _UPRIGHT else by.is_reversed
    return _OPPOSITE[side] if is_turned else side


def _canonical_sign(row: int, column: int, side: str, sign: Any) -> _Row:
    """Return (row, column, side, sign) as the cell above, or on the left, has it."""
    place = canonical_edge(row, column, side)
    return *place, sign if place[:2] == (row, column) else _SIGN.get(sign, sign)


def _renumber(rows: Iterable[_Row]) -> list[_Row]:
    """Return areas or paths with numbers from 1 for names, in the order of their first cells."""
    numbers: dict[Any, int] = {}
    in_order = sorted(rows, key=lambda row: (*row[:2], *row[3:]))
    return [(r, c, numbers.setdefault(n, len(numbers) + 1), *more) for r, c, n, *more in in_order]


def _move_to_first(rows: Iterable[_Row], areas: Iterable[_Row]) -> list[_Row]:
    """Return the clues of areas, moved to their areas' first cells; clues in none stay."""
    names = {(r, c): name for r, c, name in areas}
    first = first_cells(names)
    return [(*first.get(names.get((r, c), 0), (r, c)), *more) for r, c, *more in rows]


def _board_of(encoding: Encoding, instance: Instance) -> _Board | None:
    """Return the board of an instance; None if it has rules or facts that no board can show."""
    facts = [s for s in instance.statements if s.ast_type not in SILENT]
    constants = instance.constants
    is_plain = len(facts) == len(instance.facts) and constants.keys() <= encoding.constants.keys()
    return _board_of_facts(encoding, instance.symbols, constants) if is_plain else None


def _board_of_facts(
    encoding: Encoding, symbols: Iterable[clingo.Symbol], constants: Mapping[str, str]
) -> _Board | None:
    """Return the board of facts, under some constants; None if they say more than it can show."""
    kinds = mapping.kinds_of(encoding)
    apart = {name for name, word in {**kinds, "size": ""}.items() if word not in ANSWERS}
    puzzle = [symbol for symbol in symbols if symbol.name in apart or not encoding.is_shown(symbol)]
    try:
        board = mapping.diagram_of_facts(encoding, puzzle, "", {}, "")
    except ProgramError:
        return None
    if board.is_solved:  # facts of the puzzle look like a solution
        return None
    things = _normalize(board, has_boxes="boxes" in kinds.values())
    symmetry, own = _symmetry_words(encoding), _changed_constants(encoding, constants)
    return _Board(board.rows, board.cols, things, symmetry, own)


def _normalize(board: Diagram, *, has_boxes: bool) -> dict[str, list[_Row]]:
    """Return the facts of each kind, equal areas as boxes; without ? in a cell with a number."""
    areas = board["area"]
    boxes = boxes_of(areas) if has_boxes and len(areas) == board.rows * board.cols else None
    if boxes is not None and board.boxes is None:
        board = board.put(area={}, boxes={(): boxes})
    unknown = board["unknown"].keys() - board["number"].keys()
    board = board.put(unknown=dict.fromkeys(unknown, True))
    return {
        kind: [mapping.arguments_of(place, value) for place, value in board[kind].items()]
        for kind in KINDS
        if board[kind]
    }


def _symmetry_words(encoding: Encoding) -> frozenset[str]:
    """Return the words of `about` for a puzzle's symmetry; an unknown word raises ProgramError."""
    symmetry = [say(word) for (word,) in encoding.read_about("symmetry", 1)]
    strange = next((word for word in symmetry if word not in WORDS), None)
    if strange is not None:
        words = f"symmetry({strange}): expected {', '.join(WORDS[:-1])} or {WORDS[-1]}"
        raise ProgramError(Problem(words, str(encoding.path)))
    return frozenset(symmetry)
