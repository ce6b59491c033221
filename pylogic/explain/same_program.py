"""Two versions of an encoding: are they one program, and else, what has only one as an answer?

The same rules in other words, or the same ground program, prove that two tasks have the same
answers without a search. Where versions differ they are searched together: for an answer of one
version with what the rules of the other derive from the same choices. An answer that the other
cannot even build is not found so; `misses_nothing` says whether there can be one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from itertools import chain
from typing import Any, NamedTuple

import clingo
from clingo import ast

from pylogic.errors import Interruption, StoppedError
from pylogic.rules import syntax
from pylogic.rules.cancellation import Cancellation
from pylogic.rules.constraints import is_constraint, unbounded
from pylogic.rules.encoding import Encoding
from pylogic.rules.lexical import OWN
from pylogic.rules.limits import Limits
from pylogic.rules.parts import BASE, ERRORS
from pylogic.rules.symbols import pack, unpack
from pylogic.rules.syntax import Renaming, Signature
from pylogic.solving import verify
from pylogic.solving.child import Send
from pylogic.solving.grounding import Program, ground_base
from pylogic.solving.outcome import Answer
from pylogic.solving.output import Output
from pylogic.solving.process import call, run
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
    return all(
        _rule_texts(one.encoding, part) == _rule_texts(other.encoding, part) for part in parts
    )


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
    """The constants of a task with their values, also those that the instance sets."""
    return {**task.encoding.constants, **task.values}


def _defaults(task: Task) -> dict[str, str]:
    """The constants with the values that they have whatever the instance sets."""
    return {**task.encoding.constants, **task.constants}


def _rule_texts(encoding: Encoding, part: str) -> frozenset[str]:
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


_DERIVING = (ast.ASTType.Rule, ast.ASTType.External)
_STRANGE = (
    ast.ASTType.ShowTerm,
    ast.ASTType.TheoryDefinition,
    ast.ASTType.Edge,
    ast.ASTType.Script,
)
"""Statements by which versions may differ in more than what the rules derive."""


class Version(NamedTuple):
    """The statements that one of two versions grounds, without the part `errors`."""

    rules: tuple[ast.AST, ...]
    """The encoding's."""
    given: tuple[ast.AST, ...]
    """The instance's statements, which both versions have."""

    @classmethod
    def of(cls, task: Task) -> Version:
        """The version of a task."""
        return cls(task.encoding.alone(BASE[0]), task.instance.statements)

    @property
    def statements(self) -> tuple[ast.AST, ...]:
        """The statements of the encoding and of the instance."""
        return self.rules + self.given

    @property
    def shown(self) -> frozenset[Signature]:
        """The predicates that #show statements show whole."""
        return frozenset(syntax.shows(self.statements))


def only_complains(task: Task) -> bool:
    """Whether the part `errors` derives only atoms of its own, and rejects no answer."""
    if ERRORS not in task.encoding.parts:
        return True
    rules = [s for s in task.encoding.rules(ERRORS[0]) if s.ast_type != ast.ASTType.Program]
    complaints = _by_head(rules)
    others = set(syntax.signatures(Version.of(task).statements))
    return (
        all(map(_is_normal, rules))
        and _is_stratified(complaints)
        and not complaints.keys() & others
    )


def misses_nothing(mine: Task, other: Task) -> bool:
    """Whether the other version builds all that one's answers show, and breaks rules at worst.

    So it is if what is shown depends on the same rules in both (its splitting set, in the words
    of Lifschitz and Turner), and what the other derives besides follows from that in one way:
    plain rules that are stratified. The instance's statements are among those of both.
    """
    if values_of(mine) != values_of(other) or not (only_complains(mine) and only_complains(other)):
        return False
    versions = Version.of(mine), Version.of(other)
    if not all(_is_plain(s) for version in versions for s in version.statements):
        return False
    rules = [_by_head(version.statements) for version in versions]
    derived = {*rules[0], *rules[1]}
    shared = _shared(rules[0], rules[1], derived)
    if versions[0].shown != versions[1].shown or not versions[1].shown & derived <= shared:
        return False
    rest = {s: found for s, found in rules[1].items() if s not in shared}
    plain = all(_is_normal(rule) for found in rest.values() for rule in found)
    return plain and _is_stratified(rest)


_Rules = dict[Signature, list[ast.AST]]
"""The rules that derive a predicate."""


def _by_head(statements: Iterable[ast.AST]) -> _Rules:
    found: _Rules = {}
    for statement in statements:
        if statement.ast_type in _DERIVING and not is_constraint(statement):
            for signature in syntax.heads(statement):
                found.setdefault(signature, []).append(statement)
    return found


def _shared(one: _Rules, other: _Rules, derived: set[Signature]) -> set[Signature]:
    """The predicates that depend on the same rules in both versions."""
    shared = {s for s in derived if _texts(one.get(s, ())) == _texts(other.get(s, ()))}
    while True:
        dependent = {
            signature
            for signature in shared
            for rule in one[signature]
            if (set(syntax.signatures([rule])) & derived) - shared
        }
        if not dependent:
            return shared
        shared -= dependent


def _texts(rules: Iterable[ast.AST]) -> set[str]:
    """The rules without the bounds of choices, which the search takes for constraints."""
    return {normalized(unbounded(rule)) for rule in rules}


def _is_plain(statement: ast.AST) -> bool:
    """Whether a statement says nothing that the proof does not know of.

    That is a rule that derives nothing and is no constraint, a theory, classical negation, a pool,
    a term that is shown, a function of a script, another part.
    """
    kind = statement.ast_type
    if kind in _STRANGE or (kind == ast.ASTType.Program and (statement.name, 0) != BASE):
        return False
    if kind == ast.ASTType.Rule and not (is_constraint(statement) or syntax.heads(statement)):
        return False
    return all(
        node.symbol.ast_type == ast.ASTType.Function
        for node in syntax.nodes(statement)
        if node.ast_type == ast.ASTType.SymbolicAtom
    )


def _is_normal(rule: ast.AST) -> bool:
    """Whether a rule derives one atom, and chooses nothing."""
    if rule.ast_type != ast.ASTType.Rule or rule.head.ast_type != ast.ASTType.Literal:
        return False
    is_atom = rule.head.atom.ast_type == ast.ASTType.SymbolicAtom
    return bool(is_atom and rule.head.sign == ast.Sign.NoSign)


def _is_stratified(rules: _Rules) -> bool:
    """Whether no predicate depends on itself but by plain positive literals."""
    above: dict[Signature, set[Signature]] = {s: set() for s in rules}
    strict: set[tuple[Signature, Signature]] = set()
    for signature, found in rules.items():
        for literal in (literal for rule in found for literal in rule.body):
            used = {s for s in syntax.signatures([literal]) if s in rules}
            above[signature] |= used
            if not _is_positive(literal):
                strict |= {(signature, s) for s in used}
    return not any(signature in _reached(used, above) for signature, used in strict)


def _is_positive(literal: ast.AST) -> bool:
    """Whether a literal of a body is an atom, and no aggregate, condition or negation."""
    if literal.ast_type != ast.ASTType.Literal or literal.sign != ast.Sign.NoSign:
        return False
    return bool(literal.atom.ast_type == ast.ASTType.SymbolicAtom)


def _reached(begin: Signature, above: dict[Signature, set[Signature]]) -> set[Signature]:
    found, todo = {begin}, [begin]
    while todo:
        new = above[todo.pop()] - found
        found |= new
        todo += new
    return found


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
    """The search found all candidates."""

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
    is_complete = bool(ends) and not candidates and misses_nothing(mine, other)
    return Finding(None, is_complete, interruption)


def _work(
    mine: Task, other: Task, conflicts: int, send: Send[_Candidate | _Ended], brake: Cancellation
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
