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

from pylogic.explain.mus import find_needed
from pylogic.explain.propagation import Propagation
from pylogic.explain.relaxation import Relaxation
from pylogic.explain.steps import LONGEST, Chain, Deduction
from pylogic.rules.constraints import BROKEN
from pylogic.rules.symbols import Mark, Symbols

_ROUNDS = 30
"""The most rounds of links: a longer chain is too long to follow."""
_NEAR = 6
"""The most suppositions to try, those first that the fewest constraints contradict."""
_CLOSING = 2
"""The most constraints of the last link to a contradiction, if fewer imply no more."""


class Link(NamedTuple):
    """Literals that follow from one constraint, at most two, or from a chain; none for a
    contradiction."""

    literals: tuple[int, ...]
    because: tuple[int, ...]
    """The literals that switch its constraints on."""
    chain: Chain | None = None
    """The refutation from which the literals follow."""


class ChainFinder:
    """A finder of chains in a relaxed program."""

    def __init__(self, program: Relaxation, propagation: Propagation) -> None:
        """Take a program, and the propagation of all its marks in another grounding of it."""
        self._program = program
        self._propagation = propagation
        self._symbols = {x: symbol for symbol, x in program.switches.literals.items()}
        self._marks: dict[int, Mark] = {}
        """The marks of literals and of their opposites."""
        for atom, x in sorted(program.atoms.items()):
            self._marks |= {x: (str(atom), True), -x: (str(atom), False)}
        self._literals = {mark: x for x, mark in self._marks.items()}

    def find_chain(
        self, because: Symbols, known: Iterable[Mark], wanted: Iterable[Mark] = ()
    ) -> Chain | None:
        """Return a chain from known marks to all wanted ones, or without any to a contradiction,
        by clues and constraints; None if there is none of several links. It is a refutation, with
        `supposed`, if the other links follow from this by choices alone."""
        literals = [self._literals[mark] for mark in wanted]
        links = self._derive(*self._list_literals(because, known), literals)
        chain, refutation = Chain(None, links), links[0].chain if links and literals else None
        # The consequences of a refutation by choices and definitions alone belong to it.
        if refutation and not any(x.because or {*x.known} - {*links[0].marks} for x in links[1:]):
            chain = refutation
        return chain if len(chain.links) > 1 else None

    def _list_literals(
        self, because: Symbols, marks: Iterable[Mark]
    ) -> tuple[list[int], list[int]]:
        """Return the literals of marks and of clues, which are known, and those of constraints.
        Marks that follow from the facts have no literal, and are left out."""
        on = self._program.switches.literals
        known = [self._literals[mark] for mark in marks if mark in self._literals]
        known += (on[symbol] for symbol in because if not symbol.match(*BROKEN))
        return known, [on[symbol] for symbol in because if symbol.match(*BROKEN)]

    def _derive(
        self,
        before: Sequence[int],
        constraints: Sequence[int],
        wanted: Sequence[int] = (),
        *,
        is_nested: bool = False,
    ) -> tuple[Deduction, ...]:
        """Return the deductions by constraints that lead from literals known before to all wanted
        ones, or without any to a contradiction; () if there is no way in `_ROUNDS` rounds.
        With `is_nested`, literals known before include a supposition, and no link has another."""
        known, links = list(before), list[Link]()
        for _ in range(_ROUNDS):
            left = [x for x in wanted if x not in known]
            if wanted and not left:
                return self._prune(links, before, wanted)
            conflict = wanted or find_needed(self._program.switches, known, (), constraints)
            new = [Link((), tuple(conflict))] if not wanted and len(conflict) <= 1 else []
            new = new or self._propagate(known, constraints)
            if not new and not wanted and len(conflict) <= LONGEST:
                for some in (*combinations(conflict, 1), *combinations(conflict, 2)):
                    new = [x._replace(because=some) for x in self._propagate([*known, *some], ())]
                    if new:
                        break
            if not new and not is_nested:
                new = self._refute(known, constraints, left)
            if not new and not wanted and len(conflict) <= _CLOSING:
                new = [Link((), tuple(conflict))]
            links += new
            if not new or not links[-1].literals:
                return self._prune(links, before, ()) if new else ()
            known += (x for link in new for x in link.literals)
        return ()

    def _propagate(self, known: Sequence[int], constraints: Sequence[int]) -> list[Link]:
        """Return a link for each constraint that implies literals, with those that no constraint
        needs in a link of their own; a literal whose opposite has followed is left out."""
        together: dict[tuple[int, ...], list[int]] = {}
        derived, decided = set[int](), set(map(abs, known))
        tried = [x for x in self._marks if abs(x) not in decided]
        for x, broken in self._propagation.find_ruled_out(known, tried).items():
            own = [y for y in constraints if y in (broken or ())]
            if (broken is None or own) and x not in derived:  # else it contradicts the next round
                derived.add(-x)
                together.setdefault(tuple(own[:1]), []).append(-x)
        return [Link(tuple(literals), because) for because, literals in together.items()]

    def _refute(
        self, known: Sequence[int], constraints: Sequence[int], wanted: Sequence[int]
    ) -> list[Link]:
        """Return [the link with the shortest refutation], or [] if no supposition is refuted: of
        opposites of wanted literals, or of any if none is wanted, at most `_NEAR`. The link has all
        wanted literals that the constraints of the refutation imply."""
        find_core, sizes = self._program.switches.find_literal_core, dict[int, int]()
        decided = set(map(abs, known))
        for x in [-x for x in wanted] or [x for x in self._marks if abs(x) not in decided]:
            core = find_core([*known, x, *constraints])
            if core is not None:
                sizes[x] = len(set(core).intersection(constraints))
        chains: dict[int, Chain] = {}
        for supposed in sorted(sizes, key=sizes.__getitem__)[:_NEAR]:
            links = self._derive([*known, supposed], constraints, is_nested=True)
            if links:
                chains[supposed] = Chain(self._marks[supposed], links)
        if not chains:
            return []
        supposed = min(chains, key=lambda x: len(chains[x].links))
        _, own = self._list_literals(chains[supposed].because, ())
        others = (x for x in wanted if x != -supposed)
        likewise = [x for x in others if find_core([*known, -x, *own]) is not None]
        return [Link((-supposed, *likewise), (), chains[supposed])]

    def _prune(
        self, links: Sequence[Link], known: Sequence[int], wanted: Iterable[int]
    ) -> tuple[Deduction, ...]:
        """Return those links that wanted literals, or a contradiction, need as deductions, each
        from a minimal set of known literals; one with a chain has the premises of its chain."""
        left, costs = set(wanted), self._program.costs
        deductions: list[Deduction] = []
        for place, link in reversed(list(enumerate(links))):
            literals = [x for x in link.literals if x in left]
            if not literals and link.literals:
                continue
            because, marks = (link.chain.because, link.chain.known) if link.chain else ((), ())
            if link.chain is None or len(literals) > 1:  # the chain shows the first literal
                earlier = [*known, *(x for before in links[:place] for x in before.literals)]
                on = link.because or self._list_literals(because, ())[1]
                given = [*earlier, *on]  # of two constraints one may be enough
                if not literals:
                    core = {*(self._program.switches.find_literal_core(given) or ())}
                    given = [x for x in given if x in core]
                used = set(find_needed(self._program.switches, (), literals, given))
                symbols = (self._symbols[x] for x in used if x in self._symbols)
                because = tuple(sorted({*because, *symbols}))
                own = (self._marks[x] for x in earlier if x in used and x in self._marks)
                marks = tuple(dict.fromkeys((*marks, *own)))
            cost = sum(costs.get(symbol, 0) for symbol in because)
            shown = tuple(self._marks[x] for x in literals)
            deductions.append(Deduction(shown, because, cost, marks, link.chain))
            left |= {self._literals[mark] for mark in marks}
        return tuple(reversed(deductions))
