"""A book: puzzles of several kinds, each solved and proved to have one answer, for paper."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from pylogic.batches.members import Member
from pylogic.books import page
from pylogic.books.candidates import Candidate, Refused, candidates, made_of_each
from pylogic.books.contents import Chapter, Contents, Entry, Level, hardness
from pylogic.books.page import PAPERS
from pylogic.clues.generated_puzzle import GeneratedPuzzle
from pylogic.draw.board import Board
from pylogic.errors import OptionError, StoppedError
from pylogic.formats import mapping
from pylogic.formats.sources import Manner
from pylogic.puzzle import Puzzle
from pylogic.rules import documentation, files
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import Instance
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
class Book(Contents):
    """Chapters with puzzles, their solutions at the back, and what was left out."""

    left_out: tuple[tuple[str, str], ...] = ()
    """The names of puzzles that are not in it, each with the reason."""
    is_cut: bool = field(default=False, compare=False)
    """Whether each reason is a limit."""

    def html(self) -> str:
        """The book as a web page to print, in one file."""
        return page.render(self)

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
        target = ending(path)
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


def ending(path: str | Path) -> Path:
    """The file of a book.

    Raises:
        OptionError: its name does not say in which format, or it cannot be there.
    """
    found = Path(path)
    if found.suffix not in _ENDINGS:
        raise OptionError(f"{path}: expected a file whose name ends in {' or '.join(_ENDINGS)}")
    if not found.parent.is_dir():  # said now, not when everything is solved
        raise OptionError(f"{found.parent}: no such folder")
    return found


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
    puzzle: str | None = None,
    grading: float = GRADING,
    format: str | None = None,
    lossy: bool = False,
    timeout: float | None = None,
    memory: int | None = None,
    file_size: int | None = None,
    jobs: int | None = None,
    on_begin: Callable[[int], None] = lambda _count: None,
    on_puzzle: Callable[[str], None] = lambda _name: None,
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
        puzzle: the puzzle of all names that do not say it.
        grading: seconds that the grade of a puzzle may take whose file does not tell it; 0: none.
        timeout, memory: for each puzzle.
        jobs: puzzles at a time; without it one for each core.
        on_begin, on_puzzle: called with how many puzzles there are, and with the name of each
            that is done.

    Raises:
        OptionError: an argument cannot be meant, or no puzzle is left.
        StoppedError: Ctrl-C.
    """
    check_types(str, title=title, paper=paper)
    check_types(bool, lossy=lossy)
    check_one_of("paper", paper, tuple(PAPERS))
    target = None if output is None else ending(output)
    if target is not None and target.suffix == ".pdf":
        _weasyprint()  # missed now, not when everything is solved
    if isinstance(names, (str, Path)):
        raise OptionError(f"names={names!r}: expected a list of names")
    if grading:
        limits_of(grading)
    limits = limits_of(timeout, memory, True, file_size=file_size).afresh()
    manner = Manner(format, lossy, limits_of(file_size=file_size))
    found = list(candidates(names, puzzle, manner))
    on_begin(len(found))
    make = partial(_solved, grading=grading)
    made = made_of_each(found, make, limits, jobs, lambda one, _made: on_puzzle(one.name))
    chapters = tuple(_chapters(made.fine, bool(grading)))
    if not chapters:
        raise OptionError(
            *(f"{name}: {why}" for name, why in made.left_out),
            "no puzzle is left: no book was made",
        )
    bound = Book(title, paper, chapters, made.left_out, made.is_cut)
    if target is not None:
        bound.save(target)
    return bound


# ---- Each puzzle, in a child -------------------------------------------------------------------


@dataclass(frozen=True)
class _Made:
    board: Board
    solution: Board
    answer: tuple[str, ...]
    level: Level | None
    changed: Mapping[str, int | str]
    """The constants that are not as usual."""


def _solved(one: Candidate, limits: Limits, grading: float) -> _Made | Refused:
    """Solve a puzzle, grade and draw it."""
    puzzle, instance = one.opened(limits)
    outcome = puzzle.solve(instance)
    if outcome.status != Status.UNIQUE:
        return Refused(_WRONG[outcome.status], is_cut=outcome.interrupted is not None)
    (answer,) = outcome.answers
    values = puzzle.task(instance).values
    board, solution = puzzle.draw(instance), puzzle.board(answer)
    if not (len(board.frames) == len(solution.frames) == 1 and board.rows):
        return Refused("it is not drawn as one picture")
    return _Made(
        board=board,
        solution=solution,
        answer=tuple(map(str, answer.symbols)),
        level=one.level or _level(puzzle, instance, grading),
        changed=mapping.changed(puzzle.encoding, values),
    )


def _level(puzzle: Puzzle, instance: Instance, grading: float) -> Level | None:
    """How hard a puzzle is, if that is found in so many seconds."""
    if not grading:
        return None
    try:
        grade = puzzle.rate(instance, timeout=grading)
    except StoppedError:
        return None
    return Level(grade.costliest, grade.level) if grade.is_complete else None


# ---- What the book says -------------------------------------------------------------------------


def _chapters(made: Iterable[tuple[Candidate, _Made]], is_graded: bool) -> Iterator[Chapter]:
    """The puzzles by their rules, each with its number."""
    kinds: dict[tuple[str, str], list[tuple[Candidate, _Made]]] = {}
    for one, end in made:
        path = "" if one.encoding is None else str(one.encoding.path)
        kinds.setdefault((path, repr(sorted(end.changed.items()))), []).append((one, end))
    number = 1
    for found in kinds.values():
        one, end = found[0]
        if one.encoding is not None:
            ordered = sorted(found, key=lambda pair: hardness(pair[1].level))
            yield _chapter(one.encoding, end.changed, ordered, number, is_graded)
        number += len(found)


def _chapter(
    encoding: Encoding,
    changed: Mapping[str, int | str],
    found: Sequence[tuple[Candidate, _Made]],
    first: int,
    is_graded: bool,
) -> Chapter:
    rules = documentation.under(documentation.game(encoding.header), changed)
    entries = (
        Entry(
            number=number,
            name=one.name,
            title="" if one.is_generated else one.title,
            board=end.board,
            solution=end.solution,
            answer=end.answer,
            level=end.level,
            is_graded=is_graded,
        )
        for number, (one, end) in enumerate(found, first)
    )
    return Chapter(encoding.name, encoding.title, rules, tuple(entries))
