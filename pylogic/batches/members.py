"""Members: what names mean, one puzzle or the many of folders, patterns, collections and lists.

An item is a member as it travels: with all that a machine needs which has none of the files.

A list is a text on standard input that says which puzzles are meant: a name, a file or a link on
each line. Blank lines, and those that begin with % or #, are passed over. A text that can be read
as one puzzle is no list: rows of dots are names of folders, too, and of a square each.
"""

from __future__ import annotations

import glob
import hashlib
import os
import re
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

from pylogic import formats
from pylogic.errors import NotFoundError, ProgramError, PylogicError
from pylogic.formats import collection, exchange, sources
from pylogic.formats.diagram import Source
from pylogic.formats.sources import FACTS, Manner, Text
from pylogic.rules import library
from pylogic.rules.encoding import Encoding, find_encoding
from pylogic.rules.instance import Instance, instance_from_text, read_instance
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.source import text_of

_WILD = frozenset("*?[")
_DEEP = re.compile(r"(?:^|(?<=/))\*\*/")


class Member(NamedTuple):
    """One of the puzzles that a name means."""

    name: str
    """What means this one alone, as FILE#NAME."""
    text: str | None = None
    """Its text, if it is one of many in a file."""
    error: PylogicError | None = None
    """Why there is none."""


def are_many(
    names: Sequence[str], puzzle: str, list_text: Callable[[], str], limits: Limits
) -> bool:
    """Whether names mean many puzzles.

    Args:
        puzzle: the name or the file of the rules, whose instances go by their names.
        list_text: reads what `-` stands for: a list, or one puzzle.

    Raises:
        NotFoundError: the one folder or pattern has no puzzle.
    """
    if len(names) != 1:
        return len(names) > 1
    if names[0] == "-":
        return bool(listed(list_text(), instance_names(puzzle, limits)))
    return _is_many(names[0], puzzle, limits)


def _is_many(name: str, puzzle: str, limits: Limits) -> bool:
    """Whether a name means a folder, a pattern, or a file that holds many.

    Raises:
        NotFoundError: it means a folder or a pattern, and there is no puzzle.
    """
    first = next(members([name], limits))
    if first.name == name and not isinstance(first.error, NotFoundError):
        return False  # what is wrong with one puzzle is said where it is read
    if name in instance_names(puzzle, limits):  # a folder may be called as an instance
        return False
    if first.name == name and first.error is not None:
        raise first.error
    return True


def instance_names(puzzle: str, limits: Limits) -> Container[str]:
    """The names of the instances of a puzzle, which may go by an alias."""
    if not puzzle:
        return ()
    path = library.find_encoding(puzzle)
    return library.instances(path.stem if path else find_encoding(puzzle, limits).name)


def members(names: Iterable[str | Path], limits: Limits = NO_LIMITS) -> Iterator[Member]:
    """The puzzles of folders, of patterns and of files that hold many, besides what is one.

    A name that cannot be followed is a member with an error.
    """
    for name in map(str, names):
        try:
            yield from _members(name, limits)
        except PylogicError as error:
            yield Member(name, error=error)


def _members(name: str, limits: Limits) -> Iterator[Member]:
    if os.path.isdir(name):  # unlike Path.is_dir it bears a name of any length
        extensions = formats.extensions()
        paths = (path for path in sorted(Path(name).iterdir()) if path.suffix in extensions)
        found = [str(path) for path in paths if path.name[0] != "." and path.is_file()]
        if not found:
            known = ", ".join(extensions)
            raise NotFoundError(f"no puzzle in the folder {name}: no file there ends in {known}")
        yield from members(found, limits)
    elif not _WILD.isdisjoint(name) and not (formats.is_inline(name) or library.find_file(name)):
        found = _matching(name)
        if not found:
            raise NotFoundError(f"no file matches {name}")
        yield from members(found, limits)
    else:
        entries = _entries(name, limits)
        for entry, one in entries.items():
            text, error = (one, None) if isinstance(one, str) else (None, one)
            yield Member(f"{name}#{entry}", text, error)
        if not entries:
            yield Member(name)


def _matching(pattern: str) -> list[str]:
    """The files that match a pattern, each real file once, by its shortest name."""
    deep = f"{pattern}/*" if os.path.basename(pattern) == "**" else pattern
    found = sorted(_found(deep), key=len, reverse=True)
    return sorted({os.path.realpath(name): name for name in found}.values())


def _found(pattern: str) -> Iterator[str]:
    """The files that a pattern matches; unlike `glob.glob` it follows no links of folders."""
    before, *after = _DEEP.split(pattern, maxsplit=1)
    if not after:
        yield from glob.iglob(pattern)
        return
    for top in glob.iglob(before) if before else [""]:
        for folder, folders, _ in os.walk(top or os.curdir):
            folders[:] = [name for name in folders if name[0] != "."]
            shown = folder if top else os.path.relpath(folder)
            inside = "" if shown == os.curdir else os.path.join(glob.escape(shown), "")
            yield from _found(inside + after[0])


def _entries(name: str, limits: Limits) -> collection.Entries:
    """The puzzles of a file that holds many, by name; none of any other file."""
    path = Path(name)
    if path.suffix == ".lp" or library.find_file(name) is None:
        return {}
    try:
        return collection.entries(path, limits, are_some=False)
    except ProgramError:
        if formats.detect(text_of(path, limits)) in (None, "corpus"):
            raise
        return {}  # a JSON file that is one puzzle


def listed(text: str, known: Container[str] = ()) -> tuple[str | Member, ...]:
    """The puzzles that the lines of a list name; none if the text is no list.

    Args:
        known: the instances that go by their names alone.
    """
    lines = collection.lines(text)
    read = [(_named(line, known), line) for line in lines]
    are_all = all(one or line.is_aside for one, line in read)
    # Reading all of a long list to see whether it is one puzzle takes as long as all before.
    is_plain = are_all and collection.are_many(lines)
    named = [one for one, _ in read if one]
    if not named or not (is_plain or _is_no_puzzle(text, len(named) == len(lines))):
        return ()
    return tuple(_apart(one or line.text for one, line in read if one or not line.is_aside))


def _apart(named: Iterable[str | Member]) -> Iterator[str | Member]:
    """The members of a list, each by a name of its own, as in a file of many."""
    taken: set[str] = set()
    for number, one in enumerate(named, 1):
        if isinstance(one, Member):
            one = one._replace(name=collection.free_name(one.name, number, taken))
        taken.add(one.name if isinstance(one, Member) else one)
        yield one


def _is_no_puzzle(text: str, are_names: bool) -> bool:
    """Whether a text cannot be read as one puzzle; `are_names` says that each line can be one."""
    format_name = formats.detect(text)
    if format_name == formats.FACTS:  # a name may look like a fact, as that of a copy: again(1).lp
        return are_names
    if format_name is None or not formats.named(format_name).is_loose:
        return format_name is None
    try:
        formats.read(format_name, Source(text, "<stdin>"))
    except PylogicError:
        return True
    return False


def _named(line: collection.Line, known: Container[str]) -> str | Member | None:
    """The name that a line is, or the puzzle after its name; None if it is neither."""
    if line.text in known:
        return line.text
    if line.puzzle:
        return Member(line.name, line.puzzle) if line.name else line.puzzle
    path = Path(line.text.rpartition("#")[0] or line.text)
    has_extension = path.suffix in formats.extensions()
    is_name = has_extension or library.find_file(str(path)) or os.path.isdir(path)
    return line.text if is_name else None


@dataclass(frozen=True)
class Item:
    """A puzzle as it travels: its name, and its text, its facts, or why there are none."""

    name: str
    source: Text | Instance | PylogicError

    @property
    def content(self) -> str:
        """All that decides which puzzle it is, as a text."""
        source = self.source
        if isinstance(source, Text):
            return f"{source.format} {source.lossy} {source.text}"
        if isinstance(source, Instance):
            return "\n".join(map(str, source.statements))
        return str(source)

    def key(self, *asked: str) -> str:
        """The hash of the puzzle and of what is done with it."""
        return _digest(*asked, self.name, self.content).hex()

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
        source: Text | Instance | PylogicError
        try:
            source = one if isinstance(one, Instance) else _source(encoding, one, manner)
        except PylogicError as error:
            source = error
        yield Item(one.name, source)


def distinct(
    names: Iterable[str | Path | Instance | Member], limits: Limits
) -> Iterator[Instance | Member]:
    """The instances and members that names mean, each once; texts under one name stay apart."""
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
    """A short hash of texts: a million names themselves would be more to hold.

    Of 64 bits, as `hash` has them, two may be equal by chance, and a puzzle would be left out.
    """
    joined = "\0".join(texts).encode(errors="surrogatepass")  # names of files may be no text
    return hashlib.sha256(joined).digest()[:16]


def _source(encoding: Encoding, member: Member, manner: Manner) -> Text | Instance:
    if member.error is not None:
        raise member.error
    if member.text is not None:
        return replace(sources.told(encoding, member.text, manner), name=member.name)
    if manner.format is None:
        own = library.own_instance(member.name, encoding.name)
        if own is not None:
            return _facts(own, manner.limits)
    found = sources.find(encoding, member.name, manner)
    if found is None:
        return _facts(library.find_instance(member.name, encoding.name), manner.limits)
    if found.format == FACTS and found.path is not None:
        return _facts(found.path, manner.limits)
    return replace(found, path=None)


def _facts(path: Path, limits: Limits) -> Text | Instance:
    """A file of facts; what goes further, and may include others, is read here and now."""
    text = text_of(path, limits)
    return read_instance(path, limits) if "#" in text else Text(text, str(path), FACTS)
