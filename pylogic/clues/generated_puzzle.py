"""GeneratedPuzzle: an instance with exactly one answer, and how it was made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property, partial
from typing import Any, NamedTuple

from pylogic.clues.derive import say_clue_count
from pylogic.formats.mapping import Facts
from pylogic.rules.instance import Instance, instance_from_text
from pylogic.rules.lexical import is_number
from pylogic.solving.outcome import Answer, Drawn, Picture, Shown

SOURCE = "Source: made by pylogic generate."
GRADE = "\n% Grade: "
"""The beginning of the line in a puzzle's file that says its difficulty and level."""


class RecordedGrade(NamedTuple):
    """The difficulty of a puzzle: the cost of its costliest step, and the rules' name for that."""

    cost: int
    level: str | None


def read_grade(text: str) -> RecordedGrade | None:
    """Return the grade that a comment in the facts of a puzzle records; None without a number."""
    line = f"\n{text}".partition(GRADE)[2].partition("\n")[0]
    cost, _, level = line.strip().partition(" ")
    return RecordedGrade(int(cost), level or None) if is_number(cost) else None


@dataclass(frozen=True, repr=False, kw_only=True)
class GeneratedPuzzle(Shown):
    """An instance with exactly one answer, and how it was made."""

    puzzle: str
    seed: int
    number: int  # the puzzle's number in the series of its seed, from 1
    attempts: int = 1  # solutions that were tried for it
    facts: str  # the facts of its instance, the clues last
    solution: Answer  # its one answer, as a search of its own has found it
    clues: int  # how many clues it has
    kinds: Mapping[str, int] = field(hash=False)  # how many clues each predicate has
    difficulty: int | None = None
    """The cost of its costliest step; None if nobody asked for it, or the search gave up."""
    level: str | None = None  # the rule file's name for that cost, if it has one
    technique: str | None = None  # the wished technique, if some step uses it
    symmetry: str  # the symmetry of the cells with clues
    is_minimal: bool
    """No clue can be removed, or with symmetry no group of clues, except wished ones."""
    given: int = 0  # how many of the clues stood on the board before
    candidates: int = 1  # how many candidates were made, of which this is the best
    taste: Mapping[str, int] = field(default_factory=dict, hash=False)
    """The figures of the part `taste`; empty if only one candidate was made."""
    merit: int | None = None
    """The sum of the figures, each times its weight, by which it is the best."""
    changed: Mapping[str, int | str] = field(default_factory=dict, hash=False)
    """The constants that differ from the encoding's: other values may allow more answers."""
    draw: Callable[[Instance | Answer], Drawn] | None = field(default=None, compare=False)
    """Draws the instance, or the solution, if the rules say how."""

    @cached_property
    def instance(self) -> Instance:
        """The instance that its facts describe; its constants are not part of it."""
        return instance_from_text(self.facts, "<generated>")

    @property
    def constants(self) -> Mapping[str, str]:
        """The values of the encoding's constants, by name."""
        return self.solution.constants

    @property
    def line(self) -> str:
        """The puzzle on one line: the changed constants as settings, then the facts."""
        return " ".join([*Facts((), constants=self.changed).settings, self.facts])

    def file(self, title: str, pictures: Iterable[str] = ()) -> str:
        """Return the text of the puzzle's file: title, `str(self)`, grade and `pictures` in
        comments, then the facts with changed constants."""
        drawn = (line for picture in pictures for line in ("", *picture.splitlines()))
        level = self.level or ""
        grade = "" if self.difficulty is None else f"{GRADE}{self.difficulty} {level}"
        head = (f"{title}, {self}", SOURCE + grade, *drawn)
        comments = "\n".join(f"% {line}".rstrip() for line in head)
        return f"{comments}\n\n{Facts(self.instance.symbols, constants=self.changed).text}"

    def to_dict(self) -> dict[str, Any]:
        """Return what `pylogic generate --json` prints for a puzzle; its "facts" are `line`."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        for name in ("puzzle", "changed", "draw"):
            del values[name]
        solution = list(map(str, self.solution.symbols))
        copies = {"kinds": dict(self.kinds), "taste": dict(self.taste)}
        return {**values, "facts": self.line, "solution": solution, **copies}

    def __str__(self) -> str:
        """Say number, clues, difficulty and merit on one line, without the facts."""
        is_minimal = "minimal" if self.is_minimal else "not made minimal"
        given = f" ({self.given} of them given)" if self.given else ""
        symmetry = "" if self.symmetry == "none" else f", {self.symmetry}"
        words = f"{say_clue_count(self.clues, self.kinds)}{given}{symmetry}, {is_minimal}"
        if self.difficulty is not None:
            level = "" if self.level is None else f" ({self.level})"
            words += f", costliest step {self.difficulty}{level}"
        if self.technique is not None:
            words += f", takes {self.technique}"
        if self.merit is not None:
            figures = "; ".join(f"{name} {number}" for name, number in self.taste.items())
            words += f", the best of {self.candidates}: merit {self.merit} ({figures})"
        return f"puzzle {self.number} of seed {self.seed}: {words}"

    def __repr__(self) -> str:
        return f"<GeneratedPuzzle {self.puzzle}: {self}>"

    def parts(self) -> Iterator[str | Picture]:
        """Yield `str(self)`, then pictures of instance and solution; without `draw` its `line`."""
        yield str(self)
        if self.draw is None:
            yield self.line
            return
        yield Picture(partial(self.draw, self.instance), self.line, "the facts")
        yield "solution:"
        yield Picture(partial(self.draw, self.solution), self.solution, "the answer's atoms")
        yield ""
