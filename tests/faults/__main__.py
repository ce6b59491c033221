"""`python -m tests.faults`: a longer run, with a table of what happened."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from fnmatch import fnmatch

from . import running
from .case import Case, Signals
from .catalogue import cases
from .checking import complaints
from .running import Ended


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
    table, began = Table(), time.monotonic()
    for case in chosen:
        if reason := running.why_not(case):
            print(f"{case.name}: skipped, {reason}", flush=True)
            continue
        ended = running.run(case)
        found = complaints(case, ended, running.usual(case))
        table.add(case, ended, found)
        for words in found:
            print(f"{case.name}: {words}", flush=True)
    print(table.text(time.monotonic() - began))
    return 1 if table.failed else 0


class Table:
    """Figures of a run: by kind of fault and by verb."""

    def __init__(self) -> None:
        self._tried: Counter[tuple[str, str]] = Counter()
        self.failed: Counter[tuple[str, str]] = Counter()
        self._slowest = 0.0
        self._longest = 0.0

    def add(self, case: Case, ended: Ended, found: list[str]) -> None:
        """Count a case."""
        for key in (("fault", case.kind), ("verb", case.command.verb)):
            self._tried[key] += 1
            self.failed[key] += bool(found)
        if isinstance(case.fault, Signals) and ended.after_strike is not None:
            self._slowest = max(self._slowest, ended.after_strike)
        self._longest = max(self._longest, ended.lingering)

    def text(self, seconds: float) -> str:
        """The table."""
        rows = [f"{'':18}{'cases':>7}{'failed':>8}"]
        for (what, name), count in sorted(self._tried.items()):
            rows.append(f"{what + ' ' + name:18}{count:7}{self.failed[what, name]:8}")
        of_faults = [n for (what, _), n in self._tried.items() if what == "fault"]
        failures = [n for (what, _), n in self.failed.items() if what == "fault"]
        rows.append(f"{sum(of_faults)} cases, {sum(failures)} failures, {seconds:.0f} s")
        rows.append(f"slowest end after a signal: {self._slowest:.2f} s")
        rows.append(f"longest that a process outlived its command: {self._longest:.2f} s")
        return "\n".join(rows)


if __name__ == "__main__":
    sys.exit(main())
