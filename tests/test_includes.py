"""#include: where files are found, which part they belong to, what plain clingo makes of it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from harness import command

import pylogic
from pylogic.rules import source
from pylogic.rules.encoding import read_encoding
from pylogic.rules.instance import read_instance


def write(folder: Path, **texts: str) -> Path:
    """Write rules.lp and others, dots for slashes; rules.lp is returned."""
    for name, text in texts.items():
        path = folder / f"{name.replace('__', '/')}.lp"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder / "rules.lp"


def parts(path: Path) -> dict[str, list[str]]:
    """What each part says, without #program and comments."""
    read = read_encoding(path)
    return {
        name: [str(s) for s in found if not str(s).startswith(("#program", "%"))]
        for (name, _), found in read.parts.items()
    }


def test_an_include_stands_at_the_top_of_its_part(tmp_path):
    rules = 'a.\n#program view.\nb. #include "more.lp". c.\n#program words.\nd.\n'
    path = write(tmp_path, rules=rules, more="m.\n#program score.\nn.")
    assert parts(path) == {
        "base": ["a."],
        "view": ["b.", "m.", "c."],
        "score": ["n."],
        "words": ["d."],
    }


def test_includes_of_includes_are_each_read_once(tmp_path):
    rules = '#include "lib/one.lp".\n#include "lib/two.lp".\na.'
    one = '#program view.\n#include "three.lp".\nb.'
    two = '#include "three.lp".\n#include "../rules.lp".\nc.'
    path = write(tmp_path, rules=rules, lib__one=one, lib__two=two, lib__three="t.")
    assert parts(path) == {"base": ["c.", "a."], "view": ["t.", "b."]}
    assert len(source.sources(path)) == 4


def test_comments_strings_and_scripts_include_nothing(tmp_path):
    text = '% #include "x.lp".\n%* #include "x.lp". *%\na("#include \\"x.lp\\".").'
    assert list(source.sources(write(tmp_path, rules=text))) == [tmp_path / "rules.lp"]


def test_the_own_folder_comes_first_then_the_current_one_then_the_packaged(tmp_path, monkeypatch):
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    path = write(tmp_path / "there", rules='#include "lib/grid.lp".\n#defined size/2.')
    assert "direction(up,-1,0)." in parts(path)["base"]
    (encoding,) = (e for e in source.sources(path) if e.name == "grid.lp")
    assert "encodings" in encoding.parts
    write(here, lib__grid="current.")
    assert parts(path)["base"] == ["current.", "#defined size/2."]
    write(tmp_path / "there", lib__grid="own.")
    assert parts(path)["base"] == ["own.", "#defined size/2."]
    write(here, lib__grid="current(.")
    assert parts(path)["base"] == ["own.", "#defined size/2."]


def test_a_packaged_puzzle_does_not_read_a_library_of_the_current_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    write(tmp_path, lib__grid="cell(1,1).")
    assert pylogic.load("takuzu").solve("seed14").status == "unique"


def test_what_stands_in_the_current_folder_and_is_not_meant_is_not_opened(tmp_path):
    (tmp_path / "lib").mkdir()
    os.mkfifo(tmp_path / "lib" / "grid.lp")  # which nobody writes to
    assert "unique" in command("solve", "takuzu", "seed14", "--timeout", "60", cwd=tmp_path)


def test_places_and_remarks_name_the_included_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    path = write(tmp_path, rules='#include "lib/grid.lp".\n#include "bad.lp".', bad="\na :- b(.")
    with pytest.raises(pylogic.ProgramError, match=r"bad.lp:2:8: error: syntax error"):
        read_encoding(path)
    write(tmp_path, bad="a.\na :- nowhere.")
    puzzle = pylogic.load(path)
    (remark,) = puzzle.solve(puzzle.instance("size(1,1).", text=True)).remarks
    assert "bad.lp:2:6-13: info: atom does not occur" in remark


def test_a_missing_include_is_an_error_with_its_place(tmp_path):
    path = write(tmp_path, rules='a.\nb. #include "lib/nowhere.lp".')
    with pytest.raises(pylogic.ProgramError) as caught:
        read_encoding(path)
    (problem,) = caught.value.problems
    assert (problem.file, problem.line, problem.column) == (str(path), 2, 4)
    assert "no file lib/nowhere.lp to include (looked in " in problem.text


def test_an_instance_may_include(tmp_path):
    path = write(tmp_path, rules='#include "board.lp".\nclue(1,1,2).', board="size(2,2).")
    assert [str(symbol) for symbol in read_instance(path).symbols] == ["size(2,2)", "clue(1,1,2)"]


@pytest.mark.parametrize(
    ("text", "warned"),
    [
        ('#include "more.lp".\na.', False),
        ('a.\n#include "more.lp".\nb.', False),
        ('a.\n#program errors.\n#include "more.lp".', False),
        ('a.\n#program errors.\n#include "more.lp".\n% words\n#program view.\nb.', False),
        ('a.\n#program errors.\n#include "more.lp".\nb.', True),
    ],
)
def test_lint_warns_where_clingo_reads_another_part(tmp_path, text, warned):
    path = write(tmp_path, rules=text, more="m.")
    found = [str(p) for p in pylogic.load(path).lint().problems if "#include" in p.text]
    assert found == ([f"{path}:3:1: warning: {MIDDLE}"] if warned else [])


MIDDLE = (
    "#include inside the part errors: clingo puts what follows it into base;"
    " at the end of the part, or at the top of the file, both mean the same"
)


def test_an_edited_copy_of_every_encoding_works_alone(tmp_path):
    """Copied without the library, and used in another folder."""
    packaged = pylogic.load("kuromasu").encoding.path.parent
    (tmp_path / "encodings").mkdir()
    for encoding in packaged.glob("*.lp"):
        (tmp_path / "encodings" / encoding.name).write_text(encoding.read_text())
    command = [sys.executable, "-m", "pylogic", "solve"]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    for puzzle, instance in (("encodings/kuromasu.lp", "inst43"), ("takuzu", "seed14")):
        done = subprocess.run(
            [*command, puzzle, instance],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            env=environment,
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert "unique" in done.stdout
