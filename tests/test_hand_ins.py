"""Hand-ins: a table of rule files that are compared with a reference."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from harness import CORPORA, command

REFERENCE = """\
{ mine(X) : cell(X) }.
%! mines at {X} and {X+1} touch
:- mine(X), mine(X+1).
#show mine/1.
#program view.
draw(grid(1,3)).
draw(fill(1,X,black)) :- mine(X).
"""
RULES = "{ mine(X) } :- cell(X). :- mine(X), mine(X+1)."
HAND_INS = {
    "accepts": ("{ mine(X) : cell(X) }. #show mine/1.", "accepts what reference.lp rejects"),
    "endless": (f"{RULES} n(0). n(X+1) :- n(X). #show mine/1.", "stopped by the time limit"),
    "hidden": (RULES, "hidden.lp has no #show, so all its atoms count: write #show mine/1."),
    "names": (f"{RULES} #show mine/1.".replace("mine", "bomb"), "mean the same: mine=bomb"),
    "rejects": (f"{RULES} :- mine(1). #show mine/1.", "rejects what reference.lp accepts"),
    "right": (f"{RULES} #show mine/1.", "no difference"),
    "syntax": ("{ mine(X) : cell(X) .", "syntax.lp:1:"),
}


@pytest.fixture
def diff(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Compare hand-ins with the reference on three cells; what is printed."""
    monkeypatch.chdir(tmp_path)
    Path("reference.lp").write_text(REFERENCE)
    Path("cells.lp").write_text("cell(1..3).\n")
    for name, (text, _) in HAND_INS.items():
        Path(f"{name}.lp").write_text(text)

    def diff(*words: str, code: int) -> str:
        return command("diff", "reference.lp", *words, code=code)

    return diff


@pytest.mark.parametrize("name", sorted({*HAND_INS} - {"endless"}))
def test_judge_a_hand_in(diff, name):
    code = 0 if name == "right" else 4 if name in ("accepts", "rejects") else 3
    right, judged = diff("right.lp", f"{name}.lp", "cells.lp", code=code).splitlines()[:2]
    assert right.split(maxsplit=1) == ["right.lp", "no difference on 1 board: the same answers"]
    assert judged.startswith(f"{name}.lp")
    assert HAND_INS[name][1] in judged


def test_draw_as_the_reference_does(diff):
    out = diff("accepts.lp", "rejects.lp", "cells.lp", "--plain", code=4)
    _, accepted, why, rejected, why_not = out.split("\n\n")
    assert accepted.startswith(
        "accepts.lp differs on cells.lp: accepts what reference.lp rejects\n"
    )
    assert "##" in accepted.replace(" ", "")
    assert why.startswith("reference.lp rejects it:\n  reference.lp:3: mines at")
    assert "#" in rejected.splitlines()[1]
    assert "rejects.lp:1: the rule `:- mine(1)` is broken" in why_not


@pytest.mark.slow
def test_judge_the_next_file_after_an_endless_one(diff):
    out = diff("endless.lp", "accepts.lp", "cells.lp", "--timeout", "1", code=4)
    assert "not judged: stopped by the time limit after 0 boards" in out
    assert "accepts what reference.lp rejects" in out


def test_compare_hand_ins_by_a_map(diff):
    out = diff("names.lp", "names.lp", "cells.lp", "--map", "mine=bomb", "--svg", "x.svg", code=0)
    assert out.count("no difference on 1 board: the same answers\n") == 2
    assert not Path("x.svg").exists()


def test_print_hand_ins_as_json(diff):
    document = json.loads(diff("right.lp", "syntax.lp", "cells.lp", "--json", code=3))
    assert document["reference"] == "reference.lp"
    right, syntax = document["hand_ins"]
    assert (right["file"], right["verdict"]) == ("right.lp", "same")
    assert (right["instances"], right["problem"]) == (["cells.lp"], None)
    assert (syntax["file"], syntax["verdict"]) == ("syntax.lp", "unknown")
    assert "syntax.lp:1:" in syntax["problem"]


CASES = CORPORA.parent / "cases" / "hand-ins"
VERDICTS = {
    "clueblack": "1x1: accepts",
    "connect": "2x2: accepts",
    "endless": "not judged: stopped by the time limit",
    "names": "not judged: the versions show black/2 and schwarz/2",
    "noshow": "not judged: noshow.lp has no #show",
    "offbyone": "1x1: rejects",
    "redundant": "no difference on 25 boards",
    "right": "no difference on 25 boards",
    "syntax": "syntax.lp:3:25: error: a comma is missing",
    "through": "2x3: rejects",
    "toofew": "1x1: rejects",
    "vertical": "2x1: accepts",
}


@pytest.mark.slow
@pytest.mark.skipif(not CASES.exists(), reason="the folder shared/cases is absent")
def test_judge_a_class():
    """Each fault of a class is seen on the smallest board that shows it."""
    files = [os.path.relpath(CASES / f"{name}.lp") for name in VERDICTS]
    out = command("diff", "kuromasu", *files, "--plain", "--timeout", "20", code=4)
    for line, (name, verdict) in zip(out.splitlines(), VERDICTS.items(), strict=False):
        assert f"{name}.lp" in line
        assert verdict in line
