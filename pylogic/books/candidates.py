"""Candidates: the puzzles that names mean, each with its rules, and what is made of each.

A name is what a batch takes: a file, a folder, a pattern, FILE.json, FILE#NAME, a link or an ID;
KIND:NAME says of which puzzle it is. A folder has those of its folders that are called as puzzles.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from pylogic import formats
from pylogic.batches.members import Item, Member, items, members
from pylogic.books.contents import Level
from pylogic.clues.generated_puzzle import GeneratedPuzzle
from pylogic.errors import CrashError, NotFoundError, OptionError, PylogicError, StoppedError
from pylogic.formats import exchange, sources
from pylogic.formats.sources import FACTS, Manner
from pylogic.puzzle import Puzzle
from pylogic.rules import library
from pylogic.rules.encoding import Encoding, find_encoding
from pylogic.rules.instance import Instance
from pylogic.rules.limits import MOST_JOBS, Limits
from pylogic.rules.parts import VIEW
from pylogic.rules.source import text_of
from pylogic.solving.executor import completed, team
from pylogic.solving.options import check_whole

T = TypeVar("T")
_GRADE = re.compile(r"^%.*, costliest step (?P<cost>[0-9]+)(?: \((?P<level>[^)]+)\))?(?:,|$)", re.M)
_GENERATED = "% Source: made by pylogic generate."


class Candidate(NamedTuple):
    """A puzzle that may go into a book."""

    name: str
    """What messages call it."""
    item: Item
    encoding: Encoding | None = None
    """None if the item is an error."""
    level: Level | None = None
    """As its file says; None if that says nothing."""
    is_generated: bool = False

    @property
    def title(self) -> str:
        """What it is called: its name in its file, or that of the file; "" for a link."""
        name = self.name
        if "://" in name or (
            not name.endswith(".lp") and "#" not in name and not Path(name).suffix
        ):
            return ""
        _file, sharp, entry = name.rpartition("#")
        kind = "" if self.encoding is None else f"{self.encoding.name}-"
        return entry if sharp else Path(name).stem.removeprefix(kind)

    def opened(self, limits: Limits) -> tuple[Puzzle, Instance]:
        """Its rules, and its board.

        Raises:
            PylogicError: it cannot be read, or not be drawn.
        """
        if self.encoding is None:
            self.item.text()  # raises why
            raise OptionError("no rules")
        if VIEW not in self.encoding.parts:
            raise OptionError(f"{self.encoding.path} has no view part: there is nothing to draw")
        return Puzzle(self.encoding, limits), self.item.instance(self.encoding, limits)


def candidates(
    names: Iterable[str | Path | Member | GeneratedPuzzle], puzzle: str | None, manner: Manner
) -> Iterator[Candidate]:
    """The puzzles that names mean, each once; what cannot be read is one with an error.

    Raises:
        PylogicError: there is no puzzle of the name `puzzle`.
    """
    kinds = _Kinds(manner)
    told = None if puzzle is None else find_encoding(puzzle, manner.limits)
    seen: set[str] = set()
    for name in names:
        if isinstance(name, GeneratedPuzzle):
            yield _generated(name, manner)
            continue
        kind, inner = (None, "") if isinstance(name, Member) else kinds.split(str(name))
        many = [name] if isinstance(name, Member) else members(kinds.inside(inner), manner.limits)
        for one in many:
            if one.name not in seen:
                seen.add(one.name)
                yield kinds.candidate(one, kind or told)


def _generated(made: GeneratedPuzzle, manner: Manner) -> Candidate:
    name = f"{made.puzzle}-{made.seed}-{made.number}"
    level = None if made.difficulty is None else Level(made.difficulty, made.level)
    facts = made.file(made.puzzle)
    try:
        encoding = find_encoding(made.puzzle, manner.limits)
    except PylogicError as error:
        return Candidate(name, Item(name, error))
    return Candidate(name, Item(name, sources.Text(facts, name, FACTS)), encoding, level, True)


class _Kinds:
    """Finds out of which puzzle a text is; rules are read once."""

    def __init__(self, manner: Manner) -> None:
        self._manner = manner
        self._known: dict[str, Encoding | None] = {}

    @cached_property
    def _aliases(self) -> dict[str, str]:
        """The names of puzzles by their aliases, for which all rules are read."""
        return {alias: one.name for one in sources.encodings() for alias in one.aliases}

    def called(self, name: str) -> Encoding | None:
        """The rules of a name or an alias."""
        if name not in self._known:
            own = name if name in library.encodings() else self._aliases.get(name)
            found = None if own is None else find_encoding(own, self._manner.limits)
            self._known[name] = found
        return self._known[name]

    def split(self, name: str) -> tuple[Encoding | None, str]:
        """A name that begins with that of its puzzle, as in KIND:FILE, in its two parts."""
        kind, colon, rest = name.partition(":")
        if not (colon and rest) or formats.is_inline(name) or library.find_file(name):
            return None, name
        if kind.endswith(".lp"):
            return find_encoding(kind, self._manner.limits), rest
        found = self.called(kind) if kind.isidentifier() else None
        return found, rest if found else name

    def inside(self, name: str) -> Iterator[str]:
        """The name; of a folder also those of its folders that are called as puzzles."""
        if not os.path.isdir(name):
            yield name
            return
        found = [path for path in sorted(Path(name).iterdir()) if path.name[0] != "."]
        own = [str(path) for path in found if path.is_dir() and self.called(path.name)]
        extensions = formats.extensions()
        if not own or any(path.suffix in extensions and path.is_file() for path in found):
            yield name
        yield from own

    def candidate(self, member: Member, kind: Encoding | None) -> Candidate:
        """The puzzle of a member, with its rules."""
        try:
            if member.error is not None:
                raise member.error
            encoding = kind or self._of(member)
            (item,) = items(encoding, [member], self._manner)
        except PylogicError as error:
            return Candidate(member.name, Item(member.name, error))
        text = ""
        if member.text is None and member.name.endswith(".lp"):
            with suppress(PylogicError):  # what cannot be read is said by the item
                text = text_of(Path(member.name), self._manner.limits)
        is_generated = _GENERATED in text
        told = _GRADE.search(text) if is_generated else None
        level = None if told is None else Level(int(told["cost"]), told["level"])
        return Candidate(member.name, item, encoding, level, is_generated)

    def _of(self, member: Member) -> Encoding:
        """The rules that a text, its folder or the beginning of its file's name tells.

        Raises:
            OptionError: none of them does.
            PylogicError: there is no such file, or there are no rules for it.
        """
        if not member.name.endswith(".lp"):
            found = self._told(member)
            if found is not None:
                return found
        file = Path(member.name.rpartition("#")[0] or member.name)
        if member.name.endswith(".lp") and library.find_file(member.name) is None:
            raise NotFoundError(f"no file {member.name!r}")
        for name in (file.resolve().parent.name, re.split(r"[-.]", file.name)[0]):
            found = self.called(name)
            if found is not None:
                return found
        words = "which puzzle is it? Say so before it, as in KIND:FILE, or by --puzzle NAME"
        raise OptionError(f"{member.name}: {words}")

    def _told(self, member: Member) -> Encoding | None:
        """The rules of the puzzle that the text of a link, an ID or a file says that it is."""
        if member.text is not None:
            data = os.fsencode(member.text)
            text = sources.from_bytes(None, data, member.name, self._manner)
        else:
            found = sources.find(None, member.name, self._manner)
            if found is None:
                raise NotFoundError(f"no file, folder, link or ID {member.name!r}")
            text = found
        return exchange.encoding_of(text, self._manner.format)


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
        limits: of each, from when it is begun.
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
            return at_work.submit(_make, make, found[number], limits)

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


def _make(
    make: Callable[[Candidate, Limits], T | Refused], one: Candidate, limits: Limits
) -> T | Refused:
    try:
        return make(one, limits.begun())
    except StoppedError as error:
        return Refused(_said(error, one.name), is_cut=True)
    except PylogicError as error:
        return Refused(_said(error, one.name))


def _result(future: Future[T | Refused], name: str) -> T | Refused:
    try:
        return future.result()
    except StoppedError as error:
        if error.interruption == "user":
            raise
        return Refused(_said(error, name), is_cut=True)
    except CrashError as error:
        return Refused(_said(error, name))


def _said(error: PylogicError, name: str) -> str:
    """What is wrong with the puzzle of a name."""
    said = []
    for problem in error.problems:
        is_own = problem.file == name
        place = f"line {problem.line}: " if is_own and problem.line else ""
        words = problem.text if is_own or not problem.file else str(problem)
        said.append(place + words.removeprefix(f"{name}: "))
    return "; ".join(said)
