"""Solve: ground a task and search it within limits, in a child if they ask for one -> Outcome.

The work sends its answers and figures as messages; a plan is ground and searched step by step.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Any, NamedTuple

import clingo
from clingo import ast

from pylogic.errors import Interruption, Problem, ProgramError
from pylogic.rules.cancellation import Cancellation
from pylogic.rules.instance import NO_INSTANCE
from pylogic.rules.parts import PARTS, SCORE, VIEW
from pylogic.rules.symbols import pack
from pylogic.solving.grounding import Program, ground_part, ground_task
from pylogic.solving.options import check_options, loses_answers
from pylogic.solving.outcome import Answer, Drawing, End, Outcome, Progress, Statistics
from pylogic.solving.output import Output
from pylogic.solving.process import Send, run
from pylogic.solving.question import Question
from pylogic.solving.task import Task

if TYPE_CHECKING:
    from pylogic.solving.labeling_search import Decider

_INTERVAL = 0.2  # seconds between two reports of progress
_SLICE = 0.1  # seconds between two looks at the brake


class _SearchEnd(NamedTuple):
    """The end of a search that neither a limit of time or memory nor Ctrl-C has cut short."""

    exhausted: bool
    """clasp has covered the whole search space under options that lose no answers."""
    interruption: Interruption | None = None


_Message = str | Answer | Drawing | Progress | Statistics | _SearchEnd
"""A remark of clingo's; an answer; the drawing of the last answer; the progress of the search; its
figures, first of grounding alone; its end."""


def solve(
    task: Task,
    question: Question,
    *,
    on_answer: Callable[[Answer], None] = lambda _answer: None,
    on_progress: Callable[[Progress], None] = lambda _progress: None,
    on_start: Callable[[], None] = lambda: None,
    on_ground: Callable[[Program], None] = lambda _program: None,
    brake: Cancellation | None = None,
) -> Outcome:
    """Ground a task and search for answers within a question's limits, perhaps in a child.

    `on_answer` is called with each answer, with its drawing if that is wanted; `on_progress` every
    now and then; `on_start` once a child has started; `on_ground` with the ground program, in the
    process that searches. With a brake the search is done in this process, and only the brake stops
    it. A limit raises nothing: the outcome has the answers so far. The question's engine, order and
    certification are not looked at: the caller sees to them.

    Raises:
        OptionError: there is no such option or constant, or an option changes the answers.
        ProgramError: the instance makes no sense, or clingo rejects one of the files.
    """
    remarks = check_options(task, all_optima=question.all_optima)
    answers: list[Answer] = []
    progress, statistics, end = Progress(), Statistics(), _SearchEnd(exhausted=False)

    def receive(message: _Message) -> None:
        """Store a message of the search for the outcome, and call the caller's functions."""
        nonlocal progress, statistics, end
        match message:
            case Answer(cost=cost):
                if cost:  # only answers that are proven to be as good stay beside this one
                    answers[:] = [other for other in answers if other.proven]
                answers.append(message)
                progress = replace(progress, count=len(answers), cost=cost)
                if cost or not question.drawn:
                    on_answer(message)
            case Drawing():
                answers[-1] = replace(answers[-1], drawing=message)
                on_answer(answers[-1])
            case Progress():
                progress = message
                on_progress(progress)
            case Statistics():
                statistics = message
            case _SearchEnd():
                end = message
            case str():
                remarks.append(message)

    work = partial(_ground_and_search, task, question, on_ground)
    if brake is None:
        interruption = run(work, question.limits, receive, on_start)
    else:
        interruption = "user" if work(receive, brake) else None
    return Outcome(
        tuple(answers),
        progress,
        end.exhausted,
        interruption or end.interruption,
        statistics,
        tuple(remarks),
        str(task.encoding.path),
        task.instance.label,
    )


def _ground_and_search(
    task: Task,
    question: Question,
    on_ground: Callable[[Program], None],
    send: Send[_Message],
    brake: Cancellation,
) -> bool:
    """Do the work of `solve`, perhaps in a child; return True if the brake cut it short.

    It sends remarks, answers, progress, figures and the end. The limit of conflicts counts as an
    end, and not as cut short.
    """
    wall, cpu = time.perf_counter(), time.process_time()
    output = Output(task.labeling)
    program = ground_task(task, output, send=send)
    brake.interrupt = program.control.interrupt
    on_ground(program)
    decider = None
    if task.labeling:
        from pylogic.solving import labeling_search  # most runs do without

        decider = labeling_search.Decider(program, task.labeling)
        program.control.register_propagator(decider)
    searcher = _Searcher(program, question, send, brake, output, decider)
    grounding = time.perf_counter() - wall
    cpu_seconds: dict[str, Any] = {"load_cpu_seconds": program.loaded - cpu}
    cpu_seconds["ground_cpu_seconds"] = time.process_time() - program.loaded
    send(Statistics(grounding, **cpu_seconds))
    if question.improve:
        from pylogic.solving import improvement  # most runs do without

        end = improvement.improve(searcher, question.seed or 0)
        searcher.add_figures(program.control.statistics)
    elif task.has_horizons:
        end = search_horizons(
            program, searcher.send_answers_at, partial(searcher.solve_once, lambda _model: True)
        )
    else:
        end = searcher.send_answers()
    if end == "exhausted":
        is_proof = not loses_answers(program.control.configuration)
        searcher.bound = searcher.cost if is_proof else ()
        send(_SearchEnd(is_proof, None if is_proof else "backprop"))
    elif end == "interrupted" and question.limits.conflicts is not None and not brake.is_set():
        send(_SearchEnd(exhausted=False, interruption="conflicts"))
        end = "enough"
    searcher.send_progress()
    wall, cpu = time.perf_counter() - wall, time.process_time() - program.loaded
    wall -= searcher.figures["solve_seconds"]
    cpu_seconds["ground_cpu_seconds"] = (
        cpu - searcher.figures["solve_cpu_seconds"] - searcher.model_seconds
    )
    send(Statistics(wall, **cpu_seconds, **searcher.figures))
    return end == "interrupted"


@dataclass(eq=False, repr=False)
class _Searcher:
    """Searches a ground program by one or more solve calls, and counts over all of them."""

    program: Program
    question: Question
    send: Send[_Message]
    brake: Cancellation
    output: Output
    decider: Decider | None
    count: int = 0
    cost: tuple[int, ...] = ()
    bound: tuple[int, ...] = ()
    horizon: int | None = None
    model_seconds: float = 0.0
    """CPU seconds of functions that look at models and send answers: these are no search."""
    figures: dict[str, Any] = field(default_factory=dict)
    """The statistics of all solve calls, by name."""

    def __post_init__(self) -> None:
        """Have clasp look for all models, since this object counts the answers."""
        configuration: Any = self.program.control.configuration
        self._solve = configuration.solve
        # clasp's own limit would end an optimisation before its proof.
        self._solve.models = 0
        if self.question.all_optima:
            self._solve.opt_mode = "optN"
        self._optimises = self._solve.opt_mode.startswith("opt")
        self._models = 0
        self._is_proven = False
        self._undrawn: Sequence[clingo.Symbol] | None = None
        self._reported = time.perf_counter()
        self.figures |= {"solve_seconds": 0.0, "solve_cpu_seconds": 0.0, "conflicts": 0}

    def send_answers(self) -> End:
        """Send the answers of one solve call; return why the call ended.

        Raises:
            ProgramError: clasp did not ask the labeling for its choices, as under some options.
        """
        end = self.solve_once(self.send_model)
        if self.decider and end != "interrupted":
            choices, calls = self.figures["choices"], self.decider.calls
            # Branch and bound makes up to one choice of its own for each better answer.
            if not calls <= choices <= calls + (self._models if self._optimises else 0):
                words = f"clasp made {choices} choices and asked the labeling for {calls} of them"
                raise ProgramError(Problem(f"{words}: it cannot be followed under these options"))
        return end

    @property
    def is_over(self) -> bool:
        """True if the brake is set, or the limit of conflicts is reached."""
        limit = self.question.limits.conflicts
        return self.brake.is_set() or (limit is not None and self.figures["conflicts"] >= limit)

    def solve_once(
        self,
        on_model: Callable[[clingo.Model], bool],
        assumptions: Sequence[int] = (),
        most: int | None = None,
    ) -> End:
        """Call `on_model` with each model of one solve call until it returns True.

        Return why the call ended. `most` limits the conflicts of this call, besides the question's.
        """
        wall, cpu = time.perf_counter(), time.process_time()
        before = self.model_seconds
        control = self.program.control
        end: End = "enough"
        self.output.set_projection(control)
        if (limit := self.question.limits.conflicts) is not None:
            conflicts_left = max(0, limit - self.figures["conflicts"])
            most = conflicts_left if most is None else min(conflicts_left, most)
        if most is not None:
            self._solve.solve_limit = f"{most},umax"
        store_bound = None if assumptions else self._store_bound  # no bound of all answers
        with control.solve(assumptions, yield_=True, async_=True, on_unsat=store_bound) as handle:
            while (model := self._wait_for_model(handle)) is not None:
                model_began = time.thread_time()
                is_enough = on_model(model)
                self.model_seconds += time.thread_time() - model_began
                if is_enough:
                    break
            else:
                end = "exhausted" if handle.get().exhausted else "interrupted"
            self._send_drawing()
        if limit is not None or not self.question.improve:  # half as long as a short call
            self.add_figures(control.statistics)
        self.figures["solve_seconds"] += time.perf_counter() - wall
        self.figures["solve_cpu_seconds"] += (
            time.process_time() - cpu - (self.model_seconds - before)
        )
        return end

    def send_answers_at(self, horizon: int) -> tuple[End, bool]:
        """Send the answers at a horizon; return why the search ended, and whether it found any."""
        self.horizon, before = horizon, self.count
        return self.send_answers(), self.count > before

    def send_model(self, model: clingo.Model) -> bool:
        """Count a model as an answer, and send it if answers are kept, unless one showed the same.

        Return True once the answers are enough, which they never are while clasp optimizes.
        """
        self._models += 1
        self.cost = tuple(model.cost) if self._optimises else ()
        shown = self.output.read_new(model, self.cost)
        if shown is not None:
            # The answers on the way to the best do not count, nor is the best counted twice.
            is_one_more = not self.cost or (model.optimality_proven and self._is_proven)
            self._is_proven = model.optimality_proven
            self.count = self.count + 1 if is_one_more else 1
            if self.question.keep:
                atoms = model.symbols(atoms=True)
                texts, values = (pack(shown), pack(atoms)), self.program.task.all_constants
                self.send(Answer(*texts, self.cost, model.optimality_proven, values))
                self._undrawn = atoms if self.question.drawn and not self.cost else None
        return self.count == self.question.models and not self.cost

    def _send_drawing(self) -> None:
        """Derive and send the facts that draw the last answer, if they are wanted and not sent."""
        if self._undrawn is not None:
            task = self.program.task
            alone = replace(task, instance=NO_INSTANCE, constants=task.all_constants, options=())
            derived = (
                pack(ground_part(alone, part[0], self._undrawn).find_facts(PARTS[part]))
                if part in task.encoding.parts
                else None
                for part in (VIEW, SCORE)
            )
            self.send(Drawing(*derived))
            self._undrawn = None

    def _wait_for_model(self, handle: clingo.SolveHandle) -> clingo.Model | None:
        """Let clasp go on, and return the next model; None once the search or the brake ends it.

        Waiting in slices lets Python handle signals, which set the brake. Meanwhile the drawing of
        the model before is sent, and progress.
        """
        handle.resume()
        self._send_drawing()  # while clasp goes on
        is_ready = False
        while not is_ready:
            is_ready = self.brake.is_set() or handle.wait(_SLICE)
            if time.perf_counter() > self._reported + _INTERVAL:
                self.send_progress()
        if self.brake.is_set():  # a brake from before the search did not interrupt it
            handle.cancel()
        return handle.model()

    def send_progress(self) -> None:
        """Send the count of answers, the best cost, the bound and the horizon so far."""
        self._reported = time.perf_counter()
        self.send(Progress(self.count, self.cost, self.bound, self.horizon))

    def _store_bound(self, bound: Sequence[int]) -> None:
        """Store the bound that clasp has proved: no answer costs less."""
        self.bound = tuple(bound)

    def add_figures(self, statistics: Mapping[str, Any]) -> None:
        """Store the figures of the last solve call: the sizes, and the effort, which adds up."""
        program, generator = statistics["problem"]["lp"], statistics["problem"]["generator"]
        total = statistics.get("accu")
        solvers = (total or statistics)["solving"]["solvers"]
        kinds = ("constraints", "constraints_binary", "constraints_ternary")
        self.figures |= {
            "rules": int(program["rules"]),
            "atoms": int(program["atoms"]),
            "variables": int(generator["vars"]),
            "constraints": sum(int(generator[kind]) for kind in kinds),
        }
        for effort in ("choices", "conflicts", "restarts"):
            before = 0 if total else self.figures.get(effort, 0)
            self.figures[effort] = before + int(solvers[effort])


def search_horizons(
    program: Program, find_answers: Callable[[int], tuple[End, bool]], find_any: Callable[[], End]
) -> End:
    """Ground step(t) and check(t) for t = 0, 1, ..., and search at each horizon under query(t).

    It is clingo's incremental mode, with its constants imin, imax and istop. Return why the loop
    ended, "enough" at imax. It also ends when no answer is left without query(t): a later step
    cannot bring one back, unless the encoding has externals of its own.

    Args:
        answers: takes the answers at a horizon; returns why that ended, and whether there were any.
        any_answer: looks for one answer without model_seconds it; "enough" if there is one.
    """
    control = program.control
    minimum, maximum, stop = (control.get_const(name) for name in ("imin", "imax", "istop"))
    control.add("check", ["t"], "#external query(t).")
    externals = (s for s in program.task.statements if s.ast_type == ast.ASTType.External)
    is_modular = all(statement.atom.symbol.name == "query" for statement in externals)
    for t in count():
        horizon = clingo.Number(t)
        if horizon == maximum:
            break
        program.ground(*[("step", [horizon])][: t > 0], ("check", [horizon]))
        query = clingo.Function("query", [horizon])
        control.assign_external(query, True)
        end, has_answers = find_answers(t)
        stops = has_answers == (stop != clingo.String("UNSAT"))
        if end != "exhausted" or (stops and (minimum is None or t + 1 >= minimum.number)):
            return end
        control.release_external(query)
        if not has_answers and is_modular and (end := find_any()) != "enough":
            return end
    return "enough"
