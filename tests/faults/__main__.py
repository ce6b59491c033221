"""`python -m tests.faults`: a longer run, which counts cases and failures of each kind."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from fnmatch import fnmatch

from . import running
from .catalogue import cases
from .checking import complaints


def main() -> int:
    """Run the cases that are asked for; 1 where one fails."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--cases", type=int, default=500, help="how many")
    parser.add_argument("--seed", type=int, default=1, help="makes the same cases")
    parser.add_argument("--only", default="*", metavar="NAME", help="only those; * is anything")
    parser.add_argument("--list", action="store_true", help="print their names")
    asked = parser.parse_args()
    chosen = [c for c in cases(asked.cases, asked.seed) if fnmatch(c.name, asked.only)]
    if asked.list:
        print(*(case.name for case in chosen), sep="\n")
        return 0
    tried: Counter[str] = Counter()
    failed: Counter[str] = Counter()
    began = time.monotonic()
    for case in chosen:
        if reason := running.why_not(case):
            print(f"{case.name}: skipped, {reason}", flush=True)
            continue
        found = complaints(case, running.run(case), running.usual(case))
        tried[case.kind] += 1
        failed[case.kind] += bool(found)
        for words in found:
            print(f"{case.name}: {words}", flush=True)
    print(f"{'':18}{'cases':>7}{'failed':>8}")
    for kind, count in sorted(tried.items()):
        print(f"fault {kind:12}{count:7}{failed[kind]:8}")
    seconds = time.monotonic() - began
    print(f"{tried.total()} cases, {failed.total()} failures, {seconds:.0f} s")
    return 1 if failed.total() else 0


if __name__ == "__main__":
    sys.exit(main())
