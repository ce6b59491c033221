"""Find files by name: encodings, instances, and the pages of the guide."""

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
    """Return where files of a kind ("encodings" or "instances") are sought, first match wins.
    The current folder comes first, so that an edited copy wins; then the wheel's folder; then
    the checkout that an editable install points to. They need not exist."""
    return [Path(kind), *packaged_folders(kind)]


def packaged_folders(kind: str) -> list[Path]:
    """Return the folders of pylogic's own files of a kind, one of which is usually missing."""
    return [PACKAGE / kind, PACKAGE.parent / kind]


def encodings() -> dict[str, Path]:
    """Return the encodings that can be named, each with the file that its name means.
    Those of the current folder come first; in a folder they are in natural order (8 before 80)."""
    return _list_lp_files(folders("encodings"))


def shared_files() -> dict[str, Path]:
    """Return the library's files by names such as lib/grid; the first folder's one counts."""
    files = _list_lp_files(folder / "lib" for folder in folders("encodings"))
    return {f"lib/{name}": path for name, path in files.items()}


def instances(puzzle: str) -> dict[str, Path]:
    """Return the instances of a puzzle that can be named, each with the file of its name.
    The order is that of `encodings`; without any it is {}."""
    return _list_lp_files(folder / puzzle for folder in folders("instances"))


def find_encoding(name: str) -> Path | None:
    """Return the file that a path or a name (also lib/NAME, with or without .lp) means, or None.
    Aliases are not looked at. It may be a folder, or a link to nothing, that cannot be read."""
    return _find_file_or_folder(name, folders("encodings"))


def find_instance(name: str, puzzle: str) -> Path:
    """Return the file that a path or an instance's name means, with or without .lp.

    Raises:
        NotFoundError: there is none; the error says where pylogic looked and which names are near.
    """
    looked = [folder / puzzle for folder in folders("instances")]
    path = _find_file_or_folder(name, looked)
    if path is None:
        raise not_found("instance", name, [Path(), *looked], instances(puzzle))
    return path


def look_up_instance(name: str, puzzle: str) -> Path | None:
    """Return the .lp file of an instance; None where the name looks like another file, or a text.
    It looks like an instance if it is an identifier and no file, or ends in .lp.

    Raises:
        NotFoundError: the name looks like that of an instance, and there is none.
    """
    is_name = name.isidentifier() and find_file(name) is None
    return find_instance(name, puzzle) if is_name or name.endswith(".lp") else None


def not_found(kind: str, name: str, looked: Iterable[Path], known: Iterable[str]) -> NotFoundError:
    """Return (not raise) the error for a name that means no file, with the folders looked in.
    It hints at up to three of the `known` names that are like it."""
    places = ", ".join(f"{folder}/" for folder in looked)
    hint = hints.suggest(name.removesuffix(".lp"), known, most=3, cutoff=0.5)
    return NotFoundError(f"no {kind} {name!r} (looked in {places}){hint}")


def find_file(name: str) -> Path | None:
    """Return the path of a regular file; None if there is none, or only a folder or a device."""
    try:
        return Path(name) if Path(name).is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None


def is_in_folder(name: str) -> bool:
    """Return whether a name is a path with a folder that exists; the file may be missing.
    A bare name has no folder: False."""
    folder = os.path.dirname(name)
    return bool(folder) and os.path.isdir(folder)  # unlike Path.is_dir it bears any name


def _find_file_or_folder(name: str, searched: Iterable[Path]) -> Path | None:
    """Return an existing file's path, or the first file of that name in the folders, or None.
    Where there is only a folder of that path, return it: reading it raises the error."""
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
    # A folder may share its name with a puzzle; without one, reading the folder raises the error.
    return path if is_folder else None


def guide_pages() -> dict[str, Path]:
    """Return the pages of the guide by topic: the contents, then the pages in their order.
    The contents' links give it; pages that are not linked come last."""
    files = {path.stem: path for path in sorted(GUIDE.glob("*.md"))}
    listed = _LINK.findall(files[CONTENTS].read_text(encoding="utf-8"))
    order = dict.fromkeys([CONTENTS, *listed, *files])
    return {topic: files[topic] for topic in order if topic in files}


def read_guide_page(topic: str) -> str:
    """Return the text of a page of the guide, a topic with or without .md, without its comments.

    Raises:
        NotFoundError: there is no such page; the error says which topics are near.
    """
    known = guide_pages()
    path = known.get(topic.removesuffix(".md"))
    if path is None:
        raise not_found("page", topic, [GUIDE], known)
    return _COMMENT.sub("", path.read_text(encoding="utf-8"))


def page_title(topic: str) -> str:
    """Return the first heading of a page; the topic itself if it has none.

    Raises:
        NotFoundError: there is no such page.
    """
    lines = read_guide_page(topic).splitlines()
    return next((line[2:].strip() for line in lines if line.startswith("# ")), topic)


def _list_lp_files(searched: Iterable[Path]) -> dict[str, Path]:
    """Return the .lp files of folders by name, the first of each, in natural order in a folder.
    Missing folders count as empty; hidden files are left out."""
    files: dict[str, Path] = {}
    for folder in searched:
        for path in sorted(folder.glob("[!.]*.lp"), key=_natural_key):  # editors hide their locks
            files.setdefault(path.stem, path)
    return files


def _natural_key(path: Path) -> list[tuple[int, str]]:
    """Return the key that sorts names by their numbers: 8 before 80 before 300."""
    return [
        (int(digits or -1), word) for word, digits in re.findall(r"([^0-9]+)|([0-9]+)", path.stem)
    ]
