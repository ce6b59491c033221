"""Seven-eleven: the seed's prices, other totals, numbers near 32 bits, errors, drawing."""

from __future__ import annotations

import pytest
from harness import Kind, Oracle

import pylogic

ORACLE = Oracle("seven_eleven")


def prices(answer):
    return [price for _, _, price in sorted(ORACLE.read(answer))]


KIND = Kind(
    ORACLE,
    boards=[
        ("items(4). total(644).", None),
        ("items(4). total(711). unit(100).", None),
        ("items(5). total(825).", None),
        ("items(5). total(711).", None),
        ("items(1). total(7).", None),
        ("items(2). total(4). unit(1).", None),
        ("items(3). total(6). unit(1).", None),
        ("items(4). total(8). unit(1).", None),
        ("items(4). total(1). unit(1).", None),
        ("items(3). total(525).", None),
        ("items(3). total(720). unit(10).", None),
        ("items(2). total(8). unit(2).", None),
        ("items(2). total(9). unit(2).", None),
    ],
    errors=[
        "items(a). items(0). unit(0).",
        "unit(2).",
        "items(100000). total(711).",
        "items(4). total(0).",
        "items(4). total(-5). unit(x).",
        "items(4). total(5). total(6). unit(1). unit(10).",
    ],
    labels=("items(4). total(711).", 4),
)


def test_the_seed_has_one_solution():
    outcome = ORACLE.solve("711")
    assert outcome.status == "unique"
    assert prices(outcome.answers[0]) == [316, 150, 125, 120]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("items(1). total(2147483646).", [[2147483646]]),
        # p + q = p * q / U has one solution with p = q: both are 2 * U.
        ("items(2). total(131072). unit(32768).", [[65536, 65536]]),
        ("items(2). total(2000000000). unit(500000000).", [[1000000000, 1000000000]]),
        ("items(2). total(2147483647). unit(1).", []),
        # Five times 2**30 is 2**30 in 32 bits, and has the right product.
        ("items(5). total(1073741824). unit(1073741824).", []),
    ],
)
def test_numbers_near_32_bits(text, found):
    outcome = ORACLE.solve(text, models=0)
    assert outcome.exhausted
    assert list(map(prices, outcome.answers)) == found


def test_a_total_that_does_not_fit_is_refused():
    with pytest.raises(pylogic.ProgramError, match="3000000000 is too large for clingo"):
        ORACLE.instance("items(4). total(3000000000).")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("cents", "711"),
        ("tenths", "items(3). total(60). unit(10)."),
        ("halves", "items(2). total(8). unit(2)."),
    ],
)
def test_drawing(name, text, update):
    answer = ORACLE.solve(text, models=1).answers[0]
    ORACLE.check_drawing(name, ORACLE.puzzle.board(answer), update)
