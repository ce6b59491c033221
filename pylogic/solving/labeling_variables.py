"""The variables of a labeling, and the literals that say what their bounds and sums are.

Variables, values and atoms are the facts `label(Rank, Variable, Value, Atom)` of an encoding.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import clingo

from pylogic.errors import Problem, ProgramError
from pylogic.solving.labeling import Objective

_MOST_DIGITS = 29  # clasp adds up to 2**31 - 1, and the digits' weights are added to the sum's


@dataclass(frozen=True)
class Variable:
    """A variable with its values in ascending order, and the literal that says it has each."""

    name: clingo.Symbol
    values: tuple[clingo.Symbol, ...]
    keys: tuple[int, ...]
    """What the values are compared and halved by: themselves, or their place if not all of
    the labeling's values are numbers."""
    literals: tuple[int, ...]


def variables(control: clingo.Control, file: str) -> tuple[Variable, ...]:
    """The variables of a ground label part, by rank.

    Raises:
        ProgramError: a label fact names an atom that does not exist.
    """
    found: dict[tuple[clingo.Symbol, clingo.Symbol], dict[clingo.Symbol, int]] = {}
    for fact in control.symbolic_atoms.by_signature("label", 4):
        rank, name, value, term = fact.symbol.arguments
        if not fact.is_fact:
            words = f"the label part must follow from the facts alone, unlike {fact.symbol}"
            raise ProgramError(Problem(words, file))
        atom = control.symbolic_atoms[term]
        if atom is None:
            raise ProgramError(Problem(f"{fact.symbol}: there is no atom {term}", file))
        found.setdefault((rank, name), {})[value] = atom.literal
    names = Counter(name for _, name in found)
    for name in (name for name, count in names.items() if count > 1):
        raise ProgramError(Problem(f"the label part gives {name} more than one rank", file))
    places = _places({value for domain in found.values() for value in domain})
    return tuple(_variable(name, found[rank, name], places) for rank, name in sorted(found))


def weighted(objective: Objective, among: Sequence[Variable]) -> list[tuple[int, int]]:
    """The literals that make an objective greater than it could be, and by how much each does.

    Raises:
        ProgramError: it names what is no variable, or one whose values are no numbers, or has
            too large values.
    """
    known = {variable.name: variable for variable in among}
    found: list[tuple[int, int]] = []
    for name, factor in objective.weights.items():
        if name not in known:
            raise _unusable(objective, f"{name} is no variable", known)
        variable = known[name]
        if any(value.type != clingo.SymbolType.Number for value in variable.values):
            raise _unusable(objective, f"{name} has values that are no numbers", known)
        weights = [factor * value.number for value in variable.values]
        above = (weight - min(weights) for weight in weights)
        found += [pair for pair in zip(variable.literals, above, strict=True) if pair[1]]
    if sum(weight for _, weight in found).bit_length() > _MOST_DIGITS:
        raise _unusable(objective, "its values are too far apart for clasp", known)
    return found


def thresholds(init: clingo.PropagateInit, literals: Sequence[int]) -> list[int]:
    """Literals that say of each place but the last whether a value further on is the variable's.

    They are defined by the values' literals, so that they change no answer, even of a variable
    that has two values, or none.
    """
    if len(literals) == 1:
        return []
    found = [literals[-1]]
    for literal in reversed(literals[1:-1]):
        above, this = found[-1], init.add_literal()
        init.add_clause([-above, this])
        init.add_clause([-literal, this])
        init.add_clause([above, literal, -this])
        found.append(this)
    return found[::-1]


def _variable(
    name: clingo.Symbol, domain: Mapping[clingo.Symbol, int], places: Mapping[clingo.Symbol, int]
) -> Variable:
    values = tuple(sorted(domain))
    keys = tuple(places[value] for value in values)
    return Variable(name, values, keys, tuple(domain[value] for value in values))


def _places(values: set[clingo.Symbol]) -> dict[clingo.Symbol, int]:
    if all(value.type == clingo.SymbolType.Number for value in values):
        return {value: value.number for value in values}
    return {value: place for place, value in enumerate(sorted(values))}


def _unusable(objective: Objective, words: str, known: Iterable[clingo.Symbol]) -> ProgramError:
    some = ", ".join(map(str, sorted(known)[:3]))
    return ProgramError(Problem(f"labeling: {objective.text}: {words}; variables: {some}, ..."))
