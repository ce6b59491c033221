"""Items: the puzzles of a batch as they travel: what a machine needs that has none of the files."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from pylogic.batches.members import Member, members
from pylogic.errors import PylogicError
from pylogic.formats import exchange, sources
from pylogic.formats.sources import FACTS, Manner, Text
from pylogic.rules import files, library
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import Instance, instance_from_text, read_instance
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.source import decoded


@dataclass(frozen=True)
class Item:
    """A puzzle by name, and its text; or why there is none."""

    name: str
    source: Text | Instance | PylogicError

    @property
    def told(self) -> str:
        """All that decides what it is."""
        source = self.source
        if isinstance(source, Text):
            return f"{source.format} {source.lossy} {source.text}"
        if isinstance(source, Instance):
            return "\n".join(map(str, source.statements))
        return str(source)

    def instance(self, encoding: Encoding, limits: Limits = NO_LIMITS) -> Instance:
        """The puzzle as an instance of an encoding.

        Raises:
            PylogicError: it cannot be read.
        """
        if isinstance(self.source, PylogicError):
            raise self.source
        if isinstance(self.source, Instance):
            return self.source
        if self.source.format == FACTS:
            return instance_from_text(self.source.text, self.name, limits=limits)
        return exchange.instance(encoding, self.source, limits)

    def text(self) -> Text | Instance:
        """The puzzle in its own format.

        Raises:
            PylogicError: there is none.
        """
        if isinstance(self.source, PylogicError):
            raise self.source
        return self.source


def items(
    encoding: Encoding, names: Iterable[str | Path | Instance | Member], manner: Manner
) -> Iterator[Item]:
    """The puzzles that names mean, each name once; what cannot be read is one with an error."""
    for one in distinct(names, manner.limits):
        yield Item(one.name, one) if isinstance(one, Instance) else _item(encoding, one, manner)


def distinct(
    names: Iterable[str | Path | Instance | Member], limits: Limits
) -> Iterator[Instance | Member]:
    """What names mean, each name once; texts that were given with one name are apart."""
    seen: set[bytes] = set()
    for name in names:
        if isinstance(name, Instance):
            yield name
            continue
        for member in [name] if isinstance(name, Member) else members([name], limits):
            text = member.text if isinstance(name, Member) else None
            digest = _digest(member.name, *([] if text is None else [text]))
            if digest not in seen:
                seen.add(digest)
                yield member


def _digest(*texts: str) -> bytes:
    """What tells texts from others; a million names themselves would be more to hold.

    Of 64 bits, as `hash` has them, two may be equal by chance, and a puzzle would be left out.
    """
    told = "\0".join(texts).encode(errors="surrogatepass")  # names of files may be no text
    return hashlib.sha256(told).digest()[:16]


def _item(encoding: Encoding, member: Member, manner: Manner) -> Item:
    try:
        return Item(member.name, _source(encoding, member, manner))
    except PylogicError as error:
        return Item(member.name, error)


def _source(encoding: Encoding, member: Member, manner: Manner) -> Text | Instance:
    if member.error is not None:
        raise member.error
    if member.text is not None:
        return replace(sources.told(encoding, member.text, manner), name=member.name)
    is_name = member.name.isidentifier() and library.find_file(member.name) is None
    if manner.format is None and (member.name.endswith(".lp") or is_name):
        return _facts(library.find_instance(member.name, encoding.name), manner.limits)
    found = sources.find(encoding, member.name, manner)
    if found is None:
        return _facts(library.find_instance(member.name, encoding.name), manner.limits)
    if found.format == FACTS and found.path is not None:
        return _facts(found.path, manner.limits)
    return replace(found, path=None)


def _facts(path: Path, limits: Limits) -> Text | Instance:
    """A file of facts; what goes further, and may include others, is read here and now."""
    text = decoded(files.read(path, limits), str(path))
    return read_instance(path, limits) if "#" in text else Text(text, str(path), FACTS)


def key(item: Item, *asked: str) -> str:
    """The hash of an item and of what is done with it."""
    return _digest(*asked, item.name, item.told).hex()
