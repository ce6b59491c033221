"""KenKen: the samples, brute force, errors, drawing, explanations, labels, clues."""

from __future__ import annotations

from collections import Counter

import pytest
from harness import Kind, Oracle, facts_of
from hypothesis import given, settings
from hypothesis import strategies as st

import pylogic

ORACLE = Oracle("kenken")
CAGES = [
    facts_of("cage", [[1, 1, 2], [3, 2, 2], [3, 4, 5]]),
    facts_of("cage", [["1", "2", "2"], ["1", "1", "2"], ["3", "3", "3"]]),
]
WAYS = ("add", "sub", "mul", "div", "any")


def facts_text(facts) -> str:
    return " ".join(f"{name}({','.join(map(str, rest))})." for name, *rest in facts)


PAIR = "size(3,3). cage(1,1,a). cage(1,2,a). " + " ".join(
    f"cage({r},{c},b{r}{c})." for r in (1, 2, 3) for c in (1, 2, 3) if (r, c) > (1, 2)
)
TRIPLE = "size(3,3). cage(2,1,a). cage(1,1,a). cage(1,2,a). " + " ".join(
    f"cage({r},{c},b{r}{c})."
    for r in (1, 2, 3)
    for c in (1, 2, 3)
    if (r, c) not in ((1, 1), (1, 2), (2, 1))
)


COUPLE = "size(2,2). cage(1,1,a). cage(1,2,a). cage(2,1,b). cage(2,2,b). "
SINGLE = "size(2,2). cage(1,1,a). cage(1,2,a). cage(2,1,a). cage(2,2,a). "


@st.composite
def boards(draw) -> str:
    """Targets of some cages, which may contradict one another."""
    cages = draw(st.sampled_from(CAGES))
    facts = ORACLE.facts(cages)
    found = [cages]
    for name in sorted({fact[3] for fact in facts}):
        cells = sorted(fact[1:3] for fact in facts if fact[3] == name)
        way = draw(st.sampled_from(WAYS if len(cells) == 2 else ("add", "mul", "any")))
        goals = {"add": (len(cells), 3 * len(cells)), "sub": (1, 2), "div": (2, 3)}
        goal = draw(st.integers(*goals.get(way, (1, 12))))
        if draw(st.booleans()):
            found.append(f"target({cells[0][0]},{cells[0][1]},{way},{goal}).")
    return f"size(3,3). {' '.join(found)}"


def errors(instance) -> list[str]:
    try:
        ORACLE.puzzle.check(instance)
    except pylogic.ProgramError as error:
        return list(map(str, error.problems))
    return []


KIND = Kind(
    ORACLE,
    instances=["janko01", "janko64", "janko90"],
    boards=[
        (PAIR, 12),
        (f"{PAIR} target(1,1,add,3).", 4),
        (f"{PAIR} target(1,1,sub,2).", 4),
        (f"{PAIR} target(1,1,sub,1).", 8),
        (f"{PAIR} target(1,1,mul,6).", 4),
        (f"{PAIR} target(1,1,div,3).", 4),
        (f"{PAIR} target(1,1,any,2).", 8),  # 1 2, of the quotient 2, and 1 3, whose difference is 2
        (f"{PAIR} target(1,1,any,5).", 4),
        (f"{PAIR} target(1,3,any,2). given(2,2,2).", 2),
        (f"{TRIPLE} target(1,1,add,4).", 1),
        (f"{TRIPLE} target(1,1,mul,4).", 1),
        (f"{TRIPLE} target(1,1,mul,9).", 1),
        (f"{TRIPLE} target(1,1,any,6).", 6),
        (f"{TRIPLE} target(1,1,any,8).", 1),
    ],
    errors=[
        "size(2,2).",
        "size(1,2). cage(1,1,a). cage(1,2,a).",
        "size(2,2). cage(1,1,a). cage(2,2,a). cage(1,1,b). cage(3,1,c).",
        COUPLE + "target(1,2,add,3). target(2,1,add,3). target(2,1,mul,2). target(3,1,add,3).",
        COUPLE + "target(1,1,add,x). target(2,1,add,0).",
        COUPLE + "target(1,1,mean,1). target(2,1,add,5).",
        COUPLE + "target(1,1,sub,2). target(2,1,div,3).",
        COUPLE + "target(1,1,mul,3). target(2,1,any,5).",
        COUPLE + "given(1,1,3). given(2,1,1). given(2,2,1).",
        SINGLE + "target(1,1,sub,2).",
        SINGLE + "target(1,1,mul,32).",
        SINGLE + "target(1,1,add,2147483647).",
    ],
    drawn="janko01",
    kept=("janko01", "cage"),
    explained="janko01",
    also_explained=[
        "janko64",
        "size(4,4). cage(1,(1..2),1). cage((1..2),1,1). cage(1,(3..4),3). cage(2,3,3)."
        " cage(2..3,2,11). cage(3,3,11). cage(2..3,4,12). cage(3..4,1,13). cage(4,2,13)."
        " cage(4,3..4,15). target(1,1,add,8). target(1,3,mul,9). target(2,2,add,8)."
        " target(2,4,div,2). target(3,1,add,8). target(4,3,div,2).",
    ],
    labels=(
        f"{TRIPLE} target(3,3,any,1). target(1,1,add,4).",
        9,
        [
            f"cell({r},{c})"
            for r, c in ((3, 3), (1, 1), (1, 2), (2, 1), (1, 3), (2, 2), (2, 3), (3, 1), (3, 2))
        ],
    ),
)


@pytest.mark.few(0)
@settings(max_examples=15, derandomize=True)
@given(boards())
def test_random_boards_equal_brute_force(source):
    instance = ORACLE.instance(source)
    if any("numbers from 1 to 3" in error for error in errors(instance)):
        assert list(ORACLE.rules.solutions(ORACLE.facts(source))) == []
    else:
        ORACLE.agrees(source)


def test_the_largest_numbers_that_cages_make_are_no_errors():
    cages = facts_of("cage", [["1", "1"], ["1", "2"]])
    for way, goal in (("add", 4), ("add", 5), ("mul", 2), ("mul", 4), ("any", 4)):
        ORACLE.agrees(f"size(2,2). {cages} target(1,1,{way},{goal}).")


def test_clues_are_targets_that_leave_the_answer_alone():
    """One for each cage, whose numbers make it in some way; on a board that has none yet."""
    ways: Counter[str | int] = Counter()
    for name in ("janko01", "janko64", "janko90"):
        shown = ORACLE.read(ORACLE.solve(name).answers[0])
        cages = {fact for fact in ORACLE.facts(name) if fact[0] != "target"}
        givens = {("given", *rest) for _, *rest in shown}
        answer = ORACLE.solve(facts_text(cages | givens)).answers[0]
        clues = ORACLE.clues(answer)
        assert ORACLE.rules.violations(cages | clues, shown) == []
        places = [clue[1:3] for clue in clues]
        firsts = {ORACLE.rules.cage_of(cages, fact[1:3])[0] for fact in cages if fact[0] == "cage"}
        assert sorted(places) == sorted(firsts)
        ways.update(clue[3] for clue in clues)
    assert ways == {"add": 6, "any": 4, "div": 8, "mul": 11, "sub": 19}


@pytest.mark.few(0)
def test_name_the_technique_locked_in_a_cage():
    techniques = {one.name for one in ORACLE.puzzle.rate("janko64").techniques}
    assert techniques >= {"locked in a cage", "cage and lines"}


@pytest.mark.few(0)
def test_a_large_cage_is_harder_than_a_single():
    found = ORACLE.puzzle.rate("5:abca3_a_3b_7a__a__a,s2m40m20m120s3s1a12d2a6a5")
    assert [(one.name, one.cost) for one in found.techniques[-2:]] == [
        ("hidden single in a line", 5), ("cage of 4", 6)
    ]  # fmt: skip
    assert found.level == "easy"
