"""What the `about` part says of difficulty: what steps by several rules are called, and levels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

import clingo

from pylogic.errors import Problem, ProgramError
from pylogic.rules.encoding import Encoding
from pylogic.rules.symbols import say

Levels = Mapping[str, tuple[int, int]]
"""From which cost of the costliest step to which a puzzle has a level."""
LEVELS: Levels = MappingProxyType({"easy": (0, 2), "medium": (3, 4), "hard": (5, 8)})
"""Those of a file that says nothing of them."""
CHAIN = "chain"
"""What a step is called that takes more rules than are named one by one, and has no name."""
_NAMED = 5


def levels(encoding: Encoding) -> Levels:
    """The levels of a puzzle, from facts level("NAME", FROM, TO), the easiest first.

    Raises:
        ProgramError: a level is no range of costs.
    """
    facts = [fact for fact in encoding.about if fact.match("level", 3)]
    found = {say(fact.arguments[0]): _range(encoding, fact) for fact in facts}
    return dict(sorted(found.items(), key=lambda level: level[1])) or LEVELS


def _range(encoding: Encoding, fact: clingo.Symbol) -> tuple[int, int]:
    ends = fact.arguments[1:]
    if any(end.type != clingo.SymbolType.Number for end in ends) or ends[1] < ends[0]:
        words = f'{fact}: expected level("NAME", FROM, TO), with whole numbers'
        raise ProgramError(Problem(words, str(encoding.path)))
    return ends[0].number, ends[1].number


def level(known: Levels, cost: int) -> str | None:
    """The first level that a cost belongs to, or that it is beyond them all; None between them."""
    hardest = max(known, key=lambda name: known[name][1], default=None)
    if hardest is not None and cost > known[hardest][1]:
        return f"beyond {hardest}"
    return next((name for name, (low, high) in known.items() if low <= cost <= high), None)


def called(encoding: Encoding) -> dict[str, str]:
    """What steps by several rules are called, from facts called("NAME + 2 x NAME", "TECHNIQUE")."""
    facts = (fact.arguments for fact in encoding.about if fact.match("called", 2))
    return {say(rules): say(technique) for rules, technique in facts}


def technique(names: Sequence[str], known: Mapping[str, str]) -> str:
    """What a step by rules of such names is called: `known`, or else all of them in order."""
    counts = sorted(Counter(names).items())
    rules = " + ".join(name if n == 1 else f"{n} x {name}" for name, n in counts)
    return known.get(rules, rules if len(names) <= _NAMED else CHAIN)
