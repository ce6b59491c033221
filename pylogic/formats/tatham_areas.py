"""Game IDs of boards that are cut into areas; the borders between these are told in runs.

boxes        numbers; boxes `HxW`, or with `j` so many areas; with `x` both diagonals
cages        the same with `k`: then the cages, and the sum of each in its first cell
operations   cages, and for each one a letter, a s m d, and a number
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from itertools import groupby

from pylogic.formats import tatham_runs as runs
from pylogic.formats.diagram import LARGEST, Diagram, Target
from pylogic.formats.tatham_runs import (
    DIFFICULTY,
    Codec,
    Header,
    Part,
    cell_numbers,
    first_wrong,
    in_cell_numbers,
    is_square,
    square,
)
from pylogic.rules.symbols import Place

_LETTERS = {"a": "add", "s": "sub", "m": "mul", "d": "div"}
_SYMMETRY = r"r[0-9]?|m(?:d?[0-9])?|a"


def firsts(cages: Mapping[Place, int]) -> dict[int, Place]:
    """The first cell of each cage, in reading order."""
    return {cage: place for place, cage in sorted(cages.items(), reverse=True)}


def _boxes(header: Header, part: Part) -> Diagram:
    size = header.first * (1 if header.second is None else header.second)
    header.size.source.size(size, size, header.size.at)
    expected = {"j": "the regions", "k": "the cages", "kk": "the sums of the cages"}
    wanted = [expected[flag] for flag in ("j", "k", "kk") if flag[0] in header.flags]
    told, *more = part.split(",")
    if len(more) < len(wanted):
        part.fail(f"expected a comma and {wanted[len(more)]}", len(part.text))
    if len(more) > len(wanted):
        what = "no parameter j or k" if not wanted else f"only {' and '.join(wanted)} are expected"
        more[len(wanted)].fail(f"the description goes on, and {what}", -1)
    board = Diagram(size, size, flags={"x": "x" in header.flags})
    board = replace(board, numbers=cell_numbers(told, board))
    if "j" in header.flags:
        board = replace(board, areas=runs.areas(more.pop(0), size))
    else:
        board = replace(board, boxes=(header.first, header.second or 1))
    return _with_sums(board, *more) if more else board


def _with_sums(board: Diagram, borders: Part, sums: Part) -> Diagram:
    cages = runs.areas(borders, board.rows)
    first = firsts(cages)
    targets: dict[Place, Target] = {}
    for place, number in cell_numbers(sums, board).items():
        at = first[cages[place]]
        if at in targets:
            sums.fail(f"the cage of the cell {place[0]},{place[1]} has two sums")
        targets[at] = ("add", number)
    return replace(board, cages=cages, targets=targets)


def _write_boxes(diagram: Diagram) -> str:
    height, width = diagram.boxes or (1, diagram.cols)
    size = f"{diagram.rows}j" if diagram.areas else f"{height}x{width}"
    crossed = "x" if diagram.flags.get("x") else ""
    parts = [in_cell_numbers(diagram)]
    if diagram.areas:
        parts.append(runs.in_borders(diagram.rows, diagram.areas))
    if not diagram.cages:
        return f"{size}{crossed}:{','.join(parts)}"
    sums = {place: number for place, (_, number) in diagram.targets.items()}
    parts.append(runs.in_borders(diagram.rows, diagram.cages))
    parts.append(runs.in_numbers(map(sums.get, diagram.places)))
    return f"{size}{crossed}k:{','.join(parts)}"


def _not_in_boxes(diagram: Diagram) -> str | None:
    return (
        is_square(diagram)
        or first_wrong(diagram, 1, LARGEST)
        or (_not_whole(diagram, diagram.areas, "a region") if diagram.areas else None)
    )


def _not_in_cages(diagram: Diagram) -> str | None:
    return _not_in_boxes(diagram) or (_wrong_cages(diagram, {"add"}) if diagram.cages else None)


def _not_whole(diagram: Diagram, areas: Mapping[Place, int], what: str) -> str | None:
    if set(areas) != set(diagram.places):
        return f"a cell without {what}"
    if not runs.are_whole(diagram, areas):
        return f"{what} whose cells are not connected"
    return None


def _wrong_cages(diagram: Diagram, operations: set[str]) -> str | None:
    other = {operation for operation, _ in diagram.targets.values()} - operations
    if other:
        return f"the operation {min(other)}"
    if not set(firsts(diagram.cages).values()) <= set(diagram.targets):
        return "a cage without a number in its first cell"
    return _not_whole(diagram, diagram.cages, "a cage")


def _operations(header: Header, part: Part) -> Diagram:
    size = square(header)
    borders, *more = part.split(",")
    if len(more) != 1:
        part.fail("expected the cages, a comma, and their numbers", len(part.text))
    cages = runs.areas(_repeated(borders, size), size)
    sizes = Counter(cages.values())
    targets: dict[Place, Target] = {}
    told = list(re.finditer(r"([asmd])([0-9]+)|(.)", more[0].text, re.DOTALL))
    for match, (cage, place) in zip(told, sorted(firsts(cages).items()), strict=False):
        if match[3]:
            words = f"expected a, s, m or d, and a number, instead of {match[3]!r}"
            more[0].fail(words, match.start())
        operation = _LETTERS[match[1]] if sizes[cage] > 1 else "any"
        targets[place] = (operation, more[0].number(match[2], match.start(2)))
    if len(told) != len(sizes):
        words = f"there are {len(told)} numbers of cages; the board has {len(sizes)} cages"
        more[0].fail(words, len(more[0].text))
    return Diagram(size, size, cages=cages, targets=targets)


def _repeated(part: Part, size: int) -> Part:
    """Borders with each letter as often as the number behind it says."""
    words = []
    length = 0
    for match in re.finditer(r"([a-z_])([0-9]*)|(.)", part.text, re.DOTALL):
        if match[3]:
            part.fail(f"unexpected character {match[3]!r}", match.start())
        count = part.number(match[2], match.start(2)) if match[2] else 1
        length += count
        if length > 2 * size * size:
            part.fail(f"there are no {length} borders on the board", match.start())
        words.append(match[1] * count)
    return Part(part.source, "".join(words), part.at)


def _write_operations(diagram: Diagram) -> str:
    borders = ""
    for letter, group in groupby(runs.in_borders(diagram.rows, diagram.cages)):
        count = len(list(group))
        borders += letter * count if count < 3 else f"{letter}{count}"
    letters = {operation: letter for letter, operation in _LETTERS.items()} | {"any": "a"}
    told = "".join(f"{letters[op]}{n}" for _, (op, n) in sorted(diagram.targets.items()))
    return f"{diagram.rows}:{borders},{told}"


def _not_in_operations(diagram: Diagram) -> str | None:
    sizes = Counter(diagram.cages.values())
    for place, (operation, _) in diagram.targets.items():
        is_alone = sizes[diagram.cages.get(place, 0)] == 1
        if operation == "any" and not is_alone:
            return "a cage of several cells whose operation is not told"
        if operation in ("sub", "div") and is_alone:
            return f"the operation {operation} in a cage of one cell"
    return is_square(diagram) or _wrong_cages(diagram, {"any", *_LETTERS.values()})


CODECS: Mapping[str, Codec] = {
    "boxes": Codec(
        frozenset(("numbers", "areas", "boxes")),
        _boxes,
        _write_boxes,
        _not_in_boxes,
        ignored=f"{DIFFICULTY}|{_SYMMETRY}",
        flags="jx",
        refused={"k": "there are cages, k, which this puzzle has not"},
    ),
    "cages": Codec(
        frozenset(("numbers", "areas", "boxes", "cages", "targets")),
        _boxes,
        _write_boxes,
        _not_in_cages,
        ignored=f"{DIFFICULTY}|{_SYMMETRY}",
        flags="jxk",
    ),
    "operations": Codec(
        frozenset(("cages", "targets")),
        _operations,
        _write_operations,
        _not_in_operations,
        ignored=rf"{DIFFICULTY}|m",
    ),
}
"""The ways of writing by the word of `exchange(tatham, Name, Codec)`."""
