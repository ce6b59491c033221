"""Star Battle: the corpus, brute force, errors, drawing, labels."""

from __future__ import annotations

from harness import Kind, Oracle
from hypothesis import strategies as st

ORACLE = Oracle("star_battle")


def facts(*rows: str, stars: int = 0) -> str:
    """Rows of regions, a letter a cell, as facts; `#` is a hole."""
    text = [f"size({len(rows)},{len(rows[0])}).", *([f"stars({stars})."] * bool(stars))]
    cells = [(r, c, x) for r, row in enumerate(rows, 1) for c, x in enumerate(row, 1)]
    text += [f"region({r},{c},{x})." for r, c, x in cells if x != "#"]
    text += [f"hole({r},{c})." for r, c, x in cells if x == "#"]
    return " ".join(text)


@st.composite
def boards(draw) -> str:
    """Regions of any shape, not even in one piece; perhaps with a hole."""
    n = draw(st.integers(4, 5))
    names = "abcde"[:n]
    cells = draw(st.lists(st.sampled_from(names), min_size=n * n, max_size=n * n))
    rows = ["".join(cells[i * n : i * n + n]) for i in range(n)]
    rows = [names[i] + row[1:] for i, row in enumerate(rows)]  # each region has a cell
    if draw(st.booleans()):
        rows[0] = rows[0][:-1] + "#"
    return facts(*rows)


HOLES = facts("aab#", "acbb", "ccbd", "#ddd")
KIND = Kind(
    ORACLE,
    boards=[
        (facts("a"), 1),
        (facts("aaaa", "bbbb", "cccc", "dddd"), 2),
        (facts("aabb", "aabb", "ccdd", "ccdd"), 2),
        (facts("abcd", "abcd", "abcd", "abcd", stars=1), 2),
        (facts("aabbb", "aabbb", "ccdde", "ccdde", "cccee"), None),
        (facts("a#b", "#c#", "a#b"), 0),
        (facts("aa#", "abb", "#bc"), 0),
        (facts("aabb#", "acbbd", "ccc#d", "eeddd", "#eedd"), None),
        (facts("aabbc", "aabbc", "ddbbc", "ddeec", "ddeec", stars=2), 0),
    ],
    random=boards(),
    errors=[
        "size(2,2).",
        "size(1,1). region(1,1,a). stars(1). stars(0).",
        facts("ab", "ab") + " stars(3).",
        facts("ab", "ab") + " stars(x).",
        "size(2,2). region(1,1,a). region(1,2,b). region(2,1,b).",
        facts("ab", "ab") + " region(1,1,b). region(3,1,b). hole(2,1). hole(2,3).",
        facts("abc", "abb"),
        facts("ab", "ac"),
        facts("a#", "b#"),
        facts("aaa", "abb", "acc", stars=3),
    ],
    drawn=HOLES,
    instance=f"{HOLES} stars(1).",
    explained="janko62",
    techniques=[
        (facts("aaab", "cccb", "cbbb", "dddd"), "-star(1,1) -star(4,4)"),
        (facts("aabcd", "aabcd", "eeecd", "eeedd", "eeddd"), "-star(2,3) -star(3,4) -star(5,1)"),
        (facts("aabbcc", "aabbcc", "aabbcc", "ddddde", "ddddee", "dddfff"), ""),
        (facts("ababcd", "ababcd", "ccccdd", "ccddee", "ceeeef", "efffff"), ""),
        (facts("aaabbc", "aaabbc", "aaaccc", "dddeee", "dddeee", "ffffff", stars=2), ""),
        (facts("abcd", "abcd", "abcd", "abcd"), "-star(1,1) -star(4,1) star(2,2)"),
    ],
)


def test_labels():
    source = facts("aab#", "cbbb", "ccdd", "cddd")
    ORACLE.check_labels(facts("aaab", "abbb", "ccdd", "cddd"), variables=16)
    assert len(ORACLE.labelled(source)) == 15
    assert ORACLE.labelled(source)[:4] == ["cell(1,1)", "cell(1,2)", "cell(1,3)", "cell(2,1)"]
