"""The files that commands are given: small puzzles, endless ones, and hostile ones."""

from __future__ import annotations

import os
import sqlite3
from ast import literal_eval
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

FIFO, BINARY, FOLDER, LINK_TO_ZERO = "<a fifo>", "<binary>", "<a folder>", "<a link to /dev/zero>"

SMALL = """size(5,5).
clue(1,4,7). clue(2,1,5). clue(3,3,2). clue(4,5,2). clue(5,2,4).
"""
BOARD = ". # . 7 .\n5 . # . .\n. # 2 . #\n. . # . 2\n# 4 . . #\n"
NO_ANSWER = "size(2,2). clue(1,1,2). clue(2,2,3).\n"
SEVERAL = "size(3,3). clue(1,1,3).\n"

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
LATER_MINES = MINES + "#program base.\n:- size(N, _), N > 7, mine(1, 1).\n"
"""Another puzzle on boards of more than seven rows only."""
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
DEEP = "f(" * 20_000 + "1" + ")" * 20_000
DEEP_RULES = f"p({DEEP}).\n#show p/1.\n"
DEEP_CONDITION = ":- " + "not " * 1 + "(" * 20_000 + "1" + ")" * 20_000 + " = 2.\n"
MANY_FACTS = "size(5,5).\n" + "\n".join(f"white({n},{n})." for n in range(300_000)) + "\n"
SCRIPT = MINES + "#script (python)\nimport os\nos.system('touch stolen')\n#end.\n"
HEAVY = MINES + "#minimize { 3000000000,R,C : mine(R, C) }.\n"
HEAVY_SUM = MINES + "#minimize { 2147483647,R,C : mine(R, C) }.\n"

_OTHER = {FIFO, BINARY, FOLDER, LINK_TO_ZERO}
_JOURNAL = "<a journal "


def make(folder: Path, files: tuple[tuple[str, str], ...], journal: Callable[[], bytes]) -> None:
    """Write the files of a command into its folder; `journal` gives one that is whole."""
    for name, text in files:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if text in _OTHER:
            _make_other(path, text)
        elif text.startswith(_JOURNAL):
            path.write_bytes(journal())
            _damage(path, *literal_eval(text.removeprefix(_JOURNAL).removesuffix(">")))
        else:
            path.write_text(text)


def damaged_journal(how: str, *what: object) -> str:
    """A journal that is not whole: `bytes`, [(place, value)]; `cut`, place; `field`, index, value.

    Places are parts of the whole, from 0 to 1.
    """
    return f"{_JOURNAL}{(how, *what)!r}>"


def _make_other(path: Path, what: str) -> None:
    if what == FIFO:
        os.mkfifo(path)
    elif what == BINARY:
        path.write_bytes(bytes(range(256)) * 16)
    elif what == FOLDER:
        path.mkdir()
    else:
        path.symlink_to("/dev/zero")


def _damage(path: Path, how: str, *what: Any) -> None:
    data = bytearray(path.read_bytes())
    if how == "bytes":
        for place, value in what[0]:
            data[int(place * len(data))] = value
        path.write_bytes(data)
    elif how == "cut":
        path.write_bytes(data[: int(what[0] * len(data))])
    else:
        _set_field(path, *what)


def _set_field(path: Path, index: int, value: object) -> None:
    """Give the first run of a journal another value in one of its columns."""
    with closing(sqlite3.connect(path)) as connection, connection:
        columns = [row[1] for row in connection.execute("PRAGMA table_info(runs)")][1:]
        column = columns[index % len(columns)]
        connection.execute(f'UPDATE runs SET "{column}" = ? WHERE run = 1', [value])
