"""Members: the puzzles that names mean, alone or in folders, patterns, collections and lists.

A list is a text on standard input with a name, a file or a link on each line. Blank lines, and
lines that begin with % or #, are passed over. A text with other lines, whose format is known, is
one puzzle and no list.
"""

from __future__ import annotations

import io
import os
import sys
from codecs import BOM_UTF8
from collections.abc import Callable, Container, Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from pylogic import formats
from pylogic.batches.record import hash_texts
from pylogic.errors import NotFoundError, OptionError, ProgramError, PylogicError
from pylogic.formats import collection, exchange
from pylogic.formats.exchange import FACTS, Manner, Text
from pylogic.rules import library
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import Instance, instance_from_text, read_instance
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.source import read_stream, read_text

STDIN = "<stdin>"
"""The name of the one puzzle on standard input."""
Kinds = Callable[[str], Encoding | None]
"""Returns the rules of a name, an alias or an .lp file, or None."""
_WILD = frozenset("*?[")


@dataclass(frozen=True)
class Member:
    """One of the puzzles that a name means; once it is read, it needs no file."""

    name: str
    """The name that means this puzzle alone, as FILE#NAME."""
    source: str | Text | Instance | PylogicError | None = None
    """The text or the puzzle itself, or the error why there is none; None: read it by its name."""
    kind: Encoding | None = None
    """Its rules, if the name mentions them, as in KIND:FILE, or if each member may have others."""

    def read(self, encoding: Encoding, manner: Manner) -> Member:
        """Return a copy whose `source` is its Text or Instance for an encoding, or the error."""
        try:
            return replace(self, source=_read_source(encoding, self, manner))
        except PylogicError as error:
            return replace(self, source=error)

    def key(self, *work: str) -> str:
        """Return the hash of the puzzle's name and content, and of texts on the work with it."""
        content = str(self.source)
        if isinstance(self.source, Text):
            content = f"{self.source.format} {self.source.lossy} {self.source.text}"
        elif isinstance(self.source, Instance):
            content = "\n".join(map(str, self.source.statements))
        return hash_texts(*work, self.name, content)

    def instance(self, encoding: Encoding, limits: Limits = NO_LIMITS) -> Instance:
        """Return the puzzle as an instance; PylogicError as `text`, or if it cannot be read."""
        source = self.text()
        if isinstance(source, Instance):
            return source
        if source.format == FACTS:
            return instance_from_text(source.text, self.name, limits=limits)
        return exchange.instance_of_text(encoding, source, limits)

    def text(self) -> Text | Instance:
        """Return `source`; raise the error in its place, or NotFoundError before it was read."""
        if isinstance(self.source, (Text, Instance)):
            return self.source
        raise self.source if isinstance(self.source, PylogicError) else NotFoundError(self.name)


def find_members(
    names: Iterable[str | Path | Instance | Member],
    limits: Limits = NO_LIMITS,
    kinds: Kinds | None = None,
    puzzle: str = "",
) -> Iterator[Member]:
    """Yield the puzzles that names mean, each name once, unread; Instances and Members as given.

    The name `-` means the puzzles of the list on standard input, or the one puzzle there. A name
    that leads to no puzzle is a member with an error.

    Args:
        kinds: finds rules; then names may mention them, as in KIND:FILE, and a folder also has the
            puzzles of its folders that are named after rules.
        puzzle: the name of the rules whose instances a list may mention by their bare names.

    Raises:
        PylogicError: there are no rules in the file KIND.lp, or standard input cannot be read.
    """
    seen: set[str] = set()
    for given in names:
        is_list = given == "-"
        for name in read_list(os.fsdecode(read_input(limits)), puzzle) if is_list else [given]:
            if isinstance(name, Instance):
                yield Member(name.name, name)
            elif isinstance(name, Member):
                yield name
            else:
                for member in _expand_name(str(name), limits, kinds):
                    if member.name not in seen:
                        seen.add(member.name)
                        yield member


def _expand_name(name: str, limits: Limits, kinds: Kinds | None) -> list[Member]:
    """Return the puzzles of a folder, a pattern or a file of many, or else the name as one.

    They are unread. KIND: goes from the name into `kind`; an error is the only member.
    """
    kind = None
    kind_name, _, path = name.partition(":")
    if kinds and path and not (formats.is_inline(name) or library.find_file(name)):
        kind = kinds(kind_name)
    source = path if kind else name
    try:
        files = _find_files(source, kinds)
        entries = {} if files else _read_entries(source, limits)
    except PylogicError as error:
        return [Member(source, error, kind)]
    found = (member for file in files for member in _expand_name(file, limits, None))
    members = [replace(member, kind=kind) for member in found]
    members += (Member(f"{source}#{entry}", text, kind) for entry, text in entries.items())
    return members or [Member(source, None, kind)]


def _find_files(name: str, kinds: Kinds | None) -> list[str]:
    """Return the files, sorted, of a folder or a pattern; [] where the name means neither.

    A folder has its puzzle files, and with `kinds` also its folders named after rules, last. A
    pattern has each real file once, by the shortest of its names. Neither has hidden ones that the
    name does not mention. Raise NotFoundError without files, OptionError for a malformed pattern.
    """
    if os.path.isdir(name):  # Path.is_dir fails for very long names
        extensions = formats.list_extensions()
        paths = [path for path in sorted(Path(name).iterdir()) if path.name[0] != "."]
        files = [str(path) for path in paths if path.suffix in extensions and path.is_file()]
        files += [str(path) for path in paths if kinds and path.is_dir() and kinds(path.name)]
        none = f"no puzzle in the folder {name}: no file there ends in {', '.join(extensions)}"
    elif _WILD.isdisjoint(name) or formats.is_inline(name) or library.find_file(name):
        return []
    else:
        pattern = Path(name, "*") if os.path.basename(name) == "**" else Path(name)
        try:
            matches = [*Path(pattern.anchor).glob(str(pattern.relative_to(pattern.anchor)))]
        except ValueError as error:
            raise OptionError(f"{name}: {error}") from None
        named = {*pattern.parts}
        seen = [m for m in matches if {part for part in m.parts if part[0] == "."} <= named]
        by_length = sorted(map(str, seen), key=len, reverse=True)
        files = sorted({os.path.realpath(file): file for file in by_length}.values())
        none = f"no file matches {name}"
    if not files:
        raise NotFoundError(none)
    return files


def _read_entries(name: str, limits: Limits) -> collection.Entries:
    """Return texts by name of a file with many puzzles; {} for others, ProgramError if broken."""
    path = Path(name)
    if path.suffix == ".lp" or library.find_file(name) is None:
        return {}
    try:
        return collection.entries(path, limits, accepts_single=False)
    except ProgramError:
        if formats.detect(read_text(path, limits)) in (None, "corpus"):
            raise
        return {}  # a JSON file that is one puzzle


# ---- The lines of a list -----------------------------------------------------------------------


def read_input(limits: Limits) -> bytes:
    """Return all of standard input but its BOM, and put it into `sys.stdin` to be read again.

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


def read_list(text: str, puzzle: str) -> list[str | Member]:
    """Return the puzzles that the lines of a text name, or the one puzzle that the text is.

    A puzzle whose text stands in a line is a Member with a name of its own; if the text is one
    puzzle, that is called STDIN. A line may mention an instance of `puzzle` by its bare name.
    """
    lines = collection.split_lines(text)
    known = library.instances(puzzle)
    are_read = [bool(line.puzzle) or _is_name(line.text, known) for line in lines]
    is_lone = len(lines) == 1 and bool(lines[0].puzzle) and not lines[0].name
    if is_lone or not any(are_read) or not (all(are_read) or formats.detect(text) is None):
        return [Member(STDIN, text)]
    puzzles: list[str | Member] = []
    taken: set[str] = set()
    for number, line in enumerate(lines, 1):
        name = line.puzzle or line.text
        if line.name:
            name = collection.choose_free_name(line.name, number, taken)
        puzzles.append(Member(name, line.puzzle) if line.name else name)
        taken.add(name)
    return puzzles


def _is_name(text: str, known: Container[str]) -> bool:
    """Return True if a line's text names a puzzle: a known one, a file, or a folder."""
    path = Path(text.rpartition("#")[0] or text)
    is_folder = os.path.isdir(path) and bool(text.strip("./"))  # a row of dots is a board
    has_extension = path.suffix in formats.list_extensions()
    return text in known or has_extension or is_folder or library.find_file(str(path)) is not None


# ---- The texts of members -----------------------------------------------------------------------


def read_members(
    encoding: Encoding, names: Iterable[str | Path | Instance | Member], manner: Manner
) -> Iterator[Member]:
    """Yield the puzzles that names mean, read, each name once; with an error if unreadable."""
    for member in find_members(names, manner.limits, puzzle=encoding.name):
        yield member.read(encoding, manner)


def _read_source(encoding: Encoding, member: Member, manner: Manner) -> Text | Instance:
    """Return a member's text, or an Instance where given or with #; PylogicError if it has none."""
    source = member.source
    if isinstance(source, PylogicError):
        raise source
    if isinstance(source, str):
        return replace(exchange.identify_text(encoding, source, manner), name=member.name)
    if source is not None:
        return source
    path = library.look_up_instance(member.name, encoding.name) if manner.format is None else None
    if path is None:
        other = exchange.find_text(encoding, member.name, manner)
        if other is not None and not (other.format == FACTS and other.path):
            return replace(other, path=None)
        path = (other and other.path) or library.find_instance(member.name, encoding.name)
    text = read_text(path, manner.limits)
    if "#" in text:  # the facts may include other files: they are read here and now
        return read_instance(path, manner.limits)
    return Text(text, str(path), FACTS)
