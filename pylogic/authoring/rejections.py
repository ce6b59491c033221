"""Versions of a rule file: answers of one that another one rejects, and rules that say the same.

The first search shows some answers of one version to the other. The second one, for versions with
the same definitions, searches the rules of one version for an answer that breaks a constraint of
the other.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain
from typing import Any, NamedTuple

from clingo import ast

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
_BROKEN = f"{OWN_PREFIX}broken"
"""The predicate that broken constraints and bounds of the other version derive."""
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|(?<![\w\'])(_*[A-Z][\w\']*)')
"""A string, or a variable, which is the group."""
_GREATER = re.compile(r"^([^{:<>=!]*) >(=?) ([^{:<>=!]*)$")
"""A literal that compares by > or >=."""
_MODELS = 50
"""Largest number of candidates of a search for a violation that are confirmed."""


class Finding(NamedTuple):
    """The result of a search for an answer that the other task does not have."""

    answer: Answer | None = None
    is_complete: bool = False
    """True if it is proved that there is no such answer."""
    interrupted: Interruption | None = None


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


def find_violation(mine: Question, other: Question, limits: Limits) -> Finding:
    """Search, in a child, for an answer of `mine` that breaks a constraint or a bound of `other`.

    There is no search if definitions, choices or constants of the two differ: nothing is known
    then. Otherwise an answer that `other` rejects is among those that are searched for, of which at
    most 50 are confirmed. Without any the finding is complete unless a version has costs.

    Raises:
        StoppedError: a limit or Ctrl-C came while an answer was being confirmed.
    """
    values = [{**task.encoding.constants, **task.all_constants} for task in (mine, other)]
    rules = list[list[ast.AST]]()
    for task in (mine, other):  # all rules of the part errors but those that refuse an instance
        errors = (s for s in task.encoding.local_statements(ERRORS) if s.ast_type != _Kind.Program)
        kept = (s for s in errors if syntax.heads(s).isdisjoint(PARTS[ERRORS].reads))
        rules.append([*task.encoding.statements_of(BASE), *kept])
    definitions = ((drop_bounds(s) for s in some if not is_constraint(s)) for some in rules)
    first, second = map(_write_normal_forms, definitions)
    if first != second or values[0] != values[1]:
        return Finding()
    broken = list[ast.AST]()
    for statement in rules[1]:
        head, body = syntax.make_head(_BROKEN), getattr(statement, "body", ())
        if is_constraint(statement):
            broken.append(statement.update(head=head))
        elif drop_bounds(statement) != statement:
            outside = ast.Literal(statement.location, ast.Sign.Negation, statement.head)
            broken.append(statement.update(head=head, body=[*body, outside]))

    def send_candidates(send: Send[str | None], brake: Cancellation) -> bool:
        """Send up to 50 answers of `mine` that `other` may reject, packed as texts; then None, if
        there are no more. Return True if the brake interrupted the search."""
        program = ground_base(mine, chain(rules[0], broken), text=f":- not {_BROKEN}.")
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
    has_costs = any(s.ast_type == _Kind.Minimize for s in (*mine.statements, *other.statements))
    return Finding(None, sent == [None] and not has_costs, interruption)


# ---- Rules that say the same, up to the names of variables and the order of the body ------------


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


def find_duplicates(statements: Iterable[ast.AST]) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Yield pairs of a rule and the earlier rule that it repeats, up to `write_normal_form`."""
    known: dict[str, ast.AST] = {}
    for rule in statements:
        if rule.ast_type == ast.ASTType.Rule:
            first = known.setdefault(write_normal_form(rule), rule)
            if first is not rule:
                yield rule, first


def write_normal_form(statement: ast.AST) -> str:
    """Return a rule as a text that is the same whatever its variables are called, however its body
    is ordered, and with < for >; of other statements the order counts.

    Variables are numbered: those of the head first, then those of the literal whose text is the
    least so far, and so on. Rules with the same text say the same; not always the other way round:
    a rule with exchangeable literals may have several texts.
    """
    waiting, names, written = [str(statement)], dict[str, str](), list[str]()
    if statement.ast_type == ast.ASTType.Rule:
        literals = (_GREATER.sub(r"\3 <\2 \1", str(literal)) for literal in statement.body)
        waiting = [f" {statement.head} :-", *dict.fromkeys(literals)]  # " " sorts it first

    def rename_variables(text: str) -> str:
        """Return a text with the new names of variables, ? for those without one."""
        return _TOKEN.sub(lambda m: names.get(m[1], "?") if m[1] else m[0], text)

    while waiting:
        text = min(waiting, key=rename_variables)
        waiting.remove(text)
        for match in _TOKEN.finditer(text):
            if match[1]:
                names.setdefault(match[1], f"V{len(names)}")
        written.append(rename_variables(text))
    return " ".join(written)
