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

from pylogic.formats.corpus import INSIDE, Sheet, SheetReader, Token
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
class Document:
    """A text taken apart: values of its words, rows of its sections, and losses."""

    source: Source
    words: dict[str, Token] = field(default_factory=dict)
    """{word: the value behind it}."""
    sections: dict[str, list[Row]] = field(default_factory=dict)
    lost: list[str] = field(default_factory=list)

    def parse_number(self, word: str) -> int | None:
        """Return the number behind a word; None without the word, ProgramError for other text."""
        if word not in self.words:
            return None
        return self.source.parse_number(*self.words[word])

    def section_rows(self, name: str, width: int) -> list[Row]:
        """Return a section's rows, [] without it; ProgramError for a row of another width."""
        rows = self.sections.get(name, [])
        for row in rows:
            if len(row) != width:
                words = f"this row of [{name}] has {len(row)} cells instead of {width}"
                self.source.fail(words, row[0][1])
        return rows


def matches(text: str) -> bool:
    """Return True if a text has a line such as [problem], or begins as janko.at's texts do."""
    heading = r"(?im)^[ \t]*\[(?:problem|areas|solution|clabels|rlabels)\][ \t\r]*$"
    return bool(re.search(heading, text) or re.search(r"(?m)^[ \t]*begin\s*\n\s*puzzle\s", text))


def read_document(source: Source) -> Document:
    """Take a text apart, or a page with a script that holds the text.

    Unknown sections, and unknown lines above all sections, become losses. A known word that occurs
    twice, or has not one value, raises ProgramError.
    """
    document = Document(source)
    section: str | None = None
    for line, at in _iterate_content(source.text):
        heading = _HEADING.match(line.lower())
        tokens = tuple((m[0], at + m.start()) for m in re.finditer(r"\S+", line))
        word = tokens[0][0].lower()
        if heading:
            section = heading[1] or heading[2]
            if section in GRIDS:
                document.sections.setdefault(section, [])
            elif section not in ("begin", "moves", "end"):
                document.lost.append(f"the section [{section}]")
        elif word in _KNOWN:
            is_alone = len(tokens) == 2 or (len(tokens) == 1 and word == "diagonals")
            if word in document.words or not is_alone:
                source.fail(f"expected one value behind `{word}`, and that once", tokens[0][1])
            document.words[word] = tokens[-1]
        elif section in GRIDS and word not in _ASIDE:
            document.sections[section].append(tokens)
        elif section is None and word not in _ASIDE:
            document.lost.append(f"the line {shorten(line.strip())!r}")
    return document


def _iterate_content(text: str) -> Iterator[tuple[str, int]]:
    """Yield (line, index) to a line `end`, without blanks and comments; of a page its script."""
    page = _SCRIPT.search(text) if "x-janko" in text else None
    begin, end = page.span(1) if page else (0, len(text))
    for match in re.compile(r"[^\n]+").finditer(text, begin, end):
        if match[0].strip() and not match[0].lstrip().startswith(";"):  # a comment
            yield match[0], match.start()
        if re.fullmatch(r"\s*\[?end\]?\s*", match[0]):
            return


def find_size(document: Document) -> Place:
    """Return (rows, columns) of the board by the words `size`, `rows`, `cols`, or a section.

    ProgramError: there is neither, or a section has another size.
    """
    grids = {name: document.sections[name] for name in GRIDS[:3] if document.sections.get(name)}
    whole = document.parse_number("size")
    first = next(iter(grids.values()), [])
    rows = document.parse_number("rows") or whole or len(first)
    cols = document.parse_number("cols") or whole or len(first[0] if first else [])
    if not grids and not (rows and cols):
        at = max(document.source.text.find("["), 0)
        document.source.fail("there are no rows of cells in [problem], [areas] or [solution]", at)
    document.source.check_size(rows, cols)
    for name, grid in grids.items():
        document.section_rows(name, cols)
        if len(grid) != rows:
            words = f"[{name}] has {len(grid)} rows instead of {rows}"
            document.source.fail(words, grid[0][0][1])
    return rows, cols


_EMPTY = ("-", 0)
_BLACK = {"X": "x", "#": "x"}
"""Other signs of black cells."""


def read(source: Source, games: Sequence[Game]) -> ReadResult:
    """Read a text as a board of the game that it names, or of the first game if it names none.

    If no game has the name, the result has no board. A mistake raises ProgramError.
    """
    match = re.search(r"(?m)^[ \t]*puzzle[ \t]+(\S+)", source.text)
    name = match[1].lower() if match else None
    game = next((game for game in games if name in (None, game.name)), None)
    if game is None:
        return ReadResult(None, name, (UNKNOWN.format(name=name),))
    reader = SheetReader(game.kinds, game.style)
    document = read_document(source)
    rows, cols = find_size(document)
    answer = document.section_rows("solution", cols)
    solution = [tuple((_BLACK.get(text, text), at) for text, at in row) for row in answer]
    sheet = _read_problem(document, reader, (rows, cols), solution)
    board = reader.read_board(sheet)
    width, height = document.parse_number("patternx"), document.parse_number("patterny")
    if width is not None and height is not None:
        board = board.put(boxes={(): (height, width)})
    if solution:
        board = reader.read_solution(Sheet(source, rows, cols, (), tuple(solution)), board)
    return ReadResult(board, name, tuple(document.lost))


def _read_problem(
    document: Document, reader: SheetReader, size: Place, solution: Sequence[Row]
) -> Sheet:
    """Return the problem as a sheet of the format `corpus`; add unused parts to the losses.

    Missing words, `stars` and `max`, follow from the solution. If the solution or a section that
    the puzzle needs is missing, raise ProgramError.
    """
    problem = document.sections.get("problem", ())
    if not reader.has_cells and any(text not in "-." for row in problem for text, _ in row):
        document.lost.append("the section [problem]")
    if reader.has_runs:
        used, more, rows = _read_runs(document, size)
    elif reader.sides == FIRST:
        numbers = _read_labels(document, size, 1)
        used, more, rows = _LABELS, (), [*numbers, *_read_cells(document, size)]
    elif reader.sides:
        used, more, rows = _read_numbers_at_sides(document, size, solution)
    else:
        used, more, rows = _read_parts(document, size, reader, solution)
    for word in ("diagonals", "max", "stars"):
        if word in document.words and word not in used:
            document.lost.append(f"the word `{word}`")
    for name, section in document.sections.items():
        if name not in (*used, "problem", "solution") and section:
            document.lost.append(f"the section [{name}]")
    return Sheet(document.source, *size, more, tuple(rows))


_Parts = tuple[tuple[str, ...], tuple[str, ...], Iterable[Row]]
"""The names of the words and sections that are used; a sheet's words; its rows."""


def _read_cells(document: Document, size: Place) -> list[Row]:
    """Return the rows of the section [problem]; ProgramError if there are none."""
    rows = document.section_rows("problem", size[1])
    if not rows:
        document.source.fail("there is no section [problem]")
    return rows


def _read_parts(
    document: Document, size: Place, reader: SheetReader, solution: Sequence[Row]
) -> _Parts:
    """Return the parts of a problem with cells, areas or both; its word is the count of stars.

    ProgramError: a section is missing, or nothing tells the count that the puzzle needs.
    """
    areas = document.section_rows("areas", size[1]) if reader.area_kind else []
    cells = _read_cells(document, size) if reader.has_cells else []
    if not areas and (reader.area_kind == "cage" or not cells):
        document.source.fail("there is no section [areas]")
    used, more = ["areas"] if reader.area_kind else [], []
    if "count" in reader.kinds:
        stars = document.parse_number("stars")
        if stars is None and not solution:
            words = "neither a line `stars N` nor a solution tells how many there are in each line"
            document.source.fail(words)
        used.append("stars")
        more.append(str(sum(text == "x" for text, _ in solution[0]) if stars is None else stars))
    return tuple(used), tuple(more), [*cells, *areas]


def _read_labels(document: Document, size: Place, deep: int) -> list[Row]:
    """Return `deep` rows of [clabels], then of [rlabels], with empty ones for missing rows.

    ProgramError: a section has more rows.
    """
    rows: list[Row] = []
    for name, length in (("clabels", size[1]), ("rlabels", size[0])):
        labels = document.section_rows(name, length)
        if len(labels) > deep:
            document.source.fail(f"[{name}] has more than {deep} rows", labels[deep][0][1])
        rows += [*labels, *[(_EMPTY,) * length] * (deep - len(labels))]
    return rows


_LABELS = ("clabels", "rlabels")


def _read_numbers_at_sides(document: Document, size: Place, solution: Sequence[Row]) -> _Parts:
    """Return the parts of a problem with numbers at all sides; its word is the highest number.

    Without `max` this is the highest number of a complete solution, else the number of rows. The
    word `diagonals` becomes a D.
    """
    highest = document.parse_number("max")
    if highest is None:
        tokens = (token for row in solution for token in row if is_number(token[0]))
        numbers = [document.source.parse_number(*token) for token in tokens]
        highest = max(numbers) if len(numbers) == size[0] * size[1] else size[0]
    crossed = ("D",) if "diagonals" in document.words else ()
    cells = document.section_rows("problem", size[1]) or [(_EMPTY,) * size[1]] * size[0]
    rows = [*_read_labels(document, size, 2), *cells]
    return (*_LABELS, "max", "diagonals"), (str(highest), *crossed), rows


def _read_runs(document: Document, size: Place) -> _Parts:
    """Return the parts of a problem of runs: one row for each column, then one for each row.

    ProgramError: there are no runs.
    """
    if not any(map(document.sections.get, _LABELS)):
        document.source.fail("neither [clabels] nor [rlabels] tells any runs")
    runs: list[Row] = []
    for name, length in (("clabels", size[1]), ("rlabels", size[0])):
        labels = document.section_rows(name, length) or [(_EMPTY,) * length]
        lines = zip(*labels, strict=True)
        runs += [tuple(token for token in line if token[0] not in "-.") for line in lines]
    return _LABELS, (), runs


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
