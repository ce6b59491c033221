"""Chains: large explanations as small deductions, one after the other, perhaps from a supposition.

Step-wise explanations whose steps are small by nesting others in them are those of Bogaerts,
Gamba, Guns (2021). What is supposed is chosen by the size of the core that refutes it; a bound on
the effort, counted in questions to clasp, keeps the search for the shortest chain short.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

from pylogic.explain.hitting_sets import Effort, ExhaustedError
from pylogic.explain.mus import FindCore, shrink
from pylogic.explain.refutation import Closure, Core, Link, Oracle, Refutation, Refuter
from pylogic.explain.relaxation import Relaxation
from pylogic.explain.steps import Chain, Deduction
from pylogic.rules.symbols import Mark, Symbols

LONGEST = 5
"""The size above which a chain is easier to follow than a set of clues and constraints."""
_DEPTH = 2
"""So many suppositions inside each other."""
_EFFORT = 180_000
"""The effort of a search for the chain of a deduction: at most about 1 s."""
_CONFLICT_EFFORT = 1_000_000
"""The effort of a search for the chain of a contradiction: at most about 5 s."""


class Chains:
    """Finds chains in a relaxed program."""

    def __init__(self, program: Relaxation) -> None:
        self._switches = program.switches
        self._symbols = {literal: s for s, literal in program.switches.literals.items()}
        self._atoms = {str(atom): literal for atom, literal in program.atoms.items()}
        self._texts = {literal: text for text, literal in self._atoms.items()}
        self._costs = {x: program.costs[symbol] for x, symbol in self._symbols.items()}

    def of_deduction(
        self, deduction: Deduction, known: Sequence[Mark], share: float = 1
    ) -> Chain | None:
        """A chain from the clues and constraints of a deduction to its marks, if one is found.

        `share` is the part of the usual effort that it may take.

        Of several marks each is that of a link, which perhaps has a chain of its own; unless one
        leaves nothing else than the others.

        Raises:
            CutShortError: the search was interrupted.
        """
        before = self._literals(known)
        refuter = self._refuter(before, share * _EFFORT)
        wanted = self._literals(deduction.marks)
        elements = self._elements(deduction.because)
        try:
            links = self._derive(refuter, before, wanted, elements)
            if links is None:
                return None
            found = pruned(refuter.oracle, Refutation(None, links), before, wanted)
        except ExhaustedError:
            return None
        return self._chain(_unwrapped(found))

    def of_conflict(self, because: Symbols, marks: Sequence[Mark]) -> Chain | None:
        """A chain by which clues, constraints and marks contradict; None if none is found.

        Raises:
            CutShortError: the search was interrupted.
        """
        known = self._literals(marks)
        refuter = self._refuter(known, _CONFLICT_EFFORT)
        try:
            links = refuter.links(known, Core(self._elements(because)), _DEPTH, LONGEST)
            if links is None:
                return None
            found = pruned(refuter.oracle, Refutation(None, links), known)
        except ExhaustedError:
            return None
        return self._chain(found) if len(found.links) > 1 else None

    def _derive(
        self,
        refuter: Refuter,
        known: Sequence[int],
        wanted: Sequence[int],
        elements: tuple[int, ...],
    ) -> tuple[Link, ...] | None:
        """Links that derive all wanted literals; None if some remain."""
        links: list[Link] = []
        while True:
            closure = Closure(refuter.oracle, known, elements)
            closure.close(LONGEST)
            links += (Link(*one) for one in closure.inferences)
            left = [x for x in wanted if x not in closure.known]
            if not left:
                return tuple(links)
            known = closure.known
            found = self._best(refuter, known, _opposites(refuter, known, left), elements)
            if found is None:
                return None
            assert found.supposed is not None
            links.append(Link((-found.supposed,), (), found))
            known = [*known, -found.supposed]

    def _best(
        self,
        refuter: Refuter,
        known: Sequence[int],
        suppositions: Iterable[int],
        elements: Sequence[int],
    ) -> Refutation | None:
        """The shortest refutation of one of the suppositions, as far as effort goes."""
        sizes: dict[Refutation, tuple[int, ...]] = {}
        with suppress(ExhaustedError):
            for one in refuter.refutations(known, suppositions, elements):
                sizes[one] = pruned(refuter.oracle, one, known, is_minimal=False).measure
        return min(sizes, key=lambda one: sizes[one], default=None)

    def _refuter(self, known: Sequence[int], effort: float) -> Refuter:
        decided = set(map(abs, known))
        unknown = tuple(x for x in self._texts if x not in decided)
        oracle = Oracle(self._switches, unknown, Effort(effort))
        return Refuter(oracle, random.Random(0))

    def _literals(self, marks: Iterable[Mark]) -> list[int]:
        """The literals of marks, without the marks that follow from the facts."""
        known = ((self._atoms.get(text), holds) for text, holds in marks)
        return [x if holds else -x for x, holds in known if x is not None]

    def _elements(self, because: Symbols) -> tuple[int, ...]:
        literals = self._switches.literals
        return tuple(literals[symbol] for symbol in because)

    def _chain(self, found: PrunedChain) -> Chain:
        supposed = None if found.supposed is None else self._marks([found.supposed])[0]
        return Chain(supposed, tuple(map(self._deduction, found.links)))

    def _deduction(self, link: PrunedLink) -> Deduction:
        return Deduction(
            self._marks(link.literals),
            tuple(sorted(self._symbols[x] for x in link.because)),
            sum(self._costs[x] for x in link.because),
            self._marks(link.known),
            None if link.inner is None else self._chain(link.inner),
        )

    def _marks(self, literals: Iterable[int]) -> tuple[Mark, ...]:
        return tuple((self._texts[abs(x)], x > 0) for x in literals)


def _opposites(refuter: Refuter, known: Sequence[int], literals: Sequence[int]) -> list[int]:
    """The opposites of literals, of which none leaves nothing else than another."""
    kept: list[int] = []
    for literal in literals:
        opposite = -literal
        if all(refuter.oracle.ask([*known, other, opposite])[0] is None for other in kept):
            kept.append(literal)
    return [-literal for literal in kept]


def _unwrapped(found: PrunedChain) -> PrunedChain:
    """The refutation that a chain consists of, where nothing else is left then."""
    first, *others = found.links
    own = set(first.literals)
    is_all = all(not (link.because or link.inner) and own.issuperset(link.known) for link in others)
    return first.inner if first.inner is not None and is_all else found


class PrunedLink(NamedTuple):
    """A link with only the literals that a later link, or the end, needs."""

    literals: tuple[int, ...]
    because: tuple[int, ...]
    known: tuple[int, ...]
    """The known literals that it needs, none of them to spare where there is no inner chain."""
    inner: PrunedChain | None = None


class PrunedChain(NamedTuple):
    """Links of which each is needed."""

    supposed: int | None
    links: tuple[PrunedLink, ...]

    @property
    def because(self) -> tuple[int, ...]:
        """The elements that its links need."""
        return _union(link.because for link in self.links)

    @property
    def known(self) -> tuple[int, ...]:
        """The literals known before the chain that its links need."""
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


def pruned(
    oracle: Oracle,
    refutation: Refutation,
    known: Sequence[int],
    wanted: Collection[int] = (),
    *,
    is_minimal: bool = True,
) -> PrunedChain:
    """The links of a refutation that its end, or the wanted literals, need.

    A chain that need not be minimal is found faster.

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
    kept: list[PrunedLink] = []
    for link, earlier in zip(reversed(refutation.links), reversed(available), strict=True):
        literals = tuple(x for x in link.literals if x in needed)
        if literals or not link.literals:
            kept.append(_pruned_link(oracle, link, literals, earlier, is_minimal))
            needed |= set(kept[-1].known)
    return PrunedChain(refutation.supposed, tuple(reversed(kept)))


def _pruned_link(
    oracle: Oracle,
    link: Link,
    literals: tuple[int, ...],
    earlier: Sequence[int],
    is_minimal: bool,
) -> PrunedLink:
    if link.inner is not None:
        inner = pruned(oracle, link.inner, earlier, is_minimal=is_minimal)
        return PrunedLink(literals, inner.because, inner.known, inner)
    needed = _known_needed(oracle, link.because, literals, earlier, is_minimal)
    return PrunedLink(literals, link.because, needed)


def _known_needed(
    oracle: Oracle,
    because: Sequence[int],
    literals: Sequence[int],
    earlier: Sequence[int],
    is_minimal: bool,
) -> tuple[int, ...]:
    """The earlier literals that a step needs: rather the oldest, which need fewer links."""
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
