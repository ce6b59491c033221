"""Delete each rule of each encoding in turn: the tests of its puzzle must notice every one.

`python tests/mutate.py [PUZZLE ...]` from the checkout, with what the tests need installed.
Rules are deleted from clingo's AST, in every part and in what is included. A rule of
encodings/lib is missed if the tests of any puzzle that includes it miss it. Exits with 1 if a
rule is deleted unnoticed that REDUNDANT does not explain, or if REDUNDANT explains a rule whose
deletion is noticed.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from clingo import ast

from pylogic.rules import encoding as encodings
from pylogic.rules import library

TESTS = Path(__file__).parent
NOTHING = -1  # the statement to leave out when the tests must pass
LIMIT = 60  # seconds; a deletion that makes grounding endless is noticed, too
MEMORY = 3 * 2**29
KINDS = (
    ast.ASTType.Rule,
    ast.ASTType.Minimize,
    ast.ASTType.Heuristic,
    ast.ASTType.ShowSignature,
    ast.ASTType.ShowTerm,
)

# Beginnings of rules that may be deleted unnoticed, and why.
REDUNDANT: dict[str, str] = {}


@dataclass(frozen=True)
class Mutant:
    """An encoding without one of its statements."""

    puzzle: str
    part: str
    number: int
    """The statement's place among all of the encoding."""
    place: str
    """File and line."""
    text: str


def mutants(puzzle: str) -> Iterator[Mutant]:
    encoding = encodings.read_encoding(library.encodings()[puzzle])
    parts = [name for (name, _), statements in encoding.parts.items() for _ in statements]
    for number, statement in enumerate(encoding.statements):
        if statement.ast_type in KINDS:
            begin = statement.location.begin
            place = f"{Path(begin.filename).name}:{begin.line}:{begin.column}"
            yield Mutant(puzzle, parts[number], number, place, str(statement))


def is_noticed(mutant: Mutant) -> bool:
    """Whether a test fails: first those of the part, then all of the puzzle."""
    return any(_fails(mutant, words) for words in _selections(mutant.part))


def _selections(part: str) -> list[str]:
    quick = (
        "errors or drawing or label or clues or score or about or words or reason or bad or check"
    )
    quick += " or order_part or heuristic"
    return [""] if part in ("base", "step") else [quick, ""]


def _fails(mutant: Mutant, words: str) -> bool:
    command = [sys.executable, __file__, "--one", mutant.puzzle, str(mutant.number), words]
    try:
        run = subprocess.run(command, capture_output=True, timeout=LIMIT)
    except subprocess.TimeoutExpired:
        return True
    return run.returncode != 0


def run_one(puzzle: str, number: int, words: str) -> int:
    """Run a puzzle's tests with a statement left out of its encoding."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    read = encodings.read_encoding

    def read_mutant(path: Path) -> encodings.Encoding:
        encoding = read(path)
        if encoding.name != puzzle:
            return encoding
        left_out = None if number == NOTHING else list(encoding.statements)[number]
        parts = {
            key: tuple(s for s in statements if s is not left_out)
            for key, statements in encoding.parts.items()
        }
        return replace(encoding, parts=parts)

    encodings.read_encoding = read_mutant
    files = [TESTS / f"test_{puzzle}.py", *(TESTS / f"test_{n}.py" for n in ALSO.get(puzzle, ()))]
    options = ["-x", "-q", "-n", "0", "-p", "no:cacheprovider", "--rootdir", str(TESTS.parent)]
    selected = ["-k", words] if words else []
    tests = [*map(str, files), f"{TESTS / 'test_encodings.py'}"]
    code = pytest.main([*options, *selected, *tests])
    return 0 if code == pytest.ExitCode.NO_TESTS_COLLECTED else int(code)


ALSO = {"kuromasu": ("bad_input", "drawing")}


def main(puzzles: list[str]) -> int:
    puzzles = puzzles or list(library.encodings())
    found = [mutant for puzzle in puzzles for mutant in mutants(puzzle)]
    noticed: dict[Mutant, bool] = {}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        whole = [Mutant(puzzle, "base", NOTHING, "", "") for puzzle in puzzles]
        for mutant, fails in zip(whole, pool.map(is_noticed, whole), strict=True):
            if fails:
                sys.exit(f"{mutant.puzzle}: the tests fail before anything is deleted")
        for mutant, is_seen in zip(found, pool.map(is_noticed, found), strict=True):
            noticed[mutant] = is_seen
            if not is_seen:
                print(f"  {mutant.puzzle} does not miss {mutant.place}: {mutant.text}", flush=True)
    places = {m.place for m, is_seen in noticed.items() if is_seen}
    code = 0
    for place, text in dict.fromkeys((m.place, m.text) for m in found):
        why = [reason for beginning, reason in REDUNDANT.items() if text.startswith(beginning)]
        if (place in places) == bool(why):
            code = 1
            print(f"{place}: {'noticed, yet listed' if why else 'UNNOTICED'}: {text}")
        elif why:
            print(f"{place}: unnoticed: {text}\n  {why[0]}")
    print(f"{len(found)} deletions, {len(set(m.place for m in found) - places)} unnoticed")
    return code


if __name__ == "__main__":
    if sys.argv[1:2] == ["--one"]:
        sys.exit(run_one(sys.argv[2], int(sys.argv[3]), sys.argv[4]))
    sys.exit(main(sys.argv[1:]))
