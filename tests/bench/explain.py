"""Explanations: how long they take, what their sizes say, and conflicts beside clingexplaid.

`python tests/bench/explain.py` from the checkout; with clingexplaid (pip install clingexplaid,
Python 3.11) its minimal unsatisfiable subsets are found on the same ground programs. What the verb
takes is measured by verb.py, what deriving alone takes by derive.py.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from scipy.stats import spearmanr

import pylogic
from pylogic.explain import mus, relaxation
from pylogic.solving.task import Task

CORPUS = Path(__file__).parents[3] / "shared" / "corpora" / "kuromasu.json"
KUROMASU = pylogic.load("kuromasu")
LARGEST = 17 * 17
SMALLEST = 20  # seconds that a smallest contradiction may take
FIGURES = ("cells", "largest explanation", "sum of sizes", "choices")


def rows() -> Iterator[tuple[str, int, int, int, int, float, bool]]:
    """Size, cells, largest and summed explanations, choices, seconds, all proved smallest."""
    for instance in _instances():
        rows, cols = instance.size or (0, 0)
        if rows * cols > LARGEST:
            continue
        began = time.perf_counter()
        found = KUROMASU.explain(instance)
        seconds = time.perf_counter() - began
        sizes = [step.size for step in found.steps]
        proved = all(step.is_smallest for step in found.steps)
        options = ["--configuration=tweety", "--seed=1"]
        choices = KUROMASU.solve(instance, options=options).statistics.choices or 0
        yield f"{rows}x{cols}", rows * cols, max(sizes), sum(sizes), choices, seconds, proved


def _instances() -> Iterator[pylogic.Instance]:
    import json

    for name in json.loads(CORPUS.read_text()):
        yield KUROMASU.instance(f"{CORPUS}#{name}")


def derivations() -> None:
    found = sorted(rows(), key=lambda row: row[1])
    print(f"derivations of {len(found)} Kuromasu, on one core")
    print("     board  puzzles  median s  longest s  largest explanations")
    for size in dict.fromkeys(row[0] for row in found):
        of_size = [row for row in found if row[0] == size]
        seconds = [row[5] for row in of_size]
        largest = " ".join(str(row[2]) for row in sorted(of_size, key=lambda row: row[2]))
        print(
            f"{size:>10} {len(of_size):8} {statistics.median(seconds):9.2f} {max(seconds):10.2f}"
            f"  {largest}"
        )
    print(f"  proved smallest in every step: {sum(row[6] for row in found)} of {len(found)}")
    print("rank correlations (Spearman)")
    columns = list(zip(*(row[1:5] for row in found), strict=True))
    for place, name in enumerate(FIGURES[1:3], 1):
        cells = spearmanr(columns[place], columns[0]).statistic
        choices = spearmanr(columns[place], columns[3]).statistic
        print(f"  {name}: {cells:+.2f} with cells, {choices:+.2f} with clasp's choices")


def contradictions() -> None:
    """Boards with one clue changed, until there is no answer."""
    print("contradictions: grid 43 with one number changed, 5 times")
    ours, theirs, said = [], [], []
    for text in islice(_broken(), 5):
        task = KUROMASU.task(KUROMASU.instance(text, text=True))
        switches = relaxation.relax(task).switches
        began = time.perf_counter()
        first = next(mus.marco(switches, 0, lambda _best: None))
        ours.append(time.perf_counter() - began)
        began = time.perf_counter()
        (best,) = KUROMASU.explain(task.instance, smallest=True, timeout=SMALLEST).conflicts
        took = time.perf_counter() - began
        proof = (
            f"{took:.1f} s" if best.is_smallest else f"at least {best.bound or 1} in {SMALLEST} s"
        )
        seconds, size = _clingexplaid(task)
        theirs.append((seconds, size))
        said.append((len(first), f"{best.size} ({proof})"))
    sizes = ", ".join(str(size) for size, _ in said)
    print(f"  direct cores: median {statistics.median(ours):.3f} s, sizes {sizes}")
    if all(seconds is not None for seconds, _ in theirs):
        median = statistics.median(seconds for seconds, _ in theirs)
        sizes = ", ".join(str(size) for _, size in theirs)
        ratio = median / statistics.median(ours)
        print(f"  clingexplaid: median {median:.3f} s, ratio {ratio:.0f}, sizes {sizes}")
    else:
        print("  clingexplaid: not installed")
    print(f"  smallest: {', '.join(words for _, words in said)}")


def _clingexplaid(task: Task) -> tuple[float | None, int]:
    try:
        from clingexplaid.unsat import SubsetComputer
    except ImportError:
        return None, 0
    switches = relaxation.relax(task).switches
    began = time.perf_counter()
    found = SubsetComputer(switches.control, switches.literals.values()).mus()
    return time.perf_counter() - began, len(list(found.iter_symbols()))


def _broken() -> Iterator[str]:
    facts = [str(fact.symbol) for fact in KUROMASU.instance("inst43").facts]
    rng = random.Random(43)
    while True:
        place = rng.randrange(1, len(facts))
        head, _, number = facts[place].rpartition(",")
        changed = int(number.rstrip(")")) + rng.choice((-1, 1))
        text = " ".join(
            f"{f}." for f in [*facts[:place], f"{head},{changed})", *facts[place + 1 :]]
        )
        instance = KUROMASU.instance(text, text=True)
        try:
            if KUROMASU.solve(instance).status == "none":
                yield text
        except pylogic.ProgramError:  # a number that no cell can have
            continue


def made() -> None:
    """Puzzles that pylogic makes have as few clues as they can, which makes them hard."""
    print("9x9 made by pylogic (minimal clues): seconds to explain, largest explanation")
    said = []
    for one in KUROMASU.generate("9x9", seed=1, count=12):
        began = time.perf_counter()
        found = KUROMASU.explain(KUROMASU.instance(one.facts, text=True))
        proved = all(step.is_smallest for step in found.steps)
        said.append((time.perf_counter() - began, found.difficulty, proved))
    for seconds, largest, proved in sorted(said):
        print(f"  {seconds:.1f} s: {largest}{'' if proved else ' (perhaps less)'}", end="")
    print()


def main() -> None:
    contradictions()
    made()
    if CORPUS.exists():
        derivations()
    else:
        print("derivations: the corpora are not there")


if __name__ == "__main__":
    main()
