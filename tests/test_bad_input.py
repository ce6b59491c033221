"""Bad input: a clear error with its place, exit code 2, and never a traceback."""

from __future__ import annotations

from tempfile import TemporaryDirectory

import click
import pytest
from harness import edit_facts, pylogic_run
from hypothesis import given, settings
from hypothesis import strategies as st

import pylogic
from pylogic.cli.group import cli

WRONG_FACTS = {
    "size(3,3). clue(9,9,1).": "1:12: error: cell 9,9: clue 1 is off the board",
    "size(3,3). white(0,1).": "1:12: error: cell 0,1: a white cell is off the board",
    "size(3,3).\nclue(1,1,2). clue(1,1,3).": "2:14: error: cell 1,1: two clues in one cell",
    "size(3,3). clue(1,1,0).": "1:12: error: cell 1,1: clue 0 is too small",
    "size(3,3). clue(1,1,-2).": "1:12: error: cell 1,1: clue -2 is too small",
    "size(3,3). clue(1,2,6).": "1:12: error: cell 1,2: clue 6 is too large: no cell sees more "
    "than 5 cells of a 3x3 board",
    "size(3,3). clue(1,2,a).": "1:12: error: cell 1,2: clue a is not a whole number",
    "clue(1,1,3).": ": error: the board has no size",
    "size(3,3). size(2,2).": ": error: the board has more than one size",
    "size(0,5).": ": error: a board of 0 rows and 5 columns has no cells",
    "size(5,-1).": ": error: a board of 5 rows and -1 columns has no cells",
    "size(a,5).": "1:1: error: size(a,5) is not made of whole numbers",
    "size(3,3). clu(1,1,3).": "1:12: error: unknown fact clu(1,1,3); did you mean clue/3?",
    "size(3,3). clue(1,1).": "1:12: error: unknown fact clue(1,1); did you mean clue/3?",
    "size(3,3). xyzzy.": "1:12: error: unknown fact xyzzy; the encoding reads clue/3, size/2",
    "size(3,3).\nclue(1,2": "3:1: error: syntax error, unexpected EOF",
    "size(3,3). clue(1,2,é).": "1:21: error: unexpected character 'é'",
    "size(3,3). clue(1,1,2\u0663).": "1:22: error: unexpected character '\u0663'",
    "size(3,3). clue(1,1,\u0663).": "1:21: error: unexpected character '\u0663'",
    "size(3,3). clue(1,1,0x\u0663).": "1:23: error: unexpected character '\u0663'",
    "size(3,3). % \udcff": "1:14: error: '\\udcff' is no character, but half of one",
    "": ": error: the instance is empty",
    "% only a comment\n": ": error: the instance is empty",
}


@pytest.mark.parametrize("text", WRONG_FACTS)
def test_refuse_wrong_facts_with_their_place(kuromasu, text):
    with pytest.raises(pylogic.ProgramError) as caught:
        kuromasu.solve(kuromasu.instance(text, text=True))
    assert str(caught.value).startswith(f"<text>:{WRONG_FACTS[text]}".replace(">::", ">:"))


def test_refuse_all_wrong_facts_at_once(kuromasu):
    text = "size(3,3). clue(1,1,0). clue(1,2,6). clu(1,1). clu(2,2)."
    with pytest.raises(pylogic.ProgramError) as caught:
        kuromasu.solve(kuromasu.instance(text, text=True))
    assert [problem.column for problem in caught.value.problems] == [12, 25, 38]
    assert "(and 1 more of clu/2)" in str(caught.value)


@pytest.fixture
def run(tmp_path):
    """Run the command line in a folder -> exit code, standard output, standard error."""

    def run_there(*arguments):
        done = pylogic_run(*arguments, cwd=tmp_path)
        assert "Traceback" not in done.stderr
        return done.returncode, done.stdout, done.stderr

    return run_there


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["solve", "kuromasu", "nowhere.lp"], "no instance 'nowhere.lp' (looked in "),
        (["solve", "kuromasu", "inst44"], "did you mean inst43"),
        (["solve", "kuromasu", "folder"], "use pylogic batch solve kuromasu folder"),
        (["solve", "kuromasu", "binary.lp"], "binary.lp: error: not a text file"),
        (["solve", "kuromasu", "zero.lp"], "zero.lp: error: not a text file"),
        (["solve", "kuromasu", "empty.lp"], "empty.lp: error: the instance is empty"),
        (["solve", "kuromasu", "wrong.lp"], "wrong.lp:2:1: error: cell 9,9: clue 1 is off"),
        (["solve", "kuromasu", "broken.lp"], "broken.lp:1:10: error: syntax error"),
        (["solve", "broken.lp"], "broken.lp:1:10: error: syntax error"),
        (["solve", "unsafe.lp"], "unsafe.lp:1:1: error: X is unsafe: no positive atom"),
        (["solve", "include.lp"], "include.lp:1:1: error: there is no file nowhere.lp to include"),
        (["solve", "kuromaso", "inst43"], "did you mean kuromasu"),
        (["solve", "kuromasu", "inst43", "--", "--nope"], "--nope: no option of clasp"),
        (["solve", "kuromasu", "inst43", "-c", "nope"], "expected NAME=VALUE"),
        (["solve", "kuromasu", "inst43", "-c", "nope=1"], "no rule uses nope"),
        (["solve", "kuromasu", "inst43", "-c", "black=3"], "no rule uses black as a constant"),
        (["solve", "kuromasu", "inst43", "-n", "-1"], "Invalid value for '-n'"),
        (["solve", "view.lp"], "view.lp: error: view: fil(1,1,black): expected one of grid("),
        (["solve", "a" * 5000], "no puzzle"),
        (["solve", "kuromasu", "inst12", "--", "--models=5"], "is set with -n before the --"),
        (["trace", "kuromasu", "--", "--eq=0"], "no instance is named; pylogic list kuromasu"),
        (["solve", "kuromasu", "inst12", "--engine", "swipl:../x"], "no engine 'swipl:../x'"),
        (["solve", "kuromasu", "inst12", "--engine", f"swipl:{'x' * 5000}"], "there is no engine"),
        (["generate", "kuromasu", "4x4", "-n", f"{10**20}"], "expected a whole number from 1 to"),
        (["compare", "kuromasu", "inst12", "--repeat", f"{10**20}"], "1<=x<=1000000"),
        (["show", "kuromasu", "--timeout", "0"], "is not in the range"),
        (
            ["solve", "kuromasu", "inst43", "--count", "-n", "3"],
            "error: --count counts all answers",
        ),
        (["solve", "own.lp"], "own.lp:2:4: error: _pylogic_broken: names that begin with"),
        (["solve", "kuromasu", "own.lp"], "own.lp:2:4: error: _pylogic_broken: names that begin"),
        (["solve", "check.lp"], "check.lp:2:1: error: the part check is called errors now"),
    ],
)
def test_refuse_wrong_input_on_the_command_line(run, tmp_path, arguments, words):
    (tmp_path / "folder").mkdir()
    (tmp_path / "binary.lp").write_bytes(b"\x89PNG\r\n\x1a\n\xff")
    (tmp_path / "zero.lp").write_bytes(b"size(1,1).\0")
    (tmp_path / "empty.lp").write_text("")
    (tmp_path / "wrong.lp").write_text("size(3,3).\nclue(9,9,1).")
    (tmp_path / "broken.lp").write_text("size(3,3 :- .")
    (tmp_path / "unsafe.lp").write_text("a(X) :- not b(X). b(1).")
    (tmp_path / "include.lp").write_text('#include "nowhere.lp".')
    (tmp_path / "own.lp").write_text("a. % _pylogic_x\nb. _pylogic_broken(1,2,3).")
    (tmp_path / "check.lp").write_text("a.\n#program check.\nerror(1) :- b.")
    (tmp_path / "view.lp").write_text("a.\n#program view.\ndraw(fil(1,1,black)).")
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert words in err


DIGITS = "1\u0663", "\u0663", "\u00b2", "\uff11", "9" * 5000
"""Digits that int() or clingo cannot read, or only int() can, or more than they can."""
PAD = '{{"cells": [[{{"value": "{}", "given": true}}, {{}}], [{{}}, {{}}]], "regions": []}}'


@pytest.mark.few(17)
@pytest.mark.parametrize("digits", DIGITS)
@pytest.mark.parametrize(
    ("puzzle", "text", "format_name"),
    [
        ("kuromasu", "size(3,3). clue(1,1,{}).", None),
        ("kuromasu", "{} . .\n. . .\n. . .\n", "text"),
        ("kakuro", "#{}\\3 .\n. .\n", "text"),
        ("skyscrapers", "1 2\n2 1\n\nheights: {}\n", "text"),
        ("kuromasu", "https://puzz.link/p?kurodoko/{}/5/i7g5l2l2g4i", None),
        ("kuromasu", "https://puzz.link/p?kurodoko/5/5/i{}g5l2l2g4i", None),
        ("star_battle", "https://puzz.link/p?starbattle/2/2/00{}/", None),
        ("kuromasu", "{}x7:d7b3e8e5c7a7c13e4e8b4d", "tatham"),
        ("kuromasu", "7x7:d{}b3e8e5c7a7c13e4e8b4d", "tatham"),
        ("kuromasu", "pzprv3\nkurodoko\n{}\n5\n", None),
        ("kuromasu", "pzprv3\nkurodoko\n1\n1\n. /\n{} /\n", None),
        ("sudoku", "{},1;1,1", "text"),
        ("kuromasu", "puzzle kuromasu\nsize {}\n[problem]\n-\n[end]\n", "janko"),
        ("kuromasu", '{{"problem": "2 2\\n{} -\\n- -\\n"}}', None),
        ("sudoku", PAD, None),
        ("sudoku", PAD.replace("cells", "grid").replace('"regions": []', '"size": 2'), None),
        ("nonogram", "width 2\nheight 1\n\nrows\n{}\n\ncolumns\n1\n1\n", None),
    ],
)
def test_refuse_digits_that_are_none(puzzle, text, format_name, digits):
    with pytest.raises(pylogic.PylogicError):
        pylogic.load(puzzle).solve(
            pylogic.load(puzzle).instance(text.format(digits), text=True, format=format_name)
        )


@pytest.mark.parametrize("digits", DIGITS)
def test_refuse_digits_that_are_none_in_options(kuromasu, tmp_path, digits):
    instance = kuromasu.instance("size(3,3). clue(1,1,3). clue(3,3,3).", text=True)
    with pytest.raises(pylogic.PylogicError):
        kuromasu.solve(instance, constants={"distinct": digits})
    for order in (f"random:{digits}", f"random#{digits}"):
        with pytest.raises(pylogic.OptionError):
            kuromasu.solve(instance, order=order)
    with pytest.raises(pylogic.PylogicError):
        edit_facts(kuromasu, "size(3,3).", [["clue", 2, 2, digits]])


@pytest.mark.parametrize("verb", cli.commands)
def test_refuse_all_but_decimal_numbers_in_number_options(verb):
    command = cli.get_command(None, verb)
    verbs = getattr(command, "commands", {verb: command}).values()
    for option in [option for one in verbs for option in one.params]:
        try:
            number = option.type_cast_value(None, ("5",) if option.multiple else "5")
        except click.BadParameter:
            continue
        if type(number) not in (int, float):
            continue
        for text in ("1_0", "\uff15", "nan", "inf", "-inf", "1e999", "9" * 5000, " 5", "0x5", ""):
            with pytest.raises(click.BadParameter):
                option.type_cast_value(None, text)


@pytest.mark.slow
def test_list_puzzles_beside_digits_that_are_none(run, tmp_path):
    (tmp_path / "encodings").mkdir()
    for name, rule in (("one", "a({})."), ("two", "%! {{{}}}\n:- a({})."), ("three", "a.\n% {}")):
        (tmp_path / "encodings" / f"{name}.lp").write_text(rule.replace("{}", "\u0663"))
    code, out, err = run("list")
    assert (code, "kuromasu" in out) == (0, True), err


ANY_TEXT = st.text(max_size=60) | st.text('size(,)clue.12 3:-%*"#\n\\éX', max_size=60)


def read_or_refuse(puzzle, text):
    try:
        puzzle.solve(puzzle.instance(text, text=True), timeout=5)
    except pylogic.PylogicError as error:
        assert str(error)


@pytest.mark.parametrize(
    "text", ['a("é', "%* é", "#script (python) é #end.", "\ufeffsize(1,1).", "a(\x00)."]
)
def test_read_odd_texts(kuromasu, text):
    read_or_refuse(kuromasu, text)


@pytest.mark.slow
@settings(max_examples=20, derandomize=True)
@given(ANY_TEXT)
def test_read_any_text(kuromasu, text):
    read_or_refuse(kuromasu, text)


@pytest.mark.slow
@settings(max_examples=25, derandomize=True)
@given(st.binary(max_size=40))
def test_read_any_bytes(kuromasu, tmp_path_factory, data):
    path = tmp_path_factory.mktemp("fuzz") / "board.lp"
    path.write_bytes(data)
    try:
        kuromasu.solve(path, timeout=5)
    except pylogic.PylogicError as error:
        assert str(error)


@pytest.mark.slow
@settings(max_examples=25, derandomize=True)
@given(text=ANY_TEXT)
def test_read_any_encoding(tmp_path_factory, text):
    path = tmp_path_factory.mktemp("fuzz") / "rules.lp"
    path.write_text(text, encoding="utf-8", errors="ignore")
    try:
        puzzle = pylogic.load(path)
        puzzle.solve(timeout=5)
        assert puzzle.encoding.title
    except pylogic.PylogicError as error:
        assert str(error)


@pytest.mark.slow
@settings(max_examples=10)
@given(st.lists(st.text(max_size=12), max_size=4))
def test_check_any_arguments(arguments):
    with TemporaryDirectory() as folder:  # a batch has a journal
        done = pylogic_run("batch", "check", "kuromasu", *arguments, cwd=folder)
    assert done.returncode in (0, 2)
    assert "Traceback" not in done.stderr


DOTS = """
#include "lib/grid.lp".
#defined dot/4.
{ on(R, C) : cell(R, C) }.
:- dot(R, C, _, black), not on(R, C).
#show on/2.
#program errors.
error(("a dot is black or white, not ", Colour), (R, C)) :-
    dot(R, C, _, Colour), Colour != black, Colour != white.
error(("a dot stands at the ", Side), (R, C)) :- dot(R, C, Side, _), Side != right, Side != bottom.
"""


@pytest.mark.parametrize(
    ("facts", "place"),
    [
        ("dot(1,1,right,grey).\ndot(1,1,bottom,white).", (2, "not grey")),
        ("dot(1,1,right,white).\ndot(1,1,bottom,grey).", (3, "not grey")),
        ("dot(1,1,left,white).\ndot(1,1,bottom,white).", (2, "at the left")),
    ],
)
def test_place_an_error_at_the_fact_that_it_speaks_of(rules, facts, place):
    puzzle = rules(DOTS)
    with pytest.raises(pylogic.ProgramError) as caught:
        puzzle.solve(puzzle.instance(f"size(4,4).\n{facts}", text=True))
    (problem,) = caught.value.problems
    assert (problem.line, problem.text.endswith(place[1])) == (place[0], True)
