"""puzz.link's links and pzprv3 files, as npm's pzpr reads and writes them."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable, Iterator, Sequence
from functools import cache

import harness
import pytest
from harness import CORPORA, needs_corpora, read_board
from harness import corpus as boards_of

import pylogic

PZPR = os.environ.get("PYLOGIC_PZPR", "")
"""A folder whose node_modules hold the npm package pzpr."""
needs_pzpr = pytest.mark.skipif(not PZPR, reason="PYLOGIC_PZPR names no folder with npm's pzpr")
Mark = tuple[int, int, str, int]
"""A property of one of pzpr's objects, by its place in steps of half a cell, and its value."""
Peer = Callable[..., dict]


@cache
def puzzle(name: str) -> pylogic.Puzzle:
    return pylogic.load(name)


def written(name: str, facts: list, to: str) -> str:
    return harness.written(puzzle(name).encoding, facts, to, {}, "<text>")


def found(name: str, text: str, kind: str | None = None) -> tuple[set[str], set[str]]:
    """The instance and the answer that a text tells, as facts."""
    board = read_board(puzzle(name), text, kind)
    return set(map(str, board.instance)), set(map(str, board.answer))


SCRIPT = """
const pzpr = require('pzpr');
require('readline').createInterface({input: process.stdin}).on('line', line => {
    const puzzle = new pzpr.Puzzle();
    const {text, marks} = JSON.parse(line);
    let said;
    try {
        puzzle.open(text);
        for (const [x, y, name, value] of marks) puzzle.board.getobj(x, y)[name] = value;
        puzzle.board.rebuildInfo();
        said = {url: puzzle.getURL(), file: puzzle.getFileData(), check: puzzle.check(true)};
        said = {...said, complete: said.check.complete, why: said.check.text};
    } catch (error) { said = {error: String(error)}; }
    process.stdout.write(JSON.stringify(said) + '\\n');
});
"""


@pytest.fixture(scope="module")
def peer() -> Iterator[Peer]:
    """npm's pzpr: it opens a link, marks an answer, writes both, and says whether it is solved."""
    with subprocess.Popen(
        ["node", "-e", SCRIPT], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=PZPR
    ) as running:

        def ask(text: str, marks: Sequence[Mark] = ()) -> dict:
            running.stdin.write(json.dumps({"text": text, "marks": marks}) + "\n")
            running.stdin.flush()
            said = json.loads(running.stdout.readline())
            assert "error" not in said, (said, text)
            return said

        yield ask
        running.stdin.close()


KNOWN = [
    "hitori", "nurikabe", "heyawake", "akari", "fillomino", "skyscrapers", "slitherlink", "masyu",
    "kakuro", "star_battle", "lits", "norinori", "kuromasu", "sudoku", "country_road", "galaxies",
    "hashi", "numberlink", "shakashaka", "shikaku", "slant", "yajilin",
]  # fmt: skip
"""The kinds that npm's pzpr knows; puzz.link's own knows the others, too."""


def body(url: str) -> str:
    """The text of a link behind its host and the puzzle's name."""
    return url.split("?")[1].split("/", 1)[1].strip().rstrip("/")


def places_moved(name: str, facts: set[str]) -> set[str]:
    """The facts, where pzpr moves a number within its area, without the cells of the numbers."""
    if name not in ("country_road", "heyawake"):
        return facts
    return {fact.split(",")[2] if fact.startswith("clue") else fact for fact in facts}


def told_otherwise(name: str, key: str) -> bool:
    """Whether pzpr has no way to say a published board."""
    encoding = puzzle(name).encoding
    told = harness.entry(encoding, CORPORA / f"{name}.json", key)
    if told.constants:  # a variant of the rules
        return True
    try:
        written(name, told.instance, "pzpr")
    except pylogic.ProgramError:
        return True
    # Towers that are given are puzz.link's alone.
    return name == "skyscrapers" and any(fact.name == "given" for fact in told.instance)


SIDES = {"left": (-1, 0), "top": (0, -1), "right": (1, 0), "bottom": (0, 1)}
HALVES = {
    "down": 31, "up": 32, "bottom_left": 2, "bottom_right": 3, "top_right": 4, "top_left": 5
}  # fmt: skip


def answer_marks(name: str, facts: Sequence) -> list[Mark]:
    """The marks of pzpr for an answer: its facts that hold, by the kinds of `about`."""
    kinds = {str(fact): str(kind) for kind, fact in puzzle(name).encoding.read_about("board", 2)}
    frame = int(name == "kakuro")  # pzpr does not count the first row and column
    marks = []
    for fact in facts:
        row, col, *more = (int(a.number) if str(a).isdigit() else str(a) for a in fact.arguments)
        x, y = 2 * (col - frame) - 1, 2 * (row - frame) - 1
        kind = kinds[fact.name]
        if kind in ("edge", "link", "links"):
            across, down = SIDES[more[0]]
            name_of_line = "qans" if kind == "edge" and name != "slitherlink" else "line"
            marks.append((x + across, y + down, name_of_line, (*more, 1)[1]))
        elif kind == "solution":
            marks.append((x, y, "anum", more[0]))
        else:
            marks.append((x, y, "qans", HALVES[more[0]] if more else 1))
    return marks


def agrees(peer: Peer, name: str, key: str) -> bool:
    """A published board as a link, and its solution in pzpr's file; whether pzpr can say it."""
    encoding = puzzle(name).encoding
    told = harness.entry(encoding, CORPORA / f"{name}.json", key)
    if told_otherwise(name, key):
        return False
    link = written(name, told.instance, "pzpr")
    symbols = told.answer or puzzle(name).solve(puzzle(name).instance(link)).answers[0].symbols
    problem, answer = set(map(str, told.instance)), set(map(str, symbols))
    said = peer(link.strip())
    # Older programs write large numbers otherwise, and a 0 where there is no sum.
    if name != "hitori" or max(f.arguments[-1].number for f in told.instance) < 16:
        own = body(link).replace("-", "0") if name == "kakuro" else body(link)
        assert body(said["url"]) == own
    assert not said["complete"]
    for text in (link, said["url"], said["file"]):
        assert places_moved(name, found(name, text)[0]) == places_moved(name, problem), text
    solved = peer(link.strip(), answer_marks(name, symbols))
    assert solved["complete"], solved["why"]
    again = found(name, solved["file"], "pzprv3")
    assert places_moved(name, again[0]) == places_moved(name, problem)
    assert again[1] == answer
    return True


@pytest.mark.few(4)
@needs_corpora
@needs_pzpr
@pytest.mark.parametrize("name", KNOWN)
def test_open_our_links_and_answers_in_pzpr(name, peer):
    keys = list(boards_of(name))
    assert any([agrees(peer, name, key) for key in keys[:3]])


@pytest.mark.nightly
@pytest.mark.slow
@needs_corpora
@needs_pzpr
@pytest.mark.parametrize("name", KNOWN)
def test_open_all_published_boards_in_pzpr(name, peer):
    keys = list(boards_of(name))
    said = [key for key in keys if agrees(peer, name, key)]
    # Stars: 2 of 15 have cells that are not played in. Towers: 7 have empty cells, 2 more, 1 three
    # given ones or diagonals. Sudoku: one board in twelve is 9x9, the others are 16x16.
    assert len(said) == {"star_battle": 13, "skyscrapers": 6}.get(name, len(keys))
