"""Judgements: whether a partly filled board can be completed, and the rules that it breaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

import clingo

from pylogic.errors import Interruption, OptionError, describe_stop
from pylogic.explain.mus import shrink, shrink_literals
from pylogic.explain.relaxation import Switches, find_literals, relax
from pylogic.explain.text import Citation, Teller
from pylogic.rules.cancellation import Cancellation
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import Mark, Place, Symbols, pack, place_of, unpack
from pylogic.solving.child import CutShortError, Send
from pylogic.solving.process import run
from pylogic.solving.task import Task

_CLOSELY = 20
"""The number of broken constraints whose cores are made minimal, those with the smallest cores."""


@dataclass(frozen=True, repr=False)
class Judgement:
    """Whether a partly filled board can be completed, and the rules that it breaks."""

    is_possible: bool | None
    """Whether some answer has all marks; None if the search ended before it knew."""
    because: Symbols
    """Atoms that name ground constraints which every completion breaks, the plainest first;
    perhaps not all of them."""
    interrupted: Interruption | None
    """The reason why the search ended early."""
    teller: Teller = field(compare=False)
    """Says the judgement in words."""

    @property
    def lines(self) -> list[Citation]:
        """The citations of the broken rules."""
        return self.teller.cite_all(self.because)

    def to_dict(self) -> dict[str, Any]:
        """Return the judgement for JSON, with the broken rules in words."""
        return {
            "possible": self.is_possible,
            "broken": [line.to_dict() for line in self.lines],
            "interrupted": self.interrupted,
        }

    def __str__(self) -> str:
        """Say whether the board can be completed, and the broken rules."""
        if self.is_possible is None:
            return f"{describe_stop(self.interrupted or 'user')}: it is not known"
        if self.is_possible:
            return "some answer has all that the board shows"
        rules = "; ".join(line.words for line in self.lines)
        return f"no answer has all that the board shows{': ' if rules else ''}{rules}"

    def __repr__(self) -> str:
        return f"<Judgement {self}>"


class _Verdict(NamedTuple):
    """The judgement so far, a message of the child to its parent."""

    is_possible: bool
    """Whether some answer has all marks."""
    broken: str = ""
    """The constraints that every completion breaks, packed as text; empty before they are known."""


def judge(task: Task, marks: Sequence[Mark], limits: Limits) -> Judgement:
    """Judge a partly filled board of a task, in a child process.

    Raises:
        OptionError: the rules have no atom of a mark, or the task's answers are plans.
        ProgramError: the rules refuse the instance, or clingo rejects one of the files.
    """
    if task.has_horizons:
        raise OptionError(f"{task.encoding.path}: plans made of steps are not judged")
    verdicts: list[_Verdict] = []
    interruption = run(partial(_judge, task, marks), limits, verdicts.append)
    is_possible = verdicts[0].is_possible if verdicts else None
    broken = unpack(verdicts[-1].broken) if verdicts and verdicts[-1].broken else ()
    return Judgement(is_possible, broken, interruption, Teller.within(task, limits))


def _judge(task: Task, marks: Sequence[Mark], send: Send[_Verdict], brake: Cancellation) -> bool:
    """In a child: send the verdict, then the broken constraints; return True if interrupted."""
    switches = relax(task).switches
    brake.interrupt = switches.stop
    known = [
        (literal, place_of(clingo.parse_term(atom)))
        for (atom, _), literal in find_literals(switches.control, marks)
    ]
    try:
        is_possible = (
            switches.find_core_of([*(x for x, _ in known), *switches.literals.values()]) is None
        )
        send(_Verdict(is_possible))
        if not is_possible:
            literals = switches.literals.items()
            clues = {x: place_of(s) for s, x in literals if x not in switches.constraints}
            seen = clues | dict(known)
            rules = rank_broken_rules(switches, seen, find_broken_constraints(switches, list(seen)))
            send(_Verdict(False, pack(rule.constraint for rule in rules)))
    except CutShortError:
        return True
    return False


class BrokenRule(NamedTuple):
    """A ground constraint, and a minimal set of known literals that contradicts it."""

    constraint: clingo.Symbol
    known: tuple[int, ...]


def find_broken_constraints(switches: Switches, known: Sequence[int]) -> list[clingo.Symbol]:
    """Return the constraints that contradict the known literals, each by itself.

    Each answer on the way clears all constraints that it keeps.
    """
    refuted = []
    waiting = list(switches.constraints)
    while waiting:
        tried = waiting.pop()
        core, true = switches.decide([*known, tried], waiting)
        if core is not None:
            refuted.append(switches.constraints[tried])
        waiting = [x for i, x in enumerate(waiting) if core is not None or not true >> i & 1]
    return refuted


def rank_broken_rules(
    switches: Switches, known: Mapping[int, Place | None], constraints: Sequence[clingo.Symbol]
) -> list[BrokenRule]:
    """Return broken constraints with the known literals that they contradict, the plainest first.

    `known` are literals with their cells. Plain are few literals close together. Only of the
    `_CLOSELY` smallest cores a minimal set is searched for.
    """
    cores = {}
    for constraint in constraints:
        core = switches.find_core_of([switches.literals[constraint], *known])
        assert core is not None
        cores[constraint] = [x for x in known if x in core]
    ranked = sorted(sorted(constraints), key=lambda symbol: len(cores[symbol]))
    close = []
    for symbol in ranked[:_CLOSELY]:
        needed = shrink_literals(switches, [switches.literals[symbol]], cores[symbol])
        close.append(BrokenRule(symbol, tuple(needed)))
    close.sort(key=lambda rule: _measure_extent(known, rule.known))
    return [*close, *(BrokenRule(symbol, tuple(cores[symbol])) for symbol in ranked[_CLOSELY:])]


def find_plain_conflict(
    switches: Switches, known: Mapping[clingo.Symbol, Place | None]
) -> Symbols | None:
    """Return the plainest conflict of known switches with at most one constraint; None without.

    `known` are the switches of marks and clues, with their cells.
    """
    by_literal = {switches.literals[symbol]: symbol for symbol in known}
    alone = switches.find_core(known)
    if alone is not None:
        return tuple(sorted(shrink(alone, lambda on, rest: switches.find_core([*on, *rest]))))
    constraints = find_broken_constraints(switches, list(by_literal))
    if not constraints:
        return None
    places = {x: known[symbol] for x, symbol in by_literal.items()}
    rule, *_ = rank_broken_rules(switches, places, constraints)
    return tuple(sorted((rule.constraint, *(by_literal[x] for x in rule.known))))


def _measure_extent(places: Mapping[int, Place | None], known: Sequence[int]) -> tuple[int, int]:
    """Return the number of known literals, and how far their cells are apart."""
    cells = [cell for cell in map(places.get, known) if cell is not None]
    apart = sum(max(line) - min(line) for line in zip(*cells, strict=True))
    return len(known), apart
