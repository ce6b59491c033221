"""What contradicts where there is no answer: minimal sets of clues, constraints and marks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from html import escape
from typing import Any

from pylogic.draw.board import Board
from pylogic.errors import Interruption, OptionError
from pylogic.explain import film
from pylogic.explain.conflict_search import AllFound, Message, Request, search
from pylogic.explain.steps import Chain, unpacked
from pylogic.explain.text import Line, Teller, ToldLine, mark_text
from pylogic.rules.constraints import BROKEN
from pylogic.rules.symbols import Mark, Symbols
from pylogic.solving.limits import Limits
from pylogic.solving.process import run


@dataclass(frozen=True, repr=False)
class Conflict:
    """Clues, broken constraints, and marks of the board that cannot all be kept."""

    because: Symbols
    """Clues, and atoms that name broken ground constraints."""
    marks: tuple[Mark, ...]
    is_minimal: bool
    """Without any one of them the others can be kept."""
    bound: int | None
    """No conflict is smaller, as far as that has been proved."""
    teller: Teller = field(compare=False)
    """Says and draws it."""
    chain: Chain | None = None
    """How they contradict, in small deductions, where so many are hard to follow."""

    @property
    def size(self) -> int:
        """How many they are."""
        return len(self.because) + len(self.marks)

    @property
    def is_smallest(self) -> bool:
        """Whether it is proved that none is smaller."""
        return self.bound == self.size

    @property
    def lines(self) -> list[Line]:
        """The clues and the rules in words, each with its place."""
        return self.teller.lines(self.because)

    @property
    def reasons(self) -> list[str]:
        """Its chain line by line, or else its clues and rules, each with its place."""
        if self.chain:
            return [line.text for line in self.chain_lines]
        return [f"{line.place}: {line.clue or line.words}" for line in self.lines]

    @property
    def chain_lines(self) -> list[ToldLine]:
        """The chain in sentences, each with how deep it is indented."""
        return self.teller.chain_lines(self.chain)

    def board(self) -> Board | None:
        """The board with its clues and marks highlighted; None for rules that cannot draw.

        Raises:
            StoppedError: a limit ended the drawing.
        """
        return film.of_conflict(self.teller, self.because, self.marks)

    def to_dict(self) -> dict[str, Any]:
        """Its clues and rules in words, the marks of the board, and what is proved of it."""
        return {
            "because": [line.to_dict() for line in self.lines],
            "words": str(self),
            "state": list(map(mark_text, self.marks)),
            "cells": self.teller.cells_of(self.marks),
            "minimal": self.is_minimal,
            "smallest": self.is_smallest,
            "bound": self.bound,
            "chain": [line.to_dict() for line in self.chain_lines],
        }

    def __str__(self) -> str:
        rules = sum(symbol.match(*BROKEN) for symbol in self.because)
        clues = len(self.because) - rules
        what = [f"{clues} clue{'s' * (clues != 1)}"] if clues else []
        what += ["what the board shows"] if self.marks else []
        given = f"with {' and '.join(what)}, " if what else ""
        if not rules:
            return f"{given}the choices and definitions alone leave no board ({self._proved})"
        broken = f"one of these {rules} rules" if rules > 1 else "this rule"
        return f"{given}every board breaks {broken} ({self._proved})"

    @property
    def _proved(self) -> str:
        if self.is_smallest:
            return "no reason is smaller"
        if self.is_minimal:
            return "nothing can be left out"
        return "not yet minimal" + (f", at least {self.bound} are needed" if self.bound else "")

    def __repr__(self) -> str:
        return f"<Conflict of {self.size}: {self}>"

    def _repr_html_(self) -> str:
        drawn = self.board()
        lines = "".join(f"<p>{escape(line)}</p>" for line in self.reasons)
        return f"<p>{escape(str(self))}</p>{lines}{drawn._repr_html_() if drawn else ''}"


@dataclass(frozen=True)
class Conflicts:
    """Some conflicts of a task."""

    found: tuple[Conflict, ...]
    are_all: bool
    """There are no other minimal ones."""
    interrupted: Interruption | None
    """What cut the search short."""


OnConflict = Callable[[int, int | None], None]
"""Called with the size of the smallest so far, and the lower bound if there is one."""


def find_conflicts(
    teller: Teller,
    marks: Sequence[Mark],
    limits: Limits,
    *,
    count: int,
    smallest: bool,
    flat: bool = False,
    on_conflict: OnConflict,
) -> Conflicts:
    """So many conflicts of the told task that has no answer, the first perhaps a smallest one.

    `flat` leaves large ones without a chain.

    Raises:
        OptionError: there is none in what can be relaxed.
    """
    found: list[Conflict] = []
    best: list[Conflict] = []
    all_found: list[AllFound] = []

    def receive(message: Message) -> None:
        if isinstance(message, AllFound):
            all_found.append(message)
            return
        told = unpacked(message.packed)
        proved = message.is_minimal, message.bound
        one = Conflict(told.because, told.known, *proved, teller, told.chain)
        if message.is_final:
            best.clear()
            found.append(one)
        else:
            best[:] = [one]
            on_conflict(one.size, one.bound)

    task = teller.task
    request = Request(count, smallest, flat)
    interruption = run(partial(search, task, marks, request), limits, receive)
    if not found and not best and interruption is None:
        words = "the base part alone has answers: what contradicts it is not explained"
        raise OptionError(f"{task.encoding.path}: {words}")
    return Conflicts(tuple(found or best), bool(all_found), interruption)
