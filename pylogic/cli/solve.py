"""pylogic solve: find answers and draw them."""

from __future__ import annotations

from typing import Any

import click

from pylogic.cli import options
from pylogic.errors import OptionError

_OF_EACH = (
    "models",
    "count",
    "opt",
    "certify",
    *options.names([*options.GUIDANCE, *options.SEARCH]),
)
"""The parameters that hold for each of many puzzles, too."""


@click.command("solve")
@options.targets(" [-- CLASP_OPTIONS]")
@options.search
@options.models_option
@click.option("--count", is_flag=True, help="Count all answers without printing them.")
@click.option(
    "--opt",
    type=click.Choice(["one", "all"]),
    default="one",
    help="Where the rules minimize: one of the best answers, or all.  [default: one]",
)
@options.certify_option
@options.guidance
@click.option("--stats", is_flag=True, help="Print the figures of grounder and solver.")
@options.film_or_lines
@options.many(*_OF_EACH)
def command(**values: Any) -> None:
    """Find the answers of an instance and draw them.

    INSTANCE may be - for standard input, or missing where the rules need none. It may be in
    any format that `pylogic convert` knows, a link or a game ID, too.
    Of many instances (names, files, folders, patterns, files that hold many, - for a list on
    standard input) it says in a line each what it has found.
    Options of clasp and the grounder follow after --.

    \b
    Examples:
      pylogic solve kuromasu inst43.lp
      pylogic solve kuromasu inst43.lp -n 0 --stats --config trendy
      pylogic solve kuromasu inst43.lp --engine swipl --order reversed
      pylogic solve queens 80 -n 1 --labeling ff,down
      pylogic solve my_puzzle.lp my_facts.lp --timeout 10 -- --restarts=L,60
      pylogic solve kuromasu mine.lp folder 'more/*.lp' corpus.json --timeout 10 --output found
    """
    _check_count(values["count"], certify=values["certify"])
    instances, clasp = _apart(values["target"].instances)
    values["target"] = values["target"]._replace(instances=instances)
    values["search"]["options"] += clasp
    from pylogic.cli import answers  # which loads clingo: not for --help

    answers.find(**values)


def _apart(words: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The instances, and the options of clasp behind them."""
    options = [i for i, word in enumerate(words) if word.startswith("-") and word != "-"]
    first = options[0] if options else len(words)
    return words[:first], words[first:]


def _check_count(count: bool, *, certify: bool) -> None:
    """Whether a number of answers, or a second look at one, is asked for where all are counted.

    Raises:
        OptionError: both are.
    """
    if count and certify:
        words = "--count keeps no answer, and --certify looks for one again: only one is possible"
        raise OptionError(words)
    source = click.get_current_context().get_parameter_source("models")
    if count and source is click.core.ParameterSource.COMMANDLINE:
        raise OptionError("--count counts all answers, -n stops after some: only one is possible")
