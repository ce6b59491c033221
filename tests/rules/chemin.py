"""Chemin in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from itertools import product

Atom = tuple[str | int, ...]
Place = tuple[int, int]


def violations(facts: Set[Atom], answer: Set[Atom]) -> list[str]:
    """The mistakes in an order and its values, however large; empty if they are right."""
    [(rows, cols)] = [(int(atom[1]), int(atom[2])) for atom in facts if atom[0] == "size"]
    board = cells(rows, cols)
    wrong = []
    times: dict[Place, int] = {}
    values: dict[Place, int] = {}
    for atom in answer:
        if len(atom) != 4 or atom[0] not in ("filled", "value") or atom[1:3] not in board:
            wrong.append(f"{atom} is stray")
            continue
        name, row, col, number = atom
        found = times if name == "filled" else values
        if not isinstance(number, int):
            wrong.append(f"{atom} has no number")
        elif (row, col) in found:
            wrong.append(f"{(row, col)} has more than one {name}")
        else:
            found[int(row), int(col)] = number
    wrong += [f"{cell} is not filled" for cell in board if cell not in times]
    wrong += [f"{cell} has no value" for cell in board if cell not in values]
    if sorted(times.values()) != list(range(1, len(board) + 1)):
        wrong.append("the cells are not filled one by one")
    if wrong:
        return wrong
    written: dict[Place, int] = {}
    for cell in sorted(board, key=lambda place: times[place]):
        written[cell] = entry(cell, written)
        if values[cell] != written[cell]:
            wrong.append(f"{cell} gets {written[cell]}, not {values[cell]}")
    return wrong


def cells(rows: int, cols: int) -> list[Place]:
    """The cells of the board."""
    return list(product(range(1, rows + 1), range(1, cols + 1)))


def entry(cell: Place, written: dict[Place, int]) -> int:
    """The value that an empty cell gets: the sum of its filled neighbours, or 1 without any."""
    total = 0
    for row in (cell[0] - 1, cell[0], cell[0] + 1):
        for col in (cell[1] - 1, cell[1], cell[1] + 1):
            total += written.get((row, col), 0)
    return total or 1


def largest(rows: int, cols: int) -> tuple[int, list[dict[Place, int]]]:
    """The largest value of all orders, and the values by cell in each order that reaches it."""
    board = cells(rows, cols)
    record = 0
    orders: list[dict[Place, int]] = []
    written: dict[Place, int] = {}  # In the order in which the cells were filled.

    def extend() -> None:
        nonlocal record, orders
        if len(written) == len(board):
            score = max(written.values())
            if score > record:
                record, orders = score, []
            if score == record:
                orders.append(dict(written))
            return
        for cell in board:
            if cell not in written:
                written[cell] = entry(cell, written)
                extend()
                del written[cell]

    extend()
    return record, orders


def best(rows: int, cols: int) -> int:
    """The largest value that can be reached on a board."""
    return largest(rows, cols)[0]


def solutions(facts: Set[Atom]) -> Iterator[frozenset[Atom]]:
    """All orders that reach the largest value, by trying every order."""
    [(rows, cols)] = [(int(atom[1]), int(atom[2])) for atom in facts if atom[0] == "size"]
    for written in largest(rows, cols)[1]:
        filled: set[Atom] = {("filled", *cell, time) for time, cell in enumerate(written, 1)}
        values: set[Atom] = {("value", *cell, number) for cell, number in written.items()}
        yield frozenset(filled | values)


def classes(answers: Iterable[Set[Atom]]) -> int:
    """How many there are up to the symmetries of the smallest board that holds them all."""
    given = list(answers)
    rows = max((int(atom[1]) for answer in given for atom in answer), default=0)
    cols = max((int(atom[2]) for answer in given for atom in answer), default=0)

    def images(answer: Set[Atom]) -> frozenset[frozenset[Atom]]:
        found = set()
        for turn, upside_down, mirrored in product((False, True), repeat=3):
            if turn and rows != cols:
                continue
            image = set()
            for name, row, col, *rest in answer:
                new_row = rows + 1 - int(row) if upside_down else int(row)
                new_col = cols + 1 - int(col) if mirrored else int(col)
                place = (new_col, new_row) if turn else (new_row, new_col)
                image.add((name, *place, *rest))
            found.add(frozenset(image))
        return frozenset(found)

    return len({images(answer) for answer in given})
