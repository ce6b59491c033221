"""The clues that a solution implies, in groups, and a program in which they are switches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import NamedTuple

import clingo

from pylogic.errors import OptionError, Problem, ProgramError
from pylogic.explain.expectation import violations
from pylogic.explain.relaxation import FOLLOWING, Group, Switches, literal
from pylogic.rules.encoding import CLUES, Encoding
from pylogic.rules.entries import CLUE, Entry, edits
from pylogic.rules.instance import instance_of
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import SIDES, Place, Symbols, place_of
from pylogic.rules.symmetry import orbit
from pylogic.rules.syntax import Signature
from pylogic.rules.vocabulary import EDGE, HALF, VERTEX
from pylogic.solving import grounding
from pylogic.solving.grounding import ground_base
from pylogic.solving.task import Task

_PICK = ("pick", 3)
FIXED, USUAL, DULL = SAID = (("fixed", 1), ("usual", 1), ("dull", 1))
"""Predicates of the part `clues` about the facts that puzzles have."""


class Derived(NamedTuple):
    """The clues and other facts that a full answer implies."""

    clues: Symbols
    """Those that a puzzle of it may have, or not."""
    fixed: Symbols
    """Those that every puzzle of it has."""
    board: Symbols
    """Other facts that every puzzle of it has."""
    usual: Symbols
    """Those of the clues that a generated puzzle has, unless a number is asked for."""
    dull: Symbols
    """Those of the clues that a generated puzzle has only if it needs them."""

    @classmethod
    def of(cls, encoding: Encoding, found: Collection[clingo.Symbol]) -> Derived:
        """Sort the atoms that the part `clues` derives."""
        fixed, usual, dull = (
            {fact.arguments[0] for fact in found if fact.match(*one)} for one in SAID
        )
        clues = {fact for fact in found if (fact.name, len(fact.arguments)) in encoding.clues}
        free = clues - fixed
        parts = free, fixed & clues, fixed - clues, usual & free, dull & free
        return cls(*(tuple(sorted(part)) for part in parts))

    @property
    def every(self) -> Symbols:
        """All clues."""
        return tuple(sorted((*self.clues, *self.fixed)))

    def on_board(self, task: Task) -> Task:
        """The task, with what every puzzle has besides its clues."""
        known = task.instance.symbols
        more = [fact for fact in self.board if fact not in known]
        return (
            replace(task, instance=instance_of((*known, *more), task.instance.name))
            if more
            else task
        )


def derive(
    encoding: Encoding,
    atoms: Iterable[clingo.Symbol],
    constants: Mapping[str, str],
    limits: Limits,
) -> Derived:
    """Every clue that a full answer implies, by the encoding's part `clues`, and what is fixed.

    Where the frame is all that a puzzle has, there may be no clues.

    Raises:
        ProgramError: there is no such part, or `about` does not say what the clues are.
        StoppedError: a limit or Ctrl-C came first.
    """
    asked = [*derived_by(encoding), *SAID]
    if CLUES not in encoding.parts:
        return Derived.of(encoding, ())
    found = grounding.derive(encoding, CLUES[0], atoms, constants, limits, asked).facts
    return Derived.of(encoding, found)


def derived_by(encoding: Encoding) -> tuple[Signature, ...]:
    """Name and arity of each kind of clues; none where the frame is all that a puzzle has.

    Raises:
        ProgramError: there is no part `clues`, or `about` does not say what the clues are.
    """
    is_told = bool(encoding.clues) and CLUES in encoding.parts
    return () if encoding.framed and not is_told else check_clues(encoding)


ALONE = "without others: clues are chosen one by one, so that each must hold by itself"


def refused(
    task: Task, atoms: Symbols, limits: Limits, some: Collection[clingo.Symbol] | None = None
) -> list[Problem]:
    """The constraints that refuse a solution with clues that the part `clues` derives from it.

    `atoms` are all that are true in the solution of the task, whose instance has no clues; where
    one clue is refused by itself, it is named. None for most rules. All clues are looked at, or
    `some` of them.

    Raises:
        ProgramError: the part is wrong, or the part `errors` refuses the clues.
        StoppedError: a limit or Ctrl-C came first.
    """
    every = derive(task.encoding, atoms, task.constants, limits)
    board = every.on_board(task)
    shown = [atom for atom in atoms if task.encoding.shows(atom)]

    def broken(clues: Symbols) -> list[tuple[str, str]]:
        made = instance_of((*board.instance.symbols, *clues), "<clues>")
        return violations(replace(board, instance=made), shown, limits, explained=False)

    named = tuple(clue for clue in every.every if some is None or clue in some)
    found = broken(named)
    if found:
        single = ((*every.fixed, one) for one in named)
        tried = next(((b, some) for some in (every.fixed, *single) if (b := broken(some))), None)
        found, named = tried or (found, named)
        named = named[-1:] if named != every.fixed else named
    clues = f"{', '.join(map(str, named[:3]))}{f' and {len(named) - 3} more' * (len(named) > 3)}"
    alone = f" {ALONE}" if some is not None else ""
    problems = []
    for place, words in {place: words for words, place in reversed(found)}.items():
        file, _, line = place.rpartition(":")
        told = f"the part clues derives {clues}, which this constraint refuses{alone}: {words}"
        problems.append(Problem(told, file, int(line), 1))
    return problems


def check_clues(encoding: Encoding) -> tuple[Signature, ...]:
    """Name and arity of each kind of clues that can be derived.

    Raises:
        ProgramError: there is no part `clues`, or `about` does not say what the clues are.
    """
    if not encoding.clues:
        words = "no clues to choose, and so no new puzzles: "
        words += "the part 'about' does not say what the clues are: clues(predicate, arity)"
        raise ProgramError(Problem(words, str(encoding.path)))
    if CLUES not in encoding.parts:
        words = "there is no part 'clues', which would derive the clues of a solution"
        raise ProgramError(Problem(words, str(encoding.path)))
    if not encoding.shown:
        words = "no statement #show NAME/ARITY says what tells two answers apart"
        raise ProgramError(Problem(words, str(encoding.path)))
    return encoding.clues


def alternatives(
    encoding: Encoding,
    name: str,
    atoms: Iterable[clingo.Symbol],
    constants: Mapping[str, str],
    limits: Limits,
) -> list[Symbols]:
    """The groups of clues from each of which `pick(Name, Group, Clue)` of `clues` takes one.

    Raises:
        ProgramError: the part says nothing of that name.
    """
    found = grounding.derive(encoding, CLUES[0], atoms, constants, limits, [_PICK]).facts
    groups: dict[clingo.Symbol, list[clingo.Symbol]] = {}
    for fact in sorted(found):
        kind, group, choice = fact.arguments
        if str(kind) == name:
            groups.setdefault(group, []).append(choice)
    if not groups:
        words = f"the part 'clues' picks nothing: no fact pick({name}, Group, Clue)"
        raise ProgramError(Problem(words, str(encoding.path)))
    return [tuple(group) for group in groups.values()]


def kinds(encoding: Encoding, clues: Iterable[clingo.Symbol]) -> dict[str, int]:
    """How many clues there are of each kind, by its predicate; of those with one name together."""
    found = Counter(clue.name for clue in clues)
    return {name: found[name] for name, _ in encoding.clues}


def counted(number: int | str, found: Mapping[str, int]) -> str:
    """A number of clues in words, with those of each kind where there are several."""
    words = f"{number} clue{'s' * (number != 1)}"
    each = ", ".join(f"{count} {name}" for name, count in found.items())
    return f"{words} ({each})" if len(found) > 1 else words


_ASIDE = {"top": (-1, 0), "right": (0, 1), "bottom": (1, 0), "left": (0, -1)}


@dataclass(frozen=True)
class Spots:
    """Where clues stand; `told` is what `about` says of their predicates."""

    told: Mapping[Signature, Entry]

    @classmethod
    def of(cls, encoding: Encoding) -> Spots:
        """Where the clues of an encoding stand."""
        known = (entry for entry in edits(encoding) if entry.what != CLUE)
        return cls({entry.signature: entry for entry in known})

    def place(self, clue: clingo.Symbol) -> Place | None:
        """Where a clue stands, in half cells: the middle of the cell R,C is (2R,2C), that of its
        right side (2R,2C+1); None for one beside the board, or nowhere.

        One of which nothing is told is on the side that is its third argument, or in the cell.
        """
        found, terms = place_of(clue), clue.arguments
        if found is None:
            return None
        entry = self.told.get((clue.name, len(terms)))
        where = entry.shape.where if entry else EDGE
        if where == HALF:
            return found
        y, x = in_half_cells(found)
        if where == VERTEX:
            return y + 1, x + 1
        side = str(terms[2]) if where == EDGE and len(terms) > 2 else ""
        down, right = _ASIDE.get(side, (0, 0))
        return y + down, x + right

    def together(self, clue: clingo.Symbol) -> object:
        """The key of clues that are given together: several numbers of a cell, those
        beside a line of the board.
        """
        entry = self.told.get((clue.name, len(clue.arguments)))
        is_beside = place_of(clue) is None and str(clue.arguments[0]) in SIDES
        if is_beside or (entry is not None and entry.what == "numbers"):
            return clue.name, *clue.arguments[:2]
        return clue


def in_half_cells(place: Place) -> Place:
    """The middle of a cell, in half cells."""
    return 2 * place[0], 2 * place[1]


def symmetric_groups(
    clues: Sequence[clingo.Symbol],
    symmetry: str,
    size: Place,
    forbidden: Collection[Place] = (),
    spots: Spots = Spots({}),
) -> list[Group]:
    """The clues that may be given, each together with those that symmetry asks for.

    A clue one of whose images has none, since the solution implies none there, cannot be given,
    nor one in a cell that is forbidden. Several numbers of a cell, or beside a line, are given
    together.

    Raises:
        OptionError: symmetry is asked for, and the clues are not alone in cells or on sides.
    """
    units: dict[object, list[clingo.Symbol]] = {}
    for clue in clues:
        units.setdefault(spots.together(clue), []).append(clue)
    barred = set(map(in_half_cells, forbidden))
    if symmetry == "none":
        groups = map(tuple, units.values())
        return [group for group in groups if not barred or spots.place(group[0]) not in barred]
    at: dict[Place, list[clingo.Symbol]] = {}
    for unit in units.values():
        place = spots.place(unit[0])
        if place is None or place in at:
            words = "symmetry is for clues in cells or on their sides, one in each"
            raise OptionError(f"{words}: {unit[0]} is none")
        at[place] = unit
    found = []
    for place in at:
        images = orbit(place, symmetry, size)
        if images <= at.keys() - barred and place == min(images):
            found.append(tuple(chain.from_iterable(at[image] for image in sorted(images))))
    return found


def switch(
    task: Task, clues: Sequence[clingo.Symbol], shown: Collection[clingo.Symbol]
) -> Switches:
    """Ground a program whose clues are switches, and of which a solution is no answer.

    The task's instance has no clues; `shown` is what the solution shows. Clues that are enough
    leave the solution alone.
    """
    choices = "".join(f"{{{symbol}}}." for symbol in clues)
    made = ground_base(task, text=choices, options=FOLLOWING)
    undecided = made.undecided(task.encoding.shown)
    other = [x if symbol in shown else -x for symbol, x in undecided.items()]
    with made.control.backend() as backend:
        backend.add_rule([], other)
    return Switches(
        made.control, {symbol: literal(made.control.symbolic_atoms, symbol) for symbol in clues}
    )
