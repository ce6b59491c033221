"""Why an expected solution is no answer, in the semantics of the base part as it solves.

The search looks at the board, of those that the choices can make, that has most of what is
expected, and then breaks least.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
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
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.symbols import Mark, pack, unpack
from pylogic.rules.syntax import Signature, parse_text
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
    atoms: str = ""
    """The atoms that hold in the board that was looked at, packed."""
    task: Question | None = field(default=None, compare=False)
    limits: Limits = field(default=NO_LIMITS, compare=False)
    """The task whose view draws the board, and the limits of the drawing."""

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
        if self.task is None or not self.atoms:
            return None
        encoding, values = self.task.encoding, self.task.all_constants
        try:
            board = view.draw_atoms(encoding, unpack(self.atoms), values, self.limits.reset())
        except ProgramError:
            return None
        causes = {cell: "cause" for top in self.reasons for r in top.because for cell in r.cells}
        wrong = {cell: "wrong" for reason in self.reasons for cell in reason.cells}
        return board.with_styles({**causes, **wrong})

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
    marked, denial = add_marks(task, marks), _deny_others(task.encoding.outputs, expected)

    def search(text: str) -> Outcome:
        """Search for an answer that has the marks, under further rules."""
        statements = (*marked.instance.statements, *parse_text(text))
        instance = replace(marked.instance, statements=statements)
        options = (*task.options, "--opt-mode=ignore")
        return solve(replace(marked, instance=instance, models=1, options=options, limits=limits))

    outcome = search(denial if whole else "")
    if outcome.answers and not whole and (exact := search(denial)).answers:
        outcome = exact
    for answer in outcome.answers:
        shown = filter(task.encoding.is_shown, answer.symbols)
        more = sorted(str(atom) for atom in shown if not expected.get(atom))
        return Why(True, (), tuple(more), atoms=pack(answer.atoms), task=task, limits=limits)
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
    return Why(False, reasons, atoms=atoms, task=task, limits=limits)


def _deny_others(shown: Iterable[Signature], expected: Mapping[clingo.Symbol, bool]) -> str:
    """Return rules without an answer that shows any atoms but those expected to hold."""
    atoms = [str(atom) for atom, holds in expected.items() if holds]
    rules = [f"{_EXPECTED}(({';'.join(atoms)}))."] if atoms else []  # a pool is no fact
    for name, arity in shown:
        variables = ", ".join(f"X{place}" for place in range(arity))
        atom = f"{name}({variables})" if arity else name
        rules.append(f":- {atom}, not {_EXPECTED}({atom}).")
    return " ".join(rules)
