"""The symmetries that the places of clues may have: the subgroups of those of the square."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pylogic.errors import OptionError
from pylogic.rules.symbols import Place

_Turn = tuple[int, int, int, int]
"""A turn of a place, as seen from the middle of the board: a matrix, row by row."""
_HALF, _QUARTER = (-1, 0, 0, -1), (0, 1, -1, 0)
_MIRROR, _FLIP = (1, 0, 0, -1), (-1, 0, 0, 1)
_DOWN, _UP = (0, 1, 1, 0), (0, -1, -1, 0)

_GENERATORS: Mapping[str, Sequence[_Turn]] = {
    "none": (),
    "rotational": (_HALF,),
    "quarter": (_QUARTER,),
    "mirror": (_MIRROR,),
    "flip": (_FLIP,),
    "cross": (_MIRROR, _FLIP),
    "diagonal": (_DOWN,),
    "antidiagonal": (_UP,),
    "diagonals": (_DOWN, _UP),
    "full": (_QUARTER, _MIRROR),
}
SYMMETRIES = tuple(_GENERATORS)
"""A half turn, a quarter turn; left and right alike, top and bottom, both; mirrored in the
diagonal from the top left, in the other one, in both; all of these."""


def check_symmetry(symmetry: str, size: Place) -> None:
    """Raise OptionError if only a square board can have a symmetry, and the board is not square.
    The symmetry must be one of SYMMETRIES (else KeyError)."""
    rows, columns = size
    if rows != columns and any(turn[1] for turn in _GENERATORS[symmetry]):
        words = f"symmetry={symmetry!r}: the board would have to be square, and is {rows}x{columns}"
        raise OptionError(words)


def orbit(place: Place, symmetry: str, size: Place) -> set[Place]:
    """Return a place and all places that a symmetry maps it to.
    Places are in half cells, as `CluePlaces.locate` (a cell R,C is 2R,2C); `size` is in cells."""
    middle = size[0] + 1, size[1] + 1
    places, waiting = {place}, [place]
    while waiting:
        y, x = (coordinate - half for coordinate, half in zip(waiting.pop(), middle, strict=True))
        for a, b, c, d in _GENERATORS[symmetry]:
            image = middle[0] + a * y + b * x, middle[1] + c * y + d * x
            if image not in places:
                places.add(image)
                waiting.append(image)
    return places
