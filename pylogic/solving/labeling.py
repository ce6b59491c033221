"""clpfd's labeling: its options, and a propagator by which clasp makes its choices.

The options are those of labeling/2 in SWI-Prolog 9 (library(clpfd)): which variable comes next,
which of its values, how its domain is split, and which answers come first. The guide's page on
engines says which of them clasp follows, and for which it finds answers in the same order.
Variables, values and atoms are the facts `label(Rank, Variable, Value, Atom)` of an encoding.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain

import clingo

from pylogic.errors import OptionError, Problem, ProgramError

_KINDS: Mapping[str, Sequence[str]] = {
    "selection": ("leftmost", "ff", "ffc", "min", "max"),
    "order": ("up", "down"),
    "branching": ("step", "enum", "bisect"),
}
"""The options of each kind, clpfd's default first; of the first kind also min(Expr) and max(Expr),
for Prolog alone."""
_PROLOG_ONLY = ("ffc", "bisect", "min(", "max(")
"""The options that clasp does not follow; the last two are beginnings."""


def parse_labeling(text: str, *, is_for_clasp: bool = False) -> dict[str, str]:
    """Return an option of each kind, clpfd's default where the options, with commas between them,
    name none; min(Expr) and max(Expr) are left to Prolog.
    Raise OptionError if there is no such option, as in an empty text, or there are two of one kind,
    or, with `is_for_clasp`, if only SWI-Prolog follows one."""
    chosen: dict[str, str] = {}
    for option in map(str.strip, re.split(r",(?![^(]*\))", text)):  # not at commas in parentheses
        kind = next((kind for kind, known in _KINDS.items() if option in known), None)
        if kind is None and not (option.startswith(("min(", "max(")) and option.endswith(")")):
            known = ", ".join([*chain.from_iterable(_KINDS.values()), "min(Expr)", "max(Expr)"])
            raise OptionError(f"labeling: there is no option {option!r}; there are {known}")
        if is_for_clasp and option.startswith(_PROLOG_ONLY):
            raise OptionError(f"labeling: clasp does not follow {option}: use --engine swipl")
        if kind in chosen:
            raise OptionError(f"labeling: {chosen[kind]} and {option} are two options of one kind")
        if kind is not None:
            chosen[kind] = option
    return {kind: chosen.get(kind, known[0]) for kind, known in _KINDS.items()}


Domain = Mapping[clingo.Symbol, int]
"""The values of a variable to label, ascending, with the literals of their atoms."""


def read_variables(control: clingo.Control, file: str) -> dict[clingo.Symbol, Domain]:
    """Return the variables of facts label(Rank, Variable, Value, Atom), sorted by rank and name.
    Values whose atoms no rule derives on this board are left out, and variables that have no other
    value. Messages name `file`. Raise ProgramError if a label atom is no fact, gives a second rank,
    or names an unknown predicate."""
    predicates = control.symbolic_atoms.signatures
    domains: dict[tuple[clingo.Symbol, clingo.Symbol], dict[clingo.Symbol, int]] = {}
    for fact in control.symbolic_atoms.by_signature("label", 4):
        rank, name, value, term = fact.symbol.arguments
        if not fact.is_fact:
            words = f"the label part must follow from the facts alone, unlike {fact.symbol}"
            raise ProgramError(Problem(words, file))
        atom = control.symbolic_atoms[term]
        if atom is not None:
            domains.setdefault((rank, name), {})[value] = atom.literal
        elif not any(term.match(*signature) for signature in predicates):
            raise ProgramError(Problem(f"{fact.symbol}: there is no atom {term}", file))
    variables: dict[clingo.Symbol, Domain] = {}
    for rank, name in sorted(domains):
        if name in variables:
            raise ProgramError(Problem(f"the label part gives {name} more than one rank", file))
        variables[name] = dict(sorted(domains[rank, name].items()))
    return variables


class Decider(clingo.Propagator):
    """Makes clasp's choices by a labeling, as a propagator, or if a propagator calls it.
    A variable's domain is the set of values whose atom is not false, by clasp's propagation and not
    by clpfd's. The propagator only decides, so answers neither appear nor vanish. `calls` counts
    how often clasp has asked for a choice."""

    def __init__(self, control: clingo.Control, labeling: Mapping[str, str], file: str) -> None:
        """Read the variables of a program, register nothing; raise as `read_variables`."""
        self.calls = 0
        self._labeling = labeling
        self._domains = [*read_variables(control, file).values()]
        self._values = [list(domain) for domain in self._domains]
        self._literals: list[list[int]] = []
        self._kept: list[dict[int, int]] = []
        """For each thread the variables that enum stays with, by the decision levels."""

    def init(self, init: clingo.PropagateInit) -> None:
        """Read the solver's literals of the values; clingo calls this before the search."""
        self._literals = [[init.solver_literal(x) for x in d.values()] for d in self._domains]
        for literal in chain.from_iterable(self._literals):
            init.freeze_literal(literal)
        self._kept = [{} for _ in range(init.number_of_threads)]

    def decide(self, thread_id: int, assignment: clingo.Assignment, fallback: int) -> int:
        """Return the literal to make true next, or `fallback` once all variables have values. Of
        variables that a selection ranks alike the leftmost is next."""

        def find_domains(variables: Iterable[int]) -> Iterator[tuple[int, list[int]]]:
            """Yield variables with the indices of their open values; clasp propagates or chooses a
            single value that nothing has derived yet."""
            for variable in variables:
                domain = []
                for place, literal in enumerate(self._literals[variable]):
                    if (truth := assignment.value(literal)) is None:
                        domain.append(place)
                    elif truth:
                        break
                else:
                    if len(domain) > 1:
                        yield variable, domain

        self.calls += 1
        values, level, kept = self._values, assignment.decision_level, self._kept[thread_id]
        for deeper in [number for number in kept if number > level]:
            del kept[deeper]
        # With enum a variable stays chosen until it has a value, or fails.
        chosen = next(find_domains([kept[level]] if level in kept else []), None)
        if chosen is None:
            domains = find_domains(range(len(values)))
            match self._labeling["selection"]:
                case "leftmost":
                    chosen = next(domains, None)
                case "ff":
                    chosen = min(domains, key=lambda pair: len(pair[1]), default=None)
                case "min":
                    chosen = min(domains, key=lambda p: values[p[0]][p[1][0]], default=None)
                case _:
                    chosen = max(domains, key=lambda p: values[p[0]][p[1][-1]], default=None)
        if chosen is None:
            return fallback
        variable, domain = chosen
        if self._labeling["branching"] == "enum":
            kept[level] = variable
        return self._literals[variable][domain[0 if self._labeling["order"] == "up" else -1]]
