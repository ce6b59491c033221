"""Logic puzzles as Answer Set Programming files: the public names, each loaded when used.

The imports below are for programs that check types, and the one table of public names.
"""

from __future__ import annotations

import re

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

with open(__file__, encoding="utf-8") as _source:
    _imports = re.findall(r"(?m)^    from pylogic\.(.*) import .* as (.*)$", _source.read())
MODULES = {name: module for module, name in _imports}
"""The module of each public name."""
__all__ = sorted(MODULES)


def __getattr__(name: str) -> Any:
    """Import a public name from its module when it is used; AttributeError for other names."""
    import importlib

    if name not in MODULES:
        raise AttributeError(f"module 'pylogic' has no attribute {name!r}")
    return getattr(importlib.import_module(f"pylogic.{MODULES[name]}"), name)


def __dir__() -> list[str]:
    """List the public names, imported or not, sorted, and __version__ last."""
    return [*__all__, "__version__"]
