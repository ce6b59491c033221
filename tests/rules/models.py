"""What the rules of each kind say, in plain Python, by their words: for judging steps.

A model says what each cell may hold at first, which cell an atom is about, and for the words of
each rule, with {} for a number that varies and {w} for words, a rule of steps.py. It takes only
the clues that a step names; `facts` are those of the whole board, which anybody sees.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, pairwise, product

from rules import arrows
from rules.borders import between, borders
from rules.lits import shape
from rules.loop import Ends, Line, links
from rules.shaded import Atom, Place
from rules.steps import (
    MANY,
    Asked,
    Board,
    Cell,
    Rule,
    Verdict,
    all_of,
    amount,
    beside,
    connected,
    differ,
    either,
    filled,
    flood,
    floods,
    holds,
    is_not,
    sized,
    together,
    unknown_on,
    widely,
)
from rules.tapa import around, runs, wanted

YES, NO, NOTHING = True, False, None
"""What a cell may hold: a mark or none, a value or none."""
DIRECTIONS = {"up": (-1, 0), "left": (0, -1), "down": (1, 0), "right": (0, 1)}


_SPLIT = re.compile(r"(\{w?\})")
_PARTS = {"{}": r"(-?\d+)", "{w}": "(.+?)"}


class UnnamedError(Exception):
    """A rule is about a clue that the step does not name."""


@dataclass(frozen=True)
class Facts:
    """The facts of a board, and the clues that a step names."""

    all: frozenset[Atom]
    named: frozenset[Atom]
    clues: Set[str]
    """What the facts are called that a step names."""
    size: tuple[int, int] = field(init=False)

    def __post_init__(self) -> None:
        sizes = [(rows, cols) for _, rows, cols in self.of("size")]
        object.__setattr__(self, "size", sizes[0] if sizes else (0, 0))

    def of(self, name: str) -> list[Atom]:
        """The facts of a name, whether a step names them or not."""
        return sorted((x for x in self.all if x[0] == name), key=str)

    def places(self, name: str) -> set[Place]:
        return {(x[1], x[2]) for x in self.of(name)}

    def check(self, *clue: object) -> None:
        """The step names this clue, or a fact that is none."""
        if clue not in (self.named if clue[0] in self.clues else self.all):
            raise UnnamedError(clue)

    @property
    def cells(self) -> list[Place]:
        rows, cols = self.size
        return list(product(range(1, rows + 1), range(1, cols + 1)))

    def line(self, kind: str, number: int) -> list[Place]:
        """The cells of a row or a column."""
        return [x for x in self.cells if x[["row", "column"].index(kind)] == number]

    def beside(self, place: Place) -> list[Place]:
        return [x for x in beside(place) if x in set(self.cells)]


@dataclass(frozen=True)
class Model:
    """A kind's rules on one board."""

    board: Board
    place: Callable[[Atom], tuple[Cell, object]]
    """The cell that an atom is about, and what it holds if the atom does."""
    rules: Mapping[str, Callable[..., Rule]]
    always: tuple[Rule, ...] = ()
    """Definitions, which need not be said."""
    hidden: frozenset[Cell] = frozenset()
    """Cells that no answer shows."""

    def rule(self, words: str) -> Rule:
        """The rule of which a step says that it would be broken."""
        found = []
        for template, build in self.rules.items():
            pattern = "".join(_PARTS.get(part, re.escape(part)) for part in _SPLIT.split(template))
            if match := re.fullmatch(pattern, words):
                found.append((build, match.groups()))
        assert len(found) == 1, f"{len(found)} rules of the model say: {words}"
        build, terms = found[0]
        return build(*(int(x) if x.lstrip("-").isdigit() else x for x in terms))


def bools(cells: Iterable[Cell]) -> Board:
    return dict.fromkeys(cells, frozenset({YES, NO}))


def marked(atom: Atom) -> tuple[Cell, object]:
    """A cell that is black, or has a sign."""
    return atom[1:], YES


def sides(word: str, number: int) -> tuple[int, int]:
    """The numbers between which one is if it is not "too few", "too many", "fewer" or "more"."""
    return {"few": (number, MANY), "fewer": (number, MANY)}.get(word, (0, number))


def valued(atom: Atom) -> tuple[Cell, object]:
    """A cell with a value."""
    return atom[1:3], atom[3]


# ---- Shaded boards -----------------------------------------------------------------------


APART = {
    "the black cells {},{} and {},{} touch": lambda a, b, c, d: amount(
        all_of([(a, b), (c, d)], YES), 0, 1
    ),
    "the white cells {},{} and {},{} are cut off from each other": lambda a, b, c, d: connected(
        (a, b), (c, d), [NO]
    ),
}


def sight(facts: Facts) -> Callable[..., Rule]:
    """A number sees so many white cells along its row and its column, itself included."""

    def told(n: int, r: int, c: int, side: str) -> Rule:
        facts.check("clue", r, c, n)
        rays = []
        for dr, dc in DIRECTIONS.values():
            line = [(r + k * dr, c + k * dc) for k in range(1, max(facts.size))]
            rays.append([x for x in line if x in set(facts.cells)])

        def rule(board: Board) -> Verdict:
            found = [list(lengths(board, ray)) for ray in rays]
            low, high = sides(side, n)
            if not any(low <= 1 + total <= high for total in map(sum, product(*found))):
                return False
            for ray, some in zip(rays, found, strict=True):
                if len(some) > 1:
                    return next(x for x in ray if len(board[x]) > 1)
            return True

        return rule

    def lengths(board: Board, ray: list[Place]) -> Iterable[int]:
        for length, place in enumerate(ray):
            if YES in board[place]:
                yield length
            if NO not in board[place]:
                return
        yield len(ray)

    return told


def kuromasu(facts: Facts) -> Model:
    numbers = {(r, c) for _, r, c, _ in facts.named}

    def shown(r: int, c: int) -> Rule:
        if (r, c) not in numbers:
            raise UnnamedError((r, c))
        return is_not((r, c), [YES])

    def given(r: int, c: int) -> Rule:
        assert (r, c) in facts.places("white")
        return is_not((r, c), [YES])

    return Model(
        bools(facts.cells),
        marked,
        {
            **APART,
            "the cell {},{} shows a number and is black": shown,
            "the cell {},{} is given as white and is black": given,
            "the number {} at {},{} sees too {w} white cells": sight(facts),
        },
    )


def cave(facts: Facts) -> Model:
    rows, cols = facts.size
    border = {x for x in facts.cells if x[0] in (1, rows) or x[1] in (1, cols)}

    def shown(r: int, c: int) -> Rule:
        if (r, c) not in facts.places("inside"):
            facts.check(*next(x for x in facts.of("clue") if x[1:3] == (r, c)))
        return is_not((r, c), [YES])

    def hole(r: int, c: int) -> Rule:
        def rule(board: Board) -> Verdict:
            sure, may = floods(board, (r, c), [YES])
            if NO in board[r, c]:
                return True if board[r, c] == {NO} else (r, c)
            if border.intersection(sure):
                return True
            ends = border.intersection(may)
            return unknown_on(board, may, min(ends), [YES]) if ends else False

        return widely(rule)

    def crossing(a: int, b: int, c: int, d: int) -> Rule:
        one, other = ((a, b), (c, d)), ((a, d), (c, b))
        return together(
            *(
                either(amount(all_of(x, YES), 0, 1), amount(all_of(y, NO), 0, 1))
                for x, y in ((one, other), (other, one))
            )
        )

    return Model(
        bools(facts.cells),
        marked,
        {
            "the cell {},{} shows a number and is black": shown,
            "the number {} at {},{} sees too {w} white cells": sight(facts),
            "the white cells {},{} and {},{} are cut off from each other": (
                lambda a, b, c, d: connected((a, b), (c, d), [NO])
            ),
            "the black cell {},{} is cut off from the edge of the board": hole,
            "the white and the black cells of {},{} to {},{} cross": crossing,
        },
    )


def heyawake(facts: Facts) -> Model:
    room = {(r, c): name for _, r, c, name in facts.of("region")}

    def count(r: int, c: int, side: str, n: int) -> Rule:
        facts.check("clue", r, c, n)
        return amount(all_of([x for x in room if room[x] == room[r, c]], YES), *sides(side, n))

    def line(a: int, b: int, c: int, d: int) -> Rule:
        cells = [x for x in facts.cells if a <= x[0] <= c and b <= x[1] <= d]
        assert sum(room[x] != room[y] for x, y in pairwise(cells)) == 2
        return amount(all_of(cells, YES), 1)

    return Model(
        bools(facts.cells),
        marked,
        {
            **APART,
            "the room of {},{} has too {w} black cells for its number {}": count,
            "the white cells from {},{} to {},{} cross two borders": line,
        },
    )


def region(facts: Facts, r: int, c: int) -> list[Place]:
    """The cells of the region that is called by its first cell."""
    names = {(row, col): name for _, row, col, name in facts.of("region")}
    found = sorted(x for x in names if names[x] == names[r, c])
    assert found[0] == (r, c)
    return found


REGION = "the region of {},{} has {w} than {} black cells"


def in_region(facts: Facts) -> Callable[[int, int, str, int], Rule]:
    return lambda r, c, side, n: amount(all_of(region(facts, r, c), YES), *sides(side, n))


def no_square(a: int, b: int, c: int, d: int) -> Rule:
    return amount(all_of(product((a, c), (b, d)), YES), 0, 3)


def norinori(facts: Facts) -> Model:
    def neighbours(low: int, high: float) -> Callable[[int, int], Rule]:
        return lambda r, c: either(
            is_not((r, c), [YES]), amount(all_of(facts.beside((r, c)), YES), low, high)
        )

    return Model(
        bools(facts.cells),
        marked,
        {
            REGION: in_region(facts),
            "the black cell {},{} has no black neighbour": neighbours(1, MANY),
            "the black cell {},{} has more than one black neighbour": neighbours(0, 1),
        },
    )


def tapa(facts: Facts) -> Model:
    told = wanted(facts.all)

    def shown(r: int, c: int) -> Rule:
        facts.check(*next(x for x in facts.of("clue") if x[1:3] == (r, c)))
        return is_not((r, c), [YES])

    def misfit(r: int, c: int) -> Rule:
        ring = [x if x in set(facts.cells) else None for x in around((r, c))]

        def rule(board: Board) -> Verdict:
            may = [sorted(board[x]) if x else [NO] for x in ring]
            found = {runs(one) == told[r, c] for one in product(*may)}
            if len(found) == 1:
                return found.pop()
            return next(x for x, held in zip(ring, may, strict=True) if len(held) > 1)

        return rule

    return Model(
        bools(facts.cells),
        marked,
        {
            "the cell {},{} shows a number and is black": shown,
            "the black cells around {},{} are not in runs as its numbers say": misfit,
            "the black cells {},{} to {},{} form a square": no_square,
            "the black cells {},{} and {},{} are cut off from each other": (
                lambda a, b, c, d: connected((a, b), (c, d), [YES])
            ),
        },
    )


@cache
def tetrominoes(cells: frozenset[Place]) -> list[tuple[str, Sequence[Place]]]:
    """The pieces for which cells have room, each with its letter."""
    return [(letter, four) for four in combinations(cells, 4) if (letter := shape(four))]


def lits(facts: Facts) -> Model:
    named = {(r, c): name for _, r, c, name in facts.of("region")}
    pairs = [(x, y) for x in named for y in facts.beside(x) if named[x] != named[y]]
    pieces = {
        name: tetrominoes(frozenset(x for x in named if named[x] == name))
        for name in set(named.values())
    }

    def black(sets: Sequence[Sequence[Place]], *, is_wanted: bool) -> Rule:
        """All cells of one of some sets are black, or of none."""

        def rule(board: Board) -> Verdict:
            found = [x for x in sets if all(YES in board[cell] for cell in x)]
            unknown = [[cell for cell in x if NO in board[cell]] for x in found]
            if not all(unknown):
                return is_wanted
            return Asked(min(unknown, key=len)[0], frozenset({YES})) if found else not is_wanted

        return rule

    def piece(r: int, c: int) -> Rule:
        assert (r, c) == region(facts, r, c)[0]
        return black([four for _, four in pieces[named[r, c]]], is_wanted=True)

    def touch(letter: str, *at: int) -> Rule:
        ends = at[:2], at[2:]
        assert ends in pairs
        both = [[x for one, x in pieces[named[end]] if one == letter and end in x] for end in ends]
        return black([(*x, *y) for x, y in product(*both)], is_wanted=False)

    def joined(a: int, b: int, c: int, d: int) -> Rule:
        start, end = named[a, b], named[c, d]

        def reach(ways: list[tuple[Place, Place]]) -> dict:
            return flood(start, lambda x: [named[q] for p, q in ways if named[p] == x], bool)

        def rule(board: Board) -> Verdict:
            may = [(p, q) for p, q in pairs if YES in board[p] and YES in board[q]]
            sure = reach([(p, q) for p, q in may if NO not in board[p] | board[q]])
            found = reach(may)
            if end in sure or end not in found:
                return end in sure
            at = end
            while found[at] in found and found[at] not in sure:
                at = found[at]
            ways = ((p, q) for p, q in may if (named[p], named[q]) == (found[at], at))
            return next(Asked(x, frozenset({YES})) for way in ways for x in way if NO in board[x])

        return widely(rule)

    return Model(
        bools(facts.cells),
        marked,
        {
            REGION: in_region(facts),
            "no black cells of the region of {},{} form an L, an I, a T or an S": piece,
            "pieces of the shape {w} touch at {},{} and {},{}": touch,
            "the black cells {},{} to {},{} form a square": no_square,
            "the black cells of the regions of {},{} and of {},{} are cut off from each other": (
                joined
            ),
        },
    )


def hitori(facts: Facts) -> Model:
    def repeat(a: int, b: int, c: int, d: int, _line: int, n: int) -> Rule:
        facts.check("given", a, b, n)
        facts.check("given", c, d, n)
        return amount(all_of([(a, b), (c, d)], NO), 0, 1)

    return Model(
        bools(facts.cells),
        marked,
        {
            **APART,
            "the white cells {},{} and {},{} in row {} both show a {}": repeat,
            "the white cells {},{} and {},{} in column {} both show a {}": repeat,
        },
    )


def nurikabe(facts: Facts) -> Model:
    every = {(r, c) for _, r, c, _ in facts.of("clue")} | facts.places("island")
    named = {(r, c): n for name, r, c, n in facts.named if name == "clue"}
    shown = {**dict.fromkeys(every, len(facts.cells)), **named}  # others may be of any size

    def size(r: int, c: int, side: str, n: int) -> Rule:
        facts.check("clue", r, c, n)
        return sized((r, c), *sides(side, n), [NO])

    def joined(a: int, b: int, c: int, d: int) -> Rule:
        def rule(board: Board) -> Verdict:
            sure, may = floods(board, (a, b), [NO])
            if (c, d) not in may:
                return True
            return False if (c, d) in sure else unknown_on(board, may, (c, d), [NO])

        assert {(a, b), (c, d)} <= set(shown)
        return widely(rule)

    def reach(r: int, c: int) -> Rule:
        def path(board: Board, number: Place, is_open: Callable[[Place], bool]) -> list[Place]:
            others = set(shown) - {number}
            closed = others.union(*map(beside, others))
            found, edge = {number: None}, [number]
            for _ in range(shown[number] - 1):
                after = {y: x for x in edge for y in beside(x) if y in board and is_open(y)}
                edge = [y for y in after if y not in found and y not in closed]
                found |= {y: after[y] for y in edge}
            at, trail = (r, c), list[Place]()
            while at in found and at is not None:
                trail.append(at)
                at = found[at]
            return trail[:-1]

        def rule(board: Board) -> Verdict:
            if NO not in board[r, c] or (r, c) in shown:
                return True
            if any(path(board, x, lambda y: board[y] == {NO}) for x in shown):
                return True
            for number in shown:
                if trail := path(board, number, lambda y: NO in board[y]):
                    return next(x for x in trail if len(board[x]) > 1)
            return (r, c) if len(board[r, c]) > 1 else False

        return widely(rule)

    return Model(
        bools(facts.cells),
        marked,
        {
            "the cell {},{} shows a number and is black": lambda r, c: is_not((r, c), [YES]),
            "the island of {},{} has too {w} cells for its number {}": size,
            "the numbers at {},{} and {},{} are in one island": joined,
            "no number reaches the white cell {},{} past all others": reach,
            "the black cells {},{} to {},{} form a square": no_square,
            "the black cells {},{} and {},{} are cut off from each other": (
                lambda a, b, c, d: connected((a, b), (c, d), [YES])
            ),
        },
    )


def nonogram(facts: Facts) -> Model:
    def line(kind: str, number: int) -> Rule:
        side = {"row": "left", "column": "top"}[kind]
        told = {x[3]: x[4] for x in facts.of("outside") if x[1:3] == (side, number)}
        runs = [told[place] for place in sorted(told) if told[place]]

        def step(state: tuple[int, int], is_black: bool) -> tuple[int, int] | None:
            done, length = state
            if is_black:
                return (done, length + 1) if done < len(runs) and length < runs[done] else None
            if length:
                return (done + 1, 0) if length == runs[done] else None
            return state

        def is_end(state: tuple[int, int]) -> bool:
            return step(state, NO) == (len(runs), 0)

        return filled(facts.line(kind, number), is_end, step, (0, 0))

    words = "the black cells of the {w} {} are not the runs that stand beside it"
    return Model(bools(facts.cells), marked, {words: line})


# ---- Diagonals ---------------------------------------------------------------------------


def slant(facts: Facts) -> Model:
    rows, cols = facts.size

    def joined(place: Place) -> Iterable[tuple[Place, Cell, str]]:
        """The corners that diagonals may join with one: each with the cell and its way."""
        for down, right in product((0, 1), repeat=2):
            cell = place[0] + down, place[1] + right
            if cell in facts.cells:
                other = place[0] + 2 * down - 1, place[1] + 2 * right - 1
                yield other, cell, "down" if down == right else "up"

    def number(side: str, n: int, where: str, r: int, c: int) -> Rule:
        up, left = (word in where for word in ("top", "left"))
        facts.check("vertex", r - up, c - left, n)
        pairs = [(cell, [way]) for _, cell, way in joined((r - up, c - left))]
        return amount(pairs, *sides(side, n))

    def loop(r: int, c: int) -> Rule:
        def rule(board: Board) -> Verdict:
            def reach(is_open: Callable[[object, bool], bool]) -> dict[Place, Cell]:
                found, waiting = {(r, c): None}, [(r, c)]
                for place in waiting:
                    for other, cell, way in joined(place):
                        if other not in found and is_open(board[cell] - {way}, way in board[cell]):
                            found[other] = place, cell, way
                            waiting.append(other)
                return found

            def is_out(places: Iterable[Place]) -> list[Place]:
                return [x for x in places if x[0] in (0, rows) or x[1] in (0, cols)]

            sure = reach(lambda others, may: may and not others)
            may = reach(lambda others, may: may)
            if is_out(sure):
                return True
            if not is_out(may):
                return False
            at = is_out(may)[0]
            while True:
                at, cell, way = may[at]
                if len(board[cell]) > 1:
                    return Asked(cell, frozenset({way}))

        assert 0 < r < rows
        assert 0 < c < cols
        return widely(rule)

    return Model(
        dict.fromkeys(facts.cells, frozenset({"down", "up"})),
        valued,
        {
            "too {w} diagonals end at the {} at the {w} of {},{}": number,
            "a loop runs around the corner at the bottom right of {},{}": loop,
        },
    )


def shakashaka(facts: Facts) -> Model:
    black = facts.places("wall") | facts.places("clue")
    free = [x for x in facts.cells if x not in black]
    around = ["top_left", "top_right", "bottom_right", "bottom_left"]

    def number(n: int, r: int, c: int, side: str) -> Rule:
        facts.check("clue", r, c, n)
        near = [x for x in beside((r, c)) if x in free]
        return amount(all_of(near, *around), *sides(side, n))

    def angle(degrees: int, where: str, r: int, c: int) -> Rule:
        row, col = r - ("top" in where), c - ("left" in where)
        cells = [(row, col + 1), (row + 1, col + 1), (row + 1, col), (row, col)]

        def halves(place: int, held: str | None) -> list[bool]:
            """Whether the two angles of a cell are black, clockwise, by its triangle."""
            own = (3 + place) % 4
            turned = None if held is None else (around.index(held) - own) % 4
            return [turned in (0, 1), turned in (0, 3)]

        def is_wrong(held: Sequence[str | None]) -> bool:
            dark = [
                half
                for place, (cell, own) in enumerate(zip(cells, held, strict=True))
                for half in (halves(place, own) if cell in free else [True, True])
            ]
            length = degrees // 45
            return any(
                dark[h]
                and not any(dark[(h + k) % 8] for k in range(1, length + 1))
                and dark[(h + length + 1) % 8]
                for h in range(8)
            )

        def rule(board: Board) -> Verdict:
            may = [board[cell] if cell in free else {NOTHING} for cell in cells]
            broken = [is_wrong(held) for held in product(*may)]
            if not any(broken):
                return True
            return False if all(broken) else next(x for x in cells if len(board.get(x, ())) > 1)

        return rule

    return Model(
        dict.fromkeys(free, frozenset({*around, NOTHING})),
        valued,
        {
            "the number {} at {},{} has too {w} triangles beside it": number,
            "a white angle has {} degrees at the {w} of {},{}": angle,
        },
    )


# ---- Signs in cells ----------------------------------------------------------------------


def akari(facts: Facts) -> Model:
    walls = facts.places("wall") | facts.places("clue")
    white = [x for x in facts.cells if x not in walls]

    def seen(place: Place, ways: Iterable[str]) -> list[Place]:
        """The white cells that see one, and itself."""
        found = [place]
        for dr, dc in (DIRECTIONS[way] for way in ways):
            at = place[0] + dr, place[1] + dc
            while at in white:
                found.append(at)
                at = at[0] + dr, at[1] + dc
        return found

    def number(n: int, r: int, c: int, side: str) -> Rule:
        facts.check("clue", r, c, n)
        return amount(all_of([x for x in beside((r, c)) if x in white], YES), *sides(side, n))

    def two(kind: str, ways: tuple[str, str]) -> Callable[[int], Rule]:
        def rule(number: int) -> Rule:
            cells = [x for x in facts.line(kind, number) if x in white]
            return together(*(amount(all_of(seen(x, ways), YES), 0, 1) for x in cells))

        return rule

    return Model(
        bools(white),
        marked,
        {
            "the number {} at {},{} has too {w} lamps beside it": number,
            "two lamps light each other in row {}": two("row", ("left", "right")),
            "two lamps light each other in column {}": two("column", ("up", "down")),
            "no lamp lights the cell {},{}": lambda r, c: amount(
                all_of(seen((r, c), DIRECTIONS), YES), 1
            ),
        },
    )


def star_battle(facts: Facts) -> Model:
    free = [x for x in facts.cells if x not in facts.places("hole")]

    def unit(kind: str, name: str | int, side: str, stars: int) -> Rule:
        assert facts.of("stars") in ([("stars", stars)], [] if stars == 1 else None)
        if kind == "region":
            regions = {(r, c): own for _, r, c, own in facts.of("region")}
            first = tuple(map(int, str(name).split(",")))
            cells = [cell for cell in regions if regions[cell] == regions[first]]
            assert first == min(cells)
        else:
            cells = [x for x in facts.line(kind, name) if x in free]
        return amount(all_of(cells, YES), *sides(side, stars))

    def touch(a: int, b: int, c: int, d: int) -> Rule:
        return amount(all_of((x for x in product((a, c), (b, d)) if x in free), YES), 0, 1)

    return Model(
        bools(free),
        marked,
        {
            "the {w} {w} has {w} stars than {}": unit,
            "two stars touch in the four cells from {},{} to {},{}": touch,
        },
    )


def tents(facts: Facts) -> Model:
    trees = facts.places("tree")
    free = [x for x in facts.cells if x not in trees]
    pairs = [("pair", tree, x) for tree in sorted(trees) for x in beside(tree) if x in free]

    def number(kind: str, line: int, side: str, n: int) -> Rule:
        facts.check("outside", {"row": "left", "column": "top"}[kind], line, 1, n)
        cells = [x for x in facts.line(kind, line) if x in free]
        return amount(all_of(cells, YES), *sides(side, n))

    def own_tent(r: int, c: int) -> Rule:
        return amount(all_of([x for x in pairs if x[1] == (r, c)], YES), 1, 1)

    def own_tree(r: int, c: int) -> Rule:
        mine = amount(all_of([x for x in pairs if x[2] == (r, c)], YES), 1, 1)
        return either(is_not((r, c), [YES]), mine)

    lonely = [x for x in free if not trees.intersection(beside(x))]
    return Model(
        bools([*free, *pairs]),
        marked,
        {
            "a tent stands where no tree is beside it": lambda: amount(all_of(lonely, YES), 0, 0),
            "the tents at {},{} and {},{} touch": lambda a, b, c, d: amount(
                all_of([(a, b), (c, d)], YES), 0, 1
            ),
            "the {w} {} has {w} tents than {}": number,
            "the tree at {},{} does not have exactly one tent of its own": own_tent,
            "the tent at {},{} does not belong to exactly one tree": own_tree,
        },
        tuple(either(is_not(pair, [YES]), holds(pair[2], [YES])) for pair in pairs),
        frozenset(pairs),
    )


def queens(facts: Facts) -> Model:
    size = facts.size[0]
    rows = {r: frozenset(range(1, size + 1)) for r in range(1, size + 1)}

    def given(r: int, c: int) -> Rule:
        facts.check("given", r, c)
        return holds(r, [c])

    def attack(kind: str, number: int) -> Rule:
        sign = {"column": 0, "falling diagonal": 1, "rising diagonal": -1}[kind]
        return amount([(r, [sign * r + (-1 if sign > 0 else 1) * number]) for r in rows], 0, 1)

    return Model(
        rows,
        lambda atom: (atom[1], atom[2]),
        {
            "the queen that is given at {},{} is missing": given,
            "two queens attack each other along the {w} {}": attack,
        },
    )


# ---- Loops -------------------------------------------------------------------------------


def loop(lines: Mapping[Line, Ends], at: Callable[[int, int], list[Line]]) -> tuple:
    """What both loop puzzles say: lines at a point, and whether parts hang together."""
    points: dict[Place, list[Line]] = {}
    for line, ends in lines.items():
        for point in ends:
            points.setdefault(point, []).append(line)

    def steps(line: Line) -> list[Line]:
        return [other for point in lines[line] for other in points[point]]

    def end(point: Place) -> Rule:
        some = all_of(points.get(point, []), YES)
        return either(amount(some, 0, 0), amount(some, 2))

    def branch(point: Place) -> Rule:
        return amount(all_of(points.get(point, []), YES), 0, 2)

    def one(some: list[Line], others: list[Line]) -> Rule:
        pairs = product(some, others)
        return together(*(connected(a, b, [YES], steps) for a, b in pairs if a != b))

    return points, end, branch, one


def circuit(cells: Iterable[Place]) -> tuple:
    """What the loops from cell to cell say: lines, those of each cell, the rules of a loop."""
    lines = links(set(cells))
    points, end, branch, one = loop(lines, list)
    rules = {
        "the loop ends in the cell {},{}": lambda r, c: end((r, c)),
        "the loop branches or crosses itself in the cell {},{}": lambda r, c: branch((r, c)),
        "the parts of the loop at {},{} and at {},{} are separate": lambda a, b, c, d: one(
            points[a, b], points[c, d]
        ),
        "there is no loop": lambda: amount(all_of(lines, YES), 1),
    }
    return lines, points, rules


def slitherlink(facts: Facts) -> Model:
    from rules import slitherlink as rules

    lines = rules.lines(facts.all)

    def around(r: int, c: int) -> list[Line]:
        return [line for line, ends in lines.items() if frozenset(ends) in rules.around(r, c)]

    _, end, branch, one = loop(lines, around)
    corners = {
        "bottom right": (0, 0),
        "bottom left": (0, -1),
        "top right": (-1, 0),
        "top left": (-1, -1),
    }

    def point(where: str, r: int, c: int) -> Place:
        return r + corners[where][0], c + corners[where][1]

    def number(n: int, r: int, c: int, side: str) -> Rule:
        facts.check("clue", r, c, n)
        return amount(all_of(around(r, c), YES), *sides(side, n))

    return Model(
        bools(lines),
        lambda atom: (atom, YES),
        {
            "the number {} at {},{} has too {w} sides of the loop around it": number,
            "the loop ends at the {w} corner of {},{}": lambda *x: end(point(*x)),
            "the loop branches or crosses itself at the {w} corner of {},{}": (
                lambda *x: branch(point(*x))
            ),
            "the {w} side of {},{} is cut off from the loop at {},{}": (
                lambda s, r, c, a, b: one([("edge", r, c, s)], around(a, b))
            ),
            "there is no loop": lambda: amount(all_of(lines, YES), 1),
        },
    )


def hashi(facts: Facts) -> Model:
    from rules import hashi as rules

    ways = {pieces[0]: pieces for pieces in rules.spans(facts.all)}
    ends = {way: (way[0], rules.end_of(pieces)) for way, pieces in ways.items()}
    islands = rules.islands(facts.all)
    of = {place: [way for way in ways if place in ends[way]] for place in islands}
    of_piece = {piece: way for way, pieces in ways.items() for piece in pieces}

    def number(n: int, r: int, c: int, side: str) -> Rule:
        facts.check("clue", r, c, n)
        twice = [*all_of(of[r, c], 1, 2), *all_of(of[r, c], 2)]
        return amount(twice, *sides(side, n))

    def crossing(r: int, c: int) -> Rule:
        over = [way for way, pieces in ways.items() if (r, c) in {at for at, _ in pieces[1:]}]
        assert len(over) == 2
        return amount(all_of(over, 1, 2), 0, 1)

    def joined(r: int, c: int, a: int, b: int) -> Rule:
        return connected((r, c), (a, b), [YES, 1, 2], lambda x: of[x] if x in of else ends[x])

    return Model(
        dict.fromkeys(ways, frozenset({NOTHING, 1, 2})) | dict.fromkeys(islands, frozenset({YES})),
        lambda atom: (of_piece[atom[1:3], atom[3]], atom[4]),
        {
            "the island {} at {},{} has too {w} bridges": number,
            "two bridges cross in the cell {},{}": crossing,
            "the islands {},{} and {},{} are cut off from each other": joined,
        },
        hidden=frozenset(islands),
    )


def masyu(facts: Facts) -> Model:
    lines, points, rules = circuit(facts.cells)
    by_ends = {frozenset(ends): line for line, ends in lines.items()}
    pairs = [("up", "down"), ("left", "right")]

    def toward(place: Place, way: str) -> Place:
        return place[0] + DIRECTIONS[way][0], place[1] + DIRECTIONS[way][1]

    def way(place: Place, name: str) -> list[Line]:
        """The line that leaves a cell in a direction, if there is one."""
        line = by_ends.get(frozenset({place, toward(place, name)}))
        return [line] if line else []

    def drawn(*some: list[Line]) -> Rule:
        """All of some lines are drawn; those that there are not never."""
        found = [line for one in some for line in one]
        return amount(all_of(found, YES), len(some))

    def not_all(*some: list[Line]) -> Rule:
        return amount(all_of((line for one in some for line in one), YES), 0, len(some) - 1)

    def circle(colour: str | None, build: Callable[..., Rule]) -> Callable[..., Rule]:
        def rule(*terms: int) -> Rule:
            place = terms[-2:]
            own = {x[3] for x in facts.named if x[1:3] == place}
            if not own or colour not in (None, *own):
                raise UnnamedError(place)
            return build(*zip(terms[::2], terms[1::2], strict=True))

        return rule

    def straight(place: Place) -> Rule:
        some = [(a, b) for pair in pairs for a, b in (pair, pair[::-1])]
        return together(*(either(not_all(way(place, a)), drawn(way(place, b))) for a, b in some))

    def turns_beside(place: Place) -> Rule:
        def through(name: str) -> list[list[Line]]:
            return [way(place, name), way(toward(place, name), name)]

        return together(*(not_all(*through(a), *through(b)) for a, b in pairs))

    def turns(place: Place) -> Rule:
        return together(*(not_all(way(place, a), way(place, b)) for a, b in pairs))

    def goes_on(other: Place, place: Place) -> Rule:
        name = next(name for name in DIRECTIONS if toward(place, name) == other)
        return either(not_all(way(place, name)), drawn(way(other, name)))

    return Model(
        bools(lines),
        lambda atom: (atom, YES),
        {
            **rules,
            "the loop does not pass through the circle at {},{}": circle(
                None, lambda x: amount(all_of(points[x], YES), 1)
            ),
            "the loop turns in the white circle at {},{}": circle("white", straight),
            "the loop turns neither before nor after the white circle at {},{}": circle(
                "white", turns_beside
            ),
            "the loop goes straight through the black circle at {},{}": circle("black", turns),
            "the loop turns at {},{}, next to the black circle at {},{}": circle("black", goes_on),
        },
    )


def country_road(facts: Facts) -> Model:
    lines, points, rules = circuit(facts.cells)
    names = {(r, c): name for _, r, c, name in facts.of("region")}

    def visit(r: int, c: int, side: str) -> Rule:
        own = set(region(facts, r, c))
        border = [line for line, ends in lines.items() if len(own & set(ends)) == 1]
        return amount(all_of(border, YES), *sides(side, 2))

    def passes(place: Place) -> Rule:
        return amount(all_of(points[place], YES), 1)

    def number(side: str, n: int, r: int, c: int) -> Rule:
        facts.check("clue", r, c, n)
        own = [x for x in names if names[x] == names[r, c]]
        low, high = sides(side, n)

        def rule(board: Board) -> Verdict:
            verdicts = {x: passes(x)(board) for x in own}
            found = [*verdicts.values()]
            if found.count(True) > high or len(found) - found.count(False) < low:
                return False
            return next((x for x in found if not isinstance(x, bool)), True)

        return rule

    def left_out(a: int, b: int, c: int, d: int) -> Rule:
        assert names[a, b] != names[c, d]
        return either(passes((a, b)), passes((c, d)))

    return Model(
        bools(lines),
        lambda atom: (atom, YES),
        {
            **rules,
            "the loop crosses the border of the region of {},{} {w} than twice": visit,
            "the loop passes too {w} cells of the region with the {} at {},{}": number,
            "the loop leaves out {},{} and {},{}, neighbours in two regions": left_out,
        },
    )


def numberlink(facts: Facts) -> Model:
    lines = links(set(facts.cells))
    at = {cell: [line for line, ends in lines.items() if cell in ends] for cell in facts.cells}
    told = {(r, c): n for _, r, c, n in facts.of("clue")}

    def end(n: int, r: int, c: int, side: str) -> Rule:
        facts.check("clue", r, c, n)
        return amount(all_of(at[r, c], YES), *((0, 1) if "twice" in side else (1, MANY)))

    def passing(side: str, n: int, r: int, c: int) -> Rule:
        assert (r, c) not in told
        return amount(all_of(at[r, c], YES), *sides(side, n))

    def leads(start: Place, ends: Set[Place], is_wanted: bool) -> Rule:
        """Lines lead from a cell to one of others, or they do not."""

        def rule(board: Board) -> Verdict:
            sure, may = floods(board, start, [YES], lambda x: at[x] if x in at else lines[x])
            if ends.intersection(sure):
                return is_wanted
            found = sorted(ends.intersection(may))
            return unknown_on(board, may, found[0], [YES]) if found else not is_wanted

        return widely(rule)

    def wrong(n: int, other: int, r: int, c: int) -> Rule:
        facts.check("clue", r, c, other)
        others = {x[1:3] for x in facts.named if x[0] == "clue" and x[3] == n}
        return leads((r, c), others, False)

    return Model(
        bools(lines) | dict.fromkeys(at, frozenset({YES})),
        lambda atom: (atom, YES),
        {
            "the line of the {} at {},{} {w}": end,
            "there are {w} than {} links in the cell {},{}": passing,
            "a line leads from a {} to the {} at {},{}": wrong,
            "the line through {},{} comes to no number": (
                lambda r, c: leads((r, c), set(told), True)
            ),
        },
        hidden=frozenset(at),
    )


def arrow(facts: Facts, n: int, r: int, c: int) -> list[Place]:
    """The cells that the arrow of a number points to."""
    [side] = [x[3] for x in facts.named if x[:3] == ("arrow", r, c) and x[4] == n] or [""]
    if not side:
        raise UnnamedError((r, c))
    return arrows.ray(facts.all, (r, c), side)


def yajilin(facts: Facts) -> Model:
    free = arrows.tracks(facts.all)
    lines, points, rules = circuit(free)

    def blank(place: Place) -> Rule:
        """A cell is black if the loop does not pass it; where nobody asks, it may be either."""
        own, cell = all_of(points.get(place, []), YES), ("black", *place)
        on, off = amount(own, 1), amount(own, 0, 0)

        def rule(board: Board) -> Verdict:
            if len(board[cell]) > 1:
                return True
            return off(board) if YES in board[cell] else on(board)

        return rule

    def touch(a: int, b: int, c: int, d: int) -> Rule:
        return amount(all_of([("black", a, b), ("black", c, d)], YES), 0, 1)

    def number(n: int, r: int, c: int, side: str) -> Rule:
        cells = [("black", *x) for x in arrow(facts, n, r, c) if x in free]
        return amount(all_of(cells, YES), *sides(side, n))

    return Model(
        bools([*lines, *(("black", *x) for x in free)]),
        lambda atom: (atom, YES),
        {
            **rules,
            "the black cells {},{} and {},{} touch": touch,
            "the {} at {},{} points to too {w} black cells": number,
        },
        tuple(map(blank, sorted(free))),
    )


def castle_wall(facts: Facts) -> Model:
    lines, _, rules = circuit(arrows.tracks(facts.all))

    def number(n: int, r: int, c: int, side: str) -> Rule:
        pairs = [{*pair} for pair in pairwise(arrow(facts, n, r, c))]
        own = [line for line, ends in lines.items() if {*ends} in pairs]
        return amount(all_of(own, YES), *sides(side, n))

    def colour(name: str, parity: int) -> Callable[[int, int], Rule]:
        def rule(r: int, c: int) -> Rule:
            if ("circle", r, c, name) not in facts.named:
                raise UnnamedError((r, c))
            down = [x for x in lines if x[1] == r and x[2] < c and x[3] == "bottom"]
            return filled(down, lambda state: state == parity, lambda state, held: state ^ held)

        return rule

    return Model(
        bools(lines),
        lambda atom: (atom, YES),
        {
            **rules,
            "the {} at {},{} points to too {w} links of the loop": number,
            "the white cell {},{} is outside the loop": colour("white", 1),
            "the black cell {},{} is inside the loop": colour("black", 0),
        },
    )


# ---- Borders of areas --------------------------------------------------------------------


IN_GALAXY = "the cell {},{} is in the galaxy of {},{}"


@cache
def steps(cells: frozenset[Place], y: int, x: int) -> Mapping[Place, list[tuple[Place, Atom]]]:
    """The ways out of each cell that has an opposite one around a centre: a cell and a border."""
    found: dict[Place, list[tuple[Place, Atom]]] = {}
    for border in borders(cells):
        one, other = between(border)
        found.setdefault(one, []).append((other, border))
        found.setdefault(other, []).append((one, border))
    return {(r, c): ways for (r, c), ways in found.items() if (y - r, x - c) in cells}


def galaxies(facts: Facts) -> Model:
    cells = frozenset(facts.cells)
    centres = {(y // 2, x // 2): (y, x) for _, y, x in facts.of("centre")}
    border = {frozenset(between(one)): one for one in borders(cells)}

    def opposite(name: Place, r: int, c: int) -> Place:
        y, x = centres[name]
        return y - r, x - c

    def inside(name: Place, place: Place) -> Rule:
        """A cell hangs together with the centre of a galaxy; beyond a strange one nothing does."""
        y, x = centres[name]
        core = set(product({y // 2, (y + 1) // 2}, {x // 2, (x + 1) // 2}))

        def flooded(board: Board, is_sure: bool) -> dict[Place, tuple[Place, Atom] | None]:
            found: dict[Place, tuple[Place, Atom] | None] = dict.fromkeys(core)
            waiting = list(core)
            for one in waiting:
                for other, way in steps(cells, y, x).get(one, ()):
                    is_open = board[way] == {NO} if is_sure else NO in board[way]
                    if is_open and other not in found:
                        found[other] = one, way
                        waiting.append(other)
            return found

        def rule(board: Board) -> Verdict:
            may = flooded(board, is_sure=False)
            if place not in may:
                return False
            if place in flooded(board, is_sure=True):
                return True
            at = place
            while (came := may[at]) and board[came[1]] == {NO}:
                at = came[0]
            assert came is not None
            return Asked(came[1], frozenset({NO}))

        return widely(rule)

    def outside(name: Place, place: Place) -> Rule:
        rule = inside(name, place)

        def opposed(board: Board) -> Verdict:
            said = rule(board)
            return not said if isinstance(said, bool) else said

        return widely(opposed)

    def symmetry(r: int, c: int, a: int, b: int, *other: int) -> Rule:
        assert opposite((a, b), r, c) == other
        return either(outside((a, b), (r, c)), inside((a, b), other))

    def strange(r: int, c: int, a: int, b: int) -> Rule:
        assert opposite((a, b), r, c) not in cells
        return outside((a, b), (r, c))

    def apart(r: int, c: int, a: int, b: int, d: int, e: int) -> Rule:
        return either(outside((a, b), (r, c)), outside((d, e), (r, c)))

    def line(a: int, b: int, *at: int) -> Rule:
        ends = at[:2], at[2:]
        return either(is_not(border[frozenset(ends)], [YES]), *(outside((a, b), x) for x in ends))

    return Model(
        bools(border.values()),
        lambda atom: (atom, YES),
        {
            f"{IN_GALAXY}, and the opposite cell {{}},{{}} is not": symmetry,
            f"{IN_GALAXY}, and no cell is opposite": strange,
            "the cell {},{} is in the galaxies of {},{} and of {},{}": apart,
            "the cell {},{} is in no galaxy": lambda r, c: either(
                *(inside(name, (r, c)) for name in centres)
            ),
            "a line parts two cells of the galaxy of {},{}, {},{} and {},{}": line,
        },
    )


def shikaku(facts: Facts) -> Model:
    cells = set(facts.cells)
    numbers = {(r, c): n for _, r, c, n in facts.of("clue")}

    @cache
    def places(number: Place) -> list[frozenset[Place]]:
        """The rectangles that a number may have."""
        r, c = number
        found = []
        for height in range(1, numbers[number] + 1):
            width = numbers[number] // height
            for top, left in product(range(r - height + 1, r + 1), range(c - width + 1, c + 1)):
                one = frozenset(product(range(top, top + height), range(left, left + width)))
                if len(one) == numbers[number] and one <= cells and len(one & set(numbers)) == 1:
                    found.append(one)
        return found

    def lies(found: Iterable[frozenset[Place]]) -> Rule:
        """One of some areas has borders all around, and none inside."""
        wanted = [
            {x: not ends <= area for x, ends in parted.items() if not ends.isdisjoint(area)}
            for area in found
        ]

        def rule(board: Board) -> Verdict:
            may = [x for x in wanted if all(held in board[border] for border, held in x.items())]
            unknown = [[border for border in x if len(board[border]) > 1] for x in may]
            if not all(unknown):
                return True
            return min(unknown, key=len)[0] if may else False

        return rule

    def number(n: int, r: int, c: int, _n: int) -> Rule:
        facts.check("clue", r, c, n)
        return lies(places((r, c)))

    def cell(r: int, c: int) -> Rule:
        assert (r, c) not in numbers
        for a, b in numbers:
            between = product(range(min(a, r), max(a, r) + 1), range(min(b, c), max(b, c) + 1))
            if numbers.keys() & set(between) == {(a, b)}:
                facts.check("clue", a, b, numbers[a, b])
        return lies(one for place in numbers for one in places(place) if (r, c) in one)

    parted = {border: frozenset(between(border)) for border in borders(cells)}
    return Model(
        bools(parted),
        lambda atom: (atom, YES),
        {
            "the number {} at {},{} lies in no rectangle of {} cells": number,
            "the cell {},{} lies in no rectangle of a number": cell,
        },
    )


# ---- Values in cells ---------------------------------------------------------------------


def given(facts: Facts) -> Callable[[int, int, int], Rule]:
    def rule(r: int, c: int, v: int) -> Rule:
        facts.check("given", r, c, v)
        return holds((r, c), [v])

    return rule


GIVEN = "the cell {},{} shows a {} and does not hold it"


def values(cells: Iterable[Cell], some: Iterable[int]) -> Board:
    """Cells with at most one value."""
    return dict.fromkeys(cells, frozenset({NOTHING, *some}))


def latin(facts: Facts, possible: Iterable[int]) -> Model:
    """Sudoku, and what others have of it."""
    possible = set(possible)

    def unit(kind: str, name: str | int) -> list[Place]:
        if kind in ("row", "column"):
            return facts.line(kind, name)
        if kind == "region":
            return [(r, c) for _, r, c, own in facts.of("region") if own == name]
        if kind == "diagonal":
            size = facts.size[0]
            return [(r, r if name == "down" else size + 1 - r) for r in range(1, size + 1)]
        [(_, height, width)] = facts.of("boxes")
        boxes = facts.size[1] // width
        row, col = (name - 1) // boxes * height, (name - 1) % boxes * width
        return [(row + r, col + c) for r, c in product(range(1, height + 1), range(1, width + 1))]

    return Model(
        values(facts.cells, possible),
        valued,
        {
            GIVEN: given(facts),
            "the cell {},{} holds no number": lambda r, c: holds((r, c), possible),
            "no cell of the {w} {w} holds the number {}": lambda kind, name, v: amount(
                all_of(unit(kind, name), v), 1
            ),
            "two cells of the {w} {w} hold the number {}": lambda kind, name, v: amount(
                all_of(unit(kind, name), v), 0, 1
            ),
        },
    )


def sudoku(facts: Facts) -> Model:
    return latin(facts, range(1, facts.size[0] + 1))


def futoshiki(facts: Facts) -> Model:
    model = latin(facts, range(1, facts.size[0] + 1))

    def sign(v: int, r: int, c: int, word: str, a: int, b: int) -> Rule:
        first, second = sorted([(r, c), (a, b)])
        side = "right" if first[0] == second[0] else "bottom"
        facts.check("between", *first, side, word if first == (r, c) else SWAPPED[word])
        fitting = [n for n in range(1, facts.size[0] + 1) if (n > v if word == "less" else n < v)]
        return either(is_not((r, c), [v]), holds((a, b), fitting))

    words = "the {} at {},{} is not {w} than the number at {},{}"
    return Model(model.board, valued, {**model.rules, words: sign})


SWAPPED = {"less": "greater", "greater": "less"}


def skyscrapers(facts: Facts) -> Model:
    highest = next((n for _, n in facts.of("heights")), facts.size[0])
    model = latin(facts, range(0 if highest < facts.size[0] else 1, highest + 1))

    def view(more: str, n: int, side: str, kind: str, number: int) -> Rule:
        facts.check("outside", side, number, 1, n)
        cells = facts.line(kind, number)[:: 1 if side in ("left", "top") else -1]

        def step(state: tuple[int, int], height: int | None) -> tuple[int, int]:
            seen, top = state
            return (seen + 1, height) if height and height > top else state

        low, high = sides(more, n)
        return filled(cells, lambda state: low <= state[0] <= high, step, (0, 0))

    words = "{w} than {} towers are seen from the {w} in the {w} {}"
    return Model(model.board, valued, {**model.rules, words: view})


def added(total: int, banned: int | None = None, *, is_distinct: bool = True) -> Callable:
    """A step for numbers that add up to something."""

    def step(state: tuple, value: int | None) -> tuple | None:
        done, used = state
        if value is None or value == banned or (is_distinct and value in used):
            return None
        return (
            (done + value, used | {value} if is_distinct else used)
            if done + value <= total
            else None
        )

    return step


def sums(cells: list[Place], total: int, banned: int | None = None, **how: bool) -> Rule:
    """The numbers of cells add up to a total."""
    step = added(total, banned, **how)
    return filled(cells, lambda state: state[0] == total, step, (0, frozenset()))


def cage(facts: Facts, r: int, c: int) -> list[Place]:
    [own] = [name for _, a, b, name in facts.of("cage") if (a, b) == (r, c)]
    return [(a, b) for _, a, b, name in facts.of("cage") if name == own]


LOCKED = "{},{} is {}, which the cage at {},{} needs in the {w} {w}"


def locked(make: Callable[..., Rule]) -> Callable[..., Rule]:
    def rule(a: int, b: int, v: int, r: int, c: int, _kind: str, _unit: int) -> Rule:
        return either(is_not((a, b), [v]), make(r, c, banned=v))

    return rule


def kenken(facts: Facts) -> Model:
    model = latin(facts, range(1, facts.size[0] + 1))

    def make(r: int, c: int, total: int | None = None, banned: int | None = None) -> Rule:
        [(op, n)] = [(x[3], x[4]) for x in facts.named if x[:3] == ("target", r, c)] or [(0, 0)]
        if not op:
            raise UnnamedError((r, c))
        assert total in (None, n)
        cells = cage(facts, r, c)

        def times(state: int, value: int | None) -> int | None:
            return None if value in (None, banned) or n % (state * value) else state * value

        def both(state: tuple, value: int | None) -> tuple | None:
            return None if value in (None, banned) else (*state, value)

        ways = {
            "add": sums(cells, n, banned, is_distinct=False),
            "mul": filled(cells, lambda state: state == n, times, 1),
            "sub": filled(cells, lambda x: max(x) - min(x) == n, both, ()),
            "div": filled(cells, lambda x: max(x) == n * min(x), both, ()),
        }
        if op == "any":
            return either(*(ways[x] for x in (["add", "mul"] if len(cells) != 2 else ways)))
        return ways[op]

    words = "the numbers of the cage at {},{} do not {w} {}"
    rules = {
        words: lambda r, c, _op, n: make(r, c, n),
        LOCKED: locked(make),
    }
    return Model(model.board, valued, {**model.rules, **rules})


def killer_sudoku(facts: Facts) -> Model:
    model = latin(facts, range(1, facts.size[0] + 1))

    def make(r: int, c: int, total: int | None = None, banned: int | None = None) -> Rule:
        [n] = [x[4] for x in facts.named if x[:4] == ("target", r, c, "add")] or [0]
        if not n:
            raise UnnamedError((r, c))
        assert total in (None, n)
        return sums(cage(facts, r, c), n, banned)

    def twice(name: str | int, v: int) -> Rule:
        return amount(all_of([(a, b) for _, a, b, own in facts.of("cage") if own == name], v), 0, 1)

    rules = {
        "two cells of the cage {w} hold the number {}": twice,
        "the numbers of the cage at {},{} do not add up to {}": make,
        LOCKED: locked(make),
    }
    return Model(model.board, valued, {**model.rules, **rules})


def kakuro(facts: Facts) -> Model:
    white = [x for x in facts.cells if x not in facts.places("block")]
    ways = {"across": (0, 1), "down": (1, 0)}

    def run(way: str, place: Place) -> list[Place]:
        found = [place]
        while found[-1] in white:
            found.append((found[-1][0] + ways[way][0], found[-1][1] + ways[way][1]))
        return found[:-1]

    def total(where: str, r: int, c: int, n: int) -> Rule:
        way = {"right of": "across", "below": "down"}[where]
        facts.check("sum", r, c, way, n)
        return sums(run(way, (r + ways[way][0], c + ways[way][1])), n)

    return Model(
        values(white, range(1, 10)),
        valued,
        {
            "the cell {},{} holds no digit": lambda r, c: holds((r, c), range(1, 10)),
            "two cells of the run {w} from {},{} hold the digit {}": lambda way, r, c, v: amount(
                all_of(run(way, (r, c)), v), 0, 1
            ),
            "the digits {w} {},{} do not add up to {}": total,
        },
    )


def takuzu(facts: Facts) -> Model:
    def three(dr: int, dc: int) -> Callable[[int, int, int], Rule]:
        return lambda r, c, v: amount(all_of([(r + k * dr, c + k * dc) for k in range(3)], v), 0, 2)

    def balance(kind: str) -> Callable[[int, str, int], Rule]:
        def rule(number: int, side: str, half: int) -> Rule:
            cells = facts.line(kind, number)
            assert half == len(cells) // 2
            return amount(all_of(cells, 1), *sides(side, half))

        return rule

    def unequal(kind: str) -> Callable[[int, int], Rule]:
        return lambda one, other: either(
            *map(differ, facts.line(kind, one), facts.line(kind, other))
        )

    return Model(
        dict.fromkeys(facts.cells, frozenset({0, 1})),
        valued,
        {
            GIVEN: given(facts),
            "the numbers at {},{} and the two right of it are all {}": three(0, 1),
            "the numbers at {},{} and the two below it are all {}": three(1, 0),
            "the row {} has {w} 1s than {}": balance("row"),
            "the column {} has {w} 1s than {}": balance("column"),
            "the rows {} and {} are equal": unequal("row"),
            "the columns {} and {} are equal": unequal("column"),
        },
    )


def fillomino(facts: Facts) -> Model:
    numbers = range(1, len(facts.cells) + 1)

    def region(r: int, c: int) -> Rule:
        def rule(board: Board) -> Verdict:
            fits = {}
            for n in board[r, c] - {NOTHING}:
                sure, may = floods(board, (r, c), [n])
                if len(sure) <= n <= len(may):
                    near = (Asked(x, frozenset([n])) for x in may if x not in sure)
                    fits[n] = next(near, True)
            if not fits:
                return False
            return next(iter(fits.values())) if len(board[r, c]) == 1 else (r, c)

        return rule

    def size(n: int, r: int, c: int, _n: int) -> Rule:
        facts.check("given", r, c, n)
        return together(holds((r, c), [n]), sized((r, c), n, n, [n]))

    return Model(
        values(facts.cells, numbers),
        valued,
        {
            GIVEN: given(facts),
            "the cell {},{} holds no number from 1 to {}, and none larger is given or has room": (
                lambda r, c, m: holds((r, c), range(1, m + 1))
            ),
            "the region of the {} at {},{} does not have {} cells": size,
            "the region of {},{} has not as many cells as its number says": region,
        },
    )


def suguru(facts: Facts) -> Model:
    sizes = Counter(name for *_, name in facts.of("region"))
    most = {(r, c): sizes[name] for _, r, c, name in facts.of("region")}

    def some(count: int, high: float) -> Callable[[int, int, int], Rule]:
        return lambda r, c, n: amount(all_of(region(facts, r, c), n), count, high)

    def touch(n: int, a: int, b: int, c: int, d: int) -> Rule:
        square = [x for x in product((a, c), (b, d)) if x in most]
        return amount(all_of(square, n), 0, 1)

    def last(r: int, c: int, n: int) -> Rule:
        assert n == most[r, c]
        return holds((r, c), range(1, n + 1))

    return Model(
        {x: frozenset({NOTHING, *range(1, most[x] + 1)}) for x in most},
        valued,
        {
            GIVEN: given(facts),
            "the cell {},{} holds no number from 1 to {}": last,
            "no cell of the region of {},{} holds the number {}": some(1, MANY),
            "two cells of the region of {},{} hold the number {}": some(0, 1),
            "two cells hold the number {} of the four from {},{} to {},{}": touch,
        },
    )


def number_grid(facts: Facts) -> Model:
    possible = [v for _, v, _ in facts.of("amount")]

    def total(kind: str, number: int, n: int) -> Rule:
        cells = facts.line(kind, number)
        return filled(cells, lambda state: state == n, lambda state, v: state + (v or 0))

    return Model(
        values(facts.cells, possible),
        valued,
        {
            GIVEN: given(facts),
            "the {w} {} does not hold {} numbers": lambda kind, line, k: amount(
                all_of(facts.line(kind, line), *possible), k, k
            ),
            "the numbers of the {w} {} do not sum to {}": total,
            "the cell {},{} and the three right of it and below are all filled": (
                lambda r, c: amount(all_of(product((r, r + 1), (c, c + 1)), *possible), 0, 3)
            ),
            "the number {} does not occur {} times": lambda v, n: amount(
                all_of(facts.cells, v), n, n
            ),
            "the numbers at {},{} and {},{} are cut off from each other": (
                lambda a, b, c, d: connected((a, b), (c, d), possible)
            ),
        },
    )


def seven_eleven(facts: Facts) -> Model:
    [(_, count)], [(_, total)] = facts.of("items"), facts.of("total")
    unit = next((n for _, n in facts.of("unit")), 100)
    items = range(1, count + 1)
    wanted = total * unit ** (count - 1)
    prices = frozenset(n for n in range(1, total + 1) if wanted % n == 0)

    def order(item: int, price: int) -> Rule:
        dearer = [n for n in prices if n > price]
        return either(is_not(item, [price]), is_not(item + 1, dearer))

    def digits(part: Callable[[int], int], left: Callable[[int], int]) -> Callable[[], Rule]:
        def step(state: int | str, held: int) -> int:
            return left(held) if state == "" else state - part(held)

        return lambda: filled(["carry", *items], lambda state: state == 0, step, "")

    def times(price: int, prime: int) -> int:
        return 0 if price % prime else 1 + times(price // prime, prime)

    def prime(prime: int, n: int) -> Rule:
        return filled(items, lambda state: state == n, lambda state, x: state + times(x, prime))

    board = {"carry": frozenset(range(count + 1)), **dict.fromkeys(items, prices)}
    return Model(
        board,
        lambda atom: (atom[1], atom[2]),
        {
            "item {} costs {}, which is less than the next one costs": order,
            "the last digits of the prices do not sum to that of the total": digits(
                lambda price: price % 2**15, lambda carry: carry * 2**15 + total % 2**15
            ),
            "the first digits of the prices do not sum to that of the total": digits(
                lambda price: price // 2**15, lambda carry: total // 2**15 - carry
            ),
            "the product of the prices does not contain the prime {} {} times": prime,
        },
        hidden=frozenset({"carry"}),
    )


MODELS: dict[str, Callable[[Facts], Model]] = {
    model.__name__: model
    for model in (
        akari,
        castle_wall,
        cave,
        country_road,
        fillomino,
        futoshiki,
        galaxies,
        hashi,
        heyawake,
        hitori,
        kakuro,
        kenken,
        killer_sudoku,
        kuromasu,
        lits,
        masyu,
        nonogram,
        norinori,
        number_grid,
        numberlink,
        nurikabe,
        queens,
        seven_eleven,
        shakashaka,
        shikaku,
        skyscrapers,
        slant,
        slitherlink,
        star_battle,
        sudoku,
        suguru,
        takuzu,
        tapa,
        tents,
        yajilin,
    )
}
