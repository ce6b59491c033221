"""Versions of rules on boards: do two, or many and a reference, mean the same, and if not, why?"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain
from math import prod
from typing import Any, Literal

from clingo import Symbol

from pylogic.authoring import rejections, why
from pylogic.authoring.rejections import Finding, find_rejected_answer, find_violation
from pylogic.clues.generate import generate_facts
from pylogic.draw.board import Board
from pylogic.errors import (
    DISAGREED,
    Interruption,
    OptionError,
    ProgramError,
    PylogicError,
    StoppedError,
    describe_stop,
    to_exit_code,
)
from pylogic.explain.film import Camera
from pylogic.explain.judgement import find_violations
from pylogic.formats import exchange
from pylogic.rules import library
from pylogic.rules.encoding import find_encoding
from pylogic.rules.instance import NO_INSTANCE, Instance, instance_from_text, read_instance
from pylogic.rules.limits import Limits
from pylogic.rules.renaming import pair_names, rename_encoding, restore_names
from pylogic.solving.grounding import check_safety, ground
from pylogic.solving.outcome import Answer, Picture, Shown
from pylogic.solving.process import call
from pylogic.solving.question import Question
from pylogic.solving.solve import solve

_TINY = ("1x1", "1x2", "2x1", "2x2", "2x3", "3x2", "3x3")
_SIZES = (*_TINY, "4x4", "5x5")
"""Sizes of the boards tried if no instance is named; a difference on a tiny board says most."""
_SHARES = 10
"""An instance that nobody named gets this part of the remaining time: a tenth."""
_PACKAGED = 3
"""Packaged instances, the smallest ones, where few boards are wanted."""
_TRIED = 50
"""Answers of each version that are shown to the other before a violation is searched for."""
_Search = Callable[[Question, Question, Limits], Finding]
_SEARCHES: tuple[tuple[_Search, int | None], ...] = (
    (partial(find_rejected_answer, models=_TRIED), None),
    (find_violation, 20_000),
    (find_violation, None),
    (partial(find_rejected_answer, models=10_000), None),  # where definitions differ
)
"""The searches for an answer of one version that the other rejects, the cheapest first, each with
the conflicts after which the other direction has its turn."""

Verdict = Literal["same", "no_difference", "different", "unknown"]
Proof = Literal["one file", "the same rules", "all answers"]


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
    interrupted: Interruption | None = None
    """The reason why a search, or the explanation of a difference, ended early."""
    map: tuple[tuple[str, str], ...] = ()
    """Predicates of the first version, each with its name in the second one; answers and
    constraints have the names of their own versions."""
    problem: str = ""
    """The reason why a file of a table could not be compared; "" of all others."""
    draw: Callable[[], Board] | None = field(default=None, compare=False)
    """Draws the answer as the first version draws its own; raises ProgramError if it cannot."""

    @property
    def exit_code(self) -> int:
        """The exit code of the command line: ANSWERED for "same", DISAGREED for "different",
        LIMITED for "no_difference" and "unknown"; CTRL_C after Ctrl-C."""
        proved = {"same": True, "different": False}.get(self.verdict)
        return to_exit_code(self.interrupted, proved, DISAGREED)

    @property
    def claim(self) -> str:
        """The verdict in words, and the instances that it holds for."""
        tried = self.instances
        on = tried[0] if len(tried) == 1 else f"{len(tried)} instances"
        if self.verdict == "different":
            words = f"{tried[-1]}: only {self.encodings[self.by]} accepts"
        elif self.verdict == "no_difference":
            words = f"no difference on {on}: others may show one"
        elif self.proof in ("one file", "the same rules"):
            words = f"the same answers on all instances: they are {self.proof}"
        elif self.verdict == "same":
            words = f"{on}: the same answers"
        else:
            but = "" if self.interrupted else "but "
            words = f"{on}: no difference found, {but}{self.end}"
        names = ", ".join(f"{other} for {name}" for name, other in self.map)
        return words + (f" ({self.encodings[1]} says {names})" if names else "")

    @property
    def end(self) -> str:
        """The reason in words why the verdict is "unknown"."""
        stop = self.interrupted
        return describe_stop(stop) if stop else "not all answers could be compared"

    @property
    def judgement(self) -> tuple[str, str]:
        """The verdict on a hand-in, the second version: "no difference", "differs" or "not judged"
        (not compared, or not to the end); and its reason, or the boards that it holds for, in words
        to follow it."""
        boards = f"{len(self.instances)} board{'s'[: len(self.instances) != 1]}"
        if self.problem:
            return "not judged", f": {self.problem}"
        if self.verdict == "unknown":
            return "not judged", f": {self.end} after {boards}"
        if self.verdict == "different":
            word = "accepts" if self.by else "rejects"
            return "differs", f" on {self.instances[-1]}: {word} a board wrongly"
        is_proved = self.proof in ("one file", "the same rules")
        return "no difference", f": they are {self.proof}" if is_proved else f" on {boards}"

    def to_dict(self) -> dict[str, Any]:
        """Return the document that `pylogic diff --json` prints; its atoms are sorted texts."""
        answer = self.accepted
        return {
            "verdict": self.verdict,
            "proof": self.proof,
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
            yield f"  what it breaks was not found: {self.end}"
        elif not self.broken:
            yield "  its choices do not make it: `pylogic why` with it as --expect says more"

    def draw_accepted(self) -> Board | None:
        """Draw the accepted answer as the first version draws its own; return None without one, or
        where that version cannot draw it."""
        with suppress(ProgramError):  # a view may not know what only wrong rules allow
            return self.draw() if self.draw is not None else None
        return None


def compare(
    reference: Question,
    other: Question,
    names: Mapping[str, str],
    limits: Limits,
    on_progress: Callable[[str, int], None] = lambda _name, _tried: None,
    boards: Iterable[Instance] | None = None,
) -> Equivalence:
    """Compare the answers of two versions on the instance of the reference; if it has none, on one
    of the `boards`, or of `find_boards`, after the other, until they differ.

    Versions with the same rules are not searched. Each of the boards gets a share of the remaining
    time; `on_progress` is called before each, with its name and the number already tried. A limit
    or Ctrl-C is not raised but leads to "unknown".

    Args:
        names: predicates of the reference, each with its name in the other version.

    Raises:
        OptionError: the names are wrong, the versions do not show the same predicates, or are plans
            made of steps; or no board makes sense.
        ProgramError: clingo rejects one of the files, or an instance makes no sense.
    """
    renaming = pair_names(reference.encoding, other.encoding, names)
    renamed = rename_encoding(other.encoding, renaming) if renaming else other.encoding
    tasks = reference, replace(other, encoding=renamed)
    _check_comparable(tasks)
    is_named = reference.instance is not NO_INSTANCE
    first, second = (task.encoding.path for task in tasks)
    known = Equivalence((str(first), str(second)), map=tuple(sorted(names.items())))
    if rejections.has_same_rules(*tasks):
        proof: Proof = "one file" if first.resolve() == second.resolve() else "the same rules"
        tried = (reference.instance.label or "",) * is_named
        return replace(known, instances=tried, proof=proof)
    try:
        wrong = [call(partial(check_safety, task.encoding), limits) for task in tasks]
        if any(wrong):
            raise ProgramError(*chain.from_iterable(wrong))
        if is_named or boards is None:
            boards = [reference.instance] if is_named else find_boards(tasks, limits)
        for instance in boards:
            name = instance.label or "no instance"
            is_sample = not is_named and instance is not NO_INSTANCE
            on_progress(name, len(known.instances))
            pair = replace(tasks[0], instance=instance), replace(tasks[1], instance=instance)
            finding, by = _search(pair, limits.share(_SHARES) if is_sample else limits)
            stop, tried = finding.interrupted, (*known.instances, name)
            if stop == "timeout" and limits.time_left != 0:
                stop = None  # the share is over, and no limit of the call has come
            known = replace(known, instances=tried, interrupted=stop or known.interrupted)
            if finding.answer is not None:
                return _explain_difference(known, pair, finding.answer, by, limits)
            if not finding.is_complete or known.verdict == "unknown":
                known = replace(known, verdict="unknown")
            elif is_sample:  # a sample proves nothing of others
                known = replace(known, verdict="no_difference")
            else:
                known = replace(known, proof="all answers")
            if stop == "user" or limits.time_left == 0:
                break
    except StoppedError as stopped:
        return replace(known, verdict="unknown", interrupted=stopped.interruption)
    except KeyboardInterrupt:
        return replace(known, verdict="unknown", interrupted="user")
    return known


def _check_comparable(tasks: tuple[Question, Question]) -> None:
    """Raise OptionError if two versions show other predicates, or are plans made of steps."""
    shown = [set(task.encoding.outputs) for task in tasks]
    if shown[0] != shown[1] or not shown[0]:
        named = [", ".join(f"{n}/{a}" for n, a in sorted(s)) or "nothing" for s in shown]
        words = f"the versions show {named[0]} and {named[1]}: #show must be the same"
        if tasks[1].encoding.shows_all and shown[1] > shown[0]:
            file = tasks[1].encoding.path.name
            words = f"{file} has no #show, so all its atoms count: write #show {named[0]}."
        mine, theirs = shown[0] - shown[1], shown[1] - shown[0]
        if len(mine) == len(theirs) == 1:
            (old, arity), (new, same) = *mine, *theirs
            words += f", or a map says that they mean the same: {old}={new}" * (arity == same)
        raise OptionError(words)
    if any(task.has_horizons for task in tasks):
        raise OptionError("plans made of steps are not compared")


def _search(tasks: tuple[Question, Question], limits: Limits) -> tuple[Finding, int]:
    """Search for an answer of one of two tasks with the same instance that the other rejects.
    Return the result, complete if both have the same answers, and which task has the answer."""
    is_known, interrupted = [False, False], None
    for find, conflicts in _SEARCHES:
        for by, pair in enumerate((tasks, tasks[::-1])):
            if not is_known[by]:
                answer, is_known[by], stop = find(*pair, limits._replace(conflicts=conflicts))
                interrupted = interrupted or stop
                if answer is not None or interrupted in ("timeout", "cpu", "user"):
                    return Finding(answer, False, interrupted), by
        if all(is_known):
            return Finding(None, True), 0
    return Finding(None, False, interrupted), 0


def _explain_difference(
    known: Equivalence, tasks: tuple[Question, Question], answer: Answer, by: int, limits: Limits
) -> Equivalence:
    """Return the result for an answer that the other version rejects, with what it breaks there.
    The answer gets the names of its own version."""
    names, other = dict(tasks[by].encoding.renamed_by), tasks[1 - by]
    own = [restore_names(symbols, names) for symbols in (answer.symbols, answer.atoms)]
    known = replace(
        known,
        verdict="different",
        accepted=replace(answer, symbols=own[0], atoms=own[1]) if names else answer,
        by=by,
        interrupted=None,
        draw=partial(_draw_answer, tasks[0], answer.symbols, limits.reset()),
    )
    try:
        broken = find_violations(other, answer.symbols, limits.extend())
        if not broken:  # its choices do not make it, or definitions lack something
            marks = [(str(x), True) for x in answer.symbols if other.encoding.is_shown(x)]
            broken = [*why.why(other, marks, limits.extend(), whole=True).main_reasons]
    except StoppedError as stopped:
        return replace(known, interrupted=stopped.interruption)
    return replace(known, broken=tuple(broken))


def _draw_answer(reference: Question, symbols: Sequence[Symbol], limits: Limits) -> Board:
    """Draw an answer, perhaps of other rules, as the reference draws its own, without atoms that it
    cannot derive. Raise ProgramError if it cannot draw the answer, StoppedError as `call`."""

    def draw() -> Board:
        """In a child: mark all atoms that answers of the reference may show."""
        camera, shown = Camera(reference), set(symbols)
        known = camera.consequences.control.symbolic_atoms
        names = reference.encoding.outputs
        atoms = [atom for name in names for atom in known.by_signature(*name) if not atom.is_fact]
        return camera.draw_board([(str(atom.symbol), atom.symbol in shown) for atom in atoms])

    return call(draw, limits)


def find_boards(
    tasks: tuple[Question, ...], limits: Limits, *, are_few: bool = False
) -> Iterator[Instance]:
    """Yield the instances that are tried if none is named, and make sense to each version.

    First come tiny empty boards, then packaged instances (all, or the three smallest if they
    `are_few`), then puzzles that the first version makes on growing boards. Rules without input get
    NO_INSTANCE.

    Raises:
        OptionError: no board makes sense.
        StoppedError: a limit or Ctrl-C came first.
    """
    encodings, reference = [task.encoding for task in tasks], tasks[0]
    if not any(encoding.inputs for encoding in encodings):
        yield NO_INSTANCE
        return

    def is_accepted(instance: Instance) -> bool:
        """Return True if clingo accepts all tasks with the instance, and no rules refuse it."""
        try:
            for task in tasks:
                ground(replace(task, instance=instance), limits)
        except ProgramError:
            return False
        return True

    boards = {}
    for size in _SIZES if all(("size", 2) in encoding.inputs for encoding in encodings) else ():
        board = exchange.empty_instance(encodings[0], size)
        if is_accepted(board):
            boards[size] = replace(board, name=f"an empty board of {size}")
    yield from (board for size, board in boards.items() if size in _TINY)
    files = dict.fromkeys(p for e in encodings for p in library.instances(e.name).values())
    packaged = sorted((read_instance(path, limits) for path in files), key=lambda x: len(x.facts))
    known = [x for x in packaged[: _PACKAGED if are_few else None] if is_accepted(x)]
    if not (boards or known):
        words = "a size alone makes no board: name an instance"
        raise OptionError(f"{encodings[0].path}: {words}")
    yield from known
    for size, board in boards.items():
        if size not in _TINY:
            yield board
        if reference.encoding.clues and ("clues", 0) in reference.encoding.parts:
            with suppress(OptionError, ProgramError):  # the puzzles so far count
                texts = set[str]()
                for facts in generate_facts(replace(reference, instance=board), limits):
                    puzzle = instance_from_text(facts, f"puzzle {len(texts) + 1} of {size}")
                    if facts not in texts and is_accepted(puzzle):
                        yield puzzle
                    texts.add(facts)


# ---- Hand-ins: many files for one puzzle, each compared with a teacher's -----------------------


@dataclass(frozen=True, repr=False)
class HandIns(Shown):
    """A reference, and rule files that were compared with it."""

    reference: str
    results: tuple[tuple[str, Equivalence], ...]
    """The files, each with its result."""

    @property
    def exit_code(self) -> int:
        """The exit code of the command line: CTRL_C after Ctrl-C, else DISAGREED if a file differs,
        else LIMITED if one is not judged, else ANSWERED."""
        verdicts = {result.judgement[0] for _, result in self.results}
        answer = False if "differs" in verdicts else None if "not judged" in verdicts else True
        is_stopped = any(result.interrupted == "user" for _, result in self.results)
        return to_exit_code("user" if is_stopped else None, answer, DISAGREED)

    def to_dict(self) -> dict[str, Any]:
        """Return the document that `pylogic diff --json` prints: the reference, and an object with
        file, verdict, problem and comparison for each hand-in."""
        hand_ins = [
            {
                "file": file,
                "verdict": result.judgement[0],
                "problem": result.problem or None,
                "comparison": None if result.problem else result.to_dict(),
            }
            for file, result in self.results
        ]
        return {"reference": self.reference, "hand_ins": hand_ins}

    def __str__(self) -> str:
        width = max(len(file) for file, _ in self.results)
        return "\n".join(f"{file:{width}}  {''.join(x.judgement)}" for file, x in self.results)

    def __repr__(self) -> str:
        return f"<HandIns {len(self.results)} compared with {self.reference}>"

    def parts(self) -> Iterator[str | Picture]:
        """Yield the table, then the board and the broken rules of each file that differs."""
        yield str(self)
        for file, result in self.results:
            if result.accepted is not None:
                word = "accepts" if result.by else "rejects"
                yield f"\n{file} {word} on {result.instances[-1]}:"
                yield Picture(result.draw_accepted, result.accepted, "the answer's atoms")
                yield from result.reasons()


def judge_files(
    reference: Question,
    files: Sequence[str],
    limits: Limits,
    names: Mapping[str, str],
    on_progress: Callable[[str, int], None] = lambda _file, _judged: None,
) -> HandIns:
    """Compare rule files with the reference on its instance, or else on small boards.

    Small boards are tiny empty ones, the smallest packaged instances, and puzzles up to 5x5, with
    so few answers of the reference that all are compared; those with the fewest cells come first.
    A file that cannot be read or compared counts as not judged. Ctrl-C ends the comparison after
    the current file, or raises StoppedError if it left no result for it.

    Args:
        limits: the limits of each file; their time begins with it.
        names: predicates of the reference, each with the name that the files have for it.
        on_progress: called with the name of the next file, and the number of judged files.

    Raises:
        OptionError: there is no small board.
        StoppedError: a limit or Ctrl-C came before the boards were known, or Ctrl-C later.
    """
    boards, search_limits = list[Instance](), limits.start()
    if reference.instance is NO_INSTANCE:
        for board in find_boards((reference,), search_limits, are_few=True):
            task = replace(reference, instance=board, options=("--opt-mode=ignore",))
            outcome = solve(replace(task, models=_TRIED + 1, limits=search_limits))
            if outcome.exhausted and len(outcome.answers) <= _TRIED:
                boards.append(board)
        if not boards:
            raise OptionError(f"no board has at most {_TRIED} answers: name an instance")
        boards.sort(key=lambda board: prod(board.size or ()))
    path, judged = str(reference.encoding.path), list[tuple[str, Equivalence]]()
    for file in files:
        on_progress(file, len(judged))
        started = limits.start()
        try:
            other = Question(find_encoding(file, started))
            result = compare(reference, other, names, started, boards=boards)
        except PylogicError as error:
            if isinstance(error, StoppedError) and error.interruption == "user":
                raise
            words = str(error.problems[0]).removeprefix("error: ")
            result = Equivalence((path, file), "unknown", problem=words)
        judged.append((file, result))
        if result.interrupted == "user":
            break
    return HandIns(path, tuple(judged))
