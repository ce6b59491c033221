"""Shakashaka in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterator, Set
from itertools import product

from rules.shaded import Atom, Place, beside, board, numbers

CORNERS = {"top_left": "NW", "top_right": "NE", "bottom_right": "SE", "bottom_left": "SW"}
"""Which quarters of a cell a triangle blackens: both diagonals cut it into four."""
STEPS = {"N": (-1, 0, "S"), "S": (1, 0, "N"), "W": (0, -1, "E"), "E": (0, 1, "W")}
"""Where the neighbouring cell is, and which of its quarters is beside this one."""
Quarter = tuple[int, int, str]


def violations(facts: Set[Atom], answer: Set[Atom]) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    clues = numbers(facts, "clue")
    black = {*numbers(facts, "wall"), *(clue[:2] for clue in clues)}
    free = board(facts) - black
    found = {atom[1:3]: CORNERS.get(str(atom[3]), "") for atom in answer if atom[0] == "triangle"}
    if len(found) < len(answer) or not found.keys() <= free or "" in found.values():
        return ["an atom is stray"]
    wrong = []
    for row, col, number in clues:
        if (count := len(beside((row, col)) & found.keys())) != number:
            wrong.append(f"{row},{col} has {count} triangles, not {number}")
    white = {(*cell, way) for cell in free for way in STEPS if way not in found.get(cell, "")}
    while white:
        area = whole(white)
        white -= area
        if not is_rectangle(area):
            wrong.append(f"the white area of {min(area)} is no rectangle")
    return wrong


def whole(white: Set[Quarter]) -> set[Quarter]:
    """The quarters that hang together with the first one."""
    waiting = [min(white)]
    found = {*waiting}
    while waiting:
        row, col, way = waiting.pop()
        down, right, other = STEPS[way]
        sides = {(row + down, col + right, other)}
        sides |= {(row, col, turned) for turned in ("NS" if way in "WE" else "WE")}
        found |= (new := sides & white - found)
        waiting += new
    return found


def is_rectangle(area: Set[Quarter]) -> bool:
    """Whether quarters fill the smallest rectangle around them, upright or turned."""
    points = {point for quarter in area for point in corners(*quarter)}
    turned = {(row + col, row - col) for row, col in points}
    return len(area) in (spanned(points), spanned(turned) / 2)


def corners(row: int, col: int, way: str) -> list[Place]:
    """The corners of a quarter, in half cells."""
    down, right, _ = STEPS[way]
    middle = 2 * row + 1, 2 * col + 1
    ends = [(middle[0] + down + k * right, middle[1] + right + k * down) for k in (-1, 1)]
    return [middle, *ends]


def spanned(points: Set[Place]) -> int:
    """The area of the smallest upright rectangle around points; a quarter of a cell is 1."""
    heights, widths = zip(*points, strict=True)
    return (max(heights) - min(heights)) * (max(widths) - min(widths))


def solutions(facts: Set[Atom]) -> Iterator[frozenset[Atom]]:
    """All solutions, by trying every choice of triangles."""
    black = {*numbers(facts, "wall"), *(clue[:2] for clue in numbers(facts, "clue"))}
    free = sorted(board(facts) - black)
    for chosen in product((None, *CORNERS), repeat=len(free)):
        answer: frozenset[Atom] = frozenset(
            ("triangle", *cell, corner) for cell, corner in zip(free, chosen, strict=True) if corner
        )
        if not violations(facts, answer):
            yield answer
