"""A case: files, and what is asked of them; what differs is said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import clingo

import pylogic
from fuzzing import plain
from fuzzing.plain import Answers, Shown
from fuzzing.random_programs import Statements
from pylogic.rules import library

VERY_MANY = 40_000  # answer sets of a program that are looked at
SECONDS = 5  # for what may take long; a case that is stopped by it is counted, and says nothing

Asked = Mapping[str, Any]
Tally = Counter[str]


class DifferenceError(Exception):
    """What pylogic says is not what plain clingo says."""


@dataclass(frozen=True)
class Case:
    """Files, and what is asked of them."""

    kind: str
    seed: int
    files: tuple[Statements, ...]
    """The statements of the rule files, and of the instance, which comes last."""
    asked: tuple[Asked, ...] = ()
    """Keywords of each call."""
    constants: Mapping[str, int] = field(default_factory=dict)
    puzzle: str = ""
    """The puzzle on the shelf whose board it is; it has no rule file then."""

    def smaller(self) -> Iterator[Case]:
        """The same without one statement, or without one of several calls."""
        for place, file in enumerate(self.files):
            for number in reversed(range(len(file))):
                files = list(self.files)
                files[place] = file[:number] + file[number + 1 :]
                yield replace(self, files=tuple(files))
        if len(self.asked) > 1:
            for number in range(len(self.asked)):
                yield replace(self, asked=self.asked[:number] + self.asked[number + 1 :])

    @property
    def names(self) -> list[str]:
        return [*["one.lp", "other.lp"][: len(self.files) - 1], "instance.lp"]

    def __str__(self) -> str:
        texts = ["\n".join([f"% {n}", *f]) for n, f in zip(self.names, self.files, strict=True)]
        about = [f"% {self.puzzle}"] if self.puzzle else []
        about += [f"% constants: {dict(self.constants)}"] if self.constants else []
        about += [f"% asked: {dict(asked)}" for asked in self.asked]
        return "\n".join([*texts, *about])


class Files:
    """The files of a case, written for pylogic and for plain clingo."""

    def __init__(self, case: Case, folder: Path) -> None:
        self.paths = [folder / name for name in case.names]
        for path, statements in zip(self.paths, case.files, strict=True):
            path.write_text("\n".join(statements) + "\n")
        if case.puzzle:
            self.paths.insert(0, library.encodings()[case.puzzle])
        self.rules, self.facts = self.paths[:-1], self.paths[-1]
        self.has_facts = any(not text.startswith("%") for text in case.files[-1])
        self.case = case

    def plain(self, rules: int = 0, most: int = 5_000) -> Answers:
        """What plain clingo says of one of the rule files with the instance."""
        return plain.answers([self.rules[rules], self.facts], self.case.constants, most)

    def puzzle(self, rules: int = 0) -> pylogic.Puzzle:
        return pylogic.load(self.rules[rules])

    def instance(self, puzzle: pylogic.Puzzle) -> pylogic.Instance | None:
        return puzzle.instance(self.facts) if self.has_facts else None


def claim(holds: bool, words: str) -> None:
    if not holds:
        raise DifferenceError(words)


def said(answers: Sequence[pylogic.Answer]) -> list[Shown]:
    return [frozenset(answer.symbols) for answer in answers]


def words(shown: Shown) -> str:
    return " ".join(map(str, sorted(shown))) or "(nothing)"


def amount(number: int) -> str:
    return str(number) if number < 2 else "several" if number < 50 else "50 or more"


def name_of(symbol: clingo.Symbol) -> str:
    return symbol.name if symbol.type == clingo.SymbolType.Function else ""


def is_negative(symbol: clingo.Symbol) -> bool:
    return symbol.type == clingo.SymbolType.Function and symbol.negative
