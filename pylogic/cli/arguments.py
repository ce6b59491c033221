"""What verbs are called with: options and arguments as values, read without click."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from pylogic.cli import interrupts
from pylogic.cli.streams import is_typed, listed_text, read_input
from pylogic.errors import OptionError
from pylogic.rules.limits import Limits

if TYPE_CHECKING:
    from pylogic.batches.members import Member
    from pylogic.formats.sources import Manner, Text
    from pylogic.puzzle import Puzzle
    from pylogic.rules.instance import Instance


class Reading(NamedTuple):
    """How a board is read."""

    format_name: str | None = None
    """A format, or what one calls the puzzle; without it the text tells."""
    lossy: bool = False
    """Whether what cannot be read may be left out."""

    @property
    def keywords(self) -> dict[str, Any]:
        """The keywords of a method that reads a board."""
        return {"format": self.format_name, "lossy": self.lossy}

    def manner(self, limits: Limits) -> Manner:
        """The same as readers of formats take it."""
        from pylogic.formats.sources import Manner  # what only parses does without

        return Manner(self.format_name, self.lossy, limits.begun())


def limits(timeout: float | None, memory: int | None, file_size: int) -> Limits:
    """What a verb may take: its time has begun; its memory is counted by each call of a method.

    It works in children, so that Ctrl-C ends whatever they do.
    """
    return Limits(timeout, isolated=True, file_size=file_size).begun()._replace(memory=memory)


def untimed(limits: Limits) -> Limits:
    """Those of what is read for many: their time is that of each alone, which comes later."""
    return limits._replace(timeout=None, deadline=None)


def load(name: str | Path, limits: Limits) -> Puzzle:
    """The puzzle that a name or a file means, whose methods keep within the limits."""
    from pylogic.puzzle import Puzzle  # what only parses does without
    from pylogic.rules.encoding import find_encoding

    return Puzzle(find_encoding(str(name), limits.begun()), limits)


def instance(puzzle: Puzzle, name: str | None, reading: Reading) -> Instance:
    """The instance that an argument means: `-` is standard input, None the empty one."""
    from pylogic.rules.instance import NO_INSTANCE, instance_from_bytes
    from pylogic.rules.source import decoded

    if name is None:
        return NO_INSTANCE
    if name != "-":
        return puzzle.instance(name, **reading.keywords)
    from pylogic.formats import exchange, sources

    limits = puzzle.limits.begun()
    data = read_input(limits)
    if reading.format_name is None and sources.are_facts(decoded(data, "<stdin>")):
        return instance_from_bytes(data, "<stdin>", limits)
    found = sources.from_bytes(puzzle.encoding, data, "<stdin>", reading.manner(limits))
    return exchange.instance(puzzle.encoding, found, limits)


def text(puzzle: Puzzle | None, name: str, reading: Reading, limits: Limits) -> Text | None:
    """The puzzle that an argument shows: `-` is standard input; None if it shows none."""
    from pylogic.formats import sources

    encoding = None if puzzle is None else puzzle.encoding
    manner = reading.manner(limits)
    if name != "-":
        return sources.find(encoding, name, manner)
    return sources.from_bytes(encoding, read_input(limits), "<stdin>", manner)


def members(
    names: Sequence[str], puzzle: str, limits: Limits, *, is_batch: bool
) -> tuple[str | Member, ...]:
    """The members of the batch that arguments mean; none where they mean one puzzle.

    The time limit of a batch is that of each member. What standard input says of one puzzle, it
    says again.
    """
    is_one = len(names) < 2 and not is_batch
    if is_one and not any(map(_may_be_many, names)):
        return ()
    from pylogic.batches.members import meant  # most runs do without

    if not is_one:
        interrupts.forget_limit()

    every = untimed(limits)
    found = meant(names, puzzle, partial(listed_text, every), every, is_batch=is_batch)
    if found:
        interrupts.forget_limit()
    return found


def _may_be_many(name: str) -> bool:
    """Whether a name may mean many, as far as that is known without reading anything."""
    if name == "-":
        return not is_typed()  # nobody types a list
    is_file = not name.endswith(".lp") and os.path.isfile(name)
    return is_file or os.path.isdir(name) or any(sign in name for sign in "*?[")


class Target(NamedTuple):
    """What a verb works on, and within which limits."""

    puzzle: str
    instances: tuple[str, ...]
    reading: Reading
    constants: Mapping[str, str]
    limits: Limits

    @property
    def instance(self) -> str | None:
        """The one instance, or the first of many; None for that of rules which need none."""
        return self.instances[0] if self.instances else None

    def members(self, *, is_batch: bool) -> tuple[str | Member, ...]:
        """The members of the batch that the instances mean; none where one puzzle is meant."""
        return members(self.instances, self.puzzle, self.limits, is_batch=is_batch)

    def read(self) -> tuple[Puzzle, Instance]:
        """The puzzle and the instance that the arguments mean: `-` is standard input.

        A single argument may be a link or a game ID that tells its puzzle.
        """
        is_name = self.puzzle.isidentifier() or self.puzzle.endswith(".lp")
        if self.instance is None and not is_name:
            from pylogic.formats import exchange
            from pylogic.puzzle import Puzzle

            limits = self.limits.begun()
            found = text(None, self.puzzle, self.reading, limits)
            encoding = exchange.encoding_of(found, self.reading.format_name)
            if encoding is not None and found is not None:
                return Puzzle(encoding, self.limits), exchange.instance(encoding, found, limits)
            if found is not None and found.path is None:
                words = "name a puzzle before it, or a game by --format"
                raise OptionError(f"{self.puzzle}: it does not say which puzzle it is; {words}")
        loaded = load(self.puzzle, self.limits)
        return loaded, instance(loaded, self.instance, self.reading)


def target(
    format_name: str | None,
    lossy: bool,
    timeout: float | None,
    memory: int | None,
    file_size: int,
    **named: Any,
) -> Target:
    """What the arguments of a verb say that it works on."""
    begun = limits(timeout, memory, file_size)
    return Target(reading=Reading(format_name, lossy), limits=begun, **named)


class Many(NamedTuple):
    """How a verb does many puzzles together."""

    jobs: int | None
    cluster: str | None
    output: Path | None
    is_forced: bool
    journal: Path | None
    resume: bool
    is_asked: bool = False
    """One of these is given: then a single puzzle is a batch of one."""
    single: tuple[str, ...] = ()
    """Options that are given, and go with one puzzle alone."""


class Display(NamedTuple):
    """How a verb shows what it has found, and where to."""

    as_json: bool = False
    plain: bool = False
    svg: Path | None = None
    html: Path | None = None
    animate: bool = False
    delay: float | None = None

    @property
    def is_film(self) -> bool:
        """Whether frames are played one after the other."""
        return self.animate or self.delay is not None

    @property
    def has_files(self) -> bool:
        """Whether pictures are written."""
        return bool(self.svg or self.html)
