"""Two versions of an encoding: do they mean the same on an instance, and if not, why?"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain
from typing import Any, Literal

from pylogic.authoring import joint_search, why
from pylogic.authoring.joint_search import Finding
from pylogic.clues.generate import generate_facts
from pylogic.errors import (
    DISAGREED,
    Interruption,
    OptionError,
    ProgramError,
    StoppedError,
    describe_stop,
    to_exit_code,
)
from pylogic.explain.expectation import find_violations
from pylogic.formats import exchange
from pylogic.rules import library, renaming
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import NO_INSTANCE, Instance, instance_from_text, read_instance
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import pack
from pylogic.solving import verify
from pylogic.solving.grounding import check_safety, ground
from pylogic.solving.outcome import Answer, Drawn, Picture, Shown
from pylogic.solving.process import call
from pylogic.solving.question import Question
from pylogic.solving.solve import solve
from pylogic.solving.task import Task

_TINY = ("1x1", "1x2", "2x1", "2x2", "2x3", "3x2", "3x3")
SIZES = (*_TINY, "4x4", "5x5")
"""Sizes of the boards tried if no instance is named; a difference on a tiny board says most."""
_SHARES = 10
"""An instance that nobody named gets this part of the remaining time: a tenth."""
TRIED = 50
"""Answers of each version that are shown to the other before both are searched together."""
MANY = 10_000
"""Answers of each version that are shown to the other if searching together proves nothing."""
_CONFLICTS = 20_000
"""Conflicts that a joint search may spend before the other direction has its turn."""

Verdict = Literal["same", "no_difference", "different", "unknown"]
Proof = Literal["one file", "the same rules", "all answers"]

OnProgress = Callable[[str, int], None]
"""A function of the name of the next instance, and the number of instances already tried."""


@dataclass(frozen=True, repr=False)
class Equivalence(Shown):
    """The result of comparing two versions of an encoding on the instances tried."""

    encodings: tuple[str, str]
    """The files of the two versions."""
    verdict: Verdict = "same"
    """Never more than was proved: "same" has a proof, "no_difference" holds for the instances
    that were tried, and "unknown" says that one of the searches was cut short."""
    instances: tuple[str, ...] = ()
    """The names of the instances that were tried; the last one shows a difference, if any does."""
    accepted: Answer | None = None
    """An answer that only one version accepts."""
    by: int = 0
    """The version that accepts the answer, 0 or 1."""
    broken: tuple[tuple[str, str], ...] = ()
    """The constraints of the other that it breaks, in words, each with its place."""
    proof: Proof | None = None
    """Why they have the same answers."""
    packaged: int = 0
    """The number of instances that ship with the puzzle."""
    largest_board: str | None = None
    """The size of the last and largest small board that was tried; None without small boards."""
    interrupted: Interruption | None = None
    """The reason why a search, or the explanation of a difference, ended early."""
    map: tuple[tuple[str, str], ...] = ()
    """Predicates of the first version, each with its name in the second one; answers and
    constraints have the names of their own versions."""
    draw: Callable[[Answer], Drawn] | None = field(default=None, compare=False)
    """Draws the answer as the version that accepts it does, if its rules say how."""

    @property
    def exit_code(self) -> int:
        """The exit code of the command line: ANSWERED for "same", DISAGREED for "different",
        LIMITED for "no_difference" and "unknown"; CTRL_C after Ctrl-C."""
        proved = {"same": True, "different": False}.get(self.verdict)
        return to_exit_code(self.interrupted, proved, DISAGREED)

    @property
    def claim(self) -> str:
        """The verdict in words, and the instances that it holds for."""
        tried, packaged = self.instances, self.packaged
        if self.verdict == "different":
            words = f"{tried[-1]}: only {self.encodings[self.by]} accepts"
        elif self.verdict == "no_difference":
            ships = f"{packaged} packaged instance{'s'[: packaged != 1]}"
            small = f"boards up to {self.largest_board} ({len(tried) - packaged} tried)"
            where = [ships] * bool(packaged) + [small] * bool(self.largest_board)
            words = f"no difference on {' and on '.join(where)}: others may show one"
        elif self.proof in ("one file", "the same rules"):
            words = f"the same answers on all instances: they are {self.proof}"
        else:
            words = "the same answers"
            if self.verdict == "unknown":
                words = "no difference found, but not all answers could be compared"
                if self.interrupted:
                    words = f"no difference found, {describe_stop(self.interrupted)}"
            words = f"{tried[0] if len(tried) == 1 else f'{len(tried)} instances'}: {words}"
        names = ", ".join(f"{other} for {name}" for name, other in self.map)
        return words + (f" ({self.encodings[1]} says {names})" if names else "")

    def to_dict(self) -> dict[str, Any]:
        """Return the document that `pylogic diff --json` prints; its atoms are sorted texts."""
        answer = self.accepted
        return {
            "verdict": self.verdict,
            "proof": self.proof,
            "packaged": self.packaged,
            "boards": self.largest_board,
            "interrupted": self.interrupted,
            "instances": list(self.instances),
            "accepted": list(map(str, sorted(answer.symbols))) if answer else None,
            "by": self.encodings[self.by] if answer else None,
            "map": dict(self.map),
            "broken": [{"words": words, "place": place} for words, place in self.broken],
        }

    def __str__(self) -> str:
        return f"{self.claim} {self.accepted}" if self.accepted else self.claim

    def __repr__(self) -> str:
        return f"<Equivalence {self.verdict}: {self.claim}>"

    def parts(self) -> Iterator[str | Picture]:
        """Yield the claim; for a difference also the accepted answer and the `reasons`."""
        yield self.claim
        if self.accepted is not None:
            yield Picture(self.draw_accepted, self.accepted, "the answer's atoms")
            yield f"\n{self.encodings[1 - self.by]} rejects it:"
            yield from self.reasons()

    def reasons(self) -> Iterator[str]:
        """Yield a line for each rule that the accepted answer breaks, or one that says why none is
        known."""
        for words, place in self.broken:
            yield f"  {place}: {words}"
        if self.interrupted:
            yield f"  what it breaks was not found: {describe_stop(self.interrupted)}"
        elif not self.broken:
            yield "  its choices do not make it: `pylogic why` with it as --expect says more"

    def draw_accepted(self) -> Drawn | None:
        """Return the drawing of the accepted answer; None without one, or if it fails."""
        if self.accepted is not None and self.draw is not None:
            with suppress(ProgramError):  # a view may not know what only wrong rules allow
                return self.draw(self.accepted)
        return None


def compare(
    tasks: tuple[Task, Task],
    instances: Iterable[Trial],
    limits: Limits,
    on_progress: OnProgress = lambda _name, _tried: None,
) -> Equivalence:
    """Compare the answers of two versions on one instance after the other, until they differ.

    Versions with the same rules are not searched. An instance that nobody named gets a share of
    the remaining time; `on_progress` is called before each instance. A limit or Ctrl-C is not
    raised but leads to "unknown"; without any instance the verdict is "same".

    Raises:
        OptionError: they do not show the same predicates, or are plans made of steps.
        ProgramError: clingo rejects one of the files, or as `compare_on_instance`.
    """
    shown = [set(task.encoding.outputs) for task in tasks]
    if shown[0] != shown[1] or not shown[0]:
        named = [", ".join(f"{n}/{a}" for n, a in sorted(s)) or "nothing" for s in shown]
        words = f"the versions show {named[0]} and {named[1]}: #show must be the same"
        if tasks[1].encoding.shows_all and shown[1] > shown[0]:
            file = tasks[1].encoding.path.name
            words = f"{file} has no #show, so all its atoms count: write #show {named[0]}."
        alone = [sorted(own - others) for own, others in (shown, shown[::-1])]
        if len(alone[0]) == len(alone[1]) == 1 and alone[0][0][1] == alone[1][0][1]:
            words += f", or a map says that they mean the same: {alone[0][0][0]}={alone[1][0][0]}"
        raise OptionError(words)
    if any(task.has_horizons for task in tasks):
        raise OptionError("plans made of steps are not compared")
    first, second = (task.encoding.path for task in tasks)
    known = Equivalence((str(first), str(second)))
    if joint_search.has_same_rules(*tasks):
        named_instance = (
            () if tasks[0].instance is NO_INSTANCE else (tasks[0].instance.label or "",)
        )
        proof: Proof = "one file" if first.resolve() == second.resolve() else "the same rules"
        return replace(known, instances=named_instance, proof=proof)
    try:
        wrong = [call(partial(check_safety, task.encoding), limits) for task in tasks]
        if any(wrong):
            raise ProgramError(*chain.from_iterable(wrong))
        for trial in instances:
            on_progress(trial.instance.label or "no instance", len(known.instances))
            known = _compare_on_trial(known, tasks, trial, limits)
            if known.verdict == "different" or known.interrupted == "user" or limits.time_left == 0:
                break
    except StoppedError as stopped:
        return replace(known, verdict="unknown", interrupted=stopped.interruption)
    except KeyboardInterrupt:
        return replace(known, verdict="unknown", interrupted="user")
    return known


def _compare_on_trial(
    known: Equivalence, tasks: tuple[Task, Task], trial: Trial, limits: Limits
) -> Equivalence:
    """Return the result of all instances so far, `known`, and of another one: "unknown" stays
    unless the versions differ, and "same" on a sample is "no_difference": it proves nothing of
    others."""
    first, second = (replace(task, instance=trial.instance) for task in tasks)
    trial_limits = limits if trial.sample is None else limits.share(_SHARES)
    latest = compare_on_instance((first, second), trial_limits)
    interrupted = latest.interrupted
    if latest.verdict == "unknown" and interrupted == "timeout" and limits.time_left != 0:
        interrupted = None  # no limit of the call has come
    verdict = latest.verdict
    if verdict == "same" and trial.sample is not None:
        verdict = "no_difference"
    if known.verdict == "unknown" and verdict != "different":
        verdict = "unknown"
    return replace(
        latest,
        verdict=verdict,
        proof=latest.proof if verdict == "same" else None,
        packaged=known.packaged + (trial.sample == "packaged"),
        largest_board=trial.sample if trial.sample in SIZES else known.largest_board,
        instances=(*known.instances, trial.instance.label or "no instance"),
        interrupted=interrupted or known.interrupted,
    )


def compare_on_instance(tasks: tuple[Task, Task], limits: Limits) -> Equivalence:
    """Compare the answers of two tasks with the same instance, which the result does not name.

    Each version checks answers of the other. If there are too many, both versions are searched
    together for an answer that the other's constraints or bounds reject, which is then confirmed;
    if finding none proves nothing, more answers are checked. A limit gives "unknown".

    Raises:
        ProgramError: the instance makes no sense, or clingo rejects one of the files.
        StoppedError: a limit or Ctrl-C came while an answer was being confirmed.
    """
    known = Equivalence((str(tasks[0].encoding.path), str(tasks[1].encoding.path)))
    is_known = [False, False]
    interrupted: Interruption | None = None
    searches: tuple[Callable[[Task, Task, Limits], Finding], ...] = (
        partial(_find_rejected_answer, models=TRIED),
        partial(joint_search.search_jointly, conflicts=_CONFLICTS),
        joint_search.search_jointly,
        partial(_find_rejected_answer, models=MANY),
    )
    for find in searches:
        for by, other in ((0, tasks[1]), (1, tasks[0])):
            if is_known[by]:
                continue
            finding = find(tasks[by], other, limits)
            if finding.answer is not None:
                answer, names = finding.answer, dict(tasks[by].encoding.renamed_by)
                shown, true = (
                    pack(renaming.restore_names(x, names)) for x in (answer.symbols, answer.atoms)
                )
                accepted = replace(answer, shown=shown, true=true) if names else answer
                known = replace(known, verdict="different", accepted=accepted, by=by)
                try:
                    rules = find_violations(other, answer.symbols, limits.extend())
                    if not rules:  # its choices do not make it, or definitions lack something
                        marks = [
                            (str(x), True) for x in answer.symbols if other.encoding.is_shown(x)
                        ]
                        explanation = why.why(other, marks, limits.extend(), whole=True)
                        rules = list(explanation.main_reasons)
                except StoppedError as stopped:
                    return replace(known, interrupted=stopped.interruption)
                return replace(known, broken=tuple(rules))
            is_known[by] = finding.is_complete
            interrupted = interrupted or finding.interrupted
            if interrupted in ("timeout", "cpu", "user"):
                return replace(known, verdict="unknown", interrupted=interrupted)
        if all(is_known):
            return replace(known, proof="all answers")
    return replace(known, verdict="unknown", interrupted=interrupted)


def match_names(encoding: Encoding, other: Encoding, pairs: Mapping[str, str]) -> Encoding:
    """Return `other` with predicates renamed as in `encoding`: keys of `pairs` are their names in
    `encoding`, values those in `other`. Raise OptionError if a predicate is missing, or two would
    get one name."""
    names = renaming.pair_names(encoding, other, pairs)
    return renaming.rename_encoding(other, names) if names else other


def _find_rejected_answer(mine: Task, other: Task, limits: Limits, models: int) -> Finding:
    """Search the first `models` answers of one task, whatever they cost, for one that the other
    rejects; complete if these are all answers, and the other version has no costs."""
    task = replace(mine, options=(*mine.options, "--opt-mode=ignore"))
    outcome = solve(task, Question(models, limits=limits))
    if not outcome.answers:
        return Finding(None, outcome.exhausted, outcome.interrupted)
    shown = {tuple(answer.symbols): answer for answer in outcome.answers}
    confirmation = verify.confirm(other, list(shown), limits.extend())
    if confirmation.refuted:
        return Finding(shown[confirmation.refuted[0]])
    # The other version may prefer other ones of the same answers: search each direction.
    is_complete = outcome.exhausted and not confirmation.has_costs
    return Finding(None, is_complete, outcome.interrupted)


@dataclass(frozen=True)
class Trial:
    """An instance on which two versions are compared."""

    instance: Instance
    sample: str | None
    """The sample that it belongs to: "packaged", or the size of a small board; None for an instance
    that was named, or that is the only one."""


def find_trials(
    tasks: tuple[Task, ...], limits: Limits, most_packaged: int | None = None
) -> Iterator[Trial]:
    """Yield the instances that are tried if none is named, and make sense to each version.

    First come tiny empty boards, then packaged instances (all, or the `most_packaged` smallest),
    then puzzles that each version makes on growing boards. Rules without input get NO_INSTANCE.

    Raises:
        OptionError: no board makes sense.
        StoppedError: a limit or Ctrl-C came first.
    """
    if not any(task.encoding.inputs for task in tasks):
        yield Trial(NO_INSTANCE, None)
        return
    sizes = SIZES if all(("size", 2) in task.encoding.inputs for task in tasks) else ()
    boards = {}
    for size in sizes:
        board = exchange.empty_instance(tasks[0].encoding, size)
        if _is_accepted(tasks, board, limits):
            boards[size] = replace(board, name=f"an empty board of {size}")
    yield from (Trial(board, size) for size, board in boards.items() if size in _TINY)
    names = [task.encoding.name for task in tasks]
    files = {path: None for name in names for path in library.instances(name).values()}
    packaged = sorted((read_instance(path, limits) for path in files), key=lambda x: len(x.facts))
    known = [x for x in packaged[:most_packaged] if _is_accepted(tasks, x, limits)]
    if not (boards or known):
        words = "a size alone makes no board: name an instance"
        raise OptionError(f"{tasks[0].encoding.path}: {words}")
    yield from (Trial(instance, "packaged") for instance in known)
    for size, board in boards.items():
        if size not in _TINY:
            yield Trial(board, size)
        texts = set[str]()
        for task in tasks:
            if not task.encoding.clues or not task.encoding.has_part("clues"):
                continue
            with suppress(OptionError, ProgramError):  # the puzzles so far count
                for facts in generate_facts(replace(task, instance=board), limits):
                    if facts not in texts:
                        texts.add(facts)
                        puzzle = instance_from_text(facts, f"puzzle {len(texts)} of {size}")
                        if _is_accepted(tasks, puzzle, limits):
                            yield Trial(puzzle, size)


def _is_accepted(tasks: Iterable[Task], instance: Instance, limits: Limits) -> bool:
    """Return True if clingo accepts all tasks with the instance, and their rules refuse it not."""
    try:
        for task in tasks:
            ground(replace(task, instance=instance), limits)
    except ProgramError:
        return False
    return True
