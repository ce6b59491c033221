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
from pylogic.formats.diagram import ANSWERS, find_box_size, first_cells
from pylogic.formats.mapping import NAMED_KINDS
from pylogic.rules import syntax
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import Instance
from pylogic.rules.symbols import canonical_edge, say
from pylogic.rules.vocabulary import DIAGONALS, EDGE, HALF, KINDS, VERTEX

WORDS = NONE, TRANSPOSED, SIDES, AREAS = "none", "transposed", "sides", "areas"
"""The words of `symmetry(Word)`."""
SILENT = (ast.ASTType.Program, ast.ASTType.Comment, ast.ASTType.Definition)
"""Statements that say nothing of a board; definitions of constants count separately."""
_TRANSPOSED_SIDE = {"top": "left", "left": "top", "bottom": "right", "right": "bottom"}
_OPPOSITE = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}
_UPRIGHT = ("top", "bottom")
"""The sides whose lines are columns."""
_NEAR_END = {"bottom": "top", "right": "left"}
"""The end of a line that represents both if a number means the same at either end."""
_TRANSPOSED_RUN = {"across": "down", "down": "across"}
_REVERSED_SIGN = {"less": "greater", "greater": "less"}
"""The meaning of a sign between two cells if it is read from the other cell."""

_Row = tuple[Any, ...]
"""The arguments of a fact, as numbers and words."""
_Form = tuple[Any, ...]
"""The contents of a puzzle in a fixed order, so that equal puzzles have equal forms."""


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
    instance that no board can show shares it only with one of the same facts and rules. An unknown
    word of `movement` in the encoding's `about` raises ProgramError.
    """
    constants = instance.constants
    statements = [s for s in instance.statements if s.ast_type not in SILENT]
    board = None
    if len(statements) == len(instance.facts) and constants.keys() <= encoding.constants.keys():
        board = _read_board(encoding, instance.symbols, constants)
    if board is not None:
        form: _Form = min(map(board.moved_form, board.symmetries))
    else:
        facts = {f"{symbol}." for symbol in instance.symbols if not encoding.is_shown(symbol)}
        rules = {str(s) for s in statements if syntax.parse_fact(s) is None}
        form = tuple(sorted(facts | rules)), _changed_constants(encoding, constants)
    return blake2b(repr(form).encode(), digest_size=10).hexdigest()


def find_difference(
    encoding: Encoding, before: Sequence[clingo.Symbol], after: Sequence[clingo.Symbol]
) -> tuple[clingo.Symbol | None, clingo.Symbol | None]:
    """Return (a fact of `before` that is missing in `after`, a new one at its place), or None each.

    If none is missing, the second fact is any new one. Differences that a board does not show do
    not count: the names of areas, and boxes that follow from the size. Answers do not count either.
    """
    board, other = (_read_board(encoding, facts, {}) for facts in (before, after))
    here, there = set(before), set(after)
    if board is not None and other is not None:
        if "boxes" not in board.things:
            things = {kind: rows for kind, rows in other.things.items() if kind != "boxes"}
            other = other._replace(things=things)
        here, there = _facts_of_board(encoding, board), _facts_of_board(encoding, other)
    lost = min(here - there, default=None)
    added = sorted(there - here)
    if lost is not None:
        place = (lost.name, lost.arguments[:2])
        added = [fact for fact in added if (fact.name, fact.arguments[:2]) == place]
    return lost, next(iter(added), None)


def _facts_of_board(encoding: Encoding, board: _Board) -> set[clingo.Symbol]:
    """Return a board's facts, also its size, with numbers as the names of areas.

    Cells with numbers do not count as blocks.
    """
    # A number at the other end of its line means the same, but is another fact.
    board = board._replace(symmetry_words=board.symmetry_words - {SIDES})
    _, *kinds, _ = board.moved_form(SYMMETRIES[0])
    rows = {kind: set(rows) for kind, *rows in kinds} | {"size": {(board.rows, board.cols)}}
    numbered = {row[:2] for row in rows.get("number", ())}
    rows["block"] = rows.get("block", set()) - numbered
    predicates = {kind: name for name, kind in mapping.kinds_by_predicate(encoding).items()}
    return {
        mapping.make_fact(predicates.get(kind, kind), *row) for kind in rows for row in rows[kind]
    }


def _changed_constants(encoding: Encoding, constants: Mapping[str, str]) -> _Form:
    """Return (name, value), sorted, of each constant that has not the encoding's value."""
    usual = encoding.constants
    return tuple(sorted((n, v) for n, v in constants.items() if usual.get(n) != v))


# ---- The board of an instance -----------------------------------------------------------


class _Board(NamedTuple):
    """The board of an instance, which moves: {kind: arguments of its facts}, and its symmetry."""

    rows: int
    cols: int
    things: Mapping[str, Collection[_Row]]
    symmetry_words: frozenset[str]
    """The words of `symmetry(Word)` in the puzzle's `about`."""
    constants: _Form

    @property
    def symmetries(self) -> Sequence[Symmetry]:
        """The movements after which the board is the same puzzle; the identity comes first."""
        if NONE in self.symmetry_words:
            return SYMMETRIES[:1]
        # A sum stands before its run; mirrored, it would stand behind the run.
        is_bound = TRANSPOSED in self.symmetry_words or "sum" in self.things
        return [s for s in SYMMETRIES if not is_bound or s in _UNMIRRORED]

    def moved_form(self, movement: Symmetry) -> _Form:
        """Return (size, (kind, *rows) for each kind, constants) of the moved board.

        Areas, cages and paths have numbers instead of names.
        """
        size = (self.cols, self.rows) if movement.is_transposed else (self.rows, self.cols)
        moved = {kind: self._move_things(kind, movement, *size) for kind in self.things}
        for kind in (*NAMED_KINDS, "path"):
            if kind in moved:
                moved[kind] = _renumber_things(moved[kind])
        if "target" in moved and "cage" in moved:
            moved["target"] = _move_to_first_cells(moved["target"], moved["cage"])
        if AREAS in self.symmetry_words and "number" in moved and "area" in moved:
            moved["number"] = _move_to_first_cells(moved["number"], moved["area"])
        return size, *((kind, *sorted(rows)) for kind, rows in moved.items()), self.constants

    def _move_things(self, word: str, movement: Symmetry, rows: int, cols: int) -> Collection[_Row]:
        """Return a kind's rows on the moved board, whose size is (rows, cols)."""
        things = self.things[word]
        if word == "outside":
            return list(self._move_beside(movement))
        if word == "slanted":
            return [self._move_diagonal(movement, rows, cols, *row) for row in things]
        if word in ("boxes", "count"):
            return [row[::-1] for row in things] if movement.is_transposed else things
        kind = KINDS[word]
        last = {VERTEX: (rows, cols), HALF: (2 * rows + 2, 2 * cols + 2)}
        last_row, last_col = last.get(kind.where, (rows + 1, cols + 1))
        down = range(last_row, -1, -1) if movement.is_upside_down else range(last_row + 1)
        right = range(last_col, -1, -1) if movement.is_reversed else range(last_col + 1)
        if movement.is_transposed:
            things = [(c, r, *more) for r, c, *more in things]
        if word == "sum" and movement.is_transposed:
            things = [(r, c, _TRANSPOSED_RUN[way], n) for r, c, way, n in things]
        moved = [(down[r], right[c], *more) for r, c, *more in things]
        if "s" in kind.terms:
            moved = [(r, c, _move_side(side, movement), *more) for r, c, side, *more in moved]
        return [_canonical_sign(*row) for row in moved] if kind.where == EDGE else moved

    def _move_beside(self, movement: Symmetry) -> Iterator[_Row]:
        """Yield the rows of the numbers beside the board after a movement.

        A number turns with its line; if its line is mirrored, the numbers come in reverse order.
        """
        lengths = Counter((side, line) for side, line, *_ in self.things["outside"])
        for side, line, place, *number in self.things["outside"]:
            is_upright, length = side in _UPRIGHT, lengths[side, line]
            row, col = (place, line) if is_upright else (line, place)
            rows, cols = (length, self.cols) if is_upright else (self.rows, length)
            if movement.is_transposed:
                row, col, rows, cols = col, row, cols, rows
            side = _move_side(side, movement)
            is_upright = side in _UPRIGHT
            row = rows + 1 - row if movement.is_upside_down else row
            col = cols + 1 - col if movement.is_reversed else col
            side = _NEAR_END.get(side, side) if SIDES in self.symmetry_words else side
            yield side, *((col, row) if is_upright else (row, col)), *number

    def _move_diagonal(
        self, movement: Symmetry, rows: int, cols: int, side: str, line: int, way: str, number: int
    ) -> _Row:
        """Return the row of a diagonal's number on the moved board, whose size is (rows, cols)."""
        side = _move_side(side, movement)
        is_upright = side in _UPRIGHT
        is_mirrored = movement.is_reversed if is_upright else movement.is_upside_down
        line = (cols if is_upright else rows) + 1 - line if is_mirrored else line
        is_other = movement.is_upside_down != movement.is_reversed
        return side, line, DIAGONALS[way == DIAGONALS[0]] if is_other else way, number


def _move_side(side: str, movement: Symmetry) -> str:
    """Return the side of a moved cell at which a side of the cell is after the movement."""
    side = _TRANSPOSED_SIDE[side] if movement.is_transposed else side
    is_turned = movement.is_upside_down if side in _UPRIGHT else movement.is_reversed
    return _OPPOSITE[side] if is_turned else side


def _canonical_sign(row: int, column: int, side: str, sign: Any) -> _Row:
    """Return a sign between two cells from the upper or left one: a side, perhaps reversed."""
    place = canonical_edge(row, column, side)
    return *place, sign if place[:2] == (row, column) else _REVERSED_SIGN.get(sign, sign)


def _renumber_things(rows: Iterable[_Row]) -> list[_Row]:
    """Return rows (r, c, name, ...) with numbers from 1 instead of names, in reading order."""
    numbers: dict[Any, int] = {}
    in_order = sorted(rows, key=lambda row: (*row[:2], *row[3:]))
    return [(r, c, numbers.setdefault(n, len(numbers) + 1), *more) for r, c, n, *more in in_order]


def _move_to_first_cells(rows: Iterable[_Row], areas: Iterable[_Row]) -> list[_Row]:
    """Return clues moved to the first cells of their areas; clues in no area stay."""
    names = {(r, c): name for r, c, name in areas}
    first = first_cells(names)
    return [(*first.get(names.get((r, c), 0), (r, c)), *more) for r, c, *more in rows]


def _read_board(
    encoding: Encoding, symbols: Iterable[clingo.Symbol], constants: Mapping[str, str]
) -> _Board | None:
    """Return the board of facts, under some constants; None if they say more than it can show.

    Equal areas become boxes if the encoding has boxes; a cell with a number has no ?. An unknown
    word of `movement` in the encoding's `about` raises ProgramError.
    """
    kinds = mapping.kinds_by_predicate(encoding)
    own = {name for name, word in {**kinds, "size": ""}.items() if word not in ANSWERS}
    puzzle = [symbol for symbol in symbols if symbol.name in own or not encoding.is_shown(symbol)]
    try:
        board = mapping.diagram_of_facts(encoding, puzzle, "", {}, "")
    except ProgramError:
        return None
    if board.is_solved:  # facts of the puzzle look like a solution
        return None
    areas = board["area"]
    is_divided = "boxes" in kinds.values() and len(areas) == board.rows * board.cols
    boxes = find_box_size(areas) if is_divided else None
    if boxes is not None and board.boxes is None:
        board = board.put(area={}, boxes={(): boxes})
    unknown = board["unknown"].keys() - board["number"].keys()
    board = board.put(unknown=dict.fromkeys(unknown, True))
    things = {
        kind: [mapping.join_row(place, value) for place, value in board[kind].items()]
        for kind in KINDS
        if board[kind]
    }
    symmetry_words = [say(word) for (word,) in encoding.read_about("symmetry", 1)]
    strange = next((word for word in symmetry_words if word not in WORDS), None)
    if strange is not None:
        words = f"symmetry({strange}): expected {', '.join(WORDS[:-1])} or {WORDS[-1]}"
        raise ProgramError(Problem(words, str(encoding.path)))
    changed = _changed_constants(encoding, constants)
    return _Board(board.rows, board.cols, things, frozenset(symmetry_words), changed)
