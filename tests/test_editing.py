"""For people who edit rules: lint, diff, watch, new."""

from __future__ import annotations

import json
import os
import pickle
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from harness import PYLOGIC, SAFETY, command, shown, wait_until

import pylogic
from pylogic.errors import OptionError
from pylogic.explain import redundant
from pylogic.rules import library, lint, scaffold
from pylogic.rules.parts import PARTS
from pylogic.solving import ground_size
from pylogic.solving.grounding import complaints
from pylogic.solving.limits import Limits

KUROMASU = pylogic.load("kuromasu")
GOOD = """% Marks
%*! size(N, M)
The board.
*%
#defined size/2.
cell(1..N) :- size(N, _).
{ mark(X) : cell(X) }.
%! the cell {X} is marked twice
:- mark(X), mark(X+1).
#show mark/1.
#program view.
draw(grid(N, 1)) :- size(N, _).
draw(fill(X, 1, black)) :- mark(X).
"""


def said(tmp_path: Path, text: str) -> list[str]:
    path = tmp_path / "rules.lp"
    path.write_text(text)
    problems = pylogic.load(path).lint().problems
    return [str(p).removeprefix(f"{tmp_path}/") for p in problems if p.kind != "note"]


# ---- lint --------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(library.encodings()))
def test_nothing_is_wrong_with_our_own_rules(name):
    encoding = pylogic.load(name).encoding
    assert lint.lint(encoding, complaints(encoding)) == []


def test_nothing_is_wrong_with_good_rules(tmp_path):
    assert said(tmp_path, GOOD) == []


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (
            ":- mark(X), mark(X+1).",
            ":- mark(X), mrak(X+1).",
            "rules.lp:9:13: warning: mrak/1 is never derived, and no #defined says that it is an"
            " input; did you mean mark/1?",
        ),
        (
            "#show mark/1.",
            "#show mark/1. extra(X) :- mark(X).",
            "rules.lp:10:15: warning: extra/1 is derived and never used",
        ),
        (
            "draw(fill(X, 1, black))",
            "darw(fill(X, 1, black))",
            "rules.lp:13:1: warning: darw/1 is derived and never used; did you mean cell/1?",
        ),
        (
            "#show mark/1.\n",
            "",
            "rules.lp: warning: no #show: every atom counts as part of the answer;"
            " #show NAME/ARITY says which do",
        ),
        (
            "%! the cell {X} is marked twice\n",
            "",
            "rules.lp:8:1: warning: a constraint without words: a line `%! ...` above it says what"
            " it forbids",
        ),
        (
            "{X} is",
            "{Y} is",
            "rules.lp:9:1: warning: {Y} in the words above is no term of the constraint's"
            " variables",
        ),
        (
            "#show mark/1.",
            "#show mark/1.\n#heuristic mark(X) : cell(X). [1, true]",
            "rules.lp:11:1: warning: #heuristic without a switch: in a part heuristic_NAME it is"
            " up to the user",
        ),
        (
            "#program view.",
            "#program veiw.",
            "rules.lp:11:1: warning: pylogic knows no part veiw: it is never grounded;"
            " did you mean view?",
        ),
        (
            ":- mark(X), mark(X+1).",
            ":- mark(X), mark(X+1). p(Y) :- not mark(Y). :- p(1).",
            "rules.lp:9:24: error: Y is unsafe: no positive atom of the body gives it a value",
        ),
    ],
)
def test_each_warning_has_an_example(tmp_path, old, new, words):
    assert old in GOOD
    found = said(tmp_path, GOOD.replace(old, new))
    if "darw" in new:
        words = words.partition(";")[0]
        found = [line.partition(";")[0] for line in found]
    assert words in found


def test_what_an_instance_gives_is_defined(tmp_path):
    text = GOOD.replace(
        "cell(1..N) :- size(N, _).", "cell(X) :- place(X).\nwide :- size(_, _).\n:- wide."
    )
    assert any("place/1 is never derived" in line for line in said(tmp_path, text))
    (tmp_path / "places.lp").write_text("size(1,1). place(1).")
    report = pylogic.load(tmp_path / "rules.lp").lint([tmp_path / "places.lp"])
    assert not any("place/1" in str(problem) for problem in report.problems)


def test_what_guides_and_labels_is_no_warning(tmp_path):
    more = GOOD + (
        "#program heuristic_low.\n#heuristic mark(X) : cell(X). [1, true]\n"
        "#program label.\nlabel(X, x(X), 1, on(X)) :- cell(X).\non(X) :- mark(X).\n"
    )
    assert said(tmp_path, more) == []


def test_constraints_that_an_instance_does_not_need(tmp_path):
    """Compared with deleting each constraint and counting the answers."""
    text = "size(3,3). clue(1,2,5). clue(3,1,2)."
    for facts in (text, "size(2,2).", "size(1,1). clue(1,1,1)."):
        task = KUROMASU.task(KUROMASU.instance(facts, text=True))
        reasons, interrupted = redundant.find(task, Limits())
        assert interrupted is None
        found = {reason.place.rpartition(":")[2] for reason in reasons}
        answers = shown(KUROMASU, facts)
        expected = set()
        for path in (KUROMASU.encoding.path, KUROMASU.encoding.path.parent / "lib/connected.lp"):
            for number, line in enumerate(path.read_text().splitlines(), 1):
                if line.startswith(":-"):
                    puzzle = without(tmp_path, path, number)
                    if shown(puzzle, facts) == answers:
                        expected.add(str(number))
        assert found == expected


def without(tmp_path: Path, path: Path, number: int) -> pylogic.Puzzle:
    folder = tmp_path / f"{path.stem}{number}{time.monotonic_ns()}"
    shutil.copytree(KUROMASU.encoding.path.parent, folder)
    edited = folder / path.relative_to(KUROMASU.encoding.path.parent)
    lines = edited.read_text().splitlines()
    lines[number - 1] = ""
    edited.write_text("\n".join(lines))
    return pylogic.load(folder / "kuromasu.lp")


def test_hot_spots_are_counted_as_the_grounder_counts():
    puzzle = pylogic.load("sudoku")
    jobs = [
        puzzle.task(puzzle.instance(f"size({n},{n}). boxes(1,{n}).", text=True)) for n in (4, 8)
    ]
    spots = {str(s.rule): s for s in ground_size.hot_spots(jobs, Limits())[0]}
    rule = next(rule for rule in spots if rule.startswith("#false") and "possible" in rule)
    assert spots[rule].instances > 0
    cell = next(s for rule, s in spots.items() if rule.startswith("cell("))
    assert cell.instances == 64
    assert cell.power == pytest.approx(1)
    box = next(s for rule, s in spots.items() if rule.startswith("in(row"))
    assert box.instances == 64


def test_a_rule_that_grows_faster_is_a_hot_spot(tmp_path):
    path = tmp_path / "rules.lp"
    path.write_text(GOOD + "#program base.\npair(X, Y) :- cell(X), cell(Y).\n#defined pair/2.\n")
    puzzle = pylogic.load(path)
    jobs = [puzzle.task(puzzle.instance(f"size({n},1).", text=True)) for n in (10, 20)]
    first = ground_size.hot_spots(jobs, Limits())[0][0]
    assert (first.instances, first.power) == (400, pytest.approx(2))


def test_lint_on_the_command_line(tmp_path):
    (tmp_path / "rules.lp").write_text(GOOD.replace("mark(X+1)", "mrak(X+1)"))
    (tmp_path / "two.lp").write_text("size(2,1).")
    out = command("lint", "rules.lp", "two.lp", cwd=tmp_path)
    assert "did you mean mark/1?" in out
    assert "can be deleted: the answers of two.lp stay the same" in out
    assert "ground instances" in out
    assert "2 warnings" in out
    document = json.loads(command("lint", "rules.lp", "--json", cwd=tmp_path))
    assert document["problems"][0]["line"] == 9
    report = pylogic.load(tmp_path / "rules.lp").lint()
    assert {**document, "problems": []} == {**report.to_dict(), "problems": []}
    assert [p["text"] for p in document["problems"]] == [p.text for p in report.problems]
    (tmp_path / "rules.lp").write_text("p(X).")
    assert "X is unsafe" in command("lint", "rules.lp", code=2, cwd=tmp_path)
    (tmp_path / "rules.lp").write_text("p(")
    assert "syntax error" in command("lint", "rules.lp", code=2, cwd=tmp_path)


def test_a_lint_report_is_a_result_like_all_others():
    report = KUROMASU.lint(["wikipedia11"])
    path = KUROMASU.encoding.path
    words = f"{path}: 0 errors, 1 warning"
    assert (str(report), repr(report)) == (words, f"<LintReport {words}>")
    again = pickle.loads(pickle.dumps(report))
    assert (again, hash(again)) == (report, hash(report))
    assert report != KUROMASU.lint()
    with pytest.raises(OptionError, match="instances='wikipedia11': expected a list of instances"):
        KUROMASU.lint("wikipedia11")
    with pytest.raises(OptionError, match="timeout=0: expected a positive number"):
        KUROMASU.lint(timeout=0)


def test_a_lint_that_was_cut_short_says_so(monkeypatch):
    monkeypatch.setattr(redundant, "run", lambda *_: "timeout")
    report = KUROMASU.lint(["wikipedia11"])
    words = "stopped by time limit: there may be more (constraints that can be deleted)"
    assert str(report).endswith(f"0 warnings, {words}")
    told = report.to_dict()
    assert (told["interrupted"], told["unfinished"]) == ("timeout", [*report.unfinished])


@pytest.mark.parametrize("stopped", ["timeout", "memory", "user"])
@pytest.mark.parametrize("instances", [[], ["wikipedia11"]])
def test_a_count_of_ground_instances_that_was_cut_short_is_told(monkeypatch, instances, stopped):
    """Also of empty boards."""
    monkeypatch.setattr(ground_size, "run", lambda *_: stopped)
    report = KUROMASU.lint(instances)
    assert not any(problem.kind == "note" for problem in report.problems)
    assert report.unfinished == ("rules with most ground instances",)
    assert report.interrupted == stopped


def test_ctrl_c_leaves_what_lint_has_found(monkeypatch):
    """Nothing is claimed of instances that were not looked at."""
    asked = []

    def find(task, limits):
        asked.append(task)
        return search(task, limits) if len(asked) == 1 else ([], "user")

    search = redundant.find
    monkeypatch.setattr(redundant, "find", find)
    monkeypatch.setattr(ground_size, "run", None)  # it is not come to
    report = KUROMASU.lint(["wikipedia11", "inst12", "inst96"])
    assert (report.interrupted, len(asked)) == ("user", 2)
    assert [p for p in report.problems if "can be deleted" in p.text] == []
    checks = "constraints that can be deleted and rules with most ground instances"
    assert str(report).endswith(f"stopped by Ctrl-C: there may be more ({checks})")


# ---- new ---------------------------------------------------------------------------


def test_a_new_puzzle_works_at_once(tmp_path):
    out = command("new", "my_puzzle", cwd=tmp_path)
    assert "pylogic solve my_puzzle first" in out
    assert "unique" in command("solve", "my_puzzle", "first", cwd=tmp_path)
    assert "no errors" in command("check", "my_puzzle", "first", cwd=tmp_path)
    assert "the board is full" in command("explain", "my_puzzle", "first", cwd=tmp_path)
    assert "0 errors, 0 warnings" in command("lint", "my_puzzle", "first", cwd=tmp_path)
    assert "unique" in command("solve", "my_puzzle", "first", "--labeling", "ff", cwd=tmp_path)
    assert "1 of 1 puzzles" in command("generate", "my_puzzle", "4x4", "--seed", "1", cwd=tmp_path)
    encoding = pylogic.load(tmp_path / "encodings/my_puzzle.lp").encoding
    known = {name for name, _ in PARTS} - {"step", "check", "order", "reasons", "region"}
    assert {name for name, _ in encoding.parts} == known
    assert encoding.title == "My puzzle"
    command("new", "my_puzzle", code=2, cwd=tmp_path)
    files = ("encodings/my_puzzle.lp", "instances/my_puzzle/first.lp")
    run = subprocess.run(
        [sys.executable, "-m", "clingo", *files], cwd=tmp_path, capture_output=True, text=True
    )
    assert run.stderr == ""
    assert "SATISFIABLE" in run.stdout
    lines = (tmp_path / files[0]).read_text().splitlines()
    assert len(lines) < 80


def test_a_second_new_puzzle_leaves_the_library_as_it_is(tmp_path):
    first = scaffold.create("one", tmp_path)
    assert [path.name for path in first] == ["one.lp", "first.lp", "grid.lp", "values.lp"]
    grid = tmp_path / "encodings/lib/grid.lp"
    grid.write_text(grid.read_text() + "% mine\n")
    document = json.loads(command("new", "two", "--json", cwd=tmp_path))
    assert document["library"] == []
    assert grid.read_text().endswith("% mine\n")
    shutil.rmtree(tmp_path / "encodings/lib")  # then the packaged one is read
    assert "unique" in command("solve", "two", "first", cwd=tmp_path)


@pytest.mark.parametrize("name", ["My", "a-b", "../x", "kuromasu", "9x"])
def test_names_that_no_new_puzzle_can_have(tmp_path, name):
    with pytest.raises(OptionError):
        scaffold.create(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_written_is_said(tmp_path):
    (tmp_path / "encodings").write_text("a file")
    with pytest.raises(OptionError, match="encodings"):
        scaffold.create("mine", tmp_path)


# ---- watch -------------------------------------------------------------------------


def test_watch_solves_again_on_every_save(tmp_path):
    scaffold.create("mine", tmp_path)
    rules = tmp_path / "encodings/mine.lp"
    library_file = tmp_path / "encodings/more.lp"
    library_file.write_text("% nothing yet\n")
    include = '#include "lib/grid.lp".'
    rules.write_text(rules.read_text().replace(include, f'#include "more.lp".\n{include}'))
    facts = tmp_path / "instances/mine/first.lp"
    out = tmp_path / "out.txt"
    with out.open("w") as stdout:
        process = subprocess.Popen(
            [*PYLOGIC, "watch", "mine", "first", "--plain"],
            cwd=tmp_path,
            stdout=stdout,
            stderr=subprocess.STDOUT,
        )
    try:
        wait_for(process, out, 1, "unique:")
        save(facts, facts.read_text().replace("given(4,2,4).", "given(4,2,3)."))
        wait_for(process, out, 2, "unique -> multiple, 1 -> 2 answers")
        text = rules.read_text()
        save(rules, text + ":- value(1,1\n")
        wait_for(process, out, 3, "syntax error")
        save(rules, text)
        wait_for(process, out, 4, "changed: nothing")
        save(library_file, ":- value(2,2,4).\n")
        wait_for(process, out, 5, "changed: multiple -> unique")
        save(facts, facts.read_text() + "given(9,9,1).\n")
        wait_for(process, out, 6, "first.lp:15:1: error: cell 9,9")
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=SAFETY) == 130


def test_watch_sees_a_missing_file_come(tmp_path):
    rules, out = tmp_path / "rules.lp", tmp_path / "out.txt"
    rules.write_text('#include "more.lp".\n#show a/0.')
    with out.open("w") as stdout:
        process = subprocess.Popen(
            [*PYLOGIC, "watch", str(rules)], cwd=tmp_path, stdout=stdout, stderr=subprocess.STDOUT
        )
    try:
        wait_for(process, out, 1, "there is no file more.lp to include")
        save(tmp_path / "more.lp", "a.")
        wait_for(process, out, 2, "saved")
        wait_for(process, out, 2, "unique: 1 answer")
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=SAFETY) == 130
    assert "Traceback" not in out.read_text()


def save(path: Path, text: str) -> None:
    """As editors do: a new file takes the old one's place."""
    new = path.with_suffix(".tmp")
    new.write_text(text)
    os.replace(new, path)


def wait_for(process: subprocess.Popen, out: Path, run: int, words: str) -> None:
    """Wait until the run of that number has printed some words."""
    wait_until(lambda: words in "".join(out.read_text().split("--- ")[run : run + 1]), process)
