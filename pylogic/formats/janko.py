"""Texts as janko.at publishes them: words and values, then sections of rows.

begin, `puzzle NAME`, `size N` or `rows N` and `cols N`, then [problem], [areas], [clabels],
[rlabels], [solution], [moves], and end; headings with brackets or without. The kinds of things of
the puzzle decide the meaning of the cells, as for corpora; see `corpus`. The sources are

- for words and sections, with the number of their rows and columns, the parser of these texts in
  the public repository tkoz0/janko.at-puzzle-scraping: row K of [clabels] holds the K-th number of
  all columns, row K of [rlabels] that of all rows; patternx and patterny are a box's size
- for the cells, the public data set SmilingWayne/puzzlekit-dataset, which holds them unchanged, and
  its crawlers: [clabels] of heights are a row of numbers above and one below, [rlabels] a row of
  those left and of those right; `diagonals` adds both diagonals

`max` (the highest number) and `stars` (in each line) stand in texts of our own, if a puzzle needs
them; in published texts they follow from the solution. The reader skips the author, the looks and
[moves], somebody's way to solve the puzzle; all other unknown content becomes a loss.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from pylogic.formats.corpus import INSIDE, Codec, Sheet, Token
from pylogic.formats.diagram import FIRST, UNKNOWN, Format, Game, ReadResult, Source, shorten
from pylogic.rules.lexical import is_number
from pylogic.rules.symbols import Place

GRIDS = ("problem", "areas", "solution", "clabels", "rlabels")
"""The sections that are rows of cells, or of numbers beside the board."""
_ASIDE = frozenset((
    "begin", "end", "author", "solver", "source", "info", "unit", "title", "mail", "pid", "depth",
))  # fmt: skip
"""Words that say nothing of the puzzle; `depth` is the number of rows of labels."""
_KNOWN = frozenset(
    ("puzzle", "size", "rows", "cols", "patternx", "patterny", "diagonals", "max", "stars")
)
_HEADING = re.compile(r"\s*(?:\[(\w+)\]|(problem|areas|solution|clabels|rlabels|labels|moves))\s*$")
_SCRIPT = re.compile(r"<script[^>]*x-janko[^>]*>(.*?)</script>", re.DOTALL)
Row = tuple[Token, ...]


@dataclass
class Lines:
    """The contents of a text: its words, its sections, and its losses."""

    source: Source
    words: dict[str, Token] = field(default_factory=dict)
    sections: dict[str, list[Row]] = field(default_factory=dict)
    lost: list[str] = field(default_factory=list)

    def parse_number(self, word: str) -> int | None:
        """Return the number behind a word; None without the word; ProgramError for other text."""
        if word not in self.words:
            return None
        return self.source.parse_number(*self.words[word])

    def grid(self, name: str, width: int) -> list[Row]:
        """Return a section's rows, none without it; ProgramError for a row of another width."""
        rows = self.sections.get(name, [])
        for row in rows:
            if len(row) != width:
                words = f"this row of [{name}] has {len(row)} cells instead of {width}"
                self.source.fail(words, row[0][1])
        return rows


def matches(text: str) -> bool:
    """Return True if a text has a janko section, or begins as such a file does."""
    heading = r"(?im)^[ \t]*\[(?:problem|areas|solution|clabels|rlabels)\][ \t\r]*$"
    return bool(re.search(heading, text) or re.search(r"(?m)^[ \t]*begin\s*\n\s*puzzle\s", text))


def lines_of(source: Source) -> Lines:
    """Return the parts of a text, or of a page with a script that holds the text.

    Rows of a section that occurs twice are joined. A word without one value, or that occurs twice,
    raises ProgramError; unknown sections, and lines above all sections, become losses.
    """
    lines = Lines(source)
    section: str | None = None
    for line, at in _iterate_lines(source.text):
        heading = _HEADING.match(line.lower())
        tokens = tuple((m[0], at + m.start()) for m in re.finditer(r"\S+", line))
        word = tokens[0][0].lower()
        if heading:
            section = heading[1] or heading[2]
            if section in GRIDS:
                lines.sections.setdefault(section, [])
            elif section not in ("begin", "moves", "end"):
                lines.lost.append(f"the section [{section}]")
        elif word in _KNOWN:
            is_alone = len(tokens) == 2 or (len(tokens) == 1 and word == "diagonals")
            if word in lines.words or not is_alone:
                source.fail(f"expected one value behind `{word}`, and that once", tokens[0][1])
            lines.words[word] = tokens[-1]
        elif section in GRIDS and word not in _ASIDE:
            lines.sections[section].append(tokens)
        elif section is None and word not in _ASIDE:
            lines.lost.append(f"the line {shorten(line.strip())!r}")
    return lines


def _iterate_lines(text: str) -> Iterator[tuple[str, int]]:
    """Yield (line, index), no blanks or comments, from a page's script if any, to a line `end`."""
    page = _SCRIPT.search(text) if "x-janko" in text else None
    begin, end = page.span(1) if page else (0, len(text))
    for match in re.compile(r"[^\n]+").finditer(text, begin, end):
        if match[0].strip() and not match[0].lstrip().startswith(";"):  # a comment
            yield match[0], match.start()
        if re.fullmatch(r"\s*\[?end\]?\s*", match[0]):
            return


def size_of(lines: Lines) -> Place:
    """Return rows and columns of the board, by `size`, `rows` and `cols`, or the first section.

    If none of them is there, or a section has another size, raise ProgramError.
    """
    grids = {name: lines.sections[name] for name in GRIDS[:3] if lines.sections.get(name)}
    whole = lines.parse_number("size")
    first = next(iter(grids.values()), [])
    rows = lines.parse_number("rows") or whole or len(first)
    cols = lines.parse_number("cols") or whole or len(first[0] if first else [])
    if not grids and not (rows and cols):
        at = max(lines.source.text.find("["), 0)
        lines.source.fail("there are no rows of cells in [problem], [areas] or [solution]", at)
    lines.source.check_size(rows, cols)
    for name, grid in grids.items():
        lines.grid(name, cols)
        if len(grid) != rows:
            words = f"[{name}] has {len(grid)} rows instead of {rows}"
            lines.source.fail(words, grid[0][0][1])
    return rows, cols


_EMPTY = ("-", 0)
_BLACK = {"X": "x", "#": "x"}
"""Other signs of black cells."""


def read(source: Source, games: Sequence[Game]) -> ReadResult:
    """Read a text as a board, with the puzzle's name and with losses; ProgramError for a mistake.

    If no game has this name, the result has no board. A text without a name is the first game.
    """
    match = re.search(r"(?m)^[ \t]*puzzle[ \t]+(\S+)", source.text)
    name = match[1].lower() if match else None
    game = next((game for game in games if name in (None, game.name)), None)
    if game is None:
        return ReadResult(None, name, (UNKNOWN.format(name=name),))
    codec = Codec(game.kinds, game.style)
    lines = lines_of(source)
    rows, cols = size_of(lines)
    answer = lines.grid("solution", cols)
    solution = [tuple((_BLACK.get(text, text), at) for text, at in row) for row in answer]
    sheet = _read_problem(lines, codec, (rows, cols), solution)
    board = codec.read_board(sheet)
    width, height = lines.parse_number("patternx"), lines.parse_number("patterny")
    if width is not None and height is not None:
        board = board.put(boxes={(): (height, width)})
    if solution:
        board = codec.read_solution(Sheet(source, rows, cols, (), tuple(solution)), board)
    return ReadResult(board, name, tuple(lines.lost))


def _read_problem(lines: Lines, codec: Codec, size: Place, solution: Sequence[Row]) -> Sheet:
    """Return the problem as the format `corpus` reads one; add unused words to `lines.lost`.

    Missing numbers, `stars` and `max`, follow from the solution, if possible; a missing section
    that the puzzle needs raises ProgramError.
    """
    problem = lines.sections.get("problem", ())
    if not codec.has_cells and any(text not in "-." for row in problem for text, _ in row):
        lines.lost.append("the section [problem]")
    if codec.has_runs:
        used, more, rows = _read_runs(lines, size)
    elif codec.sides == FIRST:
        used, more, rows = _read_objects(lines, size)
    elif codec.sides:
        used, more, rows = _read_heights(lines, size, solution)
    else:
        used, more, rows = _read_parts(lines, size, codec, solution)
    for word in ("diagonals", "max", "stars"):
        if word in lines.words and word not in used:
            lines.lost.append(f"the word `{word}`")
    for name, section in lines.sections.items():
        if name not in (*used, "problem", "solution") and section:
            lines.lost.append(f"the section [{name}]")
    return Sheet(lines.source, *size, more, tuple(rows))


_Parts = tuple[tuple[str, ...], tuple[str, ...], Iterable[Row]]
"""The names of the used parts; then words and rows as a corpus has them."""


def _read_cells(lines: Lines, size: Place) -> list[Row]:
    """Return the rows of the section [problem]; ProgramError without any."""
    rows = lines.grid("problem", size[1])
    if not rows:
        lines.source.fail("there is no section [problem]")
    return rows


def _read_parts(lines: Lines, size: Place, codec: Codec, solution: Sequence[Row]) -> _Parts:
    """Return used names, a word for stars, perhaps by the solution, and rows of cells and areas."""
    areas = lines.grid("areas", size[1]) if codec.areas else []
    cells = _read_cells(lines, size) if codec.has_cells else []
    if not areas and (codec.areas == "cage" or not cells):
        lines.source.fail("there is no section [areas]")
    used, more = ["areas"] if codec.areas else [], []
    if "count" in codec.kinds:
        stars = lines.parse_number("stars")
        if stars is None and not solution:
            words = "neither a line `stars N` nor a solution tells how many there are in each line"
            lines.source.fail(words)
        used.append("stars")
        more.append(str(sum(text == "x" for text, _ in solution[0]) if stars is None else stars))
    return tuple(used), tuple(more), [*cells, *areas]


def _read_beside(lines: Lines, size: Place, deep: int) -> list[Row]:
    """Return `deep` rows of columns' numbers, then of rows', filled up; ProgramError for more."""
    rows: list[Row] = []
    for name, length in (("clabels", size[1]), ("rlabels", size[0])):
        labels = lines.grid(name, length)
        if len(labels) > deep:
            lines.source.fail(f"[{name}] has more than {deep} rows", labels[deep][0][1])
        rows += [*labels, *[(_EMPTY,) * length] * (deep - len(labels))]
    return rows


_LABELS = ("clabels", "rlabels")


def _read_heights(lines: Lines, size: Place, solution: Sequence[Row]) -> _Parts:
    """Return used names, words for the highest number and diagonals, and rows of sides and cells.

    Without `max` the highest number is that of the whole solution, else the number of rows.
    """
    highest = lines.parse_number("max")
    if highest is None:
        tokens = (token for row in solution for token in row if is_number(token[0]))
        numbers = [lines.source.parse_number(*token) for token in tokens]
        highest = max(numbers) if len(numbers) == size[0] * size[1] else size[0]
    crossed = ("D",) if "diagonals" in lines.words else ()
    cells = lines.grid("problem", size[1]) or [(_EMPTY,) * size[1]] * size[0]
    rows = [*_read_beside(lines, size, 2), *cells]
    return (*_LABELS, "max", "diagonals"), (str(highest), *crossed), rows


def _read_objects(lines: Lines, size: Place) -> _Parts:
    """Return used names, no words, and rows: columns' counts, rows' counts, then the cells."""
    return _LABELS, (), [*_read_beside(lines, size, 1), *_read_cells(lines, size)]


def _read_runs(lines: Lines, size: Place) -> _Parts:
    """Return used names, no words, and runs of columns, then of rows; ProgramError without any."""
    if not any(map(lines.sections.get, _LABELS)):
        lines.source.fail("neither [clabels] nor [rlabels] tells any runs")
    labels = [
        *_line_labels(lines, "clabels", size[1]),
        *_line_labels(lines, "rlabels", size[0]),
    ]
    return _LABELS, (), labels


def _line_labels(lines: Lines, name: str, length: int) -> list[Row]:
    """Return the numbers beside each of `length` lines, none for - and dots, from a section."""
    rows = lines.grid(name, length) or [(_EMPTY,) * length]
    return [tuple(t for t in line if t[0] not in "-.") for line in zip(*rows, strict=True)]


FORMAT = Format(
    "janko",
    "janko.at",
    "a file with the sections [problem], [areas], [solution]",
    matches,
    read,
    instead="facts",
    extension=".janko",
    styles=(INSIDE,),
)
