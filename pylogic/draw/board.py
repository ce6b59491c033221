"""Board: a scene that shows itself, and from which others are made."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from pylogic.draw.scene import Cell, Key, Label, Line, Mark, Scene, is_inside
from pylogic.rules.symbols import Place, Spot

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions
    from rich.segment import Segment

Candidates = tuple[tuple[str, ...], tuple[str, ...]]  # those left and those removed, see Cell


@dataclass(frozen=True, repr=False)
class Board(Scene):
    """A scene that shows itself: `print(board)` plainly, with lines and colours on a rich console.
    It imports the renderers, which take scenes."""

    def __repr__(self) -> str:
        frames = f", {len(self.frames)} frames" if len(self.frames) != 1 else ""
        return f"<Board {self.rows}x{self.cols}{frames}>"

    def _repr_html_(self) -> str:
        """Return an SVG picture for a notebook, with the frames side by side."""
        from pylogic.draw import svg

        return svg.render([self])

    def with_styles(self, spots: Mapping[Spot, str] | Mapping[Place, str]) -> Board:
        """Return a copy whose spots have these styles in each frame; edges and links have canonical
        names. Spots off the board, and texts that are not there, are left out."""
        blank: dict[Key, Mark] = {}
        for spot in spots:
            match spot:
                case (int(row), int(col)) | (("edge" | "link"), int(row), int(col), _):
                    if is_inside(row, col, (self.rows, self.cols)):
                        blank[spot] = Cell() if len(spot) == 2 else Line()
        return self.with_marks(
            lambda frame: {
                spot: mark._replace(style=style)
                for spot, style in spots.items()
                if isinstance(mark := frame.marks.get(spot, blank.get(spot)), Cell | Line | Label)
            }
        )

    def with_candidates(self, candidates: Mapping[Place, Candidates]) -> Board:
        """Return a copy whose cells have these candidates, left and removed, in each frame; cells
        with a text or a thing stay as they are."""
        return self.with_marks(
            lambda frame: {
                place: frame.cell(*place)._replace(candidates=values, removed=removed)
                for place, (values, removed) in candidates.items()
                if not frame.cell(*place).is_written
            }
        )

    def beside(self, others: Iterable[Board]) -> Board:
        """Return a copy with the frames of other boards of this size behind its own; captions and
        all else are this board's."""
        return replace(self, frames=tuple(f for board in (self, *others) for f in board.frames))

    def __str__(self) -> str:
        """Return the plain text of all frames, which can be read back, with the captions."""
        from pylogic.draw import text

        return text.render(self)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        """Yield the segments of the board with lines and colours for a rich console."""
        from pylogic.draw import terminal

        return terminal.render(self, console, options)
