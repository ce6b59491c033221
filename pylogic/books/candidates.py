"""Candidates: the puzzles that names mean, each with its rules, and what is made of each.

A name is what a batch takes: a file, a folder, a pattern, FILE.json, FILE#NAME, a link or an ID;
KIND:NAME says of which puzzle it is. A folder has those of its folders that are called as puzzles.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from pylogic import formats
from pylogic.batches.members import Item, Member, items, members
from pylogic.clues.generated_puzzle import GeneratedPuzzle
from pylogic.errors import NotFoundError, OptionError, PylogicError, StoppedError
from pylogic.formats import exchange, sources
from pylogic.formats.sources import FACTS, Manner, Text
from pylogic.puzzle import Puzzle
from pylogic.rules import library
from pylogic.rules.encoding import Encoding, find_encoding
from pylogic.rules.instance import Instance
from pylogic.rules.limits import MOST_JOBS, Limits
from pylogic.rules.parts import VIEW
from pylogic.solving.executor import completed, team
from pylogic.solving.options import check_whole

T = TypeVar("T")
LookUp = Callable[[str], Encoding | None]
"""Finds the rules of a name or an alias."""


class Candidate(NamedTuple):
    """A puzzle that may go into a book."""

    item: Item
    encoding: Encoding | None = None
    """None if the item is an error."""

    @property
    def name(self) -> str:
        """What messages call it."""
        return self.item.name

    @property
    def title(self) -> str:
        """What it is called: its name in its file, or that of the file; "" for a link."""
        _file, sharp, entry = self.name.rpartition("#")
        if "://" in self.name or not (sharp or Path(self.name).suffix):
            return ""
        kind = "" if self.encoding is None else f"{self.encoding.name}-"
        return entry if sharp else Path(self.name).stem.removeprefix(kind)

    def opened(self, limits: Limits) -> tuple[Puzzle, Instance]:
        """Its rules, and its board, whose limits begin now.

        Raises:
            PylogicError: it cannot be read, or not be drawn.
        """
        begun = limits.begun()
        if self.encoding is None:
            self.item.text()  # raises why
            raise OptionError("no rules")
        if VIEW not in self.encoding.parts:
            raise OptionError(f"{self.encoding.path} has no view part: there is nothing to draw")
        return Puzzle(self.encoding, begun), self.item.instance(self.encoding, begun)


def candidates(
    names: Iterable[str | Path | Member | GeneratedPuzzle], puzzle: str | None, manner: Manner
) -> Iterator[Candidate]:
    """The puzzles that names mean, each once; what cannot be read is one with an error.

    Raises:
        PylogicError: there is no puzzle of the name `puzzle`.
    """
    look_up = _rules_by_name(manner.limits)
    every = None if puzzle is None else find_encoding(puzzle, manner.limits)
    seen: set[str] = set()
    for name in names:
        if isinstance(name, GeneratedPuzzle):
            yield _candidate_of(name, manner)
            continue
        for member, kind in _members_of(name, look_up, manner.limits):
            if member.name not in seen:
                seen.add(member.name)
                yield _candidate(member, kind or every, look_up, manner)


def _rules_by_name(limits: Limits) -> LookUp:
    """A function that finds the rules of a name or an alias, and reads each file once."""

    @cache
    def aliases() -> dict[str, Encoding]:
        return {alias: one for one in sources.encodings() for alias in one.aliases}

    @cache
    def look_up(name: str) -> Encoding | None:
        return find_encoding(name, limits) if name in library.encodings() else aliases().get(name)

    return look_up


def _members_of(
    name: str | Path | Member, look_up: LookUp, limits: Limits
) -> Iterator[tuple[Member, Encoding | None]]:
    """The members that a name means, each with the rules that the name says, as in KIND:FILE."""
    if isinstance(name, Member):
        yield name, None
        return
    whole, encoding = str(name), None
    kind, _, rest = whole.partition(":")
    if rest and not (formats.is_inline(whole) or library.find_file(whole)):
        if kind.endswith(".lp"):
            encoding = find_encoding(kind, limits)
        elif kind.isidentifier():
            encoding = look_up(kind)
    for member in members(_with_folders(rest if encoding else whole, look_up), limits):
        yield member, encoding


def _with_folders(name: str, look_up: LookUp) -> Iterator[str]:
    """The name; of a folder also those of its folders that are called as puzzles."""
    if not os.path.isdir(name):
        yield name
        return
    paths = [path for path in sorted(Path(name).iterdir()) if path.name[0] != "."]
    own = [str(path) for path in paths if path.is_dir() and look_up(path.name)]
    extensions = formats.extensions()
    if not own or any(path.suffix in extensions and path.is_file() for path in paths):
        yield name
    yield from own


def _candidate_of(made: GeneratedPuzzle, manner: Manner) -> Candidate:
    name = f"{made.puzzle}-{made.seed}-{made.number}"
    try:
        encoding = find_encoding(made.puzzle, manner.limits)
    except PylogicError as error:
        return Candidate(Item(name, error))
    return Candidate(Item(name, Text(made.file(made.puzzle), name, FACTS)), encoding)


def _candidate(member: Member, kind: Encoding | None, look_up: LookUp, manner: Manner) -> Candidate:
    """The puzzle of a member, whose rules are found if its name does not say them."""
    try:
        encoding = kind or _rules_of(member, look_up, manner)
    except PylogicError as error:
        return Candidate(Item(member.name, error))
    (item,) = items(encoding, [member], manner)
    return Candidate(item, encoding)


def _rules_of(member: Member, look_up: LookUp, manner: Manner) -> Encoding:
    """The rules that a text, its folder or the beginning of its file's name tells.

    Raises:
        OptionError: none of them does.
        PylogicError: there is no such file, or there are no rules for it.
    """
    if member.error is not None:
        raise member.error
    name = member.name
    if not name.endswith(".lp"):
        if member.text is None:
            text = sources.find(None, name, manner)
        else:
            text = sources.from_bytes(None, os.fsencode(member.text), name, manner)
        if text is None:
            raise NotFoundError(f"no file, folder, link or ID {name!r}")
        encoding = exchange.encoding_of(text, manner.format)
        if encoding is not None:
            return encoding
    elif library.find_file(name) is None:
        raise NotFoundError(f"no file {name!r}")
    file = Path(name.rpartition("#")[0] or name)
    for word in (file.resolve().parent.name, re.split(r"[-.]", file.name)[0]):
        encoding = look_up(word)
        if encoding is not None:
            return encoding
    words = "which puzzle is it? Say so before it, as in KIND:FILE, or by --puzzle NAME"
    raise OptionError(f"{name}: {words}")


# ---- Each puzzle, in a child -------------------------------------------------------------------


class Refused(NamedTuple):
    """Why nothing is made of a puzzle."""

    why: str
    is_cut: bool = False
    """A limit is the reason."""


@dataclass(frozen=True)
class Made(Generic[T]):
    """What is made of puzzles, in their order, and of which nothing is."""

    fine: Sequence[tuple[Candidate, T]]
    left_out: tuple[tuple[str, str], ...]
    """The names of the others, each with the reason."""
    is_cut: bool
    """Whether each reason is a limit."""


def made_of_each(
    found: Sequence[Candidate],
    make: Callable[[Candidate, Limits], T | Refused],
    limits: Limits,
    jobs: int | None,
    on_made: Callable[[Candidate, T | Refused], None],
) -> Made[T]:
    """What is made of each puzzle.

    Args:
        make: called in a child for each; a PylogicError says why nothing is made, too.
        limits: of each, which begin when it is opened.
        jobs: puzzles at a time; None: one for each core.
        on_made: called with each that is done, and what was made.

    Raises:
        OptionError: `jobs` is no such number.
        StoppedError: Ctrl-C.
    """
    if jobs is not None:
        check_whole("jobs", jobs, 1, MOST_JOBS)
    made: dict[int, T | Refused] = {}
    with team(None, jobs or os.cpu_count() or 1, Limits()) as at_work:

        def begin(number: int) -> Future[T | Refused]:
            return at_work.submit(make, found[number], limits)

        for number, future in completed(at_work, begin, iter(range(len(found)))):
            made[number] = _result(future, found[number].name)
            on_made(found[number], made[number])
    pairs = [(one, made[number]) for number, one in enumerate(found)]
    refused = [(one.name, end) for one, end in pairs if isinstance(end, Refused)]
    return Made(
        [(one, end) for one, end in pairs if not isinstance(end, Refused)],
        tuple((name, end.why) for name, end in refused),
        all(end.is_cut for _, end in refused),
    )


def _result(future: Future[T | Refused], name: str) -> T | Refused:
    """What a child has made of the puzzle of a name, or what is wrong with it."""
    try:
        return future.result()
    except PylogicError as error:
        interruption = error.interruption if isinstance(error, StoppedError) else None
        if interruption == "user":
            raise
        said = []
        for problem in error.problems:
            is_own = problem.file == name
            place = f"line {problem.line}: " if is_own and problem.line else ""
            words = problem.text if is_own or not problem.file else str(problem)
            said.append(place + words.removeprefix(f"{name}: "))
        return Refused("; ".join(said), is_cut=interruption is not None)
