"""Films in a terminal: board and sentences in one window, where they fit into it."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

import pytest
from rich.console import Console

from pylogic import Board, Cell, Frame
from pylogic.cli import animation

LEFT, UP = "\x1b[D", "\x1b[A"


def film(size: int, *captions: Sequence[str]) -> Board:
    cells = {(size, size): Cell("Z")}
    frames = (Frame(f"step {k}", cells, tuple(c)) for k, c in enumerate(captions))
    return Board(size, size, tuple(frames))


def played(board: Board, keys: Sequence[str], width: int = 80, delay: float | None = None):
    """The screen after each key, as lines; nothing where no film is played."""
    waiting = [*keys, "q"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(animation, "wait_for_key", lambda: waiting.pop(0))
        told = io.StringIO()
        console = Console(
            file=told, force_terminal=True, width=width, height=24, color_system=None, markup=False
        )
        is_played = animation.play(board, console, delay)
    assert is_played == bool(told.getvalue())
    plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", told.getvalue()).replace("\r", "")
    scenes = re.split(r"(?=frame \d+ of )", plain)[1:]
    return [[line.rstrip() for line in scene.splitlines()] for scene in scenes]


@pytest.mark.parametrize(
    ("size", "width", "count"),
    [(17, 80, 10), (17, 60, 2), (9, 80, 10), (9, 40, 3), (13, 80, 10)],
)
def test_fit_board_and_sentences_into_the_window(size, width, count):
    words = [f"since 1,{k} is black, 2,{k} is white" for k in range(count)]
    seen = played(film(size, words, words[:1]), [" "], width)
    assert len({scene[0] for scene in seen}) == 2
    for lines in seen:
        assert len(lines) <= 23
        assert any("Z" in line for line in lines), "the last row"
        assert any("since 1," in line for line in lines)
        assert max(map(len, lines)) <= width
    assert all(f"since 1,{k} " in "\n".join(seen[0]) for k in range(count))


@pytest.mark.parametrize(("size", "width", "count"), [(17, 80, 22), (17, 60, 3), (25, 80, 1)])
def test_play_no_film_that_does_not_fit(size, width, count):
    many = [f"{k}." for k in range(count)]
    assert played(film(size, ["one."], many), [" "], width) == []
    assert played(film(size, ["one."], many), [], width, delay=0.0) == []


def test_lead_forward_and_back():
    seen = played(film(9, ["one."], ["two."], ["three."]), [" ", UP, " ", " ", LEFT, " "])
    numbers = [number for number, _ in groupby(int(scene[0].split()[1]) for scene in seen)]
    assert numbers == [1, 2, 1, 2, 3, 2, 3]


def test_show_all_frames_by_the_clock():
    words = [f"sentence {k}." for k in range(20)]
    seen = "\n".join(line for scene in played(film(17, words, []), [], delay=0.0) for line in scene)
    assert all(word in seen for word in [*words, "frame 1 of 2", "frame 2 of 2"])


def test_keep_the_depth_of_a_chain():
    chain = ["suppose x", "  since 1,2 is black and " + "much more " * 5, "    yes", "so not x"]
    lines = played(film(9, chain, []), [])[0]
    columns = [
        next(line.index(word) for line in lines if word in line)
        for word in ("suppose", "since", "yes", "so not")
    ]
    assert [column - columns[0] for column in columns] == [0, 2, 4, 0]


def places(scenes):
    """Where the cell of the last row and column stands in each scene."""
    return {
        next((k, line.index("Z")) for k, line in enumerate(scene) if "Z" in line)
        for scene in scenes
    }


@pytest.mark.parametrize("size", [3, 5, 9, 13, 17])
def test_move_nothing_from_frame_to_frame(size):
    few, many = ["one."], [f"sentence {k}." for k in range(20)]
    assert len(places(played(film(size, few, many, few), [" ", " "]))) == 1
    board = film(size, ["begin"], ["end"])
    wide = replace(board.frames[1], marks={(1, 1): Cell("1000"), (size, size): Cell("Z")})
    ((_, column),) = places(played(replace(board, frames=(board.frames[0], wide)), [" "], 120))
    assert column > 3 * size


def test_tell_the_signs_in_each_frame():
    """Also where only another frame has them, and of a board without inner lines."""
    for size in (9, 17):
        board = film(size, [f"sentence {k}." for k in range(20)], ["two."])
        styled = Frame("", {(1, 1): Cell("1", style="effect")}, ("three.",))
        board = replace(board, frames=(*board.frames, styled))
        for lines in played(board, [" ", " "]):
            assert len(lines) <= 23
            assert sum("follows" in line for line in lines) == 1
