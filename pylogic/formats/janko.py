"""Texts as janko.at publishes them: words and values, then sections of rows.

begin, `puzzle NAME`, `size N` or `rows N` and `cols N`, then [problem], [areas], [clabels],
[rlabels], [solution], [moves], and end; headings with brackets or without. The kinds of things
that the puzzle has tell what the cells mean, the same as for corpora; see `corpus`. Known are

- words and sections, with the number of their rows and columns, from the parser of these texts in
  the public repository tkoz0/janko.at-puzzle-scraping: row K of [clabels] holds the K-th number of
  all columns, row K of [rlabels] that of all rows; patternx and patterny are a box's size
- the cells, from the public data set SmilingWayne/puzzlekit-dataset, which holds them as they are,
  and from its crawlers: [clabels] of heights are a row of numbers above and one below, [rlabels] a
  row of those left and of those right; `diagonals` adds both diagonals; numbers of runs, and of
  objects, may be missing: then they follow from the solution

`max` (the highest number) and `stars` (in each line) stand in texts of our own, where a puzzle
needs them; of published ones they are read off the solution. The author, the looks and
[moves], somebody's way to solve it, are left aside; all else that is not known is told.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from pylogic.formats.corpus import INSIDE, Codec, Sheet, Token
from pylogic.formats.diagram import FIRST, UNKNOWN, Format, Found, Game, Source, shortened
from pylogic.rules.lexical import is_number
from pylogic.rules.symbols import Place

GRIDS = ("problem", "areas", "solution", "clabels", "rlabels")
"""The sections that are rows of cells, or of numbers beside the board."""
_ASIDE = frozenset((
    "begin", "end", "author", "solver", "source", "info", "unit", "title", "mail", "pid", "depth",
))  # fmt: skip
"""Words that say nothing of the puzzle; `depth` is how many rows of labels there are."""
_KNOWN = frozenset(
    ("puzzle", "size", "rows", "cols", "patternx", "patterny", "diagonals", "max", "stars")
)
_HEADING = re.compile(r"\s*(?:\[(\w+)\]|(problem|areas|solution|clabels|rlabels|labels|moves))\s*$")
_SCRIPT = re.compile(r"<script[^>]*x-janko[^>]*>(.*?)</script>", re.DOTALL)
Row = tuple[Token, ...]


@dataclass
class Lines:
    """The contents of a text, part by part."""

    source: Source
    words: dict[str, Token] = field(default_factory=dict)
    sections: dict[str, list[Row]] = field(default_factory=dict)
    lost: list[str] = field(default_factory=list)

    def number(self, word: str) -> int | None:
        """The number behind a word, if the word is there."""
        if word not in self.words:
            return None
        return self.source.number(*self.words[word])

    def grid(self, name: str, width: int) -> list[Row]:
        """The rows of a section, each of so many cells; none where there is no such section.

        Raises:
            ProgramError: a row is shorter, or longer.
        """
        rows = self.sections.get(name, [])
        for row in rows:
            if len(row) != width:
                words = f"this row of [{name}] has {len(row)} cells instead of {width}"
                self.source.fail(words, row[0][1])
        return rows


def matches(text: str) -> bool:
    """Whether a text may be such a file."""
    heading = r"(?im)^[ \t]*\[(?:problem|areas|solution|clabels|rlabels)\][ \t\r]*$"
    return bool(re.search(heading, text) or re.search(r"(?m)^[ \t]*begin\s*\n\s*puzzle\s", text))


def lines_of(source: Source) -> Lines:
    """The parts of a text, or of the page that holds it."""
    found = Lines(source)
    section: str | None = None
    for line, at in _lines(source.text):
        heading = _HEADING.match(line.lower())
        tokens = tuple((m[0], at + m.start()) for m in re.finditer(r"\S+", line))
        word = tokens[0][0].lower()
        if heading:
            section = heading[1] or heading[2]
            if section in GRIDS:
                found.sections.setdefault(section, [])
            elif section not in ("begin", "moves", "end"):
                found.lost.append(f"the section [{section}]")
        elif word in _KNOWN:
            is_alone = len(tokens) == 2 or (len(tokens) == 1 and word == "diagonals")
            if word in found.words or not is_alone:
                source.fail(f"expected one value behind `{word}`, and that once", tokens[0][1])
            found.words[word] = tokens[-1]
        elif section in GRIDS and word not in _ASIDE:
            found.sections[section].append(tokens)
        elif section is None and word not in _ASIDE:
            found.lost.append(f"the line {shortened(line.strip())!r}")
    return found


def _lines(text: str) -> Iterator[tuple[str, int]]:
    page = _SCRIPT.search(text) if "x-janko" in text else None
    begin, end = page.span(1) if page else (0, len(text))
    for match in re.compile(r"[^\n]+").finditer(text, begin, end):
        if match[0].strip() and not match[0].lstrip().startswith(";"):  # a comment
            yield match[0], match.start()
        if re.fullmatch(r"\s*\[?end\]?\s*", match[0]):
            return


def size_of(found: Lines) -> Place:
    """Rows and columns of the board: as `size`, or `rows` and `cols`, or the first section say.

    Raises:
        ProgramError: nothing says it, or the sections are of other sizes.
    """
    grids = {name: found.sections[name] for name in GRIDS[:3] if found.sections.get(name)}
    whole = found.number("size")
    first = next(iter(grids.values()), [])
    rows = found.number("rows") or whole or len(first)
    cols = found.number("cols") or whole or len(first[0] if first else [])
    if not grids and not (rows and cols):
        at = max(found.source.text.find("["), 0)
        found.source.fail("there are no rows of cells in [problem], [areas] or [solution]", at)
    found.source.size(rows, cols)
    for name, grid in grids.items():
        found.grid(name, cols)
        if len(grid) != rows:
            words = f"[{name}] has {len(grid)} rows instead of {rows}"
            found.source.fail(words, grid[0][0][1])
    return rows, cols


_EMPTY = ("-", 0)
_BLACK = {"X": "x", "#": "x"}
"""Other signs of black cells."""


def game(text: str) -> str | None:
    """The name that a text gives the puzzle, if any."""
    named = re.search(r"(?m)^[ \t]*puzzle[ \t]+(\S+)", text)
    return named[1].lower() if named else None


def read(source: Source, games: Sequence[Game]) -> Found:
    """Read a text.

    Raises:
        ProgramError: says what is wrong and where.
    """
    called = game(source.text)
    known = next((game for game in games if called in (None, game.name)), None)
    if known is None:
        return Found(None, called, (UNKNOWN.format(name=called),))
    codec = Codec(known.kinds, known.style)
    lines = lines_of(source)
    rows, cols = size_of(lines)
    answer = lines.grid("solution", cols)
    solution = [tuple((_BLACK.get(text, text), at) for text, at in row) for row in answer]
    sheet = _problem(lines, codec, (rows, cols), solution)
    board = codec.board(sheet)
    width, height = lines.number("patternx"), lines.number("patterny")
    if width is not None and height is not None:
        board = board.put(boxes={(): (height, width)})
    if solution:
        board = codec.solved(Sheet(source, rows, cols, (), tuple(solution)), board)
    return Found(board, called, tuple(lines.lost))


def _problem(lines: Lines, codec: Codec, size: Place, solution: Sequence[Row]) -> Sheet:
    """The problem as the text of a corpus says it; sections that it has no use for are lost.

    Some follow from the solution where they are missing.
    """
    problem = lines.sections.get("problem", ())
    if not codec.has_cells and any(text not in "-." for row in problem for text, _ in row):
        lines.lost.append("the section [problem]")
    if codec.has_runs:
        used, more, rows = _runs(lines, size, solution)
    elif codec.sides == FIRST:
        used, more, rows = _objects(lines, size, solution)
    elif codec.sides:
        used, more, rows = _heights(lines, size, solution)
    else:
        used, more, rows = _parts(lines, size, codec, solution)
    for word in ("diagonals", "max", "stars"):
        if word in lines.words and word not in used:
            lines.lost.append(f"the word `{word}`")
    for name, section in lines.sections.items():
        if name not in (*used, "problem", "solution") and section:
            lines.lost.append(f"the section [{name}]")
    return Sheet(lines.source, *size, more, tuple(rows))


_Parts = tuple[tuple[str, ...], tuple[str, ...], Iterable[Row]]
"""Names of the parts that are used; words and rows of the text of a corpus."""


def _cells(lines: Lines, size: Place) -> list[Row]:
    rows = lines.grid("problem", size[1])
    if not rows:
        lines.source.fail("there is no section [problem]")
    return rows


def _parts(lines: Lines, size: Place, codec: Codec, solution: Sequence[Row]) -> _Parts:
    """The cells, and the areas of a puzzle that has some; perhaps how many stars are in a line."""
    areas = lines.grid("areas", size[1]) if codec.areas else []
    cells = _cells(lines, size) if codec.has_cells else []
    if not areas and (codec.areas == "cage" or not cells):
        lines.source.fail("there is no section [areas]")
    used, more = ["areas"] if codec.areas else [], []
    if "count" in codec.kinds:
        told = lines.number("stars")
        if told is None and not solution:
            words = "neither a line `stars N` nor a solution tells how many there are in each line"
            lines.source.fail(words)
        used.append("stars")
        more.append(str(sum(text == "x" for text, _ in solution[0]) if told is None else told))
    return tuple(used), tuple(more), [*cells, *areas]


def _beside(lines: Lines, size: Place, deep: int) -> list[Row]:
    """`deep` rows of numbers of columns, and then of rows; empty ones stand for missing ones."""
    rows: list[Row] = []
    for name, length in (("clabels", size[1]), ("rlabels", size[0])):
        found = lines.grid(name, length)
        if len(found) > deep:
            lines.source.fail(f"[{name}] has more than {deep} rows", found[deep][0][1])
        rows += [*found, *[(_EMPTY,) * length] * (deep - len(found))]
    return rows


_LABELS = ("clabels", "rlabels")


def _heights(lines: Lines, size: Place, solution: Sequence[Row]) -> _Parts:
    highest = lines.number("max")
    if highest is None:
        answer = [lines.source.number(*t) for row in solution for t in row if is_number(t[0])]
        highest = max(answer) if len(answer) == size[0] * size[1] else size[0]
    crossed = ("D",) if "diagonals" in lines.words else ()
    cells = lines.grid("problem", size[1]) or [(_EMPTY,) * size[1]] * size[0]
    rows = [*_beside(lines, size, 2), *cells]
    return (*_LABELS, "max", "diagonals"), (str(highest), *crossed), rows


def _objects(lines: Lines, size: Place, solution: Sequence[Row]) -> _Parts:
    cells = lines.grid("problem", size[1])
    if solution and not cells:
        cells = [tuple((t if t == "x" else "-", at) for t, at in row) for row in solution]
    if solution and not any(map(lines.sections.get, _LABELS)):
        counts = [[(str(sum(t == "o" for t, _ in line)), 0) for line in each]
                  for each in (zip(*solution, strict=True), solution)]  # fmt: skip
        return (), (), [*map(tuple, counts), *cells]
    return _LABELS, (), [*_beside(lines, size, 1), *(cells or _cells(lines, size))]


def _runs(lines: Lines, size: Place, solution: Sequence[Row]) -> _Parts:
    if any(map(lines.sections.get, _LABELS)):
        labels = [*_labels(lines, "clabels", size[1]), *_labels(lines, "rlabels", size[0])]
        return _LABELS, (), labels
    if not solution:
        lines.source.fail("neither [clabels] and [rlabels] nor [solution] tell any runs")
    return (), (), [_lengths(line) for line in (*zip(*solution, strict=True), *solution)]


def _labels(lines: Lines, name: str, length: int) -> list[Row]:
    """The numbers beside each line, from the rows of a section."""
    rows = lines.grid(name, length) or [(_EMPTY,) * length]
    return [tuple(t for t in line if t[0] not in "-.") for line in zip(*rows, strict=True)]


def _lengths(line: Iterable[Token]) -> Row:
    found = (sum(1 for _ in group) for black, group in groupby(t == "x" for t, _ in line) if black)
    return tuple((str(length), 0) for length in found) or (("0", 0),)


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
