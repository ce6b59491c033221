"""The page of a film in a browser: controls in view, sentences, cells, keys, paper."""

from __future__ import annotations

from dataclasses import replace

import pytest

import pylogic
from browser.conftest import TOUCH
from browser.steps import expect, faults, fits
from pylogic.draw import html

pytestmark = pytest.mark.browser
FRAMES = 60


def film(frames=FRAMES):
    """A 17x17 of which each frame settles the next cell, with long sentences."""
    board = pylogic.load("kuromasu").draw("inst43")
    start = board.frames[0]
    cells = dict(start.marks)
    free = [(r, c) for r in range(1, 18) for c in range(1, 18) if not start.cell(r, c).text]
    made = [replace(start, name="before")]
    for number, place in enumerate(free[: frames - 1], 1):
        cells[place] = pylogic.Cell(fill="black")
        words = f"suppose {place[0]},{place[1]} is white"
        chain = (words, "  since 3,3 is white: 4,4 is black", "    or else 1,2 touches 1,3")
        shown = {
            **cells,
            place: pylogic.Cell(fill="black", style="effect"),
            free[-1]: pylogic.Cell(style="cause"),
        }
        made.append(pylogic.Frame(f"step {number}: a chain, cost 2", shown, chain))
    return replace(board, frames=tuple(made))


@pytest.fixture
def opened(open_page, tmp_path):
    """Open a page with boards."""

    def go(*boards, **options):
        path = tmp_path / "film.html"
        path.write_text(html.render(boards or [film()], "A film"))
        return open_page(f"file://{path}", wait=False, **options)

    return go


def place(page):
    return page.locator(".place").first.inner_text()


SCREENS = {"desk": {}, "phone": TOUCH, "lying phone": {"viewport": {"width": 844, "height": 390}}}


@pytest.mark.parametrize("screen", SCREENS)
def test_show_controls_board_and_sentence_without_scrolling(opened, screen):
    page = opened(**SCREENS[screen])
    for _ in range(FRAMES // 2):
        page.keyboard.press("ArrowRight")
    now = page.locator("[aria-current=step]")
    expect(now).to_contain_text(f"step {FRAMES // 2}: a chain")
    for part in (page.locator(".keys"), page.locator(".stage svg"), page.locator("li.now")):
        box = part.bounding_box()
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= page.viewport_size["height"] + 1
    assert fits(page)
    if screen == "phone":
        for button in page.locator(".keys button:visible, .keys input, .steps > li").all()[:20]:
            box = button.bounding_box()
            assert min(box["width"], box["height"]) >= 44


def test_lead_through_the_film_by_keys_sentences_and_cells(opened):
    page = opened()
    seen = [place(page)]
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "End", "ArrowRight", "Home"):
        page.keyboard.press(key)
        seen.append(place(page).partition(" ")[0])
    assert seen == ["1 / 60", "2", "3", "2", "60", "60", "1"]
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="pause")).to_be_visible()
    expect(page.locator(".place")).to_have_text("2 / 60")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="play")).to_be_visible()

    page.locator("li", has_text="step 5:").get_by_role("button").click()
    assert place(page) == "6 / 60"
    page.locator("li", has_text="step 7:").get_by_text("or else 1,2 touches").click()
    assert place(page) == "8 / 60"

    page.keyboard.press("Home")
    cells = page.get_by_role("gridcell")
    assert cells.count() == 17 * 17
    name = "row 1, column 2: empty; settled in frame 3"
    page.get_by_role("gridcell", name=name).click()
    assert place(page) == "3 / 60"
    page.keyboard.press("End")
    cells.nth(0).focus()
    page.keyboard.press("Enter")
    assert place(page) == "2 / 60", "1,1 is settled first"
    cells.nth(2).click()
    assert place(page) == "2 / 60", "a clue was never settled"


def test_print_both_ends_all_sentences_and_the_boards_of_a_short_film(opened):
    page = opened(film(4), film(5))
    page.locator(".place").nth(1).scroll_into_view_if_needed()
    page.locator(".film").nth(1).get_by_role("button", name="last").click()
    page.keyboard.press("ArrowLeft")
    assert page.locator(".place").all_inner_texts() == ["1 / 4", "4 / 5"]  # each has its own keys
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    for keys in page.locator(".keys").all():
        expect(keys).to_be_hidden()
    expect(page.locator(".end")).to_have_count(4)
    for end in page.locator(".end").all():
        expect(end).to_be_visible()
    assert page.locator(".small svg").count() == 9
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.locator(".small").count() == 0
    for step in page.locator(".steps > li").all():
        expect(step).to_be_visible()


@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_find_no_fault_on_a_page_of_a_film(opened, screen):
    page = opened(**SCREENS[screen])
    page.keyboard.press("ArrowRight")
    for colours in ("light", "dark"):
        page.emulate_media(color_scheme=colours)
        assert faults(page, ()) == []
