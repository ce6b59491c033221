"""Whether two tasks are one program: the same rules in other words, or the same ground program.

Either is a proof that they have the same answers, and neither is searched for.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import partial

import clingo
from clingo import ast

from pylogic.errors import StoppedError
from pylogic.rules.encoding import Encoding
from pylogic.rules.parts import BASE, ERRORS
from pylogic.solving.grounding import Program
from pylogic.solving.limits import Limits
from pylogic.solving.process import call
from pylogic.solving.task import Task

# What is said of a program rather than by it; the values of constants are compared by themselves.
_LEFT_OUT = (
    ast.ASTType.Comment,
    ast.ASTType.Program,
    ast.ASTType.Definition,
    ast.ASTType.Defined,
)


def has_same_rules(one: Task, other: Task) -> bool:
    """Whether they have the same rules and constants, whatever the facts.

    Comments, the order of statements, white space and the names of variables make no difference.
    """
    if _defaults(one) != _defaults(other):
        return False
    parts = (BASE[0], ERRORS[0])
    return all(_rules(one.encoding, part) == _rules(other.encoding, part) for part in parts)


def has_same_ground_program(one: Task, other: Task, limits: Limits) -> bool:
    """Whether grounding them gives the same rules in the same order; False if a limit came first.

    Raises:
        ProgramError: clingo rejects one of the files.
        StoppedError: Ctrl-C came first.
    """
    try:
        hashes = {call(partial(_ground_hash, task), limits) for task in (one, other)}
    except StoppedError as stopped:
        if stopped.interruption == "user":
            raise
        return False
    return len(hashes) == 1


def values_of(task: Task) -> dict[str, str]:
    """The constants of a task with their values, those that the instance sets among them."""
    return {**task.encoding.constants, **task.values}


def _defaults(task: Task) -> dict[str, str]:
    """The constants with the values that they have whatever the instance sets."""
    return {**task.encoding.constants, **task.constants}


def _rules(encoding: Encoding, part: str) -> frozenset[str]:
    kept = (s for s in encoding.alone(part) if s.ast_type not in _LEFT_OUT)
    return frozenset(map(normalized, kept))


def normalized(statement: ast.AST) -> str:
    """A statement as a text in which the names of its variables make no difference."""
    return str(_Numbering()(statement))


class _Numbering(ast.Transformer):
    """Names the variables of a statement in the order in which they stand there."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}

    def __call__(self, statement: ast.AST) -> ast.AST:
        numbered: ast.AST = self.visit(statement)
        return numbered

    def visit_Variable(self, node: ast.AST) -> ast.AST:
        if node.name == "_":  # each is a variable of its own
            return node
        return node.update(name=self._names.setdefault(node.name, f"V{len(self._names)}"))


def _ground_hash(task: Task) -> str:
    observer = _Digest()
    program = Program.of(task, (*task.encoding.alone(BASE[0]), *task.instance.statements))
    program.control.register_observer(observer)
    program.ground((BASE[0], []))
    return observer.hash.hexdigest()


def _seen(kind: str) -> Callable[..., None]:
    def see(self: _Digest, *content: object) -> None:
        self.hash.update(repr((kind, content)).encode())

    return see


class _Digest(clingo.Observer):
    """A hash of all that the grounder gives to the solver, but for advice to it."""

    def __init__(self) -> None:
        self.hash = hashlib.sha256()

    rule = _seen("rule")
    weight_rule = _seen("weight_rule")
    minimize = _seen("minimize")
    output_atom = _seen("output_atom")
    output_term = _seen("output_term")
    external = _seen("external")
    acyc_edge = _seen("acyc_edge")
    theory_term_number = _seen("theory_term_number")
    theory_term_string = _seen("theory_term_string")
    theory_term_compound = _seen("theory_term_compound")
    theory_element = _seen("theory_element")
    theory_atom = _seen("theory_atom")
    theory_atom_with_guard = _seen("theory_atom_with_guard")
