"""pylogic compare --search-order: look for an order of the clues, and print what it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import click

import pylogic
from pylogic.cli import interrupts, options, output
from pylogic.errors import OptionError

if TYPE_CHECKING:
    from pylogic.cli.compare import Files, Fixed, Varied
    from pylogic.experiments.comparison import Comparison

_WIDEST = 1000  # columns of a pipe
_OPTIONS = {
    "orders": "--order",
    "engines": "--engine",
    "configs": "--config",
    "heuristics": "--heuristic",
    "labelings": "--labeling",
    "options": "--options",
    "encodings": "--encoding",
}


class Searched(NamedTuple):
    """How an order is looked for."""

    search_order: int | None
    search_seed: int | None
    inferences: int | None

    def check(self) -> None:
        """Whether they go together.

        Raises:
            OptionError: they do not.
        """
        unused = {"--search-seed": self.search_seed, "--inferences": self.inferences}
        for name, value in unused.items():
            if self.search_order is None and value is not None:
                raise OptionError(f"{name}: say how many orders are tried, by --search-order N")


searched = options.gather(
    "searched",
    Searched,
    click.option(
        "--search-order",
        type=click.IntRange(1, 10**6),
        metavar="N",
        help="Look for a better order: try N rules on half of the instances, hold the best against"
        " --order on the others, and try N permutations of each of these.",
    ),
    click.option(
        "--search-seed",
        type=click.IntRange(0),
        metavar="S",
        help="Of the halves, and of what is tried.  [default: 0]",
    ),
    click.option(
        "--inferences",
        type=click.IntRange(1),
        metavar="N",
        help="Stop SWI-Prolog after N inferences in each run of --search-order."
        "  [default: 10000000]",
    ),
)
"""The options that say how an order is looked for, as `searched`."""


def search(
    puzzle: str,
    instances: tuple[str, ...],
    varied: Varied,
    fixed: Fixed,
    searched: Searched,
    files: Files,
) -> Comparison:
    """Look for an order and print what was found; the runs of the search."""
    from pylogic.cli.progress import Runs

    _check(varied, fixed, files)
    with Runs() as bar:
        found = pylogic.search_order(
            varied.encodings[0] if varied.encodings else puzzle,
            instances,
            searched.search_order or 0,
            order=varied.orders[0],
            engine=varied.engines[0],
            config=varied.configs[0],
            heuristic=varied.heuristics[0],
            labeling=varied.labelings[0],
            options=varied.options[0],
            sample=fixed.sample,
            models=fixed.models,
            constants=fixed.constants,
            timeout=fixed.timeout,
            memory=fixed.memory,
            inferences=searched.inferences,
            jobs=fixed.jobs,
            relevant=fixed.relevant,
            seed=searched.search_seed or 0,
            journal=fixed.journal,
            resume=fixed.resume,
            on_start=bar.begin,
            on_run=bar.advance,
        )
    with interrupts.held():
        output.print_remarks(found.comparison.remarks)
        if files.as_json:
            output.print_json(found.to_dict())
        else:
            console = output.console()
            if not output.is_terminal():
                console.width = _WIDEST
            output.print_failed(found.comparison.failed)
            console.print(found, soft_wrap=True)
        output.print_missing(found.comparison.missing)
        if files.csv is not None:
            output.write(files.csv, found.comparison.to_csv())
    return found.comparison


def _check(varied: Varied, fixed: Fixed, files: Files) -> None:
    """Whether one setting is asked for, and nothing that has no meaning here.

    Raises:
        OptionError: it is not so.
    """
    for name, values in varied._asdict().items():
        if len(values) > 1 or (not values and name != "encodings"):
            words = "--search-order looks for the order of one setting: name a single one"
            raise OptionError(f"{_OPTIONS[name]} {','.join(values)}: {words}")
    others = {
        "--seeds": fixed.seeds is not None,
        "--repeat": fixed.repeat != 1,
        "--cluster": fixed.executor is not None,
        "--baseline": fixed.baseline is not None,
        "--clock": fixed.clock != "cpu",
        "--report": files.report is not None,
    }
    for name, is_asked in others.items():
        if is_asked:
            raise OptionError(f"{name}: --search-order compares orders, by what a search counts")
