"""What a puzzle can be solved with: orders, presets, heuristics, labelings and engines."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from pylogic.rules.encoding import Encoding
from pylogic.solving import orders, swipl
from pylogic.solving.options import CLASPS_HEURISTICS, PRESETS
from pylogic.solving.task import LABEL

_LABELINGS = ("leftmost", "ff", "ff,down", "min", "max")


@dataclass(frozen=True)
class Choices:
    """What a puzzle can be solved with; empty where its rules do not provide for it."""

    orders: Mapping[str, str] = field(hash=False)
    """Orders of the clues without an argument, each with what it does."""
    shuffles: Mapping[str, str] = field(hash=False)
    """Random orders, of which so many are taken."""
    presets: tuple[str, ...]
    """clasp's."""
    heuristics: tuple[str, ...]
    """Those of the rules, then clasp's."""
    labelings: tuple[str, ...]
    """Some of clpfd's, not all."""
    engines: tuple[str, ...]
    """Besides clingo: those that run a twin of the rules."""
    needed: str | None
    """What is not installed that these engines need, and how to install it."""

    def to_dict(self) -> dict[str, Any]:
        """The same as JSON has it."""
        return asdict(self)


def choices(encoding: Encoding) -> Choices:
    """What a puzzle can be solved with."""
    has_clues = encoding.clues is not None
    kinds = {name: kind.words for name, kind in orders.KINDS.items()}
    if encoding.has("order"):
        kinds[orders.ENCODING] = orders.described()[orders.ENCODING]
    engines = tuple(swipl.engines(encoding))
    return Choices(
        orders=kinds if has_clues else {},
        shuffles={name: words for name, (words, _) in orders.SHUFFLES.items() if has_clues},
        presets=PRESETS,
        heuristics=(*encoding.heuristics, *CLASPS_HEURISTICS),
        labelings=_LABELINGS if encoding.has(LABEL) else (),
        engines=engines,
        needed=swipl.INSTALL if engines and not swipl.is_installed() else None,
    )
