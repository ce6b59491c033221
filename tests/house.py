"""The house: which folder of pylogic imports which, read from the source, and a drawing of it.

`python tests/house.py` prints what the guide's page shows.
"""

from __future__ import annotations

import ast
import re
import textwrap
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from itertools import product
from pathlib import Path

import pylogic

_ROOM = 46  # columns that are left for words
TESTS = Path(__file__).parent
PACKAGE = TESTS.parent / "pylogic"
FLOORS = (
    ("cli",),
    ("web", "lsp"),
    ("books", "experiments"),
    ("batches",),
    ("puzzle",),
    ("authoring",),
    ("clues",),
    ("explain",),
    ("formats",),
    ("draw",),
    ("solving",),
    ("rules",),
    ("errors",),
)
"""From the roof down: a room may import what is on the floors below it."""


@cache
def rooms() -> dict[str, Path]:
    """Return the folders and modules of the package, from the roof down, each with its path.

    Fail if one has no place in FLOORS.
    """
    places = {
        p.stem: p for p in PACKAGE.iterdir() if p.suffix == ".py" or (p / "__init__.py").exists()
    }
    doors = {"__init__", "__main__"}
    assert set(places) - doors <= {room for floor in FLOORS for room in floor}, "no floor for it"
    return {room: places[room] for floor in FLOORS for room in floor}


@cache
def imports() -> dict[tuple[str, str], set[str]]:
    """Return the files by which a room imports another, by (room, other); at any depth."""
    found: dict[tuple[str, str], set[str]] = {}
    for room, place in rooms().items():
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            for name in _imported(path):
                package, _, rest = name.partition(".")
                other = rest.partition(".")[0]
                if package == "pylogic" and other in rooms() and other != room:
                    found.setdefault((room, other), set()).add(str(path.relative_to(PACKAGE)))
    return found


def circle(folder: Path) -> list[str]:
    """Return files of a folder that import each other in a circle, anywhere in them; [] if none."""
    files = {_module(path): path for path in folder.rglob("*.py")}
    graph = {
        name: {_file_of(one, files) for one in _imported(path)} & files.keys()
        for name, path in files.items()
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return error.args[1]
    return []


def _module(path: Path) -> str:
    """Return the dotted name of a file; a package's is that of its folder."""
    name = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
    return name.removesuffix(".__init__")


def _file_of(name: str, files: dict[str, Path]) -> str:
    """Return `name` if it is a module, else the module that it may be a name of."""
    return name if name in files else name.rpartition(".")[0]


@cache
def _imported(path: Path) -> frozenset[str]:
    """Return what a file imports; a public name of the package counts as where it comes from.

    The text is searched, without docstrings, which is fast. Relative imports fail.
    """
    text = re.sub(r'""".*?"""', "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert not re.search(r"^ *from \.", text, re.MULTILINE), "imports are absolute"
    used = _PUBLIC.keys() & {*re.findall(r"\bpylogic\.\w+", text)}
    return frozenset(_PUBLIC.get(name, name) for name in (*_names(text), *used))


def _names(text: str) -> Iterator[str]:
    """Yield the modules that a text imports, and of `from` imports MODULE.NAME, at any depth."""
    yield from re.findall(r"^ *import ([\w.]+)", text, re.MULTILINE)
    for module, names in re.findall(r"^ *from ([\w.]+) import (\([^)]*\)|.*)", text, re.MULTILINE):
        for name in re.sub(r"#.*| as \w+", "", names).strip("()").split(","):
            if name.strip():
                yield f"{module}.{name.strip()}"


_PUBLIC = {
    f"pylogic.{name}": f"pylogic.{module}.{name}" for name, module in pylogic.MODULES.items()
}


def internal_names() -> dict[str, set[str]]:
    """Return the names below `pylogic` that tests import, but for public ones, with the files.

    Names that a test has another process import count, too.
    """
    public = {"pylogic", *(f"pylogic.{name}" for name in pylogic.__all__)}
    found: dict[str, set[str]] = {}
    for path in sorted(TESTS.rglob("*.py")):
        for name in _names(path.read_text(encoding="utf-8")):
            if name.partition(".")[0] == "pylogic" and name not in public:
                found.setdefault(name, set()).add(str(path.relative_to(TESTS)))
    return found


@cache
def lines_of_code() -> dict[str, int]:
    """Return how many lines of Python each folder of the package has, with folders below.

    `pylogic` has its own modules alone, `tests` all tests. The result is kept: files changed later
    do not count.
    """
    folders = [path for path in PACKAGE.iterdir() if (path / "__init__.py").exists()]
    return {
        "pylogic": sum(map(_lines, PACKAGE.glob("*.py"))),
        "tests": sum(map(_lines, TESTS.rglob("*.py"))),
        **{f"pylogic/{path.name}": sum(map(_lines, path.rglob("*.py"))) for path in folders},
    }


def _lines(path: Path) -> int:
    """Return the number of lines of a file, blank ones and comments too."""
    return len(path.read_text(encoding="utf-8").splitlines())


def leads_down(room: str, other: str) -> bool:
    """True if the other room is on a floor below; False on the same floor, too."""
    floor = {name: number for number, names in enumerate(FLOORS) for name in names}
    return floor[room] < floor[other]


def drawing() -> list[str]:
    """Return a line for each room: name, an arrow from each room that imports it, and purpose."""
    names, arrows = list(rooms()), {pair for pair in imports() if leads_down(*pair)}
    lowest = {
        room: max([names.index(b) for a, b in arrows if a == room], default=-1) for room in names
    }
    lines = {room: f"{room:{max(map(len, names)) + 1}}" for room in names}
    for source, room in product(names, names):
        row, begin, end = names.index(room), names.index(source), lowest[source]
        if row == begin and end >= 0:
            lines[room] += "─┐"
        elif begin < row <= end:
            head = "◂" if (source, room) in arrows else " "
            lines[room] += head + ("│" if head == " " else "┘" if row == end else "┤")
        else:
            lines[room] += "  "
    return [f"{line} {_purpose(rooms()[room])}".rstrip() for room, line in lines.items()]


def _purpose(place: Path) -> str:
    """Return the first line of a room's docstring, cut at _ROOM columns; no full stop."""
    source = place / "__init__.py" if place.is_dir() else place
    words = ast.get_docstring(ast.parse(source.read_text(encoding="utf-8"))) or ""
    return textwrap.shorten(words.partition("\n")[0].rstrip("."), _ROOM, placeholder=" …")


if __name__ == "__main__":
    print("\n".join(drawing()))
