"""Finds the encoding of a text in any format, and reads the text as the encoding's facts."""

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
from pylogic.formats.diagram import Diagram, Game, ReadResult, Source
from pylogic.formats.mapping import Facts
from pylogic.formats.sources import FACTS, PLAIN, Manner, Text
from pylogic.rules import library
from pylogic.rules.encoding import Encoding, search_encodings
from pylogic.rules.instance import Instance, instance_from_text, read_instance
from pylogic.rules.limits import NO_LIMITS, Limits

LEFT_OUT = "{name}: the solution that the board shows is left out"
"""The message of an instance that a text with a solution gives."""


def find_encoding(text: Text | None, format_name: str | None) -> Encoding | None:
    """Return the library's encoding of the puzzle that --format, or else the text, names; or None.

    `format_name` may be a puzzle's name in a format. A text of an unknown puzzle raises
    ProgramError.
    """
    named = encoding_of_name(format_name, text) if format_name else None
    return named or (encoding_of_text(text) if text is not None else None)


def encoding_of_text(text: Text, among: Iterable[Encoding] | None = None) -> Encoding | None:
    """Return the encoding of the puzzle that a text names; None if it names none, or is facts.

    The candidates are `among`, or else the library. Of several the plainest counts that can express
    the text. If no encoding has the name, raise ProgramError.
    """
    if text.format == FACTS:
        return None
    game = formats.read(text.format, Source(text.text, text.name)).game
    if game is None:
        return None
    candidates = search_encodings(text.format, game) if among is None else among
    matches = [each for each in candidates if sources.has_game(each, text.format, game)]
    if not matches:
        title = formats.lookup(text.format).title
        words = f"this {title} puzzle is a {game!r}: no rules here are for it"
        raise ProgramError(Problem(words, text.name))
    return _choose_plainest(matches, text)


def encoding_of_link(link: str) -> Encoding:
    """Return the library's encoding of the puzzle that a link names; ProgramError without one."""
    text = sources.identify_text(None, link)
    encoding = encoding_of_text(text)
    if encoding is None:
        raise ProgramError(Problem("this link does not say which puzzle it is", link))
    return encoding


def encoding_of_name(name: str, text: Text | None) -> Encoding | None:
    """Return the library's encoding that a format calls `name`, and that suits a text; or None."""
    matches = [
        encoding
        for encoding in search_encodings(name)
        if any(other == name for _, other, _ in mapping.list_exchanges(encoding))
    ]
    return _choose_plainest(matches, text) if matches else None


def _choose_plainest(candidates: Iterable[Encoding], text: Text | None) -> Encoding:
    """Return the encoding with the fewest kinds of facts among those that can express a text.

    Without a text, or if it is facts or no encoding can express it, all candidates count.
    """
    ordered = sorted(candidates, key=lambda e: sum(fact.match("board", 2) for fact in e.about))
    if text is None or text.format == FACTS:
        return ordered[0]
    for encoding in ordered:
        try:
            read_facts(encoding, replace(text, lossy=False))
        except ProgramError:  # another encoding of the same name may be able to express it
            continue
        return encoding
    return ordered[0]


def read_facts(
    encoding: Encoding, text: Text, limits: Limits = NO_LIMITS, *, is_solution: bool = False
) -> Facts:
    """Return a text in any format as facts of an encoding; their `lost` tells what they leave out.

    With `is_solution` numbers are those of a solution, if the encoding's solutions have numbers.
    ProgramError: a mistake in the text, another puzzle, or a loss in a text that is not `lossy`.
    StoppedError: a limit.
    """
    if text.format == FACTS:
        instance = instance_of_facts(text, limits)
        answer = tuple(filter(encoding.is_shown, instance.symbols))
        others = tuple(symbol for symbol in instance.symbols if not encoding.is_shown(symbol))
        return Facts(others, answer, bool(answer), instance.constants)
    known_games = list_checked_games(encoding, text.format)
    result = formats.read(text.format, Source(text.text, text.name), known_games)
    names = [game.name for game in known_games if game.name]
    is_ours = result.game is None or sources.has_game(encoding, text.format, result.game)
    if names and not is_ours:
        words = f"this is a puzzle {result.game!r}; {encoding.name} is called {' or '.join(names)}"
        raise ProgramError(Problem(words, text.name))
    lost = _check_losses(result, text)
    diagram = result.diagram
    assert diagram is not None  # `_check_losses` raises otherwise
    if is_solution:
        diagram = mapping.as_solution(encoding, diagram)
    is_left_out = diagram.is_solved and not diagram.has_answer
    if is_left_out and not formats.lookup(text.format).is_published:
        lost = (*lost, LEFT_OUT.format(name=text.name))
    facts = mapping.facts_of_diagram(encoding, diagram, text.format, text.name)
    return replace(facts, lost=lost)


def list_checked_games(encoding: Encoding, format_name: str) -> list[Game]:
    """Return `mapping.list_games`, or else a game without a name; ProgramError: a wrong style."""
    shape = formats.lookup(format_name)
    styles = shape.styles
    known_games = mapping.list_games(encoding, format_name)
    for game in known_games:
        words = game.style.split() if shape.has_sections else [game.style]
        wrong = next((word for word in words if word and word not in styles), None)
        if wrong is not None:
            choice = f"there are {', '.join(styles)}" if styles else "it has one only"
            style = f"exchange({format_name}, {game.name}, {wrong})"
            mistake = f"{style}: there is no such way to write; {choice}"
            raise ProgramError(Problem(mistake, str(encoding.path)))
    return known_games or [Game("", kinds=frozenset(mapping.kinds_by_predicate(encoding).values()))]


def _check_losses(result: ReadResult, text: Text) -> tuple[str, ...]:
    """Return a message for each loss of a text's board.

    If there is no board, or the text is not `lossy`, raise ProgramError with all losses.
    """
    if result.diagram is None or (result.lost and not text.lossy):
        words = "; with --lossy (in Python lossy=True) the board is read without it"
        words = words if result.diagram is not None else ""
        lost = [Problem(f"cannot be read: {loss}", text.name) for loss in result.lost]
        raise ProgramError(*lost[:-1], lost[-1]._replace(text=lost[-1].text + words))
    return tuple(f"{text.name}: left out: {loss}" for loss in result.lost)


def read(
    encoding: Encoding, source: str | Path | Text, is_text: bool, manner: Manner = PLAIN
) -> Instance:
    """Return a source as an instance: a board in any format, or the name of an instance.

    `is_text`, `manner` and the errors are those of `sources.read`; facts may have rules.
    """
    limits = manner.limits
    if isinstance(source, Text):
        return instance_of_text(encoding, source, limits)
    name = str(source)
    if is_text:
        text = sources.identify_text(encoding, name, manner, or_facts=True)
        if text.format == FACTS and manner.format is None:
            return instance_from_text(name, limits=limits)
        return instance_of_text(encoding, text, limits)
    found = sources.find_text(encoding, name, manner)
    if found is None:
        return read_instance(library.find_instance(name, encoding.name), limits)
    return instance_of_text(encoding, found, limits)


def instance_of_text(encoding: Encoding, text: Text, limits: Limits = NO_LIMITS) -> Instance:
    """Return a text in a format as an instance, with a message for each part that is left out.

    A solution is left out, too, without a message if the format `is_published`; only facts keep it.
    ProgramError: a mistake in the text, or another puzzle. StoppedError: a limit.
    """
    if text.format == FACTS:
        return instance_of_facts(text, limits)
    result = read_facts(encoding, text)
    is_shown = result.answer and not formats.lookup(text.format).is_published
    remarks = (*result.lost, *([LEFT_OUT.format(name=text.name)] if is_shown else []))
    return instance_of_board(result, text.name, remarks)


def instance_of_board(board: Facts, name: str, messages: Iterable[str] = ()) -> Instance:
    """Return an instance of the facts and constants of a board in another format, and messages."""
    parsed = instance_from_text(board.text, name, facts_only=True)
    return replace(parsed, is_imported=True, messages=(*parsed.messages, *messages))


def instance_of_facts(text: Text, limits: Limits = NO_LIMITS) -> Instance:
    """Return a text of facts as an instance; only a file may have rules and includes.

    The file is read again. ProgramError: the text is empty, or clingo rejects it. StoppedError: a
    limit.
    """
    if text.path is not None:
        return read_instance(text.path, limits._replace(file_size=text.file_size))
    return instance_from_text(text.text, text.name, True, limits)


def empty_instance(
    encoding: Encoding, board: str | Text, manner: Manner = PLAIN, *, is_begun: bool = False
) -> Instance:
    """Return an instance to fill: of a size, as in 17x17, or another instance without its clues.

    With `is_begun` the other instance keeps its clues, and loses the solution that it shows. It
    loses its rules, and keeps its constants. NotFoundError: no such instance. ProgramError: it is
    broken or too large. StoppedError: a limit.
    """
    size = parse_size(board)
    if size is None:
        try:
            source = read(encoding, board, False, manner)
        except NotFoundError as error:
            if not re.fullmatch(r"[0-9]{1,9}", str(board)):
                raise
            words = f"{error.problems[0].text}; did you mean {board}x{board}?"
            raise NotFoundError(words) from None
        remaining = tuple(
            fact.symbol
            for fact in source.facts
            if not (
                encoding.is_shown(fact.symbol) if is_begun else fact.signature in encoding.clues
            )
        )
        left_out = LEFT_OUT.format(name=source.name) if is_begun else None
        messages = (x for x in source.messages if x != left_out)
        board_facts = Facts(remaining, constants=source.constants)
        return instance_of_board(board_facts, source.name, messages)
    name = f"<{board}>"
    rows, cols = Source(f"{board}", name).check_size(*size)
    if not any(fact.match("board", 2) for fact in encoding.about):
        return instance_of_board(Facts((mapping.make_fact("size", rows, cols),)), name)
    empty = mapping.facts_of_diagram(encoding, Diagram(rows, cols), "", name)
    return instance_of_board(empty, name)


def parse_size(board: str | Text) -> tuple[int, int] | None:
    """Return (rows, columns) of a text such as 17x17, also of 0x0; None for other texts."""
    size = re.fullmatch(r"([0-9]{1,9})x([0-9]{1,9})", board) if isinstance(board, str) else None
    return None if size is None else (int(size[1]), int(size[2]))


@dataclass(frozen=True)
class Pasted:
    """A board that a user pasted on the page, as facts of its puzzle."""

    puzzle: str
    """The name of the encoding that the board is an instance of."""
    format: str
    """The title of the text's format."""
    facts: str
    answer: tuple[str, ...] = ()
    """The atoms of the solution that the board shows."""
    is_named: bool = True
    """True if the text names its puzzle; else it counts as the puzzle that the caller has."""
    lost: tuple[str, ...] = ()
    """The parts of the text that the facts leave out, in words."""

    def to_dict(self) -> dict[str, Any]:
        """Return {field: value} for JSON."""
        return asdict(self)


def paste(
    encoding: Encoding,
    text: str,
    others: Callable[[], Iterable[Encoding]],
    manner: Manner = PLAIN,
) -> Pasted:
    """Return a board in any format as facts of the puzzle that it names, or else of `encoding`.

    The puzzle must be `encoding` or one of `others()`. Facts are parsed, and returned as they are.
    A text that is no board raises ProgramError.
    """
    source = sources.identify_text(encoding, text, manner)
    title = formats.lookup(source.format).title
    if source.format == FACTS:
        instance_of_facts(source)
        return Pasted(encoding.name, title, text, is_named=False)
    other = encoding_of_text(source, chain((encoding,), others()))
    result = read_facts(other or encoding, source)
    answer = tuple(map(str, result.answer))
    name = (other or encoding).name
    return Pasted(name, title, result.text, answer, other is not None, result.lost)
