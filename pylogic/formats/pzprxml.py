"""XML files of pzpr and PencilBox: size, board and answer, in the words that `about` names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pylogic.formats import xml_elements
from pylogic.formats.diagram import Diagram, Found, Game, Source
from pylogic.formats.kinds import unsaid
from pylogic.formats.pzprv3_lines import Reading, solved
from pylogic.formats.pzprxml_answer import ANSWER
from pylogic.formats.pzprxml_board import BOARD
from pylogic.formats.pzprxml_parts import Word

NAME = "pzprxml"
_WORDS = {**BOARD, **ANSWER}
STYLES = tuple(_WORDS)
_PROPERTY = '<property><author value=""/><source value=""/><difficulty value=""/></property>'


def matches(text: str) -> bool:
    """Whether a text may be such a file."""
    return text.lstrip()[:1] == "<" and "<puzzle " in text[:1000]


def read(source: Source, games: Sequence[Game]) -> Found:
    """Read a file.

    Raises:
        ProgramError: says what is wrong and where.
    """
    puzzle = xml_elements.read(source)
    name = puzzle.attributes.get("type")
    if puzzle.tag != "puzzle" or name is None:
        puzzle.fail('expected <puzzle type="...">')
    size = puzzle.part("size")
    rows, cols = source.size(size.number("row"), size.number("col"))
    game = next((game for game in games if game.name == name), None)
    if game is None:
        words = f"the board, since nothing here says how {name!r} is written"
        return Found(Diagram(rows, cols), name, (words,))
    more = max((word.more for word in _named(game, _WORDS)), default=0)
    found = Reading(source, [], 0, source.size(rows - more, cols - more))
    for word in _named(game, BOARD):
        word.read(found, puzzle.part("board"))
    answer = next((part for part in puzzle.inside if part.tag == "answer"), None)
    if answer is not None:
        for word in _named(game, ANSWER):
            word.read(found, answer)
    return Found(solved(found.diagram), name, tuple(found.lost))


def _named(game: Game, among: Mapping[str, Word]) -> list[Word]:
    return [among[word] for word in game.style.split() if word in among]


def unwritable(diagram: Diagram, game: Game | None) -> str | None:
    """What a file cannot say."""
    assert game is not None
    words = _named(game, _WORDS)
    beyond = unsaid(diagram, (field for word in words for field in word.says))
    limits = (word.limits(diagram) for word in words)
    return beyond or next((limit for limit in limits if limit), None)


def write(diagram: Diagram, game: Game | None) -> str:
    """Write a file."""
    assert game is not None
    names = game.style.split()
    more = max((_WORDS[name].more for name in names), default=0)
    board = [line for name in names if name in BOARD for line in BOARD[name].write(diagram)]
    answer = [line for name in names if name in ANSWER for line in ANSWER[name].write(diagram)]
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<puzzle type="{game.name}">',
        f'<size row="{diagram.rows + more}" col="{diagram.cols + more}"/>',
        _PROPERTY,
        "<board>",
        *board,
        "</board>",
        "<answer>",
        *answer,
        "</answer>",
        "</puzzle>",
    ]
    return "\n".join(lines) + "\n"
