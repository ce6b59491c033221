"""JSON corpora: name -> {"problem": text, "solution": text}, a text being `rows cols`, then rows.

The puzzles may stand under "data", beside anything else, as in published data sets. Cells are
separated by blanks, `-` is empty, `x` in a solution black. After the board there may be as many
rows of areas.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from pylogic.errors import NotFoundError, Problem, ProgramError
from pylogic.formats.diagram import Diagram
from pylogic.rules import files
from pylogic.rules.files import UNBOUNDED, Bounds
from pylogic.rules.symbols import Place

NAME = "corpus"


def names(path: Path, bounds: Bounds = UNBOUNDED) -> list[str]:
    """The puzzles of a corpus.

    Raises:
        NotFoundError: there is no such file.
        ProgramError: the file is no corpus.
    """
    return list(_entries(path, bounds))


def diagram(path: Path, name: str, bounds: Bounds = UNBOUNDED) -> Diagram:
    """A puzzle of a corpus.

    Raises:
        NotFoundError: there is no such file, or it has no puzzle of that name.
        ProgramError: the file is no corpus.
    """
    entries = _entries(path, bounds)
    if name not in entries:
        some = ", ".join(list(entries)[:5])
        raise NotFoundError(f"{path} has no puzzle {name!r}; it has {some}, ...")
    label = f"{path}#{name}"
    size, cells, areas = _board(entries[name]["problem"], label)
    if "solution" not in entries[name]:
        return Diagram(*size, _numbers(cells, label), areas=_numbers(areas, label))
    _, answer, _ = _board(entries[name]["solution"], label)
    black = frozenset(place for place, text in answer.items() if text == "x")
    told = {place: text for place, text in answer.items() if text != "x"}
    return Diagram(
        *size,
        _numbers(cells, label),
        areas=_numbers(areas, label),
        shaded=black,
        solution=_numbers(told, label),
        is_solved=True,
    )


def _entries(path: Path, bounds: Bounds) -> dict[str, dict[str, str]]:
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


_Cells = dict[Place, str]


def _board(text: Any, label: str) -> tuple[Place, _Cells, _Cells]:
    """Size, cells that are not empty, and areas."""
    try:
        if not isinstance(text, str):
            raise ValueError
        first, *lines = text.splitlines()
        rows, columns = map(int, first.split())
        board = [line.split() for line in lines]
        if len(board) not in (rows, 2 * rows) or any(len(row) != columns for row in board):
            raise ValueError
        return (rows, columns), _cells(board[:rows]), _cells(board[rows:])
    except ValueError:
        words = "expected `rows cols`, so many rows of numbers or -, perhaps so many of areas"
        raise ProgramError(Problem(words, label)) from None


def _cells(board: Sequence[Sequence[str]]) -> _Cells:
    return {
        (row, column): cell
        for row, cells in enumerate(board, 1)
        for column, cell in enumerate(cells, 1)
        if cell != "-"
    }


def _numbers(cells: Mapping[Place, str], label: str) -> dict[Place, int]:
    try:
        return {place: _number(text) for place, text in cells.items()}
    except ValueError:
        words = "expected `rows cols`, so many rows of numbers or -, perhaps so many of areas"
        raise ProgramError(Problem(words, label)) from None


def _number(text: str) -> int:
    if len(text) > 9:  # clingo's numbers have no room for all of those
        raise ValueError
    return int(text)
