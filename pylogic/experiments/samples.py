"""Samples: the runs of a setting -> one number for each instance, repetitions averaged first."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from pylogic.experiments.runs import Clock, Run, Setting

Unit = Literal["instance", "seed", "order"]


class Sample(NamedTuple):
    """What a run took, as a logarithm, and what it ran."""

    order: str
    seed: int | None
    program: Hashable
    """Equal ones are repetitions of one deterministic run."""
    logarithm: float
    is_bound: bool = False
    """It was cut short: it would have taken at least so long."""


class Value(NamedTuple):
    """The mean of samples."""

    logarithm: float
    is_bound: bool


class Best(NamedTuple):
    """The setting that took least for an instance."""

    setting: Setting
    seconds: float


@dataclass(frozen=True)
class VirtualBest:
    """What an oracle would take that knows the best setting for each instance."""

    by_instance: Mapping[str, Best | None]
    """None where no setting has solved it in all of its runs."""

    @property
    def wins(self) -> Counter[Setting]:
        """Of how many instances each setting is the best."""
        return Counter(best.setting for best in self.by_instance.values() if best)


Samples = Mapping[str, Sequence[Sample]]
"""The samples of each instance."""
Pairs = list[tuple[Value, Value]]


def of_runs(runs: Sequence[Run], clock: Clock) -> Samples:
    """What the runs took, those that say nothing left out."""
    found: dict[str, list[Sample]] = {}
    for run in runs:
        taken = run.taken(clock)
        if taken is not None:
            logarithm = math.log(taken.seconds)
            found.setdefault(run.case.instance, []).append(_sample(run, logarithm, taken.is_bound))
    return found


def efforts(runs: Sequence[Run], count: Callable[[Run], int | None]) -> dict[str, float]:
    """Of each instance that all runs have solved, the mean logarithm of a count.

    One is added to the count, which may be 0.
    """
    unsolved = {run.case.instance for run in runs if run.is_unsolved}
    found: dict[str, list[Sample]] = {}
    for run in runs:
        counted = count(run)
        if counted is not None and run.is_solved and run.case.instance not in unsolved:
            sample = _sample(run, math.log1p(counted), False)
            found.setdefault(run.case.instance, []).append(sample)
    return {instance: value(those).logarithm for instance, those in found.items()}


def value(those: Sequence[Sample]) -> Value:
    """The mean over the different programs; one that was cut short makes it a bound."""
    return _mean(list(_by_program(those).values()))


def paired(mine: Samples, base: Samples) -> tuple[Unit, Pairs]:
    """What is independent in two settings, in pairs: instances.

    Of one instance alone: its seeds, or its orders if there are more of them.
    """
    common = sorted(mine.keys() & base.keys())
    instances: Pairs = [(value(mine[name]), value(base[name])) for name in common]
    if len(common) != 1:
        return "instance", instances
    one, other = mine[common[0]], base[common[0]]
    seeds = list(_matched(one, other, lambda sample: sample.seed))
    orders = list(_matched(one, other, lambda sample: sample.order))
    found: list[tuple[Unit, Pairs]] = [
        ("instance", instances),
        ("seed", seeds),
        ("order", orders),
    ]
    return max(found, key=lambda entry: len(entry[1]))


def are_repetitions(runs: Sequence[Run]) -> bool:
    """Whether runs that ended, of one instance in one order, did the same for different seeds."""
    seeds: dict[Hashable, set[int | None]] = {}
    for run in runs:
        if run.is_solved:
            of = run.case.instance, run.case.order, _program(run)
            seeds.setdefault(of, set()).add(run.case.seed)
    return any(len(those) > 1 for those in seeds.values())


def virtual_best(runs: Sequence[Run], settings: Sequence[Setting], clock: Clock) -> VirtualBest:
    """Of each instance the setting that was fastest in the geometric mean of its runs.

    The least of several noisy times is too small on average: no setting can be had for it.
    """
    taken = {s: of_runs([r for r in runs if r.case.setting == s], clock) for s in settings}
    found: dict[str, Best | None] = {}
    for instance in dict.fromkeys(run.case.instance for run in runs):
        values = {s: value(those[instance]) for s, those in taken.items() if instance in those}
        times = [Best(s, math.exp(v.logarithm)) for s, v in values.items() if not v.is_bound]
        found[instance] = min(times, key=lambda best: best.seconds, default=None)
    return VirtualBest(found)


def _sample(run: Run, logarithm: float, is_bound: bool) -> Sample:
    return Sample(run.case.order, run.case.seed, _program(run), logarithm, is_bound)


def _program(run: Run) -> Hashable:
    """What it ran. Prolog may do the same with facts in another order: its inferences tell."""
    return run.encoding_hash, run.statistics.inferences or run.instance_hash


def _by_program(those: Sequence[Sample]) -> dict[Hashable, Value]:
    """The mean of each program."""
    found: dict[Hashable, list[Sample]] = {}
    for sample in those:
        found.setdefault(sample.program, []).append(sample)
    return {
        program: _mean([Value(sample.logarithm, sample.is_bound) for sample in group])
        for program, group in found.items()
    }


def _mean(values: Sequence[Value]) -> Value:
    total = math.fsum(value.logarithm for value in values)
    return Value(total / len(values), any(value.is_bound for value in values))


def _matched(
    mine: Sequence[Sample], base: Sequence[Sample], part: Callable[[Sample], Hashable]
) -> Iterator[tuple[Value, Value]]:
    """The pairs of equal parts in which neither setting runs what it ran in a pair before."""
    ours, theirs = _grouped(mine, part), _grouped(base, part)
    seen: tuple[set[Hashable], set[Hashable]] = set(), set()
    for name in [name for name in ours if name in theirs]:
        groups = ours[name], theirs[name]
        programs = [{sample.program for sample in group} for group in groups]
        if all(known.isdisjoint(new) for known, new in zip(seen, programs, strict=True)):
            yield value(groups[0]), value(groups[1])
            for known, new in zip(seen, programs, strict=True):
                known |= new


def _grouped(
    those: Sequence[Sample], part: Callable[[Sample], Hashable]
) -> dict[Hashable, list[Sample]]:
    """The samples of each part, each with the mean of its program: repetitions are no news."""
    means = _by_program(those)
    found: dict[Hashable, list[Sample]] = {}
    for sample in those:
        mean = means[sample.program]
        sample = sample._replace(logarithm=mean.logarithm, is_bound=mean.is_bound)
        found.setdefault(part(sample), []).append(sample)
    return found
