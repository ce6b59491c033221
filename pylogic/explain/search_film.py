"""A search in boards and words: its moments as a film, and its work as heat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from pylogic.draw.board import Board
from pylogic.draw.scene import Cell, Frame
from pylogic.errors import StoppedError, exit_code
from pylogic.explain import film
from pylogic.explain.film import Shot
from pylogic.explain.text import Teller
from pylogic.rules.cancellation import Cancellation
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import Mark, Place, Spot, place_of
from pylogic.solving import trace as recording
from pylogic.solving.child import Send
from pylogic.solving.outcome import Picture, Shown
from pylogic.solving.process import run
from pylogic.solving.task import Task
from pylogic.solving.trace import Moment, Trace

HEAT = ("white", "yellow", "orange", "red")
"""Fills for little to much work."""


@dataclass(frozen=True, repr=False)
class DrawnTrace(Shown, Trace):
    """A recorded search, with its words and pictures."""

    teller: Teller = field(compare=False)

    def film(self, on_frame: Callable[[int], None] = lambda _number: None) -> Board | None:
        """The moments as frames, with decisions and consequences marked; None without a view.

        `on_frame` is called with the number of frames that are drawn, after each.

        Raises:
            StoppedError: a limit ended the drawing.
        """
        drawn = film.board(self.teller, ())
        if drawn is None:
            return None
        frames: list[Frame] = []

        def receive(frame: Frame) -> None:
            frames.append(frame)
            on_frame(len(frames))

        limits = self.teller.limits
        if limits.timeout is not None:
            limits = limits._replace(timeout=limits.timeout * max(1, self.frame_count))
        shots = tuple(self._shots())
        interruption = run(partial(self._send_frames, shots), limits.afresh(), receive)
        if interruption is not None:
            raise StoppedError(interruption)
        return replace(drawn, frames=tuple(frames))

    def _send_frames(self, shots: Sequence[Shot], send: Send[Frame], _brake: Cancellation) -> bool:
        """Draw all frames in one process: one for each takes much longer."""
        for board in film.Camera(self.teller.task, self.teller.glossary).film(shots):
            send(board.frames[0])
        return False

    @property
    def frame_count(self) -> int:
        """How many frames the film has."""
        return len(self.moments) + (self._last_answer is not None)

    @property
    def _last_answer(self) -> int | None:
        """The moment of the last answer, where the end of the search has taken it back."""
        if self.left_out:
            return None
        answers = [number for number, moment in enumerate(self.moments) if moment.is_answer]
        is_gone = answers and any(moment.undone for moment in self.moments[answers[-1] + 1 :])
        return answers[-1] if is_gone else None

    def _shots(self) -> Iterator[Shot]:
        """A shot for each moment, and one for the last answer if the search went back from it."""
        known: dict[int, None] = {}
        marks: tuple[Mark, ...] = ()
        answer = marks
        for number, moment in enumerate(self.moments):
            for gone in moment.undone:
                known.pop(gone, None)
            known.update(dict.fromkeys(moment.assigned))
            marks = tuple(map(self._mark, known))
            answer = marks if moment.is_answer else answer
            yield Shot(f"moment {number}", (self._caption(moment),), marks, self._styles(moment))
        if self._last_answer is not None:
            words = f"as moment {self._last_answer} found it"
            yield Shot("the last answer", (words,), answer, {})

    def _styles(self, moment: Moment) -> dict[Spot, str]:
        """The styles of spots: taken back, following and entered by players, decided."""
        entered = [n for n in moment.assigned if self.teller.is_entered(self._mark(n))]
        decided = [moment.decided] if moment.decided else []
        kinds = {"undone": moment.undone, "effect": entered, "cause": decided}
        return {spot: style for style, told in kinds.items() for spot in self._spots(told)}

    def _caption(self, moment: Moment) -> str:
        follows = f"{len(moment.assigned)} more known" + (": an answer" if moment.is_answer else "")
        if moment.back is not None:
            where = f"back from level {moment.back} to {moment.level}"
            return f"{where}, {len(moment.undone)} taken back, {follows}"
        if not moment.level:
            return f"before any decision: {follows}"
        decided = [moment.hidden] if moment.hidden else []
        decided += [self._mark(moment.decided)] if moment.decided else []
        said = self.teller.words.tell(decided) or "something without a name"
        return f"level {moment.level}: decide that {said}, {moment.why}; {follows}"

    def _mark(self, number: int) -> Mark:
        return str(self.atoms[abs(number) - 1]), number > 0

    def _spots(self, numbers: Sequence[int]) -> list[Spot]:
        return self.teller.spots(str(self.atoms[abs(n) - 1]) for n in numbers)

    def heat(self, *, is_coloured: bool = True) -> Board | None:
        """How often each cell was decided, followed, and was taken back: three frames.

        Raises:
            StoppedError: a limit ended the drawing.
        """
        drawn = film.board(self.teller, ())
        if drawn is None:
            return None
        encoding = self.teller.task.encoding
        frames = []
        kinds = {"decided": self.decided, "followed": self.followed, "taken back": self.undone}
        for name, counts in kinds.items():
            cells: Counter[Place] = Counter()
            for atom, n in counts.items():
                place = place_of(atom) if encoding.shows(atom) else None
                if place is not None:
                    cells[place] += n
            heated = _heat_cells(cells, drawn, is_coloured)
            walls = {s: m for s, m in drawn.frames[0].marks.items() if s[0] in ("wall", "ruler")}
            frames.append(Frame(name, {**heated, **walls}))
        return replace(drawn, frames=tuple(frames), captions=())

    @property
    def exit_code(self) -> int:
        """The exit code of the command line."""
        has_answers = self.figures.get("answers", 0) > 0
        return exit_code(self.interrupted, has_answers or (None if self.interrupted else False))

    def parts(self) -> list[str | Picture]:
        """How often cells were at work, and the figures of the search."""
        return [Picture(self.heat), self.summary, str(self)]

    def boards(self) -> list[Board]:
        """The film, if the rules can draw it."""
        drawn = self.film()
        return [] if drawn is None else [drawn]


def _heat_cells(counts: Counter[Place], drawn: Board, is_coloured: bool) -> Mapping[Place, Cell]:
    most = max(counts.values(), default=1)
    return {
        (row, col): Cell(str(n), HEAT[n * len(HEAT) // (most + 1)] if is_coloured else None)
        for (row, col), n in counts.items()
        if 1 <= row <= drawn.rows and 1 <= col <= drawn.cols
    }


def trace(task: Task, limits: Limits, *, models: int, keep: int) -> DrawnTrace:
    """Search for so many answers (0: all) and record it; the first `keep` moments are kept.

    Raises:
        OptionError: an option does not exist, or the search is none that can be recorded.
        ProgramError: the instance makes no sense, or clingo rejects one of the files.
    """
    found = recording.trace(task, limits, models=models, keep=keep)
    return DrawnTrace(**found.__dict__, teller=Teller.within(task, limits))
