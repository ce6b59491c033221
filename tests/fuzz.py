"""Random programs and boards: what pylogic claims of them is what plain clingo enumerates.

`python tests/fuzz.py [CASES] [--seed N] [--only KIND]` from the checkout. Hypothesis draws the
cases; those of a seed are the same each time. Kinds are

- programs: a rule file and an instance; status, answers, count, cost, under random options;
- diff: two rule files that are nearly the same, on an instance;
- why: a program and what is expected of an answer; whether one has it, and what else that shows;
- explain: rules and clues that mostly contradict; the conflict is a minimal one;
- boards: a small board of a puzzle on the shelf; solve, check, clues, generate, explain.

fuzzing/plain.py is what everything is compared with: all answer sets, put together in Python. A
difference is shrunk by Hypothesis, and printed as Python that shows it again, with the command that
finds it again; it ends with 1 then. The last lines say what the cases were.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from pprint import pformat

from fuzzing import boards, looks
from fuzzing.case import Case, Files
from fuzzing.plain import TooManyError
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.strategies import SearchStrategy

import pylogic

Look = Callable[[Case, Files], str]
KINDS: dict[str, tuple[int, Callable[[], SearchStrategy[Case]], Look]] = {
    "programs": (7, looks.a_program, looks.look_at_program),
    "diff": (3, looks.a_pair, looks.look_at_pair),
    "why": (1, looks.an_expectation, looks.look_at_expectation),
    "explain": (1, looks.a_contradiction, looks.look_at_contradiction),
    "boards": (1, boards.a_board, boards.look_at_board),
}
"""The share that each kind has of all cases, what draws its cases, and what looks at them.

A look compares, and says in a few words what the case was.
"""
SHARES = sum(share for share, _, _ in KINDS.values())
BATCH = 10
"""How many cases a seed draws; Hypothesis would make later ones of those before."""


def check(case: Case) -> str:
    """Compare what pylogic says of a case with what plain clingo says; what the case was.

    Raises:
        DifferenceError: says what differs.
    """
    _, _, look = KINDS[case.kind]
    with tempfile.TemporaryDirectory() as folder:
        try:
            return look(case, Files(case, Path(folder)))
        except TooManyError:
            return "too many answers to look at"
        except pylogic.PylogicError as error:
            if "unknown fact" not in str(error):
                raise
            return "refused: unknown fact"  # nothing reads it: that is refused by design


def difference(kind: str, start: int, seen: dict[str, str]) -> str | None:
    """A small case of a kind that differs, if one of a batch does: Python that shows it again.

    `seen` gets the cases that do not differ, each with what it was.
    """
    _, draw, _ = KINDS[kind]
    last: list[Case] = []

    @seed(start)
    @settings(
        max_examples=BATCH,
        database=None,
        deadline=None,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
        report_multiple_bugs=False,
    )
    @given(draw())
    def look(case: Case) -> None:
        if repr(case) not in seen:
            last[:] = [case]
            seen[repr(case)] = check(case)

    try:
        look()
    except Exception as error:
        command = f"python tests/fuzz.py {BATCH} --seed {start} --only {kind}"
        again = f"from fuzz import Case, check\n\ncheck(\n{pformat(*last, width=99)}\n)"
        return f"{type(error).__name__}: {error}\n\n# {command}\n{again}"
    return None


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("cases", nargs="?", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=[*KINDS])
    asked = parser.parse_args(arguments)
    began, total = time.monotonic(), 0
    for kind, (share, _, _) in KINDS.items():
        if asked.only in (None, kind):
            number = asked.cases if asked.only else -(-asked.cases * share // SHARES)
            seen: dict[str, str] = {}
            for start in itertools.count(asked.seed):
                found = difference(kind, start, seen)
                if found is not None:
                    print(found)
                    return 1
                if len(seen) >= number:
                    break
            total += len(seen)
            often = sorted(Counter(seen.values()).items())
            told = ", ".join(f"{words} {count}" for words, count in often)
            print(f"{kind} {len(seen)}: {told}")
    print(f"seed {asked.seed}: no difference in {total} cases, {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
