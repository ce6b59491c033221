"""Task: an encoding and an instance to ground, with constants, options and guidance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING

from clingo import ast

from pylogic.rules.encoding import HEURISTIC, Encoding
from pylogic.rules.instance import NO_INSTANCE, Instance
from pylogic.solving.clasp_options import read_options

if TYPE_CHECKING:
    from pylogic.solving.labeling import Labeling

LABEL = "label"
"""The part, and its predicate, that says which variables a labeling decides."""


@dataclass(frozen=True)
class Task:
    """An encoding and an instance to ground, under constants and clingo's options."""

    encoding: Encoding
    instance: Instance = NO_INSTANCE
    constants: Mapping[str, str] = field(default_factory=dict)
    """The constants that the user sets."""
    options: tuple[str, ...] = ()
    labeling: Labeling | None = None
    heuristic: str | None = None
    """The part of the encoding whose #heuristic statements guide clasp, without its prefix."""
    extra_parts: tuple[str, ...] = ()
    """Further parts to ground."""

    @cached_property
    def all_constants(self) -> Mapping[str, str]:
        """The constants that the instance or the user sets; the user's count where both do."""
        return {**self.instance.constants, **self.constants}

    @property
    def statements(self) -> Iterator[ast.AST]:
        """The statements of the encoding and the instance."""
        return chain(self.encoding.statements, self.instance.statements)

    @property
    def clingo_arguments(self) -> list[str]:
        """The words of clingo's command line; clasp's backprop is off unless an option sets it.

        clasp's --backprop, which the presets handy and crafty switch on, loses answers (clingo 5.4
        and 5.8.3): the guide's page on proofs shows a board of which it finds none.
        """
        own = list(read_options(self.options))
        names = {option.name for option in own}
        backprop = [] if "backprop" in names else ["--no-backprop"]
        # Under another heuristic clasp silently ignores #heuristic statements.
        is_guided = self.has_heuristics and "heuristic" not in names
        domain = ["--heuristic=Domain"] if is_guided else []
        constants = [f"--const={name}={value}" for name, value in self.constants.items()]
        return [*constants, *backprop, *domain, *(option.text for option in own)]

    @property
    def optional_parts(self) -> tuple[str, ...]:
        """The parts to ground besides those of every search: label, heuristic, extra ones."""
        label = [LABEL] if self.labeling else []
        heuristic = [HEURISTIC + self.heuristic] if self.heuristic else []
        return (*label, *heuristic, *self.extra_parts)

    @cached_property
    def has_heuristics(self) -> bool:
        """True if there are #heuristic statements for clasp to follow."""
        own = self.instance.directives
        is_own = any(s.ast_type == ast.ASTType.Heuristic for s in own)
        return self.heuristic is not None or self.encoding.has_heuristics or is_own

    @property
    def lacks_frame(self) -> bool:
        """True if the part `frame` chooses facts of new boards, and the instance has none such."""
        framed = self.encoding.frame_inputs
        return bool(framed) and not any(fact.signature in framed for fact in self.instance.facts)

    @property
    def has_horizons(self) -> bool:
        """True if there are parts step(t) or check(t): answers are plans, ground step by step."""
        return not {("step", 1), ("check", 1)}.isdisjoint(self.encoding.parts)
