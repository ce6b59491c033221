"""A puzzle in Python: an encoding, with what can be done with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import clingo

from pylogic import grounding, library, program, solving
from pylogic.child import Limits
from pylogic.errors import Problem, ProgramError
from pylogic.grounding import Grounding, Job
from pylogic.program import Encoding, Instance
from pylogic.solving import Answer, Outcome

if TYPE_CHECKING:
    from pylogic.board import Board

NO_LIMITS = Limits()
VIEW = "view"


@dataclass(frozen=True)
class Puzzle:
    """An encoding that solves instances and draws answers."""

    encoding: Encoding

    def instance(self, source: str | Path, *, text: bool = False) -> Instance:
        """An instance by name or path, or from its facts as text.

        Raises:
            NotFoundError: no instance goes by that name.
            ProgramError: it cannot be read, is empty, or clingo rejects it.
        """
        if text:
            return program.instance_from_text(str(source))
        return program.read_instance(library.find_instance(str(source), self.encoding.name))

    def solve(
        self,
        instance: str | Path | Instance | None = None,
        *,
        models: int = 2,
        keep: bool = True,
        constants: Mapping[str, int | str] | None = None,
        options: Sequence[str] = (),
        timeout: float | None = None,
        memory: int | None = None,
        threads: int | None = None,
        seed: int | None = None,
        isolated: bool = False,
        on_answer: Callable[[Answer], None] = lambda _answer: None,
        on_start: Callable[[], None] = lambda: None,
    ) -> Outcome:
        """Search for at most `models` answers (0: all); two are enough to prove uniqueness.

        Args:
            instance: a name, a path, or an Instance; None for an encoding that needs none.
            models: ignored where the encoding minimizes: the search goes on to the best.
            keep: False only counts the answers.
            constants: values of `#const` names.
            options: options of clasp and the grounder, as on clingo's command line.
            timeout: seconds for grounding and solving.
            memory: megabytes for grounding and solving, on top of what Python holds.
            threads: threads that clasp searches with.
            seed: seed of clasp's random choices.
            isolated: work in a child process even without limits: Ctrl-C then ends grounding
                too, which clingo cannot do.
            on_answer: called with each answer when it is found.
            on_start: called once an isolated search is at work.

        Raises:
            NotFoundError: no instance goes by that name.
            OptionError: no such option or constant, or it changes what an answer is.
            ProgramError: the instance makes no sense, or clingo rejects one of the files.
        """
        extra = [f"--parallel-mode={threads}"] if threads is not None else []
        extra += [f"--seed={seed}"] if seed is not None else []
        job = self._job(instance, constants, [*extra, *options])
        limits = Limits(timeout, memory, isolated)
        return solving.solve(job, models, limits, keep=keep, on_answer=on_answer, on_start=on_start)

    def check(
        self,
        instance: str | Path | Instance | None = None,
        *,
        constants: Mapping[str, int | str] | None = None,
        limits: Limits = NO_LIMITS,
    ) -> Grounding:
        """What follows from the facts of an instance alone, if it makes sense.

        Raises:
            NotFoundError, OptionError, ProgramError: as `solve`.
            StoppedError: a limit or Ctrl-C ended the grounding.
        """
        return grounding.ground(self._job(instance, constants, ()), limits)

    def board(self, answer: Answer, limits: Limits = NO_LIMITS) -> Board:
        """An answer as the encoding's `view` part draws it.

        Raises:
            ProgramError: there is no `view` part, or it says what no board can show.
            StoppedError: a limit or Ctrl-C ended the drawing.
        """
        return self.draw(answer.atoms, answer.constants, limits)

    def draw(
        self,
        atoms: Iterable[clingo.Symbol],
        constants: Mapping[str, str] | None = None,
        limits: Limits = NO_LIMITS,
    ) -> Board:
        """What the `view` part draws when the atoms, and no others, are true; see `board`."""
        path = str(self.encoding.path)
        if not self.encoding.has(VIEW):
            raise ProgramError(Problem(f"there is no part {VIEW!r}: nothing can be drawn", path))
        from pylogic import board  # loaded while a child is at work

        derived = grounding.derive(self.encoding, VIEW, atoms, constants or {}, limits)
        return board.read(derived.facts, path)

    def _job(
        self,
        instance: str | Path | Instance | None,
        constants: Mapping[str, int | str] | None,
        options: Sequence[str],
    ) -> Job:
        if isinstance(instance, (str, Path)):
            instance = self.instance(instance)
        values = {name: str(value) for name, value in (constants or {}).items()}
        return Job(self.encoding, instance, values, tuple(options))


def load(name: str | Path) -> Puzzle:
    """The puzzle that a name, an alias or the path of an .lp file means.

    Raises:
        NotFoundError: there is none; says where was looked and what is near.
        ProgramError: the file cannot be read, or clingo rejects it.
    """
    path = library.find_encoding(str(name))
    if path is not None:
        return Puzzle(program.read_encoding(path))
    aliases: list[str] = []
    for known in library.encodings().values():
        try:
            encoding = program.read_encoding(known)
            names = encoding.aliases
        except ProgramError:  # another puzzle's file being broken is not this one's error
            continue
        if name in names:
            return Puzzle(encoding)
        aliases += names
    looked = [Path(), *library.folders("encodings")]
    raise library.missing("puzzle", str(name), looked, [*library.encodings(), *aliases])
