"""Members: the puzzles that names mean, alone or in folders, patterns, collections and lists.

An item is a member as it travels: with all that a machine needs which has none of the files.

A list is a text on standard input with a name, a file or a link on each line. Blank lines, and
lines that begin with % or #, are passed over. A text that can be read as one puzzle is no list:
rows of dots are names of folders, too, and of a square each.
"""

from __future__ import annotations

import glob
import io
import os
import re
import sys
from codecs import BOM_UTF8
from collections.abc import Callable, Container, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from pylogic import formats
from pylogic.batches.record import hash_texts
from pylogic.errors import NotFoundError, OptionError, ProgramError, PylogicError
from pylogic.formats import collection, exchange, sources
from pylogic.formats.diagram import Source
from pylogic.formats.sources import FACTS, Manner, Text
from pylogic.rules import library
from pylogic.rules.encoding import Encoding
from pylogic.rules.files import read_stream
from pylogic.rules.instance import Instance, instance_from_text, read_instance
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.source import text_of

STDIN = "<stdin>"
"""The name of the one puzzle on standard input."""
Kinds = Callable[[str], Encoding | None]
"""Returns the rules of a name or an alias, or None."""
_WILD = frozenset("*?[")
_DEEP = re.compile(r"(?:^|(?<=/))\*\*/")


class Member(NamedTuple):
    """One of the puzzles that a name means."""

    name: str
    """The name that means this puzzle alone, as FILE#NAME."""
    source: str | Text | Instance | PylogicError | None = None
    """The text or the puzzle itself, or the error why there is none; None: read it by its name."""
    kind: Encoding | None = None
    """The rules that the name mentions, as in KIND:FILE."""


def find_members(
    names: Iterable[str | Path | Instance | Member],
    limits: Limits = NO_LIMITS,
    kinds: Kinds | None = None,
    known: Callable[[], Container[str]] = tuple,
) -> Iterator[Member]:
    """Yield the puzzles that names mean, each once; texts under one name stay apart.

    The name `-` means the puzzles of the list on standard input, or the one puzzle there. A name
    that leads to no puzzle is a member with an error.

    Args:
        kinds: finds rules; then names may mention them, as in KIND:FILE, and a folder also has the
            puzzles of its folders that are named after rules.
        known: returns the instances that a list may mention by their bare names.

    Raises:
        PylogicError: there are no rules in the file KIND.lp, or standard input cannot be read.
    """
    seen: set[str] = set()
    all_names = (
        read_list(os.fsdecode(read_input(limits)), known()) if name == "-" else [name]
        for name in names
    )
    for name in chain.from_iterable(all_names):
        if isinstance(name, Instance):
            yield Member(name.name, name)
        elif isinstance(name, Member) and isinstance(name.source, (Text, Instance)):
            yield name
        else:
            followed = (
                (name,) if isinstance(name, Member) else _find_members(str(name), limits, kinds)
            )
            for member in followed:
                text = member.source if member is name and isinstance(member.source, str) else ""
                known_as = hash_texts(member.name, text)  # a million names would be more to hold
                if known_as not in seen:
                    seen.add(known_as)
                    yield member


def _find_members(name: str, limits: Limits, kinds: Kinds | None) -> Iterator[Member]:
    """Yield the puzzles that one name means, each with the rules that the name mentions."""
    kind = None
    kind_name, _, path = name.partition(":")
    if kinds and path and not (formats.is_inline(name) or library.find_file(name)):
        kind = kinds(kind_name)
    for member in _find_puzzles(path if kind else name, limits, kinds):
        yield member._replace(kind=kind)


def _find_puzzles(name: str, limits: Limits, kinds: Kinds | None = None) -> Iterator[Member]:
    """Yield the puzzles of a folder, a pattern or a file of many, or else the name as one."""
    try:
        files = _find_files(name, kinds)
        entries = _read_entries(name, limits) if files is None else {}
    except PylogicError as error:
        yield Member(name, error)
        return
    for file in files or ():
        yield from _find_puzzles(file, limits)
    for entry, source in entries.items():
        yield Member(f"{name}#{entry}", source)
    if files is None and not entries:
        yield Member(name)


def _find_files(name: str, kinds: Kinds | None) -> list[str] | None:
    """Return the files of a folder or a pattern; None where the name means neither.

    With `kinds` a folder also has its folders named after rules. Raise NotFoundError without files.
    """
    if os.path.isdir(name):  # Path.is_dir fails for very long names
        extensions = formats.extensions()
        paths = [path for path in sorted(Path(name).iterdir()) if path.name[0] != "."]
        files = [str(path) for path in paths if path.suffix in extensions and path.is_file()]
        files += [str(path) for path in paths if kinds and path.is_dir() and kinds(path.name)]
        none = f"no puzzle in the folder {name}: no file there ends in {', '.join(extensions)}"
    elif _WILD.isdisjoint(name) or formats.is_inline(name) or library.find_file(name):
        return None
    else:
        deep = f"{name}/*" if os.path.basename(name) == "**" else name
        by_length = sorted(_match_files(deep), key=len, reverse=True)  # the shorter name wins
        files = sorted({os.path.realpath(file): file for file in by_length}.values())
        none = f"no file matches {name}"
    if not files:
        raise NotFoundError(none)
    return files


def _match_files(pattern: str) -> Iterator[str]:
    """Yield the files that a pattern matches; unlike `glob.glob`, follow no links to folders."""
    top_pattern, *deeper_pattern = _DEEP.split(pattern, maxsplit=1)
    if not deeper_pattern:
        yield from glob.iglob(pattern)
        return
    for top in glob.iglob(top_pattern) if top_pattern else [""]:
        for folder, folders, _ in os.walk(top or os.curdir):
            folders[:] = [name for name in folders if name[0] != "."]
            path = folder if top else os.path.relpath(folder)
            inside = "" if path == os.curdir else os.path.join(glob.escape(path), "")
            yield from _match_files(inside + deeper_pattern[0])


def _read_entries(name: str, limits: Limits) -> collection.Entries:
    """Return the puzzles in a file that holds many, by name; none of any other file."""
    path = Path(name)
    if path.suffix == ".lp" or library.find_file(name) is None:
        return {}
    try:
        return collection.entries(path, limits, are_some=False)
    except ProgramError:
        if formats.detect(text_of(path, limits)) in (None, "corpus"):
            raise
        return {}  # a JSON file that is one puzzle


# ---- The lines of a list -----------------------------------------------------------------------


def read_input(limits: Limits) -> bytes:
    """Read all of standard input, and have it stand there to be read again.

    Raises:
        OptionError: standard input is closed.
        ProgramError: it is too long, or cannot be read.
        StoppedError: a limit came first.
    """
    if sys.stdin is None:
        raise OptionError("standard input is closed: there is nothing to read for -")
    data = read_stream(sys.stdin.buffer, STDIN, limits).removeprefix(BOM_UTF8)
    sys.stdin = io.TextIOWrapper(io.BytesIO(data))
    return data


def read_list(text: str, known: Container[str]) -> list[str | Member]:
    """Return the puzzles that the lines of a text name, or the one puzzle that the text is.

    A puzzle whose text stands in a line gets a name of its own. `known` are the instances that a
    line may mention by their bare names.
    """
    lines = collection.split_lines(text)
    parsed = [(_read_line(line, known), line) for line in lines]
    are_all = all(entry or line.is_aside for entry, line in parsed)
    # Reading a long list as one puzzle would take as long as all before.
    is_plain = are_all and collection.are_many(lines)
    count = sum(entry is not None for entry, _ in parsed)
    if not count or not (is_plain or _is_unreadable(text, count == len(lines))):
        return [Member(STDIN, text)]
    puzzles = [entry or line.text for entry, line in parsed if entry or not line.is_aside]
    taken: set[str] = set()
    for place, entry in enumerate(puzzles):
        if isinstance(entry, str):
            taken.add(entry)
        else:
            name = collection.free_name(entry.name, place + 1, taken)
            taken.add(name)
            puzzles[place] = entry._replace(name=name)
    return puzzles


def _is_unreadable(text: str, are_names: bool) -> bool:
    """Return True if a text cannot be read as one puzzle; `are_names`: each line can be a name."""
    format_name = formats.detect(text)
    if format_name == formats.FACTS:  # a name may look like a fact: again(1).lp
        return are_names
    if format_name is None or not formats.lookup(format_name).is_loose:
        return format_name is None
    try:
        formats.read(format_name, Source(text, STDIN))
    except PylogicError:
        return True
    return False


def _read_line(line: collection.Line, known: Container[str]) -> str | Member | None:
    """Return the name that a line is, or the puzzle after its name; None if it is neither."""
    if line.text in known:
        return line.text
    if line.puzzle:
        return Member(line.name, line.puzzle) if line.name else line.puzzle
    path = Path(line.text.rpartition("#")[0] or line.text)
    has_extension = path.suffix in formats.extensions()
    is_name = has_extension or library.find_file(str(path)) or os.path.isdir(path)
    return line.text if is_name else None


# ---- Items -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Item:
    """A puzzle as it travels: its name, and its text, its facts, or the error in their place."""

    name: str
    source: Text | Instance | PylogicError
    kind: Encoding | None = None
    """Its rules, where each item may have others; None if the source is an error."""

    def key(self, *work: str) -> str:
        """Return the hash of the puzzle's name and content, and of texts on the work with it."""
        content = str(self.source)
        if isinstance(self.source, Text):
            content = f"{self.source.format} {self.source.lossy} {self.source.text}"
        elif isinstance(self.source, Instance):
            content = "\n".join(map(str, self.source.statements))
        return hash_texts(*work, self.name, content)

    def instance(self, encoding: Encoding, limits: Limits = NO_LIMITS) -> Instance:
        """Return the puzzle as an instance of an encoding, or raise PylogicError."""
        source = self.text()
        if isinstance(source, Instance):
            return source
        if source.format == FACTS:
            return instance_from_text(source.text, self.name, limits=limits)
        return exchange.instance_of_text(encoding, source, limits)

    def text(self) -> Text | Instance:
        """Return the puzzle in its own format, or raise the error that stands in its place."""
        if isinstance(self.source, PylogicError):
            raise self.source
        return self.source


def read_items(
    encoding: Encoding, names: Iterable[str | Path | Instance | Member], manner: Manner
) -> Iterator[Item]:
    """Yield the puzzles that names mean, each name once; one that cannot be read has an error."""
    known = partial(library.instances, encoding.name)
    for member in find_members(names, manner.limits, known=known):
        source: Text | Instance | PylogicError
        try:
            source = read_member(encoding, member, manner)
        except PylogicError as error:
            source = error
        yield Item(member.name, source)


def read_member(encoding: Encoding, member: Member, manner: Manner) -> Text | Instance:
    """Return a member's text or instance for an encoding; raise PylogicError if it has none."""
    source = member.source
    if isinstance(source, PylogicError):
        raise source
    if isinstance(source, str):
        return replace(sources.from_text(encoding, source, manner), name=member.name)
    if source is not None:
        return source
    path = library.own_instance(member.name, encoding.name) if manner.format is None else None
    if path is None:
        other = sources.find(encoding, member.name, manner)
        if other is not None and not (other.format == FACTS and other.path):
            return replace(other, path=None)
        path = (other and other.path) or library.find_instance(member.name, encoding.name)
    text = text_of(path, manner.limits)
    if "#" in text:  # the facts may include other files: they are read here and now
        return read_instance(path, manner.limits)
    return Text(text, str(path), FACTS)
