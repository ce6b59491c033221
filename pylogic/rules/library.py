"""Finding what has a name: encodings, instances, and the pages of the guide."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from pathlib import Path

from pylogic.errors import NotFoundError
from pylogic.rules import hints

PACKAGE = Path(__file__).parents[1]
GUIDE = PACKAGE / "guide"
CONTENTS = "index"
"""The page of the guide that lists the others."""
_COMMENT = re.compile(r"<!--.*?-->\n?", re.DOTALL)
_LINK = re.compile(r"\]\(([a-z]+)\.md\)")


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


def shared() -> dict[str, Path]:
    """The files that rules include, by names such as lib/grid, each with the file that it means."""
    found = _by_name(folder / "lib" for folder in folders("encodings"))
    return {f"lib/{name}": path for name, path in found.items()}


def instances(puzzle: str) -> dict[str, Path]:
    """The instances of a puzzle that can be named, each with the file that its name means."""
    return _by_name(folder / puzzle for folder in folders("instances"))


def find_encoding(name: str) -> Path | None:
    """The file that a path or the name of an encoding means, if any."""
    return _find(name, folders("encodings"))


def find_instance(name: str, puzzle: str) -> Path:
    """The file that a path or the name of an instance of a puzzle means.

    Raises:
        NotFoundError: there is none; says where was looked and what is near.
    """
    looked = [folder / puzzle for folder in folders("instances")]
    path = _find(name, looked)
    if path is None:
        raise missing("instance", name, [Path(), *looked], instances(puzzle))
    return path


def own_instance(name: str, puzzle: str) -> Path | None:
    """The .lp file of an instance; None where the name looks like another file, or a text.

    Raises:
        NotFoundError: it looks like that of an instance, and there is none.
    """
    is_name = name.isidentifier() and find_file(name) is None
    return find_instance(name, puzzle) if is_name or name.endswith(".lp") else None


def missing(kind: str, name: str, looked: Iterable[Path], known: Iterable[str]) -> NotFoundError:
    """The error for a name that means no file: where was looked, and names near it."""
    places = ", ".join(f"{folder}/" for folder in looked)
    hint = hints.near(name.removesuffix(".lp"), known, most=3, cutoff=0.5)
    return NotFoundError(f"no {kind} {name!r} (looked in {places}){hint}")


def find_file(name: str) -> Path | None:
    """The file of a path, if there is one."""
    try:
        return Path(name) if Path(name).is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None


def is_in_folder(name: str) -> bool:
    """Whether a name is the path of a file, perhaps a missing one, in a folder that there is."""
    folder = os.path.dirname(name)
    return bool(folder) and os.path.isdir(folder)  # unlike Path.is_dir it bears any name


def _find(name: str, searched: Iterable[Path]) -> Path | None:
    """The file of a path, or the first file of that name in one of the folders."""
    path = Path(name)
    try:
        exists, is_folder = path.exists(), path.is_dir()
    except (OSError, ValueError):  # a name that no file can have
        return None
    if exists and not is_folder:
        return path
    stem = name.removesuffix(".lp")
    if re.fullmatch(r"(lib/)?[^./][^/]*", stem):
        for file in (folder / f"{stem}.lp" for folder in searched):
            if os.path.lexists(file):
                return file
    # A folder may share its name with a puzzle; alone, reading it says what is wrong.
    return path if is_folder else None


def topics() -> dict[str, Path]:
    """The pages of the guide by their topics: the contents, and what they list in order."""
    files = {path.stem: path for path in sorted(GUIDE.glob("*.md"))}
    listed = _LINK.findall(files[CONTENTS].read_text(encoding="utf-8"))
    order = dict.fromkeys([CONTENTS, *listed, *files])
    return {topic: files[topic] for topic in order if topic in files}


def page(topic: str) -> str:
    """The text of a page of the guide, without its comments.

    Raises:
        NotFoundError: there is none; says what is near.
    """
    known = topics()
    path = known.get(topic.removesuffix(".md"))
    if path is None:
        raise missing("page", topic, [GUIDE], known)
    return _COMMENT.sub("", path.read_text(encoding="utf-8"))


def page_title(topic: str) -> str:
    """The first heading of a page.

    Raises:
        NotFoundError: there is no such page.
    """
    lines = page(topic).splitlines()
    return next((line[2:].strip() for line in lines if line.startswith("# ")), topic)


def _by_name(searched: Iterable[Path]) -> dict[str, Path]:
    found: dict[str, Path] = {}
    for folder in searched:
        for path in sorted(folder.glob("[!.]*.lp"), key=_in_order):  # editors hide their locks
            found.setdefault(path.stem, path)
    return found


def _in_order(path: Path) -> list[tuple[int, str]]:
    """The key that sorts names: 8 before 80 before 300."""
    return [
        (int(digits or -1), word) for word, digits in re.findall(r"([^0-9]+)|([0-9]+)", path.stem)
    ]
