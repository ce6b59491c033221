"""Pages and sites for players, who need no server.

A page is one file. A site is a gallery of several kinds, with a page for each board. Its files go
to any web server, under any address: they name each other from where they are. What pages share are
files of their own, and a service worker keeps the whole site in a browser that has visited it.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from pylogic.batches.members import Item, Member
from pylogic.books.candidates import candidates, made_of_each, open_puzzle, title_of
from pylogic.books.contents import counted
from pylogic.clues.generated_puzzle import GeneratedPuzzle
from pylogic.draw.svg import escaped
from pylogic.errors import OptionError
from pylogic.formats import mapping
from pylogic.formats.sources import Manner
from pylogic.puzzle import Puzzle
from pylogic.rules import documentation, files
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import Instance
from pylogic.rules.limits import Limits
from pylogic.rules.parts import VIEW
from pylogic.solving.options import check_types, limits_of
from pylogic.web import offline
from pylogic.web.played_board import PlayedBoard, prepare

_TITLE = "Puzzles"
_UNSAFE = re.compile(r"[^A-Za-z0-9_-]+")
"""Signs that names of files and addresses do without."""
_BLACK = re.compile(r'<(rect|circle)[^>]*fill="#1c1c1c"')
"""Drawings that a dark page must leave black."""


@dataclass(frozen=True, repr=False)
class Page:
    """Boards of the same rules under the same constants, and the page on which they are played."""

    title: str
    boards: tuple[PlayedBoard, ...]
    game: tuple[documentation.Paragraph, ...] = ()
    """How it is played."""

    def html(self, root: str | None = None, heading: str = "", beside: str = "") -> str:
        """The page in one file, which asks for no other; or as a page of a site.

        Args:
            root: the folder of the site, as seen from the page.
            heading, beside: HTML in place of the title, and for what stands beside it.
        """
        boards = [{"name": one.name, "remark": one.remark, **one.data} for one in self.boards]
        data = {"title": self.title, "game": self.game, "boards": boards}
        parts = {"heading": heading or escaped(self.title), "beside": beside}
        packed = offline.pack(offline.compact(data))
        return offline.page(offline.PLAYER, self.title, root, **parts, data=packed)

    def save(self, path: str | Path) -> None:
        """Write the page into a file whose name ends in .html.

        Raises:
            OptionError, WriteError: it cannot be written.
        """
        files.write(_page_path(path), self.html())

    def to_dict(self) -> dict[str, Any]:
        """Its title and its boards."""
        return {"title": self.title, "boards": [board.to_dict() for board in self.boards]}

    def __str__(self) -> str:
        return f"{self.title}: {counted(len(self.boards), 'board')}"

    def __repr__(self) -> str:
        return f"<Page {self}>"


@dataclass(frozen=True)
class Kind:
    """A page cut into one for each board, in a folder of a site."""

    name: str
    """The name of its folder."""
    page: Page
    names: tuple[str, ...]
    """Those of the pages of its boards."""

    @property
    def boards(self) -> dict[str, PlayedBoard]:
        """Its boards by the names of their pages."""
        return dict(zip(self.names, self.page.boards, strict=True))

    def to_dict(self) -> dict[str, Any]:
        """Its names, and its boards, each with that of its page."""
        boards = [{"page": name, **board.to_dict()} for name, board in self.boards.items()]
        return {"name": self.name, "title": self.page.title, "boards": boards}


@dataclass(frozen=True, repr=False)
class Site:
    """Boards of several kinds on pages that need no server, and what was left out."""

    kinds: tuple[Kind, ...]
    left_out: tuple[tuple[str, str], ...] = ()
    """The names of puzzles that are not in it, each with the reason."""
    is_cut: bool = field(default=False, compare=False)
    """Whether each reason is a limit."""

    def files(self) -> dict[str, str]:
        """The text of each file, by its path in the site."""
        texts = offline.shared(offline.PLAYER, offline.SITE)
        texts["index.html"] = _front(self.kinds)
        for kind in self.kinds:
            texts |= {f"{kind.name}/{name}": text for name, text in _folder(kind)}
        version = hashlib.sha256(json.dumps(texts).encode()).hexdigest()[:16]
        return {**texts, "worker.js": offline.worker(version, texts)}

    def save(self, folder: str | Path) -> None:
        """Write the site into a folder, over files that are called the same.

        Raises:
            OptionError, WriteError: it cannot be written.
        """
        for name, text in self.files().items():
            path = Path(folder, name)
            with files.write_errors(path):
                path.parent.mkdir(parents=True, exist_ok=True)
            files.write(path, text)

    def to_dict(self) -> dict[str, Any]:
        """Its kinds, and what was left out."""
        return {
            "kinds": [kind.to_dict() for kind in self.kinds],
            "left_out": [{"name": name, "reason": why} for name, why in self.left_out],
        }

    def __str__(self) -> str:
        number = sum(len(kind.names) for kind in self.kinds)
        size = f"{counted(number, 'board')} of {counted(len(self.kinds), 'kind')}"
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

    Each board is solved, and derived step by step: the page checks what a player enters by the one
    answer, and its hints are these steps. Where a limit comes first the hints end there.

    Args:
        instances: names, paths or Instances, as `Puzzle.solve` takes.
        output: a file for the page, *.html.
        timeout, memory: for each board.
        on_board: called with each board that is ready.

    Raises:
        OptionError: an argument cannot be meant; a board has no answer, or nothing can be entered.
        NotFoundError, ProgramError: as `Puzzle.solve`.
        StoppedError: a limit or Ctrl-C came before a board could be drawn.
        WriteError: the file could not be written.
    """
    check_types(Puzzle, puzzle=puzzle)
    if isinstance(instances, (str, Path, Instance)) or not instances:
        raise OptionError(f"instances={instances!r}: expected a list of instances")
    target = None if output is None else _page_path(output)
    limits = limits_of(timeout, memory, otherwise=puzzle.limits).afresh()
    if VIEW not in puzzle.encoding.parts:
        raise OptionError(f"{puzzle.encoding.path} has no view part: there is nothing to draw")
    boards = []
    for name in instances:
        bounded = replace(puzzle, limits=limits.begun())
        instance = name if isinstance(name, Instance) else bounded.instance(name)
        boards.append(prepare(bounded, instance, constants or {}))
        on_board(boards[-1])
    page = _page(puzzle.encoding, boards, mapping.changed(puzzle.encoding, constants or {}))
    if target is not None:
        page.save(target)
    return page


def site(
    names: Iterable[str | Path | Member | GeneratedPuzzle],
    *,
    output: str | Path | None = None,
    puzzle: str | None = None,
    format: str | None = None,
    lossy: bool = False,
    timeout: float | None = None,
    memory: int | None = None,
    file_size: int | None = None,
    jobs: int | None = None,
    on_begin: Callable[[int], None] = lambda _count: None,
    on_board: Callable[[str, PlayedBoard | None], None] = lambda _name, _board: None,
) -> Site:
    """Make a site on which boards are played without any server; others are left out, and named.

    Args:
        names: as `book` takes.
        output: a folder into which the site is written, too.
        puzzle: the puzzle of all names that do not say it.
        timeout, memory: for each board, whose hints end there.
        jobs: boards at a time; without it one for each core.
        on_begin, on_board: called with how many boards there are; and with the name of each that
            is done and the board, which is None if it is left out.

    Raises:
        OptionError: an argument cannot be meant, or no board is left.
        StoppedError: Ctrl-C.
        WriteError: a file could not be written.
    """
    if isinstance(names, (str, Path)):
        raise OptionError(f"names={names!r}: expected a list of names")
    limits = limits_of(timeout, memory, True, file_size=file_size).afresh()
    manner = Manner(format, lossy, limits_of(file_size=file_size))
    found = list(candidates(names, puzzle, manner))
    on_begin(len(found))
    made = made_of_each(
        found,
        _prepare_item,
        limits,
        jobs,
        lambda item, board: on_board(item.name, board if isinstance(board, PlayedBoard) else None),
    )
    kinds = tuple(_kinds(made.fine))
    if not kinds:
        raise OptionError(
            *(f"{name}: {why}" for name, why in made.left_out), "no board is left: no site was made"
        )
    whole = Site(kinds, made.left_out, made.is_cut)
    if output is not None:
        whole.save(output)
    return whole


def _prepare_item(item: Item, limits: Limits) -> PlayedBoard:
    return prepare(*open_puzzle(item, limits), {})


def _kinds(made: Iterable[tuple[Item, PlayedBoard]]) -> Iterator[Kind]:
    """The boards by their rules and constants, in the order in which these are met."""
    groups: dict[object, list[tuple[Item, PlayedBoard]]] = {}
    for item, board in made:
        path = item.kind and item.kind.path
        groups.setdefault((path, *board.constants.items()), []).append((item, board))
    folders: set[str] = set()
    for group in groups.values():
        encoding, boards = group[0][0].kind, [board for _, board in group]
        if encoding is None:
            continue
        taken = {"index"}
        names = tuple(
            _free_name(
                title_of(item) or ("" if _UNSAFE.search(item.name) else item.name) or str(number),
                taken,
            )
            for number, (item, _) in enumerate(group, 1)
        )
        page = _page(encoding, boards, boards[0].constants)
        yield Kind(_free_name(encoding.name, folders), page, names)


def _page(
    encoding: Encoding,
    boards: Iterable[PlayedBoard],
    changed: Mapping[str, int | str],
) -> Page:
    """The page of boards; `changed` are the constants that have another value than usual."""
    game = documentation.under(documentation.game(encoding.header), changed)
    return Page(encoding.title, tuple(boards), game)


# ---- Names of files ------------------------------------------------------------------------------


def _page_path(path: str | Path) -> Path:
    """The file of a page.

    Raises:
        OptionError: its name does not end in .html, or it cannot be there.
    """
    found = Path(path)
    if found.suffix != ".html":
        raise OptionError(f"{path}: expected a file whose name ends in .html")
    if not found.parent.is_dir():  # said now, not when everything is solved
        raise OptionError(f"{found.parent}: no such folder")
    return found


def _free_name(wanted: str, taken: set[str]) -> str:
    """A name for a file that no other one has, which is taken then."""
    name = plain = _UNSAFE.sub("_", wanted).strip("_")[:100] or "board"
    number = 1
    while name.casefold() in taken:
        number += 1
        name = f"{plain}-{number}"
    taken.add(name.casefold())
    return name


# ---- The gallery of a site -----------------------------------------------------------------------


def _front(kinds: Iterable[Kind]) -> str:
    """The page of all kinds."""
    tiles = []
    pages = {}
    for kind in kinds:
        first, title = kind.page.boards[0], kind.page.title
        link, picture = f"{kind.name}/index.html", f"{kind.name}/{kind.names[0]}.svg"
        number = counted(len(kind.names), "board")
        tiles.append(_tile(link, f'data-kind="{kind.name}"', picture, first, title, number))
        pages[kind.name] = [
            {"name": name, "id": board.data["id"], "title": title, "look": _look(board)}
            for name, board in kind.boards.items()
        ]
    head = '<header><h2>Which puzzle?</h2></header><div id="begun"></div><h3>All kinds</h3>'
    return _gallery("", _TITLE, head, "All kinds", tiles, offline.compact(pages))


def _folder(kind: Kind) -> Iterator[tuple[str, str]]:
    """The files of a kind: the page of its boards, and the page and the picture of each."""
    whole, title = kind.page, escaped(kind.page.title)
    rules = ((' class="item"' * rule.is_item, escaped(rule.text)) for rule in whole.game)
    game = "".join(f"<p{style}>{text}</p>" for style, text in rules)
    head = (
        f'<header><a href="../index.html">All kinds</a><h2>{title}</h2>'
        f'<div class="game">{game}</div></header>'
    )
    tiles = []
    around = ("", *kind.names, "")
    for before, (name, board), after in zip(around, kind.boards.items(), around[2:], strict=False):
        mark, picture = f'data-board="{board.data["id"]}"', f"{name}.svg"
        tiles.append(_tile(f"{name}.html", mark, picture, board, name, board.size))
        page = replace(whole, title=f"{whole.title}: {name}", boards=(board,))
        heading = f'<a href="index.html" title="All boards" class="back">{title}</a>'
        left = _way(before, "\N{LEFTWARDS ARROW}", "The board before")
        right = _way(after, "\N{RIGHTWARDS ARROW}", "The next board")
        yield f"{name}.html", page.html("../", heading, f"{left}<span>{name}</span>{right}")
        yield picture, board.picture
    yield "index.html", _gallery("../", whole.title, head, f"Boards of {title}", tiles)


def _way(name: str, arrow: str, words: str) -> str:
    """The way to the page of a board, if there is one."""
    return f'<a href="{name}.html" aria-label="{words}">{arrow}</a>' if name else ""


def _gallery(
    root: str, title: str, head: str, words: str, tiles: Iterable[str], pages: str = "{}"
) -> str:
    """A page with a list of tiles, which is called as `words` say; `pages` is for scripts."""
    items = "".join(f"<li>{tile}</li>" for tile in tiles)
    content = f'{head}<ul class="tiles" aria-label="{words}">{items}</ul>'
    parts = {"home": f"{root}index.html", "name": _TITLE, "content": content, "pages": pages}
    return offline.page(offline.SITE, title, root, **parts)


def _look(board: PlayedBoard) -> str:
    """The style of a picture: a plain one is dark on a dark page."""
    return "picture" if _BLACK.search(board.picture) else "picture plain"


def _tile(link: str, mark: str, picture: str, board: PlayedBoard, words: str, more: str) -> str:
    """A link with the picture of a board; scripts find it by the attribute `mark`."""
    drawn = f'<img src="{picture}" alt="" loading="lazy">'
    return (
        f'<a class="tile" href="{link}" {mark}><span class="{_look(board)}">{drawn}</span>'
        f"<strong>{escaped(words)}</strong>"
        f'<span class="soft">{escaped(more)}<span class="state"></span></span></a>'
    )
