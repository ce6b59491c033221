"""Run a clpfd twin in SWI-Prolog -> the same Outcome; clingo confirms each of its answers."""

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
from pylogic.rules.cancellation import Cancellation
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import Instance
from pylogic.rules.limits import Limits, resident
from pylogic.rules.source import text_of
from pylogic.solving import grounding, verify
from pylogic.solving.child import Send
from pylogic.solving.outcome import Answer, Outcome, Progress, Statistics
from pylogic.solving.process import ending, is_shortage, program, run
from pylogic.solving.question import Question
from pylogic.solving.task import Task

ENGINE = "swipl"
INSTALL = "SWI-Prolog is missing: install it so that there is a command swipl"
INSTALL += " (Debian: apt install swi-prolog-nox)"


def is_installed() -> bool:
    """Whether there is a SWI-Prolog to run."""
    return shutil.which(ENGINE) is not None


def version() -> str:
    """Which SWI-Prolog it is."""
    nothing = subprocess.DEVNULL
    with program([ENGINE, "--version"], nothing, nothing) as process:
        assert process.stdout is not None
        words = process.stdout.read().decode(errors="replace").split()
    return words[2] if len(words) > 2 else "unknown"


def check_installed() -> None:
    """Whether twins can be run.

    Raises:
        OptionError: SWI-Prolog is missing; says how to install it.
    """
    if not is_installed():
        raise OptionError(INSTALL)


def twin(encoding: Encoding, engine: str) -> Path:
    """The twin of an encoding that an engine names: `swipl` is NAME.pl, `swipl:X` NAME_X.pl.

    Raises:
        OptionError: there is no such engine.
        NotFoundError: there is no such file beside the encoding; says which there are.
    """
    stem, _, variant = engine.partition(":")
    name = f"{encoding.name}_{variant}" if variant else encoding.name
    try:
        path = encoding.path.with_name(f"{name}.pl")
        is_there = path.is_file()
    except (ValueError, OSError):  # no file can be called so
        stem = ""
    if stem != ENGINE:
        known = ", ".join(["clingo", *engines(encoding)])
        raise OptionError(f"there is no engine {engine!r}; engines for {encoding.name}: {known}")
    if not is_there:
        known = ", ".join(engines(encoding)) or "none"
        raise NotFoundError(f"no clpfd twin {path}; twins beside the encoding: {known}")
    return path


def sources(path: Path) -> list[Path]:
    """The files that a twin may consist of: those of its puzzle, and those that all twins share."""
    stem = path.stem.partition("_")[0]
    return sorted([*path.parent.glob(f"{stem}*.pl"), *path.parent.glob("lib/*.pl")])


_SPANNING = ("\\\n", "multiline_quoted", "{|")
"""Signs of a quoted text that spans lines in SWI-Prolog: a line in one may begin with %."""


def code(path: Path) -> list[str]:
    """The texts of the files that a twin may consist of; comments do not count."""
    texts = [text_of(source) for source in sources(path)]
    return [t if any(mark in t for mark in _SPANNING) else _uncommented(t) for t in texts]


def _uncommented(text: str) -> str:
    return "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("%"))


def engines(encoding: Encoding) -> list[str]:
    """The engines that run twins of an encoding."""
    name = encoding.name
    found = sorted(encoding.path.parent.glob(f"{name}*.pl"))
    variants = (path.stem.removeprefix(name) for path in found)
    return [ENGINE + v.replace("_", ":", 1) for v in variants if v == "" or v.startswith("_")]


def solve(
    task: Task,
    path: Path,
    question: Question,
    *,
    on_answer: Callable[[Answer], None] = lambda _answer: None,
) -> Outcome:
    """Search with a twin.

    `on_answer` sees the answers at the end, once clingo has confirmed them. clingo may take
    a second more to confirm the answers that Prolog has found in time, or its own time where the
    limits are those of the engine alone.

    Raises:
        OptionError: SWI-Prolog is missing, or an option is clasp's.
        ProgramError: the instance makes no sense or is not only facts, or Prolog rejects the twin.
        DisagreementError: by the encoding, something that the twin answers is no answer.
    """
    check_installed()
    limits = own = question.limits
    if limits.engine_alone:
        own = limits.afresh()
    if task.options or task.heuristic:
        options = " ".join([*task.options, *([task.heuristic] if task.heuristic else [])])
        raise OptionError(f"{options}: an option of clasp, which {ENGINE} does not have")
    confirming, printed = _Watch(), _Printed()
    try:
        with confirming:
            remarks = grounding.ground(task, own).remarks
        read, given = _readable(task.instance)
        printed = _run(_command(task, path, read, question), given, own)
        different = list({frozenset(atoms): atoms for atoms in printed.answers}.values())
        with confirming:
            found = verify.confirm(task, different, own.extended())
    except StoppedError as error:
        figures = printed.statistics(confirming)
        named = str(task.encoding.path), task.instance.label
        return Outcome((), Progress(), False, error.interruption, figures, (), *named)
    for atoms in found.refuted:
        words = f"an answer that {task.encoding.path} does not accept: {' '.join(map(str, atoms))}"
        raise DisagreementError(Problem(words, str(path)))
    costs = {answer.cost for answer in found.answers}
    answers = [replace(answer, proven=printed.is_complete) for answer in found.answers]
    for answer in answers if question.keep else ():
        on_answer(answer)
    return Outcome(
        answers=tuple(answers) if question.keep else (),
        progress=Progress(len(answers), next(iter(costs), ()), horizon=found.horizon),
        exhausted=printed.is_complete,
        interrupted=printed.interruption,
        statistics=printed.statistics(confirming),
        remarks=remarks,
        encoding=str(task.encoding.path),
        instance=task.instance.label,
        retries=tuple(printed.retries),
    )


_INPUT = Path("/dev/stdin")


@dataclass
class _Watch:
    """The time of all that is done in its contexts, by this process and those it waits for."""

    seconds: float = 0.0
    cpu_seconds: float = 0.0

    def __enter__(self) -> None:
        self._add(-1)

    def __exit__(self, *_error: object) -> None:
        self._add(1)

    def _add(self, sign: int) -> None:
        self.seconds += sign * time.perf_counter()
        for whose in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN):
            usage = resource.getrusage(whose)
            self.cpu_seconds += sign * (usage.ru_utime + usage.ru_stime)


@dataclass
class _Printed:
    """The facts that a twin has printed so far; see encodings/lib/twin.pl."""

    answers: list[tuple[clingo.Symbol, ...]] = field(default_factory=list)
    figures: dict[str, str] = field(default_factory=dict)
    retries: list[tuple[str, int]] = field(default_factory=list)
    is_complete: bool = False
    interruption: Interruption | None = None
    cpu_seconds: float | None = None
    """The CPU time of the whole process."""

    def read(self, line: bytes) -> None:
        term = clingo.parse_term(line.decode().rstrip().removesuffix("."))
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
                self.figures[name.name] = value.string

    def statistics(self, confirming: _Watch) -> Statistics:
        """The figures that are known, also of a search that was cut short."""
        seconds, start, load, cpu = map(
            self._figure, ("seconds", "start_cpu_seconds", "load_cpu_seconds", "cpu_seconds")
        )
        if cpu is None and load is not None and self.cpu_seconds is not None:
            cpu = max(0.0, self.cpu_seconds - load - (start or 0))
        inferences, labeling = map(self._figure, ("inferences", "labeling_inferences"))
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

    def _figure(self, name: str) -> float | None:
        return float(self.figures[name]) if name in self.figures else None


def _command(
    task: Task,
    path: Path,
    instance: Path,
    question: Question,
) -> list[str]:
    limits = question.limits
    options = [f"--models={question.models}", f"--optima={'all' if question.all_optima else 'one'}"]
    options += [f"--inferences={limits.inferences}"] if limits.inferences is not None else []
    options += [f"--labeling={task.labeling.text}"] if task.labeling else []
    options += [f"--{name}={value}" for name, value in task.values.items()]
    stack = [f"--stack-limit={max(limits.memory, _STACK)}m"] if limits.memory else []
    return [ENGINE, "--no-signals", "--on-error=halt", *stack, str(path), str(instance), *options]


_STACK = 1024
"""Megabytes that Prolog's stacks may take unless it is told otherwise: a lower limit would have it
collect garbage more often, and take longer."""
_NO_RULES = (ast.ASTType.Program, ast.ASTType.Comment, ast.ASTType.Definition)


def _readable(instance: Instance) -> tuple[Path, bytes]:
    """The file that Prolog reads the instance from, and its standard input.

    Both are of ground facts: the instance's own file, or the text of one where there is no file,
    or it holds comments that Prolog cannot read, %* ... *% and #! ...

    Raises:
        ProgramError: it holds more than ground facts.
    """
    for statement in instance.statements:
        is_said = statement.ast_type in _NO_RULES
        if not is_said and syntax.fact(statement) is None:
            begin, words = statement.location.begin, f"{statement} is no ground fact"
            problem = f"{words}: clingo alone can read this instance, {ENGINE} cannot"
            raise ProgramError(Problem(problem, instance.name, begin.line, begin.column))
    comments = (str(s) for s in instance.statements if s.ast_type == ast.ASTType.Comment)
    is_plain = not any(comment.startswith(("%*", "#!")) for comment in comments)
    if instance.path is not None and not instance.constants and is_plain:
        return instance.path, b""
    return _INPUT, "".join(f"{fact.symbol}.\n" for fact in instance.facts).encode()


class _Ended(NamedTuple):
    """How SWI-Prolog ended, the memory and time that it took, and its words on standard error."""

    code: int
    kilobytes: int
    cpu_seconds: float
    said: str


def _run(command: Sequence[str], given: bytes, limits: Limits) -> _Printed:
    """The output of a twin with this standard input, until it ends, or a limit or Ctrl-C ends it.

    Raises:
        ProgramError: Prolog reports an error; its own words.
        CrashError: something else has ended it.
    """
    printed = _Printed()
    ends: list[_Ended] = []

    def receive(message: bytes | _Ended) -> None:
        if isinstance(message, bytes):
            printed.read(message)
        else:
            ends.append(message)
            printed.cpu_seconds = message.cpu_seconds

    interruption = run(partial(_work, command, given), limits._replace(isolated=True), receive)
    printed.interruption = interruption or printed.interruption
    if printed.interruption is None:
        code, kilobytes, _, said = ends[0]
        if code != 0 and is_shortage(limits, kilobytes):
            printed.interruption = "memory"
        elif code < 0:
            raise CrashError(f"{ENGINE} ended unexpectedly ({ending(code)})")
        elif code != 0:
            raise ProgramError(Problem(said or f"{ENGINE} ended with exit code {code}"))
    return printed


def _work(
    command: Sequence[str], given: bytes, send: Send[bytes | _Ended], brake: Cancellation
) -> bool:
    """In a child: run SWI-Prolog; send the lines that it prints, and how it ended.

    Raises:
        WriteError: there is no folder for temporary files.
    """
    before = resident() // 2**10
    with ExitStack() as opened:
        try:  # files without names: whatever ends their process, nothing is left
            file, errors = (opened.enter_context(tempfile.TemporaryFile()) for _ in range(2))
        except OSError as error:
            raise WriteError(f"no temporary file can be made: {error.strerror}") from None
        file.write(given)
        file.seek(0)
        with program(command, file, errors) as process:
            brake.interrupt = process.kill
            assert process.stdout is not None
            for line in process.stdout:
                if line.endswith(b"\n"):  # a killed one may end amid a line
                    send(line)
            code = process.wait()
        errors.seek(0)
        said = errors.read().decode(errors="replace").strip()
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        cpu = usage.ru_utime + usage.ru_stime
        send(_Ended(code, usage.ru_maxrss - before, cpu, said))
    return brake.is_set()
