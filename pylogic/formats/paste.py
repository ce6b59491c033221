"""A text that somebody pastes: in which format it is, of which puzzle, and as which facts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from itertools import chain
from typing import Any

from pylogic import formats
from pylogic.formats import exchange, sources
from pylogic.formats.sources import Manner
from pylogic.rules.encoding import Encoding


@dataclass(frozen=True)
class Pasted:
    """A board that was pasted."""

    puzzle: str
    """The encoding's name that it is an instance of."""
    format: str
    """The format in words."""
    facts: str
    answer: tuple[str, ...] = ()
    """The atoms of the solution that it shows."""
    is_named: bool = True
    """Whether the format says which puzzle it is; else it is taken for the one asked for."""
    lost: tuple[str, ...] = ()
    """What the text says besides, in words."""

    def to_dict(self) -> dict[str, Any]:
        """Its puzzle, its format, its facts, its solution, and whether it says what it is."""
        return asdict(self)


def read(
    encoding: Encoding,
    text: str,
    others: Callable[[], Iterable[Encoding]],
    manner: Manner = sources.PLAIN,
) -> Pasted:
    """A board in any format, of this puzzle or, where the format names another, of one of others.

    Raises:
        ProgramError: it is no board; says what is wrong with it, and where.
    """
    found = sources.told(encoding, text, manner)
    title = formats.named(found.format).title
    if found.format == formats.FACTS:
        exchange.instance_of_facts(found)
        return Pasted(encoding.name, title, text, is_named=False)
    meant = exchange.puzzle(found, chain((encoding,), others()))
    facts = exchange.facts(meant or encoding, found)
    answer = tuple(map(str, facts.answer))
    name = (meant or encoding).name
    return Pasted(name, title, facts.text, answer, meant is not None, facts.lost)
