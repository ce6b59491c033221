"""A puzzle in Python: an encoding, with what can be done with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from pylogic.errors import OptionError, ProgramError
from pylogic.rules import library
from pylogic.rules.encoding import GIVEN, Encoding, read_encoding
from pylogic.rules.instance import NO_INSTANCE, Instance, instance_from_text, read_instance
from pylogic.rules.parts import SCORE, VIEW
from pylogic.solving import grounding, solve
from pylogic.solving.grounding import Grounding
from pylogic.solving.options import (
    check_list,
    check_texts,
    check_whole,
    clasp_options,
    clasps_heuristic,
    constants_of,
    limits_of,
)
from pylogic.solving.outcome import Answer, Outcome, Progress, Status
from pylogic.solving.process import Limits
from pylogic.solving.search import Wanted
from pylogic.solving.task import Task

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pylogic.clues.generate import Made, Wish
    from pylogic.clues.select import Choice, Chosen
    from pylogic.draw.board import Board
    from pylogic.explain.explain import Asked, Explanation
    from pylogic.solving.labeling import Labeling

CLINGO = "clingo"
"""The engine that solves an encoding itself."""


@dataclass(frozen=True, repr=False)
class Puzzle:
    """An encoding that solves instances and draws answers.

    Every method takes plain keywords, the same ones with the same meaning:

    - instance: a name, a path, an Instance; None for rules that need none.
    - constants: values of `#const` names.
    - timeout, memory: seconds, and megabytes on top of what Python holds; for all that the
      method does. Both finite and positive.
    - isolated: work in a child process even without limits: Ctrl-C then ends grounding, too,
      which clingo cannot do.
    """

    encoding: Encoding

    def __repr__(self) -> str:
        return f"<Puzzle {self.encoding.name}: {self.encoding.path}>"

    def instance(
        self, source: str | Path, *, text: bool = False, format: str | None = None
    ) -> Instance:
        """An instance by name or path, from its facts as text, or in another format.

        FILE.json#NAME is a puzzle of a corpus. `format` is a format, or what one calls the
        puzzle; without it the text tells.

        Raises:
            NotFoundError: no instance goes by that name.
            OptionError: there is no such format, or it is another puzzle.
            ProgramError: it cannot be read, is empty, or clingo rejects it.
        """
        name = str(source)
        if text and format is None:
            return instance_from_text(name)
        if format is None and (name.endswith(".lp") or name.isidentifier()):
            return read_instance(library.find_instance(name, self.encoding.name))
        from pylogic.formats import exchange  # most runs do without

        if text:
            return exchange.instance(self.encoding, exchange.told(self.encoding, name, format))
        path, sharp, entry = name.partition(".json#")
        if sharp:
            return exchange.from_corpus(self.encoding, Path(f"{path}.json"), entry)
        found = exchange.find(self.encoding, name, format)
        if found is None or (found.format == exchange.FACTS and found.path is not None):
            return read_instance(library.find_instance(name, self.encoding.name))
        return exchange.instance(self.encoding, found)

    def solve(
        self,
        instance: str | Path | Instance | None = None,
        *,
        models: int = 2,
        keep: bool = True,
        all_optima: bool = False,
        drawn: bool = False,
        engine: str = CLINGO,
        order: str = GIVEN,
        heuristic: str | None = None,
        labeling: str | None = None,
        constants: Mapping[str, int | str] | None = None,
        options: Sequence[str] = (),
        timeout: float | None = None,
        memory: int | None = None,
        threads: int | None = None,
        seed: int | None = None,
        isolated: bool = False,
        on_answer: Callable[[Answer], None] = lambda _answer: None,
        on_progress: Callable[[Progress], None] = lambda _progress: None,
        on_start: Callable[[], None] = lambda: None,
    ) -> Outcome:
        """Search for at most `models` answers (0: all); two are enough to prove uniqueness.

        Args:
            instance: a name, a path, or an Instance; None for an encoding that needs none.
            models: ignored where the encoding minimizes: the search goes on to the best.
            keep: False only counts the answers.
            all_optima: look for all of the best answers, not only for one.
            drawn: have the search derive what `board` draws, which then need not ask clingo again.
            engine: "clingo", or "swipl" for the clpfd twin of the encoding; "swipl:X" is the
                twin NAME_X.pl.
            order: an order of the instance's clues; see the guide's page on orders.
            heuristic: X for the encoding's part heuristic_X, or the name of one of clasp's.
            labeling: clpfd's labeling options, as in "ff,down"; clasp then follows them.
            constants: values of `#const` names.
            options: options of clasp and the grounder, as on clingo's command line.
            timeout: seconds for grounding and solving.
            memory: megabytes for grounding and solving, on top of what Python holds.
            threads: threads that clasp searches with.
            seed: seed of clasp's random choices.
            isolated: work in a child process even without limits: Ctrl-C then ends grounding
                too, which clingo cannot do.
            on_answer: called with each answer when it is found.
            on_progress: called now and then with how far the search has come.
            on_start: called once an isolated search is at work.

        Raises:
            NotFoundError: no instance goes by that name.
            OptionError: no such option or constant, or it changes what an answer is.
            ProgramError: the instance makes no sense, or clingo rejects one of the files.
            DisagreementError: clingo does not accept an answer of the clpfd twin.
        """
        check_whole("models", models, 0)
        check_list("options", options)
        check_texts(engine=engine)
        limits = limits_of(timeout, memory, isolated)
        wanted = Wanted(models, keep, all_optima, drawn)
        task = self.task(
            instance,
            constants=constants,
            options=[*clasp_options(threads, seed), *options],
            order=order,
            heuristic=heuristic,
            labeling=labeling,
            timeout=timeout,
            memory=memory,
            isolated=isolated,
        )
        if engine == CLINGO:
            outcome = solve.solve(
                task,
                wanted,
                limits,
                on_answer=on_answer,
                on_progress=on_progress,
                on_start=on_start,
            )
        else:
            from pylogic.solving import swipl  # most runs do without

            twin = swipl.twin(self.encoding, engine)
            outcome = swipl.solve(task, twin, wanted, limits, on_answer=on_answer)
        within = partial(partial, timeout=timeout, memory=memory, isolated=isolated)
        return replace(
            outcome,
            draw=within(self.board) if VIEW in self.encoding.parts else None,
            score=within(self.scores) if SCORE in self.encoding.parts else None,
        )

    def task(
        self,
        instance: str | Path | Instance | None,
        *,
        constants: Mapping[str, int | str] | None = None,
        options: Sequence[str] = (),
        order: str = GIVEN,
        heuristic: str | None = None,
        labeling: str | None = None,
        timeout: float | None = None,
        memory: int | None = None,
        isolated: bool = False,
    ) -> Task:
        """What `solve` grounds and searches.

        Raises:
            NotFoundError, OptionError, ProgramError: a file or an option cannot be read.
        """
        check_texts(order=order, heuristic=heuristic, labeling=labeling)
        if instance is None:
            instance = NO_INSTANCE
        elif isinstance(instance, (str, Path)):
            instance = self.instance(instance)
        elif not isinstance(instance, Instance):
            raise OptionError(f"{instance=}: expected a name, a path or an Instance")
        values = constants_of(constants)
        if order != GIVEN:
            if instance is NO_INSTANCE:
                raise OptionError(
                    f"order {order}: there is no instance whose clues could be ordered"
                )
            from pylogic.solving import orders  # most runs do without

            limits = limits_of(timeout, memory, isolated)
            instance = orders.ordered(self.encoding, instance, order, values, limits)
        is_part = heuristic in self.encoding.heuristics
        extra = [] if is_part or heuristic is None else [clasps_heuristic(self.encoding, heuristic)]
        return Task(
            self.encoding,
            instance,
            values,
            (*options, *extra),
            _read_labeling(labeling) if labeling is not None else None,
            heuristic if is_part else None,
        )

    def clues(
        self,
        board: str | Path,
        choice: Choice | None = None,
        *,
        text: bool = False,
        format: str | None = None,
        constants: Mapping[str, int | str] | None = None,
        limits: Limits = Limits(),
    ) -> Chosen:
        """Clues of a solution: a minimal set that leaves one answer, or another choice.

        Args:
            board: a file, a link or an ID that shows a solution, wholly or in part; or, with
                `text`, the board itself.

        Raises:
            NotFoundError, OptionError: there is no such board, format or choice.
            ProgramError: the board breaks the rules: says which, and where.
            StoppedError: a limit came before the first clues.
        """
        from pylogic.clues import select, solution
        from pylogic.formats import exchange  # most runs do without

        found = (exchange.told if text else exchange.shown)(self.encoding, str(board), format)
        values = constants_of(constants)
        read = solution.read(self.encoding, found, values, limits)
        return select.choose(read, choice or select.Choice(), limits)

    def generate(
        self,
        board: str,
        *,
        seed: int,
        count: int = 1,
        wish: Wish | None = None,
        jobs: int = 1,
        constants: Mapping[str, int | str] | None = None,
        timeout: float | None = None,
    ) -> Iterator[Made]:
        """Random puzzles with one answer, on a board of a size as in "17x17", or of an instance.

        Raises:
            NotFoundError, OptionError, ProgramError: there is no such board, or it makes no sense.
            StoppedError: while iterating; a limit or Ctrl-C came first.
        """
        from pylogic.clues import generate  # most runs do without
        from pylogic.formats import exchange

        frame = exchange.frame(self.encoding, board)
        values = {**frame.constants, **constants_of(constants)}
        self.check(frame, constants=values, timeout=timeout, isolated=True)
        task = Task(self.encoding, frame, values)
        numbers = range(1, count + 1)
        return generate.puzzles(task, wish or generate.Wish(), seed, numbers, jobs, timeout)

    def explain(
        self,
        instance: str | Path | Instance | None = None,
        asked: Asked | None = None,
        *,
        constants: Mapping[str, int | str] | None = None,
        limits: Limits = Limits(),
    ) -> Explanation:
        """Why an instance has no answer, what several have in common, or how the one follows.

        Raises:
            NotFoundError, OptionError, ProgramError: as `solve`, or nothing can be explained.
            StoppedError: a limit came before it was known how many answers there are.
        """
        from pylogic.explain import explain  # most runs do without

        task = self.task(instance, constants=constants)
        return explain.explain(task, asked or explain.Asked(), limits)

    def check(
        self,
        instance: str | Path | Instance | None = None,
        *,
        constants: Mapping[str, int | str] | None = None,
        timeout: float | None = None,
        memory: int | None = None,
        isolated: bool = False,
    ) -> Grounding:
        """What follows from the facts of an instance alone, if it makes sense.

        Raises:
            NotFoundError, OptionError, ProgramError: as `solve`.
            StoppedError: a limit or Ctrl-C ended the grounding.
        """
        task = self.task(instance, constants=constants)
        return grounding.ground(task, limits_of(timeout, memory, isolated))

    def variants(
        self,
        instance: Instance,
        outcome: Outcome,
        *,
        constants: Mapping[str, int | str] | None = None,
        timeout: float | None = None,
        memory: int | None = None,
        isolated: bool = False,
    ) -> dict[str, int]:
        """The constants under each of which an imported board has one answer, where it has not.

        Published boards follow variants of the rules that their formats do not tell.
        """
        if not instance.is_imported or outcome.status not in (Status.NONE, Status.MULTIPLE):
            return {}
        from pylogic.formats.variants import unique_under

        def is_unique(variant: Mapping[str, int]) -> bool:
            found = self.solve(
                instance,
                constants={**(constants or {}), **variant},
                timeout=timeout,
                memory=memory,
                isolated=isolated,
            )
            return found.status is Status.UNIQUE

        known = {**instance.constants, **constants_of(constants)}
        return unique_under(self.encoding, known, is_unique)

    def board(
        self,
        answer: Answer,
        *,
        timeout: float | None = None,
        memory: int | None = None,
        isolated: bool = False,
    ) -> Board:
        """An answer as the encoding's `view` part draws it, with its scores.

        Raises:
            ProgramError: there is no `view` part, or it says what no board can show.
            StoppedError: a limit or Ctrl-C ended the drawing.
        """
        from pylogic.draw import view  # most runs do without

        return view.drawn(self.encoding, answer, limits_of(timeout, memory, isolated))

    def scores(
        self,
        answer: Answer,
        *,
        timeout: float | None = None,
        memory: int | None = None,
        isolated: bool = False,
    ) -> Mapping[str, str | int]:
        """The figures that the encoding's `score` part reads off an answer, by name.

        Raises:
            ProgramError: there is no `score` part, or clingo rejects it.
            StoppedError: a limit or Ctrl-C ended it.
        """
        from pylogic.draw import view  # most runs do without

        return view.scored(self.encoding, answer, limits_of(timeout, memory, isolated))

    def draw(
        self,
        instance: str | Path | Instance | None = None,
        *,
        constants: Mapping[str, int | str] | None = None,
        timeout: float | None = None,
        memory: int | None = None,
        isolated: bool = False,
    ) -> Board:
        """An instance as the encoding's `view` part draws it, without an answer.

        Raises:
            NotFoundError, OptionError, ProgramError: as `check` and `board`.
            StoppedError: a limit or Ctrl-C ended the drawing.
        """
        from pylogic.draw import view  # most runs do without

        task = self.task(instance, constants=constants)
        limits = limits_of(timeout, memory, isolated)
        facts = grounding.ground(task, limits).facts
        return view.board(self.encoding, facts, task.values, limits)


def _read_labeling(text: str) -> Labeling:
    from pylogic.solving import labeling  # most runs do without

    return labeling.parse(text)


def load(name: str | Path) -> Puzzle:
    """The puzzle that a name, an alias or the path of an .lp file means.

    Raises:
        NotFoundError: there is none; says where was looked and what is near.
        ProgramError: the file cannot be read, or clingo rejects it.
    """
    path = library.find_encoding(str(name))
    if path is not None:
        return Puzzle(read_encoding(path))
    aliases: list[str] = []
    for known in library.encodings().values():
        try:
            encoding = read_encoding(known)
            names = encoding.aliases
        except ProgramError:  # another puzzle's file being broken is not this one's error
            continue
        if name in names:
            return Puzzle(encoding)
        aliases += names
    looked = [Path(), *library.folders("encodings")]
    raise library.missing("puzzle", str(name), looked, [*library.encodings(), *aliases])
