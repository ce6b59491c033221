"""Lint: problems of a rule file, by itself and with instances, or boards of growing size."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from pathlib import PurePath
from typing import Any, NamedTuple

import clingo
from clingo import ast

from pylogic.authoring import conformance
from pylogic.authoring import lint as file_checks
from pylogic.authoring.lint import find_duplicates
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
from pylogic.explain.expectation import find_violations
from pylogic.explain.relaxation import Switches, ground_relaxation
from pylogic.formats import exchange
from pylogic.rules import constraints, syntax
from pylogic.rules.constraints import BROKEN
from pylogic.rules.encoding import WORDED, Encoding
from pylogic.rules.limits import NO_LIMITS, Cancellation, Limits
from pylogic.rules.parts import BASE, REASONS, VIEW
from pylogic.rules.symbols import pack, unpack
from pylogic.rules.syntax import Signature, problem_at
from pylogic.solving import ground_size
from pylogic.solving.grounding import check_safety, ground, ground_base
from pylogic.solving.outcome import Shown
from pylogic.solving.process import CutShortError, Send, call, run
from pylogic.solving.question import Question
from pylogic.solving.solve import solve
from pylogic.solving.task import Task

_SIZES = ("4x4", "6x6", "12x12", "24x24")
_HOTTEST = 3
"""Largest number of rules that are named for their many ground instances."""
_ALONE = "the rules by themselves"
_UNNEEDED = "constraints that can be deleted"
_HOT_SPOTS = "rules with most ground instances"
_REASONS = "whether the part reasons changes answers"
_UNEXERCISED = "not exercised by {}: this rule has no ground instance there"
_UNDRAWN = "whether a board can be drawn"
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
        is_known = self.has_errors or not self.interrupted
        return to_exit_code(self.interrupted, not self.has_errors if is_known else None, BAD_INPUT)

    @property
    def has_errors(self) -> bool:
        """True if a problem is an error, not a warning or a note."""
        return any(problem.kind == "error" for problem in self.problems)

    @property
    def counts(self) -> str:
        """The numbers of errors and warnings in words, also of none: "1 error, 0 warnings"."""
        counts = Counter(problem.kind for problem in self.problems)
        kinds = ("error", "warning")
        return ", ".join(f"{counts[kind]} {kind}{'s' * (counts[kind] != 1)}" for kind in kinds)

    def to_dict(self) -> dict[str, Any]:
        """Return what `pylogic lint --json` prints: puzzle, problems, interrupted, unfinished."""
        return {
            "puzzle": PurePath(self.encoding).stem,
            "problems": [problem.to_dict() for problem in self.problems],
            "interrupted": self.interrupted,
            "unfinished": list(self.unfinished),
        }

    def __str__(self) -> str:
        words = [self.counts]
        if self.unfinished:
            why = describe_stop(self.interrupted) if self.interrupted else "the rules by themselves"
            words.append(f"{why}: there may be more ({' and '.join(self.unfinished)})")
        return f"{self.encoding}: {', '.join(words)}"

    def __repr__(self) -> str:
        return f"<LintReport {self}>"

    def parts(self) -> list[str]:
        """Return a text for each problem, of an error with its line of the file; then a summary."""
        return [*map(quote_source, self.problems), str(self)]


Checked = tuple[list[Problem], Interruption | None]
"""The problems that a check has found, and what cut it short."""


def lint(
    encoding: Encoding,
    tasks: Mapping[str, Task],
    constants: Mapping[str, str],
    limits: Limits,
    alone: bool = False,
) -> LintReport:
    """Check an encoding by itself, with its tasks by name (or empty boards), and on small boards.
    After a limit or Ctrl-C the report has the problems found before. With `alone`, or if clingo
    rejects the rules, nothing is ground or solved."""
    facts = (fact for task in tasks.values() for fact in task.instance.facts)
    given = frozenset(fact.signature for fact in facts)
    path = str(encoding.path)
    names: tuple[str, ...] = (_UNNEEDED, _HOT_SPOTS)
    names += (_REASONS,) * (REASONS in encoding.parts) + (_UNDRAWN,) * (VIEW in encoding.parts)
    try:
        errors, problems = call(lambda: [*_find_file_problems(encoding, given)], limits)
    except StoppedError as error:
        return LintReport(path, (), error.interruption, (_ALONE, *names))
    if errors:
        return LintReport(path, tuple(problems))
    if alone:
        return LintReport(path, tuple(problems), None, names)
    first = Task(encoding, constants=constants)
    boards = dict(tasks)
    if not boards and ("size", 2) in encoding.inputs:
        for size in _SIZES:
            board = exchange.empty_instance(encoding, size)
            boards[f"an empty board of {size}"] = replace(first, instance=board)
    elif not boards and not encoding.inputs:
        boards[""] = first
    available: dict[str, Callable[[Limits], Checked]] = {
        _UNNEEDED: partial(_check_redundancy, tasks),
        _HOT_SPOTS: partial(_check_ground_sizes, boards, bool(tasks)),
        _REASONS: partial(_check_reasons, _put_on_small_boards(first, limits)),
        _UNDRAWN: partial(_check_drawing, tasks.values() or _put_on_small_boards(first, limits)),
    }
    checks = {name: available[name] for name in names}
    cut: dict[str, Interruption] = {}
    for number, (name, check) in enumerate(checks.items()):
        stopped: Interruption | None = "user"
        if "user" not in cut.values():
            with suppress(KeyboardInterrupt):  # between two processes
                try:
                    new, stopped = check(limits.share(len(checks) - number))
                except ProgramError as error:  # the rules may be wrong on some board only
                    new, stopped = list(error.problems), None
                problems += new
        if stopped:
            cut[name] = stopped
    unique = tuple(dict.fromkeys(problems))
    return LintReport(path, unique, next(iter(cut.values()), None), tuple(cut))


def _put_on_small_boards(task: Task, limits: Limits) -> Iterator[Task]:
    """Yield the task's rules on up to 12 boards: tiny empty ones, packaged and random puzzles."""
    from pylogic.authoring import equivalence  # rules by themselves do without

    with suppress(OptionError):  # no board makes sense
        for trial in islice(equivalence.find_trials((task,), limits, _PACKAGED), _COMPARED):
            yield replace(task, instance=trial.instance)


def send_editor_problems(
    subject: Encoding | Task, send: Send[list[Problem]], _brake: Cancellation
) -> bool:
    """Send the problems of a task's instance, or of rules: first clingo's, then all; of a library
    file, or a file of facts alone, only errors. Return False, as work that nothing cuts short."""
    if isinstance(subject, Task):
        problems = [*file_checks.find_repeated_facts(subject.instance)]
        try:
            ground(subject, NO_LIMITS)
        except ProgramError as error:
            problems += error.problems
        send(problems)
        return False
    kinds = (ast.ASTType.Program, ast.ASTType.Comment)
    statements = (s for s in subject.statements if s.ast_type not in kinds)
    is_complete = subject.path.parent.name != "lib" and not all(map(syntax.parse_fact, statements))
    for problems in _find_file_problems(subject, frozenset()):
        send([problem for problem in problems if is_complete or problem.kind == "error"])
    return False


def _find_file_problems(encoding: Encoding, given: frozenset[Signature]) -> Iterator[list[Problem]]:
    """Yield two lists of problems of the rules by themselves: clingo's errors, then all problems,
    sorted by place."""
    errors = check_safety(encoding)
    yield [*errors]
    problems = [
        *errors,
        *file_checks.find_problems(encoding, given),
        *conformance.check_conformance(encoding),
    ]
    yield sorted(problems, key=lambda p: (p.file or "", p.line or 0, p.column or 0))


def _check_redundancy(tasks: Mapping[str, Task], limits: Limits) -> Checked:
    """Return warnings for constraints that can all be deleted from all tasks, trying the last ones
    first. Constraints without ground instances and copies of others are left out."""
    if not tasks:
        return [], None
    encoding = next(iter(tasks.values())).encoding
    known = constraints.read(encoding, sided=False)
    order, exercised = list(range(len(known)))[::-1], set[int]()
    interrupted: Interruption | None = None
    for task in tasks.values():
        sent: list[_Deletable] = []
        stopped = run(partial(_send_deletable, task, order), limits, sent.append)
        order = [constraint.number for constraint in sent]
        exercised |= {constraint.number for constraint in sent if constraint.is_exercised}
        interrupted = interrupted or stopped
        if stopped in ("timeout", "cpu", "user"):
            break
    deletable = [known[n].statement for n in sorted(order) if n in exercised]
    copies = [rule.location for rule, _ in find_duplicates(encoding.parts[BASE])]
    also = ", also together with the others" * (len(deletable) > 1)
    words = f"this constraint can be deleted{also}: the answers of {', '.join(tasks)} stay the same"
    kept = [s for s in deletable if s.location not in copies]
    return [problem_at(words, s, "warning") for s in kept], interrupted


def _check_reasons(tasks: Iterable[Task], limits: Limits) -> Checked:
    """Return warnings on the first answer of any task that base alone, or base with the part
    `reasons`, accepts and the other one rejects; [] if none is found."""
    try:
        for task in tasks:
            difference = call(partial(_find_accepted_by_one, task), limits)
            if difference is None:
                continue
            packed, is_explained = difference
            symbols = unpack(packed)
            broken = find_violations(task, symbols, limits, explained=not is_explained)
            name = task.instance.label or "no instance"
            parts = ["base alone", "base with the part reasons"]
            words = (
                f"{name}: {parts[is_explained]} accepts an answer that {parts[not is_explained]}"
                " rejects"
            )
            places = (place.rpartition(":") for _, place in broken)
            problems = [
                Problem(f"{words} by this constraint", file, int(line), 1, "warning")
                for file, _, line in places
            ]
            part = task.encoding.parts[REASONS][0]
            return problems or [problem_at(words, part, "warning")], None
    except StoppedError as error:
        return [], error.interruption
    return [], None


def _check_drawing(tasks: Iterable[Task], limits: Limits) -> Checked:
    """Return no problems if the view draws an answer of any task, else the problems of the last
    task, for which drawing failed."""
    problems: list[Problem] = []
    for task in tasks:
        try:
            for answer in solve(task, Question(1, limits=limits)).answers:
                view.draw_answer(task.encoding, answer, limits)
                return [], None
        except StoppedError as error:
            return [], error.interruption
        except ProgramError as error:
            problems = list(error.problems)
    return problems, None


def _find_accepted_by_one(task: Task) -> tuple[str, bool] | None:
    """Return an answer, packed, that base alone or base with the part `reasons` accepts, not both,
    and True if the latter does; None if there is none among 50 answers of each."""
    rules = list(constraints.answer_rules(task.encoding))
    programs = [ground_base(task, rules, explained=explained) for explained in (False, True)]
    atoms = [
        {a.symbol: a.literal for a in program.find_atoms(task.encoding.outputs)}
        for program in programs
    ]
    for is_explained, program, literals, other, others in (
        (False, programs[0], atoms[0], programs[1], atoms[1]),
        (True, programs[1], atoms[1], programs[0], atoms[0]),
    ):
        configuration: Any = program.control.configuration
        configuration.solve.models = _ANSWERS
        with program.control.solve(yield_=True) as answers:
            for model in answers:
                shown = {symbol for symbol, literal in literals.items() if model.is_true(literal)}
                exactly = [lit if symbol in shown else -lit for symbol, lit in others.items()]
                known = shown <= others.keys()
                if not (known and other.control.solve(assumptions=exactly).satisfiable):
                    return pack(shown), is_explained
    return None


def _check_ground_sizes(boards: Mapping[str, Task], are_named: bool, limits: Limits) -> Checked:
    """Return notes on the three rules with most ground instances on the largest board and, if the
    user named the boards and all could be counted, on rules without any."""
    sizes, problems = list[ground_size.GroundSizes](), list[Problem]()
    interrupted: Interruption | None = None
    try:
        sizes += (ground_size.count_instances(task, limits) for task in boards.values())
    except StoppedError as error:  # the boards before it are counted
        interrupted = error.interruption
    for largest in sorted(sizes, key=lambda board: -board.cells)[:1]:
        on = f" on {largest.cells} cells" if largest.cells else ""
        spots = sorted(largest.rules, key=lambda size: -size.instances)[:_HOTTEST]
        problems += [problem_at(f"{s}{on}", s.rule, "note") for s in spots if s.instances]
    for same in () if interrupted or not are_named else zip(*(s.rules for s in sizes), strict=True):
        rule = same[0].rule
        is_known = any(size.instances for size in same)
        if not is_known and WORDED not in syntax.body_predicates(rule):
            problems.append(problem_at(_UNEXERCISED.format(", ".join(boards)), rule, "note"))
    return problems, interrupted


class _Deletable(NamedTuple):
    """A constraint, by its number, that can be deleted together with those sent before it."""

    number: int
    is_exercised: bool
    """True if the constraint has a ground instance."""


def describe_need(tasks: Mapping[str, Task], line: int, limits: Limits) -> str:
    """Return words on whether a task needs the constraint in a line, so that it has other answers
    without it: the first such task is named. After a limit the words say that it is not known.

    Raises:
        ProgramError: clingo rejects one of the files.
        OptionError: no constraint begins there.
    """
    encoding = next(iter(tasks.values())).encoding
    begins = [x.statement.location.begin for x in constraints.read(encoding, sided=False)]
    here = [n for n, at in enumerate(begins) if at[:2] == (str(encoding.path), line)]
    if not here:
        raise OptionError(f"no constraint begins in line {line}")
    cut: list[Interruption] = []
    for name, task in tasks.items():
        sent: list[_Deletable] = []
        stopped = run(partial(_send_deletable, task, here), limits, sent.append)
        if stopped is not None:
            cut.append(stopped)
            if stopped in ("timeout", "cpu", "user"):
                break
        elif len(sent) < len(here):
            return f"{name} needs it: without this constraint it has other answers"
    names = ", ".join(tasks)
    if cut:
        return f"{describe_stop(cut[0])}: no instance is known to need it, of {names}"
    return f"no instance needs it: the answers of {names} are the same without it"


def _send_deletable(
    task: Task, order: Sequence[int], send: Send[_Deletable], brake: Cancellation
) -> bool:
    """In a child: send each constraint of `order`, by numbers, that can be deleted besides those
    sent before: no answer breaks it alone. Return True if the search was cut short."""
    switches = ground_relaxation(task, explained=False).switches
    brake.interrupt = switches.stop
    deleted = set[int]()
    try:
        for number in order:
            is_exercised = any(_rule_number(switch) == number for switch in switches.literals)
            if not (is_exercised and _is_needed(switches, number, deleted)):
                deleted.add(number)
                send(_Deletable(number, is_exercised))
    except CutShortError:
        return True
    return False


def _is_needed(switches: Switches, number: int, deleted: Collection[int]) -> bool:
    """Return True if an answer breaks a constraint, by its number, and keeps all others but the
    `deleted` ones. Each call adds an atom to the program."""
    literals = switches.literals
    broken_ones = [x for s, x in literals.items() if _rule_number(s) == number]
    others = [x for s, x in literals.items() if _rule_number(s) not in (*deleted, number)]
    with switches.control.backend() as backend:
        is_broken = backend.add_atom()
        for literal in broken_ones:
            backend.add_rule([is_broken], [-literal])
    return switches.find_literal_core([*others, is_broken]) is None


def _rule_number(switch: clingo.Symbol) -> int | None:
    """Return the number of the constraint that a switch stands for; None for a clue."""
    return switch.arguments[0].number if switch.match(*BROKEN) else None
