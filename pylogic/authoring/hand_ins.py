"""Hand-ins: many rule files for one puzzle, each compared with a teacher's on small boards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import prod
from typing import Any

from pylogic.authoring import equivalence
from pylogic.authoring.equivalence import TRIED, Equivalence, Trial
from pylogic.draw.board import Board
from pylogic.errors import (
    DISAGREED,
    OptionError,
    PylogicError,
    StoppedError,
    describe_stop,
    to_exit_code,
)
from pylogic.explain.film import Camera
from pylogic.rules.encoding import find_encoding
from pylogic.rules.instance import NO_INSTANCE
from pylogic.rules.limits import Limits
from pylogic.rules.renaming import restore_names
from pylogic.solving.outcome import Answer, Picture, Shown
from pylogic.solving.question import Question
from pylogic.solving.solve import solve
from pylogic.solving.task import Task

_PACKAGED = 3
"""Packaged instances among the boards, the smallest ones."""


@dataclass(frozen=True)
class HandIn:
    """A rule file that was handed in, and how it compares with the reference."""

    file: str
    comparison: Equivalence | None = None
    """None where the file could not be compared at all."""
    problem: str | None = None
    """The reason why the file could not be compared."""

    @property
    def verdict(self) -> str:
        """One of "no difference", "differs" and "not judged" (not compared, or not to the end)."""
        if self.comparison is None or self.comparison.verdict == "unknown":
            return "not judged"
        return "differs" if self.comparison.verdict == "different" else "no difference"

    @property
    def claim(self) -> str:
        """The verdict in words, with the boards that it holds for."""
        compared = self.comparison
        if compared is None:
            return f"not judged: {self.problem}"
        boards = f"{len(compared.instances)} board{'s'[: len(compared.instances) != 1]}"
        if compared.verdict == "unknown":
            reason = "not all answers could be compared"
            if compared.interrupted is not None:
                reason = describe_stop(compared.interrupted)
            return f"not judged: {reason} after {boards}"
        if compared.verdict == "different":
            word = "accepts" if compared.by else "rejects"
            return f"differs on {compared.instances[-1]}: {word} a board wrongly"
        if compared.proof in ("one file", "the same rules"):
            return f"no difference: they are {compared.proof}"
        return f"no difference on {boards}"


@dataclass(frozen=True, repr=False)
class HandIns(Shown):
    """A reference, and rule files that were compared with it."""

    reference: str
    hand_ins: tuple[HandIn, ...]

    @property
    def exit_code(self) -> int:
        """The exit code of the command line: CTRL_C after Ctrl-C, else DISAGREED if a file differs,
        else LIMITED if one is not judged, else ANSWERED."""
        verdicts = {hand_in.verdict for hand_in in self.hand_ins}
        answer = False if "differs" in verdicts else None if "not judged" in verdicts else True
        compared = (x.comparison for x in self.hand_ins if x.comparison is not None)
        is_stopped = any(comparison.interrupted == "user" for comparison in compared)
        return to_exit_code("user" if is_stopped else None, answer, DISAGREED)

    def to_dict(self) -> dict[str, Any]:
        """Return the document that `pylogic diff --json` prints: the reference, and an object with
        file, verdict, problem and comparison for each hand-in."""
        hand_ins = [
            {
                "file": hand_in.file,
                "verdict": hand_in.verdict,
                "problem": hand_in.problem,
                "comparison": hand_in.comparison.to_dict() if hand_in.comparison else None,
            }
            for hand_in in self.hand_ins
        ]
        return {"reference": self.reference, "hand_ins": hand_ins}

    def __str__(self) -> str:
        width = max(len(hand_in.file) for hand_in in self.hand_ins)
        return "\n".join(f"{x.file:{width}}  {x.claim}" for x in self.hand_ins)

    def __repr__(self) -> str:
        return f"<HandIns {len(self.hand_ins)} compared with {self.reference}>"

    def parts(self) -> Iterator[str | Picture]:
        """Yield the table, then the board and the broken rules of each file that differs."""
        yield str(self)
        for hand_in in self.hand_ins:
            compared = hand_in.comparison
            if compared is None or compared.accepted is None:
                continue
            word = "accepts" if compared.by else "rejects"
            yield f"\n{hand_in.file} {word} on {compared.instances[-1]}:"
            yield Picture(compared.draw_accepted, compared.accepted, "the answer's atoms")
            yield from compared.reasons()


def judge_files(
    reference: Task,
    files: Sequence[str],
    limits: Limits,
    names: Mapping[str, str],
    on_progress: Callable[[str, int], None] = lambda _file, _judged: None,
) -> HandIns:
    """Compare rule files with the reference on its instance, or else on small boards.

    Small boards are tiny empty ones, the smallest packaged instances, and puzzles up to 5x5, with
    so few answers of the reference that all are compared; those with the fewest cells come first.
    A file that cannot be read or compared counts as not judged. Ctrl-C ends the comparison after
    the current file, or raises StoppedError if it left no result for it.

    Args:
        limits: the limits of each file; their time begins with it.
        names: predicates of the reference, each with the name that the files have for it.
        on_progress: called with the name of the next file, and the number of judged files.

    Raises:
        OptionError: there is no small board.
        StoppedError: a limit or Ctrl-C came before the boards were known, or Ctrl-C later.
    """
    boards = [Trial(reference.instance, None)]
    if reference.instance is NO_INSTANCE:
        boards, search_limits = [], limits.start()
        for board in equivalence.find_trials((reference,), search_limits, _PACKAGED):
            task = replace(reference, instance=board.instance, options=("--opt-mode=ignore",))
            outcome = solve(task, Question(TRIED + 1, limits=search_limits))
            if outcome.exhausted and len(outcome.answers) <= TRIED:
                boards.append(board)
        if not boards:
            raise OptionError(f"no board has at most {TRIED} answers: name an instance")
        boards.sort(key=lambda board: prod(board.instance.size or ()))
    judged = list[HandIn]()
    for file in files:
        on_progress(file, len(judged))
        file_limits = limits.start()
        try:
            encoding = find_encoding(file, file_limits)
            theirs = Task(equivalence.match_names(reference.encoding, encoding, names))
            compared = equivalence.compare((reference, theirs), boards, file_limits)
            last = replace(reference, instance=boards[len(compared.instances) - 1].instance)
            draw = partial(_draw_answer, last, names if compared.by else {})
            compared = replace(compared, map=tuple(names.items()), draw=draw)
            judged.append(HandIn(file, compared))
            if compared.interrupted == "user":
                break
        except PylogicError as error:
            if isinstance(error, StoppedError) and error.interruption == "user":
                raise
            problem = str(error.problems[0]).removeprefix("error: ")
            judged.append(HandIn(file, problem=problem))
    return HandIns(str(reference.encoding.path), tuple(judged))


def _draw_answer(reference: Task, names: Mapping[str, str], answer: Answer) -> Board:
    """Draw an answer of a hand-in as the reference draws its own; `names` map predicates of the
    reference to those of the hand-in. Atoms that the reference cannot derive are not drawn. Raise
    ProgramError if the reference cannot draw the answer."""
    outputs = reference.encoding.outputs
    theirs = {(name, arity): names[name] for name, arity in outputs if name in names}
    shown = set(restore_names(answer.symbols, theirs))
    camera = Camera(reference)
    known = camera.consequences.control.symbolic_atoms
    atoms = [atom for name in outputs for atom in known.by_signature(*name) if not atom.is_fact]
    return camera.draw_board([(str(atom.symbol), atom.symbol in shown) for atom in atoms])
