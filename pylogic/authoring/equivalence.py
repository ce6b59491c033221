"""Versions of rules on boards: do two, or many and a reference, mean the same, and if not, why?"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from math import prod
from typing import Any, Literal

from pylogic import errors
from pylogic.authoring.rejections import find_difference, write_rules
from pylogic.authoring.why import why
from pylogic.clues.generate import generate_facts
from pylogic.draw.board import Board
from pylogic.errors import Interruption, OptionError, ProgramError, PylogicError, StoppedError
from pylogic.explain.film import Camera
from pylogic.explain.judgement import find_violations
from pylogic.formats import exchange
from pylogic.rules import library
from pylogic.rules.encoding import CLUES, find_encoding
from pylogic.rules.instance import NO_INSTANCE, Instance, instance_from_text, read_instance
from pylogic.rules.limits import Limits
from pylogic.rules.renaming import pair_names, rename_encoding
from pylogic.solving.grounding import check_safety, ground
from pylogic.solving.outcome import Answer, Picture, Shown
from pylogic.solving.process import call
from pylogic.solving.question import Question
from pylogic.solving.solve import solve

_SIZES = ("1x1", "1x2", "2x1", "2x2", "2x3", "3x2", "3x3", "4x4", "5x5")
"""Sizes of the boards tried if no instance is named; a difference on a tiny board says most."""
_TINY = 7  # the number of sizes that come before packaged instances
_PACKAGED = 3  # the number of packaged instances that are tried, the smallest ones
_COMPARED = 50  # most answers of the reference on a board of a table: all of them are compared

Verdict = Literal["same", "no_difference", "different", "unknown"]
Proof = Literal["one file", "the same rules", "all answers"]


@dataclass(frozen=True, repr=False)
class Equivalence(Shown):
    """The result of comparing two versions of an encoding on the instances tried."""

    encodings: tuple[str, str]  # the files of the two versions
    verdict: Verdict = "same"
    """Never more than was proved: "same" has a proof, "no_difference" holds for the instances
    that were tried, and "unknown" says that one of the searches was cut short."""
    instances: tuple[str, ...] = ()
    """The names of the instances that were tried; the last one shows a difference, if any does."""
    accepted: Answer | None = None
    """An answer that only one version accepts; its predicates have the first version's names."""
    by: int = 0  # the version that accepts the answer, 0 or 1
    broken: tuple[tuple[str, str], ...] = ()
    """The constraints of the other that it breaks, in words, each with its place."""
    board: Board | None = None  # the answer as the first version draws its own, if it can
    proof: Proof | None = None  # why they have the same answers
    interrupted: Interruption | None = None
    """The reason why a search, or the explanation of a difference, ended early."""
    problem: str = ""
    """The reason why a file of a table could not be compared; "" of all others."""

    @property
    def exit_code(self) -> int:
        """The exit code of the command line: ANSWERED for "same", DISAGREED for "different",
        LIMITED for "no_difference" and "unknown"; CTRL_C after Ctrl-C."""
        proved = {"same": True, "different": False}.get(self.verdict)
        return errors.to_exit_code(self.interrupted, proved, errors.DISAGREED)

    def to_dict(self) -> dict[str, Any]:
        """Return the document that `pylogic diff --json` prints; its atoms are sorted texts."""
        answer = self.accepted
        return {
            "file": self.encodings[1],
            "verdict": self.verdict,
            "proof": self.proof,
            "problem": self.problem or None,
            "interrupted": self.interrupted,
            "instances": list(self.instances),
            "accepted": list(map(str, sorted(answer.symbols))) if answer else None,
            "by": self.encodings[self.by] if answer else None,
            "broken": [{"words": words, "place": place} for words, place in self.broken],
        }

    def __str__(self) -> str:
        """Return the verdict on the second version in words, with the boards that it holds for."""
        boards = f"{len(self.instances)} board{'s' * (len(self.instances) != 1)}"
        if self.verdict == "different":
            verb, opposite = ("accepts", "rejects")[:: 1 if self.by else -1]
            return f"differs on {self.instances[-1]}: {verb} what {self.encodings[0]} {opposite}"
        if self.verdict == "unknown":
            doubt = f"not all answers could be compared on {boards}"
            if self.interrupted:
                doubt = f"{errors.describe_stop(self.interrupted)} after {boards}"
            return f"not judged: {self.problem or doubt}"
        if self.proof in ("one file", "the same rules"):
            return f"the same answers on all instances: they are {self.proof}"
        end = "the same answers" if self.proof else "others may show one"
        return f"no difference on {boards}: {end}"

    def parts(self) -> Iterator[str | Picture]:
        """Yield the verdict; for a difference also the accepted answer, and a line for each rule
        that it breaks, or one that says why none is known."""
        yield str(self)
        if self.accepted is not None:
            yield Picture(lambda: self.board, self.accepted)
            yield f"\n{self.encodings[1 - self.by]} rejects it:"
            yield from (f"  {place}: {words}" for words, place in self.broken)
            if not self.broken:
                stop, more = self.interrupted, "`pylogic why` with it as --expect says more"
                why_not = errors.describe_stop(stop) if stop else more
                yield f"  what it breaks was not found: {why_not}"


def compare(
    reference: Question,
    other: Question,
    names: Mapping[str, str],
    limits: Limits,
    on_progress: Callable[[str, int], None] = lambda _name, _tried: None,
    boards: Iterable[Instance] = (),
) -> Equivalence:
    """Compare the answers of two versions on the instance of the reference; if it has none, on one
    of the `boards`, or of `find_boards`, after the other, until they differ.

    Versions with the same rules are not searched. `names` are predicates of the reference, each
    with its name in the other version. `on_progress` is called before each board, with its name and
    the number already tried. A limit or Ctrl-C is not raised but leads to "unknown". Raise
    OptionError if the names are wrong, the versions do not show the same predicates, or are plans
    made of steps, or no board makes sense; ProgramError if clingo rejects one of the files, or an
    instance makes no sense.
    """
    renaming = pair_names(reference.encoding, other.encoding, names)
    tasks = reference, replace(other, encoding=rename_encoding(other.encoding, renaming))
    _check_comparable(tasks)
    first, second = (task.encoding.path for task in tasks)
    known, tried = Equivalence((str(first), str(second))), list[str]()
    is_named = reference.instance is not NO_INSTANCE
    if write_rules(tasks[0]) == write_rules(tasks[1]):
        proof: Proof = "one file" if first.resolve() == second.resolve() else "the same rules"
        return replace(known, instances=(reference.instance.name,) * is_named, proof=proof)
    is_sample = not is_named and any(task.encoding.inputs for task in tasks)
    verdict: Verdict = "no_difference" if is_sample else "same"  # a sample proves nothing of others
    try:
        problems = [call(partial(check_safety, task.encoding), limits) for task in tasks]
        if any(problems):
            raise ProgramError(*chain.from_iterable(problems))
        for board in [reference.instance] if is_named else boards or find_boards(tasks, limits):
            name = board.label or "no instance"
            on_progress(name, len(tried))
            pair = replace(tasks[0], instance=board), replace(tasks[1], instance=board)
            answer, is_complete, by = find_difference(pair, limits, is_sample=is_sample)
            tried.append(name)
            if answer is not None:
                return _explain(replace(known, instances=tuple(tried), by=by), pair, answer, limits)
            verdict = verdict if is_complete else "unknown"
    except (StoppedError, KeyboardInterrupt) as error:
        stop = error.interruption if isinstance(error, StoppedError) else "user"
        known, verdict = replace(known, interrupted=stop), "unknown"
    known = replace(known, verdict=verdict, instances=tuple(tried))
    return replace(known, proof="all answers") if verdict == "same" else known


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


def _explain(
    known: Equivalence, tasks: tuple[Question, Question], answer: Answer, limits: Limits
) -> Equivalence:
    """Return the result for an answer that one version rejects, with what it breaks there, and
    drawn as the first version draws its own, without atoms that this cannot derive."""

    def draw() -> Board:
        """In a child: mark all atoms that answers of the first version may show."""
        camera = Camera(tasks[0])
        atoms = camera.consequences.program.find_undecided(tasks[0].encoding.outputs)
        return camera.draw_board([(str(atom), atom in answer.symbols) for atom in atoms])

    known, other = replace(known, verdict="different", accepted=answer), tasks[1 - known.by]
    try:
        broken = find_violations(other, answer.symbols, limits.extend())
        if not broken:  # its choices do not make it, or definitions lack something
            marks = [(str(x), True) for x in answer.symbols if other.encoding.is_shown(x)]
            broken = [*why(other, marks, limits.extend(), whole=True).main_reasons]
        known = replace(known, broken=tuple(broken))
        with suppress(ProgramError):  # a view may not know what only wrong rules allow
            known = replace(known, board=call(draw, limits.extend()))
    except StoppedError as stopped:
        return replace(known, interrupted=stopped.interruption)
    return known


def find_boards(tasks: tuple[Question, ...], limits: Limits) -> Iterator[Instance]:
    """Yield the instances that are tried if none is named, and make sense to each version.

    They are tiny empty boards, the three smallest packaged instances, larger empty boards, and
    puzzles that the first version makes on the empty ones. Rules without input get NO_INSTANCE.
    Raise OptionError if no board makes sense, StoppedError at a limit or Ctrl-C.
    """
    reference, encodings = tasks[0], [task.encoding for task in tasks]
    if not any(encoding.inputs for encoding in encodings):
        yield NO_INSTANCE
        return

    def is_accepted(instance: Instance) -> bool:
        """Return True if clingo accepts all tasks with the instance, and no rules refuse it."""
        with suppress(ProgramError):
            return all(ground(replace(task, instance=instance), limits) for task in tasks)
        return False

    empty, known = list[Instance](), list[Instance]()
    for size in _SIZES if all(("size", 2) in encoding.inputs for encoding in encodings) else ():
        board = exchange.empty_instance(encodings[0], size)
        empty.append(replace(board, name=f"an empty board of {size}"))
    files = dict.fromkeys(p for e in encodings for p in library.instances(e.name).values())
    packaged = sorted((read_instance(path, limits) for path in files), key=lambda x: len(x.facts))
    for board in filter(is_accepted, (*empty[:_TINY], *packaged[:_PACKAGED], *empty[_TINY:])):
        known.append(board)
        yield board
    if not known:
        raise OptionError(f"{encodings[0].path}: a size alone makes no board: name an instance")
    for size, board in zip(_SIZES, empty, strict=False):
        if board in known and reference.encoding.clues and CLUES in reference.encoding.parts:
            with suppress(OptionError, ProgramError):  # the puzzles so far count
                puzzles = generate_facts(replace(reference, instance=board), limits)
                for number, facts in enumerate(dict.fromkeys(puzzles), 1):
                    puzzle = instance_from_text(facts, f"puzzle {number} of {size}")
                    if is_accepted(puzzle):
                        yield puzzle


@dataclass(frozen=True, repr=False)
class HandIns(Shown):
    """The results for hand-ins, rule files that were each compared with one reference."""

    results: tuple[Equivalence, ...]

    @property
    def exit_code(self) -> int:
        """The exit code of the command line: CTRL_C after Ctrl-C, else DISAGREED if a file differs,
        else LIMITED if one is not judged, else ANSWERED."""
        verdicts = {result.verdict for result in self.results}
        answer = False if "different" in verdicts else None if "unknown" in verdicts else True
        is_stopped = any(result.interrupted == "user" for result in self.results)
        return errors.to_exit_code("user" if is_stopped else None, answer, errors.DISAGREED)

    def to_dict(self) -> dict[str, Any]:
        """Return what `pylogic diff --json` prints: the reference, and the results as hand_ins."""
        hand_ins = [result.to_dict() for result in self.results]
        return {"reference": self.results[0].encodings[0], "hand_ins": hand_ins}

    def __str__(self) -> str:
        """Return the table: a line for each file with its verdict."""
        width = max(len(result.encodings[1]) for result in self.results)
        return "\n".join(f"{result.encodings[1]:{width}}  {result}" for result in self.results)

    def parts(self) -> Iterator[str | Picture]:
        """Yield the table, then the file and the further parts of each result that differs."""
        yield str(self)
        for result in self.results:
            if result.accepted is not None:
                verdict, *more = result.parts()
                yield f"\n{result.encodings[1]} {verdict}"
                yield from more


def judge_files(
    reference: Question,
    files: Sequence[str],
    limits: Limits,
    names: Mapping[str, str],
    on_progress: Callable[[str, int], None] = lambda _file, _judged: None,
) -> HandIns:
    """Compare rule files with the reference on its instance; or else on the boards of `find_boards`
    with so few answers of the reference that all are compared, if any; smaller boards come first.

    A file that cannot be read or compared counts as not judged. The limits are those of each file;
    their time begins with it. Ctrl-C ends the comparison. `names` are those of `compare`;
    `on_progress` is called with the name of the next file, and the number of judged files. Raise
    StoppedError if a limit or Ctrl-C came before the boards were known.
    """
    boards, search_limits = list[Instance](), limits.start()
    if reference.instance is NO_INSTANCE:
        for board in find_boards((reference,), search_limits):
            task = replace(reference, instance=board, options=("--opt-mode=ignore",))
            outcome = solve(replace(task, models=_COMPARED + 1, limits=search_limits))
            if outcome.exhausted and len(outcome.answers) <= _COMPARED:
                boards.append(board)
    boards.sort(key=lambda board: prod(board.size or ()))
    path, results = str(reference.encoding.path), list[Equivalence]()
    for file in files:
        on_progress(file, len(results))
        started = limits.start()
        try:
            other = Question(find_encoding(file, started))
            result = compare(reference, other, names, started, boards=boards)
        except PylogicError as error:
            words = str(error.problems[0]).removeprefix("error: ")
            stop = error.interruption if isinstance(error, StoppedError) else None
            result = Equivalence((path, file), "unknown", interrupted=stop, problem=words)
        results.append(result)
        if result.interrupted == "user":
            break
    return HandIns(tuple(results))
