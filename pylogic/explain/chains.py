"""Chains: small deductions in place of a large one, perhaps from a supposition that they refute.

A chain stays within the constraints of the large deduction. Its links are what single constraints
rule out by propagation, as steps of a derivation are. Where these stop, the opposite of a mark is
supposed, and the links go on until they contradict (nested explanations: Bogaerts, Gamba, Guns
2021). Links that neither the contradiction nor the marks need are left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from pylogic.explain.mus import find_needed, shrink
from pylogic.explain.questions import Elements, Propagation
from pylogic.explain.relaxation import Relaxation, Switches
from pylogic.explain.steps import LONGEST, Chain, Deduction
from pylogic.rules.constraints import BROKEN
from pylogic.rules.symbols import Mark, Symbols

_ROUNDS = 30
"""Rounds of links, after which a chain would be too long to follow."""
_NEAR = 6
"""Suppositions that are tried: those that the fewest constraints contradict."""
_CLOSING = 3
"""Constraints that the last link of a refutation may take, where single ones say no more."""


class Link(NamedTuple):
    """Literals that follow from constraints or from a chain; none where it is a contradiction."""

    literals: tuple[int, ...]
    because: tuple[int, ...]
    """Literals by which constraints are on."""
    chain: Chain | None = None


class Chains:
    """Finds chains in a relaxed program."""

    def __init__(self, switches: Switches, propagation: Propagation, elements: Elements) -> None:
        """`switches` and `propagation` are two groundings of one program; nothing is known."""
        self.switches = switches
        self.propagation = propagation
        self.elements = elements
        constraints = dict(zip(elements.literals, elements.symbols, strict=True))
        self.symbols = elements.clues | constraints
        self.costs = dict(zip(elements.symbols, elements.costs, strict=True))
        self.marks: dict[int, Mark] = {}
        """The marks of literals, and those of their opposites."""
        for x, (text, holds) in elements.marks.items():
            self.marks |= {x: (text, holds), -x: (text, not holds)}
        self.literals = {mark: x for x, mark in self.marks.items()}

    @classmethod
    def of(cls, program: Relaxation) -> Chains:
        """The chains of a program that has no answer."""
        again = program.again()
        elements = Elements.of(again)
        return cls(program.switches, Propagation(again.switches, elements), elements)

    def of_deduction(self, deduction: Deduction, known: Iterable[Mark]) -> Chain | None:
        """A chain from known marks to those of a deduction, by its clues and constraints.

        None if single constraints do not lead so far.

        Raises:
            CutShortError: the search was interrupted.
        """
        wanted = [self.literals[mark] for mark in deduction.marks]
        links = self.find(deduction.because, known, wanted)
        if not links:
            return None
        first, *others = links
        # A refutation is told with all that follows from it by choices and definitions alone.
        if first.chain and not any(x.because or {*x.known} - {*first.marks} for x in others):
            return first.chain
        return Chain(None, links)

    def of_conflict(self, because: Symbols, marks: Iterable[Mark]) -> Chain | None:
        """A chain by which clues, constraints and marks contradict; None if none is found.

        Raises:
            CutShortError: the search was interrupted.
        """
        links = self.find(because, marks)
        return Chain(None, links) if len(links) > 1 else None

    def find(
        self, because: Symbols, known: Iterable[Mark], wanted: Sequence[int] = ()
    ) -> tuple[Deduction, ...]:
        """The links to wanted literals, or to a contradiction; empty if they do not lead so far."""
        before, constraints = self.split(because, known)
        links = self.derive(before, constraints, wanted, depth=1)
        if links is None and len(constraints) > _CLOSING:
            links = self.derive(before, constraints, wanted, depth=2)
        return self.prune(links, before, wanted) if links else ()

    def split(self, because: Symbols, marks: Iterable[Mark]) -> tuple[list[int], list[int]]:
        """The literals of marks and clues, which are known, and those of constraints.

        Marks that follow from the facts have no literal.
        """
        on = {symbol: x for x, symbol in self.symbols.items()}
        known = [self.literals[mark] for mark in marks if mark in self.literals]
        known += (on[symbol] for symbol in because if not symbol.match(*BROKEN))
        return known, [on[symbol] for symbol in because if symbol.match(*BROKEN)]

    def derive(
        self,
        known: Sequence[int],
        constraints: Sequence[int],
        wanted: Sequence[int] = (),
        *,
        depth: int,
    ) -> list[Link] | None:
        """Links to all wanted literals, or to a contradiction if none is wanted; None if stuck.

        Suppositions are nested at most so deep.
        """
        links: list[Link] = []
        for _ in range(_ROUNDS):
            left = [x for x in wanted if x not in known]
            if wanted and not left:
                return links
            end = None if wanted else self.contradiction(known, constraints)
            if end and len(end.because) <= 1:
                return [*links, end]
            new = self.follow(known, constraints)
            if not new and end and len(end.because) <= LONGEST:
                new = self.follow_pairs(known, end.because)
            if not new and depth:
                new = self.refute(known, constraints, left, depth)
            if not new:
                return [*links, end] if end and len(end.because) <= _CLOSING else None
            links += new
            known = [*known, *(x for link in new for x in link.literals)]
        return None

    def contradiction(self, known: Sequence[int], constraints: Sequence[int]) -> Link:
        """The link from known literals and constraints, none of them to spare."""

        def find_core(needed: Sequence[int], others: Sequence[int]) -> Sequence[int] | None:
            return self.switches.core_of([*known, *needed, *others])

        return Link((), tuple(shrink(constraints, find_core)))

    def undecided(self, known: Iterable[int]) -> list[int]:
        """The literals of marks that are not known, and their opposites."""
        decided = set(map(abs, known))
        return [x for x in self.marks if abs(x) not in decided]

    def follow(self, known: Sequence[int], constraints: Sequence[int]) -> list[Link]:
        """The links by one constraint, or by none, from known literals."""
        together: dict[tuple[int, ...], list[int]] = {}
        derived = set[int]()
        for x, off in self.propagation.of(known, self.undecided(known)).items():
            own = [y for y in self.elements.on(off or 0) if y in constraints]
            if (off is None or own) and x not in derived:  # else the next round has a contradiction
                derived.add(-x)
                together.setdefault(tuple(own[:1]), []).append(-x)
        return [Link(tuple(literals), because) for because, literals in together.items()]

    def follow_pairs(self, known: Sequence[int], constraints: Sequence[int]) -> list[Link]:
        """The link by the first two constraints from which anything follows."""
        for pair in combinations(constraints, 2):
            ruled_out = self.propagation.of([*known, *pair], self.undecided(known))
            literals = tuple(-x for x, off in ruled_out.items() if off is None)
            if literals:
                return [Link(literals, pair)]
        return []

    def refute(
        self, known: Sequence[int], constraints: Sequence[int], wanted: Sequence[int], depth: int
    ) -> list[Link]:
        """The link that the shortest refutation shows, of wanted literals if there are any."""
        sizes = {}
        for x in [-x for x in wanted] or self.undecided(known):
            core = self.switches.core_of([*known, x, *constraints])
            if core is not None:
                sizes[x] = len(set(core).intersection(constraints))
        chains: dict[int, Chain] = {}
        for supposed in sorted(sizes, key=sizes.__getitem__)[:_NEAR]:
            before = [*known, supposed]
            links = self.derive(before, constraints, depth=depth - 1)
            if links is not None:
                chains[supposed] = Chain(self.marks[supposed], self.prune(links, before))
        if not chains:
            return []
        supposed = min(chains, key=lambda x: len(chains[x].links))
        _, own = self.split(chains[supposed].because, ())
        likewise = (x for x in wanted if x != -supposed)
        others = [x for x in likewise if self.switches.core_of([*known, -x, *own]) is not None]
        return [Link((-supposed, *others), (), chains[supposed])]

    def prune(
        self, links: Sequence[Link], known: Sequence[int], wanted: Iterable[int] = ()
    ) -> tuple[Deduction, ...]:
        """The links that the wanted literals or a contradiction need, each with what it uses."""
        left = set(wanted)
        deductions: list[Deduction] = []
        for place, link in reversed(list(enumerate(links))):
            literals = [x for x in link.literals if x in left]
            if literals or not link.literals:
                earlier = [*known, *(x for before in links[:place] for x in before.literals)]
                deductions.append(self.deduction(link, literals, earlier))
                left |= {self.literals[mark] for mark in deductions[-1].known}
        return tuple(reversed(deductions))

    def deduction(self, link: Link, literals: Sequence[int], known: Sequence[int]) -> Deduction:
        """A link with the known marks and the clues that it uses, none of them to spare."""
        marks = tuple(self.marks[x] for x in literals)
        if link.chain is not None:
            because, known_marks = link.chain.because, link.chain.known
        else:
            used = set(find_needed(self.switches, link.because, literals, known))
            on = {self.symbols[x] for x in (*link.because, *used) if x in self.symbols}
            because = tuple(sorted(on))
            known_marks = tuple(self.marks[x] for x in known if x in used and x not in self.symbols)
        cost = sum(self.costs.get(symbol, 0) for symbol in because)
        return Deduction(marks, because, cost, known_marks, link.chain)
