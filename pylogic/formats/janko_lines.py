"""The lines of a text as janko.at publishes them: `begin`, words and values, sections, `end`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from pylogic.formats.diagram import Source, shortened
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
Token = tuple[str, int]
"""A word, and where it stands."""
Row = tuple[Token, ...]


@dataclass
class Lines:
    """What a text says, part by part."""

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


def read(source: Source) -> Lines:
    """The parts of a text, or of the page that holds it."""
    found = Lines(source)
    section: str | None = None
    for line, at in _lines(source.text):
        heading = _HEADING.match(line.lower())
        tokens = tuple((m[0], at + m.start()) for m in re.finditer(r"\S+", line))
        word = tokens[0][0].lower()
        if heading:
            section = heading[1] or heading[2]
            _begin(found, section)
        elif word in _KNOWN | _ASIDE:
            _add_word(found, word, tokens)
        elif section in GRIDS:
            found.sections[section].append(tokens)
        elif section is None:
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


def _begin(found: Lines, section: str) -> None:
    if section in GRIDS:
        found.sections.setdefault(section, [])
    elif section not in ("begin", "moves", "end"):
        found.lost.append(f"the section [{section}]")


def _add_word(found: Lines, word: str, tokens: Row) -> None:
    if word in _ASIDE:
        return
    if word in found.words or len(tokens) > 2 or (len(tokens) < 2 and word != "diagonals"):
        found.source.fail(f"expected one value behind `{word}`, and that once", tokens[0][1])
    found.words[word] = tokens[-1]


def size(found: Lines) -> Place:
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
