"""Corpora: what each codec reads of a problem and of its solution, every sample, what is wrong."""

from __future__ import annotations

import json

import pytest
from harness import CORPORA, compare, compare_errors, corpus, entry, needs_corpora, published

import pylogic
from pylogic.formats import exchange, sources
from pylogic.formats.corpus import CODECS, board_of
from pylogic.formats.diagram import Source
from pylogic.formats.sources import Manner
from pylogic.rules.symbols import as_facts

SHELF = (
    "akari", "castle_wall", "cave", "country_road", "fillomino", "galaxies", "hashi",
    "heyawake", "hitori", "kakuro", "kenken", "killer_sudoku", "lits", "masyu", "nonogram",
    "norinori", "numberlink", "nurikabe", "shakashaka", "shikaku", "skyscrapers", "slant",
    "slitherlink", "star_battle", "suguru", "tents", "yajilin",
)  # fmt: skip

SMALL = [  # codec, puzzle, problem, solution
    ("numbers", "nurikabe", "1 3\n2 - ?", "1 3\n- x -"),
    ("numbers", "heyawake", "1 3\n- 1 -\nB b b", "1 3\n- - x"),
    ("numbers", "fillomino", "1 3\n. 2 -", "1 3\n1 2 2"),
    ("numbers", "kuromasu", "2 3\n- 2 -\n3 - -", "2 3\n- - x\n- x -"),
    ("numbers", "takuzu", "2 2\n1 -\n- 2", "2 2\n1 2\n2 1"),
    (
        "numbers",
        "sudoku",
        "4 4\n1 - - -\n- - 3 -\n- - - -\n- 2 - -",
        "4 4\n1 3 4 2\n2 4 3 1\n3 1 2 4\n4 2 1 3",
    ),
    ("numbers", "sudoku", "2 2\n1 -\n- -\n5 5\n7 7", "2 2\n1 2\n2 1"),
    ("inside", "slitherlink", "2 2\n- 3\n. .", "2 2\n- x\n- -"),
    ("circles", "masyu", "2 2\nw 2\n- -", "2 2\nse sw\nne nw"),
    ("walls", "akari", "1 3\nx - 1", "1 3\nx o 1"),
    ("arrows", "yajilin", "2 3\n- - 0w\n- - @", "2 3\nse sw -\nne nw -"),
    ("castle", "castle_wall", "2 3\n- - 0wx\n- - o", "2 3\nse sw -\nne nw -"),
    ("lines", "country_road", "2 2\n4 -\n- -\n1 1\n1 1", "2 2\nse sw\nne nw"),
    ("lines", "numberlink", "2 2\n1 1\n- -", "2 2\ns s\nne nw"),
    ("objects", "tents", "1 3\n1 - 0\n1\n- x -", "1 3\no x -"),
    ("runs", "nonogram", "2 3\n1\n2\n0\n1 1\n1", "2 3\nx - x\n- x -"),
    ("heights", "skyscrapers", "2 2 1 D\n- 1\n- -\n1 -\n- -\n0 -\n- -", "2 2 1 D\n0 1\n1 0"),
    ("sums", "kakuro", "2 2\n- 3,\n,4 0", "2 2\n- -\n- 3"),
    ("cages", "killer_sudoku", "2 2\n- 3\n3 -\n1 1\n2 2", "2 2\n1 2\n2 1"),
    ("operations", "kenken", "2 2\n2/ 3\n- -\n1 2\n1 2", "2 2\n1 2\n2 1"),
    ("stars", "star_battle", "2 2 1\n1 2\n@ 2", "2 2 1\n- x\n- -"),
    ("white", "cave", "2 2\n- 2\n- -", "2 2\nx x\n- -"),
    ("triangles", "shakashaka", "2 3\n- - x\n- - 1", "2 3\nnw ne -\nsw se -"),
    ("diagonals", "slant", "1 2\n- 0 -\n1 - -", "1 2\n/ \\"),
    ("bridges", "hashi", "3 3\n2 - 3\n- - -\n1 - 2", "3 3\n- 1 -\na - b\n- - -"),
    ("pieces", "lits", "2 3\na a a\na b b", "2 3\nL L L\nL - -"),
    ("centres", "galaxies", "1 3\n0 1 -", "1 3\n1 2 2"),
    ("borders", "shikaku", "1 3\n1 - 2", "1 3\n1 2 2"),
]


def test_every_codec_is_shown():
    assert {codec for codec, *_ in SMALL} == set(CODECS)


def test_what_the_texts_mean(update):
    said = []
    for _codec, puzzle, problem, solution in SMALL:
        encoding = pylogic.load(puzzle).encoding
        text = json.dumps({"problem": problem, "solution": solution})
        found = exchange.facts(encoding, sources.told(encoding, text, Manner("corpus")))
        said.append(
            f"{puzzle}\n{problem}\n\n{solution}\n\n{found.text}answer: {as_facts(found.answer)}"
        )
    compare("corpora.txt", "\n\n----\n".join(said), update)


def test_a_published_solution_is_read_with_its_puzzle(tmp_path):
    path = tmp_path / "some.json"
    path.write_text(json.dumps({"a": {"problem": "1 2\n1 -", "solution": "1 2\n- x"}}))
    kuromasu = pylogic.load("kuromasu")
    found = entry(kuromasu.encoding, path, "a")
    assert [str(atom) for atom in found.answer] == ["black(1,2)"]
    assert str(kuromasu.instance(f"{path}#a").symbols[1]) == "clue(1,1,1)"
    assert kuromasu.convert(f"{path}#a", "text").text == "1 #\n"


BAD = [
    ("numbers", "", None),
    ("numbers", "2\n- -", None),
    ("numbers", "0 2", None),
    ("numbers", "2 2\n- -", None),
    ("numbers", "1 2\n- q", None),
    ("numbers", "1 2\n- -", "1 3\n- - -"),
    ("numbers", "1 2\n- -", "1 2\n-"),
    ("numbers", "1 2\n- -", "1 2\n- q"),
    ("numbers", "1 2\n- -\n1", None),
    ("inside", "1 1\n-", "1 1\no"),
    ("circles", "1 1\nq", None),
    ("circles", "1 1\nw", "1 1\ner"),
    ("circles", "1 1\nw", "1 1\ne"),
    ("objects", "1 2\n1\n1\n- -", None),
    ("objects", "1 1\n1\n1\nq", None),
    ("runs", "1 1\n1\nq", None),
    ("heights", "1 1\n1\n1\n1\n1\n-", None),
    ("heights", "1 1 1 E\n1\n1\n1\n1\n-", None),
    ("sums", "1 1\n12", None),
    ("sums", "1 1\n1,q", None),
    ("cages", "1 1\nq\n1", None),
    ("cages", "1 2\n1 2\n1 1", None),
    ("operations", "1 1\n2%\n1", None),
    ("stars", "1 1\n1", None),
    ("centres", "1 1\n4", None),
    ("diagonals", "1 1\n1 1", None),
    ("diagonals", "1 1\n1 1\n- -", "1 1\n|"),
    ("arrows", "1 1\n2", None),
    ("castle", "1 1\n2e", "1 1\nq"),
    ("bridges", "1 1\n2", "1 1\nc"),
]


PUBLISHED = [
    ("hashi", "bridges"),
    ("galaxies", "centres"),
    ("slant", "diagonals"),
    ("lits", "pieces"),
    ("norinori", "numbers"),
    ("numberlink", "lines"),
    ("shakashaka", "triangles"),
    ("shikaku", "borders"),
    ("suguru", "numbers"),
    ("yajilin", "arrows"),
    ("castle_wall", "castle"),
    ("country_road", "lines"),
    ("white", "cave"),
]


@pytest.mark.few(5)
@needs_corpora
@pytest.mark.parametrize(("name", "codec"), PUBLISHED)
def test_a_solution_that_is_written_again_says_the_same(name, codec):
    for told in corpus(name).values():
        problem, solution = (Source(told[what], name) for what in ("problem", "solution"))
        board = board_of(problem, solution, codec)
        write = CODECS[codec].solution.write
        rows = (
            " ".join(write(board, (r, c)) or "-" for c in range(1, board.cols + 1))
            for r in range(1, board.rows + 1)
        )
        again = Source("\n".join((f"{board.rows} {board.cols}", *rows)), name)
        assert board_of(problem, again, codec) == board


def test_what_is_wrong_with_a_text(update):
    def read(codec: str, problem: str, solution: str | None) -> None:
        answer = None if solution is None else Source(solution, "solution")
        board_of(Source(problem, "problem"), answer, codec)

    compare_errors("errors_corpora.txt", BAD, read, update)


def test_a_problem_is_a_text():
    for text in ('{"problem": null}', '{"problem": 1}', '{"problem": "1 1\\n1", "solution": 1}'):
        with pytest.raises(pylogic.ProgramError, match="the problem is no text"):
            pylogic.load("kuromasu").instance(text, text=True)


def test_a_corpus_is_only_read():
    with pytest.raises(pylogic.ProgramError, match="corpus cannot say anything: it is only read"):
        pylogic.load("hitori").convert("size(1,1).", "corpus", text=True)


@pytest.mark.few(4)
@needs_corpora
@pytest.mark.parametrize("kind", SHELF)
def test_every_sample_is_read_with_its_solution(kind):
    puzzle = pylogic.load(kind)
    names = list(corpus(kind))
    assert len(names) == 15
    for name in names:
        assert published(puzzle, kind, name)
    assert puzzle.instance(f"{CORPORA / kind}.json#{names[0]}").symbols


@needs_corpora
def test_the_loops_of_samples_have_their_lengths():
    slitherlink, masyu = pylogic.load("slitherlink"), pylogic.load("masyu")
    # 8 cells inside with 8 pairs of neighbours among them: 4 * 8 - 2 * 8 sides
    assert len(published(slitherlink, "slitherlink", "10_4x4")) == 16
    # 24 of the 25 cells are on the loop
    assert len(published(masyu, "masyu", "71_5x5")) == 24
