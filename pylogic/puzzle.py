"""A puzzle in Python: an encoding, and one method for each thing that can be done with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from pylogic.errors import OptionError
from pylogic.rules.encoding import GIVEN, find_encoding
from pylogic.rules.instance import Instance
from pylogic.rules.parts import VIEW
from pylogic.solver import CLINGO, Solver
from pylogic.solving import grounding
from pylogic.solving.options import (
    check_flags,
    check_list,
    check_texts,
    check_whole,
    constants_of,
    limits_of,
)
from pylogic.solving.task import Task

if TYPE_CHECKING:
    from pylogic.clues.clue_set import ClueSet
    from pylogic.clues.generated_puzzle import GeneratedPuzzle
    from pylogic.explain.equivalence import Equivalence
    from pylogic.explain.explanation import Explanation, ToldStep
    from pylogic.explain.lint_report import LintReport
    from pylogic.explain.search_film import DrawnTrace
    from pylogic.formats.convert import Conversion
    from pylogic.formats.exchange import Text
    from pylogic.rules.symbols import Place

__all__ = ["CLINGO", "Puzzle", "load"]


@dataclass(frozen=True, repr=False)
class Puzzle(Solver):
    """An encoding, and what can be done with it.

    Every method takes plain keywords, the same ones with the same meaning:

    - instance: a name, a path, an Instance; None for rules that need none.
    - constants: values of `#const` names.
    - timeout, memory: seconds, and megabytes on top of what Python holds; for all that the
      method does, if it does not say otherwise. Both finite and positive.
    - isolated: work in a child process even without limits: Ctrl-C then ends grounding, too,
      which clingo cannot do.
    - on_...: called with what has been found, while the method is at work.

    Errors, too, are the same: NotFoundError for a name that nothing has, OptionError for a
    keyword that cannot be meant, ProgramError for a file that cannot be read or makes no
    sense, StoppedError if a limit or Ctrl-C came before there was anything to return.
    """

    def __repr__(self) -> str:
        return f"<Puzzle {self.encoding.name}: {self.encoding.path}>"

    def clues(
        self,
        board: str | Path | Text,
        *,
        text: bool = False,
        format: str | None = None,
        selection: str = "minimal",
        keep: Sequence[Place] = (),
        forbid: Sequence[Place] = (),
        symmetry: str = "none",
        seed: int = 0,
        constants: Mapping[str, int | str] | None = None,
        timeout: float | None = None,
        memory: int | None = None,
        isolated: bool = False,
        on_progress: Callable[[int, int | None], None] = lambda _clues, _bound: None,
    ) -> ClueSet:
        """Clues of a solution; ProgramError says which rules the board breaks, and where.

        Args:
            board: a file, a link or an ID that shows a solution, wholly or in part; or, with
                `text`, the board itself.
            selection: "minimal": one answer, no clue to spare; "fewest" that there can be;
                "all"; "article".
            keep, forbid: cells, (row, column), that have clues in any case, or have none.
            symmetry: of the cells with clues: "none", "rotational" or "mirror".
            timeout: for each of the searches; without it the best clues so far are returned.
            on_progress: called with the number of clues and, if known, its lower bound.
        """
        from pylogic.clues import select, solution  # most runs do without
        from pylogic.formats import exchange

        limits = limits_of(timeout, memory, isolated)
        shown = exchange.read_text(self.encoding, board, text, format)
        found = solution.read(self.encoding, shown, constants_of(constants), limits)
        clues = select.select(
            found,
            limits,
            selection=selection,
            keep=keep,
            forbid=forbid,
            symmetry=symmetry,
            seed=seed,
            on_progress=on_progress,
        )
        return replace(clues, draw=self._draw_under(clues.constants, limits))

    def generate(
        self,
        board: str,
        *,
        seed: int,
        count: int = 1,
        symmetry: str = "none",
        clues: tuple[int, int | None] | None = None,
        difficulty: str | tuple[int, int | None] | None = None,
        jobs: int = 1,
        constants: Mapping[str, int | str] | None = None,
        timeout: float | None = None,
        memory: int | None = None,
    ) -> Iterator[GeneratedPuzzle]:
        """Random puzzles with one answer; StoppedError may come while iterating.

        Args:
            board: a size as in "17x17", or an instance whose clues are replaced.
            seed: the same seed makes the same puzzles, however many processes are at work.
            clues: how many, from and to.
            difficulty: "easy", "medium", "hard", or from and to: clues and rules in the
                largest explanation.
            jobs: processes; `memory` holds for each.
        """
        from pylogic.clues import generate, workers  # most runs do without
        from pylogic.formats import exchange

        limits, values = limits_of(timeout, memory, isolated=True), constants_of(constants)
        check_whole("count", count, 1)
        check_whole("jobs", jobs, 1, 256)
        frame = exchange.frame(self.encoding, board)
        task = Task(self.encoding, frame, {**frame.constants, **values})
        grounding.ground(task, limits)
        generator = generate.generator(task, seed, symmetry, clues, difficulty)
        made = workers.generate(generator, range(1, count + 1), jobs, limits)
        draw = self._draw_under(task.constants, limits)
        return (replace(puzzle, draw=draw) for puzzle in made)

    def explain(
        self,
        instance: str | Path | Instance | None = None,
        *,
        count: int = 1,
        smallest: bool = False,
        hint: bool = False,
        state: str | Path | Instance | None = None,
        constants: Mapping[str, int | str] | None = None,
        timeout: float | None = None,
        memory: int | None = None,
        isolated: bool = False,
        on_conflict: Callable[[int, int | None], None] = lambda _size, _bound: None,
        on_step: Callable[[ToldStep], None] = lambda _step: None,
    ) -> Explanation:
        """Why an instance has no answer, what several have in common, or how the one follows.

        Args:
            count: how many conflicts, where there is no answer.
            smallest: whether the first conflict is one of the smallest, proved.
            hint: only the next step, where there is one answer.
            state: a board that is partly filled: a file, a link or an ID, the text of a board, or
                facts.
            on_conflict: called with the size of the smallest conflict so far, and the lower bound
                if there is one.
            on_step: called with each step when it is found.

        Raises:
            NotFoundError, OptionError, ProgramError: as `solve`, or nothing can be explained.
            StoppedError: a limit came before it was known how many answers there are.
        """
        from pylogic.clues.extra import find_extra  # most runs do without
        from pylogic.explain import explain, partial_board

        check_whole("count", count, 1)
        check_flags(smallest=smallest, hint=hint, isolated=isolated)
        limits = limits_of(timeout, memory, isolated)
        task = self.task(instance, constants=constants)
        return explain.explain(
            task,
            limits,
            marks=partial_board.read(task, state) if state is not None else (),
            count=count,
            smallest=smallest,
            hint=hint,
            find_extra=find_extra,
            on_conflict=on_conflict,
            on_step=on_step,
        )

    def trace(
        self,
        instance: str | Path | Instance | None = None,
        *,
        models: int = 2,
        keep: int = 200,
        order: str = GIVEN,
        heuristic: str | None = None,
        labeling: str | None = None,
        constants: Mapping[str, int | str] | None = None,
        options: Sequence[str] = (),
        timeout: float | None = None,
        memory: int | None = None,
        isolated: bool = False,
    ) -> DrawnTrace:
        """Search for at most `models` answers (0: all) and record what clasp does.

        Args:
            keep: how many moments are kept; all are counted.

        The other arguments are those of `solve`.

        Raises:
            NotFoundError, OptionError, ProgramError: as `solve`, or it is no search that can be
                recorded.
        """
        from pylogic.explain import search_film  # most runs do without

        check_whole("models", models, 0)
        check_whole("keep", keep, 0)
        check_list("options", options)
        limits = limits_of(timeout, memory, isolated)
        task = self.task(
            instance,
            constants=constants,
            options=options,
            order=order,
            heuristic=heuristic,
            labeling=labeling,
            timeout=timeout,
            memory=memory,
            isolated=isolated,
        )
        return search_film.trace(task, limits, models=models, keep=keep)

    def lint(
        self,
        instances: Sequence[str | Path | Instance] = (),
        *,
        constants: Mapping[str, int | str] | None = None,
        timeout: float | None = None,
        memory: int | None = None,
        isolated: bool = False,
    ) -> LintReport:
        """What looks wrong in the rules; with instances, which constraints none of them needs.

        The limits hold for each instance and each check of it.
        """
        from pylogic.explain import lint_report  # most runs do without

        if isinstance(instances, (str, Path, Instance)):
            raise OptionError(f"instances={instances!r}: expected a list of instances")
        limits, values = limits_of(timeout, memory, isolated), constants_of(constants)
        tasks = {
            one.name if isinstance(one, Instance) else str(one): self.task(one, constants=values)
            for one in instances
        }
        return lint_report.lint(self.encoding, tasks, values, limits)

    def diff(
        self,
        other: Puzzle,
        instance: str | Path | Instance | None = None,
        *,
        constants: Mapping[str, int | str] | None = None,
        timeout: float | None = None,
        memory: int | None = None,
        isolated: bool = False,
        on_progress: Callable[[str, int], None] = lambda _name, _tried: None,
    ) -> Equivalence:
        """Whether another version of the rules has the same answers, on an instance.

        Without one, small boards and puzzles on them are tried. The limits hold for each
        search. `on_progress` sees the name of the next instance, and how many were tried.
        """
        from pylogic.clues import workers
        from pylogic.explain import equivalence  # most runs do without

        limits = limits_of(timeout, memory, isolated)
        tasks = (self.task(instance, constants=constants), other.task(None, constants=constants))
        if instance is None:
            tried = equivalence.small_instances(tasks[0], workers.some_puzzles(limits), limits)
        else:
            tried = iter([tasks[0].instance])
        found = equivalence.compare(tasks, tried, limits, on_progress)
        accepting = (self, other)[found.by]
        draw = partial(accepting.board, timeout=timeout, memory=memory, isolated=isolated)
        return replace(found, draw=draw if VIEW in accepting.encoding.parts else None)

    def convert(
        self,
        source: str | Path | Text | Instance,
        to: str,
        *,
        text: bool = False,
        format: str | None = None,
        constants: Mapping[str, int | str] | None = None,
    ) -> Conversion:
        """A puzzle in the format `to`, or in the one that calls the puzzle so; `str` is its text.

        `source` is an instance, a file, a link or an ID, or, with `text`, the puzzle itself.
        """
        from pylogic.formats import convert, exchange  # most runs do without

        check_texts(to=to, format=format)
        if not isinstance(source, Instance):
            source = exchange.read_text(self.encoding, source, text, format)
        return convert.convert(self.encoding, source, to, constants_of(constants))


def load(name: str | Path) -> Puzzle:
    """The puzzle that a name, an alias or the path of an .lp file means.

    Raises:
        NotFoundError: there is none; says where was looked and what is near.
        ProgramError: the file cannot be read, or clingo rejects it.
    """
    return Puzzle(find_encoding(str(name)))
