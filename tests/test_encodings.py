"""Demands on every encoding and instance: reasons, sources, about, plain clingo."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import chain
from pathlib import Path

import pytest
from clingo.ast import ASTType, BinaryOperator
from harness import compare

import pylogic
from pylogic.explain import words as wording
from pylogic.rules import library
from pylogic.rules.source import read_sources
from pylogic.rules.syntax import walk_nodes

CHECKOUT = Path(__file__).parents[1]
PUZZLES = sorted(library.encodings())
INSTANCES = [(p, name) for p in PUZZLES for name in library.instances(p)]
FIRST = {(p, next(iter(library.instances(p)))) for p in PUZZLES} - {("queens", "300")}
NEVER = {("chemin", "3x4"), ("chemin", "4x4")}  # nobody has seen their best


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_every_constraint_has_its_reason_above_it(puzzle):
    for path, source in read_sources(library.encodings()[puzzle]).items():
        lines = source.text.splitlines()
        for number, line in enumerate(lines):
            if line.startswith(":-"):
                assert lines[number - 1].startswith("%! "), f"{path}:{number + 1}"


NEVER_NEGATIVE = {
    "(((A'+B')-A)-B)",  # rows and columns from the first cell of a run to a later one
    "((|(Rows-Cols)|+Rows)+Cols)",
    "(((Rows-1)*(Cols-1))*black_percent)",
    "(R-1)",
    "(C-1)",
    "(2**(V-1))",
    "(S/(2**(V-1)))",
}
"""Terms with a minus that are divided, or divide. Rows, columns, digits and percentages are not
negative; `errors` refuses boards on which another variable that is divided would be."""


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_clingo_6_reads_the_rules_as_clingo_5_does(puzzle):
    """It refuses `_` in a negated literal, and rounds a negative quotient down."""
    quotients = (BinaryOperator.Division, BinaryOperator.Modulo)
    for node in chain.from_iterable(map(walk_nodes, pylogic.load(puzzle).encoding.statements)):
        if node.ast_type == ASTType.Literal and node.sign:
            assert not re.search(r"(?<!\w)_(?!\w)", str(node)), node.location.begin
        elif node.ast_type == ASTType.BinaryOperation and node.operator_type in quotients:
            negative = {term for term in map(str, (node.left, node.right)) if "-" in term}
            assert negative <= NEVER_NEGATIVE, node.location.begin


SIZES = {
    "size(1,1). size(1,2).": "error: the board has more than one size",
    "size(0,1).": "error: a board of 0 rows and 1 columns has no cells",
    "size(1,-1).": "error: a board of 1 rows and -1 columns has no cells",
    "size(a,1).": "error: size(a,1) is not made of whole numbers",
}


@pytest.mark.few(6)
@pytest.mark.parametrize("puzzle", sorted({*PUZZLES} - {"river_crossing", "seven_eleven"}))
def test_a_wrong_size_is_an_error(puzzle):
    loaded = pylogic.load(puzzle)
    for text, error in SIZES.items():
        with pytest.raises(pylogic.ProgramError) as caught:
            loaded.check(loaded.instance(text, text=True))
        assert error in {str(p).partition(": ")[2] for p in caught.value.problems}


@pytest.mark.few(0)
def test_about(update):
    said = []
    for puzzle in PUZZLES:
        encoding = pylogic.load(puzzle).encoding
        said += [f"{puzzle}: {fact}" for fact in sorted(encoding.about)]
        said.append(f"{puzzle}: #const {dict(encoding.constants)}")
    compare("about.txt", "\n".join(said), update)


WORDS = {
    "akari": "size(1,2). clue(1,1,1).",
    "castle_wall": "size(2,3). arrow(1,3,left,1). circle(2,3,black).",
    "cave": "size(1,2). clue(1,1,2). inside(1,2).",
    "country_road": "size(2,2). region(1..2,1..2,a). clue(1,1,4).",
    "fillomino": "size(1,2). given(1,1,2).",
    "futoshiki": "size(2,2). given(1,1,1). between(1,1,right,less). between(1,2,bottom,greater).",
    "hashi": "size(1,3). clue(1,1,1). clue(1,3,1).",
    "galaxies": "size(1,2). centre(2,3).",
    "heyawake": "size(1,1). region(1,1,1). clue(1,1,0).",
    "hitori": "size(1,1). given(1,1,1).",
    "kakuro": "size(1,2). block(1,1). sum(1,1,across,9).",
    "kenken": "size(1,1). cage(1,1,a). target(1,1,any,1).",
    "killer_sudoku": "size(1,1). boxes(1,1). cage(1,1,a). target(1,1,add,1).",
    "kuromasu": "size(1,2). clue(1,1,2).",
    "lits": "size(1,1). region(1,1,1).",
    "masyu": "size(2,2). circle(1,1,black).",
    "nonogram": "size(1,1). outside(left,1,1,1).",
    "norinori": "size(1,2). region(1,1,1). region(1,2,1).",
    "number_grid": "size(1,2). line(row,1,1). amount(1,1). given(1,1,1).",
    "numberlink": "size(1,2). clue(1,1,1). clue(1,2,1).",
    "nurikabe": "size(1,2). clue(1,1,1). island(1,2).",
    "queens": "size(1,1). given(1,1).",
    "seven_eleven": "items(1). total(2).",
    "shikaku": "size(1,2). clue(1,1,2).",
    "shakashaka": "size(1,2). clue(1,1,0).",
    "skyscrapers": "size(1,1). outside(bottom,1,1,1).",
    "slant": "size(1,1). vertex(0,0,1). vertex(0,1,0). vertex(1,0,0). vertex(1,1,1).",
    "slitherlink": "size(1,1). clue(1,1,4).",
    "star_battle": "size(1,1). region(1,1,a).",
    "sudoku": "size(2,2). boxes(1,2). given(1,1,1).",
    "suguru": "size(1,2). region(1,1,1). region(1,2,1). given(1,1,1).",
    "takuzu": "size(2,2). given(1,1,0).",
    "tapa": "size(2,2). clue(1,1,1,2).",
    "tents": "size(1,2). tree(1,1). outside(left,1,1,1).",
    "yajilin": "size(2,3). arrow(1,3,left,1). block(2,3).",
}


@pytest.mark.few(0)
def test_words_of_atoms(update):
    said = []
    for name, text in WORDS.items():
        puzzle = pylogic.load(name)
        task = puzzle.task(puzzle.instance(text, text=True))
        facts = puzzle.check(task.instance).facts
        words = wording.derive_words(task, facts)
        said += [f"{name}: {atom} {holds}: {text}" for (atom, holds), text in words.words.items()]
        said += [f"{name}: {atom} is in {cell}" for atom, cell in words.spots.items()]
    compare("words.txt", "\n".join(sorted(said)), update)


@pytest.mark.few(8)
@pytest.mark.parametrize("puzzle", PUZZLES)
def test_the_header_documents_every_input_and_output(puzzle):
    encoding = pylogic.load(puzzle).encoding
    shown = {s.name for s in encoding.statements if str(s.ast_type) == "ASTType.ShowSignature"}
    inputs = {name for name, _ in encoding.inputs} - {"query"}
    for name in shown | inputs:
        assert re.search(rf"(?m)^ *{name}\(", encoding.header), name
    assert "\nSource: " in encoding.header


@pytest.mark.few(22)
@pytest.mark.parametrize(("puzzle", "name"), INSTANCES)
def test_instances_are_plain_facts_that_name_their_source(puzzle, name):
    path = library.instances(puzzle)[name]
    text = path.read_text()
    assert text.startswith("% ")
    assert "% Source: " in text
    instance = pylogic.load(puzzle).instance(path)
    facts = [s for s in instance.statements if "Comment" not in str(s.ast_type)]
    assert len(instance.facts) == len(facts) - 1  # one is #program base
    names = [fact.signature for fact in instance.facts]
    runs = [s for s, before in zip(names, [None, *names], strict=False) if s != before]
    assert len(runs) == len(set(runs)), "the facts of a predicate stand together"


@pytest.mark.few(5)
@pytest.mark.parametrize(
    ("puzzle", "name"),
    [
        pytest.param(*i, marks=[pytest.mark.slow] * (i not in FIRST))
        for i in INSTANCES
        if i not in NEVER
    ],
)
def test_plain_clingo_runs_the_same_files(puzzle, name):
    """It grounds the base part, has nothing to remark, and finds an answer if pylogic does."""
    encoding, instance = library.encodings()[puzzle], library.instances(puzzle)[name]
    command = [sys.executable, "-m", "clingo", str(encoding), str(instance), "--outf=1"]
    run = subprocess.run(command, capture_output=True, text=True, cwd=CHECKOUT)
    assert run.stderr == ""
    found = any(line.startswith("ANSWER") for line in run.stdout.splitlines())
    outcome = pylogic.load(puzzle).solve(instance, models=1, options=["--opt-mode=ignore"])
    assert found == bool(outcome.answers)
