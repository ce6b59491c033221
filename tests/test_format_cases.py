"""What strangers bring in formats: a table of texts with what they say, a sweep of all kinds."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import clingo
import pytest
from harness import CHECKOUT, pylogic_run

import pylogic

LINK = "https://puzz.link/p?"
UNWRITTEN = "cannot be read: the board, since nothing here says how"
BARE_BLOCK = (
    "https://swaroopg92.github.io/penpa-edit/#"
    "m=edit&p=vZE/C8IwEMX3fAq5+YbEtBqzidpJFLQiEkrpUFEoiP0D0tDvbnKtdHFwksf97jge4XGpnk1W5hg4SYU"
    "chdeC98X7+ii+10WuJ7hs6tujdAPiPorwmhVVzszgSpjtmG0P2rapNkmH7Wkc1TgetQWhQEuEIHTNrXbDyoBIJbg"
    "gMAVvFdo6XogRcUqM3UvYSuKayIkhcUueDfFMXBED4ow8c5/lx7R9wD/EMUL134Dh954wQ1eGF1AZ6Q4v/eoN"
)
"""A board of Yajilin in Penpa with one closed cell, without an arrow."""


@cache
def puzzle(name: str) -> pylogic.Puzzle:
    return pylogic.load(name)


def facts(name: str, text: str, **manner: object) -> set[str]:
    """What a text says, as facts."""
    return set(map(str, puzzle(name).instance(text, text=True, **manner).symbols))


def refusal(name: str, text: str, **manner: object) -> str:
    with pytest.raises(pylogic.ProgramError) as caught:
        facts(name, text, **manner)
    return str(caught.value)


# ---- What texts say ----------------------------------------------------------------------------


def fpuzzles(*rows: list[dict], **more: object) -> str:
    """A board of f-puzzles as JSON; cells that are not told are empty."""
    grid = [[*row, *[{}] * (4 - len(row))] for row in [*rows, *[[]] * (4 - len(rows))]]
    return json.dumps({"size": 4, "grid": grid, **more})


READ = {
    # puzz.link: - is no sum; b draws grey cells; d says that the data are older.
    ("kakuro", f"{LINK}kakuro/2/2/n4-34"): "sum(1,2,down,4) sum(2,1,across,3) sum(3,1,across,4)",
    ("kakuro", f"{LINK}kakuro/1/2/--k3"): "block(2,2) sum(3,1,across,3)",
    ("yajilin", f"{LINK}yajilin/b/2/1/21a"): "arrow(1,1,bottom,1)",
    ("kuromasu", f"{LINK}kurodoko/d/2/1/3g"): "clue(1,1,3)",
    ("kuromasu", f"{LINK}kurodoko_edit/2/1/3g"): "clue(1,1,3)",
    ("yajilin", BARE_BLOCK): "size(4,4) block(4,4)",
    # f-puzzles: a 0 may be given.
    ("sudoku", fpuzzles([{"value": 0, "given": True}])): "given(1,1,0)",
    # A solution that nobody knows is an empty text.
    ("kuromasu", '{"problem": "2 2\\n3 -\\n- -\\n", "solution": ""}'): "clue(1,1,3)",
    ("kuromasu", '{"problem": "2 2\\n3 -\\n- -\\n", "solution": " \\n"}'): "clue(1,1,3)",
}


@pytest.mark.parametrize(("name", "text"), READ)
def test_read_what_a_text_says(name, text):
    assert set(READ[name, text].split()) <= facts(name, text)


@pytest.mark.parametrize(
    "regions",
    [
        [[0, 1, 1, 1], [0, 0, 0, 1], [2, 2, 3, 3], [2, 2, 3, 3]],
        [[None, 1], [None, None, 0]],  # the cells that tell none are in their usual boxes
    ],
)
def test_read_regions_of_some_cells(regions):
    grid = [[{} if one is None else {"region": one} for one in row] for row in regions]
    grid += [[] for _ in range(4 - len(grid))]
    for row, col, value in ((0, 0, 1), (0, 1, 2), (2, 0, 2), (2, 1, 3)):
        grid[row] += [{} for _ in range(2 - len(grid[row]))]
        grid[row][col] |= {"value": value, "given": True}
    outcome = puzzle("sudoku").solve(puzzle("sudoku").instance(fpuzzles(*grid), text=True))
    assert outcome.status == "unique"
    values = sorted(tuple(map(str, atom.arguments)) for atom in outcome.answers[0].symbols)
    assert "".join(value for _, _, value in values) == "1243342123144132"


REFUSED = {
    # Flags that may change the rules are named.
    ("country_road", f"{LINK}country/e/3/2/a04g"): "1:29: error: the flag 'e' of 'country' may",
    ("masyu", f"{LINK}masyu/f/2/2/00"): "the flag 'f' of 'masyu' may change the rules",
    ("slitherlink", f"{LINK}slither/f/3/1/i"): "the flag 'f' of 'slither' may change the rules",
    ("fillomino", f"{LINK}fillomino/t/2/1/h"): "the flag 't' of 'fillomino' may change the rules",
    ("yajilin", f"{LINK}yajilin/o/3/3/i"): "the flag 'o' of 'yajilin' may change the rules",
    ("yajilin", f"{LINK}yajilin/bo/3/3/i"): "the flag 'o' of 'yajilin' may change the rules",
    ("lits", f"{LINK}lits/d/2/2/00"): "the flag 'd' of 'lits' may change the rules",
    (
        "slitherlink",
        "pzprv3\nslither\n3\n1\nf\n. \n. \n. \n",
    ): "5:1: error: the flag 'f' of 'slither'",
    ("masyu", "pzprv3\nmashu\n1\n2\nf\n. . \n"): "5:1: error: the flag 'f' of 'mashu' may",
    ("fillomino", "pzprv3/fillomino/1/2/t/. . /. . /0 /"): "the flag 't' of 'fillomino' may",
    # There is no reading of a board in a way that nobody has said.
    ("futoshiki", "pzprv3\nfutoshiki\n1\n1\n. \n"): f"{UNWRITTEN} 'futoshiki' is written",
    ("futoshiki", f"{LINK}futoshiki/2/2/j"): f"{UNWRITTEN} 'futoshiki' is written",
    ("cave", "2x2:a3b"): "cannot be read: the board, since nothing says which game it is",
    # The cell that cages share.
    (
        "killer_sudoku",
        fpuzzles(killercage=[{"cells": ["R1C1", "R1C2"]}, {"cells": ["R1C2", "R4C4"]}]),
    ): "the cages share the cell (1, 2)",
}


@pytest.mark.parametrize("lossy", [False, True])
@pytest.mark.parametrize(("name", "text"), REFUSED)
def test_refuse_what_cannot_be_read(name, text, lossy):
    said = refusal(name, text, lossy=lossy)
    assert REFUSED[name, text] in said
    assert len(said.splitlines()) == 1


def test_refuse_cells_in_no_region_unless_they_may_be_left_out():
    board = fpuzzles([{"region": None}])
    assert "that cells are in no region; with --lossy" in refusal("sudoku", board)
    assert "region(1,1,1)" not in facts("sudoku", board, lossy=True)


def test_refuse_a_board_of_which_nothing_is_known_on_the_command_line(tmp_path):
    board = tmp_path / "futoshiki.pzprv3"
    board.write_text("pzprv3\nfutoshiki\n1\n3\n2 . 2 \n")
    run = pylogic_run("solve", "futoshiki", board, "--lossy")
    assert (run.returncode, run.stdout) == (2, "")
    assert f"{UNWRITTEN} 'futoshiki' is written" in run.stderr


@pytest.mark.slow
def test_say_what_is_wrong_with_a_link_that_tells_its_puzzle():
    run = pylogic_run("solve", f"{LINK}country/e/3/2/a04g")
    assert (run.returncode, run.stdout) == (2, "")
    assert "the flag 'e' of 'country' may change the rules" in run.stderr


def test_read_a_flag_that_the_rules_know(tmp_path):
    rules = tmp_path / "own.lp"
    rules.write_text(
        "#const full = 0.\n{x}. #show x/0.\n#program about.\nboard(number, clue).\n"
        'exchange(pzpr, own). exchange(pzprv3, own, "number"). clues(clue, 3).\n'
        'flag(pzpr, f, "full", 1, 0). flag(pzprv3, f, "full", 1, 0).\n'
    )
    own = pylogic.load(rules)
    for text in ("own/f/2/1/3g", "pzprv3\nown\n1\n2\nf\n3 . \n"):
        assert own.convert(text, "facts", text=True).text.splitlines() == [
            "size(1,2).", "clue(1,1,3).", "#const full = 1. [override]",
        ]  # fmt: skip
    with pytest.raises(pylogic.ProgramError, match="the flag 'e' of 'own' may change the rules"):
        own.instance("own/fe/2/1/3g", text=True)


@pytest.mark.parametrize("number", ["1_0", "\uff11", "\u0661", "\u00b2", "1\u0663"])
def test_read_no_number_that_only_python_reads(number):
    texts = [
        f"size(2,2). clue(1,1,{number}).",
        f"{LINK}kurodoko/2/{number}/k",
        f"{LINK}kurodoko/2/2/{number}i",
        f"2x{number}:a",
        f"2x2:{number}c",
        f"pzprv3\nkurodoko\n2\n2\n{number} . \n. . \n. . \n. . \n",
        f"pzprv3\nkurodoko\n{number}\n2\n. . \n. . \n",
        f"begin\npuzzle kuromasu\nsize {number}\n[problem]\n- -\n- -\nend\n",
        f"begin\npuzzle kuromasu\n[problem]\n{number} -\n- -\nend\n",
        json.dumps({"problem": f"2 2\n{number} -\n- -\n"}),
        json.dumps({"problem": f"{number} 2\n- -\n- -\n"}),
        f"{number} .\n. .\n",
        f"{number},,\n,,\n,,\n",
        f"#const n = {number}. size(2,2). clue(1,1,3).",
    ]
    for text in texts:
        assert refusal("kuromasu", text), text
    cell = {"value": number, "given": True}
    assert "expected a number" in refusal("sudoku", fpuzzles([cell]))
    pad = {"cells": [[cell, {}], [{}, {}]], "regions": [[[0, 0], [0, 1]], [[1, 0], [1, 1]]]}
    assert "expected a number" in refusal("sudoku", json.dumps(pad))
    assert refusal("nonogram", f"width 2\nheight 1\n\nrows\n{number}\n\ncolumns\n1\n1\n")


# ---- Files and links -----------------------------------------------------------------------------


@pytest.fixture
def archive(tmp_path, monkeypatch) -> Path:
    """A folder below the current one whose path looks like a link."""
    monkeypatch.chdir(tmp_path)
    folder = Path("kurodoko/2024/12")
    folder.mkdir(parents=True)
    return folder


def test_prefer_a_file_on_the_disk_to_a_link(archive):
    for name, text in (("x.txt", "3 .\n. .\n"), ("3h", "size(2,2). clue(1,1,3).")):
        path = archive / name
        path.write_text(text)
        said = puzzle("kuromasu").instance(str(path))
        assert set(map(str, said.symbols)) == {"size(2,2)", "clue(1,1,3)"}


@pytest.mark.parametrize("name", ["x.txt", "x.lp", "x.json", "x.pzprv3"])
def test_say_of_a_path_that_does_not_exist_that_it_is_missing(archive, name):
    for folder in (archive, Path("archive/2024/12")):
        with pytest.raises(pylogic.NotFoundError, match=f"no instance '{folder}/{name}'"):
            puzzle("kuromasu").instance(f"{folder}/{name}")


def test_say_of_a_missing_file_in_a_folder_that_it_is_missing(archive):
    with pytest.raises(pylogic.NotFoundError, match=f"no instance '{archive}/3h'"):
        puzzle("kuromasu").instance(f"{archive}/3h")


def test_follow_a_pattern_whose_path_looks_like_a_link(archive):
    (archive / "x.txt").write_text("3 .\n. .\n")
    run = pylogic_run("batch", "solve", "kuromasu", f"{archive}/*.txt", cwd=Path.cwd())
    assert "1 puzzle: 1 multiple" in run.stderr


# ---- What is written -----------------------------------------------------------------------------


def test_write_no_sum_as_no_sum():
    board = " ".join(f"block({r},{c})." for r, c in [(1, 1), (1, 2), (1, 3), (2, 1), (3, 1)])
    told = f"size(3,3). {board} sum(1,2,down,4). sum(2,1,across,3). sum(3,1,across,4)."
    assert str(puzzle("kakuro").convert(told, "pzpr", text=True)) == f"{LINK}kakuro/2/2/n4-34\n"
    zero = told.replace("sum(1,2,down,4).", "")
    assert str(puzzle("kakuro").convert(zero, "pzpr", text=True)) == f"{LINK}kakuro/2/2/n--34\n"


@pytest.mark.parametrize("more", ["", "arrow(1,1,bottom,1)."])
def test_write_a_closed_cell_without_an_arrow(more):
    told = f"size(4,4). {more} block(4,4)."
    link = str(puzzle("yajilin").convert(told, "penpa", text=True))
    assert facts("yajilin", link) == facts("yajilin", told)


CELLS = list(product(range(1, 5), repeat=2))
SIDES = ("top", "bottom", "left", "right")
SAMPLES = {
    "boxes": ["(2,2)", "(1,4)"],
    "count": ["(1)"],
    "block": ["(2,2)", "(4,4)"],
    "circle": [f"(2,2,{colour})" for colour in ("white", "black", "grey")],
    "object": ["(2,2)"],
    "number": ["(2,2,0)", "(1,1,3)", "(4,4,12)"],
    "unknown": ["(2,2)"],
    "numbers": ["(2,2,1,0)", "(2,2,1,3)"],
    "arrow": [f"(2,2,{side},{n})" for side in SIDES for n in (0, 17)],
    "between": ["(2,2,right,less)", "(2,2,bottom,greater)", "(2,2,right,white)",
                "(2,2,bottom,black)", "(2,2,right,3)"],
    "vertex": ["(2,2,2)", "(0,0,1)", "(4,4,1)"],
    "centre": ["(2,2)", "(3,3)", "(2,3)"],
    "target": [f"(1,1,{operation},3)" for operation in ("add", "sub", "mul", "div", "any")],
    "sum": ["(1,2,down,4)", "(2,1,across,3)", "(2,2,down,46)"],
    "outside": [f"({side},2,1,{n})" for side in SIDES for n in (0, 2)],
    "slanted": [f"({side},2,{way},5)" for side in SIDES for way in ("down", "up")],
    "shaded": ["(2,2)"],
    "symbol": ["(2,2)"],
    "edge": ["(2,2,left)", "(1,1,top)", "(4,4,bottom)"],
    "link": ["(2,2,right)", "(2,2,bottom)"],
    "links": ["(2,2,right,1)", "(2,2,bottom,2)"],
    "diagonal": ["(2,2,down)", "(2,2,up)"],
    "triangle": [f"(2,2,{end}_{side})" for end in ("top", "bottom") for side in ("left", "right")],
    "solution": ["(2,2,0)", "(2,2,1)"],
}  # fmt: skip
"""The arguments of facts of each kind on a board of 4x4; `samples` has those of areas and paths."""
PARTS = ["0011001122332233", "0000111122223333", "0000011001100000", "00              "]
"""Areas of a board of 4x4 in reading order: boxes, rows, a ring, and one of two cells alone."""
ANSWERS = {"shaded", "symbol", "edge", "link", "links", "diagonal", "triangle", "solution"}
DENIED = {"shaded", "symbol", "edge", "link"}
"""The kinds of which a player may say that something is not so."""


def samples(kind: str, name: str) -> Iterator[str]:
    """Facts of a kind as texts."""
    if kind in ("area", "cage"):
        for parts in PARTS:
            told = [(*cell, part) for cell, part in zip(CELLS, parts, strict=True) if part != " "]
            yield " ".join(f"{name}({r},{c},{part})." for r, c, part in told)
    elif kind == "path":
        for first, second in (("1,1", "1,2"), ("1,1", "4,4")):
            yield f"{name}({first},a,1). {name}({second},a,2)."
    else:
        yield from (f"{name}{arguments}." for arguments in SAMPLES[kind])
    if kind in DENIED:
        yield f"-{name}{SAMPLES[kind][0]}."


def said_about(path: Path) -> dict[str, list[clingo.Symbol]]:
    """The facts of the part `about` on boards and formats, by their names."""
    control = clingo.Control(["--warn=none"])
    control.load(str(path))
    control.ground([("about", [])])
    said = defaultdict(list)
    for atom in control.symbolic_atoms:
        if atom.symbol.name in ("board", "exchange", "offset", "empty", "flag"):
            said[atom.symbol.name].append(atom.symbol)
    return said


ENCODINGS = {path.stem: path for path in sorted((CHECKOUT / "encodings").glob("*.lp"))}


@pytest.mark.slow
@pytest.mark.parametrize("name", ENCODINGS)
def test_take_each_kind_of_fact_through_each_format(name, tmp_path):
    """The facts alone, without rules that find nonsense in them."""
    said = said_about(ENCODINGS[name])
    kinds = {str(fact.arguments[0]): str(fact.arguments[1]) for fact in said["board"]}
    told = {kind: list(samples(kind, predicate)) for kind, predicate in kinds.items()}
    shown = {
        f"{predicate}/{told[kind][0].split(')')[0].count(',') + 1}"
        for kind, predicate in kinds.items()
        if kind in ANSWERS
    }
    flags = {flag.arguments[2].string: flag.arguments[4] for flag in said["flag"]}
    rules = tmp_path / f"{name}.lp"
    rules.write_text(
        "".join(f"#const {constant} = {off}.\n" for constant, off in flags.items())
        + "".join(f"#defined {one}. #show {one}.\n" for one in shown or {"nothing/0"})
        + "#program about.\n"
        + "".join(f"{fact}.\n" for facts in said.values() for fact in facts)
    )
    own = pylogic.load(rules)
    formats = {str(fact.arguments[0]) for fact in said["exchange"]} | {"text"}
    for to, one in product(sorted(formats), [one for some in told.values() for one in some]):
        try:
            text = str(own.convert(f"size(4,4). {one}", to, text=True))
        except pylogic.ProgramError as error:
            assert "cannot" in str(error), (to, one)
        else:
            own.convert(text, "facts", text=True, format=to)
