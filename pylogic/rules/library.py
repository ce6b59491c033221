"""Finding encodings and instances by name or path."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path

from pylogic.errors import NotFoundError

PACKAGE = Path(__file__).parents[1]


def folders(kind: str) -> list[Path]:
    """Where files of a kind ("encodings" or "instances") are looked for, first match wins.

    The current folder comes first, so that an edited copy wins; then what the wheel
    carries; then the checkout that an editable install points to.
    """
    return [Path(kind), *packaged(kind)]


def packaged(kind: str) -> list[Path]:
    """Where files of a kind that come with pylogic are."""
    return [PACKAGE / kind, PACKAGE.parent / kind]


def encodings() -> dict[str, Path]:
    """The encodings that can be named, each with the file that its name means."""
    return _by_name(folders("encodings"))


def instances(puzzle: str) -> dict[str, Path]:
    """The instances of a puzzle that can be named, each with the file that its name means."""
    return _by_name(folder / puzzle for folder in folders("instances"))


def find_encoding(name: str) -> Path | None:
    """The file that a path or the name of an encoding means, if any."""
    return _find(name, encodings)


def find_instance(name: str, puzzle: str) -> Path:
    """The file that a path or the name of an instance of a puzzle means.

    Raises:
        NotFoundError: there is none; says where was looked and what is near.
    """
    path = _find(name, lambda: instances(puzzle))
    if path is None:
        looked = (folder / puzzle for folder in folders("instances"))
        raise missing("instance", name, [Path(), *looked], instances(puzzle))
    return path


def missing(kind: str, name: str, looked: Iterable[Path], known: Iterable[str]) -> NotFoundError:
    """The error for a name that means no file: where was looked, and names near it."""
    import difflib  # only errors need it, and the command line starts without

    places = ", ".join(f"{folder}/" for folder in looked)
    near = difflib.get_close_matches(name.removesuffix(".lp"), known, n=3, cutoff=0.5)
    hint = f"; did you mean {' or '.join(near)}?" if near else ""
    return NotFoundError(f"no {kind} {name!r} (looked in {places}){hint}")


def find_file(name: str) -> Path | None:
    """The file of a path, if there is one."""
    try:
        return Path(name) if Path(name).is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None


def _find(name: str, known: Callable[[], dict[str, Path]]) -> Path | None:
    path = Path(name)
    try:
        exists, is_folder = path.exists(), path.is_dir()
    except (OSError, ValueError):  # a name that no file can have
        return None
    if exists and not is_folder:
        return path
    # A folder may share its name with a puzzle; alone, reading it says what is wrong.
    return known().get(name.removesuffix(".lp")) or (path if is_folder else None)


def _by_name(searched: Iterable[Path]) -> dict[str, Path]:
    found: dict[str, Path] = {}
    for folder in searched:
        for path in sorted(folder.glob("[!.]*.lp"), key=_in_order):  # editors hide their locks
            found.setdefault(path.stem, path)
    return found


def _in_order(path: Path) -> list[tuple[int, str]]:
    """What names are sorted by: 8 before 80 before 300."""
    return [
        (int(digits or -1), word) for word, digits in re.findall(r"([^0-9]+)|([0-9]+)", path.stem)
    ]
