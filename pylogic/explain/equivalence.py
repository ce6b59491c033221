"""Two versions of an encoding: do they mean the same on an instance, and if not, why?"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from html import escape
from itertools import chain
from typing import Any, Literal, NamedTuple

import clingo
from clingo import ast

from pylogic.errors import OptionError, ProgramError, StoppedError
from pylogic.explain import violations
from pylogic.formats import exchange
from pylogic.rules import syntax
from pylogic.rules.constraints import is_constraint
from pylogic.rules.instance import NO_INSTANCE, Instance, instance_from_text
from pylogic.rules.parts import BASE
from pylogic.rules.source import OWN
from pylogic.rules.symbols import pack, unpack
from pylogic.rules.syntax import Signature
from pylogic.solving import verify
from pylogic.solving.grounding import ground, ground_base
from pylogic.solving.incremental import has_horizons
from pylogic.solving.outcome import Answer, Drawn
from pylogic.solving.process import Brake, Limits, Send, run
from pylogic.solving.search import Wanted
from pylogic.solving.solve import solve
from pylogic.solving.task import Task

_PREFIX = f"{OWN}other_"
_BROKEN = f"{OWN}broken"
_TRIED = 50
"""Answers of each version that are shown to the other before both are searched together."""

_CONFLICTS = 20_000
"""After which the other direction has its turn."""
_SIZES = ("1x1", "1x2", "2x2", "2x3", "3x3", "4x4", "5x5")

Verdict = Literal["same", "different", "unknown"]


OnProgress = Callable[[str, int], None]
"""Called with the name of the next instance, and how many have been tried."""
MakePuzzles = Callable[[Task], Iterable[str]]
"""Makes puzzles on a board; their facts."""


@dataclass(frozen=True, repr=False)
class Equivalence:
    """Whether two versions of an encoding have the same answers, on the instances tried."""

    encodings: tuple[str, str]
    """The files of the two versions."""
    verdict: Verdict = "same"
    """Never more than was proved: "unknown" if one of the searches was cut short."""
    instances: tuple[str, ...] = ()
    """What was tried; the last one shows a difference, if there is one."""
    accepted: Answer | None = None
    """An answer that only one version accepts."""
    by: int = 0
    """Which version accepts it, 0 or 1."""
    broken: tuple[tuple[str, str], ...] = ()
    """The constraints of the other that it breaks, in words, each with its place."""
    draw: Callable[[Answer], Drawn] | None = field(default=None, compare=False)
    """Draws the answer as the version that accepts it does, if its rules say how."""

    @property
    def claim(self) -> str:
        """What was found, and on which instances."""
        tried = self.instances
        is_last = self.verdict == "different" or len(tried) == 1
        on = tried[-1] if is_last else f"{len(tried)} instances"
        said = {
            "same": "the same answers",
            "unknown": "no difference found in time",
            "different": f"only {self.encodings[self.by]} accepts",
        }
        return f"{on}: {said[self.verdict]}"

    def to_dict(self) -> dict[str, Any]:
        """What `pylogic diff --json` prints."""
        answer = self.accepted
        return {
            "verdict": self.verdict,
            "instances": list(self.instances),
            "accepted": list(map(str, sorted(answer.symbols))) if answer else None,
            "by": self.encodings[self.by] if answer else None,
            "broken": [{"words": words, "place": place} for words, place in self.broken],
        }

    def __str__(self) -> str:
        return f"{self.claim} {self.accepted}" if self.accepted else self.claim

    def __repr__(self) -> str:
        return f"<Equivalence {self.verdict}: {self.claim}>"

    def _repr_html_(self) -> str:
        drawn = [self._draw(self.accepted)] if self.accepted is not None else []
        words = [self.claim, *(f"{place}: {words}" for words, place in self.broken)]
        return "\n".join([*drawn, *(f"<p>{escape(line)}</p>" for line in words)])

    def _draw(self, answer: Answer) -> str:
        if self.draw is not None:
            with suppress(ProgramError):  # a view may not know what only wrong rules allow
                return self.draw(answer)._repr_html_()
        return f"<p>{escape(str(answer))}</p>"


def compare(
    tasks: tuple[Task, Task],
    instances: Iterable[Instance],
    limits: Limits,
    on_progress: OnProgress = lambda _name, _tried: None,
) -> Equivalence:
    """Whether two versions have the same answers on each of the instances, one after the other.

    Raises:
        as `compare_on`.
    """
    paths = (str(tasks[0].encoding.path), str(tasks[1].encoding.path))
    tried: list[str] = []
    verdict: Verdict = "same"
    for instance in instances:
        name = instance.label or "no instance"
        on_progress(name, len(tried))
        tried.append(name)
        on_it = (replace(tasks[0], instance=instance), replace(tasks[1], instance=instance))
        found = replace(compare_on(on_it, limits), instances=tuple(tried))
        if found.verdict == "different":
            return found
        if found.verdict == "unknown":
            verdict = "unknown"
    return Equivalence(paths, verdict, tuple(tried))


def compare_on(tasks: tuple[Task, Task], limits: Limits) -> Equivalence:
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
    paths = (str(tasks[0].encoding.path), str(tasks[1].encoding.path))
    known: dict[int, bool] = {}
    for find in (_find_shown, partial(_search, conflicts=_CONFLICTS), _search):
        for by, other in ((0, tasks[1]), (1, tasks[0])):
            if known.get(by):
                continue
            answer, known[by] = find(tasks[by], other, limits)
            if answer is not None:
                broken = tuple(violations.find(other, answer.symbols, limits))
                return Equivalence(paths, "different", (), answer, by, broken)
    return Equivalence(paths, "same" if all(known.values()) else "unknown")


def small_instances(task: Task, make_puzzles: MakePuzzles, limits: Limits) -> Iterator[Instance]:
    """Empty boards of a few cells, and puzzles on them, that make sense to the task's encoding.

    Rules that read no facts need no instance.

    Raises:
        OptionError: no board of that size makes sense.
        StoppedError: Ctrl-C came first.
    """
    if not task.encoding.inputs:
        yield NO_INSTANCE
        return
    count = 0
    for size in _SIZES if ("size", 2) in task.encoding.inputs else ():
        board = exchange.frame(task.encoding, size)
        on_board = replace(task, instance=board)
        try:
            ground(on_board, limits)
        except ProgramError:  # no board of that size makes sense
            continue
        count += 1
        yield replace(board, name=f"an empty board of {size}")
        if task.encoding.clues is not None and task.encoding.has("clues"):
            yield from _small_puzzles(on_board, size, make_puzzles)
    if not count:
        words = "a size alone makes no board: name an instance"
        raise OptionError(f"{task.encoding.path}: {words}")


def _small_puzzles(task: Task, size: str, make_puzzles: MakePuzzles) -> Iterator[Instance]:
    try:
        for number, facts in enumerate(make_puzzles(task), 1):
            yield instance_from_text(facts, f"puzzle {number} of {size}")
    except (OptionError, ProgramError):  # no answer, or none that clues tell
        return
    except StoppedError as error:
        if error.interruption == "user":
            raise


Finding = tuple[Answer | None, bool]
"""An answer that the other task does not have, if one was found, and whether all were looked at."""


def _find_shown(mine: Task, other: Task, limits: Limits) -> Finding:
    """Show the first answers of a task to the other."""
    outcome = solve(mine, Wanted(_TRIED), limits)
    if outcome.answers:
        shown = [tuple(answer.symbols) for answer in outcome.answers]
        refuted = set(verify.confirm(other, shown, limits).refuted)
        for answer, atoms in zip(outcome.answers, shown, strict=True):
            if atoms in refuted:
                return answer, False
    return None, outcome.exhausted


class _Candidate(NamedTuple):
    """What one version shows in an answer that the other may reject, as a packed text."""

    packed: str


class _Ended(NamedTuple):
    """There is no other candidate."""


def _search(mine: Task, other: Task, limits: Limits, conflicts: int = 0) -> Finding:
    """Search both versions at once for an answer of one that breaks a rule of the other."""
    received: list[_Candidate | _Ended] = []
    interruption = run(partial(_work, mine, other, conflicts), limits, received.append)
    candidates = [unpack(one.packed) for one in received if isinstance(one, _Candidate)]
    for atoms in candidates:
        if verify.confirm(other, [atoms], limits).refuted:
            (answer,) = verify.confirm(mine, [atoms], limits).answers
            return answer, False
    if interruption == "user":
        raise StoppedError(interruption)
    return None, any(isinstance(one, _Ended) for one in received) and not candidates


def _work(
    mine: Task, other: Task, conflicts: int, send: Send[_Candidate | _Ended], brake: Brake
) -> bool:
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
