"""Hints at the known names that are most like a wrong one."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pylogic.rules.syntax import Signature  # and clingo, without which names are found


def suggest(name: str, known: Iterable[str], *, most: int = 1, cutoff: float = 0.6) -> str:
    """Return "; did you mean A or B?" with up to `most` known names that are like a wrong one.
    It is "" if none is: each has a likeness of at least `cutoff` (0 to 1), the largest first."""
    import difflib  # only errors need it, and the command line starts without

    names = difflib.get_close_matches(name, list(known), n=most, cutoff=cutoff)
    return f"; did you mean {' or '.join(names)}?" if names else ""


def suggest_among(name: str, known: Collection[str]) -> str:
    """Return "; did you mean A?" with the known name that is most like a wrong one.
    If none is like it, return "; there are A, B" with all of them; "" without known names."""
    return suggest(name, known) or (f"; there are {', '.join(known)}" if known else "")


def suggest_predicate(
    signature: Signature, known: Iterable[Signature], *, most: int = 1, cutoff: float = 0.6
) -> str:
    """Return "; did you mean p/2 or p/3?" with all known predicates of that name, another arity.
    Without any, return `suggest` of the known predicates whose NAME/ARITY is like it."""
    others = sorted(other for other in known if other != signature)
    if same := [predicate_name(other) for other in others if other[0] == signature[0]]:
        return f"; did you mean {' or '.join(same)}?"
    names = map(predicate_name, others)
    return suggest(predicate_name(signature), names, most=most, cutoff=cutoff)


def predicate_name(signature: Signature) -> str:
    """Return a predicate as NAME/ARITY."""
    return f"{signature[0]}/{signature[1]}"
