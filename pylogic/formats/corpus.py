"""JSON corpora: name -> {"problem": text, "solution": text}, a text being `rows cols`, then rows.

The puzzles may stand under "data", beside anything else, as in published data sets. What the rows
say is told by the codec that `about` names; see `sheets`. Corpora are read, never written.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path

from pylogic.errors import Problem, ProgramError
from pylogic.formats import sheets
from pylogic.formats.diagram import Found, Game, Source
from pylogic.formats.format import Format
from pylogic.rules import files
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.source import decoded

_SHAPE = '{"problem": "rows cols ...", "solution": ...}'


def entries(path: Path, limits: Limits = NO_LIMITS) -> dict[str, str | ProgramError]:
    """The texts of the puzzles of a corpus by name, which `read` reads; or why there is none.

    Raises:
        NotFoundError: there is no such file.
        ProgramError: the file is no corpus.
    """
    document = _document(path, limits)
    inner = document.get("data") if isinstance(document, dict) else None
    found = inner if isinstance(inner, dict) and not _is_entry(inner) else document
    if not isinstance(found, dict) or not (any(map(_is_entry, found.values())) or not found):
        words = 'no corpus: expected {name: {"problem": "rows cols ..."}, ...}'
        raise ProgramError(Problem(words, str(path)))
    return {
        name: json.dumps(entry) if _is_entry(entry) else _no_entry(f"{path}#{name}")
        for name, entry in found.items()
    }


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


def _is_entry(value: object) -> bool:
    return isinstance(value, dict) and "problem" in value


def _no_entry(name: str) -> ProgramError:
    return ProgramError(Problem(f"no puzzle of a corpus: expected {_SHAPE}", name))


def _document(path: Path, limits: Limits) -> object:
    text = decoded(files.read(path, limits), str(path))
    try:
        return json.loads(text, object_pairs_hook=_with_all)
    except json.JSONDecodeError as error:
        is_short = error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated")
        why = "it ends early" if is_short else error.msg
        place = Problem(f"this is no JSON: {why}", str(path), error.lineno, error.colno)
        raise ProgramError(place) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, or nested too deeply
        raise ProgramError(Problem("this JSON is too large to be read", str(path))) from None


def _with_all(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    """An object that has all of its entries: the second one that is called X is X-2."""
    found: dict[str, object] = {}
    numbers: dict[str, Iterator[int]] = {}
    for name, value in pairs:
        free = name
        while free in found:
            free = f"{name}-{next(numbers.setdefault(name, count(2)))}"
        found[free] = value
    return found


FORMAT = Format(
    "corpus",
    "Corpus",
    "a problem and its solution, of a JSON file of many",
    matches,
    read,
    extension=".json",
    styles=tuple(sheets.CODECS),
    is_published=True,
)
