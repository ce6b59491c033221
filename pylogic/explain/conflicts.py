"""Conflicts: minimal sets of clues, constraints and marks that contradict."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace

import clingo

from pylogic.errors import ProgramError
from pylogic.explain.chains import ChainFinder
from pylogic.explain.explanation import NO_TELLER, Conflict, Request, Suspect
from pylogic.explain.judgement import find_broken_rules
from pylogic.explain.mus import find_needed, smus
from pylogic.explain.propagation import Propagation
from pylogic.explain.relaxation import (
    ExhaustedError,
    Switches,
    ground_relaxation,
    list_clues,
    literal_of,
    make_beyond_base_error,
)
from pylogic.explain.steps import LONGEST, parse_atom
from pylogic.rules import syntax
from pylogic.rules.lexical import OWN_PREFIX
from pylogic.rules.limits import Cancellation, Limits
from pylogic.rules.symbols import Mark, place_of
from pylogic.solving.grounding import ground_base
from pylogic.solving.outcome import Status
from pylogic.solving.process import CutShortError, Send
from pylogic.solving.question import Question
from pylogic.solving.solve import solve

_NOT = f"{OWN_PREFIX}not"
"""The function that names the switch of a mark whose atom is false."""
_ORDERS, _SWITCHES = 24, 20_000
"""The most orders in which conflicts are made minimal, to take the smallest, and the switches in
all of them together; one order is always tried."""
_EFFORT = 20_000
"""clasp's conflicts after which a search for answers with another clue finds none."""


def search_conflict(
    task: Question, request: Request, send: Send[Conflict], brake: Cancellation
) -> None:
    """Send conflicts of a task that has no answer with the request's marks, each a better one.

    With marks, a conflict of at most one constraint is the best, the plainest of them; else the
    smallest of a few minimal ones, or of all if requested. `brake` then stops the search. Marks of
    atoms that are facts or unknown are ignored. Raise OptionError if the part `reasons` allows an
    answer.
    """
    program = ground_relaxation(task)
    literals, marks = dict(program.switches.literals), dict[clingo.Symbol, Mark]()
    places = {x: place_of(symbol) for x, symbol in program.switches.clues.items()}
    for text, holds in request.marks:
        atom = parse_atom(text)
        if atom in program.atoms:
            name = atom if holds else clingo.Function(_NOT, [atom])
            literals[name] = program.atoms[atom] * (1 if holds else -1)
            marks[name], places[literals[name]] = (text, holds), place_of(atom)
    switches = Switches(program.switches.control, literals, program.switches)
    brake.interrupt = switches.stop
    symbols = {x: symbol for symbol, x in literals.items()}
    best: Conflict | None = None

    def send_conflict(
        some: Iterable[clingo.Symbol], bound: int | None = None, *, is_minimal: bool = True
    ) -> Conflict:
        """Send the conflict of some switches unless the best one is as good; return the best."""
        nonlocal best
        ranked = sorted(some)
        because = tuple(symbol for symbol in ranked if symbol not in marks)
        own = tuple(marks[symbol] for symbol in ranked if symbol in marks)
        conflict = Conflict(because, own, is_minimal, bound, NO_TELLER)
        if best is None or not best.is_minimal or bound is not None or conflict.size < best.size:
            best = conflict
            send(best)
        return best

    costs, rng = program.costs, random.Random(0)
    order = sorted(symbols, key=lambda x: costs.get(symbols[x], 0))
    for _ in range(max(1, min(_ORDERS, _SWITCHES // max(1, len(order))))):
        order.sort(key=lambda x: symbols[x] not in marks)
        core = switches.find_literal_core(order)
        if core is None:
            raise make_beyond_base_error(task, has_answer=False)
        if best is None:
            send_conflict(map(symbols.__getitem__, core), is_minimal=False)
            alone = switches.find_literal_core(list(places)) if marks else None
            plain = [] if alone is None else [find_needed(switches, (), (), alone)]
            if marks and alone is None:
                plain = find_broken_rules(switches, places)
            if plain:
                send_conflict(map(symbols.__getitem__, plain[0]))
                break
        used = set(core)
        ranked = [x for x in order if x in used]
        send_conflict(map(symbols.__getitem__, find_needed(switches, (), (), ranked)))
        rng.shuffle(order)
    assert best is not None
    if request.smallest:
        every = [(symbol,) for symbol in literals]
        own = [*best.because, *(x for x, mark in marks.items() if mark in best.marks)]
        smallest = smus(switches, every, (), tuple(sorted(own)), send_conflict)
        best = send_conflict(smallest, len(smallest))
    if not marks:
        best = replace(best, suspects=find_suspects(task, best.because, switches, brake))
        send(best)
    if len(best.because) > LONGEST and not request.flat:
        again = ground_relaxation(task, main=program)
        propagation = Propagation(again.switches, again.atoms.values(), again.switches.constraints)
        chain = ChainFinder(program, propagation).find_chain(best.because, best.marks)
        send(replace(best, chain=chain))


def find_suspects(
    task: Question, because: Iterable[clingo.Symbol], main: Switches, brake: Cancellation
) -> tuple[Suspect, ...]:
    """Return the clues of a conflict each of which can be changed or left out so that there are
    answers; first those that leave one answer with another last argument. Such arguments are those
    of other clues of the kind and, of numbers, all from their least minus 1 to their largest plus
    1. The searches stop together with those of `main`, or once the brake is set."""
    suspects, every = list[Suspect](), [x for x in list_clues(task) if x.arguments]
    changed = dict[clingo.Symbol, list[clingo.Symbol]]()
    for clue in filter(every.__contains__, because):
        values = {x.arguments[-1] for x in every if x.match(clue.name, len(clue.arguments))}
        numbers = [x.number for x in values if x.type == clingo.SymbolType.Number]
        around = range(min(numbers) - 1, max(numbers) + 2) if numbers else ()
        own, last = clue.arguments[:-1], clue.arguments[-1]
        ranked = sorted({*values, *map(clingo.Number, around)} - {last})
        changed[clue] = [clingo.Function(clue.name, [*own, value]) for value in ranked]
    statements = task.instance.statements
    facts = list(zip(syntax.parse_facts(statements), statements, strict=True))
    choices = (f"{{ {'; '.join(map(str, [x, *changed[x]]))} }} 1." for x in changed)
    kept = [statement for symbol, statement in facts if symbol not in changed]
    control = ground_base(task, facts=kept, text=" ".join(choices)).control
    literals = {clue: literal_of(control.symbolic_atoms, clue) for clue in changed}
    switches = Switches(control, literals, main)
    for clue, literal in literals.items():
        core: Sequence[int] | None = ()
        with suppress(ExhaustedError):  # such a clue is no suspect
            others = [x for x in literals.values() if x != literal]
            core = switches.find_literal_core(others, conflicts=_EFFORT)
        if core is not None:
            continue
        instead, kept = list[clingo.Symbol](), [x for symbol, x in facts if symbol != clue]
        for other in changed[clue]:
            if brake.is_set():
                raise CutShortError
            instance = replace(task.instance, statements=(*kept, *syntax.parse_text(f"{other}.")))
            with suppress(ProgramError):  # the part `errors` may refuse another clue
                outcome = solve(replace(task, instance=instance, limits=Limits(conflicts=_EFFORT)))
                instead += [other] * (outcome.status == Status.UNIQUE)
        suspects.append(Suspect(clue, tuple(instead)))
    return tuple(sorted(suspects, key=lambda x: not x.instead))
