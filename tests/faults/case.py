"""A case: a command, a fault that befalls it, and how the command may end. Plain data."""

from __future__ import annotations

from dataclasses import dataclass

ANSWERED, NONE, REFUSED, LIMITED, DIFFERENT, FAILED, CTRL_C, PIPE = 0, 20, 2, 3, 4, 1, 130, 141
TABLE = frozenset({ANSWERED, NONE, REFUSED, LIMITED, DIFFERENT, FAILED, CTRL_C, PIPE})
"""The exit codes of DESIGN, section 7."""


@dataclass(frozen=True)
class Command:
    """A command line with the files that it needs, and what it does when nothing befalls it."""

    name: str
    arguments: tuple[str, ...]
    files: tuple[tuple[str, str], ...] = ()
    """Names, and the texts of them."""
    writes: tuple[str, ...] = ()
    """Patterns of what it may leave in its folder."""
    code: int = ANSWERED
    """The exit code when nothing befalls it."""
    is_endless: bool = False
    """It ends by a limit or a signal alone."""
    is_silent: bool = False
    """It prints nothing to standard output."""
    stdin: str | None = None
    program: tuple[str, ...] = ("-m", "pylogic")
    needs_swipl: bool = False

    @property
    def verb(self) -> str:
        """The verb of the command line."""
        return self.arguments[0] if self.program == ("-m", "pylogic") else "python"


@dataclass(frozen=True)
class Signals:
    """Signals at a fraction of the time that a command takes, or once it has said `after`.

    It has said what it has printed, or written into one of its files.
    """

    names: tuple[str, ...]
    at: float
    gap: float = 0.0
    after: str | None = None
    to_group: bool = False
    """As a terminal does; else to the process alone."""


@dataclass(frozen=True)
class KilledWorker:
    """A process that the command has started ends by a signal."""

    name: str
    at: float
    seed: int


@dataclass(frozen=True)
class Closed:
    """Descriptors that are closed from the start."""

    numbers: tuple[int, ...]


@dataclass(frozen=True)
class Full:
    """A descriptor whose device is full."""

    number: int


@dataclass(frozen=True)
class Leaves:
    """The reader of a descriptor goes away after some lines."""

    number: int
    lines: int


@dataclass(frozen=True)
class FileSize:
    """No file may grow beyond so many bytes."""

    size: int


@dataclass(frozen=True)
class SmallDisk:
    """The folder is a disk of so many kilobytes."""

    kilobytes: int


@dataclass(frozen=True)
class AddressSpace:
    """The operating system gives so many megabytes."""

    megabytes: int


@dataclass(frozen=True)
class Look:
    """While it runs, its processes are looked at: `groups`, `descriptors` or `cores`."""

    at_what: str


Fault = (
    Signals
    | KilledWorker
    | Closed
    | Full
    | Leaves
    | FileSize
    | SmallDisk
    | AddressSpace
    | Look
    | None
)


@dataclass(frozen=True)
class Case:
    """A command, a fault, and how it may end."""

    name: str
    command: Command
    fault: Fault = None
    codes: frozenset[int] = frozenset()
    """The exit codes that are right; the command's own is so only where it is among them."""
    says: str | None = None
    """A pattern that what is printed must have, when the exit code is not the command's own."""
    prints: str | None = None
    """A pattern that standard output must have."""
    within: float = 30.0
    """Seconds for all of it, on an idle machine."""
    resumes: bool = False
    """Afterwards `compare --resume` must find the journal whole."""
    usual: Command | None = None
    """The command whose output is the whole, where it is not this one without the fault."""

    @property
    def kind(self) -> str:
        """The kind of the fault, for tables."""
        return self.name.partition("/")[0]
