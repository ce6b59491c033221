"""Outcome: the answers, claims and figures of a search."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial
from pathlib import PurePath
from typing import Any, Literal, NamedTuple, Protocol

import clingo

from pylogic.errors import Interruption, describe_stop, to_exit_code
from pylogic.rules.symbols import Symbols, pack, unpack

End = Literal["exhausted", "interrupted", "enough"]
"""The end of a search: nothing is left, it was cut short, or the answers are enough."""
_SHOWN_ATOMS = 3  # the number of atoms in the `repr` of an answer
_DRAWN = 10  # the number of answers that an outcome shows in a notebook


class Status(StrEnum):
    """The claim of a search; it never says more than the search has proved."""

    UNIQUE = "unique"  # one answer, and the search space is covered
    MULTIPLE = "multiple"  # at least two answers
    FOUND = "found"  # an answer; there may be more, or better ones
    OPTIMAL = "optimal"  # an answer of the best cost
    NONE = "none"  # no answer exists
    INTERRUPTED = "interrupted"  # no answer so far


@dataclass(frozen=True, repr=False)
class Answer:
    """One answer set; pickled, its symbols become texts, which processes send faster."""

    symbols: Symbols
    """The atoms and terms that the encoding's #show statements show."""
    atoms: Sequence[clingo.Symbol] = field(compare=False)
    """Every true atom; clingo's own sequence, which makes a symbol once somebody looks at it."""
    cost: tuple[int, ...] = ()
    """The values of the minimize statements, most important first; empty without any."""
    proven: bool = False
    """clasp has proved that no cost is lower."""
    constants: Mapping[str, str] = field(default_factory=dict, hash=False)
    """The constants under which clingo found the answer."""

    def __reduce__(self) -> tuple[Callable[..., Answer], tuple[object, ...]]:
        texts = pack(self.symbols), pack(self.atoms)
        return _unpack_answer, (*texts, self.cost, self.proven, self.constants)

    def to_dict(self) -> dict[str, Any]:
        """Return the shown atoms as texts, and the cost: {"atoms": [...], "cost": [...]}."""
        return {"atoms": list(map(str, self.symbols)), "cost": list(self.cost)}

    def __str__(self) -> str:
        """Return the shown symbols, sorted, with spaces between them."""
        return " ".join(map(str, sorted(self.symbols)))

    def __repr__(self) -> str:
        more = len(self.symbols) - _SHOWN_ATOMS
        words = [*map(str, self.symbols[:_SHOWN_ATOMS]), *[f"and {more} more"][: more > 0]]
        return f"<Answer {' '.join(words)}>"

    def _repr_html_(self) -> str:
        from html import escape  # only notebooks need it

        return f"<code>{escape(str(self))}</code>"


def _unpack_answer(shown: str, true: str, *more: Any) -> Answer:
    """Return a pickled answer."""
    return Answer(unpack(shown), unpack(true), *more)


class Statistics(NamedTuple):
    """The figures of one run; None where the run ended before they were known. The first two are
    wall time; all other times but `confirm_seconds` are CPU time of all threads."""

    ground_seconds: float | None = None
    solve_seconds: float | None = None
    start_cpu_seconds: float | None = None
    """Until the engine begins to read; for clingo, in runs of `compare`, pylogic's own reading."""
    load_cpu_seconds: float | None = None
    """Until the engine has read the rules and the facts, and Prolog its libraries."""
    ground_cpu_seconds: float | None = None
    """clingo's; None for Prolog, which states its constraints while it searches."""
    solve_cpu_seconds: float | None = None
    confirm_seconds: float | None = None
    """Wall time of clingo's check of the facts before Prolog's search, and of its answers."""
    confirm_cpu_seconds: float | None = None
    rules: int | None = None
    """Ground rules that the grounder gave to clasp, and then ground atoms."""
    atoms: int | None = None
    variables: int | None = None
    """Variables of the solver after preprocessing, and then constraints of every length."""
    constraints: int | None = None
    choices: int | None = None
    conflicts: int | None = None
    restarts: int | None = None
    inferences: int | None = None
    """Prolog's, of the whole search."""
    labeling_inferences: int | None = None
    """Prolog's, since labeling first began: those before it stated the constraints."""

    @property
    def engine_cpu_seconds(self) -> float | None:
        """The CPU time in which the engine loads, grounds and searches; None without a search."""
        if self.solve_cpu_seconds is None:
            return None
        before = (self.load_cpu_seconds or 0) + (self.ground_cpu_seconds or 0)
        return before + self.solve_cpu_seconds

    def to_dict(self) -> dict[str, float | int | None]:
        """Return all figures by name, None for an unknown one."""
        return self._asdict()

    def list_known(self) -> list[tuple[str, str]]:
        """Return pairs of name and text for all figures but None; seconds have six decimals."""
        known = ((name, value) for name, value in self._asdict().items() if value is not None)
        return [(name, f"{n:.6f}" if isinstance(n, float) else str(n)) for name, n in known]

    def __repr__(self) -> str:
        return f"Statistics({', '.join(f'{name}={value}' for name, value in self.list_known())})"


@dataclass(frozen=True)
class Progress:
    """The answers, cost and bound of a search so far."""

    count: int = 0
    """The number of answers so far; where there is a cost, only of the best."""
    cost: tuple[int, ...] = ()
    """The best cost so far; empty without minimize statements, or without an answer."""
    bound: tuple[int, ...] = ()
    """The lower bound of the cost that clasp has proved; empty without one."""
    horizon: int | None = None
    """The horizon t of the parts step(t) and check(t); None without them."""

    def __str__(self) -> str:
        """Return text as "2 answers, cost 3, bound 2, horizon 4"; no bound that equals the cost."""
        words = f"{self.count or 'no'} answer{'' if self.count < 2 else 's'}"
        if self.cost:
            words += f", cost {' '.join(map(str, self.cost))}"
        if self.bound and self.bound != self.cost:
            words += f", bound {' '.join(map(str, self.bound))}"
        if self.horizon is not None:
            words += f", horizon {self.horizon}"
        return words


class Drawn(Protocol):
    """An object that a notebook can show as HTML, such as a Board."""

    def _repr_html_(self) -> str: ...


class Picture(NamedTuple):
    """A part of a result that is drawn only when the result is shown."""

    draw: Callable[[], Any]
    """Returns the board to show; None where the rules cannot draw one."""
    otherwise: Any = None
    """The text or the answer to show if there is no board; None shows nothing."""
    name: str = ""
    """The name of the picture's content, for a message that a limit has cut the drawing short."""


class Shown:
    """A result that shows itself, part by part, in a terminal and in a notebook.
    Each method that draws raises StoppedError if a limit ended the drawing."""

    def parts(self) -> Iterable[str | Picture]:
        """Return the sentences and pictures to show, from the top down; here `str(self)` alone."""
        return [str(self)]

    def boards(self) -> list[Any]:
        """Draw the pictures of the result; return the boards, [] if the rules draw none."""
        drawn = (part.draw() for part in self.parts() if isinstance(part, Picture))
        return [board for board in drawn if board is not None]

    def text(self) -> str:
        """Return all parts as lines of text, each picture drawn, or replaced by `otherwise`."""
        return "\n".join(map(str, self._draw_parts()))

    def _repr_html_(self) -> str:
        """Return all parts as HTML, each picture drawn, or replaced by `otherwise`."""
        from html import escape  # only notebooks need it

        return "\n".join(
            f"<pre>{escape(part)}</pre>" if isinstance(part, str) else part._repr_html_()
            for part in self._draw_parts()
        )

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self}>"

    def _draw_parts(self) -> list[Any]:
        """Return the texts and boards to show."""
        parts = ((p.draw() or p.otherwise) if isinstance(p, Picture) else p for p in self.parts())
        return [part for part in parts if part is not None]


@dataclass(frozen=True, repr=False)
class Outcome(Shown):
    """The answers of a search, whether it covered the search space, and why it was cut short."""

    answers: tuple[Answer, ...]
    """The answers in the order found; only the best ones where there is a cost."""
    progress: Progress
    """The number of answers, best cost, bound and horizon in the end."""
    exhausted: bool
    """The whole search space was covered; with step(t), for the horizon and those below it."""
    interrupted: Interruption | None
    """The reason, if the search was cut short: "timeout", "cpu", "memory", "inferences",
    "conflicts" or "user" (Ctrl-C)."""
    statistics: Statistics = field(compare=False)
    """Outcomes are equal if they have found and proved the same, however long it took."""
    remarks: tuple[str, ...]
    """The remarks of clingo, and warnings about options."""
    encoding: str = ""
    """The file of the rules."""
    instance: str | None = None
    """The name of the instance in messages; None for rules that need none."""
    retries: tuple[tuple[str, int], ...] = field(default=(), compare=False)
    """The number of returns of the search to each clue reached, if the engine counts them."""
    certified: bool | None = None
    """True: a second search, in another way, agrees; False: that search was cut short; None: nobody
    asked for it, or there is no claim `unique`, `none` or `optimal` to certify."""
    draw: Callable[[Answer], Drawn] | None = field(default=None, compare=False)
    """Returns the picture of an answer; None if the rules have no part `view`."""
    score: Callable[[Answer], Mapping[str, str | int]] | None = field(default=None, compare=False)
    """Returns an answer's figures by name; None if the rules have no part `score`."""

    @property
    def count(self) -> int:
        """The number of answers, kept or not; where there is a cost, of the best ones alone."""
        return self.progress.count

    @property
    def status(self) -> Status:
        """The strongest claim that the answers and the end of the search prove."""
        if self.count == 0:
            return Status.NONE if self.exhausted else Status.INTERRUPTED
        if self.progress.cost:
            return Status.OPTIMAL if self.exhausted else Status.FOUND
        if self.count > 1:
            return Status.MULTIPLE
        return Status.UNIQUE if self.exhausted else Status.FOUND

    @property
    def exit_code(self) -> int:
        """The exit code: 0 an answer, 20 no answer, 3 unknown or not certified, 130 Ctrl-C."""
        is_known = self.certified is not False and (self.count or self.exhausted)
        return to_exit_code(self.interrupted, self.count > 0 if is_known else None)

    def parts(self) -> list[str | Picture]:
        """Return the first ten answers, as pictures or texts, then the claim with its times."""
        answers, draw = self.answers[:_DRAWN], self.draw
        pictures = [Picture(partial(draw, answer)) if draw else str(answer) for answer in answers]
        return [*pictures, str(self)]

    def boards(self) -> list[Drawn]:
        """Draw all kept answers, not only ten; return [] if the rules have no part `view`."""
        return [self.draw(answer) for answer in self.answers] if self.draw else []

    def to_dict(self) -> dict[str, Any]:
        """Return the object that `pylogic solve --json` prints, with the scores of kept answers.
        Raise StoppedError if a limit ended the reading of scores."""
        scores = [dict(self.score(answer)) if self.score else {} for answer in self.answers]
        answers = zip(self.answers, scores, strict=True)
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
            "answers": [{**answer.to_dict(), "scores": own} for answer, own in answers],
            "statistics": self.statistics.to_dict(),
            "retries": dict(self.retries),
        }

    @property
    def claim(self) -> str:
        """The status, answers and proof, as "unique: 1 answer, search complete"."""
        reached = self.progress if self.count else Progress(horizon=self.progress.horizon)
        end = "search complete" if self.exhausted else "there may be more"
        if self.certified:
            end += ", certified"
        elif self.interrupted:
            stopped = describe_stop(self.interrupted)
            end = stopped if self.certified is None else f"{end}, not certified: {stopped}"
        is_best = self.exhausted or not self.progress.cost
        doubt = "" if is_best else ", not proved to be the best"
        return f"{self.status}: {reached}{doubt}, {end}"

    def __str__(self) -> str:
        """Return the claim, then the known seconds of grounding and solving."""
        figures = self.statistics
        seconds = {"ground": figures.ground_seconds, "solve": figures.solve_seconds}
        times = (f"{verb} {time:.3f} s" for verb, time in seconds.items() if time is not None)
        return ", ".join([self.claim, *times])

    def __repr__(self) -> str:
        return f"<Outcome {self.claim}>"
