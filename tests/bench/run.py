"""Speed side by side in one run: `python tests/bench/run.py` from the checkout.

Prints ratios to bare clingo with the same encoding: a whole process, the corpora through the
Python API; how the ground program grows with the board; two ways to write queens.
"""

from __future__ import annotations

import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import clingo

sys.path.insert(0, str(Path(__file__).parents[1]))
from harness import CORPORA, board_of, corpus, facts_of
from rules.kuromasu import seen
from shelf import bare_clingo

import pylogic

ENCODING = "encodings/kuromasu.lp"
INSTANCE = "instances/kuromasu/inst43.lp"


def processes(runs: int = 20) -> None:
    """Medians of whole processes, the two taking turns."""
    python = sys.executable
    commands = {
        "python -m clingo": [python, "-m", "clingo", ENCODING, INSTANCE, "2"],
        "pylogic solve": [str(Path(python).with_name("pylogic")), "solve", "kuromasu", "inst43.lp"],
    }
    seconds: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(runs):
        for name, command in commands.items():
            start = time.perf_counter()
            subprocess.run(command, stdout=subprocess.DEVNULL, check=False)
            seconds[name].append(time.perf_counter() - start)
    clingo_median, ours = (statistics.median(times) for times in seconds.values())
    print(f"inst43, whole process, median of {runs}")
    print(f"  python -m clingo {clingo_median:.3f} s, pylogic solve {ours:.3f} s")
    print(f"  ratio {ours / clingo_median:.2f}")


def api(rounds: int = 5) -> None:
    """The corpora, uniqueness proved, in one process; each puzzle takes turns."""
    print(f"corpora, Python API, uniqueness proved, sums of medians of {rounds}")
    print("  puzzle    puzzles  clingo.Control  pylogic  ratio  ms a puzzle, bare  worst")
    for name, texts in corpora().items():
        puzzle = pylogic.load(name.partition(" ")[0])
        constants = {"distinct": 0} if "distinct" in puzzle.encoding.constants else {}
        bare, ours = zip(*(_turns(puzzle, text, constants, rounds) for text in texts), strict=True)
        figures = f"{sum(bare):12.3f} s {sum(ours):6.3f} s {sum(ours) / sum(bare):6.2f}"
        each = f"{1000 * sum(bare) / len(texts):18.1f} {max(bare):6.3f} s"
        print(f"  {name:<14}{len(texts):>3} {figures} {each}")


def _turns(puzzle, text: str, constants: dict[str, int], rounds: int) -> tuple[float, float]:
    """Medians of bare clingo and of pylogic for one instance."""
    bare, ours = [], []
    with tempfile.NamedTemporaryFile("w", suffix=".lp") as file:
        file.write(text)
        file.flush()
        for _ in range(rounds):
            start = time.perf_counter()
            assert bare_clingo(str(puzzle.encoding.path), file.name, constants) == 1
            middle = time.perf_counter()
            assert puzzle.solve(Path(file.name), constants=constants).status == "unique"
            bare.append(middle - start)
            ours.append(time.perf_counter() - middle)
    return statistics.median(bare), statistics.median(ours)


def corpora() -> dict[str, list[str]]:
    """Facts of the corpus puzzles, by encoding."""
    found: dict[str, list[str]] = {}
    kinds = {"kuromasu": "kuromasu", "takuzu": "takuzu", "sudoku": "sudoku"}
    for kind, name in {**kinds, "jigsaw_sudoku": "sudoku jig"}.items():
        found[name] = []
        for puzzle in corpus(kind).values():
            (rows, cols), cells = board_of(puzzle["problem"])
            clue = "clue" if kind == "kuromasu" else "given"
            facts = facts_of(clue, cells[:rows], shift=-1 if kind == "takuzu" else 0)
            regions = facts_of("region", cells[rows:])
            side = {9: 3, 16: 4}.get(rows)
            boxes = f"boxes({side},{side})." if kind == "sudoku" else ""
            found[name].append(f"size({rows},{cols}). {boxes} {regions} {facts}")
    return found


PAIRS = """
{ queen(R, 1..N) } = 1 :- size(N, _), R = 1..N.
:- queen(R, C), queen(R', C), R < R'.
:- queen(R, C), queen(R', C + R' - R), R < R'.
:- queen(R, C), queen(R', C - R' + R), R < R'.
"""


def queens() -> None:
    """One constraint a line of the board against one a pair of queens."""
    print("queens, first answer: a constraint for each line, or for each pair of queens")
    for size, pairs in ((40, True), (80, True), (300, False)):
        seconds = [_first_answer(size, Path("encodings/queens.lp").read_text())]
        seconds += [_first_answer(size, PAIRS)] if pairs else []
        words = ", ".join(f"{s:.2f} s" for s in seconds)
        ratio = f", ratio {seconds[1] / seconds[0]:.0f}" if pairs else " (pairs: not tried)"
        print(f"  {size:>3} queens: {words}{ratio}")


def _first_answer(size: int, encoding: str) -> float:
    control = clingo.Control(["1"], logger=lambda _code, _message: None)
    start = time.perf_counter()
    control.add("base", [], encoding.replace('"lib/', '"encodings/lib/'))
    control.add("base", [], f"size({size},{size}).")
    control.ground([("base", [])])
    assert control.solve().satisfiable
    return time.perf_counter() - start


def growth() -> None:
    """Ground rules of square boards with a clue in every eighth cell or so."""
    print("ground program, clues in proportion")
    print("     board   clues    rules  rules per cell  seconds to ground")
    for side in (25, 50, 100, 200):
        facts, clues = board(side)
        control = clingo.Control(logger=lambda _code, _message: None)
        control.load(ENCODING)
        control.add("base", [], facts)
        start = time.perf_counter()
        control.ground([("base", [])])
        seconds = time.perf_counter() - start
        control.solve(on_model=lambda _model: False, assumptions=[(clingo.Function("no"), True)])
        rules = int(control.statistics["problem"]["lp"]["rules"])
        size = f"{side}x{side}"
        print(f"{size:>10} {clues:7} {rules:8} {rules / side**2:15.1f} {seconds:18.2f}")


def board(side: int) -> tuple[str, int]:
    """A board whose black cells lie a knight's move apart, some left out; clues from it."""
    rng = random.Random(side)
    cells = [(r, c) for r in range(1, side + 1) for c in range(1, side + 1)]
    black = {(r, c) for r, c in cells if (r + 2 * c) % 5 == 0 and rng.random() < 0.8}
    white = set(cells) - black
    clues = rng.sample(sorted(white), len(cells) // 8)
    facts = [f"clue({r},{c},{seen((r, c), white)})." for r, c in clues]
    return " ".join([f"size({side},{side}).", *facts]), len(clues)


if __name__ == "__main__":
    processes()
    if CORPORA.exists():
        api()
    else:
        print("corpus: skipped, the folder shared/corpora is absent")
    growth()
    queens()
