"""The cost of each kind on the shelf: `python tests/bench/shelf.py [KIND ...]`, a Markdown table.

Of each kind one large board of the corpora is solved, and proved to have one answer: by
`Puzzle.solve`, which also reads and checks the board; by bare clingo with the same rules; and with
`--before TREE` by the rules of another checkout, with `--others FOLDER` by rules of others, written
there as KIND.lp for the same facts (noqx's, say). Each figure is seconds of CPU, the least of some
runs in a process of its own; a run beyond the limit is `-`, and one that finds not one answer `?`.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import clingo

HERE = Path(__file__).resolve().parents[2]
CORPORA = HERE.parent / "shared" / "corpora"
CODE = "import sys; sys.path[:0] = sys.argv[1:3]; import shelf; shelf.measured(*sys.argv[3:])"
SLOW = {"nurikabe": "659_14x24"}
"""Boards instead of the largest ones of corpora, which take minutes."""


def boards(kinds: list[str], corpora: Path) -> dict[str, str]:
    """The largest board of the corpus of each kind, by its name there."""
    found = {}
    for path in sorted(corpora.glob("*.json")):
        names: list[str] = list(json.loads(path.read_text()))
        if not kinds or path.stem in kinds:
            found[path.stem] = SLOW.get(path.stem, max(names, key=_cells))
    return found


def _cells(name: str) -> int:
    rows, cols = name.rpartition("_")[2].split("x")
    return int(rows) * int(cols)


def measured(way: str, rules: str, board: str, runs: int) -> None:
    """In the process of a run: print the least seconds and how many answers there are."""
    seconds, found = [], 0
    solve = _by_pylogic(rules, board) if way == "pylogic" else _by_clingo(rules, board)
    for _ in range(int(runs)):
        begin = time.process_time()
        found = solve()
        seconds.append(time.process_time() - begin)
    print(min(seconds), found)


def _by_pylogic(rules: str, board: str) -> Callable[[], int]:
    import pylogic

    puzzle = pylogic.load(rules)
    puzzle.check(board)  # so that the rules are read
    return lambda: len(puzzle.solve(board, models=2).answers)


def _by_clingo(rules: str, board: str) -> Callable[[], int]:
    def solve() -> int:
        """How many answers clingo finds, two at most."""
        control = clingo.Control(["2"], logger=lambda _code, _message: None)
        control.load(rules)
        control.load(board)
        control.ground([("base", [])])
        with control.solve(yield_=True) as handle:
            return sum(1 for _ in handle)

    return solve


def told(way: str, tree: Path, rules: str, board: str, asked: argparse.Namespace) -> float | str:
    """Seconds, or a sign for none."""
    command = [sys.executable, "-c", CODE, str(tree), str(Path(__file__).parent)]
    command += [way, rules, board, str(asked.runs)]
    limit = asked.runs * asked.limit
    try:
        ran = subprocess.run(
            command, cwd=tree, timeout=limit, check=True, capture_output=True, text=True
        )
    except subprocess.TimeoutExpired:
        return "-"
    seconds, answers = ran.stdout.split()
    return float(seconds) if answers == "1" else "?"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", help="names of corpora; all without any")
    parser.add_argument("--before", type=Path, help="another checkout")
    parser.add_argument("--others", type=Path, help="a folder of other rules, KIND.lp")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--limit", type=float, default=60, help="seconds that a run may take")
    parser.add_argument("--corpora", type=Path, default=CORPORA)
    asked = parser.parse_args()
    ways = ["pylogic", "clingo", *["before"] * bool(asked.before), *["others"] * bool(asked.others)]
    print(f"| kind | board | {' | '.join(ways)} | pylogic / clingo |\n|{'---|' * (len(ways) + 3)}")
    ratios = []
    for corpus, name in boards(asked.kinds, asked.corpora).items():
        kind = corpus.removeprefix("jigsaw_")
        with tempfile.NamedTemporaryFile("w", suffix=".lp") as file:
            file.write(facts(kind, f"{asked.corpora / corpus}.json#{name}"))
            file.flush()
            rules = f"encodings/{kind}.lp"
            found = {
                "pylogic": told("pylogic", HERE, kind, file.name, asked),
                "clingo": told("clingo", HERE, str(HERE / rules), file.name, asked),
            }
            if asked.before and (before := asked.before.resolve() / rules).exists():
                found["before"] = told("clingo", HERE, str(before), file.name, asked)
            if asked.others and (others := asked.others.resolve() / f"{kind}.lp").exists():
                found["others"] = told("clingo", HERE, str(others), file.name, asked)
        cells = [found.get(way, "") for way in ways]
        match cells:
            case [float(ours), float(bare), *_]:
                ratios.append(ours / bare)
                cells.append(f"{ours / bare:.2f}")
            case _:
                cells.append("")
        words = (f"{cell:.3f}" if isinstance(cell, float) else cell for cell in cells)
        print(f"| {corpus} | {name} | {' | '.join(words)} |", flush=True)
    print(f"\nmedian ratio {median(ratios):.2f}, worst {max(ratios):.2f}")


def facts(kind: str, target: str) -> str:
    """A board of a corpus as a file of facts."""
    import pylogic
    from pylogic.rules.symbols import write_facts

    return write_facts(pylogic.load(kind).instance(target).symbols)


if __name__ == "__main__":
    main()
