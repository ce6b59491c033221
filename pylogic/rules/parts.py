"""The parts of a rule file that the driver knows, and the predicates that it reads from each.

`vocabulary` says what all of them mean.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

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

PARTS: Mapping[Signature, tuple[Signature, ...]] = {
    BASE: (),
    ("step", 1): (),
    ("check", 1): (),
    ERRORS: (("error", 1), ("error", 2)),
    ("about", 0): (),
    ("words", 0): (("says", 2), ("says", 3), ("denies", 2), ("denies", 3)),
    REASONS: (),
    REGION: (("region", 2),),
    TECHNIQUES: (FOLLOWS,),
    ("label", 0): (("label", 4),),
    VIEW: (("draw", 1), ("draw", 2)),
    SCORE: (("score", 2),),
    TASTE: (FIGURE, HATED),
    ("clues", 0): (("pick", 3), ("fixed", 1), ("usual", 1), ("dull", 1)),
    ("order", 0): (("rank", 2),),
    FRAME: (),
}
"""The parts that the driver knows, and the predicates that it reads from each."""
