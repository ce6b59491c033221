"""Lenses: questions above rules; a click has one answered in a child that can be stopped."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from typing import Any
from uuid import uuid4

from lsprotocol import types as lsp
from pygls.lsp.server import LanguageServer
from pygls.uris import from_fs_path

from pylogic.errors import PylogicError
from pylogic.lsp.documents import Document
from pylogic.puzzle import Puzzle
from pylogic.rules.limits import Cancellation, Limits, use_token

LONG = Limits(timeout=60, memory=4000)
"""Limits of the work that a click starts: a minute and 4 GB, longer than a change may take."""
SOLVE, DIFF = "pylogic.solve", "pylogic.diff"


def answer_lens(document: Document, name: str, token: Cancellation) -> str:
    """Solve (SOLVE), or compare with the former rules (DIFF); return the answer, or an error, as
    text. `token` ends the work."""
    if document.current_encoding is None:
        return "The file cannot be read as it stands: mend its errors first."
    puzzle = Puzzle(document.current_encoding, LONG)
    with use_token(token):
        try:
            if name == DIFF:
                return document.restore_paths(Puzzle(document.read_former()).diff(puzzle).text())
            outcome = puzzle.solve(document.first_instance)
            return f"{outcome.claim}\n{outcome.text()}"
        except PylogicError as error:
            return document.restore_paths(str(error))


async def show_answer(ls: LanguageServer, document: Document, name: str) -> str:
    """Answer a lens in a thread, beside progress that can be cancelled; show and return the answer.
    The editor shows its first line as a message, and all of it as a file that is written here, or
    all of it as a message if it cannot show files."""
    token = Cancellation()

    def stop_if_cancelled(future: Future[Any]) -> None:
        """Cancel the answer if its request or its progress was cancelled."""
        if future.cancelled():
            token.cancel("user")

    # pygls cancels the coroutine that answers a request, but not the thread it waits for.
    request = ls.protocol._request_futures.get(ls.protocol.msg_id or "")
    if request is not None:
        request.add_done_callback(stop_if_cancelled)
    window = ls.client_capabilities.window or lsp.WindowClientCapabilities()
    progress = str(uuid4())
    if window.work_done_progress:
        await ls.work_done_progress.create_async(progress)
        ls.work_done_progress.tokens[progress].add_done_callback(stop_if_cancelled)
        ls.work_done_progress.begin(progress, lsp.WorkDoneProgressBegin(name, cancellable=True))
    text = await asyncio.to_thread(answer_lens, document, name, token)
    if window.work_done_progress:
        ls.work_done_progress.end(progress, lsp.WorkDoneProgressEnd())
    first, _, others = text.partition("\n")
    if others and window.show_document is not None:
        file = document.file.parents[1] / "answer.txt"  # above the links to the user's files
        file.write_text(f"{text}\n", encoding="utf-8")
        ls.window_show_document(lsp.ShowDocumentParams(from_fs_path(str(file)) or "", False, False))
    words = text if window.show_document is None else first
    ls.window_show_message(lsp.ShowMessageParams(lsp.MessageType.Info, words))
    return text
