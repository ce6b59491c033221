"""Saved games of Simon Tatham's collection: lines `NAME    :LENGTH:VALUE`.

Read are GAME, CPARAMS (or PARAMS), DESC, and the moves up to STATEPOS: MOVE, SOLVE, RESTART.
Left aside are what only the program needs (SEED, PRIVDESC, AUXINFO, UI, TIME, versions).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from pylogic.formats.diagram import Source
from pylogic.formats.tatham_runs import Part

_TITLE = "Simon Tatham's Portable Puzzle Collection"
_MOVES = ("MOVE", "SOLVE", "RESTART")
_RECORD = re.compile(r"\s*(\w+) *:([0-9]+):")


class Saved(NamedTuple):
    """A saved game."""

    game: Part
    params: Part
    description: Part
    moves: tuple[Part, ...]
    lost: tuple[str, ...]


def matches(text: str) -> bool:
    """Whether a text may be a saved game."""
    return bool(re.match(rf"\s*SAVEFILE\s*:[0-9]+:{re.escape(_TITLE)}", text))


def read(source: Source) -> Saved:
    """Read a saved game.

    Raises:
        ProgramError: it is none, or something in it is missing.
    """
    records: dict[str, Part] = {}
    states: list[tuple[str, Part]] = []
    for name, part in _records(source):
        if name in _MOVES:
            states.append((name, part))
        else:
            records.setdefault(name, part)
    for name in ("GAME", "PARAMS", "DESC"):
        if name not in records:
            source.fail(f"the saved game has no {name}")
    now = records.get("STATEPOS")
    position = now.number(now.text) - 1 if now else len(states)
    resets = [i for i, (name, _) in enumerate(states[:position], 1) if name == "RESTART"]
    undone = len(states) - position
    lost = (f"{undone} moves that have been taken back",) if undone > 0 else ()
    return Saved(
        records["GAME"],
        records.get("CPARAMS", records["PARAMS"]),
        records["DESC"],
        tuple(part for _, part in states[max(resets, default=0) : position]),
        lost,
    )


def _records(source: Source) -> Iterator[tuple[str, Part]]:
    at = 0
    while source.text[at:].strip():
        match = _RECORD.match(source.text, at)
        if match is None:
            source.fail("expected NAME:LENGTH:VALUE of a saved game", at)
        at = match.end() + source.number(match[2], match.start(2))
        if at > len(source.text):
            source.fail("the saved game has been cut off", match.start(1))
        yield match[1], Part(source, source.text[match.end() : at], match.end())
