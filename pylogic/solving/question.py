"""Question: what is searched for in an instance, how, and within which limits.

The keywords of a search are declared here. Who has keywords makes one with `Question.of`, hands it
on whole, pickled where another process answers, and has `Puzzle.ask` answer it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from types import UnionType
from typing import Any

from pylogic.errors import OptionError
from pylogic.rules.encoding import GIVEN, Encoding
from pylogic.rules.instance import NO_INSTANCE, Instance
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.solving.options import (
    check_list,
    check_types,
    check_whole,
    clasps_heuristic,
    constants_of,
    limits_of,
)
from pylogic.solving.task import Task

CLINGO = "clingo"
"""The engine that solves an encoding itself."""
_KINDS: Mapping[object, type | UnionType] = {"bool": bool, "str": str, "str | None": str | None}
"""The types of the keywords that are no numbers, as they are declared."""
_RANGES = {"shuffle": (0, None), "threads": (1, 64), "seed": (0, 2**32 - 1)}
"""The least and the highest number of each keyword that has one."""
_OF_IMPROVEMENT = {"engine": CLINGO, "all_optima": False, "labeling": None, "threads": None}
"""The values that some keywords must have where an answer is improved."""
COUNTED = ("cpu_limit", "inferences", "conflicts")
"""The limits of a search alone, the last two each of one engine."""
LIMITS = ("timeout", "memory", "isolated", *COUNTED)
"""The keywords of a search that become its limits."""


@dataclass(frozen=True)
class Question:
    """What a search is asked; `Puzzle.solve` has these keywords, and says what they mean.

    Raises:
        OptionError: a value cannot be meant, or the engine does not count what is limited.
    """

    models: int = 2
    """How many answers, 0 for all; with minimize statements it is the best instead."""
    keep: bool = True
    all_optima: bool = False
    drawn: bool = False
    """Where there is a cost only the best answer is drawn, and not by the search."""
    certify: bool = False
    improve: bool = False
    engine: str = CLINGO
    order: str = GIVEN
    shuffle: int | None = None
    heuristic: str | None = None
    labeling: str | None = None
    constants: Mapping[str, int | str] | None = None
    options: Sequence[str] = ()
    threads: int | None = None
    seed: int | None = None
    limits: Limits = NO_LIMITS
    """What the search may take."""

    def __post_init__(self) -> None:
        check_whole("models", self.models, 0, 2**31 - 1)
        check_list("options", self.options)
        for one in fields(self):
            if one.type in _KINDS:
                check_types(_KINDS[one.type], **{one.name: getattr(self, one.name)})
        for name, (least, most) in _RANGES.items():
            if (value := getattr(self, name)) is not None:
                check_whole(name, value, least, most)
        for name, usual in _OF_IMPROVEMENT.items():
            if self.improve and (value := getattr(self, name)) != usual:
                words = "one answer is improved, by many short searches of one thread of clingo's"
                raise OptionError(f"improve=True, {name}={value!r}: {words}")
        inferences, conflicts = self.limits.inferences, self.limits.conflicts
        if self.engine == CLINGO and inferences is not None:
            raise OptionError(f"inferences={inferences}: clingo makes none, SWI-Prolog does")
        if self.engine != CLINGO and conflicts is not None:
            raise OptionError(f"conflicts={conflicts}: SWI-Prolog counts none, clasp does")

    @classmethod
    def of(cls, keywords: Mapping[str, Any], otherwise: Limits = NO_LIMITS) -> Question:
        """The question that keywords ask, which may stand among other names; its time begins.

        Args:
            otherwise: what holds where the keywords name no limit.

        Raises:
            OptionError: as `Question`.
        """
        limits = {name: keywords[name] for name in LIMITS if name in keywords}
        check_types(bool, isolated=limits.get("isolated", False))
        own = {name: keywords[name] for name in KEYWORDS if name in keywords}
        return cls(**own, limits=limits_of(**limits, otherwise=otherwise))

    @property
    def canonical(self) -> str:
        """All that decides what is found, as a text: equal questions have equal texts."""
        values = {one: getattr(self, one) for one in KEYWORDS}
        values |= {"options": tuple(self.options), **self.limits._asdict()}
        return repr({**values, "constants": sorted(constants_of(self.constants).items())})

    def task(self, encoding: Encoding, instance: Instance) -> Task:
        """What is ground and searched, of an instance.

        Raises:
            OptionError: there is no such order, heuristic or labeling.
            ProgramError: clingo rejects the part of the encoding that ranks the clues.
            StoppedError: a limit or Ctrl-C came first.
        """
        of_clasp = {"--parallel-mode": self.threads, "--seed": self.seed}
        numbers = (f"{name}={value}" for name, value in of_clasp.items() if value is not None)
        options = (*numbers, *self.options)
        task = Task(encoding, instance, constants_of(self.constants), options)
        if self.order != GIVEN:
            from pylogic.solving import orders  # most runs do without

            if instance is NO_INSTANCE:
                words = "there is no instance whose clues could be ordered"
                raise OptionError(f"order {self.order}: {words}")
            ordered = orders.ordered(encoding, instance, self.order, task.constants, self.limits)
            task = replace(task, instance=ordered)
        if self.heuristic in encoding.heuristics:
            task = replace(task, heuristic=self.heuristic)
        elif self.heuristic is not None:
            options = (*options, clasps_heuristic(encoding, self.heuristic))
            task = replace(task, options=options)
        if self.labeling is not None:
            from pylogic.solving import labeling  # most runs do without

            task = replace(task, labeling=labeling.parse(self.labeling))
        if self.shuffle is not None:
            from pylogic.solving import orders  # most runs do without

            task = orders.shuffled(task, self.shuffle)
        return task


KEYWORDS = tuple(one.name for one in fields(Question) if one.name != "limits")
"""The keywords of a search that do not become limits."""
