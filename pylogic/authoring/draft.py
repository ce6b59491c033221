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
from pylogic.rules.cancellation import Cancellation, use_token
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
        """Take the text of the file `path`; make a folder for it in `desk`, where none may be yet.
        Nothing is written or parsed before `read`."""
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
        """True if the file lies in instances/PUZZLE/: the text is a board, not rules."""
        return self.path.parent.parent.name == "instances"

    @property
    def current_encoding(self) -> Encoding | None:
        """The rules as the text stands; None if `read` has not read this text, or could not."""
        return self.encoding if self._read == self.text else None

    @property
    def first_instance(self) -> str | None:
        """The name of the rules' first instance; None without any, or before rules were read."""
        return next(iter(folder.list_instances(self.encoding)), None) if self.encoding else None

    def change(self, text: str) -> Cancellation:
        """Replace the text, cancel the work on the former one, return the new work's token."""
        self.token.cancel("user")
        self.text, self.token = text, Cancellation()
        return self.token

    def rules_path(self) -> Path:
        """Return the rules of an instance: encodings/PUZZLE.lp beside instances, or else those that
        pylogic finds; raise NotFoundError if there are none."""
        name = self.path.parent.name
        beside = self.path.parents[2] / "encodings" / f"{name}.lp"
        return beside if beside.is_file() else find_encoding(name).path.absolute()

    def read(self, token: Cancellation) -> tuple[Problem, ...]:
        """Write the text to the desk and parse it into `encoding` or `instance`; return its errors.
        With errors the former rules or facts stay. () also if `token` or a limit stopped it."""
        with self._at_work, use_token(token):
            if token.is_set():
                return ()
            text = self.text
            try:
                folder.link_beside(self.path, self._folder)
                self.file.write_text(text, encoding="utf-8", errors="surrogatepass")
                if self.is_instance:
                    self.instance = read_instance(self.file, QUICK.start())
                else:
                    self.encoding = read_encoding(self.file, QUICK.start())
            except StoppedError:
                return ()
            except (PylogicError, OSError) as error:
                return self._place_problems(getattr(error, "problems", (Problem(str(error)),)))
            self._read = text
            return ()

    def examine(
        self, rules: Encoding, token: Cancellation, receive: Callable[[tuple[Problem, ...]], object]
    ) -> None:
        """Lint the text in a child with `rules`: its own, or those of the instance that it is.
        `receive` gets clingo's complaints about rules at once, then all; a limit ends it."""
        subject = rules if self.instance is None else Task(rules, self.instance)

        def place_and_receive(problems: list[Problem]) -> None:
            """Hand on problems at their places in the text."""
            receive(self._place_problems(problems))

        with use_token(token):
            try:
                work = partial(lint_report.send_problems, subject)
                run(work, QUICK, place_and_receive)
            except PylogicError as error:
                receive(self._place_problems(error.problems))

    def _place_problems(self, problems: Iterable[Problem]) -> tuple[Problem, ...]:
        """Return problems at their places in the text, with the user's paths; those of another file
        at the first #include that names it, or else in line 1, with their own place in words."""
        placed = []
        for problem in problems:
            file, words = (
                self.find_original(problem.file or str(self.file)),
                self.name_originals(problem.text),
            )
            line, column = problem.line, problem.column
            if file != str(self.path):
                words, column = f"{file}:{problem.line}: {words}", 1
                rows = enumerate(self.text.split("\n"), 1)
                includes = (n for n, row in rows if row.startswith("#include"))
                named = (n for n in includes if Path(file).name in self.text.split("\n")[n - 1])
                line = next(named, 1)
            placed.append(Problem(words, str(self.path), line, column, problem.kind))
        return tuple(placed)

    def read_former(self) -> Encoding:
        """Return the rules before the edits (as saved, or as opened if nothing is unsaved), by a
        new file NAME (former).lp on the desk; raise a ProgramError if they are unreadable."""
        file = self.file.with_stem(f"{self.file.stem} (former)")
        text = self.saved if self.saved != self.text else self.opened
        file.unlink(missing_ok=True)  # it may be a link to a file of the user's
        file.write_text(text, encoding="utf-8")
        return read_encoding(file)

    def count_instances(self, board: Instance | None) -> GroundSizes | None:
        """Return how many ground instances the rules last read have on a board, else on the first
        instance; the last result is cached. None without board or rules, or after an error."""
        try:
            if board is None and self.encoding is not None and self.first_instance is not None:
                path = library.find_instance(self.first_instance, self.encoding.name)
                board = read_instance(path, QUICK.start())
            key = self._read, repr(board)
            if key not in self._sizes and self.encoding is not None and board is not None:
                self._sizes = {key: ground_size.count_instances(Task(self.encoding, board), QUICK)}
        except PylogicError:
            return None
        return self._sizes.get(key)

    def find_original(self, file: str) -> str:
        """Return the user's path of a file on the desk; the absolute path of other files."""
        inner = os.path.relpath(file, self._folder)
        return os.path.abspath(file) if inner[:2] == ".." else str(self.path.parent / inner)

    def name_originals(self, words: str) -> str:
        """Return words with the user's paths instead of those on the desk."""
        return words.replace(str(self._folder), str(self.path.parent))
