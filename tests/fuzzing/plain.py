"""The answers of plain clingo for files: every answer set of the base part, and its shown atoms.

Nothing is projected: answer sets that show the same are put together here, in Python.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from pathlib import Path

import clingo

Shown = frozenset[clingo.Symbol]
Cost = tuple[int, ...]
Files = Sequence[Path | str]
"""Paths, and texts that stand for files."""
Constants = Mapping[str, object]


class RejectedError(Exception):
    """clingo does not take the files."""


class TooManyError(Exception):
    """There are more answer sets than were to be looked at."""


@dataclass(frozen=True)
class Answers:
    """All answer sets of some files."""

    models: tuple[tuple[Shown, Cost], ...]
    """The shown atoms of each, and its cost; no cost if the ground program minimizes nothing."""

    @cached_property
    def shown(self) -> frozenset[Shown]:
        """The answers, whatever they cost."""
        return frozenset(shown for shown, _ in self.models)

    @cached_property
    def costs(self) -> frozenset[Cost]:
        """The costs of the answer sets; none without minimize statements."""
        return frozenset(cost for _, cost in self.models if cost)

    @cached_property
    def best(self) -> frozenset[Shown]:
        """The answers that none is better than."""
        least = min(self.costs, default=())
        return frozenset(shown for shown, cost in self.models if cost == least)

    @cached_property
    def in_all(self) -> Shown:
        """The atoms that every answer shows."""
        return frozenset.intersection(*self.shown) if self.shown else frozenset()

    @cached_property
    def in_some(self) -> Shown:
        """The atoms that some answer shows."""
        return frozenset(chain.from_iterable(self.shown))


def answers(
    files: Files, constants: Constants, most: int = 5_000, parts: Sequence[str] = ("base",)
) -> Answers:
    """Every answer set of the base part of files, or of several parts.

    Raises:
        RejectedError: clingo rejects the files.
        TooManyError: there are more than so many.
    """
    values = [f"--const={name}={value}" for name, value in constants.items()]
    options = ["0", "--opt-mode=enum", *values]
    control = clingo.Control(options, logger=lambda _code, _words: None)
    try:
        for file in files:
            control.load(str(file)) if isinstance(file, Path) else control.add(file)
        control.ground([(part, []) for part in parts])
    except RuntimeError as error:
        raise RejectedError(str(error)) from None
    models = []
    with control.solve(yield_=True) as handle:
        for model in handle:
            if len(models) == most:
                raise TooManyError
            models.append((frozenset(model.symbols(shown=True)), tuple(model.cost)))
    return Answers(tuple(models))


def conflicts(families: Sequence[frozenset[str]]) -> frozenset[frozenset[str]]:
    """The minimal sets that share something with each of some sets: their transversals.

    Where the sets are what each answer set of a relaxed program breaks, these are all that
    cannot be kept together, with nothing to spare.
    """
    found = {frozenset[str]()}
    for family in families:
        hit = {one for one in found if one & family}
        found = hit | {one | {element} for one in found - hit for element in family}
        found = {one for one in found if not any(other < one for other in found)}
    return frozenset(found)
