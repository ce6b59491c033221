"""What holds in all answers or in some, where some atoms of the board are known."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any

import clingo

from pylogic.explain.assumptions import CutShortError
from pylogic.explain.relaxation import unguided
from pylogic.rules.constraints import is_constraint
from pylogic.rules.encoding import BASE
from pylogic.rules.symbols import Mark, Symbols
from pylogic.solving.grounding import Program
from pylogic.solving.task import Job

CAUTIOUS, BRAVE = "cautious", "brave"


class Board:
    """A ground program whose shown atoms, and those that the view draws, are looked at."""

    def __init__(self, job: Job, *, has_constraints: bool) -> None:
        """Without its constraints, only choices and definitions say what follows."""
        every = unguided(job.encoding)
        rules = (s for s in every if has_constraints or not is_constraint(s))
        facts = job.instance.statements if job.instance else ()
        made = Program.of(job, chain(rules, facts))
        show = "".join(f"#show {name}/{arity}." for name, arity in job.encoding.visible)
        made.control.add(BASE[0], [], show)
        made.ground((BASE[0], []))
        self.control = made.control

    def consequences(self, mode: str, marks: Iterable[Mark] = ()) -> Symbols:
        """What is drawn or shown in all answers (cautious), or in some (brave).

        Raises:
            CutShortError: the search was interrupted.
        """
        configuration: Any = self.control.configuration
        configuration.solve.models = 0
        configuration.solve.enum_mode = mode
        symbolic = self.control.symbolic_atoms
        assumptions = []
        for text, holds in marks:
            atom = symbolic[clingo.parse_term(text)]
            if atom is not None:
                assumptions.append(atom.literal if holds else -atom.literal)
        found: Symbols = ()
        with self.control.solve(yield_=True, assumptions=assumptions) as handle:
            for model in handle:
                found = tuple(model.symbols(shown=True))
            if not handle.get().exhausted:
                raise CutShortError
        return found
