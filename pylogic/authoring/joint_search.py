"""Joint search: an answer that only one of two versions of a rule file has, if rules differ.

One program has the rules of both versions, those of the other under new names, and is searched for
an answer of one version that the other rejects, where both make the same choices. It misses an
answer that the choices of the other version cannot make.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from itertools import chain
from typing import Any, NamedTuple

from clingo import ast

from pylogic.authoring.lint import write_normal_form
from pylogic.errors import Interruption
from pylogic.rules import syntax
from pylogic.rules.constraints import drop_bounds, is_constraint
from pylogic.rules.encoding import Encoding
from pylogic.rules.lexical import OWN_PREFIX
from pylogic.rules.limits import Cancellation, Limits
from pylogic.rules.parts import BASE, ERRORS, PARTS
from pylogic.rules.symbols import pack, unpack
from pylogic.rules.syntax import Signature
from pylogic.solving import verify
from pylogic.solving.grounding import ground_base
from pylogic.solving.outcome import Answer
from pylogic.solving.process import Send, run
from pylogic.solving.solve import Output
from pylogic.solving.task import Task

_NO_RULES = (
    ast.ASTType.Comment,
    ast.ASTType.Program,
    ast.ASTType.Definition,
    ast.ASTType.Defined,
)
"""Types of statements that are no rules; constants are compared by their values."""
_PREFIX = f"{OWN_PREFIX}other_"
"""The beginning of the new names of the other version's predicates."""
_BROKEN = f"{OWN_PREFIX}broken"
_MODELS = 50
"""Largest number of candidates that a joint search sends to be confirmed."""


def has_same_rules(mine: Task, other: Task) -> bool:
    """Return True if two tasks have the same rules of base and errors, and the same constants,
    whatever the facts; comments, order, white space and names of variables make no difference."""
    constants = [{**task.encoding.constants, **task.constants} for task in (mine, other)]
    return constants[0] == constants[1] and all(
        _normal_forms(mine.encoding.statements_of(part))
        == _normal_forms(other.encoding.statements_of(part))
        for part in (BASE, ERRORS)
    )


def _normal_forms(statements: Iterable[ast.AST]) -> frozenset[str]:
    """Return the normal forms of statements, without comments and definitions of constants."""
    return frozenset(write_normal_form(s) for s in statements if s.ast_type not in _NO_RULES)


def _answer_statements(encoding: Encoding) -> list[ast.AST]:
    """Return the statements of base and errors that decide about answers: all but those that refuse
    an instance."""
    statements = list(encoding.statements_of(BASE))
    for statement in encoding.local_statements(ERRORS):
        refuses = not syntax.heads(statement).isdisjoint(PARTS[ERRORS])
        if statement.ast_type != ast.ASTType.Program and not refuses:
            statements.append(statement)
    return statements


class Finding(NamedTuple):
    """The result of a search for an answer that the other task does not have."""

    answer: Answer | None
    is_complete: bool = False
    """True if it is proved that there is no such answer."""
    interrupted: Interruption | None = None


def search_jointly(mine: Task, other: Task, limits: Limits, conflicts: int = 0) -> Finding:
    """Search both versions at once, in a child, for an answer of `mine` that the other rejects; at
    most `conflicts` are spent unless it is 0.

    At most 50 candidates are looked at. A finding without answer is complete only if no version has
    costs, and they differ in constraints and bounds of choices alone: an answer that one of them
    rejects breaks one of these.

    Raises:
        StoppedError: a limit or Ctrl-C came while an answer was being confirmed.
    """
    sent: list[str | bool] = []
    interruption = run(partial(_send_candidates, mine, other, conflicts), limits, sent.append)
    candidates = [unpack(message) for message in sent if isinstance(message, str)]
    for atoms in candidates:
        late = limits.extend()
        if verify.confirm(other, [atoms], late).refuted:
            for answer in verify.confirm(mine, [atoms], late).answers:
                return Finding(answer)
    relaxed, values = [], []
    for task in (mine, other):
        rules = (s for s in _answer_statements(task.encoding) if not is_constraint(s))
        relaxed.append(_normal_forms(map(drop_bounds, rules)))
        values.append({**task.encoding.constants, **task.all_constants})
    is_same = values[0] == values[1] and relaxed[0] == relaxed[1]
    return Finding(None, sent == [False] and is_same, interruption)


def _send_candidates(
    mine: Task, other: Task, conflicts: int, send: Send[str | bool], brake: Cancellation
) -> bool:
    """In a child: send up to 50 answers of `mine` that `other` may reject, packed as texts; then,
    if there are no more, True if a version prefers some answers, else False. Return True if the
    brake interrupted the search; after 50 answers, or after `conflicts`, return False."""
    rules = [_answer_statements(task.encoding) for task in (mine, other)]
    own = other.instance.statements
    derived = chain.from_iterable(map(syntax.heads, chain.from_iterable(rules)))
    edges = ((syntax.signatures([s]), syntax.heads(s)) for s in own)
    names = {(name, n): _PREFIX + name for name, n in syntax.closure(derived, edges)}
    demands = [f":- not {_BROKEN}."]  # and both versions have the same shown atoms
    for name, arity in dict.fromkeys(syntax.show_signatures((*rules[1], *own))):
        renamed = names.get(syntax.strip_minus((name, arity)))
        if renamed is not None:
            arguments = f"({', '.join(f'X{i}' for i in range(arity))})" if arity else ""
            atoms = f"{name}{arguments}", f"{'-' * name.startswith('-')}{renamed}{arguments}"
            demands += (f":- {a}, not {b}." for a, b in (atoms, atoms[::-1]))
    output = Output()
    copy = _rename_rules(other, rules[1], names, mine)
    program = ground_base(mine, chain(rules[0], copy), text="\n".join(demands), observer=output)
    brake.interrupt = program.control.interrupt
    configuration: Any = program.control.configuration
    configuration.solve.models = _MODELS
    configuration.solve.opt_mode = "ignore"
    configuration.solve.project = "show"
    configuration.solve.solve_limit = f"{conflicts or 'umax'},umax"
    with program.control.solve(yield_=True) as handle:
        for model in handle:
            send(pack(dict.fromkeys(model.symbols(shown=True))))
        if handle.get().exhausted:
            send(output.has_costs)
        return bool(handle.get().interrupted)


def _rename_rules(
    task: Task, rules: Iterable[ast.AST], names: Mapping[Signature, str], mine: Task
) -> Iterator[ast.AST]:
    """Yield a task's `rules`, and those of its instance that name such predicates, with new `names`
    of predicates and the values of its constants, where these differ from those of `mine`; broken
    constraints and bounds derive _BROKEN. All but rules, #external and #minimize is dropped."""
    values = {**task.encoding.constants, **task.all_constants}
    if values == {**mine.encoding.constants, **mine.all_constants}:
        values = {}
    replacer = _ConstantReplacer(values)
    kept = (ast.ASTType.Rule, ast.ASTType.External, ast.ASTType.Minimize)
    own = (s for s in task.instance.statements if names.keys() & syntax.signatures([s]))
    for statement in (s for s in chain(rules, own) if s.ast_type in kept):
        named = syntax.rename_predicates(replacer.visit(statement), names)
        if is_constraint(statement):
            yield named.update(head=syntax.make_head(_BROKEN))
            continue
        choice = drop_bounds(named)
        yield choice
        if choice != named:
            outside = ast.Literal(named.location, ast.Sign.Negation, named.head)
            yield named.update(head=syntax.make_head(_BROKEN), body=[*named.body, outside])


class _ConstantReplacer(ast.Transformer):
    """Replaces constants in statements by their values: `visit` returns the new statement."""

    def __init__(self, values: Mapping[str, str]) -> None:
        """Take the values of constants by their names."""
        self._values = values

    def visit_SymbolicTerm(self, node: ast.AST) -> ast.AST:
        """Return the value of a constant; other terms as they are."""
        value = self._values.get(str(node.symbol))
        if value is None:
            return node
        term: ast.AST = syntax.make_head("p", value).atom.symbol.arguments[0]
        return term
