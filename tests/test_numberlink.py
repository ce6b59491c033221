"""Numberlink: the samples, brute force, errors, drawing, explanations."""

from __future__ import annotations

import clingo
import pytest
from harness import Kind, Oracle, atoms, needs_corpora, published, sample
from hypothesis import strategies as st

ORACLE = Oracle("numberlink")


def placed(rows: int, cols: int, cells: list[tuple[int, int]]) -> str:
    """Pairs of numbers in cells, as far as these are on the board and differ."""
    found = [x for x in dict.fromkeys(cells) if x[0] <= rows and x[1] <= cols]
    pairs = zip(found[::2], found[1::2], strict=False)
    clues = (f"clue({r},{c},{n})." for n, pair in enumerate(pairs, 1) for r, c in pair)
    return f"size({rows},{cols}). {' '.join(clues)}"


KIND = Kind(
    ORACLE,
    instances=["janko01", "janko107", "janko112"],
    boards=[
        ("size(1,1).", 0),
        ("size(2,2).", 0),
        ("size(1,4). clue(1,1,1). clue(1,4,1).", 1),
        ("size(1,4). clue(1,1,2). clue(1,2,2). clue(1,3,5). clue(1,4,5).", 1),
        ("size(1,4). clue(1,1,2). clue(1,2,5). clue(1,3,2). clue(1,4,5).", 0),
        ("size(3,3). clue(1,1,1). clue(3,3,1).", 2),
        ("size(3,3). clue(1,1,1). clue(3,3,1).", 0, {"beside": 0}),
        ("size(3,3). clue(1,1,1). clue(3,1,1). clue(1,2,2). clue(3,2,2).", None),
        ("size(4,4). clue(1,1,1). clue(1,4,1).", None),
        ("size(4,4). clue(1,1,1). clue(4,1,1). clue(1,2,2). clue(4,4,2).", None),
        ("size(4,4). clue(1,1,1). clue(4,1,1). clue(1,2,2). clue(4,4,2).", None, {"beside": 0}),
        ("size(4,4). clue(1,1,1). clue(2,1,1). clue(2,2,2). clue(3,3,2).", None),
        ("size(3,6). clue(1,1,1). clue(1,2,1).", None),
        ("size(3,4). clue(2,2,1). clue(2,3,1). clue(1,1,2). clue(1,2,2).", None),
    ],
    random=st.builds(
        placed,
        st.integers(2, 4),
        st.integers(3, 4),
        st.lists(st.tuples(st.integers(1, 4), st.integers(1, 4)), min_size=4, max_size=9),
    ),
    errors=[
        "size(2,2). clue(1,1,3). clue(1,2,4). clue(2,1,4). clue(2,2,4).",
        "size(2,2). clue(1,3,1). clue(1,1,x). clue(2,2,x).",
        "size(2,2). clue(1,1,1). clue(1,1,2). clue(2,1,1). clue(2,2,2).",
        "clue(1,1,1).",
    ],
    unproved=["439_17x17", "190_35x48"],
    drawn="janko01",
    explained="janko01",
    reasoned=[
        "size(3,3). clue(1,1,1). clue(3,3,1).",
        "size(3,4). clue(1,4,1). clue(3,1,1). clue(2,3,2). clue(2,4,2).",
        "size(4,4). clue(1,1,1). clue(4,3,1). clue(4,1,2). clue(4,2,2).",
    ],
)


@pytest.mark.few(0)
@needs_corpora
def test_a_large_board_has_one_answer_whose_lines_run_nowhere_beside_themselves():
    ORACLE.check_sample("numberlink", "439_17x17", constants={"beside": 0})


@pytest.mark.few(0)
@needs_corpora
def test_a_published_line_runs_beside_itself():
    facts = ORACLE.facts(sample("numberlink", "190_35x48"))
    answer = atoms(map(clingo.parse_term, published(ORACLE.puzzle, "numberlink", "190_35x48")))
    assert ORACLE.rules.violations(facts, answer) == []
    (wrong,) = ORACLE.rules.violations(facts, answer, beside=0)
    assert "beside itself" in wrong


@pytest.mark.parametrize(
    "board",
    [
        "size(4,4). clue(1,4,1). clue(2,2,1). clue(2,3,2). clue(4,4,2).",
        "size(4,4). clue(3,3,1). clue(4,1,1). clue(1,1,2). clue(3,2,2).",
        "size(4,5). clue(3,3,1). clue(4,5,1). clue(2,2,2). clue(4,1,2).",
    ],
)
def test_a_heuristic_begins_with_lines_that_run_nowhere_beside_themselves(board):
    instance = ORACLE.puzzle.instance(board, text=True)
    strict = ORACLE.puzzle.solve(instance, constants={"beside": 0})
    usual = ORACLE.puzzle.solve(instance, models=1)
    apart = ORACLE.puzzle.solve(instance, models=1, heuristic="apart")
    assert strict.status == "unique"
    assert {*usual.answers[0].symbols} != {*strict.answers[0].symbols}
    assert {*apart.answers[0].symbols} == {*strict.answers[0].symbols}


def test_a_line_to_a_wrong_number_names_both_numbers():
    board = "size(2,2). clue(1,1,1). clue(1,2,2). clue(2,1,1). clue(2,2,2)."
    found = ORACLE.puzzle.explain(ORACLE.puzzle.instance(board, text=True))
    steps = [step.deduction for step in found.steps if step.name == "wrong number"]
    named = [[str(x) for x in one.because if x.name == "clue"] for one in steps]
    assert named
    assert all(len(clues) == 2 for clues in named)
