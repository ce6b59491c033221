"""Streams and disks: closed descriptors, readers that go away, devices and disks that are full."""

from __future__ import annotations

import random
from collections.abc import Iterator

from .. import material as m
from ..case import (
    FAILED,
    PIPE,
    REFUSED,
    AddressSpace,
    Case,
    Closed,
    Command,
    Fault,
    FileSize,
    Full,
    Leaves,
    SmallDisk,
)
from ..commands import BY_NAME, SHORT, available

LEAST_SPACE = 300
"""Megabytes that Python needs to have started and to have loaded what it needs."""


def cases() -> Iterator[Case]:
    """Each command that prints, with each stream; each that writes, with each small disk."""
    for command in available(SHORT):
        for number in (0, 2):
            yield _case(command, f"closed/{number}", Closed((number,)), {_without(command, number)})
        closed = "standard output is closed"
        yield _case(command, "closed/1", Closed((1,)), {command.code, FAILED}, says=closed)
        yield _case(command, "full/2", Full(2), {command.code, FAILED})
        if not command.is_silent:
            yield _case(command, "full/1", Full(1), {FAILED}, says=r"\S")
            yield _case(command, "pipe/none", Leaves(1, 0), {PIPE})
            yield _case(command, "pipe/head-1", Leaves(1, 1), {PIPE, command.code})
        if command.writes:
            yield from _small(command)
    yield _case(BY_NAME["solve"], "closed/all", Closed((0, 1, 2)), {0, FAILED})
    yield _case(BY_NAME["solve"], "pipe/stderr", Leaves(2, 0), {0})
    yield _case(_LONG, "pipe/head-1-of-many", Leaves(1, 1), {PIPE})


def random_cases(chosen: random.Random) -> Iterator[Case]:
    """Limits of files and of memory, drawn by chance."""
    commands = available(SHORT)
    writing = [command for command in commands if command.writes]
    while True:
        size = int(10 ** chosen.uniform(0, 5))
        yield _case(_of(chosen, writing), f"file-size/{size}", FileSize(size), {FAILED})
        space = chosen.randrange(LEAST_SPACE, 3 * LEAST_SPACE)
        yield _case(_of(chosen, commands), f"space/{space}", AddressSpace(space), {3, FAILED})
        disk = SmallDisk(chosen.randrange(24, 96, 4))
        yield _case(_of(chosen, writing), f"disk/{disk.kilobytes}", disk, {FAILED})


def _of(chosen: random.Random, commands: object) -> Command:
    found: Command = chosen.choice(list(commands))  # type: ignore[call-overload]
    return found


def _small(command: Command) -> Iterator[Case]:
    for size in (0, 512):
        yield _case(command, f"file-size/{size}", FileSize(size), {FAILED}, says=r"\S")
    yield _case(command, "disk/16", SmallDisk(16), {FAILED}, says=r"\S")


def _without(command: Command, number: int) -> int:
    return REFUSED if number == 0 and command.stdin is not None else command.code


def _case(
    command: Command, what: str, fault: Fault, codes: set[int], says: str | None = None
) -> Case:
    kind, _, more = what.partition("/")
    name = f"{kind}/{command.name}/{more}"
    if isinstance(fault, (FileSize, AddressSpace, SmallDisk)):
        codes = codes | {command.code}  # what fits is no fault
    return Case(name, command, fault, codes=frozenset(codes), says=says)


_LONG = Command(
    "solve-long-output",
    ("solve", "mines.lp", "open.lp", "-n", "0", "--plain"),
    (("mines.lp", m.MINES), ("open.lp", m.OPEN_BOARD)),
    is_endless=True,
)
