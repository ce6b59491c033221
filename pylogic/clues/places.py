"""Wishes for the places of clues: cells that must have one, cells that must not, a symmetry."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain

import clingo

from pylogic.clues.derive import CluePlaces, ImpliedFacts, middle_of
from pylogic.errors import OptionError
from pylogic.explain.relaxation import Group
from pylogic.rules.symbols import Place, Symbols
from pylogic.rules.symmetry import SYMMETRIES, check_symmetry, orbit
from pylogic.solving.question import check_cells, check_one_of, check_types

MUST, MAY, NEVER = "#", "?", "."
"""The signs of a pattern: a cell must have a clue, may have one, or must have none."""


@dataclass(frozen=True)
class PlaceWishes:
    """The wishes for the places of clues."""

    symmetry: str = "none"
    """The symmetry of the places of all clues."""
    keep: tuple[Place, ...] = ()
    """Cells that must have clues."""
    forbid: tuple[Place, ...] = ()
    """Cells that must have none."""
    given: Symbols = ()
    """Clues that every puzzle has, in cells or beside the board."""

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
        return set(
            chain.from_iterable(orbit(place, self.symmetry, clue_places.size) for place in wanted)
        )

    def find_missing_cells(self, derived: ImpliedFacts, clue_places: CluePlaces) -> list[Place]:
        """Return the cells, sorted, that must have a clue and cannot: the solution implies none
        there, and none is given."""
        occupied = set(map(clue_places.locate, (*derived.all_clues, *self.given)))
        return [
            (y // 2, x // 2) for y, x in sorted(self.find_wanted_places(clue_places) - occupied)
        ]

    def split_clues(
        self, derived: ImpliedFacts, clue_places: CluePlaces, usual: Symbols = ()
    ) -> tuple[Symbols, list[Group]]:
        """Return the clues that every puzzle has, and groups of the others to choose from.

        A given clue that the solution does not imply replaces the implied clue in its place. The
        `usual` clues outside forbidden cells are among the first; no group has a forbidden clue.

        Raises:
            OptionError: a cell must have a clue and is forbidden, or as `_group_clues`.
        """
        wanted = self.find_wanted_places(clue_places)
        places = {clue: clue_places.locate(clue) for clue in (*derived.all_clues, *self.given)}
        fixed = wanted.union(places[clue] for clue in (*derived.fixed, *self.given))
        contradictory = [cell for cell in sorted(self.forbid) if middle_of(cell) in fixed]
        if contradictory:
            raise _contradiction_error(contradictory[0])
        given = set(self.given)
        replaced = {places[clue] for clue in given.difference(derived.all_clues)} - {None}
        clues = [
            clue for clue in derived.all_clues if clue in given or places[clue] not in replaced
        ]
        barred = set(map(middle_of, self.forbid))
        in_cells = (clue for clue in clues if places[clue] in wanted)
        more = (clue for clue in usual if places[clue] not in barred | replaced)
        kept = tuple(dict.fromkeys((*derived.fixed, *in_cells, *self.given, *more)))
        known, groups = set(kept), self._group_clues(clues, clue_places)
        others = (tuple(clue for clue in group if clue not in known) for group in groups)
        return kept, [group for group in others if group]

    def _group_clues(self, clues: Iterable[clingo.Symbol], clue_places: CluePlaces) -> list[Group]:
        """Return the clues in groups that a puzzle has whole or not unit_at all.

        A group has all numbers of a cell or line, and the clues of all symmetric places. Groups
        with a forbidden cell, or with a symmetric place without a clue, are left out. Raise
        OptionError if, with a symmetry, two clues share a place, or one stands in no cell.
        """
        units: dict[object, list[clingo.Symbol]] = {}
        for clue in clues:
            units.setdefault(clue_places.group_key(clue), []).append(clue)
        barred = set(map(middle_of, self.forbid))
        if self.symmetry == "none":
            groups = map(tuple, units.values())
            return [
                group
                for group in groups
                if not barred or clue_places.locate(group[0]) not in barred
            ]
        unit_at: dict[Place, list[clingo.Symbol]] = {}
        for unit in units.values():
            place = clue_places.locate(unit[0])
            if place is None or place in unit_at:
                words = "symmetry is for clues in cells or on their sides, one in each"
                raise OptionError(f"{words}: {unit[0]} is none")
            unit_at[place] = unit
        symmetric = []
        for place in unit_at:
            images = orbit(place, self.symmetry, clue_places.size)
            if images <= unit_at.keys() - barred and place == min(images):
                symmetric.append(
                    tuple(chain.from_iterable(unit_at[image] for image in sorted(images)))
                )
        return symmetric


def make_wishes(
    symmetry: str,
    keep: Sequence[Place],
    forbid: Sequence[Place],
    given: Symbols = (),
    size: Place | None = None,
    pattern: str | None = None,
) -> PlaceWishes:
    """Return the wishes, each cell once, after checking them; a pattern adds cells to keep and to
    forbid. Without `size`, that of the board, cells may lie anywhere, and a pattern is an error.

    Raises:
        OptionError: a wish is invalid, lies off the board, or contradicts another.
    """
    check_one_of("symmetry", symmetry, SYMMETRIES)
    check_cells("keep", keep)
    check_cells("forbid", forbid)
    if size is not None:
        check_symmetry(symmetry, size)
    kept, barred = (tuple((row, column) for row, column in cells) for cells in (keep, forbid))
    if pattern is not None:
        check_types(str, pattern=pattern)
        must, never = _read_pattern(pattern, size)
        kept, barred = (*kept, *must), (*barred, *never)
    for row, column in (*kept, *barred):
        if size is not None and (row > size[0] or column > size[1]):
            raise OptionError(f"the cell {row},{column} is off the board")
    for cell in kept:
        place = middle_of(cell)
        images = {place} if size is None else orbit(place, symmetry, size)
        if both := images.intersection(map(middle_of, barred)):
            y, x = min(both)
            raise _contradiction_error((y // 2, x // 2), cell)
    return PlaceWishes(symmetry, tuple(dict.fromkeys(kept)), tuple(dict.fromkeys(barred)), given)


def _contradiction_error(place: Place, kept: Place | None = None) -> OptionError:
    """Return the error that a cell is to be kept and forbidden; `kept` is a cell to keep of which
    it is an image by symmetry."""
    row, column = kept or place
    is_image = (row, column) != place
    words = f": by symmetry it has a clue where {row},{column} has one" if is_image else ""
    return OptionError(f"the cell {place[0]},{place[1]} is to be kept and forbidden{words}")


def _read_pattern(pattern: str, size: Place | None) -> tuple[list[Place], list[Place]]:
    """Return the cells of a pattern that must have clues, and those that must have none.

    Blanks, empty lines and lines from % on are ignored. Raise OptionError if the pattern has other
    signs, or another size than the board, or the board has none.
    """
    rows = ("".join(line.split()) for line in pattern.splitlines())
    lines = [line for line in rows if line and not line.startswith("%")]
    strange = sorted(set(chain.from_iterable(lines)) - {MUST, MAY, NEVER})
    if strange:
        words = f"{MUST} where a clue must stand, {MAY} where one may, {NEVER} where none may"
        raise OptionError(f"pattern: {strange[0]!r} is none of {words}")
    if size is None or [len(line) for line in lines] != [size[1]] * size[0]:
        board = "is of no size" if size is None else f"has {size[0]} rows of {size[1]} cells"
        widths = ", ".join(map(str, sorted({len(line) for line in lines}))) or "no"
        raise OptionError(f"pattern: it has {len(lines)} rows of {widths} cells, the board {board}")
    cells = [(r, c, sign) for r, line in enumerate(lines, 1) for c, sign in enumerate(line, 1)]
    kept, barred = ([(r, c) for r, c, s in cells if s == sign] for sign in (MUST, NEVER))
    return kept, barred


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
    missing: list[clingo.Symbol] = sorted(set(wishes.given).difference(derived.all_clues))
    if missing:
        raise OptionError(f"the solution does not imply the clue {missing[0]}")
