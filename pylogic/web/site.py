"""A site for players: a gallery of boards of several kinds, each on a page that needs no server.

Its files go to any web server, and under any address: they name each other from where they are. A
page holds one board; modules and looks are files that all pages share. Once the site is visited a
service worker has all of it.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, count
from pathlib import Path
from typing import Any

from pylogic.batches.members import Member
from pylogic.books.candidates import Candidate, Refused, candidates, made_of_each
from pylogic.books.contents import counted
from pylogic.clues.generated_puzzle import GeneratedPuzzle
from pylogic.draw.svg import escaped
from pylogic.errors import OptionError
from pylogic.formats import mapping
from pylogic.formats.sources import Manner
from pylogic.rules import documentation, files
from pylogic.rules.limits import Limits
from pylogic.solving.options import limits_of
from pylogic.web import offline
from pylogic.web.export import Page, PlayedBoard, played, shown_rules

_TITLE = "Puzzles"
_UNSAFE = re.compile(r"[^A-Za-z0-9_-]+")
"""What names of files and addresses do without."""
_BLACK = re.compile(r'<(rect|circle)[^>]*fill="#1c1c1c"')
"""What a dark page must leave black."""


@dataclass(frozen=True)
class Kind:
    """Boards of the same rules under the same constants, in a folder of a site."""

    name: str
    """That of its folder."""
    title: str
    game: tuple[documentation.Paragraph, ...]
    """How it is played."""
    boards: Mapping[str, PlayedBoard]
    """By the names of their pages."""
    rules: Mapping[str, Any] | None = None
    """What its pages are told of the rules that they show."""

    def to_dict(self) -> dict[str, Any]:
        """Its names, and its boards, each with that of its page."""
        boards = [{"page": name, **one.to_dict()} for name, one in self.boards.items()]
        return {"name": self.name, "title": self.title, "boards": boards}


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
        has_rules = any(kind.rules for kind in self.kinds)
        found = {**offline.shared(has_rules), "index.html": self._front()}
        for kind in self.kinds:
            for path, text in _files(kind):
                found[f"{kind.name}/{path}"] = text
        version = hashlib.sha256(json.dumps(found).encode()).hexdigest()[:16]
        return {**found, "worker.js": offline.worker(version, found)}

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

    def _front(self) -> str:
        """The page of all kinds."""
        tiles = (
            _tile(
                f"{kind.name}/index.html",
                f'data-kind="{kind.name}"',
                f"{kind.name}/{next(iter(kind.boards))}.svg",
                next(iter(kind.boards.values())).picture,
                kind.title,
                counted(len(kind.boards), "board"),
            )
            for kind in self.kinds
        )
        content = (
            '<header><h2>Which puzzle?</h2></header><div id="begun"></div><h3>All kinds</h3>'
            + _list("All kinds", tiles)
        )
        pages = {
            kind.name: [
                {
                    "name": name,
                    "id": board.data["id"],
                    "title": kind.title,
                    "look": _look(board.picture),
                }
                for name, board in kind.boards.items()
            ]
            for kind in self.kinds
        }
        return _gallery("", _TITLE, content, json.dumps(pages, separators=(",", ":")))

    def to_dict(self) -> dict[str, Any]:
        """Its kinds, and what was left out."""
        return {
            "kinds": [kind.to_dict() for kind in self.kinds],
            "left_out": [{"name": name, "reason": why} for name, why in self.left_out],
        }

    def __str__(self) -> str:
        number = sum(len(kind.boards) for kind in self.kinds)
        size = f"{counted(number, 'board')} of {counted(len(self.kinds), 'kind')}"
        return size + (f", {len(self.left_out)} left out" if self.left_out else "")

    def __repr__(self) -> str:
        return f"<Site: {self}>"


def site(
    names: Iterable[str | Path | Member | GeneratedPuzzle],
    *,
    output: str | Path | None = None,
    puzzle: str | None = None,
    format: str | None = None,
    lossy: bool = False,
    rules: bool = False,
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
        rules: whether pages show rules and facts, and search edited ones with clingo, which is
            one more file of the site.
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
    make = partial(_made, rules=rules)
    made = made_of_each(found, make, limits, jobs, partial(_tell, on_board))
    kinds = tuple(_kinds(made.fine, rules))
    if not kinds:
        raise OptionError(
            *(f"{name}: {why}" for name, why in made.left_out), "no board is left: no site was made"
        )
    whole = Site(kinds, made.left_out, made.is_cut)
    if output is not None:
        whole.save(output)
    return whole


@dataclass(frozen=True)
class _Made:
    board: PlayedBoard
    changed: Mapping[str, int | str]
    """The constants that are not as usual."""


def _made(one: Candidate, limits: Limits, rules: bool) -> _Made:
    puzzle, instance = one.opened(limits)
    changed = mapping.changed(puzzle.encoding, puzzle.task(instance).values)
    return _Made(played(puzzle, instance, {}, rules), changed)


def _tell(
    on_board: Callable[[str, PlayedBoard | None], None], one: Candidate, made: _Made | Refused
) -> None:
    on_board(one.name, None if isinstance(made, Refused) else made.board)


def _kinds(made: Iterable[tuple[Candidate, _Made]], has_rules: bool) -> Iterator[Kind]:
    """The boards by their rules, in the order in which these are met."""
    kinds: dict[str, list[tuple[Candidate, _Made]]] = {}
    for one, end in made:
        path = one.encoding and one.encoding.path
        kinds.setdefault(repr((path, sorted(end.changed.items()))), []).append((one, end))
    taken: set[str] = set()
    for found in kinds.values():
        one, end = found[0]
        if one.encoding is None:
            continue
        game = documentation.under(documentation.game(one.encoding.header), end.changed)
        pages = {"index"}
        boards = {
            _free(own.title or _plain(own.name) or str(number), pages): each.board
            for number, (own, each) in enumerate(found, 1)
        }
        rules = shown_rules(one.encoding, end.changed) if has_rules else None
        yield Kind(_free(one.encoding.name, taken), one.encoding.title, game, boards, rules)


def _plain(name: str) -> str:
    """The name of an instance; "" of a link or an ID."""
    return "" if _UNSAFE.search(name) else name


def _free(wanted: str, taken: set[str]) -> str:
    """A name for a file that no other one has, which is taken then."""
    plain = _UNSAFE.sub("_", wanted).strip("_")[:100] or "board"
    names = chain([plain], (f"{plain}-{number}" for number in count(2)))
    found = next(name for name in names if name.casefold() not in taken)
    taken.add(found.casefold())
    return found


# ---- Pages --------------------------------------------------------------------------------------


def _files(kind: Kind) -> Iterator[tuple[str, str]]:
    """The files of a kind: the page of its boards, and the page and the picture of each."""
    tiles = (
        _tile(
            f"{name}.html",
            f'data-board="{board.data["id"]}"',
            f"{name}.svg",
            board.picture,
            name,
            board.size,
        )
        for name, board in kind.boards.items()
    )
    title = escaped(kind.title)
    head = f'<header><a href="../index.html">All kinds</a><h2>{title}</h2>'
    game = f'<div class="game">{offline.told_rules(kind.game)}</div></header>'
    listed = _list(f"Boards of {title}", tiles)
    yield "index.html", _gallery("../", kind.title, f"{head}{game}{listed}")
    names = list(kind.boards)
    for place, (name, board) in enumerate(kind.boards.items()):
        page = Page(f"{kind.title}: {name}", (board,), kind.game, kind.rules)
        heading = f'<a href="index.html" title="All boards" class="back">{title}</a>'
        before = _way(names[max(place - 1, 0) : place], "\N{LEFTWARDS ARROW}", "The board before")
        after = _way(names[place + 1 : place + 2], "\N{RIGHTWARDS ARROW}", "The next board")
        beside = f"{before}<span>{name}</span>{after}"
        yield f"{name}.html", page.within(offline.beside("../", page.kind), heading, beside)
        yield f"{name}.svg", board.picture


def _way(names: Iterable[str], arrow: str, words: str) -> str:
    """The way to the page of a board, if there is one."""
    return "".join(f'<a href="{name}.html" aria-label="{words}">{arrow}</a>' for name in names)


def _gallery(root: str, title: str, content: str, pages: str = "{}") -> str:
    parts = {"home": f"{root}index.html", "name": _TITLE, "content": content, "pages": pages}
    return offline.page(offline.GALLERY, offline.beside(root, offline.GALLERY), title, **parts)


def _list(words: str, tiles: Iterable[str]) -> str:
    items = "".join(f"<li>{tile}</li>" for tile in tiles)
    return f'<ul class="tiles" aria-label="{words}">{items}</ul>'


def _look(picture: str) -> str:
    """The style of a picture: a plain one is dark on a dark page."""
    return "picture" if _BLACK.search(picture) else "picture plain"


def _tile(to: str, of: str, file: str, picture: str, words: str, more: str) -> str:
    drawn = f'<img src="{file}" alt="" loading="lazy">'
    return (
        f'<a class="tile" href="{to}" {of}><span class="{_look(picture)}">{drawn}</span>'
        f"<strong>{escaped(words)}</strong>"
        f'<span class="soft">{escaped(more)}<span class="state"></span></span></a>'
    )
