"""Chains: large explanations as small deductions, one after the other, perhaps from a supposition.

Step-wise explanations whose steps are small by nesting others in them are those of Bogaerts,
Gamba, Guns (2021). What is supposed is chosen by the size of the core that refutes it; a bound on
the effort, counted in questions to clasp, keeps the search for the shortest chain short.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress

from pylogic.explain.mus import Effort, ExhaustedError, shrink
from pylogic.explain.refutation import Closure, Core, Link, Oracle, Refutation, Refuter
from pylogic.explain.relaxation import Relaxation
from pylogic.explain.steps import LONGEST, Chain, Deduction
from pylogic.rules.constraints import BROKEN
from pylogic.rules.symbols import Mark, Symbols

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

        Of several marks the nearest one is shown by a refutation; its link has all that follows
        by just the same constraints. Others have links of their own.

        Raises:
            CutShortError: the search was interrupted.
        """
        elements, clues = self._elements(deduction.because)
        before = [*self._literals(known), *clues]
        refuter = self._refuter(before, share * _EFFORT)
        wanted = self._literals(deduction.marks)
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
        elements, clues = self._elements(because)
        known = [*self._literals(marks), *clues]
        refuter = self._refuter(known, _CONFLICT_EFFORT)
        try:
            links = refuter.links(known, Core(elements), _DEPTH, LONGEST)
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
            closure.close(1)
            left = [x for x in wanted if x not in closure.known]
            if not left:
                return (*links, *closure.links)
            found = self._best(refuter, closure.known, [-x for x in left], elements)
            if found is None:
                return None
            assert found.supposed is not None
            alike = [
                x
                for x in left
                if x != -found.supposed
                and refuter.first_core([*closure.known, -x], found.because) is not None
            ]
            links += (*closure.links, Link((-found.supposed, *alike), (), inner=found))
            known = [*closure.known, -found.supposed, *alike]

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
                found = pruned(refuter.oracle, one, known, is_minimal=False).sizes
                # The size of the largest step, of all, and how many there are.
                sizes[one] = max(found), sum(found), len(found)
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

    def _elements(self, because: Symbols) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The literals of constraints, of which links take few, and of clues, which are free."""
        literals = self._switches.literals
        rules = tuple(literals[x] for x in because if x.match(*BROKEN))
        return rules, tuple(literals[x] for x in because if not x.match(*BROKEN))

    def _chain(self, found: Refutation) -> Chain:
        supposed = None if found.supposed is None else self._marks([found.supposed])[0]
        return Chain(supposed, tuple(map(self._deduction, found.links)))

    def _deduction(self, link: Link) -> Deduction:
        because = {*link.because, *(x for x in link.known if x in self._symbols)}
        return Deduction(
            self._marks(link.literals),
            tuple(sorted(self._symbols[x] for x in because)),
            sum(self._costs[x] for x in because),
            self._marks(x for x in link.known if x not in because),
            None if link.inner is None else self._chain(link.inner),
        )

    def _marks(self, literals: Iterable[int]) -> tuple[Mark, ...]:
        return tuple((self._texts[abs(x)], x > 0) for x in literals)


def _unwrapped(found: Refutation) -> Refutation:
    """The nested refutation, if all else in the chain follows from it without elements."""
    first, *others = found.links
    own = set(first.literals)
    is_all = all(not (link.because or link.inner) and own.issuperset(link.known) for link in others)
    return first.inner if first.inner is not None and is_all else found


def pruned(
    oracle: Oracle,
    refutation: Refutation,
    known: Sequence[int],
    wanted: Collection[int] = (),
    *,
    is_minimal: bool = True,
) -> Refutation:
    """A refutation without the links that neither its end nor the wanted literals need.

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
    kept: list[Link] = []
    for link, earlier in zip(reversed(refutation.links), reversed(available), strict=True):
        literals = tuple(x for x in link.literals if x in needed)
        if literals or not link.literals:
            kept.append(_pruned_link(oracle, link, literals, earlier, is_minimal))
            needed |= set(kept[-1].known)
    return Refutation(refutation.supposed, tuple(reversed(kept)))


def _pruned_link(
    oracle: Oracle,
    link: Link,
    literals: tuple[int, ...],
    earlier: Sequence[int],
    is_minimal: bool,
) -> Link:
    """The link to some of its literals, with the earlier ones that it needs.

    Rather the oldest, which need fewer links.
    """
    if link.inner is not None:
        inner = pruned(oracle, link.inner, earlier, is_minimal=is_minimal)
        return Link(literals, inner.because, inner.known, inner)
    opposites = [[-x] for x in literals] or [[]]

    def find_core(needed: Sequence[int], others: Sequence[int]) -> set[int] | None:
        used: set[int] = set()
        for opposite in opposites:
            core, _answer = oracle.ask([*link.because, *opposite, *needed, *others])
            if core is None:
                return None
            used |= core
        return used

    found: list[int] = []
    for opposite in opposites:
        core, _ = oracle.ask([*link.because, *opposite, *found, *earlier])
        assert core is not None
        found += (x for x in earlier if x in core and x not in found)
    if is_minimal:
        found = shrink([x for x in earlier if x in found], find_core)
    return Link(literals, link.because, tuple(x for x in earlier if x in found))
