"""Reading what a command prints while it runs; a reader may go away early."""

from __future__ import annotations

import os
import threading
from typing import IO


class Reader:
    """A thread that takes all that comes, or only some lines before it closes the pipe."""

    def __init__(self, stream: IO[bytes] | None, lines: int | None = None) -> None:
        self._stream, self._lines = stream, lines
        self._read = bytearray()
        self._thread = threading.Thread(target=self._take, daemon=True)
        if lines == 0 and stream is not None:  # nobody was ever there
            stream.close()
        elif stream is not None:
            self._thread.start()

    def text(self) -> str:
        """The text that has come so far."""
        return bytes(self._read).decode(errors="replace")

    def end(self) -> str:
        """All that has come, once nobody can write any more."""
        if self._thread.ident is not None:
            self._thread.join(10)
        return self.text()

    def _take(self) -> None:
        assert self._stream is not None
        with self._stream:
            while data := os.read(self._stream.fileno(), 2**16):
                self._read += data
                if self._lines is not None and self._read.count(b"\n") >= self._lines:
                    return
