"""Clue orders: what each does, reproducible, and what is wrong with bad ones."""

from __future__ import annotations

import pickle

import pytest

import pylogic

TEXT = "size(5,5). clue(3,3,7). clue(1,4,2). clue(5,1,2). clue(2,2,5). clue(1,1,9). clue(2,5,3)."
GIVEN = ["337", "142", "512", "225", "119", "253"]


@pytest.fixture
def instance(kuromasu):
    return kuromasu.instance(TEXT, text=True)


def ordered(puzzle: pylogic.Puzzle, instance: pylogic.Instance, name: str) -> pylogic.Instance:
    return puzzle.task(instance, order=name).instance


def listed(instance: pylogic.Instance) -> list[str]:
    facts = [fact for fact in instance.facts if fact.symbol.name == "clue"]
    return ["".join(map(str, fact.arguments)) for fact in facts]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("given", GIVEN),
        ("reversed", GIVEN[::-1]),
        ("rows", ["119", "142", "225", "253", "337", "512"]),
        ("columns", ["119", "512", "225", "337", "142", "253"]),
        ("ascending", ["142", "512", "253", "225", "337", "119"]),
        ("descending", ["119", "337", "225", "253", "142", "512"]),
        ("spiral", ["119", "142", "253", "512", "225", "337"]),
        ("center", ["337", "225", "142", "253", "512", "119"]),
        ("dense", ["337", "142", "225", "119", "253", "512"]),
        ("by:row/column", ["119", "142", "225", "253", "337", "512"]),
        ("by:row", ["142", "119", "225", "253", "337", "512"]),
        ("by:row/-place", ["119", "142", "253", "225", "337", "512"]),
        ("by:-value", ["119", "337", "225", "253", "142", "512"]),
        ("by:-value/-column", ["119", "337", "225", "253", "142", "512"]),
        ("by:value/-place", ["512", "142", "253", "225", "337", "119"]),
        ("by:diagonal/-row", ["119", "225", "142", "512", "337", "253"]),
        ("by:ring", ["142", "512", "119", "253", "225", "337"]),
    ],
)
def test_order_clues(kuromasu, instance, name, expected):
    found = ordered(kuromasu, instance, name)
    assert listed(found) == expected
    assert {fact.symbol for fact in found.facts} == {fact.symbol for fact in instance.facts}
    assert found.facts[0].symbol.name == "size"


def test_count_rings_from_the_edge_of_the_board(kuromasu):
    """On 7x7 the clue 6,4 is one ring from the edge, and 4,4 three."""
    clues = "clue(4,4,2). clue(6,4,3). clue(4,2,4). clue(1,4,5)."
    board = kuromasu.instance(f"size(7,7). {clues}", text=True)
    for name, expected in {
        "by:ring": ["145", "643", "424", "442"],
        "spiral": ["145", "643", "424", "442"],
        "by:-ring": ["442", "643", "424", "145"],
    }.items():
        assert listed(ordered(kuromasu, board, name)) == expected


def test_take_clues_beside_the_board_as_the_outermost_ring():
    puzzle = pylogic.load("skyscrapers")
    sides = ("top,2", "right,3", "bottom,2", "left,3")
    clues = " ".join(f"outside({side},1,2)." for side in reversed(sides))
    board = puzzle.instance(f"size(4,4). given(2,2,1). {clues}", text=True)
    found = ordered(puzzle, board, "spiral")
    beside = [fact for fact in found.facts if fact.symbol.name == "outside"]
    assert [",".join(map(str, fact.arguments[:2])) for fact in beside] == [*sides]


def test_refuse_misspelled_orders(kuromasu, instance):
    with pytest.raises(pylogic.OptionError, match="there is no key 'size'; there are place, row"):
        kuromasu.solve(instance, order="by:row/size")


def test_shuffle_alike_on_every_machine(kuromasu, instance):
    found = {
        name: listed(ordered(kuromasu, instance, name))
        for name in ("random#1", "random#2", "shuffle-within-rows#4", "shuffle-within-columns#2")
    }
    assert found == {
        "random#1": ["142", "512", "337", "225", "119", "253"],
        "random#2": ["337", "253", "512", "119", "225", "142"],
        "shuffle-within-rows#4": ["119", "142", "253", "225", "337", "512"],
        "shuffle-within-columns#2": ["119", "512", "225", "337", "142", "253"],
    }
    assert [clue[0] for clue in found["shuffle-within-rows#4"]] == list("112235")
    assert [clue[1] for clue in found["shuffle-within-columns#2"]] == list("112345")


def test_list_a_clue_once(kuromasu):
    instance = kuromasu.instance("size(2,2). clue(1,1,2). clue(2,2,2). clue(1,1,2).", text=True)
    found = ordered(kuromasu, instance, "reversed")
    assert listed(found) == ["222", "112"]


@pytest.mark.parametrize("name", ["fastest", "random", "random#", "random#x", ""])
def test_name_orders_that_exist(kuromasu, instance, name):
    with pytest.raises(pylogic.OptionError, match="there are given, reversed"):
        kuromasu.solve(instance, order=name)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["random:0", "random:x"])
def test_refuse_numbers_of_orders(kuromasu, name):
    with pytest.raises(pylogic.OptionError, match="expected a number"):
        pylogic.compare(kuromasu, ["inst12"], orders=[name])


def test_refuse_several_orders_of_one_run(kuromasu):
    with pytest.raises(pylogic.OptionError, match="means several orders; one of them is random#1"):
        kuromasu.solve("inst12", order="random:20")
    with pytest.raises(pylogic.OptionError, match="no instance whose clues"):
        kuromasu.solve(order="reversed")


def test_name_missing_property_of_clues_that_an_order_needs(kuromasu, rules):
    puzzle = rules("{ a(X) : b(X) }. #program about. clues(b, 1).")
    instance = puzzle.instance("b(1). b(2).", text=True)
    assert [*map(str, ordered(puzzle, instance, "reversed").symbols)] == ["b(2)", "b(1)"]
    with pytest.raises(pylogic.OptionError, match=r"b\(1\) does not begin with a row and a column"):
        ordered(puzzle, instance, "rows")
    with pytest.raises(pylogic.ProgramError, match="no part 'order'"):
        ordered(puzzle, instance, "encoding")
    queens = pylogic.load("queens")
    given = queens.instance("size(4,4). given(1,2).", text=True)
    with pytest.raises(pylogic.OptionError, match=r"given\(1,2\) has no value"):
        ordered(queens, given, "ascending")
    prices = pylogic.load("seven_eleven")
    with pytest.raises(pylogic.ProgramError, match=r"names no clues.*clues\(clue, 3\)"):
        ordered(prices, prices.instance("711"), "reversed")


def test_change_the_search_alone_by_a_shuffle(kuromasu):
    plain, *mixed = (kuromasu.solve("inst12", shuffle=number) for number in (None, 1, 2, 2))
    assert {frozenset(outcome.answers[0].symbols) for outcome in mixed} == {
        frozenset(plain.answers[0].symbols)
    }
    first, second, again = (outcome.statistics.choices for outcome in mixed)
    assert first != second == again


def test_keep_clues_in_order_and_statements_in_their_parts_by_a_shuffle(kuromasu):
    plain, mixed = kuromasu.task("inst43"), kuromasu.task("inst43", shuffle=1)
    assert listed(plain.instance) == listed(mixed.instance)
    assert plain.instance.symbols != mixed.instance.symbols
    assert sorted(plain.instance.symbols) == sorted(mixed.instance.symbols)
    for part, statements in plain.encoding.parts.items():
        moved = mixed.encoding.parts[part]
        assert str(moved[0]) == str(statements[0])  # its #program
        assert sorted(map(str, moved)) == sorted(map(str, statements))
    base = kuromasu.encoding.parts["base", 0]
    assert list(map(str, mixed.encoding.parts["base", 0])) != list(map(str, base))


def test_pickle_a_shuffle(kuromasu, instance):
    task = kuromasu.task(instance, shuffle=7)
    again = pickle.loads(pickle.dumps(task))
    for part in ("encoding", "instance"):
        before, after = (list(map(str, getattr(x, part).statements)) for x in (task, again))
        assert after == before


def test_pickle_lines_and_columns_of_an_instance(kuromasu):
    text = "size(3,3).\n  clue(1, 1,  3).   clue(9,9,2)."
    instance = kuromasu.instance(text, text=True)
    again = pickle.loads(pickle.dumps(instance))
    assert again.facts == instance.facts
    with pytest.raises(
        pylogic.ProgramError, match=":2:21: error: cell 9,9: clue 2 is off the board"
    ):
        kuromasu.solve(again)
