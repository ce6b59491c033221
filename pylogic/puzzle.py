"""A puzzle in Python: an encoding, and one method for each thing that can be done with it.

Most runs need one of the packages above `solving` alone: each method imports its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Unpack

from pylogic.errors import OptionError, ProgramError
from pylogic.rules import library
from pylogic.rules.encoding import GIVEN, Encoding, find_encoding
from pylogic.rules.instance import NO_INSTANCE, Instance, read_instance
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.parts import SCORE, VIEW
from pylogic.rules.symbols import say
from pylogic.solving import grounding, solve
from pylogic.solving import question as keywords
from pylogic.solving.grounding import Grounding
from pylogic.solving.outcome import Answer, Outcome, Progress, Status
from pylogic.solving.process import call
from pylogic.solving.question import (
    CLINGO,
    Bounds,
    CallKeywords,
    FileBounds,
    Guidance,
    Question,
    Search,
)

if TYPE_CHECKING:
    import pylogic
    from pylogic.clues.generate import Wishes
    from pylogic.clues.select import Selection
    from pylogic.explain.explanation import Step
    from pylogic.explain.grade import Grade
    from pylogic.explain.search_film import DrawnTrace
    from pylogic.formats.exchange import Text

Source = str | Path | Instance
"""A name or a path of an instance, or the instance itself."""
_GRACE = 0.5  # seconds, at least, to draw an answer that was found at the last moment


@dataclass(frozen=True, repr=False)
class Puzzle:
    """An encoding, and what can be done with it.

    Every method takes plain keywords, the same ones with the same meaning; `CallKeywords` says what
    `constants`, `timeout`, `memory` and `isolated` mean, for all the work of a method. Others are:

    - instance: a name, a path, an Instance; None for rules that need none.
    - text, format, lossy: how a board is read: as the text itself and not its name, in a format (or
      by its name for the puzzle in a format), without its unreadable parts, which messages name.
    - on_...: a function that is called while the method is at work.

    Errors, too, are the same: NotFoundError for a name that nothing has, OptionError for a keyword
    that makes no sense, ProgramError for a file that cannot be read or makes no sense, StoppedError
    if a limit or Ctrl-C came before there was anything to return.
    """

    encoding: Encoding
    limits: Limits = field(default=NO_LIMITS, compare=False)
    """The limits of a call that names none; their clock starts with each call, or runs already."""

    def __repr__(self) -> str:
        return f"<Puzzle {self.encoding.name}: {self.encoding.path}>"

    def _start(
        self, instance: Source | None, own: Mapping[str, Any], declared: type = CallKeywords
    ) -> tuple[Question, Limits]:
        """Check the names of a call's own keywords, and those values that every call has; return
        its task, and its limits, whose time starts now."""
        keywords.check_names(declared, own)
        known = declared if declared in (Guidance, Search) else CallKeywords
        general = {name: own[name] for name in own if name in known.__annotations__}
        task = self._bind(instance, Question.of(general, self.limits, known))
        return replace(task, limits=NO_LIMITS), task.limits

    def _bind(self, instance: Source | None, asked: Question) -> Question:
        """Return a question about an instance of this puzzle: a name or a path is read, None is
        NO_INSTANCE. Anything else raises OptionError."""
        if isinstance(instance, (str, Path)):
            instance = replace(self, limits=asked.limits).instance(instance)
        elif not isinstance(instance, (Instance, type(None))):
            raise OptionError(f"{instance=}: expected a name, a path or an Instance")
        return solve.bind(asked, self.encoding, instance or NO_INSTANCE)

    def _after(self, limits: Limits) -> Puzzle:
        """Return this puzzle with a call's limits, to be started anew, for drawing after the call.
        Return it as it is if its own limits are started."""
        return self if self.limits.deadline is not None else replace(self, limits=limits.reset())

    def _make_drawer(
        self, constants: Mapping[str, str], limits: Limits
    ) -> Callable[[Instance | Answer], pylogic.Board] | None:
        """Return a function, for a result of a call, that draws an answer, or an instance under
        constants; None without a part `view`. It has the call's limits anew."""
        draw = partial(self._after(limits).draw, constants=constants)
        return draw if VIEW in self.encoding.parts else None

    def instances(self) -> tuple[str, ...]:
        """List the names of the instances, first those that the rule file calls first."""
        from pylogic.rules import folder

        return folder.list_instances(self.encoding.names)

    def instance(
        self,
        source: str | Path | Sequence[Sequence[str | int | None]],
        *,
        text: bool = False,
        format: str | None = None,
        lossy: bool = False,
        **bounds: Unpack[FileBounds],
    ) -> Instance:
        """Read an instance by name or path, from a text, or in another format.

        Rows of cells are a board, too: numbers, signs as in a text, None for an empty cell.
        FILE#NAME is one of many puzzles in a file. A file may hold rules and include others, a text
        rules alone; another format, a corpus or a link gives facts only.
        """
        limits = Question.of(bounds, self.limits, FileBounds).limits
        if isinstance(source, (str, Path)) and not text and format is None:
            path = library.look_up_instance(str(source), self.encoding.name)
            if path is not None:
                return read_instance(path, limits)
        from pylogic.formats import exchange

        return exchange.read(self.encoding, source, text, exchange.Manner(format, lossy, limits))

    def solve(
        self,
        instance: Source | None = None,
        *,
        question: Question | None = None,
        on_answer: Callable[[Answer], None] = lambda _answer: None,
        on_progress: Callable[[Progress], None] = lambda _progress: None,
        **search: Unpack[Search],
    ) -> Outcome:
        """Search for at most `models` answers (0: all); two are enough to prove uniqueness.

        `pylogic.solving.question.Search` says what the keywords of a `search` mean; a ready
        `question` may stand for them. `on_answer` and `on_progress` get each answer, and each new
        state of the search. DisagreementError if clingo refuses an answer of the clpfd twin, or a
        second search contradicts the first.
        """
        if question is not None and search:
            raise TypeError(f"question and {', '.join(search)}: a question has all values")
        question = question or Question.of(search, self.limits)
        question = self._bind(instance, replace(question, limits=question.limits.start()))
        limits = question.limits
        if question.engine == CLINGO:
            outcome = solve.solve(question, on_answer=on_answer, on_progress=on_progress)
        else:
            from pylogic.solving import swipl

            outcome = swipl.solve(question, on_answer)
        if question.certify:
            from pylogic.solving import verify

            outcome = verify.certify(question, outcome, limits)
        score = self._after(limits).scores if SCORE in self.encoding.parts else None
        return replace(outcome, draw=self._make_drawer({}, limits), score=score)

    def task(self, instance: Source | None, **guided: Unpack[Guidance]) -> Question:
        """Read an instance; return it with the encoding and options, as `solve` would ground them.
        Nothing is grounded."""
        return self._start(instance, guided, Guidance)[0]

    def check(self, instance: Source | None = None, **more: Unpack[CallKeywords]) -> Grounding:
        """Ground an instance without a search; return the atoms that follow from it.
        ProgramError says why it makes no sense."""
        return grounding.ground(*self._start(instance, more))

    def variants(
        self, instance: Instance, outcome: Outcome, **more: Unpack[CallKeywords]
    ) -> dict[str, int]:
        """Find constants that give an imported board one answer, if `outcome` is none or several.
        Published boards follow variants of the rules that their formats do not name. Each variant
        that `about` lists is solved once, alone; return the constants that help, with values."""
        blank, limits = self._start(None, more)
        helpful = dict[str, int]()
        is_open = instance.is_imported and outcome.status in (Status.NONE, Status.MULTIPLE)
        for term, value in sorted(self.encoding.read_about("variant", 2)) if is_open else ():
            if (name := say(term)) not in {*instance.constants, *blank.constants}:
                constants = {**blank.constants, name: str(value.number)}
                question = Question(constants=constants, limits=limits)
                with suppress(ProgramError):  # the part `errors` refuses the board under it
                    if self.solve(instance, question=question).status == Status.UNIQUE:
                        helpful[name] = value.number  # of two values the higher counts
        return helpful

    def board(self, answer: Answer, **bounds: Unpack[Bounds]) -> pylogic.Board:
        """Draw an answer by the encoding's `view` part, with its scores.
        ProgramError if there is no such part; it may take half a second beyond the time."""
        keywords.check_types(Answer, answer=answer)
        return self.draw(answer, **bounds)

    def scores(self, answer: Answer, **bounds: Unpack[Bounds]) -> Mapping[str, str | int]:
        """Return the figures that the encoding's `score` part computes of an answer, by name.
        ProgramError if there is no such part."""
        from pylogic.draw import view

        keywords.check_types(Answer, answer=answer)
        limits = Question.of(bounds, self.limits, Bounds).limits
        return view.score_answer(self.encoding, answer, limits.extend(_GRACE))

    def draw(
        self,
        instance: Source | Answer | None = None,
        *,
        order: str | None = None,
        **more: Unpack[CallKeywords],
    ) -> pylogic.Board:
        """Draw an instance, or an answer as `board`, by the encoding's `view` part.

        ProgramError if there is no such part, or the instance makes no sense. With an `order` of
        the clues each clue's number in it is written beside the clue.
        """
        from pylogic.draw import view

        if isinstance(instance, Answer):
            _, limits = self._start(None, more)
            return view.draw_answer(self.encoding, instance, limits.extend(_GRACE))
        task, limits = self._start(instance, {**more, "order": order or GIVEN}, Guidance)
        board, _ = view.draw_instance(task, limits.extend(_GRACE))
        return board if order is None else view.number_clues(board, task, order)

    def clues(
        self,
        board: str | Path | Text,
        *,
        on_progress: Callable[[int, int | None], None] = lambda _clues, _bound: None,
        **wishes: Unpack[Selection],
    ) -> pylogic.ClueSet:
        """Choose clues of a solution; ProgramError says which rules the board breaks, and where.

        The board is a file, a link or an ID that shows a solution, wholly or in part. When its
        `timeout` is up the best clues so far are returned. `pylogic.clues.select.Selection` says
        what the other keywords mean; `on_progress` gets the number of clues and, if known, its
        lower bound.
        """
        from pylogic.clues import select

        blank, limits = self._start(None, wishes, select.Selection)
        solution = select.read_solution(blank, board, limits, wishes)
        clues = select.select_clues(solution, limits, on_progress=on_progress, **wishes)
        return replace(clues, draw=self._make_drawer(clues.constants, limits))

    def generate(
        self,
        board: str | Text,
        *,
        on_remarks: Callable[[Sequence[str]], None] = lambda _remarks: None,
        **wishes: Unpack[Wishes],
    ) -> Iterator[pylogic.GeneratedPuzzle]:
        """Generate random puzzles with one answer, while the result is iterated over.

        The board is a size as in "17x17", or an instance whose clues are replaced: a name, a path,
        a link, FILE#NAME. `pylogic.clues.generate.Wishes` says what the other keywords mean; all
        are checked at the call. `on_remarks` is called once with the remarks on the board, before
        the first puzzle. StoppedError may come while iterating.
        """
        from pylogic.clues import generate

        blank, limits = self._start(None, {**wishes, "isolated": True}, generate.Wishes)
        generator = generate.make_generator(blank, board, limits, wishes)
        on_remarks(generate.check_board(generator, limits))
        numbers, jobs = range(1, wishes.get("count", 1) + 1), wishes.get("jobs", 1)
        generated = generate.generate(generator, numbers, jobs, limits, wishes.get("executor"))
        draw = self._make_drawer(generator.task.constants, limits)
        return (replace(puzzle, draw=draw) for puzzle in generated)

    def explain(
        self,
        instance: Source | None = None,
        *,
        smallest: bool = False,
        hint: bool = False,
        flat: bool = False,
        drawn: bool = False,
        state: Source | None = None,
        lossy: bool = False,
        on_conflict: Callable[[int, int | None], None] = lambda _size, _bound: None,
        on_step: Callable[[Step], None] = lambda _step: None,
        **more: Unpack[CallKeywords],
    ) -> pylogic.Explanation:
        """Explain why an instance has no answer, what several share, or how the one follows.

        `pylogic.explain.explanation.Request` says what `smallest`, `hint`, `flat` and `drawn` mean.
        `state` is a partly filled board: a file, a link, an ID, a text or facts; `lossy` is of this
        board. `on_conflict` is called with the size of the smallest conflict so far, and the lower
        bound if there is one; `on_step` with each step when it is found.
        """
        from pylogic.clues.select import find_further_clues
        from pylogic.explain import explain, partial_board
        from pylogic.explain.explanation import Request

        flags = {"smallest": smallest, "hint": hint, "flat": flat, "drawn": drawn}
        keywords.check_types(bool, **flags, lossy=lossy)
        task, limits = self._start(instance, more)
        marks = () if state is None else partial_board.read_marks(task, state, limits, lossy=lossy)
        return explain.explain(
            task,
            limits,
            Request(marks, **flags),
            find_extra=find_further_clues,
            on_conflict=on_conflict,
            on_step=on_step,
        )

    def rate(self, instance: Source | None = None, **more: Unpack[CallKeywords]) -> Grade:
        """Grade how hard it is for a person to find the one answer of an instance, as `explain`
        does, without the steps; OptionError if it has no answer or several."""
        from pylogic.explain import explain

        return explain.rate(*self._start(instance, more))

    def why(
        self,
        instance: Source | None,
        expect: Source,
        *,
        whole: bool = False,
        **more: Unpack[CallKeywords],
    ) -> pylogic.Why:
        """Say why an expected answer is none: broken rules, and atoms that no rule derives.

        `expect` is a solution, or a part of one, as `state` in `explain`. With `whole` an atom that
        it does not show is false; else it may hold. OptionError if the puzzle asks for plans.
        """
        from pylogic.authoring.why import why
        from pylogic.explain import partial_board

        keywords.check_types(bool, whole=whole)
        task, limits = self._start(instance, more)
        return why(task, partial_board.read_marks(task, expect, limits), limits, whole=whole)

    def trace(
        self,
        instance: Source | None = None,
        *,
        models: int = 2,
        keep: int = 200,
        **guided: Unpack[Guidance],
    ) -> DrawnTrace:
        """Search for at most `models` answers (0: all) and record what clasp does.

        The keywords are those of `solve`; of the moments, which are all counted, the first `keep`
        are kept. OptionError also if no such search is recorded.
        """
        from pylogic.explain import search_film

        keywords.check_whole("keep", keep, 0, keywords.MANY)
        started = self._start(instance, {**guided, "models": models}, Search)
        return search_film.trace(*started, keep=keep)

    def lint(
        self, instances: Sequence[Source] = (), *, alone: bool = False, **more: Unpack[CallKeywords]
    ) -> pylogic.LintReport:
        """Look for mistakes in the rules; with instances, for constraints that none of them needs.

        All constraints that a warning names can be deleted together. A limit keeps the problems of
        finished checks. With `alone` nothing is grounded and solved, which takes a few
        milliseconds: only the predicates of instances are known then.
        """
        from pylogic.authoring import lint_report

        keywords.check_types(bool, alone=alone)
        if not isinstance(instances, (list, tuple)):
            raise OptionError(f"instances={instances!r}: expected a list of instances")
        blank, limits = self._start(None, more)
        puzzle, tasks = replace(self, limits=limits), {}
        for source in instances:
            name = source.name if isinstance(source, Instance) else str(source)
            tasks[name] = puzzle.task(source, constants=blank.constants)
        return lint_report.lint(self.encoding, tasks, blank.constants, limits, alone)

    def diff(
        self,
        other: Puzzle,
        instance: Source | None = None,
        *,
        map: Mapping[str, str] | None = None,
        on_progress: Callable[[str, int], None] = lambda _name, _tried: None,
        **more: Unpack[CallKeywords],
    ) -> pylogic.Equivalence:
        """Compare the answers of these rules with another version's, on an instance.

        Without an instance pylogic tries small boards, the smallest packaged instances, and puzzles
        of these rules: that proves nothing of others, unless the rules are the same.
        `on_progress` gets the next instance's name, and how many were tried. A constant that only
        one of the versions has is set there alone. `map` has names of predicates here, inputs too,
        each with its other name there; the other version reads an instance of this one by it.
        A difference has the predicates of these rules, and is drawn as they draw their answers.
        """
        from pylogic.authoring import equivalence

        keywords.check_types(Puzzle, other=other)
        (blank, limits), names = self._start(None, more), keywords.make_texts("map", map)
        mine, theirs = self.encoding, other.encoding
        constants = mine.drop_foreign(blank.constants, theirs)
        task = replace(self, limits=limits).task(instance, constants=constants)
        versions = task, Question(theirs, constants=theirs.drop_foreign(blank.constants, mine))
        return equivalence.compare(*versions, names, limits, on_progress)

    def convert(
        self,
        source: Source | Text,
        to: str,
        *,
        text: bool = False,
        format: str | None = None,
        lossy: bool = False,
        **more: Unpack[CallKeywords],
    ) -> pylogic.Conversion:
        """Write a puzzle in the format `to`: a format, or the name of the puzzle in a format.
        `source` is an instance, its name, a file, a link, an ID; `str` of the result is its text.
        """
        from pylogic.formats import convert, exchange

        keywords.check_types(str | None, to=to, format=format)
        blank, limits = self._start(None, more)
        names = library.instances(self.encoding.name) if not (text or format) else {}
        if isinstance(source, str) and source in names:
            source = read_instance(names[source], limits)
        if not isinstance(source, Instance):
            manner = exchange.Manner(format, lossy, limits)
            source = exchange.require_text(self.encoding, source, text, manner)
        values = blank.constants
        return call(partial(convert.convert, self.encoding, source, to, values, limits), limits)


def puzzles() -> tuple[str, ...]:
    """List the names that `load` finds: puzzles of the current folder, then the packaged ones."""
    return tuple(library.encodings())


def new(
    name: str, *, like: str = "latin", source: str | None = None, folder: str | Path = "."
) -> Puzzle:
    """Write the files of a new puzzle: rules, the library that they include, and a first board.

    Return the puzzle, loaded. `name` has small letters, digits and _. The rules are a skeleton
    `like` latin, shaded, loop, links, regions or placement, or those of the puzzle `source`.
    `folder` is where encodings/ and instances/ are, or are made. OptionError if there is no such
    name or kind, it is taken, or the files cannot be there; WriteError if writing failed.
    """
    from pylogic.rules.folder import create_puzzle

    return load(create_puzzle(name, Path(folder), like, source)[0])


def load(name: str | Path, **bounds: Unpack[FileBounds]) -> Puzzle:
    """Load the puzzle of a name, an alias, the path of an .lp file or a link that names a puzzle.

    The limits are for reading, but of a link; the puzzle itself has none. NotFoundError says where
    pylogic looked and which names are near; ProgramError if the file cannot be read, is too large,
    or clingo rejects it, or for a bad link; StoppedError at a limit.
    """
    if "://" in str(name):
        from pylogic.formats import exchange

        return Puzzle(exchange.encoding_of_link(str(name)))
    limits = Question.of(bounds, NO_LIMITS, FileBounds).limits
    return Puzzle(find_encoding(str(name), limits))
