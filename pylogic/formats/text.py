"""Plain text boards: a row a line, `.` or `-` empty, `#` or `x` black, `?` unknown, numbers.

Cells are separated by blanks, commas or bars; without any, each character is a cell. Other cells:
`*`, `^`, `Q` or `S` is the sign of a solution, `T` a given thing, `o` a white, `@` a black and `o%`
a grey circle, `12\\5` a black cell with the sums below it and on its right, `(6+)` the result of a
cage, which a number may follow, as it may follow `#`; `(6?)` is a result that any operation may
have, and `(6)` one, too, but a sum on a board with `cages:`. `3<` is a number with an arrow (up it
is `^`, down `v`), `1:3` are several numbers, `\\` and `/` diagonals, `#/`, `\\#`, `#\\` and `/#`
halves of cells, black as the signs show. `draw.notation` describes lines, signs between cells, and
numbers beside the board. After a blank line may follow a board of areas, another of cages under the
line `cages:`, another of paths under `lines:`, `thermos:` or `arrows:`, where `a:2` is the second
cell of the path a, and `a:2+b:1` also the first cell of b, and under `solution:` all of it once
more, solved. A line `words: 2` gives the number of the whole board; the reader skips other words
above or below a board, such as those that a verb prints. Lines that begin with
% are comments. A single line of 81 characters is a board of 9 rows, as collections of such puzzles
write them, and of the puzzle that `about` says is called `line`; so are other squares, of any.
Grids with bars, headings, empty fields or brackets are read as such rows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from pylogic.draw.notation import Piece
from pylogic.formats.diagram import (
    ANSWERS,
    Diagram,
    Format,
    Game,
    ReadResult,
    Source,
    list_neighbours,
    place_on_whole_board,
    renumber_areas,
)
from pylogic.formats.text_layout import (
    CIRCLES,
    EMPTY,
    SLANTED,
    SOLUTION,
    Block,
    Things,
    Token,
    cells_of_line,
    find_figures,
    normalize_rows,
    put_thing,
    read_blocks,
    split_boards,
)
from pylogic.rules.lexical import is_number
from pylogic.rules.symbols import Place
from pylogic.rules.vocabulary import SEGMENTS

_BLACK = "#xX█"
_SIGNS = {"?": "unknown", **dict.fromkeys("*^QS", "symbol"), "T": "object"}
_WHOLE = {
    **{sign: ("segment", part) for part, sign in SEGMENTS.items()},
    **{sign: ("diagonal", way) for sign, way in SLANTED.items()},
    "#/": ("triangle", "top_left"),
    "\\#": ("triangle", "top_right"),
    "#\\": ("triangle", "bottom_left"),
    "/#": ("triangle", "bottom_right"),
}
"""{text of a whole cell: (kind, value)}."""
_ARROWS = {"<": "left", ">": "right", "^": "top", "v": "bottom"}
_OPERATIONS = {"+": "add", "-": "sub", "x": "mul", "*": "mul", "/": "div", "?": "any"}
_SUMS = re.compile(r"([0-9]*)\\([0-9]*)")
_ARROW = re.compile(r"([0-9]+)([<>^v])")
_SEVERAL = re.compile(r"[0-9]+(:[0-9]+)+")
_PREFIX = re.compile(
    r"(?P<target>\(([0-9]+)([-+x*/?]?)\))|(?P<black>[#xX█])|(?P<circle>o%|[o@])"
    r"|(?P<colour>[%ROYGBP])"  # a colour repeats the meaning of a cell's other signs
)
"""A sort of signs that may stand once before the rest of a cell."""
_STEP = re.compile(r"([a-z0-9]\w*):([0-9]+)")
LINE, _LINE = "line", 81
"""The puzzle's name for a board on one line, and the count of its characters."""
CAGES, PATHS = "cages", ("lines", "thermos", "arrows")


def matches(text: str) -> bool:
    """Return True unless a line of the text has a sign that no board in text has.

    A text without lines matches, too.
    """
    signs = re.escape(EMPTY + _BLACK + "?+=*^@:\\/()")
    row = re.compile(rf"(?:[\s0-9,;|{signs}a-zA-Z%]|[<>](?![a-zA-Z/]))*")
    lines = (line for lines in split_boards(normalize_rows(text)) for line in lines)
    return all(row.fullmatch(line.text) for line in lines)


def read(source: Source, _games: Sequence[Game]) -> ReadResult:
    """Read a board with all that stands below it; ProgramError for a mistake.

    Only a board of 81 characters on one line names its puzzle: `line`.
    """
    line = cells_of_line(source.text.strip())
    source = Source(normalize_rows(source.text), source.name)
    boards = list(read_blocks(source))
    if not boards:
        source.fail("there is no board: expected rows of cells")
    split = next((n for n, block in enumerate(boards) if block.title == SOLUTION), len(boards))
    diagram = _read_board(source, boards[:split] or boards)
    if 0 < split < len(boards):
        solved = _read_board(source, boards[split:])
        shown = {kind: solved[kind] for kind in ANSWERS}
        if solved["number"] != diagram["number"]:
            shown["solution"] = solved["number"]
        diagram = replace(diagram.put(**shown), is_solved=True)
    counts = find_figures(source.text)
    count = source.parse_number(*counts[0]) if len(counts) == 1 else None
    marked = zip(diagram.places, line, strict=False)
    if entered := {cell: int(text) for cell, text in marked if text[0] == "+"}:
        given = {cell: n for cell, n in diagram["number"].items() if cell not in entered}
        diagram = diagram.put(number=given, solution=entered)
    diagram = diagram.put(count=place_on_whole_board(count), piece=_read_pieces(source.text))
    return ReadResult(diagram, LINE if len(line) == _LINE else None)


def _read_board(source: Source, boards: Sequence[Block]) -> Diagram:
    """Return the diagram of the first board, with the areas, cages and paths of the others."""
    board, *partitions = boards
    rows, cols = source.check_size(len(board.rows), len(board.rows[0]))
    _check_boards(source, boards)
    things = board.things
    looks: list[Token] = []
    for place, token in board.cells():
        looks += _read_cell(source, things, place, token)
    if looks and not things.keys() & {"number", "shaded", "symbol", "object"}:
        source.fail(f"expected a number instead of {looks[0].text!r}", looks[0].at)
    _add_partitions(source, things, partitions)
    if _areas_follow_numbers(things.get("area", {}), things.get("number", {}), (rows, cols)):
        del things["area"]
    usual = "add" if "cage" in things else "any"  # on a board with cages a result is a sum
    targets = things.get("target", {}).items()
    things["target"] = {cell: (how or usual, n) for cell, (how, n) in targets}
    if things.get("sum"):  # even without numbers
        slanted = things.pop("diagonal", {})
        things["block"] = things.get("block", {}) | dict.fromkeys(slanted, True)
    diagram = Diagram(rows, cols, things)
    return replace(diagram, is_solved=diagram.has_answer)


def _read_cell(source: Source, things: Things, place: Place, token: Token) -> list[Token]:
    """Add the things that a cell's text shows to `things`; return the texts from its colours on.

    A sort of signs that occurs twice, or a rest that is no number, raises ProgramError.
    """
    text, at = token
    if text in _WHOLE:
        put_thing(things, _WHOLE[text][0], place, _WHOLE[text][1])
        return []
    colours: list[Token] = []
    sorts: set[str] = set()
    while (prefix := _PREFIX.match(text)) and (sort := str(prefix.lastgroup)) not in sorts:
        sorts.add(sort)
        if sort == "target":
            result = source.parse_number(prefix[2], at + 1)
            put_thing(things, "target", place, (_OPERATIONS.get(prefix[3], ""), result))
        elif sort == "black":
            put_thing(things, "shaded", place)
        elif sort == "circle":
            put_thing(things, "circle", place, CIRCLES.get(prefix[0], "grey"))
        else:
            colours.append(Token(text, at))
        text, at = text[prefix.end() :], at + prefix.end()
    if text in _SIGNS:
        put_thing(things, _SIGNS[text], place)
    elif arrow := _ARROW.fullmatch(text):
        put_thing(things, "arrow", place, (_ARROWS[arrow[2]], source.parse_number(arrow[1], at)))
    elif _SEVERAL.fullmatch(text):
        for k, number in enumerate(text.split(":"), 1):
            put_thing(things, "numbers", (*place, k), source.parse_number(number, at))
    elif sums := _SUMS.fullmatch(text):
        put_thing(things, "block", place)
        for way, digits in zip(("down", "across"), sums.groups(), strict=True):
            if digits:
                put_thing(things, "sum", (*place, way), source.parse_number(digits, at))
    elif text and text not in set(EMPTY):
        put_thing(things, "number", place, source.parse_number(text, at))
    return colours


def _check_boards(source: Source, boards: Sequence[Block]) -> None:
    """Raise ProgramError for boards of different sizes, and unknown or repeated titles."""
    titles = ["areas", CAGES, *PATHS]
    for block in boards[1:]:
        if (block.title or "areas") not in titles:
            words = "expected a board, a blank line, and perhaps a board of areas"
            source.fail(f"{words}, and one of cages below the line {CAGES}:", block.at)
        titles.remove(block.title or "areas")
    rows, cols = len(boards[0].rows), len(boards[0].rows[0])
    for block in boards:
        for row in block.rows:
            if len(row) != cols:
                at = row[0].at if row else block.at
                source.fail(f"this row has {len(row)} cells, the first one {cols}", at)
        if len(block.rows) != rows:
            words = f"there are {len(block.rows)} rows of {block.title or 'areas'}"
            source.fail(f"{words}, and {rows} rows of cells", block.at)


def _add_partitions(source: Source, things: Things, partitions: Sequence[Block]) -> None:
    """Add the areas, cages and paths that the boards below a board show, with numbers for names.

    Empty cells are in no cage; empty cells that are black are in no area. A cell of a path that is
    no step such as a:2 raises ProgramError.
    """
    for block in partitions:
        if block.title in PATHS:
            for place, (text, at) in block.cells():
                for word in text.split("+") if text not in EMPTY else ():
                    step = _STEP.fullmatch(word)
                    if step is None:
                        words = f"expected a cell of a path, such as a:2, instead of {word!r}"
                        source.fail(words, at)
                    name = int(step[1]) if is_number(step[1]) else step[1]
                    put_thing(things, "path", (*place, name), source.parse_number(step[2], at))
            continue
        names: dict[Place, str] = {}
        for place, token in block.cells():
            is_empty = token.text in set(EMPTY)
            is_outside = is_empty and (block.title == CAGES or place in things.get("shaded", ()))
            if not is_outside:
                names[place] = token.text
        things["cage" if block.title == CAGES else "area"] = renumber_areas(names)


def _areas_follow_numbers(
    areas: Mapping[Place, int], numbers: Mapping[Place, int], size: Place
) -> bool:
    """Return True if a board is full of numbers, and its areas join just the equal ones."""
    if not areas or len(numbers) < size[0] * size[1]:
        return False
    return all(
        (areas[cell] == areas[other]) == (numbers[cell] == numbers[other])
        for cell, _side, other in list_neighbours(*size)
        if cell in areas and other in areas
    )


def _read_pieces(text: str) -> dict[Piece, bool]:
    """Return the cells of pieces that the line `(pieces: ...)` of a text shows, each with True."""
    line = re.search(r"(?m)^\(pieces: ([^()\n]+)\)$", text)
    return {
        (number, row, column): True
        for number, piece in enumerate(line[1].split("  ") if line else (), 1)
        for row, signs in enumerate(piece.split("/"), 1)
        for column, sign in enumerate(signs, 1)
        if sign != "."
    }


def read_first_board(text: str, name: str) -> Iterator[tuple[Place, str]]:
    """Yield ((row, column), text) of each cell of the first board that a text holds."""
    for place, token in next(read_blocks(Source(text, name))).cells():
        yield place, token.text


FORMAT = Format(
    "text",
    "Rows of text",
    "a board, a row a line: . empty, # black, ? unknown, numbers",
    matches,
    read,
    extension=".txt",
    is_loose=True,
)
