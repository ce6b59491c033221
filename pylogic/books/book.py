"""A book: puzzles of several kinds, each solved and proved to have one answer, for paper."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any, Unpack

from pylogic.batches.batch import DOUBTS
from pylogic.batches.members import Member
from pylogic.books import page
from pylogic.books.candidates import Choices, Refusal, find_title, make_each, open_puzzle
from pylogic.books.page import PAPERS, Chapter, Entry, count_things
from pylogic.clues.generated_puzzle import SOURCE, GeneratedPuzzle, RecordedGrade, read_grade
from pylogic.errors import OptionError, StoppedError
from pylogic.formats import mapping
from pylogic.rules import documentation, files
from pylogic.rules.limits import Limits
from pylogic.solving.outcome import Status
from pylogic.solving.question import check_one_of, check_types, make_limits

GRADING = 10.0
"""Seconds that grading a puzzle may take."""
_ENDINGS = (".html", ".pdf")


@dataclass(frozen=True, repr=False)
class Book:
    """Chapters with puzzles under a title, their solutions, and the puzzles that were left out."""

    title: str
    paper: str
    """The name of the paper: a key of `PAPERS`."""
    chapters: tuple[Chapter, ...]
    left_out: tuple[tuple[str, str], ...] = ()
    """The names of the puzzles left out, each with the reason."""
    is_cut: bool = field(default=False, compare=False)
    """True if a limit is the reason for each puzzle left out."""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The puzzles of all chapters."""
        return tuple(entry for chapter in self.chapters for entry in chapter.entries)

    @property
    def size(self) -> str:
        """The number of puzzles and kinds, as "12 puzzles of 3 kinds"."""
        kinds = count_things(len(self.chapters), "kind")
        return f"{count_things(len(self.entries), 'puzzle')} of {kinds}"

    def html(self) -> str:
        """Return the book as one file of HTML to print, without the list of what is left out."""
        return page.render(self.title, self.size, self.paper, self.chapters)

    def pdf(self) -> bytes:
        """Return `html` printed as a PDF; raise OptionError without WeasyPrint or its Pango."""
        data: bytes = _import_weasyprint().HTML(string=self.html()).write_pdf()
        return data

    def save(self, path: str | Path) -> None:
        """Write the book into a file, whose name ends in .html or .pdf.

        Raise OptionError or WriteError if the file cannot be written.
        """
        target = _check_target(path)
        files.write(target, self.pdf() if target.suffix == ".pdf" else self.html())

    def to_dict(self) -> dict[str, Any]:
        """Return `title`, `paper`, `chapters`, and `left_out`: each `name` with its `reason`."""
        return {
            "title": self.title,
            "paper": self.paper,
            "chapters": [chapter.to_dict() for chapter in self.chapters],
            "left_out": [{"name": name, "reason": why} for name, why in self.left_out],
        }

    def __str__(self) -> str:
        """Return the size, and how many puzzles were left out."""
        return self.size + (f", {len(self.left_out)} left out" if self.left_out else "")

    def __repr__(self) -> str:
        return f"<Book {self.title!r}: {self}>"


def _check_target(path: str | Path) -> Path:
    """Return a book's path; OptionError for another ending, no folder, .pdf without WeasyPrint."""
    target = Path(path)
    if target.suffix not in _ENDINGS:
        raise OptionError(f"{path}: expected a file whose name ends in {' or '.join(_ENDINGS)}")
    if not target.parent.is_dir():
        raise OptionError(f"{target.parent}: no such folder")
    if target.suffix == ".pdf":
        _import_weasyprint()
    return target


def _import_weasyprint() -> Any:
    """Return the module weasyprint, which prints PDF; OptionError without it or its Pango."""
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

    Kinds come as they are met; in each easier puzzles come first, puzzles without a grade last.

    Args:
        names: files, folders, patterns, FILE.json, FILE#NAME, links and IDs, each perhaps after
            the name of its rules, as in "KIND:FILE"; and generated puzzles. A folder also has its
            folders that are named after rules.
        output: a file that is written, too: *.html or *.pdf.
        paper: "a4" or "letter".
        grading: seconds for grading a puzzle whose file has no grade; 0: no such puzzle is graded.
        on_begin, on_puzzle: called with the number of puzzles, and with the name of each that is
            done or left out.
        choices: `puzzle` of names that mention no rules; `timeout` and `memory` of each puzzle;
            puzzles at a time (`jobs`); how names are read.

    Raises:
        OptionError: an argument has a wrong value, or no puzzle is left.
        NotFoundError, ProgramError: there are no such rules, or they cannot be read.
        WriteError: the file could not be written.
        StoppedError: Ctrl-C.
    """
    check_types(str, title=title, paper=paper)
    check_one_of("paper", paper, tuple(PAPERS))
    if output is not None:
        _check_target(output)  # now, not when everything is solved
    if grading:
        make_limits(grading)
    make = partial(_solve, grading=grading)
    results = make_each(names, make, on_begin, lambda name, _made: on_puzzle(name), **choices)
    chapters = _merge_chapters(chapter for _, chapter in results.fine)
    bound = Book(title, paper, tuple(chapters), results.left_out, results.is_cut)
    if output is not None:
        bound.save(output)
    return bound


def _solve(member: Member, limits: Limits, grading: float) -> Chapter | Refusal:
    """Solve, grade and draw a puzzle in a child; return a chapter of it alone, or a refusal."""
    puzzle, instance = open_puzzle(member, limits)
    outcome = puzzle.solve(instance)
    if outcome.status != Status.UNIQUE:
        words = DOUBTS.get(outcome.status, "it has a best answer, and perhaps others as good")
        return Refusal(words, is_cut=outcome.interrupted is not None)
    (answer,) = outcome.answers
    board, solution = puzzle.draw(instance), puzzle.board(answer)
    if not (len(board.frames) == len(solution.frames) == 1 and board.rows):
        return Refusal("it is not drawn as one picture")
    is_generated = f"% {SOURCE}" in instance.text
    level = read_grade(instance.text)
    if level is None and grading:
        with suppress(StoppedError):
            grade = puzzle.rate(instance, timeout=grading)
            if grade.is_complete and grade.costliest is not None:
                level = RecordedGrade(grade.costliest, grade.level)
    title = "" if is_generated else find_title(member)
    atoms = tuple(map(str, answer.symbols))
    entry = Entry(0, member.name, title, board, solution, atoms, level)
    encoding = puzzle.encoding
    constants = mapping.changed_constants(encoding, puzzle.task(instance).all_constants)
    rules = documentation.adapt_game(encoding.header, constants)
    kind = encoding.path, repr(sorted(constants.items()))
    return Chapter(encoding.name, encoding.title, rules, (entry,), kind)


def _merge_chapters(chapters: Iterable[Chapter]) -> Iterator[Chapter]:
    """Yield one chapter for each kind as first met, easier puzzles first, numbered from 1 on."""
    kinds: dict[object, list[Chapter]] = {}
    for chapter in chapters:
        kinds.setdefault(chapter.kind, []).append(chapter)
    number = 1
    for alike in kinds.values():
        entries = [entry for chapter in alike for entry in chapter.entries]
        entries.sort(key=lambda entry: entry.hardness)
        numbered = (replace(entry, number=n) for n, entry in enumerate(entries, number))
        yield replace(alike[0], entries=tuple(numbered))
        number += len(entries)
