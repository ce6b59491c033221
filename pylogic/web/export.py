"""Pages and sites on which boards are played without a server.

A page is one file. A site is a gallery of several kinds, with a page for each board. Its files go
to any web server, under any address, since their links are relative. Its pages share scripts and
styles, and a service worker keeps the whole site in a browser that has visited it.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from typing import Any, Unpack, cast

from pylogic.batches.members import Member
from pylogic.books.candidates import Choices, find_title, make_each, open_puzzle
from pylogic.books.page import count_things
from pylogic.clues.generated_puzzle import GeneratedPuzzle
from pylogic.errors import ANSWERED, BAD_INPUT, LIMITED, OptionError
from pylogic.puzzle import Puzzle
from pylogic.rules import documentation, files
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import Instance
from pylogic.rules.limits import Limits
from pylogic.solving.question import check_types, make_limits
from pylogic.web import offline
from pylogic.web.played_board import PlayedBoard, prepare_board

_TITLE = "Puzzles"
_UNSAFE = re.compile(r"[^A-Za-z0-9_-]+")
"""Characters that names of files in a site do not contain."""
_BLACK = re.compile(r'<(rect|circle)[^>]*fill="#1c1c1c"')
"""Matches a drawing with black areas, whose colours a dark page must not invert."""


@dataclass(frozen=True, repr=False)
class Page:
    """Boards of the same rules, to be played on one page or on many."""

    title: str
    boards: tuple[PlayedBoard, ...]
    game: tuple[documentation.Paragraph, ...] = ()
    """The rules of the game in words."""

    def html(self) -> str:
        """Return the page as one file, which loads no other file."""
        return offline.render_page(offline.PLAYER, self.title, None, self._data(self.boards))

    def files(self) -> Iterator[tuple[str, str]]:
        """Yield (name, text) of its files in a site: .html and .svg of each board, index.html."""
        names = ("", *(board.name for board in self.boards), "")
        for before, board, after in zip(names, self.boards, names[2:], strict=False):
            data = {**self._data([board]), "around": [before, after]}
            title = f"{self.title}: {board.name}"
            yield f"{board.name}.html", offline.render_page(offline.PLAYER, title, "../", data)
            yield f"{board.name}.svg", board.picture
        data = {"title": self.title, "game": self.game, "boards": self.tiles}
        yield "index.html", offline.render_page(offline.SITE, self.title, "../", data)

    @property
    def tiles(self) -> list[Mapping[str, Any]]:
        """The name, id, size and is_plain (no black areas) of each board, for a gallery."""
        return [
            {
                "name": board.name,
                "id": board.data["id"],
                "size": board.size,
                "is_plain": not _BLACK.search(board.picture),
            }
            for board in self.boards
        ]

    def _data(self, boards: Iterable[PlayedBoard]) -> Mapping[str, Any]:
        """Return the data that the script of a page with these of its boards shows."""
        data = [{"name": board.name, "remark": board.remark, **board.data} for board in boards]
        return {"title": self.title, "game": self.game, "boards": data}

    def save(self, path: str | Path) -> None:
        """Write the page into a file *.html; raise OptionError or WriteError if that fails."""
        files.write(_check_page_path(path), self.html())

    @property
    def remarks(self) -> list[str]:
        """A line for each board whose players miss checks or hints."""
        return [f"{board.name}: {board.remark}" for board in self.boards if board.remark]

    @property
    def exit_code(self) -> int:
        """The exit code of the command line."""
        return ANSWERED

    def to_dict(self) -> dict[str, Any]:
        """Return `title` and `boards`, each by `PlayedBoard.to_dict`, but no rules and pictures."""
        return {"title": self.title, "boards": [board.to_dict() for board in self.boards]}

    def __str__(self) -> str:
        return f"{self.title}: {count_things(len(self.boards), 'board')}"

    def __repr__(self) -> str:
        return f"<Page {self}>"


@dataclass(frozen=True, repr=False)
class Site:
    """Boards of several kinds on pages that need no server, and what was left out."""

    kinds: Mapping[str, Page]
    """The boards of each kind, by the name of its folder."""
    left_out: tuple[tuple[str, str], ...] = ()
    """The names of puzzles that the site leaves out, each with the reason."""
    is_cut: bool = field(default=False, compare=False)
    """True if a limit is the reason for each puzzle left out."""

    def files(self) -> dict[str, str]:
        """Return the text of each of its files, a service worker too, by the path in the site."""
        kinds = [
            {"folder": name, "title": page.title, "boards": page.tiles}
            for name, page in self.kinds.items()
        ]
        texts = offline.read_shared_files(offline.PLAYER, offline.SITE)
        texts["index.html"] = offline.render_page(offline.SITE, _TITLE, "", {"kinds": kinds})
        for name, page in self.kinds.items():
            texts |= {f"{name}/{file}": text for file, text in page.files()}
        version = hashlib.sha256(json.dumps(texts).encode()).hexdigest()[:16]
        return {**texts, "worker.js": offline.make_service_worker(version, texts)}

    def save(self, folder: str | Path) -> None:
        """Write its files into a folder, where others stay; raise OptionError or WriteError."""
        for name, text in self.files().items():
            files.write(Path(folder, name), text, makes_folders=True)

    @property
    def remarks(self) -> list[str]:
        """A line for each board whose players miss something, and for each that is left out."""
        boards = [f"{name}/{line}" for name, page in self.kinds.items() for line in page.remarks]
        return [*boards, *(f"left out: {name}: {reason}" for name, reason in self.left_out)]

    @property
    def exit_code(self) -> int:
        """The exit code of the command line."""
        return (LIMITED if self.is_cut else BAD_INPUT) if self.left_out else ANSWERED

    def to_dict(self) -> dict[str, Any]:
        """Return `kinds`, with `name`, `title` and `boards`, and `left_out`: `name`, `reason`."""
        return {
            "kinds": [{"name": name, **page.to_dict()} for name, page in self.kinds.items()],
            "left_out": [{"name": name, "reason": reason} for name, reason in self.left_out],
        }

    def __str__(self) -> str:
        number = sum(len(page.boards) for page in self.kinds.values())
        size = f"{count_things(number, 'board')} of {count_things(len(self.kinds), 'kind')}"
        return size + (f", {len(self.left_out)} left out" if self.left_out else "")

    def __repr__(self) -> str:
        return f"<Site: {self}>"


def export(
    puzzle: Puzzle,
    instances: Sequence[str | Path | Instance],
    *,
    output: str | Path | None = None,
    constants: Mapping[str, int | str] | None = None,
    timeout: float | None = None,
    memory: int | None = None,
    on_board: Callable[[PlayedBoard], None] = lambda _board: None,
) -> Page:
    """Make a page on which boards of a puzzle are played, without any server.

    Each board is solved, and derived step by step: the page checks a player's entries by the one
    answer, and its hints are these steps. If a limit comes first, the hints end there.

    Args:
        instances: names, paths or Instances, as `Puzzle.solve` takes.
        output: a file to write the page into, *.html.
        timeout, memory: the limits of each board.
        on_board: called with each board that is ready.

    Raises:
        OptionError: an argument is invalid; a board has no answer, or nothing can be entered.
        NotFoundError, ProgramError: as `Puzzle.solve`.
        StoppedError: a limit or Ctrl-C came before a board could be drawn.
        WriteError: the file could not be written.
    """
    check_types(Puzzle, puzzle=puzzle)
    if isinstance(instances, (str, Path, Instance)) or not instances:
        raise OptionError(f"instances={instances!r}: expected a list of instances")
    target = None if output is None else _check_page_path(output)
    limits = make_limits(timeout, memory, defaults=puzzle.limits).reset()
    boards = []
    for name in instances:
        bounded = replace(puzzle, limits=limits.start())
        instance = name if isinstance(name, Instance) else bounded.instance(name)
        boards.append(prepare_board(bounded, instance, constants or {}))
        on_board(boards[-1])
    page = _make_page(puzzle.encoding, boards)
    if target is not None:
        page.save(target)
    return page


def site(
    names: Iterable[str | Path | Member | GeneratedPuzzle],
    *,
    output: str | Path | None = None,
    on_begin: Callable[[int], None] = lambda _count: None,
    on_board: Callable[[str, PlayedBoard | None], None] = lambda _name, _board: None,
    **choices: Unpack[Choices],
) -> Site:
    """Make a site on which boards are played without any server; it leaves out other boards.

    Args:
        names: boards, as `book` takes.
        output: a folder to write the site into.
        on_begin: called with the number of boards.
        on_board: called with the name of each board that is finished, and with the board, or None
            if the site leaves it out.
        choices: `puzzle`, for names that do not say it; `timeout` and `memory` of each board, whose
            hints end there; `jobs`, boards at a time; how to read names.

    Raises:
        OptionError: an argument is invalid, or no board is left.
        StoppedError: Ctrl-C came.
        WriteError: a file could not be written.
    """
    result = make_each(names, _prepare_member, on_begin, on_board, **choices)
    new_site = Site(_group_into_pages(result.fine), result.left_out, result.is_cut)
    if output is not None:
        new_site.save(output)
    return new_site


def _prepare_member(member: Member, limits: Limits) -> PlayedBoard:
    """Return the board of a member, ready to be played; called in a child."""
    return prepare_board(*open_puzzle(member, limits), {})


def _group_into_pages(prepared: Iterable[tuple[Member, PlayedBoard]]) -> dict[str, Page]:
    """Return a page for each set of rules and constants, by the name of its folder, in order.

    Names of folders, and of a page's boards, become fit for files, and different.
    """
    groups: dict[object, tuple[Encoding, dict[str, PlayedBoard]]] = {}
    for member, board in prepared:
        encoding = cast(Encoding, member.kind)  # a member without rules is left out
        _, boards = groups.setdefault((encoding.path, *board.constants.items()), (encoding, {}))
        title = find_title(member) or ("" if _UNSAFE.search(member.name) else member.name)
        name = _free_name(title or str(len(boards) + 1), {"index", *boards})
        boards[name] = replace(board, name=name)
    pages: dict[str, Page] = {}
    for encoding, boards in groups.values():
        pages[_free_name(encoding.name, pages)] = _make_page(encoding, [*boards.values()])
    return pages


def _make_page(encoding: Encoding, boards: Sequence[PlayedBoard]) -> Page:
    """Return a page whose rules in words are those under the constants that all boards share."""
    shared = set.intersection(*({*board.constants.items()} for board in boards))
    game = documentation.adapt_game(encoding.header, dict(shared))
    return Page(encoding.title, tuple(boards), game)


def _check_page_path(path: str | Path) -> Path:
    """Return `path`; raise OptionError if it is no *.html, or its folder does not exist."""
    file = Path(path)
    if file.suffix != ".html":
        raise OptionError(f"{path}: expected a file whose name ends in .html")
    if not file.parent.is_dir():  # said before the boards are solved
        raise OptionError(f"{file.parent}: no such folder")
    return file


def _free_name(wanted: str, taken: Collection[str]) -> str:
    """Return `wanted`, fit for a file, with -2 or so if it is in `taken`, whatever the case."""
    plain = _UNSAFE.sub("_", wanted).strip("_")[:100] or "board"
    folded = {name.casefold() for name in taken}
    names = (f"{plain}-{number}" if number > 1 else plain for number in count(1))
    return next(name for name in names if name.casefold() not in folded)
