"""Clue orders: what each does, reproducible, and what is wrong with bad ones."""

from __future__ import annotations

import pickle

import pytest

import pylogic
from pylogic.errors import ProgramError
from pylogic.solving import orders

TEXT = "size(5,5). clue(3,3,7). clue(1,4,2). clue(5,1,2). clue(2,2,5). clue(1,1,9). clue(2,5,3)."
GIVEN = ["337", "142", "512", "225", "119", "253"]


@pytest.fixture
def instance(kuromasu):
    return kuromasu.instance(TEXT, text=True)


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
    ],
)
def test_named_orders(kuromasu, instance, name, expected):
    found = orders.ordered(kuromasu.encoding, instance, name)
    assert listed(found) == expected
    assert {fact.symbol for fact in found.facts} == {fact.symbol for fact in instance.facts}
    assert found.facts[0].symbol.name == "size"


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("by:row/column", ["119", "142", "225", "253", "337", "512"]),
        ("by:row", ["142", "119", "225", "253", "337", "512"]),
        ("by:row/-place", ["119", "142", "253", "225", "337", "512"]),
        ("by:-value", ["119", "337", "225", "253", "142", "512"]),
        ("by:-value/-column", ["119", "337", "225", "253", "142", "512"]),
        ("by:value/-place", ["512", "142", "253", "225", "337", "119"]),
        ("by:diagonal/-row", ["119", "225", "142", "512", "337", "253"]),
        ("by:ring", ["142", "512", "119", "253", "225", "337"]),
        ("places:2.1.3.6.5.4", ["142", "337", "512", "253", "119", "225"]),
    ],
)
def test_orders_that_are_spelled_out(kuromasu, instance, name, expected):
    assert listed(orders.ordered(kuromasu.encoding, instance, name)) == expected


def test_rings_are_counted_from_the_edge_of_the_board(kuromasu):
    """On 7x7 the clue 6,4 is one ring from the edge, and 4,4 three."""
    clues = "clue(4,4,2). clue(6,4,3). clue(4,2,4). clue(1,4,5)."
    board = kuromasu.instance(f"size(7,7). {clues}", text=True)
    for name, expected in {
        "by:ring": ["145", "643", "424", "442"],
        "spiral": ["145", "643", "424", "442"],
        "by:-ring": ["442", "643", "424", "145"],
    }.items():
        assert listed(orders.ordered(kuromasu.encoding, board, name)) == expected


def test_clues_beside_the_board_are_the_outermost_ring():
    puzzle = pylogic.load("skyscrapers")
    sides = ("top,2", "right,3", "bottom,2", "left,3")
    clues = " ".join(f"outside({side},1,2)." for side in reversed(sides))
    board = puzzle.instance(f"size(4,4). given(2,2,1). {clues}", text=True)
    found = orders.ordered(puzzle.encoding, board, "spiral")
    beside = [fact for fact in found.facts if fact.symbol.name == "outside"]
    assert [",".join(map(str, fact.arguments[:2])) for fact in beside] == [*sides]


def test_orders_that_are_misspelled(kuromasu, instance):
    with pytest.raises(pylogic.OptionError, match="there is no key 'size'; there are place, row"):
        orders.expanded(["by:row/size"])
    for places in ("1.2.3", "1.2.3.4.5.5", "0.1.2.3.4.5", "a", "1.2.3.4.5.6.7"):
        with pytest.raises(pylogic.OptionError, match="each number from 1 to 6 once"):
            orders.ordered(kuromasu.encoding, instance, f"places:{places}")


def test_shuffled_orders_are_the_same_on_every_machine(kuromasu, instance):
    found = {
        name: listed(orders.ordered(kuromasu.encoding, instance, name))
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


def test_random_orders_differ(kuromasu, instance):
    names = orders.expanded(["random:20"])
    assert names == [f"random#{i}" for i in range(1, 21)]
    found = {tuple(listed(orders.ordered(kuromasu.encoding, instance, name))) for name in names}
    assert len(found) > 15


def test_an_order_from_a_file(kuromasu, instance, tmp_path):
    path = tmp_path / "order.lp"
    path.write_text("\n".join(f"clue({','.join(clue)})." for clue in sorted(GIVEN)))
    found = orders.ordered(kuromasu.encoding, instance, f"file:{path}")
    assert listed(found) == sorted(GIVEN)
    path.write_text("clue(3,3,7). clue(9,9,9).")
    with pytest.raises(pylogic.ProgramError, match=r"order.lp:1:14: error: clue\(9,9,9\) is no"):
        orders.ordered(kuromasu.encoding, instance, f"file:{path}")
    path.write_text("clue(3,3,7).")
    with pytest.raises(pylogic.ProgramError, match="5 clues of <text> are missing"):
        orders.ordered(kuromasu.encoding, instance, f"file:{path}")
    with pytest.raises(pylogic.PylogicError, match="no_such"):
        orders.ordered(kuromasu.encoding, instance, "file:no_such.lp")


def test_a_clue_that_is_listed_twice_is_listed_once(kuromasu):
    instance = kuromasu.instance("size(2,2). clue(1,1,2). clue(2,2,2). clue(1,1,2).", text=True)
    found = orders.ordered(kuromasu.encoding, instance, "reversed")
    assert listed(found) == ["222", "112"]


@pytest.mark.parametrize(
    "name", ["fastest", "random", "random:0", "random:x", "random#", "random#x", ""]
)
def test_unknown_orders_name_those_that_exist(name):
    with pytest.raises(pylogic.OptionError, match=r"there are given, reversed|expected a number"):
        orders.expanded([name])


def test_one_run_has_one_order(kuromasu):
    with pytest.raises(pylogic.OptionError, match="means several orders; one of them is random#1"):
        kuromasu.solve("inst12", order="random:20")
    with pytest.raises(pylogic.OptionError, match="no instance whose clues"):
        kuromasu.solve(order="reversed")


def test_what_an_order_needs_is_named(kuromasu, rules):
    puzzle = rules("{ a(X) : b(X) }. #program about. clues(b, 1).")
    instance = puzzle.instance("b(1). b(2).", text=True)
    assert [str(f.symbol) for f in orders.ordered(puzzle.encoding, instance, "reversed").facts] == [
        "b(2)",
        "b(1)",
    ]
    with pytest.raises(pylogic.OptionError, match=r"b\(1\) does not begin with a row and a column"):
        orders.ordered(puzzle.encoding, instance, "rows")
    with pytest.raises(pylogic.ProgramError, match="no part 'order'"):
        orders.ordered(puzzle.encoding, instance, "encoding")
    queens = pylogic.load("queens")
    given = queens.instance("size(4,4). given(1,2).", text=True)
    with pytest.raises(pylogic.OptionError, match=r"given\(1,2\) has no value"):
        orders.ordered(queens.encoding, given, "ascending")
    prices = pylogic.load("seven_eleven")
    with pytest.raises(pylogic.ProgramError, match=r"names no clues.*clues\(clue, 3\)"):
        orders.ordered(prices.encoding, prices.instance("711"), "reversed")


@pytest.mark.slow
def test_every_order_gives_the_same_answer(solve, kuromasu):
    outcomes = [
        kuromasu.solve("inst12", order=order, labeling=labeling)
        for order in ("reversed", "encoding", "random#5")
        for labeling in (None, "ff,down")
    ]
    assert {(str(o.status), *map(str, o.answers)) for o in outcomes} == {
        ("unique", str(solve("inst12").answers[0]))
    }


def test_a_shuffle_changes_the_search_and_nothing_else(kuromasu):
    outcomes = [kuromasu.solve("inst43", shuffle=number) for number in range(4)]
    assert len({outcome.statistics.choices for outcome in outcomes}) > 1
    assert {frozenset(o.answers[0].symbols) for o in outcomes} == {
        frozenset(kuromasu.solve("inst43").answers[0].symbols)
    }
    assert outcomes[3].statistics.choices == kuromasu.solve("inst43", shuffle=3).statistics.choices


def test_a_shuffle_keeps_clues_in_order_and_statements_in_their_parts(kuromasu):
    plain, mixed = kuromasu.task("inst43"), kuromasu.task("inst43", shuffle=1)
    clues = [orders.clue_facts(kuromasu.encoding, task.instance) for task in (plain, mixed)]
    assert [c.symbol for c in clues[0]] == [c.symbol for c in clues[1]]
    assert plain.instance.symbols != mixed.instance.symbols
    assert sorted(plain.instance.symbols) == sorted(mixed.instance.symbols)
    for part, statements in plain.encoding.parts.items():
        moved = mixed.encoding.parts[part]
        assert str(moved[0]) == str(statements[0])  # its #program
        assert sorted(map(str, moved)) == sorted(map(str, statements))
    base = kuromasu.encoding.parts["base", 0]
    assert list(map(str, mixed.encoding.parts["base", 0])) != list(map(str, base))


def test_a_pickled_shuffle_keeps_its_order(kuromasu, instance):
    task = kuromasu.task(instance, shuffle=7)
    again = pickle.loads(pickle.dumps(task))
    for part in ("encoding", "instance"):
        before, after = (list(map(str, getattr(x, part).statements)) for x in (task, again))
        assert after == before


def test_a_pickled_instance_keeps_its_lines_and_columns(kuromasu):
    text = "size(3,3).\n  clue(1, 1,  3).   clue(9,9,2)."
    instance = kuromasu.instance(text, text=True)
    again = pickle.loads(pickle.dumps(instance))
    assert again.facts == instance.facts
    with pytest.raises(ProgramError, match=":2:21: error: cell 9,9: clue 2 is off the board"):
        kuromasu.solve(again)
