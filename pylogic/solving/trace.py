"""Watching clasp search: what is decided, follows and is taken back, cell by cell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import astuple, dataclass, field, replace
from functools import partial
from typing import Any

import clingo

from pylogic.draw.board import Board, Cell, Frame
from pylogic.errors import OptionError
from pylogic.explain.text import Teller
from pylogic.rules.symbols import Place, pack, unpack
from pylogic.solving.grounding import grounded
from pylogic.solving.incremental import has_horizons
from pylogic.solving.options import check_options
from pylogic.solving.process import Brake, Interruption, Limits, Send, run
from pylogic.solving.search import follow
from pylogic.solving.task import Task
from pylogic.solving.trace_propagator import Moment, Recorder

HEAT = ("white", "yellow", "orange", "red")
"""Fills for little to much work."""


@dataclass(frozen=True)
class Trace:
    """What a search did."""

    atoms: tuple[clingo.Symbol, ...]
    """The atoms that the moments number from 1: those that are shown or drawn."""
    moments: tuple[Moment, ...]
    decided: Mapping[clingo.Symbol, int] = field(default_factory=dict)
    """How often each atom was decided, over the whole search."""
    followed: Mapping[clingo.Symbol, int] = field(default_factory=dict)
    """How often each atom became known without being decided."""
    undone: Mapping[clingo.Symbol, int] = field(default_factory=dict)
    """How often each atom was taken back."""
    figures: Mapping[str, int] = field(default_factory=dict)
    """clasp's choices, conflicts and restarts, and the answers found."""
    left_out: int = 0
    """How many moments were not kept."""
    interrupted: Interruption | None = None


def trace(task: Task, limits: Limits, *, models: int = 2, keep: int = 200) -> Trace:
    """Search for so many answers (0: all) and record it; the first `keep` moments are kept.

    Raises:
        OptionError: an option does not exist, or the search is none that can be recorded.
        ProgramError: the instance makes no sense, or clingo rejects one of the files.
    """
    check_options(task)
    if has_horizons(task):
        raise OptionError(f"{task.encoding.path}: plans made of steps are not traced")
    if not task.encoding.shown:
        words = "no statement #show NAME/ARITY says what an answer consists of"
        raise OptionError(f"{task.encoding.path}: {words}")
    received: dict[str, Any] = {"atoms": "()", "counts": ((), (), ()), "figures": {}, "left": 0}
    moments: list[Moment] = []

    def receive(kind: str, *content: Any) -> None:
        if kind == "moment":
            level, back, decided, undone, assigned, is_answer = content
            moment = Moment(level, back, decided, list(undone), list(assigned), is_answer)
            moments.append(moment)
        elif kind != "remark":
            received[kind] = content[0]

    interruption = run(partial(_work, task, models, keep), limits, receive)
    atoms = unpack(received["atoms"])
    counts = [{atoms[i - 1]: n for i, n in pairs} for pairs in received["counts"]]
    return Trace(
        atoms,
        tuple(moments),
        counts[0],
        counts[1],
        counts[2],
        received["figures"],
        received["left"],
        interruption,
    )


def _work(task: Task, models: int, keep: int, send: Send, brake: Brake) -> bool:
    program = grounded(task, (), send)
    control = program.control
    brake.interrupt = control.interrupt
    literals = program.undecided(task.encoding.visible)  # what is shown or drawn
    send("atoms", pack(literals))
    decided: Counter[int] = Counter()
    followed: Counter[int] = Counter()
    undone: Counter[int] = Counter()
    count = 0

    def take(moment: Moment) -> None:
        nonlocal count
        decided[abs(moment.decided)] += moment.decided != 0
        followed.update(abs(n) for n in moment.assigned if n != moment.decided)
        undone.update(map(abs, moment.undone))
        count += 1
        if count <= keep:
            send("moment", *map(_plain, astuple(moment)))

    numbered = dict(enumerate(literals.values(), 1))
    decider = None
    if task.labeling is not None:
        decider = follow(program, task.labeling, is_registered=False)
    recorder = Recorder(numbered, decider, take)
    control.register_propagator(recorder)
    configuration: Any = control.configuration
    configuration.solve.models = models
    answers = 0
    with control.solve(yield_=True) as handle:
        for _ in handle:
            answers += 1
        result = handle.get()
    recorder.end()
    solvers = control.statistics["solving"]["solvers"]
    figures = {key: int(solvers[key]) for key in ("choices", "conflicts", "restarts")}
    send("counts", tuple(map(_pairs, (decided, followed, undone))))
    send("left", max(0, count - keep))
    send("figures", {**figures, "answers": answers, "exhausted": int(bool(result.exhausted))})
    return bool(result.interrupted)


def _plain(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


def _pairs(counts: Counter[int]) -> tuple[tuple[int, int], ...]:
    return tuple((number, n) for number, n in counts.items() if number and n)


@dataclass(frozen=True)
class Scene:
    """Draws what a search did on an instance."""

    teller: Teller

    def film(self, found: Trace) -> Board | None:
        """The moments as frames, with what is decided highlighted; None without a view."""
        drawn = self.teller.board(())
        return drawn and replace(drawn, frames=tuple(self._frames(found)))

    def _frames(self, found: Trace) -> Iterator[Frame]:
        true: set[int] = set()
        for number, moment in enumerate(found.moments):
            true.difference_update(moment.undone)
            true.update(n for n in moment.assigned if n > 0)
            atoms = {found.atoms[n - 1] for n in true}
            board = self.teller.board(atoms)
            assert board is not None
            new = self._cells(found, [moment.decided] if moment.decided else moment.undone)
            style = "highlighted" if moment.decided else "wrong"
            drawn = board.styled(dict.fromkeys(new, style)).frames[0]
            caption = self._caption(found, moment)
            yield replace(drawn, name=f"moment {number}", captions=(*drawn.captions, caption))

    def _caption(self, found: Trace, moment: Moment) -> str:
        follows = f"{len(moment.assigned)} more known" + (": an answer" if moment.is_answer else "")
        if moment.back is not None:
            where = f"back from level {moment.back} to {moment.level}"
            return f"{where}, {len(moment.undone)} taken back, {follows}"
        if not moment.level:
            return f"before any decision: {follows}"
        said = "another atom"
        if moment.decided:
            atom = str(found.atoms[abs(moment.decided) - 1])
            said = self.teller.words.said([(atom, moment.decided > 0)])
        return f"level {moment.level}: decide {said}, {follows}"

    def _cells(self, found: Trace, numbers: list[int]) -> list[Place]:
        return self.teller.places(str(found.atoms[abs(n) - 1]) for n in numbers)

    def heat(self, found: Trace, *, is_coloured: bool) -> Board | None:
        """How often each cell was decided, followed, and was taken back: three frames."""
        drawn = self.teller.board(())
        if drawn is None:
            return None
        encoding, words = self.teller.puzzle.encoding, self.teller.words
        frames = []
        kinds = {"decided": found.decided, "followed": found.followed, "taken back": found.undone}
        for name, counts in kinds.items():
            cells: Counter[Place] = Counter()
            for atom, n in counts.items():
                place = words.cell(str(atom)) if encoding.shows(atom) else None
                if place is not None:
                    cells[place] += n
            frames.append(
                Frame(name, _heated(cells, drawn, is_coloured), drawn.frames[0].walls, ())
            )
        return replace(drawn, frames=tuple(frames), captions=())


def _heated(counts: Counter[Place], drawn: Board, is_coloured: bool) -> dict[Place, Cell]:
    most = max(counts.values(), default=1)
    return {
        (row, col): Cell(str(n), HEAT[n * len(HEAT) // (most + 1)] if is_coloured else None)
        for (row, col), n in counts.items()
        if 1 <= row <= drawn.rows and 1 <= col <= drawn.cols
    }
