"""The user's folder: the puzzles that can be named there, their files, new puzzles."""

from __future__ import annotations

import os
import re
from contextlib import ExitStack, suppress
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from pylogic.errors import NotFoundError, OptionError, PylogicError
from pylogic.rules import files, library
from pylogic.rules.headers import Header, read_header
from pylogic.rules.limits import Limits
from pylogic.rules.source import read_sources, read_text

_LARGEST = Limits(file_size=2)
"""The largest file that a page opens, in megabytes: an editor is slow with more."""
_SKELETON = library.PACKAGE / "skeleton"


class ListedPuzzle(NamedTuple):
    """A puzzle in a list of puzzles."""

    puzzle: str
    title: str
    aliases: tuple[str, ...]
    instances: tuple[str, ...]
    file: str
    problem: str | None = None  # the error of rules that cannot be read


def list_puzzles(puzzle: str | None = None) -> list[ListedPuzzle]:
    """List the puzzles that can be named, or the one that a name, an alias or a path means.
    One with unreadable rules has "(broken: ERROR)" as `problem`, its name as title, no aliases.
    Raise as `find_encoding`, and NotFoundError for a file that no name means."""
    listing = []
    known = library.encodings()
    for name in known if puzzle is None else [_find_puzzle(puzzle, known)]:
        file, problem = str(known[name]), None
        try:
            header = read_header(read_text(known[name]), name)
            description = header.title, header.aliases, list_instances(header)
        except PylogicError as error:  # one broken file does not hide the others
            problem = f"(broken: {str(error).splitlines()[0]})"
            description = name, (), tuple(library.instances(name))
        listing.append(ListedPuzzle(name, *description, file, problem))
    return listing


def list_instances(header: Header) -> tuple[str, ...]:
    """List the names of a puzzle's instances: first those that its header names first.
    A name there that no file has is left out."""
    known = library.instances(header.name)
    return tuple(dict.fromkeys((*(name for name in header.first if name in known), *known)))


def choose_first(puzzle: str | None = None, instance: str | None = None) -> tuple[str, str | None]:
    """Return the names of the puzzle and the instance to open first, by names, paths or aliases.
    Without a puzzle it is the first whose `about` says welcome(INSTANCE), with that instance, or
    the first of all puzzles. Without an instance it is the first of `list_instances`, or None.
    Raise as `find_encoding`, and NotFoundError if a file lies where a page cannot name it."""
    known = library.encodings()
    if puzzle is not None:
        puzzle = _find_puzzle(puzzle, known)
    elif not known:
        raise NotFoundError("there is no puzzle")
    else:
        puzzle = next(iter(known))
        for name, path in known.items():
            with suppress(PylogicError):  # unreadable files are skipped
                if welcome := read_header(read_text(path), name).welcome:
                    puzzle, instance = name, instance or welcome[0]
                    break
    if instance is None:
        rows = {row.puzzle: row for row in list_puzzles()}
        return puzzle, next(iter(rows[puzzle].instances), None)
    path = library.find_instance(instance, puzzle)
    return puzzle, _known_name(f"instances/{puzzle}", path, library.instances(puzzle))


def _find_puzzle(name: str, known: dict[str, Path]) -> str:
    """Return which of the `known` encodings a name, an alias or a path means.
    Raise as `find_encoding`, and as `_known_name` for a file that is none of them."""
    from pylogic.rules.encoding import find_encoding  # and clingo, which a list of all spares

    return _known_name("encodings", find_encoding(name).path, known)


def _known_name(folder: str, path: Path, known: dict[str, Path]) -> str:
    """Return the name of a file that is one of `known`, the files by name.
    NotFoundError, with `folder` as the place of such files, if there is none or it is another."""
    known_path = known.get(path.stem)
    if known_path is None or not path.exists() or not known_path.samefile(path):
        raise NotFoundError(f"{path}: only files in {folder}/ are listed and opened")
    return path.stem


def link_beside(path: Path, desk: Path) -> None:
    """Make links in the folder `desk` to all files and folders beside a file, not to the file.
    Existing names in `desk` stay; nothing happens if the file's folder is missing."""
    for beside in path.parent.iterdir() if path.parent.is_dir() else ():
        if beside.name != path.name and not os.path.lexists(desk / beside.name):
            (desk / beside.name).symlink_to(beside.absolute())


class NamedFile(NamedTuple):
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
        return {**self._asdict(), "stamp": self.stamp}


def read_file(puzzle: str, instance: str | None = None) -> NamedFile:
    """Read the rules of a puzzle (without an instance), or the facts of an instance, by name.
    If there is none, the text is None. A file that comes with pylogic has the name that a copy of
    it would have in the user's folder. Raise OptionError for a link that leads out of the folder,
    ProgramError if the file is no readable text, or larger than 2 MB."""
    own = _own_path(puzzle, instance)
    kind, *names = own.parts
    places = (folder.joinpath(*names) for folder in library.folders(kind))
    path = next((path for path in places if os.path.lexists(path)), None)
    text = None
    if path == own:
        _check_inside(own)
    if path is not None:
        with suppress(NotFoundError):  # somebody deleted it just now, or it is a link to nothing
            text = read_text(path, _LARGEST)
    return NamedFile(str(own), text, path == own and text is not None)


def save_file(puzzle: str, instance: str | None, text: str, stamp: str | None) -> dict[str, Any]:
    """Save rules, or facts, in the user's folder, unless another program has changed the file.

    Return, for JSON, `is_saved` and the `file` as it is now. If another program has changed it,
    nothing is written; only what it writes in the microseconds after the last look is lost. Missing
    folders are made. `stamp` is that of the file that the text was made from; None if there was no
    file. Raise as `files.write`, and OptionError for a path that leads out of the folder.
    """

    def check() -> None:
        """Raise OptionError if the file's stamp is not `stamp` any more."""
        if read_file(puzzle, instance).stamp != stamp:
            raise OptionError(f"{own}: another program writes to it")

    own, now = _own_path(puzzle, instance), read_file(puzzle, instance)
    if now.stamp == stamp:
        _check_inside(own)
        try:
            is_new = not os.path.lexists(own)
            files.write(own, text, is_new=is_new, makes_folders=True, check=check)
            return {"is_saved": True, "file": NamedFile(str(own), text, True).to_dict()}
        except OptionError:
            now = read_file(puzzle, instance)
            if now.stamp == stamp:
                raise
    return {"is_saved": False, "file": now.to_dict()}


def hash_files(puzzle: str) -> tuple[str, str]:
    """Return two hashes, by which a page sees changes: of names of files, and of rules.
    The former is of the paths of all rule files and a puzzle's instances; the latter of the times
    and sizes of all rule files."""
    places = product(library.folders("encodings"), ("*.lp", "lib/*.lp"))
    encodings = [path for folder, files_of in places for path in sorted(folder.glob(files_of))]
    names: list[object] = [*encodings]
    for folder in library.folders("instances"):
        with suppress(OSError):
            # Names alone: there may be ten thousand instances, and pages ask again and again.
            files_there = os.listdir(folder / puzzle)
            names += [folder, *sorted(name for name in files_there if name.endswith(".lp"))]
    return _hash_text(repr(names)), _hash_text(repr(files.read_stamps(encodings)))


def _hash_text(text: str) -> str:
    """Return 32 hexadecimal digits of a text's SHA-256."""
    import hashlib  # lists of puzzles need none, and it takes as long as ten of them

    return hashlib.sha256(text.encode(errors="surrogateescape")).hexdigest()[:32]


def _own_path(puzzle: str, instance: str | None) -> Path:
    """Return where the user's folder has rules (no instance) or an instance, or would have them.
    The path is relative to the folder."""
    if instance is None:
        return Path("encodings", f"{puzzle}.lp")
    return Path("instances", puzzle, f"{instance}.lp")


def _check_inside(path: Path) -> None:
    """Raise OptionError for a path out of the current folder, by itself or by links on it."""
    real = Path(os.path.realpath(path))  # links may go in circles, on which `resolve` fails
    if ".." in path.parts or path.is_absolute() or not real.is_relative_to(Path.cwd().resolve()):
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
    rules and the instance are those of the skeleton `like` or of the puzzle `source`, with a title
    made of the name, no alias. Raise NotFoundError if `source` has no instance, OptionError if the
    name or a path is taken or invalid or there is no such skeleton, WriteError if writing failed.
    """
    from pylogic.rules.encoding import find_encoding

    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        raise OptionError(f"{name!r}: expected a name of small letters, digits and _")
    if name in library.encodings():
        raise OptionError(f"there is a puzzle {name} already: {library.encodings()[name]}")
    if like not in list_skeletons():
        raise OptionError(f"{like!r}: expected one of {', '.join(list_skeletons())}")
    original, board, board_name = _SKELETON / f"{like}.lp", _SKELETON / f"first/{like}.lp", "first"
    if source is not None:
        encoding = find_encoding(source)
        original, boards = encoding.path, library.instances(encoding.name)
        if not boards:
            raise NotFoundError(f"{original} has no instance to begin with")
        board_name = list_instances(encoding.names)[0]
        board = boards[board_name]
    sources = read_sources(original)
    title = name.replace("_", " ").capitalize()
    rules = re.sub(r"(?m)^alias\(\w+\)\.(?: *\n| +)", "", sources[original].text)
    rules = re.sub(r'(?m)^title\("[^"]*"\)', f'title("{title}")', rules)
    texts = {
        folder / "encodings" / f"{name}.lp": rules.replace("TITLE", title),
        folder / "instances" / name / f"{board_name}.lp": read_text(board).replace("TITLE", title),
    }
    for path, file in sources.items():
        copy = folder / "encodings" / "lib" / path.name
        if path.parent.name == "lib" and not copy.exists():
            texts[copy] = file.text
    with ExitStack() as undo:  # all files, or none; folders may stay
        for path, text in texts.items():
            files.write(path, text, is_new=True, makes_folders=True)
            undo.callback(path.unlink)
        undo.pop_all()
    return tuple(texts)
