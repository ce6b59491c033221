"""A page for who plays: rules out of the way, and nothing offered that a board cannot do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import DESK, OpenPage
from browser.steps import opened

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser


@pytest.fixture
def newcomer(browser: Browser, open_page: OpenPage) -> Iterator[Page]:
    """The workbench as it is before anything was chosen."""
    context = browser.new_context(viewport=DESK)
    yield open_page(context=context)
    context.close()


def rules(page: Page) -> Locator:
    return page.get_by_role("region", name="Rules", exact=True)


def offered(page: Page, name: str) -> Locator:
    return page.locator("#assistant").get_by_role("button", name=name, exact=True)


def test_rules_are_folded_in_play_and_open_in_edit(newcomer):
    expect(newcomer.locator("#board [data-at='17,17']")).to_be_visible()
    expect(rules(newcomer)).to_be_hidden()
    newcomer.get_by_role("radio", name="Edit").click()
    expect(rules(newcomer)).to_be_visible()
    newcomer.get_by_role("radio", name="Play").click()
    expect(rules(newcomer)).to_be_hidden()


def test_who_opens_the_rules_in_play_finds_them_open_again(newcomer):
    button = newcomer.get_by_role("button", name="Rules", exact=True)
    button.click()
    expect(rules(newcomer)).to_be_visible()
    newcomer.reload()
    expect(rules(newcomer)).to_be_visible()
    button.click()
    newcomer.reload()
    expect(newcomer.locator("#board [data-at='17,17']")).to_be_visible()
    expect(rules(newcomer)).to_be_hidden()


def test_the_keys_that_leap_to_the_rules_open_them(newcomer):
    expect(newcomer.locator("#board [data-at='17,17']")).to_be_visible()
    newcomer.keyboard.press("F6")
    expect(newcomer.locator("#board :focus")).to_be_visible()
    newcomer.keyboard.press("Shift+F6")
    expect(rules(newcomer).locator(":focus")).to_be_visible()


def test_nothing_is_offered_that_a_board_without_entries_cannot_do(page):
    expect(offered(page, "Hint")).to_be_visible()
    opened(page, "chemin", "2x2", 2)
    expect(offered(page, "Hint")).to_be_hidden()
    expect(page.get_by_role("switch")).to_be_hidden()
    offered(page, "Solution").click()
    expect(page.locator(".assistant-card")).to_contain_text("The board shows it.")
    expect(offered(page, "Fill it in")).to_have_count(0)
    opened(page, "kuromasu", "wikipedia11", 11)
    expect(offered(page, "Hint")).to_be_visible()


def test_a_player_reads_rules_without_options_and_answers(page):
    game = page.locator("#board .game")
    opened(page, "sudoku", "seed9", 9)
    expect(game).to_contain_text("Each row and each column holds each number once.")
    expect(game).not_to_contain_text("-c ")
    page.locator("#files select").first.select_option("seven_eleven")
    expect(game).to_contain_text("Their product is the total")
    expect(game).not_to_contain_text("3.16")


def test_the_time_of_a_board_can_be_hidden_and_stays_so(newcomer):
    newcomer.clock.install()
    newcomer.reload()
    clock = newcomer.locator("#board .clock")
    expect(clock).to_have_text("0:00")
    newcomer.clock.run_for(5000)
    expect(clock).to_have_text("0:00")  # nothing is entered yet
    newcomer.locator("#board [data-at='2,1']").click()
    newcomer.clock.run_for(61_000)
    expect(clock).to_have_text("1:01")
    clock.click()
    expect(clock).to_have_text("Time")
    newcomer.reload()
    expect(clock).to_have_text("Time")


def test_on_a_phone_little_stands_above_the_board(phone):
    assert phone.locator("#board").bounding_box()["y"] <= 110
    phone.get_by_role("radio", name="Edit").tap()  # it is pushed into sight
    expect(phone.get_by_role("radio", name="Edit")).to_have_attribute("aria-checked", "true")


def test_a_board_is_dark_in_dark_colours_unless_black_and_white_say_something(dark):
    picture = dark.locator("#board .surface > svg").first
    expect(picture).to_have_css("filter", "brightness(0.85)")
    opened(dark, "sudoku", "seed9", 9)
    expect(picture).to_have_css("filter", "invert(0.88) hue-rotate(180deg)")
