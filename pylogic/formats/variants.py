"""Variants of the rules, tried where the strict rules leave not exactly one answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pylogic.formats import mapping
from pylogic.rules.encoding import Encoding


def unique_under(
    encoding: Encoding, known: Mapping[str, str], is_unique: Callable[[Mapping[str, int]], bool]
) -> dict[str, int]:
    """The constants, with their values, under each of which an instance has one answer.

    Tried are those that `about` calls variants, but for the constants that are `known` already;
    `is_unique` says of a constant with its value whether there is one answer under it.
    """
    tried = mapping.variants(encoding).items()
    return {n: value for n, value in tried if n not in known and is_unique({n: value})}
