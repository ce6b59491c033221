"""Reads boards: finds the text that an argument means, its format, its encoding, and its facts."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from pylogic import formats
from pylogic.errors import NotFoundError, OptionError, Problem, ProgramError
from pylogic.formats import collection, mapping
from pylogic.formats.diagram import Diagram
from pylogic.formats.diagram import Text as Text
from pylogic.formats.mapping import Facts, list_exchanges
from pylogic.rules import library
from pylogic.rules.encoding import Encoding, search_encodings
from pylogic.rules.instance import Instance, instance_from_text, read_instance
from pylogic.rules.lexical import clean_text, is_number
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.source import decode, read_text
from pylogic.solving.question import check_types

FACTS = formats.FACTS
LEFT_OUT = "{name}: the solution that the board shows is left out"
"""The message of an instance that a text with a solution gives."""
Rows = Sequence[Sequence[str | int | None]]
"""Rows of cells: numbers, signs as in a text, None for an empty cell."""


class Manner(NamedTuple):
    """The options for reading a text: its format, whether losses are allowed, and limits."""

    format: str | None = None
    """The name of a format, or a format's name for the puzzle; None if the text decides."""
    lossy: bool = False
    limits: Limits = NO_LIMITS


PLAIN = Manner()


def find_text(encoding: Encoding | None, argument: str, manner: Manner = PLAIN) -> Text | None:
    """Return the text that an argument is, or that its file holds; None if it is neither.
    FILE#NAME is one of the puzzles of a file that holds many. ProgramError: the file cannot be read
    or has no known format. NotFoundError: no puzzle has the NAME. OptionError: the format is
    unknown. StoppedError: a limit."""
    if (path := library.find_file(argument)) is not None:
        text = collection.extract_only_puzzle(read_text(path, manner.limits), str(path))
        return replace(identify_text(encoding, text, manner, str(path)), path=path)
    is_path = os.path.isdir(os.path.dirname(argument))  # perhaps of a missing file
    if not formats.is_inline(argument) or is_path:
        file, sharp, entry = argument.rpartition("#")
        if sharp and (library.find_file(file) or file.endswith(".json")):
            text = collection.read_entry(Path(file), entry, manner.limits)
            return identify_text(encoding, text, manner, argument)
        name = manner.format and resolve_format(encoding, manner.format, argument)
        is_link = formats.explain_refusal(argument) is not None  # which is an error below
        if not (is_link or (name and formats.lookup(name).is_inline)):
            return None
    return identify_text(encoding, argument, manner, "<argument>")


def identify_text(
    encoding: Encoding | None,
    text: str | bytes,
    manner: Manner = PLAIN,
    name: str = "<text>",
    *,
    or_facts: bool = False,
) -> Text:
    """Return a board's text, or the UTF-8 bytes of one, with its format; errors as `find_text`.
    With `or_facts` a text that looks like no format counts as facts."""
    check_types(bool, lossy=manner.lossy)
    text = decode(text, name) if isinstance(text, bytes) else clean_text(text, name)
    known = resolve_format(encoding, manner.format, text) if manner.format else formats.detect(text)
    refusal = formats.explain_refusal(text) if known is None else None
    if refusal or not (known or or_facts):
        words = f"this is no puzzle in a format that is known ({', '.join(formats.by_name())})"
        raise ProgramError(Problem(refusal or words, name))
    return Text(text, name, known or FACTS, lossy=manner.lossy)


def require_text(
    encoding: Encoding, source: str | Path | Text, is_text: bool, manner: Manner = PLAIN
) -> Text:
    """Return a source as a Text: with `is_text` it is a board's text, else what `find_text` finds.
    A Text stays as it is. NotFoundError if it is none of these; other errors as of `find_text`."""
    find = identify_text if is_text else find_text
    text = source if isinstance(source, Text) else find(encoding, str(source), manner)
    if text is None:
        raise NotFoundError(f"no file {str(source)!r}, nor a board in a format that is known")
    return text


def resolve_format(
    encoding: Encoding | None, name: str, text: str | None = None, origin: str | None = None
) -> str:
    """Return the name of a format: `name` itself, or the format that calls the puzzle `name`.
    Of several such formats the first counts that `text` may be in, or without a text the first in
    which boards are written, another one than their `origin`. Without an encoding, those of the
    library count. OptionError: no format fits. ProgramError: a format in `about` does not exist."""
    known = formats.by_name()
    if name in known:
        return name
    for rules in [encoding] if encoding else search_encodings(name):
        namesakes = [each for each, other, _ in list_exchanges(rules) if other == name]
        for strange in (other for other in namesakes if other not in known):
            words = f"exchange({strange}, {name}): there is no such format"
            raise ProgramError(Problem(words, str(rules.path)))
        ordered = [each for each in known.values() if each.name in namesakes]
        for each in ordered:
            is_new = each.is_written and each.name != origin
            if is_new if text is None else each.matches(text):
                return each.name
        if ordered:
            return ordered[0].name
    words = f"there are {', '.join(known)}, and what they call the puzzles"
    raise OptionError(f"no format {name!r}; {words}")


def find_encoding(
    text: Text | None, name: str | None = None, own: Encoding | None = None
) -> Encoding | None:
    """Return the encoding of the puzzle that a format calls `name`, or else that a text names.
    The candidates are the library's encodings and `own`. Of several the one with the fewest kinds
    of facts counts that can express the text. Return None if neither names a puzzle. ProgramError:
    no encoding is for the puzzle that the text names."""
    board = None if text is None or text.format == FACTS else text
    matches: list[Encoding] = []
    if name and name not in formats.by_name():
        for rules in search_encodings(name):
            matches += [rules] if any(game == name for _, game, _ in list_exchanges(rules)) else []
    if board is not None and not matches:
        known = formats.lookup(board.format)
        game = known.read(board, ()).game
        if game is None:
            return None
        for rules in (*([own] if own else []), *search_encodings(board.format, game)):
            names = [name for to, name, _ in list_exchanges(rules) if to == board.format]
            matches += [rules] if game.casefold() in map(str.casefold, names) else []
        if not matches:
            words = f"this {known.title} puzzle is a {game!r}: no rules here are for it"
            raise ProgramError(Problem(words, board.name))
    matches.sort(key=lambda rules: sum(fact.match("board", 2) for fact in rules.about))
    if board is not None and len(matches) > 1:
        for rules in matches:
            with suppress(ProgramError):  # another encoding may be able to express the text
                read_facts(rules, replace(board, lossy=False))
                return rules
    return matches[0] if matches else None


def encoding_of_link(link: str) -> Encoding:
    """Return the library's encoding of the puzzle that a link names; ProgramError without one."""
    encoding = find_encoding(identify_text(None, link))
    if encoding is None:
        raise ProgramError(Problem("this link does not say which puzzle it is", link))
    return encoding


def read_facts(
    encoding: Encoding, text: Text, limits: Limits = NO_LIMITS, *, is_solution: bool = False
) -> Facts:
    """Return a text in any format as facts of an encoding; their `lost` tells what they leave out.
    With `is_solution` numbers are those of a solution, if the encoding's solutions have numbers.
    ProgramError: a mistake in the text, another puzzle, or a loss in a text that is not `lossy`.
    StoppedError: a limit."""
    if text.format == FACTS:
        instance = instance_of_text(encoding, text, limits)
        answer = tuple(filter(encoding.is_shown, instance.symbols))
        others = tuple(symbol for symbol in instance.symbols if not encoding.is_shown(symbol))
        return Facts(others, answer, bool(answer), instance.constants)
    known = formats.lookup(text.format)
    games = mapping.list_games(encoding, text.format)
    result = known.read(text, games)
    names = [game.name for game in games if game.name]
    is_ours = result.game is None or result.game.casefold() in map(str.casefold, names)
    if names and not is_ours:
        words = f"this is a puzzle {result.game!r}; {encoding.name} is called {' or '.join(names)}"
        raise ProgramError(Problem(words, text.name))
    board = result.diagram
    if board is None or (result.lost and not text.lossy):
        mistakes = [f"cannot be read: {loss}" for loss in result.lost]
        if board is not None:
            mistakes[-1] += "; with --lossy (in Python lossy=True) the board is read without it"
        raise ProgramError(*(Problem(words, text.name) for words in mistakes))
    lost = [f"{text.name}: left out: {loss}" for loss in result.lost]
    if is_solution and not board.is_solved:
        if "solution" in mapping.kinds_by_predicate(encoding).values():
            board = board.put(number={}, solution=board["number"])
        board = replace(board, is_solved=True)
    if board.is_solved and not (board.has_answer or known.is_published):
        lost.append(LEFT_OUT.format(name=text.name))
    facts = mapping.facts_of_diagram(encoding, board, text.format, text.name)
    return replace(facts, lost=tuple(lost))


def read(
    encoding: Encoding, source: str | Path | Text | Rows, is_text: bool, manner: Manner = PLAIN
) -> Instance:
    """Return a source as an instance: a board in any format, rows of cells, an instance's name.
    `is_text`, `manner` and the errors are those of `require_text`; facts may have rules."""
    if not isinstance(source, (str, Path, Text)):
        source, is_text = _join_rows(source), True
        manner = manner._replace(format=manner.format or "text")
    text = identify_text(encoding, str(source), manner, or_facts=True) if is_text else None
    if text and text.format == FACTS and manner.format is None:  # a program may have rules, too
        return instance_from_text(text.text, limits=manner.limits)
    known = source if isinstance(source, Text) else text
    text = known or find_text(encoding, str(source), manner)
    if text is None:
        return read_instance(library.find_instance(str(source), encoding.name), manner.limits)
    return instance_of_text(encoding, text, manner.limits)


def _join_rows(rows: Rows) -> str:
    """Return rows of cells as the text of a board: a line for each, with "." for None. OptionError
    if the rows are empty, or no sequence of sequences of numbers, signs and None."""
    if not isinstance(rows, Sequence) or not rows:
        raise OptionError(f"{rows!r}: expected a name, a path, a text, or rows of cells")
    for row in rows:
        if isinstance(row, str) or not isinstance(row, Sequence):
            raise OptionError(f"{row!r} is no row of cells")
        for cell in row:
            if cell is not None and type(cell) is not int and [cell] != str(cell).split():
                raise OptionError(f"{cell!r}: expected a number, a sign, or None for an empty cell")
    return "\n".join(" ".join("." if c is None else str(c) for c in row) for row in rows)


def instance_of_text(encoding: Encoding, text: Text, limits: Limits = NO_LIMITS) -> Instance:
    """Return a text in a format as an instance, with a message for each part that is left out.
    Facts may have rules and includes in a file, which is read again. Only facts keep a solution; it
    is left out without a message if the format `is_published`. ProgramError: a mistake in the text,
    or another puzzle. StoppedError: a limit."""
    if text.format == FACTS:
        if text.path is not None:
            return read_instance(text.path, limits)
        return instance_from_text(text.text, text.name, facts_only=True, limits=limits)
    facts = read_facts(encoding, text)
    is_shown = facts.answer and not formats.lookup(text.format).is_published
    remarks = (*facts.lost, *([LEFT_OUT.format(name=text.name)] if is_shown else []))
    return instance_of_board(facts, text.name, remarks)


def instance_of_board(board: Facts, name: str, messages: Iterable[str] = ()) -> Instance:
    """Return an instance of the facts and constants of a board in another format, and messages."""
    parsed = instance_from_text(board.text, name, facts_only=True)
    return replace(parsed, is_imported=True, messages=(*parsed.messages, *messages))


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
    broken or too large. StoppedError: a limit."""
    size = parse_size(board)
    if size is not None:
        name = f"<{board}>"
        blank = Diagram(*Text(name, name).check_size(*size))
        return instance_of_board(mapping.facts_of_diagram(encoding, blank, "", name), name)
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
    A text that is no board raises ProgramError."""
    source = identify_text(encoding, text, manner)
    title = formats.lookup(source.format).title
    if source.format == FACTS:
        instance_of_text(encoding, source)
        return Pasted(encoding.name, title, text, is_named=False)
    named = find_encoding(source, own=encoding)
    rules = named or encoding
    facts = read_facts(rules, source)
    answer = tuple(map(str, facts.answer))
    return Pasted(rules.name, title, facts.text, answer, named is not None, facts.lost)
