"""A desk: a folder laid out like the user's, where the texts of a request lie as files.

What works on it names files as a user would, so that problems name the lines of the editor.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from pylogic.errors import OptionError, ProgramError
from pylogic.puzzle import Puzzle, load
from pylogic.rules import lexical, library, source
from pylogic.rules.instance import Instance, Level, external, instance_from_text
from pylogic.rules.limits import Limits
from pylogic.web import bodies


@contextmanager
def laid(asked: bodies.Rules, within: Path | None = None) -> Iterator[Path]:
    """A folder with the rules and the facts of a request, and what lies beside the saved rules.

    Args:
        within: the folder that it is made in, if not the system's for what is temporary.
    """
    with tempfile.TemporaryDirectory(
        prefix="pylogic-", dir=within, ignore_cleanup_errors=True
    ) as name:
        folder = Path(name).resolve()
        rules = rules_path(asked)
        (folder / rules).parent.mkdir()
        saved = library.encodings().get(asked.puzzle)
        for path in saved.parent.iterdir() if saved is not None else ():
            if path.name != rules.name:
                (folder / rules.parent / path.name).symlink_to(path.absolute())
        if asked.rules is not None:
            (folder / rules).write_text(asked.rules, encoding="utf-8")
        elif saved is not None:
            (folder / rules).symlink_to(saved.absolute())
        if isinstance(asked, bodies.Board):
            facts = facts_path(asked)
            (folder / facts).parent.mkdir(parents=True)
            (folder / facts).write_text(asked.facts, encoding="utf-8")
        yield folder


def enter(folder: Path, asked: bodies.Rules, beside: Iterable[Path] = ()) -> None:
    """Make a desk the current folder, if what lies there may be grounded.

    It may open no files but those of the desk and of the folders of encodings, and call no
    functions of Python, so that it can do nothing but be solved.

    Args:
        beside: other files, by absolute paths, of which the same must hold.

    Raises:
        ProgramError, OptionError: it goes further; says where.
        NotFoundError: no rules were given or are saved.
    """
    known = [*library.folders("encodings"), *library.folders("instances")]
    limits = Limits(folders=tuple(path.resolve() for path in (folder, *known)))
    os.chdir(folder)
    facts = [facts_path(asked)] if isinstance(asked, bodies.Board) else []
    for path in (rules_path(asked), *facts, *beside):
        _check(path, limits)
    for name, value in asked.constants.items():
        if name.startswith(lexical.OWN) or "@" in lexical.code(value):
            raise OptionError(f"{name}={value}: no name and value for a constant")


def _check(path: Path, limits: Limits) -> None:
    texts = source.sources(path, limits).values()
    if any("@" in lexical.code(found.text) for found in texts):
        problem = external(source.read(path, limits).statements)
        if problem is not None:
            raise ProgramError(problem)


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
        ProgramError: they are no facts.
    """
    facts = (atom if holds else f"-{atom}" for atom, holds in asked.marks)
    text = "\n".join(f"{fact}." for fact in facts)
    return instance_from_text(text, "<marks>", Level.FACTS) if text else None
