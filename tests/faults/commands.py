"""Ordinary commands of every verb, short ones and endless ones."""

from __future__ import annotations

import shutil
from pathlib import Path

from . import material as m
from .case import DIFFERENT, LIMITED, NONE, Command

HAS_SWIPL = shutil.which("swipl") is not None
_SMALL = ("small.lp", m.SMALL)
_MINES = ("mines.lp", m.MINES)
_BOARD = ("board.lp", m.MINES_BOARD)
_JOURNAL = ("*.sqlite*",)


def _kuromasu(name: str, *arguments: str, **more: object) -> Command:
    return Command(name, arguments, (_SMALL,), **more)  # type: ignore[arg-type]


def _mines(name: str, *arguments: str, **more: object) -> Command:
    return Command(name, arguments, (_MINES, _BOARD), **more)  # type: ignore[arg-type]


SHORT = (
    _kuromasu("solve", "solve", "kuromasu", "small.lp", "--plain"),
    _kuromasu("solve-json", "solve", "kuromasu", "small.lp", "--json"),
    _kuromasu(
        "solve-files", "solve", "kuromasu", "small.lp", "--svg", "a.svg", "--html", "a.html",
        writes=("a.svg", "a.html"),
    ),
    Command(
        "solve-none", ("solve", "kuromasu", "none.lp"), (("none.lp", m.NO_ANSWER),), code=NONE
    ),
    Command(
        "solve-many",
        ("solve", "mines.lp", "open.lp", "-n", "1000", "--plain"),
        (_MINES, ("open.lp", m.OPEN_BOARD)),
    ),
    _kuromasu(
        "solve-batch", "batch", "solve", "kuromasu", "small.lp", "inst43", "--journal", "j.sqlite",
        "--output", "new", writes=("new/*.json", *_JOURNAL),
    ),
    _kuromasu(
        "solve-swipl", "solve", "kuromasu", "small.lp", "--engine", "swipl", needs_swipl=True
    ),
    Command("solve-stdin", ("solve", "kuromasu", "-", "--plain"), stdin=m.SMALL),
    _kuromasu("explain", "explain", "kuromasu", "small.lp", "--plain"),
    _mines("explain-files", "explain", "mines.lp", "board.lp", "--html", "a.html",
        writes=("a.html",)),
    _kuromasu("trace", "trace", "kuromasu", "small.lp", "--html", "a.html", writes=("a.html",)),
    _kuromasu("check", "check", "kuromasu", "small.lp"),
    _kuromasu("show", "show", "kuromasu", "small.lp", "--svg", "a.svg", writes=("a.svg",)),
    Command("list", ("list",)),
    _kuromasu(
        "compare", "compare", "kuromasu", "small.lp", "inst43", "--order", "given,reversed,rows",
        "--csv", "a.csv", "--journal", "j.sqlite", writes=("a.csv", *_JOURNAL),
    ),
    _kuromasu(
        "compare-jobs", "compare", "kuromasu", "small.lp", "--order", "random:6", "--jobs", "2",
        "--json", "--journal", "j.sqlite", writes=_JOURNAL,
    ),
    Command("clues", ("clues", "kuromasu", "board.txt", "--plain"), (("board.txt", m.BOARD),)),
    Command("generate", ("generate", "kuromasu", "4x4", "-n", "3", "--seed", "1", "--plain")),
    Command(
        "generate-files",
        ("generate", "kuromasu", "4x4", "-n", "3", "--seed", "1", "--jobs", "2", "--output", "new"),
        writes=("new/*.lp",), is_silent=True,
    ),
    _kuromasu("convert", "convert", "small.lp", "pzpr", "--puzzle", "kuromasu"),
    _kuromasu(
        "convert-files", "convert", "small.lp", "a.txt", "--puzzle", "kuromasu",
        writes=("a.txt",), is_silent=True,
    ),
    _kuromasu(
        "convert-batch", "batch", "convert", "kuromasu", "small.lp", "inst43", "--to", "pzpr",
        "--journal", "j.sqlite", writes=_JOURNAL,
    ),
    _mines("lint", "lint", "mines.lp", "board.lp"),
    Command(
        "diff", ("diff", "mines.lp", "other.lp", "board.lp", "--svg", "a.svg"),
        (_MINES, _BOARD, ("other.lp", m.OTHER_MINES)), writes=("a.svg",), code=DIFFERENT,
    ),
    _mines("diff-same", "diff", "mines.lp", "mines.lp", "board.lp"),
    Command("new", ("new", "my_puzzle"), writes=("encodings/*", "instances/*")),
    Command("guide", ("guide", "solving")),
)  # fmt: skip

_LIBRARY = Path(__file__).parents[2] / "encodings" / "lib" / "twin.pl"
_PIGEONS = (("pigeons.lp", m.ENDLESS_SEARCH), ("holes.lp", m.HOLES))
_TWIN = (*_PIGEONS, ("pigeons.pl", m.ENDLESS_TWIN), ("lib/twin.pl", _LIBRARY.read_text()))


def _endless(
    name: str, *arguments: str, files: tuple[tuple[str, str], ...] = _PIGEONS, **more: object
) -> Command:
    return Command(name, arguments, files, is_endless=True, code=LIMITED, **more)  # type: ignore[arg-type]


def _twin(name: str, *arguments: str, **more: object) -> Command:
    arguments = (arguments[0], "pigeons.lp", "holes.lp", "--engine", "swipl", *arguments[1:])
    return _endless(name, *arguments, files=_TWIN, needs_swipl=True, **more)


ENDLESS = (
    _endless("solve-endless", "solve", "pigeons.lp", "holes.lp"),
    _endless(
        "solve-batch-endless", "batch", "solve", "pigeons.lp", "one.lp", "holes.lp",
        "--journal", "j.sqlite", files=(*_PIGEONS, ("one.lp", "holes(2).\n")), writes=_JOURNAL,
    ),
    _endless("ground-endless", "solve", "n.lp", files=(("n.lp", m.ENDLESS_GROUNDING),)),
    _endless("threads-endless", "solve", "pigeons.lp", "holes.lp", "-t", "2"),
    _endless("explain-endless", "explain", "pigeons.lp", "holes.lp"),
    _endless("trace-endless", "trace", "pigeons.lp", "holes.lp"),
    _endless(
        "lint-endless", "lint", "n.lp", "holes.lp", "--timeout", "60",
        files=(("n.lp", m.ENDLESS_GROUNDING), ("holes.lp", m.HOLES)),
    ),
    _endless(
        "diff-endless", "diff", "pigeons.lp", "others.lp", "holes.lp",
        files=(*_PIGEONS, ("others.lp", m.OTHER_SEARCH)),
    ),
    _endless(
        "compare-endless", "compare", "pigeons.lp", "holes.lp", "--config", "tweety,trendy",
        "--journal", "j.sqlite", writes=_JOURNAL,
    ),
    _endless("watch", "watch", "pigeons.lp", "holes.lp"),
    _endless(
        "generate-endless", "generate", "kuromasu", "25x25", "--seed", "1", "--jobs", "2",
        "-n", "100000", files=(),
    ),
    _endless(
        "generate-many", "generate", "kuromasu", "4x4", "--seed", "1", "-n", "100000",
        "--output", "new", files=(), writes=("new/*.lp",), is_silent=True,
    ),
    _endless(
        "clues-endless", "clues", "kuromasu", "full.lp", "--fewest",
        files=(("full.lp", "size(17,17).\n"),),
    ),
    _twin("solve-swipl-endless", "solve"),
    _twin("solve-swipl-timed", "solve", "--timeout", "60"),
    _twin("compare-swipl-endless", "compare", "--journal", "j.sqlite", writes=_JOURNAL),
)  # fmt: skip

BY_NAME = {command.name: command for command in (*SHORT, *ENDLESS)}


def available(commands: tuple[Command, ...]) -> tuple[Command, ...]:
    """Those that can run here."""
    return tuple(c for c in commands if HAS_SWIPL or not c.needs_swipl)
