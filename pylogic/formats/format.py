"""Format: what one exchange format can do; its own file makes it, `pylogic.formats` lists it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from pylogic.formats.diagram import Diagram, Found, Game, Source

Read = Callable[[Source, Sequence[Game]], Found]
Write = Callable[[Diagram, Game | None], str]


@dataclass(frozen=True)
class Format:
    """One exchange format; what it cannot do is left out."""

    name: str
    title: str
    """What people call it."""
    words: str
    """A line of help: what a text in it is."""
    matches: Callable[[str], bool]
    """Whether a text may be in it."""
    read: Read | None = None
    """Reads a text; the games are what the format calls the puzzle, if that is known.

    Without them it tells in any case what the text calls the puzzle, if the text does.
    """
    write: Write | None = None
    """Writes a diagram, of the puzzle that the format calls so.

    What it leaves out or says otherwise is found by reading the text again: see `convert`. It
    raises ProgramError only for what the reader would take and other programs would not.
    """
    has_solution: bool = False
    """Whether a solution is written with the board; else one that cannot be said is left out."""
    instead: str = ""
    """What to write instead, where it is only read."""
    extension: str = ""
    """How the names of its files end, if they tell it."""
    styles: Collection[str] = ()
    """The words of `exchange(NAME, ..., Style)`; none of what is written in one way only."""
    has_sections: bool = False
    """Whether a style is made of several words."""
    is_inline: bool = False
    """Whether it is one line, a link or an ID, which may be an argument."""
    needs_game: bool = False
    """Whether it cannot be written without what it calls the puzzle."""
    is_published: bool = False
    """Whether a solution stands beside the board, and is not shown on it."""

    @property
    def ending(self) -> str:
        """How a file's name ends that is written in it."""
        return self.extension or f".{self.name}"
