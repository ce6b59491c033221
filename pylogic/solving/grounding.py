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

from pylogic.errors import Problem, ProgramError, from_clingo
from pylogic.rules import hints, syntax
from pylogic.rules.cancellation import held
from pylogic.rules.encoding import LISTED, Encoding, add
from pylogic.rules.instance import NO_INSTANCE, Fact, Instance
from pylogic.rules.lexical import is_number
from pylogic.rules.limits import Limits
from pylogic.rules.parts import BASE, ERRORS, PARTS, REASONS
from pylogic.rules.source import renamed
from pylogic.rules.symbols import as_facts, pack, say, unpack
from pylogic.rules.syntax import Signature
from pylogic.solving.child import Send
from pylogic.solving.options import check_options
from pylogic.solving.process import call
from pylogic.solving.task import Task

Part = tuple[str, Sequence[clingo.Symbol]]
"""A part's name, and a term for each of its parameters."""


@dataclass(frozen=True, repr=False)
class Grounding:
    """The atoms that follow from the facts alone, and clingo's remarks."""

    packed: str
    """The facts, as the text that comes from a child."""
    remarks: tuple[str, ...]

    @cached_property
    def facts(self) -> tuple[clingo.Symbol, ...]:
        """The atoms that hold whatever is chosen."""
        return unpack(self.packed)

    def __repr__(self) -> str:
        return f"<Grounding: {len(self.facts)} facts>"


def ground(task: Task, limits: Limits, part: Signature | None = None) -> Grounding:
    """Ground and check an instance without solving it; with a part, what this derives of the facts.

    Raises:
        OptionError: see `check_options`.
        ProgramError: the instance makes no sense, or clingo rejects one of the files.
        StoppedError: a limit or Ctrl-C ended the grounding.
    """
    check_options(task)
    return call(partial(_ground, task, part), limits)


def complaints(encoding: Encoding) -> tuple[Problem, ...]:
    """The problems for which clingo rejects any part of an encoding, in words."""
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
    """The atoms that the rules of a part derive when these atoms, and no others, are true.

    `only` names the predicates that are asked for, if not all of those that the part derives.

    Raises:
        ProgramError: clingo rejects the part.
        StoppedError: a limit or Ctrl-C ended the grounding.
    """
    task = Task(encoding, constants=constants)
    wanted = tuple(sorted(encoding.derived(part))) if only is None else tuple(only)
    return call(partial(_derive, task, part, wanted, tuple(atoms)), limits)


class Program(NamedTuple):
    """A program in clingo, with the messages that clingo has logged."""

    control: clingo.Control
    task: Task
    messages: list[str]
    loaded: float = 0.0
    """The CPU seconds of this process when clingo had all statements."""

    def ground(self, *parts: Part, context: object = None) -> None:
        """Ground parts; those that the encoding does not have are empty.

        Rules that call @name() get what the method of the context returns.

        Raises:
            ProgramError: clingo rejects one of the files.
        """
        with self._explained():
            self.control.ground(parts, context)

    def extend(self, part: str, statements: Iterable[ast.AST]) -> None:
        """Ground more statements, as a part of that name.

        Raises:
            ProgramError: clingo rejects one of the files.
        """
        add(self.control, chain(syntax.parsed(f"#program {part}."), statements))
        self.ground((part, []))

    @contextmanager
    def _explained(self) -> Iterator[None]:
        """Turn clingo's RuntimeError, which only says that it failed, into what it logged."""
        try:
            with held():
                yield
        except RuntimeError as error:
            reasons = [from_clingo(_named(message, self.task)) for message in self.messages]
            errors = [reason for reason in reasons if reason.kind == "error"]
            words = str(error)
            if "Integer overflow" in words:  # which clingo does not log
                words = "the weights of a sum add up to more than clingo can count: at most "
                words += str(2**31 - 1)
            from pylogic.rules.unsafe import in_words  # only errors need it

            told = [in_words(problem, self.task.encoding) for problem in errors]
            raise ProgramError(*told or [Problem(words)]) from None

    def atoms(self, signatures: Iterable[Signature]) -> Iterator[clingo.SymbolicAtom]:
        """The ground atoms of some predicates; a name that begins with `-` is a negative one's.

        clingo lists an atom without any ground rule, too, with the literal 0: it is left out.
        """
        known = self.control.symbolic_atoms
        for name, arity in signatures:
            is_positive = not name.startswith("-")
            for atom in known.by_signature(name.removeprefix("-"), arity, is_positive):
                if atom.literal:
                    yield atom

    def facts(self, signatures: Iterable[Signature]) -> Iterator[clingo.Symbol]:
        """The ground atoms of some predicates that are facts."""
        for atom in self.atoms(signatures):
            if atom.is_fact:
                yield atom.symbol

    def undecided(self, signatures: Iterable[Signature]) -> dict[clingo.Symbol, int]:
        """The literals of the ground atoms of some predicates, but for those of facts."""
        return {atom.symbol: atom.literal for atom in self.atoms(signatures) if not atom.is_fact}

    def remarks(self, parts: Sequence[Signature]) -> list[str]:
        """The remarks of clingo, without those of atoms that only parts left out derive.

        The remark on a predicate that nothing derives appears once.
        """
        if not self.messages:
            return []
        encoding = self.task.encoding
        left_out = (encoding.derived(*part) for part in encoding.parts if part not in parts)
        elsewhere = frozenset[Signature]().union(*left_out)
        found: list[str] = []
        missed: dict[Signature, list[str]] = {}
        for message in self.messages:
            signature = _missed(message)
            if signature is None:
                found.append(_named(message, self.task))
            elif signature not in elsewhere:
                missed.setdefault(signature, []).append(_named(message, self.task))
        return [*found, *(_told_once(encoding, *one) for one in missed.items())]

    @classmethod
    def of(cls, task: Task, statements: Iterable[ast.AST], options: Sequence[str] = ()) -> Program:
        """The statements, not ground yet, under the task's constants and clingo's options.

        Raises:
            ProgramError: clingo rejects one of the files.
        """
        messages: list[str] = []
        arguments = replace(task, options=(*task.options, *options)).arguments
        control = clingo.Control(arguments, logger=lambda _code, words: messages.append(words))
        created = cls(control, task, messages)
        with created._explained():
            add(control, statements)
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
    """Ground the base part with the instance, and something more.

    Args:
        rules: statements in place of those of the base part.
        facts: statements in place of those of the instance.
        text: further statements.
        options: options of clingo, besides the task's.
        observer: an observer of the ground rules.
        explained: whether to ground the part `reasons`, too.

    Raises:
        ProgramError: clingo rejects one of the files.
    """
    rules = task.encoding.alone(BASE[0]) if rules is None else rules
    facts = task.instance.statements if facts is None else facts
    parts = [REASONS[0]] if explained and REASONS in task.encoding.parts else []
    extra = chain.from_iterable(map(task.encoding.rules, parts))
    made = Program.of(task, chain(rules, extra, facts), options)
    made.control.add(BASE[0], [], f"{text} {as_facts(listed(task))}" if parts else text)
    if observer is not None:
        made.control.register_observer(observer)
    made.ground(*((name, []) for name in (BASE[0], *parts)))
    return made


def ground_part(
    task: Task,
    part: str,
    atoms: Iterable[clingo.Symbol],
    more: Iterable[ast.AST] = (),
    options: Sequence[str] = (),
) -> Program:
    """Ground one part alone, perhaps with more statements; the atoms, and no others, are facts.

    Raises:
        ProgramError: clingo rejects the part.
    """
    names = task.encoding.mentioned(part)
    atoms = [atom for atom in atoms if atom.name in names]  # others cost time for nothing
    made = Program.of(task, chain(task.encoding.alone(part), more), options)
    if atoms:  # a backend opened before grounding makes clingo miss what #show names
        with made.control.backend() as backend:
            for atom in atoms:
                backend.add_rule([backend.add_atom(atom)])
    made.ground((part, []))
    return made


def ground_task(
    task: Task, *observers: clingo.Observer, send: Send[str] = lambda _remark: None
) -> Program:
    """Ground the parts of a task that a search needs, perhaps in a child; check the instance.

    The observers see the ground program; `send` is given each of clingo's remarks.

    Raises:
        ProgramError: clingo rejects a file, or the instance makes no sense.
    """
    parts = [BASE, *([ERRORS] if ERRORS in task.encoding.parts else [])]
    facts = task.instance.statements
    extra = chain.from_iterable(map(task.encoding.rules, task.parts))
    created = Program.of(task, chain(task.encoding.searched, extra, facts))
    for observer in observers:
        created.control.register_observer(observer)
    if task.parts and LISTED in task.encoding.signatures:
        created.control.add("base", [], as_facts(listed(task)))
    parts += [(name, 0) for name in task.parts]
    created.ground(*((name, []) for name, _ in parts))
    _check_facts(created)
    read = [*task.encoding.messages, *task.instance.messages]
    for remark in [*map(str.strip, read), *created.remarks(parts)]:
        send(remark)
    return created


def check_sense(task: Task) -> None:
    """Check that an instance makes sense; rules that the part `errors` does not look at are left
    out.

    Raises:
        ProgramError: it makes none, or clingo rejects the part.
    """
    rules = task.encoding.supporting(ERRORS)
    created = Program.of(task, chain(rules, task.instance.statements))
    created.ground((BASE[0], []), (ERRORS[0], []))
    _check_facts(created)


def _check_facts(program: Program) -> None:
    problems = [*_unknown_facts(program), *_reported_errors(program)]
    if problems:
        raise ProgramError(*sorted(problems, key=lambda p: (p.line or 0, p.column or 0)))


def _unknown_facts(program: Program) -> Iterator[Problem]:
    """The facts of the instance that no rule looks at."""
    encoding, instance = program.task.encoding, program.task.instance
    mentioned = instance.mentioned
    for name, arity, _ in program.control.symbolic_atoms.signatures:
        # Each look takes ten times the one before, and most encodings define their inputs.
        if (name, arity) in encoding.defined or name not in mentioned:
            continue
        if (name, arity) in encoding.declared or (name, arity) in encoding.signatures:
            continue
        if (name, arity) in instance.used:
            continue
        facts = [fact for fact in instance.facts if fact.signature == (name, arity)]
        example = str(facts[0].symbol) if facts else f"{name}/{arity}"
        more = f" (and {len(facts) - 1} more of {name}/{arity})" if len(facts) > 1 else ""
        inputs = ", ".join(map(hints.predicate_name, sorted(encoding.inputs)))
        others = f"; the encoding reads {inputs or 'no facts'}"
        hint = hints.near_predicate((name, arity), encoding.inputs, most=3) or others
        yield instance.problem(f"unknown fact {example}{more}{hint}", facts[:1])


def _reported_errors(program: Program) -> Iterator[Problem]:
    """The problems that the errors part derives, placed at the fact about their cell that they
    say most of."""
    encoding, instance = program.task.encoding, program.task.instance
    about: dict[int, dict[Sequence[clingo.Symbol], list[Fact]]] = {}
    for atom in program.atoms([("error", 1), ("error", 2)] if ERRORS in encoding.parts else ()):
        text, *cell = atom.symbol.arguments
        if not atom.is_fact:
            words = f"the errors part must follow from the facts alone, unlike {atom.symbol}"
            yield Problem(words, str(encoding.path))
        elif instance is NO_INSTANCE:
            yield Problem(say(text), str(encoding.path))
        elif not cell:
            told = _said(text)
            yield instance.problem(say(text), [f for f in instance.facts if f.symbol in told])
        else:
            is_tuple = cell[0].type == clingo.SymbolType.Function and not cell[0].name
            place = tuple(cell[0].arguments) if is_tuple else (cell[0],)
            if len(place) not in about:
                about[len(place)] = _facts_about(instance, len(place))
            words = f"cell {','.join(map(str, place))}: {say(text)}"
            own, told = about[len(place)].get(place, []), _said(text)
            matches = [sum(x in told for x in fact.arguments[len(place) :]) for fact in own]
            ranked = sorted(zip(matches, own, strict=True), key=itemgetter(0))
            yield instance.problem(words, [fact for _, fact in ranked[-1:]])


def _said(text: clingo.Symbol) -> Sequence[clingo.Symbol]:
    """The values that a text of several terms names."""
    return text.arguments if text.type == clingo.SymbolType.Function else ()


def _facts_about(instance: Instance, length: int) -> dict[Sequence[clingo.Symbol], list[Fact]]:
    """The facts about each cell, those that say most of it last, for cells of so many coordinates.

    size(3,3) is not about cell 3,3 if clue(3,3,9) is there.
    """
    found: dict[Sequence[clingo.Symbol], list[Fact]] = {}
    for fact in sorted(instance.facts, key=lambda fact: len(fact.arguments)):
        if len(fact.arguments) >= length:
            found.setdefault(tuple(fact.arguments[:length]), []).append(fact)
    return found


def listed(task: Task) -> list[clingo.Symbol]:
    """The atoms listed(Clue, I), which tell rules the order of an instance's clues."""
    facts = task.instance.facts
    clues = [fact.symbol for fact in facts if fact.signature in task.encoding.clues]
    places = (clingo.Number(place) for place in range(1, len(clues) + 1))
    return [clingo.Function(LISTED[0], pair) for pair in zip(clues, places, strict=True)]


def _ground(task: Task, part: Signature | None) -> Grounding:
    remarks: list[str] = []
    control = ground_task(task, send=remarks.append).control  # its atoms do not keep it alive
    facts = [atom.symbol for atom in control.symbolic_atoms if atom.is_fact]
    if part is not None:
        alone = Task(task.encoding, constants=task.values)
        facts = list(ground_part(alone, part[0], facts).facts(PARTS[part]))
    return Grounding(pack(facts), tuple(remarks))


def _derive(
    task: Task, part: str, wanted: Sequence[Signature], atoms: Sequence[clingo.Symbol]
) -> Grounding:
    created = ground_part(task, part, atoms)
    return Grounding(pack(created.facts(wanted)), tuple(created.remarks([(part, 0)])))


def _named(message: str, task: Task) -> str:
    return renamed(message, task.instance.name).strip()


def _missed(message: str) -> Signature | None:
    """The predicate of which clingo says that nothing derives it; None: it says something else."""
    match = re.search(
        r"info: (?:atom does not occur in any rule head|no atoms over signature occur in program):"
        r"\s*(?P<atom>.*)(?s:.)*",
        message,
    )
    if match is None:
        return None
    name, slash, arity = match["atom"].strip().partition("/")
    is_signature = slash and is_number(arity)
    return (name, int(arity)) if is_signature else syntax.signature(match["atom"])


def _told_once(encoding: Encoding, missed: Signature, messages: Sequence[str]) -> str:
    """clingo's remark on a predicate that nothing derives, or the misspelt rule that should."""
    alike = [
        (signature, node.location.begin)
        for statement in encoding.searched
        for signature, node in syntax.derives(statement)
        if signature[1] == missed[1] and hints.near(signature[0], [missed[0]], cutoff=0.7)
    ]
    looked_at = set(map(syntax.unsigned, encoding.shown))
    if alike:
        looked_at |= {used for s in encoding.statements for used, _ in syntax.uses(s)}
    for (name, arity), begin in alike:
        if (name, arity) not in looked_at:
            places = "place" + "s" * (len(messages) != 1)
            return (
                f"{begin.filename}:{begin.line}:{begin.column}: info: no rule looks at"
                f" {name}/{arity}; did you mean {missed[0]}, which {len(messages)} {places}"
                f" look{'s' * (len(messages) == 1)} at and no rule derives?"
            )
    more = len(messages) - 1
    return messages[0] + (f" (and {more} more place{'s'[: more != 1]})" if more else "")
