"""Generate, compare, trace and the guide over HTTP, on the real server."""

from __future__ import annotations

import os
import shutil
import time
from contextlib import closing
from pathlib import Path

import pytest
from harness import SAFETY
from pages import CHECKOUT
from workbench import FailedError, RefusedError, serving

import pylogic
from pylogic.rules import manual
from pylogic.web import markdown

TINY = "size(5,5). clue(1,1,3). clue(2,4,2). clue(4,2,4)."
BOARD = {"puzzle": "kuromasu", "instance": "tiny", "facts": TINY}
FACTS = (CHECKOUT / "instances" / "kuromasu" / "wikipedia11.lp").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    folder = tmp_path_factory.mktemp("work")
    shutil.copytree(CHECKOUT / "instances" / "takuzu", folder / "instances" / "takuzu")
    with serving(folder) as workbench:
        yield workbench


def test_generated_puzzles_have_one_answer_and_come_one_by_one(served):
    asked = {**BOARD, "size": [5, 6], "seed": 7, "count": 3}
    *events, (last, _) = served.stream("generate", asked)
    assert last == "done"
    assert [name for name, _ in events] == ["puzzle"] * 3
    puzzle = pylogic.load("kuromasu")
    for number, (_, made) in enumerate(events, 1):
        instance = puzzle.instance(made["text"], text=True)
        assert (made["seed"], made["number"], instance.size) == (7, number, (5, 6))
        assert puzzle.solve(instance).status == "unique"
        assert len(made["pictures"]) == 1
        assert "Solution" not in made["text"]


def test_the_same_seed_makes_the_same_puzzle(served):
    asked = {**BOARD, "size": [5, 5], "seed": 3}
    first, again, other = (
        next(served.stream("generate", {**asked, "seed": seed}))[1]["text"] for seed in (3, 3, 4)
    )
    assert first == again != other


def test_without_a_size_the_board_keeps_all_but_its_clues(served):
    name = "jigsaw6"
    facts = "size(4,4). region(1,1,a)."
    path = CHECKOUT / "instances" / "sudoku"
    jigsaws = [p for p in sorted(path.glob("*.lp")) if "region(" in p.read_text(encoding="utf-8")]
    facts = jigsaws[0].read_text(encoding="utf-8")
    asked = {"puzzle": "sudoku", "instance": name, "facts": facts}
    made = next(served.stream("generate", asked))[1]
    sudoku = pylogic.load("sudoku")
    kept = [
        {fact.symbol for fact in sudoku.instance(text, text=True).facts if fact.symbol.name != "given"}
        for text in (facts, made["text"])
    ]
    assert kept[0] == kept[1]
