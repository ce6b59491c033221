"""Pictures of steps: drawn where the steps are found, they are those that each has alone."""

from __future__ import annotations

import random

import pytest

import pylogic
from pylogic.solving.consequences import CAUTIOUS, Certain, Consequences

TAKUZU = "8x8:adccgaBbfEBcAabdGfcaa"
BOARDS = [("nurikabe", "janko130"), ("takuzu", TAKUZU), ("kuromasu", "wikipedia11")]


@pytest.mark.few(1)
@pytest.mark.parametrize(("name", "instance"), BOARDS)
def test_what_follows_from_a_board_does_not_depend_on_the_boards_before(name, instance):
    puzzle = pylogic.load(name)
    task = puzzle.task(puzzle.instance(instance))
    (answer,) = puzzle.solve(instance).answers
    shown = set(answer.symbols)
    anew = Consequences(task, has_constraints=False)
    atoms = anew.program.undecided(task.encoding.shown)
    marks = [(str(atom), atom in shown) for atom in atoms]
    rng = random.Random(1)
    boards = [marks[: len(marks) * n // 6] for n in range(7)]  # first each knows more
    boards += [rng.sample(marks, rng.randrange(len(marks))) for _ in range(6)]
    wrong = [(atom, not holds) for atom, holds in rng.sample(marks, 3)]
    certain = Certain(task)
    for board in (*boards, wrong, boards[2]):
        found = certain.find(board)
        expected = set(anew.find(CAUTIOUS, board))
        assert ({*found, *certain.facts} if found is not None else set()) == expected


@pytest.mark.slow
@pytest.mark.parametrize(("name", "instance"), BOARDS[:2])
@pytest.mark.nightly
def test_a_step_that_was_drawn_when_it_was_found_looks_as_one_drawn_alone(name, instance):
    steps = []
    found = pylogic.load(name).explain(instance, drawn=True, on_step=steps.append)
    assert len(steps) == len(found.steps) > 5
    assert all(step.drawn for step in steps)
    assert not any(step.drawn for step in found.steps)  # pictures are not kept
    for step, kept in list(zip(steps, found.steps, strict=True))[::5]:
        assert step.board() == kept.board()
    assert pylogic.load("kuromasu").explain("inst12", hint=True).steps[-1].drawn is None
