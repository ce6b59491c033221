"""The options of verbs that do many puzzles together, as `many`; which others go with them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from inspect import signature
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from pylogic.cli import options
from pylogic.cli.arguments import Many, Target, target

MOST_JOBS = 256
_OF_ALL = {*Target._fields, *signature(target).parameters, "as_json", "plain"}


def many(*more: str) -> Callable[[Any], Any]:
    """A decorator that adds the options of many puzzles, and hands them over as `many`.

    Args:
        more: the verb's own parameters that hold for each of many puzzles.
    """
    known = {*Many._fields, *_OF_ALL, *more}

    def decorate(verb: Callable[..., Any]) -> Any:
        @wraps(verb)
        def told(*, many: Many, **values: Any) -> None:
            given = dict(_given())
            single = tuple(option for name, option in given.items() if name not in known)
            is_asked = any(name in given for name in Many._fields)
            verb(**values, many=many._replace(is_asked=is_asked, single=single))

        return options.gather("many", Many, *_OPTIONS)(told)

    return decorate


def _given() -> Iterator[tuple[str, str]]:
    """The parameters that stand on the command line, and what they are called there."""
    context = click.get_current_context()
    for param in context.command.params:
        name = param.name or ""
        if context.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            yield name, max(param.opts, key=len)


_OPTIONS = (
    click.option(
        "--jobs",
        type=click.IntRange(1, MOST_JOBS),
        metavar="N",
        help="Many instances: N at a time.  [default: one a core]",
    ),
    click.option(
        "--cluster",
        metavar="ADDRESS",
        help="Many: on the cluster whose scheduler is there, as tcp://HOST:8786.",
    ),
    click.option(
        "--output",
        type=click.Path(path_type=Path),
        metavar="FOLDER|FILE.parquet",
        help="Many: a file for each into a folder, or a table of all.",
    ),
    click.option(
        "--force", "is_forced", is_flag=True, help="Many: write over files that are there."
    ),
    click.option(
        "--journal",
        type=options.FILE,
        metavar="FILE",
        help="Many: where each record is kept as it is known.  [default: batch.sqlite]",
    ),
    click.option(
        "--resume", is_flag=True, help="Many: take from the journal what it has, do the rest."
    ),
)
