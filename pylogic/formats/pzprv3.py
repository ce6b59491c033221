"""pzprv3 files: PID, rows, columns, a board of numbers, and a board of the player's answer."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from pylogic.formats.diagram import Diagram, Found, Game, Source, square_boxes
from pylogic.rules.symbols import Place

NAME = "pzprv3"
SHADING, NUMBERS = "shading", "numbers"
"""What the second board tells: black cells, or numbers. With numbers the board is a square,
whose size is told once."""
_LINE = re.compile(r"[^\n/]+")
_Line = tuple[str, int]


def matches(text: str) -> bool:
    """Whether a text may be such a file."""
    return bool(re.match(r"\s*pzprv\d", text))


def read(source: Source, games: Sequence[Game]) -> Found:
    """Read a file; lines end at a slash, too.

    Raises:
        ProgramError: says what is wrong and where.
    """
    found = ((m[0], m.start()) for m in _LINE.finditer(source.text))
    lines = [(text.strip(), at) for text, at in found if text.strip()]
    if not lines:
        source.fail("expected a file of version pzprv3 instead of nothing")
    if not re.fullmatch(r"pzprv3(\.[0-9])?", lines[0][0]):
        source.fail(f"expected a file of version pzprv3 instead of {lines[0][0]!r}", lines[0][1])
    if len(lines) < 4:
        source.fail(
            "expected the lines pzprv3, PID, rows, columns, and the board", len(source.text)
        )
    pid = lines[1][0]
    style = next((game.style for game in games if game.name == pid), SHADING)
    rows = source.number(*lines[2])
    cols = rows if style == NUMBERS else source.number(*lines[3])
    source.size(rows, cols, lines[2][1])
    rest = lines[3 if style == NUMBERS else 4 :]
    numbers: dict[Place, int] = {}
    unknown: set[Place] = set()
    for place, text, at in _cells(source, rest[:rows], rows, cols):
        if text == "-":
            unknown.add(place)
        elif text != ".":
            numbers[place] = source.number(text, at)
    shaded: set[Place] = set()
    solution: dict[Place, int] = {}
    answer = [line for line in rest[rows : 2 * rows] if _is_row(line[0])]
    for place, text, at in _cells(source, answer, rows, cols) if answer else ():
        text = text.partition("[")[0]  # small numbers that the player noted
        if style == SHADING and text == "#":
            shaded.add(place)
        elif style == NUMBERS and text.isdigit():
            solution[place] = source.number(text, at)
        elif text not in (".", "+", "-", "=", "%"):
            source.fail(f"unexpected cell {text!r}", at)
    is_solved = bool(shaded or solution)
    diagram = Diagram(rows, cols, numbers, frozenset(unknown))
    return Found(
        Diagram(
            **{
                **diagram.__dict__,
                "shaded": frozenset(shaded),
                "solution": solution,
                "is_solved": is_solved,
            }
        ),
        pid,
    )


def _is_row(line: str) -> bool:
    return bool(re.fullmatch(r"(?:[\d#.+=%-]+(?:\[[\d,]*\])?\s*)+", line))


def _cells(
    source: Source, lines: Sequence[_Line], rows: int, cols: int
) -> list[tuple[Place, str, int]]:
    found = []
    for r, (line, at) in enumerate(lines, 1):
        cells = [(m[0], at + m.start()) for m in re.finditer(r"\S+", line)]
        if len(cells) != cols:
            source.fail(f"this row has {len(cells)} cells instead of {cols}", at)
        found += [((r, c), text, place) for c, (text, place) in enumerate(cells, 1)]
    if len(lines) < rows:
        source.fail(f"there are {len(lines)} rows instead of {rows}", len(source.text))
    return found


def unwritable(diagram: Diagram, game: Game | None) -> str | None:
    """What a file cannot say."""
    if diagram.areas or diagram.boxes not in (None, square_boxes(diagram.rows)):
        return "areas, or boxes of another shape"
    if game and game.style == NUMBERS and diagram.rows != diagram.cols:
        return "a board that is no square"
    wrong = next((n for n in diagram.numbers.values() if n < 0), None)
    return None if wrong is None else f"the number {wrong}"


def write(diagram: Diagram, game: Game | None) -> str:
    """Write a file."""
    assert game is not None
    numbers, shaded, solution = diagram.numbers, diagram.shaded, diagram.solution

    def clue(place: Place) -> str:
        return str(numbers.get(place, "-" if place in diagram.unknown else "."))

    def answer(place: Place) -> str:
        if game.style == NUMBERS:
            return str(solution.get(place, ".")) if place not in numbers else "."
        return "#" if place in shaded else "."

    size = [diagram.rows] if game.style == NUMBERS else [diagram.rows, diagram.cols]
    head = ["pzprv3", game.name, *map(str, size)]
    return "\n".join([*head, *_rows(diagram, clue), *_rows(diagram, answer)]) + "\n"


def _rows(diagram: Diagram, cell: Callable[[Place], str]) -> list[str]:
    columns = range(1, diagram.cols + 1)
    rows = range(1, diagram.rows + 1)
    return ["".join(f"{cell((r, c))} " for c in columns) for r in rows]
