"""Solve: ground a question and search it within limits, in a child if they ask for one -> Outcome.

The work sends remarks, answers and its state as messages. The grounder hands output and minimize
statements to clasp, and an observer reads them on their way: projection on the shown atoms then has
clasp tell the answers apart.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import clingo
from clingo import ast

from pylogic.errors import Interruption, OptionError, Problem, ProgramError
from pylogic.rules.encoding import GIVEN, Encoding
from pylogic.rules.instance import Instance
from pylogic.rules.limits import Cancellation
from pylogic.solving.clasp_options import check_options
from pylogic.solving.grounding import Program, ground_task, search_horizons
from pylogic.solving.outcome import Answer, End, Outcome, Progress, Statistics
from pylogic.solving.process import Send, run
from pylogic.solving.question import CLASP_HEURISTICS, LABEL, Question

if TYPE_CHECKING:
    from pylogic.solving.labeling import Decider

_INTERVAL = 0.2  # seconds between two reports of progress
_SLICE = 0.1  # seconds between two looks at the brake
Message = str | Answer | Outcome
"""A remark of clingo's; an answer; the state of the search, as an outcome without its answers."""


def bind(question: Question, encoding: Encoding, instance: Instance) -> Question:
    """Return a question about an instance, its clues ordered, all else shuffled as it wants.
    An encoding that ranks its clues is ground for that, within the limits. Raise OptionError if
    there is no such order, heuristic or labeling, or nothing can certify an answer; ProgramError if
    clingo rejects the part of the encoding that ranks the clues; or StoppedError if a limit or
    Ctrl-C ended its grounding."""
    bound = replace(question, encoding=encoding, instance=instance)
    heuristic = "" if bound.heuristic_part else (bound.heuristic or "").partition(",")[0]
    if heuristic.lower() not in ("", *map(str.lower, CLASP_HEURISTICS)):
        own = ", ".join(encoding.heuristics) or "none"
        known = f"of the encoding: {own}; of clasp: {', '.join(CLASP_HEURISTICS)}"
        raise OptionError(f"no heuristic {bound.heuristic!r}; {known}")
    _ = bound.parsed_labeling
    costs = (s for s in bound.statements if s.ast_type == ast.ASTType.Minimize)
    if bound.certify and bound.has_horizons and any(costs):
        words = "it can be certified that a plan is the only one, not that it costs least"
        raise OptionError(f"certify=True: {words}")
    if bound.order == GIVEN and bound.shuffle is None:
        return bound
    from pylogic.solving import orders  # most runs do without

    if bound.order != GIVEN:
        bound = replace(bound, instance=orders.order_clues(bound))
    return bound if bound.shuffle is None else orders.shuffle_statements(bound, bound.shuffle)


def solve(
    question: Question,
    *,
    on_answer: Callable[[Answer], None] = lambda _answer: None,
    on_progress: Callable[[Progress], None] = lambda _progress: None,
    on_ground: Callable[[Program], None] = lambda _program: None,
) -> Outcome:
    """Ground a bound question and search for answers within its limits, perhaps in a child.
    `on_answer` is called with each answer, `on_progress` now and then, `on_ground` with the ground
    program, in the process that searches. A limit raises nothing: the outcome has the answers so
    far. The caller sees to the question's engine, order and certification. Raise OptionError as
    `check_options`, ProgramError as `ground_task`."""
    remarks = check_options(question)
    answers: list[Answer] = []
    state = Outcome((), Progress(), False, None, Statistics(), ())

    def receive(message: Message) -> None:
        """Store a message of the search for the outcome, and call the caller's functions."""
        nonlocal state
        if isinstance(message, Answer):
            if message.cost:  # only answers that are proven to be as good stay beside this one
                answers[:] = [other for other in answers if other.proven]
            answers.append(message)
            reached = replace(state.progress, count=len(answers), cost=message.cost)
            state = replace(state, progress=reached)
            on_answer(message)
        elif isinstance(message, Outcome):
            state = message
            on_progress(state.progress)
        else:
            remarks.append(message)

    def work(send: Send[Message], brake: Cancellation) -> bool:
        """Ground and search, perhaps in a child; return True if the brake cut the search short."""
        searcher = Searcher(question, send, brake)
        on_ground(searcher.program)
        searcher.send_state()
        end = searcher.search()
        is_cut = end == "interrupted" and brake.is_set()
        is_limited = end == "interrupted" and not is_cut
        searcher.send_state(end == "exhausted", "conflicts" if is_limited else None)
        return is_cut

    interruption = run(work, question.limits, receive) or state.interrupted
    path, label = str(question.encoding.path), question.instance.label
    state = replace(state, answers=tuple(answers), encoding=path, instance=label)
    return replace(state, interrupted=interruption, remarks=tuple(remarks))


class Searcher:
    """Grounds a question, searches it by one or more solve calls, and counts over all of them.
    The steps of plans are ground while they are searched, and count as search."""

    def __init__(self, question: Question, send: Send[Message], brake: Cancellation) -> None:
        """Ground a question; have clasp look for all models: this object counts the answers."""
        wall, cpu = time.perf_counter(), time.process_time()
        labeling = question.parsed_labeling
        self._output = Output(labeling)
        self.program = program = ground_task(question, self._output, send=send)
        brake.interrupt = program.control.interrupt
        self._question, self._send, self._brake = question, send, brake
        self.decider: Decider | None = None
        if labeling:
            from pylogic.solving.labeling import Decider  # most runs do without

            self.decider = Decider(program.control, labeling, str(question.encoding.path))
        self.progress, self._bounds = Progress(), list[Sequence[int]]()
        """The count, cost and horizon so far; the bounds of the cost that clasp has proved."""
        self.figures: dict[str, int] = {}
        """The sizes and efforts of all solve calls, by name; {} before the first has ended."""
        self._model_seconds = 0.0
        """CPU seconds of functions that look at models and send answers: these are no search."""
        self._reported = self._grounded = time.perf_counter()
        self._grounded_cpu = time.process_time()
        self._statistics = Statistics(
            ground_seconds=self._grounded - wall,
            load_cpu_seconds=program.loaded - cpu,
            ground_cpu_seconds=self._grounded_cpu - program.loaded,
        )
        configuration: Any = program.control.configuration
        self._solve = configuration.solve
        self._solve.models = 0  # clasp's own limit would end an optimisation before its proof
        if question.all_optima:
            self._solve.opt_mode = "optN"
        self._optimises = self._solve.opt_mode.startswith("opt")
        self._models, self._is_proven = 0, False

    def search(self, propagator: clingo.Propagator | None = None) -> End:
        """Send all answers that the question wants, or improve one; return why the search ended.
        A propagator takes the place of the decider, which it asks. Raise OptionError where there is
        nothing to improve."""
        question, control = self._question, self.program.control
        if (registered := propagator or self.decider) is not None:
            control.register_propagator(registered)
        if not question.improve and not question.has_horizons:
            return self._send_answers()[0]
        if not question.improve:
            find_any = partial(self.solve_once, lambda _model: True)
            return search_horizons(self.program, self._send_answers, find_any)
        if question.has_horizons or not self._output.has_costs:
            words = "it is a plan" if question.has_horizons else "no rule minimizes or maximizes"
            raise OptionError(f"{question.encoding.path}: {words}, there is nothing to improve")
        from pylogic.solving.improvement import improve  # most runs do without

        steps = self.solve_once, self.send_model, self.is_over
        end = improve(self.program, *steps, question.seed or 0)
        self._add_figures(control.statistics)
        return end

    def _send_answers(self, horizon: int | None = None) -> tuple[End, bool]:
        """Send the answers of one solve call, at a horizon of a plan; return why it ended, and
        whether it found any. Raise ProgramError if clasp did not ask the labeling for its choices,
        as under some options."""
        before = self.progress.count
        self.progress = replace(self.progress, horizon=horizon)
        end = self.solve_once(self.send_model)
        if self.decider and end != "interrupted":
            choices, calls = self.figures["choices"], self.decider.calls
            # Branch and bound makes up to one choice of its own for each better answer.
            if not calls <= choices <= calls + (self._models if self._optimises else 0):
                words = f"clasp made {choices} choices and asked the labeling for {calls} of them"
                raise ProgramError(Problem(f"{words}: it cannot be followed under these options"))
        return end, self.progress.count > before

    def is_over(self) -> bool:
        """Return True if the brake is set, or the limit of conflicts is reached."""
        limit = self._question.limits.conflicts
        made = self.figures.get("conflicts", 0)
        return self._brake.is_set() or (limit is not None and made >= limit)

    def solve_once(
        self,
        on_model: Callable[[clingo.Model], bool],
        assumptions: Sequence[int] = (),
        most: int | None = None,
    ) -> End:
        """Call `on_model` with each model of one solve call until it returns True.
        Return why the call ended. `most` limits the conflicts of this call, besides the question's.
        Waiting for models in slices lets Python handle signals, which set the brake."""
        control, brake, limit = self.program.control, self._brake, self._question.limits.conflicts
        self._output.set_projection(control)
        if limit is not None:
            left = max(0, limit - self.figures.get("conflicts", 0))
            most = left if most is None else min(left, most)
        if most is not None:
            self._solve.solve_limit = f"{most},umax"

        on_unsat = None if assumptions else self._bounds.append  # under these it is no bound of all
        end: End | None = None
        with control.solve(assumptions, yield_=True, async_=True, on_unsat=on_unsat) as handle:
            while end is None:
                handle.resume()
                is_ready = False
                while not is_ready:
                    is_ready = brake.is_set() or handle.wait(_SLICE)
                    if time.perf_counter() > self._reported + _INTERVAL:
                        self.send_state()
                if brake.is_set():  # one from before the search did not interrupt it
                    handle.cancel()
                if (model := handle.model()) is None:
                    end = "exhausted" if handle.get().exhausted else "interrupted"
                    break
                began = time.thread_time()
                end = "enough" if on_model(model) else None
                self._model_seconds += time.thread_time() - began
        if limit is not None or not self._question.improve:  # half as long as a short call
            self._add_figures(control.statistics)
        return end

    def send_model(self, model: clingo.Model) -> bool:
        """Count a model as an answer, and send it if answers are kept, unless one showed the same.
        Return True once the answers are enough, which they never are while clasp optimizes."""
        self._models += 1
        cost, count = tuple(model.cost) if self._optimises else (), self.progress.count
        shown = self._output.read_new(model, cost)
        if shown is not None:
            # The answers on the way to the best do not count, nor is the best counted twice.
            is_one_more = not cost or (model.optimality_proven and self._is_proven)
            self._is_proven = model.optimality_proven
            count = count + 1 if is_one_more else 1
            self.progress = replace(self.progress, count=count, cost=cost)
            if self._question.keep:
                atoms, constants = model.symbols(atoms=True), self._question.all_constants
                self._send(Answer(tuple(shown), atoms, cost, self._is_proven, constants))
        return count == self._question.models and not cost

    def send_state(self, is_exhausted: bool = False, stop: Interruption | None = None) -> None:
        """Send the count of answers, the best cost, the bound, the horizon and the statistics."""
        self._reported = time.perf_counter()
        bound = self.progress.cost if is_exhausted else [(), *self._bounds][-1]
        progress, statistics = replace(self.progress, bound=tuple(bound)), self._statistics
        if self.figures:
            statistics = statistics._replace(
                solve_seconds=self._reported - self._grounded,
                solve_cpu_seconds=time.process_time() - self._grounded_cpu - self._model_seconds,
                **self.figures,
            )
        self._send(Outcome((), progress, is_exhausted, stop, statistics, ()))

    def _add_figures(self, statistics: Mapping[str, Any]) -> None:
        """Store the sizes of the last solve call, and its effort, which adds up."""
        program, generator = statistics["problem"]["lp"], statistics["problem"]["generator"]
        total = statistics.get("accu")
        solvers = (total or statistics)["solving"]["solvers"]
        kinds = ("constraints", "constraints_binary", "constraints_ternary")
        before = {} if total else self.figures
        efforts = ("choices", "conflicts", "restarts")
        self.figures = {
            "rules": int(program["rules"]),
            "atoms": int(program["atoms"]),
            "variables": int(generator["vars"]),
            "constraints": sum(int(generator[kind]) for kind in kinds),
            **{effort: before.get(effort, 0) + int(solvers[effort]) for effort in efforts},
        }


class Output(clingo.Observer):
    """The symbols that answers show, whether there are costs, and which answers show the same.
    clasp's own --project=show passes over names that begin with `_`, and takes answers that show a
    symbol for two reasons for two: so the atoms to project on are named here.
    """

    def __init__(self, labeling: Mapping[str, str] | None = None) -> None:
        """Observe a program; a labeling of atoms that are not shown forbids projection."""
        self.has_costs = False
        self.atoms: dict[clingo.Symbol, int] = {}
        """The atoms that answers show where they are true, with their literals; 0 for facts."""
        self._terms: dict[clingo.Symbol, set[tuple[int, ...]]] = {}
        """The terms that answers show where all literals of a condition hold, with conditions."""
        self._literals: dict[clingo.Symbol, int] = {}
        self._labeling = labeling
        self._is_new = self._is_exact = True
        """True if something was ground since the last search, and if no two answers of a projected
        search show the same."""
        self._is_projected = False
        self._seen: set[object] = set()

    def minimize(self, priority: int, literals: Sequence[tuple[int, int]]) -> None:
        """Store that there are costs; clingo calls this for a ground minimize statement."""
        self.has_costs = True

    def output_atom(self, symbol: clingo.Symbol, atom: int) -> None:
        """Store an atom that answers show where it is true."""
        self.atoms[symbol] = atom
        self._is_new = True

    def output_term(self, symbol: clingo.Symbol, condition: Sequence[int]) -> None:
        """Store a term that answers show where all literals of a condition hold."""
        self._terms.setdefault(symbol, set()).add(tuple(condition))
        self._is_new = True

    def find_literals(self, control: clingo.Control) -> dict[clingo.Symbol, int]:
        """Return the symbols that answers may show, with their literals; 0 if all answers show it.
        A term may get a new atom in the program. To be assumed, an atom must have a rule that can
        fire, or clasp takes its number for an atom of its own (clingo 5.8.3): so this atom is
        chosen, and constraints define it."""
        if not self._is_new:
            return self._literals
        # The atoms that terms had at an earlier step are projected on, too.
        self._is_exact = not (self._terms and self._literals)
        self._literals, self._is_new = dict(self.atoms), False
        if self._terms:
            with control.backend() as backend:
                for term, conditions in self._terms.items():
                    if (atom := self.atoms.get(term)) is not None:
                        conditions |= {(atom,) if atom else ()}
                    first = next(iter(conditions))
                    if () in conditions:
                        literal = 0
                    elif len(conditions) == len(first) == 1:
                        literal = first[0]
                    else:
                        literal, has_reason = backend.add_atom(), backend.add_atom()
                        for condition in conditions:
                            backend.add_rule([has_reason], condition)
                        backend.add_rule([literal], choice=True)
                        backend.add_rule([], [literal, -has_reason])
                        backend.add_rule([], [-literal, has_reason])
                    self._literals[term] = literal
        return self._literals

    def set_projection(self, control: clingo.Control) -> None:
        """Have clasp project the next solve call on shown symbols; else `read_new` compares models.
        Projected, clasp's branch and bound would miss answers that differ in cost alone, and a
        labeling's answers would come in another order."""
        configuration: Any = control.configuration
        solve = configuration.solve
        is_bounded = self.has_costs and solve.opt_mode.partition(",")[0] == "opt"
        labels = control.symbolic_atoms.by_signature(LABEL, 4) if self._labeling else ()
        labels_shown_atoms = all(fact.symbol.arguments[-1] in self.atoms for fact in labels)
        self._is_projected = not is_bounded and labels_shown_atoms
        solve.project = "project" if self._is_projected else "no"
        if self._is_projected and self._is_new:
            atoms = {abs(literal) for literal in self.find_literals(control).values() if literal}
            with control.backend() as backend:
                backend.add_project(list(atoms))

    def read_new(
        self, model: clingo.Model, cost: tuple[int, ...] = ()
    ) -> Sequence[clingo.Symbol] | None:
        """Return the symbols that a model shows, and remember it; None if it is an old answer. An
        old answer has the symbols and cost of an earlier model, and is as much proved optimal."""
        shown = model.symbols(shown=True)
        if self._terms:  # clingo repeats what is shown for two reasons
            shown = list(dict.fromkeys(shown))
        if not (self._is_projected and self._is_exact):
            key = (frozenset(shown), cost, model.optimality_proven)
            if key in self._seen:
                return None
            self._seen.add(key)
        return shown
