"""Versions of a rule file: answers of one that the other rejects, and rules that say the same."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from clingo import ast

from pylogic.errors import StoppedError
from pylogic.rules import syntax
from pylogic.rules.constraints import drop_bounds, is_constraint, read_bounds
from pylogic.rules.lexical import OWN_PREFIX
from pylogic.rules.limits import Limits
from pylogic.rules.parts import BASE, ERRORS, PARTS
from pylogic.solving import verify
from pylogic.solving.outcome import Answer
from pylogic.solving.question import Question
from pylogic.solving.solve import solve

_Kind = ast.ASTType
_NO_RULES = (_Kind.Comment, _Kind.Program, _Kind.Definition, _Kind.Defined)
"""Types of statements that are no rules; constants are compared by their values."""
_BROKEN = f"{OWN_PREFIX}broken"  # derived by broken constraints and bounds of the other version
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|(?<![\w\'])(_*[A-Z][\w\']*)')
"""A string, or a variable, which is the group."""
_GREATER = re.compile(r"^([^{:<>=!]*) >(=?) ([^{:<>=!]*)$")  # a literal that compares by > or >=
_EFFORTS = ((50, 20_000), (1_000, 20_000), (10_000, None))
"""The answers that the other version is shown, and the limit of conflicts, in one round after the
other; the last round is for instances that a user names."""


def find_difference(
    tasks: tuple[Question, Question], limits: Limits, *, is_sample: bool = False
) -> tuple[Answer | None, bool, int]:
    """Search for an answer of one of two tasks with the same instance that the other rejects.
    Return the answer, whether both are proved to have the same answers, and the place of the task
    that has it. Less effort goes into a sample. Raise as `find_rejected_answer`."""
    is_known = [False, False]
    for models, conflicts in _EFFORTS[: -1 if is_sample else None]:
        for by, pair in enumerate((tasks, tasks[::-1])):
            if not is_known[by]:
                limited = limits._replace(conflicts=conflicts)
                answer, is_known[by] = find_rejected_answer(*pair, limited, models)
                if answer is not None:
                    return answer, False, by
    return None, all(is_known), 0


def find_rejected_answer(
    mine: Question, other: Question, limits: Limits, models: int = 50
) -> tuple[Answer | None, bool]:
    """Search the first `models` answers of one task, whatever they cost, for one that the other
    rejects. Return it, and whether it is proved that there is none; costs of the other, which may
    prefer other ones of the same answers, forbid a proof.

    Where definitions, choices and constants of the two are the same, only answers that break a
    constraint or a bound of the other are searched for. Raise ProgramError if clingo rejects one of
    the files, or the instance makes no sense; StoppedError if a limit other than that of conflicts,
    or Ctrl-C, came before an answer.
    """
    rules, said = list[list[ast.AST]](), list[tuple[object, ...]]()
    for task in (mine, other):  # all rules but those that refuse an instance
        statements = task.encoding.statements_of(BASE, ERRORS)
        rules.append([s for s in statements if syntax.heads(s).isdisjoint(PARTS[ERRORS].reads)])
        definitions = (drop_bounds(s) for s in rules[-1] if not is_constraint(s))
        values = {**task.encoding.constants, **task.all_constants}
        said.append((_write_normal_forms(definitions), values, task.extra_parts))
    if said[0] == said[1]:
        shown = mine.encoding.outputs if mine.encoding.shows_all else ()
        show = "".join(f"#show {name}/{arity}." for name, arity in shown)
        joint = [*mine.encoding.parts[BASE], *syntax.parse_text(f":- not {_BROKEN}. {show}")]
        for statement in rules[1]:
            rule = statement if is_constraint(statement) else read_bounds(statement)
            if rule is not None:
                joint.append(rule.update(head=syntax.make_head(_BROKEN)))
        parts = {**mine.encoding.parts, BASE: tuple(joint)}
        mine = replace(mine, encoding=replace(mine.encoding, parts=parts))
    task = replace(mine, options=(*mine.options, "--opt-mode=ignore"))
    outcome = solve(replace(task, models=models, limits=limits))
    known = {tuple(answer.symbols): answer for answer in outcome.answers}
    if known and (refuted := verify.confirm(other, list(known), limits.extend()).refuted):
        return known[refuted[0]], False
    if outcome.interrupted not in (None, "conflicts"):
        raise StoppedError(outcome.interrupted)
    has_costs = any(s.ast_type == _Kind.Minimize for s in other.statements)
    return None, outcome.exhausted and not has_costs


def write_rules(task: Question) -> tuple[object, ...]:
    """Return the constants, and the rules of base and errors. They are equal for rules that differ
    in comments, order, white space and names of variables; the facts do not count."""
    parts = (task.encoding.statements_of(part) for part in (BASE, ERRORS))
    return {**task.encoding.constants, **task.constants}, *map(_write_normal_forms, parts)


def _write_normal_forms(statements: Iterable[ast.AST]) -> frozenset[str]:
    """Return the normal forms of statements, without comments and definitions of constants."""
    return frozenset(write_normal_form(s) for s in statements if s.ast_type not in _NO_RULES)


def find_duplicates(statements: Iterable[ast.AST]) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Yield pairs of a rule and the earlier rule that it repeats, up to `write_normal_form`."""
    known: dict[str, ast.AST] = {}
    for rule in statements:
        if rule.ast_type == _Kind.Rule:
            first = known.setdefault(write_normal_form(rule), rule)
            if first is not rule:
                yield rule, first


def write_normal_form(statement: ast.AST) -> str:
    """Return a rule as a text that is the same whatever its variables are called, however its body
    is ordered, and with < for >; of other statements the order counts.

    Variables are numbered in the order of the head, then of the literals as they sort without
    other names. Rules with the same text say the same; not always the other way round.
    """
    head, literals, names = str(statement), list[str](), dict[str, str]()
    if statement.ast_type == _Kind.Rule:
        head = f"{statement.head} :- "
        literals = [_GREATER.sub(r"\3 <\2 \1", str(literal)) for literal in statement.body]

    def rename(match: re.Match[str]) -> str:
        """Return a variable's new name, and number a new variable; a string as it is."""
        return names.setdefault(match[1], f"V{len(names)}") if match[1] else match[0]

    def hide(match: re.Match[str]) -> str:
        """Return a numbered variable's new name, and ? for the others; a string as it is."""
        return names.get(match[1], "?") if match[1] else match[0]

    head = _TOKEN.sub(rename, head)
    literals.sort(key=lambda literal: _TOKEN.sub(hide, literal))
    return head + "; ".join(sorted({_TOKEN.sub(rename, literal) for literal in literals}))
