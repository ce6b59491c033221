"""Why an expected solution is no answer, in the semantics of the base part as it solves.

Of the boards that the choices can make, that one is looked at which has most of what is expected,
and then breaks least.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from functools import partial
from html import escape
from itertools import islice
from typing import Any

import clingo

from pylogic.draw import view
from pylogic.draw.board import Board
from pylogic.errors import Interruption, OptionError, Problem, ProgramError, stopped_by
from pylogic.explain.expectation import Relaxed
from pylogic.explain.relaxation import Relaxation
from pylogic.explain.why_not import Look, Reason, counted
from pylogic.rules.cancellation import Cancellation
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.parts import VIEW
from pylogic.rules.symbols import Mark, pack, unpack
from pylogic.solving.child import CutShortError, Send
from pylogic.solving.grounding import ground_task
from pylogic.solving.process import run
from pylogic.solving.task import Task

_NONE = (
    "the rules have no answer even without their constraints: "
    "an atom follows from its own absence, or together with its opposite"
)
_ALIKE = 0.6
"""How like two rules are of which one is held against the other, from 0 to 1."""


@dataclass(frozen=True, repr=False)
class Why:
    """Whether what is expected is an answer, and why it is none, or why it is one."""

    is_answer: bool | None
    """Whether some answer has all that is expected; None if that was not found out."""
    reasons: tuple[Reason, ...] = ()
    """What contradicts it; of what is rejected, which rule of the reference does."""
    more: tuple[str, ...] = ()
    """Atoms that the answer shows besides those that are expected."""
    interrupted: Interruption | None = None
    atoms: str = ""
    """The atoms that hold in what was looked at, packed."""
    task: Task | None = field(default=None, compare=False)
    limits: Limits = field(default=NO_LIMITS, compare=False)
    """What is drawn, and within which limits."""

    @property
    def claim(self) -> str:
        """Whether it is an answer, in words."""
        if self.is_answer is None:
            return f"{stopped_by(self.interrupted or 'user')}: it is not known"
        if not self.is_answer:
            return "no answer has all that is expected"
        if self.more:
            return f"an answer has all that is expected, and more: {counted(self.more)}"
        return "it is an answer"

    @property
    def lines(self) -> list[str]:
        """The claim and the reasons."""
        return [self.claim, *(line for one in self.reasons for line in one.lines)]

    @property
    def told(self) -> tuple[tuple[str, str], ...]:
        """The first reasons in words, each with its place, and what no rule starts or derives."""
        found = dict[tuple[str, str], None]()
        for one in self.reasons:
            every = list(one.all)
            roots = (r for kind in ("start", "missing") for r in every if r.kind == kind)
            for reason in (one, *islice(roots, 1)):
                place = next((r.place for r in reason.all if r.place), "")
                found[reason.words, place] = None
        return tuple(found)

    def to_dict(self) -> dict[str, Any]:
        """What `pylogic why --json` prints."""
        return {
            "is_answer": self.is_answer,
            "claim": self.claim,
            "reasons": [one.to_dict() for one in self.reasons],
            "more": list(self.more),
            "interrupted": self.interrupted,
        }

    def board(self) -> Board | None:
        """What was looked at, as the view draws it: wrong cells and their causes stand out.

        None without a view, or where the view cannot show what only wrong rules allow.
        """
        if self.task is None or VIEW not in self.task.encoding.parts or not self.atoms:
            return None
        encoding, values = self.task.encoding, self.task.values
        try:
            drawn = view.board(encoding, unpack(self.atoms), values, self.limits.afresh())
        except ProgramError:
            return None
        wrong = {cell: "wrong" for one in self.reasons for cell in one.cells}
        causes = {cell: "cause" for one in self.reasons for r in one.all for cell in r.cells}
        return drawn.styled({**causes, **wrong})

    def __str__(self) -> str:
        return "\n".join(self.lines)

    def __repr__(self) -> str:
        return f"<Why {self.claim}>"

    def _repr_html_(self) -> str:
        drawn = self.board()
        board = "" if drawn is None else drawn._repr_html_()
        return f"{board}<pre>{escape(str(self))}</pre>"


def why(
    task: Task,
    marks: Sequence[Mark],
    limits: Limits,
    *,
    whole: bool = False,
    like: Task | None = None,
    near: bool = False,
) -> Why:
    """Why an answer with some marks is none, or, if it is one, what would have to reject it.

    Args:
        whole: what is not marked is shown by no answer that is meant.
        like: the same instance under rules that may reject it: which of them does is told.
        near: of an answer, tell for each constraint how near it comes.

    Raises:
        OptionError: answers are plans made of steps.
        ProgramError: clingo rejects one of the files.
    """
    if task.has_horizons:
        raise OptionError(f"{task.encoding.path}: plans made of steps are not looked at")
    found: list[Why] = []
    interrupted = run(partial(_work, task, marks, whole, like, near), limits, found.append)
    known = found[-1] if found else Why(None)
    return replace(known, interrupted=interrupted, task=task, limits=limits)


def _work(
    task: Task,
    marks: Sequence[Mark],
    whole: bool,
    like: Task | None,
    near: bool,
    send: Send[Why],
    brake: Cancellation,
) -> bool:
    relaxed = Relaxed(task)
    brake.interrupt = relaxed.program.control.interrupt
    try:
        found = _asked(relaxed, marks, whole=whole)
    except CutShortError:
        return True
    try:
        ground_task(task)
    except ProgramError as error:
        refused = tuple(_refused(error))
        found = replace(found, is_answer=False, reasons=(*refused, *found.reasons))
    send(found)
    if found.is_answer and (near or like):
        look = Look(relaxed, frozenset(unpack(found.atoms)), {})
        reasons = look.nearest() if like is None else _unlike(look, like)
        send(replace(found, reasons=tuple(reasons)))
    return False


def _asked(relaxed: Relaxed, marks: Sequence[Mark], *, whole: bool) -> Why:
    """Whether an answer has the marks, and if none, why."""
    expected = {clingo.parse_term(atom): holds for atom, holds in marks}
    shown = relaxed.shown
    wanted = [shown[a] if holds else -shown[a] for a, holds in expected.items() if a in shown]
    lacking = [a for a, holds in expected.items() if holds and a not in shown]
    others = [x for a, x in shown.items() if a not in expected]
    never = [-x for x in relaxed.broken]
    if not lacking:
        exactly = [-x for x in others]
        for alone in [exactly] if whole else [exactly, []]:
            found = relaxed.search([*wanted, *alone, *never])
            if found is not None:
                told = (s for s in found if s in shown and not expected.get(s, False))
                more = tuple(sorted(map(str, told)))
                return Why(True, more=more, atoms=pack(found))
    if whole:
        expected |= dict.fromkeys(shown.keys() - expected.keys(), False)
        wanted += [-x for x in others]
    is_told = not all(expected.values())
    near = relaxed.nearest(wanted, others, is_told=is_told)
    if near is None:
        return Why(False, (Reason("none", _NONE),))
    near = relaxed.put_in_words(near)
    looked = Look(relaxed, near, expected)
    atoms = {*near, *(a for a, holds in expected.items() if holds)}
    return Why(False, tuple(looked.reasons()), atoms=pack(atoms))


def beyond_base(program: Relaxation, answer: Collection[clingo.Symbol] = ()) -> OptionError:
    """What is said where the rules of explanations have another answer than those of a search.

    `program` has the part `reasons`; `answer` is the one that the base part has, if it has any.
    """
    task, literals = program.task, program.atoms
    if answer:
        with program.switches.control.backend() as backend:
            backend.add_rule([], [x if s in answer else -x for s, x in literals.items()])
    told: Sequence[tuple[str, str]] = ()
    on = list(program.switches.literals.values())
    core, true = program.switches.decide(on, list(literals.values()))
    has = "another answer" if answer else "no answer"
    words = f"with the part reasons there is an answer where the base part alone has {has}"
    if core is not None:
        return OptionError(f"{task.encoding.path}: {words}")
    shown = [(str(symbol), True) for n, symbol in enumerate(literals) if true >> n & 1]
    with suppress(CutShortError):
        told = _asked(Relaxed(task), shown, whole=True).told
    return OptionError(
        "\n".join([f"{task.encoding.path}: {words}", *(f"  {at}: {said}" for said, at in told)])
    )


def _unlike(look: Look, like: Task) -> Iterator[Reason]:
    """Which rules of a reference reject an answer, each with those here that are like them."""
    relaxed = Relaxed(like)
    shown = [(str(a), True) for a in look.true if look.task.encoding.shows(a)]
    found = _asked(relaxed, shown, whole=True)
    for one in found.reasons:
        number = next((n for n, c in enumerate(relaxed.known) if c.place == one.place), None)
        if one.kind != "constraint" or number is None:
            yield one
            continue
        other = relaxed.known[number]
        texts = {str(c.statement): n for n, c in enumerate(look.known)}
        words = {c.words: n for n, c in enumerate(look.known) if c.has_words}
        alike = get_close_matches(str(other.statement), texts, n=1, cutoff=_ALIKE)
        mine = words.get(other.words, texts[alike[0]] if alike else None)
        path = look.task.encoding.path
        if mine is None:
            below = Reason("missing", "has no rule like that", str(path))
        else:
            below = next(look.nearest([mine]))
        yield replace(one, because=(*one.because, below))


def _refused(error: ProgramError) -> Iterator[Reason]:
    """Why the part `errors` refuses the instance."""
    alike: dict[str, list[Problem]] = {}
    for problem in error.problems:
        alike.setdefault(re.sub("[0-9]+", "", problem.text), []).append(problem)
    for first, *others in alike.values():
        more = f" (and {len(others)} more)" if others else ""
        place = f"{first.file}:{first.line}" if first.line else first.file or ""
        yield Reason("refused", f"{first.text}{more}", place)
