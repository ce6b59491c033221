"""A book: what goes in, what stands on its pages, and what is left out."""

from __future__ import annotations

import io
import json
import re
import sys
from collections import Counter
from dataclasses import replace

import pytest
from harness import pylogic_run, write_files
from markup import Markup

import pylogic

TAKUZU = "- - - -\n- 0 0 -\n- - 0 0\n- 0 - -\n"
KUROMASU = "size(3,3). clue(1,1,2). clue(3,2,4)."
OTHER = "size(3,3). clue(1,3,3). clue(2,3,5). clue(3,1,3)."
GENERATED = """% Takuzu, puzzle 1 of seed 7: 5 clues, minimal, costliest step 4 (medium)
% Source: made by pylogic generate.
% Grade: 4 medium

size(4,4). given(1,2,1). given(1,3,1). given(2,1,1). given(4,2,0). given(4,4,0).
"""
LINK = "https://puzz.link/p?kurodoko/5/5/i7g5l2l2g4i"
CORPUS = {"one": {"problem": "4 4\n- - 3 -\n2 - - -\n- - 1 -\n4 - - -"}, "bad": 7}


@pytest.fixture(scope="module")
def shelf(tmp_path_factory):
    """A folder of puzzles of three kinds, by their folders and by their names."""
    texts = {
        "kuromasu/a.lp": KUROMASU,
        "kuromasu/b.lp": OTHER,
        "takuzu-4x4-7-1.lp": GENERATED,
        "links.txt": f"first {LINK}\n",
    }
    return write_files(tmp_path_factory.mktemp("shelf"), texts)


def bound(*names, **keywords):
    return pylogic.book([*map(str, names)], **{"grading": 0, "jobs": 1, **keywords})


@pytest.fixture(scope="module")
def book(shelf):
    """The book of that folder, and of a line of a list."""
    return bound(shelf, shelf / "links.txt", title="A <small> book", paper="letter")


# ---- What goes in -------------------------------------------------------------------------------


@pytest.mark.slow
def test_take_puzzles_of_folder_and_of_its_folders(book, shelf):
    kinds = [(chapter.puzzle, len(chapter.entries)) for chapter in book.chapters]
    assert kinds == [("kuromasu", 3), ("takuzu", 1)]
    assert [entry.number for entry in book.entries] == [1, 2, 3, 4]
    assert [entry.title for entry in book.entries] == ["first", "a", "b", ""]
    assert book.left_out == ()
    assert str(book) == "4 puzzles of 2 kinds"


@pytest.mark.slow
def test_print_answer_as_solution(book, shelf):
    for entry in book.entries:
        name = LINK if entry.title == "first" else entry.name
        kind = "takuzu" if "takuzu" in entry.name else "kuromasu"
        outcome = pylogic.load(kind).solve(name)
        assert outcome.status == "unique"
        assert entry.answer == tuple(map(str, outcome.answers[0].symbols))
        solved = pylogic.load(kind).board(outcome.answers[0])
        assert entry.solution == solved
        assert entry.board == pylogic.load(kind).draw(name)


@pytest.mark.slow
def test_take_kind_from_name_or_for_all(tmp_path):
    write_files(tmp_path, {"x.json": json.dumps({"one": CORPUS["one"]}), "x.txt": TAKUZU})
    found = bound(f"sudoku:{tmp_path}/x.json#one", tmp_path / "x.txt", puzzle="takuzu")
    assert [(one.puzzle, one.entries[0].title) for one in found.chapters] == [
        ("sudoku", "one"),
        ("takuzu", "x"),
    ]


@pytest.mark.slow
def test_read_list_from_standard_input(shelf, tmp_path):
    lines = f"second {LINK}\n{shelf / 'takuzu-4x4-7-1.lp'}\n"
    words = ["-", "--grading", "0", "--output", tmp_path / "b.html", "--json"]
    told = json.loads(pylogic_run("book", *words, stdin=lines).stdout)
    names = [[one["name"] for one in chapter["puzzles"]] for chapter in told["chapters"]]
    assert names == [["second"], [str(shelf / "takuzu-4x4-7-1.lp")]]


@pytest.mark.slow
def test_take_alias_as_kind(tmp_path):
    write_files(tmp_path, {"kurodoko/a.lp": KUROMASU})
    assert bound(tmp_path).chapters[0].puzzle == "kuromasu"
    assert bound(f"kurodoko:{tmp_path}/kurodoko/a.lp").chapters[0].puzzle == "kuromasu"
    (tmp_path / "strange.lp").write_text("size(2,2).")
    (strange,) = bound(tmp_path).left_out
    assert strange[1].startswith("which puzzle is it?")


@pytest.mark.slow
def test_bind_generated_puzzles():
    made = [*pylogic.load("takuzu").generate("4x4", seed=1, count=2, difficulty=(1, 30))]
    found = pylogic.book(made, grading=0)
    assert sorted(entry.answer for entry in found.entries) == sorted(
        tuple(map(str, one.solution.symbols)) for one in made
    )
    assert {tuple(entry.level) for entry in found.entries} == {
        (one.difficulty, one.level) for one in made
    }


@pytest.mark.slow
def test_make_chapter_for_other_constants(tmp_path):
    other = f"#const distinct = 0. [override]\n{GENERATED} given(1,1,0)."
    write_files(tmp_path, {"takuzu/a.lp": GENERATED, "takuzu/b.lp": other})
    first, second = bound(tmp_path).chapters
    assert "No two rows are equal, and no two columns." in [rule.text for rule in first.rules]
    assert len(second.rules) == len(first.rules) - 1


# ---- What is left out ---------------------------------------------------------------------------


@pytest.mark.slow
def test_leave_out_and_name_puzzles_without_one_answer(tmp_path):
    texts = {
        "kuromasu/a.lp": KUROMASU,
        "kuromasu/none.lp": "size(1,2). clue(1,1,1). clue(1,2,1).",
        "kuromasu/several.lp": "size(2,2).",
        "kuromasu/broken.lp": "size(2,2",
        "x.json": json.dumps(CORPUS),
    }
    write_files(tmp_path, texts)
    found = bound(tmp_path / "kuromasu", f"sudoku:{tmp_path}/x.json", tmp_path / "no.lp")
    reasons = {name.replace(f"{tmp_path}/", ""): why for name, why in found.left_out}
    assert reasons.pop("kuromasu/broken.lp").startswith("2:1: error: syntax error, unexpected EOF")
    assert reasons.pop("x.json#bad").startswith("no puzzle of a corpus")
    assert reasons.pop("no.lp").startswith("no file")
    assert reasons == {
        "kuromasu/none.lp": "it has no answer",
        "kuromasu/several.lp": "it has several answers",
    }
    assert [tuple(one.values()) for one in found.to_dict()["left_out"]] == [*found.left_out]
    assert len(found.entries) == 2


@pytest.mark.slow
def test_end_with_2_if_puzzle_is_left_out(tmp_path):
    write_files(tmp_path, {"a.lp": KUROMASU, "b.lp": "size(2,2)."})
    words = ["--output", tmp_path / "b.html", "--grading", "0", "--puzzle", "kuromasu"]
    told = pylogic_run("book", tmp_path / "a.lp", tmp_path / "b.lp", *words)
    assert told.returncode == 2
    assert f"left out: {tmp_path / 'b.lp'}: it has several answers" in told.stderr
    assert (tmp_path / "b.html").is_file()


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
def test_refuse_bad_words_and_write_nothing(words, said, tmp_path):
    (tmp_path / "empty").mkdir()
    write_files(tmp_path, {"a.lp": KUROMASU, "none.lp": "size(2,2)."})
    kind = [] if "--puzzle" in words else ["--puzzle", "kuromasu"]
    told = pylogic_run("book", *words, *kind, "--grading", "0", cwd=tmp_path)
    assert (told.returncode, said in told.stderr) == (2, True), told.stderr
    assert not list(tmp_path.glob("book*"))


@pytest.mark.slow
def test_limit_each_puzzle_in_time(tmp_path):
    write_files(tmp_path, {"kuromasu/a.lp": KUROMASU, "kuromasu/slow.lp": "size(300,300)."})
    words = ["--timeout", "2", "--grading", "0", "--output", tmp_path / "b.html"]
    told = pylogic_run("book", tmp_path, *words)
    assert told.returncode == 3, told.stderr
    assert "slow.lp: " in told.stderr
    assert "1 puzzle of 1 kind, 1 left out" in told.stderr


# ---- Grades -------------------------------------------------------------------------------------


@pytest.mark.slow
def test_take_grade_from_file_or_find_it(shelf):
    (entry,) = bound(shelf / "kuromasu" / "a.lp", grading=60.0).entries
    grade = pylogic.load("kuromasu").rate(str(shelf / "kuromasu" / "a.lp"))
    assert entry.level == (grade.costliest, grade.level)
    (entry,) = bound(shelf / "kuromasu" / "a.lp", grading=0.000001).entries
    assert (entry.level, entry.grade) == (None, "")


@pytest.mark.slow
def test_sort_puzzles_by_grade(tmp_path):
    for name, grade in {"a": "9 hard", "b": "2 easy", "c": "hard", "d": "12 hard"}.items():
        text = GENERATED.replace("4 medium", grade)
        write_files(tmp_path, {f"takuzu/{name}.lp": text})
    found = bound(tmp_path)
    assert [entry.name[-4] for entry in found.entries] == ["b", "a", "d", "c"]
    assert [entry.grade for entry in found.entries] == ["easy", "hard", "hard", ""]


# ---- What stands on the pages --------------------------------------------------------------------


@pytest.fixture
def needs_weasyprint():
    try:
        pytest.importorskip("weasyprint", reason="WeasyPrint is not installed")
    except OSError:
        pytest.skip("WeasyPrint does not find Pango (Debian: apt install libpangoft2-1.0-0)")


@pytest.mark.slow
@pytest.mark.usefixtures("needs_weasyprint")
def test_print_pdf(book):
    """Title, rules, puzzles and solutions; the same each time, with its letters in it."""
    made = book.pdf()
    assert made == book.pdf()
    reader = pytest.importorskip("pypdf").PdfReader(io.BytesIO(made))
    cover, *pages = [page.extract_text() for page in reader.pages]
    assert "A <small> book" in cover
    assert re.findall(r"(Kuromasu|Takuzu)\s+(\S+)", cover) == [
        ("Kuromasu", "1\u20133"),
        ("Takuzu", "4"),
    ]
    assert "No two black cells share a side." in pages[0]
    assert [page.split("\n")[-1] for page in pages] == ["2", "3"]
    assert re.findall(r"\b([1-4])\s+(?:Kuromasu|Takuzu)", pages[1]) == ["1", "2", "3", "4"]
    box = reader.pages[0].mediabox
    assert (round(box.width), round(box.height)) == (612, 792)
    for font in reader.pages[0]["/Resources"]["/Font"].values():
        (inner,) = font.get_object()["/DescendantFonts"]
        assert {"/FontFile2", "/FontFile3"} & {*inner.get_object()["/FontDescriptor"]}


def test_say_how_to_print_where_nothing_makes_pdf(shelf, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "weasyprint", None)
    words = r"install '\.\[book\]' in a checkout.* write FILE\.html, and print that .* browser"
    with pytest.raises(pylogic.OptionError, match=words):
        bound(shelf / "kuromasu/a.lp", output=tmp_path / "b.pdf")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("paper", "css"), [("a4", "A4"), ("letter", "letter")])
def test_print_on_paper_that_is_asked_for(paper, css, book):
    text = replace(book, paper=paper, title="WIDTH, SIZE").html()
    assert f"max-width: {ROOM[0]}mm;" in text
    assert f"size: {css};" in text


def test_write_page_with_each_board_once(book):
    text = book.html()
    page = Markup(text)
    ids = page.values("id")
    assert Counter(ids) == Counter(f"{kind}{n}" for kind in "ps" for n in range(1, 5))
    assert sorted(page.values("href", "src")) == sorted(f"#{name}" for name in ids)
    assert "url(" not in text
    assert "<title>A &lt;small&gt; book</title>" in text
    assert text.count("</svg>") >= 2 * len(book.entries)
    assert "PAPER" not in text
    assert "#ebebeb" not in text


ROOM = (178, 247)
"""Millimetres between the margins, on any paper."""
SIZES = [(5, 5), (5, 5), (9, 9), (9, 9), (9, 9), (20, 36), (36, 20), (60, 3), (3, 90), (10, 10)]
STYLE = r' style="--slot: ([\d.]+)mm; --wide: ([\d.]+)mm'
FIGURE = re.compile(rf'<figure id="([ps])(\d+)"{STYLE}.*?viewBox="0 0 (\d+) (\d+)"', re.DOTALL)


def rows_of(book, width):
    """The rows into which boards flow: of each board its number, its slot and its width."""
    for part in book.html().split('<div class="boards">')[1:]:
        row = []
        for kind, number, *sizes in FIGURE.findall(part):
            slot, *others = map(float, sizes)
            if row and sum(one[2] for one in row) + slot > width:
                yield row
                row = []
            row.append((kind, int(number), slot, *others))
        yield row


def test_fit_rows_of_boards_of_any_size_to_paper(book):
    (kind, *_) = book.chapters
    board, (width, height) = kind.entries[0].board, ROOM
    boards = [replace(board, rows=rows, cols=cols) for rows, cols in SIZES]
    entries = [
        replace(kind.entries[0], number=number, board=one, solution=one)
        for number, one in enumerate(boards)
    ]
    rows = [*rows_of(replace(book, chapters=(replace(kind, entries=entries),)), width)]
    numbers = [(side, n) for row in rows for side, n, *_ in row]
    assert numbers == [(side, n) for side in "ps" for n in range(len(SIZES))]
    for row in rows:
        for _, _, slot, wide, *picture in row:
            assert wide <= (slot if slot == width else slot - 6.9) <= width
            assert wide * picture[1] / picture[0] < height
    small = rows[0]
    assert len(small) == 2
    assert small[0][3] / 5 >= 8.6  # a small board's cells are larger
    (alone,) = (replace(one, number=0) for one in entries[-1:])
    lonely = replace(book, chapters=(replace(kind, entries=[alone]),))
    (first, _) = rows_of(lonely, width)
    assert first[0][3] / 10 == pytest.approx(10, rel=0.03)  # and a margin


@pytest.mark.slow
@pytest.mark.parametrize("name", pylogic.puzzles())
def test_tell_rules_without_options(workbench, name):
    rules = workbench.call("rules", {"puzzle": name, "facts": ""})["game"]
    assert rules
    for text, _ in rules:
        assert ("-c " in text, text[-1] in ".:") == (False, True)


def test_print_words_under_board(tmp_path):
    facts = "size(1,1). stars(1). region(1,1,a)."
    found = bound(write_files(tmp_path, {"star_battle/a.lp": facts}))
    assert "<p>stars in each line: 1</p>" in found.html()


def test_leave_out_puzzles_that_are_not_one_picture(rules):
    path = rules(
        "#defined c/0. 1 { a ; b } 1. :- b. #program view. draw(caption(1))."
    ).encoding.path
    (path.parent / "x.lp").write_text("c.")
    with pytest.raises(pylogic.OptionError, match="it is not drawn as one picture"):
        bound(path.parent / "x.lp", puzzle=str(path))
