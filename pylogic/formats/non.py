"""Steve Simpson's .non, pictures by their runs: width, height, rows, columns, perhaps goal.

A line is a word and its value; behind `rows` and `columns` there is a line for each, with numbers
and commas between them, 0 or nothing where there are none. `goal` is the picture as one text in
quotes: 0 is blank. Colours, which later versions have, are mistakes.

Known from FORMAT.md of the repository of mikix on GitHub that collects them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from pylogic.formats import diagram
from pylogic.formats.diagram import Diagram, Format, Game, ReadResult, Source, shorten

_LOOKS = re.compile(r"(?ms)(?=.*^[ \t]*width[ \t]+[0-9]).*^[ \t]*rows[ \t\r]*$")
_LINE = re.compile(r"\s*([a-z]+)(?:\s+(\S.*?))?\s*")
_ABOUT = {"catalogue", "title", "by", "copyright", "license"}
"""Words about a puzzle that say nothing of its board."""
_RUNS = {"rows": ("height", "left"), "columns": ("width", "top")}
"""{heading of lines with runs: (the word for how many lines follow, the side of their numbers)}."""


def matches(text: str) -> bool:
    """Return True if a text has lines `width N` and `rows`, as a .non file has."""
    return bool(_LOOKS.match(text))


def read(source: Source, _games: Sequence[Game]) -> ReadResult:
    """Read the runs of a file's first puzzle, and its solution `goal`; ProgramError: a mistake."""
    words: dict[str, tuple[str, int]] = {}
    runs: dict[tuple[str, int], list[int]] = {}
    lost: list[str] = []
    lines = [(match[0], match.start()) for match in re.finditer(r"[^\n]*\n|[^\n]+", source.text)]
    lines.reverse()
    while lines:
        line, at = lines.pop()
        match = _LINE.fullmatch(line)
        word, value = (match[1], match[2]) if match else ("", None)
        if word in _RUNS and value is None:
            length, side = _RUNS[word]
            if length not in words:
                source.fail(f"there is no line `{length} N` above")
            count = source.parse_number(*words[length])
            source.check_size(1, count, at)  # before so many lines are read
            for number in range(1, count + 1):
                if not lines:
                    source.fail(f"the file ends before the line of {word} {number}", at)
                numbers, begin = lines.pop()
                runs[side, number] = []
                for part in re.finditer(r"[^\s,]+", numbers):
                    start = begin + part.start()
                    if not re.fullmatch("[0-9]+", part[0]):
                        noun = f"numbers of {word} {number}"
                        source.fail(f"expected {noun} instead of {shorten(part[0])!r}", start)
                    runs[side, number].append(source.parse_number(part[0], start))
        elif match and word in ("width", "height", "goal"):
            words[word] = value or "", at + max(match.start(2), 0)
        elif "=" in line and not line.strip("= \t\r\n"):
            lost.append("the puzzles behind the first one")
            break
        elif line.strip() and word not in _ABOUT:
            lost.append(f"the line {shorten(line.strip())!r}")
    for word, (_, side) in _RUNS.items():
        if (side, 1) not in runs:
            source.fail(f"there is no line `{word}` with the numbers below it")
    rows, cols = (sum(where == side for where, _ in runs) for side in ("left", "top"))
    board = Diagram(*source.check_size(rows, cols), {"outside": diagram.place_runs(runs)})
    if "goal" in words:
        picture, at = words["goal"][0].strip('"'), words["goal"][1]
        if len(picture) != rows * cols:
            source.fail(f"the goal has {len(picture)} cells instead of {rows * cols}", at)
        cells = zip(board.places, picture, strict=True)
        black = {place: True for place, cell in cells if cell != "0"}
        board = replace(board.put(shaded=black), is_solved=True)
    return ReadResult(board, "runs", tuple(lost))


def write(board: Diagram, _game: Game) -> str:
    """Return the text of a file; `goal` is the solution, by which other programs check answers.

    It is left out unless the board is solved and the solution has the runs of the puzzle.
    """
    black, is_solved = board.places_of("shaded"), board.is_solved
    lines = [f"width {board.cols}", f"height {board.rows}", ""]
    for word, (_, side) in _RUNS.items():
        lines.append(word)
        for (where, line), numbers in diagram.runs_by_line(board).items():
            if where == side:
                row = [(line, c) for c in range(1, board.cols + 1)]
                column = [(r, line) for r in range(1, board.rows + 1)]
                cells = [place in black for place in (row if side == "left" else column)]
                positive = [number for number in numbers if number]
                lengths = [len(list(run)) for is_black, run in groupby(cells) if is_black]
                is_solved = is_solved and positive == lengths
                lines.append(",".join(map(str, positive)) or "0")
        lines.append("")
    if is_solved:
        lines.append(f'goal "{"".join(str(int(place in black)) for place in board.places)}"')
    return "\n".join(lines).rstrip("\n") + "\n"


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
