"""Delete each rule of each encoding in turn: the tests of its puzzle must notice every one.

`python tests/mutate.py [--sample K] [PUZZLE ...]` from the checkout, with what the tests need
installed; `--sample` tries the rules whose lines commits of the last 200 minutes changed, and one
of ten others by the number K. It takes for granted that all tests pass before a rule is deleted,
where a run of all rules tries that first.
Rules are deleted from clingo's AST, in every part and in what is included. A rule of
encodings/lib is missed if the tests of any puzzle that includes it miss it. Exits with 1 if a
rule is deleted unnoticed.

One pytest collects the tests, and forks a child for each deletion. The child runs the tests of
the puzzle until one fails, first those that are quick and have noticed much so far.
"""

from __future__ import annotations

import argparse
import gc
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import chain, islice
from pathlib import Path
from typing import NoReturn, TextIO

import pytest
from clingo import ast

from pylogic.rules import encoding as encodings
from pylogic.rules import library
from pylogic.rules.limits import Limits

TESTS = Path(__file__).parent
UNLIMITED = Limits()
ALSO = {"kuromasu": ("bad_input", "drawing", "true_steps")}
"""The tests of a puzzle besides those of its own file and of what holds for every one."""
OF_ALL = ("encodings", "kinds", "parts")
OPTIONS = ["-qq", "-s", "-n", "0", "-p", "no:cacheprovider", "--whole-sweeps"]
OPTIONS += ["--rootdir", str(TESTS.parent)]
SECONDS = 10  # of computing for each test, besides ten times what it takes; then it has failed
USUAL = 2.0  # seconds that a test takes which has not run yet
PATIENCE = 1200  # seconds for a child that waits for what never comes
MEMORY = 3 * 2**29
KINDS = (ast.ASTType.Rule, ast.ASTType.Minimize, ast.ASTType.Heuristic)
KINDS += (ast.ASTType.ShowSignature, ast.ASTType.ShowTerm)

FILES = {path.resolve(): name for name, path in library.encodings().items()}
read_file = encodings.read_encoding
known: dict[Path, encodings.Encoding] = {}


def read_once(path: Path, limits: Limits = UNLIMITED) -> encodings.Encoding:
    """Return one encoding for all readers of a puzzle's, without `deleted`; read others anew."""
    if path.resolve() not in FILES:
        return read_file(path, limits)
    if path not in known:
        known[path] = read_file(path)
        if deleted is not None and FILES[path.resolve()] == deleted.puzzle:
            deleted.delete_from(known[path])
    return known[path]


encodings.read_encoding = read_once


@dataclass(frozen=True)
class Mutant:
    """An encoding without one of its statements, or whole."""

    puzzle: str
    part: str = ""
    number: int | None = None
    """The statement's place among all of the encoding; None leaves the encoding whole."""
    place: str = ""
    """File, line and column."""
    lines: range = range(0)
    """The statement's lines in that file."""
    text: str = ""

    def delete_from(self, encoding: encodings.Encoding) -> None:
        """Delete the statement from `encoding` in place, and all that it has cached, if any."""
        if self.number is None:
            return
        deleted = list(encoding.statements)[self.number]
        parts = {
            key: tuple(s for s in statements if s is not deleted)
            for key, statements in encoding.parts.items()
        }
        mutated = vars(replace(encoding, parts=parts))
        vars(encoding).clear()  # what it has worked out goes, too
        vars(encoding).update(mutated)


deleted: Mutant | None = None
"""The statement that this process does without."""


def mutants(puzzle: str) -> Iterator[Mutant]:
    """Yield a mutant for each statement of KINDS in a puzzle's encoding, its includes too."""
    encoding = read_once(library.encodings()[puzzle])
    parts = [name for (name, _), statements in encoding.parts.items() for _ in statements]
    for number, statement in enumerate(encoding.statements):
        if statement.ast_type in KINDS:
            begin, end = statement.location.begin, statement.location.end
            place = f"{Path(begin.filename).name}:{begin.line}:{begin.column}"
            lines = range(begin.line, end.line + 1)
            yield Mutant(puzzle, parts[number], number, place, lines, str(statement))


# ---- One deletion ------------------------------------------------------------------------


class Child:
    """A forked process that runs tests without a statement, until one fails."""

    def __init__(
        self, mutant: Mutant, tests: Sequence[pytest.Item], seconds: Mapping[str, float]
    ) -> None:
        self.mutant = mutant
        self.folder = Path(tempfile.mkdtemp(prefix="mutant"))
        self.pid = os.fork()
        if self.pid == 0:
            _live(mutant, tests, seconds, self.folder)

    def end(self, status: int) -> None:
        """Read what the process has written, once it is gone, and delete its folder.

        Sets `is_noticed` (a test failed, or the process died), `seconds` and `last`.
        """
        self.kill()
        self.is_noticed = status != 0
        self.seconds: dict[str, float] = {}
        """How long each test took that passed."""
        self.last = ""
        """The test that failed, or that the process did not survive."""
        for line in (self.folder / "diary").read_text().splitlines():
            if line.startswith("\t"):
                self.seconds[self.last] = float(line)
            else:
                self.last = line
        shutil.rmtree(self.folder, ignore_errors=True)

    def kill(self) -> None:
        """Kill what is left of the process group; nothing if it is gone."""
        with suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)


def _live(
    mutant: Mutant, tests: Sequence[pytest.Item], seconds: Mapping[str, float], folder: Path
) -> NoReturn:
    """Be a child: run tests, silent and limited, in its own process group; exit 1 if one fails."""
    code = 1
    try:
        os.setpgid(0, 0)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.alarm(PATIENCE)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        os.environ["PYTEST_DEBUG_TEMPROOT"] = str(folder)
        with (folder / "diary").open("w", buffering=1) as diary, open(os.devnull, "w") as nowhere:
            os.dup2(nowhere.fileno(), 1)
            os.dup2(nowhere.fileno(), 2)
            global deleted
            deleted = mutant
            for encoding in known.values():
                if encoding.name == mutant.puzzle:
                    mutant.delete_from(encoding)
            code = _run(tests, seconds, diary)
    finally:
        os._exit(code)


def _run(tests: Sequence[pytest.Item], seconds: Mapping[str, float], diary: TextIO) -> int:
    """Run tests in this order until one fails; return 1 then, else 0.

    The diary gets a test's name as it begins, and a tab and its seconds once it has passed.
    """
    for test, following in zip(tests, [*tests[1:], None], strict=True):
        began = time.monotonic()
        print(test.nodeid, file=diary)
        used = time.process_time() + SECONDS + 10 * seconds.get(test.nodeid, USUAL)
        resource.setrlimit(resource.RLIMIT_CPU, (int(used), resource.RLIM_INFINITY))
        test.ihook.pytest_runtest_protocol(item=test, nextitem=following)
        if test.session.testsfailed:
            return 1
        print(f"\t{time.monotonic() - began}", file=diary)
    return 0


# ---- All of them -------------------------------------------------------------------------


class Mutation:
    """A pytest plugin that runs the tests of every mutant instead of the tests."""

    def __init__(self, puzzles: Sequence[str], sample: int | None) -> None:
        self.puzzles = puzzles
        self.sample = sample
        self.code = 1
        self.seconds: dict[str, dict[str, float]] = {puzzle: {} for puzzle in puzzles}
        """How long each test of a puzzle took that has passed."""
        self.noticed: Counter[tuple[str, str]] = Counter()
        """How many deletions in a part of an encoding (or anywhere: "") a test has noticed."""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Sort the collected tests by puzzle and run the mutants; called by pytest."""
        if session.testsfailed:
            pytest.exit("the tests cannot be collected")
        self.tests = {p: [t for t in session.items if _is_of(t, p)] for p in self.puzzles}
        gc.collect()
        gc.freeze()  # so that no child copies what it collects
        self.code = self.run_all()
        return True

    def run_all(self) -> int:
        """Delete the rules, print those that are unnoticed and a summary; return the exit code.

        First the whole encodings must pass, unless `sample` is given. A rule that several puzzles
        include is deleted in one after the other, until one notices.
        """
        if self.sample is None:
            for child in self.run([Mutant(puzzle) for puzzle in self.puzzles]):
                if child.is_noticed:
                    print(f"{child.last} fails before anything is deleted")
                    return 1
        quick_first = sorted(self.puzzles, key=lambda p: sum(self.seconds[p].values()))
        places: dict[str, list[Mutant]] = {}
        for mutant in chain.from_iterable(map(mutants, quick_first)):
            places.setdefault(mutant.place, []).append(mutant)
        if self.sample is not None:
            changed = _changed_lines()
            own = {p for p, same in places.items() if changed[p.split(":")[0]] & {*same[0].lines}}
            own |= {*islice((p for p in places if p not in own), self.sample % 10, None, 10)}
            places = {place: same for place, same in places.items() if place in own}
        texts = {place: same[0].text for place, same in places.items()}
        queue = [same.pop(0) for same in places.values()]
        unnoticed = set(texts)
        count = 0
        for child in self.run(queue):
            count += 1
            mutant = child.mutant
            if child.is_noticed:
                unnoticed.remove(mutant.place)
                self.noticed.update([(child.last, mutant.part), (child.last, "")])
            else:
                print(f"  {mutant.puzzle} does not miss {mutant.place}: {mutant.text}", flush=True)
                queue += [places[mutant.place].pop(0)] if places[mutant.place] else []
        for place, text in texts.items():
            if place in unnoticed:
                print(f"{place}: UNNOTICED: {text}")
        print(f"{len(texts)} rules, {count} deletions, {len(unnoticed)} unnoticed")
        return 1 if unnoticed else 0

    def run(self, queue: list[Mutant]) -> Iterator[Child]:
        """Yield each mutant's child as it ends, one a processor at a time; `queue` is emptied."""
        running: dict[int, Child] = {}
        try:
            while queue or running:
                while queue and len(running) < (os.cpu_count() or 1):
                    mutant = queue.pop(0)
                    tests = sorted(self.tests[mutant.puzzle], key=self.rank(mutant))
                    child = Child(mutant, tests, self.seconds[mutant.puzzle])
                    running[child.pid] = child
                pid, status = os.waitpid(-1, 0)
                ended = running.pop(pid)
                ended.end(status)
                self.seconds[ended.mutant.puzzle].update(ended.seconds)
                yield ended
        finally:
            for child in running.values():
                child.kill()
                shutil.rmtree(child.folder, ignore_errors=True)

    def rank(self, mutant: Mutant) -> Callable[[pytest.Item], float]:
        """Return a sort key for tests: those that are quick and have noticed much come first."""
        seconds = self.seconds[mutant.puzzle]

        def rank(test: pytest.Item) -> float:
            name = test.nodeid
            noticed = self.noticed[name, mutant.part] + self.noticed[name, ""] / 20
            return (seconds.get(name, USUAL) + 0.003) / (noticed + 0.02)

        return rank


def _is_of(test: pytest.Item, puzzle: str) -> bool:
    """True if a test is a puzzle's: of its file, of ALSO, or its case of those for every one."""
    name = test.path.stem.removeprefix("test_")
    if name not in OF_ALL:
        return name in (puzzle, *ALSO.get(puzzle, ()))
    assert isinstance(test, pytest.Function)
    return not hasattr(test, "callspec") or test.callspec.params.get("puzzle", puzzle) == puzzle


def _changed_lines() -> dict[str, set[int]]:
    """Return by encodings' files the lines that commits of the last 200 minutes changed."""
    lines = {}
    for path in (TESTS.parent / "encodings").rglob("*.lp"):
        blame = ["git", "blame", "-s", "--since=200 minutes ago", path]  # a session takes 180
        blamed = subprocess.check_output(blame, cwd=TESTS.parent, text=True).splitlines()
        lines[path.name] = {n for n, line in enumerate(blamed, 1) if not line.startswith("^")}
    return lines


def main() -> int:
    """Run the deletions that the command line asks for; return 1 if one is unnoticed, else 0."""
    parser = argparse.ArgumentParser()
    parser.add_argument("puzzles", nargs="*", default=sorted(library.encodings()))
    parser.add_argument("--sample", type=int, metavar="K")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: pytest.exit("stopped"))
    mutation = Mutation(asked.puzzles, asked.sample)
    names = {n: None for p in mutation.puzzles for n in (p, *ALSO.get(p, ()), *OF_ALL)}
    pytest.main([*OPTIONS, *(str(TESTS / f"test_{name}.py") for name in names)], [mutation])
    return mutation.code


if __name__ == "__main__":
    sys.exit(main())
