"""The options of a search, made from the declaration of its keywords."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, get_origin

import click

from pylogic.cli import options
from pylogic.errors import OptionError
from pylogic.solving.question import FLAGS, KEYWORDS, Question


def keyword(name: str, declared: Mapping[str, Any] = KEYWORDS) -> options.Decorator:
    """Return the option of a keyword that is declared with a Flag.
    A list has commas between its words, unless its flag has a metavar: it is then given repeatedly.
    """
    (flag,), kind = declared[name].__metadata__, declared[name].__origin__
    names, more = flag.names or f"--{name}", dict[str, Any](metavar=flag.metavar or "NAME")
    if get_origin(kind) is Sequence and flag.metavar is None:
        return options.list_option(names, name, None, flag.words)
    if get_origin(kind) is Sequence:
        more["multiple"] = True
    elif flag.choices:
        more = {"type": click.Choice([*flag.choices])}
    elif kind == str | Path | None:
        more = {"metavar": "FILE", "type": options.FILE}
    elif kind is bool:
        more = {"is_flag": True}
    elif kind == float | None:
        more = {"metavar": "S", "type": options.parse_seconds}
    elif kind in (int, int | None):
        more = {"metavar": "N", "type": options.Whole(flag.least, flag.most)}
    default = getattr(Question, name, None) if declared is KEYWORDS else None
    return click.option(*names.split(), name, default=default, help=flag.words, **more)


guidance = options.combine(*map(keyword, ("order", "heuristic", "labeling")))
"""The options that guide a search."""
search = options.combine(
    *map(keyword, FLAGS),
    click.option("--config", metavar="NAME", help="clasp's preset: tweety, trendy, ..."),
    click.option("--count", is_flag=True, help="Count all answers without printing them."),
    click.option(
        "--opt",
        type=click.Choice(["one", "all"]),
        default="one",
        help="Where the rules minimize: one of the best answers, or all.  [default: one]",
    ),
)
"""All options of a search; `search_keywords` makes keywords of them."""


def search_keywords(
    count: bool, opt: str, config: str | None, clasp: Sequence[str], **keywords: Any
) -> dict[str, Any]:
    """Return the options of a search as keywords of Puzzle.solve; OptionError if some clash.
    `count` asks for all answers and keeps none: it clashes with `certify`, and with -n if typed."""
    if count and keywords["certify"]:
        words = "--count keeps no answer, and --certify looks for one again: only one is possible"
        raise OptionError(words)
    if count and options.is_typed("models"):
        raise OptionError("--count counts all answers, -n stops after some: only one is possible")
    return {
        **keywords,
        "models": 0 if count else keywords["models"],
        "keep": not count,
        "all_optima": opt == "all",
        "options": [*([f"--configuration={config}"] if config else []), *clasp],
    }


class ClaspCommand(options.Verb):
    """A verb that takes the words after `--` as options of clasp, in the parameter `clasp`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Store the words after `--` as parameter `clasp`; let click parse the words before."""
        place = args.index("--") if "--" in args else len(args)
        rest = super().parse_args(ctx, args[:place])
        ctx.params["clasp"] = tuple(args[place + 1 :])
        return rest

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """Return the pieces of the usage line, with the words after `--`; called by click."""
        return [*super().collect_usage_pieces(ctx), "[-- CLASP_OPTIONS]"]
