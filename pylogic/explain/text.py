"""An explanation in sentences, and in boards on which the cells concerned are highlighted."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain

import clingo

from pylogic.draw.board import Board, Frame
from pylogic.explain.derivation import Explained, Step
from pylogic.explain.explain import Conflict, Explanation, Reached
from pylogic.explain.words import Wording, wording
from pylogic.puzzle import Puzzle
from pylogic.rules.constraints import BROKEN, Reason, reasons, told
from pylogic.rules.parts import VIEW
from pylogic.rules.symbols import Mark, Place
from pylogic.solving.outcome import Answer
from pylogic.solving.process import Limits
from pylogic.solving.task import Task

_NEW = "highlighted"
_MANY = 5


@dataclass(frozen=True)
class Line:
    """A clue or a rule that an explanation needs: its words, file and line."""

    words: str
    place: str
    clue: clingo.Symbol | None


@dataclass(frozen=True)
class Teller:
    """Says and draws the explanations of one instance."""

    puzzle: Puzzle
    task: Task
    facts: tuple[clingo.Symbol, ...]
    """What follows from the instance alone."""
    words: Wording

    @cached_property
    def _reasons(self) -> Sequence[Reason]:
        return reasons(self.puzzle.encoding)

    def with_words(self, atoms: Iterable[clingo.Symbol]) -> Teller:
        """The same, which knows words for more atoms."""
        return replace(self, words=wording(self.task, {*self.facts, *atoms}, Limits()))

    def lines(self, because: Iterable[clingo.Symbol]) -> list[Line]:
        """The clues and the rules, clues first."""
        clues, rules = [], []
        for symbol in because:
            if symbol.match(*BROKEN):
                words, place = told(self._reasons, symbol)
                rules.append(Line(words, place, None))
            else:
                clues.append(
                    Line(self.words.said([(str(symbol), True)]), self._place(symbol), symbol)
                )
        return [*clues, *rules]

    def _place(self, clue: clingo.Symbol) -> str:
        instance = self.task.instance
        line = next((f.line for f in instance.facts if f.symbol == clue), None)
        return instance.name if instance.is_imported or line is None else f"{instance.name}:{line}"

    def clues(self, because: Iterable[clingo.Symbol]) -> str:
        """The clues of an explanation in words."""
        return self.words.said((str(s), True) for s in because if not s.match(*BROKEN))

    def sentences(self, step: Step) -> list[str]:
        """What a step explains; many single cells by one rule in one sentence."""
        together: dict[str, list[Explained]] = {}
        for explained in step.explained:
            together.setdefault(self._rule(explained) or str(explained), []).append(explained)
        said = []
        for rule, group in together.items():
            if len(group) > _MANY:
                marks = self.words.said(mark for explained in group for mark in explained.marks)
                said.append(f"{marks}, or else {rule}")
            else:
                said += map(self.sentence, group)
        return said

    def _rule(self, explained: Explained) -> str | None:
        """The words of the one rule that explains a single mark, as they stand in the file."""
        rules = [symbol for symbol in explained.because if symbol.match(*BROKEN)]
        if len(rules) != 1 or len(explained.marks) != 1:
            return None
        return self._reasons[rules[0].arguments[0].number].words

    def sentence(self, explained: Explained) -> str:
        """What is explained, and what would be wrong otherwise."""
        said = self.words.said(explained.marks)
        lines = self.lines(explained.because)
        rules = "; or ".join(line.words for line in lines if line.clue is None)
        unnamed = [line.clue for line in lines if line.clue and not self._names(rules, line.clue)]
        by = f" (by the clues {self.clues(unnamed)})" if unnamed else ""
        if not rules:
            return f"{said}{by or ', since nothing else is left'}"
        return f"{said}, or else {rules}{by}"

    def _names(self, words: str, clue: clingo.Symbol) -> bool:
        """Whether words name the cell of a clue."""
        cell = self.words.cell(str(clue))
        return cell is not None and re.search(rf"\b{cell[0]},{cell[1]}\b", words) is not None

    def board(self, atoms: Iterable[clingo.Symbol]) -> Board | None:
        """The board as far as it is known; None for rules that cannot draw."""
        if VIEW not in self.puzzle.encoding.parts:
            return None
        return self.puzzle.draw({*self.facts, *atoms}, self.task.values)

    def places(self, atoms: Iterable[str]) -> list[Place]:
        """The cells that atoms say something of."""
        cells = (self.words.cell(atom) for atom in atoms)
        return list(dict.fromkeys(cell for cell in cells if cell is not None))

    def conflict(self, conflict: Conflict) -> Board | None:
        """The board with the clues and the marks of a conflict highlighted."""
        atoms = [clingo.parse_term(atom) for atom, holds in conflict.marks if holds]
        board = self.board(atoms)
        named = [str(s) for s in conflict.because if not s.match(*BROKEN)]
        named += [atom for atom, _ in conflict.marks]
        return board and board.styled(dict.fromkeys(self.places(named), _NEW))

    def reached(self, reached: Reached) -> Board | None:
        """The board after a step, with what is new highlighted."""
        board = self.board(reached.atoms)
        new = self.places(atom for atom, _ in self._news(reached))
        return board and board.styled(dict.fromkeys(new, _NEW))

    def _news(self, reached: Reached) -> Iterable[Mark]:
        return chain.from_iterable(e.marks for e in reached.step.explained)

    def title(self, number: int, reached: Reached) -> str:
        """What a step is called."""
        size = reached.step.size
        needs = f"{size} clues and rules each" if size > 1 else "one clue or rule each"
        doubt = "" if reached.step.is_smallest else ", perhaps fewer"
        return f"step {number}: {needs if size else 'what is left'}{doubt}"

    def film(self, explanation: Explanation) -> Board | None:
        """All steps as frames, with their sentences under them."""
        start = self.board(explanation.start)
        if start is None:
            return None
        frames: list[Frame] = [replace(start.frames[0], name="before")]
        for number, reached in enumerate(explanation.steps, 1):
            board = self.reached(reached)
            assert board is not None
            captions = tuple(self.sentences(reached.step))
            title = self.title(number, reached)
            frames.append(replace(board.frames[0], name=title, captions=captions))
        return replace(start, frames=tuple(frames))

    def side_by_side(
        self, answers: Sequence[Answer], certain: Iterable[clingo.Symbol]
    ) -> Board | None:
        """Two answers whose different cells are highlighted, and what all answers share."""
        common = self.board(certain)
        if common is None:
            return None
        one, other = (set(answer.symbols) for answer in answers)
        differ = dict.fromkeys(self.places(map(str, one ^ other)), _NEW)
        frames = [replace(common.frames[0], name="all answers")]
        for number, answer in reversed(list(enumerate(answers, 1))):
            board = self.puzzle.draw(answer.atoms, answer.constants).styled(differ)
            frames.insert(0, replace(board.frames[0], name=f"answer {number}"))
        return replace(common, frames=tuple(frames))


def teller(puzzle: Puzzle, task: Task, limits: Limits) -> Teller:
    """What tells the explanations of an instance.

    Raises:
        ProgramError: the instance makes no sense.
        StoppedError: a limit or Ctrl-C came first.
    """
    facts = puzzle.check(task.instance, constants=task.constants, limits=limits).facts
    return Teller(puzzle, task, facts, wording(task, facts, limits))
