"""A recorded search in boards and words: its moments as a film, its work as heat."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace

from pylogic.draw.board import Board
from pylogic.draw.scene import Cell, Frame, is_inside
from pylogic.errors import to_exit_code
from pylogic.explain import film
from pylogic.explain.film import Shot
from pylogic.explain.steps import parse_atom
from pylogic.explain.text import Teller
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import Mark, Place, Spot, place_of
from pylogic.solving import trace as recording
from pylogic.solving.outcome import Picture, Shown
from pylogic.solving.question import Question
from pylogic.solving.trace import Trace

HEAT = ("white", "yellow", "orange", "red")
"""The colours of cells, from little work to much."""


@dataclass(frozen=True, repr=False)
class DrawnTrace(Shown, Trace):
    """A recorded search, with its words and pictures."""

    teller: Teller = field(compare=False, kw_only=True)
    """Says and draws the moments."""

    def film(self) -> Board | None:
        """Draw the moments as frames, in a child process; None for rules that cannot draw. A moment
        is a decision of clasp's or a way back. Of several styles of a spot the last one of
        "undone", "effect" (players enter it) and "cause" (clasp decided it) holds."""
        teller, known, shots = self.teller, dict[Mark, None](), list[Shot]()
        for number, moment in enumerate(self.moments):
            for gone in moment.undone:
                known.pop(gone, None)
            known.update(dict.fromkeys(moment.assigned))
            decided = [moment.decided] if moment.decided else []
            entered = list(filter(teller.is_entered, moment.assigned))
            kinds = {"undone": moment.undone, "effect": entered, "cause": decided}
            styles = dict[Spot, str]()
            for style, marks in kinds.items():
                styles |= dict.fromkeys(teller.find_spots(atom for atom, _ in marks), style)
            caption = f"{len(moment.assigned)} more known" + ": an answer" * moment.is_answer
            if moment.back is not None:
                where = f"back from level {moment.back} to {moment.level}"
                caption = f"{where}, {len(moment.undone)} taken back, {caption}"
            elif not moment.level:
                caption = f"before any decision: {caption}"
            else:
                clause = teller.wording.say_clauses(decided) or "something without a name"
                caption = f"level {moment.level}: decide that {clause}; {caption}"
            name = f"moment {number}"
            shots.append(Shot(tuple(known), styles, name=name, captions=(caption,)))
        return film.draw_shots(teller, shots)

    def draw_heat(self) -> Board | None:
        """Draw a frame each of how often cells were decided, followed, and were taken back, with
        the counts of shown atoms as texts, coloured fills, and the walls. None without a view."""
        drawn = film.draw_shots(self.teller, [Shot(())])
        if drawn is None:
            return None
        walls = {s: m for s, m in drawn.frames[0].marks.items() if s[0] in ("wall", "ruler")}
        frames = []
        for kind, counts in self.counts.items():
            cells: Counter[Place] = Counter()
            for text, n in counts.items():
                atom = parse_atom(text)
                place = place_of(atom) if self.teller.task.encoding.is_shown(atom) else None
                if place is not None and is_inside(*place, (drawn.rows, drawn.cols)):
                    cells[place] += n
            most = max(cells.values(), default=1) + 1
            heated = {at: Cell(str(n), HEAT[n * len(HEAT) // most]) for at, n in cells.items()}
            frames.append(Frame("taken back" if kind == "undone" else kind, {**heated, **walls}))
        return replace(drawn, frames=tuple(frames), captions=())

    @property
    def exit_code(self) -> int:
        """The exit code of `pylogic trace`: 0 with an answer, else of a limit or no answer."""
        has_answers = self.figures.get("answers", 0) > 0
        return to_exit_code(self.interrupted, has_answers or (None if self.interrupted else False))

    def parts(self) -> list[str | Picture]:
        """Return a picture of the heat, the summary, and the search in words."""
        return [Picture(self.draw_heat), self.summary, str(self)]

    def boards(self) -> list[Board]:
        """Draw the film, in a list; empty for rules that cannot draw."""
        drawn = self.film()
        return [] if drawn is None else [drawn]


def trace(task: Question, limits: Limits, *, keep: int) -> DrawnTrace:
    """Search for the answers of a task, and record the search with its first `keep` moments.
    A search that a limit or Ctrl-C ends is returned as far as it came, with `interrupted`. Raise
    OptionError if an option does not exist, or such a search cannot be recorded, ProgramError if
    the rules refuse the instance, or clingo rejects one of the files."""
    record = recording.trace(task, limits, keep)
    return DrawnTrace(**record.__dict__, teller=Teller(task, limits.reset()))
