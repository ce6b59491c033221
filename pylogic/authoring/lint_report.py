"""Lint: problems of a rule file, by itself and with instances, or on small boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain, islice
from math import prod
from pathlib import PurePath
from typing import Any

from clingo import ast

from pylogic.authoring.lint import find_file_problems
from pylogic.authoring.rejections import find_duplicates, find_rejected_answer
from pylogic.draw import view
from pylogic.errors import (
    BAD_INPUT,
    Interruption,
    OptionError,
    Problem,
    ProgramError,
    StoppedError,
    describe_stop,
    quote_source,
    to_exit_code,
)
from pylogic.explain.judgement import find_violations
from pylogic.formats import exchange
from pylogic.rules import syntax
from pylogic.rules.constraints import is_constraint
from pylogic.rules.encoding import WORDED, Encoding
from pylogic.rules.limits import NO_LIMITS, Cancellation, Limits
from pylogic.rules.parts import BASE, REASONS, VIEW
from pylogic.rules.syntax import Signature, problem_at
from pylogic.solving.grounding import RuleSize, count_instances
from pylogic.solving.outcome import Shown
from pylogic.solving.process import Send, run
from pylogic.solving.question import Question
from pylogic.solving.solve import solve

_SIZE = "12x12"
"""The size of the empty board on which ground instances are counted without an instance."""
_HOTTEST = 3
"""Largest number of rules that are named for their many ground instances."""
_COMPARED = 12
"""Largest number of boards, from 1x1 on, on which answers are compared."""
_ANSWERS = 50
"""Answers of base alone, and of base with reasons, that the other one checks, at most."""
_EFFORT = Limits(conflicts=20_000)
"""The limit of a search: a harder one would leave no time for the checks after it."""


@dataclass(frozen=True, repr=False)
class LintReport(Shown):
    """The errors, warnings and notes on a rule file, each with its place."""

    encoding: str
    """The file of the rules."""
    problems: tuple[Problem, ...]
    interrupted: Interruption | None = None
    """The reason why a check ended early: there may be more to say."""
    unfinished: tuple[str, ...] = ()
    """The checks that were cut short, or not asked for, in words."""

    @property
    def exit_code(self) -> int:
        """The exit code of the command line: BAD_INPUT for an error, else LIMITED if a check was
        cut short, else ANSWERED; CTRL_C after Ctrl-C. Warnings and notes do not count."""
        has_error = any(problem.kind == "error" for problem in self.problems)
        answer = False if has_error else None if self.interrupted else True
        return to_exit_code(self.interrupted, answer, BAD_INPUT)

    def to_dict(self) -> dict[str, Any]:
        """Return what `pylogic lint --json` prints: puzzle, problems, interrupted, unfinished."""
        return {
            "puzzle": PurePath(self.encoding).stem,
            "problems": [problem.to_dict() for problem in self.problems],
            "interrupted": self.interrupted,
            "unfinished": list(self.unfinished),
        }

    def __str__(self) -> str:
        counts = Counter(problem.kind for problem in self.problems)
        kinds = ("error", "warning")
        words = [f"{counts[kind]} {kind}{'s' * (counts[kind] != 1)}" for kind in kinds]
        if self.unfinished:
            why = describe_stop(self.interrupted) if self.interrupted else "the rules by themselves"
            words.append(f"{why}: there may be more ({' and '.join(self.unfinished)})")
        return f"{self.encoding}: {', '.join(words)}"

    def __repr__(self) -> str:
        return f"<LintReport {self}>"

    def parts(self) -> list[str]:
        """Return a text for each problem, of an error with its line of the file; then a summary."""
        return [*map(quote_source, self.problems), str(self)]


def lint(
    encoding: Encoding,
    tasks: Mapping[str, Question],
    constants: Mapping[str, str],
    limits: Limits,
    alone: bool = False,
) -> LintReport:
    """Check an encoding by itself, with its tasks by name (or empty boards), and on small boards.
    After a limit or Ctrl-C the report has the problems of the finished checks. With `alone` nothing
    is ground or solved; and a check with errors is the last one."""
    first = Question(encoding, constants=constants, limits=_EFFORT)
    tasks = {name: replace(task, limits=_EFFORT) for name, task in tasks.items()}
    given = frozenset(x.signature for task in tasks.values() for x in task.instance.facts)
    drawn = tasks.values() or _put_on_small_boards(first)
    boards = _put_on_small_boards(first)
    known: tuple[tuple[Signature, str, Callable[[], Iterable[Problem]]], ...] = (
        (BASE, "the rules by themselves", partial(find_file_problems, encoding, given)),
        (VIEW, "whether a board can be drawn", partial(_check_drawing, drawn)),
        (REASONS, "whether the part reasons changes answers", partial(_check_reasons, boards)),
        (BASE, "rules with most ground instances", partial(_check_ground_sizes, first, tasks)),
        (BASE, "constraints that can be deleted", partial(_find_deletable, encoding, tasks)),
    )
    checks = {name: check for part, name, check in known if part in encoding.parts}
    finished: dict[str, list[Problem]] = {}

    def send_problems(send: Send[tuple[str, list[Problem]]], _brake: Cancellation) -> bool:
        """Send each finished check with its problems; return False: they tell what is left."""
        for name, check in checks.items():
            try:
                problems = list(check())
            except ProgramError as error:  # the rules may be wrong on some board only
                problems = list(error.problems)
            send((name, problems))
            if alone or any(problem.kind == "error" for problem in problems):
                break
        return False

    try:
        stop = run(send_problems, limits, lambda message: finished.update([message]))
    except StoppedError as error:
        stop = error.interruption
    unique = tuple(dict.fromkeys(chain.from_iterable(finished.values())))
    has_errors = any(problem.kind == "error" for problem in unique)
    left = () if has_errors else tuple(name for name in checks if name not in finished)
    return LintReport(str(encoding.path), unique, stop, left)


# ---- Checks with boards, which a child works through -------------------------------------------


def _put_on_small_boards(task: Question) -> Iterator[Question]:
    """Yield a task's rules on up to 12 boards: tiny empty ones, packaged and random puzzles."""
    from pylogic.authoring import equivalence  # rules by themselves do without

    with suppress(OptionError):  # no board makes sense
        for board in islice(equivalence.find_boards((task,), NO_LIMITS), _COMPARED):
            yield replace(task, instance=board)


def _check_drawing(tasks: Iterable[Question]) -> Sequence[Problem]:
    """Return no problems if the view draws an answer of any task, else the problems of the last
    task, for which drawing failed."""
    problems: Sequence[Problem] = ()
    for task in tasks:
        try:
            for answer in solve(replace(task, models=1)).answers:
                view.draw_answer(task.encoding, answer, NO_LIMITS)
                return ()
        except ProgramError as error:
            problems = error.problems
    return problems


def _check_reasons(tasks: Iterable[Question]) -> Iterator[Problem]:
    """Yield warnings on the first answer of any task that base alone, or base with the part
    `reasons`, accepts and the other one rejects: one for each constraint that rejects it."""
    names = "base alone", "base with the part reasons"
    for task in tasks:
        pair = task, replace(task, extra_parts=(REASONS[0],))
        for by, other in enumerate(pair[::-1]):
            answer = find_rejected_answer(pair[by], other, _EFFORT, _ANSWERS)[0]
            if answer is not None:
                on = task.instance.label or "no instance"
                words = f"{on}: {names[by]} accepts an answer that {names[1 - by]} rejects"
                broken = find_violations(task, answer.symbols, NO_LIMITS, explained=not by)
                for _, place in broken:
                    file, _, line = place.rpartition(":")
                    yield Problem(f"{words} by this constraint", file, int(line), 1, "warning")
                if not broken:
                    yield problem_at(words, task.encoding.parts[REASONS][0], "warning")
                return


def _check_ground_sizes(first: Question, tasks: Mapping[str, Question]) -> Iterator[Problem]:
    """Yield notes on the three rules with most ground instances in all tasks together, and on rules
    without any. Without tasks the rules of the task `first` are counted on an empty board, or as
    they are if they have no inputs."""
    encoding, boards = first.encoding, list(tasks.values())
    if not tasks and ("size", 2) in encoding.inputs:
        boards = [replace(first, instance=exchange.empty_instance(encoding, _SIZE))]
    elif not tasks and not encoding.inputs:
        boards = [first]
    cells = sum(prod(task.instance.size or (len(task.instance.facts),)) for task in boards)
    counted = zip(*(count_instances(task, NO_LIMITS) for task in boards), strict=True)
    sizes = [RuleSize(same[0].rule, sum(size.instances for size in same)) for same in counted]
    on = f" on {cells} cells" if cells else ""
    for size in sorted(sizes, key=lambda size: -size.instances)[:_HOTTEST]:
        if size.instances:
            yield problem_at(f"{size}{on}", size.rule, "note")
    for rule, instances in sizes if tasks else ():
        if not instances and WORDED not in syntax.body_predicates(rule):
            words = f"not exercised by {', '.join(tasks)}: this rule has no ground instance there"
            yield problem_at(words, rule, "note")


def _find_deletable(encoding: Encoding, tasks: Mapping[str, Question]) -> Iterator[Problem]:
    """Yield warnings for constraints that can all be deleted from all tasks, trying the last ones
    first: no answer without one is rejected with it. Constraints without ground instances and
    copies of others are left out."""
    rules, deletable = encoding, list[ast.AST]()
    sizes = chain.from_iterable(count_instances(task, NO_LIMITS) for task in tasks.values())
    exercised = {size.rule.location for size in sizes if size.instances}
    for statement in rules.parts[BASE][::-1]:
        if is_constraint(statement) and statement.location in exercised:
            others = tuple(other for other in rules.parts[BASE] if other is not statement)
            fewer = replace(rules, parts={**rules.parts, BASE: others})
            pairs = (
                (replace(task, encoding=fewer), replace(task, encoding=rules))
                for task in tasks.values()
            )
            if all(find_rejected_answer(less, whole, _EFFORT)[1] for less, whole in pairs):
                rules, deletable = fewer, [statement, *deletable]
    copies = [rule.location for rule, _ in find_duplicates(encoding.parts[BASE])]
    also = ", also together with the others" * (len(deletable) > 1)
    words = f"this constraint can be deleted{also}: the answers of {', '.join(tasks)} stay the same"
    for statement in deletable:
        if statement.location not in copies:
            yield problem_at(words, statement, "warning")
