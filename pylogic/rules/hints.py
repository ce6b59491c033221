"""Hints at the known names that are most like a wrong one."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pylogic.rules.syntax import Signature  # and clingo, without which names are found


def suggest(name: str, known: Iterable[str], *, most: int = 1, cutoff: float = 0.6) -> str:
    """Return a hint at up to `most` known names, at least `cutoff` (0 to 1) alike, or ""."""
    import difflib  # only errors need it, and the command line starts without

    return _ask(difflib.get_close_matches(name, list(known), n=most, cutoff=cutoff))


def suggest_among(name: str, known: Collection[str]) -> str:
    """Return a hint at the known name that is most like a wrong one, or else at all of them."""
    return suggest(name, known) or (f"; there are {', '.join(known)}" if known else "")


def suggest_predicate(
    signature: Signature, known: Iterable[Signature], *, most: int = 1, cutoff: float = 0.6
) -> str:
    """Return a hint at the known predicates of the same name, or else of a name like it."""
    others = sorted(other for other in known if other != signature)
    same = [predicate_name(other) for other in others if other[0] == signature[0]]
    names = map(predicate_name, others)
    return _ask(same) or suggest(predicate_name(signature), names, most=most, cutoff=cutoff)


def predicate_name(signature: Signature) -> str:
    """Return a predicate as clingo writes it: NAME/ARITY."""
    return f"{signature[0]}/{signature[1]}"


def _ask(names: Collection[str]) -> str:
    """Return "; did you mean A or B?" for the names; "" without names."""
    return f"; did you mean {' or '.join(names)}?" if names else ""
