"""Jealous couples at a river in plain Python: a checker and brute force, no solver.

A state is a number: of couple i (sorted by name, from 0) bit 2*i is the woman and bit 2*i+1 the
man, and the highest bit is the boat; a bit that is set stands for the right bank.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from itertools import pairwise

Atom = tuple[str | int, ...]


def violations(
    facts: Set[Atom], answer: Set[Atom], *, full: int = 0, shortest: int = 1
) -> list[str]:
    """The mistakes in a plan, short or not; empty if it leads across."""
    allowed = moves(facts, full=full)
    start, goal = 0, everyone(facts) | boat(facts)
    wrong = []
    after: dict[int, int] = {}
    for atom in answer:
        if atom[:1] != ("crossing",) or len(atom) != 3:
            wrong.append(f"{atom} is stray")
            continue
        _, old, new = atom
        if not isinstance(old, int) or not isinstance(new, int):
            wrong.append(f"{atom} is not between states")
        elif new not in allowed.get(old, set()):
            wrong.append(f"{atom} is not allowed")
        elif old in after:
            wrong.append(f"state {old} is left twice")
        else:
            after[old] = new
    if wrong:
        return wrong
    path = [start]
    while path[-1] in after and len(path) <= len(after):
        path.append(after[path[-1]])
    if path[-1] != goal:
        wrong.append("the path does not end with everyone on the right")
    if len(set(path)) < len(path):
        wrong.append("a state occurs twice")
    if len(path) != len(answer) + 1:
        wrong.append("some crossings are not on the path")
    return wrong


def couples(facts: Set[Atom]) -> list[str | int]:
    """The names of the couples, sorted."""
    names = [atom[1] for atom in facts if atom[0] == "couple"]
    return sorted(names, key=lambda name: (isinstance(name, str), name))


def everyone(facts: Set[Atom]) -> int:
    """The bits of all persons."""
    return boat(facts) - 1


def boat(facts: Set[Atom]) -> int:
    """The bit of the boat."""
    return 1 << 2 * len(couples(facts))


def jealous(company: int, pairs: int) -> bool:
    """Whether in a company a woman is with another's husband, but without her own."""
    women = [i for i in range(pairs) if company >> 2 * i & 1]
    men = [i for i in range(pairs) if company >> (2 * i + 1) & 1]
    return any(woman not in men and men for woman in women)


def moves(facts: Set[Atom], *, full: int = 0, shortest: int = 1) -> dict[int, set[int]]:
    """Each state that can be reached, even beyond the goal, with the states that may follow."""
    [capacity] = [int(atom[1]) for atom in facts if atom[0] == "capacity"]
    pairs, people, ship = len(couples(facts)), everyone(facts), boat(facts)
    calm = [not jealous(company, pairs) for company in range(people + 1)]
    loads = [
        load for load in range(1, people + 1) if calm[load] and bin(load).count("1") <= capacity
    ]
    full_loads = [load for load in loads if bin(load).count("1") == capacity]
    found: dict[int, set[int]] = {}
    waiting = [0]
    while waiting:
        state = waiting.pop()
        if state in found:
            continue
        found[state] = set()
        right = state & people
        bank = right if state & ship else people - right
        for load in full_loads if full == 1 and not state & ship else loads:
            # The people in the boat were on its bank, and change sides together with it.
            new_right = right ^ load
            if load & bank == load and calm[new_right] and calm[people - new_right]:
                found[state].add(new_right | (state & ship ^ ship))
        waiting += found[state]
    return found


def plans(facts: Set[Atom], *, full: int = 0, shortest: int = 1) -> Iterator[tuple[int, ...]]:
    """All plans in which no state occurs twice, or only the shortest of all plans."""
    following = moves(facts, full=full)
    away = distances(following, everyone(facts) | boat(facts))

    def extend(path: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        here = path[-1]
        if away[here] == 0:
            yield path
            return
        for state in sorted(following[here]):
            if state not in away or state in path:
                continue
            if shortest == 0 or away[state] == away[here] - 1:
                yield from extend((*path, state))

    if 0 in away:
        yield from extend((0,))


def distances(following: dict[int, set[int]], goal: int) -> dict[int, int]:
    """How many crossings it takes to the goal, for the states that lead there: breadth first."""
    before: dict[int, set[int]] = {state: set() for state in following}
    for state, successors in following.items():
        for successor in successors:
            before[successor].add(state)
    found: dict[int, int] = {}
    layer, distance = {goal} & following.keys(), 0
    while layer:
        found |= dict.fromkeys(layer, distance)
        layer = {old for state in layer for old in before[state]} - found.keys()
        distance += 1
    return found


def solutions(facts: Set[Atom], *, full: int = 0, shortest: int = 1) -> Iterator[frozenset[Atom]]:
    """The crossings of each plan."""
    for plan in plans(facts, full=full, shortest=shortest):
        yield frozenset(("crossing", old, new) for old, new in pairwise(plan))
