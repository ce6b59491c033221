"""Finds the encoding of a text in any format, and reads the text as the encoding's facts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from pylogic import formats
from pylogic.errors import NotFoundError, Problem, ProgramError
from pylogic.formats import mapping, sources
from pylogic.formats.diagram import Diagram, Game, ReadResult, Source
from pylogic.formats.mapping import Facts, list_exchanges
from pylogic.formats.sources import FACTS, PLAIN, Manner, Text
from pylogic.rules import library
from pylogic.rules.encoding import Encoding, search_encodings
from pylogic.rules.instance import Allowed, Instance, instance_from_text, read_instance
from pylogic.rules.lexical import is_number
from pylogic.rules.limits import NO_LIMITS, Limits

LEFT_OUT = "{name}: the solution that the board shows is left out"
"""The message of an instance that a text with a solution gives."""


def find_encoding(
    text: Text | None, name: str | None = None, own: Encoding | None = None
) -> Encoding | None:
    """Return the encoding of the puzzle that a format calls `name`, or else that a text names.

    The candidates are the library's encodings and `own`. Of several the one with the fewest kinds
    of facts counts that can express the text. Return None if neither names a puzzle. ProgramError:
    no encoding is for the puzzle that the text names.
    """
    board = None if text is None or text.format == FACTS else text
    matches: list[Encoding] = []
    if name and name not in formats.by_name():
        for rules in search_encodings(name):
            matches += [rules] if name in (game for _, game, _ in list_exchanges(rules)) else []
    game = _read_board(board).game if board and not matches else None
    if board is not None and game is not None:
        for rules in (*([own] if own else []), *search_encodings(board.format, game)):
            names = [name for known, name, _ in list_exchanges(rules) if known == board.format]
            matches += [rules] if game.casefold() in map(str.casefold, names) else []
        if not matches:
            title = formats.lookup(board.format).title
            words = f"this {title} puzzle is a {game!r}: no rules here are for it"
            raise ProgramError(Problem(words, board.name))
    matches.sort(key=lambda rules: sum(fact.match("board", 2) for fact in rules.about))
    for rules in matches if len(matches) > 1 else ():
        with suppress(ProgramError):  # another encoding of the same name may be able to express it
            if board is not None:
                read_facts(rules, replace(board, lossy=False))
            return rules
    return matches[0] if matches else None


def encoding_of_link(link: str) -> Encoding:
    """Return the library's encoding of the puzzle that a link names; ProgramError without one."""
    encoding = find_encoding(sources.identify_text(None, link))
    if encoding is None:
        raise ProgramError(Problem("this link does not say which puzzle it is", link))
    return encoding


def _read_board(text: Text, games: Sequence[Game] = ()) -> ReadResult:
    """Read a text in a format other than facts, as a board of one of the format's games."""
    read_board = formats.lookup(text.format).read
    assert read_board is not None  # facts are the only format that no diagram can hold
    return read_board(Source(text.text, text.name), games)


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
    games = mapping.list_games(encoding, text.format)
    result = _read_board(text, games)
    names = [game.name for game in games if game.name]
    is_ours = result.game is None or result.game.casefold() in map(str.casefold, names)
    if names and not is_ours:
        words = f"this is a puzzle {result.game!r}; {encoding.name} is called {' or '.join(names)}"
        raise ProgramError(Problem(words, text.name))
    board = result.diagram
    if board is None or (result.lost and not text.lossy):
        lost = [Problem(f"cannot be read: {loss}", text.name) for loss in result.lost]
        advice = "; with --lossy (in Python lossy=True) the board is read without it"
        last = lost[-1].text + (advice if board else "")
        raise ProgramError(*lost[:-1], lost[-1]._replace(text=last))
    messages = [f"{text.name}: left out: {loss}" for loss in result.lost]
    if is_solution and not board.is_solved:
        has_numbers = "solution" in mapping.read_predicates(encoding)
        moved = board.put(number={}, solution=board["number"]) if has_numbers else board
        board = replace(moved, is_solved=True)
    if board.is_solved and not (board.has_answer or formats.lookup(text.format).is_published):
        messages.append(LEFT_OUT.format(name=text.name))
    facts = mapping.facts_of_diagram(encoding, board, text.format, text.name)
    return replace(facts, lost=tuple(messages))


def read(
    encoding: Encoding, source: str | Path | Text, is_text: bool, manner: Manner = PLAIN
) -> Instance:
    """Return a source as an instance: a board in any format, or the name of an instance.

    `is_text`, `manner` and the errors are those of `sources.read`; facts may have rules.
    """
    text = source if isinstance(source, Text) else None
    if text is None and is_text:
        text = sources.identify_text(encoding, str(source), manner, or_facts=True)
        if text.format == FACTS and manner.format is None:
            return instance_from_text(text.text, limits=manner.limits)
    text = text or sources.find_text(encoding, str(source), manner)
    if text is None:
        path = library.find_instance(str(source), encoding.name)
        return read_instance(path, manner.limits)
    return instance_of_text(encoding, text, manner.limits)


def instance_of_text(encoding: Encoding, text: Text, limits: Limits = NO_LIMITS) -> Instance:
    """Return a text in a format as an instance, with a message for each part that is left out.

    A solution is left out, too, without a message if the format `is_published`; only facts keep it.
    ProgramError: a mistake in the text, or another puzzle. StoppedError: a limit.
    """
    if text.format == FACTS:
        return instance_of_facts(text, limits)
    facts = read_facts(encoding, text)
    is_shown = facts.answer and not formats.lookup(text.format).is_published
    remarks = (*facts.lost, *([LEFT_OUT.format(name=text.name)] if is_shown else []))
    return instance_of_board(facts, text.name, remarks)


def instance_of_board(board: Facts, name: str, messages: Iterable[str] = ()) -> Instance:
    """Return an instance of the facts and constants of a board in another format, and messages."""
    parsed = instance_from_text(board.text, name, Allowed.FACTS)
    return replace(parsed, is_imported=True, messages=(*parsed.messages, *messages))


def instance_of_facts(text: Text, limits: Limits = NO_LIMITS) -> Instance:
    """Return a text of facts as an instance; only a file may have rules and includes.

    The file is read again. ProgramError: the text is empty, or clingo rejects it. StoppedError: a
    limit.
    """
    if text.path is not None:
        return read_instance(text.path, limits._replace(file_size=text.file_size))
    return instance_from_text(text.text, text.name, Allowed.FACTS, limits)


def parse_size(board: str | Text) -> tuple[int, int] | None:
    """Return (rows, columns) of a text such as 17x17, also of 0x0; None for other texts."""
    rows, _, columns = board.partition("x") if isinstance(board, str) else ("", "", "")
    return (int(rows), int(columns)) if is_number(rows) and is_number(columns) else None


def empty_instance(
    encoding: Encoding, board: str | Text, manner: Manner = PLAIN, *, is_begun: bool = False
) -> Instance:
    """Return an instance to fill: of a size, as in 17x17, or another instance without its clues.

    With `is_begun` the other instance keeps its clues, and loses the solution that it shows. It
    loses its rules, and keeps its constants. NotFoundError: no such instance. ProgramError: it is
    broken or too large. StoppedError: a limit.
    """
    size = parse_size(board)
    if size is not None:
        name = f"<{board}>"
        blank = Diagram(*Source(name, name).check_size(*size))
        if any(fact.match("board", 2) for fact in encoding.about):
            return instance_of_board(mapping.facts_of_diagram(encoding, blank, "", name), name)
        return instance_of_board(Facts((mapping.make_fact(mapping.SIZE, *size),)), name)
    try:
        source = read(encoding, board, False, manner)
    except NotFoundError as error:
        if not is_number(str(board)):
            raise
        words = f"{error.problems[0].text}; did you mean {board}x{board}?"
        raise NotFoundError(words) from None
    remaining = tuple(
        fact.symbol
        for fact in source.facts
        if not (encoding.is_shown(fact.symbol) if is_begun else fact.signature in encoding.clues)
    )
    left_out = LEFT_OUT.format(name=source.name) if is_begun else None
    messages = (message for message in source.messages if message != left_out)
    return instance_of_board(Facts(remaining, constants=source.constants), source.name, messages)


class Pasted(NamedTuple):
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


def paste(encoding: Encoding, text: str, manner: Manner = PLAIN) -> Pasted:
    """Return a board in any format as facts of the puzzle that it names, or else of `encoding`.

    The puzzle must be `encoding` or one of the library. Facts are parsed, and returned as they are.
    A text that is no board raises ProgramError.
    """
    source = sources.identify_text(encoding, text, manner)
    title = formats.lookup(source.format).title
    if source.format == FACTS:
        instance_of_facts(source)
        return Pasted(encoding.name, title, text, is_named=False)
    named = find_encoding(source, own=encoding)
    rules = named or encoding
    facts = read_facts(rules, source)
    answer = tuple(map(str, facts.answer))
    return Pasted(rules.name, title, facts.text, answer, named is not None, facts.lost)
