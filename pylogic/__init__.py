"""Logic puzzles as Answer Set Programming files: the public names, each loaded when used."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # to import typing takes longer than all of this
    from typing import Any

    from pylogic.authoring.equivalence import Equivalence as Equivalence
    from pylogic.authoring.lint_report import LintReport as LintReport
    from pylogic.authoring.why import Why as Why
    from pylogic.batches.batch import batch as batch
    from pylogic.batches.record import Record as Record
    from pylogic.books.book import Book as Book
    from pylogic.books.book import book as book
    from pylogic.clues.generated_puzzle import GeneratedPuzzle as GeneratedPuzzle
    from pylogic.clues.select import ClueSet as ClueSet
    from pylogic.draw.board import Board as Board
    from pylogic.draw.scene import Cell as Cell
    from pylogic.draw.scene import Frame as Frame
    from pylogic.errors import ClusterError as ClusterError
    from pylogic.errors import CrashError as CrashError
    from pylogic.errors import DisagreementError as DisagreementError
    from pylogic.errors import NotFoundError as NotFoundError
    from pylogic.errors import OptionError as OptionError
    from pylogic.errors import Problem as Problem
    from pylogic.errors import ProgramError as ProgramError
    from pylogic.errors import PylogicError as PylogicError
    from pylogic.errors import StoppedError as StoppedError
    from pylogic.errors import WriteError as WriteError
    from pylogic.experiments.comparison import Comparison as Comparison
    from pylogic.experiments.experiment import compare as compare
    from pylogic.experiments.runs import Disagreement as Disagreement
    from pylogic.experiments.runs import Run as Run
    from pylogic.explain.explanation import Explanation as Explanation
    from pylogic.formats.convert import Conversion as Conversion
    from pylogic.puzzle import Puzzle as Puzzle
    from pylogic.puzzle import load as load
    from pylogic.puzzle import new as new
    from pylogic.puzzle import puzzles as puzzles
    from pylogic.rules.encoding import Encoding as Encoding
    from pylogic.rules.instance import Instance as Instance
    from pylogic.solving.outcome import Answer as Answer
    from pylogic.solving.outcome import Outcome as Outcome
    from pylogic.solving.outcome import Progress as Progress
    from pylogic.solving.outcome import Statistics as Statistics
    from pylogic.solving.outcome import Status as Status
    from pylogic.solving.trace import Trace as Trace
    from pylogic.web.export import Site as Site
    from pylogic.web.export import export as export
    from pylogic.web.export import site as site

__version__ = "0.1.0"

MODULES = {
    "authoring.equivalence": "Equivalence",
    "authoring.lint_report": "LintReport",
    "authoring.why": "Why",
    "batches.batch": "batch",
    "batches.record": "Record",
    "books.book": "Book book",
    "clues.generated_puzzle": "GeneratedPuzzle",
    "clues.select": "ClueSet",
    "draw.board": "Board",
    "draw.scene": "Cell Frame",
    "errors": "ClusterError CrashError DisagreementError NotFoundError OptionError Problem"
    " ProgramError PylogicError StoppedError WriteError",
    "experiments.comparison": "Comparison",
    "experiments.experiment": "compare",
    "experiments.runs": "Disagreement Run",
    "explain.explanation": "Explanation",
    "formats.convert": "Conversion",
    "puzzle": "Puzzle load new puzzles",
    "rules.encoding": "Encoding",
    "rules.instance": "Instance",
    "solving.outcome": "Answer Outcome Progress Statistics Status",
    "solving.trace": "Trace",
    "web.export": "Site export site",
}
"""The public names of each module, with spaces between them."""

__all__ = sorted(name for names in MODULES.values() for name in names.split())


def __getattr__(name: str) -> Any:
    """Import a public name from its module when it is used; AttributeError for other names."""
    import importlib

    for module, names in MODULES.items():
        if name in names.split():
            return getattr(importlib.import_module(f"pylogic.{module}"), name)
    raise AttributeError(f"module 'pylogic' has no attribute {name!r}")


def __dir__() -> list[str]:
    """List the public names, imported or not, sorted, and __version__ last."""
    return [*__all__, "__version__"]
