"""Links of Penpa+: those that it wrote, boards written and read again, what is lost."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from harness import CORPORA, compare, compare_unsaid, corpus, entry, needs_corpora, written
from hypothesis import given, settings
from hypothesis import strategies as st

import pylogic
from pylogic.formats import collection, exchange, penpa, penpa_codecs, penpa_text, sources
from pylogic.formats.diagram import Diagram, Game, Source, joined
from pylogic.formats.penpa_text import Points
from pylogic.formats.sources import Manner
from pylogic.rules.symbols import canonical

LINKS = Path(__file__).parent / "penpa_links.txt"
PUZZLES = {"binairo": "takuzu", "starbattle": "star_battle", "kurodoko": "kuromasu"}
LOSSY = {"akari": "a cell of the colour 2 at 1,1", "nonogram": "the text '?' at -1,1"}


@pytest.mark.few(3)
@pytest.mark.parametrize("name", collection.entries(LINKS))
def test_a_link_that_penpa_wrote_has_its_answer(name):
    puzzle = pylogic.load(PUZZLES.get(name, name))
    source = f"{LINKS}#{name}"
    if name in LOSSY:
        with pytest.raises(pylogic.ProgramError, match=re.escape(f"cannot be read: {LOSSY[name]}")):
            puzzle.instance(source)
    instance = puzzle.instance(source, lossy=name in LOSSY)
    expected = "multiple" if name == "nonogram" else "unique"  # it is of another kind, with rules
    assert puzzle.solve(instance).status == expected
    if name not in ("binairo", "nonogram"):  # those tell no tag
        assert exchange.puzzle(sources.find(None, source)).name == PUZZLES.get(name, name)


def test_what_links_of_penpa_mean(update):
    said = []
    for name in collection.entries(LINKS):
        encoding = pylogic.load(PUZZLES.get(name, name)).encoding
        text = sources.find(encoding, f"{LINKS}#{name}", Manner(lossy=True))
        found = exchange.facts(encoding, text)
        said.append("\n".join([name, found.text, *map(str, found.answer)]))
    compare("penpa.txt", "\n\n".join(said), update)


def same(found: Diagram, codec: str) -> None:
    """A board is read as it was written."""
    game = Game("name", codec)
    read = penpa.read(Source(penpa.write(found, game), "x"), [game])
    assert (read.diagram, read.game, read.lost) == (found, "name", ())


RIGHT, BOTTOM = (1, 1, "right"), (1, 2, "bottom")
TOP, LEFT = (1, 1, "top"), (2, 1, "left")
CUT = {(1, 1): 1, (1, 2): 1, (2, 1): 2, (2, 2): 1}
BOARDS = [
    ("numbers", Diagram(2, 2, {(1, 1): 12}, frozenset([(2, 1)]), CUT,
        shaded=frozenset([(1, 2)]), unshaded=frozenset([(2, 2)]), is_solved=True)),
    ("numbers", Diagram(2, 2, {(1, 1): 1}, boxes=(1, 2), solution={(1, 2): 2}, is_solved=True)),
    ("numbers", Diagram(2, 3, outside={("top", 2, 1): 1, ("top", 2, 2): 3, ("top", 3, 1): 0,
        ("left", 1, 1): 4, ("left", 2, 1): 2, ("left", 2, 2): 1, ("right", 2, 1): 5,
        ("bottom", 1, 1): 6, ("bottom", 1, 2): 7})),
    ("circled", Diagram(2, 2, {(1, 1): 0, (2, 2): 1}, solution={(1, 2): 1, (2, 1): 0},
        is_solved=True)),
    ("loop", Diagram(2, 2, {(1, 2): 3}, edges=frozenset([RIGHT, BOTTOM, TOP, LEFT]),
        no_edges=frozenset([(1, 1, "left"), (2, 2, "right")]), is_solved=True)),
    ("lines", Diagram(2, 2, circles={(1, 1): "white", (2, 2): "black"},
        links=frozenset([RIGHT, BOTTOM]), no_links=frozenset([(1, 1, "bottom")]),
        is_solved=True)),
    ("paths", Diagram(2, 2, {(1, 1): 2}, areas=CUT, links=frozenset([RIGHT, BOTTOM]),
        no_links=frozenset([(1, 1, "bottom")]), is_solved=True)),
    ("bridges", Diagram(2, 2, {(1, 1): 2}, bridges={RIGHT: 2, BOTTOM: 1}, is_solved=True)),
    ("walls", Diagram(2, 2, {(1, 1): 2}, frozenset([(1, 2)]), blocks=frozenset([(2, 2)]),
        symbols=frozenset([(2, 1)]), is_solved=True)),
    ("objects", Diagram(1, 2, objects=frozenset([(1, 1)]), outside={("left", 1, 1): 1},
        symbols=frozenset([(1, 2)]), is_solved=True)),
    ("stars", Diagram(2, 2, areas={(1, 1): 1, (2, 1): 2, (2, 2): 2},
        blocks=frozenset([(1, 2)]), count=2, symbols=frozenset([(1, 1)]),
        vacant=frozenset([(2, 2)]), is_solved=True)),
    ("corners", Diagram(2, 2, vertices={(0, 0): 1, (1, 1): 3, (2, 2): 0, (0, 2): 1},
        diagonals={(1, 1): "down", (1, 2): "up", (2, 1): "up"}, is_solved=True)),
    ("arrows", Diagram(2, 2, arrows={(1, 1): ("right", 1), (2, 1): ("top", 12)},
        blocks=frozenset([(2, 2)]), shaded=frozenset([(1, 2)]), is_solved=True)),
    ("arrows", Diagram(3, 3, arrows={(3, 2): ("left", 0), (3, 3): ("bottom", 0)},
        links=frozenset([RIGHT, BOTTOM]), no_links=frozenset([(2, 1, "bottom")]),
        is_solved=True)),
    ("castle", Diagram(3, 3, arrows={(1, 1): ("right", 2), (1, 2): ("bottom", 0),
            (2, 1): ("top", 1), (2, 3): ("left", 1)},
        circles={(1, 1): "white", (1, 2): "black", (2, 1): "grey", (2, 3): "white",
            (3, 2): "white", (3, 3): "black"},
        links=frozenset([(1, 3, "bottom")]), no_links=frozenset([(2, 2, "bottom")]),
        is_solved=True)),
    ("centres", Diagram(2, 2, centres=frozenset([(2, 2), (2, 3), (4, 4), (3, 2), (3, 3)]),
        edges=frozenset([RIGHT, BOTTOM]), is_solved=True)),
    ("triangles", Diagram(2, 3, {(1, 1): 2}, blocks=frozenset([(2, 3)]), is_solved=True,
        triangles={(1, 2): "top_left", (1, 3): "top_right", (2, 1): "bottom_left",
            (2, 2): "bottom_right"})),
    ("orders", Diagram(2, 2, {(1, 1): 2}, between={(1, 1, "right"): "greater",
        (2, 1, "right"): "less", (1, 1, "bottom"): "less", (1, 2, "bottom"): "greater"},
        solution={(1, 2): 1}, is_solved=True)),
    ("sums", Diagram(2, 2, blocks=frozenset([(1, 1), (1, 2), (2, 1)]),
        sums={(1, 2, "down"): 3, (2, 1, "across"): 3}, solution={(2, 2): 3}, is_solved=True)),
    ("thermos", Diagram(2, 2, {(1, 1): 2}, areas=CUT, solution={(2, 2): 1}, is_solved=True,
        paths={(1, 1, 1): 2, (2, 1, 1): 1, (1, 1, 2): 1, (2, 2, 2): 2, (1, 2, 2): 3})),
    ("cages", Diagram(2, 2, {(2, 2): 1}, cages=CUT,
        targets={(1, 1): ("mul", 4), (2, 1): ("any", 2)}, solution={(1, 1): 2},
        is_solved=True)),
    ("dashed", Diagram(2, 2, cages=CUT, targets={(1, 1): ("mul", 1)})),
    ("dashed", Diagram(2, 2, boxes=(1, 2), cages=CUT,
        targets={(1, 1): ("add", 4), (2, 1): ("add", 2)}, solution={(1, 1): 2},
        is_solved=True)),
]  # fmt: skip


@pytest.mark.few(7)
@pytest.mark.parametrize(("codec", "board"), BOARDS)
def test_a_board_of_each_kind_is_written_and_read_again(codec, board):
    same(board, codec)


def test_every_codec_is_written_and_read():
    assert {codec for codec, _ in BOARDS} == set(penpa_codecs.CODECS)


UNWRITABLE = [
    ("numbers", Diagram(2, 2, circles={(1, 1): "white"})),
    ("numbers", Diagram(2, 2, no_edges=frozenset([TOP]))),
    ("numbers", Diagram(2, 2, {(1, 1): -1})),
    ("numbers", Diagram(1, 3, areas={(1, 1): 1, (1, 2): 2, (1, 3): 1})),
    ("numbers", Diagram(1, 2, areas={(1, 1): 1, (1, 2): 1})),
    ("numbers", Diagram(2, 2, boxes=(2, 2))),
    ("circled", Diagram(1, 1, {(1, 1): 2})),
    ("orders", Diagram(1, 2, between={(1, 1, "right"): "white"})),
    ("castle", Diagram(1, 1, arrows={(1, 1): ("top", 0)})),
    ("loop", Diagram(1, 1, symbols=frozenset([(1, 1)]))),
    ("bridges", Diagram(2, 2, bridges={RIGHT: 3})),
    ("walls", Diagram(1, 1, vacant=frozenset([(1, 1)]), symbols=frozenset([(1, 1)]))),
    ("stars", Diagram(1, 1, count=2)),
    ("stars", Diagram(2, 1, areas={(1, 1): 1, (2, 1): 2}, count=2)),
    ("cages", Diagram(2, 2, cages=CUT, targets={(1, 1): ("add", 1)}, boxes=(1, 2))),
    ("dashed", Diagram(2, 2, cages={(1, 1): 1}, targets={(1, 2): ("add", 1)})),
]


def test_what_a_link_cannot_say(update):
    compare_unsaid("penpa_unwritable.txt", penpa, UNWRITABLE, update)


def link(question: dict, answer: dict | None = None) -> str:
    """A link with whatever its layers hold, on a board of 2 x 2 cells."""
    return penpa_text.write(POINTS, (0, 0, 0, 0), question, answer or {}, "")


POINTS = Points(2, 2, 0, 0, 6, 6)
HERE, NEXT, MIDDLE = POINTS.cell((1, 1)), POINTS.cell((1, 2)), POINTS.cell((1, 1), 3)
AROUND = [POINTS.edge((1, 1, side)) for side in ("top", "bottom", "left", "right")]
ALIKE = [  # what players draw otherwise, and what it means
    ("lines", {"line": {f"{HERE},{MIDDLE}": 3, f"{NEXT},{MIDDLE}": 3}},
        Diagram(2, 2, links=frozenset([RIGHT]), is_solved=True)),
    ("numbers", {"number": {str(HERE): [" ", 6, "1"], str(NEXT): [3, 1, "5"]}},
        Diagram(2, 2, {(1, 2): 3}, frozenset([(1, 1)]))),
    ("walls", {"symbol": {str(HERE): [2, "square_LL", 1]}, "surface": {str(NEXT): 8},
        "number": {str(NEXT): ["1", 7, "6"]}},
        Diagram(2, 2, {(1, 2): 1}, blocks=frozenset([(1, 1)]))),
    ("cages", {"killercages": [[HERE, NEXT]], "corner": {str(POINTS.quarter((1, 2), "top_left")):
        ["4\u00d7", 1]}},
        Diagram(2, 2, cages={(1, 1): 1, (1, 2): 1}, targets={(1, 1): ("mul", 4)})),
    ("castle", {"edge": dict.fromkeys(AROUND, 2)}, Diagram(2, 2, circles={(1, 1): "white"})),
    ("castle", {"edge": dict.fromkeys([*AROUND, POINTS.edge((1, 2, "bottom"))], 2),
        "surface": {str(NEXT): 8, str(POINTS.cell((2, 1))): 4}},
        Diagram(2, 2, circles={(1, 1): "white", (1, 2): "grey", (2, 1): "black"})),
    ("arrows", {"edge": dict.fromkeys(AROUND, 2)}, Diagram(2, 2, blocks=frozenset([(1, 1)]))),
    ("arrows", {"edge": dict.fromkeys(AROUND[:2], 2), "deleteedge": {AROUND[2]: 1},
        "surface": {str(HERE): 3}}, Diagram(2, 2, blocks=frozenset([(1, 1)]))),
    ("sums", {"symbol": {str(HERE): [1, "name", 1]},
        "corner": {str(POINTS.quarter((1, 1), "top_right")): ["7", 1]}},
        Diagram(2, 2, blocks=frozenset([(1, 1)]), sums={(1, 1, "across"): 7})),
]  # fmt: skip


@pytest.mark.parametrize(("codec", "question", "board"), ALIKE)
def test_other_ways_of_drawing_mean_the_same(codec, question, board):
    found = penpa.read(Source(link(question), "x"), [Game("name", codec)])
    assert (found.lost, found.diagram) == ((), board)


LOST = [
    ("numbers", {"number": {str(HERE): ["3_0", 1, "2"]}}),
    ("numbers", {"symbol": {str(HERE): [1, "circle_L", 1], str(NEXT): [1, "circle_L", 1]}}),
    ("numbers", {"symbol": {str(HERE): [[0, 1], "arrow_cross", 1]}}),
    ("numbers", {"edge": {POINTS.edge(RIGHT): 2}}),
    ("numbers", {"edge": {POINTS.middle(RIGHT): 98}}),
    ("numbers", {"edge": {f"{POINTS.cell((1, 1), 1)},{POINTS.cell((2, 2), 1)}": 2}}),
    ("numbers", {"line": {POINTS.link(RIGHT): 2}}),
    ("lines", {"line": {f"{HERE},{POINTS.cell((1, 1), 3)}": 3}}),
    ("loop", {"surface": {str(HERE): 5}}),
    ("numbers", {"corner": {str(POINTS.quarter((1, 1), "top_left")): ["7", 1]}}),
    ("numbers", {"number": {str(POINTS.cell((0, 0))): ["7", 1, "1"]}}),
    ("numbers", {"number": {str(POINTS.cell((1, 1), 1)): ["7", 1, "1"]}}),
    ("numbers", {"killercages": [[HERE, NEXT]]}),
    ("stars", {"symbol": {str(POINTS.cell((0, 2))): [2, "star", 1]}}),
    ("castle", {"number": {str(HERE): ["3", 1, "2"]}}),
    ("castle", {"edge": {POINTS.edge(RIGHT): 2}}),
    ("castle", {"symbol": {str(HERE): [1, "circle_L", 1]}}),
    ("numbers", {"thermo": [[HERE, NEXT]]}),
    ("thermos", {"thermo": [[HERE, NEXT, HERE]]}),
    ("thermos", {"thermo": [[HERE, POINTS.cell((0, 1))], [HERE, MIDDLE], [NEXT, "x"], 7, []]}),
    ("numbers", {"wall": {f"{HERE},{NEXT}": 2}}),
    ("numbers", {"deleteedge": {POINTS.edge(RIGHT): 1}}),
]


def test_whatever_else_is_in_a_link_is_listed(update):
    said = []
    for codec, question in LOST:
        found = penpa.read(Source(link(question), "x"), [Game("name", codec)])
        assert found.lost, (codec, question)
        assert penpa.read(Source(link({}, question), "x"), [Game("name", codec)]).lost
        said.append(f"{codec}: {'; '.join(found.lost)}")
    compare("penpa_lost.txt", "\n".join(said), update)


def test_rules_in_words_are_listed():
    text = link({})
    lines = penpa_text._unpacked(Source("", ""), text.split("p=")[1].strip(), 0)
    assert lines.startswith("square,2,2,38,0,1,1,114,114,114,114,0,0,0,0,Title: ,Author: ,,,OFF")
    told = lines.replace("Author: ,,,", "Author: ,,No knight's move,")
    found = penpa.read(Source(penpa_text.PREFIX + penpa_text.packed(told), "x"), [])
    assert found.lost == ('the rules in words: "No knight\'s move"',)


# ---- Any board --------------------------------------------------------------------------


@settings(max_examples=25, derandomize=True)
@given(st.data(), st.integers(1, 5), st.integers(1, 5))
def test_any_board_is_written_and_read_again(data, rows, cols):
    places = Diagram(rows, cols).places
    some = st.frozensets(st.sampled_from(places))
    sides = [
        canonical(r, c, side) for r, c in places for side in ("top", "right", "bottom", "left")
    ]
    pairs = data.draw(st.lists(st.sampled_from(
        [(p, q) for p in places for q in ((p[0], p[1] + 1), (p[0] + 1, p[1])) if q in places]
        or [((1, 1), (1, 1))])))  # fmt: skip
    cages = joined(rows, cols, pairs)
    numbers = data.draw(st.dictionaries(st.sampled_from(places), st.integers(0, 10**6)))
    edges = data.draw(st.frozensets(st.sampled_from(sides)))
    same(Diagram(rows, cols, numbers, edges=edges, is_solved=bool(edges)), "loop")
    dashes = Diagram(rows, cols, numbers, cages=cages)
    same(dashes, "dashed")
    if len(set(cages.values())) > 1:
        same(Diagram(rows, cols, numbers, cages=cages), "cages")
    black = data.draw(some) - set(numbers)
    signs = data.draw(some) - black - set(numbers)
    lit = Diagram(rows, cols, numbers, blocks=black, symbols=signs, is_solved=bool(signs))
    same(lit, "walls")


_KEYS = st.sampled_from(
    ["", "x", "-1", "1,2,3", "14", "50", "86", "160", "14,15", "50,51", "14,86"]
)
_VALUES = st.recursive(
    st.sampled_from([None, True, -1, 0, 1, 2, 98, 10**12, 1.5, "", "1", "?", "4+", "star", "name"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_KEYS, inner, max_size=2),
    max_leaves=5,
)
_LAYERS = st.dictionaries(
    st.sampled_from(["number", "corner", "symbol", "surface", "edge", "line", "killercages", "cage",
                     "thermo", "wall"]),
    st.dictionaries(_KEYS, _VALUES, max_size=3) | _VALUES, max_size=3,
)  # fmt: skip


@settings(max_examples=80, derandomize=True)
@given(_LAYERS, st.sampled_from(sorted(penpa_codecs.CODECS)))
def test_whatever_layers_hold_is_read_or_refused(question, codec):
    try:
        penpa.read(Source(link(question), "x"), [Game("name", codec)])
    except pylogic.ProgramError as error:
        assert str(error)


@pytest.mark.few(4)
@needs_corpora
@pytest.mark.parametrize(
    "kind",
    ["slitherlink", "masyu", "nonogram", "tents", "kakuro", "kenken", "killer_sudoku",
     "castle_wall", "cave", "lits", "norinori", "shikaku", "suguru", "country_road", "hashi",
     "star_battle", "akari", "nurikabe", "heyawake", "fillomino", "hitori", "takuzu"],
)  # fmt: skip
def test_published_boards_are_written_and_read_again(kind):
    encoding = pylogic.load(kind).encoding
    for name in list(corpus(kind))[:4]:
        found = entry(encoding, CORPORA / f"{kind}.json", name)
        text = written(encoding, [*found.instance, *found.answer], "penpa", {}, "x")
        again = exchange.facts(encoding, sources.told(encoding, text, Manner("penpa")))
        assert set(again.instance) == set(found.instance)
        assert set(again.answer) == set(found.answer)
