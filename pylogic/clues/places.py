"""Where clues are wished: in which cells in any case, in which never, and in which symmetry."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain

import clingo

from pylogic.clues.derive import ImpliedFacts, Spots, middle_of
from pylogic.errors import OptionError
from pylogic.explain.relaxation import Group
from pylogic.rules.symbols import Place, Symbols
from pylogic.rules.symmetry import SYMMETRIES, check_symmetry, orbit
from pylogic.solving.options import check_cells, check_one_of, check_types

MUST, MAY, NEVER = "#", "?", "."
"""The signs of a pattern: a cell must have a clue, may have one, or must have none."""


@dataclass(frozen=True)
class Places:
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
        """Whether any cell or a symmetry is named; given clues alone do not count."""
        return bool(self.keep or self.forbid or self.symmetry != "none")

    @property
    def is_steered(self) -> bool:
        """Whether cells are named, or given clues with a symmetry: random solutions hardly fit."""
        return bool(self.keep or self.forbid or (self.given and self.symmetry != "none"))

    def find_wanted(self, spots: Spots) -> set[Place]:
        """Return the places, in half cells, that must have clues; with a symmetry also all images,
        those of given clues, too."""
        wanted = set(map(middle_of, self.keep))
        if self.symmetry == "none":
            return wanted
        wanted |= {place for place in map(spots.place, self.given) if place is not None}
        return set(chain.from_iterable(orbit(place, self.symmetry, spots.size) for place in wanted))

    def find_missing(self, derived: ImpliedFacts, spots: Spots) -> list[Place]:
        """Return the cells, sorted, that must have clues, and for which neither the solution
        implies nor the board has one."""
        occupied = set(map(spots.place, (*derived.all_clues, *self.given)))
        return [(y // 2, x // 2) for y, x in sorted(self.find_wanted(spots) - occupied)]

    def split(
        self, derived: ImpliedFacts, spots: Spots, usual: Symbols = ()
    ) -> tuple[Symbols, list[Group]]:
        """Return the clues that every puzzle has, and groups of the others to choose from.

        A given clue that the solution does not imply replaces the implied clue in its place. Clues
        that are `usual` are kept wherever they are not forbidden; no group has a forbidden clue.

        Raises:
            OptionError: a cell must have a clue and is forbidden, or as `_group`.
        """
        wanted = self.find_wanted(spots)
        at = {clue: spots.place(clue) for clue in (*derived.all_clues, *self.given)}
        fixed = wanted.union(at[clue] for clue in (*derived.fixed, *self.given))
        contradictory = [cell for cell in sorted(self.forbid) if middle_of(cell) in fixed]
        if contradictory:
            raise _contradiction(contradictory[0])
        given = set(self.given)
        replaced = {at[clue] for clue in given.difference(derived.all_clues)} - {None}
        clues = [clue for clue in derived.all_clues if clue in given or at[clue] not in replaced]
        barred = set(map(middle_of, self.forbid))
        in_cells = (clue for clue in clues if at[clue] in wanted)
        more = (clue for clue in usual if at[clue] not in barred | replaced)
        kept = tuple(dict.fromkeys((*derived.fixed, *in_cells, *self.given, *more)))
        known, groups = set(kept), self._group(clues, spots)
        others = (tuple(clue for clue in group if clue not in known) for group in groups)
        return kept, [group for group in others if group]

    def _group(self, clues: Iterable[clingo.Symbol], spots: Spots) -> list[Group]:
        """Return the clues to choose from, each grouped with those that it is given with.

        These are other numbers of its cell or line, and the clues that symmetry demands. A group is
        left out if the solution implies no clue at one of its places, or one is forbidden. Raise
        OptionError if, with a symmetry, two clues share a place, or one stands in no cell.
        """
        units: dict[object, list[clingo.Symbol]] = {}
        for clue in clues:
            units.setdefault(spots.unit_of(clue), []).append(clue)
        barred = set(map(middle_of, self.forbid))
        if self.symmetry == "none":
            groups = map(tuple, units.values())
            return [group for group in groups if not barred or spots.place(group[0]) not in barred]
        at: dict[Place, list[clingo.Symbol]] = {}
        for unit in units.values():
            place = spots.place(unit[0])
            if place is None or place in at:
                words = "symmetry is for clues in cells or on their sides, one in each"
                raise OptionError(f"{words}: {unit[0]} is none")
            at[place] = unit
        symmetric = []
        for place in at:
            images = orbit(place, self.symmetry, spots.size)
            if images <= at.keys() - barred and place == min(images):
                symmetric.append(tuple(chain.from_iterable(at[image] for image in sorted(images))))
        return symmetric


def make_places(
    symmetry: str,
    keep: Sequence[Place],
    forbid: Sequence[Place],
    given: Symbols = (),
    size: Place | None = None,
    pattern: str | None = None,
) -> Places:
    """Return the wishes, each cell once, after checking them; a pattern adds cells to keep and to
    forbid. Without a size no board is checked, and no pattern fits.

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
            raise _contradiction((y // 2, x // 2), cell)
    return Places(symmetry, tuple(dict.fromkeys(kept)), tuple(dict.fromkeys(barred)), given)


def _contradiction(place: Place, kept: Place | None = None) -> OptionError:
    """Return the error for a cell that is kept and forbidden, perhaps as an image of `kept`."""
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


def check_implied(wanted: Places, derived: ImpliedFacts, spots: Spots) -> None:
    """Raise OptionError if a solution implies no clue in a named cell, or not each given clue."""
    at: set[Place | None] = set(map(spots.place, derived.all_clues))
    kept = wanted.find_wanted(spots) if wanted.keep else set()
    for y, x in (*sorted(kept), *map(middle_of, wanted.forbid)):
        if (y, x) not in at:
            beside = "; cells say nothing of the clues beside the board" if None in at else ""
            words = f"the solution implies no clue in the cell {y // 2},{x // 2}"
            raise OptionError(f"{words}{beside}")
    missing: list[clingo.Symbol] = sorted(set(wanted.given).difference(derived.all_clues))
    if missing:
        raise OptionError(f"the solution does not imply the clue {missing[0]}")
