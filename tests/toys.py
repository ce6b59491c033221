"""Toy problems at random, each as a clpfd program and as an encoding with a label part."""

from __future__ import annotations

import random
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from harness import SAFETY

import pylogic

Answers = list[tuple[int, ...]]

RELATIONS = {"#=": "=", "#\\=": "!=", "#=<": "<=", "#<": "<"}
OPPOSITE = {"=": "!=", "!=": "=", "<=": ">", "<": ">="}
SMALL = (-1, 1, 1, 2)


@dataclass(frozen=True)
class Constraint:
    """One constraint in both languages, written independently of each other."""

    prolog: str
    rules: str


@dataclass(frozen=True)
class Toy:
    """Variables with their domains in the order of the labeling, and constraints."""

    seed: int
    domains: dict[str, tuple[int, ...]]
    constraints: tuple[Constraint, ...]

    def goal(self, options: str) -> str:
        """A Prolog goal that prints each answer, in the order of labeling/2."""
        unions = {name: " \\/ ".join(map(str, values)) for name, values in self.domains.items()}
        domains = [f"{name.upper()} in {union}" for name, union in unions.items()]
        stated = ", ".join([*domains, *(c.prolog for c in self.constraints)])
        names = ",".join(self.domains).upper()
        return f"forall(({stated}, labeling([{options}], [{names}])), writeln([{names}]))"

    def rules(self) -> str:
        """The text of an encoding."""
        values = [f"value({n},({';'.join(map(str, vs))}))." for n, vs in self.domains.items()]
        ranks = [f"rank({n},{place})." for place, n in enumerate(self.domains)]
        return "\n".join(
            [
                *values,
                *ranks,
                "{ v(X,V) : value(X,V) } = 1 :- rank(X,_).",
                *(c.rules for c in self.constraints),
                "#show v/2.",
                "#program label.",
                "label(R,X,V,v(X,V)) :- rank(X,R), value(X,V).",
            ]
        )


Draw = Callable[[random.Random, Sequence[str]], Constraint]


def differs(chance: random.Random, names: Sequence[str]) -> Constraint:
    """X #\\= Y + K."""
    one, other = chance.sample(names, 2)
    by = chance.choice((0, 0, -1, 1, 2))
    return Constraint(
        f"{one.upper()} #\\= {other.upper()} + {by}", f":- v({one},V+{by}), v({other},V)."
    )


def all_different(chance: random.Random, names: Sequence[str]) -> Constraint:
    """Three variables or more."""
    some = chance.sample(names, min(len(names), 3))
    listed = ",".join(name.upper() for name in some)
    pairs = (f":- v({one},V), v({other},V)." for one, other in combinations(some, 2))
    return Constraint(f"all_different([{listed}])", " ".join(pairs))


def linear(chance: random.Random, names: Sequence[str]) -> Constraint:
    """A sum with factors, in some relation to a number."""
    some = {
        name: chance.choice(SMALL) for name in chance.sample(names, chance.randint(2, len(names)))
    }
    relation, bound = chance.choice(list(RELATIONS)), chance.randint(-2, 8)
    factors = " + ".join(f"{k}*{name.upper()}" for name, k in some.items())
    elements = "; ".join(f"{k}*V,{name} : v({name},V)" for name, k in some.items())
    opposite = OPPOSITE[RELATIONS[relation]]
    return Constraint(
        f"{factors} {relation} {bound}", f":- #sum {{ {elements} }} {opposite} {bound}."
    )


def product(chance: random.Random, names: Sequence[str]) -> Constraint:
    """X * Y in some relation to a number."""
    one, other = chance.sample(names, 2)
    relation, bound = chance.choice(("#\\=", "#=<")), chance.randint(0, 9)
    opposite = OPPOSITE[RELATIONS[relation]]
    body = f"v({one},V), v({other},W), V*W {opposite} {bound}"
    return Constraint(f"{one.upper()} * {other.upper()} {relation} {bound}", f":- {body}.")


def reified(chance: random.Random, names: Sequence[str]) -> Constraint:
    """X #= K if and only if Y #> L."""
    one, other = chance.sample(names, 2)
    value, bound = chance.randint(0, 4), chance.randint(0, 4)
    both = f":- v({one},V), v({other},W), V {{}} {value}, W {{}} {bound}."
    rules = f"{both.format('=', '<=')} {both.format('!=', '>')}"
    return Constraint(f"({one.upper()} #= {value}) #<==> ({other.upper()} #> {bound})", rules)


DIFFERENCES: Sequence[Draw] = (differs, differs, all_different)
ALL: Sequence[Draw] = (differs, all_different, linear, linear, product, reified)


def toy(seed: int, kinds: Sequence[Draw]) -> Toy:
    """The toy of a seed."""
    chance = random.Random(seed)
    names = "wxyz"[: chance.randint(2, 4)]
    domains = {
        name: tuple(sorted(chance.sample(range(-2, 6), chance.randint(2, 5)))) for name in names
    }
    constraints = [chance.choice(kinds)(chance, names) for _ in range(chance.randint(1, 3))]
    return Toy(seed, domains, tuple(constraints))


def by_clpfd(asked: Sequence[tuple[Toy, str]], folder: Path) -> list[Answers]:
    """The answers of clpfd for each toy under its options, in order; one process for all."""
    goals = [f"{toy.goal(options)}, writeln(end)." for toy, options in asked]
    script = folder / "toys.pl"
    clauses = [f"run({place}) :- {goal}" for place, goal in enumerate(goals)]
    script.write_text("\n".join([":- use_module(library(clpfd)).", *clauses]))
    every = f"forall(between(0, {len(goals) - 1}, I), run(I))"
    command = ["swipl", "-g", every, "-t", "halt", str(script)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=SAFETY)
    assert run.stderr == ""
    *parts, last = run.stdout.split("end\n")
    assert (len(parts), last) == (len(goals), "")
    return [[_numbers(line) for line in part.splitlines()] for part in parts]


class Loaded(NamedTuple):
    """A toy with its encoding."""

    toy: Toy
    puzzle: pylogic.Puzzle

    def answers(self, labeling: str, **options: object) -> Answers:
        """The answers that pylogic finds on clingo, in order."""
        outcome = self.puzzle.solve(models=0, labeling=labeling, **options)
        assert outcome.exhausted
        return [self._values(answer) for answer in outcome.answers]

    def _values(self, answer: pylogic.Answer) -> tuple[int, ...]:
        known = {str(s.arguments[0]): s.arguments[1].number for s in answer.symbols}
        return tuple(known[name] for name in self.toy.domains)


def load(toy: Toy, folder: Path) -> Loaded:
    """Write the encoding of a toy, and read it."""
    path = folder / f"toy{toy.seed}.lp"
    path.write_text(toy.rules())
    return Loaded(toy, pylogic.load(path))


def _numbers(line: str) -> tuple[int, ...]:
    return tuple(map(int, line.strip("[]").split(",")))
