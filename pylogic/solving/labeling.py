"""clpfd's labeling: its options, and the variables of a ground program that it decides.

The options are those of labeling/2 in SWI-Prolog 9 (library(clpfd)): which variable comes next,
which of its values, how its domain is split, and which answers come first. The guide's page on
orders says for which of them clasp finds answers in the same order. Variables, values and atoms
are the facts `label(Rank, Variable, Value, Atom)` of an encoding.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Literal, get_args

import clingo
from clingo import ast

from pylogic.errors import OptionError, Problem, ProgramError

_MOST_DIGITS = 29  # clasp adds up to 2**31 - 1, and the digits' weights are added to the sum's
Selection = Literal["leftmost", "ff", "ffc", "min", "max"]
Order = Literal["up", "down"]
Branching = Literal["step", "enum", "bisect"]


@dataclass(frozen=True)
class Objective:
    """An option min(Expr) or max(Expr): a sum of variables, each times a whole number."""

    text: str
    weights: Mapping[clingo.Symbol, int]
    """The number that each variable is multiplied by in the sum that is to be small."""


@dataclass(frozen=True)
class Labeling:
    """The options of one labeling, with clpfd's defaults."""

    text: str
    """As it was written, which is how Prolog reads it."""
    selection: Selection = "leftmost"
    order: Order = "up"
    branching: Branching = "step"
    objectives: tuple[Objective, ...] = ()


def parse(text: str) -> Labeling:
    """Read labeling options, separated by commas.

    Raises:
        OptionError: there is no such option, or two of one kind.
    """
    chosen: dict[str, str] = {}
    objectives = []
    for option in _options(text):
        if option.startswith(("min(", "max(")):
            objectives.append(_objective(option))
            continue
        kind = _KINDS.get(option)
        if kind is None:
            known = ", ".join([*_KINDS, "min(Expr)", "max(Expr)"])
            raise OptionError(f"labeling: there is no option {option!r}; there are {known}")
        if kind in chosen:
            raise OptionError(f"labeling: {chosen[kind]} and {option} are two options of one kind")
        chosen[kind] = option
    return Labeling(text, objectives=tuple(objectives), **chosen)  # type: ignore[arg-type]


_KINDS: Mapping[str, str] = {
    option: kind
    for kind, options in (("selection", Selection), ("order", Order), ("branching", Branching))
    for option in get_args(options)
}


def _options(text: str) -> Iterable[str]:
    """The parts between the commas that stand in no parentheses."""
    depth, begin = 0, 0
    for place, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if letter == "," and depth == 0:
            yield text[begin:place].strip()
            begin = place + 1
    yield text[begin:].strip()


def _objective(option: str) -> Objective:
    expression = option[4:].removesuffix(")")
    statements: list[ast.AST] = []
    try:
        if not option.endswith(")"):
            raise ValueError("a parenthesis is not closed")
        ast.parse_string(f"#minimize {{ {expression} }}.", statements.append, logger=_ignore)
        weights = _weights(statements[-1].weight)
    except (RuntimeError, ValueError):
        words = "expected a sum of variables, each times a whole number, as in max(cell(1,1))"
        raise OptionError(f"labeling: {option}: {words}") from None
    sign = -1 if option.startswith("max") else 1
    return Objective(option, {name: sign * weight for name, weight in weights.items() if weight})


def _weights(term: ast.AST) -> dict[clingo.Symbol, int]:
    """The factors of a linear expression by variable; the number alone is lost in them.

    Raises:
        ValueError: it is not linear.
    """
    if (
        term.ast_type == ast.ASTType.UnaryOperation
        and term.operator_type == ast.UnaryOperator.Minus
    ):
        return {name: -weight for name, weight in _weights(term.argument).items()}
    if term.ast_type != ast.ASTType.BinaryOperation:
        symbol = clingo.parse_term(str(term), logger=_ignore)
        return {} if symbol.type == clingo.SymbolType.Number else {symbol: 1}
    left, right = _weights(term.left), _weights(term.right)
    match term.operator_type:
        case ast.BinaryOperator.Plus | ast.BinaryOperator.Minus as operator:
            sign = 1 if operator == ast.BinaryOperator.Plus else -1
            names = {**left, **right}
            return {name: left.get(name, 0) + sign * right.get(name, 0) for name in names}
        case ast.BinaryOperator.Multiplication if not left or not right:
            factor = clingo.parse_term(str(term.right if left else term.left), logger=_ignore)
            return {name: factor.number * weight for name, weight in (left or right).items()}
    raise ValueError("not linear")


def _ignore(_code: clingo.MessageCode, _message: str) -> None:
    pass


@dataclass(frozen=True)
class Variable:
    """A variable with its values in ascending order, and the literal that says it has each."""

    name: clingo.Symbol
    values: tuple[clingo.Symbol, ...]
    keys: tuple[int, ...]
    """The numbers that values are compared and halved by: themselves, or their places if not all of
    the labeling's values are numbers."""
    literals: tuple[int, ...]


@dataclass
class Degrees(clingo.Observer):
    """For ffc: how many ground rules and constraints mention each atom."""

    counts: Counter[int] = field(default_factory=Counter)

    def rule(self, choice: bool, head: Sequence[int], body: Sequence[int]) -> None:
        """Count the atoms of a rule."""
        self.counts.update(map(abs, chain(head, body)))

    def weight_rule(
        self, choice: bool, head: Sequence[int], lower_bound: int, body: Sequence[tuple[int, int]]
    ) -> None:
        """Count the atoms of a weight constraint."""
        self.counts.update(map(abs, chain(head, (literal for literal, _ in body))))

    def of(self, variable: Variable) -> int:
        """In how many rules and constraints a variable participates."""
        return sum(self.counts[abs(literal)] for literal in variable.literals)


def variables(control: clingo.Control, file: str) -> tuple[Variable, ...]:
    """The variables of a ground label part, by rank.

    A value whose atom no rule derives on this board is none of its variable's.

    Raises:
        ProgramError: a label fact names an atom of a predicate that does not exist.
    """
    predicates = control.symbolic_atoms.signatures
    found: dict[tuple[clingo.Symbol, clingo.Symbol], dict[clingo.Symbol, int]] = {}
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
        found.setdefault((rank, name), {})[value] = atom.literal
    names = Counter(name for _, name in found)
    for name in (name for name, count in names.items() if count > 1):
        raise ProgramError(Problem(f"the label part gives {name} more than one rank", file))
    values = sorted({value for domain in found.values() for value in domain})
    are_numbers = all(value.type == clingo.SymbolType.Number for value in values)
    keys = {value: value.number if are_numbers else place for place, value in enumerate(values)}
    made = []
    for (_, name), domain in sorted(found.items(), key=lambda entry: entry[0]):
        own = tuple(sorted(domain))
        literals = tuple(domain[value] for value in own)
        made.append(Variable(name, own, tuple(keys[value] for value in own), literals))
    return tuple(made)


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


def _unusable(objective: Objective, words: str, known: Iterable[clingo.Symbol]) -> ProgramError:
    some = ", ".join(map(str, sorted(known)[:3]))
    return ProgramError(Problem(f"labeling: {objective.text}: {words}; variables: {some}, ..."))
