"""Parcel: rules as plain data, which another machine reads without the files."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from pylogic.errors import Problem, ProgramError
from pylogic.rules.encoding import Encoding, encoding_of, renamed
from pylogic.rules.limits import Limits
from pylogic.rules.source import Reading, Source, in_order, parse_texts, sources
from pylogic.rules.syntax import Signature

_FILE_SIZE = Limits(file_size=2**20)
"""For files that were read once, within the limits that the user gave: they have not grown."""


@dataclass(frozen=True)
class Parcel:
    """The texts of an encoding and of all that it includes, under the paths of their machine."""

    path: Path
    sources: tuple[tuple[Path, Source], ...]
    messages: tuple[str, ...]
    renamed_by: tuple[tuple[Signature, str], ...]
    digest: str
    """A hash of all statements and their places."""


def pack(encoding: Encoding) -> Parcel:
    """An encoding as plain data.

    Raises:
        ProgramError: one of its files says something else by now.
    """
    found = tuple(sources(encoding.path, _FILE_SIZE).items())
    made = encoding.path, found, encoding.messages, encoding.renamed_by
    parcel = Parcel(*made, digest(encoding))
    unpack(parcel)
    return parcel


@lru_cache(maxsize=16)
def unpack(parcel: Parcel) -> Encoding:
    """The encoding of a parcel; no file is looked for, and messages name those of its machine.

    Raises:
        ProgramError: what is read here are not the statements that were packed.
    """
    found = dict(parcel.sources)
    statements = in_order(parcel.path, found, parse_texts(found)[0])
    encoding = encoding_of(parcel.path, Reading(found, statements, parcel.messages))
    if parcel.renamed_by:
        encoding = renamed(encoding, dict(parcel.renamed_by))
    if digest(encoding) != parcel.digest:
        raise ProgramError(Problem("the file has changed since it was read", str(parcel.path)))
    return encoding


def digest(encoding: Encoding) -> str:
    """A hash of all that an encoding states, and where."""
    said = [repr(encoding.renamed_by)]
    for part, statements in encoding.parts.items():
        said += [repr(part), *(f"{s.location} {s}" for s in statements)]
    return hashlib.sha256("\n".join(said).encode(errors="surrogateescape")).hexdigest()
