"""The parts `frame` and `taste` on small boards: all frames, and figures of answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from harness import compare, facts_of

import pylogic
from pylogic.clues.derive import derive_clues, rate_taste
from pylogic.clues.random_solution import ground_solutions
from pylogic.rules.limits import Limits
from pylogic.solving import grounding

RING = "size(4,5). " + facts_of("on", ["11222", "11233", "44223", "41111"])
"""All cells are on lines, but for four in a ring, which has no ends."""

FRAMES: Mapping[str, Sequence[tuple[str, Mapping[str, int]]]] = {
    "akari": [
        ("size(3,3).", {}),
        ("size(3,3).", {"black_percent": 45}),
        ("size(4,4).", {"black_percent": 25}),
    ],
    "country_road": [("size(2,3).", {"smallest": 2, "largest": 3})],
    "fillomino": [("size(2,3).", {}), ("size(1,6).", {"most": 3})],
    "hashi": [("size(3,3).", {}), ("size(2,2).", {"island_percent": 40})],
    "heyawake": [
        ("size(3,3).", {"smallest": 2, "largest": 4, "longest": 3}),
        ("size(1,8).", {}),
        ("size(1,6).", {"largest": 3}),
        ("size(8,1).", {}),
    ],
    "kakuro": [
        ("size(5,5).", {"black_percent": 45}),
        ("size(3,6).", {"black_percent": 20}),
        ("size(4,4).", {"longest_run": 2}),
        ("size(3,3).", {"black_percent": 100}),
    ],
    "kenken": [("size(3,2).", {"largest": 3}), ("size(3,3).", {"largest": 2})],
    "killer_sudoku": [
        ("size(3,3).", {}),
        ("size(3,3).", {"largest": 3}),
        ("size(4,4).", {"smallest": 4}),
    ],
    "lits": [
        ("size(1,6).", {}),
        ("size(1,6).", {"farthest": 1}),
        ("size(1,8).", {"largest": 4}),
        ("size(1,9).", {}),
        ("size(9,1).", {}),
        ("size(2,6).", {}),
        ("size(4,3).", {"smallest": 5, "largest": 7}),
    ],
    "nonogram": [(f"size({size}).", {}) for size in ("3,4", "4,4", "4,8", "4,9")],
    "norinori": [("size(2,3).", {})],
    "numberlink": [("size(3,3).", {}), ("size(4,3).", {}), (RING, {})],
    "shakashaka": [("size(3,3).", {}), ("size(3,3).", {"black_percent": 75})],
    "star_battle": [
        ("size(1,6). star(1,1). star(1,6).", {}),
        ("size(5,1). star(1,1). star(5,1).", {}),
        ("size(2,4). star(1,1). star(1,3). star(2,2). star(2,4).", {"stars_each": 2}),
    ],
    "sudoku": [("size(3,3).", {})],
    "suguru": [("size(2,3).", {"largest": 4}), ("size(1,3).", {})],
    "tents": [("size(3,4).", {})],
}
"""Boards of which all frames are counted, with constants."""
MOST = 10000
"""More answers than these have: what lacks a constraint may have millions."""

TASTES: Mapping[str, Sequence[str]] = {
    "akari": ["size(2,2). wall(1,2). wall(2,1). clue(1,2,2)."],
    "fillomino": ["janko13"],
    "heyawake": ["janko31"],
    "kuromasu": ["inst12"],
    "masyu": [
        "size(4,4). circle(3,1,white). circle(3,2,white). circle(3,3,white).",
        "size(4,4). circle(1,2,white). circle(2,2,white). circle(3,2,white).",
    ],
    "nonogram": [
        "size(3,3). outside(left,1,1,3). outside(left,2,1,2). outside(left,3,1,2)."
        " outside(top,1,1,1). outside(top,1,2,1). outside(top,2,1,3). outside(top,3,1,2)."
    ],
    "nurikabe": ["janko8"],
    "slitherlink": ["janko10"],
    "sudoku": [
        "size(4,4). boxes(2,2). given(1,3,4). given(2,1,3). given(2,4,1). given(3,1,2)."
        " given(3,3,3)."
    ],
    "takuzu": ["size(4,4). given(1,1,0). given(2,4,1). given(3,3,1). given(3,4,1)."],
}
"""Boards with one answer, of which a golden file has the figures."""


def frames(puzzle, facts, constants):
    """How many answers the part `frame` has on a board, and the frames that they are."""
    task = puzzle.task(puzzle.instance(facts, text=True), constants=constants)
    bare = grounding.ground_base(task).control
    seen = tuple(atom.symbol for atom in bare.symbolic_atoms if atom.is_fact)
    control = grounding.ground_part(task, "frame", seen, options=[f"--models={MOST}"]).control
    names = puzzle.encoding.frame_inputs | puzzle.encoding.frame_outputs
    answers, found = 0, set()
    with control.solve(yield_=True) as handle:
        for model in handle:
            true = (a for a in model.symbols(atoms=True) if (a.name, len(a.arguments)) in names)
            found.add(tuple(sorted(true)))
            answers += 1
        assert handle.get().exhausted
    return answers, found


@pytest.mark.nightly
@pytest.mark.few(1)
@pytest.mark.parametrize("puzzle", FRAMES)
def test_count_all_frames_of_small_boards(puzzle, update):
    encoding = pylogic.load(puzzle).encoding
    drawn = sorted(encoding.frame_inputs | encoding.frame_outputs)
    said = [" ".join(f"{name}/{arity}" for name, arity in drawn)]
    for facts, constants in FRAMES[puzzle]:
        answers, found = frames(pylogic.load(puzzle), facts, constants)
        more = " ".join(f"{name}={number}" for name, number in constants.items())
        said.append(
            f"{facts} {more}: {answers} answers, {len(found)} frames, {sum(map(len, found))} facts"
        )
    compare(f"frame_{puzzle}.txt", "\n".join(said), update)


HATED = {
    "akari": ["size(3,3). wall(2,2). wall(1,1)."],
    "galaxies": ["size(2,2).", "size(3,4)."],
    "kakuro": ["size(3,3). block(1,1..3). block(2..3,1)."],
    "nurikabe": ["size(3,4)."],
    "shikaku": ["size(4,4)."],
    "slitherlink": ["size(3,3)."],
    "tents": [
        "size(6,6). tree(2,1). tree(2,3). tree(2,5). tree(4,1). tree(4,6). tree(5,2). tree(5,3)."
        " tree(5,6). tree(6,5)."
    ],
}


@pytest.mark.parametrize("puzzle", HATED)
def test_count_answers_that_are_not_hated(puzzle, update):
    loaded = pylogic.load(puzzle)
    said = []
    for board in HATED[puzzle]:
        task = loaded.task(loaded.instance(board, text=True))
        counts = []
        for made in (grounding.ground_base(task), ground_solutions(task, ())):
            made.control.configuration.solve.models = 0
            with made.control.solve(yield_=True) as handle:
                counts.append(sum(1 for _ in handle))
        said.append(f"{board}: {counts[0]} answers, {counts[1]} without what is hated")
    compare(f"hated_{puzzle}.txt", "\n".join(said), update)


@pytest.mark.few(4)
@pytest.mark.parametrize("puzzle", TASTES)
def test_judge_answers_by_taste(puzzle, update):
    loaded = pylogic.load(puzzle)
    said = []
    for source in TASTES[puzzle]:
        task = loaded.task(loaded.instance(source, text="." in source))
        (answer,) = loaded.solve(task.instance).answers
        told = rate_taste(loaded.encoding, answer.atoms, {})
        figures = "".join(f"\n  {name}: {number}" for name, number in told.figures.items())
        said.append(f"{source}: merit {told.merit}{figures}")
    compare(f"taste_{puzzle}.txt", "\n".join(said), update)


@pytest.mark.slow  # it loads all puzzles
def test_try_every_kind_with_these_parts():
    known = [pylogic.load(name).encoding for name in pylogic.puzzles()]
    assert {one.name for one in known if one.frame_inputs or one.frame_outputs} == FRAMES.keys()
    for fact, tried in ((("taste", 3), TASTES), (("hated", 1), HATED)):
        part = "taste", 0
        told = {one.name for one in known if part in one.parts and fact in one.heads_of(part)}
        assert told == tried.keys()


@pytest.mark.parametrize(
    ("puzzle", "instance", "usual", "board", "dull"),
    [
        ("akari", "janko521", 0, 0, 2),
        ("futoshiki", "own5", 0, 0, 25),
        ("hashi", "janko12", 9, 0, 0),
        ("heyawake", "janko31", 0, 0, 8),
        ("kakuro", "janko281", 14, 0, 0),
        ("kenken", "janko64", 14, 0, 0),
        ("killer_sudoku", "janko101", 8, 0, 0),
        ("nonogram", "janko861", 26, 0, 0),
        ("nurikabe", "janko130", 6, 6, 0),
        ("slitherlink", "janko241", 0, 0, 46),
        ("star_battle", "janko62", 0, 1, 0),
        ("tents", "janko122", 20, 0, 0),
    ],
)
def test_derive_more_than_chosen_clues(puzzle, instance, usual, board, dull):
    """All islands, cages and runs have their number; the board of a puzzle has more than clues."""
    loaded = pylogic.load(puzzle)
    (answer,) = loaded.solve(instance).answers
    found = derive_clues(loaded.encoding, answer.atoms, {}, Limits())
    assert (len(found.usual), len(found.board), len(found.dull)) == (usual, board, dull)
