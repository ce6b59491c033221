"""The user's folder: the puzzles that can be named there, their files, new puzzles."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from pylogic.errors import NotFoundError, OptionError, PylogicError
from pylogic.rules import files, library, syntax
from pylogic.rules.encoding import Encoding, describe, find_encoding
from pylogic.rules.limits import Limits
from pylogic.rules.source import sources, text_of
from pylogic.rules.symbols import say

_LARGEST = Limits(file_size=2)
_SKELETON = library.PACKAGE / "skeleton"


@dataclass(frozen=True)
class Entry:
    """A puzzle that can be named."""

    puzzle: str
    title: str
    aliases: tuple[str, ...]
    instances: tuple[str, ...]
    file: str
    problem: str | None = None  # with the rules, if these cannot be read

    def to_dict(self) -> dict[str, Any]:
        """Its names, its instances, and its file."""
        return asdict(self)


def entries(puzzle: str | None = None) -> list[Entry]:
    """The puzzles by name, or one of them."""
    found = []
    known = library.encodings()
    for name, path in known.items() if puzzle is None else [(puzzle, known[puzzle])]:
        try:
            encoding = describe(path)
            told = encoding.title, encoding.aliases, instances(encoding)
            found.append(Entry(name, *told, str(path)))
        except PylogicError as error:  # one broken file does not hide the others
            words = f"(broken: {str(error).splitlines()[0]})"
            found.append(Entry(name, name, (), tuple(library.instances(name)), str(path), words))
    return found


def shared() -> dict[str, str]:
    """The files of the library, each with the first sentence that it says of itself."""
    found = {}
    for name, path in library.shared().items():
        try:
            paragraph = syntax.opening_comments(text_of(path)).partition("\n\n")[0]
            found[name] = re.split(r"\.(?: |$)|; included", " ".join(paragraph.split()))[0]
        except PylogicError as error:
            found[name] = f"(broken: {str(error).splitlines()[0]})"
    return found


def first(puzzle: str | None = None, instance: str | None = None) -> tuple[str, str | None]:
    """The puzzle and the instance that are opened first: those asked for by name, path or alias.

    Without a puzzle it is one whose `about` says welcome(INSTANCE), or the first one of all;
    without an instance the one that `about` calls first(INSTANCE), or the first one.

    Raises:
        NotFoundError: there is none, or it lies where a page cannot name it.
        ProgramError: the file cannot be read, or clingo rejects it.
    """
    if puzzle is None:
        puzzle, welcome = next(_welcoming(), (next(iter(library.encodings()), None), None))
        if puzzle is None:
            raise NotFoundError("there is no puzzle")
        instance = instance or welcome
    else:
        puzzle = _named("encodings", find_encoding(puzzle).path, library.encodings())
    known = library.instances(puzzle)
    if instance is None:
        with suppress(PylogicError):  # a broken file can be opened, to be mended
            return puzzle, next(iter(instances(describe(library.encodings()[puzzle]))), None)
        return puzzle, next(iter(known), None)
    return puzzle, _named(f"instances/{puzzle}", library.find_instance(instance, puzzle), known)


def _welcoming() -> Iterator[tuple[str, str]]:
    for name, path in library.encodings().items():
        with suppress(PylogicError):  # another puzzle's file being broken hides nothing
            told = describe(path).told("welcome", 1)
            yield from ((name, say(instance)) for (instance,) in told)


def link_beside(path: Path, desk: Path) -> None:
    """Link in a folder what lies beside a file, but for the file, which has another text there."""
    for beside in path.parent.iterdir() if path.parent.is_dir() else ():
        if beside.name != path.name and not os.path.lexists(desk / beside.name):
            (desk / beside.name).symlink_to(beside.absolute())


def instances(encoding: Encoding) -> tuple[str, ...]:
    """The instances of a puzzle, first those that `about` calls first."""
    known = library.instances(encoding.name)
    named = (say(name) for (name,) in encoding.told("first", 1))
    return tuple(dict.fromkeys((*(name for name in named if name in known), *known)))


def _named(folder: str, path: Path, known: dict[str, Path]) -> str:
    """The name of a file that was found by its path."""
    found = known.get(path.stem)
    if found is None or not path.exists() or not found.samefile(path):
        raise NotFoundError(f"{path}: only files in {folder}/ can be opened here")
    return path.stem


@dataclass(frozen=True)
class File:
    """The file that a name means at the moment."""

    name: str
    """Where it is, or would be saved."""
    text: str | None
    """None: there is no such file."""
    is_own: bool
    """Whether it is in the user's folder, and not one that comes with pylogic."""

    @property
    def stamp(self) -> str | None:
        """A hash of the text."""
        return None if self.text is None else _digest(self.text)

    def to_dict(self) -> dict[str, Any]:
        """Its name, text and stamp, and whose it is."""
        return {**asdict(self), "stamp": self.stamp}


@dataclass(frozen=True)
class Saving:
    """The result of saving a text."""

    is_saved: bool
    """Whether the text was saved: not if the file had changed since it was read."""
    file: File
    """The file as it is now."""

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
        text = text_of(path, _LARGEST)
    except NotFoundError:  # it went just now, or is a link to nothing
        return File(str(own), None, False)
    return File(str(path if is_own else own), text, is_own)


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
            raise OptionError(f"{own}: another program writes to it")

    now = read(puzzle, instance)
    if now.stamp != stamp:
        return Saving(False, now)
    own = _own(puzzle, instance)
    _check_inside(own)
    files.make_folders(own.parent)
    try:
        files.write(own, text, exclusive=not os.path.lexists(own), check=check)
    except OptionError:
        found = read(puzzle, instance)
        if found.stamp == stamp:
            raise
        return Saving(False, found)
    return Saving(True, File(str(own), text, True))


def looks(puzzle: str) -> tuple[str, str]:
    """Two hashes, of the names of rule files and of a puzzle's instances, and of the times and
    sizes of the rule files. Each is the same as long as nothing changes.
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
    """The file that the library finds by name, without a list of all files."""
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


def kinds() -> list[str]:
    """The names of the skeletons, which a new puzzle may be like."""
    return sorted(path.stem for path in _SKELETON.glob("*.lp"))


def create(
    name: str, folder: Path, like: str = "latin", source: str | None = None
) -> tuple[Path, ...]:
    """Write encodings/NAME.lp, an instance in instances/NAME, and the library files, in a folder.

    The library files that the rules include are copied, so that plain clingo finds them, too;
    those that are there already stay as they are.

    Args:
        source: the puzzle whose rules and first instance are copied, instead of a skeleton.

    Raises:
        NotFoundError: there is no such puzzle, or it has no instance.
        OptionError: it is no name, is taken, is like nothing here, or the files cannot be there.
        WriteError: writing them failed; then none of them is there.
    """
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        raise OptionError(f"{name!r}: expected a name of small letters, digits and _")
    if name in library.encodings():
        raise OptionError(f"there is a puzzle {name} already: {library.encodings()[name]}")
    if like not in kinds():
        raise OptionError(f"{like!r}: expected one of {', '.join(kinds())}")
    original, board = _SKELETON / f"{like}.lp", _SKELETON / "first" / f"{like}.lp"
    board_name = "first.lp"
    if source is not None:
        encoding = find_encoding(source)
        first_instance = next(iter(instances(encoding)), None)
        if first_instance is None:
            raise NotFoundError(f"{encoding.path} has no instance to begin with")
        original = encoding.path
        board = library.find_instance(first_instance, encoding.name)
        board_name = board.name
    title = name.replace("_", " ").capitalize()
    rules = folder / "encodings" / f"{name}.lp"
    files_read = sources(original)
    text = re.sub(r"(?m)^alias\(\w+\)\.(?: *\n| +)", "", files_read[original].text)
    texts = {
        rules: re.sub(r'(?m)^title\("[^"]*"\)', f'title("{title}")', text).replace("TITLE", title),
        folder / "instances" / name / board_name: text_of(board).replace("TITLE", title),
    }
    library_files = {
        rules.parent / "lib" / path.name: file.text
        for path, file in files_read.items()
        if path.parent.name == "lib"
    }
    texts |= {path: text for path, text in library_files.items() if not path.exists()}
    files.write_new(texts)
    return tuple(texts)
