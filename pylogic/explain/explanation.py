"""Explanations: the conflicts, steps or differences of a task, in words and pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import clingo

from pylogic.draw.board import Board
from pylogic.errors import BAD_INPUT, UNSOLVABLE, Interruption, describe_stop, to_exit_code
from pylogic.explain import film
from pylogic.explain.film import Shot
from pylogic.explain.grade import Grade, Technique
from pylogic.explain.steps import Chain, Deduction
from pylogic.explain.text import Citation, Notes, Sentence, Teller, say_mark
from pylogic.explain.words import join_words
from pylogic.rules import constraints
from pylogic.rules.parts import VIEW
from pylogic.rules.symbols import Mark, Symbols
from pylogic.solving.outcome import Outcome, Picture, Shown, Status

NO_TELLER: Any = None
"""Stands for the teller of a step or a conflict that a child sends: it would carry the task."""


@dataclass(frozen=True, repr=False)
class Step(Shown):
    """A step of a derivation: one deduction, with its sentence and its picture."""

    number: int
    """The step's place in the derivation, from 1."""
    deduction: Deduction
    noted: tuple[Deduction, ...]
    """Deductions since the last step whose marks no player enters, such as "no 5 here"."""
    implied: tuple[Mark, ...]
    """The marks that then follow from choices and definitions alone."""
    recalled: tuple[Deduction, ...]
    """The noted deductions that the step uses, of one mark each, with the marks they used."""
    earlier: tuple[tuple[int, Deduction], ...]
    """The numbers and deductions of earlier steps of which it uses marks that no board shows."""
    known: tuple[Mark, ...] = field(compare=False)
    """All marks that are known after the step."""
    teller: Teller = field(compare=False)
    """Says and draws the step."""
    drawn: Board | None = field(compare=False, default=None)
    """The board after the step, if the search has drawn it already."""

    @property
    def name(self) -> str:
        """The technique that its rules name, or else counts, such as "one clue and 2 rules"."""
        return self.teller.name_deduction(self.deduction)

    @property
    def cost(self) -> int:
        """The deduction's cost for a person, as the rules say."""
        return self.deduction.cost

    @property
    def size(self) -> int:
        """The number of clues and ground constraints of the deduction, or of its first part."""
        return len((*self.deduction.parts, self.deduction)[0].because)

    @property
    def is_entered(self) -> bool:
        """Whether a player enters one of its marks; otherwise all marks are only noted."""
        return any(map(self.teller.is_entered, self.deduction.marks))

    @cached_property
    def _sentences(self) -> list[Sentence]:
        """The sentence, and the lines under it."""
        return self.teller.make_lines(self.deduction, self.recalled, self.earlier)

    @property
    def sentence(self) -> Sentence:
        """The sentence: known marks, the rule, the marks that follow."""
        return self._sentences[0]

    @property
    def chain_lines(self) -> list[Sentence]:
        """The lines under it: reasons of known marks that no board shows, and those of its chain,
        such as a supposition and its consequences."""
        return self._sentences[1:]

    @property
    def lines(self) -> tuple[str, ...]:
        """The sentence, and the lines under it, as texts."""
        return (self.sentence.words, *(line.text for line in self.chain_lines))

    @property
    def shot(self) -> Shot:
        """The frame to draw, without words: the marks known after the step."""
        return Shot(self.known, self.sentence.styles, self.deduction)

    def board(self) -> Board | None:
        """Return `drawn`, else draw the board after the step; None for rules that cannot draw."""
        return self.drawn or film.draw_shots(self.teller, [self.shot])

    def to_dict(self) -> dict[str, Any]:
        """Return the step for JSON: marks as texts, spots as lists, noted deductions as dicts."""
        marks, sentence = self.deduction.marks, self.sentence
        return {
            "number": self.number,
            "name": self.name,
            "cost": self.cost,
            "size": self.size,
            "atoms": list(map(say_mark, marks)),
            "entered": list(map(say_mark, filter(self.teller.is_entered, marks))),
            "cells": list(map(list, sentence.cells)),
            "known": list(map(say_mark, self.deduction.known)),
            "causes": list(map(list, sentence.causes)),
            "sentence": sentence.words,
            "because": [line.to_dict() for line in sentence.citations],
            "chain": [line.to_dict() for line in self.chain_lines],
            "implied": list(map(say_mark, self.implied)),
        }

    def __str__(self) -> str:
        """Say number, name and cost."""
        return f"step {self.number}: {self.name}, cost {self.cost}"

    def parts(self) -> list[str | Picture]:
        """Return its name, its sentences, and a picture of the board after it."""
        return [str(self), *self.lines, Picture(self.board)]


@dataclass(frozen=True)
class Suspect:
    """A clue of a conflict: with another in its place, or without it, there are answers."""

    clue: clingo.Symbol
    instead: Symbols
    """Clues, each of which in its place leaves one answer."""


@dataclass(frozen=True, repr=False)
class Conflict(Shown):
    """Clues, broken constraints, and marks of the board that cannot all be kept."""

    because: Symbols
    """Clues, and atoms that name broken ground constraints."""
    marks: tuple[Mark, ...]
    """Marks of the board."""
    is_minimal: bool
    """The conflict is a MUS: without any one member, the others can be kept."""
    bound: int | None
    """The proved lower bound of the size of conflicts; None if nothing is proved."""
    teller: Teller = field(compare=False)
    """Says and draws the conflict."""
    chain: Chain | None = None
    """Small deductions that lead to the contradiction, if the conflict is large."""
    suspects: tuple[Suspect, ...] = ()
    """Clues whose change alone repairs the board, those first for which one answer is known."""

    @property
    def size(self) -> int:
        """The number of clues, constraints and marks."""
        return len(self.because) + len(self.marks)

    @property
    def is_smallest(self) -> bool:
        """Whether it is proved that no conflict is smaller: its size equals the bound."""
        return self.bound == self.size

    @cached_property
    def citations(self) -> list[Citation]:
        """The citations of its clues, then of its rules; marks have none."""
        return self.teller.cite_all(self.because)

    @cached_property
    def chain_lines(self) -> list[Sentence]:
        """The lines of its chain; none without a chain."""
        return self.teller.say_chain(self.chain, Notes())

    @cached_property
    def suspicions(self) -> list[str]:
        """The suspects in words: a line for each that another clue repairs, one for the others."""
        name, lines = self.teller.wording.name_clue, list[str]()
        for clue, instead in ((name(str(x.clue)), x.instead) for x in self.suspects if x.instead):
            repairs = self.teller.say_further_clues(instead, "or")
            lines.append(f"with {repairs} in place of {clue} there is one answer")
        others = [name(str(x.clue)) for x in self.suspects if not x.instead]
        other = f"with another clue than {join_words(others, 'or')}, or without it"
        return [*lines, f"{other}, there are answers"] if others else lines

    @property
    def lines(self) -> tuple[str, ...]:
        """The conflict in words: its suspects, its marks, and the lines of its chain, or without
        one its clues and rules, each as FILE:LINE: WORDS."""
        marks = [f"the board: {self.teller.wording.say_clauses(self.marks)}"] if self.marks else []
        cited = (f"{x.place}: {'the clue ' if x.clue else ''}{x.words}" for x in self.citations)
        reasons = (line.text for line in self.chain_lines) if self.chain else cited
        return (*self.suspicions, f"{self}:", *(f"  {line}" for line in (*marks, *reasons)))

    def board(self) -> Board | None:
        """Draw the conflict's clues and marks, highlighted, with its words below the board; None
        for rules that cannot draw."""
        spots = self.teller.find_spots
        clues = spots(str(x) for x in self.because if not x.match(*constraints.BROKEN))
        wrong = spots(atom for atom, _ in self.marks)
        styles = dict.fromkeys(clues, "cause") | dict.fromkeys(wrong, "wrong")
        shot = Shot(self.marks, styles, captions=self.lines, is_conflict=True)
        return film.draw_shots(self.teller, [shot])

    def to_dict(self) -> dict[str, Any]:
        """Return the conflict for JSON: clues, rules and marks in words, and proofs of its size."""
        return {
            "because": [line.to_dict() for line in self.citations],
            "words": str(self),
            "state": list(map(say_mark, self.marks)),
            "cells": list(map(list, self.teller.find_spots(atom for atom, _ in self.marks))),
            "minimal": self.is_minimal,
            "smallest": self.is_smallest,
            "bound": self.bound,
            "suspects": self.suspicions,
            "chain": [line.to_dict() for line in self.chain_lines],
        }

    def __str__(self) -> str:
        """Say how many clues and rules contradict, and whether they are minimal or the fewest."""
        rules = sum(symbol.match(*constraints.BROKEN) for symbol in self.because)
        clues = len(self.because) - rules
        parts = [f"{clues} clue{'s' * (clues != 1)}"] if clues else []
        parts += ["what the board shows"] if self.marks else []
        given = f"with {' and '.join(parts)}, " if parts else ""
        proof = "not yet minimal" + (f", at least {self.bound} are needed" if self.bound else "")
        if self.is_smallest or self.is_minimal:
            proof = "no reason is smaller" if self.is_smallest else "nothing can be left out"
        if not rules:
            return f"{given}the choices and definitions alone leave no board ({proof})"
        broken = f"one of these {rules} rules" if rules > 1 else "this rule"
        return f"{given}every board breaks {broken} ({proof})"

    def parts(self) -> list[str | Picture]:
        """Return a picture of its `board`; its words alone for rules that cannot draw."""
        return [Picture(self.board, "\n".join(self.lines))]


@dataclass(frozen=True, repr=False)
class Differences:
    """The atoms that all answers have in common, and those that some have."""

    certain: Symbols
    """The atoms of all answers, with the atoms that draw them."""
    possible: Symbols
    """The atoms of at least one answer."""
    extra: Symbols | None = None
    """A few further clues with which one of two answers is the only one; () if a search found none,
    None if there was none, or the rules say nothing of clues."""
    extra_answer: int = 0
    """The index of that answer, from 0."""


@dataclass(frozen=True, repr=False)
class Explanation(Shown):
    """The reasons for which an instance has no, one or several answers."""

    outcome: Outcome
    """A search for two answers; its status says which fields below are filled."""
    teller: Teller = field(compare=False)
    """Says and draws the explanation."""
    conflicts: tuple[Conflict, ...] = ()
    """The conflict, if there is no answer and the search has found one."""
    is_whole: bool = False
    """The steps begin with the instance alone, and are neither a hint nor without chains."""
    steps: tuple[Step, ...] = ()
    """The steps to the solution, if there is one answer."""
    is_complete: bool = False
    """The steps end with the whole solution."""
    start: tuple[Mark, ...] = ()
    """The marks known before the first step: those of the board, and those that restate clues."""
    noted: tuple[Deduction, ...] = ()
    """Deductions after the last step that no player enters."""
    differences: Differences | None = None
    """The common atoms, if there are several answers and the search has found them."""
    interrupted: Interruption | None = None
    """The reason why the explanation ended early."""

    @cached_property
    def grade(self) -> Grade | None:
        """The difficulty of finding the one answer; if interrupted, that of the steps so far. None
        without one answer, or if the steps are a hint, have no chains, or begin with marks."""
        if self.outcome.status != Status.UNIQUE or not self.is_whole:
            return None
        teller, counts, costs, total = self.teller, Counter[str](), dict[str, int](), 0
        deductions = [x for step in self.steps for x in (*step.noted, step.deduction)]
        for x in (*deductions, *self.noted):
            name = teller.name_deduction(x)
            costs[name] = max(x.cost, costs.get(name, 0))
            counts[name] += x.cost > 0
            if teller.is_step(x):
                total += x.cost * max(1, sum(map(teller.is_entered, x.marks)))
        costliest = max(costs.values(), default=0)
        used = sorted((costs[name], name) for name, times in counts.items() if times)
        techniques = tuple(Technique(name, cost, counts[name]) for cost, name in used)
        levels = constraints.levels(teller.task.encoding)
        level = constraints.name_level(levels, costliest) if self.is_complete else None
        return Grade(costliest, total, techniques, level, self.is_complete, self.interrupted)

    @property
    def exit_code(self) -> int:
        """The exit code of `pylogic explain`: ANSWERED for one answer or more, else UNSOLVABLE.
        BAD_INPUT if marks of the board contradict the rules; CTRL_C after Ctrl-C; LIMITED if a
        limit came before the last step, or before the differences of several answers."""
        if self.outcome.status == Status.NONE:
            is_bad = any(conflict.marks for conflict in self.conflicts)
            return to_exit_code(self.interrupted, False, BAD_INPUT if is_bad else UNSOLVABLE)
        is_cut = self.interrupted is not None and self.differences is None
        return to_exit_code(self.interrupted, None if is_cut else True)

    def parts(self) -> Iterator[str | Picture]:
        """Yield the result and pictures, yet to draw: of conflicts; or of two answers and their
        common part, with what each has alone, and clues that would leave one; or of the steps."""
        compared, teller = self.differences, self.teller
        if compared is not None:
            if VIEW in teller.task.encoding.parts:
                yield from (Picture(self.side_by_side), "")
            answers = [set(map(str, answer.symbols)) for answer in self.outcome.answers]
            for number, (own, other) in enumerate((answers, answers[::-1]), 1):
                words = teller.wording.say_clauses((atom, True) for atom in sorted(own - other))
                yield f"only in answer {number}: {words or '-'}"
        elif self.outcome.status == Status.UNIQUE:
            yield Picture(self.film)
        yield str(self)
        for conflict in self.conflicts:
            yield from ("", *conflict.parts())
        if compared is not None and compared.extra:
            clues = teller.say_further_clues(compared.extra)
            yield f"answer {compared.extra_answer + 1} would be the only one with {clues}"
        elif compared is not None and compared.extra is not None:
            yield "no further clues of these two answers would leave one of them alone"

    def film(self) -> Board | None:
        """Draw the start and all steps as frames with captions; None for rules that cannot draw."""
        shots = (step.shot._replace(name=str(step), captions=step.lines) for step in self.steps)
        before = Shot(self.start, name="before the first step")
        return film.draw_shots(self.teller, [before, *shots])

    def side_by_side(self) -> Board | None:
        """Draw both answers with different cells highlighted, and the atoms of all.
        Return None if these are unknown, or for rules that cannot draw."""
        if self.differences is None:
            return None
        first, second = (set(answer.symbols) for answer in self.outcome.answers)
        styles = dict.fromkeys(self.teller.find_spots(map(str, first ^ second)), "highlighted")
        drawn = [(f"answer {n}", x.atoms, styles) for n, x in enumerate(self.outcome.answers, 1)]
        shots = [
            Shot([(str(atom), True) for atom in atoms], style, name=name)
            for name, atoms, style in [*drawn, ("all answers", self.differences.certain, {})]
        ]
        return film.draw_shots(self.teller, shots)

    def to_dict(self) -> dict[str, Any]:
        """Return the object that `pylogic explain --json` prints; `extra_of` counts from 1."""
        compared, shown = self.differences, self.teller.list_shown
        extra = compared.extra if compared else None
        return {
            "puzzle": self.teller.task.encoding.name,
            "instance": self.teller.task.instance.label,
            "status": self.outcome.status.value,
            "conflicts": [conflict.to_dict() for conflict in self.conflicts],
            "start": list(map(say_mark, self.start)),
            "steps": [step.to_dict() for step in self.steps],
            "complete": self.is_complete,
            "difficulty": self.grade.costliest if self.grade else None,
            "grade": self.grade.to_dict() if self.grade else None,
            "answers": [[str(a) for a in sorted(x.symbols)] for x in self.outcome.answers],
            "cautious": shown(compared.certain) if compared else None,
            "brave": shown(compared.possible) if compared else None,
            "extra": list(map(str, extra)) if extra else None,
            "extra_of": compared.extra_answer + 1 if compared and extra else None,
            "interrupted": self.interrupted,
        }

    @property
    def claim(self) -> str:
        """The result in words; it names an interruption only if that ended a derivation."""
        compared, shown = self.differences, self.teller.list_shown
        if self.outcome.status == Status.NONE:
            has_marks = any(conflict.marks for conflict in self.conflicts)
            words = "the board contradicts the rules" if has_marks else "there is no answer"
            return f"none: {words}"
        if self.outcome.count > 1 and compared is None:
            return "multiple: there are several answers"
        if compared is not None:
            names = " and ".join(f"{name}/{n}" for name, n in self.teller.task.encoding.outputs)
            every, some = len(shown(compared.certain)), len(shown(compared.possible))
            return f"multiple: of {names}, {every} in all answers, {some} in some"
        steps = f"{len(self.steps)} step{'s' * (len(self.steps) != 1)}"
        if self.interrupted:
            return f"{steps}, {describe_stop(self.interrupted)}: the derivation is not complete"
        if not self.steps:
            return "the board is full"
        size = max(step.size for step in self.steps)
        largest = f"largest explanation: {size} clue{' or rule' if size == 1 else 's and rules'}"
        return f"{steps}, {largest}" + (", the board is full" if self.is_complete else "")

    def __str__(self) -> str:
        """Say the result, and the reason if the search ended early."""
        if self.outcome.count == 1 or not self.interrupted:
            return self.claim
        return f"{self.claim}, {describe_stop(self.interrupted)}"


@dataclass(frozen=True)
class Request:
    """The options of a call of `explain`, besides its task."""

    marks: Sequence[Mark] = ()
    """The marks of the board that are known already."""
    smallest: bool = False
    """Whether the conflict must be a smallest one, with proof."""
    hint: bool = False
    """Whether to derive only the next step that a player can enter, and the steps it uses."""
    flat: bool = False
    """Whether large explanations stay sets, without chains."""
    drawn: bool = False
    """Whether the child draws the board of each step, if the rules can draw."""
    graded: bool = False
    """Whether only the grade is wanted, so that an instance without one answer needs no work."""
