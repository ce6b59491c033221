"""Steve Simpson's .non, pictures by their runs: width, height, rows, columns, perhaps goal.

A line is a word and its value; behind `rows` and `columns` there is a line for each, with numbers
and commas between them, 0 or nothing where there are none. `goal` is the picture as one text in
quotes: 0 is blank. Colours, which later versions have, are mistakes.

Known from FORMAT.md of the repository of mikix on GitHub that collects them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from pylogic.formats.diagram import (
    Diagram,
    Format,
    Game,
    Kinds,
    ReadResult,
    Source,
    place_runs,
    runs_by_line,
    shorten,
)

_LOOKS = (re.compile(r"(?m)^[ \t]*width[ \t]+[0-9]"), re.compile(r"(?m)^[ \t]*rows[ \t\r]*$"))
_WORD = re.compile(r"\s*([a-z]+)(?:\s+(\S.*?))?\s*")
_NAME = "runs"
"""The name that `exchange(non, Name)` gives such puzzles."""
_ABOUT = {"catalogue", "title", "by", "copyright", "license"}
"""Words about a puzzle that say nothing of its board."""
_LINES = {"rows": "height", "columns": "width"}
"""{heading of lines with runs: the word for how many lines follow}."""


def matches(text: str) -> bool:
    """Return True if a text has lines `width N` and `rows`, as a .non file has."""
    return all(pattern.search(text) for pattern in _LOOKS)


def read(source: Source, _games: Sequence[Game]) -> ReadResult:
    """Read the runs of a file's first puzzle, and its solution `goal`; ProgramError: a mistake."""
    words: dict[str, tuple[str, int]] = {}
    sections: dict[str, list[list[int]]] = {}
    lost: list[str] = []
    lines = iter([(m[0], m.start()) for m in re.finditer(r"[^\n]*\n|[^\n]+", source.text)])
    for line, at in lines:
        match = _WORD.fullmatch(line)
        word = match[1] if match else ""
        if match and word in _LINES and not match[2]:
            if _LINES[word] not in words:
                source.fail(f"there is no line `{_LINES[word]} N` above")
            length = source.parse_number(*words[_LINES[word]])
            source.check_size(1, length, at)  # before so many lines are read
            sections[word] = [_read_runs(source, lines, f"{word} {n}", at)
                              for n in range(1, length + 1)]  # fmt: skip
        elif match and word in ("width", "height", "goal"):
            words[word] = match[2] or "", at + max(match.start(2), 0)
        elif line.strip("= \t\r\n") == "" and "=" in line:
            lost.append("the puzzles behind the first one")
            break
        elif line.strip() and word not in _ABOUT:
            lost.append(f"the line {shorten(line.strip())!r}")
    for word in _LINES:
        if word not in sections:
            source.fail(f"there is no line `{word}` with the numbers below it")
    size = source.check_size(len(sections["rows"]), len(sections["columns"]))
    text, at = words.get("goal", ("", 0))
    picture = text.strip('"')
    if "goal" in words and len(picture) != size[0] * size[1]:
        source.fail(f"the goal has {len(picture)} cells instead of {size[0] * size[1]}", at)
    places = Diagram(*size).places if "goal" in words else []
    shaded = {place: True for place, cell in zip(places, picture, strict=True) if cell != "0"}
    runs = {("top", c): numbers for c, numbers in enumerate(sections["columns"], 1)}
    runs |= {("left", r): numbers for r, numbers in enumerate(sections["rows"], 1)}
    kinds: Kinds = {"outside": place_runs(runs), "shaded": shaded}
    return ReadResult(Diagram(*size, kinds, "goal" in words), _NAME, tuple(lost))


def _read_runs(
    source: Source, lines: Iterator[tuple[str, int]], where: str, begin: int
) -> list[int]:
    """Take the next line and return its numbers, [] for a 0 alone or a blank line.

    If no line is left, or other words stand there, raise ProgramError.
    """
    line, at = next(lines, (None, begin))
    if line is None:
        source.fail(f"the file ends before the line of {where}", at)
    runs = []
    for part in re.finditer(r"[^\s,]+", line):
        if not re.fullmatch("[0-9]+", part[0]):
            source.fail(f"expected numbers of {where} instead of {shorten(part[0])!r}",
                        at + part.start())  # fmt: skip
        runs.append(source.parse_number(part[0], at + part.start()))
    return [] if runs == [0] else runs


def write(diagram: Diagram, _game: Game) -> str:
    """Return the text of a file; `goal` is the solution, by which other programs check answers.

    It is left out unless the board is solved and the solution has the runs of the puzzle.
    """
    shaded = diagram.places_of("shaded")
    runs = {line: [n for n in numbers if n] for line, numbers in runs_by_line(diagram).items()}
    across, down = (range(1, length + 1) for length in (diagram.cols, diagram.rows))
    cells = {("top", c): [(r, c) in shaded for r in down] for c in across}
    cells |= {("left", r): [(r, c) in shaded for c in across] for r in down}
    lines = [f"width {diagram.cols}", f"height {diagram.rows}", ""]
    for word, side in (("rows", "left"), ("columns", "top")):
        own = (numbers for line, numbers in runs.items() if line[0] == side)
        lines += [word, *(",".join(map(str, numbers)) or "0" for numbers in own), ""]
    if diagram.is_solved and runs == {line: _run_lengths(row) for line, row in cells.items()}:
        lines += [f'goal "{"".join(str(int(place in shaded)) for place in diagram.places)}"']
    return "\n".join(lines).rstrip("\n") + "\n"


def _run_lengths(cells: Sequence[bool]) -> list[int]:
    """Return the lengths of the runs of True, a black cell, in a line; [] without any."""
    return [len(list(group)) for is_black, group in groupby(cells) if is_black]


FORMAT = Format(
    "non",
    "Nonogram file",
    "Steve Simpson's .non: width, height, rows, columns",
    matches,
    read,
    write,
    extension=".non",
    needs_game=True,
    is_published=True,
)
