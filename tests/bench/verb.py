"""What `pylogic explain` costs its user: CPU of the whole verb with all its children, in units.

`python tests/bench/verb.py [--before TREE] [--runs N] [NAME ...]` from the checkout. The unit u is
the CPU of `python -m clingo` on inst43, measured in the same run, so that figures of two machines,
or of a loaded one, can be compared. Each figure is the least of some runs; those of another
checkout stand before ours. A run that takes longer than the limit is `-`. `next` are seconds until
the workbench has told a hint after the first one of a board, the median of ten.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

HERE = Path(__file__).parents[2]
sys.path.insert(0, str(HERE / "tests"))

from workbench import FailedError, serving  # noqa: E402

import pylogic  # noqa: E402
from pylogic.rules.symbols import as_facts  # noqa: E402

CORPORA = HERE.parent / "shared" / "corpora"
BOARDS = {
    "kuromasu inst43 (17x17)": ("kuromasu", "inst43"),
    "sudoku wiki9": ("sudoku", "wiki9"),
    "sudoku jigsaw9": ("sudoku", "jigsaw9"),
    "slitherlink 10x10": ("slitherlink", "janko241"),
    "nurikabe 8x8": ("nurikabe", "nurikabe.json#571_8x8"),
    "star_battle 14x14": ("star_battle", "star_battle.json#228_14x14"),
    "kakuro 9x13": ("kakuro", "kakuro.json#277_9x13"),
    "seven_eleven": ("seven_eleven", "711"),
}
WAYS = {"derive": ("--json",), "tell": (), "hint": ("--hint",)}
"""JSON derives without drawing; text draws each step."""
NEXT = "next"
_HINTS = 10


def cpu(command: list[str], tree: Path, limit: float) -> float | None:
    """CPU seconds of a command and of all its children, by the pylogic of a checkout."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    compiled = Path(tempfile.gettempdir(), "pylogic-bench")  # compiling is no part of the verb
    environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONPYCACHEPREFIX": str(compiled)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    try:
        subprocess.run(
            command,
            env=environment,
            cwd=tree,  # -m looks there first
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
            timeout=limit,
        )
    except subprocess.TimeoutExpired:
        return None
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def least(command: list[str], tree: Path, runs: int, limit: float) -> float | None:
    """The least CPU of some runs."""
    found = []
    for _ in range(runs):
        if (seconds := cpu(command, tree, limit)) is None:
            return None
        found.append(seconds)
    return min(found)


def next_hint(puzzle: str, target: str, tree: Path) -> float | None:
    """Seconds until the workbench of a checkout has told another hint of a board."""
    facts = pylogic.load(puzzle).instance(target).facts
    board = {"puzzle": puzzle, "facts": as_facts(fact.symbol for fact in facts)}
    marks, took = dict[str, bool](), list[float]()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), PYTHONPATH=str(tree)) as workbench,
    ):
        while len(took) <= _HINTS:
            begun = time.monotonic()
            try:
                told = workbench.call("hint", {**board, "marks": [*marks.items()]})
            except FailedError:
                return None
            took.append(time.monotonic() - begun)
            if not told["steps"]:  # it has no reason, or there is nothing left
                break
            entered = told["steps"][-1]["entered"]
            marks |= {x.removeprefix("not "): not x.startswith("not ") for x in entered}
    return median(took[1:]) if took[1:] else None


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*", help="boards whose names begin so; all without any")
    parser.add_argument("--before", type=Path, help="another checkout")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--limit", type=float, default=120, help="seconds that a run may take")
    parser.add_argument("--corpora", type=Path, default=CORPORA)
    parser.add_argument("--ways", nargs="*", default=[*WAYS, NEXT])
    asked = parser.parse_args()
    files = (f"{HERE}/encodings/kuromasu.lp", f"{HERE}/instances/kuromasu/inst43.lp")
    u = least([sys.executable, "-m", "clingo", *files, "2"], HERE, 10, asked.limit)
    assert u is not None
    print(f"u = {u:.3f} s of CPU; each figure in u, the least of {asked.runs} runs")
    trees = [HERE] if asked.before is None else [asked.before.resolve(), HERE]
    for name, (puzzle, instance) in BOARDS.items():
        if asked.names and not name.startswith(tuple(asked.names)):
            continue
        target = f"{asked.corpora}/{instance}" if "#" in instance else instance
        verb = [sys.executable, "-m", "pylogic", "explain", puzzle, target]
        said = []
        for way in asked.ways:
            if way == NEXT:
                waits = [next_hint(puzzle, target, tree) for tree in trees]
                seconds = ("-" if wait is None else f"{wait:.2f}" for wait in waits)
                said.append(f"{way} {' -> '.join(seconds)} s")
                continue
            times = [least([*verb, *WAYS[way]], tree, asked.runs, asked.limit) for tree in trees]
            units = ("-" if seconds is None else f"{seconds / u:.1f}" for seconds in times)
            said.append(f"{way} {' -> '.join(units)}")
        print(f"{name:>24}: {', '.join(said)}", flush=True)


if __name__ == "__main__":
    main()
