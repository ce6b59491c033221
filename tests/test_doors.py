"""Doors: what is read and what is refused, and files that are written whole or not at all."""

from __future__ import annotations

import io
import json
import os
import socket
import stat
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import clingo
import pytest
from clingo import ast
from harness import SAFETY, command, needs_swipl
from hypothesis import example, given, settings
from hypothesis import strategies as st

import pylogic
from pylogic import formats
from pylogic.draw import board, html, scene, svg, view
from pylogic.rules import files, folder, lexical
from pylogic.rules.encoding import read_encoding
from pylogic.rules.instance import (
    Level,
    beyond,
    facts_of,
    instance_from_bytes,
    instance_from_text,
    read_instance,
)
from pylogic.rules.limits import LARGEST, Limits
from pylogic.rules.source import parse
from pylogic.rules.symbols import say

OVER = Limits(deadline=0.0)  # long ago
FULL = Limits(most=1)  # less than Python alone takes
KUROMASU = "size(3,3). clue(1,1,3)."


def problem(error: type[pylogic.PylogicError], call, *arguments, **options) -> str:
    with pytest.raises(error) as caught:
        call(*arguments, **options)
    return str(caught.value)


# ---- Reading --------------------------------------------------------------------------


def special(folder):
    """Everything that is no regular file, by what it is called in messages."""
    os.mkfifo(folder / "pipe")
    with socket.socket(socket.AF_UNIX) as one:
        one.bind(str(folder / "socket"))
    (folder / "directory").mkdir()
    names = {name: folder / name for name in ("pipe", "directory")}
    return {**names, "device": "/dev/zero", "such device": folder / "socket"}


def test_only_regular_files_are_read(tmp_path):
    for kind, path in special(tmp_path).items():
        assert kind in problem(pylogic.ProgramError, files.read, path)
    assert "no such file" in problem(pylogic.NotFoundError, files.read, tmp_path / "none")


def test_the_size_of_a_file_is_bounded(tmp_path):
    path = tmp_path / "long.lp"
    path.write_text(f"% {' ' * 2**20}\n{KUROMASU}")
    words = problem(pylogic.ProgramError, read_instance, path, Limits(file_size=1))
    assert words.startswith(f"{path}: error: holds 1.0 MB, and at most 1 MB are read: --file-size")
    assert read_instance(path).size == (3, 3)
    puzzle = pylogic.load("kuromasu")
    assert problem(pylogic.ProgramError, puzzle.instance, path, file_size=1) == words
    assert problem(pylogic.ProgramError, pylogic.load, path, file_size=1) == words
    assert "file_size=0" in problem(pylogic.OptionError, puzzle.instance, path, file_size=0)


@pytest.mark.few(1)
@pytest.mark.parametrize("verb", ["clues kuromasu large.lp", "convert large.lp range"])
def test_a_larger_file_is_read_where_that_is_asked_for(verb, tmp_path):
    """Also by verbs that look at it before they read it as facts."""
    (tmp_path / "large.lp").write_text(f"% {' ' * LARGEST * 2**20}\n{KUROMASU}")
    assert "--file-size" in command(*verb.split(), cwd=tmp_path, code=2)
    command(*verb.split(), "--file-size", LARGEST + 1, cwd=tmp_path)


def test_a_file_without_a_size_is_bounded_too():
    assert os.stat("/proc/self/smaps").st_size == 0
    assert "more than 0 MB" in problem(
        pylogic.ProgramError, files.read, "/proc/self/smaps", Limits(file_size=0)
    )


MARK, OLD = b"\xef\xbb\xbf", "% a comment\rsize(3,3).\rclue(9,9,1).\r"
"""A byte order mark; facts in lines that end as those of an old Mac, with an error in the third."""


@pytest.mark.parametrize("mark", [b"", MARK])
@pytest.mark.parametrize("text", [OLD, OLD.replace("\r", "\n"), OLD.replace("\r", "\r\n")])
def test_marks_and_ends_of_lines_change_no_place(kuromasu, tmp_path, monkeypatch, mark, text):
    path = tmp_path / "facts.lp"
    path.write_bytes(mark + text.encode())
    words = ":3:1: error: cell 9,9: clue 1 is off the board"
    assert problem(pylogic.ProgramError, kuromasu.check, path) == f"{path}{words}"
    as_text = kuromasu.instance((mark + text.encode()).decode(), text=True)
    assert problem(pylogic.ProgramError, kuromasu.check, as_text) == f"<text>{words}"
    from_pipe = instance_from_bytes(mark + text.encode(), "<stdin>")
    assert problem(pylogic.ProgramError, kuromasu.check, from_pipe) == f"<stdin>{words}"
    path.write_bytes(mark + text.replace("9,9", "3,3").replace(",1)", ",5)").encode())
    assert kuromasu.instance(path).symbols == tuple(
        map(clingo.parse_term, ("size(3,3)", "clue(3,3,5)"))
    )


@pytest.mark.parametrize("engine", ["clingo", pytest.param("swipl", marks=needs_swipl)])
def test_every_engine_reads_marks_and_ends_of_lines(kuromasu, tmp_path, engine):
    path = tmp_path / "facts.lp"
    path.write_bytes(MARK + b"size(2,2). % a comment\rclue(1,1,2).")
    assert kuromasu.solve(path, models=0, engine=engine).count == 2


@pytest.mark.parametrize("end", ["\r", "\n", "\r\n"])
def test_rules_with_a_mark_and_old_ends_of_lines_are_in_their_places(tmp_path, end):
    texts = {
        "rules.lp": ('#include "more.lp".', "{a}.", ":- a, b.", "#show a/0."),
        "more.lp": ("% c", "#program view.", "x :- y."),
    }
    for name, lines in texts.items():
        (tmp_path / name).write_bytes(MARK + end.join(lines).encode())
    puzzle = pylogic.load(tmp_path / "rules.lp")
    assert [str(answer) for answer in puzzle.solve(models=0).answers] == ["", "a"]
    places = {(Path(one.file).name, one.line, one.column) for one in puzzle.lint().problems}
    assert places >= {("rules.lp", 3, 1), ("rules.lp", 3, 7), ("more.lp", 3, 6)}


@pytest.mark.parametrize("end", ["\r", "\n", "\r\n"])
def test_boards_and_lists_may_have_marks_and_old_ends_of_lines(kuromasu, tmp_path, end):
    path = tmp_path / "board.txt"
    path.write_bytes(MARK + end.join(("2 .", ". 3 .")).encode())
    words = problem(pylogic.ProgramError, kuromasu.instance, path)
    assert words == f"{path}:2:1: error: this row has 3 cells, the first one 2"
    link = "https://puzz.link/p?kurodoko/5/5/i7g5l2l2g4i"
    path.write_bytes(MARK + end.join((link, f"b {link}")).encode())
    out = command("check", "kuromasu", "-", stdin=path.read_bytes().decode(), cwd=tmp_path)
    assert [line.split("\t")[0] for line in out.splitlines()[:2]] == [link, "b"]
    assert kuromasu.instance(f"{path}#1").size == (5, 5)


def test_zero_bytes_are_refused_before_anything_is_looked_for_in_them(kuromasu, tmp_path):
    """It took 40 s to compare 16 MB of them with each format."""
    zeros = "\0" * 15_000_000
    path = tmp_path / "zeros.txt"
    path.write_text(zeros)
    started = time.process_time()
    for source, options in ((path, {}), (zeros, {"text": True})):
        words = problem(pylogic.ProgramError, kuromasu.instance, source, **options)
        assert words.endswith("error: not a text file (it holds a zero byte)")
    assert time.process_time() - started < 5


@pytest.mark.few(1)
@pytest.mark.parametrize("line", ["\n", " \n", "a(\n", "x.\n", "a(1 "])
def test_the_time_to_tell_a_format_grows_like_the_text(line):
    """Of blank lines it grew like their number squared: 20 KB of them took 12 s."""
    started = time.process_time()
    formats.detect(line * 100_000)
    assert time.process_time() - started < 30


@pytest.mark.parametrize("verb", ["solve", "check", "show"])
def test_a_file_may_have_a_name_that_is_no_text(tmp_path, verb):
    path = os.fsdecode(os.fsencode(tmp_path) + b"/\xff.lp")
    Path(path).write_text(KUROMASU)
    json.loads(command(verb, "kuromasu", path, "--json"))
    Path(path).write_text("size(3,3).\nclue(9,9,1).")
    assert "\\udcff.lp:2:1: error: cell 9,9" in command("solve", "kuromasu", path, code=2)


def test_rules_may_have_a_name_that_is_no_text(tmp_path):
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff.lp"))
    path.write_text("{a}. :- b.\n#show a/0.\n#program view. draw(grid(1,1)).")
    puzzle = pylogic.load(path)
    assert puzzle.solve(models=0).count == 2
    assert puzzle.lint().problems[0].line == 1


def test_standard_input_is_bounded():
    assert files.read_stream(io.BytesIO(b"a."), "<stdin>") == b"a."
    words = problem(
        pylogic.ProgramError,
        files.read_stream,
        io.BytesIO(bytes(2**20 + 1)),
        "<stdin>",
        Limits(file_size=1),
    )
    assert words.startswith("<stdin>: error: holds more than 1 MB")


def test_standard_input_that_never_comes_obeys_the_deadline():
    reading, writing = os.pipe()
    with os.fdopen(reading, "rb") as stream, os.fdopen(writing, "wb") as other:
        other.write(b"a.")
        other.flush()
        soon = Limits(deadline=time.monotonic() + 0.05)
        with pytest.raises(pylogic.StoppedError):
            files.read_stream(stream, "<stdin>", soon)


def test_reading_obeys_the_deadline(tmp_path):
    path = tmp_path / "some.lp"
    path.write_text(KUROMASU)
    corpus = tmp_path / "some.json"
    corpus.write_text("{}")
    included = tmp_path / "including.lp"
    included.write_text('#include "some.lp".')
    for call in (
        lambda: read_instance(path, OVER),
        lambda: read_encoding(included, OVER),
        lambda: instance_from_text(KUROMASU, limits=OVER),
        lambda: instance_from_bytes(KUROMASU.encode(), "<stdin>", OVER),
        lambda: parse(str(path), ast.parse_files, [str(path)], OVER),
        lambda: pylogic.load("kuromasu", timeout=1e-9),
        lambda: pylogic.load("kuromasu").instance(path, timeout=1e-9),
        lambda: pylogic.load("kuromasu").instance(f"{corpus}#x", timeout=1e-9),
    ):
        with pytest.raises(pylogic.StoppedError):
            call()


def test_drawing_obeys_the_deadline():
    drawn = [clingo.parse_term(fact) for fact in ("draw(grid(2,2))", "draw(text(1,1,x))")]
    assert view.read(drawn, "rules.lp").rows == 2
    with pytest.raises(pylogic.StoppedError):
        view.read(drawn, "rules.lp", limits=OVER)


def test_many_facts_end_at_the_deadline():
    text = "\n".join(f"clue({r},{r},{r})." for r in range(5_000))
    for limits in (Limits(), Limits(deadline=time.monotonic() + SAFETY)):
        assert len(instance_from_text(text, limits=limits).facts) == 5_000
    with pytest.raises(pylogic.StoppedError):  # long before its end
        instance_from_text(text, limits=Limits(deadline=time.monotonic() + 0.005))


@pytest.mark.parametrize(("limits", "interruption"), [(OVER, "timeout"), (FULL, "memory")])
def test_each_step_of_reading_says_which_limit_came_first(limits, interruption, tmp_path):
    path = tmp_path / "some.lp"
    path.write_text(KUROMASU)
    for call in (
        lambda: files.read(path, limits),
        lambda: parse(str(path), ast.parse_files, [str(path)], limits),
        lambda: facts_of(instance_from_text(KUROMASU).statements, limits),
    ):
        with pytest.raises(pylogic.StoppedError) as caught:
            call()
        assert caught.value.interruption == interruption


def test_many_facts_end_where_they_take_too_much_memory():
    """In a process of its own, which has no memory to use again."""
    script = """
import pylogic
text = "".join(f"clue({r},{r},{r})." for r in range(20_000))
pylogic.load("kuromasu").instance(text, text=True, memory=5)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stderr.endswith("stopped by lack of memory\n")


@pytest.mark.parametrize("limits", [Limits(deadline=time.monotonic() + SAFETY), Limits(most=10**6)])
def test_facts_are_read_within_bounds_not_later(limits):
    lazy, eager = (instance_from_text(KUROMASU, limits=each) for each in (Limits(), limits))
    assert "facts" not in vars(lazy)
    assert vars(eager)["facts"] == lazy.facts


# ---- What is refused before it is parsed ----------------------------------------------


def test_a_number_is_of_nine_digits_at_most():
    """Python reads no number of thousands of digits, and clingo none of more than 32 bits."""
    assert lexical.is_number("999999999")
    assert not any(map(lexical.is_number, ("", "9999999999", "-1", "1.5", "²", "٣")))


def test_comments_and_strings_are_no_code():
    text = 'a("#script"). % #script\n%* %* #script *% % *%\n #script *% b. #! #script\nc.'
    assert lexical.code(text).split() == ["a(", ").", "b.", "c."]
    assert len(lexical.code(text)) == len(text)
    assert lexical.check(text, "x") == lexical.code(text)


PIECES = st.sampled_from(
    ["%", "%*", "*%", "*", '"', "\\", "\n", "n", "#!", "a.", ".", " ", '#include "nowhere.lp".']
)


@settings(max_examples=200, derandomize=True)
@given(st.lists(PIECES, max_size=14).map("".join))
@example('%* %* *% *% #include "nowhere.lp".')
@example('%* % *%\n*% #include "nowhere.lp".')
@example('"\\\n"#include "nowhere.lp".')
def test_clingo_opens_no_file_that_we_do_not_see(text):
    try:
        lexical.check_alone(text, "x")
    except pylogic.ProgramError:
        return
    said: list[str] = []
    with suppress(RuntimeError):
        ast.parse_string(text, lambda _s: None, logger=lambda _code, words: said.append(words))
    assert not [words for words in said if "could not be opened" in words]


DEEP = {
    "parentheses": lambda n: "(" * n + "1" + ")" * n,
    "functions": lambda n: "f(" * n + "1" + ")" * n,
    "tuples": lambda n: "(" * n + "1" + ",)" * n,
    "pools": lambda n: "(1;" * n + "1" + ")" * n,
    "minus": lambda n: "-" * n + "1",
    "sums": lambda n: "1+" * n + "1",
    "sums in comments": lambda n: "1+%* x *%" * n + "1",
    "sums of strings": lambda n: '"."+' * n + "1",
    "ranges": lambda n: "1.." * n + "1",
    "absolute values": lambda n: "|" * n + "1" + "|" * n,
}


@pytest.mark.parametrize("kind", DEEP)
def test_terms_too_deep_are_refused_with_their_place(kind):
    words = problem(pylogic.ProgramError, lexical.check, f"b.\na({DEEP[kind](20_000)}).", "x.lp")
    assert words.startswith("x.lp:2:")
    assert "nested too deeply" in words
    assert lexical.check(f"a({DEEP[kind](90)}).", "x.lp")


@pytest.mark.few(3)
@pytest.mark.parametrize("kind", sorted(set(DEEP) - {"ranges", "sums of strings", "pools"}))
def test_terms_as_deep_as_accepted_break_nothing(tmp_path, kind):
    path = tmp_path / "deep.lp"
    term = DEEP[kind](98)
    path.write_text(
        f"{{a}}.\n%! no a {{X}}\n:- a, X={term}.\nb({term}).\n#show a/0. #show b/1.\n"
        "#program view.\ndraw(grid(1,1)). draw(text(1,1,T)) :- b(T)."
    )
    puzzle = pylogic.load(path)
    outcome = puzzle.solve()
    assert outcome.status == "unique"
    assert str(puzzle.board(outcome.answers[0]))
    assert [p for p in puzzle.lint().problems if p.kind == "error"] == []
    assert str(puzzle.diff(puzzle))
    assert str(puzzle.explain())


def test_long_lists_are_not_deep():
    many = range(1000)
    text = f"a({';'.join(map(str, many))}). {'a;' * 1000} b :- {'c+1<2,' * 1000} d. {{a: b}}."
    assert lexical.check(text, "x") == text


def test_words_of_deep_tuples_are_said():
    term = clingo.Number(7)
    for _ in range(1500):
        term = clingo.Tuple_([term, clingo.String("x")])
    assert say(term) == "7" + "x" * 1500


def test_scripts_are_refused_with_their_reason(tmp_path, kuromasu):
    script = "a.\n #script (lua) function f() end #end.\n"
    for name, text in (("rules", script), ("outer", 'b.\n#include "rules.lp".')):
        (tmp_path / f"{name}.lp").write_text(text)
        words = problem(pylogic.ProgramError, pylogic.load, tmp_path / f"{name}.lp")
        assert words.startswith(f"{tmp_path}/rules.lp:2:2: error: #script: scripts may do anything")
    assert "#script" in problem(pylogic.ProgramError, kuromasu.instance, script, text=True)
    assert "#script" in problem(pylogic.ProgramError, kuromasu.instance, tmp_path / "rules.lp")


def test_only_regular_files_are_included(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "binary").write_bytes(b"\x89PNG\xff")
    rules = tmp_path / "rules.lp"
    for name, words in (
        ("pipe", f"{tmp_path}/pipe is no regular file"),
        ("binary", f"{tmp_path}/binary: not a text file"),
        ("/dev/zero", "/dev/zero is no regular file"),
    ):
        rules.write_text(f'a.\n #include "{name}".')
        found = problem(pylogic.ProgramError, pylogic.load, rules)
        assert found.startswith(f"{rules}:2:2: error: {words}")
    rules.write_text('a.\n#include %* hidden *% "pipe".')
    assert "2:1: error: expected #include" in problem(pylogic.ProgramError, pylogic.load, rules)


def test_what_clingo_would_open_by_mistake_is_not_read(tmp_path, monkeypatch):
    """clingo looks in the current folder first, we beside the file."""
    (tmp_path / "here").mkdir()
    (tmp_path / "here" / "more.lp").write_text("b.")
    (tmp_path / "here" / "rules.lp").write_text('a. #include "more.lp".')
    (tmp_path / "more.lp").write_text("c. #script (lua) #end.")
    monkeypatch.chdir(tmp_path)
    assert pylogic.load("here/rules.lp").encoding.declared == {("a", 0), ("b", 0)}


HOSTILE = {
    "rules.lp": ("a.\n#script (lua) #end.", "rules.lp:2:1: error: #script"),
    "zero.lp": ('#include "/dev/zero".', "/dev/zero is no regular file"),
    "deep.lp": (f"b.\na({DEEP['functions'](20_000)}).", "deep.lp:2:"),
}
READERS = ("solve", "check", "show", "explain", "trace", "lint", "clues", "compare", "generate")


@pytest.mark.few(3)
@pytest.mark.parametrize("verb", READERS)
@pytest.mark.parametrize("name", HOSTILE)
def test_every_verb_refuses_such_rules_and_boards(tmp_path, verb, name):
    text, words = HOSTILE[name]
    (tmp_path / name).write_text(text)
    (tmp_path / "board.lp").write_text(KUROMASU)
    assert words in command(verb, name, "board.lp", cwd=tmp_path, code=2)
    if verb != "lint":  # which reads boards as rules
        (tmp_path / name).write_text(f"{KUROMASU}\n{text}")
        assert command(verb, "kuromasu", name, cwd=tmp_path, code=2).startswith(f"{name}:")


def test_includes_in_a_row_are_bounded(tmp_path):
    for number in range(60):
        (tmp_path / f"{number}.lp").write_text(f'#include "{number + 1}.lp".')
    (tmp_path / "60.lp").write_text("a.")
    assert "in a row" in problem(pylogic.ProgramError, pylogic.load, tmp_path / "0.lp")
    assert pylogic.load(tmp_path / "20.lp").solve().status == "unique"


# ---- What a text may do ---------------------------------------------------------------


def statements(text: str):
    return parse("<string>", ast.parse_string, text)[0]


@pytest.mark.parametrize(
    ("text", "level"),
    [
        ('a. -b(1,f("x"),(2,)). % said\n#const n = 3.', Level.FACTS),
        ("#program base. a.", Level.FACTS),
        ("a(1..2).", Level.RULES),
        ("a(1;2).", Level.RULES),
        ("a :- b.", Level.RULES),
        ("{a}.", Level.RULES),
        ("a(n+1).", Level.RULES),
        ("#const n = 1+n.", Level.RULES),
        ("#program view. a.", Level.RULES),
        ("#program base(t).", Level.RULES),
        ("#external a.", Level.RULES),
        ("#show a/0.", Level.RULES),
        ("&a { }.", Level.RULES),
        (":- a.", Level.RULES),
        ("#script (lua) #end.", Level.EVERYTHING),
    ],
)
def test_what_statements_may_do(text, level):
    found = statements(text)
    allowed = [other for other in Level if beyond(found, other) is None]
    assert allowed == [other for other in Level if other >= level]


def test_included_statements_are_seen_as_such(tmp_path):
    (tmp_path / "more.lp").write_text("b.")
    found = statements(f'a.\n#include "{tmp_path}/more.lp".')
    wrong = beyond(found, Level.RULES)
    assert wrong is not None
    assert wrong.file == f"{tmp_path}/more.lp"
    assert beyond(found, Level.EVERYTHING) is None


def test_what_comes_from_elsewhere_is_facts(kuromasu, tmp_path):
    def piped(text: str) -> str:
        return command("check", "kuromasu", "-", stdin=text, code=2)

    assert "<stdin>:2:1: error: a :- b.: only ground facts" in piped(f"{KUROMASU}\na:-b.")
    assert "<stdin>:1:25: error: #include" in piped(f'{KUROMASU} #include "/etc/passwd".')
    command("check", "kuromasu", "-", stdin=f"{KUROMASU}\n#const n = 3.")
    text = "size(3,3). clue(R,1,3) :- R = 1."
    assert kuromasu.solve(kuromasu.instance(text, text=True)).answers  # the program's own
    (tmp_path / "own.lp").write_text(text)
    (tmp_path / "outer.lp").write_text('#include "own.lp".')
    assert kuromasu.solve(tmp_path / "outer.lp").answers
    include = f'#include "{tmp_path}/own.lp".'
    assert "#include" in problem(pylogic.ProgramError, kuromasu.instance, include, text=True)
    state = problem(pylogic.ProgramError, kuromasu.explain, tmp_path / "own.lp", state=f"{text} a.")
    assert "only ground facts" in state


# ---- The about part -------------------------------------------------------------------


def test_the_about_part_is_not_grounded(tmp_path):
    path = tmp_path / "rules.lp"
    path.write_text('{a}. #show a/0.\n#program about.\ntitle("T"). alias(t).\n#const n = 1.')
    assert pylogic.load(path).encoding.title == "T"
    path.write_text("{a}.\n#program about.\nx(1).\nx(X+1) :- x(X).")
    words = f"{path}:4:1: error: x((X+1)) :- x(X).: the about part states ground facts only"
    with pytest.raises(pylogic.ProgramError) as caught:
        pylogic.load(path)
    assert str(caught.value) == words
    assert words in command("solve", path, code=2)


# ---- Sizes ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('size("3","3").', 'size("3","3") is not made of whole numbers'),
        ("size(#inf,#sup).", "size(#inf,#sup) is not made of whole numbers"),
        ("size(0,0).", "a board of 0 rows and 0 columns has no cells"),
        ("size(3).", "size"),
    ],
)
def test_sizes_that_cannot_be_meant(kuromasu, text, words):
    for verb in (kuromasu.check, kuromasu.draw, kuromasu.solve):
        assert words in problem(pylogic.ProgramError, verb, kuromasu.instance(text, text=True))
    made = kuromasu.instance(text, text=True)
    for to in ("text", "pzpr", "penpa", "tatham", "janko"):
        assert words in problem(pylogic.ProgramError, kuromasu.convert, made, to)


@pytest.mark.parametrize("text", ["size(4,4). boxes(0,2).", "size(100000,100000)."])
def test_boards_that_no_format_can_hold(text):
    sudoku = pylogic.load("sudoku")
    made = sudoku.instance(text, text=True)
    assert "cells" in problem(pylogic.ProgramError, sudoku.convert, made, "text")


def test_the_largest_board_that_is_drawn(tmp_path):
    path = tmp_path / "rules.lp"
    for grid, frames in (("2147483647,2147483647", ""), ("1000,1000", ""), ("50,50", ",1..101")):
        path.write_text(f"{{a}}.\n#program view.\ndraw(grid({grid}){frames}).")
        words = problem(pylogic.ProgramError, pylogic.load(path).draw)
        assert f"at most {scene.LARGEST} cells can be drawn" in words
    path.write_text("{a}.\n#program view.\ndraw(grid(-1,3)).")
    assert "grid(-1,3)" in problem(pylogic.ProgramError, pylogic.load(path).draw)


def test_the_largest_picture():
    drawn = board.Board(500, 500, (scene.Frame("", {}, frozenset(), ()),))
    assert "<svg" in svg.render([drawn])
    for render in (svg.render, lambda boards: html.render(boards, "")):
        assert "at most" in problem(pylogic.OptionError, render, [drawn] * 5)


def test_weights_that_clingo_cannot_add_up(rules):
    assert "weights of a sum" in problem(
        pylogic.ProgramError,
        rules("{a}. x :- #sum { 2147483647,1: a; 2147483647,2: a } > 5.").solve,
    )


@needs_swipl
def test_prolog_reads_what_has_block_comments(tmp_path):
    path = tmp_path / "some.lp"
    path.write_text("%* a comment\nthat Prolog has not *%\nsize(4,4). %! said\n")
    assert pylogic.load("queens").solve(path, engine="swipl").status == "multiple"


def test_a_damaged_corpus_is_no_crash(kuromasu, tmp_path):
    path = tmp_path / "some.json"
    deep = "[" * 100_000
    number = "1 1\\n" + "9" * 5000
    for text in (deep, '{"a": {"problem": 7}}', f'{{"a": {{"problem": "{number}"}}}}'):
        path.write_text(text)
        assert str(path) in problem(pylogic.ProgramError, kuromasu.instance, f"{path}#a")


# ---- Writing --------------------------------------------------------------------------


def test_a_file_is_written_with_the_mode_that_open_gives(tmp_path):
    path = tmp_path / "new.txt"
    former = os.umask(0o027)
    try:
        files.write(path, "one")
    finally:
        os.umask(former)
    assert (path.read_text(), stat.S_IMODE(path.stat().st_mode)) == ("one", 0o640)
    path.chmod(0o604)
    link = tmp_path / "link.txt"
    link.symlink_to(path)
    files.write(link, "two")
    assert (path.read_text(), stat.S_IMODE(path.stat().st_mode)) == ("two", 0o604)
    assert link.is_symlink()
    assert sorted(p.name for p in tmp_path.iterdir()) == ["link.txt", "new.txt"]


def test_an_existing_file_can_be_refused(tmp_path):
    path = tmp_path / "new.txt"
    files.write(path, "one", exclusive=True)
    assert "file exists" in problem(pylogic.OptionError, files.write, path, "two", exclusive=True)
    assert path.read_text() == "one"


def test_paths_that_cannot_be_meant(tmp_path):
    for path in (tmp_path, tmp_path / "none" / "x", tmp_path / "x\0y", tmp_path / ("x" * 300)):
        problem(pylogic.OptionError, files.write, path, "one")
    assert list(tmp_path.iterdir()) == []


def test_what_is_no_regular_file_is_written_to():
    files.write("/dev/null", "one")
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)
    words = problem(pylogic.WriteError, files.write, "/dev/full", "one")
    assert words == "error: /dev/full: No space left on device"


LIMITED = """
import resource, sys
from pathlib import Path
from pylogic.errors import WriteError
from pylogic.rules import files, folder
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
for call in (
    lambda: files.write(Path("old.txt"), "x" * 2000),
    lambda: files.write(Path("new.txt"), "x" * 2000),
    lambda: folder.create("mine", Path()),
):
    try:
        call()
    except WriteError as error:
        print(error)
"""


def test_what_is_killed_amid_a_write_leaves_nothing_behind(tmp_path):
    code = "import os, sys; from pathlib import Path; from pylogic.rules.files import writing\n"
    code += "with writing(Path(sys.argv[1])) as file:\n"
    code += "    file.write(b'half')\n    file.flush()\n    os.kill(os.getpid(), 9)\n"
    (tmp_path / "kept.lp").write_text("whole")
    run = subprocess.run([sys.executable, "-c", code, tmp_path / "kept.lp"], timeout=SAFETY)
    assert run.returncode == -9
    assert [path.name for path in tmp_path.iterdir()] == ["kept.lp"]
    assert (tmp_path / "kept.lp").read_text() == "whole"


def test_a_failed_write_leaves_what_was_there(tmp_path):
    (tmp_path / "old.txt").write_text("old")
    said = subprocess.run(
        [sys.executable, "-c", LIMITED], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert said.stdout.count("File too large") == 3
    assert [p.name for p in tmp_path.rglob("*")] == ["old.txt"]
    assert (tmp_path / "old.txt").read_text() == "old"


def test_a_scaffold_keeps_what_is_there(tmp_path):
    made = folder.create("mine", tmp_path)
    assert all(path.is_file() for path in made)
    (tmp_path / "encodings" / "mine.lp").write_text("edited")
    for path in made[1:]:
        path.unlink()
    assert "file exists" in problem(pylogic.OptionError, folder.create, "mine", tmp_path)
    assert (tmp_path / "encodings" / "mine.lp").read_text() == "edited"
    assert not made[1].exists()
