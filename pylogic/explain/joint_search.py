"""Both versions of an encoding in one program: an answer of one that breaks a rule of the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from itertools import chain
from typing import Any, NamedTuple

from clingo import ast

from pylogic.errors import Interruption
from pylogic.explain import same_program
from pylogic.explain.same_program import Version, values_of
from pylogic.rules import syntax
from pylogic.rules.constraints import is_constraint, unbounded
from pylogic.rules.lexical import OWN
from pylogic.rules.limits import Limits
from pylogic.rules.parts import BASE
from pylogic.rules.symbols import pack, unpack
from pylogic.rules.syntax import Renaming, Signature
from pylogic.solving import verify
from pylogic.solving.child import Brake, Send
from pylogic.solving.grounding import ground_base
from pylogic.solving.outcome import Answer
from pylogic.solving.output import Output
from pylogic.solving.process import run
from pylogic.solving.task import Task

_PREFIX = f"{OWN}other_"
_BROKEN = f"{OWN}broken"
_MODELS = 50


class Finding(NamedTuple):
    """The result of a search for an answer that the other task does not have."""

    answer: Answer | None
    is_complete: bool = False
    """It is proved that there is none."""
    interrupted: Interruption | None = None


class _Candidate(NamedTuple):
    """The shown atoms of an answer that the other version may reject, as a packed text."""

    packed: str


class _Ended(NamedTuple):
    """There is no other candidate."""

    has_costs: bool
    """One of the versions prefers some answers."""


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
            for answer in verify.confirm(mine, [atoms], late).answers:
                return Finding(answer)
    ends = [one for one in received if isinstance(one, _Ended) and not one.has_costs]
    is_complete = bool(ends) and not candidates and same_program.misses_nothing(mine, other)
    return Finding(None, is_complete, interruption)


def _work(
    mine: Task, other: Task, conflicts: int, send: Send[_Candidate | _Ended], brake: Brake
) -> bool:
    version = Version.of(other)
    names = _names(Version.of(mine), version)
    demands = f":- not {_BROKEN}. {_equal(version.shown, names)}"
    values = {} if values_of(mine) == values_of(other) else values_of(other)
    rules = chain(mine.encoding.alone(BASE[0]), _renamed(version, names, values))
    output = Output()
    made = ground_base(mine, rules, text=demands, observer=output)
    brake.interrupt = made.control.interrupt
    configuration: Any = made.control.configuration
    configuration.solve.models = _MODELS
    configuration.solve.opt_mode = "ignore"
    configuration.solve.project = "show"
    configuration.solve.solve_limit = f"{conflicts or 'umax'},umax"
    with made.control.solve(yield_=True) as handle:
        for model in handle:
            send(_Candidate(pack(dict.fromkeys(model.symbols(shown=True)))))
        if handle.get().exhausted:
            send(_Ended(output.has_costs))
        return bool(handle.get().interrupted)


def _names(mine: Version, other: Version) -> dict[Signature, str]:
    """New names for the predicates that rules derive; those of the instance alone keep theirs."""
    own = frozenset[Signature]().union(*map(syntax.heads, mine.rules + other.rules))
    while True:
        dependent = (s for s in other.given if not own.isdisjoint(syntax.signatures([s])))
        more = own.union(*map(syntax.heads, dependent))
        if more == own:
            return {(name, arity): _PREFIX + name for name, arity in own}
        own = more


def _equal(shown: Iterable[Signature], names: Mapping[Signature, str]) -> str:
    """Both versions show the same atoms."""
    rules = []
    for signature in shown:
        arity = signature[1]
        if syntax.unsigned(signature) not in names:
            continue
        sign = "-" * signature[0].startswith("-")
        arguments = f"({', '.join(f'X{i}' for i in range(arity))})" if arity else ""
        mine = f"{signature[0]}{arguments}"
        others = f"{sign}{names[syntax.unsigned(signature)]}{arguments}"
        rules += [f":- {mine}, not {others}.", f":- not {mine}, {others}."]
    return "\n".join(rules)


def _renamed(
    version: Version, names: Mapping[Signature, str], values: Mapping[str, str]
) -> Iterator[ast.AST]:
    """The rules of a version under new names; a violation derives an atom that says so."""
    rename, constants = Renaming(names), _Constants(values)
    kept = (ast.ASTType.Rule, ast.ASTType.External, ast.ASTType.Minimize)
    # What the instance says of other predicates stands there already.
    given = (s for s in version.given if not names.keys().isdisjoint(syntax.signatures([s])))
    for statement in (s for s in (*version.rules, *given) if s.ast_type in kept):
        named = rename(constants(statement))
        if is_constraint(statement):
            yield named.update(head=syntax.head(_BROKEN))
            continue
        choice = unbounded(named)
        yield choice
        if choice != named:
            outside = ast.Literal(named.location, ast.Sign.Negation, named.head)
            yield named.update(head=syntax.head(_BROKEN), body=[*named.body, outside])


class _Constants(ast.Transformer):
    """Gives constants their values."""

    def __init__(self, values: Mapping[str, str]) -> None:
        self._values = values

    def __call__(self, statement: ast.AST) -> ast.AST:
        found: ast.AST = self.visit(statement)
        return found

    def visit_SymbolicTerm(self, node: ast.AST) -> ast.AST:
        value = self._values.get(str(node.symbol))
        if value is None:
            return node
        term: ast.AST = syntax.head("p", value).atom.symbol.arguments[0]
        return term
