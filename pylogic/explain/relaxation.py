"""What can be blamed: the clues and the ground constraints of an instance, as switches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain

import clingo
from clingo import ast

from pylogic.explain.assumptions import Switches, literal
from pylogic.rules import syntax
from pylogic.rules.constraints import BROKEN, is_constraint, reasons, relaxed
from pylogic.rules.encoding import BASE, Encoding
from pylogic.rules.instance import Instance
from pylogic.rules.symbols import Symbols
from pylogic.solving.grounding import Program
from pylogic.solving.task import Job

Mark = tuple[str, bool]
"""An atom as text, and whether it holds."""

# What a search for explanations does without: it asks neither for the best answer nor for speed.
_LEFT_OUT = (
    ast.ASTType.Minimize,
    ast.ASTType.Heuristic,
    ast.ASTType.ShowSignature,
    ast.ASTType.ShowTerm,
)


@dataclass(frozen=True)
class Blamed:
    """A ground program whose clues and constraints are switches.

    With all of them on it is the original program, with all off its relaxation: choices and
    definitions alone. Facts that are no clues always hold.
    """

    switches: Switches
    atoms: dict[clingo.Symbol, int]
    """The literals of the atoms that an answer shows, without those that follow from the facts."""


def blamed(job: Job, options: Sequence[str] = ()) -> Blamed:
    """Ground a job so that each clue and each ground constraint is a switch.

    A constraint derives an atom that says that it is broken: it is on where that atom is assumed
    to be false. A clue is a choice. Neither is forced where nothing is assumed.

    Raises:
        ProgramError: clingo rejects one of the files.
    """
    encoding = job.encoding
    known = reasons(encoding)
    clues = given(job)
    rules = relaxed(unguided(encoding), known)
    made = Program.of(job, chain(rules, _others(job, clues)), options)
    shown = [*encoding.shown, BROKEN, *([encoding.clues] if encoding.clues else [])]
    show = "".join(f"#show {name}/{arity}." for name, arity in shown)
    made.control.add(BASE[0], [], show + "".join(f"{{{clue}}}." for clue in clues))
    made.ground((BASE[0], []))
    symbolic = made.control.symbolic_atoms
    broken = {atom.symbol: -atom.literal for atom in symbolic.by_signature(*BROKEN)}
    on = {clue: literal(symbolic, clue) for clue in clues} | broken
    atoms = chain.from_iterable(symbolic.by_signature(*s) for s in encoding.shown)
    undecided = {atom.symbol: atom.literal for atom in atoms if not atom.is_fact}
    return Blamed(Switches(made.control, on), undecided)


def unguided(encoding: Encoding) -> Iterator[ast.AST]:
    """The statements of the base part that say what an answer is, not which is best or first."""
    return (s for s in encoding.alone(BASE[0]) if s.ast_type not in _LEFT_OUT)


def given(job: Job) -> Symbols:
    """The clues of the job's instance, in its order; each once."""
    facts = job.instance.facts if job.instance else ()
    return tuple(dict.fromkeys(f.symbol for f in facts if f.signature == job.encoding.clues))


def constraints(job: Job) -> bool:
    """Whether the rules have any constraint that could be blamed."""
    return any(is_constraint(statement) for statement in job.encoding.parts[BASE])


def with_marks(job: Job, marks: Iterable[Mark]) -> Job:
    """The job under what is known of its board."""
    text = " ".join(f":- not {atom}." if holds else f":- {atom}." for atom, holds in marks)
    parsed: list[ast.AST] = []
    ast.parse_string(text, parsed.append)
    old = job.instance or Instance("<state>", (), ())
    return replace(job, instance=replace(old, statements=(*old.statements, *parsed)))


def _others(job: Job, clues: Sequence[clingo.Symbol]) -> Iterator[ast.AST]:
    """The instance without its clues."""
    known = set(clues)
    for statement in job.instance.statements if job.instance else ():
        if syntax.fact(statement) not in known:
            yield statement
