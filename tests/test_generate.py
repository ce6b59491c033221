"""Generated puzzles: one answer, the same from the same seed, as wished, varied."""

from __future__ import annotations

import collections
import json
import os
import signal
import statistics
import subprocess

import pytest
from harness import PYLOGIC, SAFETY, Oracle, atom, command, enough_time, pylogic_run, started

import pylogic


def make(name: str, frame: str, count: int = 1, **keywords) -> list[pylogic.GeneratedPuzzle]:
    return list(pylogic.load(name).generate(frame, seed=7, count=count, **keywords))


BOARDS = {
    "kuromasu": ("7x7", 2),
    "takuzu": ("6x6", 2),
    "sudoku": ("jigsaw9", 1),
    "number_grid": ("june2018", 1),
    "slitherlink": ("4x4", 3),
    "masyu": ("4x4", 3),
    "galaxies": ("3x3", 3),  # clues that all puzzles have: none is left to choose
    "futoshiki": ("3x3", 3),  # clues of two kinds
}


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.parametrize("name", BOARDS)
def test_make_puzzles_with_one_answer_and_no_clue_to_spare(name):
    """Their clues are those that the rules derive from their solutions."""
    puzzle, (board, count) = pylogic.load(name), BOARDS[name]
    oracle = Oracle(name)
    kinds = {kind for kind, _ in puzzle.encoding.clues}
    for made in make(name, board, count, symmetry="none"):
        instance = puzzle.instance(made.facts, text=True)
        outcome = puzzle.solve(instance, options=["--configuration=trendy", "--seed=9"])
        assert (
            oracle.rules.violations(oracle.facts(made.facts), oracle.read(outcome.answers[0])) == []
        )
        assert outcome.status == "unique"
        assert outcome.answers[0].symbols == made.solution.symbols
        told = made.facts.split()
        given = [fact for fact in told if fact.partition("(")[0] in kinds]
        assert {atom(f.symbol) for f in instance.facts} >= {*oracle.facts(" ".join(given))}
        assert {one for one in oracle.facts(made.facts) if one[0] in kinds} <= oracle.clues(
            outcome.answers[0]
        )
        if name != "galaxies":
            assert (len(given), made.is_minimal) == (made.clues, True)
            for clue in given:
                rest = " ".join(fact for fact in told if fact != clue)
                assert puzzle.solve(puzzle.instance(rest, text=True)).status == "multiple"


@pytest.mark.slow
def test_make_the_same_puzzles_of_a_seed():
    first = make("kuromasu", "7x7", 4)
    assert make("kuromasu", "7x7", 4, jobs=3) == first
    assert len({made.facts for made in first}) == 4
    size, *clues = first[0].facts.split()
    assert (size, clues) == ("size(7,7).", sorted(clues))  # in reading order
    assert [made.number for made in first] == [1, 2, 3, 4]


@pytest.mark.slow
def test_make_the_same_puzzle_of_a_seed_on_every_machine():
    """Written down once; it changes only with clingo's version or this program."""
    (made,) = make("kuromasu", "5x5", symmetry="none")
    assert made.facts == "size(5,5). clue(2,2,5). clue(2,4,4). clue(4,1,2). clue(5,3,2)."


@pytest.mark.nightly
@pytest.mark.slow
def test_make_the_same_framed_puzzles_of_a_seed_in_every_process():
    runs = [
        started("generate", "lits", "5x5", "--seed", 3, "-n", 2, PYTHONHASHSEED=hash_seed)
        for hash_seed in ("1", "2")
    ]
    assert runs[0].stdout.count("puzzle ") == 2
    assert runs[0].stdout == runs[1].stdout


@pytest.mark.slow
@pytest.mark.parametrize(
    "wish", [{"symmetry": "none"}, {"clues": (0, None)}, {"keep": [(1, 1)]}, {"forbid": [(1, 1)]}]
)
def test_take_wishes_before_usual_places(wish):
    (made,) = pylogic.load("sudoku").generate("4x4", seed=1, **wish)
    assert made.symmetry == "none"


SHOWN_ONCE = """\
#include "lib/grid.lp".
{ a(R, C) : cell(R, C) } = 1.
:- b(R, C), not a(R, C).
#show a/2.
#program clues.
b(R, C) :- a(R, C).
#program about.
clues(b, 2). usual_symmetry(%s).
"""


def test_place_clues_anywhere_where_none_are_symmetric(rules):
    """The one clue tells all; it has an image but in the middle, of which there is none here."""
    (made,) = rules(SHOWN_ONCE % "rotational").generate("2x2", seed=1)
    assert (made.symmetry, made.clues, made.attempts) == ("none", 1, 9)


ANY_CLUE_IS_ENOUGH = """\
#include "lib/grid.lp".
{ a(R, C) : cell(R, C) } = 1.
:- b(R, C, Row, Column), not a(Row, Column).
#show a/2.
#program clues.
b(R, C, Row, Column) :- cell(R, C), a(Row, Column).
%s
#program about.
clues(b, 4).
"""


def test_leave_out_dull_clues(rules):
    dull = "dull(b(R, C, Row, Column)) :- b(R, C, Row, Column), (R, C) != (2, 3)."
    for made in rules(ANY_CLUE_IS_ENOUGH % dull).generate("2x3", seed=1, count=4):
        assert (made.clues, "b(2,3," in made.facts) == (1, True)


FRAMED = "#program frame. { mark(R, C) } :- cell(R, C)."


@pytest.mark.parametrize(
    ("hated", "frame", "rows"),
    [("a(1, _)", "", {2}), ("a(1, _)", FRAMED, {2}), ("a(_, _)", "", {1, 2})],
)
def test_draw_no_solution_that_is_hated_where_there_are_others(rules, hated, frame, rows):
    text = ANY_CLUE_IS_ENOUGH % f"#program taste. hated(x) :- {hated}. {frame}"
    made = rules(f"#defined mark/2.\n{text}").generate("2x1", seed=1, count=8)
    assert {row for one in made for row in (1, 2) if f",{row},1)" in one.facts} == rows


def test_refuse_a_symmetry_that_is_none(rules):
    with pytest.raises(pylogic.ProgramError, match=r"usual_symmetry\(round\): expected none, rot"):
        rules(SHOWN_ONCE % "round").generate("2x2", seed=1)


@pytest.mark.slow
@pytest.mark.nightly
def test_grant_wishes():
    for made in make("kuromasu", "7x7", 1, clues=(12, 14)):
        assert 12 <= made.clues <= 14
        assert not made.is_minimal or made.clues >= 12
    assert made.difficulty is None


@pytest.mark.nightly
@pytest.mark.slow
def test_grant_a_technique():
    puzzle = pylogic.load("kuromasu")
    (plain,) = make("kuromasu", "5x5", difficulty=(4, 6))
    for name in ("corner", "reach"):
        (made,) = make("kuromasu", "5x5", technique=name)
        grade = puzzle.rate(puzzle.instance(made.facts, text=True))
        assert name in [one.name for one in grade.techniques]
        assert (made.technique, made.difficulty) == (name, grade.costliest)
        assert str(made).endswith(f", takes {name}")
    assert plain.technique is None


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "board", "wish", "words"),
    [
        ("kuromasu", "2x2", {"technique": "sum"}, "and none of them took sum"),
        ("takuzu", "2x2", {"difficulty": (0, 0)}, "clues; nearest: cost 0, wanted 0 to 0"),
    ],
)
def test_describe_the_puzzles_that_missed_a_wish(name, board, wish, words):
    """A puzzle that leaves nothing to solve is none of any difficulty."""
    with pytest.raises(pylogic.OptionError, match=words):
        make(name, board, **wish)


@pytest.mark.slow
def test_take_levels_from_the_rule_file(edited):
    puzzle = edited("takuzu", 'level("easy", 1, 3)', 'level("mild", 1, 5)')
    (made,) = puzzle.generate("4x4", seed=1, difficulty="mild")
    assert made.level == made.to_dict()["level"] == "mild"
    with pytest.raises(pylogic.OptionError, match=r"expected 'mild', 'medium', 'hard', \(LOW"):
        puzzle.generate("4x4", seed=1, difficulty="easy")
    said = command("generate", puzzle.encoding.path, "4x4", "--difficulty", "easy", code=2)
    assert "expected 'mild', 'medium', 'hard', (LOW, HIGH) or (LOW, None); on the command" in said


@pytest.mark.slow
def test_ask_for_costs_where_rules_have_no_levels(edited):
    puzzle = edited("takuzu", 'level("easy", 1, 3)', "% ")
    with pytest.raises(pylogic.OptionError, match=r'no levels: level\("easy", FROM, TO\) in the p'):
        puzzle.generate("4x4", seed=1, difficulty="easy")
    (made,) = puzzle.generate("4x4", seed=1, difficulty=(0, 3))
    assert made.difficulty


@pytest.mark.slow
def test_make_puzzles_by_rules_with_heuristics_of_their_own(edited):
    guide = "#heuristic value(R,C,0) : cell(R,C). [100@100, true]\n"
    puzzle = edited("takuzu", "#program about.", f"{guide}#program about.")
    assert puzzle.task(None).has_heuristics
    (made,) = puzzle.generate("6x6", seed=1)
    assert made.is_minimal
    told = made.facts.split()
    for left_out in (None, *(fact for fact in told if fact.startswith("given"))):
        some = " ".join(fact for fact in told if fact != left_out)
        outcome = puzzle.solve(puzzle.instance(some, text=True), models=2)
        assert outcome.status == ("multiple" if left_out else "unique")


@pytest.mark.nightly
@pytest.mark.slow
def test_vary_boards():
    """No board twice, and neither one density nor one cell that is always black."""
    boards = [made.solution.symbols for made in make("kuromasu", "6x6", 40, jobs=2)]
    assert len(set(boards)) == 40
    densities = [len(board) / 36 for board in boards]
    assert statistics.pstdev(densities) > 0.02
    counts = [sum(symbol in board for board in boards) for symbol in set().union(*boards)]
    assert max(counts) < 30
    assert len(counts) == 36


@pytest.mark.slow
def test_refuse_a_board_without_solution(tmp_path):
    board = tmp_path / "board.lp"
    board.write_text("size(1,2). line(row,2,9). amount(1,2).")
    with pytest.raises(pylogic.PylogicError, match="no solution, whatever its clues"):
        make("number_grid", str(board))


# ---- Repaired solutions, and boards of all kinds ---------------------------------------


@pytest.mark.slow
def test_repair_solutions_that_their_clues_do_not_leave_alone(tmp_path):
    """The board of an instance that has no puzzle among 200 random solutions."""
    puzzle, board = pylogic.load("kakuro"), tmp_path / "board.lp"
    facts = puzzle.instance("janko281").symbols
    board.write_text(" ".join(f"{fact}." for fact in facts if fact.name != "sum"))
    (made,) = puzzle.generate(str(board), seed=1)
    found = puzzle.solve(puzzle.instance(made.facts, text=True))
    assert (found.status, found.answers[0].symbols) == ("unique", made.solution.symbols)


@pytest.mark.nightly
@pytest.mark.slow
def test_draw_more_cells_anew_where_a_few_leave_no_choice():
    """Four cells of white ones that are connected hardly ever can change alone."""
    (made,) = pylogic.load("heyawake").generate("janko142", seed=1)
    assert made.attempts > 5


@pytest.mark.slow
def test_take_a_link_or_a_board_of_a_corpus(tmp_path):
    akari = pylogic.load("akari")
    corpus = tmp_path / "akari.json"
    rows = ["3 3", "- - x", "- x -", "- - -"]
    corpus.write_text(json.dumps({"one": {"problem": "\n".join(rows)}}))
    link = str(akari.convert(f"{corpus}#one", "pzpr")).strip()
    for board in (f"{corpus}#one", link):
        (made,) = akari.generate(board, seed=1)
        walls = [str(fact) for fact in made.instance.symbols if fact.name == "wall"]
        assert walls == ["wall(1,3)", "wall(2,2)"]
    command("generate", "akari", f"{corpus}#one", "--seed", "1", "--output", tmp_path)
    assert (tmp_path / "akari-one-1-1.lp").exists()


@pytest.mark.slow
def test_keep_puzzles_after_ctrl_c():
    command = [*PYLOGIC, "generate", "kuromasu", "9x9", "--seed", "1"]
    command += ["-n", "100000", "--to", "range"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as run:
        lines = [run.stdout.readline() for _ in range(3)]
        run.send_signal(signal.SIGINT)
        rest, said = run.communicate(timeout=SAFETY)
    assert run.returncode == 130
    assert all(line.startswith("9x9:") for line in [*lines, *rest.splitlines()])
    assert "puzzles of seed 1, stopped by Ctrl-C" in said


@pytest.mark.slow
def test_keep_puzzles_after_a_time_limit():
    def made_in(seconds: float) -> list[pylogic.GeneratedPuzzle]:
        made: list[pylogic.GeneratedPuzzle] = []
        puzzles = pylogic.load("kuromasu").generate(
            "9x9", seed=1, count=10**6, jobs=2, timeout=seconds
        )
        with pytest.raises(pylogic.StoppedError, match="time limit"):
            collections.deque(map(made.append, puzzles))
        return made

    assert enough_time(made_in, len)


@pytest.mark.slow
def test_tell_how_near_the_attempts_came():
    """No sudoku of 6x6 has one answer and five clues."""
    said = enough_time(
        lambda seconds: (
            pylogic_run(
                *("generate", "sudoku", "6x6", "--clues", "5", "--difficulty", "1..8"),
                *("--seed", "3", "--timeout", seconds),
            ).stderr
        ),
        lambda said: "attempts" in said,
    )
    assert "0 of 1 puzzles of seed 3, stopped by the time limit; puzzle 1 of seed 3: " in said
    assert "clues, the nearest" in said


@pytest.mark.nightly
@pytest.mark.slow
def test_keep_processes_below_a_memory_limit():
    assert make("kuromasu", "5x5", memory=2000) == make("kuromasu", "5x5")
    run = pylogic_run("generate", "kuromasu", "60x60", "--memory", "50")  # a fresh process
    assert (run.returncode, "lack of memory" in run.stderr) == (3, True)


@pytest.mark.slow
def test_print_a_puzzle():
    first, second = make("kuromasu", "7x7", 2, difficulty="easy", symmetry="none")
    assert str(first) == "puzzle 1 of seed 7: 8 clues, minimal, costliest step 3 (easy)"
    words = "puzzle 2 of seed 7: 11 clues, not made minimal, costliest step 3 (easy)"
    assert str(second) == words
    assert str(first) in first._repr_html_()
    words = ["kuromasu", "7x7", "--seed", "7", "-n", "2", "--difficulty", "easy", "--json"]
    words += ["--symmetry", "none"]
    printed = json.loads(pylogic_run("generate", *words).stdout)
    documents = [first.to_dict(), second.to_dict()]
    assert printed == {"puzzle": "kuromasu", "puzzles": documents}


@pytest.mark.parametrize(
    ("keywords", "words"),
    [
        ({"count": 0}, "count=0: expected a whole number from 1"),
        ({"jobs": 0}, "jobs=0: expected a whole number from 1 to 256"),
        ({"seed": "7"}, "seed='7': expected a whole number of at least 0"),
        ({"symmetry": "x"}, "symmetry='x': expected one of none, rotational, quarter"),
        ({"clues": 5}, r"clues=5: expected \(LOW, HIGH\) or \(LOW, None\)"),
        ({"clues": (5, 4)}, r"clues=\(5, 4\): expected"),
        ({"difficulty": "odd"}, r"difficulty='odd': expected 'easy', 'medium', 'hard', \(LOW"),
        ({"difficulty": (14, None)}, "costlier steps than 12 are not told apart; ask for 13.."),
        ({"difficulty": (13, 20)}, "costlier steps than 12 are not told apart"),
        (
            {"technique": "sums"},
            "rules name corner, not seen, reach, shared line, sum; did you mean sum?",
        ),
        (
            {"technique": "sum", "difficulty": "easy"},
            "it costs 5, and no step may cost more than 3",
        ),
        ({"best_of": 0}, "best_of=0"),
        ({"timeout": float("nan")}, "timeout=nan: expected a positive number"),
    ],
)
def test_refuse_wishes_at_once(keywords, words):
    with pytest.raises(pylogic.OptionError, match=words):
        pylogic.load("kuromasu").generate("5x5", **{"seed": 1, **keywords})


def test_refuse_a_technique_of_rules_without_any():
    with pytest.raises(pylogic.OptionError, match="they have no part techniques"):
        pylogic.load("tents").generate("4x4", technique="sum")


def test_refuse_a_board_at_once(rules):
    bare = rules("#defined size/2. { black(1..N) } :- size(N, _).")
    with pytest.raises(pylogic.ProgramError, match="5 rows cannot have as many"):
        pylogic.load("takuzu").generate("5x6", seed=1)
    with pytest.raises(pylogic.ProgramError, match="what the clues are"):
        bare.generate("5x5", seed=1)


# ---- Files -------------------------------------------------------------------------

CALL = ("generate", "kuromasu", "3x3", "--seed", "7", "-n", "2", "--jobs", "1", "--output")


@pytest.mark.slow
def test_name_files_by_puzzle_board_seed_and_number(tmp_path):
    (tmp_path / "my board.lp").write_text("size(3,3).")
    words = ("kuromasu", "my board.lp", "--seed", "1", "--clues", "2", "--output", "other")
    assert command("generate", *words, cwd=tmp_path) == "1 of 1 puzzles of seed 1 in other\n"
    assert os.listdir(tmp_path / "other") == ["kuromasu-my_board-1-1.lp"]


@pytest.mark.slow
def test_overwrite_files_only_where_that_is_asked_for(tmp_path):
    path = tmp_path / "kuromasu-3x3-7-2.lp"
    path.write_text("edited by hand")
    assert f"{path}: file exists; --force writes over it" in command(*CALL, tmp_path, code=2)
    assert os.listdir(tmp_path) == [path.name]
    assert path.read_text() == "edited by hand"
    command(*CALL, tmp_path, "--force")
    assert "puzzle 2 of seed 7" in path.read_text()


@pytest.mark.slow
def test_write_files_in_a_format(tmp_path):
    command(*CALL, tmp_path, "--to", "range")
    printed = pylogic_run(*CALL[:-1], "--to", "range").stdout
    paths = [tmp_path / f"kuromasu-3x3-7-{number}.tatham" for number in (1, 2)]
    assert "".join(path.read_text() for path in paths) == printed
    assert "no format 'nope'" in command(*CALL, tmp_path, "--to", "nope", code=2)


@pytest.mark.slow
def test_write_the_constants_that_a_puzzle_needs(tmp_path):
    puzzle = pylogic.load("sudoku")
    made = next(iter(puzzle.generate("4x4", seed=3, constants={"diagonals": 1})))
    for text in (made.line, made.file("Sudoku"), made.to_dict()["facts"]):
        assert "#const diagonals = 1. [override]" in text
        assert puzzle.solve(puzzle.instance(text, text=True)).status == "unique"
    (tmp_path / "made.lp").write_text(made.file("Sudoku"))
    again = next(iter(puzzle.generate(str(tmp_path / "made.lp"), seed=3)))
    assert again.changed == {"diagonals": "1"}
    (usual,) = make("sudoku", "4x4")
    assert "#const" not in usual.file("Sudoku") + usual.line


@pytest.mark.slow
def test_name_the_seed_where_none_was_given():
    puzzle = pylogic.load("kuromasu")
    first, other = (next(puzzle.generate("3x3")) for _ in range(2))
    assert first.seed != other.seed
    again = next(puzzle.generate("3x3", seed=first.seed))
    assert again.instance.symbols == first.instance.symbols


PAIRS = """#include "lib/grid.lp".
#defined given/3. #defined high/2.
#const more = 0.
{ value(R, C, 2..3) } = 1 :- cell(R, C).
%! the number {N} at {R},{C} is wrong
:- given(R, C, N), not high(R, C), not value(R, C, N).
:- given(R, C, N), high(R, C), not value(R, C, N - more \\ 2).
:- high(R, C), value(R, C, 2).
#show value/3.
#program about.
clues(given, 3). clues(high, 2).
#program clues.
given(R, C, 2) :- value(R, C, 2).
given(R, C, 3 + more \\ 2) :- value(R, C, 3).
high(R, C) :- value(R, C, 3).
#program errors.
error("a sign without a number", (R, C)) :- high(R, C), not given(R, C, _).
error("a sign on the board") :- high(_, _), more = 2.
"""
REFUSED = "the rules refuse what the part clues derives; clues are chosen one by one"


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (0, f"own.lp: error: {REFUSED}: cell .*: a sign without a"),
        (1, f"own.lp:6:1: error: {REFUSED}: the number"),
        (2, "^(error: )?<.*>: error: a sign on the board"),
    ],
)
def test_call_clues_that_need_others_errors_of_the_rules(rules, more, words):
    with pytest.raises(pylogic.ProgramError, match=words):
        list(rules(PAIRS, "own").generate("3x3", seed=3, constants={"more": more}))


@pytest.mark.slow
def test_call_clues_that_the_rules_refuse_errors_of_the_rules(rules):
    text = """#include "lib/grid.lp".
#defined clue/3.
{ on(R, C) } :- cell(R, C).
%! the number {N} at {R},{C} is wrong
:- clue(R, C, N), #count { 1 : on(R, C) } != N.
#show on/2.
#program about.
clues(clue, 3).
#program clues.
clue(R, C, N+1) :- cell(R, C), N = #count { 1 : on(R, C) }.
"""
    with pytest.raises(pylogic.ProgramError, match=f"rules.lp:5:1: error: {REFUSED}: the number"):
        list(rules(text).generate("2x2", seed=1))
