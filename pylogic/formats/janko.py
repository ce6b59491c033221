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
from collections.abc import Iterator, Sequence
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
_SIZES = {"puzzle", "size", "rows", "cols", "patternx", "patterny"}
"""Words that every puzzle may have."""
_KNOWN = _SIZES | {"diagonals", "max", "stars"}
_HEADING = re.compile(r"\s*(?:\[(\w+)\]|(problem|areas|solution|clabels|rlabels|labels|moves))\s*$")
_SCRIPT = re.compile(r"<script[^>]*x-janko[^>]*>(.*?)</script>", re.DOTALL)
Row = tuple[Token, ...]


@dataclass
class Document:
    """A text taken apart: values of its words, rows of its sections, and losses."""

    source: Source
    words: dict[str, Token] = field(default_factory=dict)
    """{word: the value behind it}, without the words that have been taken."""
    sections: dict[str, list[Row]] = field(default_factory=dict)
    """{name: rows}, without the sections that have been taken."""
    lost: list[str] = field(default_factory=list)

    def take_number(self, word: str) -> int | None:
        """Take a word and return its number; None without the word, ProgramError for other text."""
        token = self.words.pop(word, None)
        return None if token is None else self.source.parse_number(*token)

    def take_rows(self, name: str, width: int, most: int | None = None) -> list[Row]:
        """Take a section and return its rows, [] without it.

        ProgramError: a row has another width, or there are more than `most` rows.
        """
        rows = self.sections.pop(name, [])
        for row in rows:
            if len(row) != width:
                words = f"this row of [{name}] has {len(row)} cells instead of {width}"
                self.source.fail(words, row[0][1])
        if most is not None and len(rows) > most:
            self.source.fail(f"[{name}] has more than {most} rows", rows[most][0][1])
        return rows

    def find_losses(self) -> list[str]:
        """Return a phrase for each word and section that was unknown, or was not taken."""
        words = [f"the word `{word}`" for word in sorted(self.words.keys() - _SIZES)]
        contents = ({text for row in rows for text, _ in row} for rows in self.sections.values())
        sections = zip(self.sections, contents, strict=True)
        left = [f"the section [{name}]" for name, texts in sections if texts - {"-", "."}]
        return [*self.lost, *words, *left]


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

    ProgramError: there is neither, or a section has another number of rows.
    """
    grids = {name: document.sections[name] for name in GRIDS[:3] if document.sections.get(name)}
    whole = document.take_number("size")
    first = next(iter(grids.values()), [])
    rows = document.take_number("rows") or whole or len(first)
    cols = document.take_number("cols") or whole or len(first[0] if first else [])
    if not grids and not (rows and cols):
        at = max(document.source.text.find("["), 0)
        document.source.fail("there are no rows of cells in [problem], [areas] or [solution]", at)
    document.source.check_size(rows, cols)
    for name, grid in grids.items():
        if len(grid) != rows and len(grid[0]) == cols:
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
    answer = document.take_rows("solution", cols)
    solution = tuple(tuple((_BLACK.get(text, text), at) for text, at in row) for row in answer)
    width, height = document.take_number("patternx"), document.take_number("patterny")
    board = reader.read_board(read_problem(document, reader, (rows, cols), solution))
    if width is not None and height is not None:
        board = board.put(boxes={(): (height, width)})
    if solution:
        board = reader.read_solution(Sheet(source, rows, cols, (), solution), board)
    return ReadResult(board, name, tuple(document.find_losses()))


def read_problem(
    document: Document, reader: SheetReader, size: Place, solution: Sequence[Row]
) -> Sheet:
    """Take the parts of a document that the puzzle needs; return them as a sheet of `corpus`.

    Without the word `max` the highest number follows from a complete solution, or is the number of
    rows; without `stars` their count follows from the solution. ProgramError: a part is missing.
    """
    rows, cols = size
    labels = [(name, length) for name, length in (("clabels", cols), ("rlabels", rows))]
    more: list[str] = []
    lines: list[Row] = []
    if reader.has_runs:
        if not any(document.sections.get(name) for name, _ in labels):
            document.source.fail("neither [clabels] nor [rlabels] tells any runs")
        for name, length in labels:  # a line of the sheet for each column, then for each row
            runs = zip(*(document.take_rows(name, length) or [(_EMPTY,) * length]), strict=True)
            lines += [tuple(token for token in line if token[0] not in "-.") for line in runs]
    elif reader.sides:
        deep = 1 if reader.sides == FIRST else 2
        for name, length in labels:
            numbers = document.take_rows(name, length, deep)
            lines += [*numbers, *[(_EMPTY,) * length] * (deep - len(numbers))]
    if reader.sides and reader.sides != FIRST:
        cells = document.take_rows("problem", cols) or [(_EMPTY,) * cols] * rows
        highest = document.take_number("max")
        if highest is None:
            tokens = (token for row in solution for token in row if is_number(token[0]))
            values = [document.source.parse_number(*token) for token in tokens]
            highest = max(values) if len(values) == rows * cols else rows
        more = [str(highest), *(["D"] if document.words.pop("diagonals", None) else [])]
        return Sheet(document.source, *size, tuple(more), (*lines, *cells))
    areas = document.take_rows("areas", cols) if reader.area_kind else []
    if reader.has_cells and not reader.has_runs:
        cells = document.take_rows("problem", cols)
        if not cells:
            document.source.fail("there is no section [problem]")
        lines += cells
    if not areas and (reader.area_kind == "cage" or not lines):
        document.source.fail("there is no section [areas]")
    if "count" in reader.kinds:
        stars = document.take_number("stars")
        if stars is None and not solution:
            words = "neither a line `stars N` nor a solution tells how many there are in each line"
            document.source.fail(words)
        more.append(str(sum(text == "x" for text, _ in solution[0]) if stars is None else stars))
    return Sheet(document.source, *size, tuple(more), (*lines, *areas))


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
