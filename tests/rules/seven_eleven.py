"""Seven-eleven (equal sum and product) in plain Python: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterator, Set
from math import prod

Atom = tuple[str | int, ...]


def violations(facts: Set[Atom], answer: Set[Atom]) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    items, total, unit = (fact(facts, name) for name in ("items", "total", "unit"))
    wrong = []
    prices: dict[int, int] = {}
    for atom in answer:
        if atom[:1] != ("price",) or len(atom) != 3 or atom[1] not in range(1, items + 1):
            wrong.append(f"{atom} is stray")
        elif not isinstance(atom[2], int) or atom[2] < 1:
            wrong.append(f"{atom} is not a positive price")
        elif atom[1] in prices:
            wrong.append(f"item {atom[1]} has two prices")
        else:
            prices[int(atom[1])] = atom[2]
    wrong += [f"item {item} has no price" for item in range(1, items + 1) if item not in prices]
    if wrong:
        return wrong
    for item in range(1, items):
        if prices[item] < prices[item + 1]:
            wrong.append(f"item {item} is cheaper than the next")
    if sum(prices.values()) != total:
        wrong.append(f"the sum is {sum(prices.values())}, not {total}")
    if prod(prices.values()) != total * unit ** (items - 1):
        wrong.append(f"the product is {prod(prices.values())}, not {total * unit ** (items - 1)}")
    return wrong


def fact(facts: Set[Atom], name: str) -> int:
    """The number that a fact states; a unit has 100 cents if no fact says otherwise."""
    [number] = [int(atom[1]) for atom in facts if atom[0] == name] or [{"unit": 100}[name]]
    return number


def solutions(facts: Set[Atom]) -> Iterator[frozenset[Atom]]:
    """All solutions, by trying every divisor of the product as a price."""
    items, total, unit = (fact(facts, name) for name in ("items", "total", "unit"))
    whole = total * unit ** (items - 1)
    divisors = [price for price in range(1, total + 1) if whole % price == 0]

    def extend(prices: list[int]) -> Iterator[frozenset[Atom]]:
        left = items - len(prices)
        if left == 0:
            answer: frozenset[Atom] = frozenset(
                ("price", item, price) for item, price in enumerate(prices, 1)
            )
            if not violations(facts, answer):
                yield answer
            return
        total_left, whole_left = total - sum(prices), whole // prod(prices)
        for price in divisors:
            # No later price is larger: they must be able to reach both sum and product.
            if (
                whole_left % price == 0
                and (not prices or price <= prices[-1])
                and price + (left - 1) <= total_left <= price * left
                and whole_left <= price**left
            ):
                yield from extend([*prices, price])

    yield from extend([])
