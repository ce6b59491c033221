"""A book: what goes in, what stands on its pages, and what is left out."""

from __future__ import annotations

import io
import json
import re
import sys
from collections import Counter
from html.parser import HTMLParser

import pytest
from harness import pylogic_run
from pypdf import PdfReader

import pylogic
from pylogic.books import layout
from pylogic.books.contents import Level
from pylogic.books.layout import GAP, PAPERS
from pylogic.draw import svg
from pylogic.rules import documentation

TAKUZU = "- - - -\n- 0 0 -\n- - 0 0\n- 0 - -\n"
KUROMASU = "size(3,3). clue(1,1,2). clue(3,2,4)."
OTHER = "size(3,3). clue(1,3,3). clue(2,3,5). clue(3,1,3)."
GENERATED = """% Takuzu, puzzle 1 of seed 7: 5 clues, minimal, costliest step 4 (medium)
% Source: made by pylogic generate.

size(4,4). given(1,2,1). given(1,3,1). given(2,1,1). given(4,2,0). given(4,4,0).
"""
LINK = "https://puzz.link/p?kurodoko/5/5/i7g5l2l2g4i"
CORPUS = {"one": {"problem": "4 4\n- - 3 -\n2 - - -\n- - 1 -\n4 - - -"}, "bad": 7}


@pytest.fixture(scope="module")
def shelf(tmp_path_factory):
    """A folder of puzzles of three kinds, by their folders and by their names."""
    shelf = tmp_path_factory.mktemp("shelf")
    (shelf / "kuromasu").mkdir()
    for name in ("a", "b"):
        facts = KUROMASU if name == "a" else OTHER
        (shelf / "kuromasu" / f"{name}.lp").write_text(facts)
    (shelf / "takuzu-4x4-7-1.lp").write_text(GENERATED)
    (shelf / "links.txt").write_text(f"first {LINK}\n")
    return shelf


def bound(*names, **keywords):
    return pylogic.book([*map(str, names)], **{"grading": 0, "jobs": 1, **keywords})


@pytest.fixture(scope="module")
def book(shelf):
    """The book of that folder, and of a line of a list."""
    return bound(shelf, shelf / "links.txt", title="A <small> book", paper="letter")


class Page(HTMLParser):
    """The elements of a page, each of which is closed by its own end tag."""

    VOID = ("meta", "br", "img", "path", "rect", "circle")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.feed(text)
        self.close()
        assert not self.open

    def handle_starttag(self, tag, attributes):
        told = dict(attributes)
        self.ids += [told["id"]] if "id" in told else []
        self.links += [told[name] for name in ("href", "src") if name in told]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag not in self.VOID:
            assert self.open.pop() == tag


def texts(book) -> list[str]:
    """The text of each page of its PDF."""
    return [page.extract_text() for page in PdfReader(io.BytesIO(book.pdf())).pages]


# ---- What goes in -------------------------------------------------------------------------------


def test_a_folder_has_its_puzzles_and_those_of_its_folders(book, shelf):
    kinds = [(chapter.puzzle, len(chapter.entries)) for chapter in book.chapters]
    assert kinds == [("kuromasu", 3), ("takuzu", 1)]
    assert [entry.number for entry in book.entries] == [1, 2, 3, 4]
    assert [entry.title for entry in book.entries] == ["first", "a", "b", ""]
    assert book.left_out == ()
    assert str(book) == "4 puzzles of 2 kinds"


def test_each_solution_is_the_one_answer(book, shelf):
    for entry in book.entries:
        name = LINK if entry.title == "first" else entry.name
        kind = "takuzu" if "takuzu" in entry.name else "kuromasu"
        outcome = pylogic.load(kind).solve(name)
        assert outcome.status == "unique"
        assert entry.answer == tuple(map(str, outcome.answers[0].symbols))
        solved = pylogic.load(kind).board(outcome.answers[0])
        assert entry.solution.to_dict() == solved.to_dict()
        assert entry.board.to_dict() == pylogic.load(kind).draw(name).to_dict()


def test_the_kind_is_said_by_the_name_or_for_all(tmp_path):
    (tmp_path / "x.json").write_text(json.dumps({"one": CORPUS["one"]}))
    (tmp_path / "x.txt").write_text(TAKUZU)
    found = bound(f"sudoku:{tmp_path}/x.json#one", tmp_path / "x.txt", puzzle="takuzu")
    assert [(one.puzzle, one.entries[0].title) for one in found.chapters] == [
        ("sudoku", "one"),
        ("takuzu", "x"),
    ]


def test_a_list_on_standard_input_is_read(shelf, tmp_path):
    lines = f"second {LINK}\n{shelf / 'takuzu-4x4-7-1.lp'}\n"
    words = ["-", "--grading", "0", "--output", tmp_path / "b.html", "--json"]
    told = json.loads(pylogic_run("book", *words, stdin=lines).stdout)
    names = [[one["name"] for one in chapter["puzzles"]] for chapter in told["chapters"]]
    assert names == [["second"], [str(shelf / "takuzu-4x4-7-1.lp")]]


def test_an_alias_is_a_kind_too(tmp_path):
    (tmp_path / "kurodoko").mkdir()
    (tmp_path / "kurodoko" / "a.lp").write_text(KUROMASU)
    assert bound(tmp_path).chapters[0].puzzle == "kuromasu"
    assert bound(f"kurodoko:{tmp_path}/kurodoko/a.lp").chapters[0].puzzle == "kuromasu"


def test_generated_puzzles_go_straight_into_a_book():
    made = [*pylogic.load("takuzu").generate("4x4", seed=1, count=2, difficulty=(1, 30))]
    found = pylogic.book(made, grading=0)
    assert sorted(entry.answer for entry in found.entries) == sorted(
        tuple(map(str, one.solution.symbols)) for one in made
    )
    assert {entry.level for entry in found.entries} == {Level(m.difficulty, m.level) for m in made}


def test_puzzles_under_other_constants_have_a_chapter_of_their_own(tmp_path):
    (tmp_path / "takuzu").mkdir()
    (tmp_path / "takuzu" / "a.lp").write_text(GENERATED)
    (tmp_path / "takuzu" / "b.lp").write_text(
        f"#const distinct = 0. [override]\n{GENERATED} given(1,1,0)."
    )
    first, second = bound(tmp_path).chapters
    assert "No two rows are equal, and no two columns." in [rule.text for rule in first.rules]
    assert len(second.rules) == len(first.rules) - 1


# ---- What is left out ---------------------------------------------------------------------------


def test_what_has_not_one_answer_is_left_out_and_named(tmp_path):
    (tmp_path / "kuromasu").mkdir()
    folder = tmp_path / "kuromasu"
    (folder / "a.lp").write_text(KUROMASU)
    (folder / "none.lp").write_text("size(1,2). clue(1,1,1). clue(1,2,1).")
    (folder / "several.lp").write_text("size(2,2).")
    (folder / "broken.lp").write_text("size(2,2")
    (tmp_path / "strange.lp").write_text("size(2,2).")
    (tmp_path / "x.json").write_text(json.dumps(CORPUS))
    found = bound(folder, tmp_path / "strange.lp", f"sudoku:{tmp_path}/x.json", tmp_path / "no.lp")
    reasons = {name.replace(f"{tmp_path}/", ""): why for name, why in found.left_out}
    assert reasons.pop("kuromasu/broken.lp").startswith("line 2: syntax error, unexpected EOF")
    assert "which puzzle is it?" in reasons.pop("strange.lp")
    assert reasons.pop("x.json#bad").startswith("no puzzle of a corpus")
    assert reasons.pop("no.lp").startswith("no file")
    assert reasons == {
        "kuromasu/none.lp": "it has no answer",
        "kuromasu/several.lp": "it has several answers",
    }
    assert len(found.entries) == 2


def test_a_left_out_puzzle_makes_the_exit_code_2(tmp_path):
    (tmp_path / "a.lp").write_text(KUROMASU)
    (tmp_path / "b.lp").write_text("size(2,2).")
    words = ["--output", tmp_path / "b.html", "--grading", "0", "--puzzle", "kuromasu"]
    told = pylogic_run("book", tmp_path / "a.lp", tmp_path / "b.lp", *words)
    assert told.returncode == 2
    assert f"left out: {tmp_path / 'b.lp'}: it has several answers" in told.stderr
    assert (tmp_path / "b.html").is_file()
    told = pylogic_run("book", tmp_path / "a.lp", *words, "--json")
    assert told.returncode == 0
    (chapter,) = json.loads(told.stdout)["chapters"]
    assert chapter["puzzles"][0]["solution"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["a.lp", "--output", "book.doc"], "a file whose name ends in .html or .pdf"),
        (["none.lp", "--output", "no/book.html"], "no: no such folder"),
        (["none.lp", "--output", "book.html"], "it has several answers"),
        (["empty", "--output", "book.html"], "no puzzle in the folder"),
        (["a.lp", "--puzzle", "kuromisu", "--output", "book.html"], "did you mean kuromasu"),
        (["a.lp", "--paper", "a3", "--output", "book.html"], "a3"),
        (["a.lp"], "--output"),
        (["--output", "book.html"], "IN..."),
    ],
)
def test_what_cannot_be_meant_is_said_and_nothing_is_written(words, said, tmp_path):
    (tmp_path / "empty").mkdir()
    (tmp_path / "a.lp").write_text(KUROMASU)
    (tmp_path / "none.lp").write_text("size(2,2).")
    kind = [] if "--puzzle" in words else ["--puzzle", "kuromasu"]
    told = pylogic_run("book", *words, *kind, "--grading", "0", cwd=tmp_path)
    assert (told.returncode, said in told.stderr) == (2, True), told.stderr
    assert not list(tmp_path.glob("book*"))


@pytest.mark.slow
def test_a_time_limit_is_for_each_puzzle(tmp_path):
    (tmp_path / "kuromasu").mkdir()
    (tmp_path / "kuromasu" / "a.lp").write_text(KUROMASU)
    (tmp_path / "kuromasu" / "slow.lp").write_text("size(300,300).")
    words = ["--timeout", "2", "--grading", "0", "--output", tmp_path / "b.html"]
    told = pylogic_run("book", tmp_path, *words)
    assert told.returncode == 3, told.stderr
    assert "slow.lp: " in told.stderr
    assert "1 puzzle of 1 kind, 1 left out" in told.stderr


def test_without_its_libraries_a_pdf_is_refused_in_words(book, monkeypatch):
    monkeypatch.setitem(sys.modules, "svglib.svglib", None)
    monkeypatch.delitem(sys.modules, "pylogic.books.pdf", raising=False)
    monkeypatch.delattr("pylogic.books.pdf", raising=False)  # another test has imported it
    with pytest.raises(pylogic.OptionError, match=r"pip install '.\[book\]'"):
        book.pdf()


# ---- Grades -------------------------------------------------------------------------------------


def test_a_grade_is_that_of_the_file_or_found_or_unknown(shelf):
    made = shelf / "takuzu-4x4-7-1.lp"
    assert bound(made).entries[0].grade == "medium"
    (entry,) = bound(shelf / "kuromasu" / "a.lp", grading=60.0).entries
    grade = pylogic.load("kuromasu").rate(str(shelf / "kuromasu" / "a.lp"))
    assert entry.level == Level(grade.costliest, grade.level)
    (entry,) = bound(shelf / "kuromasu" / "a.lp", grading=0.000001).entries
    assert (entry.level, entry.grade) == (None, "not graded")
    (entry,) = bound(shelf / "kuromasu" / "a.lp", grading=0).entries
    assert (entry.level, entry.grade) == (None, "")


def test_easier_puzzles_come_first_and_unknown_ones_last(tmp_path):
    (tmp_path / "takuzu").mkdir()
    grades = {
        "a": ", costliest step 9 (hard), the best of 4: merit 3 (density 2)",
        "b": ", costliest step 2 (easy)",
        "c": "",
    }
    for name, words in grades.items():
        text = GENERATED.replace(", costliest step 4 (medium)", words)
        (tmp_path / "takuzu" / f"{name}.lp").write_text(text)
    found = bound(tmp_path)
    assert [entry.name[-4] for entry in found.entries] == ["b", "a", "c"]
    assert found.count == "3 puzzles of 1 kind: 1 easy, 1 hard"


# ---- What stands on the pages --------------------------------------------------------------------


def test_a_pdf_has_title_rules_puzzles_solutions_and_page_numbers(book):
    cover, *pages = texts(book)
    assert "A <small> book" in cover
    assert "4 puzzles of 2 kinds" in cover
    assert re.findall(r"(Kuromasu|Takuzu)\s+(\S+)", cover) == [
        ("Kuromasu", "1\u20133"),
        ("Takuzu", "4"),
    ]
    assert len(pages) == 2
    assert "No two black cells share a side." in pages[0]
    assert [page.split("\n")[0] for page in pages] == ["2", "3"]
    assert pages[1].split("\n")[1] == "Solutions"
    assert re.findall(r"\b([1-4]) (?:Kuromasu|Takuzu)", pages[1]) == ["1", "2", "3", "4"]


def test_a_pdf_carries_its_letters_and_is_the_same_each_time(book):
    made = book.pdf()
    assert made == book.pdf()
    reader = PdfReader(io.BytesIO(made))
    fonts = {
        font.get_object()["/BaseFont"]: font.get_object()
        for page in reader.pages
        for font in page["/Resources"]["/Font"].values()
    }
    used = [font for name, font in fonts.items() if "Vera" in name]
    assert used
    assert all("/FontFile2" in font["/FontDescriptor"].get_object() for font in used)
    assert reader.metadata.title == "A <small> book"


@pytest.mark.parametrize(("paper", "points"), [("a4", (595, 842)), ("letter", (612, 792))])
def test_the_paper_is_that_asked_for(paper, points, shelf):
    found = bound(shelf / "takuzu-4x4-7-1.lp", paper=paper)
    boxes = [page.mediabox for page in PdfReader(io.BytesIO(found.pdf())).pages]
    assert {(round(box.width), round(box.height)) for box in boxes} == {points}
    assert f"size: {PAPERS[paper].css};" in found.html()


def test_a_page_is_one_file_with_each_puzzle_and_solution_once(book):
    text = book.html()
    page = Page(text)
    assert Counter(page.ids) == Counter(f"{kind}{n}" for kind in "ps" for n in range(1, 5))
    assert sorted(page.links) == sorted(f"#{name}" for name in page.ids)
    assert "url(" not in text
    assert "<title>A &lt;small&gt; book</title>" in text
    for entry in book.entries:
        for board in (entry.board, entry.solution):
            assert layout.picture(board).svg in text
    assert "PAPER" not in text


def test_what_is_printed_is_black_on_white(book):
    lit = pylogic.load("akari")
    solved = lit.board(lit.solve("janko521").answers[0])
    assert "#f0e442" in svg.grid(solved, solved.frames[0], 40)
    for board in (solved, *(entry.solution for entry in book.entries)):
        colours = set(re.findall("#(..)(..)(..)", layout.picture(board).svg))
        assert len(colours) > 1
        assert all(red == green == blue for red, green, blue in colours)
        assert ("eb", "eb", "eb") not in colours


@pytest.mark.slow
def test_a_book_of_many_kinds_lists_them_in_two_columns_on_one_page(book):
    from dataclasses import replace

    (kind, *_) = book.chapters
    long = replace(book, chapters=tuple(replace(kind, title=f"Kind{k}") for k in range(30)))
    cover = texts(long)[0]
    assert all(f"Kind{k}" in cover for k in range(30))
    assert '<ul class="many">' in long.html()


@pytest.mark.parametrize("paper", PAPERS)
def test_rows_fit_the_paper_whatever_the_size_of_boards(paper):
    room = PAPERS[paper].room
    sizes = [(5, 5), (5, 5), (9, 9), (9, 9), (9, 9), (20, 36), (36, 20), (60, 3), (3, 90), (10, 10)]
    boards = [layout.Picture("", cols * svg.SIDE, rows * svg.SIDE) for rows, cols in sizes]
    for scale in (layout._TO_SOLVE, layout._SOLVED):
        rows = list(layout._rows(enumerate(boards), room, scale, 5))
        assert [one.thing for row in rows for one in row] == list(range(len(boards)))
        for row in rows:
            assert sum(one.slot + GAP for one in row) - GAP <= room[0] + 1e-9
            assert all(one.width <= one.slot + 1e-9 for one in row)
            assert all(one.height < room[1] for one in row)
            assert all(
                one.height / one.width == pytest.approx(one.picture.height / one.picture.width)
                for one in row
            )
    row = next(layout._rows(enumerate(boards[:2]), room, layout._TO_SOLVE, 5))
    assert row[0].width / 5 >= 8.6  # a small board's cells are larger
    assert len(row) == 2
    (alone,) = next(layout._rows(enumerate(boards[-1:]), room, layout._TO_SOLVE, 1))
    assert alone.width / 10 == pytest.approx(10)


@pytest.mark.few(10)
@pytest.mark.parametrize("name", pylogic.puzzles())
def test_rules_are_told_without_options(name):
    rules = documentation.under(documentation.game(pylogic.load(name).encoding.header), {})
    assert rules
    for rule in rules:
        assert "-c " not in rule.text
        assert rule.text[-1] in ".:"


def test_rules_of_a_variant_are_told_where_it_holds():
    game = documentation.game(pylogic.load("sudoku").encoding.header)
    *_, last = documentation.under(game, {"diagonals": 1})
    assert last.text == "Each of the two long diagonals holds each number once, too."
    assert len(documentation.under(game, {})) == len(game) - 1


def test_words_under_a_board_are_printed(tmp_path):
    (tmp_path / "star_battle").mkdir()
    text = "size(1,1). stars(1). region(1,1,a)."
    (tmp_path / "star_battle" / "a.lp").write_text(text)
    found = bound(tmp_path)
    assert "<p>stars in each line: 1</p>" in found.html()
    assert "stars in each line: 1" in texts(found)[1]


def test_rules_stand_on_one_page_with_the_first_board_however_high(book):
    from dataclasses import replace

    (kind, *_) = book.chapters
    entry = kind.entries[0]
    high = replace(entry, board=replace(entry.board, rows=90), number=7)
    pages = texts(replace(book, chapters=(replace(kind, entries=(high,)),)))
    assert "No two black cells share a side." in pages[1]
    assert "7 first" in pages[1]


def test_letters_that_the_font_has_not_are_refused_in_words(book):
    from dataclasses import replace

    assert "Übung" in texts(replace(book, title="Übung"))[0]
    with pytest.raises(pylogic.OptionError, match=r"have no 数独; write FILE\.html"):
        replace(book, title="数独 x").pdf()
    assert "<h1>数独 x</h1>" in replace(book, title="数独 x").html()


def test_what_is_not_one_picture_is_left_out(rules):
    path = rules(
        "#defined c/0. 1 { a ; b } 1. :- b. #program view. draw(caption(1))."
    ).encoding.path
    (path.parent / "x.lp").write_text("c.")
    with pytest.raises(pylogic.OptionError, match="it is not drawn as one picture"):
        bound(path.parent / "x.lp", puzzle=str(path))
