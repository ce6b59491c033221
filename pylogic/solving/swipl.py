"""Search with a clpfd twin in SWI-Prolog; clingo confirms each answer of the Outcome."""

from __future__ import annotations

import resource
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

import clingo
from clingo import ast

from pylogic.errors import (
    CrashError,
    DisagreementError,
    Interruption,
    NotFoundError,
    OptionError,
    Problem,
    ProgramError,
    StoppedError,
    WriteError,
)
from pylogic.rules import syntax
from pylogic.rules.encoding import GIVEN, Encoding
from pylogic.rules.instance import NO_INSTANCE, Instance
from pylogic.rules.limits import NO_LIMITS, Cancellation, Limits, resident_bytes
from pylogic.rules.source import read_text
from pylogic.solving import grounding, orders, verify
from pylogic.solving.outcome import Answer, Outcome, Progress, Statistics
from pylogic.solving.process import Send, describe_ending, exceeds_memory, run, run_program
from pylogic.solving.question import CLINGO, Question
from pylogic.solving.task import Task, check_options

ENGINE = "swipl"
INSTALL = "SWI-Prolog is missing: install it so that there is a command swipl"
INSTALL += " (Debian: apt install swi-prolog-nox)"
"""The message where SWI-Prolog is needed and missing."""


def is_installed() -> bool:
    """Return True if there is a command swipl."""
    return shutil.which(ENGINE) is not None


def read_version() -> str:
    """Run the installed swipl for its version; return it, as "9.0.4", or "unknown"."""
    nothing = subprocess.DEVNULL
    with run_program([ENGINE, "--version"], nothing, nothing) as process:
        assert process.stdout is not None
        words = process.stdout.read().decode(errors="replace").split()
    return words[2] if len(words) > 2 else "unknown"


def check_installed() -> None:
    """Raise OptionError, which says how to install SWI-Prolog, if it is missing."""
    if not is_installed():
        raise OptionError(INSTALL)


def check_question(
    question: Question, encoding: Encoding, instance: Instance, *, is_far: bool = False
) -> Task:
    """Check that rules, instance and this computer have all that a question names, of any engine.

    Return the task without limits; NO_INSTANCE stands for instances that are not read yet.

    Args:
        is_far: other machines answer, which have neither SWI-Prolog nor the files.

    Raises:
        PylogicError: a name or an option makes no sense, or an engine or a file is missing.
    """
    orders.check_order(question.order)
    if is_far and question.order.startswith(orders.FILE):
        words = "the file is not sent to the machines of a cluster; say places:3.1.2 instead"
        raise OptionError(f"order {question.order}: {words}")
    order = GIVEN if instance is NO_INSTANCE else question.order
    task = replace(question, order=order, limits=NO_LIMITS).task(encoding, instance)
    check_options(task)
    if question.engine != CLINGO:
        find_twin(encoding, question.engine)
        check_installed()
        if is_far:
            words = "on a cluster only clingo solves, whose rules are sent to its machines"
            raise OptionError(f"engine {question.engine}: {words}")
    return task


def find_twin(encoding: Encoding, engine: str) -> Path:
    """Return the path of an encoding's twin: the engine `swipl` means NAME.pl, `swipl:X` NAME_X.pl.

    Raises:
        OptionError: the engine's name is not of that form.
        NotFoundError: there is no such file beside the encoding; the message lists the twins.
    """
    stem, _, variant = engine.partition(":")
    name = f"{encoding.name}_{variant}" if variant else encoding.name
    try:
        path = encoding.path.with_name(f"{name}.pl")
        is_there = path.is_file()
    except (ValueError, OSError):  # no file can be called so
        stem = ""
    if stem != ENGINE:
        known = ", ".join(["clingo", *list_engines(encoding)])
        raise OptionError(f"there is no engine {engine!r}; engines for {encoding.name}: {known}")
    if not is_there:
        known = ", ".join(list_engines(encoding)) or "none"
        raise NotFoundError(f"no clpfd twin {path}; twins beside the encoding: {known}")
    return path


def read_twin_files(path: Path) -> list[str]:
    """Return the texts of all files that a twin may load: PUZZLE*.pl and lib/*.pl beside it."""
    stem = path.stem.partition("_")[0]
    return list(
        map(read_text, sorted([*path.parent.glob(f"{stem}*.pl"), *path.parent.glob("lib/*.pl")]))
    )


def list_engines(encoding: Encoding) -> list[str]:
    """Return the names of engines, such as swipl and swipl:X, one for each twin of an encoding."""
    name = encoding.name
    twins = sorted(encoding.path.parent.glob(f"{name}*.pl"))
    variants = (path.stem.removeprefix(name) for path in twins)
    return [ENGINE + v.replace("_", ":", 1) for v in variants if v == "" or v.startswith("_")]


def solve(
    task: Task,
    path: Path,
    question: Question,
    *,
    on_answer: Callable[[Answer], None] = lambda _answer: None,
) -> Outcome:
    """Check the instance, search with a twin, and have clingo confirm its answers, in children.

    `on_answer` is called at the end with each answer that is confirmed and kept. For confirming
    clingo has a second more, or its own time where the limits are those of the engine alone. A
    limit that stops clingo leaves no answers.

    Raises:
        OptionError: SWI-Prolog is missing, or an option is clasp's.
        ProgramError: the instance makes no sense or is not only facts, or Prolog rejects the twin.
        DisagreementError: by the encoding an answer of the twin is none.
    """
    check_installed()
    limits = question.limits.reset() if question.limits.engine_alone else question.limits
    if task.options or task.heuristic:
        options = " ".join([*task.options, *([task.heuristic] if task.heuristic else [])])
        raise OptionError(f"{options}: an option of clasp, which {ENGINE} does not have")
    watch, output = _Stopwatch(), _TwinOutput()
    try:
        with watch:
            remarks = grounding.ground(task, limits).remarks
        output = _run_twin(
            _build_command(task, path, question), _write_facts(task.instance), limits
        )
        distinct = list({frozenset(atoms): atoms for atoms in output.answers}.values())
        with watch:
            confirmation = verify.confirm(task, distinct, limits.extend())
    except StoppedError as error:
        figures = output.make_statistics(watch)
        files = str(task.encoding.path), task.instance.label
        return Outcome((), Progress(), False, error.interruption, figures, (), *files)
    for atoms in confirmation.refuted:
        words = f"an answer that {task.encoding.path} does not accept: {' '.join(map(str, atoms))}"
        raise DisagreementError(Problem(words, str(path)))
    costs = {answer.cost for answer in confirmation.answers}
    answers = [replace(answer, proven=output.is_complete) for answer in confirmation.answers]
    for answer in answers if question.keep else ():
        on_answer(answer)
    return Outcome(
        answers=tuple(answers) if question.keep else (),
        progress=Progress(len(answers), next(iter(costs), ()), horizon=confirmation.horizon),
        exhausted=output.is_complete,
        interrupted=output.interruption,
        statistics=output.make_statistics(watch),
        remarks=remarks,
        encoding=str(task.encoding.path),
        instance=task.instance.label,
        retries=tuple(output.retries),
    )


@dataclass
class _Stopwatch:
    """Adds up the time of this process and of its ended children in the contexts of this object."""

    seconds: float = 0.0
    cpu_seconds: float = 0.0

    def __enter__(self) -> None:
        self._add_clocks(-1)

    def __exit__(self, *_error: object) -> None:
        self._add_clocks(1)

    def _add_clocks(self, sign: int) -> None:
        """Add the present times of all clocks to the sums, or with sign -1 subtract them."""
        self.seconds += sign * time.perf_counter()
        for whose in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN):
            usage = resource.getrusage(whose)
            self.cpu_seconds += sign * (usage.ru_utime + usage.ru_stime)


class _Exit(NamedTuple):
    """The end of a SWI-Prolog process: its exit code, growth, CPU time and standard error."""

    code: int
    kilobytes: int
    cpu_seconds: float
    errors: str


@dataclass
class _TwinOutput:
    """Collects the facts that a twin prints; see encodings/lib/twin.pl."""

    answers: list[tuple[clingo.Symbol, ...]] = field(default_factory=list)
    figures: dict[str, float] = field(default_factory=dict)
    retries: list[tuple[str, int]] = field(default_factory=list)
    is_complete: bool = False
    interruption: Interruption | None = None
    exit: _Exit | None = None

    def read(self, message: bytes | _Exit) -> None:
        """Store the exit, or a printed line: a fact on one of the fields, or on nothing known."""
        if isinstance(message, _Exit):
            self.exit = message
            return
        term = clingo.parse_term(message.decode().rstrip().removesuffix("."))
        match term.name:
            case "answer":
                self.answers.append(tuple(term.arguments))
            case "complete":
                self.is_complete = True
            case "stopped":
                self.interruption = "memory" if "memory" in str(term) else "inferences"
            case "retries":
                clue, number = term.arguments
                self.retries.append((str(clue), number.number))
            case "figure":
                name, value = term.arguments
                self.figures[name.name] = float(value.string)

    def make_statistics(self, confirming: _Stopwatch) -> Statistics:
        """Return the figures of the search, complete or not, and clingo's time to confirm.

        If the twin has not reported its CPU time, that is the time of the process since loading.
        """
        seconds, start, load, cpu = map(
            self.figures.get, ("seconds", "start_cpu_seconds", "load_cpu_seconds", "cpu_seconds")
        )
        if cpu is None and load is not None and self.exit is not None:
            cpu = max(0.0, self.exit.cpu_seconds - load - (start or 0))
        inferences, labeling = map(self.figures.get, ("inferences", "labeling_inferences"))
        return Statistics(
            solve_seconds=seconds,
            start_cpu_seconds=start,
            load_cpu_seconds=load,
            solve_cpu_seconds=cpu,
            confirm_seconds=confirming.seconds,
            confirm_cpu_seconds=confirming.cpu_seconds,
            inferences=None if inferences is None else int(inferences),
            labeling_inferences=None if labeling is None else int(labeling),
        )


def _build_command(task: Task, path: Path, question: Question) -> list[str]:
    """Return the command, in words, that runs a twin on facts from standard input."""
    limits = question.limits
    options = [f"--models={question.models}", f"--optima={'all' if question.all_optima else 'one'}"]
    options += [f"--inferences={limits.inferences}"] if limits.inferences is not None else []
    options += [f"--labeling={task.labeling.text}"] if task.labeling else []
    options += [f"--{name}={value}" for name, value in task.all_constants.items()]
    stack = [f"--stack-limit={max(limits.memory, _STACK)}m"] if limits.memory else []
    return [ENGINE, "--no-signals", "--on-error=halt", *stack, str(path), "/dev/stdin", *options]


_STACK = 1024
"""Megabytes of Prolog's stacks at least: with less it would collect garbage more often."""
_NO_RULES = (ast.ASTType.Program, ast.ASTType.Comment, ast.ASTType.Definition)
"""The statements besides facts that an instance for a twin may have; they are left out."""


def _write_facts(instance: Instance) -> bytes:
    """Return the facts as a twin reads them, a line each; raise ProgramError if there are rules."""
    for statement in instance.statements:
        is_no_rule = statement.ast_type in _NO_RULES
        if not is_no_rule and syntax.parse_fact(statement) is None:
            begin, words = statement.location.begin, f"{statement} is no ground fact"
            problem = f"{words}: clingo alone can read this instance, {ENGINE} cannot"
            raise ProgramError(Problem(problem, instance.name, begin.line, begin.column))
    return "".join(f"{fact.symbol}.\n" for fact in instance.facts).encode()


def _run_twin(command: Sequence[str], stdin: bytes, limits: Limits) -> _TwinOutput:
    """Run a twin on a standard input within limits; return its output, perhaps cut short.

    Raise ProgramError with Prolog's messages if it fails, CrashError if something has killed it.
    """
    output = _TwinOutput()
    work = partial(_send_output, command, stdin)
    interruption = run(work, limits._replace(isolated=True), output.read)
    output.interruption = interruption or output.interruption
    if output.interruption is None and output.exit is not None:
        code, kilobytes, _, errors = output.exit
        if code != 0 and exceeds_memory(limits, kilobytes):
            output.interruption = "memory"
        elif code < 0:
            raise CrashError(f"{ENGINE} ended unexpectedly ({describe_ending(code)})")
        elif code != 0:
            raise ProgramError(Problem(errors or f"{ENGINE} ended with exit code {code}"))
    return output


def _send_output(
    command: Sequence[str], stdin: bytes, send: Send[bytes | _Exit], brake: Cancellation
) -> bool:
    """Do the work of `_run_twin` in its child: send each line that Prolog prints, then its exit.

    Return True if the work was cut short; raise WriteError if no temporary file can be made.
    """
    before = resident_bytes() // 2**10
    with ExitStack() as opened:
        try:  # files without names, of which nothing is left however the process ends
            file, errors = (opened.enter_context(tempfile.TemporaryFile()) for _ in range(2))
        except OSError as error:
            raise WriteError(f"no temporary file can be made: {error.strerror}") from None
        file.write(stdin)
        file.seek(0)
        with run_program(command, file, errors) as process:
            brake.interrupt = process.kill
            assert process.stdout is not None
            for line in process.stdout:
                if line.endswith(b"\n"):  # a killed twin may end amid a line
                    send(line)
            code = process.wait()
        errors.seek(0)
        words = errors.read().decode(errors="replace").strip()
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        cpu = usage.ru_utime + usage.ru_stime
        send(_Exit(code, usage.ru_maxrss - before, cpu, words))
    return brake.is_set()
