"""The user's folder: the files of a puzzle, each read with a stamp, and saving over them."""

from __future__ import annotations

import hashlib
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from pylogic.errors import NotFoundError, OptionError
from pylogic.rules import files, library, saving
from pylogic.rules.limits import Limits
from pylogic.rules.source import decoded

_LARGEST = Limits(file_size=2)


@dataclass(frozen=True)
class File:
    """What a name means at the moment."""

    name: str
    """Where it is, or would be saved."""
    text: str | None
    """None: there is no such file."""
    is_own: bool
    """Whether it is in the user's folder, and not one that comes with pylogic."""

    @property
    def stamp(self) -> str | None:
        """The same for the same text."""
        return None if self.text is None else _digest(self.text)

    def to_dict(self) -> dict[str, Any]:
        """Its name, text and stamp, and whose it is."""
        return {**asdict(self), "stamp": self.stamp}


@dataclass(frozen=True)
class Saving:
    """What has become of a text that was to be saved."""

    is_saved: bool
    """Whether it was: not if the file had changed since it was read."""
    file: File
    """What the file is now."""

    def to_dict(self) -> dict[str, Any]:
        """Whether it was saved, and the file."""
        return {"is_saved": self.is_saved, "file": self.file.to_dict()}


def read(puzzle: str, instance: str | None = None) -> File:
    """The rules that a puzzle's name means, or the facts of one of its instances.

    Raises:
        OptionError: the file is a link that leads out of the folder.
        ProgramError: it is no readable text, or too large.
    """
    own = _own(puzzle, instance)
    path = _path(puzzle, instance)
    if path is None:
        return File(str(own), None, False)
    is_own = path == own
    if is_own:
        _check_inside(own)
    try:
        text = decoded(files.read(path, _LARGEST), str(path))
    except NotFoundError:  # it went just now, or is a link to nothing
        return File(str(own), None, False)
    return File(str(path if is_own else own), text, is_own)


class _ChangedError(Exception):
    """Somebody else has changed a file while it was being saved."""


def save(puzzle: str, instance: str | None, text: str, stamp: str | None) -> Saving:
    """Save rules, or facts, in the user's folder, unless somebody else has changed them.

    It is looked at again when all is written, right before it takes the file's place. No system
    compares and replaces in one: what is written within those microseconds would be lost. A file
    that was not there is never overwritten.

    Args:
        stamp: of the file that the text was made from; None if it was none.

    Raises:
        OptionError: the place is none, or leads out of the folder.
        WriteError: writing failed; what was there is as it was.
    """

    def check() -> None:
        if read(puzzle, instance).stamp != stamp:
            raise _ChangedError

    now = read(puzzle, instance)
    if now.stamp != stamp:
        return Saving(False, now)
    own = _own(puzzle, instance)
    _check_inside(own)
    saving.make_folders(own.parent)
    try:
        saving.write(own, text, exclusive=not os.path.lexists(own), check=check)
    except _ChangedError:
        return Saving(False, read(puzzle, instance))
    return Saving(True, File(str(own), text, True))


def looks(puzzle: str) -> tuple[str, str]:
    """Two texts: one for which files there are, of rules and of a puzzle's instances; one for what
    the rules, and what they include, are like. Each is the same as long as nothing changes.
    """
    encodings = [
        path
        for folder in library.folders("encodings")
        for pattern in ("*.lp", "lib/*.lp")
        for path in sorted(folder.glob(pattern))
    ]
    # Names alone: there may be ten thousands, and this is asked again and again.
    instances = [_listed(folder / puzzle) for folder in library.folders("instances")]
    return _digest(repr([*encodings, *instances])), _digest(repr(files.stamps(encodings)))


def _listed(folder: Path) -> list[str]:
    try:
        return sorted(name for name in os.listdir(folder) if name.endswith(".lp"))
    except OSError:  # there is none
        return []


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode(errors="surrogateescape")).hexdigest()[:32]


def _own(puzzle: str, instance: str | None) -> Path:
    if instance is None:
        return Path("encodings") / f"{puzzle}.lp"
    return Path("instances") / puzzle / f"{instance}.lp"


def _path(puzzle: str, instance: str | None) -> Path | None:
    """As the library finds it by name, without a look at all the others."""
    own = _own(puzzle, instance)
    places = (folder / own.relative_to(own.parts[0]) for folder in library.folders(own.parts[0]))
    return next((path for path in places if os.path.lexists(path)), None)


def _check_inside(path: Path) -> None:
    """Refuse a path that links lead elsewhere, or that no name could have.

    Raises:
        OptionError: it is one.
    """
    folder = Path.cwd().resolve()
    real = Path(os.path.realpath(path))  # links may go in circles, on which `resolve` fails
    if ".." in path.parts or path.is_absolute() or not real.is_relative_to(folder):
        raise OptionError(f"{path} leads out of the folder: only files in it are opened and saved")
