"""The clues that a solution implies, in groups, and a program in which they are switches."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import clingo

from pylogic.errors import OptionError, Problem, ProgramError
from pylogic.explain.relaxation import Group, Switches, literal
from pylogic.rules.encoding import CLUES, Encoding
from pylogic.rules.instance import instance_of
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import SIDES, Place, Symbols, place_of
from pylogic.rules.syntax import Signature
from pylogic.solving import grounding
from pylogic.solving.grounding import ground_base
from pylogic.solving.task import Task

SYMMETRIES = ("none", "rotational", "mirror")
_PICK = ("pick", 3)
_FIXED = ("fixed", 1)


class Derived(NamedTuple):
    """The clues and other facts that a full answer implies."""

    clues: Symbols
    """Those that a puzzle of it may have, or not."""
    fixed: Symbols
    """Those that every puzzle of it has."""
    board: Symbols
    """Other facts that every puzzle of it has."""

    @property
    def every(self) -> Symbols:
        """All clues."""
        return tuple(sorted((*self.clues, *self.fixed)))

    def on_board(self, task: Task) -> Task:
        """The task, with what every puzzle has besides its clues."""
        known = task.instance.symbols
        facts = (*known, *(fact for fact in self.board if fact not in known))
        return replace(task, instance=instance_of(facts, task.instance.name))


def derive(
    encoding: Encoding,
    atoms: Iterable[clingo.Symbol],
    constants: Mapping[str, str],
    limits: Limits,
) -> Derived:
    """Every clue that a full answer implies, by the encoding's part `clues`, and what is fixed.

    Raises:
        ProgramError: there is no such part, or `about` does not say what the clues are.
        StoppedError: a limit or Ctrl-C came first.
    """
    wanted = check_clues(encoding)
    asked = [wanted, _FIXED]
    found = grounding.derive(encoding, CLUES[0], atoms, constants, limits, asked).facts
    fixed = {fact.arguments[0] for fact in found if fact.match(*_FIXED)}
    clues = {fact for fact in found if fact.match(*wanted)}
    parts = clues - fixed, fixed & clues, fixed - clues
    return Derived(*(tuple(sorted(part)) for part in parts))


def check_clues(encoding: Encoding) -> Signature:
    """Name and arity of the clues that can be derived.

    Raises:
        ProgramError: there is no part `clues`, or `about` does not say what the clues are.
    """
    if encoding.clues is None:
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


def symmetric_groups(
    clues: Sequence[clingo.Symbol], symmetry: str, size: Place, forbidden: Collection[Place] = ()
) -> list[Group]:
    """The clues that may be given, each together with the one that symmetry asks for.

    A clue whose image has none, since the solution implies none there, cannot be given. The
    numbers beside a line are given together.

    Raises:
        OptionError: the clues are not in cells.
    """
    if symmetry == "none" and not forbidden:
        return _lines(clues)
    cells = {place_of(symbol): symbol for symbol in clues}
    if None in cells or (symmetry != "none" and len(cells) < len(clues)):
        raise OptionError(_not_in_cells(clues))
    if symmetry == "none":
        return [(symbol,) for symbol in clues if place_of(symbol) not in forbidden]
    found = []
    for place in cells:
        assert place is not None
        image = _image(place, symmetry, size)
        allowed = image in cells and not {place, image} & set(forbidden)
        if allowed and place <= image:
            found.append(tuple(dict.fromkeys((cells[place], cells[image]))))
    return found


def _not_in_cells(clues: Iterable[clingo.Symbol]) -> str:
    """The message that names a clue which is not alone in a cell."""
    seen: set[Place | None] = {None}
    for clue in clues:
        if place_of(clue) in seen:
            break
        seen.add(place_of(clue))
    words = "symmetry, and cells to keep or to forbid, are for clues in cells, one in each"
    return f"{words}: {clue} is none"


def _lines(clues: Iterable[clingo.Symbol]) -> list[Group]:
    """Clues, those beside one line of the board together."""
    groups: dict[object, list[clingo.Symbol]] = {}
    for clue in clues:
        is_beside = place_of(clue) is None and str(clue.arguments[0]) in SIDES
        groups.setdefault(tuple(clue.arguments[:2]) if is_beside else clue, []).append(clue)
    return list(map(tuple, groups.values()))


def _image(place: Place, symmetry: str, size: Place) -> Place:
    row, column = place
    return (size[0] + 1 - row if symmetry == "rotational" else row, size[1] + 1 - column)


def switch(
    task: Task, clues: Sequence[clingo.Symbol], shown: Collection[clingo.Symbol]
) -> Switches:
    """Ground a program whose clues are switches, and of which a solution is no answer.

    The task's instance has no clues; `shown` is what the solution shows. Clues that are enough
    leave the solution alone.
    """
    made = ground_base(task, text="".join(f"{{{symbol}}}." for symbol in clues))
    undecided = made.undecided(task.encoding.shown)
    other = [x if symbol in shown else -x for symbol, x in undecided.items()]
    with made.control.backend() as backend:
        backend.add_rule([], other)
    return Switches(
        made.control, {symbol: literal(made.control.symbolic_atoms, symbol) for symbol in clues}
    )
