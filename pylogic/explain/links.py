"""Links of a chain: only those that the end needs, each with what it needs of what is known."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from pylogic.explain.closure import Oracle
from pylogic.explain.mus import FindCore, shrink
from pylogic.explain.refutation import Link, Refutation


class UsedLink(NamedTuple):
    """A link without what nothing needs."""

    literals: tuple[int, ...]
    because: tuple[int, ...]
    known: tuple[int, ...]
    """Nothing of what is known can be left out, where there is no inner chain."""
    inner: UsedChain | None = None


class UsedChain(NamedTuple):
    """Links of which each is needed."""

    supposed: int | None
    links: tuple[UsedLink, ...]

    @property
    def because(self) -> tuple[int, ...]:
        """All elements that it takes."""
        return _union(link.because for link in self.links)

    @property
    def known(self) -> tuple[int, ...]:
        """All that it takes of what was known before."""
        own = {self.supposed, *(x for link in self.links for x in link.literals)}
        return tuple(x for x in _union(link.known for link in self.links) if x not in own)

    @property
    def measure(self) -> tuple[int, int, int]:
        """The size of the largest step above 2, of all, and how many there are: less is easier."""
        sizes = list(self._sizes())
        return max(2, *sizes), sum(sizes), len(sizes)

    def _sizes(self) -> Iterator[int]:
        for link in self.links:
            if link.inner is None:
                yield len(link.because)
            else:
                yield from link.inner._sizes()


def _union(parts: Iterable[Iterable[int]]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(x for part in parts for x in part))


def used(
    oracle: Oracle,
    refutation: Refutation,
    known: Sequence[int],
    wanted: Collection[int] = (),
    *,
    is_minimal: bool = True,
) -> UsedChain:
    """What the last link of a refutation takes, or else the literals that are wanted.

    If it need not be minimal, it is found faster.

    Raises:
        ExhaustedError, CutShortError: there was no answer in time.
    """
    start = known if refutation.supposed is None else [*known, refutation.supposed]
    before = list(start)
    available = []
    for link in refutation.links:
        available.append(tuple(before))
        before += link.literals
    needed = set(wanted)
    kept: list[UsedLink] = []
    for link, earlier in zip(reversed(refutation.links), reversed(available), strict=True):
        literals = tuple(x for x in link.literals if x in needed)
        if literals or not link.literals:
            kept.append(_used_link(oracle, link, literals, earlier, is_minimal))
            needed |= set(kept[-1].known)
    return UsedChain(refutation.supposed, tuple(reversed(kept)))


def _used_link(
    oracle: Oracle,
    link: Link,
    literals: tuple[int, ...],
    earlier: Sequence[int],
    is_minimal: bool,
) -> UsedLink:
    if link.inner is not None:
        inner = used(oracle, link.inner, earlier, is_minimal=is_minimal)
        return UsedLink(literals, inner.because, inner.known, inner)
    needed = _needed(oracle, link.because, literals, earlier, is_minimal)
    return UsedLink(literals, link.because, needed)


def _needed(
    oracle: Oracle,
    because: Sequence[int],
    literals: Sequence[int],
    earlier: Sequence[int],
    is_minimal: bool,
) -> tuple[int, ...]:
    """What a step takes of what is known, rather what is known longer: that takes fewer links."""
    opposites = [[-x] for x in literals] or [[]]
    found: list[int] = []
    for opposite in opposites:
        core, _ = oracle.ask([*because, *opposite, *found, *earlier])
        assert core is not None
        found += (x for x in earlier if x in core and x not in found)
    if is_minimal:
        found = shrink([x for x in earlier if x in found], _find_core(oracle, because, opposites))
    return tuple(x for x in earlier if x in found)


def _find_core(
    oracle: Oracle, because: Sequence[int], opposites: Sequence[Sequence[int]]
) -> FindCore[int]:
    def find_core(needed: Sequence[int], others: Sequence[int], _: int) -> set[int] | None:
        found: set[int] = set()
        for opposite in opposites:
            core, _answer = oracle.ask([*because, *opposite, *needed, *others])
            if core is None:
                return None
            found |= core
        return found

    return find_core
