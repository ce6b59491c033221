"""Convert a puzzle from one format into another, and say what the other cannot hold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from clingo import ast

from pylogic import formats
from pylogic.errors import ProgramError
from pylogic.formats import exchange, mapping, naming
from pylogic.formats.exchange import LEFT_OUT
from pylogic.formats.mapping import Facts
from pylogic.formats.sources import FACTS, Text
from pylogic.rules import syntax
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import Instance
from pylogic.rules.permissions import problem_of


@dataclass(frozen=True, repr=False)
class Conversion:
    """A puzzle in a format; its text is what `str` makes of it."""

    text: str
    format: str
    left_out: tuple[str, ...] = ()
    """What the format does not hold, in words."""

    def to_dict(self) -> dict[str, Any]:
        """Its text, its format, and what is left out."""
        return {"text": self.text, "format": self.format, "left_out": list(self.left_out)}

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        words = "".join(f", {one}" for one in self.left_out)
        return f"<Conversion: {self.format}, {len(self.text)} characters{words}>"


def convert(
    encoding: Encoding, source: Text | Instance, to: str, constants: Mapping[str, str]
) -> Conversion:
    """Write a puzzle in a format, or in that which calls the puzzle so.

    Raises:
        OptionError: there is no such format, or it has no name for the puzzle.
        ProgramError: the source makes no sense, or the format cannot say one of the facts.
    """
    wanted = naming.format_of(encoding, to)
    told = _told(encoding, source)
    is_solved = bool(told.answer)
    if wanted == FACTS and isinstance(source, Text) and source.format != FACTS:
        text = told.text
    else:
        own = {name: str(value) for name, value in told.constants.items()}
        has_numbers = mapping.has_numbers(encoding, told.answer)
        is_unsaid = has_numbers and wanted in formats.WITHOUT_ANSWERED_NUMBERS
        symbols = [*told.instance, *(() if is_unsaid else told.answer)]
        text = exchange.write(encoding, symbols, to, {**own, **constants}, source.name)
        is_solved &= is_unsaid or wanted in formats.WITHOUT_SOLUTION
    shown = (LEFT_OUT.format(name=source.name),) if is_solved else ()
    return Conversion(text, wanted, (*told.lost, *shown))


def _told(encoding: Encoding, source: Text | Instance) -> Facts:
    """What a source says, its solution included, and the constants that it sets."""
    if isinstance(source, Text) and source.format != FACTS:
        return exchange.facts(encoding, source)
    if isinstance(source, Text):
        source = exchange.instance_of_facts(source)
    _check_facts(source)
    answer = tuple(filter(encoding.shows, source.symbols))
    rest = tuple(symbol for symbol in source.symbols if symbol not in answer)
    return Facts(rest, answer, bool(answer), source.constants)


def _check_facts(instance: Instance) -> None:
    """See that an instance is told by ground facts, since what rules derive would not be written.

    Raises:
        ProgramError: it is not.
    """
    for statement in instance.statements:
        if statement.ast_type == ast.ASTType.Rule and syntax.fact(statement) is None:
            raise ProgramError(problem_of(statement, "only ground facts are written in a format"))
