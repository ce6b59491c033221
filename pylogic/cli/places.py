"""Options for the places of clues: --keep, --forbid, --symmetry and --pattern."""

from __future__ import annotations

import re
from pathlib import Path

import click

from pylogic.cli import options
from pylogic.errors import OptionError
from pylogic.rules import source
from pylogic.rules.symbols import Place
from pylogic.rules.symmetry import SYMMETRIES


def _parse_cells(
    _ctx: click.Context, _param: click.Parameter, texts: tuple[str, ...]
) -> tuple[Place, ...]:
    """Return the cells of texts like "1,2 3,4" or "1,2;3,4"; raise OptionError at other words."""
    cells = []
    for word in " ".join(texts).replace(";", " ").split():
        match = re.fullmatch(r"([1-9][0-9]{0,8}),([1-9][0-9]{0,8})", word)
        if match is None:
            raise OptionError(f"{word!r} is no cell: expected ROW,COLUMN")
        cells.append((int(match[1]), int(match[2])))
    return tuple(cells)


def _read_picture(_ctx: click.Context, _param: click.Parameter, path: Path | None) -> str | None:
    """Return the text of the file of --pattern, ? for bad bytes; None without the option."""
    return None if path is None else source.read(path).decode(errors="replace")


WISHED = (
    click.option(
        "--keep",
        multiple=True,
        callback=_parse_cells,
        metavar="CELLS",
        help='Give these clues: "1,2 3,4".',
    ),
    click.option(
        "--forbid",
        multiple=True,
        callback=_parse_cells,
        metavar="CELLS",
        help="Give no clues there.",
    ),
)


def symmetry(default: str | None, words: str) -> options.Decorator:
    """Return the option --symmetry; `words` say in its help what holds by default."""
    return click.option(
        "--symmetry",
        type=click.Choice(SYMMETRIES),
        default=default,
        help=f"Symmetry of the cells with clues.  [default: {words}]",
    )


PATTERN = click.option(
    "--pattern",
    type=click.Path(path_type=Path),
    callback=_read_picture,
    metavar="FILE",
    help="A picture of the board: # where a clue must stand, ? where one may, . where none may.",
)
