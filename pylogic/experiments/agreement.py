"""Agreement: the contradictions between runs of one instance."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from pylogic.experiments.runs import Run


@dataclass(frozen=True, repr=False)
class Disagreement:
    """Two runs that cannot both be right, and the reason."""

    instance: str
    words: str
    one: Run
    other: Run

    def to_dict(self) -> dict[str, Any]:
        """Return `instance`, `words`, and `commands`: the command lines of both runs."""
        commands = [self.one.case.command, self.other.case.command]
        return {"instance": self.instance, "words": self.words, "commands": commands}

    def __str__(self) -> str:
        return f"{self.instance}: {self.words}"

    def __repr__(self) -> str:
        return f"<Disagreement {self}>"


def find_disagreements(runs: Iterable[Run]) -> list[Disagreement]:
    """Return all contradictions: at most one for each pair of settings on an instance.

    A search that covered all proves something of its instance, and so does each answer. A censored
    run is compared with other runs as far as it went. A run whose answer clingo rejects is paired
    with one of another setting, or with itself.
    """
    groups: dict[str, list[Run]] = {}
    for run in runs:
        groups.setdefault(run.case.instance, []).append(run)
    pairs: dict[object, Disagreement] = {}
    for instance, members in groups.items():
        refuted = [run for run in members if run.error is not None and run.is_refuted]
        found = []
        for run in refuted:
            others = (other for other in members if other.case.setting != run.case.setting)
            found.append((run, next(others, run), "clingo rejects an answer of the twin"))
        # Runs that say the same need not be compared with one another.
        distinct = {
            (run.status, run.exhausted, run.count, run.cost, run.answers, run.case.setting): run
            for run in members
            if run.error is None
        }
        for first, second in combinations(distinct.values(), 2):
            words = _contradiction(first, second) or _contradiction(second, first)
            if words is not None:
                found.append((first, second, words))
        for first, second, words in found:
            settings = frozenset((first.case.setting, second.case.setting))
            pairs.setdefault((instance, settings), Disagreement(instance, words, first, second))
    return list(pairs.values())


def _contradiction(prover: Run, other: Run) -> str | None:
    """Return why a run's finished search excludes another run's result; None if it does not."""
    if not prover.exhausted:
        return None
    if prover.cost and other.cost:
        mine, theirs = (" ".join(map(str, run.cost)) for run in (prover, other))
        if other.cost < prover.cost:
            return f"one proved the cost {mine}, the other found {theirs}"
        if other.exhausted and other.cost != prover.cost:
            return f"two best costs are proved, {mine} and {theirs}"
        return None
    mine, theirs = (f"{run.count or 'no'} answer{'s'[: run.count > 1]}" for run in (prover, other))
    if other.count > prover.count:
        return f"one search ended with {mine}, the other found {theirs}"
    if other.exhausted and other.count != prover.count:
        return f"both searches ended, with {mine} and with {theirs}"
    if not set(other.answers) <= set(prover.answers):
        return "an answer of one is not among the answers of the other, whose search ended"
    return None
