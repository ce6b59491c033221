"""A new puzzle: a commented skeleton of rules with all parts, and an instance."""

from __future__ import annotations

import re
from pathlib import Path

from pylogic.errors import OptionError
from pylogic.rules import library

_SKELETON = library.PACKAGE / "skeleton"


def create(name: str, folder: Path) -> tuple[Path, Path]:
    """Write encodings/NAME.lp and instances/NAME/first.lp below a folder.

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
        text = (_SKELETON / skeleton).read_text(encoding="utf-8").replace("TITLE", title)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("x", encoding="utf-8") as file:
                file.write(text)
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            raise OptionError(f"{path}: {reason}") from None
    return rules, instance
