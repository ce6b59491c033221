"""The parts of a rule file that the driver knows, and the predicates that it reads from each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pylogic.rules.syntax import Signature  # and clingo, which the names do not need

BASE: Signature = ("base", 0)
ERRORS: Signature = ("errors", 0)
VIEW: Signature = ("view", 0)
REASONS: Signature = ("reasons", 0)
REGION: Signature = ("region", 0)
NAMED: Signature = ("named", 3)
SCORE: Signature = ("score", 0)
FRAME: Signature = ("frame", 0)
TASTE: Signature = ("taste", 0)
FIGURE: Signature = ("taste", 3)
HATED: Signature = ("hated", 1)
TECHNIQUES: Signature = ("techniques", 0)
KNOWN: Signature = ("known", 1)
FOLLOWS: Signature = ("follows", 1)
HEURISTIC = "heuristic_"
"""The prefix of the names of the parts that hold #heuristic statements."""


class Part(NamedTuple):
    """A part of a rule file: its purpose, the predicates that the driver reads from it, and those
    that the driver derives for it."""

    purpose: str
    reads: tuple[Signature, ...] = ()
    given: tuple[Signature, ...] = ()


PARTS: Mapping[Signature, Part] = {
    BASE: Part("the board and the rules of the puzzle"),
    ("step", 1): Part("for plans: the rules that step t adds"),
    ("check", 1): Part("for plans: the goal, checked after step t"),
    ("about", 0): Part("the puzzle's names, and how it is exchanged with other programs"),
    ERRORS: Part("the mistakes of a puzzle that makes no sense", (("error", 1), ("error", 2))),
    ("words", 0): Part(
        "the names of things in explanations",
        (("says", 2), ("says", 3), ("denies", 2), ("denies", 3)),
    ),
    REASONS: Part("the rules in the form that explanations need"),
    TECHNIQUES: Part("patterns on a board, and the conclusions from them", (FOLLOWS,), (KNOWN,)),
    REGION: Part("which cells an explanation is about", (("region", 2),), (NAMED,)),
    ("label", 0): Part("which unknowns are tried first, and with which values", (("label", 4),)),
    ("order", 0): Part("which clues to look at first", (("rank", 2),)),
    (HEURISTIC, 0): Part("advice to the search, followed on demand"),
    ("clues", 0): Part(
        "how a full solution becomes clues", (("pick", 3), ("fixed", 1), ("usual", 1), ("dull", 1))
    ),
    FRAME: Part("the facts of a new board besides its clues, drawn at random"),
    VIEW: Part("how the board is drawn", (("draw", 1), ("draw", 2))),
    SCORE: Part("figures that are read off a solution", (("score", 2),)),
    TASTE: Part("features of a puzzle that setters like or hate", (FIGURE, HATED)),
}
"""The parts that the driver knows; HEURISTIC begins the names of many."""
READ = frozenset(predicate for part in PARTS.values() for predicate in part.reads)
"""The predicates that the driver reads from some part."""
