"""A partly filled board: marks of an answer, read from facts or from any format."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from pathlib import Path

import clingo

from pylogic import formats
from pylogic.errors import OptionError, Problem, ProgramError
from pylogic.explain.text import Teller, mark_of
from pylogic.formats import exchange, sameness
from pylogic.formats.exchange import FACTS, Manner, Text
from pylogic.formats.text import read_first_board
from pylogic.rules import entries
from pylogic.rules.instance import Instance, instance_from_text, is_factual
from pylogic.rules.lexical import is_number
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.symbols import Mark
from pylogic.rules.syntax import shorten
from pylogic.solving.task import Task


def read_marks(
    task: Task, board: str | Path | Instance, limits: Limits = NO_LIMITS, *, lossy: bool = False
) -> tuple[Mark, ...]:
    """Return the marks that a partly filled board of the task shows.

    The board is a file, a link or an ID, the text of one of these, or facts. In facts,
    `-black(1,2).` says that an atom is false. In a text with both `-` and `.`, these are
    unknown cells and unshaded cells; a text of nothing but numbers, `#` and `.` is a full board.
    With `lossy`, parts of a text that no instance can express are ignored.

    Raises:
        NotFoundError, OptionError: there is no such board.
        ProgramError: it is unreadable, belongs to another instance, or contradicts itself.
        StoppedError: a limit came first.
    """
    marks = tuple(_read_board(task, board, Manner(None, lossy, limits)))
    _check_consistent(task, marks)
    return marks


def read_source_marks(task: Task, board: str | Text, manner: Manner) -> tuple[Mark, ...]:
    """Return the marks on the board that the task's instance was read from; () for a mere size.

    A text of nothing but numbers, `#` and `.` does not count as a full board.

    Raises:
        NotFoundError, OptionError, ProgramError, StoppedError: as `read_marks`.
    """
    if exchange.parse_size(board) is not None:
        return ()
    source: Text | Instance | None
    source = board if isinstance(board, Text) else exchange.find_text(task.encoding, board, manner)
    source = source or exchange.read(task.encoding, board, False, manner)
    marks = tuple(_read_board(task, source, manner, is_source=True))
    _check_consistent(task, marks)
    return marks


def _read_board(
    task: Task, board: str | Path | Text | Instance, manner: Manner, *, is_source: bool = False
) -> Iterable[Mark]:
    """Return the marks of a board; with `is_source`, no text counts as a full board.
    Raise as `read_marks`; facts are checked only when the marks are consumed."""
    if isinstance(board, Instance):
        return _read_facts(task, board)
    if not isinstance(board, (str, Path, Text)):
        raise OptionError(f"state={board!r}: expected a file, a text or an Instance")
    is_text = not isinstance(board, Text) and (
        "\n" in str(board) or formats.detect(str(board)) == FACTS
    )
    text = _read_facts_line(task, board, manner)
    text = text or exchange.require_text(task.encoding, board, is_text, manner)
    if text.format == FACTS:
        return _read_facts(task, exchange.instance_of_text(task.encoding, text, manner.limits))
    parts = exchange.read_facts(task.encoding, text, is_solution=True)
    _check_same_instance(task, parts.instance, text.name)
    marks = list(map(mark_of, parts.answer))
    if text.format == "text":
        cells = read_first_board(text)
        is_full = "#" in cells.values() and all(x in "#." or is_number(x) for x in cells.values())
        if "-" in text.text or (is_full and not is_source):  # full as `solve --plain` prints it
            known = [place for place, cell in cells.items() if cell == "."]
            played = entries.player_entries(task.encoding)
            marked = [e.predicate for e in played if e.is_of_cells and not e.has_values]
            marks += [(f"{name}({r},{c})", False) for name in marked for r, c in known]
    return marks


def _read_facts_line(task: Task, board: str | Path | Text, manner: Manner) -> Text | None:
    """Return a board that is a line of facts such as `x. -y.` as a text of facts.
    Return None for other texts and names."""
    line = str(board)
    if isinstance(board, Text) or "\n" in line or not line.rstrip().endswith("."):
        return None
    if exchange.find_text(task.encoding, line, manner) is not None:
        return None
    try:
        instance_from_text(line, facts_only=True)
    except ProgramError:
        return None
    return Text(line, "<text>", FACTS)


def _check_consistent(task: Task, marks: Collection[Mark]) -> None:
    """Raise ProgramError for the first atom that is marked both as true and as false."""
    denied = {atom for atom, holds in marks if not holds}
    both = next((atom for atom, holds in marks if holds and atom in denied), None)
    if both is None:
        return
    wording = Teller(task, Limits()).wording
    words = wording.words.get((both, False))
    other = (
        f"it is {words}"
        if words and both in wording.spots
        else wording.say_clauses([(both, False)])
    )
    text = f"the board says both that {wording.say_clauses([(both, True)])} and that {other}"
    raise ProgramError(Problem(text))


def _read_facts(task: Task, instance: Instance) -> Iterable[Mark]:
    """Yield the marks of the facts that answers show, and check all other statements.
    Raise as `read_marks`, at the latest after the last mark."""
    for statement in instance.statements:  # nothing derives the atoms of rules here
        begin = statement.location.begin
        if not is_factual(statement):
            words = f"{shorten(str(statement))}: only ground facts tell what a board shows"
            raise ProgramError(Problem(words, instance.name, begin.line, begin.column))
    others = []
    for fact in instance.facts:
        symbol = fact.symbol
        if not task.encoding.is_shown(symbol):
            others.append(symbol)
        else:
            yield from map(mark_of, entries.normalize_sides(task.encoding, [symbol]))
    _check_same_instance(task, others, instance.name)


def _check_same_instance(task: Task, facts: Iterable[clingo.Symbol], name: str) -> None:
    """Raise ProgramError for the first of the facts that the instance lacks.
    Areas may have other names there."""
    own = [fact.symbol for fact in task.instance.facts]
    foreign, _ = sameness.find_difference(task.encoding, list(facts), own)
    if foreign is not None:
        shown = " or ".join(f"{name}/{arity}" for name, arity in task.encoding.outputs)
        words = f"{foreign} is no fact of the instance, nor what an answer shows ({shown})"
        raise ProgramError(Problem(words, name))
