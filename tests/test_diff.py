"""Two versions of a rule file: what differs, and what is claimed only with a proof."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Callable

import pytest
from harness import command, enough_time, shown

import pylogic
from pylogic import OptionError, ProgramError

KUROMASU = pylogic.load("kuromasu")


def difference(
    one: pylogic.Puzzle, other: pylogic.Puzzle, facts: str, **asked
) -> pylogic.Equivalence:
    return one.diff(other, one.instance(facts, text=True), **asked)


EDITS = [
    ("black(R, C), black(R, C+1).", "black(R, C), black(R, C+1), C > 1.", "touch"),
    ("K < N, direction", "K < N + 1, direction", None),
    (", K > 0 } != N - 1", ", K > 0 } < N - 1", "sees too many"),
    (":- clue(R, C, _), black(R, C).", "", "shows a number"),
]


@pytest.mark.few(0)
@pytest.mark.parametrize("facts", ["size(2,3). clue(1,1,3).", "size(4,4). clue(2,2,4)."])
@pytest.mark.parametrize(("old", "new", "words"), EDITS)
def test_find_a_difference_where_answers_differ(edited, facts, old, new, words):
    """`diff` shows few answers to the other version, and searches for violations of many."""
    other = edited("kuromasu", old, new)
    sets = [shown(KUROMASU, facts), shown(other, facts)]
    found = difference(KUROMASU, other, facts)
    assert found.verdict == ("same" if sets[0] == sets[1] else "different")
    if found.accepted is not None:
        assert str(found.accepted) in sets[found.by] - sets[1 - found.by]
        assert all(words in said for said, _ in found.broken)


@pytest.mark.parametrize(
    ("new", "said"),
    [
        ("{ a(1..60) } 1. :- not a(X) : X = 1..60.", ("same", 0, [])),
        ("{ a(1..60) }.", ("different", 1, ["the rule `1 = { a((1..60)) }` is broken"])),
    ],
)
def test_compare_bounds_of_choices(rules, new, said):
    found = rules("{ a(1..60) } = 1. #show a/1.", "old").diff(rules(f"{new} #show a/1.", "new"))
    assert (found.verdict, found.by, [words for words, _ in found.broken][:1]) == said


def test_compare_terms_that_are_no_atoms(rules):
    text = "p(1).\n#show p/1.\n"
    found = rules(f"{text}#show 7 : p(1).\n", "old").diff(rules(text, "new"))
    assert (found.verdict, found.broken) == ("different", ())
    assert "7" in map(str, found.accepted.symbols)


@pytest.mark.slow
def test_diff_on_the_command_line(edited):
    other = edited("kuromasu", *EDITS[0][:2])
    out = command("diff", "kuromasu", str(other.encoding.path), "--plain", code=4)
    claim = "differs on an empty board of 1x2: accepts what encodings/kuromasu.lp rejects"
    assert out.startswith(f"{claim}\n# #\n\nencodings/kuromasu.lp rejects it:\n")
    assert "the black cells 1,1 and 1,2 touch" in out
    out = command("diff", "kuromasu", str(other.encoding.path), "wikipedia11")
    assert out == "no difference on 1 board: the same answers\n"
    out = command("diff", "takuzu", "takuzu")
    assert out == "the same answers on all instances: they are one file\n"
    one, two = (
        edited("seven_eleven", ":-", f":- {x} = {x},", f"prices{x}").encoding.path for x in (1, 2)
    )
    out = command("diff", "seven_eleven", one, code=3)
    assert out == "no difference on 1 board: others may show one\n"
    assert "name an instance" in command("diff", one, two, code=2)


BROKEN = {
    # what its boards of one row miss, and what no board of a size alone has
    "akari": (" not lit(row, R, First), not lit(column, C, First').", " not lit(row, R, First)."),
    "star_battle": ("star(R, C) } != S.", "star(R, C) } > S."),
}


@pytest.mark.slow
@pytest.mark.parametrize("kind", BROKEN)
def test_find_a_difference_on_packaged_instances(edited, kind):
    found = pylogic.load(kind).diff(edited(kind, *BROKEN[kind]))
    assert found.verdict == "different"
    assert sum(not name.startswith("an empty") for name in found.instances) <= 1


@pytest.mark.slow
def test_blame_the_file_that_clingo_rejects(edited):
    other = edited("kuromasu", "#show black/2.", "#show black/2.\nopen(R, K) :- cell(R, R).")
    for instance in (None, "wikipedia11"):
        with pytest.raises(ProgramError) as error:
            KUROMASU.diff(other, instance)
        (problem,) = error.value.problems
        assert problem.file == str(other.encoding.path)
        assert problem.text.startswith("K is unsafe: no positive atom of the body gives it a value")


@pytest.mark.slow
def test_tell_how_far_a_comparison_is(edited):
    seen: list[tuple[str, int]] = []
    other = edited("kuromasu", *EDITS[0][:2])
    found = KUROMASU.diff(other, on_progress=lambda name, tried: seen.append((name, tried)))
    assert seen == [(name, tried) for tried, name in enumerate(found.instances)]
    assert str(found.accepted) == "black(1,1) black(1,2)"
    assert "touch" in found._repr_html_()
    same = KUROMASU.diff(KUROMASU, "wikipedia11")
    assert (same.verdict, same.accepted, len(same.instances)) == ("same", None, 1)
    with pytest.raises(OptionError, match="timeout=-1: expected a positive number"):
        KUROMASU.diff(KUROMASU, timeout=-1)


RULE = "{ a(X) } :- b(X, Y). %! No.\n:- a(X), b(X, Y), X < Y."


@pytest.mark.parametrize(
    ("text", "is_same"),
    [
        (RULE, True),
        (":- a(X), b(X, Y), X < Y. { a(X) } :- b(X, Y).", True),
        (":- X < Y, b(X, Y), a(X). { a(X) } :- b(X, Y).", True),
        (f"% Mine.\n\n{RULE.replace(', ', ',   ')} %* more *%", True),
        (RULE.replace("%! No.", "%! Never."), True),
        (RULE.replace("X", "Row").replace("Y", "Col"), True),
        (RULE.replace("X", "Z").replace("Y", "X").replace("Z", "Y"), True),
        (RULE.replace(":- a(X), b(X, Y), X < Y.", ":- a(Y), b(Y, X), Y < X."), True),
        (RULE.replace("X < Y", "Y < X"), False),
        (RULE.replace("b(X, Y), X", "b(Y, X), X"), False),
        (RULE.replace("a(X), b(X, Y)", "a(X), b(X, X), b(X, Y)"), False),
        ("{ a(X) } :- b(X, Y).", False),
        (f"{RULE} #const k = 1.", False),
        (f"{RULE} #program errors. error(1) :- b(1, 1).", False),
        (f'{RULE} #program about. title("mine").', True),
    ],
)
def test_prove_by_the_same_rules(rules, text, is_same):
    """In another order, in other words, with other names of variables and other remarks."""
    old, new = rules(f"#show a/1. {RULE}", "old"), rules(f"#show a/1. {text}", "new")
    for one, other in ((old, new), (new, old)):
        found = one.diff(other, one.instance("b(1,2).", text=True))
        assert (found.proof == "the same rules") == is_same
    if not is_same:
        with pytest.raises(OptionError, match="name an instance"):
            old.diff(new)


def test_name_only_rules_that_are_broken_however_hidden_atoms_are_chosen(rules):
    text = "{ on(1..4) }. :- not on(X) : X = 1..4. #show on/1."
    hidden = "{ by(1..4) } = 1. :- by(X), not on(X). :- on(2)."
    found = rules(text, "old").diff(rules(f"{text} {hidden}", "new"))
    assert "on(2)" in map(str, found.accepted.symbols)
    assert [words for words, _ in found.broken] == ["the rule `:- on(2)` is broken"]


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [("p/1", "p/2", "show p/1 and p/2"), ("p/1", "-p/1", "show p/1 and -p/1")],
)
def test_refuse_versions_that_show_other_atoms(rules, old, new, words):
    text = "{ p(1); -p(1); p(1,1) }. #show"
    with pytest.raises(OptionError, match=f"the versions {words}"):
        rules(f"{text} {old}.", "old").diff(rules(f"{text} {new}.", "new"))


def test_compare_all_atoms_without_show(rules):
    text = "{ a(1..3) }. b :- a(2)."
    old, new = rules(text, "old"), rules(f"{text} :- not b, a(1).", "new")
    assert old.diff(old).verdict == "same"
    found = old.diff(new)
    assert (found.verdict, "b" in str(found.accepted).split()) == ("different", False)


def test_compare_constants_as_rules(rules):
    old = rules("#const k = 1. { a(k) }. #show a/1.", "old")
    new = rules("#const k = 2. { a(k) }. #show a/1.", "new")
    assert old.diff(new).verdict == "different"
    assert old.diff(new, constants={"k": 3}).proof == "the same rules"


def test_compare_rules_without_facts(rules):
    old = rules("{ a(1..3) }. #show a/1.", "old")
    new = rules("{ a(1); a(2); a(3) }. #show a/1.", "new")
    found = old.diff(new)
    assert (found.verdict, found.proof) == ("same", "all answers")
    assert str(found) == "no difference on 1 board: the same answers"


@pytest.mark.parametrize(("last", "proof"), [(30, "all answers"), (29, None)])
def test_search_for_violations_where_answers_are_too_many(rules, last, proof):
    """Thirty cells: neither version's answers can all be looked at."""
    text = "{ a(X) : b(X) }. #show a/1."
    old, new = rules(text, "old"), rules(f"{text} :- a(X), X > {last}.", "new")
    found = old.diff(new, old.instance("b(1..30).", text=True))
    assert (found.verdict, found.proof) == ("same" if proof else "different", proof)


MANY = "{ a(1..60) }. #show a/1."


@pytest.mark.nightly
@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("old", "new", "verdict"),
    [
        (f"{MANY} b :- a(2). :- b.", f"{MANY} b :- a(2). :- a(2). :- b, a(3).", "same"),
        ("{ a(1..60) } 59. #show a/1.", f"{MANY} :- a(X) : X = 1..60.", "same"),
        # Other definitions may build other answers: only some of these are looked at.
        (f"{MANY} b(X) :- a(X), X < 3. :- b(2).", f"{MANY} b(2) :- a(2). :- b(2).", "unknown"),
        (f"{MANY} b :- a(2). :- b.", f"{MANY} b :- not c. c :- not b. :- a(2).", "unknown"),
        # Best answers alone do not tell whether they are the best of the other version, too.
        ("{ a; b }. #minimize { 1 : a }. #show a/0. #show b/0.",
         "{ a; b }. #minimize { 1 : b }. #show a/0. #show b/0.", "unknown"),
        (f"{MANY} b(X) :- a(X), X < 3. :- b(2).", f"{MANY} b(2) :- a(2), a(3). :- b(2).",
         "unknown"),
        (f"{MANY} b :- a(2). :- b.", f"{MANY} {{ b }} :- a(2). :- a(2).", "unknown"),
        # An answer with a(60) cannot even be built by the other, so no search of both sees it.
        (MANY, "{ a(1..59) }. a(60) :- a(60). #show a/1.", "unknown"),
    ],
)  # fmt: skip
def test_claim_the_same_only_with_a_proof(rules, old, new, verdict):
    one, other = rules(old, "old"), rules(new, "new")
    for found in (one.diff(other), other.diff(one)):
        assert found.verdict == verdict
        assert found.interrupted is None
        assert (found.proof is not None) == (verdict == "same")


DERIVED = "{ x(1..12) }. q(7). p(X) :- q(X). :- p(9), #count { X : x(X) } = %d. #show x/1."
GIVEN = [
    # Costs of the instance: what is not the best is an answer, too, and a difference.
    ("{ a; b }. :- not a, not b. #show a/0. #show b/0.",
     "{ a; b }. :- not a, not b. :- a, not b. #show a/0. #show b/0.",
     "#minimize { 1 : a; 1 : b }.", "different"),
    ("{ a; b }. c :- a. #show a/0. #show b/0.", "{ a; b }. c :- b. #show a/0. #show b/0.",
     "#minimize { 1 : c }.", "unknown"),
    # An instance may give atoms that the rules derive, too.
    (DERIVED % 12, DERIVED % 13, "p(9..9).", "different"),
    (DERIVED % 12, DERIVED % 13, "p(9).", "different"),
    (DERIVED % 12, DERIVED % 13, "p(8..8).", "same"),
    (f"{MANY} b(X) :- a(X). :- b(X), X > 2.", f"{MANY} b(X) :- a(X). :- b(X), X > 1.",
     "b(X) :- X = 1..1.", "different"),
    # Atoms that only one version derives are not the other's.
    ("{ a(1..6) }. #show a/1. q :- a(1). :- a(1), not q.",
     "{ a(1..6) }. #show a/1. #defined q/0. :- a(1), not q.", "r(1).", "different"),
    # The instance sets what the rules count with, and says what is shown.
    (f"{MANY} :- #count {{ X : a(X) }} > n.", f"{MANY} :- n+1 <= #count {{ X : a(X) }}.",
     "#const n = 1.", "same"),
    (f"{MANY} {{ b }}. :- a(1), b.", f"{MANY} {{ b }}.", "r(1). #show b/0.", "different"),
    (f"{MANY} b :- a(1), a(2). :- b.", f"{MANY} :- a(1), a(2).", "r(1). #show t : b.", "unknown"),
    # Classical negation, and a sign that is shown.
    ("{ p(1..2); -p(1) }. #show -p/1.", "{ -p(1); p(1..2) }. #show -p/1. :- #false.", "r(1).",
     "same"),
    ("{ p(1..2); -p(1) }. #show -p/1.", "{ -p(1); p(1..2) }. #show -p/1. :- -p(1).", "r(1).",
     "different"),
    # The part `errors` forbids an answer.
    (f"{MANY} b :- a(1).", f"{MANY} b :- a(1). #program errors. :- b.", "r(1).", "different"),
]  # fmt: skip


@pytest.mark.nightly
@pytest.mark.few(5)
@pytest.mark.parametrize(("old", "new", "facts", "verdict"), GIVEN)
def test_give_the_instance_to_both_versions(rules, tmp_path, old, new, facts, verdict):
    (tmp_path / "board.lp").write_text(facts)
    one, other = rules(f"#defined r/1. {old}", "old"), rules(f"#defined r/1. {new}", "new")
    for found in (one.diff(other, tmp_path / "board.lp"), other.diff(one, tmp_path / "board.lp")):
        assert found.verdict == verdict


LARGE = ("#show black/2.", "#show black/2.\n:- size(R, _), R > 60, black(1, 1).")


@pytest.mark.slow
@pytest.mark.nightly
def test_prove_nothing_of_large_boards_by_small_ones(edited):
    """Up to five by five are tried, and puzzles that the versions make on them."""
    other = edited("kuromasu", *LARGE)
    difference = KUROMASU.diff(other)
    words = r"no difference on \d+ boards: others may show one"
    assert re.fullmatch(words, str(difference))
    found = difference.to_dict()
    said = (found["verdict"], found["proof"], found["interrupted"])
    assert said == ("no_difference", None, None)
    assert "an empty board of 1x2" in found["instances"]
    assert len(set(found["instances"])) == len(found["instances"])
    assert any(name.startswith("puzzle") for name in found["instances"])


@pytest.mark.nightly
@pytest.mark.slow
def test_try_no_puzzles_that_one_version_refuses(edited):
    refuses = "#program errors.\nerror(clue) :- clue(1, 1, _).\n#program base."
    other = edited("kuromasu", LARGE[0], f"{LARGE[1]}\n{refuses}")
    assert KUROMASU.diff(other).verdict == other.diff(KUROMASU).verdict == "no_difference"


@pytest.mark.few(0)
@pytest.mark.parametrize(
    ("interruption", "words"),
    [
        ("user", "stopped by Ctrl-C"),
        pytest.param("timeout", "stopped by the time limit", marks=pytest.mark.nightly),
    ],
)
def test_claim_nothing_of_versions_that_were_not_compared(edited, interruption, words):
    other = edited("kuromasu", *LARGE)

    def stop(_name: str, tried: int) -> None:
        if tried == 2:
            os.kill(os.getpid(), signal.SIGINT)

    def compare(seconds: float) -> pylogic.Equivalence:
        if interruption == "user":
            return KUROMASU.diff(other, on_progress=stop)
        return KUROMASU.diff(other, timeout=seconds)

    found = enough_time(compare, lambda found: len(found.instances) > 1)
    assert (found.verdict, found.interrupted) == ("unknown", interruption)
    assert str(found) == f"not judged: {words} after {len(found.instances)} boards"
    assert found.to_dict()["interrupted"] == interruption


PIGEONS = """#include "lib/grid.lp".
{ black(R, C) : cell(R, C) }.
birds(R*C) :- size(R, C), R*C > 9.
{ at(P, H) : H = 1..N-1 } = 1 :- birds(N), P = 1..N.
:- at(P, H), at(Q, H), P < Q.
#show black/2.
"""


@pytest.mark.nightly
@pytest.mark.slow
def test_call_the_effort_for_one_board_no_limit(rules):
    """Boards of 4x4 and 5x5 need more than the effort for a sample; the limit of time is far."""
    other = rules(f"{PIGEONS}:- at(1, 1), black(1, 1).\n", "other")
    found = rules(PIGEONS).diff(other, timeout=120)
    assert (found.verdict, found.interrupted) == ("unknown", None)
    words = f"not all answers could be compared on {len(found.instances)} boards"
    assert str(found) == f"not judged: {words}"


# ---- Predicates of other names ----------------------------------------------------------


NAMES = {"black": "shaded", "clue": "number"}


@pytest.fixture
def theirs(rules) -> Callable[..., pylogic.Puzzle]:
    """Loads our rules in the words of another file, which has a predicate `black` of its own."""

    def load(*edit: str) -> pylogic.Puzzle:
        text = re.sub(r"(?s)#program techniques.*?(?=#program reasons)", "", KUROMASU.encoding.text)
        for old, new in NAMES.items():
            text = re.sub(rf"\b{old}(?=[(/])", new, text)
            text = text.replace(f"clues({old},", f"clues({new},").replace(f", {old})", f", {new})")
        assert "black(" not in text
        text = text.replace("fill(R, C, shaded)", "fill(R, C, black)")
        text = text.replace("open(R, C) :-", "black(R, C) :- shaded(R, C).\nopen(R, C) :-")
        for old, new in zip(edit[::2], edit[1::2], strict=True):
            assert old in text
            text = text.replace(old, new)
        return rules(text, "theirs")

    return load


TOUCHING = ("shaded(R, C), shaded(R, C+1).", "shaded(R, C), shaded(R, C+1), C > 1.")


@pytest.mark.slow
@pytest.mark.parametrize("board", ["size(2,3).", "size(4,4)."])
def test_compare_predicates_of_other_names(theirs, board):
    """Also where violations are searched for, and where the other has such a name."""
    facts = KUROMASU.instance("size(2,3). clue(1,1,3).", text=True)
    assert KUROMASU.diff(theirs(), facts, map=NAMES, isolated=True).verdict == "same"
    other = theirs(*TOUCHING)
    back = {new: old for old, new in NAMES.items()}
    for one, two, names in ((KUROMASU, other, NAMES), (other, KUROMASU, back)):
        found = difference(one, two, board, map=names)
        by = found.encodings[found.by]
        assert (found.verdict, by) == ("different", str(other.encoding.path))
        assert {atom.name for atom in found.accepted.symbols} <= {*names}  # the first's words
        assert all("touch" in words for words, _ in found.broken)
        assert found.broken
        assert "<svg" in found._repr_html_()  # drawn by the first


@pytest.mark.nightly
@pytest.mark.slow
def test_prove_by_the_same_rules_in_other_words(theirs):
    own = "black(R, C) :- shaded(R, C).\n"
    assert KUROMASU.diff(theirs(own, ""), map=NAMES).proof == "the same rules"
    other = theirs(own, "", TOUCHING[0], f"R = R, {TOUCHING[0]}")
    found = KUROMASU.diff(other, map=NAMES)
    assert found.verdict == "no_difference"
    assert any(name.startswith("puzzle") for name in found.instances)  # of its clues, too


def test_search_for_violations_in_other_words(rules):
    old, new = (
        rules("{ a(X) : b(X) }. #show a/1.", "old"),
        rules("{ c(X) : d(X) }. :- c(X), X > 30. #show c/1.", "new"),
    )
    facts = old.instance("b(1..30).", text=True)
    found = old.diff(new, facts, map={"a": "c", "b": "d"})
    assert (found.verdict, found.proof) == ("same", "all answers")


def test_change_names_for_each_other(rules):
    old, new = (
        rules("{ a(1..3) }. { b(1..3) }. :- a(X), b(X). :- a(3). #show a/1. #show b/1.", "old"),
        rules("{ b(1..3) }. { a(1..3) }. :- b(X), a(X). :- b(3). #show b/1. #show a/1.", "new"),
    )
    assert old.diff(new).verdict == "different"
    assert old.diff(new, map={"a": "b", "b": "a"}).verdict == "same"


@pytest.mark.parametrize(
    ("names", "words"),
    [
        ({"blakc": "shaded"}, "kuromasu.lp has no predicate blakc; did you mean black?"),
        ({"black": "shaed"}, "theirs.lp has no predicate shaed; did you mean shaded?"),
        ({"black": "number"}, "the map black=number: black/2 and number/3 do not have as many"),
        ({"black": "shaded", "white": "shaded"}, "shaded/2 cannot be both black and white"),
        ({"black": 2}, "theirs.lp has no predicate 2; there are"),
        ("black=shaded", "map='black=shaded': expected a dictionary"),
        ({"clue": "number"}, "the versions show black/2 and shaded/2: #show must be the same, or a"
         " map says that they mean the same: black=shaded"),
    ],
)  # fmt: skip
def test_refuse_names_that_no_map_can_have(theirs, names, words):
    with pytest.raises(OptionError, match=re.escape(words)):
        KUROMASU.diff(theirs(), "wikipedia11", map=names)


def test_refuse_a_map_without_a_name_that_both_show(theirs):
    other = theirs("#show shaded/2.", "#show shaded/2. #show black/2.")
    with pytest.raises(OptionError, match="has a black/2 of its own: the map must say what it is"):
        KUROMASU.diff(other, "wikipedia11", map=NAMES)


@pytest.mark.slow
def test_diff_with_a_map_on_the_command_line(theirs):
    path = str(theirs(*TOUCHING).encoding.path)
    names = ("--map", "black=shaded", "--map", "clue=number")
    out = command("diff", "kuromasu", path, *names, "--plain", code=4)
    assert out.startswith("differs on an empty board of 1x2: accepts what")
    assert "expected NAME=OTHER" in command("diff", "kuromasu", path, "--map", "black=", code=2)
