"""Both versions of an encoding in one program: an answer of one that breaks a rule of the other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Any, NamedTuple

import clingo
from clingo import ast

from pylogic.errors import Interruption
from pylogic.explain import same_choices
from pylogic.explain.same_program import values_of
from pylogic.rules import syntax
from pylogic.rules.constraints import is_constraint
from pylogic.rules.lexical import OWN
from pylogic.rules.parts import BASE
from pylogic.rules.symbols import pack, unpack
from pylogic.rules.syntax import Signature
from pylogic.solving import verify
from pylogic.solving.child import Brake, Send
from pylogic.solving.grounding import ground_base
from pylogic.solving.limits import Limits
from pylogic.solving.outcome import Answer
from pylogic.solving.process import run
from pylogic.solving.task import Task

_PREFIX = f"{OWN}other_"
_BROKEN = f"{OWN}broken"
_MODELS = 50


class Finding(NamedTuple):
    """What a search for an answer that the other task does not have has come to."""

    answer: Answer | None
    is_complete: bool = False
    """It is proved that there is none."""
    interrupted: Interruption | None = None


class _Candidate(NamedTuple):
    """What one version shows in an answer that the other may reject, as a packed text."""

    packed: str


class _Ended(NamedTuple):
    """There is no other candidate."""


def search(mine: Task, other: Task, limits: Limits, conflicts: int = 0) -> Finding:
    """Search both versions at once for an answer of one that breaks a rule of the other.

    Raises:
        StoppedError: a limit or Ctrl-C came while an answer was being confirmed.
    """
    received: list[_Candidate | _Ended] = []
    interruption = run(partial(_work, mine, other, conflicts), limits, received.append)
    candidates = [unpack(one.packed) for one in received if isinstance(one, _Candidate)]
    for atoms in candidates:
        late = limits.extended()
        if verify.confirm(other, [atoms], late).refuted:
            (answer,) = verify.confirm(mine, [atoms], late).answers
            return Finding(answer)
    has_ended = any(isinstance(one, _Ended) for one in received) and not candidates
    is_complete = has_ended and same_choices.misses_nothing(mine, other)
    return Finding(None, is_complete, interruption)


def _work(
    mine: Task, other: Task, conflicts: int, send: Send[_Candidate | _Ended], brake: Brake
) -> bool:
    rules = (s for s in mine.encoding.alone(BASE[0]) if s.ast_type != ast.ASTType.Minimize)
    demands = f":- not {_BROKEN}. {_equal(mine.encoding.shown)}"
    made = ground_base(mine, chain(rules, _renamed(other)), text=demands)
    brake.interrupt = made.control.interrupt
    configuration: Any = made.control.configuration
    configuration.solve.models = _MODELS
    configuration.solve.project = "show"
    configuration.solve.solve_limit = f"{conflicts or 'umax'},umax"
    with made.control.solve(yield_=True) as handle:
        for model in handle:
            send(_Candidate(pack(model.symbols(shown=True))))
        if handle.get().exhausted:
            send(_Ended())
        return bool(handle.get().interrupted)


def _equal(shown: Sequence[Signature]) -> str:
    """Both versions show the same atoms."""
    rules = []
    for name, arity in shown:
        arguments = ", ".join(f"X{i}" for i in range(arity))
        mine = f"{name}({arguments})" if arity else name
        rules += [f":- {mine}, not {_PREFIX}{mine}.", f":- not {mine}, {_PREFIX}{mine}."]
    return "\n".join(rules)


def _renamed(task: Task) -> Iterator[ast.AST]:
    """The rules of a version under other names; what they forbid makes it broken instead."""
    encoding = task.encoding
    derived = frozenset(
        signature for s in encoding.alone(BASE[0]) for signature, _ in syntax.derives(s)
    )
    rename = _Renaming(derived, values_of(task))
    kept = (ast.ASTType.Rule, ast.ASTType.External)
    for statement in (s for s in encoding.alone(BASE[0]) if s.ast_type in kept):
        if is_constraint(statement):
            yield rename(statement).update(head=syntax.head(_BROKEN))
            continue
        choice = same_choices.unbound(statement)
        yield rename(choice)
        if choice != statement:
            outside = ast.Literal(statement.location, ast.Sign.Negation, statement.head)
            body = [*statement.body, outside]
            yield rename(statement.update(head=syntax.head(_BROKEN), body=body))


class _Renaming(ast.Transformer):
    """Gives predicates a prefix, and constants their values."""

    def __init__(self, derived: frozenset[Signature], values: Mapping[str, str]) -> None:
        self._derived = derived
        self._values = values

    def __call__(self, statement: ast.AST) -> ast.AST:
        renamed: ast.AST = self.visit(statement)
        return renamed

    def visit_SymbolicAtom(self, node: ast.AST) -> ast.AST:
        renamed: ast.AST = node.update(**self.visit_children(node))
        symbol = renamed.symbol
        if symbol.ast_type != ast.ASTType.Function:
            return renamed
        if (symbol.name, len(symbol.arguments)) not in self._derived:
            return renamed
        return renamed.update(symbol=symbol.update(name=_PREFIX + symbol.name))

    def visit_SymbolicTerm(self, node: ast.AST) -> ast.AST:
        value = self._values.get(str(node.symbol))
        return node if value is None else node.update(symbol=clingo.parse_term(value))
