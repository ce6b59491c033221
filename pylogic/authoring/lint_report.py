"""Lint: problems of a rule file, by itself and with instances, or boards of growing size."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain, islice
from pathlib import PurePath
from typing import Any

from pylogic.authoring.lint import find_duplicates, find_file_problems
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
from pylogic.explain.relaxation import ground_relaxation
from pylogic.formats import exchange
from pylogic.rules import constraints, syntax
from pylogic.rules.constraints import BROKEN
from pylogic.rules.encoding import WORDED, Encoding
from pylogic.rules.limits import Cancellation, Limits
from pylogic.rules.parts import BASE, REASONS, VIEW
from pylogic.rules.syntax import problem_at
from pylogic.solving import grounding
from pylogic.solving.outcome import Shown
from pylogic.solving.process import CutShortError, Send, call, run
from pylogic.solving.question import Question
from pylogic.solving.solve import solve

_SIZES = ("4x4", "6x6", "12x12", "24x24")
_HOTTEST = 3
"""Largest number of rules that are named for their many ground instances."""
_PACKAGED = 3
"""Number of packaged instances, the smallest ones, on which answers are compared."""
_COMPARED = 12
"""Largest number of boards, from 1x1 on, on which answers are compared."""
_ANSWERS = 50
"""Answers of base alone, and of base with reasons, that the other one checks, at most."""


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
        if any(problem.kind == "error" for problem in self.problems):
            return to_exit_code(self.interrupted, False, BAD_INPUT)
        return to_exit_code(self.interrupted, None if self.interrupted else True)

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


Check = Callable[[Limits], Iterator[Problem]]
"""Yields problems under limits; raises StoppedError, also after some, and ProgramError."""


def lint(
    encoding: Encoding,
    tasks: Mapping[str, Question],
    constants: Mapping[str, str],
    limits: Limits,
    alone: bool = False,
) -> LintReport:
    """Check an encoding by itself, with its tasks by name (or empty boards), and on small boards.
    After a limit or Ctrl-C the report has the problems found before. With `alone`, or if clingo
    rejects the rules, nothing is ground or solved."""
    path, first = str(encoding.path), Question(encoding, constants=constants)
    checks: dict[str, Check] = {
        "constraints that can be deleted": partial(_check_redundancy, tasks),
        "rules with most ground instances": partial(_check_ground_sizes, first, tasks),
    }
    if REASONS in encoding.parts:
        boards = _put_on_small_boards(first, limits)
        checks["whether the part reasons changes answers"] = partial(_check_reasons, boards)
    if VIEW in encoding.parts:
        drawn = tasks.values() or _put_on_small_boards(first, limits)
        checks["whether a board can be drawn"] = partial(_check_drawing, drawn)
    given = frozenset(x.signature for task in tasks.values() for x in task.instance.facts)
    try:
        errors, problems = call(lambda: [*find_file_problems(encoding, given)], limits)
    except StoppedError as error:
        return LintReport(path, (), error.interruption, ("the rules by themselves", *checks))
    if errors or alone:
        return LintReport(path, tuple(problems), None, () if errors else tuple(checks))
    cut: dict[str, Interruption] = {}
    for number, (name, check) in enumerate(checks.items()):
        try:
            if "user" in cut.values():
                raise StoppedError("user")
            for problem in check(limits.share(len(checks) - number)):
                problems.append(problem)
        except StoppedError as error:
            cut[name] = error.interruption
        except KeyboardInterrupt:  # between two processes
            cut[name] = "user"
        except ProgramError as error:  # the rules may be wrong on some board only
            problems += error.problems
    unique = tuple(dict.fromkeys(problems))
    return LintReport(path, unique, next(iter(cut.values()), None), tuple(cut))


def _put_on_small_boards(task: Question, limits: Limits) -> Iterator[Question]:
    """Yield the task's rules on up to 12 boards: tiny empty ones, packaged and random puzzles."""
    from pylogic.authoring import equivalence  # rules by themselves do without

    with suppress(OptionError):  # no board makes sense
        for board in islice(equivalence.find_boards((task,), limits, _PACKAGED), _COMPARED):
            yield replace(task, instance=board)


def _check_reasons(tasks: Iterable[Question], limits: Limits) -> Iterator[Problem]:
    """Yield warnings on the first answer of any task that base alone, or base with the part
    `reasons`, accepts and the other one rejects: one for each constraint that rejects it."""
    from pylogic.authoring.equivalence import find_rejected_answer

    names = "base alone", "base with the part reasons"
    for task in tasks:
        pair = task, replace(task, extra_parts=(REASONS[0],))
        for by, other in enumerate(pair[::-1]):
            answer = find_rejected_answer(pair[by], other, limits, _ANSWERS).answer
            if answer is not None:
                broken = find_violations(task, answer.symbols, limits, explained=not by)
                on = task.instance.label or "no instance"
                words = f"{on}: {names[by]} accepts an answer that {names[1 - by]} rejects"
                for _, place in broken:
                    file, _, line = place.rpartition(":")
                    yield Problem(f"{words} by this constraint", file, int(line), 1, "warning")
                if not broken:
                    yield problem_at(words, task.encoding.parts[REASONS][0], "warning")
                return


def _check_drawing(tasks: Iterable[Question], limits: Limits) -> Iterator[Problem]:
    """Yield no problems if the view draws an answer of any task, else the problems of the last
    task, for which drawing failed."""
    problems: tuple[Problem, ...] = ()
    for task in tasks:
        try:
            for answer in solve(replace(task, models=1, limits=limits)).answers:
                view.draw_answer(task.encoding, answer, limits)
                return
        except ProgramError as error:
            problems = error.problems
    yield from problems


def _check_ground_sizes(
    first: Question, tasks: Mapping[str, Question], limits: Limits
) -> Iterator[Problem]:
    """Yield notes on the three rules with most ground instances on the largest of the tasks and, if
    all could be counted, on rules without any. Without tasks the rules of the task `first` are
    counted on empty boards, or as they are if they have no inputs."""
    encoding, boards = first.encoding, list(tasks.values())
    if not tasks and ("size", 2) in encoding.inputs:
        boards = [replace(first, instance=exchange.empty_instance(encoding, s)) for s in _SIZES]
    elif not tasks and not encoding.inputs:
        boards = [first]
    counted, stopped = list[tuple[int, list[grounding.RuleSize]]](), None
    try:
        for task in boards:
            rows, columns = task.instance.size or (1, len(task.instance.facts))
            counted.append((rows * columns, grounding.count_instances(task, limits)))
    except StoppedError as error:  # the boards before it are counted
        stopped = error
    if counted:
        cells, sizes = max(counted, key=lambda board: board[0])
        on = f" on {cells} cells" if cells else ""
        for size in sorted(sizes, key=lambda size: -size.instances)[:_HOTTEST]:
            if size.instances:
                yield problem_at(f"{size}{on}", size.rule, "note")
    if stopped is not None:
        raise stopped
    for same in zip(*(sizes for _, sizes in counted), strict=True) if tasks else ():
        is_known = any(size.instances for size in same)
        if not is_known and WORDED not in syntax.body_predicates(same[0].rule):
            words = f"not exercised by {', '.join(tasks)}: this rule has no ground instance there"
            yield problem_at(words, same[0].rule, "note")


# ---- Constraints that can be deleted -------------------------------------------------------------


def _check_redundancy(tasks: Mapping[str, Question], limits: Limits) -> Iterator[Problem]:
    """Yield warnings for constraints that can all be deleted from all tasks, trying the last ones
    first. Constraints without ground instances and copies of others are left out."""
    if not tasks:
        return
    encoding = next(iter(tasks.values())).encoding
    known = constraints.read(encoding, sided=False)
    order, exercised = list(range(len(known)))[::-1], set[int]()
    stops: list[Interruption] = []
    for task in tasks.values():
        sent: list[tuple[int, bool]] = []
        stopped = run(partial(_send_deletable, task, order), limits, sent.append)
        order = [number for number, _ in sent]
        exercised |= {number for number, has_instances in sent if has_instances}
        stops += [stopped] if stopped else []
        if stopped in ("timeout", "cpu", "user"):
            break
    copies = [rule.location for rule, _ in find_duplicates(encoding.parts[BASE])]
    deletable = [known[n].statement for n in sorted(exercised.intersection(order))]
    also = ", also together with the others" * (len(deletable) > 1)
    words = f"this constraint can be deleted{also}: the answers of {', '.join(tasks)} stay the same"
    for statement in deletable:
        if statement.location not in copies:
            yield problem_at(words, statement, "warning")
    if stops:
        raise StoppedError(stops[0])


def _send_deletable(
    task: Question, order: Sequence[int], send: Send[tuple[int, bool]], brake: Cancellation
) -> bool:
    """In a child: send each constraint of `order`, by numbers, that can be deleted besides those
    sent before, as no answer breaks it alone; with True if it has ground instances. Return True if
    the search was cut short. Each number adds an atom to the program."""
    switches = ground_relaxation(task, explained=False).switches
    brake.interrupt = switches.stop
    kept: dict[int | None, list[int]] = {}
    for switch, literal in switches.literals.items():  # those of clues have no number
        of = switch.arguments[0].number if switch.match(*BROKEN) else None
        kept.setdefault(of, []).append(literal)
    try:
        for number in order:
            own = kept.pop(number, [])
            with switches.control.backend() as backend:
                is_broken = backend.add_atom()
                for literal in own:
                    backend.add_rule([is_broken], [-literal])
            others = chain.from_iterable(kept.values())
            if own and switches.find_literal_core([*others, is_broken]) is None:
                kept[number] = own
            else:
                send((number, bool(own)))
    except CutShortError:
        return True
    return False
