"""A book: puzzles of several kinds, each solved and proved to have one answer, for paper."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any, Unpack

from pylogic.batches.members import Item, Member
from pylogic.books import page
from pylogic.books.candidates import Choices, Refused, made_of_each, open_puzzle, title_of
from pylogic.books.contents import Chapter, Entry, Level, counted
from pylogic.books.page import PAPERS
from pylogic.clues.generated_puzzle import GRADE, SOURCE, GeneratedPuzzle
from pylogic.errors import OptionError, StoppedError
from pylogic.formats import mapping
from pylogic.rules import documentation, files
from pylogic.rules.lexical import is_number
from pylogic.rules.limits import Limits
from pylogic.solving.options import check_one_of, check_types, limits_of
from pylogic.solving.outcome import Status

GRADING = 10.0
"""Seconds that grading a puzzle may take."""
_ENDINGS = (".html", ".pdf")
_WRONG: Mapping[Status, str] = {
    Status.NONE: "it has no answer",
    Status.MULTIPLE: "it has several answers",
    Status.FOUND: "it has an answer, and perhaps more",
    Status.OPTIMAL: "it has a best answer, and perhaps others as good",
    Status.INTERRUPTED: "it is not known whether it has one answer",
}


@dataclass(frozen=True, repr=False)
class Book:
    """Chapters with puzzles under a title, their solutions at the back, and what was left out."""

    title: str
    paper: str
    """The name of its paper."""
    chapters: tuple[Chapter, ...]
    left_out: tuple[tuple[str, str], ...] = ()
    """The names of puzzles that are not in it, each with the reason."""
    is_cut: bool = field(default=False, compare=False)
    """Whether each reason is a limit."""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All its puzzles."""
        return tuple(entry for chapter in self.chapters for entry in chapter.entries)

    @property
    def size(self) -> str:
        """How many puzzles it has, of how many kinds."""
        return f"{counted(len(self.entries), 'puzzle')} of {counted(len(self.chapters), 'kind')}"

    @property
    def count(self) -> str:
        """How many puzzles it has, and how hard they are, the easiest first."""
        easiest_first = sorted(self.entries, key=lambda entry: entry.hardness)
        grades = Counter(entry.grade for entry in easiest_first if entry.grade)
        told = ", ".join(f"{number} {grade}" for grade, number in grades.items())
        return f"{self.size}: {told}" if told else self.size

    def html(self) -> str:
        """The book as a web page to print, in one file."""
        return page.render(self.title, self.count, PAPERS[self.paper], self.chapters)

    def pdf(self) -> bytes:
        """The same page as a PDF.

        Raises:
            OptionError: WeasyPrint is not installed.
        """
        written: bytes = _weasyprint().HTML(string=self.html()).write_pdf()
        return written

    def save(self, path: str | Path) -> None:
        """Write the book into a file, whose name ends in .html or .pdf.

        Raises:
            OptionError, WriteError: it cannot be written.
        """
        target = _target(path)
        data = self.pdf() if target.suffix == ".pdf" else self.html().encode()
        with files.writing(target) as file, files.write_errors(target):
            file.write(data)

    def to_dict(self) -> dict[str, Any]:
        """Its title, paper, chapters, and what was left out."""
        return {
            "title": self.title,
            "paper": self.paper,
            "chapters": [chapter.to_dict() for chapter in self.chapters],
            "left_out": [{"name": name, "reason": why} for name, why in self.left_out],
        }

    def __str__(self) -> str:
        return self.size + (f", {len(self.left_out)} left out" if self.left_out else "")

    def __repr__(self) -> str:
        return f"<Book {self.title!r}: {self}>"


def _target(path: str | Path) -> Path:
    """The file of a book, which can be written as far as that is known.

    Raises:
        OptionError: its name tells no format, it has no folder, or WeasyPrint is missing.
    """
    target = Path(path)
    if target.suffix not in _ENDINGS:
        raise OptionError(f"{path}: expected a file whose name ends in {' or '.join(_ENDINGS)}")
    if not target.parent.is_dir():
        raise OptionError(f"{target.parent}: no such folder")
    if target.suffix == ".pdf":
        _weasyprint()
    return target


def _weasyprint() -> Any:
    """The library that prints the page; it is an extra, and needs Pango of the system.

    Raises:
        OptionError: it is not installed, or does not find Pango.
    """
    try:
        import weasyprint
    except (ImportError, OSError) as error:
        raise OptionError(
            "PDF needs WeasyPrint (pip install '.[book]' in a checkout of pylogic) and its library "
            "Pango; without them write FILE.html, and print that to a PDF from a browser"
        ) from error
    return weasyprint


def book(
    names: Iterable[str | Path | Member | GeneratedPuzzle],
    *,
    output: str | Path | None = None,
    title: str = "Puzzles",
    paper: str = "a4",
    grading: float = GRADING,
    on_begin: Callable[[int], None] = lambda _count: None,
    on_puzzle: Callable[[str], None] = lambda _name: None,
    **choices: Unpack[Choices],
) -> Book:
    """Lay out puzzles as a book; those without exactly one answer are left out, and named.

    The kinds come in the order in which they are met; of each the easier puzzles come first, and
    those without a grade last.

    Args:
        names: files, folders, patterns, FILE.json, FILE#NAME, links and IDs, each perhaps after
            the puzzle that it is of, as in "KIND:FILE"; and generated puzzles. A folder also has
            those of its folders that are called as puzzles.
        output: a file that is written, too: *.html or *.pdf.
        paper: "a4" or "letter".
        grading: seconds that the grade of a puzzle may take whose file does not tell it; 0: none.
        on_begin, on_puzzle: called with how many puzzles there are, and with the name of each
            that is done.
        choices: `puzzle` of names that do not say it; `timeout` and `memory` of each puzzle;
            puzzles at a time (`jobs`); how names are read.

    Raises:
        OptionError: an argument cannot be meant, or no puzzle is left.
        StoppedError: Ctrl-C.
    """
    check_types(str, title=title, paper=paper)
    check_one_of("paper", paper, tuple(PAPERS))
    if output is not None:
        _target(output)  # now, not when everything is solved
    if grading:
        limits_of(grading)
    make = partial(_solve, grading=grading)
    made = made_of_each(names, make, on_begin, lambda name, _made: on_puzzle(name), **choices)
    chapters = _merge(chapter for _, chapter in made.fine)
    bound = Book(title, paper, tuple(chapters), made.left_out, made.is_cut)
    if output is not None:
        bound.save(output)
    return bound


def _solve(item: Item, limits: Limits, grading: float) -> Chapter | Refused:
    """Solve a puzzle, grade and draw it, as a chapter of its own: the work of a child."""
    puzzle, instance = open_puzzle(item, limits)
    outcome = puzzle.solve(instance)
    if outcome.status != Status.UNIQUE:
        return Refused(_WRONG[outcome.status], is_cut=outcome.interrupted is not None)
    (answer,) = outcome.answers
    board, solution = puzzle.draw(instance), puzzle.board(answer)
    if not (len(board.frames) == len(solution.frames) == 1 and board.rows):
        return Refused("it is not drawn as one picture")
    is_generated = f"% {SOURCE}" in instance.text
    level = _recorded_level(instance.text) if is_generated else None
    if level is None and grading:
        with suppress(StoppedError):
            rated = puzzle.rate(instance, timeout=grading)
            if rated.is_complete and rated.costliest is not None:
                level = Level(rated.costliest, rated.level)
    title = "" if is_generated else title_of(item)
    shown = tuple(map(str, answer.symbols))
    entry = Entry(0, item.name, title, board, solution, shown, level, is_graded=bool(grading))
    encoding = puzzle.encoding
    changed = mapping.changed(encoding, puzzle.task(instance).values)
    rules = documentation.under(documentation.game(encoding.header), changed)
    kind = encoding.path, repr(sorted(changed.items()))
    return Chapter(encoding.name, encoding.title, rules, (entry,), kind)


def _recorded_level(text: str) -> Level | None:
    """The difficulty that the file of a generated puzzle records; None if it has none."""
    line = text.partition(GRADE)[2].partition("\n")[0]
    cost, _, name = line.strip().partition(" ")
    return Level(int(cost), name or None) if is_number(cost) else None


def _merge(chapters: Iterable[Chapter]) -> Iterator[Chapter]:
    """A chapter of each kind, the easier puzzles first; the puzzles have their numbers."""
    kinds: dict[object, list[Chapter]] = {}
    for chapter in chapters:
        kinds.setdefault(chapter.kind, []).append(chapter)
    number = 1
    for alike in kinds.values():
        entries = sorted((e for one in alike for e in one.entries), key=lambda e: e.hardness)
        numbered = (replace(entry, number=n) for n, entry in enumerate(entries, number))
        yield replace(alike[0], entries=tuple(numbered))
        number += len(entries)
