"""Doors: what is read and what is refused, and files that are written whole or not at all."""

from __future__ import annotations

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
from harness import PYLOGIC, SAFETY, command, needs_swipl, paste_board
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import pylogic
from pylogic.rules import files

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


def test_read_regular_files_only(kuromasu, tmp_path):
    for kind, path in special(tmp_path).items():
        assert kind in problem(pylogic.ProgramError, kuromasu.instance, path)


def test_read_files_of_a_bounded_size(kuromasu, tmp_path):
    path = tmp_path / "long.lp"
    path.write_text(f"% {' ' * 2**20}\n{KUROMASU}")
    words = problem(pylogic.ProgramError, kuromasu.instance, path, file_size=1)
    assert words.startswith(f"{path}: error: holds more than 1 MB: --file-size")
    assert kuromasu.instance(path).size == (3, 3)
    assert problem(pylogic.ProgramError, pylogic.load, path, file_size=1) == words
    assert "file_size=0" in problem(pylogic.OptionError, kuromasu.instance, path, file_size=0)
    assert os.stat("/proc/kallsyms").st_size == 0  # though it is large
    words = problem(pylogic.ProgramError, kuromasu.instance, "/proc/kallsyms", file_size=1)
    assert "more than 1 MB" in words


@pytest.mark.few(0)
@pytest.mark.parametrize("verb", ["clues kuromasu large.lp", "convert large.lp range"])
def test_read_a_larger_file_where_that_is_asked_for(verb, tmp_path):
    """Also by verbs that look at it before they read it as facts."""
    (tmp_path / "large.lp").write_text(f"% {' ' * 16 * 2**20}\n{KUROMASU}")
    assert "--file-size" in command(*verb.split(), cwd=tmp_path, code=2)
    command(*verb.split(), "--file-size", 17, cwd=tmp_path)


MARK, OLD = b"\xef\xbb\xbf", "% a comment\rsize(3,3).\rclue(9,9,1).\r"
"""A byte order mark; facts in lines that end as those of an old Mac, with an error in the third."""


@pytest.mark.parametrize(("mark", "end"), [(b"", "\r"), (MARK, "\n"), (MARK, "\r\n")])
def test_find_places_after_any_line_end(kuromasu, tmp_path, mark, end):
    text = OLD.replace("\r", end)
    path = tmp_path / "facts.lp"
    path.write_bytes(mark + text.encode())
    words = ":3:1: error: cell 9,9: clue 1 is off the board"
    assert problem(pylogic.ProgramError, kuromasu.check, path) == f"{path}{words}"
    as_text = kuromasu.instance((mark + text.encode()).decode(), text=True)
    assert problem(pylogic.ProgramError, kuromasu.check, as_text) == f"<text>{words}"
    piped = (mark + text.encode()).decode()
    assert f"<stdin>{words}" in command("check", "kuromasu", "-", stdin=piped, code=2)
    path.write_bytes(mark + text.replace("9,9", "3,3").replace(",1)", ",5)").encode())
    assert kuromasu.instance(path).symbols == tuple(
        map(clingo.parse_term, ("size(3,3)", "clue(3,3,5)"))
    )


@pytest.mark.slow
@needs_swipl
def test_give_prolog_facts_without_marks_and_comments(tmp_path):
    path = tmp_path / "facts.lp"
    path.write_bytes(MARK + b"%* a comment\rthat Prolog has not *%\r%! said\rsize(4,4). % 4\r")
    assert pylogic.load("queens").solve(path, models=0, engine="swipl").count == 2


@pytest.mark.parametrize("end", ["\r", "\n", "\r\n"])
def test_find_places_in_rules_after_any_line_end(tmp_path, end):
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
def test_read_boards_and_lists_with_any_line_end(kuromasu, tmp_path, end):
    path = tmp_path / "board.txt"
    path.write_bytes(MARK + end.join(("2 .", ". 3 .")).encode())
    words = problem(pylogic.ProgramError, kuromasu.instance, path)
    assert words == f"{path}:2:1: error: this row has 3 cells instead of 2"
    link = "https://puzz.link/p?kurodoko/5/5/i7g5l2l2g4i"
    path.write_bytes(MARK + end.join((link, f"b {link}")).encode())
    words = ["batch", "check", "kuromasu", "-"]
    out = command(*words, stdin=path.read_bytes().decode(), cwd=tmp_path)
    assert [line.split("\t")[0] for line in out.splitlines()[:2]] == [link, "b"]
    assert kuromasu.instance(f"{path}#1").size == (5, 5)


def test_refuse_zero_bytes_before_anything_is_looked_for(kuromasu, tmp_path):
    """It took 40 s to compare 16 MB of them with each format."""
    zeros = "\0" * 15_000_000
    path = tmp_path / "zeros.txt"
    path.write_text(zeros)
    started = time.process_time()
    for source, options in ((path, {}), (zeros, {"text": True})):
        words = problem(pylogic.ProgramError, kuromasu.instance, source, **options)
        assert words.endswith("error: not a text file (it holds a zero byte)")
    assert time.process_time() - started < 5


@pytest.mark.slow
@pytest.mark.nightly
@pytest.mark.parametrize("line", ["\n", "a(1 "])
def test_tell_a_format_in_a_time_that_grows_like_the_text(kuromasu, line):
    """The time for blank lines grew like their number squared: 20 KB of them took 12 s."""
    started = time.process_time()
    with suppress(pylogic.ProgramError):
        paste_board(kuromasu, line * 100_000)
    assert time.process_time() - started < 30


def test_read_a_file_whose_name_is_no_text(tmp_path):
    path = os.fsdecode(os.fsencode(tmp_path) + b"/\xff.lp")
    Path(path).write_text(KUROMASU)
    json.loads(command("show", "kuromasu", path, "--json"))
    Path(path).write_text("size(3,3).\nclue(9,9,1).")
    assert "\\udcff.lp:2:1: error: cell 9,9" in command("solve", "kuromasu", path, code=2)


def test_load_rules_whose_name_is_no_text(tmp_path):
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff.lp"))
    path.write_text("{a}. :- b.\n#show a/0.\n#program view. draw(grid(1,1)).")
    puzzle = pylogic.load(path)
    assert puzzle.solve(models=0).count == 2
    assert puzzle.lint().problems[0].line == 1


def test_read_standard_input_of_a_bounded_size():
    long = f"{KUROMASU}{' ' * 2**20}"
    told = command("check", "kuromasu", "-", "--file-size", 1, stdin=long, code=2)
    assert "<stdin>: error: holds more than 1 MB" in told


@pytest.mark.slow
def test_stop_reading_standard_input_that_never_comes():
    words = [*PYLOGIC, "check", "kuromasu", "-", "--timeout", "0.01"]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        assert run.wait(SAFETY) == 3
        assert run.stderr.read() == b"pylogic: stopped by the time limit\n"


def test_stop_reading_at_the_deadline(kuromasu, tmp_path):
    texts = {"some.lp": KUROMASU, "some.json": "{}", "including.lp": '#include "some.lp".'}
    for name, text in texts.items():
        (tmp_path / name).write_text(text)
    many = "".join(f"clue({r},{r},{r})." for r in range(2_000))
    assert len(kuromasu.instance(many, text=True, timeout=SAFETY).facts) == 2_000
    for call in (
        lambda: kuromasu.instance(tmp_path / "some.lp", timeout=1e-9),
        lambda: kuromasu.instance(f"{tmp_path}/some.json#x", timeout=1e-9),
        lambda: kuromasu.instance(many, text=True, timeout=0.001),
        lambda: pylogic.load(tmp_path / "including.lp", timeout=1e-9),
        lambda: pylogic.load("kuromasu", timeout=1e-9),
        lambda: kuromasu.draw("inst12", timeout=1e-9),
    ):
        with pytest.raises(pylogic.StoppedError, match="time limit"):
            call()


@pytest.mark.slow
def test_stop_reading_facts_that_take_too_much_memory():
    """In a process of its own, which has no memory to use again."""
    script = """
import pylogic
text = "".join(f"clue({r},{r},{r})." for r in range(20_000))
pylogic.load("kuromasu").instance(text, text=True, memory=5)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stderr.endswith("stopped by lack of memory\n")


# ---- What is refused before it is parsed ----------------------------------------------


def test_read_no_script_in_comments_and_strings(rules):
    text = 'a("#script"). % #script\n%* %* #script *% % *%\n #script *% b. #! #script\nc.'
    assert set(str(rules(text).solve().answers[0]).split()) == {'a("#script")', "b", "c"}
    assert "#script" in problem(pylogic.ProgramError, rules, f"{text} #script (lua) #end.")


PIECES = st.sampled_from(
    ["%", "%*", "*%", "*", '"', "\\", "\n", "n", "#!", "a.", ".", " ", '#include "nowhere.lp".']
)


@pytest.mark.slow
@settings(max_examples=200, derandomize=True, suppress_health_check=[*HealthCheck])
@given(text=st.lists(PIECES, max_size=14).map("".join))
@example(text='%* %* *% *% #include "nowhere.lp".')
@example(text='%* % *%\n*% #include "nowhere.lp".')
@example(text='"\\\n"#include "nowhere.lp".')
def test_see_every_file_that_clingo_would_open(kuromasu, text):
    try:
        kuromasu.instance(text, text=True)
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
def test_refuse_terms_too_deep_with_their_place(kuromasu, kind):
    text = f"b.\na({DEEP[kind](20_000)})."
    words = problem(pylogic.ProgramError, kuromasu.instance, text, text=True)
    assert words.startswith("<text>:2:")
    assert "nested too deeply" in words


def test_accept_long_lists(kuromasu):
    numbers = ";".join(map(str, range(1000)))
    text = f"a({numbers}). {'a;' * 1000} b :- {'c+1<2,' * 1000} d."
    assert kuromasu.instance(text, text=True)


@pytest.mark.few(1)
@pytest.mark.parametrize("kind", sorted(set(DEEP) - {"ranges", "sums of strings", "pools"}))
def test_work_on_terms_as_deep_as_accepted(tmp_path, kind):
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


@pytest.mark.slow
def test_draw_a_text_of_deep_tuples(rules):
    view = "#program view. draw(grid(1,1)). draw(text(1,1,T)) :- t(1100, T)."
    drawn = rules(f"t(0, 7). t(N+1, (T, x)) :- t(N, T), N < 1100. #show t/2. {view}").draw()
    assert drawn.frames[0].cell(1, 1).text == "7" + "x" * 1100


def test_refuse_scripts_with_their_reason(tmp_path, kuromasu):
    script = "a.\n #script (lua) function f() end #end.\n"
    for name, text in (("rules", script), ("outer", 'b.\n#include "rules.lp".')):
        (tmp_path / f"{name}.lp").write_text(text)
        words = problem(pylogic.ProgramError, pylogic.load, tmp_path / f"{name}.lp")
        assert words.startswith(f"{tmp_path}/rules.lp:2:2: error: #script: scripts may do anything")
    assert "#script" in problem(pylogic.ProgramError, kuromasu.instance, script, text=True)
    assert "#script" in problem(pylogic.ProgramError, kuromasu.instance, tmp_path / "rules.lp")


def test_include_regular_files_only(tmp_path):
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


def test_refuse_too_many_includes_in_a_row(tmp_path):
    for number in range(60):
        (tmp_path / f"{number}.lp").write_text(f'#include "{number + 1}.lp".')
    (tmp_path / "60.lp").write_text("a.")
    assert "in a row" in problem(pylogic.ProgramError, pylogic.load, tmp_path / "0.lp")
    assert pylogic.load(tmp_path / "20.lp").solve().status == "unique"


# ---- What a text may do ---------------------------------------------------------------


def accepts(kuromasu, text: str) -> tuple[bool, bool]:
    """Whether a text may be the facts of an instance, and may come from elsewhere."""
    whole = f"{KUROMASU} {text}"
    try:
        kuromasu.instance(whole, text=True)
    except pylogic.ProgramError:
        return False, False
    try:
        paste_board(kuromasu, whole)
    except pylogic.ProgramError as error:
        assert "only ground facts" in str(error)
        return True, False
    return True, True


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('a. -b(1,f("x"),(2,)). % said\n#const n = 3.', (True, True)),
        ("#program base. a.", (True, True)),
        ("a(1..2).", (True, False)),
        ("a(1;2).", (True, False)),
        ("a :- b.", (True, False)),
        ("{a}.", (True, False)),
        ("a(n+1).", (True, False)),
        ("#const n = 1+n.", (True, False)),
        ("#program view. a.", (True, False)),
        ("#program base(t).", (True, False)),
        ("#external a.", (True, False)),
        ("#show a/0.", (True, False)),
        ("&a { }.", (True, False)),
        (":- a.", (True, False)),
        ("#script (lua) #end.", (False, False)),
        ('#include "/etc/passwd".', (False, False)),
    ],
)
def test_take_facts_from_elsewhere_and_rules_from_the_program(kuromasu, text, expected):
    assert accepts(kuromasu, text) == expected


def test_take_facts_alone_from_a_pipe_and_rules_from_a_file(kuromasu, tmp_path):
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
    state = problem(pylogic.ProgramError, kuromasu.explain, tmp_path / "own.lp", state=f"{text} a.")
    assert "only ground facts" in state


# ---- The about part -------------------------------------------------------------------


def test_ground_no_about_part(tmp_path):
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
def test_refuse_sizes_that_cannot_be_meant(kuromasu, text, words):
    for verb in (kuromasu.check, kuromasu.draw, kuromasu.solve):
        assert words in problem(pylogic.ProgramError, verb, kuromasu.instance(text, text=True))
    made = kuromasu.instance(text, text=True)
    for to in ("text", "pzpr", "penpa", "tatham"):
        assert words in problem(pylogic.ProgramError, kuromasu.convert, made, to)


@pytest.mark.parametrize("text", ["size(4,4). boxes(0,2).", "size(100000,100000)."])
def test_refuse_boards_that_no_format_can_hold(text):
    sudoku = pylogic.load("sudoku")
    made = sudoku.instance(text, text=True)
    assert "cells" in problem(pylogic.ProgramError, sudoku.convert, made, "text")


def test_draw_no_larger_board_than_that(tmp_path):
    path = tmp_path / "rules.lp"
    for grid, frames in (("2147483647,2147483647", ""), ("1000,1000", ""), ("50,50", ",1..101")):
        path.write_text(f"{{a}}.\n#program view.\ndraw(grid({grid}){frames}).")
        words = problem(pylogic.ProgramError, pylogic.load(path).draw)
        assert "cells can be drawn" in words
    path.write_text("{a}.\n#program view.\ndraw(grid(-1,3)).")
    assert "grid(-1,3)" in problem(pylogic.ProgramError, pylogic.load(path).draw)


def test_refuse_weights_that_clingo_cannot_add_up(rules):
    assert "weights of a sum" in problem(
        pylogic.ProgramError,
        rules("{a}. x :- #sum { 2147483647,1: a; 2147483647,2: a } > 5.").solve,
    )


def test_refuse_a_damaged_corpus(kuromasu, tmp_path):
    path = tmp_path / "some.json"
    deep = "[" * 100_000
    number = "1 1\\n" + "9" * 5000
    for text in (deep, '{"a": {"problem": 7}}', f'{{"a": {{"problem": "{number}"}}}}'):
        path.write_text(text)
        assert str(path) in problem(pylogic.ProgramError, kuromasu.instance, f"{path}#a")


# ---- Writing --------------------------------------------------------------------------


def test_write_a_file_with_the_mode_that_open_gives(tmp_path):
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


def test_refuse_to_write_to_paths_that_cannot_be_meant(tmp_path):
    for path in (tmp_path, tmp_path / "none" / "x", tmp_path / "x\0y", tmp_path / ("x" * 1100)):
        problem(pylogic.OptionError, files.write, path, "one")
    assert list(tmp_path.iterdir()) == []


def test_write_to_devices_and_streams(tmp_path):
    files.write(Path("/dev/null"), "one")
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)
    words = problem(pylogic.WriteError, files.write, Path("/dev/full"), "one")
    assert words == "error: /dev/full: No space left on device"
    code = "import pathlib, pylogic.rules.files as files; print('one', flush=True); "
    code += "files.write(pathlib.Path('/dev/stdout'), 'two')"
    with open(tmp_path / "out.txt", "ab") as out:
        subprocess.run([sys.executable, "-c", code], stdout=out, check=True, timeout=SAFETY)
    assert (tmp_path / "out.txt").read_text() == "one\ntwo"


LIMITED = """
import resource, sys
from pathlib import Path
import pylogic
from pylogic.rules import files
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
for call in (
    lambda: files.write(Path("old.txt"), "x" * 2000),
    lambda: files.write(Path("new.txt"), "x" * 2000),
    lambda: pylogic.new("mine"),
):
    try:
        call()
    except pylogic.WriteError as error:
        print(error)
"""


def test_keep_a_file_as_it_was_when_killed_amid_a_write(tmp_path):
    code = "import os, pathlib, sys; from pylogic.rules import files\n"
    code += "kill = lambda: os.kill(os.getpid(), 9)\n"
    code += "files.write(pathlib.Path(sys.argv[1]), 'half', check=kill)\n"
    (tmp_path / "kept.lp").write_text("whole")
    run = subprocess.run([sys.executable, "-c", code, tmp_path / "kept.lp"], timeout=SAFETY)
    assert run.returncode == -9
    assert (tmp_path / "kept.lp").read_text() == "whole"


def test_keep_old_files_when_a_write_fails(tmp_path):
    (tmp_path / "old.txt").write_text("old")
    said = subprocess.run(
        [sys.executable, "-c", LIMITED], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert said.stdout.count("File too large") == 3
    assert [p.name for p in tmp_path.rglob("*") if p.is_file()] == ["old.txt"]
    assert (tmp_path / "old.txt").read_text() == "old"


def test_keep_existing_files_when_a_puzzle_is_begun(tmp_path):
    pylogic.new("mine", folder=tmp_path)
    first = tmp_path / "instances/mine/first.lp"
    first.unlink()
    (tmp_path / "encodings/mine.lp").write_text("edited")
    assert "file exists" in problem(pylogic.OptionError, pylogic.new, "mine", folder=tmp_path)
    assert (tmp_path / "encodings/mine.lp").read_text() == "edited"
    assert not first.exists()
