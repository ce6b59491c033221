"""The desk of a job: a folder laid out like the user's, with the texts of a request as files.

Problems then name the same files and lines as in the user's editor.
"""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, TypeVar

from pylogic.errors import OptionError
from pylogic.explain import partial_board
from pylogic.puzzle import Puzzle, load
from pylogic.rules import lexical, library, source
from pylogic.rules.folder import link_beside
from pylogic.rules.instance import Instance, instance_from_text
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import Mark
from pylogic.solving.process import Send
from pylogic.solving.question import Question
from pylogic.web import bodies

B = TypeVar("B", bound=bodies.Rules, covariant=True)
Data = Mapping[str, Any]
Event = tuple[str, Data]
"""An event that a job sends: its name, and its data for JSON."""


@dataclass(frozen=True)
class Desk(Generic[B]):
    """The request and the tools of a job in its child, whose current folder is the desk."""

    body: B
    """The contents of the request."""
    send: Send[Event]
    """Sends an event to the page before the job's end."""
    home: Path
    """The user's folder."""
    limits: Limits
    """Limits that name the folders in which the job may read."""

    @cached_property
    def puzzle(self) -> Puzzle:
        """The puzzle of the request's rules; loading it may raise as `pylogic.load`."""
        return load(self.body.rules_path)

    @cached_property
    def instance(self: Desk[bodies.Board]) -> Instance:
        """The instance of the request's facts; reading it may raise ProgramError."""
        return self.puzzle.instance(self.body.facts_path)

    def check_file(self, path: Path) -> None:
        """Raise ProgramError if a file calls Python, or includes a file outside `limits`."""
        for file, (text, *_) in source.read_sources(path, self.limits).items():
            if call := re.search(r"@\s*_*[a-z][\w']*\s*\(", lexical.blank_comments(text)):
                words = "functions of Python are not called"
                lexical.refuse(words, text, str(file), call.start())

    @property
    def state(self: Desk[bodies.Board]) -> Instance | None:
        """The entries as facts, -ATOM for one that does not hold; None without any.

        Raises ProgramError if one is no fact.
        """
        text = "\n".join(f"{'' if holds else '-'}{atom}." for atom, holds in self.body.marks)
        return instance_from_text(text, "<marks>", facts_only=True) if text else None

    @cached_property
    def task(self: Desk[bodies.Board]) -> Question:
        """The rules and the facts of the request, under its constants."""
        return self.puzzle.task(self.instance, constants=self.body.constants)

    @property
    def marks(self: Desk[bodies.Board]) -> tuple[Mark, ...]:
        """The player's entries as marks, that hold or not.

        Raises ProgramError if they contradict each other, or are no entries of this board.
        """
        return () if self.state is None else partial_board.read_marks(self.task, self.state)

    @property
    def keywords(self) -> dict[str, Any]:
        """`constants` and the request's fields beyond those of Board, as keywords of Puzzle."""
        own = type(self.body).model_fields.keys() - bodies.Board.model_fields.keys()
        return {name: getattr(self.body, name) for name in ("constants", *own)}

    @contextmanager
    def at_home(self) -> Iterator[None]:
        """Make the user's folder the current one within the context, then the desk again."""
        folder = Path.cwd()
        os.chdir(self.home)
        try:
            yield
        finally:
            os.chdir(folder)


@contextmanager
def lay_out_desk(body: bodies.Rules, within: Path | None = None) -> Iterator[Path]:
    """Yield a temporary folder with the request's rules and facts as files; then delete it.

    What lies beside the saved rules is linked, and so are the saved rules if the request has none.

    Args:
        within: the folder in which it is made; None for the system's temporary one.
    """
    with tempfile.TemporaryDirectory(
        prefix="pylogic-", dir=within, ignore_cleanup_errors=True
    ) as name:
        folder = Path(name).resolve()
        rules = folder / body.rules_path
        rules.parent.mkdir()
        saved = library.encodings().get(body.puzzle)
        if saved is not None:
            link_beside(saved, rules.parent)
        if body.rules is not None:
            rules.write_text(body.rules, encoding="utf-8")
        elif saved is not None:
            rules.symlink_to(saved.absolute())
        if isinstance(body, bodies.Board):
            facts = folder / body.facts_path
            facts.parent.mkdir(parents=True)
            facts.write_text(body.facts, encoding="utf-8")
        yield folder


def enter_desk(folder: Path, body: Any, send: Send[Event]) -> Desk[Any]:
    """Make `folder` the current one, and return the desk of a job there, if grounding it is safe.

    The job may read only the desk and the folders of puzzles, and its files may call no Python.

    Raises:
        ProgramError, OptionError: a file or a constant is unsafe; says where.
        NotFoundError: the request has no rules, and none are saved.
    """
    puzzle_folders = [*library.folders("encodings"), *library.folders("instances")]
    limits = Limits(folders=tuple(path.resolve() for path in (folder, *puzzle_folders)))
    desk = Desk(body, send, Path.cwd(), limits)
    os.chdir(folder)
    desk.check_file(body.rules_path)
    if isinstance(body, bodies.Board):
        desk.check_file(body.facts_path)
    for name, value in body.constants.items():
        if "@" in lexical.blank_comments(value):
            raise OptionError(f"{name}={value}: no name and value for a constant")
    return desk
