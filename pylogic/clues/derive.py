"""Facts that the rules derive from a solution: clues, as groups and as switches, and taste."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import clingo

from pylogic.errors import Problem, ProgramError
from pylogic.explain.mus import FOLLOWING
from pylogic.explain.relaxation import Switches, literal_of
from pylogic.rules.encoding import CLUES, Encoding
from pylogic.rules.entries import CLUE, Entry, author_entries
from pylogic.rules.instance import instance_from_facts
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.parts import FIGURE, TASTE
from pylogic.rules.symbols import SIDES, Place, Symbols, place_of, say
from pylogic.rules.syntax import Signature
from pylogic.rules.vocabulary import EDGE, HALF, VERTEX
from pylogic.solving import grounding
from pylogic.solving.question import Question

_PICK = ("pick", 3)
_CLUE_MARKS = (("fixed", 1), ("usual", 1), ("dull", 1))
"""Predicates of the part `clues` whose argument is a clue, or a fact that every puzzle has."""


class ImpliedFacts(NamedTuple):
    """The clues and other facts that a full answer implies."""

    clues: Symbols = ()  # that a puzzle may have or lack
    fixed: Symbols = ()  # clues that every puzzle has
    board: Symbols = ()  # facts besides clues that every puzzle has
    usual: Symbols = ()
    """The `clues` that a generated puzzle has unless a number of clues is wished."""
    dull: Symbols = ()  # the `clues` that a generated puzzle has only if it needs them
    picks: Symbols = ()
    """Facts `pick(Name, Group, Clue)`: the selection of a name takes one clue of each group."""

    @property
    def all_clues(self) -> Symbols:
        """All clues, free and fixed, sorted."""
        return tuple(sorted((*self.clues, *self.fixed)))


def derive_clues(
    encoding: Encoding,
    atoms: Iterable[clingo.Symbol],
    constants: Mapping[str, str],
    limits: Limits,
) -> ImpliedFacts:
    """Return the clues and other facts that the part `clues` derives from all atoms of an answer;
    none if there is no such part, and a part `frame` draws all facts of a puzzle. ProgramError: the
    part is missing, or `about` does not say what the clues are. StoppedError: a limit or Ctrl-C
    came first."""
    signatures = [*check_clues(encoding, may_lack=True), *_CLUE_MARKS, _PICK]
    if CLUES not in encoding.parts:
        return ImpliedFacts()
    facts = grounding.derive_facts(encoding, CLUES[0], atoms, constants, limits, signatures)
    fixed, usual, dull = (
        {fact.arguments[0] for fact in facts if fact.match(*mark)} for mark in _CLUE_MARKS
    )
    clues = {fact for fact in facts if (fact.name, len(fact.arguments)) in encoding.clues}
    free = clues - fixed
    picks = {fact for fact in facts if fact.match(*_PICK)}
    groups = free, fixed & clues, fixed - clues, usual & free, dull & free, picks
    return ImpliedFacts(*(tuple(sorted(group)) for group in groups))


def check_clues(encoding: Encoding, *, may_lack: bool = False) -> tuple[Signature, ...]:
    """Return the predicates of clues; with `may_lack` () if the part `frame` draws all facts of a
    puzzle. Raise ProgramError if there is no part `clues`, `about` does not say what the clues are,
    or nothing is shown."""
    if encoding.clues and CLUES in encoding.parts and encoding.outputs:
        return encoding.clues
    if may_lack and encoding.frame_inputs and not (encoding.clues and CLUES in encoding.parts):
        return ()
    words = "no clues to choose, and so no new puzzles: "
    words += "the part 'about' does not say what the clues are: clues(predicate, arity)"
    if encoding.clues and CLUES not in encoding.parts:
        words = "there is no part 'clues', which would derive the clues of a solution"
    elif encoding.clues:
        words = "no statement #show NAME/ARITY says what tells two answers apart"
    raise ProgramError(Problem(words, str(encoding.path)))


def count_clues(encoding: Encoding, clues: Iterable[clingo.Symbol]) -> dict[str, int]:
    """Return the number of clues by the name of each clue predicate, 0 for absent ones."""
    counts = Counter(clue.name for clue in clues)
    return {name: counts[name] for name, _ in encoding.clues}


def say_clue_count(number: int | str, counts: Mapping[str, int]) -> str:
    """Return "NUMBER clues", where the number may be a text such as "3 of 9"; with the `counts`
    by predicate in parentheses if there are several."""
    words = f"{number} clue{'s' * (number != 1)}"
    each = ", ".join(f"{count} {name}" for name, count in counts.items())
    return f"{words} ({each})" if len(counts) > 1 else words


_SIDE_STEPS = {"top": (-1, 0), "right": (0, 1), "bottom": (1, 0), "left": (0, -1)}
"""From the middle of a cell to that of a side: half cells down and to the right."""


@dataclass(frozen=True)
class CluePlaces:
    """The rule for where clues stand on a board: in cells, on their sides or at their corners."""

    declarations: Mapping[Signature, Entry]
    """The declarations of clue predicates in the part `about`."""
    size: Place  # rows and columns of the board; (0, 0) without a size

    @classmethod
    def of_task(cls, task: Question) -> CluePlaces:
        """Read the declarations of a task's encoding, and the size of its board."""
        known = (entry for entry in author_entries(task.encoding) if entry.word != CLUE)
        return cls({entry.signature: entry for entry in known}, task.instance.size or (0, 0))

    def locate(self, clue: clingo.Symbol) -> Place | None:
        """Return a clue's place in half cells; None for a clue beside the board or without place.
        The middle of the cell R,C is (2R, 2C), the middle of its right side (2R, 2C + 1). A clue
        without declaration stands on the side that its third argument names, or in the cell."""
        cell, terms = place_of(clue), clue.arguments
        if cell is None:
            return None
        entry = self.declarations.get((clue.name, len(terms)))
        where = entry.where if entry else EDGE
        if where == HALF:
            return cell
        y, x = middle_of(cell)
        if where == VERTEX:
            return y + 1, x + 1
        side = str(terms[2]) if where == EDGE and len(terms) > 2 else ""
        down, right = _SIDE_STEPS.get(side, (0, 0))
        return y + down, x + right

    def group_key(self, clue: clingo.Symbol) -> object:
        """Return a key shared by the clues that a puzzle gives together: numbers in one cell, or
        beside one line; for any other clue the clue itself."""
        entry = self.declarations.get((clue.name, len(clue.arguments)))
        is_beside = place_of(clue) is None and str(clue.arguments[0]) in SIDES
        if is_beside or (entry is not None and entry.word == "numbers"):
            return clue.name, *clue.arguments[:2]
        return clue


def add_facts(task: Question, facts: Iterable[clingo.Symbol]) -> Question:
    """Return the task with facts added to its instance; itself if it has all."""
    symbols = dict.fromkeys((*task.instance.symbols, *facts))
    if symbols.keys() == {*task.instance.symbols}:
        return task
    return replace(task, instance=instance_from_facts(symbols, task.instance.name))


def middle_of(place: Place) -> Place:
    """Convert a cell (row, column) to half cells: return the place of its middle."""
    return 2 * place[0], 2 * place[1]


def ground_switches(
    task: Question, clues: Sequence[clingo.Symbol], shown: Collection[clingo.Symbol]
) -> Switches:
    """Ground a program in which each clue can be switched on, and the solution is no answer.
    A set of clues has the solution as its only answer if the program has no answer with them
    switched on. The task's instance has no clues; `shown` are the solution's shown atoms."""
    choices = "".join(f"{{{symbol}}}." for symbol in clues)
    program = grounding.ground_base(task, text=choices, options=FOLLOWING)
    undecided = program.find_undecided(task.encoding.outputs)
    other = [x if symbol in shown else -x for symbol, x in undecided.items()]
    with program.control.backend() as backend:
        backend.add_rule([], other)
    atoms = program.control.symbolic_atoms
    return Switches(program.control, {symbol: literal_of(atoms, symbol) for symbol in clues})


class Taste(NamedTuple):
    """The rating of a puzzle by the part `taste`: figures and their weighted sum."""

    figures: Mapping[str, int]  # the largest number of each name
    merit: int  # the sum of all figures, each times its weight


def rate_taste(
    encoding: Encoding, atoms: Iterable[clingo.Symbol], constants: Mapping[str, str]
) -> Taste:
    """Return the rating that the part `taste` derives from the true atoms of a puzzle, without a
    limit. All figures of one name count for the merit. ProgramError: clingo rejects the part, or a
    figure is no whole number."""
    facts = grounding.derive_facts(encoding, TASTE[0], atoms, constants, NO_LIMITS, [FIGURE])
    figures: dict[str, int] = {}
    merit = 0
    for fact in sorted(facts):
        name, number, weight = fact.arguments
        if {number.type, weight.type} != {clingo.SymbolType.Number}:
            words = f"{fact}: expected taste(Name, Number, Weight), with whole numbers"
            raise ProgramError(Problem(words, str(encoding.path)))
        figures[say(name)] = number.number
        merit += number.number * weight.number
    return Taste(figures, merit)
