"""Narration: the deductions of a derivation as steps, each with the marks that it uses."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import filterfalse
from typing import Any, NamedTuple

import clingo

from pylogic.explain.chains import ChainFinder
from pylogic.explain.derivation import Derivation
from pylogic.explain.explanation import NO_TELLER, Request, Step
from pylogic.explain.film import Camera
from pylogic.explain.relaxation import ground_relaxation
from pylogic.explain.steps import Deduction, Round, join_alike, split_unexplained
from pylogic.explain.text import Teller
from pylogic.rules.limits import NO_LIMITS, Cancellation
from pylogic.rules.parts import VIEW
from pylogic.rules.symbols import Mark
from pylogic.solving.process import Send
from pylogic.solving.question import Question


def find_used_steps(steps: Sequence[Step]) -> list[Step]:
    """Return the last step, and before it those that it uses, directly or through others."""
    used = list[Step]()
    needed = set[Mark]()
    for step in steps[::-1]:
        if step is steps[-1] or not needed.isdisjoint(step.deduction.marks):
            recalled = {mark for noted in step.recalled for mark in noted.marks}
            used_marks = {mark for x in (step.deduction, *step.recalled) for mark in x.known}
            needed |= used_marks - recalled
            used.append(step)
    return used[::-1]


def begin_derivation(
    teller: Teller, solution: Collection[clingo.Symbol], brake: Cancellation
) -> tuple[Derivation, Sequence[Mark]]:
    """Begin to derive the only answer of the teller's task; `brake` then stops its searches.

    Return the derivation, and the marks that the clues imply for their own cells: these alone
    are known.
    """
    program = ground_relaxation(teller.task)
    brake.interrupt = program.switches.stop
    derivation = Derivation(program, solution, teller.wording.facts)
    return derivation, derivation.learn_clue_cells(teller.find_named_spots)


def narrate(
    teller: Teller,
    request: Request,
    derivation: Derivation,
    clue_marks: Sequence[Mark],
    send: Send[Step | Mapping[str, Any]],
) -> None:
    """Derive the only answer of a task from the request's marks, and send the steps.

    Send {"start", "wording"} (the first known marks, the words) before the steps, and {"noted",
    "is_complete"} (the last noted deductions) after them; for a hint, only the steps to the first
    that a player enters. Steps are sent without their teller, and `drawn` if requested.
    `clue_marks` are the second result of `begin_derivation`.
    """
    derivation.learn(request.marks)
    known = tuple(dict.fromkeys((*request.marks, *clue_marks)))
    send({"start": known, "wording": teller.wording})
    is_drawn = request.drawn and VIEW in teller.task.encoding.parts
    camera = Camera(teller.task, teller.wording) if is_drawn else None
    noted: list[Deduction] = []
    rounds = derivation.find_rounds(first=teller.is_entered if request.hint else None)
    steps = make_steps(derivation, rounds, known, teller, noted, is_flat=request.flat)
    concluded: dict[Mark, Step] = {}
    """The earlier steps of marks that no player enters."""
    for number, step in enumerate(find_hint(steps) if request.hint else steps, 1):
        new = (mark for x in (*step.noted, step.deduction) for mark in x.marks)
        known = tuple(dict.fromkeys((*known, *new, *step.implied)))
        step = replace(step, number=number, known=known)
        recalled = {note.marks[0]: note for note in step.recalled}
        used = {mark for x in (step.deduction, *step.recalled) for mark in x.known}
        rest = used.intersection(concluded) - recalled.keys()
        before = {concluded[mark].number: concluded[mark] for mark in rest}
        own = (mark for mark in step.deduction.marks if not teller.is_entered(mark))
        concluded |= dict.fromkeys(own, step)
        recalled |= {note.marks[0]: note for x in before.values() for note in x.recalled}
        earlier = tuple((n, before[n].deduction) for n in sorted(before))
        step = replace(step, recalled=tuple(recalled.values()), earlier=earlier)
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
    """Derive a solution quickly, in this process; return the cost and techniques of its steps.

    Return None if a step costs more than `largest`. Costs up to `floor` count as equal. Steps that
    would be shown as chains count as a whole, so that a grade is seldom higher and may be lower.
    """
    teller = Teller(task, NO_LIMITS)
    derivation, _ = begin_derivation(teller, solution, Cancellation())
    cost, names = 0, set[str]()
    for found in derivation.find_rounds(floor=floor):
        cost = max(cost, found.cost)
        if cost > largest:
            return None
        names.update(map(teller.name_deduction, found.deductions))
    return DerivationCost(cost, frozenset(names))


def find_hint(steps: Iterable[Step]) -> Iterator[Step]:
    """Yield the first step that a player can enter, preceded by the steps that it uses.

    The notes of steps left out go to the next one that is yielded, as far as it or a later one uses
    them: others may rest on steps that are left out. Yield nothing without such a step.
    """
    taken: list[Step] = []
    for step in steps:
        taken.append(step)
        if step.is_entered:
            used, noted = find_used_steps(taken), list[Deduction]()
            recalled = {mark for x in used for note in x.recalled for mark in note.marks}
            for earlier in taken:
                for note in earlier.noted:
                    own = tuple(mark for mark in note.marks if mark in recalled)
                    noted += [replace(note, marks=own)] if own else []
                if earlier is used[0]:
                    yield replace(used.pop(0), noted=tuple(noted))
                    noted = []
            return


def make_steps(
    derivation: Derivation,
    rounds: Iterable[Round],
    start: Iterable[Mark],
    teller: Teller,
    noted: list[Deduction],
    *,
    is_flat: bool,
) -> Iterator[Step]:
    """Yield the steps of each round, without their numbers and known marks.

    The marks `start` are known. `noted` gets the deductions that are no steps; the next step takes
    them over, and has those that it uses, directly or through others, as `recalled`. A step by
    several rules becomes the links of its chain, or gets a chain that supposes something, unless
    it is joined of several or `is_flat`. The derivation learns marks that chains derive.
    """
    known = list(start)
    chains: ChainFinder | None = None  # most derivations need none
    origins: dict[Mark, tuple[Deduction, int]] = {}
    """The noted deduction of a mark, and the number of literals known before it."""
    premises: dict[Mark, Deduction] = {}
    """The noted deductions of single marks, with the known marks that each uses."""
    easy: dict[Mark, Deduction] = {}
    """Later ones from marks on the board alone."""

    def note(deduction: Deduction) -> None:
        """Keep a deduction that is no step, also as the origin of its marks."""
        origins.update(dict.fromkeys(deduction.marks, (deduction, derivation.known_count)))
        noted.append(deduction)

    def make_step(full: Deduction, implied: tuple[Mark, ...] = ()) -> Step:
        """Make the next step of a deduction; empty `noted`."""
        for mark in full.marks:
            origins.pop(mark, None)
        visible = [mark for mark in known if teller.is_entered(mark)]
        waiting, recalled = [*full.known], dict[Mark, Deduction]()
        while hidden := {x: 0 for x in waiting if not (x in recalled or teller.is_entered(x))}:
            again = [mark for mark in hidden if mark not in easy]
            easy.update((x.marks[0], x) for x in derivation.explain_again(again, visible))
            for mark in hidden:
                new, (old, known_count) = easy.get(mark), origins.get(mark, (None, 0))
                is_like = new is not None and teller.rule_key(new) == teller.rule_key(old or new)
                if old is not None and not is_like and mark not in premises:
                    alone = replace(old, marks=(mark,))
                    premises[mark] = derivation.with_premises(alone, known_count)
                own = premises.get(mark)
                is_shown = own is not None and all(map(teller.is_entered, own.known))
                if own is not None and (new is None or (is_shown and own.cost <= new.cost)):
                    recalled[mark] = own
                elif new is not None:
                    recalled[mark] = new
            waiting = [x for mark in hidden if mark in recalled for x in recalled[mark].known]
        step = Step(0, full, tuple(noted), implied, tuple(recalled.values()), (), (), teller)
        noted.clear()
        return step

    for found in rounds:
        deductions = list(split_unexplained(found.deductions))
        full = map(derivation.with_premises, filter(teller.is_step, deductions))
        steps = list(join_alike(full, teller.rule_key))
        for deduction in filterfalse(teller.is_step, deductions):
            note(derivation.with_clues(deduction))
        for deduction in steps:
            last, links = deduction, list[Deduction]()
            if deduction.rule_count > 1 and not (deduction.parts or is_flat):
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
                    note(link)
                    premises |= {mark: replace(link, marks=(mark,)) for mark in link.marks}
            implied = found.implied if deduction is steps[-1] else ()
            yield make_step(last, implied)
            own = {*deduction.marks, *implied}
            shown = [mark for link in links for mark in link.marks if mark not in own]
            derivation.learn(shown)
            known += shown
        known += (mark for deduction in deductions for mark in deduction.marks)
        known += found.implied
