"""Drafts: rules and facts as somebody is writing them, saved or not.

The text of a draft lies on a desk, a folder with links to what lies beside its file, so that it is
read as the command line reads a file.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from pylogic.authoring import lint_report
from pylogic.errors import Problem, PylogicError, StoppedError
from pylogic.rules import folder, library
from pylogic.rules.cancellation import Cancellation, entered
from pylogic.rules.encoding import Encoding, find_encoding, read_encoding
from pylogic.rules.instance import Instance, read_instance
from pylogic.rules.limits import Limits
from pylogic.solving import ground_size
from pylogic.solving.ground_size import GroundSizes
from pylogic.solving.process import run
from pylogic.solving.task import Task

QUICK = Limits(timeout=20, memory=2000, cpu_limit=10)
"""The limits of the work for each change, in a child."""


class Draft:
    """A text: rules, or the facts of an instance if its file lies in instances/PUZZLE/."""

    def __init__(self, path: Path, desk: Path, text: str) -> None:
        """A text of a file; its desk is a folder of its own, not made yet."""
        self.path = path
        self.opened = self.saved = self.text = text
        self.encoding: Encoding | None = None
        """The rules as they could be read last."""
        self.instance: Instance | None = None
        """The facts as they could be read last."""
        self.problems: tuple[Problem, ...] = ()
        self.token = Cancellation()
        """Stops what is being done for the text as it stands."""
        self._read = ""
        self._sizes: dict[tuple[str, str], GroundSizes] = {}
        self._at_work = threading.Lock()
        self._folder = desk / path.parent.name
        self._folder.mkdir(parents=True)
        self.file = self._folder / path.name

    @property
    def is_instance(self) -> bool:
        """Whether it is the board of a puzzle."""
        return self.path.parent.parent.name == "instances"

    @property
    def current(self) -> Encoding | None:
        """The rules if they are those of the text as it stands."""
        return self.encoding if self._read == self.text else None

    @property
    def first(self) -> str | None:
        """The instance of the rules that is looked at first; None where there is none."""
        return next(iter(folder.instances(self.encoding)), None) if self.encoding else None

    def change(self, text: str) -> Cancellation:
        """Have another text, and stop what is done for the one before; the token of the new one."""
        self.token.cancel("user")
        self.text, self.token = text, Cancellation()
        return self.token

    def rules_path(self) -> Path:
        """The file of the rules of an instance.

        Raises:
            NotFoundError: there is none.
        """
        name = self.path.parent.name
        beside = self.path.parents[2] / "encodings" / f"{name}.lp"
        return beside if beside.is_file() else find_encoding(name).path.absolute()

    def read(self, token: Cancellation) -> tuple[Problem, ...]:
        """Parse the text; the problems for which it cannot be."""
        with self._at_work, entered(token):
            if token.is_set():
                return ()
            text = self.text
            try:
                folder.link_beside(self.path, self._folder)
                self.file.write_text(text, encoding="utf-8", errors="surrogatepass")
                if self.is_instance:
                    self.instance = read_instance(self.file, QUICK.begun())
                else:
                    self.encoding = read_encoding(self.file, QUICK.begun())
            except StoppedError:
                return ()
            except (PylogicError, OSError) as error:
                return self._own(getattr(error, "problems", (Problem(str(error)),)))
            self._read = text
            return ()

    def examine(
        self,
        rules: Encoding,
        token: Cancellation,
        receive: Callable[[tuple[Problem, ...]], object],
    ) -> None:
        """Look at the text in a child, and tell its problems: what clingo rejects, then all.

        Args:
            rules: this text, or the rules of the instance that it is.
        """
        subject = rules if self.instance is None else Task(rules, self.instance)

        def tell(found: list[Problem]) -> None:
            receive(self._own(found))

        with entered(token):
            try:
                work = partial(lint_report.send_problems, subject)
                run(work, QUICK, tell)
            except PylogicError as error:
                receive(self._own(error.problems))

    def _own(self, problems: Iterable[Problem]) -> tuple[Problem, ...]:
        """Problems at their places in the text; those of another file where it is included."""
        found = []
        for one in problems:
            file, words = self.original(one.file or str(self.file)), self.said(one.text)
            line, column = one.line, one.column
            if file != str(self.path):
                words, column = f"{file}:{one.line}: {words}", 1
                rows = enumerate(self.text.split("\n"), 1)
                includes = (n for n, row in rows if row.startswith("#include"))
                named = (n for n in includes if Path(file).name in self.text.split("\n")[n - 1])
                line = next(named, 1)
            found.append(Problem(words, str(self.path), line, column, one.kind))
        return tuple(found)

    def former(self) -> Encoding:
        """The rules before the edits: as it was saved, or as it was opened if nothing was since.

        Raises:
            ProgramError: the text cannot be read.
        """
        file = self.file.with_stem(f"{self.file.stem} (former)")
        text = self.saved if self.saved != self.text else self.opened
        file.unlink(missing_ok=True)  # it may be a link to a file of the user's
        file.write_text(text, encoding="utf-8")
        return read_encoding(file)

    def sizes(self, board: Instance | None) -> GroundSizes | None:
        """How many ground instances the rules have on a board, or else on the first instance; None
        where there is none, or they are not known in time."""
        try:
            if board is None and self.encoding is not None and self.first is not None:
                path = library.find_instance(self.first, self.encoding.name)
                board = read_instance(path, QUICK.begun())
            key = self._read, repr(board)
            if key not in self._sizes and self.encoding is not None and board is not None:
                self._sizes = {key: ground_size.sizes(Task(self.encoding, board), QUICK)}
        except PylogicError:
            return None
        return self._sizes.get(key)

    def original(self, file: str) -> str:
        """The path of a file for the user, whose link or text lies on the desk."""
        inner = os.path.relpath(file, self._folder)
        return os.path.abspath(file) if inner[:2] == ".." else str(self.path.parent / inner)

    def said(self, words: str) -> str:
        """Words with the paths of the user instead of those of the desk."""
        return words.replace(str(self._folder), str(self.path.parent))
