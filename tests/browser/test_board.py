"""The board in a browser: by mouse, by keys alone, by touch, and what a screen reader hears."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import pylogic
from browser.steps import cell, drag, opened, opened_alone, says, type_facts, undo

pytestmark = pytest.mark.browser


@pytest.fixture
def board(page):
    expect(cell(page, 17, 17)).to_be_visible()
    return page


def pad(page):
    return page.get_by_role("group", name="Enter into the chosen cells")


TWO_FINGERS = """() => {
  const cell = document.querySelector('#board [data-at="2,1"]');
  const { x, y } = cell.getBoundingClientRect();
  for (const type of ["pointerdown", "pointerup"]) for (const pointerId of [7, 8]) {
    cell.dispatchEvent(new PointerEvent(type, { clientX: x + 5, clientY: y + 5, pointerId,
      pointerType: "touch", bubbles: true }));
  }
}"""


def test_clicks_go_round_and_a_right_click_marks_at_once(board):
    for words in ("black", "white", "empty", "black"):
        cell(board, 2, 1).click()
        says(board, 2, 1, words)
    cell(board, 2, 2).click(button="right")
    says(board, 2, 2, "white")
    cell(board, 2, 2).click(button="right")
    says(board, 2, 2, "empty")


def test_a_drag_paints_what_the_first_cell_became_and_is_undone_at_once(board):
    cell(board, 5, 2).click()
    drag(board, (5, 4), (5, 9))
    for column in range(4, 10):
        says(board, 5, column, "black")
    undo(board)
    for column in range(4, 10):
        says(board, 5, column, "empty")
    says(board, 5, 2, "black")


def test_an_entry_is_drawn_before_the_server_answers(board):
    board.route("**/api/board", lambda route: None)
    drawn = board.evaluate(
        """() => {
          const cell = document.querySelector('#board [data-at="2,1"]');
          const box = cell.getBoundingClientRect();
          const fills = () => [...document.querySelectorAll('#board .surface rect')]
            .filter((rect) => rect.getAttribute("fill") === "#1c1c1c").length;
          const before = fills();
          const at = { clientX: box.x + 5, clientY: box.y + 5, pointerId: 1, bubbles: true };
          const element = document.querySelector('#board [role=grid]');
          element.setPointerCapture = () => {};
          cell.dispatchEvent(new PointerEvent("pointerdown", { ...at, button: 0 }));
          return fills() - before;
        }"""
    )
    assert drawn == 1


def test_the_clues_of_grid_43_are_entered_by_keys_alone(board):
    text = pylogic.load("kuromasu").instance("inst43")
    clues = [symbol.arguments for symbol in text.symbols if symbol.match("clue", 3)]
    facts = board.locator("#rules").get_by_role("tab", name="Facts")
    board.get_by_role("radio", name="Edit").click()
    for row, column, _ in clues:
        cell(board, row.number, column.number).focus()
        board.keyboard.press("Delete")
    says(board, 17, 15, "empty")
    cell(board, 1, 1).focus()
    board.keyboard.press("Control+Home")
    at = [1, 1]
    for row, column, number in clues:
        for _ in range(row.number - at[0]):
            board.keyboard.press("ArrowDown")
        board.keyboard.press("Home")
        for _ in range(column.number - 1):
            board.keyboard.press("ArrowRight")
        board.keyboard.type(str(number))
        at = [row.number, column.number]
    says(board, 17, 15, "3, given")
    says(board, 1, 3, "6, given")
    facts.click()
    expect(board.locator("#rules .cm-content:visible")).to_contain_text("clue(1,3,6). clue(1,7,2).")


def test_make_one_clue_of_two_digits_and_an_unknown_one_of_a_question_mark(board):
    board.get_by_role("radio", name="Edit").click()
    cell(board, 2, 9).click()
    board.keyboard.type("17")
    says(board, 2, 9, "17, given")
    undo(board)
    says(board, 2, 9, "empty")
    cell(board, 2, 9).click()
    board.keyboard.press("?")
    says(board, 2, 9, "?, given")


def test_the_board_grows_and_shrinks(board):
    board.get_by_role("radio", name="Edit").click()
    board.get_by_role("button", name="one row more").click()
    expect(cell(board, 18, 17)).to_be_visible()
    board.get_by_role("button", name="one column less").click()
    expect(cell(board, 18, 17)).to_have_count(0)
    expect(cell(board, 18, 16)).to_be_visible()


def test_numbers_and_candidates_are_written_by_keys(board):
    opened(board, "sudoku", "seed9", 9)
    says(board, 1, 1, "empty")
    cell(board, 1, 1).focus()
    board.keyboard.press("Shift+Digit3")
    board.keyboard.press("Shift+Digit1")
    says(board, 1, 1, "candidates 1 3")
    expect(cell(board, 1, 1).locator(".notes")).to_have_text("1 3")
    board.keyboard.press("Shift+Digit1")
    says(board, 1, 1, "candidates 3")
    board.keyboard.press("5")
    says(board, 1, 1, "5")
    board.keyboard.press("Delete")
    says(board, 1, 1, "candidates 3")
    board.get_by_role("button", name="Corner", exact=True).click()
    pad(board).get_by_role("button", name="8").click()
    says(board, 1, 1, "candidates 3 8")


def test_what_is_typed_goes_to_all_cells_that_a_drag_has_chosen(board):
    opened(board, "sudoku", "seed9", 9)
    cell(board, 4, 1).hover()
    board.mouse.down()
    cell(board, 4, 3).hover()
    board.mouse.up()
    cell(board, 5, 1).click(modifiers=["Shift"])
    board.keyboard.press("Control+Digit7")
    for row, column in ((4, 1), (4, 3), (5, 1)):
        says(board, row, column, "centre 7")
    board.get_by_role("button", name="Colour", exact=True).click()
    board.get_by_role("button", name="green", exact=True).click()
    says(board, 5, 1, "centre 7, coloured green")
    expect(cell(board, 4, 2)).to_have_css("background-image", re.compile("linear-gradient"))
    board.reload()
    says(board, 4, 1, "centre 7, coloured green")
    cell(board, 4, 1).focus()
    board.keyboard.press("3")
    says(board, 4, 1, "3, coloured green")
    says(board, 4, 2, "centre 7, coloured green")


def test_a_given_number_is_not_written_over(board):
    opened(board, "sudoku", "seed9", 9)
    says(board, 1, 2, "6, given")
    cell(board, 1, 2).click()
    board.keyboard.press("5")
    says(board, 1, 2, "6, given")


def test_the_keys_that_move(board):
    cell(board, 3, 3).focus()
    for key, place in {
        "ArrowRight": "3,4",
        "ArrowUp": "2,4",
        "End": "2,17",
        "Home": "2,1",
        "Control+End": "17,17",
        "Control+ArrowUp": "1,17",
        "Control+Home": "1,1",
        "ArrowLeft": "1,1",
    }.items():
        board.keyboard.press(key)
        assert board.evaluate("document.activeElement.dataset.at") == place
    board.keyboard.press("Tab")
    assert board.evaluate("document.activeElement.closest('[role=grid]')") is None


def test_a_screen_reader_hears_the_cell(board):
    grid = board.get_by_role("grid", name="The board")
    expect(grid.get_by_role("row")).to_have_count(17)
    expect(grid.get_by_role("gridcell", name="row 1, column 3: 6, given")).to_be_visible()
    assert grid.locator('[tabindex="0"]').count() == 1
    cell(board, 2, 1).focus()
    board.keyboard.press("Space")
    expect(board.locator("#board .heard")).to_have_text("black")


def test_where_there_is_no_keyboard_numbers_are_tapped(phone):
    phone.locator("#files select").first.select_option("sudoku")
    expect(phone.locator("#board .hint")).to_contain_text(
        "Tap a cell, or drag over several, then a number below"
    )


def test_a_finger_marks_paints_and_holds(phone):
    expect(cell(phone, 17, 17)).to_be_visible()
    cell(phone, 2, 1).tap()
    says(phone, 2, 1, "black")
    cell(phone, 2, 1).tap()
    says(phone, 2, 1, "white")
    phone.evaluate(
        """async () => {
          const cell = document.querySelector('#board [data-at="2,3"]');
          const box = cell.getBoundingClientRect();
          const at = { clientX: box.x + 5, clientY: box.y + 5, pointerId: 7, pointerType: "touch",
            bubbles: true };
          cell.dispatchEvent(new PointerEvent("pointerdown", at));
        }"""
    )
    says(phone, 2, 3, "white")


def test_a_phone_has_a_digit_pad(phone):
    opened(phone, "sudoku", "seed9", 9)
    cell(phone, 1, 1).tap()
    pad(phone).get_by_role("button", name="4").tap()
    says(phone, 1, 1, "4")
    phone.evaluate(TWO_FINGERS)
    says(phone, 1, 1, "empty")


def test_save_points_come_back(board):
    back = board.get_by_role("button", name="Back to it")
    expect(back).to_be_disabled()
    cell(board, 2, 1).click()
    board.get_by_role("button", name="Save point").click()
    cell(board, 2, 3).click()
    back.click()
    says(board, 2, 1, "black")
    says(board, 2, 3, "empty")
    board.get_by_role("button", name="Clear all").click()
    says(board, 2, 1, "empty")


def test_the_keys_are_told(board):
    cell(board, 1, 1).focus()
    board.keyboard.press("?")
    expect(board.get_by_role("dialog", name="Keys")).to_contain_text(
        "black, then white, then empty"
    )
    board.keyboard.press("Escape")
    assert board.evaluate("document.activeElement.dataset.at") == "1,1"


def test_a_broken_text_leaves_the_last_good_board(board):
    type_facts(board, "size(3,. ", key="Control+Home")
    expect(board.locator("#board .notice")).to_contain_text("This is how the board looked before")
    expect(cell(board, 17, 17)).to_be_visible()
    expect(board.locator("#board .stage")).to_have_class(re.compile("stale"))


@pytest.mark.parametrize("puzzle", ["seven_eleven", "river_crossing", "chemin"])
def test_a_board_without_entries_says_so_kindly(board, puzzle):
    board.locator("#files select").first.select_option(puzzle)
    expect(board.locator("#board .hint")).to_contain_text("the assistant solves it")
    expect(board.locator("#board .surface svg").first).to_be_visible()


# ---- What other panes ask of the board -----------------------------------------------------

FACTS = "size(3,3). clue(1,1,2). clue(3,3,4)."


@pytest.fixture
def alone(board):
    """The board without the other panes, whose signals the test sends."""
    return opened_alone(board, 3, puzzle="kuromasu", facts=FACTS)


def emit(page, name, detail):
    page.evaluate("([name, detail]) => window.app.emit(name, detail)", [name, detail])


def test_cells_are_outlined(alone):
    emit(alone, "highlight", {"cause": [[1, 1]], "effect": [[1, 2], [2, 1]], "wrong": [[3, 2]]})
    for kind, count in {"cause": 1, "effect": 2, "wrong": 1}.items():
        expect(alone.locator(f"#board .stage .outline rect.{kind}")).to_have_count(count)
    emit(alone, "highlight", None)
    expect(alone.locator("#board .stage .outline rect")).to_have_count(0)


def test_an_offered_clue_is_taken_by_a_click(alone):
    ghost = {"atom": "clue(2,2,5)", "row": 2, "column": 2, "text": "5"}
    emit(alone, "ghosts", [ghost])
    expect(cell(alone, 2, 2).locator(".ghost")).to_have_text("5")
    cell(alone, 2, 2).click()
    says(alone, 2, 2, "5, given")
    assert (
        alone.evaluate("app.store.now.facts") == "size(3,3). clue(1,1,2). clue(2,2,5). clue(3,3,4)."
    )


def test_several_clues_are_added_and_undone_at_once(alone):
    before = FACTS + " white(2,2)."
    alone.evaluate("facts => app.store.change({ facts })", before)
    emit(alone, "clues", ["clue(2,2,5)", "clue(1,3,3)"])
    says(alone, 2, 2, "5, given")
    says(alone, 1, 3, "3, given")
    facts = alone.evaluate("app.store.now.facts")
    assert sorted(facts.split()[1:]) == [
        "clue(1,1,2).",
        "clue(1,3,3).",
        "clue(2,2,5).",
        "clue(3,3,4).",
    ]
    alone.evaluate("app.store.undo()")
    assert alone.evaluate("app.store.now.facts") == before


def test_all_answers_lie_over_the_board_and_go_again(alone):
    cell(alone, 1, 2).click()
    emit(alone, "overlay", {"certain": ["black(2,1)"], "possible": ["black(2,1)", "black(2,3)"]})
    expect(alone.locator("#board .faint")).to_have_count(1)
    emit(alone, "overlay", None)
    expect(alone.locator("#board .faint")).to_have_count(0)
    says(alone, 1, 2, "black")


def test_a_film_is_walked_through_by_keys(alone):
    picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 126 126"></svg>'
    frames = [{"svg": picture, "name": f"step {n}", "captions": [f"words {n}"]} for n in (1, 2, 3)]
    emit(alone, "film", {"title": "The way", "frames": frames, "at": 1})
    film = alone.get_by_role("region", name="Film")
    expect(film.locator(".name")).to_have_text("2 of 3 · step 2")
    expect(cell(alone, 1, 1)).to_be_hidden()
    film.get_by_role("slider").focus()
    alone.keyboard.press("ArrowRight")
    expect(film.locator(".captions")).to_have_text("words 3")
    alone.keyboard.press("Home")
    expect(film.locator(".name")).to_have_text("1 of 3 · step 1")
    film.get_by_role("button", name="Play the film").click()
    expect(film.locator(".name")).to_have_text("3 of 3 · step 3")
    film.get_by_role("button", name="Back to the board").click()
    expect(cell(alone, 1, 1)).to_be_visible()


def test_a_cell_that_is_pointed_at_has_the_focus(alone):
    emit(alone, "cell", {"row": 2, "column": 3})
    assert alone.evaluate("document.activeElement.dataset.at") == "2,3"


def test_celebrate_a_solution_once(alone):
    emit(alone, "solved", {"status": "unique", "answers": [["black(1,2)", "black(3,2)"]]})
    glad = alone.locator("#board .glad")
    cell(alone, 1, 2).click()
    expect(glad).to_be_hidden()
    cell(alone, 3, 2).click()
    expect(alone.locator("#board .glad.news")).to_have_text("Solved! Every cell is right.")
    cell(alone, 3, 2).click()
    expect(glad).to_be_hidden()
    alone.evaluate("window.app.store.undo()")
    expect(alone.locator("#board .glad:not(.news)")).to_be_visible()


def test_a_region_is_painted_by_a_drag_and_undone_at_once(board):
    opened(board, "sudoku", "jigsaw9", 9)
    board.get_by_role("radio", name="Edit").click()
    board.get_by_role("button", name="Regions").click()
    board.get_by_role("button", name="region 2").click()
    drag(board, (1, 1), (1, 3))
    board.get_by_role("tab", name="Facts").click()
    facts = board.locator("#rules .cm-content:visible")
    expect(facts).to_contain_text("region(1,1,2). region(1,2,2). region(1,3,2). region(1,4,1).")
    undo(board)
    expect(facts).to_contain_text("region(1,1,1). region(1,2,1). region(1,3,1). region(1,4,1).")
