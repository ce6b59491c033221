"""JSON corpora: name -> {"problem": text}, a text being `rows cols`, then the board's rows.

Cells are separated by blanks, `-` is empty. After the board there may be as many rows of areas.
What a number or an area means is said by the encoding's part `read`, over the facts
size(Rows, Cols), number(R, C, N) and area(R, C, Id).
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import clingo

from pylogic import grounding, program
from pylogic.child import Limits
from pylogic.errors import NotFoundError, Problem, ProgramError
from pylogic.program import READ, Encoding, Instance


def names(path: Path) -> list[str]:
    """The puzzles of a corpus.

    Raises:
        ProgramError: the file is no corpus.
    """
    return list(_entries(path))


def instance(encoding: Encoding, path: Path, name: str) -> Instance:
    """A puzzle of a corpus as the facts that an encoding reads.

    Raises:
        NotFoundError: the corpus has no puzzle of that name.
        ProgramError: the file is no corpus, or the encoding does not say how to read one.
    """
    entries = _entries(path)
    if name not in entries:
        some = ", ".join(list(entries)[:5])
        raise NotFoundError(f"{path} has no puzzle {name!r}; it has {some}, ...")
    if READ not in encoding.parts:
        words = "there is no part 'read', which would say what a board's numbers mean"
        raise ProgramError(Problem(words, str(encoding.path)))
    label = f"{path}#{name}"
    facts = _facts(entries[name], label)
    derived = grounding.derive(encoding, READ[0], facts, {}, Limits()).facts
    known = encoding.inputs
    found = [fact for fact in derived if (fact.name, len(fact.arguments)) in known]
    found += [fact for fact in facts if fact.match("size", 2) and fact not in found]
    lines = (f"{fact}." for fact in sorted(found, key=lambda fact: (fact.name, fact.arguments)))
    return program.instance_from_text("\n".join(lines), label)


def _entries(path: Path) -> dict[str, str]:
    try:
        document: Any = json.loads(path.read_text(encoding="utf-8"))
        return {str(name): entry["problem"] for name, entry in document.items()}
    except OSError as error:
        raise NotFoundError(f"{path}: {error.strerror}") from None
    except (ValueError, AttributeError, TypeError, KeyError):
        words = 'no corpus: expected {name: {"problem": "rows cols ..."}, ...}'
        raise ProgramError(Problem(words, str(path))) from None


def _facts(text: str, label: str) -> list[clingo.Symbol]:
    try:
        first, *lines = text.splitlines()
        rows, columns = map(int, first.split())
        board = [line.split() for line in lines]
        if len(board) not in (rows, 2 * rows) or any(len(row) != columns for row in board):
            raise ValueError
        facts = [_fact("size", rows, columns), *_cells("number", board[:rows])]
        return [*facts, *_cells("area", board[rows:])]
    except ValueError:
        words = "expected `rows cols`, so many rows of numbers or -, perhaps so many of areas"
        raise ProgramError(Problem(words, label)) from None


def _cells(name: str, board: Sequence[Sequence[str]]) -> Iterator[clingo.Symbol]:
    for row, cells in enumerate(board, 1):
        for column, cell in enumerate(cells, 1):
            if cell != "-":
                yield _fact(name, row, column, int(cell))


def _fact(name: str, *arguments: int) -> clingo.Symbol:
    return clingo.Function(name, [clingo.Number(argument) for argument in arguments])
