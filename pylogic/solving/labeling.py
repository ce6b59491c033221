"""clpfd's labeling: its options, and the variables of a ground program that it decides.

The options are those of labeling/2 in SWI-Prolog 9 (library(clpfd)): which variable comes next,
which of its values, how its domain is split, and which answers come first. The guide's page on
engines says which of them clasp follows, and for which it finds answers in the same order.
Variables, values and atoms are the facts `label(Rank, Variable, Value, Atom)` of an encoding.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, get_args

import clingo

from pylogic.errors import OptionError, Problem, ProgramError

Selection = Literal["leftmost", "ff", "ffc", "min", "max"]
Order = Literal["up", "down"]
Branching = Literal["step", "enum", "bisect"]
_PROLOG_ONLY = ("ffc", "bisect", "min(", "max(")
"""The options that clasp does not follow; the last two are beginnings."""


@dataclass(frozen=True)
class Labeling:
    """The options of one labeling, with clpfd's defaults."""

    text: str
    """The options as the user wrote them; Prolog reads them itself."""
    selection: Selection = "leftmost"
    order: Order = "up"
    branching: Branching = "step"


def parse_labeling(text: str) -> Labeling:
    """Read labeling options separated by commas; min(Expr) and max(Expr) are left to Prolog.

    Raises:
        OptionError: there is no such option, as in an empty text, or there are two of one kind.
    """
    chosen: dict[str, str] = {}
    for option in _split_options(text):
        if option.startswith(("min(", "max(")) and option.endswith(")"):  # Prolog reads the rest
            continue
        kind = _KIND_BY_OPTION.get(option)
        if kind is None:
            known = ", ".join([*_KIND_BY_OPTION, "min(Expr)", "max(Expr)"])
            raise OptionError(f"labeling: there is no option {option!r}; there are {known}")
        if kind in chosen:
            raise OptionError(f"labeling: {chosen[kind]} and {option} are two options of one kind")
        chosen[kind] = option
    return Labeling(text, **chosen)  # type: ignore[arg-type]


def check_clasp_follows(labeling: Labeling) -> None:
    """Raise OptionError if a labeling has an option that only SWI-Prolog follows."""
    for option in _split_options(labeling.text):
        if option.startswith(_PROLOG_ONLY):
            raise OptionError(f"labeling: clasp does not follow {option}: use --engine swipl")


_KIND_BY_OPTION: Mapping[str, str] = {
    option: kind
    for kind, options in (("selection", Selection), ("order", Order), ("branching", Branching))
    for option in get_args(options)
}


def _split_options(text: str) -> Iterable[str]:
    """Yield the parts of a text between the commas that no parentheses enclose, stripped."""
    depth, begin = 0, 0
    for place, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if letter == "," and depth == 0:
            yield text[begin:place].strip()
            begin = place + 1
    yield text[begin:].strip()


@dataclass(frozen=True)
class Variable:
    """A variable to label, its values, ascending, and the literal of the atom for each value."""

    name: clingo.Symbol
    values: tuple[clingo.Symbol, ...]
    keys: tuple[int, ...]
    """The numbers by which the values are compared: themselves, or ranks if any is no number."""
    literals: tuple[int, ...]


def read_variables(control: clingo.Control, file: str) -> tuple[Variable, ...]:
    """Return the variables of facts label(Rank, Variable, Value, Atom), sorted by rank and name.

    Values whose atoms no rule derives on this board are left out, and variables that have no other
    value. Messages name `file`.

    Raises:
        ProgramError: a label atom is no fact, gives a second rank, or names an unknown predicate.
    """
    predicates = control.symbolic_atoms.signatures
    domains: dict[tuple[clingo.Symbol, clingo.Symbol], dict[clingo.Symbol, int]] = {}
    for fact in control.symbolic_atoms.by_signature("label", 4):
        rank, name, value, term = fact.symbol.arguments
        if not fact.is_fact:
            words = f"the label part must follow from the facts alone, unlike {fact.symbol}"
            raise ProgramError(Problem(words, file))
        atom = control.symbolic_atoms[term]
        if atom is None:
            if not any(term.match(*signature) for signature in predicates):
                raise ProgramError(Problem(f"{fact.symbol}: there is no atom {term}", file))
            continue
        domains.setdefault((rank, name), {})[value] = atom.literal
    names = Counter(name for _, name in domains)
    for name in (name for name, count in names.items() if count > 1):
        raise ProgramError(Problem(f"the label part gives {name} more than one rank", file))
    values = sorted({value for domain in domains.values() for value in domain})
    are_numbers = all(value.type == clingo.SymbolType.Number for value in values)
    keys = {value: value.number if are_numbers else place for place, value in enumerate(values)}
    variables_by_rank = []
    for (_, name), domain in sorted(domains.items(), key=lambda entry: entry[0]):
        in_order = tuple(sorted(domain))
        literals = tuple(domain[value] for value in in_order)
        variables_by_rank.append(
            Variable(name, in_order, tuple(keys[value] for value in in_order), literals)
        )
    return tuple(variables_by_rank)
