"""Why an expected solution is no answer, in the semantics of the base part as it solves.

The search looks at the board, of those that the choices can make, that has most of what is
expected, and then breaks least.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import clingo

from pylogic.authoring.nearest import RelaxedRules, find_literals
from pylogic.authoring.why_not import Interpretation, Reason, say_first_atoms
from pylogic.draw import view
from pylogic.draw.board import Board
from pylogic.errors import Interruption, OptionError, ProgramError, describe_stop, to_exit_code
from pylogic.rules.limits import NO_LIMITS, Cancellation, Limits
from pylogic.rules.symbols import Mark, pack, unpack
from pylogic.solving import verify
from pylogic.solving.grounding import Program, ground_base, ground_task
from pylogic.solving.outcome import Picture, Shown
from pylogic.solving.process import CutShortError, Send, run
from pylogic.solving.question import Question

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
            return f"an answer has all that is expected, and more: {say_first_atoms(self.more)}"
        return "it is an answer"

    @property
    def main_reasons(self) -> tuple[tuple[str, str], ...]:
        """Pairs of words and place, each once, that sum up the reasons: those of each and, below
        it, of atoms that no rule starts, and of the ends of the tree but for true atoms."""
        lines = dict[tuple[str, str], None]()
        for top in self.reasons:
            place = next((reason.place for reason in top.tree if reason.place), "")
            for x in top.tree:
                place = x.place or place
                if x is top or x.kind == "start" or not (x.because or x.kind == "true"):
                    lines[x.words, place] = None
        return tuple(lines)

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
        causes = {cell: "cause" for top in self.reasons for r in top.tree for cell in r.cells}
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

    def boards(self) -> list[Board]:
        """Return the board in a list; [] if there is none."""
        return [board for board in [self.board()] if board is not None]


def why(task: Question, marks: Sequence[Mark], limits: Limits, *, whole: bool = False) -> Why:
    """Return why no answer has some marks (atoms that hold or not), or which others an answer has.
    A limit is not raised: the result has the reasons so far. With `whole` an answer may show only
    marked atoms.

    Raises:
        OptionError: answers are plans made of steps.
        ProgramError: clingo rejects one of the files.
    """
    if task.has_horizons:
        raise OptionError(f"{task.encoding.path}: plans made of steps are not looked at")

    def send_results(send: Send[Why], brake: Cancellation) -> bool:
        """Send results, each with one more reason than the one before; return True if a search was
        cut short. An instance that the rules refuse is searched all the same."""
        refused = tuple[Reason, ...]()
        try:
            program = ground_task(task)
        except ProgramError as error:
            program, (first, *others) = ground_base(task), error.problems
            more = f" (and {len(others)} more)" if others else ""
            place = f"{first.file}:{first.line}" if first.line else first.file or ""
            refused = (Reason("refused", f"{first.text}{more}", place),)
        brake.interrupt = program.control.interrupt
        try:
            for known in _find_results(program, marks, whole, brake):
                if refused:
                    known = replace(known, is_answer=False, reasons=(*refused, *known.reasons))
                send(known)
        except CutShortError:
            return True
        return False

    results = [Why(None)]
    interrupted = run(send_results, limits, results.append)
    return replace(results[-1], interrupted=interrupted, task=task, limits=limits)


def _find_results(
    program: Program, marks: Sequence[Mark], whole: bool, brake: Cancellation
) -> Iterator[Why]:
    """Yield that an answer has the marks, or that none has and then results with one more reason
    each. The answer shows no other atoms if possible, with `whole` never. Raise CutShortError if a
    search was interrupted. `brake` is set to stop the relaxed rules while these are searched."""
    expected = {clingo.parse_term(atom): holds for atom, holds in marks}
    known = find_literals(program, expected)
    wanted = [x if expected[a] else -x for a, x in known.items() if a in expected]
    others = [-x for a, x in known.items() if a not in expected]
    configuration: Any = program.control.configuration
    configuration.solve.opt_mode = "ignore"
    is_possible = all(atom in known for atom, holds in expected.items() if holds)
    for denied in [others, []][: (2 - whole) * is_possible]:
        demanded = verify.add_demand(program.control, [*wanted, *denied])
        with program.control.solve([demanded], yield_=True) as handle:
            if (model := handle.model()) is not None:
                true = model.symbols(atoms=True)
                more = sorted(str(s) for s in true if s in known and not expected.get(s))
                yield Why(True, more=tuple(more), atoms=pack(true))
                return
            if not handle.get().unsatisfiable:
                raise CutShortError
    yield Why(False)
    relaxed = RelaxedRules(program.question)
    brake.interrupt = relaxed.program.control.interrupt
    # Others are open to an expectation that names false atoms itself.
    exactly = not whole and all(expected.values())
    if whole:
        expected = dict.fromkeys(find_literals(relaxed.program, expected), False) | expected
    near = relaxed.find_nearest(expected, exactly=exactly)
    if near is None:
        yield Why(False, (Reason("none", _NONE),))
        return
    atoms, reasons = pack({*near, *(a for a, holds in expected.items() if holds)}), list[Reason]()
    for reason in Interpretation(relaxed, near, expected).find_reasons():
        reasons.append(reason)
        yield Why(False, tuple(reasons), atoms=atoms)
    if not reasons:
        yield Why(False, (Reason("none", _UNNAMED),), atoms=atoms)
