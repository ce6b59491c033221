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


def folders(kind: str) -> list[Path]:
    """Return the folders in which files of a kind ("encodings" or "instances") are sought.
    The first file of a name counts, so that a copy in the current folder, which comes first,
    replaces pylogic's own: the wheel's, then the checkout's. The folders need not exist."""
    return [Path(kind), PACKAGE / kind, PACKAGE.parent / kind]


def encodings() -> dict[str, Path]:
    """Return the encodings that can be named, by name, each with its file.
    Those of the current folder come first; in a folder they are in natural order (8 before 80)."""
    return _list_lp_files(folders("encodings"))


def shared_files() -> dict[str, Path]:
    """Return the library's files, by names such as lib/grid, in the order of `encodings`."""
    files = _list_lp_files(folder / "lib" for folder in folders("encodings"))
    return {f"lib/{name}": path for name, path in files.items()}


def instances(puzzle: str) -> dict[str, Path]:
    """Return the instances of a puzzle that can be named, by name, each with its file.
    They are in the order of `encodings`; {} of an unknown puzzle."""
    return _list_lp_files(folder / puzzle for folder in folders("instances"))


def find_encoding(name: str) -> Path | None:
    """Return the path that a path or a name (also lib/NAME, with or without .lp) means, or None.
    Aliases are not looked at. It may be that of a folder, or of a link to nothing."""
    return _find_file_or_folder(name, folders("encodings"))


def find_instance(name: str, puzzle: str) -> Path:
    """Return the file that a path or an instance's name means, with or without .lp.
    NotFoundError says where pylogic looked and which names are near."""
    looked = [folder / puzzle for folder in folders("instances")]
    path = _find_file_or_folder(name, looked)
    if path is None:
        raise not_found("instance", name, [Path(), *looked], instances(puzzle))
    return path


def look_up_instance(name: str, puzzle: str) -> Path | None:
    """Return the .lp file of an instance, by its name or path; None for any other text.
    A name that is an identifier, and no file, may be that of an instance. NotFoundError if the
    name ends in .lp, and there is no such file."""
    if name.endswith(".lp"):
        return find_instance(name, puzzle)
    if not name.isidentifier() or find_file(name) is not None:
        return None
    return _find_file_or_folder(name, [folder / puzzle for folder in folders("instances")])


def not_found(kind: str, name: str, looked: Iterable[Path], known: Iterable[str]) -> NotFoundError:
    """Return (not raise) the error for a name of a `kind` of files that no file has.
    It says which folders were `looked` in, and hints at up to three `known` names like it."""
    places = ", ".join(f"{folder}/" for folder in looked)
    hint = hints.suggest(name.removesuffix(".lp"), known, most=3, cutoff=0.5)
    return NotFoundError(f"no {kind} {name!r} (looked in {places}){hint}")


def find_file(name: str) -> Path | None:
    """Return a name as a path if it is that of a regular file, else None."""
    return Path(name) if os.path.isfile(name) else None


def _find_file_or_folder(name: str, searched: Iterable[Path]) -> Path | None:
    """Return the path of an existing file, or of the first file of that name in the folders.
    Without one it is a folder of that path, which cannot be read, or None."""
    if os.path.exists(name) and not os.path.isdir(name):
        return Path(name)
    stem = name.removesuffix(".lp")
    if re.fullmatch(r"(lib/)?[^./][^/]*", stem):
        for file in (folder / f"{stem}.lp" for folder in searched):
            if os.path.lexists(file):
                return file
    # A folder may share its name with a puzzle; without one, reading the folder raises the error.
    return Path(name) if os.path.isdir(name) else None


def _list_lp_files(searched: Iterable[Path]) -> dict[str, Path]:
    """Return the .lp files of folders, by name without .lp; of several the first one.
    Those of a folder are in natural order: 8 before 80 before 300. Hidden files, as editors' locks,
    and missing folders are left out."""

    def order(path: Path) -> list[tuple[int, str]]:
        """Return the key that sorts names by their numbers."""
        pieces = re.findall(r"([^0-9]+)|([0-9]+)", path.stem)
        return [(int(digits or -1), word) for word, digits in pieces]

    files: dict[str, Path] = {}
    for folder in searched:
        for path in sorted(folder.glob("[!.]*.lp"), key=order):
            files.setdefault(path.stem, path)
    return files


def pages() -> dict[str, Path]:
    """Return the files of the guide's pages, by topic: the contents, then in the order of its
    links the other pages; pages without a link come last."""
    files = {path.stem: path for path in sorted(GUIDE.glob("*.md"))}
    listed = re.findall(r"\]\(([a-z]+)\.md\)", files[CONTENTS].read_text(encoding="utf-8"))
    order = dict.fromkeys([CONTENTS, *listed, *files])
    return {topic: files[topic] for topic in order if topic in files}


def read_page(topic: str) -> str:
    """Return the Markdown of a page of the guide, of a topic with or without .md.
    Its HTML comments are left out. NotFoundError says which topics are near."""
    path = GUIDE / f"{topic.removesuffix('.md')}.md"
    if path not in pages().values():
        raise not_found("page", topic, [GUIDE], pages())
    return re.sub(r"(?s)<!--.*?-->\n?", "", path.read_text(encoding="utf-8"))


def page_title(topic: str) -> str:
    """Return the first heading of a topic's page; NotFoundError if there is no such page."""
    lines = read_page(topic).splitlines()
    return next((line[2:].strip() for line in lines if line.startswith("# ")), topic)
