"""Puzzles of JSON corpora, {"problem": text, "solution": text}; they are only read.

A text is a first line `rows cols`, then lines of words separated by blanks. The kinds of things
that a puzzle has (`board(Kind, Predicate)`) decide which parts a problem has, and what a cell
means, by the tables below; the guide's page on formats explains them.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping, Sequence, Set
from dataclasses import replace
from itertools import zip_longest
from typing import Any

from pylogic.formats import diagram
from pylogic.formats.cells import N, Token, place_cells, show_things
from pylogic.formats.diagram import ALL, FIRST, Diagram, Format, Game, ReadResult, Text
from pylogic.rules.lexical import is_number
from pylogic.rules.symbols import Beside, Edge, Place, canonical_edge

WRONG_ENTRY = 'no puzzle of a corpus: expected {"problem": "rows cols ...", "solution": ...}'
Rows = list[Sequence[Token]]
_Cells = Mapping[Place, Token]
EMPTY = ("-", ".")  # the words of empty cells
WHITE, INSIDE = "white", "inside"  # the styles of a solution: x for white cells, or x inside a loop
SIZES = ("size", "rows", "cols", "patternx", "patterny")
"""Words that every puzzle may have: a board's size, and a box's."""
GRIDS = ("problem", "areas", "solution")  # the sections that are rows of cells
LABELS = {"clabels": ("top", "bottom"), "rlabels": ("left", "right")}
"""The sections of numbers beside the board: a row for each side, or for all K-th numbers."""
_IN_CELLS = {"number", "solution", "circle", "object", "sum", "arrow", "cage", "centre", "vertex"}


def list_parts(kinds: Set[str]) -> list[str]:
    """Return the parts of problems of a puzzle with these kinds, in the order of a corpus.
    They are "runs" alone, or sides of the board, "cells" unless it needs none, and "areas"."""
    if "outside" in kinds and not kinds & {"object", "number"}:
        return ["runs"]
    sides = () if "outside" not in kinds else FIRST if "object" in kinds else ALL
    areas = ["areas"] if kinds & {"cage", "area"} else []
    has_cells = bool(kinds & _IN_CELLS) or ("block" in kinds and not areas)
    return [*sides, *(["cells"] if has_cells else []), *areas]


def read(source: Text, games: Sequence[Game]) -> ReadResult:
    """Read a puzzle, and its solution if it has one, as a board of the first game.
    A mistake has its place in the lines of the problem or, counted on, of the solution."""
    if not games:
        return ReadResult(None, lost=("the board, since nothing says which puzzle it is",))
    try:
        document = json.loads(source.text)
        problem, solution = document["problem"], document.get("solution")
    except (ValueError, AttributeError, TypeError, KeyError, RecursionError):
        source.fail(WRONG_ENTRY)
    if not isinstance(problem, str) or not isinstance(solution, str | None):
        source.fail("the problem is no text: expected `rows cols`, then rows of cells")
    source = Text(f"{problem}\n{solution or ''}", source.name)
    lines = [words for line in Token(source.text, 0).split(".+") if (words := line.split())]
    split = sum(line[0].at < len(problem) for line in lines)
    first, tables, answer = lines[0] if split else [], [*lines[1:split]], lines[split:]
    if len(first) < 2 or not all(is_number(word) for word, _ in first[:2]):
        source.fail("expected `rows cols`, then rows of cells")
    rows, cols = source.check_size(int(first[0][0]), int(first[1][0]))
    if answer and [word for word, _ in answer[0][:2]] != [word for word, _ in first[:2]]:
        expected = f"expected {rows} {cols}"
        source.fail(f"the solution is one of another size: {expected}", answer[0][0].at)
    kinds, parts = games[0].kinds, list_parts(games[0].kinds)
    sections: dict[str, Rows] = {"solution": [*answer[1:]]}
    if "runs" in parts:
        for section, runs in (("clabels", tables[:cols]), ("rlabels", tables[cols:])):
            longest = max(map(len, runs), default=0)
            if len(tables) != rows + cols or len(runs) * longest > rows * cols:
                source.fail(f"expected {rows + cols} lines of numbers, as many as fit into cells")
            sections[section] = [*zip_longest(*runs, fillvalue=Token("-", 0))]
        tables = []
    for section, sides in LABELS.items():
        if count := sum(side in parts for side in sides):
            sections[section], tables = [*tables[:count]], tables[count:]
    height = rows + ("vertex" in kinds) if "areas" in parts else len(tables)
    names = ("areas",) if parts == ["areas"] and len(tables) <= height else GRIDS
    sections |= dict(zip(names, ([*tables[:height]], [*tables[height:]]), strict=False))
    more = ["diagonals" if word == "D" else word for word, _ in first[3:]]
    headings = ["rows", "cols", "max" if "bottom" in parts else "stars", *more]
    return read_sheet(source, dict(zip(headings, first, strict=False)), sections, games[0])


_ALONE = ("vertex", "sum", "cage", "arrow", "centre")
"""The kinds of which a problem with such things has no others in its cells."""
_Forms = Mapping[str, tuple[str, str]]
"""For each kind of a puzzle the words that its cells may have: in a message, and as a pattern.
The names of the groups are the kinds of the things that a cell shows, or parts of their values."""
_PROBLEM: _Forms = {
    "vertex": ("a number", f"(?P<vertex>{N})"),
    "sum": ("0, `down,across`", f"0|(?P<block>[-.]|(?P<down>{N})?,(?P<across>{N})?)"),
    "cage": ("a number and + - * /", f"(?P<target>{N})(?P<operation>[-+*x/:]?)"),
    "arrow": (
        "@, a number and n, s, e or w",
        f"(?P<block>@)|((?P<arrow>{N})(?P<way>[nsew]))?(?P<circle>[ox]?)",
    ),
    "centre": ("0, 1, 2, 3", "(?P<centre>[0-3])"),
    "triangle": ("5", "(?P<block>5)"),
    "circle": ("w, 1, b, 2", "(?P<circle>[w1b2])"),
    "object": ("x", "(?P<object>x)"),
    "block": ("x, @", "(?P<block>[x@])"),
    "number": ("?, a number", rf"(?P<unknown>\?)|(?P<number>{N})"),
}
"""The forms of a problem's cells; the first that fits counts."""
_SOLUTION: _Forms = {
    "symbol": ("o, x", "(?P<symbol>[oxX#])"),
    "shaded": ("x, L, I, T, S", "(?P<shaded>[xX#LITS])"),
    "link": ("exits of a cell", "(?P<link>[nsew]+)"),
    "links": ("1, 2, a, b", "(?P<links>[12ab])"),
    "edge": ("x", "(?P<inside>[xX#])"),
    "diagonal": ("/, \\", r"(?P<diagonal>[/\\])"),
    "triangle": ("nw, ne, sw, se", "(?P<triangle>[ns][ew])"),
    "solution": ("a number", f"(?P<solution>{N})"),
}
"""The forms of a solution's cells likewise."""


def _read_cells(
    source: Text, board: Diagram, cells: _Cells, forms: Sequence[tuple[str, str]], usual: str = ""
) -> Diagram:
    """Return a board with the things that cells show, each by the first form that fits.
    A word without a form, a line that leaves the board, and a value that contradicts another cell
    raise ProgramError."""
    contents: dict[str, dict[Any, Any]] = {}
    expected = ", ".join(words for words, _ in forms)
    inner = {(*cell, side) for cell, side, _ in diagram.list_neighbours(board.rows, board.cols)}
    for cell, (word, at) in cells.items():
        match = next((m for _, pattern in forms if (m := re.fullmatch(pattern, word))), None)
        things = list(show_things(cell, match, usual)) if match else []
        edges = {place for kind, place, _ in things if kind in ("link", "links")}
        if edges - inner or not (match or word in EMPTY):
            source.fail(f"expected {expected} or - instead of {word!r}", at)
        for kind, place, value in things:
            if contents.setdefault(kind, {}).setdefault(place, value) != value:
                source.fail(f"{word!r} contradicts another cell", at)
    return board.add(contents)


def read_sheet(
    source: Text, words: dict[str, Token], sections: dict[str, Rows], game: Game
) -> ReadResult:
    """Return the board of a text by its {word: value behind it} and its {section: rows of words}.
    The game's kinds and style tell which words and sections are needed, of SIZES, GRIDS, LABELS and
    a few more; others are losses. Without the word `max` the highest number follows from a complete
    solution, or is the number of rows; without `stars` their count follows from the solution.
    ProgramError: a mistake."""

    def take_cells(section: str, *size: int) -> _Cells:
        """Take a section of this size; return {(row, column): word}, {} without the section."""
        return place_cells(source, sections.pop(section, ()), size, f"[{section}]")

    kinds, parts = game.kinds, list_parts(game.kinds)
    sizes = {word: source.parse_number(*words.pop(word)) for word in SIZES if word in words}
    first = next((sections[name] for name in GRIDS if sections.get(name)), [()])
    rows = sizes.get("rows") or sizes.get("size") or len(first)
    cols = sizes.get("cols") or sizes.get("size") or len(first[0])
    if cols < 1:
        at = max(source.text.find("["), 0)
        source.fail("there are no rows of cells in [problem], [areas] or [solution]", at)
    board = Diagram(*source.check_size(rows, cols))
    outside: dict[Beside, int] = {}
    counts: Counter[tuple[str, int]] = Counter()
    for section, sides in LABELS.items():
        own = [side for side in sides if side in parts]
        depth = len(sections.get(section, ())) if "runs" in parts else len(own)
        numbers = take_cells(section, depth, len(board.lines(sides[:1]))) if depth else {}
        for (k, line), token in numbers.items():
            end = (own[k - 1] if own else sides[0], line)
            if token.text not in EMPTY:
                counts[end] += 1
                outside[*end, counts[end]] = source.parse_number(*token)
    if "runs" in parts and not outside:
        source.fail("neither [clabels] nor [rlabels] tells any runs")
    more = "vertex" in kinds
    has_cells = "cells" in parts or "block" in kinds
    cells = take_cells("problem", rows + more, cols + more) if has_cells else {}
    areas = take_cells("areas", rows, cols) if "areas" in parts else {}
    answer = take_cells("solution", rows, cols)
    if "cells" in parts and "bottom" not in parts and not cells:
        source.fail("there is no section [problem]")
    if "areas" in parts and not areas and ("cage" in kinds or not cells):
        source.fail("there is no section [areas]")
    if "count" in kinds:
        values = [word for word, _ in answer.values()]
        usual = sum(word in "xX#" for word in values[:cols])
        if "bottom" in parts:
            is_whole = bool(values) and all(map(is_number, values))
            usual = max(map(int, values)) if is_whole else rows
            board = replace(board, flags={"diagonals": bool(words.pop("diagonals", ""))})
        elif "stars" not in words and not answer:
            wrong = "neither a line `stars N` nor a solution tells how many there are in each line"
            source.fail(wrong)
        word = words.pop("max" if "bottom" in parts else "stars", Token(str(usual), 0))
        count = source.parse_number(*word)
        board = board.put(count={} if "bottom" in parts and count == rows else {(): count})
    if {"patternx", "patterny"} <= sizes.keys():
        board = board.put(boxes={(): (sizes["patterny"], sizes["patternx"])})
    board = _read_things(source, board.put(outside=outside), cells, areas, answer, game)
    lost = [f"the word `{word}`" for word in sorted(words)]
    for section, table in sections.items():
        if any(word not in EMPTY for row in table for word, _ in row):
            lost.append(f"the section [{section}]")
    return ReadResult(board, lost=tuple(lost))


def _read_things(
    source: Text, board: Diagram, cells: _Cells, areas: _Cells, answer: _Cells, game: Game
) -> Diagram:
    """Return a board with the things in cells, the areas, and the solution in `answer`, if any.
    A mistake raises ProgramError."""
    kinds = game.kinds
    if areas:
        holes = {cell for cell, (word, _) in areas.items() if word in "@#" and not cells}
        names = {cell: word for cell, (word, _) in areas.items() if cell not in holes}
        kind = "cage" if "cage" in kinds else "area"
        board = board.put(block=dict.fromkeys(holes, True), **{kind: diagram.renumber_areas(names)})
    if "cage" in kinds:  # a result may stand in any cell of its cage
        first, results = diagram.first_cells(board["cage"]), dict[Place, Token]()
        for cell, token in cells.items():
            place = first[board["cage"][cell]]
            if token.text not in EMPTY and results.setdefault(place, token) != token:
                source.fail("this cage has a number already", token.at)
        cells = results
    alone = [kind for kind in _ALONE if kind in kinds][:1]
    forms = [form for kind, form in _PROBLEM.items() if kind in (alone or kinds)]
    usual = "add" if {"area", "boxes"} & kinds else "any"
    board = replace(_read_cells(source, board, cells, forms, usual), is_solved=bool(answer))
    if not answer:
        return board
    words = {cell: word for cell, (word, _) in answer.items() if word not in EMPTY}
    if game.style == WHITE:
        return board.put(shaded=dict.fromkeys(answer.keys() - words.keys(), True))
    if "edge" in kinds and game.style != INSIDE:
        borders = {
            (*cell, side): True
            for cell, side, other in diagram.list_neighbours(board.rows, board.cols)
            if cell in words and other in words and words[cell] != words[other]
        }
        return board.put(edge=borders)
    if {"symbol", "triangle"} & kinds:  # these solutions repeat the problem's signs
        given = {**board["block"], **board["object"], **board["number"]}
        answer = {cell: token for cell, token in answer.items() if cell not in given}
    forms = [form for kind, form in _SOLUTION.items() if kind in kinds]
    board = _read_cells(source, board, answer, forms)
    loop: set[Edge] = set()
    for row, col in board["inside"]:  # an edge between two such cells is removed again
        loop ^= {canonical_edge(row, col, side) for side in ALL}
    return board.put(inside={}, edge=dict.fromkeys(loop, True))


FORMAT = Format(
    "corpus",
    "Corpus",
    "a problem and its solution, of a JSON file of many",
    re.compile(r'\s*\{(?s:.*)"problem"').match,
    read,
    extension=".json",
    styles=(WHITE, INSIDE),
    is_published=True,
)
