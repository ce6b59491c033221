"""A new puzzle: a commented skeleton of rules, what it includes, and an instance."""

from __future__ import annotations

import re
from pathlib import Path

from pylogic.errors import OptionError
from pylogic.rules import library
from pylogic.rules.source import sources

_SKELETON = library.PACKAGE / "skeleton"


def create(name: str, folder: Path) -> tuple[Path, ...]:
    """Write encodings/NAME.lp and instances/NAME/first.lp below a folder, and what is included.

    The library files that the skeleton includes are copied, so that plain clingo finds them, too;
    those that are there already stay as they are.

    Raises:
        OptionError: it is no name, is taken, or the files cannot be written.
    """
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        raise OptionError(f"{name!r}: expected a name of small letters, digits and _")
    if name in library.encodings():
        raise OptionError(f"there is a puzzle {name} already: {library.encodings()[name]}")
    title = name.replace("_", " ").capitalize()
    rules = folder / "encodings" / f"{name}.lp"
    instance = folder / "instances" / name / "first.lp"
    for path, skeleton in ((rules, "puzzle.lp"), (instance, "instance.lp")):
        _write(path, (_SKELETON / skeleton).read_text(encoding="utf-8").replace("TITLE", title))
    return rules, instance, *_copy_library(rules)


def _copy_library(rules: Path) -> list[Path]:
    """The library files that rules include, beside them; those that were not there."""
    copied = []
    for path, source in sources(rules).items():
        copy = rules.parent / "lib" / path.name
        if path.parent.name == copy.parent.name and not copy.exists():
            _write(copy, source.text)
            copied.append(copy)
    return copied


def _write(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise OptionError(f"{path}: {reason}") from None
