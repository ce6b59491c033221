"""What contradicts where there is no answer: minimal sets of clues, constraints and marks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from html import escape
from itertools import islice
from typing import Any, NamedTuple

import clingo

from pylogic.draw.board import Board
from pylogic.errors import Interruption, OptionError
from pylogic.explain import film
from pylogic.explain.assumptions import Switches
from pylogic.explain.mus import marco
from pylogic.explain.relaxation import relax
from pylogic.explain.smus import smus
from pylogic.explain.text import Line, Teller, mark_text
from pylogic.rules.constraints import BROKEN
from pylogic.rules.lexical import OWN
from pylogic.rules.symbols import Mark, Symbols, pack, unpack
from pylogic.solving.child import Brake, CutShortError, Send
from pylogic.solving.limits import Limits
from pylogic.solving.process import run
from pylogic.solving.task import Task

_NOT = f"{OWN}not"
"""What stands for a mark of the board that says that an atom does not hold."""


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
        }

    def __str__(self) -> str:
        rules = sum(symbol.match(*BROKEN) for symbol in self.because)
        clues = len(self.because) - rules
        what = [f"{clues} clue{'s' * (clues != 1)}"] if clues else []
        what += ["what the board shows"] if self.marks else []
        given = f"with {' and '.join(what)}, " if what else ""
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
        lines = "".join(f"<p>{escape(f'{x.place}: {x.clue or x.words}')}</p>" for x in self.lines)
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
    on_conflict: OnConflict,
) -> Conflicts:
    """So many conflicts of the told task that has no answer, the first perhaps a smallest one.

    Raises:
        OptionError: there is none in what can be relaxed.
    """
    found: list[Conflict] = []
    best: list[Conflict] = []
    all_found: list[_All] = []

    def receive(message: _Message) -> None:
        if isinstance(message, _All):
            all_found.append(message)
            return
        because, known, is_minimal, bound, is_final = message
        one = Conflict(unpack(because), known, is_minimal, bound, teller)
        if is_final:
            best.clear()
            found.append(one)
        else:
            best[:] = [one]
            on_conflict(one.size, bound)

    task = teller.task
    interruption = run(partial(_work, task, marks, count, smallest), limits, receive)
    if not found and not best and interruption is None:
        words = "the base part alone has answers: what contradicts it is not explained"
        raise OptionError(f"{task.encoding.path}: {words}")
    return Conflicts(tuple(found or best), bool(all_found), interruption)


class _Found(NamedTuple):
    """A conflict, with what it contains as a packed text."""

    because: str
    marks: tuple[Mark, ...]
    is_minimal: bool
    bound: int | None
    is_final: bool
    """Whether nothing better is looked for in its place."""


class _All(NamedTuple):
    """There are no other minimal conflicts."""


_Message = _Found | _All


def _work(
    task: Task,
    marks: Sequence[Mark],
    count: int,
    smallest: bool,
    send: Send[_Message],
    brake: Brake,
) -> bool:
    program = relax(task)
    literals = _mark_literals(program.atoms, marks)
    switches = Switches(program.switches.control, {**program.switches.literals, **literals})
    brake.interrupt = switches.stop

    def tell(
        symbols: Symbols, is_minimal: bool, bound: int | None = None, *, is_final: bool = False
    ) -> None:
        because = [symbol for symbol in symbols if symbol not in literals]
        known = [_mark(symbol) for symbol in symbols if symbol in literals]
        send(_Found(pack(because), tuple(known), is_minimal, bound, is_final))

    try:
        if switches.core(switches.literals) is None:
            return False
        found = marco(switches, 0, lambda best: tell(best, False))
        first = next(found)
        if smallest:
            groups = [(symbol,) for symbol in switches.literals]
            best = smus(switches, groups, (), first, lambda best, n: tell(best, True, n))
            tell(best, True, len(best), is_final=True)
            found = (other for other in marco(switches, 0, _ignore) if other != best)
        else:
            tell(first, True, is_final=True)
        for other in islice(found, count - 1):
            tell(other, True, is_final=True)
        if count > 1 and next(found, None) is None:
            send(_All())
    except CutShortError:
        return True
    return False


def _ignore(_best: Symbols) -> None:
    pass


def _mark_literals(
    atoms: Mapping[clingo.Symbol, int], marks: Sequence[Mark]
) -> dict[clingo.Symbol, int]:
    literals = {}
    for text, holds in marks:
        symbol = clingo.parse_term(text)
        if symbol in atoms:
            name = symbol if holds else clingo.Function(_NOT, [symbol])
            literals[name] = atoms[symbol] if holds else -atoms[symbol]
    return literals


def _mark(symbol: clingo.Symbol) -> Mark:
    return (str(symbol.arguments[0]), False) if symbol.match(_NOT, 1) else (str(symbol), True)
