"""Logic puzzles as Answer Set Programming files: the public names, each loaded when used."""

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pylogic.board import Board, Cell, Frame
    from pylogic.child import Limits
    from pylogic.errors import (
        CrashError,
        DisagreementError,
        NotFoundError,
        OptionError,
        Problem,
        ProgramError,
        PylogicError,
        StoppedError,
    )
    from pylogic.program import Encoding, Instance
    from pylogic.puzzle import Puzzle, load
    from pylogic.solving import Answer, Outcome, Progress, Statistics, Status

__version__ = "0.1.0"

__all__ = [
    "Answer",
    "Board",
    "Cell",
    "CrashError",
    "DisagreementError",
    "Encoding",
    "Frame",
    "Instance",
    "Limits",
    "NotFoundError",
    "OptionError",
    "Outcome",
    "Problem",
    "ProgramError",
    "Progress",
    "Puzzle",
    "PylogicError",
    "Statistics",
    "Status",
    "StoppedError",
    "load",
]

_MODULES = {
    "board": ("Board", "Cell", "Frame"),
    "child": ("Limits",),
    "errors": (
        "CrashError",
        "DisagreementError",
        "NotFoundError",
        "OptionError",
        "Problem",
        "ProgramError",
        "PylogicError",
        "StoppedError",
    ),
    "program": ("Encoding", "Instance"),
    "puzzle": ("Puzzle", "load"),
    "solving": ("Answer", "Outcome", "Progress", "Statistics", "Status"),
}


def __getattr__(name: str) -> Any:
    """A public name from its module: the command line does without what it does not use."""
    for module, names in _MODULES.items():
        if name in names:
            return getattr(importlib.import_module(f"pylogic.{module}"), name)
    raise AttributeError(f"module 'pylogic' has no attribute {name!r}")
