"""Which orders are tried on which instances: batches of runs, each of which depends on those
before it; and the climb from an order to those next to it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Container, Generator, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from random import Random
from typing import TypeVar

from pylogic.experiments.runs import Case, Run
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import Fact, Instance
from pylogic.solving import order_rules, orders
from pylogic.solving.order_rules import Rule, Term
from pylogic.solving.question import CLINGO

S = TypeVar("S")
T = TypeVar("T")
F = TypeVar("F")
WORST = 10
"""A rule that takes so many times what the baseline takes on an instance is cut short there."""

Batches = Generator[list[Case], Sequence[Run], None]
"""Runs that are to be made at once; it is to be sent what they found."""
_PATIENCE = 200
"""So many neighbours in a row that have been tried already: there are hardly any others."""
_LONGEST = 4
"""Keys of a rule: more decide between hardly any clues."""
_PERMUTATION = orders.PLACES.rstrip(":")


@dataclass(frozen=True)
class Effort:
    """What a search took, in inferences, or in choices and conflicts."""

    count: int
    is_bound: bool
    """It was cut short: it would have taken at least so much."""

    @property
    def logarithm(self) -> float:
        """Of the count and 1, which may be 0."""
        return math.log1p(self.count)

    def is_less(self, other: Effort) -> bool:
        """Whether it is known to be less."""
        return not self.is_bound and self.count < other.count

    def __str__(self) -> str:
        return f"{'>=' if self.is_bound else ''}{self.count}"


def effort(run: Run) -> Effort | None:
    """The effort of a run; None if it says nothing."""
    figures = run.statistics
    if run.case.setting.engine == CLINGO:
        count = (figures.choices or 0) + (figures.conflicts or 0)
    else:
        count = figures.inferences or 0
    return Effort(count, run.is_unsolved) if run.is_solved or run.is_unsolved else None


@dataclass(frozen=True)
class Plan:
    """What a search for an order is to do."""

    case: Case
    """A run of the baseline, whatever its instance; its inferences are the most for any run."""
    encoding: Encoding
    instances: Mapping[str, Instance]
    training: tuple[str, ...]
    held_out: tuple[str, ...]
    tries: int
    """Rules that are tried, and permutations of each of the instances that have any."""
    seed: int

    @property
    def baseline(self) -> str:
        """The order that others are held against."""
        return self.case.order

    @property
    def permuted(self) -> tuple[str, ...]:
        """The instances of which permutations are tried."""
        return self.held_out or self.training

    @property
    def kinds(self) -> list[str]:
        """The named orders that are tried first."""
        keys = self.keys
        usable = [
            name
            for name, kind in orders.KINDS.items()
            if all(term.key in keys for term in kind.rule)
        ]
        ranked = [orders.ENCODING] if self.encoding.has("order") else []
        return [name for name in (*usable, *ranked) if name != self.baseline][: self.tries]

    @cached_property
    def clues(self) -> Mapping[str, Sequence[Fact]]:
        """The clues of each instance, as it lists them."""
        found = self.instances.items()
        return {name: orders.clue_facts(self.encoding, instance) for name, instance in found}

    @cached_property
    def keys(self) -> list[str]:
        """What rules may be made of."""
        return order_rules.usable([fact for facts in self.clues.values() for fact in facts])

    def places(self, instance: str, order: str) -> tuple[int, ...]:
        """An order as a permutation: the places of the clues of an instance, from 0."""
        constants = dict(self.case.constants)
        ordered = orders.ordered(self.encoding, self.instances[instance], order, constants)
        places = {fact.symbol: place for place, fact in enumerate(self.clues[instance])}
        return tuple(places[fact.symbol] for fact in orders.clue_facts(self.encoding, ordered))

    @property
    def most(self) -> int:
        """How many runs it needs at most."""
        count = len(self.training) + len(self.held_out)
        rules = self.tries * len(self.training) + len(self.held_out)
        return count + rules + self.tries * len(self.permuted)

    def made(self, instance: str, order: str, inferences: float = math.inf) -> Case:
        """A run in an order, within so many inferences if the engine makes any."""
        is_permutation = order.startswith(orders.PLACES) and order != self.baseline
        kind = _PERMUTATION if is_permutation else order
        most = self.case.inferences
        within = None if most is None else int(max(1, min(most, inferences)))
        setting = replace(self.case.setting, order=kind)
        return replace(
            self.case, setting=setting, instance=instance, order=order, inferences=within
        )


Efforts = dict[tuple[str, str], Effort]
"""By instance and order, in the order in which they became known."""


def learn(efforts: Efforts, runs: Iterable[Run]) -> None:
    """Add what runs took; those that say nothing add nothing."""
    for run in runs:
        found = effort(run)
        if found is not None:
            efforts[run.case.instance, run.case.order] = found


def rules(plan: Plan, efforts: Efforts) -> list[str]:
    """The rules that have been tried, the baseline first."""
    trained = (name for one, name in efforts if one in plan.training)
    named = (name for name in trained if not name.startswith(orders.PLACES))
    return list(dict.fromkeys([plan.baseline, *named]))


def best_rule(plan: Plan, efforts: Efforts) -> str:
    """The rule that costs least on the training instances; the earliest one of several."""
    return min(rules(plan, efforts), key=partial(cost, plan, efforts))


def best_order(instance: str, efforts: Efforts) -> tuple[str, Effort] | None:
    """The order in which an instance took least, and how much; the earliest one of several."""
    known = [(name, found) for (one, name), found in efforts.items() if one == instance]
    return min(known, key=lambda pair: _finished(pair[1]), default=None)


def cost(plan: Plan, efforts: Efforts, rule: str) -> float:
    """The sum of logarithms of what a rule takes on the training instances, up to their caps.

    Infinite if it has no run of one of them; instances of which nothing is known do not count.
    """
    total = 0.0
    for instance in plan.training:
        most, found = _cap(plan, efforts, instance), efforts.get((instance, rule))
        if most is None:
            continue
        if found is None:
            return math.inf
        total += math.log1p(most if found.is_bound else min(most, found.count))
    return total


def batches(plan: Plan) -> Batches:
    """The baseline, rules on the training instances, the best one and permutations on the others.

    A permutation may take what the best order so far takes, and not more.
    """
    efforts: Efforts = {}
    instances = (*plan.training, *plan.held_out)
    learn(efforts, (yield [plan.made(instance, plan.baseline) for instance in instances]))
    yield from _rules(plan, efforts)
    rule = best_rule(plan, efforts)
    if rule != plan.baseline and plan.held_out:
        learn(efforts, (yield [plan.made(instance, rule) for instance in plan.held_out]))
    yield from _permutations(plan, efforts)


def _cap(plan: Plan, efforts: Efforts, instance: str) -> int | None:
    """What a rule may take on an instance."""
    base, most = efforts.get((instance, plan.baseline)), plan.case.inferences
    if base is None:
        return None
    return min(WORST * base.count + 1, most) if most is not None else WORST * base.count + 1


def _rules(plan: Plan, efforts: Efforts) -> Batches:
    """The named orders, then a climb from the best of them that is a rule."""
    caps = {one: cap for one in plan.training if (cap := _cap(plan, efforts, one)) is not None}

    def tried(names: Iterable[str]) -> list[Case]:
        return [plan.made(one, name, cap) for name in names for one, cap in caps.items()]

    def ordered(rule: Rule) -> tuple[tuple[Fact, ...], ...]:
        found = (order_rules.applied(rule, plan.clues[one], orders.named(rule)) for one in caps)
        return tuple(map(tuple, found))

    learn(efforts, (yield tried(plan.kinds)))
    named = ((name, orders.rule_of(name)) for name in (plan.baseline, *plan.kinds))
    known = [(rule, cost(plan, efforts, name)) for name, rule in named if rule is not None]
    if not known or not caps:
        return
    climber = climb(
        known,
        lambda rule, rng: near(rule, plan.keys, rng),
        plan.tries - len(plan.kinds),
        Random(f"{plan.seed} rules"),
        ordered,
    )
    rule = next(climber, None)
    while rule is not None:
        name = orders.named(rule)
        learn(efforts, (yield tried([name])))
        rule = following(climber, cost(plan, efforts, name))


def _permutations(plan: Plan, efforts: Efforts) -> Batches:
    """A climb for each instance, from its best order so far; all of them step by step."""
    climbers, least = {}, {}
    proposed: dict[str, tuple[int, ...] | None] = {}
    for instance in plan.permuted:
        best = best_order(instance, efforts)
        if best is None:
            continue
        start, rng = plan.places(instance, best[0]), Random(f"{plan.seed} {instance}")
        least[instance] = _finished(best[1])
        climber = climb([(start, least[instance])], beside, plan.tries, rng)
        climbers[instance], proposed[instance] = climber, next(climber, None)
    while made := {
        instance: plan.made(instance, orders.from_places(places), least[instance])
        for instance, places in proposed.items()
        if places
    }:
        learn(efforts, (yield list(made.values())))
        for instance, case in made.items():
            found = _finished(efforts.get((instance, case.order)))
            least[instance] = min(found, least[instance])
            proposed[instance] = following(climbers[instance], found)


def _finished(found: Effort | None) -> float:
    """What a search took; infinite if it did not end."""
    return math.inf if found is None or found.is_bound else found.count


def following(generator: Generator[S, F, None], found: F) -> S | None:
    """What a generator yields next, when it is sent what was found; None if it ends."""
    try:
        return generator.send(found)
    except StopIteration:
        return None


def climb(
    known: Sequence[tuple[S, float]],
    neighbour: Callable[[S, Random], S],
    tries: int,
    rng: Random,
    identity: Callable[[S], Hashable] = lambda state: state,
) -> Generator[S, float, None]:
    """Yield states to be tried, each but once; each time, it is to be sent what the state costs.

    Randomised first improvement, over plateaus too (Hoos and Stützle, Stochastic Local Search,
    2004, section 2.1). Where no neighbour is new, it goes on from the cheapest state that has
    such neighbours. Ends after so many tries, or if there is none.

    Args:
        known: states with their costs; it begins at the cheapest one.
        identity: states with equal ones are one state.
    """
    costs = {identity(state): (cost, state) for state, cost in reversed(known)}
    left = dict(reversed(costs.items()))  # those that may have new neighbours
    here = min(left, key=lambda one: left[one][0])
    for _ in range(tries):
        new = _new(left[here][1], neighbour, rng, identity, costs)
        while new is None:
            del left[here]
            if not left:
                return
            here = min(left, key=lambda one: left[one][0])
            new = _new(left[here][1], neighbour, rng, identity, costs)
        one, state = new
        found = yield state
        costs[one] = left[one] = (found, state)
        if found <= left[here][0]:
            here = one


def _new(
    state: S,
    neighbour: Callable[[S, Random], S],
    rng: Random,
    identity: Callable[[S], Hashable],
    known: Container[Hashable],
) -> tuple[Hashable, S] | None:
    """A neighbour that is not known, and its identity; None if hardly any is left."""
    for _ in range(_PATIENCE):
        drawn = neighbour(state, rng)
        one = identity(drawn)
        if one not in known:
            return one, drawn
    return None


def beside(places: tuple[T, ...], rng: Random) -> tuple[T, ...]:
    """A permutation with two places swapped, or one moved to elsewhere."""
    if len(places) < 2:
        return places
    one, other = rng.sample(range(len(places)), 2)
    changed = list(places)
    if rng.random() < 0.5:
        changed[one], changed[other] = changed[other], changed[one]
    else:
        changed.insert(other, changed.pop(one))
    return tuple(changed)


def near(rule: Rule, keys: Sequence[str], rng: Random) -> Rule:
    """A rule with a key swapped, moved, turned round, exchanged, added or taken away."""
    place = rng.randrange(len(rule))
    before, term, after = rule[:place], rule[place], rule[place + 1 :]
    new = Term(rng.choice(keys), rng.random() < 0.5)
    changed = {
        "permute": beside(rule, rng),
        "turn": (*before, term._replace(is_descending=not term.is_descending), *after),
        "exchange": (*before, new, *after),
        "add": (*before, new, term, *after),
        "append": (*rule, new),
        "drop": (*before, *after) or rule,
    }
    chosen = changed[rng.choice(list(changed))]
    return order_rules.canonical(chosen)[:_LONGEST]
