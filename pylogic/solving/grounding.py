"""Ground an encoding with an instance, or one of its parts over an answer's atoms.

A search grounds the part `errors`, too: what this derives, and facts that no rule looks at, refuse
the instance.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cached_property, partial
from itertools import chain
from operator import itemgetter
from typing import NamedTuple

import clingo
from clingo import ast

from pylogic.errors import Problem, ProgramError, parse_message
from pylogic.rules import hints, syntax
from pylogic.rules.cancellation import delay_signals
from pylogic.rules.encoding import LISTED, Encoding, add_statements
from pylogic.rules.instance import NO_INSTANCE, Fact
from pylogic.rules.lexical import is_number
from pylogic.rules.limits import Limits
from pylogic.rules.parts import BASE, ERRORS, PARTS, REASONS
from pylogic.rules.source import put_name
from pylogic.rules.symbols import pack, say, unpack, write_facts
from pylogic.rules.syntax import Signature
from pylogic.solving.child import Send
from pylogic.solving.options import check_options
from pylogic.solving.process import call
from pylogic.solving.task import Task

Part = tuple[str, Sequence[clingo.Symbol]]
"""A part's name, and a term for each of its parameters."""


@dataclass(frozen=True, repr=False)
class Grounding:
    """The facts of a ground program, and clingo's remarks on it."""

    packed: str
    """The facts as one text, from `symbols.pack`: a child sends that faster than symbols."""
    remarks: tuple[str, ...]

    @cached_property
    def facts(self) -> tuple[clingo.Symbol, ...]:
        """The ground atoms that hold in every answer, in clingo's order."""
        return unpack(self.packed)

    def __repr__(self) -> str:
        return f"<Grounding: {len(self.facts)} facts>"


def ground(task: Task, limits: Limits, part: Signature | None = None) -> Grounding:
    """Ground and check an instance without solving it, in a child if a limit asks for one.

    Return the atoms of instance and rules that are true before any search. With a part, return the
    facts that it derives from these instead, of the predicates that `PARTS` has for it.

    Raises:
        OptionError: see `check_options`.
        ProgramError: the instance makes no sense, or clingo rejects one of the files.
        StoppedError: a limit or Ctrl-C ended the grounding.
    """
    check_options(task)
    return call(partial(_ground, task, part), limits)


def find_rejections(encoding: Encoding) -> tuple[Problem, ...]:
    """Have clingo check all parts of an encoding, but ground none of them, in this process.

    Return the problems for which it rejects any, such as unsafe variables; () if there are none.
    """
    try:
        Program.of(Task(encoding), encoding.statements).ground()
    except ProgramError as error:
        return error.problems
    return ()


def derive(
    encoding: Encoding,
    part: str,
    atoms: Iterable[clingo.Symbol],
    constants: Mapping[str, str],
    limits: Limits,
    only: Sequence[Signature] | None = None,
) -> Grounding:
    """Return the facts that a part derives where the given atoms, and no others, are true.

    `only` names the predicates to return, in place of all that the part derives; given atoms of
    these are returned, too. No instance is read. The work may be done in a child.

    Raises:
        ProgramError: clingo rejects the part.
        StoppedError: a limit or Ctrl-C ended the grounding.
    """
    task = Task(encoding, constants=constants)
    signatures = tuple(sorted(encoding.heads_of((part, 0)))) if only is None else tuple(only)
    return call(partial(_derive, task, part, signatures, tuple(atoms)), limits)


class Program(NamedTuple):
    """A clingo control with its task, and the messages that clingo logs about it.

    Its methods raise ProgramError where clingo rejects one of the files.
    """

    control: clingo.Control
    task: Task
    messages: list[str]
    loaded: float = 0.0
    """The CPU seconds of this process when clingo had all statements."""

    def ground(self, *parts: Part) -> None:
        """Ground parts into the program; a part that the encoding does not have is empty."""
        with self._translate_errors():
            self.control.ground(parts)

    def extend(self, part: str, statements: Iterable[ast.AST]) -> None:
        """Add statements to the program in a part without parameters, and ground that part."""
        add_statements(self.control, chain(syntax.parse_text(f"#program {part}."), statements))
        self.ground((part, []))

    @contextmanager
    def _translate_errors(self) -> Iterator[None]:
        """In this context delay signals, and turn clingo's RuntimeError, which only says that it
        failed, into a ProgramError with the messages that clingo has logged."""
        try:
            with delay_signals():
                yield
        except RuntimeError as error:
            name = self.task.instance.name
            logged = [parse_message(put_name(message, name).strip()) for message in self.messages]
            errors = [problem for problem in logged if problem.kind == "error"]
            words = str(error)
            if "Integer overflow" in words:  # which clingo does not log
                words = "the weights of a sum add up to more than clingo can count: at most "
                words += str(2**31 - 1)
            from pylogic.rules.unsafe import explain_unsafe  # only errors need it

            explained = [explain_unsafe(problem, self.task.encoding) for problem in errors]
            raise ProgramError(*explained or [Problem(words)]) from None

    def find_atoms(self, signatures: Iterable[Signature]) -> Iterator[clingo.SymbolicAtom]:
        """Yield the ground atoms of some predicates; `-` begins the name of a negative one.

        An atom without any ground rule is left out: clingo lists it with the literal 0.
        """
        known = self.control.symbolic_atoms
        for name, arity in signatures:
            is_positive = not name.startswith("-")
            for atom in known.by_signature(name.removeprefix("-"), arity, is_positive):
                if atom.literal:
                    yield atom

    def find_facts(self, signatures: Iterable[Signature]) -> Iterator[clingo.Symbol]:
        """Yield the ground atoms of some predicates that are facts."""
        for atom in self.find_atoms(signatures):
            if atom.is_fact:
                yield atom.symbol

    def find_undecided(self, signatures: Iterable[Signature]) -> dict[clingo.Symbol, int]:
        """Return the ground atoms of some predicates that are no facts: symbol to literal."""
        return {
            atom.symbol: atom.literal for atom in self.find_atoms(signatures) if not atom.is_fact
        }

    def list_remarks(self, parts: Sequence[Signature]) -> list[str]:
        """Return clingo's remarks, and then one for each predicate that nothing derives.

        That is the first on the predicate, and says how many more there are. Remarks on predicates
        that a part outside of `parts` derives are left out.
        """
        if not self.messages:
            return []
        encoding = self.task.encoding
        left_out = (encoding.heads_of(part) for part in encoding.parts if part not in parts)
        elsewhere = frozenset[Signature]().union(*left_out)
        remarks: list[str] = []
        missing: dict[Signature, list[str]] = {}
        for message in self.messages:
            remark = put_name(message, self.task.instance.name).strip()
            signature = _parse_missing(message)
            if signature is None:
                remarks.append(remark)
            elif signature not in elsewhere:
                missing.setdefault(signature, []).append(remark)
        for first, *others in missing.values():
            count = f" (and {len(others)} more place{'s' * (len(others) > 1)})" if others else ""
            remarks.append(f"{first}{count}")
        return remarks

    @classmethod
    def of(cls, task: Task, statements: Iterable[ast.AST], options: Sequence[str] = ()) -> Program:
        """Create a program of these statements alone, not of the task's; ground nothing yet.

        The constants are the task's, and so are the options, before those of the argument.
        """
        messages: list[str] = []
        arguments = replace(task, options=(*task.options, *options)).arguments
        control = clingo.Control(arguments, logger=lambda _code, words: messages.append(words))
        created = cls(control, task, messages)
        with created._translate_errors():
            add_statements(control, statements)
        return created._replace(loaded=time.process_time())


def ground_base(
    task: Task,
    rules: Iterable[ast.AST] | None = None,
    *,
    facts: Iterable[ast.AST] | None = None,
    text: str = "",
    options: Sequence[str] = (),
    observer: clingo.Observer | None = None,
    explained: bool = False,
) -> Program:
    """Return a new program in which the base part is ground with the instance.

    The part `errors` is left out: nothing says whether the instance makes sense.

    Args:
        rules: statements in place of those of the base part.
        facts: statements in place of those of the instance.
        text: further statements of the base part, as text.
        options: options of clingo, besides the task's.
        observer: receives the ground rules from clingo.
        explained: True to ground the part `reasons`, too, if there is one.

    Raises:
        ProgramError: clingo rejects one of the files.
    """
    rules = task.encoding.statements_of(BASE) if rules is None else rules
    facts = task.instance.statements if facts is None else facts
    parts = [REASONS] if explained and REASONS in task.encoding.parts else []
    extra = chain.from_iterable(map(task.encoding.local_statements, parts))
    program = Program.of(task, chain(rules, extra, facts), options)
    program.control.add(BASE[0], [], f"{text} {write_facts(number_clues(task))}" if parts else text)
    if observer is not None:
        program.control.register_observer(observer)
    program.ground(*((name, []) for name, _ in (BASE, *parts)))
    return program


def ground_part(
    task: Task,
    part: str,
    atoms: Iterable[clingo.Symbol],
    more: Iterable[ast.AST] = (),
    options: Sequence[str] = (),
) -> Program:
    """Return a new program of one ground part and more statements; only the atoms are facts.

    The instance and the base part are left out, and so are atoms of names that the part never
    mentions. The task gives the constants and, before `options`, the options.

    Raises:
        ProgramError: clingo rejects the part.
    """
    names = task.encoding.names_in((part, 0))
    atoms = [atom for atom in atoms if atom.name in names]  # others cost time for nothing
    program = Program.of(task, chain(task.encoding.statements_of((part, 0)), more), options)
    if atoms:  # a backend opened before grounding makes clingo miss what #show names
        with program.control.backend() as backend:
            for atom in atoms:
                backend.add_rule([backend.add_atom(atom)])
    program.ground((part, []))
    return program


def ground_task(
    task: Task, *observers: clingo.Observer, send: Send[str] = lambda _remark: None
) -> Program:
    """Return a new program of the parts that a search needs, ground; check the instance.

    These are base, errors and `task.parts`; step and check are there, but not ground yet. The
    observers receive the ground program from clingo; `send` is called with each remark at the end.

    Raises:
        ProgramError: clingo rejects a file, or the instance makes no sense.
    """
    extra_parts: list[Signature] = [(name, 0) for name in task.parts]
    parts = [BASE, *([ERRORS] if ERRORS in task.encoding.parts else []), *extra_parts]
    facts = task.instance.statements
    extra = chain.from_iterable(map(task.encoding.local_statements, extra_parts))
    program = Program.of(task, chain(task.encoding.search_statements, extra, facts))
    for observer in observers:
        program.control.register_observer(observer)
    if task.parts and LISTED in task.encoding.signatures:
        program.control.add("base", [], write_facts(number_clues(task)))
    program.ground(*((name, []) for name, _ in parts))
    _check_facts(program)
    parsing = [*task.encoding.messages, *task.instance.messages]
    for remark in [*map(str.strip, parsing), *program.list_remarks(parts)]:
        send(remark)
    return program


def check_sense(task: Task) -> None:
    """Raise ProgramError if an instance makes no sense, or clingo rejects the part `errors`.

    Only the rules that this part needs are ground.
    """
    rules = task.encoding.statements_with_definitions(ERRORS)
    program = Program.of(task, chain(rules, task.instance.statements))
    program.ground((BASE[0], []), (ERRORS[0], []))
    _check_facts(program)


def _check_facts(program: Program) -> None:
    """Raise ProgramError for all facts that no rule looks at, and all atoms of `errors`."""
    problems = [*_find_unknown_facts(program), *_find_errors(program)]
    if problems:
        raise ProgramError(*sorted(problems, key=lambda p: (p.line or 0, p.column or 0)))


def _find_unknown_facts(program: Program) -> Iterator[Problem]:
    """Yield a problem for each predicate of the instance's facts that no rule looks at."""
    encoding, instance = program.task.encoding, program.task.instance
    mentioned = instance.mentioned_names
    for name, arity, _ in program.control.symbolic_atoms.signatures:
        # The tests become slower from line to line, and most encodings define their inputs.
        if (name, arity) in encoding.declared_inputs or name not in mentioned:
            continue
        if (name, arity) in encoding.derived_or_declared or (name, arity) in encoding.signatures:
            continue
        if (name, arity) in instance.rule_predicates:
            continue
        facts = [fact for fact in instance.facts if fact.signature == (name, arity)]
        example = str(facts[0].symbol) if facts else f"{name}/{arity}"
        more = f" (and {len(facts) - 1} more of {name}/{arity})" if len(facts) > 1 else ""
        inputs = ", ".join(map(hints.predicate_name, sorted(encoding.inputs)))
        others = f"; the encoding reads {inputs or 'no facts'}"
        hint = hints.suggest_predicate((name, arity), encoding.inputs, most=3) or others
        yield instance.problem(f"unknown fact {example}{more}{hint}", facts[:1])


def _find_errors(program: Program) -> Iterator[Problem]:
    """Yield a problem for each atom error(Text) or error(Text, Cell), and if it is no fact.

    Its place is the fact about the cell that has most of the values that the text names, and of
    these the last of the longest: with clue(3,3,9), size(3,3) is not about cell 3,3.
    """
    encoding, instance = program.task.encoding, program.task.instance
    kinds = [("error", 1), ("error", 2)] if ERRORS in encoding.parts else []
    facts_about: dict[tuple[clingo.Symbol, ...], list[Fact]] = {}
    for atom in program.find_atoms(kinds):
        text, *cell = atom.symbol.arguments
        values = text.arguments if text.type == clingo.SymbolType.Function else ()
        if not atom.is_fact:
            words = f"the errors part must follow from the facts alone, unlike {atom.symbol}"
            yield Problem(words, str(encoding.path))
        elif instance is NO_INSTANCE:
            yield Problem(say(text), str(encoding.path))
        elif not cell:
            yield instance.problem(say(text), [f for f in instance.facts if f.symbol in values])
        else:
            is_tuple = cell[0].type == clingo.SymbolType.Function and not cell[0].name
            place = tuple(cell[0].arguments) if is_tuple else (cell[0],)
            if not facts_about:
                for fact in sorted(instance.facts, key=lambda fact: len(fact.arguments)):
                    for end in range(1, len(fact.arguments) + 1):
                        facts_about.setdefault(tuple(fact.arguments[:end]), []).append(fact)
            own = facts_about.get(place, [])
            matches = [sum(x in values for x in fact.arguments[len(place) :]) for fact in own]
            ranked = sorted(zip(matches, own, strict=True), key=itemgetter(0))
            words = f"cell {','.join(map(str, place))}: {say(text)}"
            yield instance.problem(words, [fact for _, fact in ranked[-1:]])


def number_clues(task: Task) -> list[clingo.Symbol]:
    """Return an atom listed(Clue, I) for each of the instance's clues; I is its place from 1."""
    facts = task.instance.facts
    clues = [fact.symbol for fact in facts if fact.signature in task.encoding.clues]
    places = (clingo.Number(place) for place in range(1, len(clues) + 1))
    return [clingo.Function(LISTED[0], pair) for pair in zip(clues, places, strict=True)]


def _ground(task: Task, part: Signature | None) -> Grounding:
    """Do the work of `ground` in this process, perhaps a child."""
    remarks: list[str] = []
    control = ground_task(task, send=remarks.append).control  # its atoms do not keep it alive
    facts = [atom.symbol for atom in control.symbolic_atoms if atom.is_fact]
    if part is not None:
        alone = Task(task.encoding, constants=task.values)
        facts = list(ground_part(alone, part[0], facts).find_facts(PARTS[part]))
    return Grounding(pack(facts), tuple(remarks))


def _derive(
    task: Task, part: str, signatures: Sequence[Signature], atoms: Sequence[clingo.Symbol]
) -> Grounding:
    """Do the work of `derive` in this process, perhaps a child."""
    program = ground_part(task, part, atoms)
    return Grounding(pack(program.find_facts(signatures)), tuple(program.list_remarks([(part, 0)])))


def _parse_missing(message: str) -> Signature | None:
    """Return the predicate that a message of clingo says no rule derives; None for others."""
    match = re.search(
        r"info: (?:atom does not occur in any rule head|no atoms over signature occur in program):"
        r"\s*(?P<atom>.*)(?s:.)*",
        message,
    )
    if match is None:
        return None
    name, slash, arity = match["atom"].strip().partition("/")
    is_signature = slash and is_number(arity)
    return (name, int(arity)) if is_signature else syntax.parse_signature(match["atom"])
