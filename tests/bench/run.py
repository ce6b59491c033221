"""Speed side by side in one run: `python tests/bench/run.py` from the checkout.

Prints the ratio of a whole process to bare clingo with the same encoding, how the ground program
grows with the board, and two ways to write queens; shelf.py compares the Python API on corpora.
"""

from __future__ import annotations

import random
import statistics
import subprocess
import sys
import time
from pathlib import Path

import clingo

sys.path.insert(0, str(Path(__file__).parents[1]))
from rules.kuromasu import seen

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
    growth()
    queens()
