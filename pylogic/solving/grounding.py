"""Ground an encoding with an instance, or one of its parts over an answer's atoms.

A search grounds the part `errors`, too: what this derives, and facts that no rule looks at, refuse
the instance. Plans are ground for one horizon t after the other, by the parts step(t) and check(t).
"""

from __future__ import annotations

import re
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import chain, count
from typing import Any, NamedTuple

import clingo
from clingo import ast

from pylogic.errors import Problem, ProgramError, parse_message
from pylogic.rules import hints, syntax
from pylogic.rules.encoding import LISTED, SEARCHED, Encoding, add_statements
from pylogic.rules.instance import NO_INSTANCE, Fact
from pylogic.rules.lexical import OWN_PREFIX, is_number
from pylogic.rules.limits import Limits, use_signals
from pylogic.rules.parsing import put_name
from pylogic.rules.parts import BASE, ERRORS, PARTS
from pylogic.rules.symbols import say, write_facts
from pylogic.rules.syntax import Signature
from pylogic.solving.clasp_options import check_options
from pylogic.solving.outcome import End
from pylogic.solving.process import Send, call
from pylogic.solving.question import Question

_PROJECTIONS = (ast.ASTType.ProjectAtom, ast.ASTType.ProjectSignature)
"""The statements that clingo does not get: an answer is what #show shows, nothing else."""
Atoms = Iterable[clingo.Symbol]
Part = tuple[str, Sequence[clingo.Symbol]]  # a part's name, and a term for each of its parameters
_UNDERIVED = re.compile(r"info: (?:atom does not occur|no atoms over) .*:\s*(?P<atom>.*)")
"""clingo's message on a predicate that no rule derives."""
GIVEN: Signature = (f"{OWN_PREFIX}given", 1)  # the predicate of an atom that a part may be given
_RULE = f"{OWN_PREFIX}rule"  # the predicate of (index of a rule, values of its variables)


@dataclass(frozen=True, repr=False)
class Grounding:
    """The facts of a ground program, and clingo's remarks on it."""

    facts: tuple[clingo.Symbol, ...]
    """The ground atoms that hold in every answer, in clingo's order."""
    remarks: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return f"<Grounding: {len(self.facts)} facts>"


def ground(question: Question, limits: Limits, part: Signature | None = None) -> Grounding:
    """Ground a question, check its instance and options, and return the facts; search for nothing.
    The facts are the atoms that hold before any search. With a part, return in their place the
    facts that it derives from them, of the predicates that `PARTS` names. Raise OptionError as
    `check_options`, ProgramError as `ground_task`, StoppedError as `call`."""
    check_options(question)

    def work() -> Grounding:
        """Do all of it in this process, perhaps a child: with a part, ground it over the facts."""
        remarks: list[str] = []
        control = ground_task(question, send=remarks.append).control  # its atoms do not hold it
        facts = tuple(atom.symbol for atom in control.symbolic_atoms if atom.is_fact)
        if part is not None:
            facts = tuple(ground_part(question, part[0], facts).find_facts(PARTS[part].reads))
        return Grounding(facts, tuple(remarks))

    return call(work, limits)


def derive_facts(
    encoding: Encoding,
    part: str,
    atoms: Atoms,
    constants: Mapping[str, str],
    limits: Limits,
    signatures: Sequence[Signature],
) -> tuple[clingo.Symbol, ...]:
    """Return the facts of some predicates where a part is ground over these atoms alone.
    Given atoms of these predicates are returned, too. No instance is read. Raise ProgramError if
    clingo rejects the part, StoppedError as `call`."""
    question = Question(encoding, constants=constants)
    return call(lambda: tuple(ground_part(question, part, atoms).find_facts(signatures)), limits)


def check_safety(encoding: Encoding) -> tuple[Problem, ...]:
    """Return the errors that clingo finds in an encoding before it grounds any part of it.
    The usual error is an unsafe variable; () means that there is none."""
    try:
        make_program(Question(encoding), encoding.statements).ground()
    except ProgramError as error:
        return error.problems
    return ()


class Program(NamedTuple):
    """A clingo control with its question, and the messages that clingo logs about it.
    Its methods raise ProgramError where clingo rejects one of the files."""

    control: clingo.Control
    question: Question
    messages: list[str]
    loaded: float = 0.0  # the CPU seconds of this process when clingo had all statements

    def ground(self, *parts: Part) -> None:
        """Ground parts into the program; a part that the encoding does not have is empty."""
        with self.translate_errors():
            self.control.ground(parts)

    def add_part(self, part: str, statements: Iterable[ast.AST]) -> None:
        """Add statements to the program in a part without parameters, and ground that part."""
        add_statements(self.control, chain(syntax.parse_text(f"#program {part}."), statements))
        self.ground((part, []))

    @contextmanager
    def translate_errors(self) -> Iterator[None]:
        """Turn clingo's RuntimeError into a ProgramError, with the errors that clingo has logged,
        since its own error has no words; raise StoppedError at the end after a signal."""
        try:
            with use_signals() as token:
                yield
            token.check()
        except RuntimeError as error:
            from pylogic.rules.complaints import explain_unsafe  # only errors need it

            name, rules = self.question.instance.name, list(self.question.encoding.statements)
            words = str(error)
            if "Integer overflow" in words:  # which clingo does not log
                words = "the weights of a sum add up to more than clingo can count: at most "
                words += str(2**31 - 1)
            logged = [parse_message(put_name(text, name).strip()) for text in self.messages]
            errors = [explain_unsafe(p, rules) for p in logged if p.kind == "error"]
            raise ProgramError(*errors or [Problem(words)]) from None

    def find_atoms(self, signatures: Iterable[Signature]) -> Iterator[clingo.SymbolicAtom]:
        """Yield the ground atoms of some predicates; a name `-p` means the atoms `-p(...)`.
        An atom without any ground rule is left out: clingo lists it with the literal 0."""
        known = self.control.symbolic_atoms
        for name, arity in signatures:
            is_positive = not name.startswith("-")
            for atom in known.by_signature(name.removeprefix("-"), arity, is_positive):
                if atom.literal:
                    yield atom

    def find_facts(self, signatures: Iterable[Signature]) -> Iterator[clingo.Symbol]:
        """Yield the ground atoms of some predicates that are facts."""
        return (atom.symbol for atom in self.find_atoms(signatures) if atom.is_fact)

    def find_undecided(self, signatures: Iterable[Signature]) -> dict[clingo.Symbol, int]:
        """Return the ground atoms of some predicates that are no facts, with their literals."""
        atoms = self.find_atoms(signatures)
        return {atom.symbol: atom.literal for atom in atoms if not atom.is_fact}


def make_program(
    question: Question,
    statements: Iterable[ast.AST],
    options: Sequence[str] = (),
    observer: clingo.Observer | None = None,
    text: str = "",
) -> Program:
    """Return a program of these statements alone, not of the question's; nothing is ground yet.
    The constants are the question's, and so are the options, before those of the argument. The
    observer receives the ground program from clingo; `text` are further statements of base. Raise
    ProgramError if clingo rejects a statement or the text."""
    messages: list[str] = []
    guided = replace(question, options=(*question.options, *options)) if options else question
    control = clingo.Control(guided.clingo_arguments, lambda _code, text: messages.append(text))
    program = Program(control, question, messages)
    with program.translate_errors():
        if not guided.searched_types.isdisjoint(_PROJECTIONS):
            statements = (s for s in statements if s.ast_type not in _PROJECTIONS)
        add_statements(control, statements)
        control.add(BASE[0], [], text)  # clingo rejects a #const that is defined twice only here
    if observer is not None:
        control.register_observer(observer)
    return program._replace(loaded=time.process_time())


def ground_base(
    question: Question,
    rules: Iterable[ast.AST] | None = None,
    *,
    facts: Iterable[ast.AST] | None = None,
    text: str = "",
    options: Sequence[str] = (),
    observer: clingo.Observer | None = None,
    parts: Sequence[Signature] = (),
) -> Program:
    """Return a new program in which the base part is ground with the instance.
    `rules` and `facts` are statements in place of the base part's and the instance's, `text` is
    more of base, `options` are clingo's besides the question's. The observer receives the ground
    rules. Those of the further `parts` that the encoding has are ground, too; all but the part
    `errors` know the clues' numbers. Nobody checks whether the instance makes sense. Raise
    ProgramError if clingo rejects one of the files."""
    encoding = question.encoding
    further = [part for part in parts if part in encoding.parts]
    rules = encoding.statements_of(BASE) if rules is None else rules
    facts = question.instance.statements if facts is None else facts
    if {*further} - {ERRORS} and LISTED in encoding.signatures:  # which takes a while to list
        text = f"{text} {write_facts(number_clues(question))}"
    statements = chain(rules, *map(encoding.local_statements, further), facts)
    program = make_program(question, statements, options, observer, text)
    program.ground(*((name, []) for name, _ in (BASE, *further)))
    return program


def ground_part(
    question: Question, part: str, atoms: Atoms, options: Sequence[str] = (), choices: Atoms = ()
) -> Program:
    """Return a new program of one part of the encoding, ground with these atoms as its facts, and
    with choices: an atom of these is there if GIVEN of it is. The instance and the base part are
    left out, and so are atoms of names that the part never mentions. The question gives constants,
    its instance's too, and options, before `options`. Raise ProgramError if clingo rejects it."""
    names = question.encoding.names_in((part, 0))
    alone = replace(question, instance=NO_INSTANCE, constants=question.all_constants)
    program = make_program(alone, question.encoding.statements_of((part, 0)), options)
    # As text: clingo takes all atoms of a backend for facts when it joins them.
    free = (str(atom) for atom in choices if atom.name in names)
    text = "".join(f"{{{GIVEN[0]}({x})}}. {x} :- {GIVEN[0]}({x}). " for x in free)
    text += "".join(f"#show {name}/{arity}. " for name, arity in PARTS[part, 0].reads)
    text += write_facts(atom for atom in atoms if atom.name in names)  # others take time
    program.control.add(part, [], text)
    program.ground((part, []))
    return program


def ground_task(
    question: Question,
    observer: clingo.Observer | None = None,
    *,
    send: Send[str] = lambda _remark: None,
) -> Program:
    """Return a new program of a question, ground for a search; check the instance.
    Ground are base, errors and the question's optional parts; step and check are loaded only. The
    observer receives the ground program from clingo; `send` is called with each remark of clingo at
    the end, those on predicates that no rule derives last: of several on one predicate only the
    first, with the number of the others, and none where a part that is not ground derives it. Raise
    ProgramError if clingo rejects a file, or the instance makes no sense."""
    encoding, instance = question.encoding, question.instance
    parts = [ERRORS, *((name, 0) for name in question.optional_parts)]
    rules = encoding.statements_of(*(part for part in SEARCHED if part != ERRORS))
    program = ground_base(question, rules, observer=observer, parts=parts)
    _check_facts_and_errors(program)
    for message in (*encoding.messages, *instance.messages):
        send(message.strip())
    underived: defaultdict[Signature, list[str]] = defaultdict(list)
    for message in program.messages:
        remark = put_name(message, instance.name).strip()
        if (match := _UNDERIVED.search(message)) is None:
            send(remark)
            continue
        name, slash, arity = match["atom"].partition("/")
        is_whole = slash and is_number(arity.strip())
        own = (name, int(arity)) if is_whole else syntax.parse_signature(match["atom"])
        underived[own].append(remark)
    left_out = encoding.parts.keys() - {BASE, *parts} if underived else set[Signature]()
    elsewhere = encoding.heads_of(*left_out)
    for first, *more in (underived[own] for own in underived if own not in elsewhere):
        send(f"{first} (and {len(more)} more place{'s' * (len(more) > 1)})" if more else first)
    return program


def search_horizons(
    program: Program, find_answers: Callable[[int], tuple[End, bool]], find_any: Callable[[], End]
) -> End:
    """Ground step(t) and check(t) for t = 0, 1, ..., and search at each horizon under query(t).
    It is clingo's incremental mode, with its constants imin, imax and istop. Return why the loop
    ended, "enough" at imax. It also ends when no answer is left without query(t): a later step
    cannot bring one back, unless the encoding has externals of its own. `find_answers` takes the
    answers at a horizon, and returns why that ended, and whether there were any; `find_any` looks
    for one answer without counting it, and returns "enough" if there is one."""
    control = program.control
    minimum, maximum, stop = (control.get_const(name) for name in ("imin", "imax", "istop"))
    control.add("check", ["t"], "#external query(t).")
    externals = (s for s in program.question.statements if s.ast_type == ast.ASTType.External)
    is_modular = all(statement.atom.symbol.name == "query" for statement in externals)
    for t in count():
        horizon = clingo.Number(t)
        if horizon == maximum:
            break
        program.ground(*[("step", [horizon])][: t > 0], ("check", [horizon]))
        query = clingo.Function("query", [horizon])
        control.assign_external(query, True)
        end, has_answers = find_answers(t)
        stops = has_answers == (stop != clingo.String("UNSAT"))
        if end != "exhausted" or (stops and (minimum is None or t + 1 >= minimum.number)):
            return end
        control.release_external(query)
        if not has_answers and is_modular and (end := find_any()) != "enough":
            return end
    return "enough"


def check_instance(question: Question) -> None:
    """Raise ProgramError as `ground_task` if an instance makes no sense.
    Only the part `errors` and the rules that it needs are ground, which is quicker."""
    rules = question.encoding.statements_with_definitions(ERRORS)
    program = make_program(question, chain(rules, question.instance.statements))
    program.ground((BASE[0], []), (ERRORS[0], []))
    _check_facts_and_errors(program)


def _check_facts_and_errors(program: Program) -> None:
    """Raise ProgramError, by lines, if facts are unknown or the part `errors` derives an atom.
    A fact is unknown if the encoding never mentions its predicate. The atoms error(Text) and
    error(Text, Cell) must be facts. The problem of a cell points at a fact whose first arguments
    are the cell: the fact with most values that the text names, of equal ones the last of the
    longest (clue(3,3,9) rather than size(3,3))."""
    question, problems = program.question, list[Problem]()
    encoding, instance = question.encoding, question.instance
    defined = encoding.declared_inputs
    for name, arity, _ in program.control.symbolic_atoms.signatures:
        own = name, arity
        # The tests become slower from one to the next, and most encodings define their inputs.
        if own in defined or name not in instance.mentioned_names or own in encoding.signatures:
            continue
        if own not in instance.rule_predicates:
            facts = [fact for fact in instance.facts if fact.signature == own]
            example = str(facts[0].symbol) if facts else hints.predicate_name(own)
            more = f" (and {len(facts) - 1} more of {name}/{arity})" if len(facts) > 1 else ""
            inputs = ", ".join(map(hints.predicate_name, sorted(encoding.inputs)))
            hint = hints.suggest_predicate(own, encoding.inputs, most=3)
            hint = hint or f"; the encoding reads {inputs or 'no facts'}"
            problems.append(instance.problem(f"unknown fact {example}{more}{hint}", facts[:1]))
    errors = list(program.find_atoms(PARTS[ERRORS].reads if ERRORS in encoding.parts else ()))
    facts_about: defaultdict[tuple[clingo.Symbol, ...], list[Fact]] = defaultdict(list)
    for fact in instance.facts if errors else ():
        for end in range(1, len(fact.arguments) + 1):
            facts_about[tuple(fact.arguments[:end])].append(fact)
    for atom in errors:
        text, *cell = atom.symbol.arguments
        values = text.arguments if text.type == clingo.SymbolType.Function else []
        words, near = say(text), list[Fact]()
        if not atom.is_fact:
            words = f"the errors part must follow from the facts alone, unlike {atom.symbol}"
        elif cell:
            is_tuple = cell[0].type == clingo.SymbolType.Function and not cell[0].name
            place = tuple(cell[0].arguments) if is_tuple else (cell[0],)
            words = f"cell {','.join(map(str, place))}: {words}"
            ranks = {
                (sum(x in values for x in f.arguments[len(place) :]), len(f.arguments), i): f
                for i, f in enumerate(facts_about[place])
            }
            near = [ranks[max(ranks)]] if ranks else []
        else:
            near = [fact for fact in instance.facts if fact.symbol in values]
        if atom.is_fact and instance is not NO_INSTANCE:
            problems.append(instance.problem(words, near))
        else:
            problems.append(Problem(words, str(encoding.path)))
    if problems:
        raise ProgramError(*sorted(problems, key=lambda p: (p.line or 0, p.column or 0)))


def number_clues(question: Question) -> list[clingo.Symbol]:
    """Return listed(Clue, I) for each clue of the instance; I is its place there, from 1."""
    facts = question.instance.facts
    clues = [fact.symbol for fact in facts if fact.signature in question.encoding.clues]
    places = (clingo.Number(place) for place in range(1, len(clues) + 1))
    return [clingo.Function(LISTED[0], pair) for pair in zip(clues, places, strict=True)]


# ---- Ground sizes ------------------------------------------------------------------------------


class RuleSize(NamedTuple):
    """A rule, and how many ground instances it has."""

    rule: ast.AST
    instances: int

    def __str__(self) -> str:
        return f"{self.instances} ground instance{'s' * (self.instances != 1)}"

    def to_dict(self) -> dict[str, Any]:
        """Return {"file", "line", "last_line", "instances"}; lines count from 1."""
        begin, last = self.rule.location.begin, self.rule.location.end.line
        place = {"file": begin.filename, "line": begin.line, "last_line": last}
        return {**place, "instances": self.instances}


def count_instances(question: Question, limits: Limits) -> list[RuleSize]:
    """Count the ground instances of each rule of base that has a body, in a child if limits ask.
    Each choice of values for a rule's global variables counts once. Raise ProgramError if clingo
    rejects one of the files, StoppedError as `call`."""
    statements = question.encoding.statements_of(BASE)
    rules = [s for s in statements if s.ast_type == ast.ASTType.Rule and s.body]

    def count() -> Counter[int]:
        """Count by a rule's index the atoms that its twin derives, one for each instance."""
        twins = []
        for number, rule in enumerate(rules):
            values = syntax.as_tuple(dict.fromkeys(syntax.global_variables(rule)))
            twins.append(rule.update(head=syntax.make_head(_RULE, str(number), values)))
        program = ground_base(question, chain(statements, twins))
        return Counter(atom.symbol.arguments[0].number for atom in program.find_atoms([(_RULE, 2)]))

    counts = call(count, limits)
    return [RuleSize(rule, counts[number]) for number, rule in enumerate(rules)]
