"""Completions for a shell: puzzles, instances and topics; files where none fits.

The guide's page on troubleshooting says how a user switches them on. Each function here is called
by click with the beginning of the word that the user has typed.
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


def puzzles(_ctx: click.Context, _param: click.Parameter, begin: str) -> list[CompletionItem]:
    """Return the puzzles that start with `begin`; if there are none, let files complete."""
    return _complete(dict.fromkeys(library.encodings()), begin)


def instances(ctx: click.Context, _param: click.Parameter, begin: str) -> list[CompletionItem]:
    """Return instances, of the puzzle named, that start with `begin`; or let files complete."""
    from pylogic.rules.encoding import find_encoding

    # After an option without its value, click has not given arguments their names yet.
    name = ctx.params.get("puzzle") or ctx.params.get("old") or next(iter(ctx.args), "")
    with suppress(PylogicError):  # a name that is wrong completes to files
        return _complete(dict.fromkeys(library.instances(find_encoding(name).name)), begin)
    return _complete({}, begin)


def topics(_ctx: click.Context, _param: click.Parameter, begin: str) -> list[CompletionItem]:
    """Return pages of the guide that start with `begin`, titled; if none, let files complete."""
    return _complete({name: library.page_title(name) for name in library.pages()}, begin)


def _complete(names: Mapping[str, str | None], begin: str) -> list[CompletionItem]:
    """Return the names that start with `begin`, with their help; if none, let files complete."""
    from click.shell_completion import CompletionItem

    fitting = {name: words for name, words in names.items() if name.startswith(begin)}
    return [CompletionItem(name, help=words) for name, words in fitting.items()] or [
        CompletionItem(begin, type="file")
    ]
