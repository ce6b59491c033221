"""Convert a puzzle from one format into another, and say what the other cannot hold."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import clingo
from clingo import ast

from pylogic import formats
from pylogic.errors import OptionError, Problem, ProgramError
from pylogic.formats import exchange, mapping, sameness
from pylogic.formats.diagram import LARGEST, Diagram, Text, find_box_size
from pylogic.formats.exchange import FACTS, LEFT_OUT
from pylogic.formats.mapping import Facts
from pylogic.rules import syntax
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import Instance
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.parts import BASE, ERRORS, VIEW
from pylogic.rules.symbols import write_facts
from pylogic.solving import grounding
from pylogic.solving.question import Question


@dataclass(frozen=True, repr=False)
class Conversion:
    """A puzzle as a text in a format; `str` returns the text."""

    text: str
    format: str
    left_out: tuple[str, ...] = ()
    """The parts of the puzzle that the format does not hold, in words."""

    def to_dict(self) -> dict[str, Any]:
        """Return the fields as `--json` prints them: text, format, and the list left_out."""
        return {"text": self.text, "format": self.format, "left_out": list(self.left_out)}

    def __str__(self) -> str:
        """Return the text."""
        return self.text

    def __repr__(self) -> str:
        """Return the format, the length of the text, and the parts that are left out."""
        words = "".join(f", {part}" for part in self.left_out)
        return f"<Conversion: {self.format}, {len(self.text)} characters{words}>"


def convert(
    encoding: Encoding,
    source: Text | Instance,
    to: str,
    constants: Mapping[str, str],
    limits: Limits = NO_LIMITS,
) -> Conversion:
    """Return a puzzle's text in the format `to`, or in the format that calls the puzzle `to`.
    `constants` override those of the source. A text of facts holds no solution that a source in
    another format shows. The text is read again and compared: only the solution may be left out.
    OptionError: the format is unknown, or has no name for the puzzle. ProgramError: the source
    makes no sense or has rules, or the format cannot express it."""
    origin = source.format if isinstance(source, Text) else None
    target = formats.lookup(exchange.resolve_format(encoding, to, origin=origin))
    if isinstance(source, Text) and source.format != FACTS:  # which may show a solution, too
        facts = exchange.read_facts(encoding, source)
        instance = exchange.instance_of_board(facts, source.name)
    else:
        if isinstance(source, Text):
            source = exchange.instance_of_text(encoding, source, limits)
        instance, facts = source, Facts(source.symbols, constants=source.constants)
    for statement in instance.statements:  # atoms that rules derive would not be written
        if statement.ast_type not in sameness.SILENT and syntax.parse_fact(statement) is None:
            words = "only ground facts are written in a format"
            raise ProgramError(syntax.quote_node(statement, words))
    name, symbols = instance.name, (*facts.instance, *facts.answer)
    set_here = {**{name: str(value) for name, value in facts.constants.items()}, **constants}
    rows, cols = instance.size or (1, 1)
    if ERRORS in encoding.parts and rows * cols <= LARGEST:  # more would take too long to ground
        statements = [s for s in instance.statements if s.ast_type != ast.ASTType.Definition]
        bare = replace(instance, statements=tuple(statements))
        grounding.check_instance(Question(encoding, bare, set_here))
    changed = mapping.changed_constants(encoding, set_here)
    left_out = (LEFT_OUT.format(name=name),)
    if target.name == FACTS:
        text = Facts(facts.instance, constants=changed).text
        return Conversion(text, FACTS, (*facts.lost, *(left_out if facts.answer else ())))
    games = mapping.list_games(encoding, target.name)
    if not games[0].name and target.needs_game:
        raise OptionError(f"{target.name} has no name for {encoding.name}")
    game = next((game for game in games if game.name == to), games[0])
    board = mapping.diagram_of_facts(encoding, symbols, target.name, set_here, instance)
    if not target.is_written:
        instead = f"; write {target.instead}" if target.instead else ""
        words = f"{target.name} cannot say anything: it is only read{instead}"
        raise ProgramError(Problem(words, name))
    blank = Question(encoding, constants=set_here)
    text = "" if target.write else _draw_facts(blank, symbols, board)
    failure = "cannot say"
    try:
        text = target.write(board, game) if target.write else text
        failure = "cannot say all of it; read again:"
        again = exchange.read_facts(encoding, Text(text, name, target.name))
    except ProgramError as error:
        words = f"{target.name} {failure} {error.problems[0].text}"
        raise ProgramError(Problem(words, name)) from None
    is_dropped = any(map(encoding.is_shown, symbols)) and not again.answer
    kept = [symbol for symbol in symbols if not (is_dropped and encoding.is_shown(symbol))]
    lost, added = sameness.find_difference(encoding, kept, (*again.instance, *again.answer))
    here, there = ({n: str(v) for n, v in each.items()} for each in (changed, again.constants))
    words = ""
    if lost is not None:
        words = f"{lost} here" if added is None else f"{lost}: read again, it is {added}"
    elif added is not None:
        words = f"this without {added}"
    elif here != there:
        settings = (f"{name}={value}" for name, value in {**here, **there}.items())
        words = f"the variant {', '.join(settings)}"
    if words:
        stated = [fact for fact in instance.facts if fact.symbol == lost]
        raise ProgramError(instance.problem(f"{target.name} cannot say {words}", stated[-1:]))
    return Conversion(text, target.name, (*facts.lost, *(left_out if is_dropped else ())))


def _draw_facts(task: Question, symbols: Iterable[clingo.Symbol], board: Diagram) -> str:
    """Return the plain text of a board as the part `view` draws it, without a solution's numbers.
    The drawing follows from the facts and the atoms alone, without the rules of the game. It leaves
    out the boxes that a board of its size has: areas of the board that look like them are added.
    ProgramError: there is no such part."""
    from pylogic.draw import notation, view  # other formats draw nothing

    kinds = mapping.kinds_by_predicate(task.encoding)
    shown = [symbol for symbol in symbols if kinds.get(symbol.name) != "solution"]
    program = grounding.make_program(task, task.encoding.statements_with_definitions(VIEW))
    program.control.add(BASE[0], [], write_facts(shown))
    program.ground((BASE[0], []))
    atoms = (atom.symbol for atom in program.control.symbolic_atoms if atom.is_fact)
    text = f"{view.draw_atoms(task.encoding, atoms, task.constants, NO_LIMITS)}\n"
    areas = board["area"] or ({} if "cages:\n" in text else board["cage"])
    if find_box_size(areas) == notation.squarest_box(board.rows) and board.rows == board.cols:
        text += "\n".join(["", *notation.write_partition(areas, board.rows, board.cols), ""])
    return text
