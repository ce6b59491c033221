"""Country Road: the samples, brute force, errors, drawing, explanations, clues."""

from __future__ import annotations

from harness import Kind, Oracle, regions, shuffled_regions
from hypothesis import strategies as st

ORACLE = Oracle("country_road")
SMALL = regions("aabb", "acbd", "ccdd")
KIND = Kind(
    ORACLE,
    instances=["janko01", "janko204", "janko12"],
    boards=[
        (regions("aa"), 0),
        (regions("aa", "aa"), 1),
        (regions("ab", "ab"), 1),
        (regions("aaaa", "aaaa", "aaaa"), 40),
        (regions("aab", "acb", "ccc"), None),
        (SMALL, None),
        (regions("aab", "aac"), None, {"every": 0}),
        (f"{SMALL} clue(1,3,2).", None),
        (f"{SMALL} clue(1,3,3). clue(2,4,3).", None),
        (regions("aabb", "abbb", "accc", "cccc"), None),
        (regions("abba", "abba", "aaaa"), None),
        (regions("aaaa", "abba", "aaaa"), None),
    ],
    random=st.builds(
        lambda board, clue: board + clue,
        shuffled_regions(3, 4, "aaaabbbbbbcc") | shuffled_regions(4, 4, "aaaaaaabbbbbbccc"),
        st.sampled_from(["", " clue(1,1,1).", " clue(2,2,3)."]),
    ),
    errors=[
        "size(1,2).",
        "size(1,2). region(1,1,a). region(1,1,b). region(2,1,a).",
        regions("ab") + " clue(1,1,2). clue(1,2,0).",
        regions("aab") + " clue(1,1,1). clue(1,1,2). clue(1,2,x). clue(2,1,1).",
        "region(1,1,a).",
    ],
    drawn="janko204",
    explained="janko01",
    techniques=[
        (regions("aabb", "aacc"), "-link(1,1,right) -link(1,2,right) -link(1,2,bottom)"),
        (regions("aabb", "aacc"), "-link(1,3,right) -link(1,3,bottom) -link(1,2,right)"),
        (regions("aab", "aab", "ccc") + " clue(1,3,2).", ""),
        (
            regions("aabb", "aabb", "aabb", "aabb"),
            "link(1,1,right) link(1,1,bottom) link(1,2,bottom) link(3,4,bottom)",
        ),
    ],
    reasoned=[
        SMALL,
        regions("aabb", "aabb", "cccc") + " clue(1,1,4).",
        regions("aaabb", "acbbb", "accdd") + " clue(3,4,2).",
    ],
    kept=("janko01", "region"),
)


def test_clues_stand_in_the_first_cell_of_each_region():
    answer = ORACLE.solve(regions("ab", "ab"), models=1).answers[0]
    assert ORACLE.clues(answer) == {("clue", 1, 1, 2), ("clue", 1, 2, 2)}


def test_explanations_argue_from_a_region_that_the_loop_passes_as_a_whole():
    board = regions("aabb", "aabb", "cccc")
    assert ORACLE.homes(board) == set()
    assert ORACLE.homes(f"{board} clue(1,3,4).") == {"home(2,3)"}
    assert ORACLE.homes(regions("aab", "aaa")) == {"home(1,3)"}
