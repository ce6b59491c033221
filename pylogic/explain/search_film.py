"""A search in boards: its moments as a film, and how often each cell was decided, as heat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from html import escape

from pylogic.draw.board import Board, Cell, Frame
from pylogic.errors import StoppedError
from pylogic.explain import film
from pylogic.explain.text import Teller
from pylogic.rules.symbols import Place
from pylogic.solving import trace as recording
from pylogic.solving.child import Brake, Send
from pylogic.solving.limits import Limits
from pylogic.solving.process import run
from pylogic.solving.task import Task
from pylogic.solving.trace import Trace
from pylogic.solving.trace_propagator import Moment

HEAT = ("white", "yellow", "orange", "red")
"""Fills for little to much work."""


@dataclass(frozen=True, repr=False)
class DrawnTrace(Trace):
    """What a search did, with what says and draws it."""

    teller: Teller = field(compare=False)

    def film(self, on_frame: Callable[[int], None] = lambda _number: None) -> Board | None:
        """The moments as frames, with what is decided highlighted; None without a view.

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
            limits = limits._replace(timeout=limits.timeout * max(1, len(self.moments)))
        interruption = run(self._send_frames, limits.afresh(), receive)
        if interruption is not None:
            raise StoppedError(interruption)
        return replace(drawn, frames=tuple(frames))

    def _send_frames(self, send: Send[Frame], _brake: Brake) -> bool:
        """Draw all frames in one process: one for each takes much longer."""
        here = replace(self, teller=replace(self.teller, limits=Limits()))
        for frame in here._frames():
            send(frame)
        return False

    def _frames(self) -> Iterator[Frame]:
        true: set[int] = set()
        for number, moment in enumerate(self.moments):
            true.difference_update(moment.undone)
            true.update(n for n in moment.assigned if n > 0)
            board = film.board(self.teller, {self.atoms[n - 1] for n in true})
            assert board is not None
            new = self._cells([moment.decided] if moment.decided else moment.undone)
            style = "highlighted" if moment.decided else "wrong"
            drawn = board.styled(dict.fromkeys(new, style)).frames[0]
            captions = (*drawn.captions, self._caption(moment))
            yield replace(drawn, name=f"moment {number}", captions=captions)

    def _caption(self, moment: Moment) -> str:
        follows = f"{len(moment.assigned)} more known" + (": an answer" if moment.is_answer else "")
        if moment.back is not None:
            where = f"back from level {moment.back} to {moment.level}"
            return f"{where}, {len(moment.undone)} taken back, {follows}"
        if not moment.level:
            return f"before any decision: {follows}"
        said = "another atom"
        if moment.decided:
            atom = str(self.atoms[abs(moment.decided) - 1])
            said = self.teller.words.say([(atom, moment.decided > 0)])
        return f"level {moment.level}: decide {said}, {follows}"

    def _cells(self, numbers: Sequence[int]) -> list[Place]:
        return self.teller.places(str(self.atoms[abs(n) - 1]) for n in numbers)

    def heat(self, *, is_coloured: bool = True) -> Board | None:
        """How often each cell was decided, followed, and was taken back: three frames.

        Raises:
            StoppedError: a limit ended the drawing.
        """
        drawn = film.board(self.teller, ())
        if drawn is None:
            return None
        encoding, words = self.teller.task.encoding, self.teller.words
        frames = []
        kinds = {"decided": self.decided, "followed": self.followed, "taken back": self.undone}
        for name, counts in kinds.items():
            cells: Counter[Place] = Counter()
            for atom, n in counts.items():
                place = words.cell(str(atom)) if encoding.shows(atom) else None
                if place is not None:
                    cells[place] += n
            heated = _heat_cells(cells, drawn, is_coloured)
            frames.append(Frame(name, heated, drawn.frames[0].walls, ()))
        return replace(drawn, frames=tuple(frames), captions=())

    def _repr_html_(self) -> str:
        heat = self.heat()
        said = f"<p>{escape(self.summary)}</p><p>{escape(str(self))}</p>"
        return f"{heat._repr_html_() if heat else ''}{said}"


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
