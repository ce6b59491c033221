"""#include: where files are found, which part they belong to, what plain clingo makes of it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from harness import command

import pylogic


def write(folder: Path, **texts: str) -> Path:
    """Write rules.lp and others, dots for slashes; rules.lp is returned."""
    for name, text in texts.items():
        path = folder / f"{name.replace('__', '/')}.lp"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder / "rules.lp"


def parts(path: Path) -> dict[str, list[str]]:
    """The statements of each part, without #program and comments."""
    read = pylogic.load(path).encoding
    return {
        name: [str(s) for s in found if not str(s).startswith(("#program", "%"))]
        for (name, _), found in read.parts.items()
    }


def test_include_at_the_top_of_a_part(tmp_path):
    rules = 'a.\n#program view.\nb. #include "more.lp". c.\n#program words.\nd.\n'
    path = write(tmp_path, rules=rules, more="m.\n#program score.\nn.")
    assert parts(path) == {
        "base": ["a."],
        "view": ["b.", "m.", "c."],
        "score": ["n."],
        "words": ["d."],
    }


def test_include_includes_once(tmp_path):
    rules = '#include "lib/one.lp".\n#include "lib/two.lp".\na.'
    one, bare = '#program view.\n#include "bare.lp".\nb.', '#include "three.lp".'
    two = '#include "three.lp".\n#include "../rules.lp".\nc.'
    path = write(tmp_path, rules=rules, lib__one=one, lib__two=two, lib__bare=bare, lib__three="t.")
    assert parts(path) == {"base": ["c.", "a."], "view": ["t.", "b."]}


def test_include_nothing_by_comments_and_strings(tmp_path):
    text = '% #include "x.lp".\n%* #include "x.lp". *%\na("#include \\"x.lp\\".").'
    assert parts(write(tmp_path, rules=text)) == {"base": ['a("#include \\"x.lp\\".").']}


def test_include_from_its_own_folder_then_the_current_then_the_packaged(tmp_path, monkeypatch):
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    path = write(tmp_path / "there", rules='#include "lib/grid.lp".\n#defined size/2.')
    assert "direction(up,-1,0)." in parts(path)["base"]
    write(here, lib__grid="current.")
    assert parts(path)["base"] == ["current.", "#defined size/2."]
    write(tmp_path / "there", lib__grid="own.")
    assert parts(path)["base"] == ["own.", "#defined size/2."]
    write(here, lib__grid="current(.")
    assert parts(path)["base"] == ["own.", "#defined size/2."]


def test_include_no_library_of_the_current_folder_in_a_packaged_puzzle(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    write(tmp_path, lib__grid="cell(1,1).")
    assert pylogic.load("takuzu").solve("seed14").status == "unique"


def test_include_without_opening_a_pipe_of_that_name(tmp_path):
    (tmp_path / "lib").mkdir()
    os.mkfifo(tmp_path / "lib" / "grid.lp")  # which nobody writes to
    assert "unique" in command("solve", "takuzu", "seed14", "--timeout", "60", cwd=tmp_path)


def test_name_the_included_file_in_places_and_remarks(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    path = write(tmp_path, rules='#include "lib/grid.lp".\n#include "bad.lp".', bad="\na :- b(.")
    with pytest.raises(pylogic.ProgramError, match=r"bad.lp:2:8: error: syntax error"):
        pylogic.load(path)
    write(tmp_path, bad="a.\na :- nowhere.")
    puzzle = pylogic.load(path)
    (remark,) = puzzle.solve(puzzle.instance("size(1,1).", text=True)).remarks
    assert "bad.lp:2:6-13: info: atom does not occur" in remark


def test_refuse_a_missing_include(tmp_path):
    path = write(tmp_path, rules='a.\nb. #include "lib/nowhere.lp".')
    with pytest.raises(pylogic.ProgramError) as caught:
        pylogic.load(path)
    (problem,) = caught.value.problems
    assert (problem.file, problem.line, problem.column) == (str(path), 2, 4)
    assert "no file lib/nowhere.lp to include (looked in " in problem.text


def test_include_in_an_instance(tmp_path):
    path = write(tmp_path, rules='#include "board.lp".\nclue(1,1,2).', board="size(2,2).")
    assert [str(symbol) for symbol in pylogic.load("kuromasu").instance(path).symbols] == [
        "size(2,2)",
        "clue(1,1,2)",
    ]
