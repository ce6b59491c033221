"""Wishes for the places of clues: cells that must have one, cells that must not, a symmetry."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import clingo

from pylogic.clues.derive import CluePlaces, ImpliedFacts, middle_of
from pylogic.errors import OptionError
from pylogic.explain.relaxation import Group
from pylogic.rules.symbols import Place, Symbols
from pylogic.rules.symmetry import SYMMETRIES, check_symmetry, orbit
from pylogic.solving.question import CallKeywords, check_cells, check_one_of, check_types

MUST, MAY, NEVER = "#", "?", "."
"""The signs of a pattern: a cell must have a clue, may have one, or must have none."""


class Placing(CallKeywords, total=False):
    """Keywords of calls that read a board and choose clues.

    format, lossy: how the board is read, as in all methods of a puzzle.
    seed: the same seed makes the same choices.
    keep, forbid: cells, (row, column), that have clues in any case, or have none.
    symmetry: of the cells with clues: "none", "rotational", "quarter", "mirror", "flip", "cross",
        "diagonal", "antidiagonal", "diagonals" or "full".
    """

    format: str | None
    lossy: bool
    seed: int | None
    keep: Sequence[Place]
    forbid: Sequence[Place]
    symmetry: str | None


@dataclass(frozen=True)
class PlaceWishes:
    """The wishes for the places of clues."""

    symmetry: str = "none"  # the symmetry of the places of all clues
    keep: tuple[Place, ...] = ()  # cells that must have clues
    forbid: tuple[Place, ...] = ()  # cells that must have none
    given: Symbols = ()  # clues that every puzzle has, in cells or beside the board

    @property
    def is_placed(self) -> bool:
        """True if a cell or a symmetry is wished; given clues alone do not count."""
        return bool(self.keep or self.forbid or self.symmetry != "none")

    @property
    def is_steered(self) -> bool:
        """True for wishes that a random solution hardly fits, so that the generator changes it:
        cells to keep or to forbid, or given clues with a symmetry."""
        return bool(self.keep or self.forbid or (self.given and self.symmetry != "none"))

    def find_wanted_places(self, clue_places: CluePlaces) -> set[Place]:
        """Return the places, in half cells, that must have clues: of the cells to keep; with a
        symmetry also of the given clues, and all images."""
        wanted = set(map(middle_of, self.keep))
        if self.symmetry == "none":
            return wanted
        wanted |= {place for place in map(clue_places.locate, self.given) if place is not None}
        return set().union(*(orbit(place, self.symmetry, clue_places.size) for place in wanted))

    def find_missing_cells(self, derived: ImpliedFacts, clue_places: CluePlaces) -> list[Place]:
        """Return the cells, sorted, that must have a clue and cannot: the solution implies none
        there, and none is given. Only wishes that steer solutions have such cells."""
        if not self.is_steered:
            return []
        occupied = set(map(clue_places.locate, (*derived.all_clues, *self.given)))
        missing = self.find_wanted_places(clue_places) - occupied
        return [(y // 2, x // 2) for y, x in sorted(missing)]

    def split_clues(
        self, derived: ImpliedFacts, clue_places: CluePlaces
    ) -> tuple[Symbols, list[Group]]:
        """Return the clues that every puzzle has, and groups of the others to choose from.

        A given clue that the solution does not imply replaces the implied clue in its place. The
        usual clues outside forbidden cells are among the first. A puzzle has a group whole or not
        at all: all numbers of a cell or line, and the clues of all symmetric places. Groups with a
        forbidden cell, or with a symmetric place without a clue, are left out. OptionError: a cell
        must have a clue and is forbidden; or, with a symmetry, two clues share a place, or one
        stands in no cell.
        """
        wanted = self.find_wanted_places(clue_places)
        barred = set(map(middle_of, self.forbid))
        places = {clue: clue_places.locate(clue) for clue in (*derived.all_clues, *self.given)}
        fixed = wanted.union(places[clue] for clue in (*derived.fixed, *self.given))
        if contradictory := barred & fixed:
            raise _contradiction_error(min(contradictory))
        given = set(self.given)
        replaced = {places[clue] for clue in given.difference(derived.all_clues)} - {None}
        clues = [
            clue for clue in derived.all_clues if clue in given or places[clue] not in replaced
        ]
        in_cells = (clue for clue in clues if places[clue] in wanted)
        usual = (clue for clue in derived.usual if places[clue] not in barred | replaced)
        kept = dict.fromkeys((*derived.fixed, *in_cells, *self.given, *usual))

        units: dict[object, list[clingo.Symbol]] = {}
        for clue in clues:
            units.setdefault(clue_places.group_key(clue), []).append(clue)
        groups = [unit for unit in units.values() if places[unit[0]] not in barred]
        if self.symmetry != "none":
            unit_at: dict[Place, list[clingo.Symbol]] = {}
            for unit in units.values():
                place = places[unit[0]]
                if place is None or place in unit_at:
                    words = "symmetry is for clues in cells or on their sides, one in each"
                    raise OptionError(f"{words}: {unit[0]} is none")
                unit_at[place] = unit
            groups = []
            for place in unit_at:
                images = orbit(place, self.symmetry, clue_places.size)
                if images <= unit_at.keys() - barred and place == min(images):
                    groups.append([clue for image in sorted(images) for clue in unit_at[image]])
        free = (tuple(clue for clue in group if clue not in kept) for group in groups)
        return tuple(kept), [group for group in free if group]


def make_wishes(
    placing: Placing, given: Symbols = (), size: Place | None = None, pattern: str | None = None
) -> PlaceWishes:
    """Return the wishes, each cell once, after checking them; a pattern adds cells to keep and to
    forbid. Without `size`, that of the board, cells may lie anywhere, and a pattern is an error.
    OptionError: a wish is invalid, lies off the board, or contradicts another."""
    symmetry = placing.get("symmetry") or "none"
    keep, forbid = placing.get("keep", ()), placing.get("forbid", ())
    check_one_of("symmetry", symmetry, SYMMETRIES)
    check_cells("keep", keep)
    check_cells("forbid", forbid)
    if size is not None:
        check_symmetry(symmetry, size)
    kept, barred = (dict.fromkeys((row, column) for row, column in x) for x in (keep, forbid))
    if pattern is not None:
        check_types(str, pattern=pattern)
        cells = _read_pattern(pattern, size)
        kept |= dict.fromkeys(cells[MUST])
        barred |= dict.fromkeys(cells[NEVER])
    for row, column in (*kept, *barred):
        if size is not None and (row > size[0] or column > size[1]):
            raise OptionError(f"the cell {row},{column} is off the board")
    for cell in kept:
        place = middle_of(cell)
        images = {place} if size is None else orbit(place, symmetry, size)
        if both := images.intersection(map(middle_of, barred)):
            raise _contradiction_error(min(both), cell)
    return PlaceWishes(symmetry, tuple(kept), tuple(barred), given)


def _contradiction_error(place: Place, kept: Place | None = None) -> OptionError:
    """Return the error that a place, in half cells, is to be kept and forbidden; `kept` is a cell
    to keep of which it is an image by symmetry."""
    cell = place[0] // 2, place[1] // 2
    row, column = kept or cell
    words = f"the cell {cell[0]},{cell[1]} is to be kept and forbidden"
    if (row, column) != cell:
        words += f": by symmetry it has a clue where {row},{column} has one"
    return OptionError(words)


def _read_pattern(pattern: str, size: Place | None) -> dict[str, list[Place]]:
    """Return the cells of a pattern by their signs; ignore blanks, empty lines and lines from % on.
    Raise OptionError for other signs, another size than the board's, or a board without a size."""
    rows = ("".join(line.split()) for line in pattern.splitlines())
    lines = [line for line in rows if line and not line.startswith("%")]
    cells: dict[str, list[Place]] = {MUST: [], MAY: [], NEVER: []}
    if strange := sorted({*"".join(lines)} - cells.keys()):
        words = f"{MUST} where a clue must stand, {MAY} where one may, {NEVER} where none may"
        raise OptionError(f"pattern: {strange[0]!r} is none of {words}")
    if size is None or [len(line) for line in lines] != [size[1]] * size[0]:
        board = "is of no size" if size is None else f"has {size[0]} rows of {size[1]} cells"
        widths = ", ".join(map(str, sorted({len(line) for line in lines}))) or "no"
        raise OptionError(f"pattern: it has {len(lines)} rows of {widths} cells, the board {board}")
    for row, line in enumerate(lines, 1):
        for column, sign in enumerate(line, 1):
            cells[sign].append((row, column))
    return cells


def check_named_clues(wishes: PlaceWishes, derived: ImpliedFacts, clue_places: CluePlaces) -> None:
    """Raise OptionError if the solution implies no clue in a wished or forbidden cell, or lacks
    one of the given clues."""
    places: set[Place | None] = set(map(clue_places.locate, derived.all_clues))
    kept = wishes.find_wanted_places(clue_places) if wishes.keep else set()
    for y, x in (*sorted(kept), *map(middle_of, wishes.forbid)):
        if (y, x) not in places:
            beside = "; cells say nothing of the clues beside the board" if None in places else ""
            words = f"the solution implies no clue in the cell {y // 2},{x // 2}"
            raise OptionError(f"{words}{beside}")
    for clue in sorted(set(wishes.given).difference(derived.all_clues)):
        raise OptionError(f"the solution does not imply the clue {clue}")
