"""Game IDs of Simon Tatham's Portable Puzzle Collection: PARAMETERS:DESCRIPTION.

An encoding says which way of writing its game uses: `numbers` (gaps a..z of 1 to 26 cells,
numbers, _ between two of them), `boxes` (the same on a board of boxes or regions) or `letters`
(a gap, and then a 0 for a small letter, a 1 for a capital one).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import chain

from pylogic.formats.diagram import Diagram, Found, Game, Source, joined, place
from pylogic.rules.symbols import Place

NAME = "tatham"
NUMBERS, BOXES, LETTERS = "numbers", "boxes", "letters"
_ID = re.compile(r"(?:[A-Za-z ]+:)?(?P<first>\d+)(?:x(?P<second>\d+))?(?P<rest>[a-z0-9]*):")
_IGNORED = re.compile(r"d[a-z]|[rm]\d|a")  # difficulty and symmetry of the generator


def matches(text: str) -> bool:
    """Whether a text may be a game ID."""
    return bool(_ID.match(text.strip()))


def read(source: Source, games: Sequence[Game]) -> Found:
    """Read a game ID.

    Raises:
        ProgramError: says what is wrong and where.
    """
    begin = len(source.text) - len(source.text.lstrip())
    match = _ID.match(source.text, begin)
    if match is None:
        source.fail("expected a game ID: WIDTHxHEIGHT:DESCRIPTION", begin)
    style = games[0].style if games else NUMBERS
    first = source.number(match["first"], match.start("first"))
    second = source.number(match["second"], match.start("second")) if match["second"] else None
    flags = _flags(source, match["rest"], match.start("rest"), style)
    description = source.text[match.end() :].rstrip()
    if style == BOXES:
        return Found(_boxes(source, (first, second), flags, description, match.end()))
    rows, cols = source.size(first if second is None else second, first, match.start("first"))
    if style == LETTERS:
        numbers = _letters(source, description, match.end(), rows, cols)
        return Found(Diagram(rows, cols, numbers, flags={"u": "u" in flags}))
    return Found(Diagram(rows, cols, _numbers(source, description, match.end(), rows, cols)))


def _flags(source: Source, text: str, at: int, style: str) -> set[str]:
    known = {BOXES: "jx", LETTERS: "u"}.get(style, "")
    flags = set()
    while text:
        ignored = _IGNORED.match(text)
        length = ignored.end() if ignored else 1
        if not ignored and text[0] not in known:
            source.fail(f"the parameter {text[0]!r} is not one that can be read", at)
        flags |= set() if ignored else {text[0]}
        text, at = text[length:], at + length
    return flags


def _numbers(source: Source, text: str, begin: int, rows: int, cols: int) -> dict[Place, int]:
    """The numbers of a description of gaps and numbers."""
    cells = rows * cols
    index = 0
    numbers: dict[Place, int] = {}
    for match in re.finditer(r"(\d+)|([a-z])|(_)|(.)", text, re.DOTALL):
        at = begin + match.start()
        digits, gap, _, wrong = match.groups()
        if wrong:
            source.fail(f"unexpected character {wrong!r}", at)
        if digits and index < cells:
            numbers[place(index, cols)] = source.number(digits, at)
        index += 1 if digits else ord(gap) - ord("a") + 1 if gap else 0
        if index > cells:
            source.fail(f"the description covers {index} cells and more; the board has {cells}", at)
    if index < cells:
        words = f"the description covers {index} of {cells} cells: it has been cut off"
        source.fail(words, begin + len(text))
    return numbers


def _letters(source: Source, text: str, begin: int, rows: int, cols: int) -> dict[Place, int]:
    """The numbers 0 and 1 of a description of letters; the last one leads behind the board."""
    cells = rows * cols
    index = 0
    numbers: dict[Place, int] = {}
    for at, letter in enumerate(text, begin):
        if not (letter.isascii() and letter.isalpha()):
            source.fail(f"unexpected character {letter!r}", at)
        gap = ord(letter.lower()) - ord("a")
        index += gap
        if index > cells:
            source.fail(f"the description covers {index} cells and more; the board has {cells}", at)
        if gap == 25:  # z: a gap without a number
            continue
        if index < cells:
            numbers[place(index, cols)] = int(letter.isupper())
        index += 1
    if index != cells + 1:
        words = (
            f"the description ends after {min(index, cells)} of {cells} cells: it has been cut off"
        )
        source.fail(words, begin + len(text))
    return numbers


def _boxes(
    source: Source, params: tuple[int, int | None], flags: set[str], text: str, begin: int
) -> Diagram:
    """A square board: boxes R wide and C tall for CxR, or with `j` as many regions."""
    first, second = params
    size = first * (1 if second is None else second)
    source.size(size, size, begin)
    numbers, comma, regions = text.partition(",")
    found = _numbers(source, numbers, begin, size, size)
    crosses = {"x": "x" in flags}
    if "j" in flags:
        if not comma:
            source.fail("expected a comma and the regions", begin + len(text))
        areas = _regions(source, regions, begin + len(numbers) + 1, size)
        return Diagram(size, size, found, areas=areas, flags=crosses)
    if comma:
        source.fail("there are regions, and no parameter j", begin + len(numbers))
    return Diagram(size, size, found, boxes=(first, second or 1), flags=crosses)


def _borders(size: int) -> list[tuple[Place, Place]]:
    """The pairs of neighbours in the order in which regions are told: rows, then columns."""
    lines = range(1, size + 1)
    across = [((r, c), (r, c + 1)) for r in lines for c in range(1, size)]
    return across + [((r, c), (r + 1, c)) for c in lines for r in range(1, size)]


def _regions(source: Source, text: str, begin: int, size: int) -> dict[Place, int]:
    """The regions: runs of borders that are open, each ended by one that is a wall."""
    if 26 * len(text) < 2 * size * (size - 1):  # before so many borders are built
        source.fail("the regions end before the board does: they have been cut off", begin)
    borders = _borders(size)
    index = 0
    is_open = [False] * len(borders)
    for at, letter in enumerate(text, begin):
        if not ("a" <= letter <= "z" or letter == "_"):
            source.fail(f"unexpected character {letter!r}", at)
        run = 0 if letter == "_" else ord(letter) - ord("a") + 1
        if index + run > len(borders):
            source.fail(f"there are more borders than the {len(borders)} of the board", at)
        is_open[index : index + run] = [True] * run
        index += run + (letter != "z")
    if index != len(borders) + 1:
        words = f"the regions end after {index} of {len(borders)} borders: they have been cut off"
        source.fail(words, begin + len(text))
    return joined(size, size, [pair for pair, is_it in zip(borders, is_open, strict=True) if is_it])


def unwritable(diagram: Diagram, game: Game | None) -> str | None:
    """What a game ID cannot say."""
    style = game.style if game else NUMBERS
    if diagram.unknown:
        return "a cell with an unknown clue"
    if style == LETTERS:
        wrong = next((n for n in diagram.numbers.values() if n not in (0, 1)), None)
    else:
        wrong = next((n for n in diagram.numbers.values() if n < 0), None)
    if style == BOXES and diagram.rows != diagram.cols:
        return "a board that is no square"
    return None if wrong is None else f"the number {wrong}"


def write(diagram: Diagram, game: Game | None) -> str:
    """Write a game ID."""
    assert game is not None
    if game.style == LETTERS:
        unique = "u" if diagram.flags.get("u") else ""
        return f"{diagram.cols}x{diagram.rows}{unique}:{_in_letters(diagram)}\n"
    if game.style == BOXES:
        crossed = "x" if diagram.flags.get("x") else ""
        if diagram.areas:
            regions = "".join(_in_runs(diagram))
            return f"{diagram.rows}j{crossed}:{_in_numbers(diagram)},{regions}\n"
        height, width = diagram.boxes or (1, diagram.cols)
        return f"{height}x{width}{crossed}:{_in_numbers(diagram)}\n"
    return f"{diagram.cols}x{diagram.rows}:{_in_numbers(diagram)}\n"


def _in_numbers(diagram: Diagram) -> str:
    words: list[str] = []
    gap = 0
    for cell in diagram.places:
        if cell not in diagram.numbers:
            gap += 1
            continue
        if words and not gap:
            words.append("_")
        words += [*_gap(gap, 26), str(diagram.numbers[cell])]
        gap = 0
    return "".join(chain(words, _gap(gap, 26)))


def _gap(gap: int, longest: int) -> Iterator[str]:
    """A gap in letters, of which the last of the alphabet stands for so many cells."""
    while gap >= longest:
        yield "z"
        gap -= longest
    if gap:
        yield chr(ord("a") + gap - 1)


def _in_letters(diagram: Diagram) -> str:
    words: list[str] = []
    gap = 0
    for value in [*map(diagram.numbers.get, diagram.places), 0]:
        if value is None:
            gap += 1
            continue
        letters = "z" * (gap // 25) + chr(ord("a") + gap % 25)
        words.append(letters.upper() if value else letters)
        gap = 0
    return "".join(words)


def _in_runs(diagram: Diagram) -> Iterator[str]:
    """The borders between regions, as runs of open ones."""
    run = 0
    areas = diagram.areas
    walls = [areas.get(one) != areas.get(other) for one, other in _borders(diagram.rows)]
    for is_wall in [*walls, True]:
        if not is_wall:
            run += 1
            continue
        yield from "z" * (run // 26)
        yield chr(ord("a") + run % 26 - 1) if run % 26 else "_"
        run = 0
