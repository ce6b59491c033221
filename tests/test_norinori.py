"""Norinori: the samples, brute force, errors, drawing, explanations, labels."""

from __future__ import annotations

from harness import Kind, Oracle, regions, shuffled_regions

SMALL = regions("aaab", "cccb", "cbbb")
KIND = Kind(
    Oracle("norinori"),
    instances=["janko35", "janko104", "janko151"],
    boards=[
        (regions("a"), 0),
        (regions("aa"), 1),
        (regions("ab", "ab"), 0),
        (regions("aa", "aa"), 4),
        (regions("abba"), 0),
        (regions("abab"), 0),
        (regions("aabbb", "bbbbb"), 5),
        (SMALL, 3),
        (regions("aabb", "acbb", "ccca"), None),
    ],
    random=shuffled_regions(3, 4, "aaaaabbbbccc"),
    errors=[
        "size(1,2).",
        "size(1,2). region(1,1,a). region(1,1,b). region(2,1,a).",
        "region(1,1,a).",
    ],
    drawn=SMALL,
    explained="janko151",
    labels=(SMALL, 12),
)
