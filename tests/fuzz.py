"""Random programs and boards: what pylogic claims of them is what plain clingo enumerates.

`python tests/fuzz.py [CASES] [--seed N] [--only KIND]` from the checkout. The cases of a seed are
the same each time: the N-th begins with seed + N - 1 alone. Kinds are

- solve: a rule file and an instance; status, answers, count, cost, under random options;
- diff: two rule files that are nearly the same, on an instance;
- why: a program and what is expected of an answer; whether one has it, and what else that shows;
- explain: rules and clues that mostly contradict; `--count` finds all conflicts, or so many;
- options: a program under random options of clasp with random values, which change nothing;
- boards: a small board of a puzzle on the shelf; solve, check, clues, generate, explain.

fuzzing/plain.py is what everything is compared with: all answer sets, put together in Python. At
a difference the files are made smaller while they differ, and printed with the command that
shows it again; it ends with 1 then. The last lines say what the cases were.

.ci/run looks at 300 cases, which takes 10 seconds of one processor. By hand
`python tests/fuzz.py 20000` takes about 10 minutes, and must find no difference.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

from fuzzing import boards, expectations, looks, options
from fuzzing.case import Case, DifferenceError, Files, Tally
from fuzzing.plain import TooManyError

from pylogic.errors import PylogicError

Make = Callable[[Random, int], Case]
Look = Callable[[Case, Files, Tally], None]
KINDS: dict[str, tuple[Make, Look]] = {
    "solve": (looks.a_program, looks.look_at_program),
    "diff": (looks.a_pair, looks.look_at_pair),
    "why": (expectations.an_expectation, expectations.look_at_expectation),
    "explain": (looks.a_contradiction, looks.look_at_contradiction),
    "options": (options.a_search, options.look_at_search),
    "boards": (boards.a_board, boards.look_at_board),
}
"""What makes the cases of each kind, and what looks at them."""
ROUND = ("boards", "explain", "why", "options", *["diff"] * 3, *["solve"] * 6)
"""The kinds of cases one after the other; their number and that of puzzles have no factor."""


def cases(number: int, seed: int, only: str | None = None) -> Iterator[Case]:
    """So many cases, the first of which begins with the seed."""
    for each in range(seed, seed + number):
        kind = only or ROUND[each % len(ROUND)]
        yield KINDS[kind][0](Random(f"{kind} {each}"), each)


def look(case: Case, folder: Path, tally: Tally) -> str | None:
    """What differs in a case, in words."""
    try:
        KINDS[case.kind][1](case, Files(case, folder), tally)
    except TooManyError:
        tally["too many answers to look at"] += 1
    except DifferenceError as error:
        return str(error)
    except PylogicError as error:
        if "unknown fact" in str(error):  # nothing reads it: that is refused by design
            tally["refused: unknown fact"] += 1
            return None
        return f"pylogic refuses what clingo takes: {type(error).__name__}: {error}"
    except Exception:
        return traceback.format_exc()
    return None


def shrunk(case: Case, difference: str, folder: Path) -> Case:
    """The case without the statements and calls that it differs without, in the same manner."""
    found, smaller = case, True
    while smaller:
        smaller = False
        for less in found.smaller():
            other = look(less, folder, Counter())
            if other is not None and manner(other) == manner(difference):
                found, smaller = less, True
                break
    return found


def manner(difference: str) -> str:
    """How a difference begins, before what may be otherwise in a smaller case."""
    last = difference.strip().rpartition("\n")[2] if "Traceback" in difference else difference
    return re.split(r"[\d:(]", last)[0]


def report(case: Case, difference: str, folder: Path) -> str:
    less = shrunk(case, difference, folder)
    command = f"python tests/fuzz.py 1 --seed {case.seed} --only {case.kind}"
    small = look(less, folder, Counter())
    return "\n".join(
        [f"seed {case.seed}: {command}", str(case), difference, "", f"smaller:\n{less}", f"{small}"]
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("cases", nargs="?", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=[*KINDS])
    asked = parser.parse_args(arguments)
    tallies = {kind: Counter[str]() for kind in KINDS}
    command, began = f"python tests/fuzz.py {asked.cases} --seed {asked.seed}", time.monotonic()
    command += f" --only {asked.only}" if asked.only else ""
    with tempfile.TemporaryDirectory() as name:
        for case in cases(asked.cases, asked.seed, asked.only):
            tallies[case.kind]["cases"] += 1
            difference = look(case, Path(name), tallies[case.kind])
            if difference is not None:
                print(report(case, difference, Path(name)))
                return 1
    for kind, tally in tallies.items():
        number = tally.pop("cases", 0)
        if number:
            print(
                f"{kind} {number}: {', '.join(f'{k} {n}' for k, n in sorted(tally.items()) if n)}"
            )
    print(f"{command}: no difference in {asked.cases} cases, {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
