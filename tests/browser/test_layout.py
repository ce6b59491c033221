"""A page that stays still: nothing moves as it loads, and a board stays as large as it is."""

from __future__ import annotations

import re

import pytest
from workbench import serving

from browser.conftest import DESK, OPEN_RULES, SCREENS
from browser.steps import (
    card,
    cell,
    enter,
    expect,
    mode,
    opened,
    press,
    settled,
    solved,
    status,
    type_facts,
    undo,
)

pytestmark = pytest.mark.browser
SHIFTS = """
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shifts += value;
  }).observe({ type: "layout-shift", buffered: true });
"""
FOLLOW = """
  (card) => {
    window.heights = new Set();
    new ResizeObserver(() => heights.add(card.offsetHeight)).observe(card);
  }
"""
MOST = 0.05
"""The sum of layout shifts while a page loads."""
NARROW = {"width": 1024, "height": 768}
WIDE = {"width": 1440, "height": 900}
DEEP = "number(R, C, N) :- clue(R, C, N), R > 0, C > 0, 1 <= N, N < 99."


@pytest.fixture(scope="module")
def workbench(tmp_path_factory):
    """A server that was asked for no puzzle."""
    with serving(tmp_path_factory.mktemp("layout")) as started:
        yield started


@pytest.fixture
def board(open_page, workbench):
    """A board of Kuromasu on a desk."""

    def opened(**options):
        page = open_page(f"{workbench.link}#gallery/kuromasu/inst43", **options)
        settled(page)
        return page

    return opened


def size(page):
    """The board's place and size in the window."""
    return page.locator("#board .stage .surface").bounding_box()


def width(page, pane):
    return page.locator(f"#{pane}").bounding_box()["width"]


@pytest.mark.parametrize("screen", [{"viewport": WIDE}, {"viewport": NARROW}, SCREENS["phone"]])
def test_move_nothing_while_a_page_loads(open_page, workbench, screen):
    page = open_page(f"{workbench.link}#gallery", script=OPEN_RULES + SHIFTS, **screen)
    page.get_by_role("list", name="All kinds").locator("svg").first.wait_for()
    assert page.evaluate("shifts") < MOST
    other = open_page(
        f"{workbench.link}#gallery/kuromasu/inst43", script=OPEN_RULES + SHIFTS, **screen
    )
    for _ in ("opened", "loaded again"):
        cell(other, 1, 1).wait_for()
        other.locator(".assistant-status:not(.old) strong").wait_for(state="attached")
        assert other.evaluate("shifts") < MOST
        other.reload()


def test_keep_a_board_as_large_as_it_is(board):
    page = board(viewport=WIDE)
    before = size(page)
    type_facts(page, "size(3,. ", key="Control+Home")
    expect(page.locator("#board .notice")).to_contain_text("This is how the board looked before")
    assert size(page) == before
    mode(page, "Edit")
    before = size(page)
    page.keyboard.press("Control+Home")
    type_facts(page, "size(1,1). ", key="Control+Home")
    expect(page.locator("#board .notice")).to_contain_text("cannot be drawn")
    assert size(page) == before


def test_keep_the_card_of_several_answers_while_an_edit_is_solved(board):
    page = board(viewport=WIDE)
    opened(page, "kuromasu", "wikipedia11", 11)
    mode(page, "Edit")
    cell(page, 1, 3).click()
    page.keyboard.press("Delete")
    choices = card(page).get_by_text("What would you like to see?")
    expect(choices).to_be_visible()
    card(page).evaluate(FOLLOW)
    type_facts(page, " % edited")
    expect(status(page)).to_have_attribute("aria-busy", "true")
    settled(page)
    page.evaluate("new Promise(requestAnimationFrame)")
    assert len(page.evaluate("[...heights]")) == 1
    type_facts(page, "\nclue(")
    expect(status(page)).to_contain_text("mistake")
    expect(choices).to_be_hidden()


def test_keep_a_board_in_its_place_as_numbers_come_beside_it(board):
    page = board(viewport=WIDE)
    opened(page, "skyscrapers", "janko57")
    mode(page, "Edit")
    type_facts(page, "size(4, 4).\n", key="Control+a")
    settled(page)
    grid = page.locator("#board [role=grid]")
    expect(grid.get_by_role("row")).to_have_count(4)
    before = grid.bounding_box()
    for number, side in enumerate(("top", "right", "bottom", "left"), 1):
        type_facts(page, f"outside({side}, 1, 1, 2). ")
        expect(page.locator("#board .stage .surface > svg").first.locator("text")).to_have_count(
            number
        )
        assert grid.bounding_box() == pytest.approx(before, abs=1), side


def test_say_that_a_board_is_solved_where_it_moves_nothing(board):
    page = board(viewport=WIDE)
    press(page, "Solution")
    page.get_by_role("button", name="Fill it in").click()
    solved(page)
    won = size(page)
    page.get_by_role("button", name="Clear all").click()
    expect(page.locator("#board .glad")).to_be_hidden()
    assert size(page) == won
    enter(page, (1, 1))
    undo(page)
    undo(page)
    solved(page)
    page.get_by_role("link", name="Next board").click()
    expect(page).to_have_title(re.compile("inst12 · Kuromasu"))
    expect(page.get_by_role("link", name="Next board")).to_be_hidden()


def test_resize_panes_and_keep_their_widths(board):
    page = board(viewport=DESK)
    before = width(page, "rules")
    divider = page.get_by_role("separator", name="Width of the rules")
    box = divider.bounding_box()
    page.mouse.move(box["x"] + 6, box["y"] + 200)
    page.mouse.down()
    page.mouse.move(box["x"] - 94, box["y"] + 200, steps=4)
    page.mouse.up()
    assert abs(before - width(page, "rules") - 100) < 10
    divider.press("ArrowLeft")
    assert abs(before - width(page, "rules") - 124) < 10
    assistant = width(page, "assistant")
    page.get_by_role("separator", name="Width of the assistant").press("ArrowLeft")
    assert abs(width(page, "assistant") - assistant - 24) < 1
    page.reload()
    cell(page, 1, 1).wait_for()
    assert abs(width(page, "assistant") - assistant - 24) < 1
    divider.dblclick()
    assert width(page, "rules") > before - 40


def test_wrap_no_line_of_rules_that_is_short(board):
    page = board(viewport=WIDE)
    text = page.get_by_role("textbox", name="Rules of the puzzle")
    text.click()
    page.keyboard.press("Control+End")
    page.keyboard.insert_text(f"{DEEP}\n")
    heights = text.locator(".cm-line", has_text=DEEP[:20]).evaluate("one => one.clientHeight")
    assert heights < 30


def test_reach_play_edit_and_share_on_a_phone(open_page, workbench):
    page = open_page(f"{workbench.link}#gallery/kuromasu/inst43", **SCREENS["phone"])
    settled(page)
    for role, name in (
        ("radio", "Play"),
        ("radio", "Edit"),
        ("button", "Share"),
        ("button", "File"),
    ):
        box = page.get_by_role(role, name=name, exact=True).bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390, name
