"""Game IDs and saved games of Simon Tatham's collection, and the programs themselves."""

from __future__ import annotations

import functools
import os
import re
import shutil
import subprocess
import time
from pathlib import Path

import harness
import pytest
from harness import compare, compare_errors, unsaid
from hypothesis import given, settings
from hypothesis import strategies as st

import pylogic
from pylogic.formats import exchange, sources, tatham
from pylogic.formats.diagram import Diagram, Game, Source, neighbours
from pylogic.formats.sources import Manner
from pylogic.formats.tatham_runs import in_borders

IDS = {
    "akari": "Light Up: 4x3:1aBg0a",
    "slitherlink": "Loopy:4x2t0:3a20c3",
    "tents": "4x3:_ace,1,0,1,0,1,0,1",
    "kenken": "3:_6a_aa,s1a3a2m2d3a1",
    "skyscrapers": "4:1//3//2///4/////1///,a3_4m",
    "masyu": "4x3:aWdBcWa",
    "hitori": "3x2:1a3B0z",
    "nonogram": "3x2:1.1/2//3/1",
    "killer_sudoku": "2x2k:3o,_a_a_aa_b_____ba,6_7a4a6c6a6_5c",
    "kuromasu": "7x7:d7b3e8e5c7a7c13e4e8b4d",
    "takuzu": "6x6u:bfbbEgaABbg",
    "sudoku": "4jx:2_3l4_1,ab_bd_a__ab_",
    "hashi": "Bridges:4x3m2:2b3d4b8",
    "slant": "3x2:1b0c4a2b",
    "galaxies": "5x3:bezcb",
    "futoshiki": "Unequal:2:0RD,0,0,1U,",
}
"""A game ID of every puzzle that the collection has, made by hand."""


load = functools.cache(pylogic.load)


def facts(puzzle: str, text: str) -> exchange.Facts:
    encoding = load(puzzle).encoding
    return exchange.facts(encoding, sources.told(encoding, text, Manner("tatham")))


def written(puzzle: str, found: exchange.Facts) -> str:
    constants = {name: str(value) for name, value in found.constants.items()}
    encoding = load(puzzle).encoding
    return harness.written(encoding, found.instance, "tatham", constants, "<text>").strip()


def test_what_game_ids_mean(update):
    said = [f"{text}\n{facts(puzzle, text).text}" for puzzle, text in sorted(IDS.items())]
    compare("tatham_facts.txt", "\n".join(said), update)


@pytest.mark.few(6)
@pytest.mark.parametrize("puzzle", IDS)
def test_game_ids_are_written_as_they_were_read(puzzle):
    text = IDS[puzzle].rpartition(": ")[2]
    text = re.sub("^[A-Z][a-z]+:", "", text)
    assert written(puzzle, facts(puzzle, text)) == text


BAD = [
    ("akari", "4x3:1aBg5a"),
    ("akari", "4x3q:1aBg0a"),
    ("akari", "no game"),
    ("kuromasu", "2x2:1!c"),
    ("takuzu", "2x2:1"),
    ("takuzu", "2x2:\u00e4"),
    ("akari", "7x7#123456"),
    ("akari", "Light Up: 7x7b20s4d2#123456"),
    ("akari", "Loopy:4x2t0:3a20c3"),
    ("slitherlink", "4x2t1:3a20c3"),
    ("slitherlink", "4x2t01:3a20c3"),
    ("slitherlink", "4x2:3a20d3"),
    ("tents", "4x3:_ace,1,0,1,0,1,0"),
    ("tents", "4x3:_ace,1,0,1,0,1,0,x"),
    ("tents", "4x3:_aceb,1,0,1,0,1,0,1"),
    ("tents", "4x3:_acz,1,0,1,0,1,0,1"),
    ("tents", "4x3:_aCe,1,0,1,0,1,0,1"),
    ("kenken", "3:_6a_aa"),
    ("kenken", "3:_99a_aa,a1"),
    ("kenken", "3:_6a_9a_9a,a1"),
    ("kenken", "3:_6a_aa,s1d3a1a5a3"),
    ("kenken", "3:_6a_aa,s1d3q1a5a3"),
    ("kenken", "3x2:_6a_aa,s1d3"),
    ("skyscrapers", "4:1//3//2///4/////1//"),
    ("skyscrapers", "4:1//3//2///4/////1///,a3_4m,a"),
    ("masyu", "4x3:aWdBcGa"),
    ("hitori", "3x2:1a3B0"),
    ("hitori", "3x2:1a3B0!"),
    ("nonogram", "3x2:1.1/2//3"),
    ("nonogram", "3x2:1.x/2//3/1"),
    ("nonogram", "3x2:1.1/2//3/1,AAd"),
    ("killer_sudoku", "2x2k:p"),
    ("killer_sudoku", "2x2k:p,_a_a_aa_b_____ba"),
    ("killer_sudoku", "2x2k:p,_a_a_aa_b_____ba,6_7a4a6c6a6_5c,p"),
    ("killer_sudoku", "2x2k:p,_a_a_aa_b_____ba,6_7_7o"),
    ("killer_sudoku", "2x2k:p,_a_a_aa_b_____ba,1_2_3_4_5_6_7_8_9_1_2_3_4_5_6_7"),
    ("killer_sudoku", "2x2:p,p"),
    ("hashi", "4x3m3:2b3d4b8"),
    ("hashi", "4x3m2:2b3d4b9"),
    ("slant", "3x2:1b0c4a2c"),
    ("galaxies", "2x2:aB"),
    ("galaxies", "2x2:zk"),
    ("galaxies", "2x2:a1"),
    ("futoshiki", "2:0R,0,0,0,0"),
    ("futoshiki", "2:0U,0,0,0"),
    ("futoshiki", "2:0R,0L,0,0"),
    ("futoshiki", "2a:0,0,0,0"),
    ("futoshiki", "2:0X,0,0,0"),
]


def test_errors_name_what_is_wrong_and_where(update):
    compare_errors("errors_tatham.txt", BAD, facts, update)


UNWRITABLE = [
    ("akari", "size(1,2). clue(1,1,5)."),
    ("slitherlink", "size(1,2). clue(1,1,10)."),
    ("tents", "size(1,2). tree(1,1). outside(top,1,1,0). outside(top,2,1,1)."),
    ("tents", "size(1,1). outside(bottom,1,1,0). outside(top,1,1,1)."),
    ("tents", "size(1,1). outside(top,1,2,0). outside(left,1,1,1)."),
    ("kenken", "size(2,2). given(1,1,1). cage(1,1,1). cage(1,2,1). cage(2,1,1). cage(2,2,1)."
               "target(1,1,add,6)."),
    ("kenken", "size(2,2). cage(1,1,1). cage(1,2,1). cage(2,1,1). cage(2,2,1)."),
    ("kenken", "size(2,2). cage(1,1,1). cage(1,2,1). cage(2,1,1). cage(2,2,1)."
               "target(1,1,any,6)."),
    ("kenken", "size(2,2). cage(1,1,1). cage(1,2,1). cage(2,1,1). cage(2,2,2). target(1,1,add,6)."
               "target(2,2,sub,1)."),
    ("kenken", "size(2,2). cage(1,1,1). cage(2,2,1). cage(1,2,2). cage(2,1,3)."
               "target(1,1,add,2). target(1,2,any,2). target(2,1,any,1)."),
    ("kenken", "size(2,2). cage(1,1,1). cage(1,2,1). target(1,1,add,6)."),
    ("kenken", "size(2,3). cage(1,1,1). target(1,1,add,6)."),
    ("skyscrapers", "size(3,3). heights(2)."),
    ("skyscrapers", "size(3,3). given(1,1,0)."),
    ("skyscrapers", "size(3,3). outside(top,1,2,1)."),
    ("masyu", "size(1,1). circle(1,1,grey)."),
    ("hitori", "size(1,2). given(1,1,1)."),
    ("hitori", "size(1,1). given(1,1,62)."),
    ("nonogram", "size(1,1). outside(top,1,1,1)."),
    ("nonogram", "size(1,1). outside(top,1,1,1). outside(left,1,1,0). outside(left,1,2,1)."),
    ("nonogram", "size(1,1). outside(top,1,1,1). outside(left,1,1,1). outside(right,1,1,1)."),
    ("killer_sudoku", "size(1,1). boxes(1,1). cage(1,1,1). target(1,1,mul,1)."),
    ("sudoku", "size(2,2). region(1,1,1). region(2,2,1). region(1,2,2). region(2,1,2)."),
    ("sudoku", "size(2,2). region(1,1,1)."),
    ("hashi", "size(1,1). clue(1,1,9)."),
    ("slant", "size(1,1). vertex(0,0,5)."),
    ("futoshiki", "size(1,2)."),
    ("futoshiki", "size(2,2). between(1,1,right,white)."),
]  # fmt: skip


def test_what_game_ids_cannot_say_is_refused(update):
    def write(name: str, text: str) -> None:
        puzzle = load(name)
        symbols = puzzle.instance(text, text=True).symbols
        harness.written(puzzle.encoding, symbols, "tatham", {}, "<text>")

    compare_errors("errors_tatham_writing.txt", UNWRITABLE, write, update)


def test_the_guide_names_every_way_of_writing():
    page = (Path(pylogic.__file__).parent / "guide" / "formats.md").read_text()
    rows = page.partition("Ways of writing a game ID (tatham)")[2].split("\n\n")[1]
    assert re.findall(r"(?m)^\| `(\w+)`", rows) == list(tatham.CODECS)


def test_the_kinds_that_no_way_of_writing_has_are_refused():
    diagram = Diagram(1, 1, count=3, sums={(1, 1, "down"): 3})
    for codec in tatham.CODECS:
        assert unsaid(tatham, diagram, Game("name", codec)), codec
    for codec in set(tatham.CODECS) - {"letters"}:
        assert unsaid(tatham, Diagram(1, 1, flags={"u": True}), Game("name", codec)), codec


# ---- Saved games ------------------------------------------------------------------------


def saved(title: str, params: str, description: str, *moves: str, position: int = 0) -> str:
    """A saved game, as the program writes it."""
    records = [
        ("SAVEFILE", "Simon Tatham's Portable Puzzle Collection"),
        ("VERSION", "1"), ("GAME", title), ("PARAMS", params), ("CPARAMS", params),
        ("SEED", "123\n4"), ("DESC", description), ("UI", "C0,0"),
        ("NSTATES", str(len(moves) + 1)), ("STATEPOS", str(position or len(moves) + 1)),
        *(("SOLVE" if move[0] == "S" else "RESTART" if move[0] == "!" else "MOVE", move)
          for move in moves),
    ]  # fmt: skip
    return "".join(f"{name:8}:{len(value)}:{value}\n" for name, value in records)


def test_the_board_of_a_saved_game_is_read_without_its_moves():
    text = saved("Light Up", "3x1", "c", "L0,0")
    for whole in (text, text.rstrip("\n")):
        assert facts("akari", whole) == facts("akari", "3x1:c")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            saved("Light Up", "3x1", "c", "L0,0")[:-4],
            ":12:1: error: the saved game has been cut off",
        ),
        (saved("Light Up", "3x1", "c").replace("DESC", "DISC"), "has no DESC"),
        (saved("Light Up", "3+1", "c"), ":5:12: error: expected the parameters of a game"),
        (saved("Light Up", "3x1", "cc"), ":8:13: error: the description covers 6 cells"),
        (saved("Loopy", "3x1", "c"), "this is a puzzle 'loopy'; akari is called lightup"),
        (saved("Light Up", "3x1", "c") + "nonsense", "expected NAME:LENGTH:VALUE"),
    ],
)
def test_broken_saved_games_are_refused(text, words):
    with pytest.raises(pylogic.PylogicError, match=words):
        facts("akari", text)


def test_a_saved_game_and_a_named_id_find_their_puzzle():
    def named(text: str) -> str | None:
        return tatham.read(Source(text, "<text>"), ()).game

    assert named(IDS["akari"]) == "lightup"
    assert named("Unruly:6x6:bfbbEgaABbg") == "unruly"
    assert named("6x6:zj") is None
    assert named(saved("Light Up", "3x1", "c")) == "lightup"
    assert exchange.puzzle(sources.find(None, IDS["akari"])).name == "akari"
    assert exchange.puzzle(sources.find(None, "Unruly:6x6:bfbbEgaABbg")).name == "takuzu"
    assert tatham.matches(saved("Loopy", "3x1t0", "c"))
    lost = tatham.read(Source(IDS["akari"], "<text>"), ()).lost
    assert lost == ("the board, since nothing here says how 'lightup' is written",)


def test_the_lines_of_a_saved_game_are_no_game_ids(tmp_path):
    file = tmp_path / "game.sgt"
    file.write_text(saved("Light Up", "3x1", "c", "L0,0"))
    encoding = load("akari").encoding
    found = exchange.facts(encoding, sources.find(encoding, str(file)))
    assert found.text == "size(1,3).\n"


# ---- Any board --------------------------------------------------------------------------

FREELY = settings(max_examples=15)
BOOLEANS = st.booleans()
SIZES = st.tuples(st.integers(1, 9), st.integers(1, 9))


def cells(draw: st.DrawFn, rows: int, cols: int, values: st.SearchStrategy) -> dict:
    places = st.tuples(st.integers(1, rows), st.integers(1, cols))
    return draw(st.dictionaries(places, values, max_size=rows * cols))


def cut(draw: st.DrawFn, size: int) -> dict[tuple[int, int], int]:
    """Connected areas of a square board, numbered by their first cells."""
    areas: dict[tuple[int, int], int] = {}
    for place in Diagram(size, size).places:
        row, col = place
        near = [areas[p] for p in ((row - 1, col), (row, col - 1)) if p in areas]
        areas[place] = draw(st.sampled_from([*near, len(areas) + 100]))
    names: dict[int, int] = {}
    return {place: names.setdefault(area, len(names) + 1) for place, area in areas.items()}


def first_cells(areas: dict[tuple[int, int], int]) -> list[tuple[int, int]]:
    return list({area: place for place, area in reversed(areas.items())}.values())


@st.composite
def diagrams(draw: st.DrawFn, codec: str) -> Diagram:
    rows, cols = draw(SIZES)
    if codec in ("boxes", "cages", "operations", "orders", "sides"):
        rows = cols
    counts = st.integers(0, 40)
    match codec:
        case "numbers":
            return Diagram(rows, cols, cells(draw, rows, cols, counts))
        case "letters":
            numbers = cells(draw, rows, cols, st.integers(0, 1))
            return Diagram(rows, cols, numbers, flags={"u": draw(st.booleans())})
        case "edges":
            return Diagram(rows, cols, cells(draw, rows, cols, st.integers(0, 9)))
        case "blocks":
            found = cells(draw, rows, cols, st.integers(0, 5))
            numbers = {place: n for place, n in found.items() if n < 5}
            return Diagram(rows, cols, numbers, blocks=frozenset(set(found) - set(numbers)))
        case "circles":
            colours = st.sampled_from(["white", "black"])
            return Diagram(rows, cols, circles=cells(draw, rows, cols, colours))
        case "bridges":
            return Diagram(rows, cols, cells(draw, rows, cols, st.integers(1, 8)))
        case "corners":
            found = cells(draw, rows + 1, cols + 1, st.integers(0, 4))
            return Diagram(rows, cols, vertices={(r - 1, c - 1): n for (r, c), n in found.items()})
        case "centres":
            found = cells(draw, 2 * rows - 1, 2 * cols - 1, st.none())
            return Diagram(rows, cols, centres=frozenset((y + 1, x + 1) for y, x in found))
        case "orders":
            across, down = neighbours(rows, cols)
            edges = [(*one, "right") for one, _ in across] + [(*one, "bottom") for one, _ in down]
            signs = {e: draw(st.sampled_from(["less", "greater"])) for e in edges if draw(BOOLEANS)}
            numbers = cells(draw, rows, cols, st.integers(1, rows))
            return Diagram(rows, cols, numbers, between=signs)
        case "matrix":
            places = Diagram(rows, cols).places
            return Diagram(rows, cols, {p: draw(st.integers(0, 61)) for p in places})
        case "objects":
            trees = frozenset(cells(draw, rows, cols, st.none()))
            return Diagram(rows, cols, objects=trees, outside=beside(draw, rows, cols, "all"))
        case "runs":
            outside = {}
            for side, line, _ in beside(draw, rows, cols, "all"):
                lengths = draw(st.lists(st.integers(1, 9), max_size=4)) or [0]
                outside |= {(side, line, k): n for k, n in enumerate(lengths, 1)}
            return Diagram(rows, cols, outside=outside)
        case "sides":
            outside = beside(draw, rows, cols, "some")
            numbers = cells(draw, rows, cols, st.integers(1, rows))
            return Diagram(rows, cols, numbers, outside=outside)
    cages = cut(draw, rows)
    alone = {p for p, cage in cages.items() if list(cages.values()).count(cage) == 1}
    if codec == "operations":
        words = st.sampled_from(["add", "sub", "mul", "div"])
        targets = {
            p: ("any" if p in alone else draw(words), draw(counts)) for p in first_cells(cages)
        }
        return Diagram(rows, cols, cages=cages, targets=targets)
    numbers = cells(draw, rows, cols, st.integers(1, 9))
    flags = {"x": draw(st.booleans())}
    shape = {"areas": cut(draw, rows)} if draw(st.booleans()) else {"boxes": (1, rows)}
    if codec == "boxes":
        return Diagram(rows, cols, numbers, flags=flags, **shape)
    targets = {p: ("add", draw(counts)) for p in first_cells(cages)}
    return Diagram(rows, cols, numbers, cages=cages, targets=targets, flags=flags, **shape)


def beside(draw: st.DrawFn, rows: int, cols: int, which: str) -> dict:
    sides = {"top": cols, "left": rows}
    if which == "some":
        sides |= {"bottom": cols, "right": rows}
    keys = [(side, line, 1) for side, count in sides.items() for line in range(1, count + 1)]
    kept = keys if which == "all" else [key for key in keys if draw(st.booleans())]
    return {key: draw(st.integers(0, 20)) for key in kept}


@pytest.mark.few(4)
@pytest.mark.parametrize("codec", tatham.CODECS)
def test_what_is_written_is_read_as_it_was(codec):
    @FREELY
    @given(diagrams(codec))
    def round_trip(diagram: Diagram) -> None:
        game = Game("name", codec)
        text = tatham.write(diagram, game)
        assert tatham.matches(text)
        assert tatham.read(Source(text, "<text>"), [game]).diagram == diagram

    round_trip()


def test_long_runs_of_open_borders():
    """A z is 25 borders that are open, and none behind them: so the collection's sources say."""
    whole = dict.fromkeys(Diagram(5, 5).places, 1)
    assert in_borders(5, whole) == "zo"
    text = "5j:y,zo"
    assert tatham.read(Source(text, ""), [Game("", "boxes")]).diagram.areas == whole
    assert in_borders(6, dict.fromkeys(Diagram(6, 6).places, 1)) == "zzj"


# ---- The programs -----------------------------------------------------------------------


def _path(program: str) -> str | None:
    found = shutil.which(program, path=f"{os.environ['PATH']}:/usr/games")
    if os.environ.get("PYLOGIC_NEEDS_PEERS"):
        assert found, f"PYLOGIC_NEEDS_PEERS is set, and there is no {program}"
    return found


needs_sgt = pytest.mark.skipif(
    _path("sgt-range") is None, reason="Debian's sgt-puzzles are not installed"
)


def sgt(game: str, *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    program = _path(f"sgt-{game}")
    return subprocess.run([program, *arguments], input=stdin, capture_output=True, text=True)


GENERATED = [
    ("lightup", "akari", "7x7"), ("lightup", "akari", "10x8b30s0d2"),
    ("loopy", "slitherlink", "7x7t0dn"), ("loopy", "slitherlink", "10x6t0dh"),
    ("tents", "tents", "8x8de"), ("tents", "tents", "11x9dt"),
    ("keen", "kenken", "5de"), ("keen", "kenken", "6dnm"),
    ("towers", "skyscrapers", "4de"), ("towers", "skyscrapers", "5dh"),
    ("pearl", "masyu", "6x6de"), ("pearl", "masyu", "9x7dt"),
    ("singles", "hitori", "6x6de"), ("singles", "hitori", "12x12dk"),
    ("pattern", "nonogram", "10x10"), ("pattern", "nonogram", "12x8"),
    ("solo", "killer_sudoku", "2x3k"), ("solo", "killer_sudoku", "6jk"),
    ("solo", "killer_sudoku", "2x3kx"),
    ("solo", "sudoku", "3x3db"), ("solo", "sudoku", "2x3x"), ("solo", "sudoku", "9jdt"),
    ("bridges", "hashi", "7x7m2"), ("bridges", "hashi", "10x8i25e5m2d1"),
    ("slant", "slant", "5x5de"), ("slant", "slant", "8x6dh"),
    ("galaxies", "galaxies", "7x7dn"), ("galaxies", "galaxies", "5x8du"),
    ("unequal", "futoshiki", "4dt"), ("unequal", "futoshiki", "6de"),
    ("range", "kuromasu", "9x7"), ("unruly", "takuzu", "8x8dt"), ("unruly", "takuzu", "8x8udt"),
]  # fmt: skip
"""Games, puzzles, and parameters; the generators promise exactly one solution."""


@pytest.mark.few(6)
@needs_sgt
@pytest.mark.parametrize(("game", "puzzle", "params"), GENERATED)
def test_generated_games_are_written_alike(game, puzzle, params):
    ids = sgt(game, "--generate", "5", params).stdout.split()
    assert len(ids) == 5
    for text in ids:
        assert written(puzzle, facts(puzzle, text)) == text


@needs_sgt
@pytest.mark.slow
@pytest.mark.parametrize(("game", "puzzle", "params"), GENERATED)
def test_generated_games_have_one_answer(game, puzzle, params, tmp_path: Path):
    """The program solves its game, which it made to have one answer: we find one, too."""
    sgt(game, "--generate", "15", "--test-solve", "--save", f"{tmp_path}/g", "--save-suffix",
        ".sgt", params)  # fmt: skip
    loaded = load(puzzle)
    files = sorted(tmp_path.glob("*.sgt"))
    assert len(files) == 15
    for file in files:
        text = file.read_text()
        found = facts(puzzle, text)
        description = next(line for line in text.splitlines() if line.startswith("DESC"))
        assert written(puzzle, found).partition(":")[2] == description.split(":", 2)[2]
        outcome = loaded.solve(loaded.instance(text, text=True, format="tatham"))
        assert outcome.status == "unique", text


@pytest.mark.few(4)
@needs_sgt
@pytest.mark.parametrize(("game", "puzzle", "params"), GENERATED[::2])
def test_the_programs_solve_what_is_written(game, puzzle, params, tmp_path: Path):
    """Of our own text the program makes the board that it made, and solves it."""
    ids = sgt(game, "--generate", "3", params).stdout.split()
    ours = "".join(f"{written(puzzle, facts(puzzle, text))}\n" for text in ids)
    sgt(game, "--test-solve", "--save", f"{tmp_path}/g", "--save-suffix", ".sgt", stdin=ours)
    solved = [file.read_text() for file in sorted(tmp_path.glob("*.sgt"))]
    assert len(solved) == len(ids)
    for text, game_id in zip(solved, ids, strict=True):
        assert facts(puzzle, text).instance == facts(puzzle, game_id).instance
        assert "\nSOLVE" in text


@needs_sgt
@settings(max_examples=8)
@given(st.data(), st.sampled_from(["numbers range", "letters unruly", "boxes solo"]))
def test_the_programs_accept_any_board(data, codec_and_game):
    codec, game = codec_and_game.split()
    size = (4, 4) if codec == "boxes" else data.draw(st.sampled_from([(6, 6), (6, 8), (8, 8)]))
    most = {"numbers": 9, "letters": 1, "boxes": 4}[codec]
    numbers = cells(data.draw, *size, st.integers(int(codec != "letters"), most))
    board = Diagram(*size, numbers, boxes=(2, 2))
    run = sgt(game, "--print", "1x1", stdin=tatham.write(board, Game(game, codec)))
    assert "Pages: 1" in run.stdout, run.stderr


@pytest.mark.parametrize("row", ["3#.\n...\n", "1#\n#2\n", "4#1"])
def test_a_row_with_a_black_cell_is_no_random_seed(row):
    assert not tatham.matches(row)


def test_a_long_row_of_digits_is_told_from_an_id_at_once():
    begin = time.process_time()
    assert not tatham.matches("5" * 20000)
    assert not tatham.matches("5" * 20000 + "x" + "5" * 20000)
    assert time.process_time() - begin < 0.5
