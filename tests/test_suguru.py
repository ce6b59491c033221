"""Suguru: the samples, brute force, errors, drawing, explanations, labels, clues."""

from __future__ import annotations

import pytest
from harness import Kind, Oracle, regions, shuffled_regions
from hypothesis import strategies as st

ORACLE = Oracle("suguru")
SMALL = regions("aaa", "bba", "bbb")
KIND = Kind(
    ORACLE,
    instances=["janko7", "janko101", "janko125"],
    boards=[
        (regions("a"), 1),
        (regions("ab"), 0),
        (regions("aa"), 2),
        (regions("aab"), 1),
        (regions("aabb"), 2),
        (regions("ab", "cc"), 0),
        (regions("aa", "aa"), 24),
        (SMALL, 192),
        (f"{SMALL} given(1,1,3).", None),
        (f"{SMALL} given(1,1,1). given(2,2,1).", 0),
        (regions("aaa", "cbb", "bbb"), None),
        (regions("abba", "bcac", "cabb"), 12),
    ],
    random=st.builds(
        "{} {}".format,
        shuffled_regions(3, 4, "aaaabbbbbccc"),
        st.sampled_from(["", "given(1,1,1).", "given(2,2,2). given(3,4,1)."]),
    ),
    errors=[
        "size(1,2).",
        "size(1,2). region(1,1,a). region(1,1,b). region(2,1,a).",
        regions("aab", "bbb") + " given(1,1,3). given(1,3,5). given(1,2,0). given(2,1,1).",
        regions("aa") + " given(1,1,x). given(1,2,1). given(1,2,2). given(1,3,1).",
        "region(1,1,a).",
    ],
    drawn=SMALL,
    instance=f"{SMALL} given(1,1,2).",
    explained="janko7",
    labels=(f"{SMALL} given(1,1,3).", 9),
    givens=SMALL,
    kept=("janko7", "region"),
)


@pytest.mark.few(0)
def test_a_number_of_a_region_is_no_second_time_in_it():
    told = ORACLE.puzzle.explain("janko7")
    assert "region" in {one.name for one in told.grade.techniques}
