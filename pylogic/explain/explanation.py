"""Explanation: the conflicts, steps or differences of a task, in words and pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from html import escape
from typing import TYPE_CHECKING, Any, NamedTuple

from pylogic.draw.board import Board
from pylogic.errors import BAD_INPUT, UNSOLVABLE, Interruption, exit_code, stopped_by
from pylogic.explain import film
from pylogic.explain.film import Offer, Shot
from pylogic.explain.steps import Chain, Deduction
from pylogic.explain.text import ChainLine, Citation, Sentence, Teller, mark_text
from pylogic.rules import constraints
from pylogic.rules.constraints import BROKEN
from pylogic.rules.symbols import Mark, Spot, Symbols, pack, unpack
from pylogic.solving.outcome import Outcome, Picture, Shown, Status

if TYPE_CHECKING:
    from pylogic.explain.grade import Grade


@dataclass(frozen=True, repr=False)
class Step(Shown):
    """A step of a derivation: one deduction, told in one sentence and one picture."""

    number: int
    """From 1."""
    deduction: Deduction
    noted: tuple[Deduction, ...]
    """Deductions since the last step that no player enters, as "no 5 here"."""
    implied: tuple[Mark, ...]
    """The marks that then follow from choices and definitions alone."""
    recalled: tuple[Deduction, ...]
    """The noted deductions that it uses: one mark each, with the known marks that it used."""
    known: tuple[Mark, ...] = field(compare=False)
    """All that is known after it."""
    teller: Teller = field(compare=False)
    drawn: Board | None = field(compare=False, default=None)
    """Its board, if it was drawn when it was found."""

    @property
    def name(self) -> str:
        """The technique that its rules name, or else the number of clues and rules."""
        return self.teller.name(self.deduction)

    @property
    def is_smallest(self) -> bool:
        """Whether it is proved that nothing had a cheaper explanation."""
        return self.deduction.is_smallest

    @property
    def cost(self) -> int:
        """Its cost for a person, as the rules say."""
        return self.deduction.cost

    @property
    def size(self) -> int:
        """Clues and ground constraints that it needs: that the first of its parts does."""
        return len((*self.deduction.parts, self.deduction)[0].because)

    @property
    def is_entered(self) -> bool:
        """Whether a player can enter one of its marks; else it is noted, and leads to others."""
        return any(map(self.teller.is_entered, self.deduction.marks))

    @property
    def sentence(self) -> Sentence:
        """The sentence: known marks, the rule, the marks that follow."""
        return self.teller.sentence(self.deduction, self.recalled)

    @property
    def lines(self) -> list[ChainLine]:
        """The lines of its chain, if it has one: a supposition, and what follows."""
        return self.teller.chain_lines(self.deduction.chain)

    @property
    def causes(self) -> list[Spot]:
        """The spots of the known marks that it uses, and of its clues."""
        return list(self.sentence.causes)

    @property
    def shot(self) -> Shot:
        """The frame that shows it."""
        told, lines = self.sentence, (line.text for line in self.lines)
        return Shot(str(self), (told.words, *lines), self.known, told.styles, self.deduction)

    def board(self) -> Board | None:
        """The board after it; None for rules that cannot draw.

        Cells that follow are effects, those that they follow from causes.

        Raises:
            StoppedError: a limit ended the drawing.
        """
        if self.drawn is not None:
            return self.drawn
        return film.of_shots(self.teller, [self.picture])

    @property
    def picture(self) -> Shot:
        """The frame that shows it, without its words."""
        return self.shot._replace(name="", captions=())

    def to_dict(self) -> dict[str, Any]:
        """Its name, cost and size, marks, causes, sentence, and the deductions noted before it."""
        marks, told = self.deduction.marks, self.sentence
        return {
            "number": self.number,
            "name": self.name,
            "cost": self.cost,
            "size": self.size,
            "smallest": self.is_smallest,
            "atoms": list(map(mark_text, marks)),
            "entered": list(map(mark_text, filter(self.teller.is_entered, marks))),
            "cells": list(map(list, told.cells)),
            "known": list(map(mark_text, self.deduction.known)),
            "causes": list(map(list, told.causes)),
            "sentence": told.words,
            "because": [line.to_dict() for line in told.lines],
            "chain": [line.to_dict() for line in self.lines],
            "noted": [self.teller.noted(one) for one in self.noted],
            "implied": list(map(mark_text, self.implied)),
        }

    def __str__(self) -> str:
        is_sure = self.is_smallest or self.deduction.is_technique
        doubt = "" if is_sure else ", perhaps less"
        return f"step {self.number}: {self.name}, cost {self.cost}{doubt}"

    def __repr__(self) -> str:
        return f"<Step {self.number}: cost {self.cost}, size {self.size}>"

    def parts(self) -> list[str | Picture]:
        """Its name and its sentences, and the board before it."""
        return [str(self), *self.shot.captions, Picture(self.board)]


def find_noted_steps(steps: Sequence[Step]) -> list[int]:
    """The places of the steps that the last one rests on and that no player can enter."""
    places: set[int] = set()
    waiting = [steps[-1]]
    for step in waiting:  # to which the steps are added that it uses
        used = {*step.deduction.known, *(mark for one in step.recalled for mark in one.known)}
        for place, earlier in enumerate(steps[:-1]):
            is_used = not used.isdisjoint(earlier.deduction.marks)
            if is_used and not earlier.is_entered and place not in places:
                places.add(place)
                waiting.append(earlier)
    return sorted(places)


@dataclass(frozen=True, repr=False)
class Conflict(Shown):
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
        """The number of clues, constraints and marks."""
        return len(self.because) + len(self.marks)

    @property
    def is_smallest(self) -> bool:
        """Whether it is proved that none is smaller."""
        return self.bound == self.size

    @property
    def lines(self) -> list[Citation]:
        """The clues and the rules in words, each with its place."""
        return self.teller.lines(self.because)

    @property
    def reasons(self) -> list[str]:
        """Its chain line by line, or else its clues and rules, each with its place."""
        if self.chain:
            return [line.text for line in self.chain_lines]
        return [f"{line.place}: {line.clue or line.words}" for line in self.lines]

    @property
    def chain_lines(self) -> list[ChainLine]:
        """The chain in sentences, each with how deep it is indented."""
        return self.teller.chain_lines(self.chain)

    def board(self) -> Board | None:
        """The board with its clues and marks highlighted; None for rules that cannot draw.

        Raises:
            StoppedError: a limit ended the drawing.
        """
        return film.of_conflict(self.teller, self.because, self.marks)

    def told_board(self) -> Board | None:
        """The board, with the sentences of the conflict under it."""
        drawn = self.board()
        if drawn is None:
            return None
        cite = self.teller.words.cite
        said = [f"the clue {cite(str(x.clue))}" if x.clue else x.words for x in self.lines]
        said = self.reasons if self.chain else said
        frame = drawn.frames[0]
        captions = (*frame.captions, f"{self}:", *(f"  {line}" for line in said))
        return replace(drawn, frames=(replace(frame, captions=captions),))

    def to_dict(self) -> dict[str, Any]:
        """Its clues and rules in words, the marks of the board, and the proofs of its size."""
        return {
            "because": [line.to_dict() for line in self.lines],
            "words": str(self),
            "state": list(map(mark_text, self.marks)),
            "cells": list(map(list, self.teller.spots(atom for atom, _ in self.marks))),
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

    def parts(self) -> list[str | Picture]:
        """Its size, the marks of the board, its clues and rules, and the board with them."""
        marks = f"the board: {self.teller.words.say(self.marks)}"
        lines = [*([marks] if self.marks else []), *self.reasons]
        return [f"{self}:", *(f"  {line}" for line in lines), Picture(self.board)]


class Further(NamedTuple):
    """Clues besides an instance's own that leave one of its answers alone."""

    clues: Symbols
    """Empty if none were found."""
    least: float
    """It is proved that no fewer leave it alone; infinite if none at all do."""
    interrupted: Interruption | None = None
    """The reason why the search for clues ended early."""


@dataclass(frozen=True)
class Extra:
    """Clues that leave one of several answers alone."""

    clues: Symbols
    """Besides the instance's own."""
    of: int = 0
    """Which of the answers, from 0."""
    fewest_of: tuple[int, ...] = ()
    """The answers of which it is proved that no fewer clues leave them alone."""

    @property
    def proof(self) -> str:
        """The answers that provably no fewer clues leave alone, in words."""
        if self.of not in self.fewest_of:
            return "perhaps fewer do"
        if len(self.fewest_of) > 1:
            return "no fewer clues of either answer do"
        other = 1 - self.of + 1
        return f"no fewer clues of answer {self.of + 1} do, perhaps fewer of answer {other}"


@dataclass(frozen=True, repr=False)
class Differences:
    """The atoms that several answers have in common."""

    certain: Symbols
    """The atoms of all answers, with the atoms that draw them."""
    possible: Symbols
    """The atoms of at least one answer."""
    extra: Extra | None = None
    """The fewest clues that leave one of two answers alone, if they were looked for."""

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process symbols go as a packed text."""
        return _unpacked, (pack(self.certain), pack(self.possible), self.extra)

    def __repr__(self) -> str:
        counts = f"{len(self.certain)} atoms in all answers, {len(self.possible)} in some"
        return f"<Differences: {counts}>"


def _unpacked(certain: str, possible: str, extra: Extra | None) -> Differences:
    return Differences(unpack(certain), unpack(possible), extra)


@dataclass(frozen=True, repr=False)
class Explanation(Shown):
    """Why an instance has the answers that it has."""

    outcome: Outcome
    """A search for two answers; its status says which fields below are filled."""
    teller: Teller = field(compare=False)
    """Says and draws it."""
    conflicts: tuple[Conflict, ...] = ()
    are_all: bool = False
    """There are no other minimal conflicts."""
    is_whole: bool = False
    """The steps begin with the instance alone, and are neither a hint nor without chains."""
    steps: tuple[Step, ...] = ()
    is_complete: bool = False
    """The steps end with the whole solution."""
    start: tuple[Mark, ...] = ()
    """The marks known before the first step: those of the board, and those that restate clues."""
    noted: tuple[Deduction, ...] = ()
    """Deductions after the last step that no player enters."""
    differences: Differences | None = None
    interrupted: Interruption | None = None
    """The reason why the explanation ended early."""

    @cached_property
    def grade(self) -> Grade | None:
        """How hard the one answer is to find; None where only a part of the way to it is told."""
        if self.outcome.status != Status.UNIQUE or not self.is_whole:
            return None
        from pylogic.explain.grade import count, grade

        steps = (one for step in self.steps for one in (*step.noted, step.deduction))
        counted = (count(one, self.teller) for one in (*steps, *self.noted))
        levels = constraints.levels(self.teller.task.encoding)
        is_complete, interrupted = self.is_complete, self.interrupted
        return grade(counted, levels, is_complete=is_complete, interrupted=interrupted)

    @property
    def difficulty(self) -> int | None:
        """The cost of the costliest deduction, step or not.

        None where there is no grade.
        """
        return self.grade.costliest if self.grade else None

    @property
    def exit_code(self) -> int:
        """The exit code of the command line; a board that contradicts the rules is bad input."""
        if self.outcome.status == Status.NONE:
            is_bad = any(conflict.marks for conflict in self.conflicts)
            return exit_code(self.interrupted, False, BAD_INPUT if is_bad else UNSOLVABLE)
        is_cut = self.interrupted is not None and self.differences is None
        return exit_code(self.interrupted, None if is_cut else True)

    def boards(self) -> list[Board]:
        """The boards of the explanation: each conflict, both answers, or the steps as one film.

        Raises:
            StoppedError: a limit ended the drawing.
        """
        if self.outcome.status == Status.NONE:
            drawn = [conflict.told_board() for conflict in self.conflicts]
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
        """Two answers and the atoms that all share, if these are known and the rules can draw."""
        if self.differences is None:
            return None
        return film.side_by_side(self.teller, self.outcome.answers, self.differences.certain)

    def to_dict(self) -> dict[str, Any]:
        """The output of `pylogic explain --json`.

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
        """The result in words; of an interruption only where a derivation was cut short."""
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
        """The numbers of atoms in all and in some answers."""
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


@dataclass(frozen=True)
class Request:
    """The wishes of a call, besides its task."""

    marks: Sequence[Mark] = ()
    """The marks of the board that are known already."""
    count: int = 1
    """How many conflicts."""
    smallest: bool = False
    """Whether the first of them is one of the smallest, proved."""
    hint: bool = False
    """A derivation has only the next step that a player can enter, and the steps that it uses."""
    flat: bool = False
    """Whether large explanations stay sets, without chains."""
    drawn: bool = False
    """Whether the steps come with their boards."""
    graded: bool = False
    """Whether there is nothing to do unless there is one answer."""


Fields = Mapping[str, Any]
"""Fields of an explanation that become known together; `glossary` are the words of its teller."""
