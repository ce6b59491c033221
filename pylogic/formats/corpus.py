"""JSON corpora: name -> {"problem": text, "solution": text}, a text being `rows cols`, then rows.

The puzzles may stand under "data", beside anything else, as in published data sets. What the rows
say is told by the codec that `about` names; see `sheets`. Corpora are read, never written.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pylogic.errors import Problem, ProgramError
from pylogic.formats import sheets
from pylogic.formats.diagram import Found, Game, Source
from pylogic.rules import files
from pylogic.rules.files import UNBOUNDED, Bounds

NAME = "corpus"
_SHAPE = '{"problem": "rows cols ...", "solution": ...}'


def entries(path: Path, bounds: Bounds = UNBOUNDED) -> dict[str, str]:
    """The texts of the puzzles of a corpus by name, which `read` reads.

    Raises:
        NotFoundError: there is no such file.
        ProgramError: the file is no corpus.
    """
    return {name: json.dumps(entry) for name, entry in _entries(path, bounds).items()}


def matches(text: str) -> bool:
    """Whether a text may be a puzzle of a corpus."""
    return text.lstrip()[:1] == "{" and '"problem"' in text


def read(source: Source, games: Sequence[Game]) -> Found:
    """Read a puzzle of a corpus.

    Raises:
        ProgramError: says what is wrong and where.
    """
    style = games[0].style if games else ""
    try:
        told = json.loads(source.text)
        problem, solution = told["problem"], told.get("solution")
    except (ValueError, AttributeError, TypeError, KeyError, RecursionError):
        source.fail(f"no puzzle of a corpus: expected {_SHAPE}")
    for text in (problem, solution):
        if not isinstance(text, str | None) or problem is None:
            source.fail("the problem is no text: expected `rows cols`, then rows of cells")
    answer = None if solution is None else Source(solution, f"{source.name} (solution)")
    return Found(sheets.read(Source(problem, source.name), answer, style))


def without_solution(text: str) -> str | None:
    """A puzzle of a corpus without its solution; None if it has none, or is none."""
    if not matches(text):
        return None
    try:
        told = json.loads(text)
        return None if told.pop("solution", None) is None else json.dumps(told)
    except (ValueError, AttributeError, TypeError, RecursionError):
        return None


def _entries(path: Path, bounds: Bounds) -> dict[str, dict[str, Any]]:
    try:
        document: Any = json.loads(files.read(path, bounds).decode("utf-8"))
        inner = document.get("data")
        is_wrapped = isinstance(inner, dict) and "problem" not in inner
        return {
            str(name): {"problem": entry["problem"], **entry}
            for name, entry in (inner if is_wrapped else document).items()
        }
    except (ValueError, AttributeError, TypeError, KeyError, RecursionError):
        words = 'no corpus: expected {name: {"problem": "rows cols ..."}, ...}'
        raise ProgramError(Problem(words, str(path))) from None
