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
from pylogic.rules import files, library
from pylogic.rules.encoding import Encoding, find_encoding, read_header
from pylogic.rules.limits import Limits
from pylogic.rules.source import read_sources, read_text
from pylogic.rules.symbols import say

_LARGEST = Limits(file_size=2)
"""The largest file that a page opens, in megabytes: an editor is slow with more."""
_SKELETON = library.PACKAGE / "skeleton"


@dataclass(frozen=True)
class ListedPuzzle:
    """A puzzle in a list of puzzles."""

    puzzle: str
    title: str
    aliases: tuple[str, ...]
    instances: tuple[str, ...]
    file: str
    problem: str | None = None  # the error of rules that cannot be read

    def to_dict(self) -> dict[str, Any]:
        """Return puzzle, title, aliases, instances, file and problem, for JSON."""
        return asdict(self)


def list_puzzles(puzzle: str | None = None) -> list[ListedPuzzle]:
    """List the puzzles that can be named, or one of them alone; KeyError for an unknown name.
    One with unreadable rules has "(broken: ERROR)" as `problem`, its name as title, no aliases."""
    listing = []
    known = library.encodings()
    for name, path in known.items() if puzzle is None else [(puzzle, known[puzzle])]:
        try:
            encoding = read_header(path)
            description = encoding.title, encoding.aliases, list_instances(encoding)
            listing.append(ListedPuzzle(name, *description, str(path)))
        except PylogicError as error:  # one broken file does not hide the others
            words = f"(broken: {str(error).splitlines()[0]})"
            listing.append(
                ListedPuzzle(name, name, (), tuple(library.instances(name)), str(path), words)
            )
    return listing


def choose_first(puzzle: str | None = None, instance: str | None = None) -> tuple[str, str | None]:
    """Return the names of the puzzle and the instance to open first, by names, paths or aliases.

    Without a puzzle it is the first whose `about` says welcome(INSTANCE), with that instance, or
    the first of all puzzles. Without an instance it is the one that `about` calls
    first(INSTANCE), or the first of all, or None.

    Raises:
        NotFoundError: there is none, or it lies where a page cannot name it.
        ProgramError: the file cannot be read, or clingo rejects it.
    """
    if puzzle is None:
        puzzle, welcome = next(_find_welcomes(), (next(iter(library.encodings()), None), None))
        if puzzle is None:
            raise NotFoundError("there is no puzzle")
        instance = instance or welcome
    else:
        puzzle = _known_name("encodings", find_encoding(puzzle).path, library.encodings())
    known = library.instances(puzzle)
    if instance is None:
        with suppress(PylogicError):  # a broken file can be opened, to be mended
            return puzzle, next(
                iter(list_instances(read_header(library.encodings()[puzzle]))), None
            )
        return puzzle, next(iter(known), None)
    return puzzle, _known_name(
        f"instances/{puzzle}", library.find_instance(instance, puzzle), known
    )


def _find_welcomes() -> Iterator[tuple[str, str]]:
    """Yield (puzzle, instance) for each fact welcome(INSTANCE) in the `about` of a puzzle.
    Unreadable files are skipped."""
    for name, path in library.encodings().items():
        with suppress(PylogicError):  # a broken file does not hide the others
            facts = read_header(path).read_about("welcome", 1)
            yield from ((name, say(instance)) for (instance,) in facts)


def link_beside(path: Path, desk: Path) -> None:
    """Make links in the folder `desk` to all files and folders beside a file, not to the file.
    Existing names in `desk` stay; nothing happens if the file's folder is missing."""
    for beside in path.parent.iterdir() if path.parent.is_dir() else ():
        if beside.name != path.name and not os.path.lexists(desk / beside.name):
            (desk / beside.name).symlink_to(beside.absolute())


def list_instances(encoding: Encoding) -> tuple[str, ...]:
    """List the names of a puzzle's instances: first those of facts first(INSTANCE) in `about`.
    A name there that no file has is left out."""
    known = library.instances(encoding.name)
    named = (say(name) for (name,) in encoding.read_about("first", 1))
    return tuple(dict.fromkeys((*(name for name in named if name in known), *known)))


def _known_name(folder: str, path: Path, known: dict[str, Path]) -> str:
    """Return the name of a file that is one of `known`, the files by name.
    NotFoundError, with `folder` as the place of such files, if there is none or it is another."""
    known_path = known.get(path.stem)
    if known_path is None or not path.exists() or not known_path.samefile(path):
        raise NotFoundError(f"{path}: only files in {folder}/ can be opened here")
    return path.stem


@dataclass(frozen=True)
class NamedFile:
    """The rules or facts that a name means: path, text, and whether the user has them."""

    name: str
    """The path of the file, or the path where it would be saved."""
    text: str | None
    """None: there is no such file."""
    is_own: bool
    """True if it is in the user's folder, False if it comes with pylogic."""

    @property
    def stamp(self) -> str | None:
        """A hash of the text, from which a change is seen; None if there is no file."""
        return None if self.text is None else _hash_text(self.text)

    def to_dict(self) -> dict[str, Any]:
        """Return name, text, is_own and stamp, for JSON."""
        return {**asdict(self), "stamp": self.stamp}


@dataclass(frozen=True)
class SaveResult:
    """The result of saving a text."""

    is_saved: bool
    """False if the file had changed since it was read: nothing is written then."""
    file: NamedFile
    """The file as it is now."""

    def to_dict(self) -> dict[str, Any]:
        """Return is_saved and the file, for JSON."""
        return {"is_saved": self.is_saved, "file": self.file.to_dict()}


def read_file(puzzle: str, instance: str | None = None) -> NamedFile:
    """Read the rules of a puzzle (without an instance), or the facts of an instance, by name.

    If there is none, the text is None. A file that comes with pylogic has the name that a copy of
    it would have in the user's folder.

    Raises:
        OptionError: the file is a link that leads out of the folder.
        ProgramError: the file is no readable text, or is larger than 2 MB.
    """
    own = _own_path(puzzle, instance)
    kind, *names = own.parts
    places = (folder.joinpath(*names) for folder in library.folders(kind))
    path = next((path for path in places if os.path.lexists(path)), None)
    if path is None:
        return NamedFile(str(own), None, False)
    is_own = path == own
    if is_own:
        _check_inside(own)
    try:
        text = read_text(path, _LARGEST)
    except NotFoundError:  # somebody deleted it just now, or it is a link to nothing
        return NamedFile(str(own), None, False)
    return NamedFile(str(path if is_own else own), text, is_own)


def save_file(puzzle: str, instance: str | None, text: str, stamp: str | None) -> SaveResult:
    """Save rules, or facts, in the user's folder, unless another program has changed the file.

    If it has, nothing is written, `is_saved` is False, and the file is the other program's. Missing
    folders are made. A text that another program writes in the microseconds between the last
    comparison and the replacement is lost; but a file that was not there is never overwritten.

    Args:
        instance: None to save the rules.
        stamp: of the file that the text was made from; None if there was no file.

    Raises:
        OptionError: no file can be there, or the path leads out of the folder.
        WriteError: writing failed; the file is as it was.
    """

    def check() -> None:
        """Raise OptionError if the file's stamp is not `stamp` any more."""
        if read_file(puzzle, instance).stamp != stamp:
            raise OptionError(f"{own}: another program writes to it")

    now = read_file(puzzle, instance)
    if now.stamp != stamp:
        return SaveResult(False, now)
    own = _own_path(puzzle, instance)
    _check_inside(own)
    files.make_folders(own.parent)
    try:
        files.write(own, text, is_new=not os.path.lexists(own), check=check)
    except OptionError:
        latest = read_file(puzzle, instance)
        if latest.stamp == stamp:
            raise
        return SaveResult(False, latest)
    return SaveResult(True, NamedFile(str(own), text, True))


def hash_files(puzzle: str) -> tuple[str, str]:
    """Return two hashes, by which a page sees changes: of names of files, and of rules.
    The former is of the paths of all rule files and a puzzle's instances; the latter of the times
    and sizes of all rule files."""
    encodings = [
        path
        for folder in library.folders("encodings")
        for pattern in ("*.lp", "lib/*.lp")
        for path in sorted(folder.glob(pattern))
    ]
    # Names alone: there may be ten thousand instances, and pages ask again and again.
    instances = [_list_names(folder / puzzle) for folder in library.folders("instances")]
    return _hash_text(repr([*encodings, *instances])), _hash_text(
        repr(files.read_stamps(encodings))
    )


def _list_names(folder: Path) -> list[str]:
    """Return the names of the .lp files in a folder, with .lp, sorted; [] if there is no folder."""
    try:
        return sorted(name for name in os.listdir(folder) if name.endswith(".lp"))
    except OSError:  # there is none
        return []


def _hash_text(text: str) -> str:
    """Return 32 hexadecimal digits of a text's SHA-256."""
    return hashlib.sha256(text.encode(errors="surrogateescape")).hexdigest()[:32]


def _own_path(puzzle: str, instance: str | None) -> Path:
    """Return where the user's folder has rules (no instance) or an instance, or would have them.
    The path is relative to the folder."""
    if instance is None:
        return Path("encodings") / f"{puzzle}.lp"
    return Path("instances") / puzzle / f"{instance}.lp"


def _check_inside(path: Path) -> None:
    """Raise OptionError for a path out of the current folder, by itself or by links on it."""
    folder = Path.cwd().resolve()
    real = Path(os.path.realpath(path))  # links may go in circles, on which `resolve` fails
    if ".." in path.parts or path.is_absolute() or not real.is_relative_to(folder):
        raise OptionError(f"{path} leads out of the folder: only files in it are opened and saved")


def list_skeletons() -> list[str]:
    """Return the names of the skeletons, which a new puzzle may be like, sorted."""
    return sorted(path.stem for path in _SKELETON.glob("*.lp"))


def create_puzzle(
    name: str, folder: Path, like: str = "latin", source: str | None = None
) -> tuple[Path, ...]:
    """Write rules, a first instance and the library files of a new puzzle; return the new paths.

    They are encodings/NAME.lp, instances/NAME/FILE.lp, and in encodings/lib copies of included
    files, so that plain clingo finds them, too; library files that are there stay as they are. The
    rules are those of the skeleton `like` or of `source`, with a title made of the name, no alias.

    Args:
        source: the puzzle whose rules and first instance are copied, instead of a skeleton.

    Raises:
        NotFoundError: there is no such puzzle, or it has no instance.
        OptionError: the name is taken or invalid, there is no such skeleton, or a path is taken.
        WriteError: writing them failed; then none of them is there.
    """
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        raise OptionError(f"{name!r}: expected a name of small letters, digits and _")
    if name in library.encodings():
        raise OptionError(f"there is a puzzle {name} already: {library.encodings()[name]}")
    if like not in list_skeletons():
        raise OptionError(f"{like!r}: expected one of {', '.join(list_skeletons())}")
    original, board = _SKELETON / f"{like}.lp", _SKELETON / "first" / f"{like}.lp"
    board_name = "first.lp"
    if source is not None:
        encoding = find_encoding(source)
        first_instance = next(iter(list_instances(encoding)), None)
        if first_instance is None:
            raise NotFoundError(f"{encoding.path} has no instance to begin with")
        original = encoding.path
        board = library.find_instance(first_instance, encoding.name)
        board_name = board.name
    title = name.replace("_", " ").capitalize()
    rules = folder / "encodings" / f"{name}.lp"
    files_read = read_sources(original)
    text = re.sub(r"(?m)^alias\(\w+\)\.(?: *\n| +)", "", files_read[original].text)
    texts = {
        rules: re.sub(r'(?m)^title\("[^"]*"\)', f'title("{title}")', text).replace("TITLE", title),
        folder / "instances" / name / board_name: read_text(board).replace("TITLE", title),
    }
    library_files = {
        rules.parent / "lib" / path.name: file.text
        for path, file in files_read.items()
        if path.parent.name == "lib"
    }
    texts |= {path: text for path, text in library_files.items() if not path.exists()}
    files.write_new(texts)
    return tuple(texts)
