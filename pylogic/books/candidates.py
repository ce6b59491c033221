"""Candidates: the puzzles that names mean, each with its rules, and what is made of each.

A name is what a batch takes: a file, a folder, a pattern, FILE.json, FILE#NAME, a link or an ID;
KIND:NAME says of which puzzle it is. A folder has those of its folders that are called as puzzles.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Generic, NamedTuple, TypedDict, TypeVar

from pylogic.batches.members import Item, Kinds, Member, members, read_member
from pylogic.batches.tasks import Task, run_all
from pylogic.clues.generated_puzzle import GeneratedPuzzle
from pylogic.errors import NotFoundError, OptionError, PylogicError, StoppedError
from pylogic.formats import exchange, sources
from pylogic.formats.sources import FACTS, Manner, Text
from pylogic.puzzle import Puzzle
from pylogic.rules import library
from pylogic.rules.encoding import Encoding, encodings, find_encoding
from pylogic.rules.instance import Instance
from pylogic.rules.limits import MOST_JOBS, Limits
from pylogic.rules.parts import VIEW
from pylogic.solving.executor import team
from pylogic.solving.options import check_types, check_whole, limits_of

T = TypeVar("T")


def candidates(
    names: Iterable[str | Path | Member | GeneratedPuzzle], puzzle: str | None, manner: Manner
) -> Iterator[Item]:
    """The puzzles that names mean, each with its rules; what cannot be read is an error.

    Raises:
        PylogicError: there is no puzzle of the name `puzzle`, or none of that of KIND:NAME.
    """
    kinds = kinds_within(manner.limits)
    every = None if puzzle is None else find_encoding(puzzle, manner.limits)
    known = (
        _read_generated(one, manner.limits) if isinstance(one, GeneratedPuzzle) else one
        for one in names
    )
    for member in members(known, manner.limits, kinds):
        try:
            kind = member.kind or every or _rules_of(member, kinds, manner)
            yield Item(member.name, read_member(kind, member, manner), kind)
        except PylogicError as error:
            yield Item(member.name, error)


def _read_generated(made: GeneratedPuzzle, limits: Limits) -> Member:
    """A puzzle that was generated, as a member."""
    name = f"{made.puzzle}-{made.seed}-{made.number}"
    try:
        encoding = find_encoding(made.puzzle, limits)
    except PylogicError as error:
        return Member(name, error)
    return Member(name, Text(made.file(made.puzzle), name, FACTS), encoding)


def _rules_of(member: Member, kinds: Kinds, manner: Manner) -> Encoding:
    """The rules that a text, its folder or the beginning of its file's name tells.

    Raises:
        OptionError: none of them does.
        PylogicError: there is no such file, or there are no rules for it.
    """
    name, source = member.name, member.source
    if isinstance(source, PylogicError):
        raise source
    encoding = None
    if not name.endswith(".lp"):
        if isinstance(source, str):
            text: Text | None = sources.from_bytes(None, os.fsencode(source), name, manner)
        else:
            text = sources.find(None, name, manner)
        if text is None:
            raise NotFoundError(f"no file, folder, link or ID {name!r}")
        encoding = exchange.encoding_of(text, manner.format)
    elif library.find_file(name) is None:
        raise NotFoundError(f"no file {name!r}")
    encoding = encoding or kind_of_file(name, kinds)
    if encoding is None:
        words = "which puzzle is it? Say so before it, as in KIND:FILE, or by --puzzle NAME"
        raise OptionError(f"{name}: {words}")
    return encoding


def kinds_within(limits: Limits) -> Kinds:
    """A function that finds the rules of a name, an alias or a file, and reads each once."""
    aliases = cache(lambda: {alias: one for one in encodings() for alias in one.aliases})

    @cache
    def look_up(name: str) -> Encoding | None:
        is_own = name in library.encodings() or name.endswith(".lp")
        return find_encoding(name, limits) if is_own else aliases().get(name)

    return look_up


def kind_of_file(name: str, kinds: Kinds) -> Encoding | None:
    """The rules after which a file's folder is called, or the beginning of its name, if any."""
    file = Path(name.rpartition("#")[0] or name)
    words = file.resolve().parent.name, re.split(r"[-.]", file.name)[0]
    return next(filter(None, map(kinds, words)), None)


def title_of(item: Item) -> str:
    """The name of a puzzle in its file, or that of the file; "" for a link."""
    _file, sharp, entry = item.name.rpartition("#")
    if "://" in item.name or not (sharp or Path(item.name).suffix):
        return ""
    kind = "" if item.kind is None else f"{item.kind.name}-"
    return entry if sharp else Path(item.name).stem.removeprefix(kind)


# ---- Each puzzle, in a child -------------------------------------------------------------------


def open_puzzle(item: Item, limits: Limits) -> tuple[Puzzle, Instance]:
    """The rules and the board of a puzzle, whose limits begin now.

    Raises:
        PylogicError: it cannot be read, or not be drawn.
    """
    begun = limits.begun()
    if item.kind is None:
        item.text()  # raises why
        raise OptionError("no rules")
    if VIEW not in item.kind.parts:
        raise OptionError(f"{item.kind.path} has no view part: there is nothing to draw")
    return Puzzle(item.kind, begun), item.instance(item.kind, begun)


class Refused(NamedTuple):
    """Why nothing is made of a puzzle."""

    why: str
    is_cut: bool = False
    """A limit is the reason."""


@dataclass(frozen=True)
class Made(Generic[T]):
    """The things made of puzzles, in their order, and the puzzles left out."""

    fine: Sequence[tuple[Item, T]]
    left_out: tuple[tuple[str, str], ...]
    """The names of the others, each with the reason."""
    is_cut: bool
    """Whether each reason is a limit."""


class Choices(TypedDict, total=False):
    """Keywords of whatever is made of many puzzles."""

    puzzle: str | None
    """The puzzle of all names that do not say it."""
    format: str | None
    lossy: bool
    timeout: float | None
    """Seconds for each puzzle, as `memory` is for each."""
    memory: int | None
    file_size: int | None
    jobs: int | None
    """Puzzles at a time; without it one for each core."""


def made_of_each(
    names: Iterable[str | Path | Member | GeneratedPuzzle],
    make: Callable[[Item, Limits], T | Refused],
    on_begin: Callable[[int], None],
    on_made: Callable[[str, T | None], None],
    *,
    puzzle: str | None = None,
    format: str | None = None,
    lossy: bool = False,
    timeout: float | None = None,
    memory: int | None = None,
    file_size: int | None = None,
    jobs: int | None = None,
) -> Made[T]:
    """Make something of each puzzle that names mean.

    Args:
        make: called in a child for each, whose limits begin when it is opened; a PylogicError says
            why nothing is made, too.
        on_begin, on_made: called with how many there are; and with the name of each that is done
            and what was made, which is None if it is left out.

    Raises:
        OptionError: a choice cannot be meant, or all are left out.
        StoppedError: Ctrl-C.
    """
    if isinstance(names, (str, Path)):
        raise OptionError(f"names={names!r}: expected a list of names")
    if jobs is not None:
        check_whole("jobs", jobs, 1, MOST_JOBS)
    check_types(bool, lossy=lossy)
    limits = limits_of(timeout, memory, True, file_size=file_size).afresh()
    manner = Manner(format, lossy, limits_of(file_size=file_size))
    found = list(candidates(names, puzzle, manner))
    on_begin(len(found))

    def make_all(bundle: Sequence[Item]) -> list[T | Refused]:
        return [_make(make, item, limits) for item in bundle]

    def keep(done: Sequence[tuple[Task[Item], T | Refused]]) -> None:
        for task, end in done:
            on_made(task.payload.name, None if isinstance(end, Refused) else end)

    with team(None, jobs or os.cpu_count() or 1, Limits()) as at_work:
        tasks = (Task(item.name, item) for item in found)
        ends = run_all(tasks, make_all, _refuse, at_work, together=id, keep=keep)
        pairs = list(zip(found, ends, strict=True))
    fine = [(one, end) for one, end in pairs if not isinstance(end, Refused)]
    left_out = [(one.name, end.why) for one, end in pairs if isinstance(end, Refused)]
    if not fine:
        reasons = (f"{name}: {why}" for name, why in left_out)
        raise OptionError(*reasons, "no puzzle is left: nothing was made")
    is_cut = all(end.is_cut for _, end in pairs if isinstance(end, Refused))
    return Made(fine, tuple(left_out), is_cut)


def _make(make: Callable[[Item, Limits], T | Refused], item: Item, limits: Limits) -> T | Refused:
    """Make something of a puzzle, or say why nothing is made: the work of a child."""
    try:
        return make(item, limits)
    except PylogicError as error:
        if isinstance(error, StoppedError) and error.interruption == "user":
            raise
        return _refuse(item, error)


def _refuse(item: Item, error: PylogicError) -> Refused:
    """Say what is wrong with a puzzle, without its name."""
    said = []
    for problem in error.problems:
        is_own = problem.file == item.name
        place = f"line {problem.line}: " if is_own and problem.line else ""
        words = problem.text if is_own or not problem.file else str(problem)
        said.append(place + words.removeprefix(f"{item.name}: "))
    return Refused("; ".join(said), is_cut=isinstance(error, StoppedError))
