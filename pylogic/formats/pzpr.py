"""puzz.link and pzpr URLs: ?PID/COLS/ROWS/BODY, the body in pzpr's code for numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pylogic.formats.diagram import Diagram, Found, Game, Source, place, shortened, square_boxes
from pylogic.rules.symbols import Place

NAME = "pzpr"
PREFIX = "https://puzz.link/p?"
_URL = re.compile(r"(?:[a-z]+://[^?#\s]*\?|\?)?(?P<pid>[a-zA-Z][\w-]*)(?:/v:)?/(?P<rest>[^\s]*)")
# How many hexadecimal digits follow a mark, and what is added to them.
_MARKS = {"-": (2, 0), "+": (3, 0), "=": (3, 4096), "%": (3, 8192)}
_HEX = "0123456789abcdef"


def matches(text: str) -> bool:
    """Whether a text may be such a URL."""
    return bool(re.match(r"\s*([a-z]+://[^?#\s]*\?|\?)?[a-zA-Z][\w-]*(/v:)?/\d+/\d+(/|\s*$)", text))


def read(source: Source, _games: Sequence[Game]) -> Found:
    """Read a URL.

    Raises:
        ProgramError: says what is wrong and where.
    """
    text = source.text.strip()
    start = source.text.find(text)
    match = _URL.fullmatch(text)
    if match is None:
        source.fail("expected PID/COLS/ROWS/BODY", start)
    begin = start + match.start("rest")
    parts = match["rest"].split("/")
    if len(parts) < 3:
        source.fail(f"expected {match['pid']}/COLS/ROWS/BODY", begin)
    cols = source.number(parts[0], begin)
    rows = source.number(parts[1], begin + len(parts[0]) + 1)
    source.size(rows, cols, begin)
    body = begin + len(parts[0]) + len(parts[1]) + 2
    if len(parts) > 3 and any(parts[3:]):
        source.fail("the URL goes on after the body", body + len(parts[2]) + 1)
    numbers: dict[Place, int] = {}
    unknown: set[Place] = set()
    for index, value in _decoded(source, parts[2], body, rows * cols):
        if value is None:
            unknown.add(place(index, cols))
        else:
            numbers[place(index, cols)] = value
    return Found(Diagram(rows, cols, numbers, frozenset(unknown)), match["pid"].split("_")[0])


def _decoded(source: Source, body: str, begin: int, cells: int) -> Iterator[tuple[int, int | None]]:
    """The indices of the cells with a number, and the number; None where it is unknown."""
    index = at = 0
    while at < len(body):
        mark = body[at]
        if index >= cells:
            source.fail(f"the body goes on after the {cells} cells of the board", begin + at)
        at += 1
        if "g" <= mark <= "z":
            index += ord(mark) - ord("g") + 1
            if index > cells:
                source.fail(f"the gap {mark!r} ends after the {cells} cells", begin + at - 1)
            continue
        if mark == ".":
            yield index, None
        elif mark in _HEX:
            yield index, int(mark, 16)
        elif mark in _MARKS:
            length, more = _MARKS[mark]
            digits = body[at : at + length]
            if len(digits) < length or not set(digits.lower()) <= set(_HEX):
                words = f"expected {length} hexadecimal digits after {mark!r}"
                source.fail(f"{words} instead of {shortened(digits)!r}", begin + at)
            yield index, int(digits, 16) + more
            at += length
        else:
            source.fail(f"unexpected character {mark!r}", begin + at - 1)
        index += 1
    if index < cells:
        words = f"the body ends after {index} of the {cells} cells: it has been cut off"
        source.fail(words, begin + len(body))


def unwritable(diagram: Diagram, _game: Game | None) -> str | None:
    """What a URL cannot say."""
    if diagram.areas or not _has_its_boxes(diagram):
        return "areas, or boxes of another shape"
    numbers = diagram.numbers.values()
    wrong = next((n for n in numbers if not 0 <= n <= HIGHEST), None)
    return None if wrong is None else f"the number {wrong}: only 0 to {HIGHEST}"


def _has_its_boxes(diagram: Diagram) -> bool:
    return diagram.boxes in (None, square_boxes(diagram.rows))


def write(diagram: Diagram, game: Game | None) -> str:
    """Write a URL."""
    assert game is not None
    body: list[str] = []
    gap = 0
    for cell in diagram.places:
        text = "." if cell in diagram.unknown else ""
        text = _code(diagram.numbers[cell]) if cell in diagram.numbers else text
        if not text:
            gap += 1
        if gap and (text or gap == 20):
            body.append(chr(ord("f") + gap))
            gap = 0
        body.append(text)
    if gap:
        body.append(chr(ord("f") + gap))
    return f"{PREFIX}{game.name}/{diagram.cols}/{diagram.rows}/{''.join(body)}\n"


def _code(number: int) -> str:
    if 0 <= number < 16:
        return f"{number:x}"
    if number < 256:
        return f"-{number:02x}"
    if number < 4096:
        return f"+{number:03x}"
    return f"={number - 4096:03x}" if number < 8192 else f"%{number - 8192:03x}"


HIGHEST = 8192 + 0xFFF
"""The largest number that the code can say."""
