"""The server: what an editor asks of the texts that it has open, and what it is told of them."""

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
from pylogic.authoring import fixes, occurrences, suggestions
from pylogic.authoring.draft import QUICK
from pylogic.authoring.occurrences import Place
from pylogic.errors import OptionError, Problem, PylogicError
from pylogic.lsp import lenses
from pylogic.lsp.documents import Document
from pylogic.puzzle import Puzzle
from pylogic.rules import documentation
from pylogic.rules.cancellation import Cancellation

_PAUSE = 0.15
"""Seconds without a change after which a text is looked at; it is parsed at once."""


class Server(LanguageServer):
    """A server and the documents of its editor."""

    def __init__(self, home: Path) -> None:
        """A server whose documents lie in a folder for what is temporary."""
        super().__init__("pylogic", pylogic.__version__)
        self.documents: dict[str, Document] = {}
        self._desks = (home / str(number) for number in count())
        self._tasks: dict[tuple[str, bool], asyncio.Task[None]] = {}

    def open(self, uri: str, text: str) -> None:
        """Have a document, and look at it."""
        path = Path(to_fs_path(uri) or uri).absolute()
        self.documents[uri] = Document(path, next(self._desks), text, self.documents)
        self.change(uri, text)

    def change(self, uri: str, text: str) -> None:
        """Look at the text of a document as it stands now, instead of the one before."""
        document = self.documents[uri] = self.documents.pop(uri)  # the last one
        reading = self._read(uri, document, document.change(text))
        self._tasks[uri, False] = asyncio.create_task(reading)

    async def read(self, uri: str) -> Document:
        """A document, as soon as its text has been parsed."""
        await self._tasks[uri, False]
        return self.documents[uri]

    async def _read(self, uri: str, document: Document, token: Cancellation) -> None:
        problems = await asyncio.to_thread(document.read, token)
        earlier = (one for one in document.problems if one.kind != "error")
        self._publish(uri, document, token, (*problems, *earlier))
        if not problems:
            examining = self._examine(uri, document, token)
            self._tasks[uri, True] = asyncio.create_task(examining)

    async def _examine(self, uri: str, document: Document, token: Cancellation) -> None:
        await asyncio.sleep(_PAUSE)
        publish = partial(self._publish, uri, document, token)
        tell = partial(asyncio.get_running_loop().call_soon_threadsafe, publish)
        try:
            rules = await asyncio.to_thread(document.rules)
        except PylogicError as error:
            return publish(tuple(Problem(one.text) for one in error.problems))
        if rules is not None and not token.is_set():
            await asyncio.to_thread(document.examine, rules, token, tell)

    def _publish(
        self, uri: str, document: Document, token: Cancellation, problems: tuple[Problem, ...]
    ) -> None:
        """Tell the problems of a document, if its text is still the same."""
        if token.is_set() or self.documents.get(uri) is not document:
            return
        document.problems = problems
        version = self.workspace.get_text_document(uri).version
        told = [document.diagnostic(problem) for problem in problems]
        params = lsp.PublishDiagnosticsParams(uri=uri, diagnostics=told, version=version)
        self.text_document_publish_diagnostics(params)


def _markdown(*words: str) -> lsp.MarkupContent:
    return lsp.MarkupContent(lsp.MarkupKind.Markdown, "\n\n".join(filter(None, words)))


# ---- Answers, each in a thread: of a document, and what is asked about it ----------------------


def actions(document: Document, params: lsp.CodeActionParams) -> list[lsp.CodeAction]:
    """The fixes of what is said of the lines."""
    found, lines = [], range(params.range.start.line, params.range.end.line + 1)
    for problem in document.problems:
        told = document.diagnostic(problem)
        placed, rows = problem._replace(file=str(document.file)), document.text.split("\n")
        if told.range.start.line in lines:
            for fix in fixes.fixes(placed, rows, document.current):
                edit = document.edit(fix.replacements)
                kind = lsp.CodeActionKind.QuickFix
                found.append(lsp.CodeAction(fix.title, kind, [told], edit=edit))
    return found


def hover(document: Document, params: lsp.HoverParams) -> lsp.Hover | None:
    """The meaning of a word, where rules derive and use it, and how many ground instances
    the rule has on the instance that was open last; over the size of an instance its board."""
    place, encoding = document.place(params.position), document.encoding
    found = suggestions.meanings(encoding, document.text, document.offset(params.position))
    if document.instance is not None:
        rules, row = document.rules(), document.text.split("\n")[params.position.line]
        if rules is None or suggestions.word_at(row, params.position.character) != "size":
            return None
        board = Puzzle(rules, QUICK).draw(document.instance)
        return lsp.Hover(_markdown(f"```text\n{board}\n```"))
    words = [one.markdown for one in found]
    if encoding is not None and (uses := list(suggestions.uses(encoding, *place))):
        words += map(document.said, uses)
        sizes = document.sizes(document.board)
        words += map(document.said, sizes.words(*place[:2]) if sizes is not None else ())
    return lsp.Hover(_markdown(*words)) if words else None


def definition(document: Document, params: lsp.DefinitionParams) -> list[lsp.Location]:
    """Where a predicate is derived, or else described or declared; the file of an #include."""
    place, named = document.place(params.position), document.named(params.position)
    for include in document.encoding.includes if document.encoding is not None else ():
        if (str(include.file), include.line) == place[:2]:
            return document.locations([Place(str(include.path), 1, 1, 0)])
    by_role = ([one.place for one in named if one.role == role] for role in occurrences.ROLES)
    return document.locations(next(filter(None, by_role), []))


def references(document: Document, params: lsp.ReferenceParams) -> list[lsp.Location]:
    """Where a predicate or a variable is named."""
    return document.locations(one.place for one in document.named(params.position))


def rename(document: Document, params: lsp.RenameParams) -> lsp.WorkspaceEdit:
    """Another name of a predicate or a variable, in all parts and in words."""
    if document.current is None:
        raise OptionError("the file cannot be read as it stands: mend its errors first")
    named = document.named(params.position)
    edit = document.edit(occurrences.rename(named, params.new_name, document.current))
    for uri in edit.changes or {}:
        other = document.every.get(uri, document)
        if other is not document and other.text != other.saved:
            raise OptionError(f"save {other.path} first: the name stands there, too")
    return edit


def complete(document: Document, params: lsp.CompletionParams) -> list[lsp.CompletionItem]:
    """The words that fit at a place; a predicate with its arguments, if none stand there yet."""
    offset = document.offset(params.position)
    found = suggestions.completions(document.encoding, document.text, offset)
    has_arguments = document.text[offset : offset + 1] == "("
    return [
        lsp.CompletionItem(
            one.template,
            documentation=_markdown(one.markdown),
            filter_text=one.name,
            insert_text=one.template if one.parameters and not has_arguments else one.name,
        )
        for one in dict.fromkeys(found)
    ]


def signature(document: Document, params: lsp.SignatureHelpParams) -> lsp.SignatureHelp:
    """The arguments of the term that is being written."""
    offset = document.offset(params.position)
    found, argument = suggestions.signatures(document.encoding, document.text, offset)
    told = []
    for one in found:
        given = dict(one.arguments)
        names = [lsp.ParameterInformation(name, given.get(name)) for name in one.parameters]
        told.append(lsp.SignatureInformation(one.template, one.words, names))
    return lsp.SignatureHelp(told, active_parameter=argument)


def outline(document: Document, params: lsp.DocumentSymbolParams) -> list[lsp.DocumentSymbol]:
    """The parts, and in each the predicates that it derives."""

    def symbol(name: str, kind: lsp.SymbolKind, place: Place, last: int) -> lsp.DocumentSymbol:
        at = document.range(place)
        whole = lsp.Range(at.start, lsp.Position(max(last, at.end.line + 1), 0))
        return lsp.DocumentSymbol(name, kind, whole, at)

    found = []
    for part, derived in suggestions.outline(document.encoding, document.text):
        head = Place(str(document.file), part.first, 1, 1)
        found.append(symbol(part.name, lsp.SymbolKind.Module, head, part.last))
        found[-1].children = [
            symbol(f"{name}/{arity}", lsp.SymbolKind.Function, place, place.line)
            for (name, arity), place in derived.items()
        ]
    return found


def folding(document: Document, params: lsp.FoldingRangeParams) -> list[lsp.FoldingRange]:
    """The parts."""
    parts = documentation.part_lines(document.text)
    return [lsp.FoldingRange(part.first - 1, part.last - 1) for part in parts]


def code_lenses(document: Document, params: lsp.CodeLensParams) -> list[lsp.CodeLens]:
    """The questions about rules: the answers, the changes of an edit, the need for a constraint."""
    found = []
    for title, name, line in lenses.offered(document):
        command = lsp.Command(title, name, None, [params.text_document.uri, line])
        found.append(lsp.CodeLens(document.range(Place(str(document.file), line, 1, 0)), command))
    return found


ANSWERS: dict[str, tuple[Callable[..., Any], Any]] = {
    lsp.TEXT_DOCUMENT_CODE_ACTION: (actions, None),
    lsp.TEXT_DOCUMENT_HOVER: (hover, None),
    lsp.TEXT_DOCUMENT_DEFINITION: (definition, None),
    lsp.TEXT_DOCUMENT_REFERENCES: (references, None),
    lsp.TEXT_DOCUMENT_RENAME: (rename, None),
    lsp.TEXT_DOCUMENT_COMPLETION: (complete, lsp.CompletionOptions(["#", "("])),
    lsp.TEXT_DOCUMENT_SIGNATURE_HELP: (signature, lsp.SignatureHelpOptions(["(", ","])),
    lsp.TEXT_DOCUMENT_DOCUMENT_SYMBOL: (outline, None),
    lsp.TEXT_DOCUMENT_FOLDING_RANGE: (folding, None),
    lsp.TEXT_DOCUMENT_CODE_LENS: (code_lenses, None),
}
"""The functions that answer the requests of the protocol, each with its options."""


def register(ls: Server) -> None:
    """Have a server answer what the protocol knows."""

    def answering(answer: Callable[..., Any]) -> Callable[[Any], Any]:
        async def answered(params: Any) -> Any:
            document = await ls.read(params.text_document.uri)
            try:
                return await asyncio.to_thread(answer, document, params)
            except PylogicError as error:
                raise JsonRpcInvalidParams(document.said(str(error))) from None

        return answered

    def showing(name: str) -> Callable[[str, int], Any]:
        async def shown(uri: str, line: int) -> str:
            return await lenses.show(ls, await ls.read(uri), name, line)

        return shown

    for request, (answer, options) in ANSWERS.items():
        ls.feature(request, options)(answering(answer))
    for name in (lenses.SOLVE, lenses.DIFF, lenses.NEED):
        ls.command(name)(showing(name))

    @ls.feature(lsp.INITIALIZED)
    def initialized(_params: lsp.InitializedParams) -> None:
        """Names of puzzles and instances are those of the editor's folder."""
        root = to_fs_path(ls.workspace.root_uri) if ls.workspace.root_uri else None
        if root and os.path.isdir(root):
            os.chdir(root)

    @ls.feature(lsp.TEXT_DOCUMENT_DID_OPEN)
    def opened(params: lsp.DidOpenTextDocumentParams) -> None:
        ls.open(params.text_document.uri, params.text_document.text)

    @ls.feature(lsp.TEXT_DOCUMENT_DID_CHANGE)
    def changed(params: lsp.DidChangeTextDocumentParams) -> None:
        uri = params.text_document.uri
        ls.change(uri, ls.workspace.get_text_document(uri).source)

    @ls.feature(lsp.TEXT_DOCUMENT_DID_SAVE)
    def saved(params: lsp.DidSaveTextDocumentParams) -> None:
        """Look again at all other documents: they may include it, or be boards of it."""
        document = ls.documents[params.text_document.uri]
        document.saved = document.text
        for uri, other in [*ls.documents.items()]:
            if other is not document:
                ls.change(uri, other.text)

    @ls.feature(lsp.TEXT_DOCUMENT_DID_CLOSE)
    def closed(params: lsp.DidCloseTextDocumentParams) -> None:
        uri = params.text_document.uri
        ls.documents.pop(uri).token.cancel("user")
        ls.text_document_publish_diagnostics(lsp.PublishDiagnosticsParams(uri, []))


def serve() -> None:
    """Answer an editor by standard input and output until it goes away."""
    with tempfile.TemporaryDirectory(prefix="pylogic-lsp-", ignore_cleanup_errors=True) as folder:
        server = Server(Path(folder).resolve())
        register(server)
        server.start_io(stdout=os.fdopen(os.dup(1), "wb"))  # which it closes at the end
