"""pylogic export: a web page or a site on which boards are played, without any server."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from pylogic.cli import endings, options, output
from pylogic.cli.output import ProgressLine
from pylogic.errors import OptionError

if TYPE_CHECKING:
    from pylogic.web.export import Page, Site

_PAGE_ENDING = ".html"
"""The ending of a page's name; --output means a site's folder by any other name."""


@click.command("export")
@options.targets
@click.option(
    "-o",
    "--output",
    "goal",
    type=click.Path(path_type=Path),
    required=True,
    metavar="FILE.html|FOLDER",
    help="A page of one puzzle's boards, or a site of several kinds.",
)
@click.option("--force", "is_forced", is_flag=True, help="A site: overwrite existing files.")
@options.json_option
def command(target: options.Target, goal: Path, is_forced: bool, as_json: bool) -> int:
    """Make a web page or a site on which boards are played, without any server.

    The page is one file that needs no other: send it, or put it anywhere. Each board is solved and
    derived now, so that the page checks entries, gives hints, and shows the solution. If --timeout
    comes first, a board's hints end there.

    A site is a folder for any web server: a gallery, and a page for each board. Its boards are
    given as for `book`: folders, files, patterns, FILE.json, links, KIND:IN; or as PUZZLE and
    INSTANCEs. A board that cannot be played is left out, and named; the exit code is 2 then.

    \b
    Examples:
      pylogic export kuromasu inst12.lp --output kuromasu.html
      pylogic export sudoku more/*.lp --output sudokus.html --timeout 60
      pylogic export new kakuro:corpus.json --output site --timeout 60
    """
    with ProgressLine() as progress:
        if goal.suffix == _PAGE_ENDING:
            if is_forced:
                raise OptionError("--force: only for a site, which is a folder")
            result: Page | Site = _make_page(target, goal, progress)
        else:
            result = _make_site(target, goal, is_forced, progress)
    with endings.printing():
        output.print_remarks(result.remarks)
        if as_json:
            output.print_json(result.to_dict())
        else:
            output.echo(f"{result} in {goal}", err=True)
    return result.exit_code


def _make_page(target: options.Target, file: Path, progress: ProgressLine) -> Page:
    """Write a page of the instances that are named; raise OptionError if there is none."""
    from pylogic.web.export import export

    if not target.instances:
        raise OptionError("name the instances that are to be played")
    puzzle = options.load(target.puzzle, target.limits.reset())
    instances = [options.read_instance(puzzle, name, target.reading) for name in target.instances]
    progress.begin(len(instances))
    return export(
        puzzle,
        instances,
        output=file,
        constants=target.constants,
        on_board=progress.advance,
    )


def _make_site(
    target: options.Target, folder: Path, is_forced: bool, progress: ProgressLine
) -> Site:
    """Write a site of the boards that are named; the first name may mean the rules of all others.

    Raises OptionError if -c is given, or the folder cannot be used or has files; `is_forced` allows
    files.
    """
    from pylogic.web.export import site

    if target.constants:
        raise OptionError("-c: only for a page of one puzzle, FILE.html; boards of a site have own")
    output.make_folder(folder, is_forced)
    limits, names = target.limits, (target.puzzle, *target.instances)
    is_first = bool(target.instances) and options.is_rule_file(target.puzzle, limits)
    return site(
        names[is_first:],
        output=folder,
        puzzle=target.puzzle if is_first else None,
        timeout=limits.timeout,
        memory=limits.memory,
        file_size=limits.file_size,
        on_begin=progress.begin,
        on_board=progress.advance,
        **target.reading._asdict(),
    )
