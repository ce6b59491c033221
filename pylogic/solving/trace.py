"""Trace: clasp's decisions, the atoms that follow from each, and the ways back.

A propagator records them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import PurePath
from typing import Any, NamedTuple

import clingo

from pylogic.errors import Interruption, OptionError, describe_stop
from pylogic.rules.limits import Cancellation, Limits
from pylogic.rules.symbols import Mark
from pylogic.solving.clasp_options import check_options
from pylogic.solving.grounding import Program, ground_task
from pylogic.solving.labeling import Decider
from pylogic.solving.process import Send, run
from pylogic.solving.question import Question
from pylogic.solving.solve import Output


class Moment(NamedTuple):
    """A decision or a way back, and its effects; atoms are numbers, negative where false."""

    level: int  # the decision level after this moment; 0 before any decision
    back: int | None = None
    """The level that a conflict or a restart leads back from; None for a decision."""
    decided: int = 0  # the atom that clasp decides; 0 for a literal that no atom names
    undone: tuple[int, ...] = ()  # the atoms that became open again at its beginning
    assigned: tuple[int, ...] = ()
    """The atoms that became true or false afterwards, the decided one included."""
    is_answer: bool = False  # true if all atoms are known in the end, so that it leads to an answer


class Recorder(clingo.Propagator):
    """Records how a search decides some atoms and takes them back, as a propagator.

    It decides and infers nothing itself: a decider that it calls may make the decisions.
    """

    def __init__(self, program: Program, decider: Decider | None, keep: int) -> None:
        """Prepare to record the atoms of a program that are shown or drawn, and other decisions.

        The first `keep` moments are kept; all are counted. The decider is asked for each decision.
        """
        self._recorded = program.find_undecided(program.task.encoding.visible)
        self.atoms = [*self._recorded]
        """The atoms, numbered from 1; behind the recorded ones those that clasp decides."""
        self.moments: list[Moment] = []
        self.left_out = 0
        self.decided, self.followed, self.undone = Counter[int](), Counter[int](), Counter[int]()
        """How often each number was decided, was assigned otherwise, and became open again."""
        self._others = [a for a in program.control.symbolic_atoms if not a.is_fact and a.literal]
        self._names: dict[int, tuple[clingo.Symbol, int]] = {}
        """For each of the solver's literals an atom, and -1 where it is false."""
        self._numbers: dict[int, list[int]] = {}
        """The numbers of atoms by the solver's literals, negative where false."""
        self._decider, self._keep = decider, keep
        self._moment = Moment(0)
        self._undone: list[int] = []
        self._assigned: list[int] = []

    def init(self, init: clingo.PropagateInit) -> None:
        """Watch the recorded atoms and store those known; prepare the decider."""
        for sign in (1, -1):
            for number, literal in enumerate(self._recorded.values(), 1):
                solver = sign * init.solver_literal(literal)
                self._numbers.setdefault(solver, []).append(sign * number)
                init.add_watch(solver)
                if init.assignment.is_true(solver):
                    self._assigned.append(sign * number)
            for atom in self._others:
                self._names.setdefault(
                    sign * init.solver_literal(atom.literal), (atom.symbol, sign)
                )
        init.undo_mode = clingo.PropagatorUndoMode.Always
        init.check_mode = clingo.PropagatorCheckMode.Total
        if self._decider is not None:
            self._decider.init(init)

    def propagate(self, control: clingo.PropagateControl, changes: Sequence[int]) -> None:
        """Record the literals that have become true; clingo calls this with them."""
        self._catch_up(control.assignment)
        known = set(self._assigned)
        self._assigned += [number for number in self._list_numbers(changes) if number not in known]

    def undo(self, thread_id: int, assignment: clingo.Assignment, changes: Sequence[int]) -> None:
        """Record the literals that are open again; clingo calls this with them."""
        level = assignment.decision_level
        if self._moment.back is None or self._moment.is_answer:
            self.begin_moment(Moment(level - 1, back=level))
        self._moment = self._moment._replace(level=level - 1)
        reopened, assigned_now = self._list_numbers(changes), set(self._assigned)
        self._undone += [number for number in reopened if number not in assigned_now]
        self._assigned = [number for number in self._assigned if number not in set(reopened)]

    def check(self, control: clingo.PropagateControl) -> None:
        """Record that the moment leads to an answer; clingo calls this once every atom is known."""
        self._moment = self._moment._replace(is_answer=True)

    def decide(self, thread_id: int, assignment: clingo.Assignment, fallback: int) -> int:
        """Return the literal to decide, the decider's or `fallback`; record it and the way back."""
        labeled = self._decider.decide(thread_id, assignment, 0) if self._decider else 0
        self._catch_up(assignment)
        self._record_decision(assignment.decision_level + 1, labeled or fallback)
        return labeled or fallback

    def _catch_up(self, assignment: clingo.Assignment) -> None:
        """Record a way back, and a last decision for which clasp did not ask `decide`, as where it
        projects answers."""
        level = assignment.decision_level
        if self._moment.back is None and level < self._moment.level:
            self.begin_moment(Moment(level, back=self._moment.level))
        if level > max(self._moment.level, assignment.root_level):
            self._record_decision(level, assignment.decision(level))

    def _record_decision(self, level: int, literal: int) -> None:
        """Begin the moment in which a solver's literal is decided, whose atom gets a number."""
        if literal not in self._numbers and literal in self._names:
            symbol, sign = self._names[literal]
            self.atoms.append(symbol)
            for solver in (literal, -literal):
                self._numbers[solver] = [sign * len(self.atoms)]
                sign = -sign
        self.begin_moment(Moment(level, decided=next(iter(self._list_numbers([literal])), 0)))

    def _list_numbers(self, literals: Sequence[int]) -> list[int]:
        """Return the numbers of the atoms that the solver's literals mean, with signs."""
        return [number for literal in literals for number in self._numbers.get(literal, ())]

    def begin_moment(self, moment: Moment) -> None:
        """Count the moment that is over, keep it if it is one of the first, and begin another."""
        decided = self._moment.decided
        self.decided[abs(decided)] += 1
        self.followed.update(abs(number) for number in self._assigned if number != decided)
        self.undone.update(map(abs, self._undone))
        if len(self.moments) < self._keep:
            effects = tuple(self._undone), tuple(self._assigned)
            self.moments.append(self._moment._replace(undone=effects[0], assigned=effects[1]))
        else:
            self.left_out += 1
        self._moment, self._undone, self._assigned = moment, [], []


@dataclass(frozen=True, repr=False)
class Trace:
    """The moments of a search, and counts over all of it."""

    encoding: str  # the file of the rules
    instance: str | None  # the name of the instance in messages; None for rules that need none
    atoms: tuple[clingo.Symbol, ...] = ()
    """The atoms that moments number from 1: shown or drawn ones, then others that clasp decided."""
    moments: tuple[Moment, ...] = ()
    decided: Mapping[clingo.Symbol, int] = field(default_factory=dict, hash=False)
    """The number of decisions on each atom."""
    followed: Mapping[clingo.Symbol, int] = field(default_factory=dict, hash=False)
    """The number of times that each atom became known without a decision on it."""
    undone: Mapping[clingo.Symbol, int] = field(default_factory=dict, hash=False)
    """The number of times that each atom became open again."""
    figures: Mapping[str, int] = field(default_factory=dict, hash=False)
    """clasp's choices, conflicts and restarts, and the answers found."""
    left_out: int = 0  # the number of moments after those that were kept
    interrupted: Interruption | None = None

    @property
    def summary(self) -> str:
        """The number of kept moments, how many lead back, and their deepest level, in words."""
        backs = sum(moment.back is not None for moment in self.moments)
        deepest = max((moment.level for moment in self.moments), default=0)
        moments = f"first {len(self.moments)}" if self.left_out else f"{len(self.moments)}"
        return f"of the {moments} moments, {backs} lead back; the deepest is on level {deepest}"

    def to_dict(self) -> dict[str, Any]:
        """Return the object that `pylogic trace --json` prints, of the moments that were kept.

        An atom is a text, after `not` if it is false; a decision without a name is None.
        """

        def name(number: int) -> str:
            """Return the text of a moment's number."""
            atom, holds = self.mark_of(number)
            return atom if holds else f"not {atom}"

        moments = []
        for moment in self.moments:
            atoms: dict[str, Any] = {"decided": name(moment.decided) if moment.decided else None}
            atoms |= {"undone": list(map(name, moment.undone))}
            atoms |= {"assigned": list(map(name, moment.assigned)), "answer": moment.is_answer}
            moments.append({"level": moment.level, "back": moment.back, **atoms})
        counts = {"decided": self.decided, "followed": self.followed, "undone": self.undone}
        return {
            "puzzle": PurePath(self.encoding).stem,
            "instance": self.instance,
            "figures": dict(self.figures),
            "interrupted": self.interrupted,
            "left_out": self.left_out,
            "moments": moments,
            **{kind: {str(atom): n for atom, n in own.items()} for kind, own in counts.items()},
        }

    def mark_of(self, number: int) -> Mark:
        """Return the atom of a moment's number, and False if the number is negative."""
        return str(self.atoms[abs(number) - 1]), number > 0

    def __str__(self) -> str:
        """Return the answers, choices, conflicts and restarts in words, and the end."""
        names = ("answer", "choice", "conflict", "restart")
        counts = [(self.figures.get(f"{name}s", 0), name) for name in names]
        words = ", ".join(f"{n} {name}{'s' * (n != 1)}" for n, name in counts)
        end = "search complete" if self.figures.get("exhausted") else "search not complete"
        return f"{words}, {describe_stop(self.interrupted) if self.interrupted else end}"

    def __repr__(self) -> str:
        return f"<Trace {self}>"


def trace(task: Question, limits: Limits, *, models: int = 2, keep: int = 200) -> Trace:
    """Search for `models` answers (0: all) and record it, in a child if a limit asks for one.

    The first `keep` moments are kept; the others only count. A limit raises nothing, but the trace
    is empty if it kills the child. Raise OptionError if an option does not exist, or the rules make
    plans or have no #show NAME/ARITY; or ProgramError if the instance makes no sense, or clingo
    rejects one of the files.
    """
    check_options(task)
    if task.has_horizons:
        raise OptionError(f"{task.encoding.path}: plans made of steps are not traced")
    if not task.encoding.outputs:
        words = "no statement #show NAME/ARITY says what an answer consists of"
        raise OptionError(f"{task.encoding.path}: {words}")
    traces = [Trace(str(task.encoding.path), task.instance.label)]
    interruption = run(partial(_record_search, task, models, keep), limits, traces.append)
    return replace(traces[-1], interrupted=interruption or traces[-1].interrupted)


def _record_search(
    task: Question, models: int, keep: int, send: Send[Trace], brake: Cancellation
) -> bool:
    """Do the work of `trace`, perhaps in a child; return True if the search was interrupted."""
    labeling, file = task.parsed_labeling, str(task.encoding.path)
    output = Output(labeling)
    program = ground_task(task, output)
    control = program.control
    brake.interrupt = control.interrupt
    decider = Decider(control, labeling, file) if labeling else None
    recorder = Recorder(program, decider, keep)
    control.register_propagator(recorder)
    configuration: Any = control.configuration
    configuration.solve.models = 0
    output.set_projection(control)
    answers = 0
    is_exhausted = is_interrupted = False
    with control.solve(yield_=True) as handle:
        for model in handle:
            answers += output.read_new(model, tuple(model.cost)) is not None
            if answers == models:
                break
        else:
            result = handle.get()
            is_exhausted, is_interrupted = bool(result.exhausted), bool(result.interrupted)
    recorder.begin_moment(Moment(0))  # the last one is over
    solvers = control.statistics["solving"]["solvers"]
    figures = {key: int(solvers[key]) for key in ("choices", "conflicts", "restarts")}
    figures |= {"answers": answers, "exhausted": int(is_exhausted)}
    decided, followed, undone = (
        {recorder.atoms[number - 1]: n for number, n in counter.items() if number}
        for counter in (recorder.decided, recorder.followed, recorder.undone)
    )
    recorded = tuple(recorder.atoms), tuple(recorder.moments), decided, followed, undone
    send(Trace(file, task.instance.label, *recorded, figures, recorder.left_out))
    return is_interrupted
