"""pylogic guide: the manual, one page a topic."""

from __future__ import annotations

import re

import click

from pylogic.cli import options, output
from pylogic.rules import library
from pylogic.rules.limits import Limits

_WIDEST = 100  # columns of a line that is easy to read
_LINK = re.compile(r"\[(?P<words>[^]]+)\]\((?P<topic>[a-z]+)\.md\)")


@click.command("guide")
@click.argument("topic", required=False)
@options.limits()
def command(topic: str | None, limits: Limits) -> None:
    """Show a page of the manual, or without TOPIC the list of pages.

    \b
    Examples:
      pylogic guide
      pylogic guide solving
      pylogic guide python | less
    """
    page = library.page(topic or library.CONTENTS)
    if not output.is_terminal():
        click.echo(page, nl=False)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    words = Markdown(_linked(page), code_theme="ansi_dark", hyperlinks=False)
    console.print(words, width=min(console.width, _WIDEST))


def _linked(page: str) -> str:
    """A page whose links to other pages are the commands that show them."""

    def shown(link: re.Match[str]) -> str:
        shows = f"`pylogic guide {link['topic']}`"
        return shows if link["words"] == link["topic"] else f"{link['words']} ({shows})"

    return _LINK.sub(shown, page)
