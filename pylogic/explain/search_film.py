"""A search in boards and words: its moments as a film, why each follows, and its work as heat.

clingo does not give the reasons of its propagation. They are looked for afterwards, by propagation
in the relaxed program: a literal follows by a constraint if its opposite, with all that was known
before it, breaks that constraint. What takes several constraints at once, or what clasp has
learned, stays without a reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from html import escape
from itertools import islice, zip_longest
from typing import Any, Literal

import clingo

from pylogic.draw.board import Board
from pylogic.draw.scene import Cell, Frame
from pylogic.errors import StoppedError
from pylogic.explain import film
from pylogic.explain.film import Shot
from pylogic.explain.mus import Prices, bits
from pylogic.explain.questions import Elements, Propagation
from pylogic.explain.relaxation import relax
from pylogic.explain.text import Teller
from pylogic.rules.cancellation import Cancellation
from pylogic.rules.constraints import BROKEN
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import Mark, Place, Spot, Symbols, place_of
from pylogic.solving import trace as recording
from pylogic.solving.child import CutShortError, Send
from pylogic.solving.process import run
from pylogic.solving.task import Task
from pylogic.solving.trace import Moment, Trace

By = Literal["constraint", "definitions", "unknown"]
"""What literals follow by: one constraint; choices and definitions alone; no one constraint was
found."""
_LINES = 12
"""Reasons that have a line each."""
_BY: Mapping[By, str] = {
    "definitions": "by the choices and definitions alone",
    "unknown": "perhaps by several constraints together, or by what was learnt",
}
HEAT = ("white", "yellow", "orange", "red")
"""Fills for little to much work."""
_LATEST = 8  # literals of which a conflict is looked for
_ROUNDS = 30  # questions for one moment


@dataclass(frozen=True)
class Reason:
    """Atoms that follow by one thing: by number, negative for false."""

    literals: tuple[int, ...]
    by: By
    because: clingo.Symbol | None = None
    """The constraint, as the atom that says that it is broken."""


@dataclass(frozen=True)
class Reasons:
    """The reasons of one moment."""

    follows: tuple[Reason, ...]
    """Of what it assigns, in an order in which each takes only what is known by then; without
    the atoms that only a labeling has."""
    conflict: clingo.Symbol | None = None
    """A constraint that the literals known before a way back break."""

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process symbols go as texts."""
        symbols = (*(one.because for one in self.follows), self.conflict)
        texts = [None if symbol is None else str(symbol) for symbol in symbols]
        return _reasons, ([(one.literals, one.by) for one in self.follows], texts)


def _reasons(follows: Iterable[tuple[tuple[int, ...], By]], texts: Iterable[str | None]) -> Reasons:
    *because, conflict = (text if text is None else clingo.parse_term(text) for text in texts)
    told = zip(follows, because, strict=True)
    return Reasons(tuple(Reason(*one, symbol) for one, symbol in told), conflict)


@dataclass(frozen=True, repr=False)
class DrawnTrace(Trace):
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

    @cached_property
    def reasons(self) -> tuple[Reasons, ...]:
        """The reasons of each moment's consequences, as far as they are found within the limits."""
        found: list[Reasons] = []
        work = partial(_find_reasons, self.teller.task, self.atoms, self.moments)
        run(work, self.teller.limits.afresh(), found.append)
        return tuple(found)

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
        told = zip_longest(self.moments, self.reasons)
        for number, (moment, reasons) in enumerate(told):
            for gone in moment.undone:
                known.pop(gone, None)
            known.update(dict.fromkeys(moment.assigned))
            captions = (self._caption(moment), *self._lines(reasons))
            marks = tuple(map(self._mark, known))
            answer = marks if moment.is_answer else answer
            yield Shot(f"moment {number}", captions, marks, self._styles(moment))
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

    def _lines(self, reasons: Reasons | None) -> list[str]:
        """The reasons of a moment in indented lines; if they are many, one line a rule."""
        if reasons is None:
            return []
        told = [reason for reason in reasons.follows if self._entered_or_named(reason)]
        groups: dict[object, list[Reason]] = {}
        for reason in told:
            rule = reason.because and reason.because.arguments[0]
            key = (reason.by, rule) if len(told) > _LINES else reason
            groups.setdefault(key, []).append(reason)
        lines = [f"  {self._line(group)}" for group in groups.values()]
        if reasons.conflict is not None:
            lines.insert(0, f"  conflict: {self.teller.rule(reasons.conflict).words}")
        return lines

    def _line(self, group: Sequence[Reason]) -> str:
        """The line of reasons of one kind."""
        by, because = _BY.get(group[0].by, ""), group[0].because
        if because is not None:
            others = f", and likewise {len(group) - 1} times" if len(group) > 1 else ""
            by = f"otherwise {self.teller.rule(because).words}{others}"
        marks = (mark for reason in group for mark in self._entered_or_named(reason))
        return f"{by}: {self.teller.words.tell(marks)}"

    def _entered_or_named(self, reason: Reason) -> list[Mark]:
        """The marks of a reason that have words and that a player enters, if there are any."""
        teller = self.teller
        marks = [self._mark(number) for number in reason.literals]
        named = [mark for mark in marks if mark in teller.words.words or not teller.words.words]
        return list(filter(teller.is_entered, named)) or named

    def _mark(self, number: int) -> Mark:
        return str(self.atoms[abs(number) - 1]), number > 0

    def _spots(self, numbers: Sequence[int]) -> list[Spot]:
        return self.teller.spots(str(self.atoms[abs(n) - 1]) for n in numbers)

    def to_dict(self) -> dict[str, Any]:
        """What `pylogic trace --json` prints: of each moment also by what it follows."""
        document = super().to_dict()
        told = zip_longest(document["moments"], self.reasons)
        document["moments"] = [
            {**moment, **self._reasons_data(reasons)} for moment, reasons in told
        ]
        return document

    def _reasons_data(self, reasons: Reasons | None) -> dict[str, Any]:
        """The reasons of a moment for JSON; None where time was out."""
        if reasons is None:
            return {"follows": None, "conflict": None}
        follows = [
            {
                "atoms": list(map(self.literal, reason.literals)),
                "by": reason.by,
                "rule": self._rule(reason.because),
            }
            for reason in reasons.follows
        ]
        return {"follows": follows, "conflict": self._rule(reasons.conflict)}

    def _rule(self, broken: clingo.Symbol | None) -> dict[str, Any] | None:
        return None if broken is None else self.teller.rule(broken).to_dict()

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


def _find_reasons(
    task: Task, atoms: Symbols, moments: Sequence[Moment], send: Send[Reasons], brake: Cancellation
) -> bool:
    """Send the reasons of a search, moment by moment; True if that was cut short."""
    finder = _Finder(task, atoms, brake)
    known: dict[int, None] = {}
    last: Moment | None = None
    try:
        for moment in moments:
            conflict = None
            if moment.back is not None:
                if last is not None and not last.is_answer:
                    conflict = finder.conflict(known, last)
                finder.forget(moment.level)
            for number in moment.undone:
                known.pop(number, None)
            if moment.hidden is not None:
                finder.suppose(moment.level, moment.hidden)
            if moment.decided in moment.assigned:
                known[moment.decided] = None
            told = finder.follows(known, [n for n in moment.assigned if n not in known])
            send(Reasons(tuple(told), conflict))
            last = moment
    except CutShortError:
        return True
    return False


class _Finder:
    """Finds the constraints that literals break, in the relaxed program of a task."""

    def __init__(self, task: Task, atoms: Symbols, brake: Cancellation) -> None:
        plain = replace(task, options=(), labeling=None, heuristic=None)
        program = relax(plain)
        brake.interrupt = program.switches.stop
        self._symbolic = symbolic = program.switches.control.symbolic_atoms
        self._hidden: dict[int, int] = {}
        """Literals of other atoms that were decided, by level."""
        found = ((number, symbolic[atom]) for number, atom in enumerate(atoms, 1))
        self._literals = {number: atom.literal for number, atom in found if atom is not None}
        literals = program.switches.literals
        clues = sum(1 << i for i, s in enumerate(literals) if not s.match(*BROKEN))
        costs = [program.costs[symbol] for symbol in literals]
        marks = {literal: (str(atoms[n - 1]), True) for n, literal in self._literals.items()}
        self._elements = Elements(
            tuple(literals), tuple(literals.values()), Prices(costs, []), clues, marks
        )
        self._propagation = Propagation(program.switches, self._elements)

    def suppose(self, level: int, mark: Mark) -> None:
        """Take a decision about an atom that the moments do not number as known."""
        atom = self._symbolic[clingo.parse_term(mark[0])]
        if atom is not None:
            self._hidden[level] = atom.literal if mark[1] else -atom.literal

    def forget(self, level: int) -> None:
        """Forget the decisions above a level."""
        self._hidden = {at: literal for at, literal in self._hidden.items() if at <= level}

    def follows(self, known: dict[int, None], new: Sequence[int]) -> Iterable[Reason]:
        """Why the new literals follow from known ones and from each other; they become known."""
        open_ = dict.fromkeys(n for n in new if abs(n) in self._literals)
        for _ in range(_ROUNDS if open_ else 0):
            found = self._broken(known, open_)
            told: dict[clingo.Symbol | None, list[int]] = {}
            for number, broken in found.items():
                told.setdefault(broken, []).append(number)
            for broken, numbers in told.items():
                by: By = "definitions" if broken is None else "constraint"
                yield Reason(tuple(numbers), by, broken)
            if not found:
                first = next(iter(open_))
                found = {first: None}
                yield Reason((first,), "unknown")
            for number in found:
                del open_[number]
                known[number] = None
            if not open_:
                return
        if open_:
            known.update(open_)
            yield Reason(tuple(open_), "unknown")

    def conflict(self, known: Iterable[int], last: Moment) -> clingo.Symbol | None:
        """A constraint that the known literals break, one of the latest among them."""
        before = dict.fromkeys([*known, *([last.decided] if last.decided else [])])
        latest = dict.fromkeys([*last.assigned, last.decided])
        tried = (n for n in reversed(latest) if n in before and abs(n) in self._literals)
        for number in islice(tried, _LATEST):
            others = (n for n in before if n != number)
            broken = self._broken(others, [-number]).get(-number)
            if broken is not None:
                return broken
        return None

    def _broken(
        self, known: Iterable[int], numbers: Iterable[int]
    ) -> dict[int, clingo.Symbol | None]:
        """The literals that follow, each with the constraint that its opposite breaks, if any."""
        elements = self._elements
        tried = {self._literal(-n): n for n in numbers}
        assumed = [self._literal(n) for n in known if abs(n) in self._literals]
        assumed += self._hidden.values()
        found: dict[int, clingo.Symbol | None] = {}
        for literal, off in self._propagation.of(assumed, tried).items():
            if off is None:
                found[tried[literal]] = None
            elif off:
                cheapest = min(bits(off), key=lambda i: (elements.prices.own[i], i))
                found[tried[literal]] = elements.symbols[cheapest]
        return found

    def _literal(self, number: int) -> int:
        literal = self._literals[abs(number)]
        return literal if number > 0 else -literal
