"""Documents: rules and facts that an editor has open, saved or not, and their problems.

The text of a document lies on a desk, a folder with links to what lies beside its file, so that it
is read as the command line reads a file.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Mapping
from pathlib import Path

import clingo
from clingo import ast
from lsprotocol import types as lsp
from pygls.workspace import PositionCodec

from pylogic.authoring import names
from pylogic.authoring.lint import find_file_problems
from pylogic.authoring.names import Place
from pylogic.errors import Problem, ProgramError, PylogicError
from pylogic.rules import folder, syntax
from pylogic.rules.encoding import Encoding, find_encoding, read_encoding
from pylogic.rules.instance import Instance, read_instance
from pylogic.rules.limits import NO_LIMITS, Cancellation, Limits, use_token
from pylogic.solving.grounding import ground
from pylogic.solving.process import call
from pylogic.solving.question import Question

QUICK = Limits(timeout=20, memory=2000, cpu_limit=10)
"""The limits of the work for each change, in a child."""
_SEVERITIES = {
    "error": lsp.DiagnosticSeverity.Error,
    "warning": lsp.DiagnosticSeverity.Warning,
    "note": lsp.DiagnosticSeverity.Hint,
}


class Document:
    """A text that an editor has open: rules, or facts if its file lies in instances/PUZZLE/. clingo
    counts lines and bytes from 1, an editor lines and units from 0; a unit is one of UTF-8, UTF-16
    or UTF-32, as editor and server have agreed."""

    def __init__(
        self,
        path: Path,
        desk: Path,
        documents: Mapping[str, Document],
        units: PositionCodec,
    ) -> None:
        """Make a document of the file `path` without a text, and a folder for it in the new folder
        `desk`; `documents` are all open ones by URI."""
        self.path, self.text = path, ""
        self.encoding: Encoding | None = None
        """The rules of the last text that could be parsed."""
        self.instance: Instance | None = None
        """The facts of the last text that could be parsed, if these are a board."""
        self.problems: tuple[Problem, ...] = ()
        """The problems of the text as it stands, as far as they are known."""
        self.token = Cancellation()
        """Stops the work for the text as it stands."""
        self._documents, self._units, self._at_work = documents, units, threading.Lock()
        self._is_instance = path.parent.parent.name == "instances"
        self._folder = desk / path.parent.name
        self._folder.mkdir(parents=True)
        self.file = self._folder / path.name

    def change(self, text: str) -> Cancellation:
        """Replace the text and cancel the work on the former one; return a token that stops the
        work on the new text."""
        self.token.cancel("user")
        self.text, self.token, self.problems = text, Cancellation(), ()
        return self.token

    def parse(self, token: Cancellation) -> tuple[Problem, ...]:
        """Write the text to the desk and parse it into `encoding` or `instance`; return its errors,
        with which the former rules or facts stay."""
        with self._at_work, use_token(token):
            if token.is_set():
                return ()
            try:
                folder.link_beside(self.path, self._folder)
                self.file.write_text(self.text, encoding="utf-8", errors="surrogatepass")
                if self._is_instance:
                    self.instance = read_instance(self.file, QUICK.start())
                else:
                    self.encoding = read_encoding(self.file, QUICK.start())
            except (PylogicError, OSError) as error:
                return self._place_problems(getattr(error, "problems", (Problem(str(error)),)))
            return ()

    def lint(self, token: Cancellation) -> tuple[Problem, ...]:
        """Return the problems of the parsed text, which a child looks for, or the error that ends
        this. Of a library file, and of facts alone, only errors are returned."""

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
                rules = self.find_rules()
                return self._place_problems(call(find_problems, QUICK))
            except PylogicError as error:
                return self._place_problems(error.problems)

    def find_rules(self) -> Encoding:
        """Return the rules in this text; for an instance those that an editor has open, or else
        those in the file encodings/PUZZLE.lp beside instances, or that pylogic finds by name. Raise
        NotFoundError if an instance has no rules, ProgramError if they are unreadable."""
        if self.encoding is not None:
            return self.encoding
        name = self.path.parent.name
        path = self.path.parents[2] / "encodings" / f"{name}.lp"
        path = path if path.is_file() else find_encoding(name).path.absolute()
        opened = (other.encoding for other in [*self._documents.values()] if other.path == path)
        return next(opened, None) or read_encoding(path)

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
            placed.append(Problem(words, str(self.file), line, column, kind))
        return tuple(placed)

    def restore_paths(self, words: str) -> str:
        """Return a text with the user's paths instead of those on the desk."""
        return words.replace(str(self._folder), str(self.path.parent))

    # ---- Places, as an editor counts them --------------------------------------------------------

    def find_offset(self, position: lsp.Position) -> int:
        """Return the index of the character at an editor's position in the text."""
        rows = self.text.split("\n")
        copy = lsp.Position(position.line, position.character)  # pygls changes its argument
        at = self._units.position_from_client_units(rows, copy)
        return sum(len(row) + 1 for row in rows[: at.line]) + at.character

    def make_range(self, place: Place) -> lsp.Range:
        """Return a place of the text, or of an included file, as the editor's range."""
        text = self.text if place.file == str(self.file) else Path(place.file).read_text("utf-8")
        line, begin = place.line - 1, place.column - 1
        row = (text.split("\n")[line : place.line] or [""])[0].encode()
        before = (row[:end].decode(errors="ignore") for end in (begin, begin + place.length))
        return lsp.Range(*(lsp.Position(line, self._units.client_num_units(x)) for x in before))

    def make_locations(self, places: Iterable[Place]) -> list[lsp.Location]:
        """Return places, once each, as locations in the user's own files, not on the desk."""
        files = ((Path(self.restore_paths(p.file)).absolute(), p) for p in dict.fromkeys(places))
        return [lsp.Location(file.as_uri(), self.make_range(place)) for file, place in files]

    def make_diagnostic(self, problem: Problem) -> lsp.Diagnostic:
        """Return a problem as a diagnostic of the word at its place, or else of the line's rest."""
        line, column = problem.line or 1, problem.column or 1
        row = (self.text.split("\n")[line - 1 : line] or [""])[0].encode()
        rest = row[column - 1 :].decode(errors="ignore")
        word = names.find_word(rest, 0)[0] or rest.rstrip()
        return lsp.Diagnostic(
            self.make_range(Place(str(self.file), line, column, len(word.encode()))),
            problem.text,
            _SEVERITIES.get(problem.kind, lsp.DiagnosticSeverity.Information),
            problem.kind,
            source="pylogic",
        )


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
