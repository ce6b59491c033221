"""Solver: an encoding that solves, checks and draws instances; what most of Puzzle rests on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from pylogic.errors import OptionError
from pylogic.rules import library
from pylogic.rules.encoding import GIVEN, Encoding
from pylogic.rules.instance import NO_INSTANCE, Instance, instance_from_text, read_instance
from pylogic.rules.parts import SCORE, VIEW
from pylogic.solving import grounding, solve
from pylogic.solving.grounding import Grounding
from pylogic.solving.options import (
    check_list,
    check_texts,
    check_whole,
    clasp_options,
    constants_of,
    limits_of,
)
from pylogic.solving.outcome import Answer, Outcome, Progress, Status
from pylogic.solving.process import Limits
from pylogic.solving.search import Wanted
from pylogic.solving.task import Task

if TYPE_CHECKING:
    from pylogic.draw.board import Board

CLINGO = "clingo"
"""The engine that solves an encoding itself."""


@dataclass(frozen=True, repr=False)
class Solver:
    """An encoding that solves, checks and draws instances; see Puzzle for the keywords."""

    encoding: Encoding

    def instance(
        self, source: str | Path, *, text: bool = False, format: str | None = None
    ) -> Instance:
        """An instance by name or path, from its facts as text, or in another format.

        FILE.json#NAME is a puzzle of a corpus. `format` is a format, or what one calls the
        puzzle; without it the text tells.
        """
        name = str(source)
        if text and format is None:
            return instance_from_text(name)
        if format is None and (name.endswith(".lp") or name.isidentifier()):
            return read_instance(library.find_instance(name, self.encoding.name))
        from pylogic.formats import exchange  # most runs do without

        return exchange.read(self.encoding, name, text, format)

    def solve(
        self,
        instance: str | Path | Instance | None = None,
        *,
        models: int = 2,
        keep: bool = True,
        all_optima: bool = False,
        drawn: bool = False,
        engine: str = CLINGO,
        order: str = GIVEN,
        heuristic: str | None = None,
        labeling: str | None = None,
        constants: Mapping[str, int | str] | None = None,
        options: Sequence[str] = (),
        timeout: float | None = None,
        memory: int | None = None,
        threads: int | None = None,
        seed: int | None = None,
        isolated: bool = False,
        on_answer: Callable[[Answer], None] = lambda _answer: None,
        on_progress: Callable[[Progress], None] = lambda _progress: None,
        on_start: Callable[[], None] = lambda: None,
    ) -> Outcome:
        """Search for at most `models` answers (0: all); two are enough to prove uniqueness.

        Args:
            models: ignored where the encoding minimizes: the search goes on to the best.
            keep: False only counts the answers.
            all_optima: look for all of the best answers, not only for one.
            drawn: have the search derive what `board` draws, which then need not ask clingo again.
            engine: "clingo", or "swipl" for the clpfd twin of the encoding; "swipl:X" is the
                twin NAME_X.pl.
            order: an order of the instance's clues; see the guide's page on orders.
            heuristic: X for the encoding's part heuristic_X, or the name of one of clasp's.
            labeling: clpfd's labeling options, as in "ff,down"; clasp then follows them.
            options: options of clasp and the grounder, as on clingo's command line.
            threads, seed: threads that clasp searches with, and of its random choices.
            on_start: called once an isolated search is at work.

        Raises:
            DisagreementError: clingo does not accept an answer of the clpfd twin.
        """
        check_whole("models", models, 0)
        check_list("options", options)
        check_texts(engine=engine)
        limits = limits_of(timeout, memory, isolated)
        wanted = Wanted(models, keep, all_optima, drawn)
        task = self.task(
            instance,
            constants=constants,
            options=[*clasp_options(threads, seed), *options],
            order=order,
            heuristic=heuristic,
            labeling=labeling,
            timeout=timeout,
            memory=memory,
            isolated=isolated,
        )
        if engine == CLINGO:
            outcome = solve.solve(
                task,
                wanted,
                limits,
                on_answer=on_answer,
                on_progress=on_progress,
                on_start=on_start,
            )
        else:
            from pylogic.solving import swipl  # most runs do without

            twin = swipl.twin(self.encoding, engine)
            outcome = swipl.solve(task, twin, wanted, limits, on_answer=on_answer)
        within = partial(partial, timeout=timeout, memory=memory, isolated=isolated)
        return replace(
            outcome,
            draw=within(self.board) if VIEW in self.encoding.parts else None,
            score=within(self.scores) if SCORE in self.encoding.parts else None,
        )

    def task(
        self,
        instance: str | Path | Instance | None,
        *,
        constants: Mapping[str, int | str] | None = None,
        options: Sequence[str] = (),
        order: str = GIVEN,
        heuristic: str | None = None,
        labeling: str | None = None,
        timeout: float | None = None,
        memory: int | None = None,
        isolated: bool = False,
    ) -> Task:
        """What `solve` grounds and searches."""
        if instance is None:
            instance = NO_INSTANCE
        elif isinstance(instance, (str, Path)):
            instance = self.instance(instance)
        elif not isinstance(instance, Instance):
            raise OptionError(f"{instance=}: expected a name, a path or an Instance")
        limits, values = limits_of(timeout, memory, isolated), constants_of(constants)
        task = Task(self.encoding, instance, values, tuple(options))
        if (order, heuristic, labeling) == (GIVEN, None, None):
            return task
        from pylogic.solving import guidance  # most runs do without

        return guidance.guide(task, order, heuristic, labeling, limits)

    def check(
        self,
        instance: str | Path | Instance | None = None,
        *,
        constants: Mapping[str, int | str] | None = None,
        timeout: float | None = None,
        memory: int | None = None,
        isolated: bool = False,
    ) -> Grounding:
        """What follows from the facts of an instance alone, if it makes sense."""
        task = self.task(instance, constants=constants)
        return grounding.ground(task, limits_of(timeout, memory, isolated))

    def variants(
        self,
        instance: Instance,
        outcome: Outcome,
        *,
        constants: Mapping[str, int | str] | None = None,
        timeout: float | None = None,
        memory: int | None = None,
        isolated: bool = False,
    ) -> dict[str, int]:
        """The constants under each of which an imported board has one answer, where it has not.

        Published boards follow variants of the rules that their formats do not tell.
        """
        if not instance.is_imported or outcome.status not in (Status.NONE, Status.MULTIPLE):
            return {}
        from pylogic.formats import variants  # most runs do without

        limited = partial(self.solve, timeout=timeout, memory=memory, isolated=isolated)
        values = constants_of(constants)
        return variants.unique_under(
            self.encoding,
            {**instance.constants, **values},
            lambda variant: limited(instance, constants={**values, **variant}).status == "unique",
        )

    def board(
        self,
        answer: Answer,
        *,
        timeout: float | None = None,
        memory: int | None = None,
        isolated: bool = False,
    ) -> Board:
        """An answer as the encoding's `view` part draws it, with its scores."""
        from pylogic.draw import view  # most runs do without

        return view.drawn(self.encoding, answer, limits_of(timeout, memory, isolated))

    def scores(
        self,
        answer: Answer,
        *,
        timeout: float | None = None,
        memory: int | None = None,
        isolated: bool = False,
    ) -> Mapping[str, str | int]:
        """The figures that the encoding's `score` part reads off an answer, by name."""
        from pylogic.draw import view  # most runs do without

        return view.scored(self.encoding, answer, limits_of(timeout, memory, isolated))

    def draw(
        self,
        instance: str | Path | Instance | None = None,
        *,
        constants: Mapping[str, int | str] | None = None,
        timeout: float | None = None,
        memory: int | None = None,
        isolated: bool = False,
    ) -> Board:
        """An instance as the encoding's `view` part draws it, without an answer."""
        from pylogic.draw import view  # most runs do without

        task = self.task(instance, constants=constants)
        return view.draw(task, limits_of(timeout, memory, isolated))

    def _draw_under(
        self, constants: Mapping[str, str], limits: Limits
    ) -> Callable[[Instance], Board] | None:
        """What draws instances, if the rules say how."""
        within = partial(self.draw, timeout=limits.timeout, memory=limits.memory)
        has_view = VIEW in self.encoding.parts
        return partial(within, constants=constants, isolated=limits.isolated) if has_view else None
