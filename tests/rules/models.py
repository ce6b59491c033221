"""What the rules of each kind say, in plain Python, by their words: for judging steps.

A model says what each cell may hold at first, which cell an atom is about, and for the words of
each rule, with {} for a number that varies and {w} for words, a rule of steps.py. It takes only
the clues that a step names; `facts` are those of the whole board, which anybody sees.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise, product

from rules.loop import Ends, Line
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
    floods,
    holds,
    is_not,
    sized,
    together,
    unknown_on,
    widely,
)

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
    clue: str
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
        if clue not in (self.named if clue[0] == self.clue else self.all):
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


def kuromasu(facts: Facts) -> Model:
    numbers = {(r, c) for _, r, c, _ in facts.named}

    def shown(r: int, c: int) -> Rule:
        if (r, c) not in numbers:
            raise UnnamedError((r, c))
        return is_not((r, c), [YES])

    def given(r: int, c: int) -> Rule:
        assert (r, c) in facts.places("white")
        return is_not((r, c), [YES])

    def sight(n: int, r: int, c: int, side: str) -> Rule:
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

    return Model(
        bools(facts.cells),
        marked,
        {
            **APART,
            "the cell {},{} shows a number and is black": shown,
            "the cell {},{} is given as white and is black": given,
            "the number {} at {},{} sees too {w} white cells": sight,
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
    numbers = {(r, c): n for _, r, c, n in facts.of("clue")}
    shown = {**dict.fromkeys(facts.places("island"), len(facts.cells)), **numbers}

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
            "the black cells {},{} to {},{} form a square": lambda a, b, c, d: amount(
                all_of(product((a, c), (b, d)), YES), 0, 3
            ),
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


def masyu(facts: Facts) -> Model:
    cells = set(facts.cells)
    ways = {"right": (0, 1), "bottom": (1, 0)}
    lines = {
        ("link", r, c, side): ((r, c), (r + dr, c + dc))
        for (r, c), (side, (dr, dc)) in product(facts.cells, ways.items())
        if (r + dr, c + dc) in cells
    }
    by_ends = {frozenset(ends): line for line, ends in lines.items()}
    points, end, branch, one = loop(lines, list)
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
            "the loop does not pass through the circle at {},{}": circle(
                None, lambda x: amount(all_of(points[x], YES), 1)
            ),
            "the loop turns in the white circle at {},{}": circle("white", straight),
            "the loop turns neither before nor after the white circle at {},{}": circle(
                "white", turns_beside
            ),
            "the loop goes straight through the black circle at {},{}": circle("black", turns),
            "the loop turns at {},{}, next to the black circle at {},{}": circle("black", goes_on),
            "the loop ends in the cell {},{}": lambda r, c: end((r, c)),
            "the loop branches or crosses itself in the cell {},{}": lambda r, c: branch((r, c)),
            "the parts of the loop at {},{} and at {},{} are separate": lambda a, b, c, d: one(
                points[a, b], points[c, d]
            ),
            "there is no loop": lambda: amount(all_of(lines, YES), 1),
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
            "the cell {},{} holds no number from 1 to {}": lambda r, c, m: holds(
                (r, c), range(1, m + 1)
            ),
            "the region of the {} at {},{} does not have {} cells": size,
            "the region of {},{} has not as many cells as its number says": region,
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
        *(akari, fillomino, heyawake, hitori, kakuro, kenken, killer_sudoku, kuromasu, masyu),
        *(nonogram, number_grid, nurikabe, queens, seven_eleven, skyscrapers, slitherlink),
        *(star_battle, sudoku, takuzu, tents),
    )
}
