"""Drafts: rules and facts as somebody is writing them, saved or not.

The text of a draft lies on a desk, a folder with links to what lies beside its file, so that it is
read as the command line reads a file.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable
from pathlib import Path

import clingo
from clingo import ast

from pylogic.authoring.lint import find_file_problems
from pylogic.errors import Problem, ProgramError, PylogicError, StoppedError
from pylogic.rules import folder, syntax
from pylogic.rules.encoding import Encoding, find_encoding, read_encoding
from pylogic.rules.instance import Instance, read_instance
from pylogic.rules.limits import NO_LIMITS, Cancellation, Limits, use_token
from pylogic.solving.grounding import ground
from pylogic.solving.process import call
from pylogic.solving.question import Question

QUICK = Limits(timeout=20, memory=2000, cpu_limit=10)
"""The limits of the work for each change, in a child."""


class Draft:
    """A text that somebody edits: rules, or facts if its file lies in instances/PUZZLE/."""

    def __init__(self, path: Path, desk: Path, text: str) -> None:
        """Take the text of the file `path`; make a folder for it in the new folder `desk`. The text
        is neither written there nor parsed before `parse`."""
        self.path = path
        self.opened = self.saved = self.text = text
        """The text as it was opened, as its file was saved last, and as it stands."""
        self.encoding: Encoding | None = None
        """The rules of the last text that could be parsed."""
        self.instance: Instance | None = None
        """The facts of the last text that could be parsed."""
        self.problems: tuple[Problem, ...] = ()
        self.token = Cancellation()
        """Stops the work for the text as it stands."""
        self._parsed = ""
        """The last text that could be parsed."""
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
        """The rules of the text as it stands; None if `parse` has not parsed it, or could not."""
        return self.encoding if self._parsed == self.text else None

    @property
    def first_instance(self) -> str | None:
        """The name of the rules' first instance; None without any, or before rules were read."""
        return next(iter(folder.list_instances(e.names)), None) if (e := self.encoding) else None

    def change(self, text: str) -> Cancellation:
        """Replace the text and cancel the work on the former one; return a token that stops the
        work on the new text."""
        self.token.cancel("user")
        self.text, self.token = text, Cancellation()
        return self.token

    def find_rules_file(self) -> Path:
        """Return the file of an instance's rules: encodings/PUZZLE.lp beside instances, or else the
        one that pylogic finds by name; raise NotFoundError if there is none."""
        name = self.path.parent.name
        beside = self.path.parents[2] / "encodings" / f"{name}.lp"
        return beside if beside.is_file() else find_encoding(name).path.absolute()

    def parse(self, token: Cancellation) -> tuple[Problem, ...]:
        """Write the text to the desk and parse it into `encoding` or `instance`; return its errors,
        with which the former rules or facts stay. After `token` or a limit stopped it return ()."""
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
            self._parsed = text
            return ()

    def lint_text(self, rules: Encoding, token: Cancellation) -> tuple[Problem, ...]:
        """Lint the text in a child, and return its problems at their places, or an error of the
        check itself; after a limit, or once `token` is set, the problems known before.

        `rules` are the text's own or, for an instance, those that it is for. Of a library file, and
        of facts alone, only errors are returned.
        """

        def find_problems() -> list[Problem]:
            """Return the problems of the text, with places on the desk."""
            if self.instance is not None:
                return _find_instance_problems(Question(rules, self.instance))
            kinds = (ast.ASTType.Program, ast.ASTType.Comment)
            statements = (s for s in rules.statements if s.ast_type not in kinds)
            is_library = rules.path.parent.name == "lib" or all(map(syntax.parse_fact, statements))
            problems = find_file_problems(rules, frozenset())
            return [problem for problem in problems if problem.kind == "error" or not is_library]

        with use_token(token):
            try:
                return self._place_problems(call(find_problems, QUICK))
            except StoppedError:
                return self.problems
            except PylogicError as error:
                return self._place_problems(error.problems)

    def _place_problems(self, problems: Iterable[Problem]) -> tuple[Problem, ...]:
        """Return problems at their places in the text, with the user's paths. A problem of another
        file stands at the first #include that names it, or else in line 1, with its own place in
        words."""
        placed, rows = [], self.text.split("\n")
        for text, file, line, column, kind in problems:
            words = self.restore_paths(text)
            if file is not None and file != str(self.file):
                words, name = f"{self.restore_paths(file)}:{line}: {words}", Path(file).name
                named = (n for n, x in enumerate(rows, 1) if x.startswith("#include") and name in x)
                line, column = next(named, 1), 1
            placed.append(Problem(words, str(self.path), line, column, kind))
        return tuple(placed)

    def read_former(self) -> Encoding:
        """Return the rules before the edits: as saved or, if nothing is unsaved, as opened. Write
        them to NAME (former).lp on the desk; raise ProgramError if they are unreadable."""
        file = self.file.with_stem(f"{self.file.stem} (former)")
        text = self.saved if self.saved != self.text else self.opened
        file.unlink(missing_ok=True)  # it may be a link to a file of the user's
        file.write_text(text, encoding="utf-8")
        return read_encoding(file)

    def restore_paths(self, words: str) -> str:
        """Return a text with the user's paths instead of those on the desk."""
        return words.replace(str(self._folder), str(self.path.parent))


def _find_instance_problems(task: Question) -> list[Problem]:
    """Return warnings on facts that stand in an instance twice, and the errors of its rules."""
    problems, lines = list[Problem](), dict[clingo.Symbol, int]()
    for fact in task.instance.facts:
        if fact.symbol in lines:
            words = f"the same fact as in line {lines[fact.symbol]}"
            problems.append(task.instance.problem(words, [fact])._replace(kind="warning"))
        lines.setdefault(fact.symbol, fact.line)
    try:
        ground(task, NO_LIMITS)
    except ProgramError as error:
        problems += error.problems
    return problems
