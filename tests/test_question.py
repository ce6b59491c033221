"""The keywords of a search are the same in every way in. Conflicts are the newest limit."""

from __future__ import annotations

import json

import pytest
from harness import command, needs_swipl

import pylogic

OTHERS = {
    "models": 3,
    "keep": False,
    "all_optima": True,
    "certify": True,
    "improve": True,
    "engine": "swipl",
    "order": "reversed",
    "shuffle": 1,
    "heuristic": "Vsids",
    "labeling": "ff",
    "constants": {"n": 1},
    "options": ["--seed=1"],
    "threads": 2,
    "seed": 1,
}
"""A value of each keyword of a search that is not the usual one."""
LIMITS = {"timeout": 9, "cpu_limit": 9, "memory": 900, "conflicts": 99, "inferences": 999}
OWN_OPTIONS = {
    "models": "--models",
    "keep": "--count",
    "all_optima": "--opt",
    "constants": "--const",
    "options": "CLASP_OPTIONS",
}
"""The option or word of a keyword on the command line, where that is not its name."""


@pytest.fixture(scope="module")
def kuromasu():
    return pylogic.load("kuromasu")


@pytest.mark.parametrize(
    ("verb", "known"),
    [
        ("solve", {*OTHERS, *LIMITS, "isolated"}),
        ("check", {"constants", "timeout", "memory", "isolated"}),
    ],
)
def test_refuse_a_keyword_that_no_search_has(kuromasu, verb, known):
    with pytest.raises(TypeError, match="model is none of the keywords") as caught:
        getattr(kuromasu, verb)("inst12", model=1)
    assert {*str(caught.value).partition("keywords ")[2].split(", ")} == known


@pytest.mark.parametrize("name", OTHERS)
def test_refuse_a_keyword_of_another_type(kuromasu, name):
    with pytest.raises(pylogic.OptionError, match=name):
        kuromasu.solve("inst12", **{name: object()})


def test_refuse_a_shuffle_below_zero(kuromasu):
    """See test_results.py for other numbers."""
    with pytest.raises(pylogic.OptionError, match="shuffle=-1: expected"):
        kuromasu.solve("inst12", shuffle=-1)


def test_solve_with_each_keyword_on_the_command_line():
    said = command("solve", "--help")
    assert command("batch", "solve", "--help").split("Others")[0].count("\n  -") == 20  # with -h
    names = (OWN_OPTIONS.get(name, f"--{name.replace('_', '-')}") for name in {**OTHERS, **LIMITS})
    assert [name for name in names if name not in said] == []


NOT_BATCHED = {"inferences"}
BATCHED = sorted({*OTHERS, *LIMITS} - NOT_BATCHED - {"engine"})
COSTS = """#const n = 2. #const m = 2. b(m). #defined size/2. #show a/1.
{ a(1..n) } = 1. #minimize { X : a(X) }.
#program label.
label(1, a, X, a(X)) :- X = 1..n.
"""


@pytest.fixture(scope="module")
def journal(tmp_path_factory):
    """Asks for a puzzle in a batch; whether the record of it was in the journal already."""
    folder = tmp_path_factory.mktemp("journal")
    (folder / "board.lp").write_text("size(1,1).")
    (folder / "rules.lp").write_text(COSTS)

    def is_known(puzzle=folder / "rules.lp", **keywords):
        known = []
        given = {"journal": folder / "kept.sqlite", "resume": True, "on_known": known.append}
        list(pylogic.batch(puzzle, [folder / "board.lp"], jobs=1, **given, **keywords))
        return bool(known)

    is_known()
    return is_known


@pytest.mark.parametrize("name", BATCHED)
def test_resume_equal_questions(journal, name):
    """A record with another value of a keyword is another record."""
    other = {name: {**OTHERS, **LIMITS}[name]}
    assert [journal(**other), journal(**other)] == [False, True]


def test_resume_a_question_with_keywords_in_another_order(journal):
    assert not journal(constants={"n": 1, "m": 2}, options=["--parallel-mode=2"])
    assert journal(constants={"m": "2", "n": "1"}, options=("--parallel-mode=2",))


@pytest.mark.slow
@needs_swipl
def test_resume_questions_to_the_same_engine(journal):
    for is_known in (False, True):
        assert journal("kuromasu") == journal("kuromasu", engine="swipl") == is_known


def test_refuse_a_keyword_that_a_batch_does_not_have():
    with pytest.raises(pylogic.OptionError, match="isolated: there is no such keyword"):
        pylogic.batch("kuromasu", [], isolated=True)


# ---- A limit of conflicts ---------------------------------------------------------------


def test_solve_until_the_limit_of_conflicts(kuromasu):
    cut = kuromasu.solve("inst43", conflicts=20)
    assert (cut.status, cut.interrupted, cut.exhausted) == ("interrupted", "conflicts", False)
    assert cut.statistics.conflicts == 20
    assert str(cut).startswith("interrupted: no answer, stopped by the limit of conflicts, ")
    whole = kuromasu.solve("inst43", conflicts=10**6)
    assert (whole.status, whole.interrupted) == ("unique", None)
    in_child = kuromasu.solve("inst43", conflicts=20, isolated=True)
    assert in_child == cut


def test_add_conflicts_of_several_searches():
    """As where steps are ground one by one, and where a labeling has an objective."""
    river = pylogic.load("river_crossing")
    needed = river.solve("couples3_boat2").statistics.conflicts
    cut = river.solve("couples3_boat2", conflicts=needed // 2)
    assert cut.interrupted == "conflicts"
    assert cut.statistics.conflicts <= needed // 2 + 1
    assert river.solve("couples3_boat2", conflicts=needed + 1).interrupted is None


def test_solve_until_the_limit_of_conflicts_and_keep_answers():
    queens = pylogic.load("queens")
    found = queens.solve("8", models=0, conflicts=200)
    assert found.interrupted == "conflicts"
    assert (found.status, found.exhausted) == ("multiple", False)
    assert "stopped by the limit of conflicts" in str(found)


def test_limit_conflicts_on_the_command_line():
    told = json.loads(command("solve", "kuromasu", "inst43", "--conflicts", 20, "--json", code=3))
    assert (told["status"], told["interrupted"]) == ("interrupted", "conflicts")


def test_limit_conflicts_in_a_batch():
    (made,) = pylogic.batch("kuromasu", ["inst43"], conflicts=20)
    assert (made.status, made.interrupted) == ("interrupted", "conflicts")


def test_refuse_a_limit_of_conflicts(kuromasu):
    with pytest.raises(pylogic.OptionError, match="conflicts=9: SWI-Prolog counts none"):
        kuromasu.solve("inst12", engine="swipl", conflicts=9)
    with pytest.raises(pylogic.OptionError, match="conflicts=0: expected a whole number from 1"):
        kuromasu.solve("inst12", conflicts=0)
    with pytest.raises(pylogic.OptionError, match="--timeout, --memory and --conflicts alone"):
        kuromasu.solve("inst12", options=["--solve-limit=9"])
    with pytest.raises(pylogic.OptionError, match="conflicts=9: SWI-Prolog counts none"):
        list(pylogic.batch("kuromasu", ["inst12"], engine="swipl", conflicts=9))
