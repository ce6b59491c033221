"""Steps of explanations: no single rule is cheaper, by the definition; boards that are read."""

from __future__ import annotations

import random
import re
from collections.abc import Collection, Mapping, Sequence, Set

import clingo
import judge
import pytest
from explained import KUROMASU, ONE, Board, run, task
from harness import corpus, needs_corpora, sample

import pylogic
from pylogic.explain import mus
from pylogic.explain.consequences import CAUTIOUS, Consequences
from pylogic.explain.relaxation import Switches

Thing = str
"""A clue, or the words of a constraint."""
World = tuple[frozenset[str], frozenset[Thing]]
"""The marks of an answer of the relaxation, and the things that it does not keep."""


# ---- The cheapest rule, by the definition ------------------------------------------------------


def relaxed(
    puzzle: pylogic.Puzzle, instance: pylogic.Instance
) -> tuple[list[World], dict[Thing, int]]:
    """All answers of choices, definitions and clues alone, and the price of each thing.

    Clues cost nothing: a constraint costs 1 more for each clue that its body asks for.
    """
    rules = judge.Rules.of(puzzle, instance, {})
    rules.control.configuration.solve.models = 0
    clues = judge.clues_of(puzzle, instance)
    names = tuple(f"{name}(" for name, _ in puzzle.encoding.clues)
    asked = [sum(str(x).startswith(names) for x in one.body) for one in rules.constraints]
    found, costs = [], dict.fromkeys(map(str, clues), 0)
    with rules.control.solve(rules.of_clues(clues), yield_=True) as handle:
        for model in handle:
            true = model.symbols(atoms=True)
            shown = {str(x) for x in true if (x.name, len(x.arguments)) in puzzle.encoding.outputs}
            broken = [x for x in true if x.match("broken__", 2)]
            prices = (rules.price(x) + asked[x.arguments[0].number] for x in broken)
            off = [rules.name(x)[0] for x in broken]
            costs |= dict(zip(off, prices, strict=True))
            found.append((frozenset(shown), frozenset(off)))
    return found, costs


def check_by_definition(puzzle: pylogic.Puzzle, text: str) -> int:
    """Every set of things is tried on every answer of the relaxation; how many steps there are."""
    told = run(text, puzzle, flat=True)
    worlds, costs = relaxed(puzzle, task(text, puzzle).instance)
    solution = frozenset(map(str, told.outcome.answers[0].symbols))
    worlds = without(worlds, told.start)
    earlier: list[list[World]] = []
    last = 0
    for step in told.steps:
        for one in (*step.noted, step.deduction):
            things = {str(line.clue or line.words) for line in step.teller.cite_all(one.because)}
            if not one.is_technique:
                assert one.cost == sum(costs[thing] for thing in things)
                for mark in one.marks:
                    assert not any(keeps(world, things) for world in worlds if breaks(world, mark))
            # Deductions that cost the same were found together, perhaps.
            earlier = [*earlier, worlds] if one.cost == last else [worlds]
            last = one.cost
            assert any(is_cheapest(before, solution, one, costs) for before in earlier)
            worlds = without(worlds, one.marks)
        worlds = without(worlds, step.implied)
    for one in told.noted:
        worlds = without(worlds, one.marks)
    assert told.is_complete
    assert {shown for shown, _ in worlds} == {solution}
    return len(told.steps)


def breaks(world: World, mark: judge.Mark) -> bool:
    return (mark[0] in world[0]) != mark[1]


def keeps(world: World, things: Collection[Thing]) -> bool:
    return world[1].isdisjoint(things)


def without(worlds: Sequence[World], marks: Collection[judge.Mark]) -> list[World]:
    """The answers that have some marks."""
    return [world for world in worlds if not any(breaks(world, mark) for mark in marks)]


def is_cheapest(worlds: Sequence[World], solution: Set[str], one, costs: dict[Thing, int]) -> bool:
    """Whether no mark follows from a cheaper constraint and clues."""
    atoms = set[str]().union(*(shown ^ solution for shown, _ in worlds))
    pools = ([off for shown, off in worlds if (x in shown) != (x in solution)] for x in atoms)
    return not any(hits(sets, one.cost - 1, costs, 1) for sets in pools)


def hits(
    sets: Sequence[Collection[Thing]], left: int, costs: Mapping[Thing, int], most: int
) -> bool:
    """Whether things of at most that cost, of which `most` cost any, have a part of each set."""
    if min(left, most) < 0 or not sets:
        return min(left, most) >= 0
    others = {part: [one for one in sets if part not in one] for part in min(sets, key=len)}
    return any(hits(others[x], left - costs[x], costs, most - (costs[x] > 0)) for x in others)


SMALL = {
    "kuromasu": ONE,
    "takuzu": "size(2,2). given(1,1,0).",
    "sudoku": "size(2,2). boxes(1,2). given(1,1,2).",
    "number_grid": "size(1,3). line(row,2,3). amount(1,1). amount(2,1). given(1,1,1).",
    "queens": "size(4,4). given(1,2).",
    "seven_eleven": "items(2). total(4). unit(1).",
}
LONG = {"kuromasu", "queens", "sudoku"}


@pytest.mark.parametrize(
    "name", [pytest.param(one, marks=pytest.mark.slow) if one in LONG else one for one in SMALL]
)
def test_explain_each_step_by_the_cheapest_reasons(name):
    assert check_by_definition(pylogic.load(name), SMALL[name])


COUNTED = """\
{ on(1..4) }.
%! [x, PRICE] {X} is off
:- clue(X), not on(X).
%! [y, PRICE] 2 is on
:- on(2), #sum { X : clue(X) } > 3.
%! [z, PRICE] 4 is on
:- on(4), not clue(2).
#show on/1.
#program about.
clues(clue, 1).
"""


@pytest.mark.parametrize("seed", range(6))
def test_explain_by_clues_that_several_constraints_count(rules, seed):
    rng = random.Random(seed)
    text = re.sub("PRICE", lambda _: str(rng.choice((1, 2, 3))), COUNTED)
    assert check_by_definition(rules(text), "clue(1). clue(3).")


@pytest.mark.few(3)
@pytest.mark.parametrize("seed", range(40))
def test_explain_random_rules_by_the_cheapest_reasons(rules, seed):
    """Some constraints need a clue, some two, and some of the deductions take several."""
    rng = random.Random(seed)
    lines: list[str] = []
    while answers_of(lines) != 1:
        if answers_of(lines) == 0 or len(lines) > 16:
            lines = []
        body = [
            f"{rng.choice(('', 'not '))}on({x})"
            for x in rng.sample(range(1, 6), rng.choice((2, 2, 3)))
        ]
        body += [f"clue({x})" for x in rng.sample(range(1, 4), rng.choice((0, 0, 1, 2)))]
        lines.append(f":- {', '.join(body)}.")
    prices = (rng.choice((1, 1, 2, 6)) for _ in lines)
    worded = [
        f"%! [r, {price}] {i}\n{x}" for i, (x, price) in enumerate(zip(lines, prices, strict=True))
    ]
    text = "\n".join([CHOICE, *worded, "#show on/1.", "#program about.", "clues(clue, 1)."])
    assert check_by_definition(rules(text), CLUES)


CHOICE = "{ on(1..5) }."
CLUES = "clue(1). clue(2). clue(3)."


def answers_of(lines: Sequence[str]) -> int:
    """How many answers constraints leave; 2 if there are more."""
    control = clingo.Control(["--models=2"])
    control.add("base", [], " ".join([CHOICE, CLUES, *lines]))
    control.ground([("base", [])])
    return sum(1 for _ in control.solve(yield_=True))


# ---- Smallest sets -----------------------------------------------------------------------


def test_find_minimal_and_smallest_sets_as_brute_force():
    """Sets that are enough are those that contain one of a family."""
    rng = random.Random(3)
    for _ in range(60):
        family = [rng.sample(range(7), rng.randint(1, 4)) for _ in range(rng.randint(1, 6))]
        control = clingo.Control()
        lines = (f":- {', '.join(f'on({i})' for i in one)}." for one in family)
        control.add("base", [], " ".join(["{on(0..6)}.", *lines]))
        control.ground([("base", [])])
        literals = {atom.symbol: atom.literal for atom in control.symbolic_atoms}
        groups, best = [(x,) for x in literals], tuple(sorted(literals))
        switches, numbers = Switches(control, literals), {x: i for i, x in enumerate(best)}
        found = mus.smus(switches, groups, (), best, lambda *_: None)
        assert len(found) == min(map(len, family))
        assert {*map(numbers.__getitem__, found)} in map(set, family)
        needed = mus.find_needed(switches, (), (), list(literals.values()))
        kept = {numbers[x] for x in literals if literals[x] in needed}
        assert kept in map(set, family)
        assert not any({*one} < kept for one in family)


# ---- Boards that are filled in part --------------------------------------------------------


def test_hint_the_easiest_step_of_a_board():
    (first,) = run(ONE, hint=True).steps
    assert first.size == 2
    assert not {"black(1,2)", "black(3,1)"} & {atom for atom, _ in first.deduction.marks}


def test_hint_the_next_step_of_a_board_that_is_filled_in_part():
    board = "- 5 -\n# . -\n2 - -\n"
    told = run(ONE, hint=True, state=board)
    assert {("black(2,1)", True), ("black(2,2)", False)} <= set(told.start)
    (hint,) = told.steps
    assert hint.size == 1
    assert hint.deduction.known == (("black(2,1)", True),)
    assert hint.deduction.marks == (("black(1,1)", False),)


def test_explain_a_board_that_contradicts_the_rules_by_its_cells():
    (conflict,) = run(ONE, state="black(2,2). -black(1,3).").conflicts
    assert conflict.marks == (("black(2,2)", True),)
    kept = set(map(str, conflict.because))
    assert Board(ONE).contradicts(kept, {(2, 2): True})
    assert not any(Board(ONE).contradicts(kept - {one}, {(2, 2): True}) for one in kept)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("black(1,1). hat(2).", "no fact of the instance"),
        ("3 - -\n- - -\n- - -\n", "clue\\(1,1,3\\)"),
    ],
)
def test_refuse_a_board_of_another_instance(text, words):
    with pytest.raises(pylogic.ProgramError, match=words):
        run(ONE, state=text)


# ---- What follows from a board ---------------------------------------------------------------


TAKUZU = "8x8:adccgaBbfEBcAabdGfcaa"
BOARDS = [("nurikabe", "janko130"), ("takuzu", TAKUZU), ("kuromasu", "wikipedia11")]


@pytest.mark.few(1)
@pytest.mark.parametrize(("name", "instance"), BOARDS)
def test_derive_from_each_board_after_any_other(name, instance):
    puzzle = pylogic.load(name)
    task = puzzle.task(puzzle.instance(instance))
    (answer,) = puzzle.solve(instance).answers
    shown = set(answer.symbols)
    certain = Consequences(task, has_constraints=False)
    atoms = certain.program.find_undecided(task.encoding.outputs)
    marks = [(str(atom), atom in shown) for atom in atoms]
    rng = random.Random(1)
    boards = [marks[: len(marks) * n // 6] for n in range(7)]  # first each knows more
    boards += [rng.sample(marks, rng.randrange(len(marks))) for _ in range(6)]
    wrong = [(atom, not holds) for atom, holds in rng.sample(marks, 3)]
    for board in (*boards, wrong, boards[2]):
        expected = Consequences(task, has_constraints=False).find(CAUTIOUS, board)
        assert set(certain.find(CAUTIOUS, board)) == set(expected)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "instance"), BOARDS[:2])
@pytest.mark.nightly
def test_draw_a_step_at_once_like_one_drawn_alone(name, instance):
    steps = []
    found = pylogic.load(name).explain(instance, drawn=True, on_step=steps.append)
    assert len(steps) == len(found.steps) > 5
    assert all(step.drawn for step in steps)
    assert not any(step.drawn for step in found.steps)  # pictures are not kept
    for step, kept in list(zip(steps, found.steps, strict=True))[::5]:
        assert step.board() == kept.board()
    assert pylogic.load("kuromasu").explain("inst12", hint=True).steps[-1].drawn is None


# ---- Published boards ----------------------------------------------------------------------


@pytest.mark.nightly
@needs_corpora
@pytest.mark.slow
def test_explain_published_boards_to_the_end():
    """A third of all Kuromasu up to 13x13."""
    seen = 0
    for name in list(corpus("kuromasu"))[::3]:
        instance = KUROMASU.instance(sample("kuromasu", name))
        rows, cols = instance.size
        if rows * cols > 13 * 13:
            continue
        told = KUROMASU.explain(instance)
        assert told.is_complete
        if rows * cols <= 100:
            assert judge.Judge(KUROMASU, instance).faults(told) == []
        seen += 1
    assert seen > 10
