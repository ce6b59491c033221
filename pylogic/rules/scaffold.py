"""A new puzzle: a commented skeleton of rules, what it includes, and an instance."""

from __future__ import annotations

import re
from pathlib import Path

from pylogic.errors import OptionError
from pylogic.rules import library, saving
from pylogic.rules.source import sources

_SKELETON = library.PACKAGE / "skeleton"


def create(name: str, folder: Path) -> tuple[Path, ...]:
    """Write encodings/NAME.lp and instances/NAME/first.lp below a folder, and what is included.

    The library files that the skeleton includes are copied, so that plain clingo finds them, too;
    those that are there already stay as they are.

    Raises:
        OptionError: it is no name, is taken, or the files cannot be there.
        WriteError: writing them failed; then none of them is there.
    """
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        raise OptionError(f"{name!r}: expected a name of small letters, digits and _")
    if name in library.encodings():
        raise OptionError(f"there is a puzzle {name} already: {library.encodings()[name]}")
    title = name.replace("_", " ").capitalize()
    rules = folder / "encodings" / f"{name}.lp"
    instance = folder / "instances" / name / "first.lp"
    texts = {
        path: (_SKELETON / skeleton).read_text(encoding="utf-8").replace("TITLE", title)
        for path, skeleton in ((rules, "puzzle.lp"), (instance, "instance.lp"))
    }
    texts |= _library(rules.parent / "lib")
    saving.write_new(texts)
    return tuple(texts)


def _library(folder: Path) -> dict[Path, str]:
    """The library files that the skeleton includes, as they are to stand in a folder.

    Those that are there already are left out.
    """
    found = sources(_SKELETON / "puzzle.lp")
    copies = {
        folder / path.name: source.text
        for path, source in found.items()
        if path.parent.name == folder.name
    }
    return {path: text for path, text in copies.items() if not path.exists()}
