"""Text files as janko.at publishes them: sections [problem], [areas] and [solution]."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from pylogic.formats.diagram import Diagram, Found, Game, Source
from pylogic.rules.symbols import Place

NAME = "janko"
_SECTION = re.compile(r"\s*\[?(problem|areas|solution)\]?\s*$", re.IGNORECASE)
_CELL = re.compile(r"(?:-|\.|\?|x|X|#|\d+|[a-zA-Z])(?=\s|$)")
_Cells = dict[Place, tuple[str, int]]


def matches(text: str) -> bool:
    """Whether a text may be such a file."""
    return bool(re.search(r"(?m)^\s*\[problem\]\s*$", text, re.IGNORECASE))


def read(source: Source, games: Sequence[Game]) -> Found:
    """Read a file; lines that are not known are passed over.

    Raises:
        ProgramError: says what is wrong and where.
    """
    sections = dict(_sections(source))
    if "problem" not in sections:
        source.fail("there is no section [problem]")
    problem = sections["problem"]
    if not problem:
        source.fail("the section [problem] has no rows of cells", source.text.find("["))
    rows, cols = max(problem)
    source.size(rows, cols)
    for name, cells in sections.items():
        if cells and max(cells) != (rows, cols):
            size = max(cells)
            at = next(iter(cells.values()))[1]
            words = f"[{name}] has {size[0]} x {size[1]} cells, [problem] {rows} x {cols}"
            source.fail(words, at)
    solution = sections.get("solution", {})
    numbers = _numbers(source, problem)
    answer = _numbers(source, solution)
    return Found(
        Diagram(
            rows,
            cols,
            numbers,
            frozenset(place for place, (text, _) in problem.items() if text == "?"),
            _areas(sections.get("areas", {})),
            shaded=frozenset(place for place, (text, _) in solution.items() if text in "xX#"),
            solution=answer,
            is_solved=bool(solution),
        ),
        _game(source.text, games),
    )


def _sections(source: Source) -> Iterator[tuple[str, _Cells]]:
    name = ""
    cells: _Cells = {}
    row = 0
    for match in re.finditer(r"[^\n]+", source.text):
        line, at = match[0], match.start()
        heading = _SECTION.match(line)
        if heading or line.lstrip().startswith("["):
            if name:
                yield name, cells
            name, cells, row = (heading[1].lower() if heading else ""), {}, 0
            continue
        if not name or not line.strip():
            continue
        texts = [(m[0], at + m.start()) for m in _CELL.finditer(line)]
        if re.sub(r"\s", "", line) != "".join(text for text, _ in texts):
            if row and not re.match(r"\s*[a-z]{2,}", line):
                source.fail(f"unexpected words in the section [{name}]", at)
            continue
        row += 1
        if row > 1 and len(texts) != max(cells)[1]:
            source.fail(f"this row has {len(texts)} cells, those above {max(cells)[1]}", at)
        cells |= {(row, column): cell for column, cell in enumerate(texts, 1)}
    if name:
        yield name, cells


def _numbers(source: Source, cells: Mapping[Place, tuple[str, int]]) -> dict[Place, int]:
    found = {}
    for place, (text, at) in cells.items():
        if text.isdigit():
            found[place] = source.number(text, at)
        elif text not in "-.?xX#":
            source.fail(f"unexpected cell {text!r}", at)
    return found


def _areas(cells: Mapping[Place, tuple[str, int]]) -> dict[Place, int]:
    names: dict[str, int] = {}
    return {place: names.setdefault(text, len(names) + 1) for place, (text, _) in cells.items()}


def _game(text: str, games: Sequence[Game]) -> str | None:
    named = re.search(r"(?m)^\s*puzzle[ \t]+(\S+)", text)
    return named[1].lower() if named and games else None


def unwritable(diagram: Diagram, _game: Game | None) -> str | None:
    """What a file cannot say."""
    return next((f"the variant {flag}" for flag, is_on in diagram.flags.items() if is_on), None)


def write(diagram: Diagram, game: Game | None) -> str:
    """Write a file."""
    head = ["begin", *([f"puzzle {game.name}"] if game else [])]
    sizes = [f"size {diagram.rows}"] if diagram.rows == diagram.cols else []
    sizes = sizes or [f"rows {diagram.rows}", f"cols {diagram.cols}"]
    unknown = dict.fromkeys(diagram.unknown, "?")
    lines = [*head, *sizes, "[problem]", *_rows(diagram, {**unknown, **diagram.numbers})]
    if diagram.areas:
        lines += ["[areas]", *_rows(diagram, diagram.areas)]
    if diagram.is_solved:
        black = dict.fromkeys(diagram.shaded, "x")
        lines += ["[solution]", *_rows(diagram, {**black, **diagram.solution})]
    return "\n".join([*lines, "end"]) + "\n"


def _rows(diagram: Diagram, cells: Mapping[Place, int | str]) -> list[str]:
    columns = range(1, diagram.cols + 1)
    rows = range(1, diagram.rows + 1)
    return [" ".join(str(cells.get((r, c), "-")) for c in columns) for r in rows]
