"""Trace: clasp's decisions, the atoms that follow from each, and the ways back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import PurePath
from typing import Any, NamedTuple

import clingo

from pylogic.errors import Interruption, OptionError, stopped_by
from pylogic.rules.cancellation import Cancellation
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import pack, unpack
from pylogic.solving.child import Send
from pylogic.solving.grounding import ground_task
from pylogic.solving.labeling_search import follow
from pylogic.solving.options import check_options, loses_answers
from pylogic.solving.output import output_for
from pylogic.solving.process import run
from pylogic.solving.task import Task
from pylogic.solving.trace_propagator import Chooser, Moment, Recorder


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


class _Atoms(NamedTuple):
    """The atoms that moments number from 1."""

    packed: str


class _End(NamedTuple):
    """The counts of the whole search, by the atoms' numbers, and its figures by name."""

    decided: Mapping[int, int]
    followed: Mapping[int, int]
    undone: Mapping[int, int]
    figures: Mapping[str, int]
    left_out: int
    interruption: Interruption | None = None


_Message = str | _Atoms | Moment | _End


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
            case _Atoms(text):
                packed = text
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
    chooser, output = Chooser(task.labeling), output_for(task)
    program = ground_task(task, chooser, output, send=send)
    control = program.control
    brake.interrupt = control.interrupt
    literals = program.undecided(task.encoding.visible)  # what is shown or drawn
    send(_Atoms(pack(literals)))
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
