"""Convert a puzzle from one format into another, and say what the other cannot hold."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import permutations
from typing import Any

import clingo
from clingo import ast

from pylogic import formats
from pylogic.errors import OptionError, Problem, ProgramError
from pylogic.formats import exchange, mapping, sameness, sources
from pylogic.formats.diagram import LARGEST, Diagram, Format, Game, Source
from pylogic.formats.exchange import LEFT_OUT
from pylogic.formats.mapping import Facts, problem_at
from pylogic.formats.sources import FACTS, Text
from pylogic.rules import syntax
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import Instance, Level, instance_from_text
from pylogic.rules.parts import ERRORS
from pylogic.rules.syntax import problem_of
from pylogic.rules.vocabulary import KINDS
from pylogic.solving import grounding
from pylogic.solving.task import Task


@dataclass(frozen=True, repr=False)
class Conversion:
    """A puzzle in a format; its text is what `str` makes of it."""

    text: str
    format: str
    left_out: tuple[str, ...] = ()
    """The parts of the puzzle that the format does not hold, in words."""

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
    origin = source.format if isinstance(source, Text) else None
    wanted = sources.format_of(encoding, to, origin=origin)
    told, instance = _told(encoding, source)
    set_here = {**{name: str(value) for name, value in told.constants.items()}, **constants}
    said = tuple(s for s in instance.statements if s.ast_type != ast.ASTType.Definition)
    _check_sense(Task(encoding, replace(instance, statements=said), set_here))
    if wanted == FACTS and instance.is_imported:
        return Conversion(told.text, wanted, told.lost)
    made = write(encoding, [*told.instance, *told.answer], to, set_here, instance, origin)
    return replace(made, left_out=(*told.lost, *made.left_out))


def write(
    encoding: Encoding,
    symbols: Iterable[clingo.Symbol],
    to: str,
    constants: Mapping[str, str],
    source: Instance | str,
    origin: str | None = None,
) -> Conversion:
    """Facts, and perhaps atoms of an answer, in a format, or in that which calls the puzzle so.

    The text is read again and compared with the facts. `source` is where they stand, or what
    messages call that, and `origin` the format that they come from, if any.

    Raises:
        OptionError: there is no such format, or it has no name for the puzzle.
        ProgramError: the format cannot say one of the facts, or a constant that is not as usual.
    """
    wanted = formats.named(sources.format_of(encoding, to, origin=origin))
    facts = tuple(symbols)
    changed = mapping.changed(encoding, constants)
    if wanted.name == FACTS:
        return Conversion(Facts(facts, constants=changed).text, FACTS)
    games = exchange.games(encoding, wanted.name)
    if not games[0].name and wanted.needs_game:
        raise OptionError(f"{wanted.name} has no name for {encoding.name}")
    game = next((game for game in games if game.name == to), games[0])
    name = source if isinstance(source, str) else source.name
    diagram = mapping.diagram(encoding, facts, wanted.name, constants, source)
    # A clue whose number is told is unknown no more, though facts may say both.
    unknown = diagram["unknown"].keys() - diagram["number"].keys()
    diagram = diagram.put(unknown=dict.fromkeys(unknown, True))
    if wanted.write is None:
        instead = f"; write {wanted.instead}" if wanted.instead else ""
        words = f"{wanted.name} cannot say anything: it is only read{instead}"
        raise ProgramError(Problem(words, name))
    try:
        text = wanted.write(diagram, game)
    except ProgramError as error:
        words = f"{wanted.name} cannot say {error.problems[0].text}"
        raise ProgramError(Problem(words, name)) from None
    try:
        again = exchange.facts(encoding, Text(text, name, wanted.name))
    except ProgramError as error:
        words = _unreadable(wanted, diagram, game) or (
            f"all of it; read again: {error.problems[0].text}"
        )
        raise ProgramError(Problem(f"{wanted.name} cannot say {words}", name)) from None
    answer = tuple(filter(encoding.shows, facts))
    is_left = bool(answer) and not again.answer and not wanted.has_solution
    told = Facts(
        tuple(fact for fact in facts if not encoding.shows(fact)),
        () if is_left else answer,
        constants=changed,
    )
    _check_same(encoding, source, told, again, wanted.name)
    return Conversion(text, wanted.name, (LEFT_OUT.format(name=name),) if is_left else ())


def _unreadable(wanted: Format, diagram: Diagram, game: Game) -> str | None:
    """The kind of things that keeps a text from being read again, in words; None: no one kind."""
    assert wanted.write is not None
    for word, kind in KINDS.items():
        if diagram[word]:
            with suppress(ProgramError):
                source = Source(wanted.write(diagram.put(**{word: {}}), game), "")
                if not formats.read(wanted.name, source, [game]).lost:
                    return kind.says
    return None


def _told(encoding: Encoding, source: Text | Instance) -> tuple[Facts, Instance]:
    """The facts of a source, with its solution and the constants that it sets; its instance."""
    if isinstance(source, Text) and source.format != FACTS:
        told = exchange.facts(encoding, source)
        made = instance_from_text(told.text, source.name, Level.FACTS)
        return told, replace(made, is_imported=True)
    if isinstance(source, Text):
        source = exchange.instance_of_facts(source)
    for statement in source.statements:  # what rules derive would not be written
        if statement.ast_type not in sameness.SILENT and syntax.fact(statement) is None:
            raise ProgramError(problem_of(statement, "only ground facts are written in a format"))
    return Facts(tuple(source.symbols), constants=source.constants), source


def _check_sense(task: Task) -> None:
    """See that the part `errors` finds nothing wrong, as when the puzzle is solved.

    A board that no format holds is refused when it is written; to ground it would take for ever.

    Raises:
        ProgramError: it does.
    """
    rows, cols = task.instance.size or (1, 1)
    if ERRORS in task.encoding.parts and rows * cols <= LARGEST:
        grounding.check_sense(task)


def _check_same(
    encoding: Encoding, source: Instance | str, told: Facts, again: Facts, format_name: str
) -> None:
    """See that what has been written says what was told.

    Raises:
        ProgramError: something is lost, or would be added; at its place.
    """
    lost, found = sameness.difference(encoding, told.instance, again.instance)
    if lost is None and found is None:
        lost, found = (
            next(iter(sorted(one - other)), None)
            for one, other in permutations((_untold(encoding, told), _untold(encoding, again)))
        )
    words = ""
    if lost is not None:
        words = f"{lost} here"
        if found is not None and found.name == lost.name:
            words = f"{lost}: read again, it is {found}"
    elif found is not None:
        words = f"this without {found}"
    here, there = ({n: str(v) for n, v in one.constants.items()} for one in (told, again))
    if not words and here != there:
        told_of = (f"{name}={value}" for name, value in {**here, **there}.items())
        words = f"the variant {', '.join(told_of)}"
    if words:
        raise ProgramError(problem_at(f"{format_name} cannot say {words}", source, lost))


def _untold(encoding: Encoding, facts: Facts) -> set[clingo.Symbol]:
    """The answer but for numbers that the puzzle gives: a solution may repeat them or not."""
    kinds = mapping.kinds_of(encoding)
    given = {tuple(one.arguments) for one in facts.instance if kinds.get(one.name) == "number"}
    return {
        atom
        for atom in facts.answer
        if kinds.get(atom.name) != "solution" or tuple(atom.arguments) not in given
    }
