"""Convert a puzzle from one format into another, and say what the other cannot hold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from clingo import ast

from pylogic.errors import Problem, ProgramError
from pylogic.formats import exchange, mapping, naming, sameness
from pylogic.formats.diagram import LARGEST
from pylogic.formats.exchange import LEFT_OUT
from pylogic.formats.mapping import Facts, problem_at
from pylogic.formats.sources import FACTS, Text
from pylogic.rules import syntax
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import Instance, Level, instance_from_text
from pylogic.rules.parts import ERRORS
from pylogic.rules.syntax import problem_of
from pylogic.solving import grounding
from pylogic.solving.task import Task

_SILENT = (ast.ASTType.Program, ast.ASTType.Comment, ast.ASTType.Definition)
"""Statements that say nothing of a board; what constants are is written apart."""


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
    """Write a puzzle in a format, or in that which calls the puzzle so; what is written is read.

    Raises:
        OptionError: there is no such format, or it has no name for the puzzle.
        ProgramError: the source makes no sense, or the format cannot say one of the facts.
    """
    wanted = naming.format_of(encoding, to)
    told, instance = _told(encoding, source)
    set_here = {**{name: str(value) for name, value in told.constants.items()}, **constants}
    said = tuple(s for s in instance.statements if s.ast_type != ast.ASTType.Definition)
    _check_sense(Task(encoding, replace(instance, statements=said), set_here))
    is_left = False
    if wanted == FACTS and instance.is_imported:
        text = told.text
    else:
        text = exchange.write(encoding, [*told.instance, *told.answer], to, set_here, instance)
        if wanted != FACTS:
            again = _read_again(encoding, Text(text, instance.name, wanted))
            is_left = bool(told.answer) and not again.answer
            kept = replace(told, answer=() if is_left else told.answer, constants=set_here)
            _check_same(encoding, instance, kept, again, wanted)
    shown = (LEFT_OUT.format(name=source.name),) if is_left else ()
    return Conversion(text, wanted, (*told.lost, *shown))


def _told(encoding: Encoding, source: Text | Instance) -> tuple[Facts, Instance]:
    """What a source says, its solution included, and the constants that it sets; its instance."""
    if isinstance(source, Text) and source.format != FACTS:
        told = exchange.facts(encoding, source)
        made = instance_from_text(told.text, source.name, Level.FACTS)
        return told, replace(made, is_imported=True)
    if isinstance(source, Text):
        source = exchange.instance_of_facts(source)
    _check_facts(source)
    answer = tuple(filter(encoding.shows, source.symbols))
    rest = tuple(symbol for symbol in source.symbols if symbol not in answer)
    return Facts(rest, answer, bool(answer), source.constants), source


def _check_sense(task: Task) -> None:
    """See that the part `errors` finds nothing wrong, as when the puzzle is solved.

    A board that no format holds is refused when it is written; to ground it would take for ever.

    Raises:
        ProgramError: it does.
    """
    rows, cols = task.instance.size or (1, 1)
    if ERRORS in task.encoding.parts and rows * cols <= LARGEST:
        grounding.ground_task(task)


def _read_again(encoding: Encoding, text: Text) -> Facts:
    """What has been written, read.

    Raises:
        ProgramError: it cannot be.
    """
    try:
        return exchange.facts(encoding, text)
    except ProgramError as error:
        words = f"{text.format} cannot say all of it; read again: {error.problems[0].text}"
        raise ProgramError(Problem(words, text.name)) from None


def _check_same(
    encoding: Encoding, instance: Instance, told: Facts, again: Facts, format_name: str
) -> None:
    """See that what has been written says what was told.

    Raises:
        ProgramError: something is lost; at its place.
    """
    lost = sameness.lost(encoding, told.instance, again.instance)
    if lost is None:
        lost = next(iter(set(told.answer) ^ set(again.answer)), None)
    if lost is not None:
        raise ProgramError(problem_at(f"{format_name} cannot say {lost} here", instance, lost))
    here, there = (mapping.changed(encoding, one.constants) for one in (told, again))
    if {name: str(value) for name, value in here.items()} != {n: str(v) for n, v in there.items()}:
        words = ", ".join(f"{name}={value}" for name, value in {**here, **there}.items())
        raise ProgramError(problem_at(f"{format_name} cannot say {words} here", instance))


def _check_facts(instance: Instance) -> None:
    """See that an instance is told by ground facts, since what rules derive would not be written.

    Raises:
        ProgramError: it is not.
    """
    for statement in instance.statements:
        if statement.ast_type not in _SILENT and syntax.fact(statement) is None:
            raise ProgramError(problem_of(statement, "only ground facts are written in a format"))
