"""Solve: ground a task and search it within limits, in a child if they ask for one -> Outcome.

The work sends its answers and figures as messages. The grounder hands output and minimize
statements to clasp, and an observer reads them on their way: projection on the shown atoms then has
clasp tell the answers apart.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import clingo

from pylogic.errors import Interruption, OptionError, Problem, ProgramError
from pylogic.rules.instance import NO_INSTANCE
from pylogic.rules.limits import Cancellation
from pylogic.rules.parts import PARTS, SCORE, VIEW
from pylogic.rules.symbols import pack
from pylogic.solving.grounding import Program, ground_part, ground_task
from pylogic.solving.outcome import Answer, Drawing, End, Outcome, Progress, Statistics
from pylogic.solving.process import Send, run
from pylogic.solving.question import Question
from pylogic.solving.task import LABEL, Task, check_options, loses_answers

if TYPE_CHECKING:
    from pylogic.solving.labeling import Labeling
    from pylogic.solving.labeling_search import Decider

_INTERVAL = 0.2  # seconds between two reports of progress
_SLICE = 0.1  # seconds between two looks at the brake


class _SearchEnd(NamedTuple):
    """The end of a search that neither a limit of time or memory nor Ctrl-C has cut short."""

    exhausted: bool
    """clasp has covered the whole search space under options that lose no answers."""
    interruption: Interruption | None = None


Conditions = frozenset[tuple[int, ...]]
"""The reasons to show a symbol: it is shown where all literals of one condition hold."""

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

        if task.has_horizons or not output.has_costs:
            words = "it is a plan" if task.has_horizons else "no rule minimizes or maximizes"
            raise OptionError(f"{task.encoding.path}: {words}, there is nothing to improve")
        end = improvement.improve(searcher, question.seed or 0)
        searcher.add_figures(program.control.statistics)
    elif task.has_horizons:
        from pylogic.solving.horizons import search_horizons  # most runs do without

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


class _Searcher:
    """Searches a ground program by one or more solve calls, and counts over all of them."""

    def __init__(
        self,
        program: Program,
        question: Question,
        send: Send[_Message],
        brake: Cancellation,
        output: Output,
        decider: Decider | None,
    ) -> None:
        """Have clasp look for all models, since this object counts the answers."""
        self.program, self.output = program, output
        self._question, self._send, self._brake = question, send, brake
        self._decider = decider
        self.count = 0
        self.cost: tuple[int, ...] = ()
        self.bound: tuple[int, ...] = ()
        self.horizon: int | None = None
        self.model_seconds = 0.0
        """CPU seconds of functions that look at models and send answers: these are no search."""
        self.figures: dict[str, Any] = {"solve_seconds": 0.0, "solve_cpu_seconds": 0.0}
        """The statistics of all solve calls, by name."""
        self.figures["conflicts"] = 0
        configuration: Any = program.control.configuration
        self._solve = configuration.solve
        # clasp's own limit would end an optimisation before its proof.
        self._solve.models = 0
        if question.all_optima:
            self._solve.opt_mode = "optN"
        self._optimises = self._solve.opt_mode.startswith("opt")
        self._models = 0
        self._is_proven = False
        self._undrawn: Sequence[clingo.Symbol] | None = None
        self._reported = time.perf_counter()

    def send_answers(self) -> End:
        """Send the answers of one solve call; return why the call ended.

        Raises:
            ProgramError: clasp did not ask the labeling for its choices, as under some options.
        """
        end = self.solve_once(self.send_model)
        if self._decider and end != "interrupted":
            choices, calls = self.figures["choices"], self._decider.calls
            # Branch and bound makes up to one choice of its own for each better answer.
            if not calls <= choices <= calls + (self._models if self._optimises else 0):
                words = f"clasp made {choices} choices and asked the labeling for {calls} of them"
                raise ProgramError(Problem(f"{words}: it cannot be followed under these options"))
        return end

    @property
    def is_over(self) -> bool:
        """True if the brake is set, or the limit of conflicts is reached."""
        limit = self._question.limits.conflicts
        return self._brake.is_set() or (limit is not None and self.figures["conflicts"] >= limit)

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
        if (limit := self._question.limits.conflicts) is not None:
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
        if limit is not None or not self._question.improve:  # half as long as a short call
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
            if self._question.keep:
                atoms = model.symbols(atoms=True)
                texts, values = (pack(shown), pack(atoms)), self.program.task.all_constants
                self._send(Answer(*texts, self.cost, model.optimality_proven, values))
                self._undrawn = atoms if self._question.drawn and not self.cost else None
        return self.count == self._question.models and not self.cost

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
            self._send(Drawing(*derived))
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
            is_ready = self._brake.reason is not None or handle.wait(_SLICE)
            if time.perf_counter() > self._reported + _INTERVAL:
                self.send_progress()
        if self._brake.reason is not None:  # a brake from before the search did not interrupt it
            handle.cancel()
        return handle.model()

    def send_progress(self) -> None:
        """Send the count of answers, the best cost, the bound and the horizon so far."""
        self._reported = time.perf_counter()
        self._send(Progress(self.count, self.cost, self.bound, self.horizon))

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


class Output(clingo.Observer):
    """The symbols that answers show, whether there are costs, and which answers show the same.

    clasp's own --project=show passes over names that begin with `_`, and takes answers that show a
    symbol for two reasons for two: so the atoms to project on are named here.
    """

    def __init__(self, labeling: Labeling | None = None) -> None:
        """Observe a program whose search follows a labeling, if there is one.

        A labeling that decides on atoms that are not shown forbids projection: it would change the
        order of the answers.
        """
        self.has_costs = False
        self.atoms: dict[clingo.Symbol, int] = {}
        """The atoms that answers show where they are true, with their literals; 0 for facts."""
        self._terms: dict[clingo.Symbol, Conditions] = {}
        self._named: dict[clingo.Symbol, tuple[Conditions, int]] = {}
        """For each term the conditions for which a literal was made, and this literal."""
        self._labeling = labeling
        self._projection: set[int] | None = None
        self._is_exact = True
        """True if the program is projected on shown symbols only."""
        self._is_projected = False
        self._seen: set[object] = set()

    def minimize(self, priority: int, literals: Sequence[tuple[int, int]]) -> None:
        """Store that there are costs; clingo calls this for a ground minimize statement."""
        self.has_costs = True

    def output_atom(self, symbol: clingo.Symbol, atom: int) -> None:
        """Store an atom that answers show where it is true."""
        self.atoms[symbol] = atom

    def output_term(self, symbol: clingo.Symbol, condition: Sequence[int]) -> None:
        """Store a term that answers show where all literals of a condition hold."""
        self._terms[symbol] = self._terms.get(symbol, frozenset()) | {tuple(condition)}

    def project(self, atoms: Sequence[int]) -> None:
        """Note a projection of the rules' own: then one answer may come as several models."""
        if set(atoms) != self._projection:
            self._is_exact = False

    def find_literals(self, control: clingo.Control) -> dict[clingo.Symbol, int]:
        """Return the symbols that answers may show, with their literals; 0 if all answers show it.

        A term may get a new atom in the program. To be assumed, an atom must have a rule that can
        fire, or clasp takes its number for an atom of its own (clingo 5.8.3): so this atom is
        chosen, and constraints define it.
        """
        literals = dict(self.atoms)
        if self._terms:
            with control.backend() as backend:
                for term, conditions in self._terms.items():
                    if (atom := self.atoms.get(term)) is not None:
                        conditions |= {(atom,) if atom else ()}
                    known, literal = self._named.get(term, (None, 0))
                    if known != conditions:
                        self._is_exact &= known is None  # an earlier step's is projected on, too
                        literal = _define_literal(backend, conditions)
                        self._named[term] = conditions, literal
                    literals[term] = literal
        return literals

    def set_projection(self, control: clingo.Control) -> None:
        """Have clasp project the next solve call on shown symbols, if that loses no answer.

        Otherwise `read_new` compares the models. Projected, clasp's branch and bound would miss
        answers that differ in cost alone.
        """
        configuration: Any = control.configuration
        solve = configuration.solve
        is_bounded = self.has_costs and solve.opt_mode.partition(",")[0] == "opt"
        labels = control.symbolic_atoms.by_signature(LABEL, 4) if self._labeling else ()
        labels_shown_atoms = all(fact.symbol.arguments[-1] in self.atoms for fact in labels)
        self._is_projected = not is_bounded and labels_shown_atoms
        solve.project = "project" if self._is_projected else "no"
        if self._is_projected:
            atoms = {abs(literal) for literal in self.find_literals(control).values() if literal}
            if atoms != self._projection:
                self._projection = atoms
                with control.backend() as backend:
                    backend.add_project(list(atoms))

    def read_new(
        self, model: clingo.Model, cost: tuple[int, ...] = ()
    ) -> Sequence[clingo.Symbol] | None:
        """Return the symbols that a model shows, and remember it; None if it is an old answer.

        An old answer has the symbols and cost of an earlier model, and is as much proved optimal.
        """
        shown = model.symbols(shown=True)
        if self._terms:  # clingo repeats what is shown for two reasons
            shown = list(dict.fromkeys(shown))
        if not (self._is_projected and self._is_exact):
            key = (frozenset(shown), cost, model.optimality_proven)
            if key in self._seen:
                return None
            self._seen.add(key)
        return shown


def _define_literal(backend: clingo.Backend, conditions: Conditions) -> int:
    """Return a literal that holds where any condition does; 0 if a condition is empty.

    It is the literal of a condition that has no other, or else of a new atom.
    """
    if () in conditions:
        return 0
    first = next(iter(conditions))
    if len(conditions) == len(first) == 1:
        return first[0]
    shown, has_reason = backend.add_atom(), backend.add_atom()
    for condition in conditions:
        backend.add_rule([has_reason], condition)
    backend.add_rule([shown], choice=True)
    backend.add_rule([], [shown, -has_reason])
    backend.add_rule([], [-shown, has_reason])
    return shown
