"""Random small boards of every kind: the facts that a puzzle has besides its clues."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from random import Random

Cell = tuple[int, int]
Facts = list[str]


def _cells(rows: int, cols: int) -> list[Cell]:
    return [(r, c) for r in range(1, rows + 1) for c in range(1, cols + 1)]


def _size(chance: Random, least: int = 2, most: int = 4) -> Cell:
    return chance.randint(least, most), chance.randint(least, most)


def _on(rows: int, cols: int) -> Facts:
    return [f"size({rows},{cols})."]


def _at(name: str, cells: Iterable[Cell]) -> Facts:
    return [f"{name}({r},{c})." for r, c in cells]


def _parts(chance: Random, rows: int, cols: int, number: int, name: str, most: int = 99) -> Facts:
    """The board cut into so many connected parts, or more where none may have more cells."""
    free = _cells(rows, cols)
    found = {cell: i for i, cell in enumerate(chance.sample(free, min(number, len(free))), 1)}
    while len(found) < len(free):
        cell = r, c = chance.choice([x for x in free if x not in found])
        beside = [(r, c + 1), (r + 1, c), (r, c - 1), (r - 1, c)]
        near = [found[x] for x in beside if x in found]
        open_ones = [i for i in near if [*found.values()].count(i) < most]
        if open_ones:
            found[cell] = chance.choice(open_ones)
        elif near:  # none beside it may grow
            found[cell] = max(found.values()) + 1
    return [f"{name}({r},{c},{i})." for (r, c), i in sorted(found.items())]


def _empty(least: int, most: int) -> Callable[[Random], Facts]:
    return lambda chance: _on(*_size(chance, least, most))


def _square(*sizes: int) -> Callable[[Random], Facts]:
    return lambda chance: _on(*[chance.choice(sizes)] * 2)


def _akari(chance: Random) -> Facts:
    rows, cols = _size(chance)
    blocks = [cell for cell in _cells(rows, cols) if chance.random() < 0.3]
    return [*_on(rows, cols), *_at("wall", blocks)]


def _tents(chance: Random) -> Facts:
    rows, cols = _size(chance, 3, 4)
    trees = chance.sample(_cells(rows, cols), chance.randint(1, 3))
    return [*_on(rows, cols), *_at("tree", trees)]


def _kakuro(chance: Random) -> Facts:
    rows, cols = _size(chance, 2, 3)
    blocks = [x for x in _cells(rows, cols) if 1 in x or chance.random() < 0.15]
    return [*_on(rows, cols), *_at("block", blocks)]


def _heyawake(chance: Random) -> Facts:
    rows, cols = _size(chance)
    return [*_on(rows, cols), *_parts(chance, rows, cols, chance.randint(1, 4), "region")]


def _star_battle(chance: Random) -> Facts:
    n = chance.choice((4, 5, 5, 6))
    return [*_on(n, n), *_parts(chance, n, n, n, "region")]


def _kenken(chance: Random) -> Facts:
    n = chance.choice((3, 3, 4))
    return [*_on(n, n), *_parts(chance, n, n, n + 2, "cage", 3)]


def _killer(chance: Random) -> Facts:
    return [*_on(4, 4), "boxes(2,2).", *_parts(chance, 4, 4, chance.randint(5, 9), "cage", 3)]


def _sudoku(chance: Random) -> Facts:
    return [*_on(4, 4), "boxes(2,2)."]


def _number_grid(chance: Random) -> Facts:
    rows, k, amounts = chance.choice(
        (
            (2, 1, {1: 2}),
            (3, 2, {1: 3, 2: 3}),
            (3, 1, {1: 1, 2: 2}),
            (3, 2, {1: 2, 2: 2, 3: 2}),
            (4, 2, {1: 4, 2: 4}),
        )
    )
    total = sum(v * n for v, n in amounts.items()) // rows
    lines = [f"line({kind},{k},{total})." for kind in ("row", "column")]
    return [*_on(rows, rows), *lines, *(f"amount({v},{n})." for v, n in amounts.items())]


def _chemin(chance: Random) -> Facts:
    return _on(*chance.choice(((2, 2), (2, 2), (2, 3))))


def _seven_eleven(chance: Random) -> Facts:
    items, unit = chance.randint(2, 3), chance.choice((2, 4, 10, 12))
    return [f"items({items}).", f"total({chance.randint(2, 40) * 2}).", f"unit({unit})."]


def _river(chance: Random) -> Facts:
    names = ("red", "green", "blue")[: chance.randint(1, 3)]
    return [*(f"couple({name})." for name in names), f"capacity({chance.randint(1, 3)})."]


FRAMES: dict[str, Callable[[Random], Facts]] = {
    "akari": _akari,
    "cave": _empty(2, 4),
    "chemin": _chemin,
    "fillomino": _empty(2, 3),
    "futoshiki": _square(2, 3, 4),
    "heyawake": _heyawake,
    "hitori": _empty(2, 3),
    "kakuro": _kakuro,
    "kenken": _kenken,
    "killer_sudoku": _killer,
    "kuromasu": _empty(2, 4),
    "masyu": _empty(2, 4),
    "nonogram": _empty(2, 4),
    "number_grid": _number_grid,
    "nurikabe": _empty(2, 4),
    "queens": _square(4, 5, 6),
    "river_crossing": _river,
    "seven_eleven": _seven_eleven,
    "skyscrapers": _square(2, 3, 4),
    "slant": _empty(2, 4),
    "slitherlink": _empty(2, 4),
    "star_battle": _star_battle,
    "sudoku": _sudoku,
    "takuzu": _square(2, 4),
    "tapa": _empty(2, 4),
    "tents": _tents,
}
"""The facts of a random board of each puzzle on the shelf, without clues."""

SWITCHES = {
    "chemin": ({"symmetry": 1}, {"orders": 0}),
    "killer_sudoku": ({"diagonals": 1},),
    "number_grid": ({"connected": 0}, {"connected": 0, "squares": 0}, {"counts": 0}),
    "queens": ({"symmetry": 1},),
    "skyscrapers": ({"diagonals": 1},),
    "sudoku": ({"diagonals": 1},),
    "takuzu": ({"distinct": 0},),
}
"""Constants that a board may be under."""


def constants(chance: Random, name: str) -> dict[str, int]:
    """Random constants of a puzzle, mostly none."""
    known = SWITCHES.get(name, ())
    likely = 0.8 if name == "number_grid" else 0.2
    return chance.choice(known) if known and chance.random() < likely else {}


def changed(chance: Random, board: Facts, clues: Facts) -> Facts:
    """The facts of a puzzle after a few changes of its clues, often none."""
    found = list(clues)
    for _ in range(chance.choice((0, 1, 1, 2, 3))):
        if not found:
            break
        place = chance.randrange(len(found))
        numbers = list(re.finditer(r"\d+", found[place]))
        match chance.choice(("drop", "drop", "number", "other")):
            case "drop":
                del found[place]
            case "number" if numbers:
                found[place] = _with(found[place], numbers[-1], chance.choice((-1, 1)))
            case _ if numbers:
                found.append(_with(found[place], chance.choice(numbers), chance.choice((-1, 1))))
    return [*board, *found]


def _with(text: str, number: re.Match[str], by: int) -> str:
    return f"{text[: number.start()]}{max(int(number[0]) + by, 0)}{text[number.end() :]}"
