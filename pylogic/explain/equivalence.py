"""Two versions of an encoding: do they mean the same on an instance, and if not, why?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from typing import Any, Literal

import clingo
from clingo import ast

from pylogic.clues import generate
from pylogic.errors import OptionError, ProgramError, StoppedError
from pylogic.explain import violations
from pylogic.formats import exchange
from pylogic.rules import syntax
from pylogic.rules.constraints import is_constraint
from pylogic.rules.instance import Instance, instance_from_text
from pylogic.rules.parts import BASE
from pylogic.rules.symbols import pack, unpack
from pylogic.rules.syntax import Signature
from pylogic.solving import verify
from pylogic.solving.grounding import ground, ground_base
from pylogic.solving.incremental import has_horizons
from pylogic.solving.outcome import Answer
from pylogic.solving.process import Brake, Limits, Send, run
from pylogic.solving.search import Wanted
from pylogic.solving.solve import solve
from pylogic.solving.task import Task

_PREFIX = "_other_"
_BROKEN = "_other_broken"
_TRIED = 50
"""Answers of each version that are shown to the other before both are searched together."""

_CONFLICTS = 20_000
"""After which the other direction has its turn."""
_SIZES = ((1, 1), (1, 2), (2, 2), (2, 3), (3, 3), (4, 4), (5, 5))
_PUZZLES = 2

Verdict = Literal["same", "different", "unknown"]


@dataclass(frozen=True)
class Comparison:
    """What two versions make of an instance."""

    verdict: Verdict
    accepted: Answer | None = None
    """An answer that only one version accepts."""
    by: int = 0
    """Which version accepts it, 0 or 1."""
    broken: tuple[tuple[str, str], ...] = ()
    """The constraints of the other that it breaks, in words, each with its place."""


def compare(tasks: tuple[Task, Task], limits: Limits) -> Comparison:
    """Whether two tasks with the same instance have the same answers.

    Answers of each version are shown to the other. If there are too many, both are searched
    together for one that the other's constraints or bounds reject, and that is confirmed.

    Raises:
        OptionError: they do not show the same predicates, or are plans made of steps.
        ProgramError: the instance makes no sense, or clingo rejects one of the files.
        StoppedError: a limit or Ctrl-C came while an answer was being explained.
    """
    shown = [set(task.encoding.shown) for task in tasks]
    if shown[0] != shown[1] or not shown[0]:
        named = [", ".join(f"{n}/{a}" for n, a in sorted(s)) or "nothing" for s in shown]
        raise OptionError(f"the versions show {named[0]} and {named[1]}: #show must be the same")
    if any(map(has_horizons, tasks)):
        raise OptionError("plans made of steps are not compared")
    pairs = [(tasks[0], tasks[1], 0), (tasks[1], tasks[0], 1)]
    known: dict[int, Verdict] = {}
    for tried in (_shown_to, partial(_search, conflicts=_CONFLICTS), _search):
        for mine, other, by in pairs:
            if known.get(by) == "same":
                continue
            found = tried(mine, other, by, limits)
            if found.verdict == "different":
                return found
            known[by] = found.verdict
    return Comparison("same" if list(known.values()) == ["same", "same"] else "unknown")


def small_instances(task: Task, limits: Limits) -> Iterator[Instance]:
    """Empty boards of a few cells, and puzzles on them, that make sense to the task's encoding."""
    for rows, cols in _SIZES:
        board = exchange.frame(task.encoding, f"{rows}x{cols}")
        on_board = replace(task, instance=board)
        try:
            ground(on_board, limits)
        except ProgramError:  # no board of that size makes sense
            continue
        yield replace(board, name=f"an empty board of {rows}x{cols}")
        if task.encoding.clues is None or not task.encoding.has("clues"):
            continue
        puzzles = generate.puzzles(
            on_board, generate.Wish(), 0, range(1, _PUZZLES + 1), 1, limits.timeout
        )
        try:
            for made in puzzles:
                yield instance_from_text(made.facts, f"puzzle {made.number} of {rows}x{cols}")
        except (OptionError, ProgramError):  # no answer, or none that clues tell
            continue
        except StoppedError as error:
            if error.interruption == "user":
                raise


def _shown_to(mine: Task, other: Task, by: int, limits: Limits) -> Comparison:
    """An answer of one task that the other does not have, among the first."""
    outcome = solve(mine, Wanted(_TRIED), limits)
    if outcome.answers:
        shown = [tuple(answer.symbols) for answer in outcome.answers]
        refuted = set(verify.confirm(other, shown, limits).refuted)
        for answer, atoms in zip(outcome.answers, shown, strict=True):
            if atoms in refuted:
                return _different(answer, by, other, limits)
    return Comparison("same" if outcome.exhausted else "unknown")


def _different(answer: Answer, by: int, other: Task, limits: Limits) -> Comparison:
    broken = violations.broken(other, answer.symbols, limits)
    return Comparison("different", answer, by, tuple(broken))


def _search(mine: Task, other: Task, by: int, limits: Limits, conflicts: int = 0) -> Comparison:
    """Search both versions at once for an answer of one that breaks a rule of the other."""
    candidates: list[str] = []
    ended: list[bool] = []

    def receive(kind: str, *content: Any) -> None:
        if kind == "candidate":
            candidates.append(content[0])
        else:
            ended.append(True)

    interruption = run(partial(_work, mine, other, conflicts), limits, receive)
    for packed in candidates:
        atoms = unpack(packed)
        if verify.confirm(other, [atoms], limits).refuted:
            (answer,) = verify.confirm(mine, [atoms], limits).answers
            return _different(answer, by, other, limits)
    if interruption == "user":
        raise StoppedError(interruption)
    return Comparison("same" if ended and not candidates else "unknown")


def _work(mine: Task, other: Task, conflicts: int, send: Send, brake: Brake) -> bool:
    rules = (s for s in mine.encoding.alone(BASE[0]) if s.ast_type != ast.ASTType.Minimize)
    demands = f":- not {_BROKEN}. {_equal(mine.encoding.shown)}"
    made = ground_base(mine, chain(rules, _renamed(other)), text=demands)
    brake.interrupt = made.control.interrupt
    configuration: Any = made.control.configuration
    configuration.solve.models = _TRIED
    configuration.solve.project = "show"
    configuration.solve.solve_limit = f"{conflicts or 'umax'},umax"
    with made.control.solve(yield_=True) as handle:
        for model in handle:
            send("candidate", pack(model.symbols(shown=True)))
        if handle.get().exhausted:
            send("ended")
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
    values = {**encoding.constants, **task.constants}
    derived = frozenset(
        signature for s in encoding.alone(BASE[0]) for signature, _ in syntax.derives(s)
    )
    rename = _Renaming(derived, values)
    kept = (ast.ASTType.Rule, ast.ASTType.External)
    for statement in (s for s in encoding.alone(BASE[0]) if s.ast_type in kept):
        if is_constraint(statement):
            yield rename(statement).update(head=syntax.head(_BROKEN))
            continue
        head = getattr(statement, "head", None)
        if head is not None and head.ast_type == ast.ASTType.Aggregate and _is_bound(head):
            yield from map(rename, _unbound(statement))
        else:
            yield rename(statement)


def _is_bound(head: ast.AST) -> bool:
    return head.left_guard is not None or head.right_guard is not None


def _unbound(rule: ast.AST) -> Iterator[ast.AST]:
    """A choice without its bounds, and a rule that says that they are broken."""
    head = rule.head
    yield rule.update(head=head.update(left_guard=None, right_guard=None))
    outside = ast.Literal(rule.location, ast.Sign.Negation, head)
    yield rule.update(head=syntax.head(_BROKEN), body=[*rule.body, outside])


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
