"""Chemin: the best scores, their orders and grids up to symmetry, errors, drawing."""

from __future__ import annotations

import pytest
from harness import Kind, Oracle, atoms


def with_values(answer):
    """Steps and numbers, the numbers put together from their binary digits."""
    shown = atoms(answer.symbols)
    steps = {atom for atom in shown if atom[0] == "filled"}
    numbers: dict[tuple[int, int], int] = {}
    for _, row, col, digit in shown - steps:
        numbers[row, col] = numbers.get((row, col), 0) + 2**digit
    return frozenset(steps | {("value", *cell, number) for cell, number in numbers.items()})


def grid(answer):
    """The numbers alone, of an answer that shows its order or not."""
    return frozenset(atom for atom in with_values(answer) if atom[0] == "value")


ORACLE = Oracle("chemin", with_values)


def best(size, **constants):
    text = f"size({size})."
    if constants.get("orders") == 0:  # the plain rules know orders
        instance = ORACLE.instance(text)
        outcome = ORACLE.puzzle.solve(instance, all_optima=True, constants=constants)
    else:
        outcome = ORACLE.solve(text, all_optima=True, constants=constants)
    assert (outcome.status, outcome.exhausted) == ("optimal", True)
    return outcome


def grids(answers):
    return {frozenset(a for a in answer if a[0] == "value") for answer in answers}


# Rows and columns, best score, optimal orders, classes of them, grids, classes of those: the
# last four by exhaustive search in plain Python or C.
SIZES = [
    ("2,2", 4, 24, 3, 12, 2),
    pytest.param("2,3", 12, 16, 4, 8, 2, marks=pytest.mark.slow),
    ("3,2", 12, 16, 4, 8, 2),
    pytest.param("2,4", 36, 32, 8, 16, 4, marks=pytest.mark.slow),
    pytest.param("3,3", 57, 32, 4, 16, 2, marks=pytest.mark.slow),
]


KIND = Kind(
    ORACLE,
    errors=["size(1,3).", "size(6,6).", "size(3,11).", "size(a,3).", "size(0,2)."],
    labels=("size(2,3).", 6),
)


@pytest.mark.nightly
@pytest.mark.parametrize(("size", "score", "orders", "classes", "final", "final_classes"), SIZES)
def test_best_scores(size, score, orders, classes, final, final_classes):
    found = best(size)
    assert found.progress.cost == (-score,)
    answers = set(map(ORACLE.read, found.answers))
    assert len(answers) == found.count == orders
    assert len(grids(answers)) == final
    if size != "2,4":
        assert answers == set(ORACLE.rules.solutions(ORACLE.facts(f"size({size}).")))
    one_a_class = [ORACLE.read(answer) for answer in best(size, symmetry=1).answers]
    steps = [frozenset(a for a in answer if a[0] == "filled") for answer in one_a_class]
    assert len(steps) == ORACLE.rules.classes(steps) == classes
    last = grids(map(grid, best(size, symmetry=1, orders=0).answers))
    assert last <= grids(answers)
    assert len(last) == ORACLE.rules.classes(last) == final_classes


@pytest.mark.few(1)
@pytest.mark.parametrize("size", ["2,3", "2,4"])
def test_every_answer_ends_with_its_largest_number(size):
    outcome = ORACLE.solve(f"size({size}).", models=150, options=["--opt-mode=ignore"], seed=1)
    for answer in map(ORACLE.read, outcome.answers):
        numbers = {atom[1:3]: atom[3] for atom in answer if atom[0] == "value"}
        (last,) = (a[1:3] for a in answer if a[0] == "filled" and a[3] == len(numbers))
        assert numbers[last] == max(numbers.values())


@pytest.mark.few(0)
def test_up_to_symmetry_every_class_of_grids_has_one():
    """All orders count, whatever their score, on a board with one kind of images and with all."""
    for size in ("2,3", "2,2"):
        found = []
        for symmetry in (0, 1):
            outcome = ORACLE.puzzle.solve(
                ORACLE.instance(f"size({size})."),
                models=0,
                constants={"orders": 0, "symmetry": symmetry},
                options=["--opt-mode=ignore"],
            )
            assert outcome.exhausted
            found.append(grids(map(grid, outcome.answers)))
        every, first = found
        assert first < every
        assert len(first) == ORACLE.rules.classes(first) == ORACLE.rules.classes(every)


@pytest.mark.few(0)
def test_grids_are_counted_by_projection():
    options = {"models": 0, "keep": False, "all_optima": True}
    assert ORACLE.puzzle.solve("2x3", **options).count == len(best("2,3").answers) == 16
    assert ORACLE.puzzle.solve("2x3", constants={"orders": 0}, **options).count == 8


@pytest.mark.slow
@pytest.mark.nightly
def test_in_parallel():
    outcome = ORACLE.solve("3x3", threads=2, constants={"symmetry": 1})
    assert (outcome.status, outcome.progress.cost) == ("optimal", (-57,))
    assert ORACLE.puzzle.scores(outcome.answers[0]) == {"largest": 57}


def test_drawing(update):
    answer = best("2,3", symmetry=1).answers[0]
    one = min(best("2,3", symmetry=1).answers, key=lambda answer: sorted(map(str, answer.symbols)))
    ORACLE.check_drawing("answer", ORACLE.puzzle.board(one), update)
    assert ORACLE.puzzle.scores(answer) == {"largest": 12}
    ORACLE.check_drawing("instance", ORACLE.puzzle.draw("3x3"), update)


def test_errors_of_a_symmetry_that_is_none():
    assert ORACLE.errors("size(2,2).", symmetry=2) == [
        "error: symmetry is 0 or 1; with orders=0, 1 leaves one grid of those that are images"
    ]
