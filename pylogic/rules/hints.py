"""Hints at the known names that are most like a wrong one."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pylogic.rules.syntax import Signature  # and clingo, without which names are found


def suggest(name: str, known: Iterable[str], *, most: int = 1, cutoff: float = 0.6) -> str:
    """Return "; did you mean A or B?" of up to `most` known names like a wrong one, or "".
    They are alike by at least `cutoff` (0 to 1); the most alike comes first."""
    import difflib  # only errors need it, and the command line starts without

    return _hint(difflib.get_close_matches(name, list(known), n=most, cutoff=cutoff))


def suggest_among(name: str, known: Collection[str]) -> str:
    """Return "; did you mean A?" of the known name most like a wrong one, else "; there are A, B".
    The latter names all; without known names it is ""."""
    return suggest(name, known) or (f"; there are {', '.join(known)}" if known else "")


def suggest_predicate(
    signature: Signature, known: Iterable[Signature], *, most: int = 1, cutoff: float = 0.6
) -> str:
    """Return "; did you mean p/2 or p/3?" of all known predicates of that name, but not itself.
    Without one, up to `most` with names like it, as `suggest` does; or ""."""
    others = sorted(other for other in known if other != signature)
    same = [predicate_name(other) for other in others if other[0] == signature[0]]
    names = map(predicate_name, others)
    return _hint(same) or suggest(predicate_name(signature), names, most=most, cutoff=cutoff)


def predicate_name(signature: Signature) -> str:
    """Return a predicate as NAME/ARITY."""
    return f"{signature[0]}/{signature[1]}"


def _hint(names: Collection[str]) -> str:
    """Return "; did you mean A or B?" for the names; "" without names."""
    return f"; did you mean {' or '.join(names)}?" if names else ""
