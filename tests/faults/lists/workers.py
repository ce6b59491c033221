"""Workers: processes that a command has started end by a signal, or are looked at."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from ..case import ANSWERED, CTRL_C, FAILED, LIMITED, Case, Command, KilledWorker, Look
from ..commands import BY_NAME, available

_NAMES = (
    "solve", "solve-many", "solve-swipl", "explain", "explain-files", "trace", "check", "show",
    "compare", "compare-jobs", "clues", "generate", "generate-files", "lint",
    "diff", "diff-same", "solve-endless", "explain-endless", "diff-endless", "lint-endless",
    "generate-endless", "solve-swipl-endless", "compare-swipl-endless",
)  # fmt: skip
_TIMED = Command(
    "compare-timed",
    (*BY_NAME["compare-endless"].arguments, "--timeout", "3"),
    BY_NAME["compare-endless"].files,
    writes=("*.sqlite*",),
    is_endless=True,
)
"""When a worker dies, it goes on with the next run."""


def _with_child(name: str) -> Command:
    """The command of a name; a solve has a limit, since it works in this process without one."""
    command = BY_NAME[name]
    more = ("--timeout", "60") if command.verb == "solve" and command.is_endless else ()
    return replace(command, arguments=(*command.arguments, *more))


_COMMANDS = (*available(tuple(map(_with_child, _NAMES))), _TIMED)


def cases() -> Iterator[Case]:
    """Each command with a worker killed early and late, and what its processes look like."""
    for command in _COMMANDS:
        for name, at in (("KILL", 0.3), ("SEGV", 0.6)):
            yield _case(command, KilledWorker(name, at, seed=1))
    for at_what, name in _LOOKS:
        for command in available((_with_child(name),)):
            codes = frozenset({CTRL_C})
            yield Case(f"look/{command.name}/{at_what}", command, Look(at_what), codes=codes)
    yield Case("look/threads-compare/cores", _TWO_THREADS, Look("cores"), codes=frozenset({CTRL_C}))
    yield Case("daemon/generate", _DAEMON, codes=frozenset({ANSWERED}))


def random_cases(chosen: random.Random) -> Iterator[Case]:
    """Cases without end: any command, any moment, any worker."""
    while True:
        name = chosen.choice(("KILL", "SEGV", "KILL", "ABRT"))
        fault = KilledWorker(name, round(chosen.random(), 4), chosen.randrange(1000))
        yield _case(chosen.choice(_COMMANDS), fault)


def _case(command: Command, fault: KilledWorker) -> Case:
    codes = {FAILED} if command.is_endless else {FAILED, command.code}
    if fault.name == "KILL":  # under a limit, that memory was short
        codes.add(LIMITED)
    name = f"worker/{command.name}/{fault.name}@{fault.at}#{fault.seed}"
    if command == _TIMED or command.verb == "lint":  # these go on with what comes next
        codes |= {ANSWERED, LIMITED}
    has_journal = "--journal" in command.arguments and not command.is_endless
    return Case(name, command, fault, codes=frozenset(codes), resumes=has_journal)


_LOOKS = (
    ("groups", "solve-endless"),
    ("groups", "generate-endless"),
    ("groups", "solve-swipl-endless"),
    ("groups", "compare-endless"),
    ("descriptors", "solve-swipl-endless"),
    ("cores", "threads-endless"),
)
_TWO_THREADS = Command(
    "threads-compare",
    (
        *("compare", "pigeons.lp", "holes.lp", "--options", "--parallel-mode=2"),
        *("--jobs", "1", "--journal", "j.sqlite"),
    ),
    BY_NAME["compare-endless"].files,
    writes=("*.sqlite*",),
    is_endless=True,
)
_DAEMON = Command(
    "daemon",
    (
        "-c",
        "import multiprocessing as m, pylogic\n"
        "def make(n): return len(list(pylogic.load('kuromasu').generate('4x4', seed=n)))\n"
        "with m.get_context('fork').Pool(1) as pool: print(pool.map(make, [1, 2]))",
    ),
    program=(),
)
