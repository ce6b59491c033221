"""Chains: small deductions in place of a large one, perhaps from a supposition that they refute.

A chain stays within the constraints of the large deduction. Its links are consequences of single
constraints by propagation, like the steps of a derivation. Where no link is left, the opposite of a
mark is supposed, and links go on until a contradiction (nested explanations: Bogaerts, Gamba, Guns
2021). Links that neither the contradiction nor the marks need are left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from pylogic.explain.mus import find_needed, shrink_literals
from pylogic.explain.questions import Elements, Propagation
from pylogic.explain.relaxation import Relaxation, Switches
from pylogic.explain.steps import LONGEST, Chain, Deduction
from pylogic.rules.constraints import BROKEN
from pylogic.rules.symbols import Mark, Symbols

_ROUNDS = 30
"""The most rounds of links: a longer chain is too long to follow."""
_NEAR = 6
"""The most suppositions to try, those first that the fewest constraints contradict."""
_CLOSING = 2
"""The most constraints of the last link of a refutation, if single ones imply no more."""


class Link(NamedTuple):
    """Literals that follow from constraints or from a chain; none for a contradiction."""

    literals: tuple[int, ...]
    because: tuple[int, ...]
    """The literals that switch its constraints on."""
    chain: Chain | None = None
    """The refutation from which the literals follow."""


class ChainFinder:
    """Finds chains in a relaxed program."""

    def __init__(self, switches: Switches, propagation: Propagation, elements: Elements) -> None:
        """Take the switches and the propagation of two groundings of one program."""
        self.switches = switches
        self.propagation = propagation
        self.elements = elements
        constraints = dict(zip(elements.literals, elements.symbols, strict=True))
        self.symbols = elements.clues | constraints
        self.costs = dict(zip(elements.symbols, elements.costs, strict=True))
        self.marks: dict[int, Mark] = {}
        """The marks of literals and of their opposites."""
        for x, (text, holds) in elements.marks.items():
            self.marks |= {x: (text, holds), -x: (text, not holds)}
        self.literals = {mark: x for x, mark in self.marks.items()}

    @classmethod
    def of(cls, program: Relaxation) -> ChainFinder:
        """Return a finder for a program, which is ground once more for propagation."""
        again = program.ground_again()
        elements = Elements.from_program(again)
        return cls(program.switches, Propagation(again.switches, elements), elements)

    def find_for_deduction(self, deduction: Deduction, known: Iterable[Mark]) -> Chain | None:
        """Return a chain from known marks to the deduction's marks, by its constraints, or None.
        It is a refutation, with `supposed`, if the other links follow from this by choices alone.
        """
        wanted = [self.literals[mark] for mark in deduction.marks]
        links = self.find_deductions(deduction.because, known, wanted)
        if not links:
            return None
        first, *others = links
        # The consequences of a refutation by choices and definitions alone belong to it.
        if first.chain and not any(x.because or {*x.known} - {*first.marks} for x in others):
            return first.chain
        return Chain(None, links)

    def find_for_conflict(self, because: Symbols, marks: Iterable[Mark]) -> Chain | None:
        """Return a chain to a contradiction of clues, constraints and marks, or None.
        A chain of a single link counts as none."""
        links = self.find_deductions(because, marks)
        return Chain(None, links) if len(links) > 1 else None

    def find_deductions(
        self, because: Symbols, known: Iterable[Mark], wanted: Sequence[int] = ()
    ) -> tuple[Deduction, ...]:
        """Return the deductions that lead to wanted literals, or without any to a contradiction.
        Return () if the search finds no way."""
        before, constraints = self.list_literals(because, known)
        links = self.find_links(before, constraints, wanted)
        return self.prune_links(links, before, wanted) if links else ()

    def list_literals(self, because: Symbols, marks: Iterable[Mark]) -> tuple[list[int], list[int]]:
        """Return the literals of marks and of clues, which are known, and those of constraints.
        Marks that follow from the facts have no literal, and are left out."""
        on = {symbol: x for x, symbol in self.symbols.items()}
        known = [self.literals[mark] for mark in marks if mark in self.literals]
        known += (on[symbol] for symbol in because if not symbol.match(*BROKEN))
        return known, [on[symbol] for symbol in because if symbol.match(*BROKEN)]

    def find_links(
        self,
        known: Sequence[int],
        constraints: Sequence[int],
        wanted: Sequence[int] = (),
        *,
        is_nested: bool = False,
    ) -> list[Link] | None:
        """Return links to all wanted literals, or without any to a contradiction.
        Return None if no link is left or after `_ROUNDS` rounds. With `is_nested`, known literals
        include a supposition, and no link supposes another."""
        links: list[Link] = []
        for _ in range(_ROUNDS):
            left = [x for x in wanted if x not in known]
            if wanted and not left:
                return links
            end = None
            if not wanted:
                end = Link((), tuple(shrink_literals(self.switches, known, constraints)))
            if end and len(end.because) <= 1:
                return [*links, end]
            new = self.propagate(known, constraints)
            if not new and end and len(end.because) <= LONGEST:
                new = self.propagate_pairs(known, end.because)
            if not new and not is_nested:
                new = self.find_refutation(known, constraints, left)
            if not new:
                return [*links, end] if end and len(end.because) <= _CLOSING else None
            links += new
            known = [*known, *(x for link in new for x in link.literals)]
        return None

    def list_undecided(self, known: Iterable[int]) -> list[int]:
        """Return the literals of marks that are not known, and their opposites."""
        decided = set(map(abs, known))
        return [x for x in self.marks if abs(x) not in decided]

    def propagate(self, known: Sequence[int], constraints: Sequence[int]) -> list[Link]:
        """Return a link for each constraint that implies literals, with those that no constraint
        needs in a link of their own; a literal whose opposite has followed is left out."""
        together: dict[tuple[int, ...], list[int]] = {}
        derived = set[int]()
        for x, off in self.propagation.find_switched_off(known, self.list_undecided(known)).items():
            own = [y for y in self.elements.literals_of(off or 0) if y in constraints]
            if (off is None or own) and x not in derived:  # else the next round has a contradiction
                derived.add(-x)
                together.setdefault(tuple(own[:1]), []).append(-x)
        return [Link(tuple(literals), because) for because, literals in together.items()]

    def propagate_pairs(self, known: Sequence[int], constraints: Sequence[int]) -> list[Link]:
        """Return [the link by the first two constraints that together imply something], or []."""
        for pair in combinations(constraints, 2):
            ruled_out = self.propagation.find_switched_off(
                [*known, *pair], self.list_undecided(known)
            )
            literals = tuple(-x for x, off in ruled_out.items() if off is None)
            if literals:
                return [Link(literals, pair)]
        return []

    def find_refutation(
        self, known: Sequence[int], constraints: Sequence[int], wanted: Sequence[int]
    ) -> list[Link]:
        """Return [the link with the shortest refutation], or [] if no supposition is refuted.

        Suppose the opposites of wanted literals, or of any if none is wanted, at most `_NEAR`. The
        link has all wanted literals that the constraints of the refutation imply.
        """
        sizes = {}
        for x in [-x for x in wanted] or self.list_undecided(known):
            core = self.switches.find_literal_core([*known, x, *constraints])
            if core is not None:
                sizes[x] = len(set(core).intersection(constraints))
        chains: dict[int, Chain] = {}
        for supposed in sorted(sizes, key=sizes.__getitem__)[:_NEAR]:
            before = [*known, supposed]
            links = self.find_links(before, constraints, is_nested=True)
            if links is not None:
                chains[supposed] = Chain(self.marks[supposed], self.prune_links(links, before))
        if not chains:
            return []
        supposed = min(chains, key=lambda x: len(chains[x].links))
        _, own = self.list_literals(chains[supposed].because, ())
        find_core, others = self.switches.find_literal_core, (x for x in wanted if x != -supposed)
        likewise = [x for x in others if find_core([*known, -x, *own]) is not None]
        return [Link((-supposed, *likewise), (), chains[supposed])]

    def prune_links(
        self, links: Sequence[Link], known: Sequence[int], wanted: Iterable[int] = ()
    ) -> tuple[Deduction, ...]:
        """Return those links that wanted literals, or a contradiction, need as deductions, each
        with a minimal set of known literals."""
        left = set(wanted)
        deductions: list[Deduction] = []
        for place, link in reversed(list(enumerate(links))):
            literals = [x for x in link.literals if x in left]
            if literals or not link.literals:
                earlier = [*known, *(x for before in links[:place] for x in before.literals)]
                deductions.append(self.make_deduction(link, literals, earlier))
                left |= {self.literals[mark] for mark in deductions[-1].known}
        return tuple(reversed(deductions))

    def make_deduction(
        self, link: Link, literals: Sequence[int], known: Sequence[int]
    ) -> Deduction:
        """Return a link as the deduction of `literals` from a minimal set of known literals.
        A link with a chain has the premises of its chain."""
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
