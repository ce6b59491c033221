"""Plain text boards: a row a line, `.` or `-` empty, `#` or `x` black, `?` unknown, numbers.

The notation is that of `draw.notation`, which describes lines, signs between cells, and numbers
beside the board; the table of signs below, and the guide's page on formats, have the cells. They
are separated by blanks, commas or bars; without any, each character is a cell. Below the board may
follow, after blank lines, boards of areas, of cages under the line `cages:`, of paths under
`lines:`, `thermos:` or `arrows:` (`a:2+b:1` is the second cell of the path a and the first one of
b), and all of it solved under `solution:`. A line `words: 2` gives the number of the whole board;
the reader skips other words, such as those that a verb prints, and comments, which begin with %. A
square of 81 or more characters on one line, and grids with bars, headings, empty fields or brackets
are read as such rows.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise, zip_longest
from math import isqrt
from typing import Any

from pylogic.draw.notation import BARS, BETWEEN, LINKED, ORDERS, ROMAN, RULE, VERTEX
from pylogic.formats import diagram
from pylogic.formats.cells import SIGNS, N, Token, place_cells, show_things
from pylogic.formats.diagram import Diagram, Format, Game, ReadResult, Text
from pylogic.rules.lexical import is_number
from pylogic.rules.symbols import Edge, Place
from pylogic.rules.vocabulary import SEGMENTS

_LINE = 81  # the least characters of a board on one line; one of so many is of the puzzle `line`
_BARRED = re.compile(r"(?=.*\|)(?=.*(?:\.[0-9.]|[0-9]\.))[0-9._| \t-]+")
"""A row of a grid with bars, whose cells are apart by nothing else."""


def cells_of_line(text: str) -> list[str]:
    """Return the texts of the cells if a line is a whole square board, as in .sdm, else [].
    A cell is a digit or a point, perhaps with a plus before a number that a player entered. Other
    signs for empty cells count if a digit is there, too. The link of a solver may stand before."""
    link = re.match(r"\S+[?&](?:bd|s)=", text)
    signs = re.sub("[*xX_-]", ".", text[link.end() if link else 0 :])
    cells = re.findall(r"\+?[0-9.]", signs)
    is_square = len(cells) == isqrt(len(cells)) ** 2 >= _LINE
    is_board = "".join(cells) == signs and (signs == text or re.search("[1-9]", signs))
    return cells if is_square and is_board else []


def _normalize_rows(text: str) -> str:
    """Turn a grid that was copied from another program into plain rows; keep other texts.
    The forms are a square on one line, lists of lists, tables with empty fields, headings (.sdk),
    and bars between digits (.ss). A line without cells becomes a comment."""
    line = text.strip()
    cells = cells_of_line(line) or ("" if re.search(r"[\s,;|]", line) else line)
    width = isqrt(len(cells))
    if width * width == len(cells) >= _LINE:
        rows = (cells[at : at + width] for at in range(0, len(cells), width))
        return "\n".join("".join(cell[-1] for cell in row) for row in rows)
    text = text.partition("[State]")[0]
    if re.search(r"\[\s*\[", text):
        text = "\n".join(re.findall(r"\[([^\[\]]*)\]", text))
    if "[Puzzle]" in text:
        text = re.sub(r"(?m)^[ \t]*(?:#[A-Z]|\[Puzzle\]).*", "%", text)
    if BARS not in text and any(map(_BARRED.fullmatch, text.splitlines())):
        text = re.sub(r"(?m)^[ \t]*\*-+\*[ \t]*$", "%", text).replace("|", "")
    if re.search(r"(?m)[,;][ \t]*[,;]|^[ \t]*[,;]|''|\"\"", text):
        fields = (re.split("[,;]", line) for line in text.splitlines() if line.strip())
        text = "\n".join(",".join(cell.strip(" \t'\"") or "." for cell in row) for row in fields)
    return text


EMPTY = ".-_·"  # the signs of empty cells
_BETWEEN: dict[str, Any] = {
    **{sign: word for word, signs in ORDERS.items() for sign in signs},
    **{letter: word for word, letter in ROMAN.items()},
    **{sign: SIGNS["circle"][sign] for sign in "o@"},
    **{str(number): number for number in range(10)},
}
"""{sign between two cells: its value}."""
_LINES = {"-": "drawn", "|": "drawn", "=": "double", "H": "double", "x": "crossed"}
_AREAS, _CAGES, _SOLUTION = "areas", "cages", "solution"
_PATHS = ("lines", "thermos", "arrows")  # the titles of boards below the first one
_SEPARATED = r"[^\s,;|]+"
_LATTICE = re.compile(rf"\s*\{VERTEX}([-= xo@^vXV0-9]+\{VERTEX})+[o@0-9]{{0,2}}\s*")
_CORNER = "^(?:[0-9]{1,2}|[o@])"
_MARGIN_RULE = re.compile(rf"\s*[{RULE}+]*{RULE}{{3}}[{RULE}+]*\s*")
_BOX_RULE = re.compile(r"(?=[^+|]*[+|])[-+|\s]*-{2}[-+|\s]*")
_BELOW = re.compile(rf"\s*{BETWEEN}")
"""The beginning of a line with the links below the cells of another one."""
_TITLE = re.compile(rf"\s*[^\s{BETWEEN}].*:\s*")
_FIELDS = re.compile(r"(?:(.*?)\|\|)?(.*?)(?:\|\|(.*))?")
"""The texts left of the cells, of the cells, and right of them."""
_WORDS = re.compile(
    rf"(?!(?:{_AREAS}|{_CAGES}|{_SOLUTION}):)\w[^:|]*: +\S|\([a-z ]+: .*\)$|cost( -?[0-9]+)+$"
)
"""A line that no board has: a caption, a cost, or a remark on a drawing in brackets."""
_SENTENCE = re.compile(r"[^\W0-9_]{2,}( [^\W0-9_]+)+")
_TEXT_LINE = r"(?m)^(?!%)(?:[a-z]+: (?:no|[0-9]+) answers?\b.*(?:\n.*\S.*)*|.*)"
"""A line that is no comment; the figures of a search belong to the claim of a verb above them."""


@dataclass
class Block:
    """A board of a text: its rows of cells, and the things in, between and beside them."""

    source: Text
    title: str = _AREAS
    rows: list[list[Token]] = field(default_factory=list)
    things: dict[str, dict[Any, Any]] = field(default_factory=dict)
    """{kind: {place: value}}."""

    def put(self, kind: str, place: Any, value: Any = True) -> None:
        """Add a thing; a token as its value is a number, and ProgramError if it is none."""
        number = self.source.parse_number(*value) if isinstance(value, Token) else value
        self.things.setdefault(kind, {})[place] = number

    def put_line(self, kind: str, edge: Edge, token: Token, middle: int = -1) -> None:
        """Add the edge or the link that a text draws, and the sign at its index `middle`, if any.
        ProgramError: the rest of the text is neither blank nor a line."""
        text = token.text
        if (sign := text[middle : middle + 1]) in _BETWEEN:
            self.put("between", edge, _BETWEEN[sign])
            text = text[:middle] + text[middle + 1 :]
        text = text.strip()
        state = _LINES.get(text[:1])
        if text and (len(set(text)) > 1 or not state):
            words = f"expected a line (--- or |), a cross (x) or blanks, not {text!r}"
            self.source.fail(words, token.at)
        if state:
            self.put(kind, edge, state != "crossed")
        if kind == "link" and state == "double":
            self.put("links", edge, 2)


def _split_boards(text: str) -> list[list[Token]]:
    """Return the lines of each board in a text; a blank line or a title begins the next board.
    Comments, captions, remarks, and figures of a search belong to no board."""
    boards: list[list[Token]] = [[]]
    for line in Token(text, 0).split(_TEXT_LINE):
        words = line.text.strip()
        if boards[-1] and (not words or _TITLE.fullmatch(words)):
            boards.append([])
        # Cells have no words, and names of areas are as many as those above.
        above = boards[-1][0].text.split() if boards[-1] else []
        is_free = above and (len(boards) == 1 or len(words.split()) != len(above))
        is_caption = _WORDS.match(words) or (is_free and _SENTENCE.fullmatch(words))
        if words and not is_caption:
            boards[-1].append(line)
    return [board for board in boards if board]


def _read_blocks(source: Text) -> list[Block]:
    """Return the boards of a text, which blank lines separate, each perhaps below a line `title:`.
    ProgramError: there is no board, a board has lines of an unknown form, or the text claims
    several answers."""
    source = Text(_normalize_rows(source.text), source.name)
    for claim in re.finditer(r"(?m)^[a-z]+: (?!1 )([0-9]+) answers?\b", source.text):
        words = f"{claim[1]} answers are drawn here: leave one, without this line"
        source.fail(words, claim.start())
    boards = _split_boards(source.text)
    if not boards:
        source.fail("there is no board: expected rows of cells")
    is_separated = re.search(r"(?m)^(?!%).*(?:[,;|]|\S[^\S\n]+\S)", source.text)
    pattern = _SEPARATED if is_separated else r"\S"
    return [_read_block(source, board, pattern) for board in boards]


def _read_block(source: Text, lines: list[Token], pattern: str) -> Block:
    """Return the board of some lines, perhaps below its title, with the texts beside it.
    The pattern finds the cells of a row without lines. ProgramError: there are no cells."""
    block = Block(source)
    if _TITLE.fullmatch(lines[0].text):
        block.title, lines = lines[0].text.strip().removesuffix(":"), lines[1:]
    if not lines:
        source.fail(f"there is no board under {block.title!r}")
    rules = [k for k, line in enumerate(lines) if _MARGIN_RULE.fullmatch(line.text)]
    first = rules[0] + 1 if rules else 0
    last = rules[1] if len(rules) > 1 else len(lines)
    fields: list[list[Token]] = []
    for text, at in lines:
        if m := _FIELDS.fullmatch(text):
            fields.append([Token(m[k] or "", at + max(m.start(k), 0)) for k in (1, 2, 3)])
    cells = [middle for _, middle, _ in fields[first:last]]
    if cells[2:] and all(_LATTICE.fullmatch(line.text) for line in cells[:3:2]):
        rows = _read_lattice(block, cells)
    else:
        rows = _read_rows(block, cells, pattern)
    if not block.rows or not block.rows[0]:
        source.fail("expected rows of cells", lines[0].at)
    margins = [[part.split(_SEPARATED) for part in parts] for parts in fields]
    beside: dict[tuple[str, int], list[Token]] = {}
    for r, index in enumerate(rows, 1):
        beside["left", r], _, beside["right", r] = margins[first + index]
    for side, group in (("top", margins[: max(0, first - 1)]), ("bottom", margins[last + 1 :])):
        for c, column in enumerate(zip_longest(*(middle for _, middle, _ in group)), 1):
            tokens = beside[side, c] = [token for token in column if token]
            while side == "top" and tokens and tokens[0].text in "-.":  # they reach the cells
                del tokens[0]
    for end, tokens in beside.items():
        for k, token in enumerate(tokens, 1):
            if way := SIGNS["diagonal"].get(token.text[-1]):
                block.put("slanted", (*end, way), token._replace(text=token.text[:-1]))
            elif token.text not in EMPTY:
                block.put("outside", (*end, k), token)
    return block


def _read_lattice(block: Block, lines: Sequence[Token]) -> Sequence[int]:
    """Read a board that is drawn with a + at each vertex; return the indices of lines with cells.
    On the sides of cells stand lines and signs, where cells meet numbers and circles."""
    at = [k for k, sign in enumerate(lines[0].text) if sign == VERTEX]
    if len(lines) % 2 == 0:
        block.source.fail("expected a line of + below the last row of cells", lines[-1].at)
    for number, line in enumerate(lines):
        row, text = number // 2, line.text.ljust(at[-1] + 1)
        if number % 2:
            block.rows.append([])
        elif [k for k, sign in enumerate(text) if sign == VERTEX] != at:
            block.source.fail("expected + in the same columns as in the first line", line.at)
        for c, (begin, end) in enumerate(pairwise([*at, len(text)])):
            part = Token(text[begin + 1 : end], line.at + begin + 1)
            if number % 2:
                edge = (row + 1, c, "right") if c else (row + 1, 1, "left")
                block.put_line("edge", edge, Token(text[begin], line.at + begin), 0)
                cell = [*part.split(r"\S.*\S|\S"), Token(".", part.at)][0]
                block.rows[-1] += [cell] if end in at else []
                continue
            for corner in part.split(_CORNER):
                if corner.text in "o@":
                    block.put("centre", (2 * row + 1, 2 * c + 1))
                else:
                    block.put("vertex", (row, c), corner)
            if end in at:
                edge = (row, c + 1, "bottom") if row else (1, c + 1, "top")
                side = re.sub(_CORNER, lambda corner: " " * len(corner[0]), part.text)
                block.put_line("edge", edge, part._replace(text=side), (len(side) - 1) // 2)
    return range(1, len(lines), 2)


def _read_rows(block: Block, lines: Sequence[Token], pattern: str) -> Sequence[int]:
    """Read a board whose rows are lines; return the indices of lines with cells.
    With lines of links below the cells, there are links to the cells on the right, too."""
    has_links = any(_BELOW.match(line.text) for line in lines)
    rows: list[int] = []
    spans: list[tuple[int, int]] = []
    for index, (text, at) in enumerate(lines):
        if _BELOW.match(text):
            for sign in Token(re.sub("[v^]", "|", text), at).split(r"[^\s:]+"):
                columns = [c for c, (a, b) in enumerate(spans, 1) if a <= sign.at - at < b]
                if not columns:
                    block.source.fail("expected a line below a cell", sign.at)
                block.put_line("link", (len(rows), columns[0], "bottom"), sign)
        elif has_links or not _BOX_RULE.fullmatch(text):
            rows.append(index)
            if has_links:  # a cross on a line is no cell: `-!-` replaces it
                text = re.sub("-[<>]-", "---", text.replace(LINKED["crossed"], "-!-"))
            block.rows.append(Token(text, at).split(r"[^\s\-=!]+" if has_links else pattern))
            spans = [(cell.at - at, cell.at - at + len(cell.text)) for cell in block.rows[-1]]
            for c, ((_, begin), (end, _)) in enumerate(pairwise(spans if has_links else ()), 1):
                sign = Token(text[begin:end].replace("-!-", " x "), at + begin)
                block.put_line("link", (len(rows), c, "right"), sign)
    return rows


_PREFIX = (
    rf"(?:\((?P<target>{N})(?P<operation>[-+x*/?]?)\))?"
    r"(?:(?P<shaded>[#xX█])|(?P<look>[%ROYGBP]))?(?P<circle>o%|[o@])?(?P<colour>[%ROYGBP])?"
)
"""The signs that may stand before the rest of a cell; a look or a colour only repeats others."""
_CELL = re.compile(
    rf"(?P<segment>[{''.join(SEGMENTS.values())}])|(?P<diagonal>[\\/])"
    rf"|(?P<triangle>#/|\\#|#\\|/#)|{_PREFIX}(?:[{re.escape(EMPTY)}]"
    rf"|(?P<unknown>\?)|(?P<object>T)|(?P<symbol>[*^QS])|(?P<number>{N})|(?P<numbers>{N}(:{N})+)"
    rf"|(?P<arrow>{N})(?P<way>[<>^v])|(?P<block>(?P<down>{N})?\\(?P<across>{N})?))?"
)
"""A cell; its groups are called as `show_things` wants it."""


def matches(text: str) -> bool:
    """Return True unless a line of the text has a sign that no board in text has.
    A text without lines matches, too."""
    signs = re.escape(EMPTY + "#█?+=*^@:\\/()%,;|")
    row = re.compile(rf"(?:[\s0-9a-zA-Z{signs}]|[<>](?![a-zA-Z/]))*")
    boards = _split_boards(_normalize_rows(text))
    return all(row.fullmatch(line.text) for lines in boards for line in lines)


def read(source: Text, _games: Sequence[Game]) -> ReadResult:
    """Read a board with all that stands below it; ProgramError for a mistake.
    Only a board of 81 characters on one line names its puzzle: `line`."""
    boards = _read_blocks(source)
    split = next((n for n, block in enumerate(boards) if block.title == _SOLUTION), len(boards))
    board = _read_board(boards[:split] or boards)
    if 0 < split < len(boards):
        solved = _read_board(boards[split:])
        shown = {kind: solved[kind] for kind in diagram.ANSWERS}
        if solved["number"] != board["number"]:
            shown["solution"] = solved["number"]
        board = replace(board.put(**shown), is_solved=True)
    line = cells_of_line(source.text.strip())
    signs = zip(board.places, line, strict=False)
    if entered := {cell: int(sign) for cell, sign in signs if sign[0] == "+"}:
        given = {cell: n for cell, n in board["number"].items() if cell not in entered}
        board = board.put(number=given, solution=entered)
    figures = list(re.finditer(r"(?m)^\w[\w ]*: ([^\W_a-zA-Z]+)[ \t\r]*$", source.text))
    for figure in figures if len(figures) == 1 else ():
        board = board.put(count={(): source.parse_number(figure[1], figure.start(1))})
    pieces: dict[tuple[int, int, int], bool] = {}
    bank = re.search(r"(?m)^\(pieces: ([^()\n]+)\)$", source.text)
    for number, piece in enumerate(bank[1].split("  ") if bank else (), 1):
        for row, cells in enumerate(piece.split("/"), 1):
            columns = (column for column, sign in enumerate(cells, 1) if sign != ".")
            pieces |= {(number, row, column): True for column in columns}
    return ReadResult(board.put(piece=pieces), "line" if len(line) == _LINE else None)


def _read_board(boards: Sequence[Block]) -> Diagram:
    """Return the diagram of the first board, with the areas, cages and paths of the others.
    Empty cells are in no cage; empty cells that are black are in no area. Boards of different
    sizes, unknown or repeated titles, and unknown texts of cells raise ProgramError."""
    board, *partitions = boards
    source, things = board.source, board.things
    rows, cols = source.check_size(len(board.rows), len(board.rows[0]))
    # On a board with cages a result is a sum.
    usual = "add" if any(block.title == _CAGES for block in partitions) else "any"
    looks: list[Token] = []
    for cell, (text, at) in place_cells(source, board.rows, (rows, cols), board.title).items():
        match = _CELL.fullmatch(text)
        if match is None:
            rest = re.sub(_PREFIX, "", text, count=1)
            source.parse_number(rest, at + len(text) - len(rest))  # no number: an error
            continue
        starts = [match.start(group) for group in ("look", "colour") if match[group]]
        looks += [Token(text[start:], at + start) for start in starts]
        for kind, place, value in show_things(cell, match, usual):
            board.put(kind, place, value)
    if looks and not things.keys() & {"number", "shaded", "symbol", "object"}:
        source.fail(f"expected a number instead of {looks[0].text!r}", looks[0].at)
    titles = [_AREAS, _CAGES, *_PATHS]
    for block in partitions:
        if block.title not in titles:
            words = "expected a board, a blank line, and perhaps a board of areas"
            source.fail(f"{words}, and one of cages below the line {_CAGES}:", block.rows[0][0].at)
        titles.remove(block.title)
        table = place_cells(source, block.rows, (rows, cols), block.title)
        named = {cell: token for cell, token in table.items() if token.text not in set(EMPTY)}
        if block.title in _PATHS:
            for cell, token in named.items():
                for word in token.text.split("+"):
                    step = re.fullmatch(r"([a-z0-9]\w*):([0-9]+)", word)
                    if step is None:
                        wrong = f"expected a cell of a path, such as a:2, instead of {word!r}"
                        source.fail(wrong, token.at)
                    path = int(step[1]) if is_number(step[1]) else step[1]
                    board.put("path", (*cell, path), Token(step[2], token.at))
            continue
        if block.title == _AREAS:
            named |= {cell: table[cell] for cell in table.keys() - things.get("shaded", {}).keys()}
        names = {cell: token.text for cell, token in named.items()}
        things[block.title.removesuffix("s")] = dict(diagram.renumber_areas(names))
    areas, numbers = things.get("area", {}), things.get("number", {})
    if len(numbers) == rows * cols and all(
        (areas[cell] == areas[other]) == (numbers[cell] == numbers[other])
        for cell, _, other in diagram.list_neighbours(rows, cols)
        if cell in areas and other in areas
    ):
        things.pop("area", None)  # such areas follow from the numbers
    if things.get("sum"):  # even without numbers
        slanted = things.pop("diagonal", {})
        things["block"] = things.get("block", {}) | dict.fromkeys(slanted, True)
    read = Diagram(rows, cols, things)
    return replace(read, is_solved=read.has_answer)


def read_first_board(text: Text) -> dict[Place, str]:
    """Return {(row, column): text} of the cells of the first board that a text holds."""
    rows = enumerate(_read_blocks(text)[0].rows, 1)
    return {(r, c): token.text for r, row in rows for c, token in enumerate(row, 1)}


FORMAT = Format(
    "text",
    "Rows of text",
    "a board, a row a line: . empty, # black, ? unknown, numbers",
    matches,
    read,
    extension=".txt",
    is_loose=True,
)
