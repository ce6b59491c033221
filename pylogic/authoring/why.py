"""Why an expected solution is no answer, in the semantics of the base part as it solves.

The search looks at the board, of those that the choices can make, that has most of what is
expected, and then breaks least.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import clingo

from pylogic.authoring.nearest import RelaxedRules
from pylogic.authoring.why_not import Interpretation, Reason, join_first
from pylogic.draw import view
from pylogic.draw.board import Board
from pylogic.errors import (
    Interruption,
    OptionError,
    ProgramError,
    StoppedError,
    describe_stop,
    to_exit_code,
)
from pylogic.explain.relaxation import add_marks
from pylogic.rules.lexical import OWN_PREFIX
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import Mark, pack, unpack
from pylogic.rules.syntax import parse_text
from pylogic.solving.outcome import Outcome, Picture, Shown
from pylogic.solving.process import call
from pylogic.solving.question import Question
from pylogic.solving.solve import solve

_EXPECTED = f"{OWN_PREFIX}expected"
"""The predicate of the atoms that are expected to hold."""
_NONE = (
    "the rules have no answer even without their constraints: "
    "an atom follows from its own absence, or together with its opposite"
)
_UNNAMED = "no rule that can be named forbids it: perhaps an #external that has a value does"


@dataclass(frozen=True, repr=False)
class Why(Shown):
    """The result of asking why an expected solution is no answer."""

    is_answer: bool | None
    """True if some answer has all expected atoms; None if a limit came first."""
    reasons: tuple[Reason, ...] = ()
    """The reasons why no answer has all expected atoms."""
    more: tuple[str, ...] = ()
    """Atoms that the answer shows besides the expected ones, as texts."""
    interrupted: Interruption | None = None
    draw: Callable[[], Board] | None = field(default=None, compare=False)
    """Draws the board that was looked at; raises ProgramError if the view cannot."""

    @property
    def exit_code(self) -> int:
        """The exit code of the command line: ANSWERED or, if no answer has the atoms, UNSOLVABLE;
        LIMITED or CTRL_C if a search was cut short, whatever is known."""
        return to_exit_code(self.interrupted, None if self.interrupted else self.is_answer)

    @property
    def claim(self) -> str:
        """The result in words: an answer, an answer with further atoms, none, or not known."""
        if self.is_answer is None:
            return f"{describe_stop(self.interrupted or 'user')}: it is not known"
        if not self.is_answer:
            return "no answer has all that is expected"
        if self.more:
            return f"an answer has all that is expected, and more: {join_first(self.more)}"
        return "it is an answer"

    @property
    def main_reasons(self) -> tuple[tuple[str, str], ...]:
        """Pairs of words and place, each once: the reasons and their causes, but for those of true
        atoms. The place of an atom is that of its reason."""
        every = ((x, top.place) for top in self.reasons for x in (top, *top.because))
        return tuple(dict.fromkeys((x.words, x.place or at) for x, at in every if x.kind != "true"))

    def to_dict(self) -> dict[str, Any]:
        """Return what `pylogic why --json` prints: is_answer, claim, reasons, more, interrupted."""
        return {
            "is_answer": self.is_answer,
            "claim": self.claim,
            "reasons": [reason.to_dict() for reason in self.reasons],
            "more": list(self.more),
            "interrupted": self.interrupted,
        }

    def board(self) -> Board | None:
        """Return the board that the reasons are about, with wrong cells and causes marked; None
        without a view, or if the view cannot draw what only wrong rules allow."""
        try:
            board = self.draw() if self.draw is not None else None
        except ProgramError:
            return None
        causes = {cell: "cause" for top in self.reasons for r in top.because for cell in r.cells}
        wrong = {cell: "wrong" for reason in self.reasons for cell in reason.cells}
        return board and board.with_styles({**causes, **wrong})

    def __str__(self) -> str:
        lines = (line for reason in self.reasons for line in reason.lines)
        return "\n".join([self.claim, *lines])

    def __repr__(self) -> str:
        return f"<Why {self.claim}>"

    def parts(self) -> Iterator[str | Picture]:
        """Yield the claim with the reasons, and for reasons a board where these stand out."""
        yield str(self)
        if self.reasons:
            yield Picture(self.board)


def why(task: Question, marks: Sequence[Mark], limits: Limits, *, whole: bool = False) -> Why:
    """Return why no answer has some marks (atoms that hold or not), or which others an answer has:
    none if possible, and with `whole` never any. A limit is not raised: the result has the claim,
    if it came later.

    Raises:
        OptionError: answers are plans made of steps.
        ProgramError: clingo rejects one of the files, or the rules refuse the instance.
    """
    if task.has_horizons:
        raise OptionError(f"{task.encoding.path}: plans made of steps are not looked at")
    expected = {clingo.parse_term(atom): holds for atom, holds in marks}
    values, later = task.all_constants, limits.reset()
    draw = partial(view.draw_atoms, task.encoding, constants=values, limits=later)
    outcome = _search(task, marks, limits, exactly=whole)
    if outcome.answers and not whole:
        exact = _search(task, marks, limits, exactly=True)
        outcome = exact if exact.answers else outcome
    for answer in outcome.answers:
        shown = filter(task.encoding.is_shown, answer.symbols)
        more = sorted(str(atom) for atom in shown if not expected.get(atom))
        return Why(True, (), tuple(more), draw=partial(draw, tuple(answer.atoms)))
    if outcome.interrupted:
        return Why(None, interrupted=outcome.interrupted)

    def find_reasons() -> tuple[tuple[Reason, ...], str]:
        """Return the reasons, and the atoms of the board that they are about, packed."""
        relaxed = RelaxedRules(task, expected, whole=whole)
        if (near := relaxed.find_nearest()) is None:
            return (Reason("none", _NONE),), ""
        reasons = tuple(Interpretation(relaxed, near).find_reasons())
        atoms = pack({*near, *(atom for atom, holds in expected.items() if holds)})
        return reasons or (Reason("none", _UNNAMED),), atoms

    try:
        reasons, atoms = call(find_reasons, limits)
    except StoppedError as stopped:
        return Why(False, interrupted=stopped.interruption)
    return Why(False, reasons, draw=partial(draw, unpack(atoms)) if atoms else None)


def _search(task: Question, marks: Sequence[Mark], limits: Limits, *, exactly: bool) -> Outcome:
    """Search for an answer that has marks, and with `exactly` shows only atoms marked as true."""
    marked, rules = add_marks(task, marks), list[str]()
    if exactly:
        expected = ";".join(atom for atom, holds in marks if holds)
        rules += [f"{_EXPECTED}(({expected}))."] if expected else []  # a pool is no fact
        for name, arity in task.encoding.outputs:
            variables = ", ".join(f"X{place}" for place in range(arity))
            atom = f"{name}({variables})" if arity else name
            rules.append(f":- {atom}, not {_EXPECTED}({atom}).")
    statements = (*marked.instance.statements, *parse_text(" ".join(rules)))
    instance = replace(task.instance, statements=statements)
    options = (*task.options, "--opt-mode=ignore")
    return solve(replace(task, instance=instance, models=1, options=options, limits=limits))
