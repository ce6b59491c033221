"""Penpa+ links: m=edit&p= and a picture, whose marks a codec reads as a board.

What an encoding calls the codec is in `penpa_codecs`. What the picture shows besides is told.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from pylogic.formats import penpa_codecs, penpa_text, penpa_written
from pylogic.formats.diagram import Diagram, Found, Game, Source
from pylogic.formats.format import Format
from pylogic.formats.penpa_codecs import CODECS
from pylogic.formats.penpa_marks import Pad

_DEFAULT = "numbers"


def matches(text: str) -> bool:
    """Whether a text may be such a link."""
    return bool(re.search(r"(?:^|[#?&])m=(?:edit|solve)&p=", text.strip()))


def read(source: Source, games: Sequence[Game]) -> Found:
    """Read a link.

    Raises:
        ProgramError: says what is wrong and where.
    """
    picture = penpa_text.read(source)
    tag = picture.tags[0] if len(picture.tags) == 1 else None
    meant = [known for known in games if tag is None or known.name == tag.casefold()]
    codec, name = (meant[0].style, meant[0].name) if meant else ("", "")
    pad = Pad(picture, name)
    return Found(penpa_codecs.board(pad, codec or _DEFAULT), tag, pad.lost)


def unwritable(diagram: Diagram, game: Game | None) -> str | None:
    """What a link cannot say."""
    return penpa_written.unwritable(diagram, _codec(game))


def write(diagram: Diagram, game: Game | None) -> str:
    """Write a link."""
    return penpa_written.write(diagram, _codec(game), game.name if game else "")


def _codec(game: Game | None) -> str:
    return (game.style if game else "") or _DEFAULT


FORMAT = Format(
    "penpa",
    "Penpa+",
    "a link of Penpa+",
    matches,
    read,
    write,
    unwritable,
    styles=tuple(CODECS),
    is_inline=True,
)
