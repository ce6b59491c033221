"""Narration: the deductions of a derivation as steps, each with the marks that it uses."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from graphlib import TopologicalSorter
from itertools import count, filterfalse
from typing import Any, NamedTuple

import clingo

from pylogic.explain.chains import ChainFinder
from pylogic.explain.derivation import Derivation
from pylogic.explain.explanation import NO_TELLER, Request, Step
from pylogic.explain.film import Camera
from pylogic.explain.relaxation import ground_relaxation
from pylogic.explain.steps import Deduction, join_alike
from pylogic.explain.text import Teller
from pylogic.rules.limits import NO_LIMITS, Cancellation
from pylogic.rules.parts import VIEW
from pylogic.rules.symbols import Mark
from pylogic.solving.process import Send
from pylogic.solving.question import Question


def find_used_steps(steps: Sequence[Step]) -> list[Step]:
    """Return the last step, and before it those that it uses, directly or through others."""
    used, needed = list[Step](), {steps[-1].number}
    for step in steps[::-1]:
        if step.number in needed:
            needed.update(number for number, _ in step.earlier)
            used.append(step)
    return used[::-1]


def narrate(
    teller: Teller,
    request: Request,
    solution: Collection[clingo.Symbol],
    send: Send[Step | Mapping[str, Any]],
    brake: Cancellation,
) -> None:
    """Derive the only answer of a task from the request's marks, and send the steps.

    Send {"start", "wording"} (the first known marks, the words) before the steps, and {"noted",
    "is_complete"} (the last noted deductions) after them; for a hint, only the steps to the first
    that a player enters. `brake` stops the searches.
    """
    program = ground_relaxation(teller.task)
    brake.interrupt = program.switches.stop
    derivation = Derivation(program, solution, teller.wording.facts)
    clue_marks = derivation.learn_clue_cells(teller.find_named_spots)
    derivation.learn(request.marks)
    known = tuple(dict.fromkeys((*request.marks, *clue_marks)))
    send({"start": known, "wording": teller.wording})
    is_drawn = request.drawn and VIEW in teller.task.encoding.parts
    camera = Camera(teller.task, teller.wording) if is_drawn else None
    noted: list[Deduction] = []
    steps = make_steps(derivation, teller, request, known, noted)
    for step in find_hint(steps) if request.hint else steps:
        new = (mark for x in (*step.noted, step.deduction) for mark in x.marks)
        known = tuple(dict.fromkeys((*known, *new, *step.implied)))
        step = replace(step, known=known)
        drawn = camera.draw_shot(step.shot) if camera else None
        send(replace(step, drawn=drawn, teller=NO_TELLER))
    send({"noted": tuple(noted), "is_complete": derivation.is_complete})


class DerivationCost(NamedTuple):
    """The cost of a derivation's costliest step, and the techniques of its steps."""

    cost: int
    names: frozenset[str]
    """The names of techniques, and perhaps of other steps."""


def measure_derivation(
    task: Question, solution: Collection[clingo.Symbol], largest: int, floor: int
) -> DerivationCost | None:
    """Derive a solution quickly, in this process; return the cost and techniques of its steps, or
    None if a step costs more than `largest`. Costs up to `floor` count as equal. Steps that would
    be shown as chains count as a whole: a grade is seldom higher than this cost, but may be lower.
    """
    teller = Teller(task, NO_LIMITS)
    derivation = Derivation(ground_relaxation(task), solution, teller.wording.facts)
    derivation.learn_clue_cells(teller.find_named_spots)
    cost, names = 0, set[str]()
    for found in derivation.find_rounds(floor=floor):
        cost = max(cost, found.cost)
        if cost > largest:
            return None
        names.update(map(teller.name_deduction, found.deductions))
    return DerivationCost(cost, frozenset(names))


def find_hint(steps: Iterable[Step]) -> Iterator[Step]:
    """Yield the first step that a player can enter, preceded by the steps that it uses, with
    numbers from 1; nothing without such a step. Each has the notes that it recalls first."""
    taken, numbers, noted = list[Step](), dict[int, int](), set[Mark]()
    for step in steps:
        taken.append(step)
        if step.is_entered:
            for x in find_used_steps(taken):
                numbers[x.number] = number = len(numbers) + 1
                reasons = {note.marks[0]: note for note in x.recalled}
                order = TopologicalSorter({mark: why.known for mark, why in reasons.items()})
                new = [mark for mark in order.static_order() if mark in reasons.keys() - noted]
                notes = tuple(reasons[mark] for mark in new)
                noted.update(new)
                earlier = tuple((numbers[old], deduction) for old, deduction in x.earlier)
                yield replace(x, number=number, noted=notes, earlier=earlier)
            return


def make_steps(
    derivation: Derivation,
    teller: Teller,
    request: Request,
    start: Iterable[Mark],
    noted: list[Deduction],
) -> Iterator[Step]:
    """Yield the steps of each round of deductions, without the marks known after them. The
    marks `start` are known. `noted` gets the deductions that are no steps; the next step takes them
    over, and has those that it uses, directly or through others, as `recalled`. A step by several
    rules becomes the links of its chain, or gets a chain that supposes something, unless it is
    joined of several or the request is `flat`. The derivation learns marks that chains derive."""
    known, numbers = list(start), count(1)
    chains: ChainFinder | None = None  # most derivations need none
    origins: dict[Mark, tuple[Deduction, int | None]] = {}
    """The noted deduction of a mark, and the number of literals known before it; None if the known
    marks that the deduction uses have been found."""
    easy: dict[Mark, Deduction] = {}
    """Later ones from marks on the board alone."""
    concluded: dict[Mark, Step] = {}
    """The steps of marks that no player enters."""

    def note(deduction: Deduction, known_count: int | None) -> None:
        """Keep a deduction that is no step, also as the origin of its marks."""
        for mark in deduction.marks:
            origins[mark] = replace(deduction, marks=(mark,)), known_count
        noted.append(deduction)

    def make_step(full: Deduction, implied: tuple[Mark, ...] = ()) -> Step:
        """Make the next step of a deduction; empty `noted`."""
        for mark in full.marks:
            origins.pop(mark, None)
        visible = [mark for mark in known if teller.is_entered(mark)]
        waiting, recalled, used = [*full.known], dict[Mark, Deduction](), dict[int, Step]()
        while hidden := {x: 0 for x in waiting if not (x in recalled or teller.is_entered(x))}:
            again = [mark for mark in hidden if mark not in easy]
            easy.update((x.marks[0], x) for x in derivation.explain_again(again, visible))
            waiting = []
            for mark in hidden:
                new, (own, known_count) = easy.get(mark), origins.get(mark, (None, None))
                if own is not None and known_count is not None:
                    if new is not None and teller.rule_key(new) == teller.rule_key(own):
                        own = None  # the new one is like it
                    else:
                        own = derivation.with_premises(own, known_count)
                        origins[mark] = own, None
                if own is not None and new is not None:
                    is_shown = all(map(teller.is_entered, own.known))
                    own = own if is_shown and own.cost <= new.cost else None
                reason = own or new
                if reason is not None:
                    recalled[mark] = reason
                    waiting += reason.known
                elif mark in concluded:
                    used[concluded[mark].number] = concluded[mark]
        recalled |= {note.marks[0]: note for x in used.values() for note in x.recalled}
        notes, earlier = tuple(noted), tuple((n, used[n].deduction) for n in sorted(used))
        noted.clear()
        reasons = tuple(recalled.values())
        step = Step(next(numbers), full, notes, implied, reasons, earlier, (), teller)
        concluded.update((mark, step) for mark in full.marks if not teller.is_entered(mark))
        return step

    for found in derivation.find_rounds(first=teller.is_entered if request.hint else None):
        deductions = [
            part  # what follows from choices alone is one deduction for each mark
            for x in found.deductions
            for part in ([x] if x.because else (replace(x, marks=(mark,)) for mark in x.marks))
        ]
        full = map(derivation.with_premises, filter(teller.is_step, deductions))
        steps = list(join_alike(full, teller.rule_key))
        for deduction in filterfalse(teller.is_step, deductions):
            note(derivation.with_clues(deduction), derivation.known_count)
        for deduction in steps:
            last, links = deduction, list[Deduction]()
            if deduction.rule_count > 1 and not (deduction.parts or request.flat):
                if chains is None:
                    chains = ChainFinder(derivation.blank_program, derivation.propagation)
                chain = chains.find_chain(deduction.because, known, deduction.marks)
                if chain is None:
                    pass
                elif chain.supposed is None:
                    *links, last = chain.links
                else:
                    others = deduction.known if len(deduction.marks) > 1 else ()
                    used = tuple(dict.fromkeys((*chain.known, *others)))
                    last = replace(deduction, known=used, chain=chain)
            for link in links:
                if teller.is_step(link):
                    yield make_step(link)
                else:  # a link of a chain has its known marks already
                    note(link, None)
            implied = found.implied if deduction is steps[-1] else ()
            yield make_step(last, implied)
            own = {*deduction.marks, *implied}
            shown = [mark for link in links for mark in link.marks if mark not in own]
            derivation.learn(shown)
            known += shown
        known += (mark for deduction in deductions for mark in deduction.marks)
        known += found.implied
