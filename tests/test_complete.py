"""Boards begun by hand: their clues stay, and the solution has what they show of it."""

from __future__ import annotations

import json

import pytest
from harness import pylogic_run

import pylogic


def place_of(symbol):
    """The row and the column of a mark."""
    return symbol.arguments[0].number, symbol.arguments[1].number


BLOCKS = "block(1,1). block(1,2). block(1,3). block(2,1). block(3,1)."
CAGES = "cage(1,1,a). cage(1,2,a). " + " ".join(
    f"cage({r},{c},x{r}{c})."
    for r in (1, 2, 3)
    for c in (1, 2, 3)
    if (r, c) not in ((1, 1), (1, 2))
)
BEGUN = {
    "takuzu": "size(6,6). given(1,1,0). given(2,4,1). value(3,3,1). -value(4,4,1).",
    "sudoku": "size(4,4). boxes(2,2). given(1,1,3). value(2,2,4). -value(1,2,1).",
    "kuromasu": "size(5,5). clue(2,3,4). black(1,2). -black(1,4).",
    "slitherlink": "size(4,4). clue(1,1,3). clue(3,3,0). -line(1,1,right).",
    "kakuro": f"size(3,3). {BLOCKS} sum(1,2,down,4). value(2,2,1).",
}


def complete(name, text, tmp_path, **keywords):
    """The puzzle and what is made of a begun board."""
    path = tmp_path / "begun.lp"
    path.write_text(text)
    puzzle = pylogic.load(name)
    return puzzle, list(puzzle.generate(str(path), complete=True, **{"seed": 1, **keywords}))


@pytest.mark.few(0)
@pytest.mark.parametrize(("name", "text"), BEGUN.items())
def test_complete_with_the_clues_and_marks_that_are_shown(name, text, tmp_path):
    puzzle, made = complete(name, text, tmp_path, count=3)
    begun = pylogic.load(name).instance(text, text=True).symbols
    clues = {fact for fact in begun if (fact.name, len(fact.arguments)) in puzzle.encoding.clues}
    shown = {fact for fact in begun if puzzle.encoding.is_shown(fact)}
    assert len({one.solution.symbols for one in made}) > 1
    for one in made:
        facts = {*one.instance.symbols}
        assert facts >= {*begun} - shown
        assert not facts & shown
        assert {fact for fact in shown if fact.positive} <= {*one.solution.symbols}
        denied = {str(fact).removeprefix("-") for fact in shown if not fact.positive}
        assert not denied & {*map(str, one.solution.symbols)}
        told = [fact for fact in facts if (fact.name, len(fact.arguments)) in puzzle.encoding.clues]
        assert (one.given, one.clues) == (len(clues), len(told))
        assert f"({one.given} of them given)" in str(one)
        # The part of the solution is no clue: without it there is one answer, too.
        answers = puzzle.solve(one.instance).answers
        assert [answer.symbols for answer in answers] == [one.solution.symbols]
        for clue in {*told} - clues if one.is_minimal else ():
            rest = " ".join(f"{fact}." for fact in one.instance.symbols if fact != clue)
            assert puzzle.solve(puzzle.instance(rest, text=True)).status == "multiple"


@pytest.mark.slow
def test_complete_on_the_command_line_and_from_a_pipe(tmp_path):
    text = BEGUN["takuzu"]
    _, (one,) = complete("takuzu", text, tmp_path)
    words = ["--complete", "--seed", "1", "--json"]
    for board, given in ((str(tmp_path / "begun.lp"), ""), ("-", text)):
        told = pylogic_run("generate", "takuzu", board, *words, stdin=given)
        assert json.loads(told.stdout)["puzzles"] == [one.to_dict()]
    told = pylogic_run("generate", "takuzu", "-", *words, "--output", str(tmp_path), stdin=text)
    assert (tmp_path / "takuzu-stdin-1-1.lp").exists()


@pytest.mark.slow
def test_generate_with_other_clues_without_complete(tmp_path):
    text = "size(4,4). given(1,1,0). given(1,2,0)."
    (one,) = pylogic.load("takuzu").generate("4x4", seed=1)
    told = pylogic_run("generate", "takuzu", "-", "--seed", "1", "--json", stdin=text)
    (other,) = json.loads(told.stdout)["puzzles"]
    assert (other["facts"], other["given"]) == (one.facts, 0)


@pytest.mark.slow
def test_complete_points_unless_there_are_dashes(tmp_path):
    """A drawing of a board that is begun is not taken for a full one."""
    _, made = complete("kuromasu", "# . .\n. . .\n. 3 .\n", tmp_path, count=3)
    assert {str(x) for one in made for x in one.solution.symbols} > {"black(1,1)"}
    _, made = complete("kuromasu", "# - .\n- - .\n- 3 .\n", tmp_path, count=3)
    for one in made:
        assert {"black(1,1)"} <= {*map(str, one.solution.symbols)}
        assert all(place_of(x)[1] < 3 for x in one.solution.symbols)


@pytest.mark.slow
@pytest.mark.parametrize(("shown", "asked"), [("given(1,2,1)", {}), ("", {"keep": [(1, 2)]})])
def test_complete_with_clues_that_symmetry_asks_for(shown, asked, tmp_path):
    text = f"size(6,6). {shown}{'.' if shown else ''}"
    _, made = complete("takuzu", text, tmp_path, count=2, symmetry="full", **asked)
    wanted = {(1, 2), (2, 1), (1, 5), (2, 6), (5, 1), (6, 2), (5, 6), (6, 5)}
    for one in made:
        assert {place_of(x) for x in one.instance.symbols if x.name == "given"} >= wanted


@pytest.mark.slow
@pytest.mark.parametrize("told", ["add,3", "sub,1", "mul,2", "div,2"])
def test_complete_without_another_clue_where_one_is_given(told, tmp_path):
    text = f"size(3,3). {CAGES} target(1,1,{told}). value(1,1,1). value(1,2,2)."
    _, made = complete("kenken", text, tmp_path, count=2)
    for one in made:
        own = [str(x) for x in one.instance.symbols if x.name == "target" and place_of(x) == (1, 1)]
        assert own == [f"target(1,1,{told})"]


@pytest.mark.slow
def test_complete_and_count_given_clues(tmp_path):
    _, (one,) = complete("takuzu", BEGUN["takuzu"], tmp_path, clues=(14, 14))
    assert (one.clues, one.given) == (14, 2)
    with pytest.raises(pylogic.OptionError, match=r"clues=\(0, 1\): the board has 2 already"):
        complete("takuzu", BEGUN["takuzu"], tmp_path, clues=(0, 1))
    with pytest.raises(pylogic.OptionError, match="the cell 1,1 is to be kept and forbidden"):
        complete("takuzu", BEGUN["takuzu"], tmp_path, forbid=[(1, 1)])


@pytest.mark.slow
def test_complete_without_a_frame_around_clues(tmp_path):
    with pytest.raises(pylogic.ProgramError, match="neither boxes nor regions"):
        complete("sudoku", "size(4,4). given(1,1,3).", tmp_path)
    _, (one,) = complete("sudoku", "size(4,4).", tmp_path)  # nothing is begun
    assert "region(" in one.facts


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("value(1,1,7).", r"value\(1,1,7\): the board shows what no answer of the instance can"),
        ("value(1,1,3). -value(1,1,3).", "the board says both that"),
        ("given(1,1,3). given(1,2,3).", "the value 3 is also given"),
        ("queen(1,1).", r"queen\(1,1\)"),
        (
            "given(1,1,3). value(2,2,3).",
            r"begun.lp: error: the board cannot be completed: with value\(2,2,3\), given\(1,1,3\), "
            "the cell 1,1 shows a 3 and does not hold it or two cells of the box 1 hold",
        ),
        ("value(1,1,1) :- size(4,4).", "only ground facts tell what a board shows"),
    ],
)
def test_refuse_boards_that_cannot_be_completed(text, words, tmp_path):
    with pytest.raises(pylogic.PylogicError, match=words):
        complete("sudoku", f"size(4,4). boxes(2,2). {text}", tmp_path)
