"""The parts of a rule file that the driver knows, and the predicates that it reads from each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pylogic.rules.syntax import Signature  # and clingo, which the names do not need

BASE: Signature = ("base", 0)
ERRORS: Signature = ("errors", 0)
"""The problems of an instance, in words: error(Text) or error(Text, Cell)."""
VIEW: Signature = ("view", 0)
REASONS: Signature = ("reasons", 0)
"""Facts and definitions for explanations: grounded with base where something is explained."""
REGION: Signature = ("region", 0)
"""The cells that an explanation is about: region(R, C)."""
NAMED: Signature = ("named", 3)
"""named(K, R, C): the K-th cell that the words of a broken rule name; for the part region."""
SCORE: Signature = ("score", 0)
FRAME: Signature = ("frame", 0)
"""The facts of a new board besides its clues, as an instance gives them."""
TASTE: Signature = ("taste", 0)
FIGURE: Signature = ("taste", 3)
HATED: Signature = ("hated", 1)
"""hated(Text): no puzzle is made of a solution where this holds; for the part taste."""
TECHNIQUES: Signature = ("techniques", 0)
"""Named patterns: marks that must be known of a board, and marks that follow."""
KNOWN: Signature = ("known", 1)
"""known(MARK): an atom, or with a minus its denial, that is known; for the part techniques."""
FOLLOWS: Signature = ("follows", 1)
"""follows(MARK): the conclusion of a technique."""

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
