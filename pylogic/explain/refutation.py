"""Refutations: a contradiction derived in small steps, and suppositions where these do not reach.

The steps are the smallest that there are within a few elements: what explains a literal hits
whatever each answer breaks in which the literal is false (see derivation.py). They stay within one
minimal core, which is far faster than to look at all constraints, and gives the shorter chains: a
core is so small that a handful of answers leaves hardly a question open. Where small steps within
it get stuck, a literal is supposed of which both sides have small cores: one side is refuted by
itself, and the core of the other is what is left (as nested explanations in Bogaerts, Gamba, Guns
2021).
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pylogic.explain.mus import Effort, Prices, bits, hit, shrink
from pylogic.explain.relaxation import Switches

_QUESTION, _SWITCHES = 40, 6
"""The least effort of a question to clasp, and how many switches make it larger by 1.

That of a node in the search for hitting sets is 1.
"""


SIMPLE = 2
"""The size of steps that are tried before something is supposed."""
_SIZES = (1, 2, 3)
"""The sizes of steps that are tried one after the other where only one thing is supposed."""
_NEAR, _SPLITS = 6, 3
"""The number of suppositions with the smallest cores that are looked at closely: outside others,
and as a split into two cases."""
_ORDERS = 2
"""The number of orders in which a core is made minimal."""


def question_effort(switches: Switches) -> int:
    """The effort of a question: on a 17x17 it takes three times as long as on a 9x9."""
    return max(_QUESTION, len(switches.literals) // _SWITCHES)


class Witness(NamedTuple):
    """An answer: which of the open literals are true, and which of the elements are off."""

    true: int
    off: int


@dataclass(frozen=True)
class Oracle:
    """Answers questions about the open literals of a program while there is effort left."""

    switches: Switches
    open: tuple[int, ...]
    """The literals that are not known."""
    effort: Effort

    def ask(
        self, assumptions: Sequence[int], elements: Sequence[int] = ()
    ) -> tuple[set[int] | None, Witness]:
        """The assumptions that rule out an answer, or None and an answer.

        Raises:
            ExhaustedError: there is no effort left.
            CutShortError: the search was interrupted.
        """
        self.effort.spend(question_effort(self.switches))
        core, true = self.switches.decide(assumptions, (*self.open, *elements))
        off = ~(true >> len(self.open)) & ((1 << len(elements)) - 1)
        found = Witness(true & ((1 << len(self.open)) - 1), off)
        return None if core is None else set(core), found


class Link(NamedTuple):
    """Literals that follow: from some elements, or by a refutation of the opposite."""

    literals: tuple[int, ...]
    """None where it is a contradiction."""
    because: tuple[int, ...]
    known: tuple[int, ...] = ()
    """The literals known before that it uses, if they were asked for."""
    inner: Refutation | None = None


class Refutation(NamedTuple):
    """Links one after the other, up to a contradiction, or to all that was to be shown."""

    supposed: int | None
    """The literal that is refuted; None where nothing is supposed."""
    links: tuple[Link, ...]

    @property
    def because(self) -> tuple[int, ...]:
        """The elements that its links use."""
        return tuple(dict.fromkeys(x for link in self.links for x in link.because))

    @property
    def known(self) -> tuple[int, ...]:
        """The literals known before it that its links use."""
        own = {self.supposed, *(x for link in self.links for x in link.literals)}
        used = dict.fromkeys(x for link in self.links for x in link.known)
        return tuple(x for x in used if x not in own)

    @property
    def sizes(self) -> list[int]:
        """How many elements each link takes; of nested refutations each of theirs."""
        own = (link.inner.sizes if link.inner else [len(link.because)] for link in self.links)
        return [size for sizes in own for size in sizes]


class Closure:
    """Known literals, and those that follow from them by some elements in small steps."""

    def __init__(
        self,
        oracle: Oracle,
        known: Iterable[int],
        elements: Sequence[int],
        answers: Iterable[Witness] = (),
    ) -> None:
        """`answers` are some answers with the known literals; they save questions."""
        self.elements = tuple(elements)
        self.links: list[Link] = []
        """What followed; the last one is a contradiction if there is any."""
        self.is_contradiction = False
        self._prices = Prices([1] * len(self.elements), [0] * len(self.elements))
        self._oracle = oracle
        self._places = {literal: i for i, literal in enumerate(oracle.open)}
        self._known: list[int] = []
        self._answers = list(dict.fromkeys(answers))
        self._learn(known)

    @property
    def known(self) -> Sequence[int]:
        """The literals known from the beginning, and those that followed."""
        return self._known

    def close(self, largest: int) -> bool:
        """Take all steps of at most that size; whether they contradict.

        Raises:
            ExhaustedError, CutShortError: there was no answer in time.
        """
        while not self.is_contradiction and self.advance(largest):
            pass
        return self.is_contradiction

    def advance(self, largest: int) -> bool:
        """Take the smallest steps, of at most that size; whether others may follow.

        Raises:
            ExhaustedError, CutShortError: there was no answer in time.
        """
        found = next(filter(None, map(self._round, range(largest + 1))), None)
        if found is None:
            return False
        self.links += found
        self.is_contradiction = not found[-1].literals
        self._learn(literal for one in found for literal in one.literals)
        return not self.is_contradiction

    def _round(self, size: int) -> list[Link]:
        """The links of at most so many elements each; if they contradict, that link alone."""
        because = self._explanation(None, size)
        if because is not None:
            return [Link((), self._named(because))]
        found: dict[int, int] = {}
        for literal in self._undecided():
            if literal in found or -literal in found:
                continue
            because = self._explanation(literal, size)
            if because is not None:
                found[literal] = because
                found |= {other: because for other in self._also(because, found)}
        together: dict[int, list[int]] = {}
        for literal, because in found.items():
            together.setdefault(because, []).append(literal)
        return [Link(tuple(x), self._named(because)) for because, x in together.items()]

    def _named(self, because: int) -> tuple[int, ...]:
        return tuple(self.elements[i] for i in bits(because))

    def _undecided(self) -> Iterator[int]:
        decided = {abs(literal) for literal in self._known}
        for literal in self._oracle.open:
            if literal not in decided:
                yield from (literal, -literal)

    def _explanation(self, literal: int | None, size: int) -> int | None:
        """At most so many elements from which a literal follows; without one, a contradiction."""
        while True:
            broken = self._broken(literal)
            if 0 in broken:  # an answer with all elements on
                return None
            because = hit(broken, size, self._prices, self._oracle.effort)
            if because is None or self._follows(literal, because):
                return because

    def _broken(self, literal: int | None) -> list[int]:
        """The elements that are off in each answer in which the literal is false."""
        if literal is None:
            return list({found.off for found in self._answers})
        place, holds = self._places[abs(literal)], literal > 0
        return list({off for true, off in self._answers if bool(true >> place & 1) != holds})

    def _also(self, because: int, found: Iterable[int]) -> Iterator[int]:
        """Other literals that follow from the same."""
        taken = {abs(literal) for literal in found}
        for literal in self._undecided():
            may = abs(literal) not in taken
            may = may and all(off & because for off in self._broken(literal))
            if may and self._follows(literal, because):
                taken.add(abs(literal))
                yield literal

    def _follows(self, literal: int | None, because: int) -> bool:
        opposite = [] if literal is None else [-literal]
        assumptions = [*self._known, *opposite]
        core, answer = self._ask(assumptions, because)
        if core is None:
            self._answers.append(self._grown(assumptions, answer))
        return core is not None

    def _grown(self, assumptions: Sequence[int], answer: Witness) -> Witness:
        """An answer that breaks less: it answers more questions."""
        every = (1 << len(self.elements)) - 1
        for i in bits(answer.off):
            if answer.off >> i & 1:
                core, better = self._ask(assumptions, every & ~answer.off | 1 << i)
                answer = better if core is None else answer
        return answer

    def _ask(self, assumptions: Sequence[int], on: int) -> tuple[set[int] | None, Witness]:
        return self._oracle.ask([*assumptions, *self._named(on)], self.elements)

    def _learn(self, literals: Iterable[int]) -> None:
        new = list(literals)
        self._known += new
        places = [(self._places[abs(x)], x > 0) for x in new if abs(x) in self._places]
        true = sum(1 << place for place, holds in places if holds)
        false = sum(1 << place for place, holds in places if not holds)
        self._answers = [
            one for one in self._answers if one.true & true == true and not one.true & false
        ]


class Core(NamedTuple):
    """Elements that contradict, none to spare, and the answers that showed it."""

    elements: tuple[int, ...]
    answers: tuple[Witness, ...] = ()


@dataclass(frozen=True)
class Refuter:
    """Finds refutations of suppositions, within small cores of elements that contradict."""

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
                    yield from (Refutation(x, tuple(closures[x].links)) for x in contradict)
                    return
        for supposed, core in cores.items():
            links = self.links([*known, supposed], core, 1, _SIZES[-1])
            if links is not None:
                yield Refutation(supposed, links)
                return

    def _near(
        self, known: Sequence[int], suppositions: Iterable[int], elements: Sequence[int]
    ) -> dict[int, Core]:
        """The suppositions with the smallest cores, each with its core, the smallest first."""
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
        """Links from a core to a contradiction, with at most `depth` nested suppositions."""
        links: list[Link] = []
        while True:
            closure = Closure(self.oracle, known, core.elements, core.answers)
            closure.close(SIMPLE if depth else largest)
            split = None if closure.is_contradiction or not depth else self._split(closure, depth)
            if split is None:
                closure.close(largest)
                return (*links, *closure.links) if closure.is_contradiction else None
            link, core = split
            links += (*closure.links, link)
            known = [*closure.known, *link.literals]

    def _split(self, closure: Closure, depth: int) -> tuple[Link, Core] | None:
        """A supposition with which both cases have smaller cores than the whole.

        Given are the link that refutes the easier case, and the core that remains with the other.
        """
        known = closure.known
        whole = self.core(known, closure.elements, _ORDERS)
        for atom in self._promising(known, whole.elements):
            cores = {x: self.core([*known, x], whole.elements, 1) for x in (atom, -atom)}
            easy, hard = sorted(cores, key=lambda x: len(cores[x].elements))
            if len(cores[hard].elements) >= len(whole.elements):
                continue
            inner = self.links([*known, easy], cores[easy], depth - 1, SIMPLE)
            if inner is not None:
                return Link((-easy,), (), inner=Refutation(easy, inner)), cores[hard]
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
        answers: list[Witness] = []

        def find_core(needed: Sequence[int], others: Sequence[int]) -> set[int] | None:
            core, answer = self.oracle.ask([*known, *needed, *others], first)
            if core is None:
                answers.append(answer)
            return core

        found = shrink(first, find_core)
        places = [first.index(x) for x in found]
        offs = [sum((a.off >> old & 1) << i for i, old in enumerate(places)) for a in answers]
        kept = (Witness(a.true, off) for a, off in zip(answers, offs, strict=True))
        return Core(tuple(found), tuple(kept))
