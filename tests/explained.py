"""Shared by the tests of explanations: jobs, and Kuromasu's constraints in plain Python."""

from __future__ import annotations

from functools import cache
from itertools import product

from rules import kuromasu as rules
from rules.shaded import reachable

import pylogic
from pylogic.explain import relaxation
from pylogic.explain.explanation import Explanation
from pylogic.rules.constraints import BROKEN

KUROMASU = pylogic.load("kuromasu")
ONE = "size(3,3). clue(1,2,5). clue(3,1,2)."


def task(text: str, puzzle: pylogic.Puzzle = KUROMASU, **constants: int):
    """Return the task of facts given as text (with a `.`), or of a named instance."""
    return puzzle.task(puzzle.instance(text, text="." in text), constants=constants)


@cache
def run(text: str, puzzle: pylogic.Puzzle = KUROMASU, **asked) -> Explanation:
    """Return the explanation of facts or a named instance; kept for calls with the same words."""
    return puzzle.explain(task(text, puzzle).instance, **asked)


class Board:
    """Kuromasu's clues and ground constraints as elements, in plain Python.

    An element is a clue or a broken constraint, as text. All colourings are made: keep boards
    small. The constraint of connected.lp, which is included first, is number 0.
    """

    def __init__(self, text: str) -> None:
        one = task(text)
        self.task = one
        self.elements = [str(s) for s in relaxation.ground_relaxation(one).switches.literals]
        self.rows, self.cols = one.instance.size
        self.clues = {
            (f.arguments[0].number, f.arguments[1].number): f.arguments[2].number
            for f in one.instance.facts
            if f.signature == ("clue", 3)
        }
        cells = list(product(range(1, self.rows + 1), range(1, self.cols + 1)))
        self.cells = cells
        self.colourings = [
            {cell for cell, is_black in zip(cells, colours, strict=True) if is_black}
            for colours in product((False, True), repeat=len(cells))
        ]
        self.broken = [self.breaks(black) for black in self.colourings]

    def breaks(self, black: set) -> list[set[str]]:
        """Return the sets of elements that a colouring, its black cells, breaks; [] for an answer.

        Of each set one element at least must be given up to allow the colouring.
        """
        found = []
        white = set(self.cells) - black
        for (r, c), n in self.clues.items():
            clue = f"clue({r},{c},{n})"
            if (r, c) in black:
                found.append({clue, f"{BROKEN[0]}(0,(),({r},{c}))"})
            if (seen := rules.seen((r, c), white)) != n:
                found.append({clue, f"{BROKEN[0]}({2 + (seen > n)},(),({n},{r},{c}))"})
        for r, c in black:
            if (r, c + 1) in black:
                found.append({f"{BROKEN[0]}(4,(),({r},{c}))"})
            if (r + 1, c) in black:
                found.append({f"{BROKEN[0]}(5,(),({r},{c}))"})
        origin = self.origin(white)
        if origin in white:
            for r, c in white - reachable(origin, white):
                found.append({f"{BROKEN[0]}(6,(),({r},{c},{origin[0]},{origin[1]}))"})
        return found

    def origin(self, white: set) -> tuple[int, int]:
        """Return the cell that others are cut off from: the most central clue, or a white cell."""
        far = {
            (r, c): abs(2 * r - self.rows - 1) + abs(2 * c - self.cols - 1) for r, c in self.cells
        }
        return min(self.clues, key=far.get) if self.clues else min(white, default=(1, 1))

    def contradicts(self, kept: set[str], known: dict | None = None) -> bool:
        """True if every colouring with the `known` colours (True: black) breaks what is kept."""
        return all(
            any(one <= kept for one in broken)
            for black, broken in zip(self.colourings, self.broken, strict=True)
            if all((cell in black) == is_black for cell, is_black in (known or {}).items())
        )
