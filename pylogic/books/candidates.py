"""Candidates: the puzzles that names mean, each with its rules, and the making of things from each.

Names are those of a batch: a file, a folder, a pattern, FILE.json, FILE#NAME, a link or an ID;
KIND:NAME mentions the rules. A folder also has its folders that are named after rules.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path
from typing import Generic, NamedTuple, TypedDict, TypeVar, Unpack

from pylogic.batches.members import Kinds, Member, find_members
from pylogic.clues.generated_puzzle import GeneratedPuzzle
from pylogic.errors import NotFoundError, OptionError, PylogicError, StoppedError
from pylogic.formats import exchange
from pylogic.formats.exchange import FACTS, Manner, Text
from pylogic.puzzle import Puzzle
from pylogic.rules import library
from pylogic.rules.encoding import Encoding, find_encoding, search_encodings
from pylogic.rules.instance import Instance
from pylogic.rules.limits import MOST_JOBS, Limits
from pylogic.rules.parts import VIEW
from pylogic.solving.executor import make_team, run_all
from pylogic.solving.question import check_types, check_whole, make_limits

T = TypeVar("T")


def find_candidates(
    names: Iterable[str | Path | Member | GeneratedPuzzle], puzzle: str | None, manner: Manner
) -> Iterator[Member]:
    """Yield the puzzles that names mean, read, with their rules as `kind`, or with their errors.

    Raises:
        PylogicError: there are no rules of the name `puzzle`, or of that of KIND:NAME.
    """
    kinds = make_kind_finder(manner.limits)
    rules_of_all = None if puzzle is None else find_encoding(puzzle, manner.limits)

    def prepare(name: str | Path | Member | GeneratedPuzzle) -> str | Path | Member:
        """Return a generated puzzle as the member PUZZLE-SEED-NUMBER, and other names unchanged."""
        if not isinstance(name, GeneratedPuzzle):
            return name
        own = f"{name.puzzle}-{name.seed}-{name.number}"
        return Member(own, Text(name.file(name.puzzle), own, FACTS), kinds(name.puzzle))

    for member in find_members(map(prepare, names), manner.limits, kinds):
        try:
            kind = member.kind or rules_of_all or _find_rules(member, kinds, manner)
            yield replace(member.read(kind, manner), kind=kind)
        except PylogicError as error:
            yield replace(member, source=error)


def _find_rules(member: Member, kinds: Kinds, manner: Manner) -> Encoding:
    """Return the rules of a member by its text, else its folder, else its file's first word.

    The text of an .lp file does not tell. Raise PylogicError if none mentions rules, or there is
    no such file.
    """
    name, source, text = member.name, member.source, None
    if isinstance(source, PylogicError):
        raise source
    if isinstance(source, str):
        text = exchange.identify_text(None, os.fsencode(source), manner, name)
    elif not name.endswith(".lp"):
        text = exchange.find_text(None, name, manner)
    if text is None and library.find_file(name) is None:
        raise NotFoundError(f"no file, folder, link or ID {name!r}")
    encoding = exchange.find_encoding(text, manner.format) or find_kind_of_file(name, kinds)
    if encoding is None:
        words = "which puzzle is it? Say so before it, as in KIND:FILE, or by --puzzle NAME"
        raise OptionError(f"{name}: {words}")
    return encoding


def make_kind_finder(limits: Limits) -> Kinds:
    """Return a function that finds the rules of a name, an alias or an .lp file, or None; the
    function caches them, reads them within the limits, and may raise PylogicError."""

    @cache
    def look_up(name: str) -> Encoding | None:
        """Return the rules of a name, an alias or an .lp file, cached; or None."""
        if name in library.encodings() or name.endswith(".lp"):
            return find_encoding(name, limits)
        namesakes = search_encodings(name, limits=limits)
        return next((encoding for encoding in namesakes if name in encoding.names.aliases), None)

    return look_up


def find_kind_of_file(name: str, kinds: Kinds) -> Encoding | None:
    """Return the rules named as a file's folder, or else as its name up to - or .; or None."""
    file = Path(name.rpartition("#")[0] or name)
    words = file.resolve().parent.name, re.split(r"[-.]", file.name)[0]
    return next(filter(None, map(kinds, words)), None)


def find_title(member: Member) -> str:
    """Return NAME of FILE#NAME, or a file's name without KIND- and ending; "" for links and IDs."""
    _file, sharp, entry = member.name.rpartition("#")
    if "://" in member.name or not (sharp or Path(member.name).suffix):
        return ""
    kind = "" if member.kind is None else f"{member.kind.name}-"
    return entry if sharp else Path(member.name).stem.removeprefix(kind)


# ---- Each puzzle, in a child -------------------------------------------------------------------


def open_puzzle(member: Member, limits: Limits) -> tuple[Puzzle, Instance]:
    """Return the rules and board of a puzzle, whose limits begin now.

    Raise PylogicError if the puzzle cannot be read, or its rules draw nothing.
    """
    limits = limits.start()
    if member.kind is None:
        member.text()  # raises the error of the member
        raise OptionError("no rules")
    if VIEW not in member.kind.parts:
        raise OptionError(f"{member.kind.path} has no view part: there is nothing to draw")
    return Puzzle(member.kind, limits), member.instance(member.kind, limits)


class Refusal(NamedTuple):
    """The reason for which a puzzle is left out."""

    why: str
    is_cut: bool = False
    """True if a limit is the reason."""


class Choices(TypedDict, total=False):
    """Keywords of books and pages, which are made of many puzzles."""

    puzzle: str | None
    """The rules of all names that mention none."""
    format: str | None
    lossy: bool
    timeout: float | None
    """Seconds for each puzzle; `memory` is for each, too."""
    memory: int | None
    file_size: int | None
    jobs: int | None
    """Puzzles at a time; without it one for each core."""


@dataclass(frozen=True)
class Results(Generic[T]):
    """The things that were made of puzzles, in their order, and the puzzles left out."""

    fine: Sequence[tuple[Member, T]]
    left_out: tuple[tuple[str, str], ...]
    """The names of the puzzles left out, each with the reason."""
    is_cut: bool
    """True if a limit is the reason for each puzzle left out."""


def make_each(
    names: Iterable[str | Path | Member | GeneratedPuzzle],
    make: Callable[[Member, Limits], T | Refusal],
    on_begin: Callable[[int], None],
    on_made: Callable[[str, T | None], None],
    **choices: Unpack[Choices],
) -> Results[T]:
    """Make something of each puzzle that names mean, in children; return all results.

    Args:
        make: called in a child with a puzzle and its limits; a PylogicError leaves the puzzle out,
            as a `Refusal` does.
        on_begin, on_made: called with the number of puzzles; and with the name of each that is done
            and the thing made of it, which is None if it is left out.

    Raises:
        OptionError: a keyword has a wrong value, or all puzzles are left out.
        PylogicError: as `find_candidates`.
        StoppedError: Ctrl-C.
    """
    if isinstance(names, (str, Path)):
        raise OptionError(f"names={names!r}: expected a list of names")
    jobs, lossy = choices.get("jobs"), choices.get("lossy", False)
    if jobs is not None:
        check_whole("jobs", jobs, 1, MOST_JOBS)
    check_types(bool, lossy=lossy)
    reading = make_limits(file_size=choices.get("file_size"))
    limits = make_limits(choices.get("timeout"), choices.get("memory"), True, defaults=reading)
    manner = Manner(choices.get("format"), lossy, reading)
    members = list(find_candidates(names, choices.get("puzzle"), manner))
    on_begin(len(members))

    def keep(done: Sequence[tuple[Member, T | Refusal]]) -> None:
        """Call `on_made` for each puzzle that is done, with None for a refusal."""
        for member, result in done:
            on_made(member.name, None if isinstance(result, Refusal) else result)

    with make_team(None, jobs or os.cpu_count() or 1, Limits()) as at_work:
        do = partial(_make, make, limits.reset())
        pairs = [*zip(members, run_all(at_work, do, members, _refuse, keep=keep), strict=True)]
    fine = [(member, result) for member, result in pairs if not isinstance(result, Refusal)]
    refused = [(member.name, result) for member, result in pairs if isinstance(result, Refusal)]
    if not fine:
        reasons = (f"{name}: {refusal.why}" for name, refusal in refused)
        raise OptionError(*reasons, "no puzzle is left: nothing was made")
    left_out = tuple((name, refusal.why) for name, refusal in refused)
    return Results(fine, left_out, all(refusal.is_cut for _, refusal in refused))


def _make(
    make: Callable[[Member, Limits], T | Refusal], limits: Limits, chunk: Sequence[Member]
) -> list[T | Refusal]:
    """Make something of the first puzzle in a child; a Refusal after a PylogicError."""
    try:
        return [make(chunk[0], limits)]
    except PylogicError as error:
        return [_refuse(chunk[0], error)]


def _refuse(member: Member, error: PylogicError) -> Refusal:
    """Return a refusal with an error's problems, without the puzzle's name; raise Ctrl-C's."""
    if isinstance(error, StoppedError) and error.interruption == "user":
        raise error
    texts = (str(problem).removeprefix("error: ") for problem in error.problems)
    words = (text.removeprefix(f"{member.name}:").strip().removeprefix("error: ") for text in texts)
    return Refusal("; ".join(words), is_cut=isinstance(error, StoppedError))
