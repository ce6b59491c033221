"""Explanation: conflicts, steps or differences, with what says and draws them."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from html import escape
from typing import Any

from pylogic.draw.board import Board
from pylogic.errors import Interruption
from pylogic.explain import film
from pylogic.explain.conflicts import Conflict
from pylogic.explain.differences import Differences
from pylogic.explain.film import Offer, Shot
from pylogic.explain.grade import Grade, count, grade
from pylogic.explain.partial_board import entered
from pylogic.explain.steps import Deduction
from pylogic.explain.text import Teller, mark_text
from pylogic.explain.told_step import ToldStep
from pylogic.rules import techniques
from pylogic.rules.symbols import Mark
from pylogic.solving.outcome import Outcome, Status, stopped_by


@dataclass(frozen=True, repr=False)
class Explanation:
    """Why an instance has the answers that it has."""

    outcome: Outcome
    """A search for two answers; its status says which of the others are filled."""
    teller: Teller = field(compare=False)
    """Says and draws it."""
    conflicts: tuple[Conflict, ...] = ()
    are_all: bool = False
    """There are no other minimal conflicts."""
    is_whole: bool = False
    """The steps begin with the instance alone, and are more than a hint."""
    steps: tuple[ToldStep, ...] = ()
    is_complete: bool = False
    """The steps end with the whole solution."""
    start: tuple[Mark, ...] = ()
    """What is known before the first step: what the board shows, and what only restates clues."""
    noted: tuple[Deduction, ...] = ()
    """What was noted after the last step, and no player enters."""
    differences: Differences | None = None
    interrupted: Interruption | None = None
    """What cut the explanation short."""

    @cached_property
    def grade(self) -> Grade | None:
        """How hard the one answer is to find; None where only a part of the way to it is told."""
        if self.outcome.status != Status.UNIQUE or not self.is_whole:
            return None
        steps = (one for step in self.steps for one in (*step.noted, step.deduction))
        encoding, name = self.teller.task.encoding, self.teller.name
        is_entered = entered(encoding)
        counted = (count(one, name(one), is_entered) for one in (*steps, *self.noted))
        return grade(counted, techniques.levels(encoding), is_complete=self.is_complete)

    @property
    def difficulty(self) -> int | None:
        """What the costliest step costs, or what it takes to note something, if that is more.

        None where there is no grade.
        """
        return self.grade.costliest if self.grade else None

    def boards(self) -> list[Board]:
        """What can be drawn: each conflict, both answers, or the steps as one film.

        Raises:
            StoppedError: a limit ended the drawing.
        """
        if self.outcome.status == Status.NONE:
            drawn = [_told(conflict) for conflict in self.conflicts]
        elif self.outcome.count > 1:
            drawn = [self.side_by_side()]
        else:
            drawn = [self.film()]
        return [board for board in drawn if board is not None]

    def film(self) -> Board | None:
        """All steps as frames, with their sentences under them; None for rules without a view."""
        before = Shot("before the first step", (), self.start, {})
        return film.of_shots(self.teller, [before, *(step.shot for step in self.steps)])

    def side_by_side(self) -> Board | None:
        """Two answers and what all have in common, if that is known and the rules can draw."""
        if self.differences is None:
            return None
        return film.side_by_side(self.teller, self.outcome.answers, self.differences.certain)

    def to_dict(self) -> dict[str, Any]:
        """What `pylogic explain --json` prints.

        Raises:
            StoppedError: a limit ended the finding of words.
        """
        compared, shown = self.differences, self.teller.answer_atoms
        extra = compared.extra if compared else None
        return {
            "puzzle": self.teller.task.encoding.name,
            "instance": self.teller.task.instance.label,
            "status": self.outcome.status.value,
            "conflicts": [conflict.to_dict() for conflict in self.conflicts],
            "all": self.are_all,
            "start": list(map(mark_text, self.start)),
            "steps": [step.to_dict() for step in self.steps],
            "noted": [self.teller.noted(one) for one in self.noted],
            "complete": self.is_complete,
            "difficulty": self.difficulty,
            "grade": self.grade.to_dict() if self.grade else None,
            "answers": [[str(a) for a in sorted(x.symbols)] for x in self.outcome.answers],
            "cautious": shown(compared.certain) if compared else None,
            "brave": shown(compared.possible) if compared else None,
            "extra": list(map(str, extra.clues)) if extra else None,
            "extra_of": extra.of + 1 if extra else None,
            "fewest_of": [place + 1 for place in extra.fewest_of] if extra else None,
            "interrupted": self.interrupted,
        }

    def offers(self) -> list[Offer]:
        """The clues that the instance does not have, and that would leave one answer.

        Raises:
            StoppedError: a limit ended the drawing.
        """
        extra = self.differences.extra if self.differences else None
        return film.offers(self.teller, extra.clues) if extra else []

    @property
    def claim(self) -> str:
        """What was found, in words; without what cut short all but a derivation."""
        if self.outcome.status == Status.NONE:
            has_marks = any(conflict.marks for conflict in self.conflicts)
            return "none: " + (
                "the board contradicts the rules" if has_marks else "there is no answer"
            )
        if self.outcome.count > 1:
            return f"multiple: {self._common}"
        steps = f"{len(self.steps)} step{'s' * (len(self.steps) != 1)}"
        if self.interrupted:
            return f"{steps}, {stopped_by(self.interrupted)}: the derivation is not complete"
        if not self.steps:
            return "the board is full"
        size = max(step.size for step in self.steps)
        largest = f"largest explanation: {size} clue{' or rule' if size == 1 else 's and rules'}"
        return f"{steps}, {largest}" + (", the board is full" if self.is_complete else "")

    @property
    def _common(self) -> str:
        """What several answers have in common, in figures."""
        if self.differences is None:
            return "there are several answers"
        shown = self.teller.answer_atoms
        certain, possible = self.differences.certain, self.differences.possible
        what = " and ".join(f"{name}/{n}" for name, n in self.teller.task.encoding.shown)
        return f"of {what}, {len(shown(certain))} in all answers, {len(shown(possible))} in some"

    def __str__(self) -> str:
        is_said = self.outcome.count == 1 or not self.interrupted
        return self.claim if is_said else f"{self.claim}, {stopped_by(self.interrupted or 'user')}"

    def __repr__(self) -> str:
        return f"<Explanation {self}>"

    def _repr_html_(self) -> str:
        drawn = self.conflicts if self.conflicts else self.boards()
        return "\n".join([*(one._repr_html_() for one in drawn), f"<p>{escape(str(self))}</p>"])


def _told(conflict: Conflict) -> Board | None:
    """The board of a conflict with its sentences."""
    drawn = conflict.board()
    if drawn is None:
        return None
    cite = conflict.teller.words.cite
    said = [f"the clue {cite(str(x.clue))}" if x.clue else x.words for x in conflict.lines]
    said = conflict.reasons if conflict.chain else said
    frame = drawn.frames[0]
    captions = (*frame.captions, f"{conflict}:", *(f"  {line}" for line in said))
    return replace(drawn, frames=(replace(frame, captions=captions),))
