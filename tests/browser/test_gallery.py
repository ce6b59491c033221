"""The gallery: all kinds, the boards of one, what was played, and the ways there and back."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect
from workbench import Workbench, serving

from browser.conftest import DESK, PHONE
from browser.steps import cell, says

pytestmark = pytest.mark.browser
MINE = "% Mine\n%\n% Write numbers.\n%\n% Input:\n{ black(R,C) : size(R,C) }.\n"


@pytest.fixture(scope="module")
def workbench(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workbench]:
    """A server that was asked for no puzzle, in a folder with one whose boards are nothing."""
    folder = tmp_path_factory.mktemp("gallery")
    for name, text in {"encodings": MINE, "instances/mine": "size(2,2).\n"}.items():
        (folder / name).mkdir(parents=True)
        (folder / name / "mine.lp").write_text(text)
    with serving(folder) as started:
        yield started


def gallery(page: Page) -> Locator:
    return page.get_by_role("main", name="Gallery")


def kinds(page: Page) -> Locator:
    return gallery(page).get_by_role("list", name="All kinds")


def boards(page: Page, title: str) -> Locator:
    return gallery(page).get_by_role("list", name=f"Boards of {title}")


def go_on(page: Page) -> Locator:
    return gallery(page).get_by_role("list", name="Played last").get_by_role("listitem")


def home(page: Page) -> None:
    page.get_by_role("link", name="pylogic: all puzzles").click()


@pytest.fixture
def played(page: Page) -> Page:
    """A board of which a cell is entered."""
    kinds(page).get_by_role("link", name="Kuromasu").click()
    boards(page, "Kuromasu").get_by_role("link", name="wikipedia11").click()
    cell(page, 1, 1).click()
    says(page, 1, 1, "black")
    return page


def test_who_asked_for_nothing_sees_every_kind_with_a_picture(page):
    expect(page).to_have_title("pylogic")
    expect(page.locator("#panes")).to_be_hidden()
    shown = page.evaluate("""async () => {
        const token = localStorage.getItem("pylogic:token");
        const headers = { Authorization: `Bearer ${token}` };
        return (await (await fetch("/api/library", { headers })).json()).puzzles.length;
    }""")
    expect(kinds(page).get_by_role("link")).to_have_count(shown)
    last = kinds(page).get_by_role("link").last
    last.scroll_into_view_if_needed()
    expect(last.locator("svg")).to_be_visible()
    expect(kinds(page).get_by_role("link", name="Kuromasu")).to_contain_text("6 boards")


def test_a_kind_leads_to_its_boards_and_back_leads_back(page):
    kinds(page).get_by_role("link", name="Kuromasu").click()
    expect(gallery(page).get_by_role("heading", name="Kuromasu")).to_be_focused()
    expect(gallery(page)).to_contain_text("No two black cells share a side.")
    board = boards(page, "Kuromasu").get_by_role("link", name="wikipedia11")
    expect(board).to_contain_text("11 \u00d7 11")
    expect(board.locator("svg")).to_be_visible()
    board.click()
    expect(page).to_have_title("wikipedia11 · Kuromasu · pylogic")
    expect(gallery(page)).to_be_hidden()
    expect(cell(page, 11, 11)).to_be_visible()
    page.go_back()
    expect(board).to_be_focused()
    page.go_back()
    expect(kinds(page).get_by_role("link", name="Kuromasu")).to_be_focused()
    page.go_forward()
    expect(board).to_be_visible()
    page.go_forward()
    expect(cell(page, 11, 11)).to_be_visible()


def test_it_works_by_keys_alone(page):
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="pylogic: all puzzles")).to_be_focused()
    first = kinds(page).get_by_role("link").first
    while not first.evaluate("one => one === document.activeElement"):
        page.keyboard.press("Tab")
    title = first.locator("strong").inner_text()
    page.keyboard.press("Enter")
    expect(gallery(page).get_by_role("heading", name=title)).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page).to_have_title(re.compile(title))
    expect(page.locator("#panes")).to_be_visible()


def test_a_reload_stays_where_one_is(page):
    kinds(page).get_by_role("link", name="Sudoku", exact=False).last.click()
    expect(boards(page, "Sudoku")).to_be_visible()
    page.reload()
    expect(boards(page, "Sudoku")).to_be_visible()
    boards(page, "Sudoku").get_by_role("link", name="seed9").click()
    expect(page).to_have_title("seed9 · Sudoku · pylogic")
    page.reload()
    expect(page).to_have_title("seed9 · Sudoku · pylogic")


def test_what_is_open_goes_on_from_the_gallery(played):
    home(played)
    open_now = go_on(played).get_by_role("button", name="wikipedia11")
    expect(open_now.locator("svg")).to_be_visible()
    expect(open_now.locator('svg rect[fill="#1c1c1c"]')).to_have_count(1)
    open_now.click()
    says(played, 1, 1, "black")
    played.go_back()
    expect(open_now).to_be_visible()


def test_what_was_left_is_played_on_with_all_that_was_entered(played):
    home(played)
    kinds(played).get_by_role("link", name="Takuzu").click()
    boards(played, "Takuzu").get_by_role("link").first.click()
    expect(played).to_have_title(re.compile("Takuzu"))
    home(played)
    expect(go_on(played)).to_have_count(2)
    go_on(played).get_by_role("button", name="wikipedia11").click()
    expect(played).to_have_title("wikipedia11 · Kuromasu · pylogic")
    says(played, 1, 1, "black")


def test_the_same_board_again_keeps_what_was_entered(played):
    played.go_back()
    boards(played, "Kuromasu").get_by_role("link", name="wikipedia11").click()
    says(played, 1, 1, "black")


def test_one_is_made_by_the_form_beside_a_board(page):
    kinds(page).get_by_role("link", name="Takuzu").click()
    gallery(page).get_by_role("button", name="Make me one").click()
    form = page.get_by_role("form", name="Generate")
    expect(form).to_be_visible()
    assert form.evaluate("form => form.contains(document.activeElement)")
    expect(page).to_have_title(re.compile("Takuzu"))


def test_a_board_that_is_not_there_is_told(open_page, workbench):
    page = open_page(f"{workbench.link}#gallery/nothing/here")
    expect(page.locator(".message")).to_contain_text("There is no puzzle nothing here.")
    expect(kinds(page)).to_be_visible()


def test_a_text_that_names_its_puzzle_is_pasted_and_another_is_refused(page):
    for text, words in {"2 . .\n. . .\n": "does not say its puzzle", **RECOGNISED}.items():
        page.evaluate("text => navigator.clipboard.writeText(text)", text)
        page.keyboard.press("Control+v")
        expect(page.locator(".message", has_text=words)).to_be_visible()
    expect(page).to_have_title("• pasted · Sudoku · pylogic")


RECOGNISED = {"https://puzz.link/p?sudoku/4/4/g1h2k3k": "Recognised puzz.link"}


@pytest.mark.parametrize("size", [DESK, PHONE, {"width": 1024, "height": 768}], ids=str)
@pytest.mark.parametrize("place", ["#gallery", "#gallery/sudoku"])
def test_it_is_as_wide_as_the_screen(open_page, workbench, size, place):
    page = open_page(workbench.link + place, viewport=size)
    expect(gallery(page).locator(".tile svg").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
    box = page.locator("#gallery").evaluate("one => [one.scrollWidth, one.clientWidth]")
    assert box[0] == box[1]
    bar = page.locator("#bar").bounding_box()
    assert bar is not None
    assert bar["height"] < 64


def test_pictures_are_dark_in_dark_colours_where_black_says_nothing(open_page):
    page = open_page(color_scheme="dark")
    for kind, filtered in {
        "Slitherlink": "invert(0.88) hue-rotate(180deg)",
        "Akari": "brightness(0.85)",
    }.items():
        picture = kinds(page).get_by_role("link", name=kind).locator(".picture")
        picture.scroll_into_view_if_needed()
        expect(picture.locator("svg")).to_be_visible()
        expect(picture).to_have_css("filter", filtered)
