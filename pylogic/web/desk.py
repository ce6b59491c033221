"""The desk of a job: a folder laid out like the user's, where the texts of a request lie as files.

A job names files as a user would, so that problems name the lines of the editor.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from pylogic.authoring.lint_report import LintReport
from pylogic.errors import OptionError, ProgramError
from pylogic.explain import partial_board
from pylogic.puzzle import Puzzle, load
from pylogic.rules import lexical, library, source
from pylogic.rules.folder import link_beside
from pylogic.rules.instance import Instance, Level, external, instance_from_text
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import Mark
from pylogic.solving.child import Send
from pylogic.solving.question import Question
from pylogic.solving.task import Task
from pylogic.web import bodies

B = TypeVar("B", bound=bodies.Rules, covariant=True)
Data = Mapping[str, Any]
Event = tuple[str, Data]
"""An event that a job tells: its name, and its data for JSON."""


class KeptReport(NamedTuple):
    """A report on rules, and a digest of all that was looked at."""

    key: str
    report: LintReport


@dataclass(frozen=True)
class Desk(Generic[B]):
    """The request and the tools of a job in its child, whose current folder is the desk."""

    asked: B
    """The contents of the request."""
    send: Send[Event]
    """Tells the page something before the end."""
    home: Path
    """The user's folder."""
    limits: Limits
    """The folders in which it may read."""
    reports: Mapping[str, LintReport] = field(default_factory=dict)
    """The reports of jobs before on rules, by digests of what they looked at."""
    keep: Send[KeptReport] = lambda _report: None
    """Has the jobs that follow know a report."""

    @cached_property
    def puzzle(self) -> Puzzle:
        """The puzzle of the rules.

        Raises:
            NotFoundError, ProgramError: as `pylogic.load`.
        """
        return load(rules_path(self.asked))

    @property
    def facts(self: Desk[bodies.Board]) -> Path:
        """The file of the facts, as messages name it."""
        return facts_path(self.asked)

    @cached_property
    def instance(self: Desk[bodies.Board]) -> Instance:
        """The instance of the facts.

        Raises:
            ProgramError: it cannot be read.
        """
        return self.puzzle.instance(self.facts)

    def check(self, path: Path) -> None:
        """Check that a file may be grounded: what it includes is read, and it calls nothing.

        Raises:
            ProgramError: it goes further; says where.
            NotFoundError: there is none.
        """
        texts = source.sources(path, self.limits).values()
        if any("@" in lexical.code(found.text) for found in texts):
            problem = external(source.read(path, self.limits).statements)
            if problem is not None:
                raise ProgramError(problem)

    @property
    def state(self: Desk[bodies.Board]) -> Instance | None:
        """The entries of the player, as `Puzzle.explain` takes them; None if there are none.

        Raises:
            ProgramError: they are no facts.
        """
        facts = (atom if holds else f"-{atom}" for atom, holds in self.asked.marks)
        text = "\n".join(f"{fact}." for fact in facts)
        return instance_from_text(text, "<marks>", Level.FACTS) if text else None

    @cached_property
    def task(self: Desk[bodies.Board]) -> Task:
        """The rules and the facts, under the request's constants."""
        return self.puzzle.task(self.instance, constants=self.asked.constants)

    @property
    def marks(self: Desk[bodies.Board]) -> tuple[Mark, ...]:
        """The entries of the player.

        Raises:
            ProgramError: they contradict each other, or are none of this board.
        """
        return () if self.state is None else partial_board.read(self.task, self.state)

    @property
    def keywords(self) -> dict[str, Any]:
        """The fields of the request besides its board: keywords of the method that is called."""
        own = type(self.asked).model_fields.keys() - bodies.Board.model_fields.keys()
        return {name: getattr(self.asked, name) for name in ("constants", *own)}

    def question(self, **more: Any) -> Question:
        """The question that keywords ask of the instance, under the request's constants."""
        return Question.of({"constants": self.asked.constants, **more})

    @contextmanager
    def at_home(self) -> Iterator[None]:
        """A context in which the user's folder is the current one."""
        desk = Path.cwd()
        os.chdir(self.home)
        try:
            yield
        finally:
            os.chdir(desk)


@contextmanager
def lay(asked: bodies.Rules, within: Path | None = None) -> Iterator[Path]:
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
        if saved is not None:
            link_beside(saved, folder / rules.parent)
        if asked.rules is not None:
            (folder / rules).write_text(asked.rules, encoding="utf-8")
        elif saved is not None:
            (folder / rules).symlink_to(saved.absolute())
        if isinstance(asked, bodies.Board):
            facts = facts_path(asked)
            (folder / facts).parent.mkdir(parents=True)
            (folder / facts).write_text(asked.facts, encoding="utf-8")
        yield folder


def enter(folder: Path, asked: Any, send: Send[Event]) -> Desk[Any]:
    """Make a desk the current folder, if what lies there may be grounded.

    It may open no files but those of the desk and of the folders of encodings, and call no
    functions of Python, so that it can do nothing but be solved.

    Raises:
        ProgramError, OptionError: it goes further; says where.
        NotFoundError: no rules were given or are saved.
    """
    known = [*library.folders("encodings"), *library.folders("instances")]
    limits = Limits(folders=tuple(path.resolve() for path in (folder, *known)))
    entered = Desk(asked, send, Path.cwd(), limits)
    os.chdir(folder)
    entered.check(rules_path(asked))
    if isinstance(asked, bodies.Board):
        entered.check(facts_path(asked))
    for name, value in asked.constants.items():
        if "@" in lexical.code(value):
            raise OptionError(f"{name}={value}: no name and value for a constant")
    return entered


def rules_path(asked: bodies.Rules) -> Path:
    """The file of the rules, as messages name it."""
    return Path("encodings") / f"{asked.puzzle}.lp"


def facts_path(asked: bodies.Board) -> Path:
    """The file of the facts, as messages name it."""
    return Path("instances") / asked.puzzle / f"{asked.instance}.lp"
