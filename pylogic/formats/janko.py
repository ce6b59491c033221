"""Texts as janko.at publishes them: words and values, then sections of rows; they are only read.

begin, `puzzle NAME`, `size N` or `rows N` and `cols N`, then [problem], [areas], [clabels],
[rlabels], [solution], [moves], and end; headings with brackets or without. `corpus` reads the
sections. Row K of [clabels] holds the K-th number of all columns, row K of [rlabels] that of all
rows; of heights these rows are the numbers above and below, left and right. patternx and patterny
are a box's size, `diagonals` adds both diagonals; `max` (the highest number) and `stars` (in each
line) stand in texts of our own. The sources are the parser tkoz0/janko.at-puzzle-scraping and the
data set SmilingWayne/puzzlekit-dataset, both public. The reader skips the author, the looks and
[moves], somebody's way to solve the puzzle; all other unknown content becomes a loss.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from pylogic.formats.cells import Token
from pylogic.formats.corpus import GRIDS, INSIDE, LABELS, SIZES, Rows, read_sheet
from pylogic.formats.diagram import UNKNOWN, Format, Game, ReadResult, Text, shorten

_LOOKS = re.compile(
    r"(?im)^[ \t]*(?:\[(?:problem|areas|solution|clabels|rlabels)\][ \t\r]*$|begin\s*\n\s*puzzle\s)"
)
_ASIDE = re.compile("begin|author|solver|source|info|unit|title|mail|pid|depth")
"""Words that say nothing of the puzzle; `depth` is the number of rows of labels."""
_KNOWN = (*SIZES, "puzzle", "diagonals", "max", "stars")
_HEADING = re.compile(r"\[(\w+)\]|(problem|areas|solution|clabels|rlabels|labels|moves|end)")
_SCRIPT = re.compile(r"<script[^>]*x-janko[^>]*>(.*?)</script>", re.DOTALL)


def read(source: Text, games: Sequence[Game]) -> ReadResult:
    """Read a text as a board of the game that it names, or of the first game if it names none.
    Parts that the puzzle does not need become losses."""
    named = re.search(r"(?m)^[ \t]*puzzle[ \t]+(\S+)", source.text)
    name = named[1].lower() if named else None
    game = next((game for game in games if name in (None, game.name)), None)
    if game is None:
        return ReadResult(None, name, (UNKNOWN.format(name=name),))
    words: dict[str, Token] = {}
    sections: dict[str, Rows] = {}
    lost: list[str] = []
    section: str | None = None
    page = _SCRIPT.search(source.text)  # a page has the text in a script
    begin, end = page.span(1) if page else (0, len(source.text))
    for match in re.compile(r"(?m)^[^\S\n]*[^\s;].*").finditer(source.text, begin, end):
        line = match[0].strip()
        tokens = Token(match[0], match.start()).split()
        word = tokens[0].text.lower()
        if heading := _HEADING.fullmatch(line.lower()):
            section = heading[1] or heading[2]
            if section == "end":
                break
            if section not in (*GRIDS, *LABELS, "begin", "moves"):
                lost.append(f"the section [{section}]")
        elif word in _KNOWN:
            is_alone = len(tokens) == 2 or (len(tokens) == 1 and word == "diagonals")
            if word in words or not is_alone:
                source.fail(f"expected one value behind `{word}`, and that once", tokens[0].at)
            words[word] = tokens[-1]
        elif section in (*GRIDS, *LABELS) and not _ASIDE.fullmatch(word):
            sections.setdefault(section, []).append(tokens)
        elif section is None and not _ASIDE.fullmatch(word):
            lost.append(f"the line {shorten(line)!r}")
    words.pop("puzzle", None)
    result = read_sheet(source, words, sections, game)
    return replace(result, game=name, lost=(*lost, *result.lost))


FORMAT = Format(
    "janko",
    "janko.at",
    "a file with the sections [problem], [areas], [solution]",
    _LOOKS.search,
    read,
    instead="facts",
    extension=".janko",
    styles=(INSIDE,),
)
