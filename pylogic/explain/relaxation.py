"""A relaxation: a program whose clues and ground constraints are switches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import clingo
from clingo import ast

from pylogic.errors import OptionError
from pylogic.explain.assumptions import Switches, literal
from pylogic.rules import constraints, syntax
from pylogic.rules.constraints import BROKEN, constraint_of
from pylogic.rules.parts import BASE
from pylogic.rules.symbols import Mark, Symbols
from pylogic.solving.grounding import ground_base
from pylogic.solving.task import Task


@dataclass(frozen=True)
class Relaxation:
    """A ground program whose clues and constraints are switches.

    With all of them on it is the original program, with all off its relaxation: choices and
    definitions alone. Facts that are no clues always hold.
    """

    switches: Switches
    atoms: dict[clingo.Symbol, int]
    """The literals of the atoms that an answer shows, without those that follow from the facts."""
    costs: Mapping[clingo.Symbol, int]
    """What each clue and each ground constraint costs a person."""
    task: Task


def relax(
    task: Task,
    options: Sequence[str] = (),
    observer: clingo.Observer | None = None,
    *,
    explained: bool = True,
) -> Relaxation:
    """Ground a task so that each clue and each ground constraint is a switch.

    A constraint derives an atom that says that it is broken: it is on where that atom is assumed
    to be false. A clue is a choice. Neither is forced where nothing is assumed. `observer` sees
    the ground rules.

    Constraints say what explanations need to hear, or, if nothing is `explained`, exactly what
    the search knows.

    Raises:
        ProgramError: clingo rejects one of the files.
    """
    encoding = task.encoding
    known = constraints.read(encoding)
    clues = clues_of(task)
    rules = constraints.relax(constraints.answer_rules(encoding), known)
    shown = [*encoding.shown, BROKEN, *([encoding.clues] if encoding.clues else [])]
    show = "".join(f"#show {name}/{arity}." for name, arity in shown)
    choices = "".join(f"{{{clue}}}." for clue in clues)
    others = _others(task, clues)
    made = ground_base(
        task,
        rules,
        facts=others,
        text=show + choices,
        options=options,
        observer=observer,
        explained=explained,
    )
    broken = {atom.symbol: -atom.literal for atom in made.atoms([BROKEN])}
    on = {clue: literal(made.control.symbolic_atoms, clue) for clue in clues} | broken
    costs = dict.fromkeys(clues, 1) | {b: constraint_of(known, b).cost(b) for b in broken}
    return Relaxation(Switches(made.control, on), made.undecided(encoding.shown), costs, task)


def clues_of(task: Task) -> Symbols:
    """The clues of the task's instance, in its order; each once."""
    facts = task.instance.facts
    return tuple(dict.fromkeys(f.symbol for f in facts if f.signature == task.encoding.clues))


def has_constraints(task: Task) -> bool:
    """Whether the rules have any constraint that could be relaxed."""
    return any(constraints.is_constraint(statement) for statement in task.encoding.parts[BASE])


def with_marks(task: Task, marks: Iterable[Mark]) -> Task:
    """The task under what is known of its board."""
    text = " ".join(f":- not {atom}." if holds else f":- {atom}." for atom, holds in marks)
    parsed: list[ast.AST] = []
    ast.parse_string(text, parsed.append)
    statements = (*task.instance.statements, *parsed)
    return replace(task, instance=replace(task.instance, statements=statements))


def mark_literals(control: clingo.Control, marks: Iterable[Mark]) -> list[tuple[Mark, int]]:
    """What is known of a board, with its literals, without what is so in any case.

    Raises:
        OptionError: it shows an atom that the rules do not have.
    """
    literals = []
    for text, holds in marks:
        atom = control.symbolic_atoms[clingo.parse_term(text)]
        if atom is not None:
            literals.append(((text, holds), atom.literal if holds else -atom.literal))
        elif holds:
            raise OptionError(f"{text}: the board shows what no answer of the instance can")
    return literals


def _others(task: Task, clues: Sequence[clingo.Symbol]) -> Iterator[ast.AST]:
    """The instance without its clues."""
    known = set(clues)
    for statement in task.instance.statements:
        if syntax.fact(statement) not in known:
            yield statement
