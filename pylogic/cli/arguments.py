"""What verbs are called with: options and arguments as values, read without click."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from pylogic.cli.streams import read_input
from pylogic.errors import OptionError
from pylogic.rules.files import Bounds

if TYPE_CHECKING:
    from pylogic.formats.sources import Manner, Text
    from pylogic.puzzle import Puzzle
    from pylogic.rules.instance import Instance

_SHORTEST = 0.001  # seconds: a limit is positive
_GRACE = 0.5  # seconds to draw what was found at the last moment


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


class Deadline(NamedTuple):
    """How long a verb may take, and when that is over."""

    seconds: float
    at: float

    @classmethod
    def after(cls, seconds: float) -> Deadline:
        """So many seconds from now on."""
        return cls(seconds, time.monotonic() + seconds)

    @property
    def left(self) -> float:
        """The seconds that are left; none if it is late."""
        return max(0.0, self.at - time.monotonic())


class Limits(NamedTuple):
    """How long a verb may take, and how much."""

    timeout: Deadline | None
    memory: int | None
    file_size: int

    @property
    def left(self) -> float | None:
        """The seconds that are left, if there is a limit."""
        return None if self.timeout is None else self.timeout.left

    @property
    def keywords(self) -> dict[str, Any]:
        """The keywords of a method, for what is left.

        Always in a child, so that Ctrl-C ends whatever it does.
        """
        return self._within(_SHORTEST)

    @property
    def drawing(self) -> dict[str, Any]:
        """The same for drawing what was found, for which there is a moment in any case."""
        return self._within(_GRACE)

    def _within(self, least: float) -> dict[str, Any]:
        timeout = None if self.left is None else max(least, self.left)
        return {"timeout": timeout, "memory": self.memory, "isolated": True}

    @property
    def of_each(self) -> Limits:
        """Those of what is read for many: their time is that of each alone, which comes later."""
        return self._replace(timeout=None)

    @property
    def _reading(self) -> dict[str, Any]:
        timeout = self.keywords["timeout"]
        return {"timeout": timeout, "memory": self.memory, "file_size": self.file_size}

    @property
    def bounds(self) -> Bounds:
        """The same for what a verb reads itself."""
        deadline = None if self.timeout is None else self.timeout.at
        return Bounds.within(deadline, self.memory, self.file_size)

    def load(self, name: str | Path) -> Puzzle:
        """The puzzle that a name or a file means."""
        from pylogic.puzzle import load  # what only parses does without

        return load(name, **self._reading)

    def manner(self, reading: Reading) -> Manner:
        """How a text is read within these limits."""
        from pylogic.formats.sources import Manner

        return Manner(reading.format_name, reading.lossy, self.bounds)

    def instance(self, puzzle: Puzzle, name: str | None, reading: Reading) -> Instance:
        """The instance that an argument means: `-` is standard input, None the empty one."""
        from pylogic.rules.instance import NO_INSTANCE, instance_from_bytes
        from pylogic.rules.source import decoded

        if name is None:
            return NO_INSTANCE
        if name != "-":
            return puzzle.instance(name, **reading.keywords, **self._reading)
        from pylogic.formats import exchange, sources

        manner = self.manner(reading)
        data = read_input(manner.bounds)
        if manner.format is None and sources.are_facts(decoded(data, "<stdin>")):
            return instance_from_bytes(data, "<stdin>", manner.bounds)
        text = sources.from_bytes(puzzle.encoding, data, "<stdin>", manner)
        return exchange.instance(puzzle.encoding, text, manner.bounds)

    def text(self, puzzle: Puzzle | None, name: str, reading: Reading) -> Text | None:
        """The puzzle that an argument shows: `-` is standard input; None if it shows none."""
        from pylogic.formats import sources

        encoding = None if puzzle is None else puzzle.encoding
        manner = self.manner(reading)
        if name != "-":
            return sources.find(encoding, name, manner)
        return sources.from_bytes(encoding, read_input(manner.bounds), "<stdin>", manner)


class Target(NamedTuple):
    """What a verb works on, and within which limits."""

    puzzle: str
    instances: tuple[str, ...]
    format_name: str | None
    lossy: bool
    constants: Mapping[str, str]
    timeout: Deadline | None
    memory: int | None
    file_size: int

    @property
    def instance(self) -> str | None:
        """The one instance, or the first of many; None for that of rules which need none."""
        return self.instances[0] if self.instances else None

    @property
    def reading(self) -> Reading:
        """How its instance is read."""
        return Reading(self.format_name, self.lossy)

    @property
    def limits(self) -> Limits:
        """The limits alone."""
        return Limits(self.timeout, self.memory, self.file_size)

    @property
    def left(self) -> float | None:
        """The seconds that are left, if there is a limit."""
        return self.limits.left

    @property
    def keywords(self) -> dict[str, Any]:
        """The keywords of a method of Puzzle."""
        return {"constants": self.constants, **self.limits.keywords}

    @property
    def drawing(self) -> dict[str, Any]:
        """Those of one that draws an instance."""
        return {"constants": self.constants, **self.limits.drawing}

    def again(self) -> Target:
        """The same, with all of the time from now on."""
        timeout = None if self.timeout is None else Deadline.after(self.timeout.seconds)
        return self._replace(timeout=timeout)

    def read(self) -> tuple[Puzzle, Instance]:
        """The puzzle and the instance that the arguments mean: `-` is standard input.

        A single argument may be a link or a game ID that tells its puzzle.
        """
        is_name = self.puzzle.isidentifier() or self.puzzle.endswith(".lp")
        if self.instance is None and not is_name:
            from pylogic.formats import exchange
            from pylogic.puzzle import Puzzle

            text = self.limits.text(None, self.puzzle, self.reading)
            encoding = exchange.encoding_of(text, self.format_name)
            if encoding is not None and text is not None:
                return Puzzle(encoding), exchange.instance(encoding, text, self.limits.bounds)
            if text is not None and text.path is None:
                words = "name a puzzle before it, or a game by --format"
                raise OptionError(f"{self.puzzle}: it does not say which puzzle it is; {words}")
        loaded = self.limits.load(self.puzzle)
        return loaded, self.limits.instance(loaded, self.instance, self.reading)


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

    def may_mean(self, names: Sequence[str]) -> bool:
        """Whether these may be many, as far as that is known without loading anything."""
        return self.is_asked or len(names) > 1 or any(map(_may_hold_many, names))


def _may_hold_many(name: str) -> bool:
    is_file = not name.endswith(".lp") and os.path.isfile(name)
    return name == "-" or is_file or os.path.isdir(name) or any(sign in name for sign in "*?[")


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


class Guidance(NamedTuple):
    """What guides a search; as keywords of Puzzle.solve."""

    order: str
    heuristic: str | None
    labeling: str | None


class Search(NamedTuple):
    """Which engine searches for what, and how."""

    engine: str
    threads: int | None
    seed: int | None
    shuffle: int | None
    inferences: int | None
    config: str | None
    clasp: tuple[str, ...] = ()

    @property
    def keywords(self) -> dict[str, Any]:
        """As keywords of Puzzle.solve."""
        preset = [f"--configuration={self.config}"] if self.config is not None else []
        options = [*preset, *self.clasp]
        named = {"engine": self.engine, "threads": self.threads, "seed": self.seed}
        named |= {"shuffle": self.shuffle, "inferences": self.inferences}
        return {**named, "options": options}
