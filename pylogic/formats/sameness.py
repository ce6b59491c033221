"""Fingerprints that instances share if they are the same puzzle, even turned or mirrored.

`symmetry(Word)` in the part `about` narrows or widens this sameness: none, or transposed alone; a
number beside a line means the same at either of its sides, or one in any cell of its areas.
Two functions list what facts before and after, or an answer and a published one, do not share.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from hashlib import blake2b
from typing import Any

import clingo
from clingo import ast

from pylogic import formats
from pylogic.errors import Problem, ProgramError
from pylogic.formats import exchange, mapping
from pylogic.formats.diagram import ANSWERS, Text, find_box_size, first_cells
from pylogic.rules import syntax
from pylogic.rules.encoding import Encoding
from pylogic.rules.entries import normalize_sides
from pylogic.rules.instance import NO_INSTANCE, Instance
from pylogic.rules.symbols import Place, canonical_edge, say
from pylogic.rules.vocabulary import BANK, EDGE, HALF, KINDS, OUTSIDE, VERTEX

WORDS = NONE, TRANSPOSED, SIDES, AREAS = "none", "transposed", "sides", "areas"
"""The words of `symmetry(Word)`."""
SILENT = (ast.ASTType.Program, ast.ASTType.Comment, ast.ASTType.Definition)
"""Statements that say nothing of a board; definitions of constants count separately."""
FEW = 3  # the most differences that are listed one by one
Rows = dict[str, list[tuple[Any, ...]]]  # the rows of the facts for each kind of things on a board


def fingerprint(encoding: Encoding, instance: Instance) -> str:
    """Return a text that two instances share if they are equal up to turning and mirroring.
    Solutions, entries of a player, names of areas, and the order of the facts do not count. An
    instance that no board can show shares it only with one of the same facts and rules. An unknown
    word of `symmetry` in the encoding's `about` raises ProgramError."""
    usual = encoding.constants
    constants = tuple(sorted((n, v) for n, v in instance.constants.items() if usual.get(n) != v))
    statements = [s for s in instance.statements if s.ast_type not in SILENT]
    board = None
    if len(statements) == len(instance.facts) and instance.constants.keys() <= usual.keys():
        board = _read_board(encoding, instance.symbols)
    if board is not None:
        words = _read_symmetry(encoding)
        # A sum stands before its run; mirrored, it would stand behind the run.
        is_fixed = TRANSPOSED in words or "sum" in board[1]
        images = [board]
        for number in range(0 if NONE in words else 1 if is_fixed else 7):
            images.append(_move(*images[-1], is_mirrored=number % 2 == 1))
        form: tuple[Any, ...] = (*min(_normalize(*image, words) for image in images), constants)
    else:
        facts = {f"{symbol}." for symbol in instance.symbols if not encoding.is_shown(symbol)}
        rules = {str(s) for s in statements if syntax.parse_fact(s) is None}
        form = tuple(sorted(facts | rules)), constants
    return blake2b(repr(form).encode(), digest_size=10).hexdigest()


def find_difference(
    encoding: Encoding, before: Iterable[clingo.Symbol], after: Iterable[clingo.Symbol]
) -> tuple[clingo.Symbol | None, clingo.Symbol | None]:
    """Return (a fact of `before` that is missing in `after`, a new one at its place), or None each.
    If none is missing, the second fact is any new one. Differences that a board does not show do
    not count: the names of areas, boxes that follow from the size, a number both given and solved.
    """
    here, there = set(before), set(after)
    board, other = (_read_board(encoding, facts) for facts in (here, there))
    if board is not None and other is not None:
        predicates = {word: name for name, word in mapping.kinds_by_predicate(encoding).items()}
        answers = {predicates.get(kind) for kind in ANSWERS}
        # A number at the other end of its line means the same, but is another fact.
        words = _read_symmetry(encoding) - {SIDES}

        def list_facts(facts: set[clingo.Symbol], size: Place, rows: Rows) -> set[clingo.Symbol]:
            """Return the facts of a board, its areas numbered, and the atoms of its answer."""
            numbered = {row[:2] for row in rows.get("number", ())}  # they do not count as blocks
            blocks = [row for row in rows.get("block", ()) if row not in numbered]
            puzzle = {mapping.make_fact(mapping.SIZE, *size)}
            for kind, *kind_rows in _normalize(size, rows | {"block": blocks}, words)[1:]:
                puzzle |= {mapping.make_fact(predicates[kind], *row) for row in kind_rows}
            given, solved = predicates.get("number"), predicates.get("solution", "")
            repeated = {clingo.Function(solved, f.arguments) for f in facts if f.name == given}
            return puzzle | {fact for fact in facts if fact.name in answers} - repeated

        if "boxes" not in board[1]:
            other[1].pop("boxes", None)
        here, there = list_facts(here, *board), list_facts(there, *other)
    lost = min(here - there, default=None)
    added = sorted(there - here)
    if lost is not None:
        place = (lost.name, lost.arguments[:2])
        added = [fact for fact in added if (fact.name, fact.arguments[:2]) == place]
    return lost, next(iter(added), None)


def compare_with_published(
    encoding: Encoding, text: Text, symbols: Iterable[clingo.Symbol]
) -> tuple[str, ...] | None:
    """Return a phrase for each difference of an answer from the solution that a text shows.
    The result is () without a difference, and None if the text shows no solution. Atoms that the
    answer lacks come first; after three phrases the last one is "and N more". Further atoms of the
    answer count where the solution denies them, or where the format shows all of their predicate.
    ProgramError: the text is of another puzzle."""
    is_published = formats.lookup(text.format).is_published
    result = exchange.read_facts(encoding, text)
    # A board with cells that are dark for another reason is solved, too, but has no answer.
    if not result.answer and not (result.is_solved and is_published):
        return None
    stated = frozenset(normalize_sides(encoding, result.answer))
    here = frozenset(normalize_sides(encoding, symbols))
    words = [
        f"{atom} in the published solution, not here"
        for atom in sorted(stated - here)
        if atom.positive
    ]
    kinds = mapping.kinds_by_predicate(encoding)
    for atom in sorted(here - stated):
        kind = KINDS.get(kinds.get(atom.name, ""))
        # Numbers that the puzzle gives may be missing in a solution.
        is_whole = is_published and kind and kind.is_answer and kind.keys == len(kind.terms)
        if is_whole or clingo.Function(atom.name, atom.arguments, False) in stated:
            words.append(f"{atom} here, not in the published solution")
    more = [f"and {len(words) - FEW} more"] if len(words) > FEW else []
    return (*words[:FEW], *more)


def _read_symmetry(encoding: Encoding) -> frozenset[str]:
    """Return the words of `symmetry(Word)` in `about`; ProgramError for one not in WORDS."""
    words = [say(word) for (word,) in encoding.read_about("symmetry", 1)]
    for strange in (word for word in words if word not in WORDS):
        message = f"symmetry({strange}): expected {', '.join(WORDS[:-1])} or {WORDS[-1]}"
        raise ProgramError(Problem(message, str(encoding.path)))
    return frozenset(words)


def _read_board(encoding: Encoding, symbols: Iterable[clingo.Symbol]) -> tuple[Place, Rows] | None:
    """Return the size and the rows of the board that facts show, without answers.
    Return None if the facts say more than a board can show. Equal areas become boxes if the
    encoding has boxes."""
    kinds = mapping.kinds_by_predicate(encoding)
    own = {mapping.SIZE, *(name for name, word in kinds.items() if word not in ANSWERS)}
    puzzle = [symbol for symbol in symbols if symbol.name in own or not encoding.is_shown(symbol)]
    try:
        board = mapping.diagram_of_facts(encoding, puzzle, "", {}, NO_INSTANCE)
    except ProgramError:
        return None
    if board.is_solved:  # facts of the puzzle look like a solution
        return None
    is_divided = len(board["area"]) == board.rows * board.cols
    if is_divided and board["boxes"].get(()) is None and "boxes" in kinds.values():
        boxes = find_box_size(board["area"])
        board = board.put(area={}, boxes={(): boxes}) if boxes else board
    rows = {kind: [mapping.join_row(*thing) for thing in board[kind].items()] for kind in KINDS}
    return (board.rows, board.cols), {kind: own for kind, own in rows.items() if own}


_SIDES = {"top": "left", "left": "top", "bottom": "right", "right": "bottom"}
_ENDS = {"left": "right", "right": "left"}
_TRANSPOSED = {"s": _SIDES, "g": _SIDES, "r": {"down": "across", "across": "down"}}
"""The words of exchanged rows and columns, by the letter of a term."""
_MIRRORED = {"s": _ENDS, "g": _ENDS, "d": {"down": "up", "up": "down"}}
"""The words of a mirrored board likewise."""
_NEAR_END = {"bottom": "top", "right": "left"}
"""The end of a line that represents both if a number means the same at either end."""
_REVERSED_SIGN = {"less": "greater", "greater": "less"}
"""The meaning of a sign between two cells if it is read from the other cell."""


def _move(size: Place, rows: Rows, *, is_mirrored: bool) -> tuple[Place, Rows]:
    """Return a board with left and right exchanged, or else with rows and columns exchanged.
    Pieces under the board stay as they are."""
    counts: Counter[tuple[Any, ...]] = Counter(row[:2] for row in rows.get("outside", ()))
    behind = {VERTEX: size[1], HALF: 2 * size[1] + 2}
    words = _MIRRORED if is_mirrored else _TRANSPOSED
    moved: Rows = {name: [] for name in rows}
    for name, row in ((kind, row) for kind in rows for row in rows[kind]):
        kind = KINDS[name]
        terms = zip(row, kind.terms, strict=True)
        new: list[Any] = [words.get(letter, {}).get(value, value) for value, letter in terms]
        if not is_mirrored:
            if kind.terms.startswith("nn") and kind.where != BANK:
                new[:2] = new[1::-1]
        elif kind.where == OUTSIDE and row[0] in _ENDS:
            if name == "outside":  # the numbers come in reverse order
                new[2] = counts[row[:2]] + 1 - new[2]
        elif kind.keys and kind.where != BANK:
            new[1] = behind.get(kind.where, size[1] + 1) - new[1]
            if kind.where == EDGE:  # the sign is read from the upper or left cell
                place = canonical_edge(*new[:3])
                sign = new[3] if place[1] == new[1] else _REVERSED_SIGN.get(new[3], new[3])
                new = [*place, sign]
        moved[name].append(tuple(new))
    return (size if is_mirrored else size[::-1]), moved


def _normalize(size: Place, rows: Rows, words: Collection[str]) -> tuple[Any, ...]:
    """Return (size, (kind, *rows) for each kind) of a board, equal for boards that mean the same.
    Areas, cages and paths have numbers instead of names; `words` are those of symmetry."""
    kinds = dict(rows)
    for kind in kinds.keys() & {*mapping.NAMED_KINDS, "path"}:
        numbers: dict[Any, int] = {}
        in_order = sorted(kinds[kind], key=lambda row: (*row[:2], *row[3:]))
        kinds[kind] = [
            (r, c, numbers.setdefault(name, len(numbers) + 1), *more)
            for r, c, name, *more in in_order
        ]
    if SIDES in words and "outside" in kinds:
        sides = kinds["outside"]
        kinds["outside"] = [(_NEAR_END.get(side, side), *more) for side, *more in sides]
    for kind, group in (("target", "cage"), ("number", "area")):
        if kind in kinds and (kind == "target" or AREAS in words):
            # A clue stands in the first cell of its area, if it has one.
            names = {row[:2]: row[2] for row in kinds.get(group, ())}
            first = first_cells(names)
            kinds[kind] = [
                (*first.get(names.get(row[:2], 0), row[:2]), *row[2:]) for row in kinds[kind]
            ]
    return size, *((kind, *sorted(kinds[kind])) for kind in kinds)
