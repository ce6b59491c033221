"""Folding: clues that say nothing but through ground constraints that say nothing without them.

Where each constraint that a clue bears on is only broken if the clue is there, switching the clue
off is switching these constraints off. So the clue can be fixed, and is paid for with the first of
the constraints: a search for explanations then chooses among constraints alone, and loses nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

import clingo

Body = Sequence[int]


class GroundRules(clingo.Observer):
    """The ground rules of a program, as far as they say what depends on what."""

    def __init__(self) -> None:
        self._rules: list[tuple[bool, Sequence[int], Body]] = []
        """Whether atoms may be chosen or counted; the atoms that the rule derives; its body."""

    def rule(self, choice: bool, head: Sequence[int], body: Sequence[int]) -> None:
        """Keep a rule."""
        self._rules.append((choice or len(head) != 1, head, body))

    def weight_rule(
        self, choice: bool, head: Sequence[int], lower_bound: int, body: Sequence[tuple[int, int]]
    ) -> None:
        """Keep what depends on what in a rule with a sum, which needs none of its elements."""
        self._rules.append((choice or len(head) != 1, head, [-abs(atom) for atom, _ in body]))

    def folded(
        self, clues: Iterable[int], constraints: Collection[int], shown: Collection[int]
    ) -> dict[int, set[int]]:
        """The clues that can be fixed, each with the constraints that need it; all are atoms."""
        uses: dict[int, list[int]] = {}
        derived: dict[int, list[int]] = {}
        for number, (_, head, body) in enumerate(self._rules):
            for atom in head:
                derived.setdefault(atom, []).append(number)
            for atom in {abs(literal) for literal in body}:
                uses.setdefault(atom, []).append(number)
        found = {}
        for clue in clues:
            cone = self._cone(clue, uses, shown)
            if cone is not None:
                needing = self._needing(clue, cone, uses, derived)
                touched = cone.intersection(constraints)
                if touched <= needing:
                    found[clue] = touched
        return found

    def _cone(
        self, clue: int, uses: Mapping[int, Sequence[int]], shown: Collection[int]
    ) -> set[int] | None:
        """All that depends on a clue; None if an answer, a choice or a bound is among it."""
        cone = {clue}
        waiting = [clue]
        while waiting:
            for number in uses.get(waiting.pop(), ()):
                is_free, head, _ = self._rules[number]
                if is_free or head[0] in shown:
                    return None
                if head[0] not in cone:
                    cone.add(head[0])
                    waiting.append(head[0])
        return cone

    def _needing(
        self,
        clue: int,
        cone: Collection[int],
        uses: Mapping[int, Sequence[int]],
        derived: Mapping[int, Sequence[int]],
    ) -> set[int]:
        """What of it does not hold without the clue, in whatever way it is derived."""
        needing = {clue}
        waiting = [clue]
        while waiting:
            heads = {self._rules[number][1][0] for number in uses.get(waiting.pop(), ())}
            for atom in heads - needing:
                rules = (self._rules[number] for number in derived[atom])
                if atom in cone and all(not needing.isdisjoint(body) for _, _, body in rules):
                    needing.add(atom)
                    waiting.append(atom)
        return needing
