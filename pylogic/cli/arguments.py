"""What verbs are called with: options and arguments as values, read without click."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from pylogic.errors import OptionError

if TYPE_CHECKING:
    from pylogic.formats.exchange import Text
    from pylogic.puzzle import Puzzle
    from pylogic.rules.instance import Instance


class Limits(NamedTuple):
    """How long a verb may take, and how much."""

    timeout: float | None
    memory: int | None

    @property
    def keywords(self) -> dict[str, Any]:
        """The keywords of a method: always in a child, so that Ctrl-C ends whatever it does."""
        return {"timeout": self.timeout, "memory": self.memory, "isolated": True}


class Target(NamedTuple):
    """What a verb works on, and within which limits."""

    puzzle: str
    instance: str | None
    format_name: str | None
    constants: Mapping[str, str]
    timeout: float | None
    memory: int | None

    @property
    def limits(self) -> Limits:
        """The limits alone."""
        return Limits(self.timeout, self.memory)

    @property
    def keywords(self) -> dict[str, Any]:
        """The keywords of a method of Puzzle."""
        return {"constants": self.constants, **self.limits.keywords}

    def read(self) -> tuple[Puzzle, Instance]:
        """The puzzle and the instance that the arguments mean: `-` is standard input.

        A single argument may be a link or a game ID that tells its puzzle.
        """
        from pylogic.puzzle import Puzzle, load  # what only parses does without

        is_name = self.puzzle.isidentifier() or self.puzzle.endswith(".lp")
        if self.instance is None and not is_name:
            from pylogic.formats import exchange

            encoding = exchange.puzzle(self.puzzle, self.format_name)
            if encoding is not None:
                found = Puzzle(encoding)
                return found, found.instance(self.puzzle, format=self.format_name)
            if exchange.is_inline(self.puzzle):
                words = "no rules are known for it; name a puzzle before it, or a game by --format"
                raise OptionError(f"{self.puzzle}: {words}")
        loaded = load(self.puzzle)
        return loaded, read_instance(loaded, self.instance, self.format_name)


def read_instance(puzzle: Puzzle, name: str | None, format_name: str | None = None) -> Instance:
    """The instance that an argument means: `-` is standard input, None the empty one."""
    from pylogic.rules.instance import NO_INSTANCE, instance_from_bytes

    if name is None:
        return NO_INSTANCE
    if name != "-":
        return puzzle.instance(name, format=format_name)
    from pylogic.formats import exchange
    from pylogic.rules import files

    data = files.read_stream(sys.stdin.buffer, "<stdin>")
    if format_name is None and exchange.are_facts(data):
        return instance_from_bytes(data, "<stdin>")
    text = exchange.from_bytes(puzzle.encoding, data, "<stdin>", format_name)
    return exchange.instance(puzzle.encoding, text)


def read_text(puzzle: Puzzle, name: str, format_name: str | None) -> str | Text:
    """What an argument means that a method reads itself, but for `-`, which is standard input."""
    if name != "-":
        return name
    from pylogic.formats import exchange
    from pylogic.rules import files

    data = files.read_stream(sys.stdin.buffer, "<stdin>")
    return exchange.from_bytes(puzzle.encoding, data, "<stdin>", format_name)


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
    config: str | None
    clasp: tuple[str, ...]

    @property
    def keywords(self) -> dict[str, Any]:
        """As keywords of Puzzle.solve."""
        preset = [f"--configuration={self.config}"] if self.config is not None else []
        options = [*preset, *self.clasp]
        named = {"engine": self.engine, "threads": self.threads, "seed": self.seed}
        return {**named, "options": options}
