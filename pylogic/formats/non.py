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

from pylogic.formats import diagram
from pylogic.formats.diagram import Diagram, Format, Game, ReadResult, Text, shorten

_LOOKS = re.compile(r"(?ms)(?=.*^[ \t]*width[ \t]+[0-9]).*^[ \t]*rows[ \t\r]*$")
_LINE = re.compile(r"(?m)^(?!\Z)[ \t]*(?P<word>[^\s]*)[ \t]*(?P<value>.*?)[ \t\r]*(?:\n|\Z)")
_ABOUT = {"catalogue", "title", "by", "copyright", "license"}
"""Words about a puzzle that say nothing of its board."""
_RUNS = {"rows": ("height", "left"), "columns": ("width", "top")}
"""{heading of lines with runs: (the word for how many lines follow, the side of their numbers)}."""


def read(source: Text, _games: Sequence[Game]) -> ReadResult:
    """Read the runs of a file's first puzzle, and its solution `goal`; ProgramError: a mistake."""
    words: dict[str, tuple[str, int]] = {}
    runs: dict[tuple[str, int], list[int]] = {}
    lost: list[str] = []
    lines = _LINE.finditer(source.text)
    for line in lines:
        word, value = line["word"], line["value"]
        if word in _RUNS and not value:
            length, side = _RUNS[word]
            if length not in words:
                source.fail(f"there is no line `{length} N` above")
            count = source.parse_number(*words[length])
            source.check_size(1, count, line.start())  # before so many lines are read
            for number in range(1, count + 1):
                ending = f"the file ends before the line of {word} {number}"
                row = next(lines, None) or source.fail(ending, line.start())
                runs[side, number] = [
                    source.parse_number(part[0], row.start() + part.start())
                    for part in re.finditer(r"[^\s,]+", row[0])
                ]
        elif word in ("width", "height", "goal"):
            words[word] = value, line.start("value")
        elif word and not line[0].strip("= \t\r\n"):
            lost.append("the puzzles behind the first one")
            break
        elif word and word not in _ABOUT:
            lost.append(f"the line {shorten(line[0].strip())!r}")
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
    It is left out unless the board is solved and the solution has the runs of the puzzle."""
    black, is_solved = board.places_of("shaded"), board.is_solved
    goal = "".join(str(int(place in black)) for place in board.places)
    lines = [f"width {board.cols}", f"height {board.rows}"]
    for word, (_, side) in _RUNS.items():
        lines += ["", word]
        for (where, line), numbers in diagram.runs_by_line(board).items():
            if where == side:
                row = goal[(line - 1) * board.cols : line * board.cols]
                cells = row if side == "left" else goal[line - 1 :: board.cols]
                positive = [number for number in numbers if number]
                is_solved = is_solved and positive == [len(run) for run in cells.split("0") if run]
                lines.append(",".join(map(str, positive)) or "0")
    lines += ["", f'goal "{goal}"'] if is_solved else []
    return "\n".join([*lines, ""])


FORMAT = Format(
    "non",
    "Nonogram file",
    "Steve Simpson's .non: width, height, rows, columns",
    _LOOKS.match,
    read,
    write,
    extension=".non",
    needs_game=True,
    is_published=True,
)
