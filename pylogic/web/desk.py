"""A desk: a folder laid out like the user's, where the texts of a request lie as files.

What works on it names files as a user would, so that problems name the lines of the editor.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pylogic.puzzle import Puzzle, load
from pylogic.rules import library
from pylogic.rules.instance import Instance
from pylogic.web import bodies


@contextmanager
def laid(asked: bodies.Rules) -> Iterator[Path]:
    """A folder with the rules and the facts of a request, and what lies beside the saved rules."""
    with tempfile.TemporaryDirectory(prefix="pylogic-") as name:
        folder = Path(name)
        rules = rules_path(asked)
        (folder / rules).parent.mkdir()
        saved = library.encodings().get(asked.puzzle)
        for path in saved.parent.iterdir() if saved is not None else ():
            if path.name != rules.name:
                (folder / rules.parent / path.name).symlink_to(path.resolve())
        if asked.rules is not None:
            (folder / rules).write_text(asked.rules, encoding="utf-8")
        elif saved is not None:
            (folder / rules).symlink_to(saved.resolve())
        if isinstance(asked, bodies.Board):
            facts = facts_path(asked)
            (folder / facts).parent.mkdir(parents=True)
            (folder / facts).write_text(asked.facts, encoding="utf-8")
        yield folder


def rules_path(asked: bodies.Rules) -> Path:
    """What messages call the rules."""
    return Path("encodings") / f"{asked.puzzle}.lp"


def facts_path(asked: bodies.Board) -> Path:
    """What messages call the facts."""
    return Path("instances") / asked.puzzle / f"{asked.instance}.lp"


def puzzle(asked: bodies.Rules) -> Puzzle:
    """The puzzle on the desk, which is the current folder.

    Raises:
        NotFoundError, ProgramError: as `pylogic.load`.
    """
    return load(rules_path(asked))


def instance(asked: bodies.Board, of: Puzzle) -> Instance:
    """The instance on the desk, which is the current folder.

    Raises:
        ProgramError: it cannot be read.
    """
    return of.instance(facts_path(asked))


def state(asked: bodies.Board, of: Puzzle) -> Instance | None:
    """What the player has entered, as `Puzzle.explain` takes it; None if it is nothing.

    Raises:
        ProgramError: it is no atom.
    """
    facts = (atom if holds else f"-{atom}" for atom, holds in asked.marks)
    text = " ".join(f"{fact}." for fact in facts)
    return of.instance(text, text=True) if text else None
