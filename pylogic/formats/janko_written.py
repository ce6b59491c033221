"""Writing texts as janko.at publishes them; what `janko` reads."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from pylogic.formats.diagram import Diagram, Game
from pylogic.formats.kinds import unsaid
from pylogic.formats.sheets import outline
from pylogic.rules.symbols import Place, canonical

_SIGNS = {"add": "+", "sub": "-", "mul": "*", "div": "/", "any": ""}
_LETTERS = {"white": "w", "black": "b"}
_EXITS = {"n": "top", "s": "bottom", "e": "right", "w": "left"}
_Cells = Mapping[Place, str]


class Written(NamedTuple):
    """How a codec is written."""

    says: frozenset[str]
    """The fields of a diagram that it can say."""
    problem: Callable[[Diagram], _Cells] | None
    solution: Callable[[Diagram], _Cells]
    beside: int = 0
    """Rows of numbers above, below, ... the board; as many as there are where it is negative."""
    unwritable: Callable[[Diagram], str | None] = lambda _diagram: None
    """What else it cannot say."""


def unwritable(diagram: Diagram, game: Game | None) -> str | None:
    """What a text cannot say."""
    style = (game.style if game else "") or "numbers"
    codec = WRITTEN[style]
    flags = ("diagonals",) if style == "heights" else ()
    return unsaid(diagram, codec.says, flags) or codec.unwritable(diagram)


def write(diagram: Diagram, game: Game | None) -> str:
    """Write a text."""
    codec = WRITTEN[(game.style if game else "") or "numbers"]
    lines = ["begin", *([f"puzzle {game.name}"] if game else []), *_words(diagram, codec)]
    if codec.problem is not None:
        lines += ["[problem]", *_rows(diagram, codec.problem(diagram))]
    named = diagram.areas or diagram.cages
    if named:
        holes = {place: "#" for place in diagram.blocks}
        names = {place: str(number) for place, number in named.items()}
        lines += ["[areas]", *_rows(diagram, {**holes, **names})]
    lines += _labels(diagram, codec)
    if diagram.is_solved:
        lines += ["[solution]", *_rows(diagram, codec.solution(diagram))]
    return "\n".join([*lines, "end"]) + "\n"


def _words(diagram: Diagram, codec: Written) -> list[str]:
    is_square = diagram.rows == diagram.cols
    words = [f"size {diagram.rows}"] if is_square else []
    words = words or [f"rows {diagram.rows}", f"cols {diagram.cols}"]
    if diagram.boxes is not None:
        words += [f"patternx {diagram.boxes[1]}", f"patterny {diagram.boxes[0]}"]
    if diagram.count is not None:
        words.append(f"{'max' if 'solution' in codec.says else 'stars'} {diagram.count}")
    return words + ["diagonals"] * diagram.flags.get("diagonals", False)


def _rows(diagram: Diagram, cells: _Cells) -> list[str]:
    columns = range(1, diagram.cols + 1)
    rows = range(1, diagram.rows + 1)
    return [" ".join(cells.get((r, c), "-") for c in columns) for r in rows]


def _labels(diagram: Diagram, codec: Written) -> list[str]:
    """The numbers above the columns and left of the rows; for two, also those below and right."""
    found: list[str] = []
    deep = codec.beside if codec.beside >= 0 else max((k for *_, k in diagram.outside), default=0)
    for name, sides, count in (
        ("clabels", ("top", "bottom"), diagram.cols),
        ("rlabels", ("left", "right"), diagram.rows),
    ):
        keys = [(side, 1) for side in sides] if codec.beside == 2 else [
            (sides[0], k) for k in range(1, deep + 1)
        ]  # fmt: skip
        found += [f"[{name}]"] if keys else []
        for side, k in keys:
            numbers = (diagram.outside.get((side, i, k), "-") for i in range(1, count + 1))
            found.append(" ".join(map(str, numbers)))
    return found


# ---- What cells say ---------------------------------------------------------------------


def _numbers(diagram: Diagram) -> _Cells:
    numbers = {place: str(number) for place, number in diagram.numbers.items()}
    return dict.fromkeys(diagram.unknown, "?") | numbers


def _answer(diagram: Diagram) -> _Cells:
    numbers = {place: str(number) for place, number in diagram.solution.items()}
    return dict.fromkeys(diagram.shaded, "x") | numbers


def _circles(diagram: Diagram) -> _Cells:
    return {place: _LETTERS[colour] for place, colour in diagram.circles.items()}


def _exits(diagram: Diagram) -> _Cells:
    said = {
        place: "".join(
            letter for letter, side in _EXITS.items() if canonical(*place, side) in diagram.links
        )
        for place in diagram.places
    }
    return {place: letters for place, letters in said.items() if letters}


def _walls(diagram: Diagram) -> _Cells:
    return dict.fromkeys(diagram.blocks, "x") | dict(_numbers(diagram))


def _signs(others: Callable[[Diagram], _Cells], letter: str) -> Callable[[Diagram], _Cells]:
    return lambda diagram: {**others(diagram), **dict.fromkeys(diagram.symbols, letter)}


def _objects(diagram: Diagram) -> _Cells:
    return dict.fromkeys(diagram.objects, "x")


def _sums(diagram: Diagram) -> _Cells:
    cells = {place: "0" for place in set(diagram.places) - diagram.blocks}
    for row, col in diagram.blocks:
        down, across = (diagram.sums.get((row, col, way), "") for way in ("down", "across"))
        cells[row, col] = f"{down},{across}" if down != "" or across != "" else "-"
    return cells


def _targets(diagram: Diagram) -> _Cells:
    return {place: f"{number}{_SIGNS[op]}" for place, (op, number) in diagram.targets.items()}


def _cage_sums(diagram: Diagram) -> _Cells:
    return {place: str(number) for place, (_, number) in diagram.targets.items()}


def inside(diagram: Diagram) -> set[Place]:
    """The cells that have an odd number of lines to their left."""
    found = set()
    for row in range(1, diagram.rows + 1):
        is_inside = (row, 1, "left") in diagram.edges
        for col in range(1, diagram.cols + 1):
            found |= {(row, col)} if is_inside else set()
            is_inside ^= (row, col, "right") in diagram.edges
    return found


def _inside(diagram: Diagram) -> _Cells:
    return dict.fromkeys(inside(diagram), "x")


# ---- What codecs cannot say -------------------------------------------------------------


def _below_zero(numbers: Iterable[int]) -> str | None:
    return next((f"the number {number}" for number in numbers if number < 0), None)


def _not_in_cells(diagram: Diagram) -> str | None:
    areas = diagram.areas or diagram.cages
    if areas and set(areas) | diagram.blocks != set(diagram.places):
        return "a cell outside of all areas"
    return _below_zero([*diagram.numbers.values(), *diagram.outside.values()])


def _no_loop(diagram: Diagram) -> str | None:
    is_outline = outline(inside(diagram)) == diagram.edges
    return _not_in_cells(diagram) if is_outline else "lines that do not go around cells"


def _not_in_cages(diagram: Diagram) -> str | None:
    first = {cage: place for place, cage in sorted(diagram.cages.items(), reverse=True)}
    if set(diagram.targets) - set(first.values()):
        return "a number in another cell than the first of its cage"
    return _not_in_cells(diagram) if diagram.cages else "a board without cages"


def _only_sums(diagram: Diagram) -> str | None:
    other = {operation for operation, _ in diagram.targets.values()} - {"add"}
    return f"the operation {min(other)}" if other else _not_in_cages(diagram)


def _not_behind(diagram: Diagram) -> str | None:
    loose = any((row, col) not in diagram.blocks for row, col, _ in diagram.sums)
    return "a sum in a cell that is played in" if loose else _below_zero(diagram.sums.values())


def _no_count(diagram: Diagram) -> str | None:
    return "a board without areas" if not diagram.areas else (
        _not_in_cells(diagram) if diagram.count is not None
        else "a board that does not say how many there are in each line"
    )  # fmt: skip


def _beyond(sides: tuple[str, ...], deepest: int | None) -> Callable[[Diagram], str | None]:
    """What stands beside the board elsewhere than at some sides, or too deep."""

    def check(diagram: Diagram) -> str | None:
        for side, _, k in diagram.outside:
            if side not in sides:
                return f"numbers at the {side}"
            if deepest is not None and k > deepest:
                return "several numbers beside one line"
        return _not_in_cells(diagram)

    return check


_PLAIN = frozenset(("numbers", "unknown", "areas", "boxes", "shaded", "solution"))
WRITTEN: Mapping[str, Written] = {
    "numbers": Written(_PLAIN, _numbers, _answer, unwritable=_not_in_cells),
    "inside": Written(frozenset(("numbers", "edges")), _numbers, _inside, unwritable=_no_loop),
    "circles": Written(frozenset(("circles", "links")), _circles, _exits),
    "walls": Written(
        frozenset(("numbers", "blocks", "symbols")),
        _walls,
        _signs(_walls, "o"),
        unwritable=_not_in_cells,
    ),
    "objects": Written(
        frozenset(("objects", "outside", "symbols")),
        _objects,
        _signs(_objects, "o"),
        1,
        _beyond(("top", "left"), 1),
    ),
    "runs": Written(
        frozenset(("outside", "shaded")),
        None,
        _answer,
        -1,
        _beyond(("top", "left"), None),
    ),
    "heights": Written(
        frozenset(("outside", "numbers", "count", "solution")),
        _numbers,
        _answer,
        2,
        _beyond(("top", "bottom", "left", "right"), 1),
    ),
    "sums": Written(
        frozenset(("blocks", "sums", "solution")), _sums, _answer, unwritable=_not_behind
    ),
    "cages": Written(
        frozenset(("boxes", "cages", "targets", "solution")),
        _cage_sums,
        _answer,
        unwritable=_only_sums,
    ),
    "operations": Written(
        frozenset(("cages", "targets", "solution")), _targets, _answer, unwritable=_not_in_cages
    ),
    "stars": Written(
        frozenset(("areas", "count", "blocks", "symbols")),
        None,
        _signs(lambda _diagram: {}, "x"),
        unwritable=_no_count,
    ),
}
"""The codecs by the word of `exchange(janko, Name, Codec)`."""
