"""Whether a step follows, in plain Python: from its own rules and known cells, no solver.

A rule is a function of what each cell may still hold. It says that it holds whatever they will
hold, that it is broken whatever they will hold, or asks for a cell that it depends on.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from typing import NamedTuple

Cell = Hashable
"""Whatever may hold one of several things: mostly (row, column), or a side of a cell."""
Board = Mapping[Cell, frozenset]
"""What each cell may hold; one thing alone where it is known."""


class Asked(NamedTuple):
    """A cell that a rule depends on: whether it holds one of these things is all that matters."""

    cell: Cell
    what: frozenset


Verdict = bool | Asked | Cell
"""True: holds in any case; False: broken in any case; else what it depends on."""
Rule = Callable[[Board], Verdict]
MANY = math.inf
NODES = 20_000
"""So many boards are looked at; a step that takes more is a failure of its test."""


class UndecidedError(Exception):
    """A search looked at too many boards."""


def is_possible(board: Board, rules: Sequence[Rule]) -> bool:
    """Whether cells may be filled so that no rule is broken."""
    left = [NODES]

    def search(board: Board) -> bool:
        left[0] -= 1
        if left[0] < 0:
            raise UndecidedError
        near, far = ([rule(board) for rule in some] for some in (local, wide))
        if False in near or False in far:
            return False
        best: list[Board] | None = None
        for asked in _asked(near) or _asked(far):
            ways = _ways(board, asked)
            kept = {i: [rule(way) for rule in rules] for i, way in enumerate(ways)}
            ahead = sorted(kept, key=lambda i: -kept[i].count(True))
            ways = [ways[i] for i in ahead if False not in kept[i]]
            if best is None or len(ways) < len(best):
                best = ways
            if len(best) < 2:
                break
        return best is None or any(map(search, best))

    wide = [rule for rule in rules if hasattr(rule, "is_wide")]
    local = [rule for rule in rules if rule not in wide]
    return search(board)


def _asked(verdicts: Iterable[Verdict]) -> list[Asked | Cell]:
    """What verdicts depend on."""
    return list(dict.fromkeys(verdict for verdict in verdicts if not isinstance(verdict, bool)))


def _ways(board: Board, asked: Asked | Cell) -> list[Board]:
    """The board with each answer to what a rule asks for."""
    if isinstance(asked, Asked):
        cell, held = asked.cell, board[asked.cell]
        return [{**board, cell: held & asked.what}, {**board, cell: held - asked.what}]
    return [{**board, asked: frozenset({held})} for held in board[asked]]


def widely(rule: Rule) -> Rule:
    """A rule about paths: where it may still hold, others are looked at first."""
    rule.is_wide = True  # type: ignore[attr-defined]
    return rule


# ---- Rules that many puzzles have --------------------------------------------------------


Held = Collection
"""Things that a cell may hold."""


def holds(cell: Cell, right: Held) -> Rule:
    """A cell holds one of some things."""
    return amount([(cell, right)], 1, 1)


def is_not(cell: Cell, wrong: Held) -> Rule:
    """A cell holds none of some things."""
    return amount([(cell, wrong)], 0, 0)


def amount(pairs: Iterable[tuple[Cell, Held]], low: int, high: int = MANY) -> Rule:
    """So many of some cells hold what they are asked for: at least `low`, at most `high`."""
    some = [(cell, frozenset(what)) for cell, what in pairs]

    def rule(board: Board) -> Verdict:
        sure = sum(board[cell] <= what for cell, what in some)
        may = sum(not board[cell].isdisjoint(what) for cell, what in some)
        if sure > high or may < low:
            return False
        if sure >= low and may <= high:
            return True
        return next(Asked(x, w) for x, w in some if not board[x] <= w and board[x] & w)

    return rule


def all_of(cells: Iterable[Cell], *what: object) -> list[tuple[Cell, Held]]:
    """Cells that are asked for the same things."""
    return [(cell, what) for cell in cells]


def either(*rules: Rule) -> Rule:
    """One of some rules holds."""

    def rule(board: Board) -> Verdict:
        verdicts = [one(board) for one in rules]
        if True in verdicts:
            return True
        return next((verdict for verdict in verdicts if verdict is not False), False)

    return rule


def together(*rules: Rule) -> Rule:
    """All of some rules hold."""

    def rule(board: Board) -> Verdict:
        verdicts = [one(board) for one in rules]
        if False in verdicts:
            return False
        return next((verdict for verdict in verdicts if verdict is not True), True)

    return widely(rule) if any(hasattr(one, "is_wide") for one in rules) else rule


def differ(one: Cell, other: Cell) -> Rule:
    """Two cells hold different things."""

    def rule(board: Board) -> Verdict:
        if board[one].isdisjoint(board[other]):
            return True
        both = [cell for cell in (one, other) if len(board[cell]) > 1]
        return both[0] if both else False

    return rule


def filled(cells: Sequence[Cell], is_end: Callable, step: Callable, start: Hashable = 0) -> Rule:
    """What cells hold, one after the other, leads from a first state to a right end.

    `step(state, held)` is the state after a cell that holds something, None where that is wrong.
    """

    def rule(board: Board) -> Verdict:
        states = {start}
        for cell in cells:
            after = {step(state, held) for state in states for held in board[cell]}
            states = after - {None}
        if not any(map(is_end, states)):
            return False
        return next((cell for cell in cells if len(board[cell]) > 1), True)

    return rule


# ---- What hangs together -----------------------------------------------------------------


Steps = Callable[[Cell], Iterable[Cell]]


def beside(place: tuple[int, int]) -> tuple:
    """The four cells around a cell, on the board or not."""
    row, col = place
    return (row - 1, col), (row, col - 1), (row, col + 1), (row + 1, col)


def flood(start: Cell, steps: Steps, is_open: Callable[[Cell], bool]) -> dict:
    """The cells that hang together with the first one, each with the one that it came from."""
    found: dict = {start: None}
    waiting = [start]
    for one in waiting:
        for other in steps(one):
            if other not in found and is_open(other):
                found[other] = one
                waiting.append(other)
    return found


def floods(board: Board, start: Cell, what: Held, steps: Steps = beside) -> tuple[dict, dict]:
    """The cells that surely hang together with one by what they hold, and those that may."""
    wanted = frozenset(what)
    sure = flood(start, steps, lambda x: x in board and board[x] <= wanted)
    may = flood(start, steps, lambda x: x in board and not board[x].isdisjoint(wanted))
    return sure, may


def unknown_on(board: Board, found: Mapping, end: Cell, wanted: Held) -> Asked:
    """The cell nearest the end of a path of which it is not known whether it holds something."""
    while board[end] <= frozenset(wanted):
        end = found[end]
    return Asked(end, frozenset(wanted))


def connected(one: Cell, other: Cell, what: Held, steps: Steps = beside) -> Rule:
    """Two cells hang together by what they hold, if both hold it."""
    wanted = frozenset(what)

    def rule(board: Board) -> Verdict:
        ends = [board[one], board[other]]
        if any(end.isdisjoint(wanted) for end in ends):
            return True
        sure, may = floods(board, one, wanted, steps)
        if other in sure:
            return True
        if other not in may:
            unknown = [Asked(x, wanted) for x in (one, other) if not board[x] <= wanted]
            return unknown[0] if unknown else False
        return unknown_on(board, may, other, wanted)

    return widely(rule)


def sized(start: Cell, low: int, high: int, what: Held) -> Rule:
    """So many cells hang together with a cell by what they hold; it counts in any case."""

    def rule(board: Board) -> Verdict:
        sure, may = floods(board, start, what)
        if len(sure) > high or len(may) < low:
            return False
        return next((Asked(x, frozenset(what)) for x in may if x not in sure), True)

    return widely(rule)
