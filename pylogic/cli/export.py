"""pylogic export: a web page or a site on which boards are played, without any server."""

from __future__ import annotations

from pathlib import Path

import click

from pylogic.cli import endings, options, output
from pylogic.cli.output import ProgressLine
from pylogic.errors import OptionError


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
    from pylogic.web.export import Page, Site, export, site

    limits, names = target.limits, (target.puzzle, *target.instances)
    with ProgressLine() as progress:
        if goal.suffix == ".html":
            if is_forced:
                raise OptionError("--force: only for a site, which is a folder")
            if not target.instances:
                raise OptionError("name the instances that are to be played")
            puzzle, reading = options.load(target.puzzle, limits.reset()), target.reading
            boards = [options.read_instance(puzzle, name, reading) for name in target.instances]
            progress.begin(len(boards))
            result: Page | Site = export(
                puzzle,
                boards,
                output=goal,
                constants=target.constants,
                on_board=progress.advance,
            )
        else:
            if target.constants:
                words = "only for a page of one puzzle, FILE.html; boards of a site have own"
                raise OptionError(f"-c: {words}")
            output.make_folder(goal, is_forced)
            is_puzzle = bool(target.instances) and options.is_rule_file(target.puzzle, limits)
            result = site(
                names[is_puzzle:],  # the first name may mean the rules of all others
                output=goal,
                puzzle=target.puzzle if is_puzzle else None,
                timeout=limits.timeout,
                memory=limits.memory,
                file_size=limits.file_size,
                on_begin=progress.begin,
                on_board=progress.advance,
                **target.reading._asdict(),
            )
    with endings.printing():
        output.print_remarks(result.remarks)
        if as_json:
            output.print_json(result.to_dict())
        else:
            output.echo(f"{result} in {goal}", err=True)
    return result.exit_code
