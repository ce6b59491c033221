"""Documents: drafts that an editor has open, with places as editors count them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from lsprotocol import types as lsp
from pygls.workspace import PositionCodec

from pylogic.authoring import names
from pylogic.authoring.draft import Draft
from pylogic.authoring.names import Occurrence, Place, Replacement
from pylogic.errors import Problem
from pylogic.rules.encoding import Encoding, read_encoding

_SEVERITIES = {
    "error": lsp.DiagnosticSeverity.Error,
    "warning": lsp.DiagnosticSeverity.Warning,
    "note": lsp.DiagnosticSeverity.Hint,
}


class Document(Draft):
    """A draft that an editor has open. clingo counts lines and bytes from 1, an editor lines and
    units from 0; a unit is one of UTF-8, UTF-16 or UTF-32, as editor and server have agreed."""

    def __init__(
        self, path: Path, desk: Path, text: str, drafts: dict[str, Document], units: PositionCodec
    ) -> None:
        """Make the draft of `path` on `desk`; `drafts` are all open documents, by URI."""
        super().__init__(path, desk, text)
        self.drafts, self._units = drafts, units

    def find_rules(self) -> Encoding | None:
        """Return the rules in this text, None if they are unreadable as it stands; for an instance
        its rules, as the editor has them open or as their file has them. Raise NotFoundError or
        ProgramError if an instance has no rules, or their file is unreadable."""
        if not self.is_instance:
            return self.current_encoding
        path = self.find_rules_file()
        drafts = (draft.encoding for draft in [*self.drafts.values()] if draft.path == path)
        return next(drafts, None) or read_encoding(path)

    def find_offset(self, position: lsp.Position) -> int:
        """Return the index of the character at an editor's position in the text."""
        rows = self.text.split("\n")
        copy = lsp.Position(position.line, position.character)  # pygls changes its argument
        at = self._units.position_from_client_units(rows, copy)
        return sum(len(row) + 1 for row in rows[: at.line]) + at.character

    def locate(self, position: lsp.Position) -> tuple[str, int, int]:
        """Return an editor's position as file on the desk, line, and column in bytes, from 1."""
        before = self.text[: self.find_offset(position)]
        column = len(before.rpartition("\n")[2].encode()) + 1
        return str(self.file), before.count("\n") + 1, column

    def find_name(self, position: lsp.Position) -> list[Occurrence]:
        """Return all occurrences of the predicate at a position; [] if there is none."""
        known = self.encoding
        return names.find_references(known, *self.locate(position)) if known else []

    def make_range(self, place: Place) -> lsp.Range:
        """Return a place of the text, or of an included file, as the editor's range."""
        text = self.text if place.file == str(self.file) else Path(place.file).read_text("utf-8")
        line, begin = place.line - 1, place.column - 1
        row = (text.split("\n")[line : place.line] or [""])[0].encode()
        before = (row[:end].decode(errors="ignore") for end in (begin, begin + place.length))
        return lsp.Range(*(lsp.Position(line, self._units.client_num_units(x)) for x in before))

    def make_locations(self, places: Iterable[Place]) -> list[lsp.Location]:
        """Return places as the editor's locations, in the user's own files, not on the desk."""
        files = ((Path(self.restore_paths(p.file)).absolute(), p) for p in places)
        return [lsp.Location(file.as_uri(), self.make_range(place)) for file, place in files]

    def make_edit(self, replacements: Iterable[Replacement]) -> lsp.WorkspaceEdit:
        """Return replacements as an edit by file, which the editor is to make."""
        changes: dict[str, list[lsp.TextEdit]] = {}
        for replacement in replacements:
            (at,) = self.make_locations([replacement.place])
            changes.setdefault(at.uri, []).append(lsp.TextEdit(at.range, replacement.text))
        return lsp.WorkspaceEdit(changes=changes)

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
