"""Speed side by side in one run: `python tests/bench/run.py` from the checkout.

Prints ratios to bare clingo with the same encoding: a whole process, the corpus through the
Python API, and how the ground program grows with the board.
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
from conftest import CORPUS, corpus
from kuromasu_rules import seen

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
    """The corpus, uniqueness proved, in one process; each puzzle takes turns."""
    puzzle = pylogic.load("kuromasu")
    totals = {"clingo": 0.0, "pylogic": 0.0}
    worst = 0.0
    with tempfile.TemporaryDirectory() as folder:
        for name, (text, _) in corpus().items():
            path = Path(folder) / f"{name}.lp"
            path.write_text(text)
            bare, ours = [], []
            for _ in range(rounds):
                start = time.perf_counter()
                assert bare_clingo(path) == 1
                middle = time.perf_counter()
                assert puzzle.solve(path).status == "unique"
                bare.append(middle - start)
                ours.append(time.perf_counter() - middle)
            totals["clingo"] += statistics.median(bare)
            totals["pylogic"] += statistics.median(ours)
            worst = max(worst, statistics.median(bare))
    count = len(corpus())
    print(f"{count} corpus puzzles, Python API, uniqueness proved, sums of medians of {rounds}")
    print(f"  clingo.Control {totals['clingo']:.3f} s, pylogic {totals['pylogic']:.3f} s")
    print(f"  ratio {totals['pylogic'] / totals['clingo']:.2f}")
    print(
        f"  bare encoding: {1000 * totals['clingo'] / count:.1f} ms a puzzle, worst {worst:.3f} s"
    )


def bare_clingo(path: Path) -> int:
    control = clingo.Control(["2"], logger=lambda _code, _message: None)
    control.load(ENCODING)
    control.load(str(path))
    control.ground([("base", [])])
    with control.solve(yield_=True) as handle:
        return sum(1 for _ in handle)


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
    if CORPUS.exists():
        api()
    else:
        print("corpus: skipped, the folder shared/corpora is absent")
    growth()
