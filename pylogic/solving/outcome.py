"""Outcome: the answers, claims and figures of a search."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property, partial
from pathlib import PurePath
from typing import Any, Literal, NamedTuple, Protocol

import clingo

from pylogic.errors import Interruption, exit_code, stopped_by
from pylogic.rules.symbols import unpack

End = Literal["exhausted", "interrupted", "enough"]
"""Why a search ended: nothing is left, it was cut short, or enough answers were found."""
_SHOWN_ATOMS = 3
_DRAWN = 10
"""Answers that a notebook shows of an outcome."""


class Status(StrEnum):
    """The claim of a search, never more than it has proved."""

    UNIQUE = "unique"
    """One answer, and the search space is covered."""
    MULTIPLE = "multiple"
    """At least two answers."""
    FOUND = "found"
    """An answer; there may be more, or better ones."""
    OPTIMAL = "optimal"
    """An answer that none is better than."""
    NONE = "none"
    """No answer exists."""
    INTERRUPTED = "interrupted"
    """No answer so far."""


class Drawing(NamedTuple):
    """The facts that the parts `view` and `score` derive from an answer, as packed texts."""

    view: str | None
    score: str | None


@dataclass(frozen=True, repr=False)
class Answer:
    """One answer set, as the packed texts that came from the child."""

    shown: str = field(repr=False)
    true: str = field(repr=False)
    cost: tuple[int, ...] = ()
    """The values of the minimize statements, most important first; empty without any."""
    proven: bool = False
    """clasp has proved that no cost is lower."""
    constants: Mapping[str, str] = field(default_factory=dict, repr=False, hash=False)
    """The constants that it was found under."""
    drawing: Drawing | None = field(default=None, repr=False, compare=False)
    """If the search was asked for that."""

    @cached_property
    def symbols(self) -> tuple[clingo.Symbol, ...]:
        """The atoms and terms that the encoding's #show statements show."""
        return unpack(self.shown)

    @cached_property
    def atoms(self) -> tuple[clingo.Symbol, ...]:
        """Every true atom."""
        return unpack(self.true)

    def to_dict(self) -> dict[str, Any]:
        """Its shown atoms and its cost."""
        return {"atoms": list(map(str, self.symbols)), "cost": list(self.cost)}

    def __str__(self) -> str:
        return " ".join(map(str, sorted(self.symbols)))

    def __repr__(self) -> str:
        atoms, more = self.symbols[:_SHOWN_ATOMS], len(self.symbols) - _SHOWN_ATOMS
        words = [*map(str, atoms), *([f"and {more} more"] if more > 0 else [])]
        return f"<Answer {' '.join(words)}>"

    def _repr_html_(self) -> str:
        from html import escape  # only notebooks need it

        return f"<code>{escape(str(self))}</code>"


class Statistics(NamedTuple):
    """Figures of one run; None where it ended before they were known."""

    ground_seconds: float | None = None
    solve_seconds: float | None = None
    """Wall time, as that of grounding; the next ones are CPU time, of all threads."""
    start_cpu_seconds: float | None = None
    """Until the engine begins to read; of a run of `compare` by clingo, which is a part of this
    process, the reading of files by pylogic."""
    load_cpu_seconds: float | None = None
    """Until the engine has the rules and the facts, and Prolog its libraries."""
    ground_cpu_seconds: float | None = None
    """clingo's; Prolog states its constraints while it searches."""
    solve_cpu_seconds: float | None = None
    confirm_seconds: float | None = None
    """Wall time of clingo's check of the facts before Prolog's search, and of its answers."""
    confirm_cpu_seconds: float | None = None
    rules: int | None = None
    """Ground rules that the grounder gave to clasp."""
    atoms: int | None = None
    """Ground atoms."""
    variables: int | None = None
    """Variables of the solver, after preprocessing."""
    constraints: int | None = None
    """Constraints of the solver of every length, after preprocessing."""
    choices: int | None = None
    conflicts: int | None = None
    restarts: int | None = None
    inferences: int | None = None
    """Prolog's, of the whole search."""
    labeling_inferences: int | None = None
    """Prolog's, since labeling first began: those before it stated the constraints."""

    @property
    def engine_cpu_seconds(self) -> float | None:
        """CPU time of the engine: it loads, grounds and searches."""
        searched = self.search_cpu_seconds
        return None if searched is None else (self.load_cpu_seconds or 0) + searched

    @property
    def search_cpu_seconds(self) -> float | None:
        """CPU time of all that an engine does when it has the rules and the facts."""
        solved = self.solve_cpu_seconds
        return None if solved is None else (self.ground_cpu_seconds or 0) + solved

    def to_dict(self) -> dict[str, float | int | None]:
        """All figures by name."""
        return self._asdict()

    def __str__(self) -> str:
        return ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in self.known())

    def __repr__(self) -> str:
        return f"Statistics({', '.join(f'{name}={value}' for name, value in self.known())})"

    def known(self) -> list[tuple[str, str]]:
        """The figures that are known, each with its name, as texts."""
        return [
            (name, f"{value:.6f}" if isinstance(value, float) else str(value))
            for name, value in self._asdict().items()
            if value is not None
        ]


@dataclass(frozen=True)
class Progress:
    """How far a search has come."""

    count: int = 0
    """Answers found; of the best cost only, where there is one."""
    cost: tuple[int, ...] = ()
    """The best cost so far; empty without minimize statements, or without an answer."""
    bound: tuple[int, ...] = ()
    """No cost is lower, as far as clasp has said; empty if it has not."""
    horizon: int | None = None
    """The horizon t of the parts step(t) and check(t); None without them."""

    def __str__(self) -> str:
        words = f"{self.count} answer{'' if self.count == 1 else 's'}"
        if self.cost:
            words += f", cost {_numbers(self.cost)}"
        if self.bound and self.bound != self.cost:
            words += f", bound {_numbers(self.bound)}"
        if self.horizon is not None:
            words += f", horizon {self.horizon}"
        return words


def _numbers(cost: tuple[int, ...]) -> str:
    return " ".join(map(str, cost))


class Drawn(Protocol):
    """A picture that a notebook shows: a Board."""

    def _repr_html_(self) -> str: ...


class Picture(NamedTuple):
    """A part of a result that is drawn when the result is shown."""

    draw: Callable[[], Any]
    """Draws a board; None where the rules cannot."""
    otherwise: Any = None
    """The text or the answer that stands instead, if there is one."""
    name: str = ""
    """The words that announce it where the drawing is cut short."""


class Shown:
    """A result that shows itself, part by part, in a terminal and in a notebook."""

    def parts(self) -> Iterable[str | Picture]:
        """Its sentences and pictures, from the top down."""
        return [str(self)]

    def boards(self) -> list[Any]:
        """The boards that are drawn into files: those of its pictures.

        Raises:
            StoppedError: a limit ended the drawing.
        """
        pictures = (part for part in self.parts() if isinstance(part, Picture))
        return [board for part in pictures if (board := part.draw()) is not None]

    def text(self) -> str:
        """Its sentences and pictures as plain text."""
        drawn = ((p.draw() or p.otherwise) if isinstance(p, Picture) else p for p in self.parts())
        return "\n".join(str(part) for part in drawn if part is not None)

    def _repr_html_(self) -> str:
        from html import escape  # only notebooks need it

        shown = []
        for part in self.parts():
            drawn = part.draw() or part.otherwise or "" if isinstance(part, Picture) else part
            if isinstance(drawn, str):
                shown.append(f"<pre>{escape(drawn)}</pre>")
            else:
                shown.append(drawn._repr_html_())
        return "\n".join(shown)


@dataclass(frozen=True, repr=False)
class Outcome(Shown):
    """The answers of a run, whether it covered the search space, and why it was cut short."""

    answers: tuple[Answer, ...]
    """The answers in the order found; only the best ones where there is a cost."""
    progress: Progress
    """How far the search came: number of answers, best cost, bound, horizon."""
    exhausted: bool
    """The whole search space was covered; with step(t), for the horizon and those below it."""
    interrupted: Interruption | None
    """Why the run was cut short: "timeout", "cpu", "memory", "inferences", "conflicts" or "user"
    (Ctrl-C); or why its end proves nothing: "backprop", an option of clasp."""
    statistics: Statistics = field(compare=False)
    """Outcomes are equal if they have found and proved the same, however long it took."""
    remarks: tuple[str, ...]
    """The remarks of clingo, and warnings about options."""
    encoding: str = ""
    """The file of the rules."""
    instance: str | None = None
    """The name of the instance in messages; None for rules that need none."""
    retries: tuple[tuple[str, int], ...] = field(default=(), compare=False)
    """How often the search came back to each clue that it has reached, if the engine counts it."""
    certified: bool | None = None
    """A second search, in another way, agrees; False: it was cut short. None: nobody asked for
    it, or there is nothing to certify: only `unique`, `none` and `optimal` are claims of all."""
    draw: Callable[[Answer], Drawn] | None = field(default=None, compare=False)
    """Draws an answer, if the rules say how."""
    score: Callable[[Answer], Mapping[str, str | int]] | None = field(default=None, compare=False)
    """Reads the figures off an answer that the rules' score part names, if there is one."""

    @property
    def count(self) -> int:
        """How many answers were found, kept or not; only the best ones where there is a cost."""
        return self.progress.count

    @property
    def status(self) -> Status:
        """The claim that follows from the answers and the end of the search."""
        if self.count == 0:
            return Status.NONE if self.exhausted else Status.INTERRUPTED
        if self.progress.cost:
            return Status.OPTIMAL if self.exhausted else Status.FOUND
        if self.count > 1:
            return Status.MULTIPLE
        return Status.UNIQUE if self.exhausted else Status.FOUND

    @property
    def exit_code(self) -> int:
        """The exit code of the command line."""
        is_known = self.certified is not False and (self.count or self.exhausted)
        return exit_code(self.interrupted, self.count > 0 if is_known else None)

    def parts(self) -> list[str | Picture]:
        """Its first answers, drawn if the rules say how, and the claim."""
        shown, draw = self.answers[:_DRAWN], self.draw
        drawn = [Picture(partial(draw, one)) if draw else str(one) for one in shown]
        return [*drawn, str(self)]

    def boards(self) -> list[Drawn]:
        """All of its answers as they are drawn, if the rules say how."""
        return [self.draw(answer) for answer in self.answers] if self.draw else []

    def to_dict(self) -> dict[str, Any]:
        """The object that `pylogic solve --json` prints.

        Raises:
            StoppedError: a limit ended the reading of scores.
        """
        answers = [
            {**answer.to_dict(), "scores": dict(self.score(answer)) if self.score else {}}
            for answer in self.answers
        ]
        return {
            "puzzle": PurePath(self.encoding).stem,
            "encoding": self.encoding,
            "instance": self.instance,
            "status": self.status.value,
            "exhausted": self.exhausted,
            "interrupted": self.interrupted,
            "certified": self.certified,
            "count": self.count,
            "cost": list(self.progress.cost),
            "bound": list(self.progress.bound),
            "horizon": self.progress.horizon,
            "answers": answers,
            "statistics": self.statistics.to_dict(),
            "retries": dict(self.retries),
        }

    def __str__(self) -> str:
        times = [
            f"{verb} {seconds:.3f} s"
            for verb, seconds in (
                ("ground", self.statistics.ground_seconds),
                ("solve", self.statistics.solve_seconds),
            )
            if seconds is not None
        ]
        return ", ".join([self.claim, *times])

    @property
    def claim(self) -> str:
        """The answers and the proof in words: the same in every run that found them."""
        found = str(self.progress) if self.count else "no answer"
        if not self.count and self.progress.horizon is not None:
            found += f", horizon {self.progress.horizon}"
        is_best = self.exhausted or not self.progress.cost
        end = "search complete" if self.exhausted else "there may be more"
        if self.certified:
            end += ", certified"
        elif self.interrupted:
            stopped = stopped_by(self.interrupted)
            end = stopped if self.certified is None else f"{end}, not certified: {stopped}"
        doubt = [] if is_best else ["not proved to be the best"]
        return ", ".join([f"{self.status}: {found}", *doubt, end])

    def __repr__(self) -> str:
        return f"<Outcome {self.claim}>"
