"""Other names for the predicates of an encoding, so that two encodings agree; and the way back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import clingo

from pylogic.errors import OptionError
from pylogic.rules import syntax
from pylogic.rules.encoding import Encoding
from pylogic.rules.hints import suggest_among
from pylogic.rules.lexical import OWN_PREFIX
from pylogic.rules.symbols import Symbols
from pylogic.rules.syntax import Names, Signature

_HIDDEN = f"{OWN_PREFIX}own_"
"""The prefix of predicates of the other encoding whose names are taken."""


def pair_names(first: Encoding, other: Encoding, pairs: Mapping[str, str]) -> dict[Signature, str]:
    """Return new names for the other encoding's predicates, so that they agree with the first's.

    They are by the predicates' names and arities in the other; those that keep theirs are left
    out. Another predicate of the other that has one of the new names gets a hidden one.

    Args:
        pairs: names of predicates of the first encoding, each with its name in the other.

    Raises:
        OptionError: a file lacks a predicate of the map, or two predicates get the same name.
    """
    names: dict[Signature, str] = {}
    for mine, others in pairs.items():
        arities = [_arities(mine, first), _arities(others, other)]
        common = set.intersection(*arities)
        if not common:
            predicates = [f"{n}/{min(a)}" for n, a in zip((mine, others), arities, strict=True)]
            words = f"{predicates[0]} and {predicates[1]} do not have as many arguments"
            raise OptionError(f"the map {mine}={others}: {words}")
        for arity in common:
            if (others, arity) in names:
                words = f"{others}/{arity} cannot be both {names[others, arity]} and {mine}"
                raise OptionError(f"the map {mine}={others}: {words}")
            names[others, arity] = mine
    return names | _hide_taken(names, other)


def _arities(name: str, encoding: Encoding) -> set[int]:
    """Return the arities of the predicates of a name in an encoding; OptionError without any."""
    arities = {arity for known, arity in encoding.signatures if known == name}
    if not arities:
        known = sorted({name for name, _ in encoding.signatures})
        raise OptionError(f"{encoding.path} has no predicate {name}{suggest_among(name, known)}")
    return arities


def _hide_taken(names: Names, encoding: Encoding) -> dict[Signature, str]:
    """Return hidden names for the predicates of an encoding that have one of the new names.
    Those that get a new name themselves are left out.

    Raises:
        OptionError: such a predicate is an input, or answers show it.
    """
    taken = {(new, arity) for (_, arity), new in names.items()}
    displaced = (taken & encoding.signatures) - names.keys()
    for name, arity in displaced & {*map(syntax.strip_minus, encoding.outputs), *encoding.inputs}:
        words = f"{encoding.path} has a {name}/{arity} of its own: the map must say what it is"
        raise OptionError(words)
    return {(name, arity): _HIDDEN + name for name, arity in displaced}


def restore_names(symbols: Iterable[clingo.Symbol], names: Names) -> Symbols:
    """Return symbols with the names that they had before a renaming by `names`.
    Other symbols, and those that are no atoms, stay as they are."""
    former = {(new, arity): old for (old, arity), new in names.items()}
    return tuple(
        clingo.Function(former[signature], s.arguments, s.positive)
        if s.type == clingo.SymbolType.Function
        and (signature := (s.name, len(s.arguments))) in former
        else s
        for s in symbols
    )
