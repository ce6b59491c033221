"""The server: it publishes the problems of open texts and answers an editor's requests."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

from lsprotocol import types as lsp
from pygls.exceptions import JsonRpcInvalidParams
from pygls.lsp.server import LanguageServer
from pygls.uris import to_fs_path

import pylogic
from pylogic.authoring import names
from pylogic.authoring.draft import QUICK
from pylogic.authoring.names import Place
from pylogic.errors import OptionError, Problem, PylogicError
from pylogic.lsp import lenses
from pylogic.lsp.documents import Document
from pylogic.puzzle import Puzzle
from pylogic.rules import documentation
from pylogic.rules.limits import Cancellation

_PAUSE = 0.15
"""Seconds without a change before a text is examined; a change is parsed at once."""


class Server(LanguageServer):
    """A server, and the documents that its editor has open by URI, the last changed one last."""

    def __init__(self, home: Path) -> None:
        """Make a server that gives each document a desk in the temporary folder `home`."""
        super().__init__("pylogic", pylogic.__version__)
        self.documents: dict[str, Document] = {}
        self._desks = (home / str(number) for number in count())
        self._tasks: dict[tuple[str, bool], asyncio.Task[None]] = {}

    def open(self, uri: str, text: str) -> None:
        """Keep a document with this text, and start to look for its problems."""
        path, units = Path(to_fs_path(uri) or uri).absolute(), self.workspace.position_codec
        self.documents[uri] = Document(path, next(self._desks), text, self.documents, units)
        self.change(uri, text)

    def change(self, uri: str, text: str) -> None:
        """Give a document another text: stop work on the former one, start tasks for this one."""
        document = self.documents[uri] = self.documents.pop(uri)  # now the last in the order
        token = document.change(text)
        self._tasks[uri, False] = asyncio.create_task(self._parse(uri, document, token))

    async def wait_for(self, uri: str) -> Document:
        """Wait until a document's text has been parsed, and return the document."""
        await self._tasks[uri, False]
        return self.documents[uri]

    async def _parse(self, uri: str, document: Document, token: Cancellation) -> None:
        """Parse a document and publish its errors; start to examine it if there are none."""
        problems = await asyncio.to_thread(document.parse, token)
        earlier = (problem for problem in document.problems if problem.kind != "error")
        self._publish(uri, document, token, (*problems, *earlier))
        if not problems:
            self._tasks[uri, True] = asyncio.create_task(self._examine(uri, document, token))

    async def _examine(self, uri: str, document: Document, token: Cancellation) -> None:
        """After a pause have a child lint a parsed document, and publish the problems."""
        await asyncio.sleep(_PAUSE)
        problems: tuple[Problem, ...] = ()
        try:
            rules = await asyncio.to_thread(document.find_rules)
            if rules is not None and not token.is_set():
                problems = await asyncio.to_thread(document.lint_text, rules, token)
        except PylogicError as error:
            problems = tuple(Problem(problem.text) for problem in error.problems)
        self._publish(uri, document, token, problems)

    def _publish(
        self, uri: str, document: Document, token: Cancellation, problems: tuple[Problem, ...]
    ) -> None:
        """Keep and publish a document's problems, unless it was changed or closed meanwhile."""
        if token.is_set() or self.documents.get(uri) is not document:
            return
        document.problems = problems
        version = self.workspace.get_text_document(uri).version
        diagnostics = [document.make_diagnostic(problem) for problem in problems]
        params = lsp.PublishDiagnosticsParams(uri, diagnostics, version)
        self.text_document_publish_diagnostics(params)

    async def answer_request(self, answer: Callable[[Document, Any], Any], params: Any) -> Any:
        """Call `answer` in a thread with the parsed document and the parameters of a request, and
        return its result; a PylogicError becomes a JsonRpcInvalidParams with the same words."""
        document = await self.wait_for(params.text_document.uri)
        try:
            return await asyncio.to_thread(answer, document, params)
        except PylogicError as error:
            raise JsonRpcInvalidParams(document.restore_paths(str(error))) from None


def _join_markdown(*words: str) -> lsp.MarkupContent:
    """Join paragraphs of Markdown, without the empty ones."""
    return lsp.MarkupContent(lsp.MarkupKind.Markdown, "\n\n".join(filter(None, words)))


# ---- Answers: functions of a document and a request's parameters, each run in a thread ---------


def find_fixes(document: Document, params: lsp.CodeActionParams) -> list[lsp.CodeAction]:
    """Return the fixes of all problems in the lines of the request."""
    quick_fixes, lines = [], range(params.range.start.line, params.range.end.line + 1)
    rows, encoding = document.text.split("\n"), document.current_encoding
    for problem in document.problems:
        diagnostic = document.make_diagnostic(problem)
        if diagnostic.range.start.line in lines:
            own = problem._replace(file=str(document.file))
            for fix in names.find_fixes(own, rows, encoding):
                edit, kind = document.make_edit(fix.replacements), lsp.CodeActionKind.QuickFix
                quick_fixes.append(lsp.CodeAction(fix.title, kind, [diagnostic], edit=edit))
    return quick_fixes


def describe_word(document: Document, params: lsp.HoverParams) -> lsp.Hover | None:
    """Return a text on the word at a position: its meaning, and the lines that derive and use it;
    for `size` in an instance the board; None without a word."""
    offset, encoding = document.find_offset(params.position), document.encoding
    if document.instance is not None:
        is_size = names.find_word(document.text, offset)[0] == "size"
        if (rules := document.find_rules() if is_size else None) is None:
            return None
        board = Puzzle(rules, QUICK).draw(document.instance)
        return lsp.Hover(_join_markdown(f"```text\n{board}\n```"))
    words = [*map(names.write_markdown, names.find_meanings(encoding, document.text, offset))]
    uses = names.describe_uses(document.find_name(params.position), str(document.file))
    words += map(document.restore_paths, uses)
    return lsp.Hover(_join_markdown(*words)) if words else None


def find_definition(document: Document, params: lsp.DefinitionParams) -> list[lsp.Location]:
    """Return the places that derive, else describe, declare or use a name; an #include's file."""
    place, named = document.locate(params.position), document.find_name(params.position)
    sources = document.encoding.sources.values() if document.encoding is not None else ()
    by_role = [[o.place for o in named if o.role == role] for role in names.ROLES]
    includes = (include for source in sources for include in source.includes)
    file = [Place(str(i.path), 1, 1, 0) for i in includes if (str(i.file), i.line) == place[:2]]
    return document.make_locations(next(filter(None, [file, *by_role]), []))


def find_references(document: Document, params: lsp.ReferenceParams) -> list[lsp.Location]:
    """Return all places that name the predicate at a position."""
    return document.make_locations(o.place for o in document.find_name(params.position))


def rename_name(document: Document, params: lsp.RenameParams) -> lsp.WorkspaceEdit:
    """Return the edit that renames a predicate in all parts and files; raise OptionError if the new
    name is refused, or a text must be mended or saved first."""
    encoding, named = document.current_encoding, document.find_name(params.position)
    if encoding is None:
        raise OptionError("the file cannot be read as it stands: mend its errors first")
    edit = document.make_edit(names.plan_renaming(named, params.new_name, encoding))
    for other in (document.drafts.get(uri, document) for uri in edit.changes or {}):
        if other is not document and other.text != other.saved:
            raise OptionError(f"save {other.path} first: the name stands there, too")
    return edit


def complete_word(document: Document, params: lsp.CompletionParams) -> list[lsp.CompletionItem]:
    """Return completions at a position; predicates have arguments unless "(" follows."""
    offset = document.find_offset(params.position)
    meanings = names.list_completions(document.encoding, document.text, offset)
    is_called = document.text[offset : offset + 1] == "("
    return [
        lsp.CompletionItem(
            meaning.template,
            documentation=_join_markdown(names.write_markdown(meaning)),
            filter_text=meaning.name,
            insert_text=meaning.name if is_called else meaning.template,
        )
        for meaning in dict.fromkeys(meanings)
    ]


def outline_parts(document: Document, params: lsp.DocumentSymbolParams) -> list[lsp.DocumentSymbol]:
    """Return the parts of the text, each with the predicates that no part before it derives."""

    def symbol(name: str, kind: lsp.SymbolKind, place: Place, last: int) -> lsp.DocumentSymbol:
        """Make the symbol of a name at a place, whose text reaches down to the line `last`."""
        at = document.make_range(place)
        whole = lsp.Range(at.start, lsp.Position(max(last, at.end.line + 1), 0))
        return lsp.DocumentSymbol(name, kind, whole, at)

    symbols = []
    for part, derived in names.list_outline(document.encoding, document.text):
        head = Place(str(document.file), part.first, 1, 1)
        symbols.append(symbol(part.name, lsp.SymbolKind.Module, head, part.last))
        symbols[-1].children = [
            symbol(f"{name}/{arity}", lsp.SymbolKind.Function, place, place.line)
            for (name, arity), place in derived.items()
        ]
    return symbols


def fold_parts(document: Document, params: lsp.FoldingRangeParams) -> list[lsp.FoldingRange]:
    """Return the lines of each part."""
    parts = documentation.find_parts(document.text)
    return [lsp.FoldingRange(part.first - 1, part.last - 1) for part in parts]


def list_lenses(document: Document, params: lsp.CodeLensParams) -> list[lsp.CodeLens]:
    """Return the questions about the rules, as lenses above the first line."""
    if document.encoding is None:
        return []
    solve = f"Solve {document.first_instance or ''}".strip()
    titles = {lenses.SOLVE: solve, lenses.DIFF: "What did my edit change?"}
    at = document.make_range(Place(str(document.file), 1, 1, 0))
    uri = params.text_document.uri
    return [
        lsp.CodeLens(at, lsp.Command(title, name, None, [uri])) for name, title in titles.items()
    ]


ANSWERS: dict[str, tuple[Callable[..., Any], Any]] = {
    lsp.TEXT_DOCUMENT_CODE_ACTION: (find_fixes, None),
    lsp.TEXT_DOCUMENT_HOVER: (describe_word, None),
    lsp.TEXT_DOCUMENT_DEFINITION: (find_definition, None),
    lsp.TEXT_DOCUMENT_REFERENCES: (find_references, None),
    lsp.TEXT_DOCUMENT_RENAME: (rename_name, None),
    lsp.TEXT_DOCUMENT_COMPLETION: (complete_word, lsp.CompletionOptions(["#", "("])),
    lsp.TEXT_DOCUMENT_DOCUMENT_SYMBOL: (outline_parts, None),
    lsp.TEXT_DOCUMENT_FOLDING_RANGE: (fold_parts, None),
    lsp.TEXT_DOCUMENT_CODE_LENS: (list_lenses, None),
}
"""The functions that answer the requests of the protocol, each with its options."""


def register(ls: Server) -> None:
    """Add the handlers of all requests, commands and notifications to a server."""

    def make_command(name: str) -> Callable[[str], Any]:
        """Return a coroutine function that shows and returns the answer of a lens."""

        async def run_command(uri: str) -> str:  # pygls refuses a partial
            return await lenses.show_answer(ls, await ls.wait_for(uri), name)

        return run_command

    for request, (answer, options) in ANSWERS.items():
        ls.feature(request, options)(partial(ls.answer_request, answer))
    for name in (lenses.SOLVE, lenses.DIFF):
        ls.command(name)(make_command(name))

    @ls.feature(lsp.INITIALIZED)
    def enter_folder(_params: lsp.InitializedParams) -> None:
        """Change to the editor's folder, so that names of puzzles and instances mean its files."""
        if (root := ls.workspace.root_path) and os.path.isdir(root):
            os.chdir(root)

    @ls.feature(lsp.TEXT_DOCUMENT_DID_OPEN)
    def open_document(params: lsp.DidOpenTextDocumentParams) -> None:
        ls.open(params.text_document.uri, params.text_document.text)

    @ls.feature(lsp.TEXT_DOCUMENT_DID_CHANGE)
    def change_document(params: lsp.DidChangeTextDocumentParams) -> None:
        uri = params.text_document.uri
        ls.change(uri, ls.workspace.get_text_document(uri).source)

    @ls.feature(lsp.TEXT_DOCUMENT_DID_SAVE)
    def save_document(params: lsp.DidSaveTextDocumentParams) -> None:
        """Note the saved text; examine all others again: they may include it, or be its boards."""
        document = ls.documents[params.text_document.uri]
        document.saved = document.text
        for uri, other in [*ls.documents.items()]:
            if other is not document:
                ls.change(uri, other.text)

    @ls.feature(lsp.TEXT_DOCUMENT_DID_CLOSE)
    def close_document(params: lsp.DidCloseTextDocumentParams) -> None:
        """Forget a document, stop its work, and have the editor drop its diagnostics."""
        uri = params.text_document.uri
        ls.documents.pop(uri).token.cancel("user")
        ls.text_document_publish_diagnostics(lsp.PublishDiagnosticsParams(uri, []))


def serve() -> None:
    """Answer an editor by standard input and output until it exits; then delete all desks."""
    with tempfile.TemporaryDirectory(prefix="pylogic-lsp-", ignore_cleanup_errors=True) as folder:
        server = Server(Path(folder).resolve())
        register(server)
        server.start_io(stdout=os.fdopen(os.dup(1), "wb"))  # pygls closes the copy
