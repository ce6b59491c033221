"""Reading a puzzle in any format as an encoding's facts, and writing facts in any format."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

import clingo

from pylogic import formats
from pylogic.errors import NotFoundError, OptionError, Problem, ProgramError
from pylogic.formats import corpus, mapping
from pylogic.formats.diagram import Diagram, Game, Source
from pylogic.formats.mapping import Facts
from pylogic.rules import files, library
from pylogic.rules.encoding import Encoding, read_encoding
from pylogic.rules.files import UNBOUNDED, Bounds
from pylogic.rules.instance import Instance, instance_from_text, read_instance
from pylogic.rules.permissions import Level
from pylogic.rules.source import decoded

FACTS = formats.FACTS
LEFT_OUT = "{name}: the solution that the board shows is left out"
Symbol = clingo.Symbol


@dataclass(frozen=True)
class Text:
    """A puzzle in some format: its text, what messages call it, and the format."""

    text: str
    name: str
    format: str
    path: Path | None = None
    file_size: int = files.LARGEST
    """Megabytes of a file that may be read: it is read again, with what it includes."""


def find(
    encoding: Encoding | None,
    argument: str,
    format_name: str | None = None,
    bounds: Bounds = UNBOUNDED,
) -> Text | None:
    """The puzzle that an argument is, or that the file of its name holds; None if it is neither.

    `format_name` is a format, or what one calls the encoding's puzzle; without it the text tells.

    Raises:
        ProgramError: the file is no text, is too large, or in no format that is known.
        OptionError: there is no such format.
        StoppedError: a limit came first.
    """
    wanted = format_name and format_of(encoding, format_name)
    if formats.is_inline(argument):
        return _told(argument, "<argument>", wanted)
    path = library.find_file(argument)
    if path is None:
        return _told(argument, "<argument>", wanted) if wanted in formats.INLINE else None
    text = decoded(files.read(path, bounds), str(path))
    return replace(_told(text, str(path), wanted), path=path, file_size=bounds.file_size)


def shown(
    encoding: Encoding,
    argument: str,
    format_name: str | None = None,
    bounds: Bounds = UNBOUNDED,
) -> Text:
    """The puzzle that an argument is, or that the file of its name holds; see `find`.

    Raises:
        NotFoundError: it is neither.
    """
    found = find(encoding, argument, format_name, bounds)
    if found is None:
        raise NotFoundError(f"no file {argument!r}, nor a board in a format that is known")
    return found


def told(encoding: Encoding, text: str, format_name: str | None = None) -> Text:
    """The puzzle that a text tells; see `find`."""
    return _told(text, "<text>", format_name and format_of(encoding, format_name))


def are_facts(data: bytes) -> bool:
    """Whether a pipe holds facts, or nothing that any format could be."""
    found = formats.detect(data.decode("utf-8", errors="replace"))
    return found in (None, FACTS)


def from_bytes(encoding: Encoding | None, data: bytes, name: str, format_name: str | None) -> Text:
    """The puzzle that a pipe holds; see `find`."""
    return _told(decoded(data, name), name, format_name and format_of(encoding, format_name))


def _told(text: str, name: str, format_name: str | None) -> Text:
    found = format_name or formats.detect(text)
    if found is None:
        known = ", ".join((formats.FACTS, *formats.NAMED))
        words = f"this is no puzzle in a format that is known ({known})"
        raise ProgramError(Problem(words, name))
    return Text(text, name, found)


def format_of(encoding: Encoding | None, name: str) -> str:
    """The format of a name, or that in which an encoding's puzzle has this name.

    Raises:
        OptionError: there is none.
    """
    if name in (formats.FACTS, *formats.NAMED):
        return name
    for one in [encoding] if encoding else encodings():
        known = mapping.formats_of(one, name)
        if known:
            return min(known, key=formats.PREFERRED.index)
    names = ", ".join((formats.FACTS, *formats.NAMED))
    raise OptionError(f"no format {name!r}; there are {names}, and what they call the puzzles")


def encodings() -> Iterator[Encoding]:
    """The encodings that can be named, but those that are broken."""
    for path in library.encodings().values():
        with suppress(ProgramError, NotFoundError):  # another puzzle's error is not this one's
            yield read_encoding(path)


def is_inline(argument: str) -> bool:
    """Whether an argument is a puzzle itself: a link or a game ID."""
    return formats.is_inline(argument)


def puzzle(argument: str, format_name: str | None, bounds: Bounds = UNBOUNDED) -> Encoding | None:
    """The encoding of the puzzle that a text, or the name of a format, tells of, if one does."""
    names = {format_name} if format_name else set()
    text = find(None, argument, format_name, bounds)
    if text is not None and text.format != formats.FACTS:
        source = Source(text.text, text.name)
        game = formats.load(text.format).read(source, ()).game if not names else None
        names |= {game} if game else set()
    for encoding in encodings():
        if any(mapping.formats_of(encoding, name) for name in names if name):
            return encoding
    return None


def facts(encoding: Encoding, text: Text, *, is_solution: bool = False) -> Facts:
    """A text in a format, as facts of an encoding.

    With `is_solution` numbers are those of an answer, where the encoding's answers have numbers.

    Raises:
        ProgramError: says what is wrong with it, and where; or it is another puzzle.
    """
    games = mapping.games(encoding, text.format)
    found = formats.load(text.format).read(Source(text.text, text.name), games)
    mapping.check_game(encoding, text.format, found.game, text.name)
    diagram = mapping.solved(encoding, found.diagram) if is_solution else found.diagram
    return mapping.facts(encoding, diagram, text.format, text.name)


def read_text(
    encoding: Encoding,
    source: str | Path | Text,
    is_text: bool,
    format_name: str | None,
    bounds: Bounds = UNBOUNDED,
) -> Text:
    """The puzzle that a source is: its text, a file, a link, an ID, or FILE.json#NAME of a corpus.

    Raises:
        NotFoundError, OptionError, ProgramError: it is none, or cannot be read.
    """
    if isinstance(source, Text):
        return source
    name = str(source)
    if is_text:
        return told(encoding, name, format_name)
    path, sharp, entry = name.partition(".json#")
    if sharp:
        return _entry(Path(f"{path}.json"), entry, bounds)
    return shown(encoding, name, format_name, bounds)


def read(
    encoding: Encoding,
    source: str | Path,
    is_text: bool,
    format_name: str | None,
    bounds: Bounds = UNBOUNDED,
) -> Instance:
    """The instance that a source is: as `read_text`, or the name of one.

    Raises:
        NotFoundError, OptionError, ProgramError: it is none, or cannot be read.
        StoppedError: a limit came first.
    """
    name = str(source)
    if is_text:
        return instance(encoding, told(encoding, name, format_name), bounds)
    path, sharp, entry = name.partition(".json#")
    if sharp:
        return from_corpus(encoding, Path(f"{path}.json"), entry, bounds)
    found = find(encoding, name, format_name, bounds)
    if found is None:
        return read_instance(library.find_instance(name, encoding.name), bounds)
    return instance(encoding, found, bounds)


def instance(encoding: Encoding, text: Text, bounds: Bounds = UNBOUNDED) -> Instance:
    """A text in a format, as an instance of an encoding.

    Raises:
        ProgramError: says what is wrong with it, and where; or it is another puzzle.
        StoppedError: a limit came first.
    """
    if text.format == formats.FACTS:
        return instance_of_facts(text, bounds)
    return _imported(facts(encoding, text), text.name)


def instance_of_facts(text: Text, bounds: Bounds = UNBOUNDED) -> Instance:
    """A text of facts, as an instance: ground ones alone, if it is no file of one's own.

    Raises:
        ProgramError: it is empty, clingo rejects it, or it holds more.
        StoppedError: a limit came first.
    """
    if text.path is not None:
        return read_instance(text.path, bounds._replace(file_size=text.file_size))
    return instance_from_text(text.text, text.name, Level.FACTS, bounds)


def from_corpus(encoding: Encoding, path: Path, name: str, bounds: Bounds = UNBOUNDED) -> Instance:
    """A puzzle of a corpus, as an instance of an encoding.

    Raises:
        NotFoundError: the corpus has no puzzle of that name.
        ProgramError: the file is no corpus, or the encoding does not say what it means.
    """
    found = published(encoding, path, name, bounds)
    return _imported(replace(found, answer=()), f"{path}#{name}")


def published(encoding: Encoding, path: Path, name: str, bounds: Bounds = UNBOUNDED) -> Facts:
    """A puzzle of a corpus with its published solution, as facts and atoms of an encoding.

    Raises:
        NotFoundError: the corpus has no puzzle of that name.
        ProgramError: the file is no corpus, or the encoding does not say what it means.
    """
    return facts(encoding, _entry(path, name, bounds))


def _entry(path: Path, name: str, bounds: Bounds) -> Text:
    return Text(corpus.entry(path, name, bounds), f"{path}#{name}", corpus.NAME)


def _imported(found: Facts, name: str) -> Instance:
    made = instance_from_text(found.text, name, Level.FACTS)
    remarks = (LEFT_OUT.format(name=name),) if found.answer else ()
    return replace(made, is_imported=True, messages=(*made.messages, *remarks))


def frame(encoding: Encoding, board: str, bounds: Bounds = UNBOUNDED) -> Instance:
    """A board to fill: of a size, as in 17x17, or that of an instance, without its clues.

    Raises:
        NotFoundError: there is no such instance.
        ProgramError: it cannot be read, or has no cells, or too many.
    """
    size = re.fullmatch(r"(\d{1,9})x(\d{1,9})", board)
    if size is None:
        found = read_instance(library.find_instance(board, encoding.name), bounds)
        kept = [fact.symbol for fact in found.facts if fact.signature != encoding.clues]
        return instance_from_text(Facts(tuple(kept), constants=found.constants).text, found.name)
    rows, cols = Source(board, f"<{board}>").size(int(size[1]), int(size[2]))
    if not any(fact.match("board", 2) for fact in encoding.about):
        return instance_from_text(f"size({rows},{cols}).", f"<{board}>")
    empty = mapping.facts(encoding, Diagram(rows, cols), "", f"<{board}>")
    return instance_from_text(empty.text, f"<{board}>")


def write(
    encoding: Encoding,
    symbols: Iterable[clingo.Symbol],
    format_name: str,
    constants: Mapping[str, str],
    name: str,
) -> str:
    """Facts, and perhaps atoms of an answer, in a format, or in that which has such a name.

    Raises:
        OptionError: there is no such format, or it has no name for the puzzle.
        ProgramError: the format cannot say one of the facts.
    """
    found = format_of(encoding, format_name)
    if found == formats.FACTS:
        return mapping.row_by_row(symbols)
    games = mapping.games(encoding, found)
    if not games and found in formats.NEED_A_NAME:
        raise OptionError(f"{found} has no name for {encoding.name}")
    game = next((game for game in games if game.name == format_name), games[0] if games else None)
    diagram = mapping.diagram(encoding, symbols, found, constants, name)
    _check_writable(diagram, found, game, name)
    return formats.load(found).write(diagram, game)


def _check_writable(diagram: Diagram, format_name: str, game: Game | None, name: str) -> None:
    """Whether a format can say all that a diagram says.

    Raises:
        ProgramError: it cannot; says what.
    """
    limits = formats.load(format_name).unwritable(diagram, game)
    if limits:
        raise ProgramError(Problem(f"{format_name} cannot say {limits}", name))
