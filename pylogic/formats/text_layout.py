"""Splits plain text into boards: their cells, the lines between them, the texts beside them.

The notation is that of `draw.notation`; commas and bars may also separate cells without lines.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import isqrt
from typing import Any, NamedTuple

from pylogic.draw.notation import ACROSS, BARS, BETWEEN, DOWN, LINKED, ORDERS, ROMAN, RULE, VERTEX
from pylogic.formats.diagram import Source
from pylogic.rules.symbols import Edge, Place

EMPTY = ".-_·"
"""The signs of empty cells."""
SLANTED = {"\\": "down", "/": "up"}
CIRCLES = {"o": "white", "@": "black"}
_SEPARATED = re.compile(r"[^\s,;|]+")
_LATTICE = re.compile(rf"\s*\{VERTEX}([-= xo@^vXV0-9]+\{VERTEX})+[o@0-9]{{0,2}}\s*")
_SIGNS = frozenset("<>^vo@XV0123456789")
"""The signs that may stand in the middle of a side."""
_CORNER = re.compile(r"[0-9]{1,2}|[o@]")
_MARGIN_RULE = re.compile(rf"[{RULE}+]*{RULE}{{3}}[{RULE}+]*")
_BOX_RULE = re.compile(r"(?=[^+|]*[+|])[-+|\s]*-{2}[-+|\s]*")
SOLUTION = "solution"
"""The title of a board with its solution."""
_WORDS = re.compile(
    rf"(?!(?:areas|cages|{SOLUTION}):)\w[^:|]*: +\S.*|\([a-z ]+: .*\)|cost( -?[0-9]+)+"
)
"""A line that no board has: a caption, a cost, or a remark on a drawing in brackets."""
_SENTENCE = re.compile(r"[^\W0-9_]{2,}( [^\W0-9_]+)+")
_CLAIM = re.compile(r"[a-z]+: (no|[0-9]+) answers?\b.*")
_BARRED = re.compile(r"(?=.*\|)(?=.*(?:\.[0-9.]|[0-9]\.))[0-9._| \t-]+")
"""A row of a grid with bars, whose cells are apart by nothing else."""
_FIGURE = re.compile(r"\w[\w ]*: ([^\W_a-zA-Z]+)\s*")
_SMALLEST_LINE = 81
"""The least number of cells of a square board on one line; shorter lines are a row of a board."""


def cells_of_line(text: str) -> list[str]:
    """Return the texts of the cells if a line is a whole square board, as in .sdm, else [].

    A cell is a digit or a point, perhaps with a plus before a number that a player entered. Other
    signs for empty cells count if a digit is there, too. The link of a solver may stand before.
    """
    link = re.match(r"\S+[?&](?:bd|s)=", text)
    signs = re.sub("[*xX_-]", ".", text[link.end() if link else 0 :])
    cells = re.findall(r"\+?[0-9.]", signs)
    is_square = len(cells) == round(len(cells) ** 0.5) ** 2 >= _SMALLEST_LINE
    is_board = "".join(cells) == signs and (signs == text or re.search("[1-9]", signs))
    return cells if is_square and is_board else []


def normalize_rows(text: str) -> str:
    """Turn a grid that was copied from another program into plain rows; keep other texts.

    The forms are a square on one line, lists of lists, tables with empty fields, headings (.sdk),
    and bars between digits (.ss). A line without cells becomes a comment.
    """
    cells = cells_of_line(text.strip()) or re.sub(r".*[\s,;|].*", "", text.strip())
    width = isqrt(len(cells))
    if width * width == len(cells) >= _SMALLEST_LINE:
        rows = (cells[at : at + width] for at in range(0, len(cells), width))
        return "\n".join("".join(cell[-1] for cell in row) for row in rows)
    text = text.partition("[State]")[0]
    if "[[" in re.sub(r"\s", "", text):
        text = "\n".join(match[1] for match in re.finditer(r"\[([^\[\]]*)\]", text))
    if "[Puzzle]" in text:
        text = re.sub(r"(?m)^[ \t]*(?:#[A-Z]|\[Puzzle\]).*", "%", text)
    if "||" not in text and any(map(_BARRED.fullmatch, text.splitlines())):
        text = re.sub(r"(?m)^[ \t]*\*-+\*[ \t]*$", "%", text).replace("|", "")
    if re.search(r"(?m)[,;][ \t]*[,;]|^[ \t]*[,;]|''|\"\"", text):
        fields = (re.split("[,;]", line) for line in text.splitlines() if line.strip())
        text = "\n".join(",".join(cell.strip(" \t'\"") or "." for cell in row) for row in fields)
    return text


class Token(NamedTuple):
    """A text, and the index of its first character."""

    text: str
    at: int


Row = list[Token]
Things = dict[str, dict[Any, Any]]
"""{kind: {place: value}} of the things that a board has so far."""


def put_thing(things: Things, kind: str, place: Any, value: Any = True) -> None:
    """Set `things[kind][place]` to the value."""
    things.setdefault(kind, {})[place] = value


@dataclass
class Block:
    """A board of a text: its rows of cells, and the things between and beside them."""

    rows: list[Row]
    title: str = ""
    things: Things = field(default_factory=dict)

    @property
    def at(self) -> int:
        """The index in the text of the board's first cell."""
        return self.rows[0][0].at

    def cells(self) -> Iterator[tuple[Place, Token]]:
        """Yield ((row, column), token) of each cell, row by row."""
        for r, row in enumerate(self.rows, 1):
            for c, token in enumerate(row, 1):
                yield (r, c), token


def read_blocks(source: Source) -> Iterator[Block]:
    """Yield the boards of a text, which blank lines separate, each perhaps below a line `title:`.

    Words above or below a board are skipped. ProgramError: lines between cells do not meet or have
    an unknown form, or the text claims that it draws several answers.
    """
    every = _lines_without_comments(source.text)
    is_separated = any(re.search(r"[\s,;|]", line.text.strip()) for line in every)
    for line in every:
        claim = _CLAIM.fullmatch(line.text.rstrip())
        if claim and claim[1] not in ("no", "1"):
            source.fail(f"{claim[1]} answers are drawn here: leave one, without this line", line.at)
    for lines in split_boards(source.text):
        yield _read_block(source, lines, is_separated)


def _lines_without_comments(text: str) -> list[Token]:
    """Return the lines of a text, also blank ones, but no comments, each with its index."""
    lines = (Token(m[0], m.start()) for m in re.finditer(r"[^\n]+|(?<=\n)(?=\n)", text))
    return [line for line in lines if not line.text.startswith("%")]


def split_boards(text: str) -> list[list[Token]]:
    """Return the lines of each board in a text; a blank line or a title begins the next board.

    Captions, remarks, and figures of a search are left out.
    """
    groups: list[list[Token]] = [[]]
    is_over = False  # figures of the search follow a verb's claim
    for line in _lines_without_comments(text):
        words, lines = line.text.strip(), groups[-1]
        is_over = bool(words) and (is_over or bool(_CLAIM.fullmatch(words)))
        is_title = words.endswith(":") and not words.startswith(BETWEEN)
        if lines and (is_title or not words):
            groups.append(lines := [])
        if words and not is_over and not _WORDS.fullmatch(words):
            # Cells have no words, and names of areas are as many as those above.
            is_free = len(groups) == 1 or (
                lines and len(words.split()) != len(lines[0].text.split())
            )
            if not (lines and is_free and _SENTENCE.fullmatch(words)):
                lines.append(line)
    return [lines for lines in groups if lines]


def find_figures(text: str) -> list[Token]:
    """Return the numbers of all lines such as `stars: 2`, each with its index."""
    matches = ((line, _FIGURE.fullmatch(line.text)) for line in _lines_without_comments(text))
    return [Token(m[1], line.at + m.start(1)) for line, m in matches if m]


def _read_block(source: Source, lines: list[Token], is_separated: bool) -> Block:
    """Return the board of some lines, in any of three forms; ProgramError for other lines.

    With `is_separated` a cell may be several characters, since separators stand between cells.
    """
    title = ""
    if lines[0].text.rstrip().endswith(":") and not lines[0].text.startswith(BETWEEN):
        title, lines = lines[0].text.strip().removesuffix(":"), lines[1:]
    if not lines:
        source.fail(f"there is no board under {title!r}")
    rules = [k for k, line in enumerate(lines) if _MARGIN_RULE.fullmatch(line.text.strip())]
    first = rules[0] + 1 if rules else 0
    last = rules[1] if len(rules) > 1 else len(lines)
    fields = [_split_margins(line) for line in lines]
    cells = [middle for _left, middle, _right in fields[first:last]]
    if all(map(_LATTICE.fullmatch, (line.text for line in cells[:3:2]))) and cells[2:]:
        block = _read_lattice(source, cells)
        numbers = [n for n in range(len(cells)) if n % 2]
    elif any(line.text.startswith(BETWEEN) for line in cells):
        block = _read_linked(source, cells)
        numbers = [n for n, line in enumerate(cells) if not line.text.startswith(BETWEEN)]
    else:
        numbers = [n for n, line in enumerate(cells) if not _BOX_RULE.fullmatch(line.text)]
        block = Block([_split_cells(cells[n], is_separated) for n in numbers])
    if not block.rows or not block.rows[0]:
        source.fail("expected rows of cells", lines[0].at)
    block.title = title
    for r, number in enumerate(numbers, 1):
        left, _, right = fields[first + number]
        for side, line in (("left", left), ("right", right)):
            _read_beside(source, block.things, (side, r), _split_cells(line, True))
    above = [middle for _, middle, _ in fields[: max(0, first - 1)]]
    below = [middle for _, middle, _ in fields[last + 1 :]]
    for side, group in (("top", above), ("bottom", below)):
        rows = [_split_cells(line, True) for line in group]
        for c in range(1, max(map(len, rows), default=0) + 1):
            own = [row[c - 1] for row in rows if len(row) >= c]
            while side == "top" and own and own[0].text in "-.":  # they reach down to the cells
                own = own[1:]
            _read_beside(source, block.things, (side, c), own)
    return block


def _split_cells(line: Token, is_separated: bool) -> Row:
    """Return the cells of a line: words if they are separated, else characters; no blanks."""
    pattern = _SEPARATED if is_separated else re.compile(r"\S")
    return [Token(m[0], line.at + m.start()) for m in pattern.finditer(line.text)]


# ---- Texts beside the board -----------------------------------------------------------------


def _split_margins(line: Token) -> tuple[Token, Token, Token]:
    """Split a line into the texts left of the cells, of the cells, and right of them."""
    texts = line.text.split(BARS, 2)
    if len(texts) == 1:
        return Token("", line.at), line, Token("", line.at)
    middle = line.at + len(texts[0]) + len(BARS)
    # A blank stands before the cells, so that the bars do not touch them.
    cells = Token(texts[1].removeprefix(" "), middle + texts[1].startswith(" "))
    after = Token(texts[2], middle + len(texts[1]) + len(BARS)) if len(texts) > 2 else Token("", 0)
    return Token(texts[0], line.at), cells, after


def _read_beside(
    source: Source, things: Things, line: tuple[str, int], tokens: Sequence[Token]
) -> None:
    """Add the numbers beside a (side, line), and those of diagonals, such as `3/`, to `things`."""
    for k, (text, at) in enumerate(tokens, 1):
        if text[-1] in SLANTED:
            number = source.parse_number(text[:-1], at)
            put_thing(things, "slanted", (*line, SLANTED[text[-1]]), number)
        elif text not in EMPTY:
            put_thing(things, "outside", (*line, k), source.parse_number(text, at))


# ---- Lines between and through cells ---------------------------------------------------------


def _read_lattice(source: Source, lines: Sequence[Token]) -> Block:
    """Read a board that is drawn with a + at each vertex, with the lines and signs on the sides."""
    at = [k for k, sign in enumerate(lines[0].text) if sign == VERTEX]
    if len(lines) % 2 == 0:
        source.fail("expected a line of + below the last row of cells", lines[-1].at)
    block = Block([])
    for number, line in enumerate(lines):
        row, text = number // 2, line.text.ljust(at[-1] + 1)
        if number % 2 == 0:
            if [k for k, sign in enumerate(text) if sign == VERTEX] != at:
                source.fail("expected + in the same columns as in the first line", line.at)
            for c, (left, right) in enumerate(pairwise([*at, len(text)])):
                side = Token(text[left + 1 : right], line.at + left + 1)
                if corner := _CORNER.match(side.text):
                    _read_vertex(source, block.things, (row, c), Token(corner[0], side.at))
                    side = side._replace(text=" " * corner.end() + side.text[corner.end() :])
                edge = (row, c + 1, "bottom") if row else (1, c + 1, "top")
                if c < len(at) - 1:
                    _read_side(source, block.things, edge, side, (right - left - 4) // 2 + 1)
            continue
        block.rows.append([])
        for a, b in pairwise(at):
            cell = text[a + 1 : b]
            begin = a + 1 + len(cell) - len(cell.lstrip())
            block.rows[-1].append(Token(cell.strip() or ".", line.at + begin))
        for c, place in enumerate(at):
            edge = (row + 1, c, "right") if c else (row + 1, 1, "left")
            _read_side(source, block.things, edge, Token(text[place], line.at + place), 0)
    return block


def _read_vertex(source: Source, things: Things, vertex: Place, token: Token) -> None:
    """Add the circle or the number at a place where cells meet."""
    if token.text in CIRCLES:
        put_thing(things, "centre", (2 * vertex[0] + 1, 2 * vertex[1] + 1))
    else:
        put_thing(things, "vertex", vertex, source.parse_number(*token))


def _read_side(source: Source, things: Things, edge: Edge, side: Token, middle: int) -> None:
    """Add the sign in the middle of a side, if there is one, and the line along the side."""
    text, at = side
    if (sign := text[middle : middle + 1]) in _SIGNS:
        orders = {signs[edge[2] == "bottom"]: word for word, signs in ORDERS.items()}
        letters = {letter: word for word, letter in ROMAN.items()}
        words = {**CIRCLES, **orders, **letters}
        meaning = words.get(sign) or source.parse_number(sign, at + middle)
        put_thing(things, "between", edge, meaning)
        behind = text[max(0, middle - 1) : middle]  # the line below the sign
        text = text[:middle] + behind + text[middle + 1 :]
    _read_line(source, things, "edge", edge, Token(text, at))


_STATES = {
    **{sign.strip(" ")[0]: state for state, sign in ACROSS.items()},
    **{sign: state for state, sign in DOWN.items()},
}


def _read_line(source: Source, things: Things, kind: str, place: Edge, token: Token) -> None:
    """Add the line, an edge or a link, that a text shows; none if it is blank.

    Other texts raise ProgramError.
    """
    text = token.text.strip()
    if not text:
        return
    if len(set(text)) > 1 or text[0] not in _STATES:
        source.fail(f"expected a line (--- or |), a cross (x) or blanks, not {text!r}", token.at)
    put_thing(things, kind, place, _STATES[text[0]] != "crossed")
    if kind == "link" and _STATES[text[0]] == "double":
        put_thing(things, "links", place, 2)


def _read_linked(source: Source, lines: Sequence[Token]) -> Block:
    """Read a board that is drawn with lines from cell to cell, on the right and below."""
    block = Block([])
    spans: list[tuple[int, int]] = []
    for line in lines:
        # A cross on a line is no cell: `-!-` replaces it until the cells are split.
        text = line.text.replace(LINKED["crossed"], "-!-")
        for directed in (LINKED["to"], LINKED["from"]):
            text = text.replace(directed, ACROSS["drawn"])
        if line.text.startswith(BETWEEN):
            for m in re.finditer(r"\S+", re.sub("[v^]", DOWN["drawn"], line.text[1:])):
                place = m.start() + 1
                columns = [c for c, (a, b) in enumerate(spans, 1) if a <= place < b]
                if not columns:
                    source.fail("expected a line below a cell", line.at + place)
                edge = (len(block.rows), columns[0], "bottom")
                _read_line(source, block.things, "link", edge, Token(m[0], line.at + place))
            continue
        cells = list(re.finditer(r"[^\s\-=!]+", text))
        spans = [m.span() for m in cells]
        block.rows.append([Token(m[0], line.at + m.start()) for m in cells])
        for c, (cell, after) in enumerate(pairwise(cells), 1):
            between = Token(text[cell.end() : after.start()], line.at + cell.end())
            sign = between._replace(text=between.text.replace("-!-", " x "))
            _read_line(source, block.things, "link", (len(block.rows), c, "right"), sign)
    return block
