"""The assistant in a browser: what it says of a board, by itself and when it is asked."""

from __future__ import annotations

import colorsys
import re

import pytest
from pages import GUIDE

from browser.conftest import DESK, PHONE
from browser.steps import (
    answered,
    card,
    cell,
    enter,
    expect,
    mode,
    opened,
    press,
    says,
    status,
    type_facts,
    undo,
)
from pylogic.draw.palette import PLATES

pytestmark = pytest.mark.browser
HINTED = ((16, 8), (17, 6), (17, 9))


@pytest.fixture
def board(page):
    """A Kuromasu with one answer, drawn and solved."""
    expect(status(page)).to_contain_text("One answer, proved")
    return page


@pytest.fixture
def several(page):
    """A smaller one, from which a clue was taken away."""
    opened(page, "kuromasu", "wikipedia11", 11)
    edit(page, 1, 3, "Delete")
    expect(status(page)).to_contain_text("More than one answer")
    return page


def outlined(page, kind):
    return page.locator(f"#board .outline rect.{kind}:visible")


def verdict(page):
    return page.locator(".verdict")


def film(page):
    return page.locator("#board .film")


def checked(page, *places):
    """Enter cells, and ask whether they are right."""
    enter(page, *places)
    press(page, "Check")


def edit(page, row, column, key):
    """Change a clue, as one who makes a puzzle does."""
    mode(page, "Edit")
    cell(page, row, column).click()
    page.keyboard.press(key)


# ---- What is entered ---------------------------------------------------------------


def test_check_entered_marks_when_asked(board):
    asked = []
    board.on("request", lambda request: asked.append(request.url))
    cell(board, 1, 3).click()  # a number: it is white
    press(board, "Hint")
    expect(card(board)).to_contain_text("First this: one cell is wrong.")
    card(board).get_by_role("button", name="Erase it").click()
    says(board, 1, 3, "6, given")
    expect(board.get_by_text("First this")).to_be_hidden()
    assert not [url for url in asked if "/api/judge" in url]
    checked(board, (1, 1), (1, 2))
    expect(verdict(board)).to_contain_text("2 cells are wrong")
    expect(verdict(board)).to_contain_text("The black cells 1,1 and 1,2 touch.")
    expect(outlined(board, "wrong")).to_have_count(2)
    verdict(board).get_by_role("button", name="1,2").click()
    expect(cell(board, 1, 2)).to_be_focused()
    press(board, "Hint")
    expect(card(board)).to_contain_text("First this: 2 cells are wrong.")
    card(board).get_by_role("button", name="Why?").click()
    expect(card(board)).to_contain_text("What you entered")
    card(board).get_by_role("button", name="But it is right").click()
    expect(card(board)).to_contain_text("Which rule is wrong")
    expect(card(board).get_by_role("button", name="of the rules").first).to_be_visible()
    board.get_by_role("button", name="Clear all").click()
    checked(board, (1, 6))
    expect(verdict(board)).to_have_text("So far so good")
    press(board, "Solution")
    press(board, "Fill it in")
    press(board, "Check")
    expect(verdict(board)).to_have_text("Solved!")
    expect(film(board)).to_be_hidden()


def test_tell_broken_rules_but_no_wrong_guesses_while_one_plays(board, open_page):
    board.get_by_role("switch", name="Check while I play").click()
    with board.expect_response("**/api/judge") as response:
        enter(board, (1, 1))  # wrong
    response.value.finished()
    expect(verdict(board)).to_be_hidden()
    enter(board, (1, 2))
    expect(verdict(board)).to_contain_text("A rule is broken")
    expect(verdict(board)).to_contain_text("The black cells 1,1 and 1,2 touch.")
    expect(outlined(board, "wrong")).to_have_count(2)
    again = open_page(context=board.context)
    expect(again.get_by_role("switch")).to_have_attribute("aria-checked", "true")


def test_take_back_a_verdict_on_other_marks(several):
    mode(several, "Play")
    for place, wrong in (((1, 1), 0), ((1, 2), 2), ((5, 5), 0), ((8, 8), 2)):
        if wrong:
            several.unroute("**/api/judge")
        else:
            several.route("**/api/judge", lambda route: None)  # it never answers
        checked(several, place)
        expect(verdict(several)).to_contain_text("cannot be completed" if wrong else "checking …")
        expect(outlined(several, "wrong")).to_have_count(wrong)
    told = {"words": "Stopped.", "problems": [], "interrupted": "timeout"}
    answered(several, "judge", event="failed", **told)
    checked(several, (5, 8))
    expect(verdict(several)).to_contain_text("was not found out in time")
    expect(outlined(several, "wrong")).to_have_count(0)


def test_take_back_hints_and_reasons_with_the_entries_that_they_are_about(board):
    def cleared():
        expect(card(board)).to_be_hidden()
        for colour in ("effect", "cause", "wrong"):
            expect(outlined(board, colour)).to_have_count(0)

    enter(board, (1, 1), (1, 2))
    press(board, "Hint")
    expect(card(board)).to_contain_text("First this: 2 cells are wrong.")
    undo(board)
    expect(card(board)).to_contain_text("First this: one cell is wrong.")
    expect(outlined(board, "wrong")).to_have_count(1)
    undo(board)
    cleared()
    clear = board.get_by_role("button", name="Clear all")
    for back in (lambda: undo(board), clear.click):
        enter(board, *HINTED)
        press(board, "Hint")
        expect(outlined(board, "effect")).not_to_have_count(0)
        back()
        cleared()
        enter(board, (1, 1), (1, 2))
        press(board, "Hint")
        card(board).get_by_role("button", name="Why?").click()
        expect(card(board)).to_contain_text("breaks a rule already")
        back()
        cleared()
        if clear.is_enabled():
            clear.click()


# ---- What is edited ----------------------------------------------------------------


@pytest.mark.nightly
def test_tell_why_there_is_no_answer(board):
    edit(board, 1, 3, "1")
    expect(status(board)).to_contain_text("No answer, proved")
    expect(card(board)).to_contain_text("Why there is no answer")
    expect(card(board)).to_contain_text("can be left out")
    expect(card(board)).to_contain_text("with 6 at 1,3 in place of 1 at 1,3 there is one answer")
    assert outlined(board, "cause").count() > 0
    mode(board, "Play")
    checked(board, (1, 1))
    expect(verdict(board)).to_contain_text("There is no answer at all")
    edit(board, 1, 3, "6")
    expect(status(board)).to_contain_text("One answer, proved")
    expect(card(board)).to_be_hidden()
    expect(outlined(board, "cause")).to_have_count(0)
    rule = {"words": "two cells touch", "place": "encodings/kuromasu.lp:55", "clue": None}
    told = {"because": [{**rule, "cells": [[1, 1]]}], "cells": [], "state": [], "chain": []}
    conflict = {**told, "minimal": True, "suspects": []}
    answered(board, "conflicts", status="none", conflicts=[conflict])
    edit(board, 1, 3, "1")  # now without a chain: its rules are named
    expect(card(board).locator(".sentence")).to_contain_text("Two cells touch")


def test_wait_for_a_server_that_is_away_and_ask_for_the_link_of_a_new_one(board, faults):
    gone = re.compile(r"/api/(overview$|changes)")
    board.route(gone, lambda route: route.abort())
    type_facts(board, " % more")
    expect(status(board)).to_contain_text("The server does not answer")
    board.unroute(gone)
    expect(status(board)).to_contain_text("answer, proved")
    board.route("**/api/overview", lambda route: route.fulfill(status=401, body="no token"))
    type_facts(board, ", and more")
    words = "Open the link that it printed; nothing you typed is lost."
    expect(status(board)).to_contain_text(words)
    faults.clear()


# ---- Hints and reasons -------------------------------------------------------------


def test_show_do_and_undo_a_hint(board):
    do_it = card(board).get_by_role("button", name="Do it", exact=True)
    sentence = card(board).locator(".sentence").first
    press(board, "Hint")
    expect(outlined(board, "effect")).to_have_count(3)
    expect(outlined(board, "cause")).to_have_count(2)
    sentence.get_by_role("button", name="17,8").click()
    expect(cell(board, 17, 8)).to_be_focused()
    sentence.get_by_role("button", name="line 50 of the rules").click()
    shown = board.locator("#rules .cm-content").get_by_text("#count { D, K : seen").first
    expect(shown).to_be_in_viewport()
    cell(board, 17, 8).focus()
    expect(sentence).to_have_class(re.compile(r"\babout\b"))
    board.keyboard.press("ArrowRight")
    board.keyboard.press("ArrowRight")
    expect(sentence).not_to_have_class(re.compile(r"\babout\b"))
    do_it.click()
    for place in HINTED:
        says(board, *place, "black")
    undo(board)
    for place in HINTED:
        says(board, *place, "empty")
    expect(do_it).to_be_enabled()
    first = sentence.inner_text()
    press(board, "Do it, and the next")
    expect(sentence).not_to_have_text(first)
    expect(do_it).to_be_enabled()
    board.get_by_role("button", name="Clear all").click()
    expect(card(board)).to_be_hidden()  # the step may rest on what is erased

    none = {"status": "unique", "steps": [], "conflicts": []}
    for complete, interrupted, words in (
        (True, None, "Nothing is left to do: all follows from the facts."),
        (False, None, "The rest does not follow by explanations."),
        (False, "timeout", "The next step was not found in time."),
    ):
        type_facts(board, " % the same board")  # of which nothing is derived yet
        answered(board, "explain", **none, complete=complete, interrupted=interrupted)
        press(board, "Hint")
        expect(card(board)).to_contain_text(words)
    board.route("**/api/explain", lambda route: None)  # it never answers
    press(board, "Explain")
    press(board, "Cancel")
    expect(card(board)).to_contain_text("Cancelled.")
    expect(card(board).get_by_role("button", name="Cancel")).to_be_hidden()


def test_show_hints_and_films_on_a_phone(phone):
    phone.locator("#board").get_by_role("button", name="Hint", exact=True).tap()
    do_it = phone.locator("#board .assistant-card").get_by_role("button", name="Do it", exact=True)
    expect(do_it).to_be_in_viewport(ratio=1)
    expect(outlined(phone, "effect")).to_have_count(3)
    for name in ("effect", "cause"):
        for spot in outlined(phone, name).all():
            expect(spot).to_be_in_viewport(ratio=1)
    do_it.tap()
    says(phone, 16, 8, "black")
    phone.get_by_role("button", name="Assistant", exact=True).tap()
    phone.locator("#assistant").get_by_role("button", name="Explain", exact=True).tap()
    surface = film(phone).locator(".surface")
    expect(surface).to_be_visible()
    expect(phone.locator("#board .assistant-card")).to_be_hidden()
    assert surface.bounding_box()["width"] > 0.8 * PHONE["width"]
    expect(phone.get_by_role("slider", name="Picture")).to_be_in_viewport(ratio=1)
    phone.get_by_role("button", name="Back to the board").tap()
    expect(phone.locator("#board .assistant-card")).to_be_visible()
    phone.set_viewport_size(DESK)
    expect(phone.locator("#assistant .assistant-card")).to_be_visible()


def test_walk_through_a_derivation(page):
    opened(page, "kuromasu", "wikipedia11", 11)
    press(page, "Explain")
    expect(card(page)).to_contain_text(re.compile(r"\d+ steps\."))
    count = card(page).locator(".steps > li").count()
    expect(film(page)).to_contain_text(f"1 of {count + 1}")
    expect(cell(page, 1, 1)).to_be_hidden()
    film(page).get_by_role("slider").focus()
    page.keyboard.press("End")
    expect(film(page)).to_contain_text(f"{count + 1} of {count + 1}")
    page.keyboard.press("ArrowLeft")
    film(page).get_by_role("button", name="Play the film").click()
    expect(film(page)).to_contain_text(f"{count + 1} of {count + 1}")
    card(page).get_by_role("button", name=re.compile("^Step 2:")).click()
    expect(film(page)).to_contain_text("3 of")
    film(page).get_by_role("button", name="One picture on").click()
    current = card(page).locator(".steps > li.current")
    expect(current).to_contain_text("Step 3:")
    film(page).get_by_role("button", name="Back to the board").click()
    expect(film(page)).to_be_hidden()


COLOUR = """spot => {
    const { fill, stroke } = getComputedStyle(spot);
    return stroke === "none" ? fill : stroke;
}"""


def hue(colour):
    numbers = [int(colour[at : at + 2], 16) for at in (1, 3, 5)] if colour[0] == "#" else None
    red, green, blue = numbers or map(int, re.findall(r"\d+", colour)[:3])
    return colorsys.rgb_to_hls(red / 255, green / 255, blue / 255)[0]


def test_explain_from_entered_marks_in_the_colours_of_hints(page):
    opened(page, "kuromasu", "wikipedia11", 11)
    press(page, "Hint")
    first = card(page).locator(".sentence").last.inner_text()
    drawn = {}
    for style in ("effect", "cause"):
        spot = outlined(page, style).first
        drawn[style] = spot.evaluate(COLOUR)
    press(page, "Do it")
    press(page, "Explain")
    steps = card(page).locator(".steps > li")
    expect(card(page)).to_contain_text(re.compile(r"\d+ steps\."))
    assert first not in steps.all_inner_texts()[0]
    film(page).get_by_role("button", name="One picture on").click()
    for style, colour in drawn.items():
        expect(film(page).locator(f'svg [fill="{PLATES[style].fill}"]').first).to_be_attached()
        assert abs(hue(colour) - hue(PLATES[style].fill)) < 0.06, style
    undo(page)
    expect(card(page)).to_be_hidden()
    expect(film(page)).to_be_hidden()
    step = {"words": "step 1", "sentence": "1,1 is white", "cells": [[1, 1]], "causes": []}
    step |= {"because": [], "chain": [], "entered": [], "needs": [], "frames": []}
    type_facts(page, " % the same board")
    expect(status(page)).to_have_attribute("aria-busy", "false")
    ended = {"status": "unique", "conflicts": [], "complete": False, "interrupted": "timeout"}
    answered(page, "explain", ("step", step), **ended, grade=None)
    press(page, "Explain")
    expect(card(page)).to_contain_text("1 step so far: this was stopped before the end.")


# ---- Several answers ---------------------------------------------------------------


def test_show_several_answers(several):
    press(several, "Two of them side by side")
    expect(film(several)).to_contain_text("Two answers")
    expect(film(several).locator("svg").first).to_contain_text("answer 2")
    film(several).get_by_role("button", name="Back to the board").click()
    ghosts = several.locator("#board .ghost")
    press(several, "Clues that would leave one")
    several.locator("#board [data-at]:has(.ghost)").first.click()
    expect(ghosts).to_have_count(0)
    expect(status(several)).to_contain_text("One answer, proved")
    undo(several)
    expect(status(several)).to_contain_text("More than one answer")
    shared = several.locator("#board .faint:visible, #board [style*=opacity]:visible")
    press(several, "What they share")
    expect(card(several)).to_contain_text("are certain")
    expect(shared).not_to_have_count(0)
    press(several, "Close")
    expect(shared).to_have_count(0)
    press(several, "Answers")
    expect(card(several)).to_contain_text("These are all answers.")
    press(several, "Next")
    expect(film(several)).to_contain_text("Answer 2")
    film(several).get_by_role("button", name="One picture back").click()
    expect(card(several)).to_contain_text("Answer 1 of ")


def test_tell_best_answers_and_plans(page):
    opened(page, "river_crossing", "couples3_boat2")
    expect(page.locator("#board .hint")).to_contain_text("the assistant solves it")
    expect(status(page)).to_contain_text("11 steps")
    opened(page, "chemin", "2x3")
    expect(status(page)).to_contain_text("The best answer, proved")
    press(page, "Answers")
    expect(card(page)).to_contain_text("None is better, proved; others may be as good.")


# ---- What a newcomer sees ----------------------------------------------------------

PICTURE = GUIDE / "workbench.png"
"""The picture of the README: --update-golden takes it."""


@pytest.mark.nightly
def test_lead_on_by_one_hint_after_the_other(open_page, update):
    page = open_page(viewport={"width": 1280, "height": 800}, color_scheme="light")
    expect(status(page)).to_contain_text("One answer, proved")
    expect(page.get_by_text("No two black cells share a side.")).to_be_visible()
    press(page, "Hint")
    expect(card(page)).to_contain_text("otherwise")
    expect(page.locator("#board .outline .effect").first).to_be_attached()
    for _ in range(9):
        press(page, "Do it")
        press(page, "Next hint")
        expect(page.get_by_role("button", name="Do it", exact=True)).to_be_enabled()
    if update:
        page.mouse.move(0, 0)
        page.screenshot(path=PICTURE, animations="disabled", caret="hide")
