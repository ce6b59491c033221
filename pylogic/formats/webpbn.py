"""Paint-by-number puzzles as webpbn.com exports them: XML, a `puzzleset` of `puzzle`s.

`clues` of `columns` and of `rows` have a `line` each, and that a `count` for each run; `solution`
has an `image` of rows between bars, a character a cell, which a `color` names. A puzzle may be
told by its picture alone. Known from https://webpbn.com/pbn_fmt.html.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from pylogic.formats import runs
from pylogic.formats.diagram import Diagram, Format, Found, Game, Source
from pylogic.rules.symbols import Place

_LIKE = re.compile(
    r"\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*(?:<!DOCTYPE\s+pbn[^>]*>\s*)?<puzzle(?:set)?\b",
    re.DOTALL,
)
_WHITE, _BLACK = "white", "black"
_GOAL = "goal"


def matches(text: str) -> bool:
    """Whether a text may be such a file."""
    return bool(_LIKE.match(text))


def read(source: Source, _games: Sequence[Game]) -> Found:
    """Read a file.

    Raises:
        ProgramError: says what is wrong; or there are several colours.
    """
    puzzles = list(_root(source).iter("puzzle"))
    if not puzzles:
        source.fail("there is no puzzle in the set")
    puzzle, more = puzzles[0], len(puzzles) - 1
    lost = [f"puzzles behind the first one: {more}"] if more else []
    kind = puzzle.get("type", "grid")
    if kind != "grid":
        source.fail(f"expected a puzzle of the type grid instead of {kind!r}")
    told = {one.get("type", ""): one for one in puzzle.findall("clues")}
    goals, others = [], 0
    for solution in puzzle.findall("solution"):
        if solution.get("type", _GOAL) == _GOAL:
            goals.append(solution)
        else:
            others += 1
    if len(goals) > 1 or others:
        lost.append(f"solutions and saved pictures besides the goal: {len(goals[1:]) + others}")
    picture = _picture(source, puzzle, goals[0]) if goals else None
    if not {"columns", "rows"} <= told.keys():
        if picture is None:
            source.fail("there are neither clues of the columns and the rows, nor a goal")
        shaded, size = picture
        sides = runs.of_picture(shaded, size)
        top, left = ([n for (side, _), n in sides.items() if side == at] for at in ("top", "left"))
    else:
        top, left = (_runs(source, puzzle, told[word]) for word in ("columns", "rows"))
    size = source.size(len(left), len(top))
    if picture is not None and picture[1] != size:
        source.fail(f"the goal has {picture[1][0]} rows and {picture[1][1]} columns,"
                    f" the clues say {size[0]} and {size[1]}")  # fmt: skip
    board = runs.board(top, left, picture[0] if picture else None)
    return Found(board, runs.NAME, tuple(lost))


def _root(source: Source) -> Element:
    try:
        return ElementTree.fromstring(source.text.strip())  # what it refers to is not fetched
    except ElementTree.ParseError as error:
        words = str(error).partition(":")[0]
        source.fail(f"this is no XML: {words}", _offset(source.text, *error.position))
    except (ValueError, LookupError) as error:
        source.fail(f"this is no XML: {error}")


def _offset(text: str, line: int, column: int) -> int:
    text_before = len(text) - len(text.lstrip())
    return text_before + sum(map(len, text.strip().splitlines(True)[: line - 1])) + column


def _runs(source: Source, puzzle: Element, clues: Element) -> list[list[int]]:
    usual = puzzle.get("defaultcolor", _BLACK)
    counts = [one for kind in puzzle.findall("clues") for one in kind.iter("count")]
    colours = {one.get("color", usual) for one in counts}
    if len(colours) > 1:
        named = ", ".join(sorted(colours))
        source.fail(f"runs of several colours ({named}): no rules here have colours")
    lines = [[source.number((n.text or "").strip()) for n in one.findall("count")]
             for one in clues.findall("line")]  # fmt: skip
    return [[] if line == [0] else line for line in lines]


def _picture(source: Source, puzzle: Element, goal: Element) -> tuple[frozenset[Place], Place]:
    """The black cells of the goal, and its rows and columns."""
    text = re.sub(r"\s", "", goal.findtext("image", ""))
    rows = re.findall(r"\|([^|]*)\|", text)
    if not rows or len({len(row) for row in rows}) > 1 or text != "".join(f"|{r}|" for r in rows):
        source.fail("expected an image of rows of the same length, each between bars")
    blank = puzzle.get("backgroundcolor", _WHITE)
    named = {one.get("name"): one.get("char", "") for one in puzzle.findall("color")}
    dot = named.get(blank, ".")
    size = source.size(len(rows), len(rows[0]))
    signs = set(text) - {"|", dot}
    if len(signs) > 1:
        words = ", ".join(sorted(signs))
        source.fail(f"a picture of several colours ({words}): no rules here have colours")
    cells = ((r, c, cell) for r, row in enumerate(rows, 1) for c, cell in enumerate(row, 1))
    return frozenset((r, c) for r, c, cell in cells if cell != dot), size


def write(diagram: Diagram, _game: Game | None) -> str:
    """Write a file."""
    columns, rows, is_whole = runs.written(diagram)
    lines = [
        '<?xml version="1.0"?>',
        '<!DOCTYPE pbn SYSTEM "https://webpbn.com/pbn-0.3.dtd">',
        "<puzzleset>",
        f'<puzzle type="grid" defaultcolor="{_BLACK}">',
        f'<color name="{_WHITE}" char=".">fff</color>',
        f'<color name="{_BLACK}" char="X">000</color>',
    ]
    for word, told in (("columns", columns), ("rows", rows)):
        lines.append(f'<clues type="{word}">')
        lines += ["<line>" + "".join(f"<count>{n}</count>" for n in numbers if n) + "</line>"
                  for numbers in told]  # fmt: skip
        lines.append("</clues>")
    if is_whole:
        signs = ["X" if one in diagram.shaded else "." for one in diagram.places]
        starts = range(0, len(signs), diagram.cols)
        image = ["|" + "".join(signs[at : at + diagram.cols]) + "|" for at in starts]
        lines += [f'<solution type="{_GOAL}">', "<image>", *image, "</image>", "</solution>"]
    return "\n".join([*lines, "</puzzle>", "</puzzleset>"]) + "\n"


FORMAT = Format(
    "webpbn",
    "webpbn",
    "XML of webpbn.com: a puzzleset with clues",
    matches,
    read,
    write,
    extension=".xml",
    needs_game=True,
    is_published=True,
)
