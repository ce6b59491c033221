"""The files that commands are given: small puzzles, endless ones, and huge ones."""

from __future__ import annotations

from pathlib import Path

SMALL = """size(5,5).
clue(1,4,7). clue(2,1,5). clue(3,3,2). clue(4,5,2). clue(5,2,4).
"""
BOARD = ". # . 7 .\n5 . # . .\n. # 2 . #\n. . # . 2\n# 4 . . #\n"
NO_ANSWER = "size(2,2). clue(1,1,2). clue(2,2,3).\n"

_MINES = """
#defined size/2.
#defined clue/3.
cell(1..Rows, 1..Cols) :- size(Rows, Cols).
near(R, C, R', C') :- cell(R, C), cell(R', C'), |R - R'| <= 1, |C - C'| <= 1.
{ mine(R, C) : cell(R, C) }.
%! the cell {R},{C} shows a number, so it hides no mine
:- clue(R, C, _), mine(R, C).
%! the number {N} at {R},{C} does not have {N} mines around it
:- clue(R, C, N), #count { R', C' : near(R, C, R', C'), mine(R', C') } != N.
#show mine/2.
"""
_ABOUT = """
#program about.
title("Mines"). clues(clue, 3). board(number, clue). board(shaded, mine).
"""
_WORDS = """
#program words.
says(mine(R, C), "mine", (R, C)) :- cell(R, C).
denies(mine(R, C), "free", (R, C)) :- cell(R, C).
"""
_VIEW = """
#program view.
draw(grid(Rows, Cols)) :- size(Rows, Cols).
draw(text(R, C, N)) :- clue(R, C, N).
draw(fill(R, C, black)) :- mine(R, C).
"""
_CLUES = """
#program clues.
clue(R, C, N) :- cell(R, C), not mine(R, C),
    N = #count { R', C' : near(R, C, R', C'), mine(R', C') }.
"""
MINES = _MINES + _ABOUT + _WORDS + _VIEW + _CLUES
OTHER_MINES = MINES.replace(":- clue(R, C, _), mine(R, C).", "")
MINES_BOARD = "size(3,3). clue(1,1,1). clue(3,3,2). clue(1,3,1).\n"
OPEN_BOARD = "size(4,4).\n"
"""Mines on it have 2^16 answers."""

ENDLESS_SEARCH = (
    """
#defined holes/1.
cell(1..N+1, 1..N) :- holes(N).
{ in(R, C) : cell(R, C) } = 1 :- cell(R, 1).
%! two pigeons are in hole {C}
:- in(R, C), in(R', C), R < R'.
%! two neighbours are in hole {C}
:- in(R, C), in(R+1, C).
#show in/2.
#program about.
title("Pigeons").
#program words.
says(in(R, C), "in", (R, C)) :- cell(R, C).
"""
    + "#program view.\ndraw(grid(N+1, N)) :- holes(N).\n"
)
OTHER_SEARCH = ENDLESS_SEARCH + "#program base. :- in(1, 1), in(2, 2).\n"
HOLES = "holes(14).\n"
FIRST_THEN_ENDLESS = (
    ENDLESS_SEARCH.replace(
        "{ in(R, C) : cell(R, C) } = 1 :- cell(R, 1).",
        "{ easy }.\n{ in(R, C) : cell(R, C) } = 1 :- cell(R, 1), not easy.",
    )
    + "draw(text(1, 1, 7)) :- easy.\n#program base.\n#heuristic easy. [1@1, true]\n"
)
"""One answer, and then a search without end; it needs clasp's Domain heuristic."""
ENDLESS_GROUNDING = "number(0). number(N+1) :- number(N).\n"
ENDLESS_TWIN = """
:- use_module(lib/twin).
:- input([holes/1]).
puzzle([], _) :- repeat, fail.
"""
ENDLESS_VIEW = MINES.replace(_VIEW, _VIEW + "n(0). n(N+1) :- n(N).\n")
ENDLESS_ABOUT = MINES.replace(_ABOUT, _ABOUT + "n(0). n(N+1) :- n(N).\n")
HUGE_GRID = MINES.replace(
    "draw(grid(Rows, Cols)) :- size(Rows, Cols).", "draw(grid(2147483647, 2147483647))."
)
LARGE_GRID = MINES.replace("draw(grid(Rows, Cols)) :- size(Rows, Cols).", "draw(grid(1000, 1000)).")
MANY_FACTS = "size(5,5).\n" + "\n".join(f"white({n},{n})." for n in range(300_000)) + "\n"


def make(folder: Path, files: tuple[tuple[str, str], ...]) -> None:
    """Write the files of a command into its folder."""
    for name, text in files:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
