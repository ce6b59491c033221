"""Trace: clasp's decisions, the atoms that follow from each, and the ways back.

A propagator records them.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from pathlib import PurePath
from typing import Any, NamedTuple

import clingo

from pylogic.errors import Interruption, OptionError, describe_stop
from pylogic.rules.limits import Cancellation, Limits
from pylogic.rules.symbols import Mark
from pylogic.solving.clasp_options import check_options
from pylogic.solving.grounding import Program
from pylogic.solving.labeling import Decider
from pylogic.solving.process import Send, run
from pylogic.solving.question import Question
from pylogic.solving.solve import Searcher


class Moment(NamedTuple):
    """A decision or a way back, and its effects."""

    level: int  # the decision level after this moment; 0 before any decision
    back: int | None = None
    """The level that a conflict or a restart leads back from; None for a decision."""
    decided: Mark | None = None  # clasp's decision; None for a literal that no atom names
    undone: tuple[Mark, ...] = ()  # the atoms that became open again at its beginning
    assigned: tuple[Mark, ...] = ()
    """The atoms that became true or false afterwards, the decided one included."""
    is_answer: bool = False  # true if all atoms are known in the end, so that it leads to an answer


class Recorder(clingo.Propagator):
    """Records how a search decides the atoms that are shown or drawn, and takes them back.
    It decides and infers nothing itself: a decider that it calls may make the decisions."""

    def __init__(self, program: Program, decider: Decider | None, keep: int) -> None:
        """Prepare to record a program: keep the first `keep` moments, and count all of them."""
        self.moments: list[Moment] = []
        self.left_out = 0
        self.counts = {kind: Counter[str]() for kind in ("decided", "followed", "undone")}
        """How often each atom was decided, was assigned otherwise, and became open again."""
        self._program, self._decider, self._keep = program, decider, keep
        self._recorded: defaultdict[int, list[Mark]] = defaultdict(list)
        """The recorded atoms by the solver's literals that make them true or false."""
        self._names: dict[int, Mark] = {}
        """An atom for each of the solver's literals, a recorded one if there is one."""
        self._moment = Moment(0)
        self._undone: list[Mark] = []
        self._assigned: dict[Mark, None] = {}

    def init(self, init: clingo.PropagateInit) -> None:
        """Watch the recorded atoms and store those known; prepare the decider."""
        recorded = self._program.find_undecided(self._program.question.encoding.visible)
        others = (a for a in self._program.control.symbolic_atoms if not a.is_fact and a.literal)
        atoms = {**recorded, **{atom.symbol: atom.literal for atom in others}}
        for holds, (symbol, literal) in product((True, False), atoms.items()):
            value, mark = init.solver_literal(literal) * (1 if holds else -1), (str(symbol), holds)
            self._names.setdefault(value, mark)
            if symbol in recorded:
                self._recorded[value].append(mark)
                init.add_watch(value)
                if init.assignment.is_true(value):
                    self._assigned[mark] = None
        init.undo_mode = clingo.PropagatorUndoMode.Always
        init.check_mode = clingo.PropagatorCheckMode.Total
        if self._decider is not None:
            self._decider.init(init)

    def propagate(self, control: clingo.PropagateControl, changes: Sequence[int]) -> None:
        """Record the literals that have become true; clingo calls this with them."""
        self._catch_up(control.assignment)
        for literal in changes:
            self._assigned |= dict.fromkeys(self._recorded[literal])

    def undo(self, thread_id: int, assignment: clingo.Assignment, changes: Sequence[int]) -> None:
        """Record the literals that are open again; clingo calls this with them."""
        level = assignment.decision_level
        if self._moment.back is None or self._moment.is_answer:
            self.begin_moment(Moment(level - 1, back=level))
        self._moment = self._moment._replace(level=level - 1)
        marks = [mark for literal in changes for mark in self._recorded[literal]]
        self._undone += [mark for mark in marks if mark not in self._assigned]
        for mark in marks:
            self._assigned.pop(mark, None)

    def check(self, control: clingo.PropagateControl) -> None:
        """Record that the moment leads to an answer; clingo calls this once every atom is known."""
        self._moment = self._moment._replace(is_answer=True)

    def decide(self, thread_id: int, assignment: clingo.Assignment, fallback: int) -> int:
        """Return the literal to decide, the decider's or `fallback`; record it and the way back."""
        labeled = self._decider.decide(thread_id, assignment, 0) if self._decider else 0
        chosen = labeled or fallback
        self._catch_up(assignment)
        self.begin_moment(Moment(assignment.decision_level + 1, decided=self._names.get(chosen)))
        return chosen

    def _catch_up(self, assignment: clingo.Assignment) -> None:
        """Record a way back, and a last decision for which clasp did not ask `decide`, as where it
        projects answers."""
        level = assignment.decision_level
        if self._moment.back is None and level < self._moment.level:
            self.begin_moment(Moment(level, back=self._moment.level))
        if level > max(self._moment.level, assignment.root_level):
            self.begin_moment(Moment(level, decided=self._names.get(assignment.decision(level))))

    def begin_moment(self, moment: Moment) -> None:
        """Count the moment that is over, keep it if it is one of the first, and begin another."""
        decided = self._moment.decided
        self.counts["decided"].update([decided[0]] if decided else [])
        self.counts["followed"].update(mark[0] for mark in self._assigned if mark != decided)
        self.counts["undone"].update(atom for atom, _ in self._undone)
        if len(self.moments) < self._keep:
            undone, assigned = tuple(self._undone), tuple(self._assigned)
            self.moments.append(self._moment._replace(undone=undone, assigned=assigned))
        else:
            self.left_out += 1
        self._moment, self._undone, self._assigned = moment, [], {}


@dataclass(frozen=True, repr=False)
class Trace:
    """The moments of a search, and counts over all of it."""

    encoding: str  # the file of the rules
    instance: str | None  # the name of the instance in messages; None for rules that need none
    moments: tuple[Moment, ...] = ()
    counts: Mapping[str, Mapping[str, int]] = field(default_factory=dict, hash=False)
    """For each atom how often it was "decided", how often it became known without a decision on it
    ("followed"), and how often it became open again ("undone")."""
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
        An atom is a text, after `not` if it is false; a decision without a name is None."""

        def write(*marks: Mark) -> list[str]:
            """Return atoms as texts."""
            return [atom if holds else f"not {atom}" for atom, holds in marks]

        moments = [
            {
                "level": moment.level,
                "back": moment.back,
                "decided": write(moment.decided)[0] if moment.decided else None,
                "undone": write(*moment.undone),
                "assigned": write(*moment.assigned),
                "answer": moment.is_answer,
            }
            for moment in self.moments
        ]
        return {
            "puzzle": PurePath(self.encoding).stem,
            "instance": self.instance,
            "figures": dict(self.figures),
            "interrupted": self.interrupted,
            "left_out": self.left_out,
            "moments": moments,
            **{kind: dict(counts) for kind, counts in self.counts.items()},
        }

    def __str__(self) -> str:
        """Return the answers, choices, conflicts and restarts in words, and the end."""
        names = ("answer", "choice", "conflict", "restart")
        counts = [(self.figures.get(f"{name}s", 0), name) for name in names]
        words = ", ".join(f"{n} {name}{'s' * (n != 1)}" for n, name in counts)
        end = "search complete" if self.figures.get("exhausted") else "search not complete"
        return f"{words}, {describe_stop(self.interrupted) if self.interrupted else end}"


def trace(question: Question, limits: Limits, keep: int) -> Trace:
    """Search for a question's answers and record it, in a child if a limit asks for one.
    The search is that of `solve`. The first `keep` moments are kept; the others only count. A limit
    raises nothing, but the trace is empty if it kills the child. Raise OptionError if an option
    does not exist, or the rules make plans; or ProgramError if the instance makes no sense, or
    clingo rejects one of the files."""
    check_options(question)
    file = str(question.encoding.path)
    if question.has_horizons:
        raise OptionError(f"{file}: plans made of steps are not traced")
    traces = [Trace(file, question.instance.label)]

    def record(send: Send[Trace], brake: Cancellation) -> bool:
        """Search, perhaps in a child, and send the trace; return True if it was interrupted."""
        searcher = Searcher(replace(question, keep=False), lambda _message: None, brake)
        recorder = Recorder(searcher.program, searcher.decider, keep)
        end = searcher.search(recorder)
        recorder.begin_moment(Moment(0))  # the last one is over
        figures = {key: searcher.figures[key] for key in ("choices", "conflicts", "restarts")}
        figures |= {"answers": searcher.progress.count, "exhausted": int(end == "exhausted")}
        recorded = tuple(recorder.moments), recorder.counts, figures, recorder.left_out
        send(Trace(file, question.instance.label, *recorded))
        return end == "interrupted"

    interruption = run(record, limits, traces.append)
    return replace(traces[-1], interrupted=interruption or traces[-1].interrupted)
