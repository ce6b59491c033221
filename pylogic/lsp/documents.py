"""Documents: drafts that an editor has open, with places as editors count them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from lsprotocol import types as lsp
from pygls.uris import from_fs_path
from pygls.workspace import PositionCodec

from pylogic.authoring import occurrences, suggestions
from pylogic.authoring.draft import Draft
from pylogic.authoring.occurrences import Occurrence, Place, Replacement
from pylogic.errors import Problem
from pylogic.rules.encoding import Encoding, read_encoding
from pylogic.rules.instance import Instance

_UNITS = PositionCodec(lsp.PositionEncodingKind.Utf16)
_SEVERITIES = {
    "error": lsp.DiagnosticSeverity.Error,
    "warning": lsp.DiagnosticSeverity.Warning,
    "note": lsp.DiagnosticSeverity.Hint,
}


class Document(Draft):
    """A draft. clingo counts lines and bytes from 1, an editor lines and units of UTF-16 from 0."""

    def __init__(self, path: Path, desk: Path, text: str, every: dict[str, Document]) -> None:
        """The draft of a file, and all that are open."""
        super().__init__(path, desk, text)
        self.uri = from_fs_path(str(path)) or ""
        self.every = every

    @property
    def board(self) -> Instance | None:
        """The instance that was opened or changed last."""
        opened = [one.instance for one in [*self.every.values()] if one.instance is not None]
        return opened[-1] if opened else None

    def rules(self) -> Encoding | None:
        """The rules of it; of an instance as they stand in the editor, or in their file.

        Raises:
            NotFoundError, ProgramError: there are none, or they cannot be read.
        """
        if not self.is_instance:
            return self.current
        path = self.rules_path()
        opened = (one.encoding for one in [*self.every.values()] if one.path == path)
        return next(opened, None) or read_encoding(path)

    def offset(self, position: lsp.Position) -> int:
        """How many characters stand before a position."""
        rows = self.text.split("\n")
        copy = lsp.Position(position.line, position.character)  # which pygls changes
        at = _UNITS.position_from_client_units(rows, copy)
        return sum(len(row) + 1 for row in rows[: at.line]) + at.character

    def place(self, position: lsp.Position) -> tuple[str, int, int]:
        """File, line and column of a position."""
        before = self.text[: self.offset(position)]
        column = len(before.rpartition("\n")[2].encode()) + 1
        return str(self.file), before.count("\n") + 1, column

    def named(self, position: lsp.Position) -> list[Occurrence]:
        """Where the predicate or the variable at a position is named."""
        place = self.place(position)
        return occurrences.named_at(self.encoding, *place) if self.encoding is not None else []

    def range(self, place: Place) -> lsp.Range:
        """A stretch of the text, or of a file that it includes."""
        text = self.text if place.file == str(self.file) else Path(place.file).read_text("utf-8")
        line, begin = place.line - 1, place.column - 1
        row = (text.split("\n")[line : place.line] or [""])[0].encode()
        before = (row[:end].decode(errors="ignore") for end in (begin, begin + place.length))
        return lsp.Range(*(lsp.Position(line, _UNITS.client_num_units(x)) for x in before))

    def locations(self, places: Iterable[Place]) -> list[lsp.Location]:
        """Stretches with the files that the user knows."""
        files = ((place, from_fs_path(self.original(place.file)) or "") for place in places)
        return [lsp.Location(uri, self.range(place)) for place, uri in files]

    def edit(self, replacements: Iterable[Replacement]) -> lsp.WorkspaceEdit:
        """The replacements as an edit, file by file."""
        changes: dict[str, list[lsp.TextEdit]] = {}
        for one in replacements:
            (at,) = self.locations([one.place])
            changes.setdefault(at.uri, []).append(lsp.TextEdit(at.range, one.text))
        return lsp.WorkspaceEdit(changes=changes)

    def diagnostic(self, problem: Problem) -> lsp.Diagnostic:
        """A problem at the word that it begins with, or else until the end of its line."""
        line, column = problem.line or 1, problem.column or 1
        row = (self.text.split("\n")[line - 1 : line] or [""])[0].encode()
        rest = row[column - 1 :].decode(errors="ignore")
        word = suggestions.word_at(rest, 0) or rest.rstrip()
        return lsp.Diagnostic(
            self.range(Place(str(self.file), line, column, len(word.encode()))),
            problem.text,
            _SEVERITIES.get(problem.kind, lsp.DiagnosticSeverity.Information),
            problem.kind,
            source="pylogic",
        )
