"""At work, perhaps in the child: search a ground program and send what is found."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, NamedTuple

import clingo

from pylogic.errors import Interruption, Problem, ProgramError
from pylogic.rules.instance import NO_INSTANCE
from pylogic.rules.parts import PARTS, SCORE, VIEW
from pylogic.rules.symbols import pack
from pylogic.rules.syntax import Signature
from pylogic.solving.by_value import answers_by_value, sum_digits
from pylogic.solving.child import Brake, Send
from pylogic.solving.grounding import Program, Remark, ground_part, grounded
from pylogic.solving.incremental import End, has_horizons, horizons
from pylogic.solving.options import loses_answers
from pylogic.solving.outcome import Progress
from pylogic.solving.output import Distinct, output_for
from pylogic.solving.question import Question
from pylogic.solving.seconds import Seconds
from pylogic.solving.task import Task

if TYPE_CHECKING:
    from pylogic.solving.labeling import Labeling
    from pylogic.solving.labeling_propagator import Decider

INTERVAL = 0.2  # seconds between two reports of progress
SLICE = 0.1  # seconds between two looks at whether somebody has asked to stop


class Found(NamedTuple):
    """An answer, as packed texts."""

    shown: str
    true: str
    cost: tuple[int, ...]
    proven: bool


class Drawing(NamedTuple):
    """What the parts `view` and `score` derive from the last answer."""

    view: str | None
    score: str | None


class Figures(NamedTuple):
    """Some of the statistics, by name."""

    values: Mapping[str, float]


class Ended(NamedTuple):
    """The search has come to its end."""

    interruption: Interruption | None
    """Why that proves nothing; None: clasp has covered the whole search space."""


Message = Remark | Found | Drawing | Figures | Ended | Progress
"""What a search sends."""


def search(
    task: Task, question: Question, conflicts: int | None, send: Send[Message], brake: Brake
) -> bool:
    """Ground, search, send what is found; say whether the search was interrupted.

    With a number of conflicts the search ends after that many.
    """
    begin = Seconds.now()
    output = output_for(task)
    program = grounded(task, (), send, output)
    brake.interrupt = program.control.interrupt
    decider = follow(program, task.labeling) if task.labeling else None
    distinct = Distinct(program.control, output, task.labeling)
    grounding = Seconds.now() - begin
    run = _Run(
        program.control, task, question, conflicts, send, brake, grounding, distinct, decider
    )
    if has_horizons(task):
        end = horizons(task, program, run)
    elif decider and decider.first and not output.has_costs:
        digits, decider.first = decider.first, ()
        end = answers_by_value(run, digits)
    else:
        end = run.answers()
    if end == "exhausted":
        is_proof = not loses_answers(program.control.configuration)
        run.bound = run.cost if is_proof else ()
        send(Ended(None if is_proof else "backprop"))
    elif end == "interrupted" and conflicts is not None and not brake.is_set():
        send(Ended("conflicts"))
        end = "enough"
    run.report()
    times = run.grounding.named("ground") | (Seconds.now() - begin - run.grounding).named("solve")
    send(Figures({**times, **run.figures}))
    return end == "interrupted"


@dataclass(eq=False, repr=False)
class _Run:
    """One search: what it has counted so far, over all of its solve calls."""

    control: clingo.Control
    task: Task
    question: Question
    conflicts: int | None
    """How many there may be."""
    send: Send[Message]
    brake: Brake
    grounding: Seconds
    distinct: Distinct
    decider: Decider | None = None
    count: int = 0
    cost: tuple[int, ...] = ()
    bound: tuple[int, ...] = ()
    horizon: int | None = None
    figures: dict[str, int] = field(default_factory=dict)
    reported: float = field(default_factory=time.perf_counter)

    def __post_init__(self) -> None:
        self.send(Figures(self.grounding.named("ground")))
        configuration: Any = self.control.configuration
        # clasp's own limit would end an optimisation before its proof: answers are counted here.
        configuration.solve.models = 0
        if self.question.all_optima:
            configuration.solve.opt_mode = "optN"
        self._optimises = configuration.solve.opt_mode.startswith("opt")
        self._proven = False
        self._models = 0
        self._undrawn: Sequence[clingo.Symbol] | None = None

    def answers(self, assumptions: Sequence[int] = ()) -> End:
        """Send the answers that one solve call finds."""
        end: End | None = None
        self.distinct.prepare()
        self._limit_conflicts()
        with self.control.solve(
            assumptions, yield_=True, async_=True, on_unsat=self._raise_bound
        ) as handle:
            while end is None and (model := self._next_model(handle)) is not None:
                self._take(model)
                if self.count == self.question.models and not self.cost:
                    end = "enough"
            self._draw()
            if end is None:
                end = "exhausted" if handle.get().exhausted else "interrupted"
        self._add_figures(self.control.statistics)
        if end != "interrupted":
            self._check_choices()
        return end

    def any_answer(
        self,
        assumptions: Sequence[int] = (),
        look: Callable[[clingo.Model], None] = lambda _model: None,
    ) -> End:
        """Whether there is one at all ("enough"), without sending it."""
        self._limit_conflicts()
        with self.control.solve(assumptions, yield_=True, async_=True) as handle:
            if (model := self._next_model(handle)) is not None:
                look(model)
                end: End = "enough"
            else:
                end = "exhausted" if handle.get().exhausted else "interrupted"
        self._add_figures(self.control.statistics)
        return end

    def _limit_conflicts(self) -> None:
        """Have the next solve call end after the conflicts that are left."""
        if self.conflicts is not None:
            left = max(0, self.conflicts - self.figures.get("conflicts", 0))
            configuration: Any = self.control.configuration
            configuration.solve.solve_limit = f"{left},umax"

    def report(self) -> None:
        """Send how far the search has come."""
        self.reported = time.perf_counter()
        self.send(Progress(self.count, self.cost, self.bound, self.horizon))

    def _take(self, model: clingo.Model) -> None:
        self._models += 1
        self.cost = tuple(model.cost) if self._optimises else ()
        shown = self.distinct.take(model, self.cost)
        if shown is None:
            return
        # The answers on the way to the best do not count, nor is the best counted twice.
        best_again = not self.cost or (model.optimality_proven and self._proven)
        self._proven = model.optimality_proven
        self.count = self.count + 1 if best_again else 1
        if self.question.keep:
            atoms = model.symbols(atoms=True)
            self.send(Found(pack(shown), pack(atoms), self.cost, model.optimality_proven))
            self._undrawn = atoms if self.question.drawn and not self.cost else None

    def _draw(self) -> None:
        """Send what the view and the score derive from the last answer."""
        if self._undrawn is not None:
            self.send(Drawing(self._derived(VIEW), self._derived(SCORE)))
            self._undrawn = None

    def _derived(self, part: Signature) -> str | None:
        if self._undrawn is None or part not in self.task.encoding.parts:
            return None
        task = replace(self.task, instance=NO_INSTANCE, constants=self.task.values, options=())
        return pack(ground_part(task, part[0], self._undrawn).facts(PARTS[part]))

    def _check_choices(self) -> None:
        """Whether clasp asked the labeling for each of its choices: some options pass it over.

        Branch and bound makes up to one choice of its own each time that it finds a better answer.
        """
        choices = self.figures["choices"]
        calls = self.decider.calls if self.decider else choices
        if not calls <= choices <= calls + (self._models if self._optimises else 0):
            words = f"clasp made {choices} choices and asked the labeling for {calls} of them"
            raise ProgramError(Problem(f"{words}: it cannot be followed under these options"))

    def _next_model(self, handle: clingo.SolveHandle) -> clingo.Model | None:
        """The next model; waiting in slices lets Python look at signals, which pull the brake."""
        handle.resume()
        self._draw()  # while clasp goes on
        while not (self.brake.is_set() or handle.wait(SLICE)):
            self._report_now_and_then()
        if self.brake.is_set():  # perhaps before the search began, which then knows nothing of it
            handle.cancel()
        self._report_now_and_then()
        return handle.model()

    def _report_now_and_then(self) -> None:
        if time.perf_counter() > self.reported + INTERVAL:
            self.report()

    def _raise_bound(self, bound: Sequence[int]) -> None:
        self.bound = tuple(bound)

    def _add_figures(self, statistics: Mapping[str, Any]) -> None:
        program, generator = statistics["problem"]["lp"], statistics["problem"]["generator"]
        solvers = statistics["solving"]["solvers"]
        kinds = ("constraints", "constraints_binary", "constraints_ternary")
        efforts = ("choices", "conflicts", "restarts")
        self.figures = {
            "rules": int(program["rules"]),
            "atoms": int(program["atoms"]),
            "variables": int(generator["vars"]),
            "constraints": sum(int(generator[kind]) for kind in kinds),
            **{key: self.figures.get(key, 0) + int(solvers[key]) for key in efforts},
        }


def follow(program: Program, labeling: Labeling, *, is_registered: bool = True) -> Decider:
    """Have a ground program searched as a labeling says.

    A decider that is not registered must stand behind a propagator that is.

    Raises:
        ProgramError: the encoding's label part, or an objective, does not fit the program.
    """
    from pylogic.solving.labeling_propagator import Decider
    from pylogic.solving.labeling_variables import variables, weighted

    among = variables(program.control, str(program.task.encoding.path))
    decider = Decider(labeling, among, program.degrees)
    sums = [weighted(objective, among) for objective in labeling.objectives]
    decider.first = [digit for terms in sums for digit in sum_digits(program.control, terms)]
    if is_registered:
        program.control.register_propagator(decider)
    return decider
