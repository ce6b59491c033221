"""A step as it is told: one deduction, one sentence, one picture."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from typing import Any

from pylogic.draw.board import Board
from pylogic.explain import film
from pylogic.explain.film import Shot
from pylogic.explain.partial_board import can_enter
from pylogic.explain.steps import Deduction
from pylogic.explain.text import Sentence, Teller, ToldLine, mark_text
from pylogic.rules.symbols import Mark, Spot


@dataclass(frozen=True, repr=False)
class ToldStep:
    """A deduction, with what was noted on the way to it, and what says and draws it."""

    number: int
    """From 1."""
    deduction: Deduction
    noted: tuple[Deduction, ...]
    """What was found before it, and is no step: no player enters it, as "no 5 here"."""
    implied: tuple[Mark, ...]
    """What choices and definitions alone make of what is known then."""
    recalled: tuple[Deduction, ...]
    """Where what the deduction uses was noted: one mark each, with what was known and used."""
    known: tuple[Mark, ...] = field(compare=False)
    """All that is known after it."""
    teller: Teller = field(compare=False)

    @property
    def name(self) -> str:
        """What its rules call it; what they do not name is counted."""
        return self.teller.name(self.deduction)

    @property
    def is_smallest(self) -> bool:
        """Whether it is proved that nothing had a cheaper explanation."""
        return self.deduction.is_smallest

    @property
    def cost(self) -> int:
        """What it costs a person, as the rules say."""
        return self.deduction.cost

    @property
    def size(self) -> int:
        """Clues and ground constraints that it needs."""
        return len(self.deduction.because)

    @property
    def is_entered(self) -> bool:
        """Whether a player can enter some of it; else it is noted, and leads to other steps."""
        return any(can_enter(self.teller.task.encoding, mark) for mark in self.deduction.marks)

    @property
    def sentence(self) -> Sentence:
        """What is known, by which rule, and what follows."""
        return self.teller.sentence(self.deduction, self.recalled)

    @property
    def lines(self) -> list[ToldLine]:
        """The chain that shows it, where it has one: what is supposed, what follows from that."""
        return self.teller.chain_lines(self.deduction.chain)

    @property
    def causes(self) -> list[Spot]:
        """The spots that are known and used, and those of the clues."""
        return self.teller.causes(self.deduction, self.recalled)

    @property
    def shot(self) -> Shot:
        """What is drawn of it."""
        lines = (line.text for line in self.lines)
        styles = self.teller.styles(self.deduction, self.recalled)
        return Shot(str(self), (self.sentence.words, *lines), self.known, styles, self.deduction)

    def board(self) -> Board | None:
        """The board after it; None for rules that cannot draw.

        Cells that follow are effects, those that they follow from causes.

        Raises:
            StoppedError: a limit ended the drawing.
        """
        return film.of_shots(self.teller, [self.shot._replace(name="", captions=())])

    def to_dict(self) -> dict[str, Any]:
        """Its name, cost and size, what follows, from what, in words, and what was noted before."""
        encoding, marks = self.teller.task.encoding, self.deduction.marks
        told = self.sentence
        return {
            "number": self.number,
            "name": self.name,
            "cost": self.cost,
            "size": self.size,
            "smallest": self.is_smallest,
            "atoms": list(map(mark_text, marks)),
            "entered": [mark_text(mark) for mark in marks if can_enter(encoding, mark)],
            "cells": list(map(list, told.cells)),
            "known": list(map(mark_text, self.deduction.known)),
            "causes": list(map(list, self.causes)),
            "sentence": told.words,
            "because": [line.to_dict() for line in told.lines],
            "chain": [line.to_dict() for line in self.lines],
            "noted": [self.teller.noted(one) for one in self.noted],
            "implied": list(map(mark_text, self.implied)),
        }

    def __str__(self) -> str:
        doubt = "" if self.is_smallest else ", perhaps less"
        return f"step {self.number}: {self.name}, cost {self.cost}{doubt}"

    def __repr__(self) -> str:
        return f"<ToldStep {self.number}: cost {self.cost}, size {self.size}>"

    def _repr_html_(self) -> str:
        said = "".join(f"<p>{escape(line)}</p>" for line in (str(self), *self.shot.captions))
        drawn = self.board()
        return f"{said}{drawn._repr_html_() if drawn else ''}"
