"""Logic puzzles as Answer Set Programming files: the public names."""

from pylogic.board import Board, Cell, Frame
from pylogic.child import Limits
from pylogic.errors import (
    CrashError,
    NotFoundError,
    OptionError,
    Problem,
    ProgramError,
    PylogicError,
    StoppedError,
)
from pylogic.program import Encoding, Instance
from pylogic.puzzle import Puzzle, load
from pylogic.solving import Answer, Outcome, Statistics, Status

__version__ = "0.1.0"

__all__ = [
    "Answer",
    "Board",
    "Cell",
    "CrashError",
    "Encoding",
    "Frame",
    "Instance",
    "Limits",
    "NotFoundError",
    "OptionError",
    "Outcome",
    "Problem",
    "ProgramError",
    "Puzzle",
    "PylogicError",
    "Statistics",
    "Status",
    "StoppedError",
    "load",
]
