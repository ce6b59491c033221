"""Two versions of a rule file: have they the same rules, and what has only one as an answer?

The same rules in other words have the same answers without a search. Others are searched
together: for an answer of one version with what the rules of the other derive from the same
choices. The search misses an answer that the other version cannot even build.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from itertools import chain
from typing import Any, NamedTuple

from clingo import ast

from pylogic.authoring.lint import normal_form
from pylogic.errors import Interruption
from pylogic.rules import syntax
from pylogic.rules.cancellation import Cancellation
from pylogic.rules.constraints import drop_bounds, is_constraint
from pylogic.rules.encoding import Encoding
from pylogic.rules.lexical import OWN_PREFIX
from pylogic.rules.limits import Limits
from pylogic.rules.parts import BASE, ERRORS, PARTS
from pylogic.rules.symbols import pack, unpack
from pylogic.rules.syntax import Renaming, Signature
from pylogic.solving import verify
from pylogic.solving.child import Send
from pylogic.solving.grounding import ground_base
from pylogic.solving.outcome import Answer
from pylogic.solving.output import Output
from pylogic.solving.process import run
from pylogic.solving.task import Task

_NO_RULES = (
    ast.ASTType.Comment,
    ast.ASTType.Program,
    ast.ASTType.Definition,
    ast.ASTType.Defined,
)
"""Types of statements that are no rules; constants are compared by their values."""
_PREFIX = f"{OWN_PREFIX}other_"
_BROKEN = f"{OWN_PREFIX}broken"
_MODELS = 50


def has_same_rules(mine: Task, other: Task) -> bool:
    """Return True if two tasks have the same rules of base and errors, and the same constants,
    whatever the facts; comments, order, white space and names of variables make no difference."""
    constants = [{**task.encoding.constants, **task.constants} for task in (mine, other)]
    return constants[0] == constants[1] and all(
        _normal_forms(mine.encoding.statements_of(part))
        == _normal_forms(other.encoding.statements_of(part))
        for part in (BASE, ERRORS)
    )


def has_same_relaxation(mine: Task, other: Task) -> bool:
    """Return True if two tasks with one instance differ in constraints and bounds of choices alone:
    an answer that one rejects breaks one of these."""
    relaxed = [
        (drop_bounds(s) for s in _rules(task.encoding) if not is_constraint(s))
        for task in (mine, other)
    ]
    return _values(mine) == _values(other) and _normal_forms(relaxed[0]) == _normal_forms(
        relaxed[1]
    )


def _values(task: Task) -> dict[str, str]:
    """Return the values of a task's constants: the rules', over them the instance's and user's."""
    return {**task.encoding.constants, **task.values}


def _rules(encoding: Encoding) -> list[ast.AST]:
    """Return the statements that decide what an answer is, if the instance makes sense: rules that
    complain have no ground instance then."""
    others = (
        s
        for s in encoding.local_statements(ERRORS)
        if s.ast_type != ast.ASTType.Program and syntax.heads(s).isdisjoint(PARTS[ERRORS])
    )
    return [*encoding.statements_of(BASE), *others]


def _normal_forms(statements: Iterable[ast.AST]) -> frozenset[str]:
    """Return the normal forms of the statements that decide about answers, a set of texts."""
    return frozenset(normal_form(s) for s in statements if s.ast_type not in _NO_RULES)


class Finding(NamedTuple):
    """The result of a search for an answer that the other task does not have."""

    answer: Answer | None
    is_complete: bool = False
    """True if it is proved that there is no such answer."""
    interrupted: Interruption | None = None


class _Candidate(NamedTuple):
    """The shown atoms of an answer that the other version may reject, as a packed text."""

    packed: str


class _End(NamedTuple):
    """The search found all candidates."""

    has_costs: bool
    """True if one of the versions prefers some answers."""


def search(mine: Task, other: Task, limits: Limits, conflicts: int = 0) -> Finding:
    """Search both versions at once, in a child, for an answer of `mine` that the other rejects; at
    most `conflicts` are spent unless it is 0.

    At most 50 candidates are looked at. A finding without answer is complete only if both tasks
    have the same relaxation and no costs.

    Raises:
        StoppedError: a limit or Ctrl-C came while an answer was being confirmed.
    """
    messages: list[_Candidate | _End] = []
    interruption = run(partial(_send_candidates, mine, other, conflicts), limits, messages.append)
    candidates = [unpack(x.packed) for x in messages if isinstance(x, _Candidate)]
    for atoms in candidates:
        late = limits.extend()
        if verify.confirm(other, [atoms], late).refuted:
            for answer in verify.confirm(mine, [atoms], late).answers:
                return Finding(answer)
    ends = [x for x in messages if isinstance(x, _End) and not x.has_costs]
    is_complete = bool(ends) and not candidates and has_same_relaxation(mine, other)
    return Finding(None, is_complete, interruption)


def _send_candidates(
    mine: Task, other: Task, conflicts: int, send: Send[_Candidate | _End], brake: Cancellation
) -> bool:
    """In a child: send up to 50 answers of `mine` that `other` may reject, and `_End` if there are
    no more. Return True if the brake interrupted it; after 50, or after `conflicts`, there is
    neither `_End` nor True."""
    rules = [_rules(task.encoding) for task in (mine, other)]
    given = other.instance.statements
    names = _new_names(rules, given)
    shown = syntax.show_signatures((*rules[1], *given))
    demands = f":- not {_BROKEN}. {_require_same_atoms(shown, names)}"
    values = {} if _values(mine) == _values(other) else _values(other)
    output = Output()
    copy = _rename(rules[1], given, names, values)
    program = ground_base(mine, chain(rules[0], copy), text=demands, observer=output)
    brake.interrupt = program.control.interrupt
    configuration: Any = program.control.configuration
    configuration.solve.models = _MODELS
    configuration.solve.opt_mode = "ignore"
    configuration.solve.project = "show"
    configuration.solve.solve_limit = f"{conflicts or 'umax'},umax"
    with program.control.solve(yield_=True) as handle:
        for model in handle:
            send(_Candidate(pack(dict.fromkeys(model.symbols(shown=True)))))
        if handle.get().exhausted:
            send(_End(output.has_costs))
        return bool(handle.get().interrupted)


def _new_names(
    rules: Iterable[Iterable[ast.AST]], given: Iterable[ast.AST]
) -> dict[Signature, str]:
    """Return a new name for each predicate that rules, or `given` statements from these, derive."""
    derived = chain.from_iterable(map(syntax.heads, chain.from_iterable(rules)))
    edges = ((syntax.signatures([s]), syntax.heads(s)) for s in given)
    return {(name, n): _PREFIX + name for name, n in syntax.closure(derived, edges)}


def _require_same_atoms(shown: Iterable[Signature], names: Mapping[Signature, str]) -> str:
    """Return constraints by which both versions show the same atoms of the renamed predicates."""
    rules = []
    for signature in dict.fromkeys(shown):
        arity = signature[1]
        if syntax.strip_minus(signature) not in names:
            continue
        sign = "-" * signature[0].startswith("-")
        arguments = f"({', '.join(f'X{i}' for i in range(arity))})" if arity else ""
        mine = f"{signature[0]}{arguments}"
        others = f"{sign}{names[syntax.strip_minus(signature)]}{arguments}"
        rules += [f":- {mine}, not {others}.", f":- not {mine}, {others}."]
    return "\n".join(rules)


def _rename(
    rules: Iterable[ast.AST],
    given: Iterable[ast.AST],
    names: Mapping[Signature, str],
    values: Mapping[str, str],
) -> Iterator[ast.AST]:
    """Yield a version's rules under new names; broken constraints and bounds derive _BROKEN. All
    but rules, #external and #minimize is dropped."""
    rename, constants = Renaming(names), _Constants(values)
    kept = (ast.ASTType.Rule, ast.ASTType.External, ast.ASTType.Minimize)
    # The facts of other predicates stand there already.
    own = (s for s in given if not names.keys().isdisjoint(syntax.signatures([s])))
    for statement in (s for s in chain(rules, own) if s.ast_type in kept):
        named = rename(constants(statement))
        if is_constraint(statement):
            yield named.update(head=syntax.make_head(_BROKEN))
            continue
        choice = drop_bounds(named)
        yield choice
        if choice != named:
            outside = ast.Literal(named.location, ast.Sign.Negation, named.head)
            yield named.update(head=syntax.make_head(_BROKEN), body=[*named.body, outside])


class _Constants(ast.Transformer):
    """Gives constants their values."""

    def __init__(self, values: Mapping[str, str]) -> None:
        """Take the values of constants by their names."""
        self._values = values

    def __call__(self, statement: ast.AST) -> ast.AST:
        """Return a statement with values instead of constants."""
        filled: ast.AST = self.visit(statement)
        return filled

    def visit_SymbolicTerm(self, node: ast.AST) -> ast.AST:
        """Return the value of a constant; other terms as they are."""
        value = self._values.get(str(node.symbol))
        if value is None:
            return node
        term: ast.AST = syntax.make_head("p", value).atom.symbol.arguments[0]
        return term
