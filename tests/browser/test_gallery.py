"""The gallery: all kinds, the boards of one, what was played, and the ways there and back."""

from __future__ import annotations

import re

import pytest
from workbench import serving, write

import pylogic
from browser.conftest import DESK, PHONE
from browser.steps import cell, enter, expect, fits, opened, says

pytestmark = pytest.mark.browser
MINE = "% Mine\n%\n% Write numbers.\n%\n% Input:\n{ black(R,C) : size(R,C) }.\n"


@pytest.fixture(scope="module")
def workbench(tmp_path_factory):
    """A server that was asked for no puzzle, in a folder with an empty, a bare and a broken one."""
    folder = tmp_path_factory.mktemp("gallery")
    write(folder / "encodings/mine.lp", MINE)
    write(folder / "instances/mine/mine.lp", "size(2,2).\n")
    write(folder / "instances/mine/graded.lp", "% Grade: 9 hard\nsize(1,2).\n")
    write(folder / "encodings/bare.lp", MINE.replace("Mine", "Bare"))
    write(folder / "encodings/spoilt.lp", "% Spoilt\na(.\n")
    with serving(folder) as started:
        yield started


def gallery(page):
    return page.get_by_role("main", name="Gallery")


def kinds(page):
    return gallery(page).get_by_role("list", name="All kinds")


def boards(page, title):
    return gallery(page).get_by_role("list", name=f"Boards of {title}")


def go_on(page):
    return gallery(page).get_by_role("list", name="Played last").get_by_role("listitem")


def home(page):
    page.get_by_role("link", name="pylogic: all puzzles").click()


def test_lead_to_a_board_and_back(page):
    expect(page).to_have_title("pylogic")
    expect(page.locator("#panes")).to_be_hidden()
    expect(kinds(page).get_by_role("link")).to_have_count(len(pylogic.puzzles()) + 3)
    last = kinds(page).get_by_role("link").last
    last.scroll_into_view_if_needed()
    expect(last.locator("svg")).to_be_visible()
    kind = kinds(page).get_by_role("link", name="Kuromasu")
    expect(kind).to_contain_text("6 boards")
    kind.click()
    expect(gallery(page).get_by_role("heading", name="Kuromasu")).to_be_focused()
    expect(gallery(page)).to_contain_text("No two black cells share a side.")
    page.reload()
    board = boards(page, "Kuromasu").get_by_role("link", name="wikipedia11")
    expect(board).to_contain_text("11 \u00d7 11")
    expect(board.locator("svg")).to_be_visible()
    board.click()
    expect(page).to_have_title("wikipedia11 · Kuromasu · pylogic")
    expect(gallery(page)).to_be_hidden()
    page.go_back()
    expect(board).to_be_focused()
    page.go_back()
    expect(kind).to_be_focused()
    page.go_forward()
    expect(board).to_be_visible()
    page.go_forward()
    expect(cell(page, 11, 11)).to_be_visible()

    enter(page, (1, 1))
    page.go_back()
    board.click()  # the same board again
    says(page, 1, 1, "black")
    home(page)
    open_now = go_on(page).get_by_role("button", name="wikipedia11")
    expect(open_now.locator('svg rect[fill="#1c1c1c"]')).to_have_count(1)
    open_now.click()
    says(page, 1, 1, "black")
    opened(page, "takuzu")
    opened(page, "kuromasu", "wikipedia11", 11)  # one goes on where one was
    says(page, 1, 1, "black")
    home(page)
    kinds(page).get_by_role("link", name="Takuzu").click()
    gallery(page).get_by_role("button", name="Make me one").click()
    form = page.get_by_role("form", name="Generate")
    expect(form).to_be_visible()
    assert form.evaluate("form => form.contains(document.activeElement)")
    expect(page).to_have_title(re.compile("Takuzu"))


def test_make_a_board_of_the_kind_that_is_shown(page):
    files = page.get_by_role("button", name="File", exact=True)
    new = page.get_by_role("menuitem", name="New board")
    kinds(page).get_by_role("link", name="Kuromasu").click()
    boards(page, "Kuromasu").get_by_role("link", name="wikipedia11").click()
    expect(page).to_have_title("wikipedia11 · Kuromasu · pylogic")
    home(page)
    files.click()
    expect(new).to_be_disabled()
    expect(new).to_have_attribute("title", "Choose a puzzle first")
    page.keyboard.press("Escape")
    kinds(page).get_by_role("link", name="Takuzu").click()
    expect(boards(page, "Takuzu")).to_be_visible()
    files.click()
    new.click()
    expect(page.get_by_role("dialog", name="New board of Takuzu")).to_be_visible()
    for key in ("4", "Tab", "4", "Enter"):
        page.keyboard.press(key)
    expect(page).to_have_title("• board1 · Takuzu · pylogic")
    expect(page.locator("#board [role=row]")).to_have_count(4)
    play, edit = (page.get_by_role("radio", name=name) for name in ("Play", "Edit"))
    expect(edit).to_be_checked()
    page.go_back()
    boards(page, "Takuzu").get_by_role("link").first.click()
    expect(play).to_be_checked()
    edit.click()
    page.go_back()
    boards(page, "Takuzu").get_by_role("link").first.click()  # the same board again
    expect(play).to_be_checked()


def test_search_kinds_and_begin_with_a_classic_board(page):
    tiles = kinds(page).get_by_role("link")
    search = page.get_by_role("searchbox", name="Search for a puzzle")
    search.fill("light up")  # another name of Akari
    expect(tiles).to_have_count(1)
    expect(tiles).to_contain_text("Akari")
    search.fill("sudoku")
    expect(tiles).to_have_count(2)
    search.fill("no such")
    expect(page.get_by_text("No puzzle here is called so.")).to_be_visible()
    search.fill("Sudo")
    expect(tiles.locator("svg")).to_have_count(2)
    kinds(page).get_by_role("link", name=re.compile("^Sudoku")).click()
    expect(boards(page, "Sudoku").get_by_role("link").first).to_contain_text("wiki9")
    page.go_back()
    expect(kinds(page).get_by_role("link", name=re.compile("^Sudoku"))).to_be_focused()


def test_list_the_boards_of_a_difficulty(page):
    level = page.get_by_role("combobox", name="Difficulty")
    level.select_option("hard")
    tiles = kinds(page).get_by_role("link")
    expect(tiles.filter(has_text="Bare")).to_have_count(0)  # it has no board
    page.get_by_role("searchbox", name="Search for a puzzle").fill("mine")
    expect(tiles).to_contain_text("1 board")
    tiles.click()
    graded = boards(page, "Mine").get_by_role("link")
    expect(graded).to_have_count(1)
    expect(graded).to_contain_text("hard")
    level.select_option("Any difficulty")
    expect(graded).to_have_count(2)


def test_refuse_unknown_boards_and_open_recognised_ones(open_page, workbench):
    page = open_page(f"{workbench.link}#gallery/nothing/here")
    expect(page.locator(".message")).to_contain_text("There is no puzzle nothing here.")
    expect(kinds(page)).to_be_visible()
    for name, more in {"Bare": "0 boards", "Spoilt": "0 boards"}.items():
        tile = kinds(page).get_by_role("link", name=re.compile(rf"^{name}\b"))
        expect(tile.locator("strong")).to_have_text(name)
        expect(tile.locator(".soft")).to_contain_text(more)
        tile.scroll_into_view_if_needed()
    for text, words in {
        "2 . .\n. . .\n": "does not say its puzzle",
        "https://puzz.link/p?sudoku/4/4/g1h2k3k": "Recognised puzz.link",
    }.items():
        page.evaluate("text => navigator.clipboard.writeText(text)", text)
        page.keyboard.press("Control+v")
        expect(page.locator(".message", has_text=words)).to_be_visible()
    expect(page).to_have_title("• pasted · Sudoku · pylogic")


def test_fit_each_screen_in_dark_colours(open_page, workbench):
    page = open_page(f"{workbench.link}#gallery", color_scheme="dark")
    for kind, filtered in {
        "Slitherlink": "invert(0.88) hue-rotate(180deg)",  # black says nothing there
        "Akari": "brightness(0.85)",
    }.items():
        picture = kinds(page).get_by_role("link", name=kind).locator(".picture")
        picture.scroll_into_view_if_needed()
        expect(picture.locator("svg")).to_be_visible()
        expect(picture).to_have_css("filter", filtered)
    for seen in (kinds(page), boards(page, "Sudoku")):
        for size in (DESK, {"width": 1024, "height": 768}, PHONE):
            page.set_viewport_size(size)
            expect(seen.locator("svg").first).to_be_visible()
            assert fits(page)
            box = page.locator("#gallery").evaluate("one => [one.scrollWidth, one.clientWidth]")
            assert box[0] == box[1]
            assert page.locator("#bar").bounding_box()["height"] < 64
        page.evaluate("location.hash = 'gallery/sudoku'")
