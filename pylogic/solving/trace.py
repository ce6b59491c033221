"""Trace: clasp's decisions, the atoms that follow from each, and the ways back.

A propagator records them. With each decision it notes why it was made: a labeling, #heuristic
statements, or clasp's own heuristic.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import PurePath
from typing import Any, NamedTuple

import clingo

from pylogic.errors import Interruption, OptionError, stopped_by
from pylogic.rules.cancellation import Cancellation
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import Mark, pack, unpack
from pylogic.solving.child import Send
from pylogic.solving.grounding import ground_task
from pylogic.solving.labeling import Labeling
from pylogic.solving.labeling_search import Decider, follow
from pylogic.solving.options import check_options, loses_answers
from pylogic.solving.output import Output
from pylogic.solving.process import run
from pylogic.solving.task import Task

_OWN = {"vsids": "VSIDS", "domain": "VSIDS", "vmtf": "VMTF", "berkmin": "BerkMin", "unit": "Unit"}
_TURNS = ("sign",)
"""Modifiers that say only whether an atom is tried as true or as false, not when."""


@dataclass(frozen=True)
class Moment:
    """A decision or a way back, and its effects; atoms by number, negative for false."""

    level: int
    """The decision level that it leads to; 0 before any decision."""
    back: int | None = None
    """The level that a conflict or a restart leads back from; None for a decision."""
    decided: int = 0
    """The atom decided; 0 if it is none of those recorded."""
    undone: tuple[int, ...] = ()
    """The atoms that were taken back first."""
    assigned: tuple[int, ...] = ()
    """The atoms that follow then."""
    is_answer: bool = False
    """Whether all atoms are decided then: an answer."""
    why: str = ""
    """The reason for the decision."""
    hidden: Mark | None = None
    """The atom decided, where it is not recorded."""


class Advice(NamedTuple):
    """A #heuristic statement as it is ground, for one atom."""

    atom: int
    modifier: str
    bias: int
    priority: int
    condition: Sequence[int]

    def __str__(self) -> str:
        at = f"@{self.priority}" if self.priority else ""
        return f"[{self.bias}{at}, {self.modifier}]"


class Chooser(clingo.Observer):
    """Says why a literal of the solver is decided; it reads the program's #heuristic statements."""

    def __init__(self, labeling: Labeling | None) -> None:
        """With the labeling that is followed."""
        self._labeling = labeling.text if labeling else ""
        self._found: list[Advice] = []
        self._of: dict[int, list[tuple[Advice, list[int]]]] = {}
        self._own = ""

    def heuristic(
        self,
        atom: int,
        type_: clingo.backend.HeuristicType,
        bias: int,
        priority: int,
        condition: Sequence[int],
    ) -> None:
        """Note a #heuristic statement while it is ground."""
        modifier = type_.name.rstrip("_").lower()
        self._found.append(Advice(atom, modifier, bias, priority, tuple(condition)))

    def begin(self, init: clingo.PropagateInit, configuration: Any) -> None:
        """Read which heuristic clasp has, and the solver's literals of the atoms."""
        solver = configuration.solver[0]
        name = solver.heuristic.partition(",")[0].lower()
        modifies = name == "domain" and solver.dom_mod.partition(",")[0] != "no"
        self._own = "Domain with --dom-mod" if modifies else _OWN.get(name, "the first open atom")
        self._of = {}
        for advice in self._found if name == "domain" else ():
            condition = [init.solver_literal(literal) for literal in advice.condition]
            atom = abs(init.solver_literal(advice.atom))
            self._of.setdefault(atom, []).append((advice, condition))

    def why(self, literal: int, assignment: clingo.Assignment, is_labeled: bool) -> str:
        """The reason for a decision, in words."""
        if is_labeled:
            return f"by the labeling {self._labeling}"
        own = f"clasp's own choice ({self._own})"
        applied = self._applied(abs(literal), assignment)
        said = " ".join(map(str, applied))
        if not applied:
            return own
        if all(advice.modifier in _TURNS for advice in applied):
            return f"{own}, true or false by #heuristic {said}"
        return f"by #heuristic {said}"

    def _applied(self, atom: int, assignment: clingo.Assignment) -> list[Advice]:
        """The advice for an atom that holds now: of each modifier that of the highest priority."""
        told = [a for a, c in self._of.get(atom, ()) if all(map(assignment.is_true, c))]
        highest: dict[str, int] = {}
        for advice in told:
            highest[advice.modifier] = max(advice.priority, highest.get(advice.modifier, 0))
        return [advice for advice in told if advice.priority == highest[advice.modifier]]


class Recorder(clingo.Propagator):
    """Records the atoms that it is given; it decides nothing and infers nothing.

    A decider may stand behind it and make the decisions.
    """

    def __init__(
        self,
        control: clingo.Control,
        literals: Sequence[int],
        chooser: Chooser,
        decider: Decider | None,
        take: Callable[[Moment], None],
    ) -> None:
        """`literals` are the program literals of the atoms, which moments number from 1.

        `take` is given the moments.
        """
        self._configuration = control.configuration
        self._program_literals = literals
        every = (atom for atom in control.symbolic_atoms if not atom.is_fact)
        self._others = {atom.literal: atom.symbol for atom in every}
        self._hidden: dict[int, int] = {}
        """The other atoms' program literals by those of the solver."""
        self._decider = decider
        self._chooser = chooser
        self._take = take
        self._numbers: dict[int, list[int]] = {}
        """The atoms' numbers by the literals of the solver, negative where they are false."""
        self._moment = Moment(0)
        self._undone: list[int] = []
        self._assigned: list[int] = []

    def init(self, init: clingo.PropagateInit) -> None:
        """Watch both signs of each atom."""
        for number, literal in enumerate(self._program_literals, 1):
            solver = init.solver_literal(literal)
            for sign in (1, -1):
                self._numbers.setdefault(sign * solver, []).append(sign * number)
                init.add_watch(sign * solver)
                if init.assignment.is_true(sign * solver):
                    self._assigned.append(sign * number)
        for literal in self._others:
            for sign in (1, -1):
                self._hidden.setdefault(sign * init.solver_literal(literal), sign * literal)
        self._chooser.begin(init, self._configuration)
        init.undo_mode = clingo.PropagatorUndoMode.Always
        init.check_mode = clingo.PropagatorCheckMode.Total
        if self._decider is not None:
            self._decider.init(init)

    def propagate(self, control: clingo.PropagateControl, changes: Sequence[int]) -> None:
        """Note the literals that have become true."""
        level = control.assignment.decision_level
        if self._moment.back is None and level < self._moment.level:
            self._begin(Moment(level, back=self._moment.level))
        self._note_decision(control.assignment)
        known = set(self._assigned)
        self._assigned += [number for number in self._numbered(changes) if number not in known]

    def undo(self, thread_id: int, assignment: clingo.Assignment, changes: Sequence[int]) -> None:
        """Note the literals that are open again."""
        level = assignment.decision_level
        if self._moment.back is None or self._moment.is_answer:
            self._begin(Moment(level - 1, back=level))
        self._moment = replace(self._moment, level=level - 1)
        gone, again = self._numbered(changes), set(self._assigned)
        self._undone += [number for number in gone if number not in again]
        self._assigned = [number for number in self._assigned if number not in set(gone)]

    def check(self, control: clingo.PropagateControl) -> None:
        """Note that everything is decided."""
        self._moment = replace(self._moment, is_answer=True)

    def decide(self, thread_id: int, assignment: clingo.Assignment, fallback: int) -> int:
        """Note a decision: of the decider, or else of clasp."""
        labeled = 0
        if self._decider is not None:
            labeled = self._decider.decide(thread_id, assignment, fallback)
        level = assignment.decision_level + 1
        if self._moment.back is None and level <= self._moment.level:
            self._begin(Moment(level - 1, back=self._moment.level))
        self._note_decision(assignment)
        self._open(level, labeled or fallback, assignment, is_labeled=labeled != 0)
        return labeled or fallback

    def _note_decision(self, assignment: clingo.Assignment) -> None:
        """Note a decision that clasp made without asking, as it does where it projects answers."""
        level = assignment.decision_level
        if level > max(self._moment.level, assignment.root_level):
            self._open(level, assignment.decision(level), assignment, is_labeled=False)

    def _open(
        self, level: int, literal: int, assignment: clingo.Assignment, is_labeled: bool
    ) -> None:
        """A decision begins a moment."""
        number = next(iter(self._numbers.get(literal, ())), 0)
        why = self._chooser.why(literal, assignment, is_labeled)
        other = 0 if number else self._hidden.get(literal, 0)
        hidden = (str(self._others[abs(other)]), other > 0) if other else None
        self._begin(Moment(level, decided=number, why=why, hidden=hidden))

    def _numbered(self, literals: Sequence[int]) -> list[int]:
        return [number for literal in literals for number in self._numbers.get(literal, ())]

    def _begin(self, moment: Moment) -> None:
        self.end()
        self._moment, self._undone, self._assigned = moment, [], []

    def end(self) -> None:
        """The last moment is over."""
        undone, assigned = tuple(self._undone), tuple(self._assigned)
        self._take(replace(self._moment, undone=undone, assigned=assigned))


@dataclass(frozen=True, repr=False)
class Trace:
    """The moments of a search, and its counts."""

    atoms: tuple[clingo.Symbol, ...]
    """The atoms that the moments number from 1: those that are shown or drawn."""
    moments: tuple[Moment, ...]
    decided: Mapping[clingo.Symbol, int] = field(hash=False)
    """How often each atom was decided, over the whole search."""
    followed: Mapping[clingo.Symbol, int] = field(hash=False)
    """How often each atom became known without being decided."""
    undone: Mapping[clingo.Symbol, int] = field(hash=False)
    """How often each atom was taken back."""
    figures: Mapping[str, int] = field(hash=False)
    """clasp's choices, conflicts and restarts, and the answers found."""
    left_out: int
    """How many moments were not kept."""
    interrupted: Interruption | None
    encoding: str
    """The file of the rules."""
    instance: str | None
    """The name of the instance in messages; None for rules that need none."""

    @property
    def summary(self) -> str:
        """How many moments there are, how many lead back, and how deep the search was."""
        backs = sum(moment.back is not None for moment in self.moments)
        deepest = max((moment.level for moment in self.moments), default=0)
        kept = f"first {len(self.moments)}" if self.left_out else f"{len(self.moments)}"
        return f"of the {kept} moments, {backs} lead back; the deepest is on level {deepest}"

    def to_dict(self) -> dict[str, Any]:
        """The object that `pylogic trace --json` prints."""
        return {
            "puzzle": PurePath(self.encoding).stem,
            "instance": self.instance,
            "figures": dict(self.figures),
            "interrupted": self.interrupted,
            "left_out": self.left_out,
            "moments": [self._moment(moment) for moment in self.moments],
            "decided": {str(atom): n for atom, n in self.decided.items()},
            "followed": {str(atom): n for atom, n in self.followed.items()},
            "undone": {str(atom): n for atom, n in self.undone.items()},
        }

    def _moment(self, moment: Moment) -> dict[str, Any]:
        return {
            "level": moment.level,
            "back": moment.back,
            "decided": self.decision(moment),
            "why": moment.why or None,
            "undone": list(map(self.literal, moment.undone)),
            "assigned": list(map(self.literal, moment.assigned)),
            "answer": moment.is_answer,
        }

    def decision(self, moment: Moment) -> str | None:
        """The decision in words; None if its atom has no name, or nothing was decided."""
        if moment.hidden is not None:
            atom, holds = moment.hidden
            return atom if holds else f"not {atom}"
        return self.literal(moment.decided) if moment.decided else None

    def literal(self, number: int) -> str:
        """An atom by its number, negative where it is false."""
        atom = self.atoms[abs(number) - 1]
        return f"{atom}" if number > 0 else f"not {atom}"

    def __str__(self) -> str:
        names = ("answer", "choice", "conflict", "restart")
        counts = [(self.figures.get(f"{name}s", 0), name) for name in names]
        said = ", ".join(f"{n} {name}{'s' * (n != 1)}" for n, name in counts)
        end = "search complete" if self.figures.get("exhausted") else "search not complete"
        return f"{said}, {stopped_by(self.interrupted) if self.interrupted else end}"

    def __repr__(self) -> str:
        return f"<Trace {self}>"


class _End(NamedTuple):
    """The counts of the whole search, by the atoms' numbers, and its figures by name."""

    decided: Mapping[int, int]
    followed: Mapping[int, int]
    undone: Mapping[int, int]
    figures: Mapping[str, int]
    left_out: int
    interruption: Interruption | None = None


_Message = str | Moment | _End
"""The packed atoms that moments number from 1; a moment; the counts."""


def trace(task: Task, limits: Limits, *, models: int = 2, keep: int = 200) -> Trace:
    """Search for so many answers (0: all) and record it; the first `keep` moments are kept.

    Raises:
        OptionError: an option does not exist, or the search is none that can be recorded.
        ProgramError: the instance makes no sense, or clingo rejects one of the files.
    """
    check_options(task)
    if task.has_horizons:
        raise OptionError(f"{task.encoding.path}: plans made of steps are not traced")
    if not task.encoding.shown:
        words = "no statement #show NAME/ARITY says what an answer consists of"
        raise OptionError(f"{task.encoding.path}: {words}")
    moments: list[Moment] = []
    packed, end = "()", _End({}, {}, {}, {}, 0)

    def receive(message: _Message) -> None:
        nonlocal packed, end
        match message:
            case Moment():
                moments.append(message)
            case str():
                packed = message
            case _End():
                end = message

    interruption = run(partial(_work, task, models, keep), limits, receive)
    atoms = unpack(packed)
    decided, followed, undone = ({atoms[i - 1]: n for i, n in c.items()} for c in end[:3])
    return Trace(
        atoms,
        tuple(moments),
        decided,
        followed,
        undone,
        end.figures,
        end.left_out,
        interruption or end.interruption,
        str(task.encoding.path),
        task.instance.label,
    )


def _work(task: Task, models: int, keep: int, send: Send[_Message], brake: Cancellation) -> bool:
    chooser, output = Chooser(task.labeling), Output(task.labeling)
    program = ground_task(task, chooser, output)
    control = program.control
    brake.interrupt = control.interrupt
    literals = program.undecided(task.encoding.visible)  # what is shown or drawn
    send(pack(literals))
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
            send(moment)

    decider = follow(program, task.labeling, is_registered=False) if task.labeling else None
    recorder = Recorder(control, tuple(literals.values()), chooser, decider, take)
    control.register_propagator(recorder)
    configuration: Any = control.configuration
    configuration.solve.models = 0
    output.prepare(control)
    answers = 0
    is_exhausted = is_interrupted = False
    with control.solve(yield_=True) as handle:
        for model in handle:
            answers += output.take(model, tuple(model.cost)) is not None
            if answers == models:
                break
        else:
            result = handle.get()
            is_exhausted, is_interrupted = bool(result.exhausted), bool(result.interrupted)
    recorder.end()
    solvers = control.statistics["solving"]["solvers"]
    figures = {key: int(solvers[key]) for key in ("choices", "conflicts", "restarts")}
    is_unproved = is_exhausted and loses_answers(configuration)
    figures |= {"answers": answers, "exhausted": int(is_exhausted and not is_unproved)}
    counts = dict(+decided), dict(+followed), dict(+undone)  # without what was never decided
    send(_End(*counts, figures, max(0, count - keep), "backprop" if is_unproved else None))
    return is_interrupted
