"""A partly filled board: marks of an answer, read from facts or from any format."""

from __future__ import annotations

from contextlib import suppress
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
from pylogic.solving.question import Question


def read_marks(
    task: Question, board: str | Path | Instance, limits: Limits = NO_LIMITS, *, lossy: bool = False
) -> tuple[Mark, ...]:
    """Return the marks that a partly filled board of the task shows: a file, a link or an ID, the
    text of one of these, or facts, in which `-black(1,2).` says that an atom is false. With
    `lossy`, parts of a text that no instance can express are ignored. Raise NotFoundError or
    OptionError without such a board, ProgramError if it is unreadable, and as `list_marks`, which
    also says how a text shows unshaded cells."""
    if not isinstance(board, (str, Path, Instance)):
        raise OptionError(f"state={board!r}: expected a file, a text or an Instance")
    source: Text | Instance | None = board if isinstance(board, Instance) else None
    words, manner = "" if source else str(board), Manner(None, lossy, limits)
    is_line = "\n" not in words and words.rstrip().endswith(".")
    if is_line and exchange.find_text(task.encoding, words, manner) is None:
        with suppress(ProgramError):  # perhaps it is no line of facts such as `x. -y.`
            source = instance_from_text(words, facts_only=True)
    if source is None:
        is_text = "\n" in words or formats.detect(words) == FACTS
        source = exchange.require_text(task.encoding, words, is_text, manner)
    return list_marks(task, source, limits, is_played=True)


def list_marks(
    task: Question, board: Text | Instance, limits: Limits, *, is_played: bool = False
) -> tuple[Mark, ...]:
    """Return the marks of a board. In a text a dot denies the entries without values, if other
    cells are unknown ("-"), or if the board `is_played` and has only numbers, `#` and `.`, as
    `solve --plain` prints it. Raise ProgramError if it belongs to another instance, or contradicts
    itself, StoppedError if a limit came first."""
    encoding, marks, others = task.encoding, list[Mark](), list[clingo.Symbol]()
    if isinstance(board, Text) and board.format == FACTS:
        board = exchange.instance_of_text(encoding, board, limits)
    if isinstance(board, Instance):
        for statement in board.statements:  # nothing derives the atoms of rules here
            if not is_factual(statement):
                begin = statement.location.begin
                words = f"{shorten(str(statement))}: only ground facts tell what a board shows"
                raise ProgramError(Problem(words, board.name, begin.line, begin.column))
        shown = [x for x in board.symbols if encoding.is_shown(x)]
        others += (x for x in board.symbols if not encoding.is_shown(x))
        marks += map(mark_of, entries.normalize_sides(encoding, shown))
    else:
        facts = exchange.read_facts(encoding, board, is_solution=True)
        others += facts.instance
        marks += map(mark_of, facts.answer)
        cells = read_first_board(board) if board.format == "text" else {}
        is_full = "#" in cells.values() and all(x in "#." or is_number(x) for x in cells.values())
        if cells and ("-" in board.text or (is_full and is_played)):
            for entry in entries.read_entries(encoding):
                if entry.is_of_cells and not entry.values:
                    dots = (place for place, cell in cells.items() if cell == ".")
                    marks += ((f"{entry.predicate}({r},{c})", False) for r, c in dots)
    # The areas of the board may have other names.
    foreign, _ = sameness.find_difference(encoding, others, task.instance.symbols)
    if foreign is not None:
        names = " or ".join(f"{name}/{arity}" for name, arity in encoding.outputs)
        words = f"{foreign} is no fact of the instance, nor what an answer shows ({names})"
        raise ProgramError(Problem(words, board.name))
    for atom in (atom for atom, holds in marks if holds and (atom, False) in marks):
        say = Teller(task, Limits()).wording.say_clauses
        words = f"the board says both that {say([(atom, True)])} and that {say([(atom, False)])}"
        raise ProgramError(Problem(words))
    return tuple(marks)
