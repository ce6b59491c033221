"""Logic puzzles as Answer Set Programming files: the public names, each loaded when used."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # without the module typing, which takes longer than all of this
    from typing import Any

    from pylogic.batches.batch import batch
    from pylogic.batches.record import Record
    from pylogic.clues.generated_puzzle import GeneratedPuzzle
    from pylogic.clues.select import ClueSet
    from pylogic.draw.board import Board
    from pylogic.draw.scene import Cell, Frame
    from pylogic.errors import (
        ClusterError,
        CrashError,
        DisagreementError,
        NotFoundError,
        OptionError,
        Problem,
        ProgramError,
        PylogicError,
        StoppedError,
        WriteError,
    )
    from pylogic.experiments.agreement import Disagreement
    from pylogic.experiments.comparison import Comparison
    from pylogic.experiments.experiment import compare
    from pylogic.experiments.runs import Run
    from pylogic.explain.equivalence import Equivalence
    from pylogic.explain.explanation import Explanation
    from pylogic.explain.lint_report import LintReport
    from pylogic.formats.convert import Conversion
    from pylogic.puzzle import Puzzle, load
    from pylogic.rules.encoding import Encoding
    from pylogic.rules.instance import Instance
    from pylogic.solving.ground_size import GroundSizes
    from pylogic.solving.outcome import Answer, Outcome, Progress, Statistics, Status
    from pylogic.solving.trace import Trace

__version__ = "0.1.0"

__all__ = [
    "Answer",
    "Board",
    "Cell",
    "ClueSet",
    "ClusterError",
    "Comparison",
    "Conversion",
    "CrashError",
    "Disagreement",
    "DisagreementError",
    "Encoding",
    "Equivalence",
    "Explanation",
    "Frame",
    "GeneratedPuzzle",
    "GroundSizes",
    "Instance",
    "LintReport",
    "NotFoundError",
    "OptionError",
    "Outcome",
    "Problem",
    "ProgramError",
    "Progress",
    "Puzzle",
    "PylogicError",
    "Record",
    "Run",
    "Statistics",
    "Status",
    "StoppedError",
    "Trace",
    "WriteError",
    "batch",
    "compare",
    "load",
]

_MODULES = {
    "batches.batch": ("batch",),
    "batches.record": ("Record",),
    "clues.generated_puzzle": ("GeneratedPuzzle",),
    "clues.select": ("ClueSet",),
    "draw.board": ("Board",),
    "draw.scene": ("Cell", "Frame"),
    "errors": (
        "ClusterError",
        "CrashError",
        "DisagreementError",
        "NotFoundError",
        "OptionError",
        "Problem",
        "ProgramError",
        "PylogicError",
        "StoppedError",
        "WriteError",
    ),
    "experiments.agreement": ("Disagreement",),
    "experiments.comparison": ("Comparison",),
    "experiments.experiment": ("compare",),
    "experiments.runs": ("Run",),
    "explain.equivalence": ("Equivalence",),
    "explain.explanation": ("Explanation",),
    "explain.lint_report": ("LintReport",),
    "formats.convert": ("Conversion",),
    "puzzle": ("Puzzle", "load"),
    "rules.encoding": ("Encoding",),
    "rules.instance": ("Instance",),
    "solving.ground_size": ("GroundSizes",),
    "solving.outcome": ("Answer", "Outcome", "Progress", "Statistics", "Status"),
    "solving.trace": ("Trace",),
}


def __getattr__(name: str) -> Any:
    """A public name from its module: the command line does without what it does not use."""
    import importlib

    for module, names in _MODULES.items():
        if name in names:
            return getattr(importlib.import_module(f"pylogic.{module}"), name)
    raise AttributeError(f"module 'pylogic' has no attribute {name!r}")


def __dir__() -> list[str]:
    """The public names: those that are loaded when they are used, too."""
    return [*__all__, "__version__"]
