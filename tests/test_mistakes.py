"""Mistakes that people make in rule files, seeded one by one: which tool names the line of each.

The table was written before the tools could: a row says which file is changed, and where; beside
which line the mistake is to be told, and by which tool. For words of the parts `about`, `words` and
`view` see test_vocabulary.py.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest
from harness import command

import pylogic
from pylogic import ProgramError


class Mistake(NamedTuple):
    """An edit of a packaged file, and who names which line of it."""

    tool: str
    file: str
    old: str
    new: str
    named: str = ""
    """Text of the line that must be named; that of the edit, if it is empty."""


MISTAKES = [
    Mistake(*(part.strip() for part in line.split(" |")))
    for line in r"""
read | kuromasu | :- black(R, C), black(R, C+1). | :- black(R, C), black(R, C+1)
lint | kuromasu | { black(R, C) : | { blakc(R, C) :
lint | tents | :- tent(R, C), not near(R, C). | :- tent(R, C), not near(R, K).
lint | kuromasu | :- black(R, C), black(R+1, C). | :- black(R, C), black(R, C+1).
lint | star_battle | { stars(S) } = 0. | { starts(S) } = 0.
lint | akari | lit(column, C, First) :- | lit(colum, C, First) :- | not lit(row, R, First), not lit(
lint | akari | white(R, C) :- cell(R, C), not black(R, C). | | row(R, C, C) :-
lint | nurikabe | clues(clue, 3). | clues(clue, 2).
lint | sudoku | #show value/3. | #show valeu/3.
lint | hitori | fixed(given(R, C, V)) :- | fixd(given(R, C, V)) :-
diff | hitori | R < R', white(R, C), | R < R', black(R, C),
diff | hitori | given(R, C', N), C < C', | given(R, C', N), C <= C',
diff | slitherlink | { drawn(E) : side(R, C, E) } != N | { drawn(E) : side(R, C, E) } > N
diff | tents | touch(1, -1..1). | touch(1, 0..1). | touch(DR, DC), near(
diff | tents | beside(_, _, R', C'). | beside(R', C', _, _). | :- tent(R, C), not
diff | akari | C : row(R, First, C), lamp(R, C) } > 1 | C : row(R, First, C), lamp(R, C) } > 2
diff | nurikabe | black(R+1, C), black(R+1, C+1). | black(R+1, C), black(R+1, C-1).
diff | star_battle | in(column, C, R, C) :- free(R, C). | | :- in(Kind, Id, _, _), called(Kind,
diff | kuromasu | K < N, direction | K < N-1, direction | != N - 1.
boards | kuromasu | start(1, 1) :- open(1, 1). | | not reached(R, C), origin
why | slitherlink | line(edge(R, C, right), (R-1, C), (R, C)) :- cell(R, C). | | { edge(R, C, S) :
why | tents | cell(R, C), not tree(R, C) } | cell(R, C), tree(R, C) }
""".strip().splitlines()
]
"""Tool, file, what stands there, what is written instead, and a text of the line to be named."""


@pytest.fixture
def seeded(tmp_path):
    """Makes the changed file; returns it, and the number of the line that must be named."""

    def make(mistake: Mistake) -> tuple[Path, int]:
        mine = pylogic.load(mistake.file).encoding
        assert mine.text.count(mistake.old) == 1
        text = mine.text.replace(mistake.old, mistake.new)
        named = mistake.named or mistake.new
        assert text.count(named) == 1 or named == mistake.new
        at = mine.text.index(mistake.old) if named == mistake.new else text.index(named)
        path = tmp_path / f"{mistake.file}.lp"
        path.write_text(text)
        return path, text.count("\n", 0, at) + 1

    return make


def mistakes(tool: str) -> pytest.MarkDecorator:
    found = [mistake for mistake in MISTAKES if mistake.tool == tool]
    names = [f"{one.file}-{one.new[:30] or one.old[:30]}" for one in found]
    return pytest.mark.parametrize("mistake", found, ids=names)


@mistakes("read")
def test_name_the_line_that_cannot_be_read(mistake, seeded):
    path, line = seeded(mistake)
    with pytest.raises(ProgramError) as error:
        pylogic.load(path)
    assert error.value.problems[0].line == line


@pytest.mark.nightly
@pytest.mark.few(0)
@mistakes("lint")
def test_name_the_line_by_lint(mistake, seeded):
    path, line = seeded(mistake)
    report = pylogic.load(path).lint(alone=True)
    assert line in [one.line for one in report.problems if one.kind != "note"]


@pytest.mark.nightly
@pytest.mark.slow
@mistakes("boards")
def test_name_the_line_by_lint_on_small_boards(mistake, seeded):
    path, line = seeded(mistake)
    mine = pylogic.load(path)
    assert line in [one.line for one in mine.lint().problems if one.kind != "note"]
    broken = pylogic.load(mistake.file).diff(mine).broken
    assert line in [int(place.rpartition(":")[2]) for _, place in broken]


@pytest.mark.nightly
@pytest.mark.slow
@mistakes("diff")
def test_name_the_line_by_diff(mistake, seeded):
    path, line = seeded(mistake)
    found = pylogic.load(mistake.file).diff(pylogic.load(path), timeout=60)
    assert found.verdict == "different"
    assert line in [int(place.rpartition(":")[2]) for _, place in found.broken]


BOARDS = {
    "slitherlink": "size(2,2). clue(1,1,2). clue(1,2,2). clue(2,1,2). clue(2,2,2).",
    "tents": "size(1,2). tree(1,1).",
}


@mistakes("why")
def test_name_the_line_by_why(mistake, seeded):
    path, line = seeded(mistake)
    good = pylogic.load(mistake.file)
    board = good.instance(BOARDS[mistake.file], text=True)
    expected = " ".join(f"{atom}." for atom in good.solve(board).answers[0].symbols)
    found = pylogic.load(path).why(board, expected, whole=True)
    places = [reason.place for one in found.reasons for reason in (one, *one.because)]
    assert f"{path}:{line}" in places


# ---- What is said of them ----------------------------------------------------------------------


@pytest.mark.few(4)
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("a(1).\nb(X) :- a(X)\n\n% note\n:- b(2).", "2:13: error: a full stop is missing at"),
        ("a(1)\n#show a/1.", "1:5: error: a full stop is missing at the end of line 1"),
        ('#include "lib/grid.lp"\na.', "1:23: error: a full stop is missing at the end of line 1"),
        ("b :- a(1)\n   a(2).", "1:10: error: a comma is missing at the end of line 1"),
        ("a :- b c.", "1:7: error: a comma is missing before c."),
        ("a(1) b(2).", "1:5: error: a full stop is missing before b(2)."),
        ("a :- b(X)).", "1:10: error: syntax error, unexpected )"),
        ("{ a(X) : b(X).", "1:14: error: syntax error, unexpected ."),
        ("a :- b, , c.", "1:9: error: syntax error, unexpected"),
        ("a(1", "2:1: error: syntax error, unexpected EOF"),
        ("#hide.\na.", "1:1: error: lexer error, unexpected #hide; #hide is gringo 3's"),
        (
            "a. 1 [ a=2 ] 3.",
            "1:6: error: syntax error, unexpected [; weights in [ ] are gringo 3's",
        ),
    ],
)
def test_name_the_place_of_a_missing_sign(rules, tmp_path, text, words):
    with pytest.raises(ProgramError) as error:
        rules(text)
    assert str(error.value).startswith(f"{tmp_path}/rules.lp:{words}")


def test_tell_all_that_is_wrong_besides_a_missing_sign(rules):
    with pytest.raises(ProgramError) as error:
        rules("a(1)\nb(1).\nc :- d,.\n")
    assert [problem.line for problem in error.value.problems] == [1, 3]


def test_tell_an_underived_atom_once(rules):
    (remark,) = rules("a.\n:- black(1).\n:- black(2).\n#show a/0.").solve().remarks
    assert remark.endswith("black(1) (and 1 more place)")


def test_show_the_line_of_an_error_with_a_caret(tmp_path):
    (tmp_path / "rules.lp").write_text("a.\n:- a, b(X) c.\n")
    said = command("solve", "rules.lp", code=2, cwd=tmp_path)
    told = "rules.lp:2:11: error: a comma is missing before c."
    assert said == f"{told}\n  2 | :- a, b(X) c.\n    |           ^\n"
    assert said in command("lint", "rules.lp", code=2, cwd=tmp_path)
    (tmp_path / "rules.lp").write_text('a.\n% ä\n\tb :- "ä" = X, c(Y), not d(Z).\n')
    said = command("lint", "rules.lp", code=2, cwd=tmp_path)
    assert '\n  3 | \tb :- "ä" = X, c(Y), not d(Z).\n    | \t^\n' in said
    (tmp_path / "rules.lp").write_text('a("ä", 9999999999).\n')
    said = command("lint", "rules.lp", code=2, cwd=tmp_path)  # clingo has not seen this text
    assert "rules.lp:1:9: error:" in said
    assert '\n  1 | a("ä", 9999999999).\n    |        ^\n' in said
