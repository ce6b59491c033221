"""Search with a clpfd twin in SWI-Prolog; clingo confirms each answer of the Outcome."""

from __future__ import annotations

import re
import resource
import shutil
import signal
import subprocess
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import clingo
from clingo import ast

from pylogic.errors import (
    CrashError,
    DisagreementError,
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
from pylogic.rules.limits import NO_LIMITS, Cancellation, resident_bytes
from pylogic.rules.source import read_text
from pylogic.solving import grounding, orders, verify
from pylogic.solving.clasp_options import check_options
from pylogic.solving.outcome import Answer, Outcome, Progress, Statistics
from pylogic.solving.process import Send, exceeds_memory, run, run_program
from pylogic.solving.question import CLINGO, Question
from pylogic.solving.solve import bind

ENGINE = "swipl"
INSTALL = "SWI-Prolog is missing: install it so that there is a command swipl"
INSTALL += " (Debian: apt install swi-prolog-nox)"
"""The message where SWI-Prolog is needed and missing."""
_STACK = 1024
"""Megabytes of Prolog's stacks at least: with less it would collect garbage more often."""
_NO_RULES = (ast.ASTType.Program, ast.ASTType.Comment, ast.ASTType.Definition)
"""The statements besides facts that an instance for a twin may have; they are left out."""


def is_installed() -> bool:
    """Return True if there is a command swipl."""
    return shutil.which(ENGINE) is not None


def read_version() -> str:
    """Run the installed swipl for its version; return it, as "9.0.4", or "unknown"."""
    run = subprocess.run([ENGINE, "--version"], capture_output=True, text=True, check=False)
    words = run.stdout.split()
    return words[2] if len(words) > 2 else "unknown"


def check_question(
    question: Question, encoding: Encoding, instance: Instance, *, is_far: bool = False
) -> None:
    """Check that rules, instance and this computer have all that a question names, of any engine.
    NO_INSTANCE stands for instances that are not read yet; `is_far` means that other machines
    answer, which have no SWI-Prolog. Raise PylogicError if a name or an option makes no sense, or
    an engine or a file is missing."""
    orders.check_order(question.order)
    order = GIVEN if instance is NO_INSTANCE else question.order
    check_options(bind(replace(question, order=order, limits=NO_LIMITS), encoding, instance))
    if question.engine != CLINGO:
        find_twin(encoding, question.engine)
        if is_far:
            words = "on a cluster only clingo solves, whose rules are sent to its machines"
            raise OptionError(f"engine {question.engine}: {words}")


def find_twin(encoding: Encoding, engine: str) -> Path:
    """Return the path of an encoding's twin: the engine `swipl` means NAME.pl, `swipl:X` NAME_X.pl.
    Raise OptionError if the engine's name is not of that form, or SWI-Prolog is missing; or
    NotFoundError if there is no such file beside the encoding: the message lists the twins."""
    twins = list_engines(encoding)
    if engine in twins:
        if is_installed():
            return twins[engine]
        raise OptionError(INSTALL)
    if not re.fullmatch(rf"{ENGINE}(:\w{{0,99}})?", engine):
        engines = ", ".join([CLINGO, *twins])
        raise OptionError(f"there is no engine {engine!r}; engines for {encoding.name}: {engines}")
    variant = engine.removeprefix(ENGINE).replace(":", "_", 1).removesuffix("_")
    path, known = encoding.path.parent / f"{encoding.name}{variant}.pl", ", ".join(twins) or "none"
    raise NotFoundError(f"no clpfd twin {path}; twins beside the encoding: {known}")


def list_engines(encoding: Encoding) -> dict[str, Path]:
    """Return the twins of an encoding by the names of their engines, such as swipl and swipl:X."""
    twins = sorted(encoding.path.parent.glob(f"{encoding.name}*.pl"))
    variants = ((path.stem.removeprefix(encoding.name), path) for path in twins)
    return {ENGINE + v.replace("_", ":", 1): path for v, path in variants if v[:1] in ("", "_")}


def read_twin_files(path: Path) -> list[str]:
    """Return the texts of all files that a twin may load: PUZZLE*.pl and lib/*.pl beside it."""
    own = path.parent.glob(f"{path.stem.partition('_')[0]}*.pl")
    return list(map(read_text, sorted([*own, *path.parent.glob("lib/*.pl")])))


def solve(question: Question, on_answer: Callable[[Answer], None]) -> Outcome:
    """Check the instance, search with a twin, and have clingo confirm its answers, in children.
    `on_answer` is called at the end with each answer that is confirmed and kept. For confirming
    clingo has a second more, or its own time where the limits are those of the engine alone. A
    limit that stops clingo leaves no answers. Raise as `find_twin`; OptionError if an option is
    clasp's; ProgramError if the instance makes no sense or has rules, or Prolog rejects the twin;
    DisagreementError if an answer of the twin is none by the encoding."""
    encoding, path = question.encoding, find_twin(question.encoding, question.engine)
    limits = question.limits.reset() if question.limits.engine_alone else question.limits
    if question.clasp_options or question.heuristic_part:
        options = " ".join(filter(None, [*question.clasp_options, question.heuristic_part]))
        raise OptionError(f"{options}: an option of clasp, which {ENGINE} does not have")
    printed: defaultdict[str, list[clingo.Symbol]] = defaultdict(list)
    """The facts that the twin prints, by their names; see encodings/lib/twin.pl."""

    def receive(line: bytes) -> None:
        """Store a fact that the twin prints."""
        term = clingo.parse_term(line.decode().rstrip().removesuffix("."))
        printed[term.name].append(term)

    remarks, confirmation, is_complete = tuple[str, ...](), verify.Confirmation(), False
    began = before = after = _read_clocks()
    try:
        remarks = grounding.ground(question, limits).remarks
        before = _read_clocks()
        work = partial(_run_twin, question, path)
        interruption = run(work, limits._replace(isolated=True), receive)
        after = _read_clocks()
        for stop in printed["stopped"]:
            interruption = interruption or ("memory" if "memory" in str(stop) else "inferences")
        shown = [tuple(term.arguments) for term in printed["answer"]]
        distinct = list({frozenset(atoms): atoms for atoms in shown}.values())
        confirmation = verify.confirm(question, distinct, limits.extend())
        is_complete = bool(printed["complete"])
    except StoppedError as error:
        interruption = error.interruption
    for atoms in confirmation.refuted:
        words = f"an answer that {encoding.path} does not accept: {' '.join(map(str, atoms))}"
        raise DisagreementError(Problem(words, str(path)))
    answers = [replace(answer, proven=is_complete) for answer in confirmation.answers]
    kept = tuple(answers if question.keep else ())
    for answer in kept:
        on_answer(answer)
    clocks = zip(began, before, after, _read_clocks(), strict=True)
    wall, cpu = (before - began + end - after for began, before, after, end in clocks)
    pairs = ((t.arguments[0].name, t.arguments[1].string) for t in printed["figure"])
    figures: dict[str, Any] = {n: int(x) if "inferences" in n else float(x) for n, x in pairs}
    used, load = figures.pop("process_cpu_seconds", None), figures.get("load_cpu_seconds")
    if load is not None and used is not None:  # a killed twin tells no more
        searched = used - load - figures.get("start_cpu_seconds", 0.0)
        figures.setdefault("solve_cpu_seconds", max(0.0, searched))
    return Outcome(
        kept,
        Progress(len(answers), answers[0].cost if answers else (), horizon=confirmation.horizon),
        is_complete,
        interruption,
        Statistics(**figures, confirm_seconds=wall, confirm_cpu_seconds=cpu),
        remarks,
        str(encoding.path),
        question.instance.label,
        retries=tuple((str(t.arguments[0]), t.arguments[1].number) for t in printed["retries"]),
    )


def _read_clocks() -> tuple[float, float]:
    """Return the wall time, and the CPU time of this process and of its ended children."""
    usages = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return time.perf_counter(), sum(usage.ru_utime + usage.ru_stime for usage in usages)


def _run_twin(question: Question, path: Path, send: Send[bytes], brake: Cancellation) -> bool:
    """Run a twin in this child: send each line that Prolog prints, then its CPU time as one more.
    Return True if the work was cut short; raise ProgramError if the instance is not only facts, or
    Prolog fails, CrashError if it is killed, WriteError if no temporary file can be made."""
    for statement in question.instance.statements:
        if statement.ast_type not in _NO_RULES and syntax.parse_fact(statement) is None:
            begin, words = statement.location.begin, f"{statement} is no ground fact"
            problem = f"{words}: clingo alone can read this instance, {ENGINE} cannot"
            raise ProgramError(Problem(problem, question.instance.name, begin.line, begin.column))
    limits, before = question.limits, resident_bytes() // 2**10
    options = {
        "models": question.models,
        "optima": "all" if question.all_optima else "one",
        "inferences": limits.inferences,
        "labeling": question.labeling,
        **question.all_constants,
    }
    stack = [f"--stack-limit={max(limits.memory, _STACK)}m"] if limits.memory else []
    command = [ENGINE, "--no-signals", "--on-error=halt", *stack, str(path), "/dev/stdin"]
    command += [f"--{name}={value}" for name, value in options.items() if value is not None]
    with ExitStack() as opened:
        try:  # files without names, of which nothing is left however the process ends
            file, errors = (opened.enter_context(tempfile.TemporaryFile()) for _ in range(2))
        except OSError as error:
            raise WriteError(f"no temporary file can be made: {error.strerror}") from None
        file.write("".join(f"{fact.symbol}.\n" for fact in question.instance.facts).encode())
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
    send(f'figure(process_cpu_seconds,"{usage.ru_utime + usage.ru_stime}").'.encode())
    if code != 0 and not brake.is_set():
        if exceeds_memory(limits, usage.ru_maxrss - before):
            send(b"stopped(memory).")
        elif code < 0:
            raise CrashError(f"{ENGINE} ended unexpectedly ({signal.Signals(-code).name})")
        else:
            raise ProgramError(Problem(words or f"{ENGINE} ended with exit code {code}"))
    return brake.is_set()
