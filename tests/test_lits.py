"""LITS: the samples, brute force, errors, drawing, explanations, labels."""

from __future__ import annotations

from harness import Kind, Oracle, regions
from hypothesis import strategies as st

ORACLE = Oracle("lits")
SMALL = regions("aaabb", "cabbb", "ccccb")
KIND = Kind(
    ORACLE,
    instances=["janko1", "janko82", "janko113"],
    boards=[
        (regions("aaa"), 0),
        (regions("aaaa"), 1),
        (regions("aaaab"), 0),
        (regions("aa", "aa"), 0),
        (regions("aaa", "aaa"), 8),
        (regions("aaaa", "bbbb"), 0),
        (regions("aaaabbbb"), 0),
        (SMALL, 1),
        (regions("aaaabbb", "abbbbbb", "aaaabbb"), 30),
    ],
    random=st.lists(st.integers(1, 4), min_size=3, max_size=3).map(
        lambda cuts: regions(*("a" * k + "b" * (5 - k) for k in cuts))
    ),
    errors=[
        "size(1,2).",
        "size(1,2). region(1,1,a). region(1,1,b). region(2,1,a).",
        "region(1,1,a).",
    ],
    drawn=SMALL,
    explained="janko1",
    also_explained=["janko82"],
    techniques=[
        (regions("aaaaa"), ""),
        (regions("aaaaa"), "-black(1,1)"),
        (regions("aaaaaa"), "-black(1,2)"),
    ],
    labels=(SMALL, 15),
    reasoned=[SMALL, regions("aaa", "aaa")],
)
