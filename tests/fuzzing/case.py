"""A case: files, and what is asked of them; what differs is said."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import clingo

import pylogic
from fuzzing import plain
from fuzzing.plain import Answers, Shown

SECONDS = 5  # for what may take long; a case that is stopped by it is counted, and says nothing

Asked = Mapping[str, Any]


class DifferenceError(Exception):
    """Pylogic and plain clingo say different things."""


@dataclass(frozen=True)
class Case:
    """Files, and what is asked of them."""

    kind: str
    files: tuple[tuple[str, ...], ...]
    """The statements of the rule files, and of the instance, which comes last."""
    asked: tuple[Asked, ...] = ({},)
    """Keywords of each call."""
    constants: Mapping[str, int] = field(default_factory=dict)
    puzzle: str = ""
    """The puzzle on the shelf whose board it is; it has no rule file then."""


class Files:
    """The files of a case, written for pylogic and for plain clingo."""

    def __init__(self, case: Case, folder: Path) -> None:
        names = [*["one.lp", "other.lp"][: len(case.files) - 1], "instance.lp"]
        self.paths = [folder / name for name in names]
        for path, statements in zip(self.paths, case.files, strict=True):
            path.write_text("\n".join(statements) + "\n")
        if case.puzzle:
            self.paths.insert(0, pylogic.load(case.puzzle).encoding.path)
        self.rules, self.facts = self.paths[:-1], self.paths[-1]
        self.has_facts = any(not text.startswith("%") for text in case.files[-1])
        self.case = case

    def plain(self, rules: int = 0, most: int = 5_000) -> Answers:
        """The answers that plain clingo finds for one of the rule files with the instance."""
        return plain.answers([self.rules[rules], self.facts], self.case.constants, most)

    def puzzle(self, rules: int = 0) -> pylogic.Puzzle:
        return pylogic.load(self.rules[rules])

    def instance(self, puzzle: pylogic.Puzzle) -> pylogic.Instance | None:
        return puzzle.instance(self.facts) if self.has_facts else None


def claim(holds: bool, words: str) -> None:
    if not holds:
        raise DifferenceError(words)


def words(shown: Shown) -> str:
    return " ".join(map(str, sorted(shown))) or "(nothing)"


def amount(number: int) -> str:
    return str(number) if number < 2 else "several" if number < 50 else "50 or more"


def signature(symbol: clingo.Symbol) -> tuple[str, int]:
    """A symbol's name and number of arguments; no name where it has none."""
    if symbol.type != clingo.SymbolType.Function:
        return "", 0
    return symbol.name, len(symbol.arguments)
