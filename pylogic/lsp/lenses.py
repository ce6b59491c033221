"""Lenses: what a click above rules has done with them, in a child that can be stopped."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import Future
from typing import Any
from uuid import uuid4

from lsprotocol import types as lsp
from pygls.lsp.server import LanguageServer
from pygls.uris import from_fs_path

from pylogic.authoring import lint_report
from pylogic.errors import PylogicError
from pylogic.lsp.documents import Document
from pylogic.puzzle import Puzzle
from pylogic.rules import constraints
from pylogic.rules.cancellation import Cancellation, entered
from pylogic.rules.limits import Limits

LONG = Limits(timeout=60, memory=4000)
"""Limits of the work that a click starts, which can be cancelled."""
SOLVE, DIFF, NEED = "pylogic.solve", "pylogic.diff", "pylogic.need"


def offered(document: Document) -> Iterator[tuple[str, str, int]]:
    """The questions about rules: the title, the name of the command, and a line of the text."""
    if document.encoding is None:
        return
    yield f"Solve {document.first or ''}".strip(), SOLVE, 1
    yield "What did my edit change?", DIFF, 1
    for constraint in constraints.read(document.encoding, sided=False) if document.first else ():
        begin = constraint.statement.location.begin
        if begin.filename == str(document.file):
            yield "Does any instance need it?", NEED, begin.line


def work(document: Document, name: str, line: int, token: Cancellation) -> str:
    """Do what a command says; a text that shows the result, or why there is none."""
    if document.current is None:
        return "The file cannot be read as it stands: mend its errors first."
    puzzle = Puzzle(document.current, LONG)
    with entered(token):
        try:
            if name == NEED:
                tasks = {one: puzzle.task(one) for one in puzzle.instances()}
                return lint_report.tell_need(tasks, line, LONG.begun())
            if name == DIFF:
                return document.said(Puzzle(document.former()).diff(puzzle).text())
            found = puzzle.solve(document.first)
            return f"{found.claim}\n{found.text()}"
        except PylogicError as error:
            return document.said(str(error))


async def show(ls: LanguageServer, document: Document, name: str, line: int) -> str:
    """Do what a command says beside progress that can be cancelled; then show the result.

    Its first line is a message, and all of it a document where the editor can show one.
    """
    token = Cancellation()

    def stop(future: Future[Any]) -> None:
        if future.cancelled():
            token.cancel("user")

    # pygls cancels what answers a request, and not what that waits for.
    request = ls.protocol._request_futures.get(ls.protocol.msg_id or "")
    if request is not None:
        request.add_done_callback(stop)
    window = ls.client_capabilities.window or lsp.WindowClientCapabilities()
    progress = str(uuid4())
    if window.work_done_progress:
        await ls.work_done_progress.create_async(progress)
        ls.work_done_progress.tokens[progress].add_done_callback(stop)
        ls.work_done_progress.begin(progress, lsp.WorkDoneProgressBegin(name, cancellable=True))
    text = await asyncio.to_thread(work, document, name, line, token)
    if window.work_done_progress:
        ls.work_done_progress.end(progress, lsp.WorkDoneProgressEnd())
    first, _, more = text.partition("\n")
    if more and window.show_document is not None:
        file = document.file.parents[1] / "answer.txt"  # no link stands there
        file.write_text(f"{text}\n", encoding="utf-8")
        ls.window_show_document(lsp.ShowDocumentParams(from_fs_path(str(file)) or "", False, False))
    words = text if window.show_document is None else first
    ls.window_show_message(lsp.ShowMessageParams(lsp.MessageType.Info, words))
    return text
