"""The completions of a shell: puzzles, instances, orders, constants, topics; files where none fits.

A shell is told once to ask for it; the guide's page on troubleshooting says how.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from pylogic.errors import PylogicError
from pylogic.rules import library

if TYPE_CHECKING:
    import click
    from click.shell_completion import CompletionItem

    from pylogic.rules.encoding import Encoding


def puzzles(_ctx: click.Context, _param: click.Parameter, begin: str) -> list[CompletionItem]:
    """The names of puzzles."""
    return _fitting(dict.fromkeys(library.encodings()), begin)


def instances(ctx: click.Context, _param: click.Parameter, begin: str) -> list[CompletionItem]:
    """The instances of the puzzle that stands before."""
    encoding = _encoding(ctx)
    return _fitting(dict.fromkeys(library.instances(encoding.name) if encoding else ()), begin)


def orders(_ctx: click.Context, _param: click.Parameter, begin: str) -> list[CompletionItem]:
    """The orders of clues, of several the last one."""
    from pylogic.solving.orders import described

    before, comma, _ = begin.rpartition(",")
    return _fitting({f"{before}{comma}{name}": words for name, words in described().items()}, begin)


def constants(ctx: click.Context, _param: click.Parameter, begin: str) -> list[CompletionItem]:
    """The constants of the puzzle that stands before, each with the values that it may have."""
    from pylogic.rules import documentation

    encoding = _encoding(ctx)
    found: dict[str, str | None] = {}
    for one in documentation.constants(encoding) if encoding else ():
        usual = [(one.default, one.words)]
        for value, words in one.choices or usual:
            found[f"{one.name}={value}"] = words
    return _fitting(found, begin)


def topics(_ctx: click.Context, _param: click.Parameter, begin: str) -> list[CompletionItem]:
    """The pages of the guide."""
    return _fitting({name: library.page_title(name) for name in library.topics()}, begin)


def _encoding(ctx: click.Context) -> Encoding | None:
    from pylogic.rules.encoding import find_encoding

    # Behind an option that has no value yet, click has not given arguments their names.
    name = ctx.params.get("puzzle") or ctx.params.get("old") or next(iter(ctx.args), None)
    with suppress(PylogicError):  # a name that is wrong completes to nothing
        return find_encoding(name) if name else None
    return None


def _fitting(names: Mapping[str, str | None], begin: str) -> list[CompletionItem]:
    """Names that begin so, each perhaps with words on it; if none does, a shell looks for files."""
    from click.shell_completion import CompletionItem

    fitting = {name: words for name, words in names.items() if name.startswith(begin)}
    return [CompletionItem(name, help=words) for name, words in fitting.items()] or [
        CompletionItem(begin, type="file")
    ]
