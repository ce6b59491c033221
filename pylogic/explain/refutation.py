"""Refutations: a contradiction derived in small steps, and suppositions where these do not reach.

What is derived stays within one minimal core, which is far faster than to look at all constraints,
and gives the shorter chains. Where small steps within it get stuck, a literal is supposed of which
both sides have small cores: one side is refuted by itself, and the core of the other is what is
left (as nested explanations in Bogaerts, Gamba, Guns 2021).
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pylogic.explain.closure import Closure, Found, Oracle
from pylogic.explain.mus import shrink

SIMPLE = 3
"""The size of steps that are tried before something is supposed."""
_SIZES = (2, 3, 4)
"""The sizes of steps that are tried one after the other where only one thing is supposed."""
_NEAR = 6
"""So many suppositions are looked at closely: those with the smallest cores."""
_ORDERS = 2
_SPLITS = 3
"""So many suppositions are looked at closely."""


class Link(NamedTuple):
    """Literals that follow: from some elements, or by a refutation of the opposite."""

    literals: tuple[int, ...]
    """None where it is a contradiction."""
    because: tuple[int, ...]
    inner: Refutation | None = None


class Refutation(NamedTuple):
    """Links one after the other, up to a contradiction."""

    supposed: int | None
    links: tuple[Link, ...]


class Core(NamedTuple):
    """Elements that contradict, none to spare, and the answers that showed it."""

    elements: tuple[int, ...]
    answers: tuple[Found, ...] = ()


class _Split(NamedTuple):
    """A literal that is refuted, and the core of what its opposite leaves."""

    link: Link
    rest: Core


@dataclass(frozen=True)
class Refuter:
    """Looks for refutations within cores."""

    oracle: Oracle
    orders: random.Random

    def refutations(
        self, known: Sequence[int], suppositions: Iterable[int], elements: Sequence[int]
    ) -> Iterator[Refutation]:
        """Refutations of suppositions whose steps are as small as any: the nearest first.

        Raises:
            ExhaustedError, CutShortError: while iterating, there was no answer in time.
        """
        cores = self._near(known, suppositions, elements)
        closures = {
            x: Closure(self.oracle, [*known, x], core.elements, core.answers)
            for x, core in cores.items()
        }
        for largest in _SIZES:
            ahead = list(closures)
            while ahead:
                ahead = [x for x in ahead if closures[x].advance(largest)]
                contradict = [x for x, one in closures.items() if one.is_contradiction]
                if contradict:
                    yield from (Refutation(x, _links(closures[x])) for x in contradict)
                    return
        for supposed, core in cores.items():
            links = self.links([*known, supposed], core, 1, _SIZES[-1])
            if links is not None:
                yield Refutation(supposed, links)
                return

    def _near(
        self, known: Sequence[int], suppositions: Iterable[int], elements: Sequence[int]
    ) -> dict[int, Core]:
        """Suppositions with small cores, and these; the smallest first."""
        firsts = {x: self.first_core([*known, x], elements) for x in suppositions}
        near = sorted(((len(first), x, first) for x, first in firsts.items() if first is not None))[
            :_NEAR
        ]
        cores = {x: self.core([*known, x], first, _ORDERS) for _, x, first in near}
        return dict(sorted(cores.items(), key=lambda pair: len(pair[1].elements)))

    def core(self, known: Sequence[int], elements: Sequence[int], tries: int) -> Core:
        """The smallest of some minimal cores of elements that contradict."""
        found = (self._minimal(known, elements) for _ in range(tries))
        return min(found, key=lambda core: len(core.elements))

    def first_core(self, known: Sequence[int], elements: Sequence[int]) -> list[int] | None:
        """Elements that clasp finds to contradict, in their order; None if they do not."""
        core, _ = self.oracle.ask([*known, *elements])
        return None if core is None else [x for x in elements if x in core]

    def links(
        self, known: Sequence[int], core: Core, depth: int, largest: int
    ) -> tuple[Link, ...] | None:
        """How a core contradicts what is known, with so many suppositions inside each other."""
        links: list[Link] = []
        while True:
            closure = Closure(self.oracle, known, core.elements, core.answers)
            closure.close(SIMPLE if depth else largest)
            split = None if closure.is_contradiction or not depth else self._split(closure, depth)
            if split is None:
                closure.close(largest)
                return (*links, *_links(closure)) if closure.is_contradiction else None
            links += (*_links(closure), split.link)
            known, core = [*closure.known, *split.link.literals], split.rest

    def _split(self, closure: Closure, depth: int) -> _Split | None:
        """A supposition by which both cases take less than what is left."""
        known = closure.known
        whole = self.core(known, closure.elements, _ORDERS)
        for atom in self._promising(known, whole.elements):
            cores = {x: self.core([*known, x], whole.elements, 1) for x in (atom, -atom)}
            easy, hard = sorted(cores, key=lambda x: len(cores[x].elements))
            if len(cores[hard].elements) >= len(whole.elements):
                continue
            inner = self.links([*known, easy], cores[easy], depth - 1, SIMPLE)
            if inner is not None:
                return _Split(Link((-easy,), (), Refutation(easy, inner)), cores[hard])
        return None

    def _promising(self, known: Sequence[int], elements: Sequence[int]) -> list[int]:
        """Open literals of which both sides have small cores."""
        decided = set(map(abs, known))
        sizes = {}
        for literal in self.oracle.open:
            if literal not in decided:
                sides = [self.first_core([*known, x], elements) for x in (literal, -literal)]
                sizes[literal] = sorted((len(side or ()) for side in sides), reverse=True)
        return sorted(sizes, key=lambda x: sizes[x])[:_SPLITS]

    def _minimal(self, known: Sequence[int], elements: Sequence[int]) -> Core:
        first = self.first_core(known, self.orders.sample(elements, len(elements)))
        assert first is not None
        answers: list[Found] = []

        def find_core(needed: Sequence[int], others: Sequence[int], _: int) -> set[int] | None:
            core, answer = self.oracle.ask([*known, *needed, *others], first)
            if core is None:
                answers.append(answer)
            return core

        found = shrink(first, find_core)
        places = [first.index(x) for x in found]
        return Core(tuple(found), tuple(_projected(answer, places) for answer in answers))


def _projected(answer: Found, places: Iterable[int]) -> Found:
    return Found(answer.true, sum((answer.off >> old & 1) << i for i, old in enumerate(places)))


def _links(closure: Closure) -> tuple[Link, ...]:
    return tuple(Link(*one) for one in closure.inferences)
