"""Variants of the rules, tried where the strict rules leave not exactly one answer."""

from __future__ import annotations

from collections.abc import Mapping

from pylogic.formats import mapping
from pylogic.puzzle import Puzzle
from pylogic.rules.instance import Instance
from pylogic.solving.outcome import Status


def unique_under(
    puzzle: Puzzle,
    instance: Instance,
    constants: Mapping[str, int | str],
    timeout: float | None = None,
    memory: int | None = None,
) -> dict[str, int]:
    """The constants, with their values, under each of which an instance has one answer.

    Tried are those that `about` calls variants, but for the constants that are set already.
    """
    found = {}
    for name, value in mapping.variants(puzzle.encoding).items():
        if name in instance.constants or name in constants:
            continue
        tried = {**constants, name: value}
        outcome = puzzle.solve(instance, constants=tried, timeout=timeout, memory=memory)
        if outcome.status is Status.UNIQUE:
            found[name] = value
    return found
