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
from pylogic.authoring.names import Place
from pylogic.errors import Problem, PylogicError
from pylogic.lsp.documents import QUICK, Document
from pylogic.puzzle import Puzzle
from pylogic.rules import documentation
from pylogic.rules.limits import Cancellation
from pylogic.rules.syntax import Signature

_PAUSE = 0.15
"""Seconds without a change before a text is examined; a change is parsed at once."""
_Problems = tuple[Problem, ...]


class Server(LanguageServer):
    """A server, and the documents that its editor has open, by URI."""

    def __init__(self, home: Path) -> None:
        """Make a server that gives each document a desk in the temporary folder `home`."""
        super().__init__("pylogic", pylogic.__version__)
        self.documents: dict[str, Document] = {}
        self._desks = (home / str(number) for number in count())
        self._tasks: dict[str, tuple[asyncio.Task[_Problems], asyncio.Task[None]]] = {}

    def open(self, uri: str, text: str) -> None:
        """Keep a document with this text, and start to look for its problems."""
        path, units = Path(to_fs_path(uri) or uri).absolute(), self.workspace.position_codec
        self.documents[uri] = Document(path, next(self._desks), self.documents, units)
        self.change(uri, text)

    def change(self, uri: str, text: str) -> None:
        """Give a document another text: stop work on the former one, start tasks for this one."""
        document = self.documents[uri]
        token = document.change(text)
        parsing = asyncio.create_task(asyncio.to_thread(document.parse, token))
        publishing = self._publish_problems(uri, document, token, parsing)
        self._tasks[uri] = parsing, asyncio.create_task(publishing)

    async def _publish_problems(
        self,
        uri: str,
        document: Document,
        token: Cancellation,
        parsing: asyncio.Task[_Problems],
    ) -> None:
        """Publish the errors of parsing a document or, if there are none and it is not changed for
        a while, the problems that lint finds; nothing once it was changed or closed."""
        problems = await parsing
        if not problems:
            await asyncio.sleep(_PAUSE)
            if not token.is_set():
                problems = await asyncio.to_thread(document.lint, token)
        if token.is_set():
            return
        document.problems = problems
        version = self.workspace.get_text_document(uri).version
        diagnostics = [document.make_diagnostic(problem) for problem in problems]
        params = lsp.PublishDiagnosticsParams(uri, diagnostics, version)
        self.text_document_publish_diagnostics(params)

    async def answer_request(self, answer: Callable[[Document, Any], Any], params: Any) -> Any:
        """Call `answer` in a thread with the parsed document and the parameters of a request, and
        return its result; a PylogicError becomes a JsonRpcInvalidParams with the same words."""
        uri = params.text_document.uri
        await self._tasks[uri][0]
        document = self.documents[uri]
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
    for problem in document.problems:
        diagnostic = document.make_diagnostic(problem)
        if diagnostic.range.start.line in lines:
            for fix in names.find_fixes(problem, document.text.split("\n"), document.encoding):
                edits = [lsp.TextEdit(document.make_range(x), fix.word) for x in fix.places]
                edit = lsp.WorkspaceEdit({params.text_document.uri: edits})
                kind = lsp.CodeActionKind.QuickFix
                quick_fixes.append(lsp.CodeAction(fix.title, kind, [diagnostic], edit=edit))
    return quick_fixes


def describe_word(document: Document, params: lsp.HoverParams) -> lsp.Hover | None:
    """Return a text on the word at a position: its meaning, and the lines that derive and use it;
    for `size` in an instance the board; None without a word."""
    offset, encoding = document.find_offset(params.position), document.encoding
    if document.instance is not None:
        if names.find_word(document.text, offset)[0] != "size":
            return None
        board = Puzzle(document.find_rules(), QUICK).draw(document.instance)
        return lsp.Hover(_join_markdown(f"```text\n{board}\n```"))
    words = [*map(names.write_markdown, names.find_meanings(encoding, document.text, offset))]
    if encoding is not None:
        mentions = names.find_references(encoding, document.text, offset)
        words += map(document.restore_paths, names.describe_uses(mentions, str(document.file)))
    return lsp.Hover(_join_markdown(*words)) if words else None


def find_definition(document: Document, params: lsp.DefinitionParams) -> list[lsp.Location]:
    """Return the places that derive a predicate, else the comment or #defined that declares it,
    else those that use it; an #include's file."""
    encoding, here = document.encoding, (document.file, params.position.line + 1)
    if encoding is None:
        return []
    includes = (include for source in encoding.sources.values() for include in source.includes)
    if files := [Place(str(x.path), 1, 1) for x in includes if (x.file, x.line) == here]:
        return document.make_locations(files)
    offset = document.find_offset(params.position)
    mentions = names.find_references(encoding, document.text, offset)
    derived = [mention.place for mention in mentions if mention.is_derived]
    declared = (
        Place(predicate.file, predicate.line, 1)
        for predicate in documentation.list_predicates(encoding)
        if (predicate.name, predicate.arity) in {mention.signature for mention in mentions}
    )
    return document.make_locations(derived or [*declared] or (x.place for x in mentions))


def find_references(document: Document, params: lsp.ReferenceParams) -> list[lsp.Location]:
    """Return all places that derive or use the predicate at a position."""
    if document.encoding is None:
        return []
    offset = document.find_offset(params.position)
    mentions = names.find_references(document.encoding, document.text, offset)
    return document.make_locations(mention.place for mention in mentions)


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
    mentions = names.list_mentions(document.encoding) if document.encoding is not None else []
    own = (x for x in mentions if x.is_derived and x.place.file == str(document.file))
    first: dict[Signature, Place] = {}
    for mention in own:
        first.setdefault(mention.signature, mention.place)

    def make_symbol(name: str, kind: lsp.SymbolKind, place: Place, last: int) -> lsp.DocumentSymbol:
        """Make the symbol of a name at a place, whose text reaches down to the line `last`."""
        at = document.make_range(place)
        whole = lsp.Range(at.start, lsp.Position(max(last, at.end.line + 1), 0))
        return lsp.DocumentSymbol(name, kind, whole, at)

    symbols = []
    for part in documentation.find_parts(document.text):
        head = Place(str(document.file), part.first, 1, 1)
        symbols.append(make_symbol(part.name, lsp.SymbolKind.Module, head, part.last))
        symbols[-1].children = [
            make_symbol(f"{name}/{arity}", lsp.SymbolKind.Function, place, place.line)
            for (name, arity), place in first.items()
            if part.first <= place.line <= part.last
        ]
    return symbols


def fold_parts(document: Document, params: lsp.FoldingRangeParams) -> list[lsp.FoldingRange]:
    """Return the lines of each part."""
    parts = documentation.find_parts(document.text)
    return [lsp.FoldingRange(part.first - 1, part.last - 1) for part in parts]


ANSWERS: dict[str, tuple[Callable[..., Any], Any]] = {
    lsp.TEXT_DOCUMENT_CODE_ACTION: (find_fixes, None),
    lsp.TEXT_DOCUMENT_HOVER: (describe_word, None),
    lsp.TEXT_DOCUMENT_DEFINITION: (find_definition, None),
    lsp.TEXT_DOCUMENT_REFERENCES: (find_references, None),
    lsp.TEXT_DOCUMENT_COMPLETION: (complete_word, lsp.CompletionOptions(["#", "("])),
    lsp.TEXT_DOCUMENT_DOCUMENT_SYMBOL: (outline_parts, None),
    lsp.TEXT_DOCUMENT_FOLDING_RANGE: (fold_parts, None),
}
"""The functions that answer the requests of the protocol, each with its options."""


def register(ls: Server) -> None:
    """Add the handlers of all requests and notifications to a server."""
    for request, (answer, options) in ANSWERS.items():
        ls.feature(request, options)(partial(ls.answer_request, answer))

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
        """Examine all other documents again: they may include the saved one, or be its boards."""
        for uri, other in ls.documents.items():
            if uri != params.text_document.uri:
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
