"""Explanations: switches, conflicts, derivations, differences; checked by plain Python."""

from __future__ import annotations

import json
import math
import os
import re
import signal
import subprocess
import sys
import time
from itertools import combinations, product

import clingo
import pytest
from harness import compare, corpus, needs_corpora
from rules import kuromasu as rules

import pylogic
from pylogic import blame, conflicts, derivation, explain, fewest, reasons, state
from pylogic.child import Limits
from pylogic.errors import OptionError, ProgramError
from pylogic.exchange import told
from pylogic.explain import Asked
from pylogic.grounding import Program

KUROMASU = pylogic.load("kuromasu")
NONE = "size(2,3). clue(1,1,4). clue(2,3,4). clue(1,3,1)."
ONE = "size(3,3). clue(1,2,5). clue(3,1,2)."
SMALL = {
    "kuromasu": "size(2,3). clue(1,1,3). clue(2,3,3).",
    "takuzu": "size(2,2). given(1,1,0).",
    "sudoku": "size(2,2). boxes(1,2). given(1,1,1).",
    "number_grid": "size(2,2). line(row,1,1). line(column,1,1). amount(1,2). given(1,1,1).",
    "queens": "size(4,4). given(1,2).",
    "seven_eleven": "items(2). total(4). unit(1).",
}


def job(text: str, puzzle: pylogic.Puzzle = KUROMASU, **constants: int):
    return puzzle.job(puzzle.instance(text, text="." in text), constants=constants)


def run(text: str, puzzle: pylogic.Puzzle = KUROMASU, **asked) -> explain.Explanation:
    return explain.explain(job(text, puzzle), Asked(**asked), Limits())


def command(*arguments: str, code: int = 0, **options) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "pylogic", "explain", *arguments],
        capture_output=True,
        text=True,
        **options,
    )
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout + done.stderr


# ---- Switches ----------------------------------------------------------------------


def shown_sets(control: clingo.Control, encoding, assumptions=()) -> set[frozenset[str]]:
    control.configuration.solve.models = 0
    found = set()
    with control.solve(yield_=True, assumptions=list(assumptions)) as handle:
        for model in handle:
            atoms = model.symbols(atoms=True)
            wanted = (a for a in atoms if (a.name, len(a.arguments)) in encoding.shown)
            found.add(frozenset(map(str, wanted)))
    return found


@pytest.mark.parametrize("name", SMALL)
def test_all_switches_on_are_the_original_program_and_all_off_its_relaxation(name):
    puzzle = pylogic.load(name)
    one = job(SMALL[name], puzzle)
    program = blame.blamed(one)
    control, literals = program.switches.control, program.switches.literals
    answers = puzzle.solve(one.instance, models=0).answers
    original = {frozenset(map(str, answer.symbols)) for answer in answers}
    assert shown_sets(control, puzzle.encoding, literals.values()) == original
    is_constraint = reasons.is_constraint
    rules = [s for s in puzzle.encoding.alone("base") if not is_constraint(s)]
    bare = Program.of(one, [*rules, *one.instance.statements])
    bare.ground(("base", []))
    relaxed = shown_sets(control, puzzle.encoding)
    assert relaxed == shown_sets(bare.control, puzzle.encoding)
    assert original < relaxed
    off = [-literal for literal in literals.values()]
    assert shown_sets(control, puzzle.encoding, off) <= relaxed


def test_each_ground_constraint_is_a_switch_of_its_own():
    literals = blame.blamed(job("size(3,3). clue(1,1,5).")).switches.literals
    said = [
        reasons.told(reasons.reasons(KUROMASU.encoding), s)[0] for s in literals if s.name != "clue"
    ]
    assert len(said) == len(set(said)) == 1 + 1 + 6 + 6 + 9
    assert "the black cells 2,3 and 3,3 touch" in said


def test_a_constraint_without_words_says_its_text_with_its_values(tmp_path):
    (tmp_path / "made.lp").write_text(
        "{p(1..2)}. :- p(X), X > 1.\n%! {no term} {X} {Y}\n:- p(X), X < 2.\n#show p/1."
    )
    known = reasons.reasons(pylogic.load(tmp_path / "made.lp").encoding)
    assert [reason.has_words for reason in known] == [False, True]
    assert known[0].said(clingo.parse_term("_broken(0,(2,),())")) == (
        "#false :- p(X); X > 1. with X = 2"
    )
    assert known[1].said(clingo.parse_term("_broken(1,(1,),(1,))")) == "{no term} 1 {Y}"


# ---- Conflicts ---------------------------------------------------------------------


class Board:
    """Kuromasu's clues and ground constraints as elements, in plain Python.

    The constraint of connected.lp, which is included first, is number 0.
    """

    def __init__(self, text: str) -> None:
        one = job(text)
        self.job = one
        self.elements = [str(s) for s in blame.blamed(one).switches.literals]
        self.rows, self.cols = (
            one.instance.facts[0].arguments[0].number,
            one.instance.facts[0].arguments[1].number,
        )
        self.clues = {
            (f.arguments[0].number, f.arguments[1].number): f.arguments[2].number
            for f in one.instance.facts
            if f.signature == ("clue", 3)
        }
        cells = list(product(range(1, self.rows + 1), range(1, self.cols + 1)))
        self.cells = cells
        self.colourings = [
            {cell for cell, is_black in zip(cells, colours, strict=True) if is_black}
            for colours in product((False, True), repeat=len(cells))
        ]
        self.broken = [self.breaks(black) for black in self.colourings]

    def breaks(self, black: set) -> list[set[str]]:
        """The sets of elements that a colouring breaks: it is none if all of one set are kept."""
        found = []
        white = set(self.cells) - black
        for (r, c), n in self.clues.items():
            clue = f"clue({r},{c},{n})"
            if (r, c) in black:
                found.append({clue, f"_broken(1,({r},{c}),({r},{c}))"})
            if rules.seen((r, c), white) != n:
                found.append({clue, f"_broken(3,({r},{c},{n}),({n},{r},{c},{n}))"})
        for r, c in black:
            if (r, c + 1) in black:
                found.append({f"_broken(4,({r},{c}),({r},{c},{r},{c + 1}))"})
            if (r + 1, c) in black:
                found.append({f"_broken(5,({r},{c}),({r},{c},{r + 1},{c}))"})
        start = (1, 1) if (1, 1) in white else (1, 2) if (1, 2) in white else None
        reached = rules.reachable(start, white) if start else set()
        for r, c in white - reached:
            found.append({f"_broken(0,({r},{c}),({r},{c}))"})
        return found

    def contradicts(self, kept: set[str], known: dict | None = None) -> bool:
        """Whether every colouring breaks what is kept."""
        return all(
            any(one <= kept for one in broken)
            for black, broken in zip(self.colourings, self.broken, strict=True)
            if all((cell in black) == is_black for cell, is_black in (known or {}).items())
        )


def test_conflicts_are_minimal_and_all_are_found():
    board = Board(NONE)
    found = run(NONE, count=1000)
    assert found.outcome.status == "none"
    assert found.are_all
    sets = [frozenset(map(str, conflict.because)) for conflict in found.conflicts]
    assert len(sets) == len(set(sets)) > 3
    for one in sets:
        assert board.contradicts(set(one))
        assert not any(board.contradicts(set(one) - {element}) for element in one)
    smallest = min(map(len, sets))
    for size in range(smallest + 1):
        brute = {
            frozenset(some)
            for some in combinations(board.elements, size)
            if board.contradicts(set(some))
        }
        assert {one for one in sets if len(one) == size} == brute


@pytest.mark.parametrize(
    "text", [NONE, "size(1,3). clue(1,1,3). clue(1,3,1).", "size(2,2). clue(1,1,2). clue(2,2,3)."]
)
def test_a_smallest_conflict_is_one_of_the_smallest_of_all(text):
    (found,) = run(text, is_smallest=True).conflicts
    assert found.is_smallest
    assert found.is_minimal
    board = Board(text)
    assert board.contradicts(set(map(str, found.because)))
    for some in combinations(board.elements, found.size - 1):
        assert not board.contradicts(set(some))


def test_a_conflict_that_a_limit_cut_short_is_not_called_minimal():
    instance = KUROMASU.instance("inst43")
    text = " ".join(f"{f.symbol}." for f in instance.facts).replace("clue(1,3,6)", "clue(1,3,7)")
    sizes = []
    found = explain.explain(
        job(text),
        Asked(is_smallest=True),
        Limits(timeout=0.4),
        lambda size, bound: sizes.append(size),
    )
    assert found.interrupted == "timeout"
    (conflict,) = found.conflicts
    assert not conflict.is_smallest
    assert (conflict.bound or 0) < conflict.size == sizes[-1]
    assert found.outcome.status == pylogic.Status.NONE


def test_contradicting_rules_of_a_plan_are_blamed():
    puzzle = pylogic.load("river_crossing")
    found = run("couples4_boat2", puzzle)
    (conflict,) = found.conflicts
    ((words, _),) = [reasons.told(reasons.reasons(puzzle.encoding), s) for s in conflict.because]
    assert words == "nobody can bring everybody to the right bank"
    with pytest.raises(OptionError, match="plans made of steps"):
        run("couples3_boat2", puzzle)
    with pytest.raises(OptionError, match="the best"):
        run("2x2", pylogic.load("chemin"))


# ---- Derivations -------------------------------------------------------------------


def check_derivation(one, found: explain.Explanation) -> None:
    """Each mark follows from its explanation and what is known: no switches, no assumptions."""
    assert found.is_complete
    (answer,) = found.outcome.answers
    solution = set(map(str, answer.symbols))
    known: list[tuple[str, bool]] = []
    for reached in found.steps:
        new = []
        for explained in reached.step.explained:
            assert explained.marks
            assert len(explained.because) == reached.step.size
            for mark in explained.marks:
                assert follows(one, explained.because, known, mark)
                assert (mark[0] in solution) == mark[1]
            new += explained.marks
        for mark in reached.step.implied:
            assert follows(one, (), [*known, *new], mark)
        known += [*new, *reached.step.implied]
    assert len(known) == len(set(known))
    assert {atom for atom, holds in known if holds} == solution


def follows(one, because, known, mark) -> bool:
    """Whether a program that has only these clues and constraints rules the opposite out."""
    encoding = one.encoding
    statements = [s for s in encoding.alone("base") if "Show" not in str(s.ast_type)]
    clues = {f.symbol for f in one.instance.facts if f.signature == encoding.clues}
    statements = [
        *reasons.relaxed(statements, reasons.reasons(encoding)),
        *(
            s
            for s in one.instance.statements
            if "Rule" in str(s.ast_type) and clingo.parse_term(str(s).rstrip(".")) not in clues
        ),
    ]
    program = Program.of(one, statements)
    for symbol in because:
        program.control.add("base", [], f"{symbol}." if symbol in clues else f":- {symbol}.")
    for atom, holds in [*known, (mark[0], not mark[1])]:
        program.control.add("base", [], f":- {'not ' if holds else ''}{atom}.")
    program.ground(("base", []))
    return bool(program.control.solve().unsatisfiable)


UNIQUE = {
    "kuromasu": ONE,
    "takuzu": "size(4,4). given(1,1,0). given(1,2,0). given(2,1,0). given(3,3,0). given(4,4,1).",
    "sudoku": "size(4,4). boxes(2,2). given(1,1,1). given(1,2,2). given(2,1,3). given(3,2,1)."
    " given(4,3,1). given(4,1,2).",
    "number_grid": "size(1,3). line(row,2,3). amount(1,1). amount(2,1). given(1,1,1).",
    "queens": "size(4,4). given(1,2).",
    "seven_eleven": "items(2). total(4). unit(1).",
}


@pytest.mark.parametrize("name", UNIQUE)
def test_every_step_is_implied_and_the_end_is_the_solution(name):
    one = job(UNIQUE[name], pylogic.load(name))
    check_derivation(one, explain.explain(one, Asked(), Limits()))


def test_no_step_has_a_smaller_explanation():
    board = Board(ONE)
    found = run(ONE)
    known: dict = {}
    (answer,) = found.outcome.answers
    black = {(a.arguments[0].number, a.arguments[1].number) for a in answer.symbols}
    for reached in found.steps:
        assert reached.step.is_smallest
        size = reached.step.size
        undecided = [cell for cell in board.cells if cell not in known]
        for cell in undecided:
            other = {**known, cell: cell not in black}
            assert not any(
                board.contradicts(set(some), other)
                for smaller in range(size)
                for some in combinations(board.elements, smaller)
            )
        for explained in reached.step.explained:
            for text, holds in explained.marks:
                atom = clingo.parse_term(text)
                cell = (atom.arguments[0].number, atom.arguments[1].number)
                kept = set(map(str, explained.because))
                assert board.contradicts(kept, {**known, cell: not holds})
        for explained in reached.step.explained:
            for text, holds in explained.marks:
                atom = clingo.parse_term(text)
                known[atom.arguments[0].number, atom.arguments[1].number] = holds
    assert len(known) == len(board.cells)


def test_hitting_sets_are_those_of_brute_force():
    import random

    rng = random.Random(3)
    for _ in range(200):
        sets = [
            sum(1 << i for i in rng.sample(range(7), rng.randint(1, 4)))
            for _ in range(rng.randint(0, 6))
        ]
        for size in range(5):
            exists = any(
                all(one & sum(1 << i for i in some) for one in sets)
                for some in combinations(range(7), size)
            )
            found = derivation.hitting(sets, size, derivation.Effort(math.inf))
            assert (found is not None) == exists
            if found is not None:
                assert found.bit_count() <= size
                assert all(one & found for one in sets)


def test_a_step_that_asks_too_much_makes_do_with_a_minimal_explanation(monkeypatch):
    monkeypatch.setattr(derivation, "_EFFORT", 100)
    monkeypatch.setattr(derivation, "_EACH", 0)
    one = job(ONE)
    found = explain.explain(one, Asked(), Limits())
    assert not all(reached.step.is_smallest for reached in found.steps)
    check_derivation(one, found)


def test_a_hint_is_the_next_step_of_a_board():
    one = job(ONE)
    (first,) = explain.explain(one, Asked(is_hint=True), Limits()).steps
    assert first.step.size == 2
    assert state.read(one, told(KUROMASU.encoding, "- 5 -\n- - -\n2 - -\n")) == ()
    marks = state.read(
        one, told(KUROMASU.encoding, "- 5 -\n# . -\n2 - .\n".replace(" .\n", " -\n"))
    )
    assert marks == (("black(2,1)", True), ("black(2,2)", False))
    (hint,) = explain.explain(one, Asked(is_hint=True, marks=marks), Limits()).steps
    assert hint.step.size == 1
    assert "black(1,1)" in {atom for e in hint.step.explained for atom, _ in e.marks}


def test_a_board_that_contradicts_the_rules_is_explained_with_its_cells():
    one = job(ONE)
    marks = state.read(one, told(KUROMASU.encoding, "black(2,2). -black(1,3)."))
    assert marks == (("black(2,2)", True), ("black(1,3)", False))
    found = explain.explain(one, Asked(marks=marks), Limits())
    (conflict,) = found.conflicts
    assert conflict.marks == (("black(2,2)", True),)
    kept = set(map(str, conflict.because))
    assert Board(ONE).contradicts(kept, {(2, 2): True})
    assert not any(Board(ONE).contradicts(kept - {one}, {(2, 2): True}) for one in kept)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("black(1,1). hat(2).", "no fact of the instance"),
        ("3 - -\n- - -\n- - -\n", "clue\\(1,1,3\\)"),
    ],
)
def test_a_board_of_another_instance_is_refused(text, words):
    with pytest.raises(ProgramError, match=words):
        state.read(job(ONE), told(KUROMASU.encoding, text))


@needs_corpora
@pytest.mark.slow
def test_the_corpus_is_explained():
    """Every Kuromasu up to 13x13; the steps of those up to 10x10 are checked."""
    seen = unproved = 0
    for name in corpus("kuromasu"):
        instance = KUROMASU.instance(
            f"{os.path.dirname(__file__)}/../../shared/corpora/kuromasu.json#{name}"
        )
        rows, cols = (a.number for a in instance.facts[0].arguments)
        if rows * cols > 13 * 13:
            continue
        one = KUROMASU.job(instance)
        found = explain.explain(one, Asked(), Limits())
        assert found.is_complete
        unproved += not all(reached.step.is_smallest for reached in found.steps)
        if rows * cols <= 100:
            check_derivation(one, found)
        seen += 1
    assert seen > 35
    assert unproved <= 1  # one of 11x11, which takes half a minute without a limit to the effort


# ---- Differences -------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["size(2,3). clue(1,1,3).", "size(3,3).", "size(3,3). clue(2,2,3)."]
)
def test_what_several_answers_have_in_common_is_that_of_all_of_them(text):
    found = run(text)
    answers = [set(a.symbols) for a in KUROMASU.solve(job(text).instance, models=0).answers]
    assert found.outcome.status == "multiple"
    differences = found.differences
    shown = [
        {a for a in atoms if a.name == "black"}
        for atoms in (differences.certain, differences.possible)
    ]
    assert shown == [set.intersection(*answers), set.union(*answers)]


def test_the_fewest_extra_clues_leave_one_answer():
    text = "size(3,3). clue(2,2,3)."
    differences = run(text).differences
    extra = differences.extra
    assert extra.is_unique
    assert "clue(2,2,3)" in map(str, extra.clues)
    assert KUROMASU.solve(job(extra.facts).instance).status == "unique"
    own = [c for c in extra.clues if str(c) != "clue(2,2,3)"]
    assert len(own) >= 1
    for answer in run(text).outcome.answers:
        black = {(a.arguments[0].number, a.arguments[1].number) for a in answer.symbols}
        white = {(r, c) for r in (1, 2, 3) for c in (1, 2, 3)} - black
        for some in combinations(sorted(white - {(2, 2)}), len(own) - 1):
            given = {(2, 2): 3, **{cell: rules.seen(cell, white) for cell in some}}
            assert len(list(rules.solutions(3, 3, given, set()))) > 1


# ---- Words and the command line ----------------------------------------------------


def test_the_smallest_conflict_in_words(tmp_path, update):
    (tmp_path / "bad.lp").write_text(NONE.replace(". ", ".\n") + "\n")
    said = command("kuromasu", "bad.lp", "--smallest", code=1, cwd=tmp_path)
    said = re.sub(r"(?m)^  /.*/encodings/", "  encodings/", said)
    compare("explain_none.txt", said.rstrip("\n"), update)


def test_a_derivation_in_sentences(tmp_path, update):
    (tmp_path / "one.lp").write_text(ONE)
    compare("explain_one.txt", command("kuromasu", "one.lp", cwd=tmp_path).rstrip("\n"), update)


def test_differences_side_by_side(tmp_path, update):
    (tmp_path / "several.lp").write_text("size(3,3). clue(2,2,3).")
    said = command("kuromasu", "several.lp", "--plain", cwd=tmp_path)
    compare("explain_several.txt", said.rstrip("\n"), update)
    assert "in all answers: nothing" in command(
        "kuromasu", "several.lp", "--cautious", cwd=tmp_path
    )
    assert "in some answer: black: 1,2 2,1" in command(
        "kuromasu", "several.lp", "--brave", cwd=tmp_path
    )


def test_json_and_pages(tmp_path):
    (tmp_path / "one.lp").write_text(ONE)
    page = tmp_path / "one.html"
    document = json.loads(
        command("kuromasu", "one.lp", "--json", "--html", str(page), cwd=tmp_path)
    )
    assert document["complete"]
    assert document["difficulty"] == max(step["size"] for step in document["steps"])
    assert document["steps"][0]["explained"][0]["because"][0]["place"]
    text = page.read_text()
    assert text.count("<figure") == len(document["steps"]) + 1
    assert "or else" in text
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    (tmp_path / "bad.lp").write_text(NONE)
    document = json.loads(command("kuromasu", "bad.lp", "--json", "-n", "2", code=1, cwd=tmp_path))
    assert len(document["conflicts"]) == 2


def test_bad_input_is_said_in_words(tmp_path):
    (tmp_path / "wrong.lp").write_text("size(3,3). clue(4,1,2).")
    assert "off the board" in command("kuromasu", "wrong.lp", code=2, cwd=tmp_path)
    (tmp_path / "free.lp").write_text("{p}. #show p/0.")
    assert "no constraint" in command("free.lp", code=2, cwd=tmp_path)
    (tmp_path / "one.lp").write_text(ONE)
    (tmp_path / "state.txt").write_text("- # -\n- - -\n2 - -\n")
    said = command("kuromasu", "one.lp", "--state", "state.txt", code=2, cwd=tmp_path)
    assert "the board contradicts the rules" in said
    assert "black: 1,2" in said
    (tmp_path / "off.lp").write_text("black(9,9).")
    assert "no answer of the instance can" in command(
        "kuromasu", "one.lp", "--state", "off.lp", code=2, cwd=tmp_path
    )
    assert "state2" in command("kuromasu", "one.lp", "--state", "state2", code=2, cwd=tmp_path)


def test_an_interrupted_derivation_keeps_its_steps():
    found = explain.explain(
        KUROMASU.job("inst12"),
        Asked(),
        Limits(isolated=True),
        on_step=lambda _reached: os.kill(os.getpid(), signal.SIGINT),
    )
    assert found.interrupted == "user"
    assert found.steps
    assert not found.is_complete


def test_a_limit_ends_a_derivation():
    said = command("kuromasu", "inst43", "--timeout", "0.7", "--plain", code=3)
    assert "stopped by time limit: the derivation is not complete" in said


def test_ctrl_c_ends_a_derivation():
    process = subprocess.Popen(
        [sys.executable, "-m", "pylogic", "explain", "kuromasu", "inst43"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    time.sleep(2.5)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=10)
    assert process.returncode == 130
    assert b"Traceback" not in err
    assert b"stopped by Ctrl-C" in out


def test_an_encoding_without_view_or_about_is_explained(tmp_path):
    (tmp_path / "bare.lp").write_text(
        "{p(1..2)}.\n%! p({X}) holds\n:- p(X).\n:- not p(1).\n#show p/1."
    )
    said = command("bare.lp", code=1, cwd=tmp_path)
    assert "p(1) holds" in said
    assert "bare.lp:4: #false :- not p(1)." in said
    (tmp_path / "bare.lp").write_text("{p(1..2)}. :- p(2). :- not p(1). #show p/1.")
    said = command("bare.lp", cwd=tmp_path)
    assert "p(1), or else #false :- not p(1)." in said
    assert "not: p(2)" in said


def test_conflicts_and_smallest_agree_on_switches():
    program = blame.blamed(job(NONE))
    found = list(conflicts.conflicts(program.switches, 0, lambda _best: None))
    groups = [(s,) for s in program.switches.literals]
    best = fewest.fewest(program.switches, groups, (), found[0], lambda *_: None)
    assert len(best) == min(map(len, found))
