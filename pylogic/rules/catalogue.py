"""The catalogue: the puzzles that can be named, their instances; and which one opens first."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from pylogic.errors import NotFoundError, PylogicError
from pylogic.rules import library
from pylogic.rules.encoding import Encoding, find_encoding, read_encoding
from pylogic.rules.symbols import say


@dataclass(frozen=True)
class Entry:
    """A puzzle that can be named."""

    puzzle: str
    title: str
    aliases: tuple[str, ...]
    instances: tuple[str, ...]
    file: str

    def to_dict(self) -> dict[str, Any]:
        """Its names, its instances, and its file."""
        return asdict(self)


def entries() -> list[Entry]:
    """The puzzles by name."""
    return [_entry(name, path) for name, path in library.encodings().items()]


def _entry(name: str, path: Path) -> Entry:
    known = tuple(library.instances(name))
    try:
        encoding = read_encoding(path)
        return Entry(name, encoding.title, encoding.aliases, instances(encoding), str(path))
    except PylogicError as error:  # one broken file does not hide the others
        return Entry(name, f"(broken: {str(error).splitlines()[0]})", (), known, str(path))


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
            return puzzle, next(iter(instances(read_encoding(library.encodings()[puzzle]))), None)
        return puzzle, next(iter(known), None)
    return puzzle, _named(f"instances/{puzzle}", library.find_instance(instance, puzzle), known)


def _welcoming() -> Iterator[tuple[str, str]]:
    for name, path in library.encodings().items():
        with suppress(PylogicError):  # another puzzle's file being broken hides nothing
            facts = read_encoding(path).about
            yield from ((name, say(f.arguments[0])) for f in facts if f.match("welcome", 1))


def instances(encoding: Encoding) -> tuple[str, ...]:
    """The instances of a puzzle, first those that `about` calls first."""
    known = library.instances(encoding.name)
    named = (say(fact.arguments[0]) for fact in encoding.about if fact.match("first", 1))
    return tuple(dict.fromkeys((*(name for name in named if name in known), *known)))


def _named(folder: str, path: Path, known: dict[str, Path]) -> str:
    """The name of a file that was found by its path."""
    found = known.get(path.stem)
    if found is None or not path.exists() or not found.samefile(path):
        raise NotFoundError(f"{path}: only files in {folder}/ can be opened here")
    return path.stem
