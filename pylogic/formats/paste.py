"""A text that somebody pastes: in which format it is, of which puzzle, and as which facts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from typing import Any

from pylogic import formats
from pylogic.errors import Problem, ProgramError
from pylogic.formats import exchange, mapping
from pylogic.formats.diagram import Source
from pylogic.formats.exchange import Text
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

    def to_dict(self) -> dict[str, Any]:
        """Its puzzle, its format, its facts, its solution, and whether it says what it is."""
        return asdict(self)


def read(encoding: Encoding, text: str, others: Callable[[], Iterable[Encoding]]) -> Pasted:
    """A board in any format, of this puzzle or, where the format names another, of one of others.

    Raises:
        ProgramError: it is no board; says what is wrong with it, and where.
    """
    found = exchange.told(encoding, text)
    title = formats.TITLES[found.format]
    if found.format == formats.FACTS:
        exchange.instance_of_facts(found)
        return Pasted(encoding.name, title, text, is_named=False)
    meant = _meant(encoding, found, others)
    facts = exchange.facts(meant or encoding, found)
    answer = tuple(map(str, facts.answer))
    return Pasted((meant or encoding).name, title, facts.text, answer, meant is not None)


def _meant(
    encoding: Encoding, text: Text, others: Callable[[], Iterable[Encoding]]
) -> Encoding | None:
    """The encoding whose puzzle a text says that it is; None if it does not say."""
    source, games = Source(text.text, text.name), mapping.games(encoding, text.format)
    game = formats.load(text.format).read(source, games).game
    for one in (encoding, *others()) if game is not None else ():
        if any(known.name == game for known in mapping.games(one, text.format)):
            return one
    if game is not None:
        words = f"this {formats.TITLES[text.format]} puzzle is a {game!r}: no rules here are for it"
        raise ProgramError(Problem(words, text.name))
    return None
