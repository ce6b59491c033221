"""Fingerprints that instances share if they are the same puzzle, even turned or mirrored.

The part `about` says how the rules of a puzzle narrow or widen this sameness:

symmetry(none)         a turned or mirrored board is another puzzle
symmetry(transposed)   a board may exchange its rows and columns, and turns no other way
symmetry(sides)        a number beside a line means the same at either end of it
symmetry(areas)        a number means the same in any cell of its area
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Any

import clingo
from clingo import ast

from pylogic.errors import Problem, ProgramError
from pylogic.formats import mapping
from pylogic.formats.diagram import ANSWERS, Diagram, find_box_size, first_cells
from pylogic.formats.mapping import NAMED_KINDS, Row
from pylogic.rules import syntax
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import Instance
from pylogic.rules.symbols import Place, canonical_edge, say
from pylogic.rules.vocabulary import DIAGONALS, EDGE, HALF, KINDS, VERTEX

WORDS = NONE, TRANSPOSED, SIDES, AREAS = "none", "transposed", "sides", "areas"
"""The words of `symmetry(Word)`."""
SILENT = (ast.ASTType.Program, ast.ASTType.Comment, ast.ASTType.Definition)
"""Statements that say nothing of a board; definitions of constants count separately."""

Form = tuple[Any, ...]
"""The contents of a puzzle in a fixed order, so that equal puzzles have equal forms."""


def fingerprint(encoding: Encoding, instance: Instance) -> str:
    """Return a text that two instances share if they are equal up to turning and mirroring.

    Solutions, entries of a player, names of areas, and the order of the facts do not count. An
    instance that no board can show shares it only with one of the same facts and rules. An unknown
    word of `symmetry` in the encoding's `about` raises ProgramError.
    """
    usual = encoding.constants
    constants = tuple(sorted((n, v) for n, v in instance.constants.items() if usual.get(n) != v))
    statements = [s for s in instance.statements if s.ast_type not in SILENT]
    board = None
    if len(statements) == len(instance.facts) and instance.constants.keys() <= usual.keys():
        board = _read_board(encoding, instance.symbols)
    if board is not None:
        words = _read_symmetry(encoding)
        size_and_kinds = min(_form_of(moved, words) for moved in list_images(board, words))
        form: Form = (*size_and_kinds, constants)
    else:
        facts = {f"{symbol}." for symbol in instance.symbols if not encoding.is_shown(symbol)}
        rules = {str(s) for s in statements if syntax.parse_fact(s) is None}
        form = tuple(sorted(facts | rules)), constants
    return blake2b(repr(form).encode(), digest_size=10).hexdigest()


def find_difference(
    encoding: Encoding, before: Sequence[clingo.Symbol], after: Sequence[clingo.Symbol]
) -> tuple[clingo.Symbol | None, clingo.Symbol | None]:
    """Return (a fact of `before` that is missing in `after`, a new one at its place), or None each.

    If none is missing, the second fact is any new one. Differences that a board does not show do
    not count: the names of areas, and boxes that follow from the size. Answers do not count either.
    """
    board, other = (_read_board(encoding, facts) for facts in (before, after))
    here, there = set(before), set(after)
    if board is not None and other is not None:
        if not board["boxes"]:
            other = other.put(boxes={})
        here, there = (_normalize_facts(encoding, each) for each in (board, other))
    lost = min(here - there, default=None)
    added = sorted(there - here)
    if lost is not None:
        place = (lost.name, lost.arguments[:2])
        added = [fact for fact in added if (fact.name, fact.arguments[:2]) == place]
    return lost, next(iter(added), None)


def _normalize_facts(encoding: Encoding, board: Diagram) -> set[clingo.Symbol]:
    """Return a board's facts, also its size, with numbers as the names of areas.

    Cells with numbers do not count as blocks.
    """
    # A number at the other end of its line means the same, but is another fact.
    size, *kinds = _form_of(board, _read_symmetry(encoding) - {SIDES})
    rows = {kind: set(rows) for kind, *rows in kinds} | {"size": {size}}
    numbered = {row[:2] for row in rows.get("number", ())}
    rows["block"] = rows.get("block", set()) - numbered
    predicates = {kind: name for name, kind in mapping.kinds_by_predicate(encoding).items()}
    return {
        mapping.make_fact(predicates.get(kind, kind), *row) for kind in rows for row in rows[kind]
    }


def _read_symmetry(encoding: Encoding) -> frozenset[str]:
    """Return the words of `symmetry(Word)` in `about`; ProgramError for one not in WORDS."""
    words = [say(word) for (word,) in encoding.read_about("symmetry", 1)]
    for strange in (word for word in words if word not in WORDS):
        message = f"symmetry({strange}): expected {', '.join(WORDS[:-1])} or {WORDS[-1]}"
        raise ProgramError(Problem(message, str(encoding.path)))
    return frozenset(words)


def _read_board(encoding: Encoding, symbols: Iterable[clingo.Symbol]) -> Diagram | None:
    """Return the board that facts show, without answers; None if they say more than it can show.

    Equal areas become boxes if the encoding has boxes; a cell with a number has no ?.
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
    return board.put(unknown=dict.fromkeys(unknown, True))


# ---- A board that is turned or mirrored ------------------------------------------------------

_TRANSPOSED = {
    "s": {"top": "left", "left": "top", "bottom": "right", "right": "bottom"},
    "r": {"down": "across", "across": "down"},
}
"""The words of exchanged rows and columns, by the letter of a term."""
_MIRRORED = {
    "s": {"left": "right", "right": "left"},
    "d": dict(zip(DIAGONALS, DIAGONALS[::-1], strict=True)),
}
"""The words of a mirrored board likewise."""
_NEAR_END = {"bottom": "top", "right": "left"}
"""The end of a line that represents both if a number means the same at either end."""
_REVERSED_SIGN = {"less": "greater", "greater": "less"}
"""The meaning of a sign between two cells if it is read from the other cell."""


def list_images(board: Diagram, words: Collection[str]) -> list[Diagram]:
    """Return the board, first, and the boards that it may become under these words of symmetry."""
    # A sum stands before its run; mirrored, it would stand behind the run.
    count = 0 if NONE in words else 1 if TRANSPOSED in words or board["sum"] else 7
    images = [board]
    for move in ((transpose, mirror) * 4)[:count]:
        images.append(move(images[-1]))
    return images


def transpose(board: Diagram) -> Diagram:
    """Return the board with its rows and columns exchanged; pieces under it stay as they are."""

    def move(word: str, row: Row) -> Row:
        """Exchange the row and column that begin a kind's row; turn its sides and runs."""
        terms = KINDS[word].terms
        row = _translate_words(row, terms, _TRANSPOSED)
        return (*row[1::-1], *row[2:]) if terms.startswith("nn") and word != "piece" else row

    return _move_things(board, (board.cols, board.rows), move)


def mirror(board: Diagram) -> Diagram:
    """Return the board with left and right exchanged; pieces under it stay as they are."""
    counts: Counter[Row] = Counter(spot[:2] for spot in board["outside"])
    widths = {VERTEX: board.cols, HALF: 2 * board.cols + 2}

    def move(word: str, row: Row) -> Row:
        """Mirror the column in a kind's row, or else the place beside its line."""
        kind = KINDS[word]
        column, last = 1, widths.get(kind.where, board.cols + 1)
        if word == "outside" and row[0] in ("left", "right"):  # the numbers come in reverse order
            column, last = 2, counts[row[:2]] + 1
        moved: list[Any] = [*_translate_words(row, kind.terms, _MIRRORED)]
        if kind.keys and word != "piece" and not (word == "slanted" and row[0] in _MIRRORED["s"]):
            moved[column] = last - int(row[column])
        if kind.where == EDGE:  # the sign is read from the upper or left cell
            place = canonical_edge(*moved[:3])
            sign = moved[3]
            moved = [*place, sign if place[1] == moved[1] else _REVERSED_SIGN.get(sign, sign)]
        return tuple(moved)

    return _move_things(board, (board.rows, board.cols), move)


def _translate_words(row: Row, terms: str, words: Mapping[str, Mapping[Any, str]]) -> Row:
    """Return a row whose words are replaced by those of {letter of the term: {word: word}}."""
    return tuple(words.get(t, {}).get(value, value) for value, t in zip(row, terms, strict=True))


def _move_things(board: Diagram, size: Place, move: Callable[[str, Row], Row]) -> Diagram:
    """Return a board of this size with the rows that `move` gives for each kind and row."""
    kinds = {
        word: dict(
            mapping.split_row(move(word, mapping.join_row(*thing)), KINDS[word], holds=True)
            for thing in things.items()
        )
        for word, things in board.kinds.items()
    }
    return Diagram(*size, kinds)


def _form_of(board: Diagram, words: Collection[str]) -> Form:
    """Return (size, (kind, *rows) for each kind) of a board, equal for boards that mean the same.

    Areas, cages and paths have numbers instead of names; `words` are those of symmetry.
    """
    kinds: dict[str, list[Row]] = {
        kind: [mapping.join_row(*thing) for thing in board[kind].items()]
        for kind in KINDS
        if board[kind]
    }
    for kind in (*NAMED_KINDS, "path"):
        if kind in kinds:
            numbers: dict[Any, int] = {}
            in_order = sorted(kinds[kind], key=lambda row: (*row[:2], *row[3:]))
            kinds[kind] = [
                (r, c, numbers.setdefault(name, len(numbers) + 1), *more)
                for r, c, name, *more in in_order
            ]
    if SIDES in words and "outside" in kinds:
        rows = kinds["outside"]
        kinds["outside"] = [(_NEAR_END.get(str(side), side), *more) for side, *more in rows]
    for kind, group in (("target", "cage"), *([("number", "area")] if AREAS in words else [])):
        if kind in kinds:  # a clue stands in the first cell of its area, if it has one
            names = board[group]
            first = first_cells(names)
            kinds[kind] = [
                (*first.get(names.get(row[:2], 0), row[:2]), *row[2:]) for row in kinds[kind]
            ]
    return (board.rows, board.cols), *((kind, *sorted(rows)) for kind, rows in kinds.items())
