"""Reading a puzzle in any format as an encoding's facts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, replace
from itertools import chain
from pathlib import Path
from typing import Any

from pylogic import formats
from pylogic.errors import NotFoundError, Problem, ProgramError
from pylogic.formats import mapping, sources
from pylogic.formats.diagram import Diagram, Found, Game, Source
from pylogic.formats.mapping import Facts
from pylogic.formats.sources import FACTS, PLAIN, Manner, Text
from pylogic.rules import library
from pylogic.rules.encoding import Encoding, encodings
from pylogic.rules.instance import Instance, Level, instance_from_text, read_instance
from pylogic.rules.limits import NO_LIMITS, Limits

LEFT_OUT = "{name}: the solution that the board shows is left out"


def encoding_of(text: Text | None, format_name: str | None) -> Encoding | None:
    """The encoding that the name of a format tells, or else the text; None if neither does.

    Raises:
        ProgramError: the text is of a puzzle that no encoding is for.
    """
    called = puzzle_called(format_name, text) if format_name else None
    return called or (puzzle(text) if text is not None else None)


def puzzle(text: Text, among: Iterable[Encoding] | None = None) -> Encoding | None:
    """The encoding of the puzzle that a text says that it is; None if it does not say.

    Looked for among all that can be named, or some. Where several go by the name it is the
    plainest one whose facts can say all of the text.

    Raises:
        ProgramError: no encoding is for it.
    """
    if text.format == FACTS:
        return None
    game = formats.read(text.format, Source(text.text, text.name)).game
    if game is None:
        return None
    tried = encodings(text.format, game) if among is None else among
    known = [one for one in tried if sources.is_called(one, text.format, game)]
    if not known:
        title = formats.named(text.format).title
        words = f"this {title} puzzle is a {game!r}: no rules here are for it"
        raise ProgramError(Problem(words, text.name))
    return _plainest(known, text)


def puzzle_of(link: str) -> Encoding:
    """The encoding of the puzzle that a link tells.

    Raises:
        ProgramError: it tells none, or no encoding is for it.
    """
    text = sources.told(None, link)
    encoding = puzzle(text)
    if encoding is None:
        raise ProgramError(Problem("this link does not say which puzzle it is", link))
    return encoding


def puzzle_called(name: str, text: Text | None) -> Encoding | None:
    """The encoding of the puzzle that a format calls so, if there is one; as `puzzle`."""
    known = [one for one in encodings(name) if mapping.formats_of(one, name)]
    return _plainest(known, text) if known else None


def _plainest(known: Iterable[Encoding], text: Text | None) -> Encoding:
    """The encoding with the fewest kinds of facts among those that can say all of a text."""
    ordered = sorted(known, key=lambda one: sum(fact.match("board", 2) for fact in one.about))
    able = (one for one in ordered if text is not None and _can_say(one, text))
    return next(able, ordered[0])


def _can_say(encoding: Encoding, text: Text) -> bool:
    try:
        return text.format != FACTS and bool(facts(encoding, replace(text, lossy=False)))
    except ProgramError:  # another of the same name may have what this one has not
        return False


def facts(encoding: Encoding, text: Text, *, is_solution: bool = False) -> Facts:
    """A text in a format, as facts of an encoding.

    With `is_solution` numbers are those of an answer, where the encoding's answers have numbers.

    Raises:
        ProgramError: says what is wrong with it, and where; or it is another puzzle, or says what
            would be lost.
    """
    called = games(encoding, text.format)
    found = formats.read(text.format, Source(text.text, text.name), called)
    sources.check_game(encoding, text.format, found.game, text.name)
    lost = _lost(found, text)
    diagram = found.diagram
    assert diagram is not None  # `_lost` says otherwise why there is none
    if is_solution:
        diagram = mapping.solved(encoding, diagram)
    return replace(mapping.facts(encoding, diagram, text.format, text.name), lost=lost)


def games(encoding: Encoding, format_name: str) -> list[Game]:
    """How a format knows the puzzle, at least once: perhaps without a name.

    Raises:
        ProgramError: `about` says that it is written in a way that the format does not have.
    """
    wanted = formats.named(format_name)
    known = wanted.styles
    found = mapping.games(encoding, format_name)
    for game in found:
        words = game.style.split() if wanted.has_sections else [game.style]
        wrong = next((word for word in words if word and word not in known), None)
        if wrong is not None:
            there_are = f"there are {', '.join(known)}" if known else "it has one only"
            told = f"exchange({format_name}, {game.name}, {wrong}): there is no such way to write"
            raise ProgramError(Problem(f"{told}; {there_are}", str(encoding.path)))
    return found or [Game("", kinds=frozenset(mapping.kinds_of(encoding).values()))]


def _lost(found: Found, text: Text) -> tuple[str, ...]:
    """The parts that the board of a text leaves out, if it may.

    Raises:
        ProgramError: it may not, and how to do without; or there is no board.
    """
    if found.diagram is None or (found.lost and not text.lossy):
        words = "; with --lossy (in Python lossy=True) the board is read without it"
        words = words if found.diagram is not None else ""
        lost = [Problem(f"cannot be read: {one}", text.name) for one in found.lost]
        raise ProgramError(*lost[:-1], lost[-1]._replace(text=lost[-1].text + words))
    return tuple(f"{text.name}: left out: {one}" for one in found.lost)


def read(
    encoding: Encoding, source: str | Path | Text, is_text: bool, manner: Manner = PLAIN
) -> Instance:
    """The instance that a source is: as `sources.read`, the name of one, or a text of rules.

    Raises:
        NotFoundError, OptionError, ProgramError: it is none, or cannot be read.
        StoppedError: a limit came first.
    """
    if isinstance(source, Text):
        return instance(encoding, source, manner.limits)
    name = str(source)
    if is_text and manner.format is None and sources.are_facts(name):
        return instance_from_text(name, limits=manner.limits)
    if is_text:
        return instance(encoding, sources.told(encoding, name, manner), manner.limits)
    found = sources.find(encoding, name, manner)
    if found is None:
        return read_instance(library.find_instance(name, encoding.name), manner.limits)
    return instance(encoding, found, manner.limits)


def instance(encoding: Encoding, text: Text, limits: Limits = NO_LIMITS) -> Instance:
    """A text in a format, as an instance of an encoding.

    Raises:
        ProgramError: says what is wrong with it, and where; or it is another puzzle.
        StoppedError: a limit came first.
    """
    if text.format == FACTS:
        return instance_of_facts(text, limits)
    found = facts(encoding, text)
    made = instance_from_text(found.text, text.name, Level.FACTS)
    is_shown = found.answer and not formats.named(text.format).is_published
    remarks = (*found.lost, *([LEFT_OUT.format(name=text.name)] if is_shown else []))
    return replace(made, is_imported=True, messages=(*made.messages, *remarks))


def instance_of_facts(text: Text, limits: Limits = NO_LIMITS) -> Instance:
    """A text of facts, as an instance: ground ones alone, if it is no file of one's own.

    Raises:
        ProgramError: it is empty, clingo rejects it, or it holds more.
        StoppedError: a limit came first.
    """
    if text.path is not None:
        return read_instance(text.path, limits._replace(file_size=text.file_size))
    return instance_from_text(text.text, text.name, Level.FACTS, limits)


def frame(
    encoding: Encoding, board: str | Text, manner: Manner = PLAIN, *, is_begun: bool = False
) -> Instance:
    """A board to fill: of a size, as in 17x17, or that of an instance, without its clues.

    One that `is_begun` has them, and not what it shows of the solution.

    Raises:
        NotFoundError: there is no such instance.
        ProgramError: it cannot be read, or has no cells, or too many.
        StoppedError: a limit came first.
    """
    size = size_of(board)
    if size is None:
        try:
            found = read(encoding, board, False, manner)
        except NotFoundError as error:
            if not re.fullmatch(r"[0-9]{1,9}", str(board)):
                raise
            words = f"{error.problems[0].text}; did you mean {board}x{board}?"
            raise NotFoundError(words) from None
        kept = tuple(
            fact.symbol
            for fact in found.facts
            if not (encoding.shows(fact.symbol) if is_begun else fact.signature in encoding.clues)
        )
        made = instance_from_text(Facts(kept, constants=found.constants).text, found.name)
        told = LEFT_OUT.format(name=found.name) if is_begun else None
        return replace(made, messages=tuple(x for x in found.messages if x != told))
    rows, cols = Source(f"{board}", f"<{board}>").size(*size)
    if not any(fact.match("board", 2) for fact in encoding.about):
        return instance_from_text(f"size({rows},{cols}).", f"<{board}>")
    empty = mapping.facts(encoding, Diagram(rows, cols), "", f"<{board}>")
    return instance_from_text(empty.text, f"<{board}>")


def size_of(board: str | Text) -> tuple[int, int] | None:
    """Rows and columns of a board that is named by its size alone, as in 17x17."""
    size = re.fullmatch(r"([0-9]{1,9})x([0-9]{1,9})", board) if isinstance(board, str) else None
    return None if size is None else (int(size[1]), int(size[2]))


@dataclass(frozen=True)
class Pasted:
    """A board that was pasted."""

    puzzle: str
    """The encoding's name that it is an instance of."""
    format: str
    """The format in words."""
    facts: str
    answer: tuple[str, ...] = ()
    """The atoms of the solution that it shows."""
    is_named: bool = True
    """Whether the format says which puzzle it is; else it is taken for the one asked for."""
    lost: tuple[str, ...] = ()
    """The parts of the text that the facts leave out, in words."""

    def to_dict(self) -> dict[str, Any]:
        """Its puzzle, its format, its facts, its solution, and whether it says what it is."""
        return asdict(self)


def paste(
    encoding: Encoding,
    text: str,
    others: Callable[[], Iterable[Encoding]],
    manner: Manner = PLAIN,
) -> Pasted:
    """A board in any format, of this puzzle or, where the format names another, of one of others.

    Raises:
        ProgramError: it is no board; says what is wrong with it, and where.
    """
    found = sources.told(encoding, text, manner)
    title = formats.named(found.format).title
    if found.format == FACTS:
        instance_of_facts(found)
        return Pasted(encoding.name, title, text, is_named=False)
    meant = puzzle(found, chain((encoding,), others()))
    said = facts(meant or encoding, found)
    answer = tuple(map(str, said.answer))
    name = (meant or encoding).name
    return Pasted(name, title, said.text, answer, meant is not None, said.lost)
