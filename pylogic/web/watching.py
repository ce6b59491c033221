"""Watching: what somebody else changes in the files of a puzzle, as long as a page listens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping
from typing import Any

from pylogic.errors import PylogicError
from pylogic.rules import folder
from pylogic.rules.files import stamps
from pylogic.rules.folder import File

_PAUSE = 0.25
"""Seconds between two looks: a page is told within this time, and a look takes half a
millisecond; no thread waits, no folder is locked, and folders may come and go."""
Event = tuple[str, Mapping[str, Any]]


async def changes(puzzle: str, instance: str, rules: str, facts: str) -> AsyncIterator[Event]:
    """What is new, beginning with what differs from the stamps of the texts that are open.

    "ready" comes first, then "rules" and "facts" with the file, "library" if files have come or
    gone, "included" if another one has changed.
    """
    known = {None: rules, instance: facts}
    seen = stamps(folder.beside(puzzle))
    yield "ready", {}
    for event in _differences(puzzle, known):
        yield event
    while True:
        await asyncio.sleep(_PAUSE)
        now = stamps(folder.beside(puzzle))
        if now == seen:
            continue
        told = list(_differences(puzzle, known))
        if now.keys() != seen.keys():
            told.append(("library", {}))
        elif not told:
            told.append(("included", {}))
        seen = now
        for event in told:
            yield event


def _differences(puzzle: str, known: dict[str | None, str]) -> Iterator[Event]:
    """The files that say something else than what is known of them, which then is known."""
    for instance, before in known.items():
        try:
            file = folder.read(puzzle, instance)
        except PylogicError:  # amid a save, say; the next look sees it whole
            continue
        if (file.stamp or "") != before:
            known[instance] = file.stamp or ""
            yield _named(instance, file)


def _named(instance: str | None, file: File) -> Event:
    return "rules" if instance is None else "facts", file.to_dict()
