"""CPU seconds that one derivation takes: `python tests/bench/derive.py sudoku seed9 [--hint]`.

By whichever pylogic is found on PYTHONPATH, back to those whose hints restated the clues first: so
one script measures before and after. `-` reads facts from standard input. Prints the seconds of
grounding and deriving, those of all that `explain` does, its children included, and the rounds.
"""

from __future__ import annotations

import argparse
import os
import sys

import pylogic
from pylogic.explain.derivation import OPTIONS, Derivation
from pylogic.explain.relaxation import relax
from pylogic.explain.text import Teller
from pylogic.rules.limits import Limits

try:
    from pylogic.explain.steps import entered
except ImportError:  # an older checkout
    from pylogic.explain.partial_board import entered


def derive(puzzle: pylogic.Puzzle, instance: pylogic.Instance, hint: bool) -> tuple[float, int]:
    """Seconds and rounds."""
    task = puzzle.task(instance)
    (answer,) = puzzle.solve(instance).answers
    solution = set(answer.symbols)
    named = Teller.within(task, Limits()).named_spots(relax(task).switches.literals)
    began = cpu()
    derivation = Derivation(relax(task, OPTIONS), solution)
    if hasattr(derivation, "start"):
        derivation.start(named)
    elif hint:
        derivation.restate(named)

    is_entered = entered(task.encoding)

    def is_wanted(mark: tuple[str, bool]) -> bool:
        return hint and is_entered(mark)

    wanted = {"first": is_wanted} if hasattr(derivation, "start") else {}
    count = 0
    for step in derivation.rounds(**wanted):
        count += 1
        if any(is_wanted(mark) for one in step.deductions for mark in one.marks):
            break
    return cpu() - began, count


def cpu() -> float:
    """CPU seconds of this process and of its children that have ended."""
    return sum(os.times()[:4])


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("puzzle")
    parser.add_argument("instance")
    parser.add_argument("--hint", action="store_true")
    asked = parser.parse_args()
    puzzle = pylogic.load(asked.puzzle)
    facts = asked.instance == "-"
    instance = puzzle.instance(sys.stdin.read() if facts else asked.instance, text=facts)
    alone, rounds = derive(puzzle, instance, asked.hint)
    began = cpu()
    puzzle.explain(instance, hint=asked.hint)
    print(alone, cpu() - began, rounds)


if __name__ == "__main__":
    main()
