"""Searches for an answer that only one of two versions of a rule file has, if rules differ.

The first search shows some answers of one version to the other. The second one searches a program
with the rules of both versions, those of the other under new names, for an answer of one version
that the other rejects, where both make the same choices. It misses an answer that the choices of
the other version cannot make.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import chain
from typing import Any, NamedTuple

from clingo import ast

from pylogic.authoring.lint import write_normal_form
from pylogic.errors import Interruption
from pylogic.rules import syntax
from pylogic.rules.constraints import drop_bounds, is_constraint
from pylogic.rules.lexical import OWN_PREFIX
from pylogic.rules.limits import Cancellation, Limits
from pylogic.rules.parts import BASE, ERRORS, PARTS
from pylogic.rules.symbols import pack, unpack
from pylogic.solving import verify
from pylogic.solving.grounding import ground_base
from pylogic.solving.outcome import Answer
from pylogic.solving.process import Send, run
from pylogic.solving.question import Question
from pylogic.solving.solve import solve

_Kind = ast.ASTType
_NO_RULES = (_Kind.Comment, _Kind.Program, _Kind.Definition, _Kind.Defined)
"""Types of statements that are no rules; constants are compared by their values."""
_PREFIX, _BROKEN = f"{OWN_PREFIX}other_", f"{OWN_PREFIX}broken"
"""The beginning of the new names of the other version's predicates, and the predicate that its
broken constraints and bounds derive."""
_MODELS = 50
"""Largest number of candidates that a joint search sends to be confirmed."""


class Finding(NamedTuple):
    """The result of a search for an answer that the other task does not have."""

    answer: Answer | None = None
    is_complete: bool = False
    """True if it is proved that there is no such answer."""
    interrupted: Interruption | None = None


def has_same_rules(mine: Question, other: Question) -> bool:
    """Return True if two tasks have the same rules of base and errors, and the same constants,
    whatever the facts; comments, order, white space and names of variables make no difference."""
    constants = [{**task.encoding.constants, **task.constants} for task in (mine, other)]
    return constants[0] == constants[1] and all(
        _write_normal_forms(mine.encoding.statements_of(part))
        == _write_normal_forms(other.encoding.statements_of(part))
        for part in (BASE, ERRORS)
    )


def _write_normal_forms(statements: Iterable[ast.AST]) -> frozenset[str]:
    """Return the normal forms of statements, without comments and definitions of constants."""
    return frozenset(write_normal_form(s) for s in statements if s.ast_type not in _NO_RULES)


def find_rejected_answer(mine: Question, other: Question, limits: Limits, models: int) -> Finding:
    """Search the first `models` answers of one task, whatever they cost, for one that the other
    rejects; complete if these are all answers, and the other version has no costs."""
    task = replace(mine, options=(*mine.options, "--opt-mode=ignore"))
    outcome = solve(replace(task, models=models, limits=limits))
    if not outcome.answers:
        return Finding(None, outcome.exhausted, outcome.interrupted)
    shown = {tuple(answer.symbols): answer for answer in outcome.answers}
    confirmation = verify.confirm(other, list(shown), limits.extend())
    if confirmation.refuted:
        return Finding(shown[confirmation.refuted[0]])
    # The other version may prefer other ones of the same answers: search each direction.
    is_complete = outcome.exhausted and not confirmation.has_costs
    return Finding(None, is_complete, outcome.interrupted)


def search_jointly(mine: Question, other: Question, limits: Limits) -> Finding:
    """Search both versions at once, in a child, for an answer of `mine` that the other rejects.

    At most 50 candidates are looked at. A finding without answer is complete only if no version has
    costs, and they differ in constraints and bounds of choices alone: an answer that one of them
    rejects breaks one of these. There is no search where a constant has two values.

    Raises:
        StoppedError: a limit or Ctrl-C came while an answer was being confirmed.
    """
    values = [{**task.encoding.constants, **task.all_constants} for task in (mine, other)]
    if any(values[0].get(name, value) != value for name, value in values[1].items()):
        return Finding()
    foreign = [f"#const {name} = {values[1][name]}." for name in values[1].keys() - values[0]]
    rules = list[list[ast.AST]]()
    for task in (mine, other):  # all rules of the part errors but those that refuse an instance
        errors = (s for s in task.encoding.local_statements(ERRORS) if s.ast_type != _Kind.Program)
        kept = (s for s in errors if syntax.heads(s).isdisjoint(PARTS[ERRORS]))
        rules.append([*task.encoding.statements_of(BASE), *kept])

    def send_candidates(send: Send[str | None], brake: Cancellation) -> bool:
        """Send up to 50 answers of `mine` that `other` may reject, packed as texts; then None, if
        there are no more. Return True if the brake interrupted the search."""
        copy, demands = _rename_rules(other, *rules)
        program = ground_base(mine, chain(rules[0], copy), text="\n".join([*foreign, *demands]))
        brake.interrupt = program.control.interrupt
        search: Any = program.control.configuration.solve
        search.models, search.opt_mode, search.project = _MODELS, "ignore", "show"
        search.solve_limit = f"{limits.conflicts or 'umax'},umax"
        with program.control.solve(yield_=True) as handle:
            for model in handle:
                send(pack(dict.fromkeys(model.symbols(shown=True))))
            if handle.get().exhausted:
                send(None)
            return bool(handle.get().interrupted)

    sent: list[str | None] = []
    interruption = run(send_candidates, limits, sent.append)
    candidates, late = [unpack(message) for message in sent if message is not None], limits.extend()
    refuted = verify.confirm(other, candidates, late).refuted if candidates else ()
    for answer in verify.confirm(mine, refuted, late).answers if refuted else ():
        return Finding(answer)
    definitions = ((drop_bounds(s) for s in x if not is_constraint(s)) for x in rules)
    first, second = map(_write_normal_forms, definitions)
    has_costs = any(s.ast_type == _Kind.Minimize for s in (*mine.statements, *other.statements))
    is_proof = sent == [None] and not has_costs and first == second and values[0] == values[1]
    return Finding(None, is_proof, interruption)


def _rename_rules(
    task: Question, others: Iterable[ast.AST], rules: Iterable[ast.AST]
) -> tuple[list[ast.AST], list[str]]:
    """Return a task's `rules`, and those of its instance that name predicates of theirs, with new
    names for the predicates that they or the `others` derive; and constraints as texts: something
    is broken, and the shown atoms have the old and the new name. Broken constraints and bounds
    derive _BROKEN. All but rules and #external is dropped."""
    own = task.instance.statements
    derived = chain.from_iterable(map(syntax.heads, (*others, *rules)))
    edges = ((syntax.signatures([s]), syntax.heads(s)) for s in own)
    names = {(name, n): _PREFIX + name for name, n in syntax.closure(derived, edges)}
    demands = [f":- not {_BROKEN}."]
    for name, arity in dict.fromkeys(syntax.show_signatures((*rules, *own))):
        renamed = names.get(syntax.strip_minus((name, arity)))
        if renamed is not None:
            arguments = f"({', '.join(f'X{i}' for i in range(arity))})" if arity else ""
            atoms = f"{name}{arguments}", f"{'-' * name.startswith('-')}{renamed}{arguments}"
            demands += (f":- {a}, not {b}." for a, b in (atoms, atoms[::-1]))
    copy = list[ast.AST]()
    given = (s for s in own if names.keys() & syntax.signatures([s]))
    for statement in chain(rules, given):
        if statement.ast_type not in (_Kind.Rule, _Kind.External):
            continue
        named, broken = syntax.rename_predicates(statement, names), syntax.make_head(_BROKEN)
        if is_constraint(statement):
            copy.append(named.update(head=broken))
            continue
        copy.append(drop_bounds(named))
        if copy[-1] != named:
            outside = ast.Literal(named.location, ast.Sign.Negation, named.head)
            copy.append(named.update(head=broken, body=[*named.body, outside]))
    return copy, demands
