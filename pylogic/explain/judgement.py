"""Judgement: whether a partly filled board can be completed, and which rules it breaks already."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

import clingo

from pylogic.errors import Interruption, OptionError, stopped_by
from pylogic.explain.mus import shrink
from pylogic.explain.relaxation import Switches, Undecided, mark_literals, put_in_words, relax
from pylogic.explain.text import Citation, Teller
from pylogic.rules import constraints
from pylogic.rules.cancellation import Cancellation
from pylogic.rules.constraints import BROKEN, Constraint
from pylogic.rules.limits import Limits
from pylogic.rules.parts import BASE
from pylogic.rules.symbols import Mark, Place, Symbols, pack, place_of, unpack
from pylogic.solving.child import CutShortError, Send
from pylogic.solving.grounding import ground_base
from pylogic.solving.process import call, run
from pylogic.solving.task import Task

_CONFLICTS = 500
"""Conflicts after which a search gives up to show that all constraints can be kept."""
_CLOSELY = 20
"""The number of constraints, those with the smallest cores, that are made minimal."""
_LIMIT = "20000,umax"  # conflicts, after which the best completion so far is told


@dataclass(frozen=True, repr=False)
class Judgement:
    """Whether a partly filled board can be completed, and the rules that it breaks."""

    is_possible: bool | None
    """Whether some answer has all that it shows; None if that was not found out."""
    because: Symbols
    """The ground constraints that it breaks, however it is completed, the plainest first; perhaps
    not all of them."""
    interrupted: Interruption | None
    """The reason why the search ended early."""
    teller: Teller = field(compare=False)
    """Says it."""

    @property
    def lines(self) -> list[Citation]:
        """The broken rules in words, each with its place and cells."""
        return self.teller.lines(self.because)

    def to_dict(self) -> dict[str, Any]:
        """Whether it can be completed, and the broken rules in words."""
        return {
            "possible": self.is_possible,
            "broken": [line.to_dict() for line in self.lines],
            "interrupted": self.interrupted,
        }

    def __str__(self) -> str:
        if self.is_possible is None:
            return f"{stopped_by(self.interrupted or 'user')}: it is not known"
        if self.is_possible:
            return "some answer has all that the board shows"
        rules = "; ".join(line.words for line in self.lines)
        return f"no answer has all that the board shows{': ' if rules else ''}{rules}"

    def __repr__(self) -> str:
        return f"<Judgement {self}>"


class _Found(NamedTuple):
    """The judgement so far."""

    is_possible: bool
    """Whether some answer has all marks."""
    broken: str = ""
    """The constraints that every completion breaks, as a packed text, if they were found."""


def judge(task: Task, marks: Sequence[Mark], limits: Limits) -> Judgement:
    """Judge a partly filled board of a task.

    Raises:
        OptionError: the marks are none of the task's, or its answers are plans.
        ProgramError: the instance makes no sense, or clingo rejects one of the files.
    """
    if task.has_horizons:
        raise OptionError(f"{task.encoding.path}: plans made of steps are not judged")
    found: list[_Found] = []
    interruption = run(partial(_judge, task, marks), limits, found.append)
    is_possible = found[0].is_possible if found else None
    broken = unpack(found[-1].broken) if found and found[-1].broken else ()
    return Judgement(is_possible, broken, interruption, Teller.within(task, limits))


def _judge(task: Task, marks: Sequence[Mark], send: Send[_Found], brake: Cancellation) -> bool:
    """Send what is found; True if the search was cut short."""
    switches = relax(task).switches
    brake.interrupt = switches.stop
    known = [
        (literal, place_of(clingo.parse_term(atom)))
        for (atom, _), literal in mark_literals(switches.control, marks)
    ]
    try:
        is_possible = (
            switches.core_of([*(x for x, _ in known), *switches.literals.values()]) is None
        )
        send(_Found(is_possible))
        if not is_possible:
            clues = {
                x: place_of(symbol)
                for symbol, x in switches.literals.items()
                if not symbol.match(*BROKEN)
            }
            seen = clues | dict(known)
            found = plainest(switches, seen, broken_constraints(switches, list(seen)))
            send(_Found(False, pack(one.constraint for one in found)))
    except CutShortError:
        return True
    return False


class BrokenRule(NamedTuple):
    """A ground constraint, and the known literals that it contradicts, none of them to spare."""

    constraint: clingo.Symbol
    known: tuple[int, ...]


def broken_constraints(switches: Switches, known: Sequence[int]) -> list[clingo.Symbol]:
    """The constraints that cannot be kept, each by itself.

    Raises:
        CutShortError: the search was interrupted.
    """
    by_literal = {x: symbol for symbol, x in switches.literals.items() if symbol.match(*BROKEN)}
    return [by_literal[x] for x in refuted(switches, known, by_literal)]


def refuted(switches: Switches, known: Sequence[int], literals: Iterable[int]) -> list[int]:
    """The literals that are false in all answers with the known ones.

    Raises:
        CutShortError: the search was interrupted.
    """
    found = []
    waiting = list(literals)
    while waiting:
        tried = waiting.pop()
        core, true = switches.decide([*known, tried], waiting)
        if core is not None:
            found.append(tried)
        waiting = [x for i, x in enumerate(waiting) if core is not None or not true >> i & 1]
    return found


def plainest(
    switches: Switches, known: Mapping[int, Place | None], constraints: Sequence[clingo.Symbol]
) -> list[BrokenRule]:
    """Broken constraints with the literals that they contradict, the plainest first.

    `known` are the literals of what is known, with their cells. Of many constraints only those
    are looked at closely that seem to be the plainest.

    Raises:
        CutShortError: the search was interrupted.
    """
    cores = {}
    for one in constraints:
        core = switches.core_of([switches.literals[one], *known])
        assert core is not None
        cores[one] = [x for x in known if x in core]
    ranked = sorted(sorted(constraints), key=lambda one: len(cores[one]))
    close = [_minimal(switches, one, cores[one]) for one in ranked[:_CLOSELY]]
    close.sort(key=lambda one: _extent(known, one.known))
    return [*close, *(BrokenRule(one, tuple(cores[one])) for one in ranked[_CLOSELY:])]


def seen_conflict(
    switches: Switches, known: Mapping[clingo.Symbol, Place | None]
) -> tuple[Symbols, int | None] | None:
    """The plainest conflict of marks and clues with at most one constraint, if there is one.

    `known` are switches with their cells. The number is a size that none is below, as far as that
    is proved.

    Raises:
        CutShortError: the search was interrupted.
    """
    by_literal = {switches.literals[symbol]: symbol for symbol in known}
    alone = switches.core(known)
    if alone is not None:
        return tuple(sorted(shrink(alone, lambda on, rest: switches.core([*on, *rest])))), None
    constraints = broken_constraints(switches, list(by_literal))
    if not constraints:
        return None
    places = {x: known[symbol] for x, symbol in by_literal.items()}
    found = plainest(switches, places, constraints)
    symbols = (found[0].constraint, *(by_literal[x] for x in found[0].known))
    return tuple(sorted(symbols)), _bound(switches, list(by_literal), found)


def _bound(switches: Switches, known: Sequence[int], found: Sequence[BrokenRule]) -> int | None:
    """A lower bound of the size of conflicts, where marks and clues can be kept; at most 3.

    Where the constraints can be kept as well, a conflict has some of each. One of two is a
    constraint that is broken already, and a single thing that is known.
    """
    try:
        constraints = [symbol for symbol in switches.literals if symbol.match(*BROKEN)]
        if switches.core(constraints, _CONFLICTS) is not None:
            return None
    except Undecided:
        return None
    if len(found) > _CLOSELY or any(_has_single(switches, known, one) for one in found):
        return 2
    return 3


def _has_single(switches: Switches, known: Sequence[int], one: BrokenRule) -> bool:
    """Whether a constraint contradicts a single thing that is known."""
    if len(one.known) == 1:
        return True
    on = switches.literals[one.constraint]
    others = [x for x in known if x not in one.known]
    if switches.core_of([on, *others]) is None:  # else one of the others may be it
        return False
    return bool(refuted(switches, [on], others))


def _minimal(switches: Switches, constraint: clingo.Symbol, known: Sequence[int]) -> BrokenRule:
    on = switches.literals[constraint]

    def find_core(needed: Sequence[int], others: Sequence[int]) -> set[int] | None:
        core = switches.core_of([on, *needed, *others])
        return None if core is None else set(core)

    return BrokenRule(constraint, tuple(shrink(known, find_core)))


def _extent(places: Mapping[int, Place | None], known: Sequence[int]) -> tuple[int, int]:
    """How many things somebody has to look at, and how far they are apart."""
    cells = [cell for cell in map(places.get, known) if cell is not None]
    apart = sum(max(line) - min(line) for line in zip(*cells, strict=True))
    return len(known), apart


def violations(
    task: Task,
    shown: Sequence[clingo.Symbol],
    limits: Limits,
    *,
    is_part: bool = False,
    explained: bool = True,
) -> list[tuple[str, str]]:
    """The words and places of the constraints that an answer with exactly these atoms breaks.

    Where they may be a part only, and more atoms mend most of that, what is left then. Empty if
    the atoms break none, or if no choice of the encoding makes them. The part reasons counts if
    it is to be `explained`; else the constraints are taken as the search does.

    Raises:
        StoppedError: a limit or Ctrl-C came first.
    """
    known = constraints.read(task.encoding)
    judged = partial(_violated, task, known, set(shown), is_part=is_part, explained=explained)
    found = call(judged, limits)
    said = dict.fromkeys(constraints.words_of(known, clingo.parse_term(text)) for text in found)
    return list(said)


def _violated(
    task: Task,
    known: Sequence[Constraint],
    shown: Set[clingo.Symbol],
    *,
    is_part: bool,
    explained: bool,
) -> list[str]:
    """The atoms that name broken constraints, as texts."""
    rules = list(constraints.relax(task.encoding.parts[BASE], known))
    made = ground_base(task, rules, explained=explained)
    atoms = list(made.atoms(task.encoding.shown))
    exactly = [atom.literal if atom.symbol in shown else -atom.literal for atom in atoms]
    found = _fewest_broken(made.control, exactly)
    if found is None or _broken(found):
        with made.control.backend() as backend:
            literals = [atom.literal for atom in made.atoms([BROKEN])]
            backend.add_minimize(0, [(literal, 1) for literal in literals])
        found = found and _fewest_broken(made.control, exactly)  # with the best hidden choices
    if found is None or (_broken(found) and is_part):  # cells are empty, or hold what they cannot
        at_least = [atom.literal for atom in atoms if atom.symbol in shown]
        completed = _fewest_broken(made.control, at_least) or ()
        if found is None or 2 * len(_broken(completed)) <= len(_broken(found)):
            found = completed
    return list(map(str, _broken(found if explained else put_in_words(task, rules, found))))


def _broken(answer: Iterable[clingo.Symbol]) -> list[clingo.Symbol]:
    """The broken constraints of an answer."""
    return sorted(symbol for symbol in answer if symbol.match(*BROKEN))


def _fewest_broken(
    control: clingo.Control, assumptions: Sequence[int]
) -> Sequence[clingo.Symbol] | None:
    """The atoms of the last answer found; with a minimize statement, of the best."""
    configuration: Any = control.configuration
    configuration.solve.models = 0
    configuration.solve.solve_limit = _LIMIT
    found = None
    with control.solve(yield_=True, assumptions=assumptions) as handle:
        for model in handle:
            found = model.symbols(atoms=True)
            if not model.cost:
                break
    return found
