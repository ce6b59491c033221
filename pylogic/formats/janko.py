"""Texts as janko.at publishes them: words and values, then sections of rows; they are only read.

begin, `puzzle NAME`, `size N` or `rows N` and `cols N`, then [problem], [areas], [clabels],
[rlabels], [solution], [moves], and end; headings with brackets or without. The sections are the
parts of a sheet of `corpus`. The sources are

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
from collections.abc import Sequence

from pylogic.formats.corpus import (
    EMPTY,
    INSIDE,
    Sheet,
    Token,
    check_table,
    find_layout,
    read_problem,
    read_solution,
)
from pylogic.formats.diagram import ALL, UNKNOWN, Format, Game, ReadResult, Source, shorten
from pylogic.rules.lexical import is_number

_GRIDS = ("problem", "areas", "solution")
_LABELS = {"clabels": ("top", "bottom"), "rlabels": ("left", "right")}
_SECTIONS = (*_GRIDS, *_LABELS)
_ASIDE = "begin author solver source info unit title mail pid depth"
"""Words that say nothing of the puzzle; `depth` is the number of rows of labels."""
_SIZES = ("size", "rows", "cols", "patternx", "patterny")
_KNOWN = (*_SIZES, "puzzle", "diagonals", "max", "stars")
_HEADING = re.compile(r"\[(\w+)\]|(problem|areas|solution|clabels|rlabels|labels|moves|end)")
_BLACK = {"X": "x", "#": "x"}
"""Other signs of black cells."""
_SCRIPT = re.compile(r"<script[^>]*x-janko[^>]*>(.*?)</script>", re.DOTALL)


Row = Sequence[Token]


def matches(text: str) -> bool:
    """Return True if a text has a line such as [problem], or begins as janko.at's texts do."""
    heading = r"(?im)^[ \t]*\[(?:problem|areas|solution|clabels|rlabels)\][ \t\r]*$"
    return bool(re.search(heading, text) or re.search(r"(?m)^[ \t]*begin\s*\n\s*puzzle\s", text))


def read(source: Source, games: Sequence[Game]) -> ReadResult:
    """Read a text as a board of the game that it names, or of the first game if it names none.

    If no game has the name, the result has no board. Parts that the puzzle does not need become
    losses. A mistake raises ProgramError.
    """
    named = re.search(r"(?m)^[ \t]*puzzle[ \t]+(\S+)", source.text)
    name = named[1].lower() if named else None
    game = next((game for game in games if name in (None, game.name)), None)
    if game is None:
        return ReadResult(None, name, (UNKNOWN.format(name=name),))
    words, sections, lost = _split_text(source)
    layout, is_counted = find_layout(game.kinds), "count" in game.kinds
    sizes = {word: source.parse_number(*words.pop(word)) for word in _SIZES if word in words}
    first = next((sections[section] for section in _GRIDS if section in sections), [()])
    rows = sizes.get("rows") or sizes.get("size") or len(first)
    cols = sizes.get("cols") or sizes.get("size") or len(first[0])
    if cols < 1:
        at = max(source.text.find("["), 0)
        source.fail("there are no rows of cells in [problem], [areas] or [solution]", at)
    sheet = Sheet(source, *source.check_size(rows, cols))
    for section, sides in _LABELS.items() if layout.sides else ():
        own = [side for side in sides if side in layout.sides]
        table = sections.pop(section, [])
        height = len(table) if layout.has_runs else min(len(table), len(own))
        check_table(source, table, height, cols if section == "clabels" else rows)
        for k, side in enumerate(own):
            numbers = zip(*(table if layout.has_runs else table[k : k + 1]), strict=True)
            sheet = sheet._replace(beside={**sheet.beside, side: list(numbers)})
    if layout.has_cells and not layout.has_runs:
        sheet = sheet._replace(cells=sections.pop("problem", ()))
    if layout.area_kind:
        sheet = sheet._replace(areas=sections.pop("areas", ()))
    answer = sections.pop("solution", ())
    solution = [[(_BLACK.get(word, word), at) for word, at in row] for row in answer]
    if is_counted and layout.sides == ALL:
        values = [int(word) for row in solution for word, _ in row if is_number(word)]
        usual = max(values) if len(values) == rows * cols else rows
        highest = source.parse_number(*words.pop("max", (str(usual), 0)))
        sheet = sheet._replace(total=highest, has_diagonals=bool(words.pop("diagonals", "")))
    elif is_counted:
        if "stars" not in words and not solution:
            source.fail("neither a line `stars N` nor a solution tells how many a line has")
        usual = sum(word == "x" for word, _ in solution[0]) if solution else 0
        sheet = sheet._replace(total=source.parse_number(*words.pop("stars", (str(usual), 0))))
    board = read_problem(sheet, game.kinds)
    if {"patternx", "patterny"} <= sizes.keys():
        board = board.put(boxes={(): (sizes["patterny"], sizes["patternx"])})
    if solution:
        board = read_solution(sheet._replace(cells=solution), board, game)
    lost += [f"the word `{word}`" for word in sorted(words)]
    for section, table in sections.items():
        if any(word not in EMPTY for row in table for word, _ in row):
            lost.append(f"the section [{section}]")
    return ReadResult(board, name, tuple(lost))


def _split_text(source: Source) -> tuple[dict[str, Token], dict[str, list[Row]], list[str]]:
    """Return the values of a text's words, the rows of its sections that have some, and its losses.

    A page is its script that holds the text. Unknown sections, and unknown lines above all
    sections, are losses. ProgramError: a known word occurs twice, or has not one value.
    """
    words: dict[str, Token] = {}
    sections: dict[str, list[Row]] = {}
    lost: list[str] = []
    section: str | None = None
    page = _SCRIPT.search(source.text)
    begin, end = page.span(1) if page else (0, len(source.text))
    for match in re.compile(r"(?m)^[^\S\n]*[^\s;].*").finditer(source.text, begin, end):
        line = match[0].strip()
        tokens = [(m[0], match.start() + m.start()) for m in re.finditer(r"\S+", match[0])]
        word = tokens[0][0].lower()
        if heading := _HEADING.fullmatch(line.lower()):
            section = heading[1] or heading[2]
            if section == "end":
                break
            if section not in (*_SECTIONS, "begin", "moves"):
                lost.append(f"the section [{section}]")
        elif word in _KNOWN:
            is_alone = len(tokens) == 2 or (len(tokens) == 1 and word == "diagonals")
            if word in words or not is_alone:
                source.fail(f"expected one value behind `{word}`, and that once", tokens[0][1])
            words |= {word: tokens[-1]} if word != "puzzle" else {}
        elif section in _SECTIONS and word not in _ASIDE.split():
            sections.setdefault(section, []).append(tokens)
        elif section is None and word not in _ASIDE.split():
            lost.append(f"the line {shorten(line)!r}")
    return words, sections, lost


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
