"""The clues that a solution implies, in groups, and a program in which they are switches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import clingo

from pylogic.errors import Problem, ProgramError
from pylogic.explain.relaxation import FOLLOWING, Switches, literal_of
from pylogic.rules.encoding import CLUES, Encoding
from pylogic.rules.entries import CLUE, Entry, author_entries
from pylogic.rules.instance import instance_from_facts
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import SIDES, Place, Symbols, place_of
from pylogic.rules.syntax import Signature
from pylogic.rules.vocabulary import EDGE, HALF, VERTEX
from pylogic.solving import grounding
from pylogic.solving.grounding import ground_base
from pylogic.solving.task import Task

_PICK = ("pick", 3)
FIXED, USUAL, DULL = SAID = (("fixed", 1), ("usual", 1), ("dull", 1))
"""Predicates of the part `clues` about the facts that puzzles have."""


class ImpliedFacts(NamedTuple):
    """The clues and other facts that a full answer implies."""

    clues: Symbols
    """Clues that a puzzle may have or lack."""
    fixed: Symbols
    """Clues that every puzzle has."""
    board: Symbols
    """Facts besides clues that every puzzle has."""
    usual: Symbols
    """The `clues` that a generated puzzle has unless a number of clues is wished."""
    dull: Symbols
    """The `clues` that a generated puzzle has only if it needs them."""

    @classmethod
    def of(cls, encoding: Encoding, facts: Collection[clingo.Symbol]) -> ImpliedFacts:
        """Sort the facts that the part `clues` derives from an answer; all others are left out."""
        fixed, usual, dull = (
            {fact.arguments[0] for fact in facts if fact.match(*predicate)} for predicate in SAID
        )
        clues = {fact for fact in facts if (fact.name, len(fact.arguments)) in encoding.clues}
        free = clues - fixed
        parts = free, fixed & clues, fixed - clues, usual & free, dull & free
        return cls(*(tuple(sorted(part)) for part in parts))

    @property
    def all_clues(self) -> Symbols:
        """All clues, free and fixed, sorted."""
        return tuple(sorted((*self.clues, *self.fixed)))

    def add_board_facts(self, task: Task) -> Task:
        """Return the task with the facts besides clues that every puzzle has, itself if none."""
        known = task.instance.symbols
        more = [fact for fact in self.board if fact not in known]
        return (
            replace(task, instance=instance_from_facts((*known, *more), task.instance.name))
            if more
            else task
        )


def derive(
    encoding: Encoding,
    atoms: Iterable[clingo.Symbol],
    constants: Mapping[str, str],
    limits: Limits,
) -> ImpliedFacts:
    """Return the clues and other facts that the encoding's part `clues` derives from a full answer.

    `atoms` are all that are true in the answer. Without that part nothing is derived, which is
    allowed where all that a puzzle has is its frame: facts that the part `frame` draws.

    Raises:
        ProgramError: the part is missing, or `about` does not say what the clues are.
        StoppedError: a limit or Ctrl-C came first.
    """
    signatures = [*list_clue_kinds(encoding), *SAID]
    if CLUES not in encoding.parts:
        return ImpliedFacts.of(encoding, ())
    facts = grounding.derive(encoding, CLUES[0], atoms, constants, limits, signatures).facts
    return ImpliedFacts.of(encoding, facts)


def list_clue_kinds(encoding: Encoding) -> tuple[Signature, ...]:
    """Return name and arity of each kind of clues; () where the frame is all that a puzzle has.

    Raises:
        ProgramError: as `check_clues`.
    """
    has_clues = bool(encoding.clues) and CLUES in encoding.parts
    return () if encoding.frame_inputs and not has_clues else check_clues(encoding)


def check_clues(encoding: Encoding) -> tuple[Signature, ...]:
    """Return name and arity of each kind of clues, after checking that clues can be derived.

    Raises:
        ProgramError: there is no part `clues`, `about` does not say what the clues are, or
            nothing is shown.
    """
    if not encoding.clues:
        words = "no clues to choose, and so no new puzzles: "
        words += "the part 'about' does not say what the clues are: clues(predicate, arity)"
    elif CLUES not in encoding.parts:
        words = "there is no part 'clues', which would derive the clues of a solution"
    elif not encoding.outputs:
        words = "no statement #show NAME/ARITY says what tells two answers apart"
    else:
        return encoding.clues
    raise ProgramError(Problem(words, str(encoding.path)))


def find_alternatives(
    encoding: Encoding,
    name: str,
    atoms: Iterable[clingo.Symbol],
    constants: Mapping[str, str],
    limits: Limits,
) -> list[Symbols]:
    """Return the groups of clues of a selection, of each of which it takes one; all sorted.

    The part `clues` says them with `pick(Name, Group, Clue)` from the atoms of a full answer.

    Raises:
        ProgramError: the part has no facts of that name.
    """
    facts = grounding.derive(encoding, CLUES[0], atoms, constants, limits, [_PICK]).facts
    groups: dict[clingo.Symbol, list[clingo.Symbol]] = {}
    for fact in sorted(facts):
        kind, group, choice = fact.arguments
        if str(kind) == name:
            groups.setdefault(group, []).append(choice)
    if not groups:
        words = f"the part 'clues' picks nothing: no fact pick({name}, Group, Clue)"
        raise ProgramError(Problem(words, str(encoding.path)))
    return [tuple(group) for group in groups.values()]


def count_kinds(encoding: Encoding, clues: Iterable[clingo.Symbol]) -> dict[str, int]:
    """Count the clues of each predicate of the encoding, 0 too, whatever their arity."""
    counts = Counter(clue.name for clue in clues)
    return {name: counts[name] for name, _ in encoding.clues}


def say_count(number: int | str, counts: Mapping[str, int]) -> str:
    """Say a number of clues, or a text such as "3 of 9", in words, with the counts of each kind if
    there are several kinds."""
    words = f"{number} clue{'s' * (number != 1)}"
    each = ", ".join(f"{count} {name}" for name, count in counts.items())
    return f"{words} ({each})" if len(counts) > 1 else words


_ASIDE = {"top": (-1, 0), "right": (0, 1), "bottom": (1, 0), "left": (0, -1)}
"""From the middle of a cell to that of a side: half cells down and to the right."""


@dataclass(frozen=True)
class Spots:
    """The places of clues on a board, by the declarations of their predicates in `about`."""

    declarations: Mapping[Signature, Entry]
    size: Place
    """Rows and columns of the board; (0, 0) without a size."""

    @classmethod
    def of(cls, task: Task) -> Spots:
        """Read the declarations of a task's encoding, and the size of its board."""
        known = (entry for entry in author_entries(task.encoding) if entry.word != CLUE)
        return cls({entry.signature: entry for entry in known}, task.instance.size or (0, 0))

    def place(self, clue: clingo.Symbol) -> Place | None:
        """Return a clue's place in half cells; None for a clue beside the board or without place.

        The middle of the cell R,C is (2R, 2C), the middle of its right side (2R, 2C + 1). A clue
        without declaration stands on the side that its third argument names, or in the cell.
        """
        cell, terms = place_of(clue), clue.arguments
        if cell is None:
            return None
        entry = self.declarations.get((clue.name, len(terms)))
        where = entry.shape.where if entry else EDGE
        if where == HALF:
            return cell
        y, x = middle_of(cell)
        if where == VERTEX:
            return y + 1, x + 1
        side = str(terms[2]) if where == EDGE and len(terms) > 2 else ""
        down, right = _ASIDE.get(side, (0, 0))
        return y + down, x + right

    def unit_of(self, clue: clingo.Symbol) -> object:
        """Return a key that clues of a predicate share in one cell of numbers, or beside one line;
        for other clues the clue itself."""
        entry = self.declarations.get((clue.name, len(clue.arguments)))
        is_beside = place_of(clue) is None and str(clue.arguments[0]) in SIDES
        if is_beside or (entry is not None and entry.word == "numbers"):
            return clue.name, *clue.arguments[:2]
        return clue


def middle_of(place: Place) -> Place:
    """Return the middle of a cell, counted in half cells."""
    return 2 * place[0], 2 * place[1]


def ground_switches(
    task: Task, clues: Sequence[clingo.Symbol], shown: Collection[clingo.Symbol]
) -> Switches:
    """Ground a program whose clues are switches, and of which a solution is no answer.

    Clues leave the solution as the only answer if the program has no answer with them switched
    on. The task's instance has no clues; `shown` are the atoms that the solution shows.
    """
    choices = "".join(f"{{{symbol}}}." for symbol in clues)
    program = ground_base(task, text=choices, options=FOLLOWING)
    undecided = program.find_undecided(task.encoding.outputs)
    other = [x if symbol in shown else -x for symbol, x in undecided.items()]
    with program.control.backend() as backend:
        backend.add_rule([], other)
    atoms = program.control.symbolic_atoms
    return Switches(program.control, {symbol: literal_of(atoms, symbol) for symbol in clues})
