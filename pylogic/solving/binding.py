"""Bind a question to the rules and the facts that it is about."""

from __future__ import annotations

from dataclasses import replace

from pylogic.errors import OptionError
from pylogic.rules.encoding import GIVEN, Encoding
from pylogic.rules.instance import NO_INSTANCE, Instance
from pylogic.solving.question import CLASP_HEURISTICS, Question


def bind(question: Question, encoding: Encoding, instance: Instance) -> Question:
    """Return a question about an instance, its clues ordered, all else shuffled as it wants.

    An encoding that ranks its clues is ground for that, within the limits. Raise OptionError if
    there is no such order, heuristic or labeling; ProgramError if clingo rejects the part of the
    encoding that ranks the clues; or StoppedError if a limit or Ctrl-C ended its grounding.
    """
    bound = replace(question, encoding=encoding, instance=instance)
    heuristic = "" if bound.heuristic_part else (bound.heuristic or "").partition(",")[0]
    if heuristic.lower() not in ("", *map(str.lower, CLASP_HEURISTICS)):
        own = ", ".join(encoding.heuristics) or "none"
        known = f"of the encoding: {own}; of clasp: {', '.join(CLASP_HEURISTICS)}"
        raise OptionError(f"no heuristic {bound.heuristic!r}; {known}")
    _ = bound.parsed_labeling
    if bound.order == GIVEN and bound.shuffle is None:
        return bound
    from pylogic.solving import orders  # most runs do without

    if bound.order != GIVEN:
        if instance is NO_INSTANCE:
            problem = "there is no instance whose clues could be ordered"
            raise OptionError(f"order {bound.order}: {problem}")
        about = bound.order, bound.constants, bound.limits
        bound = replace(bound, instance=orders.order_clues(encoding, instance, *about))
    return bound if bound.shuffle is None else orders.shuffle_statements(bound, bound.shuffle)
