"""Several kinds of clues: all are chosen from, counted, permuted, and told when nothing fits."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

import clingo
import pytest
from harness import atoms
from rules.futoshiki import solutions

from pylogic.formats import exchange

SOLUTION = "size(3,3). " + " ".join(
    f"value({r},{c},{(r + c) % 3 + 1})." for r, c in product((1, 2, 3), repeat=2)
)


@pytest.fixture
def futoshiki(edited):
    """Futoshiki, whose numbers are no duller than its signs."""
    return edited("futoshiki", "dull(given(R, C, V)) :- given(R, C, V).", "")


def squares(facts: Iterable[clingo.Symbol]) -> int:
    """How many Latin squares have these numbers and signs, by brute force."""
    return sum(1 for _ in solutions(atoms(facts)))


@pytest.mark.slow
def test_make_puzzles_of_all_kinds_of_clues(futoshiki):
    made = list(futoshiki.generate("3x3", seed=1, count=4, jobs=1))
    assert {name for one in made for name, count in one.kinds.items() if count} == {
        "given",
        "between",
    }
    for one in made:
        clues = [fact for fact in one.instance.symbols if fact.name != "size"]
        told = {name: sum(fact.name == name for fact in clues) for name in ("given", "between")}
        assert one.to_dict()["kinds"] == told
        assert (one.clues, one.is_minimal) == (len(clues), True)
        each = f"({told['given']} given, {told['between']} between), minimal"
        assert str(one).endswith(f"{one.clues} clue{'s' * (one.clues != 1)} {each}")
        assert squares(one.instance.symbols) == 1
        for spare in clues:
            assert squares([fact for fact in one.instance.symbols if fact != spare]) > 1


def test_take_a_board_without_clues_of_any_kind(futoshiki):
    path = futoshiki.encoding.path.with_name("board.lp")
    path.write_text("size(3,3). given(1,1,1). between(1,1,right,less).")
    board = exchange.empty_instance(futoshiki.encoding, str(path))
    assert list(map(str, board.symbols)) == ["size(3,3)"]


def test_choose_from_clues_of_all_kinds(futoshiki):
    found = futoshiki.clues(SOLUTION, text=True, selection="all")
    assert found.to_dict()["kinds"] == {"given": 9, "between": 12}
    assert str(found) == "21 of 21 clues (9 given, 12 between), one answer"
    for seed in range(3):
        few = futoshiki.clues(SOLUTION, text=True, keep=[(1, 1)], forbid=[(2, 2)], seed=seed)
        assert squares(few.instance.symbols) == 1
        in_cells = [str(clue) for clue in few.clues if clue.name == "given"]
        assert "given(1,1,3)" in in_cells
        assert not any(clue.startswith("given(2,2") for clue in in_cells)
    least = futoshiki.clues(SOLUTION, text=True, selection="fewest")
    assert least.is_fewest
    assert len(least.clues) == 2


@pytest.mark.parametrize("symmetry", ["rotational", "mirror"])
def test_choose_symmetric_signs_on_sides(futoshiki, symmetry):
    chosen = futoshiki.clues(SOLUTION, text=True, symmetry=symmetry).clues
    places = {place(clue) for clue in chosen}
    assert places == {(8 - y if symmetry == "rotational" else y, 8 - x) for y, x in places}
    assert any(y % 2 or x % 2 for y, x in places)


def place(clue: clingo.Symbol) -> tuple[int, int]:
    """Where a clue stands, in half cells."""
    row, column = (2 * term.number for term in clue.arguments[:2])
    side = str(clue.arguments[2])
    return row + (side == "bottom"), column + (side == "right")


def test_order_clues_of_all_kinds(futoshiki):
    given = ["given(3,1,2)", "between(1,2,right,less)", "given(1,1,1)", "between(1,1,right,less)"]
    instance = futoshiki.instance(f"size(3,3). {'. '.join(given)}.", text=True)

    def listed(order: str) -> list[str]:
        task = futoshiki.task(instance, order=order)
        return [str(fact.symbol) for fact in task.instance.facts]

    assert listed("given") == ["size(3,3)", *given]
    assert listed("reversed") == ["size(3,3)", *given[::-1]]
    assert listed("by:kind/column") == ["size(3,3)", given[3], given[1], given[0], given[2]]


def test_explain_a_contradiction_by_clues_of_all_kinds(futoshiki):
    text = "size(2,2). between(1,1,right,less). between(1,1,bottom,greater). given(2,2,1)."
    instance = futoshiki.instance(text, text=True)
    found = futoshiki.explain(instance)
    assert squares(instance.symbols) == 0
    assert {fact.name for one in found.conflicts for fact in one.because} & {"given", "between"}


def test_find_further_clues_of_all_kinds(futoshiki):
    """The sign that is there counts as one already."""
    instance = futoshiki.instance("size(3,3). between(1,1,right,less).", text=True)
    extra = futoshiki.explain(instance).differences.extra
    assert instance.symbols[1] not in extra
    assert squares([*instance.symbols, *extra]) == 1
