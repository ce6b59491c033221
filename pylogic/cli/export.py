"""pylogic export: a web page on which boards are played, without any server."""

from __future__ import annotations

from pathlib import Path

import click

from pylogic.cli import endings, options, output
from pylogic.errors import OptionError


@click.command("export")
@options.targets()
@click.option(
    "--output", "target_file", type=options.FILE, required=True, metavar="FILE", help="*.html."
)
@options.json_option
def command(target: options.Target, target_file: Path, as_json: bool) -> None:
    """Make a web page on which boards are played, without any server.

    It is one file that needs no other: send it, or put it anywhere. Each board is solved and
    derived now, so that the page checks what is entered, gives hints, and shows the solution. Where
    --timeout comes first a board's hints end there.

    \b
    Examples:
      pylogic export kuromasu inst12.lp --output kuromasu.html
      pylogic export sudoku more/*.lp --output sudokus.html --timeout 60
    """
    from pylogic.web.export import PlayedBoard, ending, export

    if not target.instances:
        raise OptionError("name the instances that are to be played")
    ending(target_file)
    endings.forget_limit()  # it is that of each board
    puzzle = options.load(target.puzzle, target.limits.afresh())

    def tell(board: PlayedBoard) -> None:
        output.print_remarks([f"{board.name}: {board.remark}"] if board.remark else [])

    page = export(
        puzzle,
        [options.instance(puzzle, name, target.reading) for name in target.instances],
        output=target_file,
        constants=target.constants,
        on_board=tell,
    )
    with endings.held():
        if as_json:
            output.print_json(page.to_dict())
        else:
            output.echo(f"{page} in {target_file}", err=True)
