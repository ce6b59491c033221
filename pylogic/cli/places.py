"""Options that say where clues are to stand."""

from __future__ import annotations

import re
from pathlib import Path

import click

from pylogic.cli import options
from pylogic.errors import OptionError
from pylogic.rules import files
from pylogic.rules.symbols import Place
from pylogic.rules.symmetry import SYMMETRIES


def _cells(
    _ctx: click.Context, _param: click.Parameter, texts: tuple[str, ...]
) -> tuple[Place, ...]:
    """The cells of options like "1,2 3,4".

    Raises:
        OptionError: it is none.
    """
    cells = []
    for word in " ".join(texts).replace(";", " ").split():
        match = re.fullmatch(r"([1-9][0-9]{0,8}),([1-9][0-9]{0,8})", word)
        if match is None:
            raise OptionError(f"{word!r} is no cell: expected ROW,COLUMN")
        cells.append((int(match[1]), int(match[2])))
    return tuple(cells)


def _picture(_ctx: click.Context, _param: click.Parameter, path: Path | None) -> str | None:
    """The text of a file."""
    return None if path is None else files.read(path).decode(errors="replace")


WISHED = (
    click.option(
        "--keep",
        multiple=True,
        callback=_cells,
        metavar="CELLS",
        help='Give these clues: "1,2 3,4".',
    ),
    click.option(
        "--forbid", multiple=True, callback=_cells, metavar="CELLS", help="Give no clues there."
    ),
)


def symmetry(default: str | None, words: str) -> options.Decorator:
    """The option for a symmetry; in words what it is if nothing is said."""
    return click.option(
        "--symmetry",
        type=click.Choice(SYMMETRIES),
        default=default,
        help=f"Symmetry of the cells with clues.  [default: {words}]",
    )


PATTERN = click.option(
    "--pattern",
    type=click.Path(path_type=Path),
    callback=_picture,
    metavar="FILE",
    help="A picture of the board: # where a clue must stand, ? where one may, . where none may.",
)
