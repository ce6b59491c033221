"""Other names for the predicates of an encoding, so that two encodings agree."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import chain

import clingo

from pylogic.errors import OptionError
from pylogic.rules import syntax
from pylogic.rules.encoding import ABOUT, Encoding
from pylogic.rules.hints import suggest_among
from pylogic.rules.lexical import OWN_PREFIX
from pylogic.rules.syntax import Names, Signature

_HIDDEN = f"{OWN_PREFIX}own_"
"""The prefix of predicates of the other encoding whose names are taken."""
_NAMED_IN_ABOUT = {("clues", 2): 0, ("board", 2): 1}
"""The facts of `about` that name a predicate, each with the place of that argument."""


def pair_names(first: Encoding, other: Encoding, pairs: Mapping[str, str]) -> dict[Signature, str]:
    """Return new names for the other encoding's predicates, so that they agree with the first's.

    They are by the predicates' names and arities in the other; those that keep theirs are left
    out. Another predicate of the other that has one of the new names gets a hidden one. `pairs` are
    names of predicates of the first encoding, each with its name in the other. OptionError if a
    file lacks one of them, two get the same name, or an input or a shown predicate would be hidden.
    """
    names: dict[Signature, str] = {}
    for mine, others in pairs.items():
        arities = []
        for name, encoding in ((mine, first), (others, other)):
            arities.append({arity for known, arity in encoding.signatures if known == name})
            if not arities[-1]:
                hint = suggest_among(name, sorted({known for known, _ in encoding.signatures}))
                raise OptionError(f"{encoding.path} has no predicate {name}{hint}")
        common, the_map = arities[0] & arities[1], f"the map {mine}={others}"
        if not common:
            predicates = f"{mine}/{min(arities[0])} and {others}/{min(arities[1])}"
            raise OptionError(f"{the_map}: {predicates} do not have as many arguments")
        for arity in common:
            if (others, arity) in names:
                words = f"{others}/{arity} cannot be both {names[others, arity]} and {mine}"
                raise OptionError(f"{the_map}: {words}")
            names[others, arity] = mine
    taken = {(new, arity) for (_, arity), new in names.items()}
    displaced = (taken & other.signatures) - names.keys()
    for name, arity in displaced & {*map(syntax.strip_minus, other.outputs), *other.inputs}:
        words = f"{other.path} has a {name}/{arity} of its own: the map must say what it is"
        raise OptionError(words)
    return names | {(name, arity): _HIDDEN + name for name, arity in displaced}


def rename_encoding(encoding: Encoding, names: Names) -> Encoding:
    """Return the encoding with other names of predicates in all parts.
    In `about` the arguments that name a predicate change. The texts keep the old names."""
    new_names = {old: clingo.Function(new) for (old, _), new in names.items()}
    parts = {}
    for part, statements in encoding.parts.items():
        own = {} if part == ABOUT else names
        parts[part] = tuple(syntax.rename_predicates(statement, own) for statement in statements)
    for signature, node in chain.from_iterable(map(syntax.find_mentions, parts.get(ABOUT, ()))):
        if (place := _NAMED_IN_ABOUT.get(signature)) is not None:
            term = node.arguments[place]
            term.symbol = new_names.get(str(term), term.symbol)
    return replace(encoding, parts=parts)
