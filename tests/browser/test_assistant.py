"""The assistant in a browser: what it says of a board, by itself and when it is asked."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from browser.conftest import DESK, PHONE
from browser.steps import card, cell, says, status, type_facts, undo

pytestmark = pytest.mark.browser


@pytest.fixture
def board(page):
    """A Kuromasu with one answer, drawn and solved."""
    expect(cell(page, 17, 17)).to_be_visible()
    expect(status(page)).to_contain_text("One answer, proved")
    return page


def outlined(page, kind):
    return page.locator(f"#board .outline rect.{kind}:visible")


def verdict(page):
    return page.locator(".verdict")


def press(page, name):
    page.locator("#assistant").get_by_role("button", name=name, exact=True).click()


def blacken(page, *places):
    for row, column in places:
        cell(page, row, column).click()
        says(page, row, column, "black")


def checked(page, *places):
    """Enter cells, and ask whether they are right."""
    blacken(page, *places)
    press(page, "Check")


def open_instance(page, instance):
    page.locator("#files select").nth(1).select_option(instance)


def edit(page, row, column, key):
    """Change a clue, as one who makes a puzzle does."""
    page.get_by_role("radio", name="Edit").click()
    cell(page, row, column).click()
    page.keyboard.press(key)


def puzzle(page, name, instance):
    page.locator("#files select").first.select_option(name)
    open_instance(page, instance)


def answered(page, job, event, **data):
    """Have the next jobs of a kind end like this."""
    body = f"event: {event}\ndata: {json.dumps(data)}\n\n"
    page.route(f"**/api/{job}", lambda route: route.fulfill(status=200, body=body))


# ---- By itself ---------------------------------------------------------------------


def test_black_neighbours_are_told(board):
    checked(board, (1, 1), (1, 2))
    expect(verdict(board)).to_contain_text("2 cells are wrong")
    expect(verdict(board)).to_contain_text("The black cells 1,1 and 1,2 touch.")
    expect(outlined(board, "wrong")).to_have_count(2)
    verdict(board).get_by_role("button", name="1,2").click()
    expect(cell(board, 1, 2)).to_be_focused()


def test_a_contradiction_without_a_chain_names_its_rules(board):
    rule = {"words": "two cells touch", "place": "encodings/kuromasu.lp:55", "clue": None}
    told = {"because": [{**rule, "cells": [[1, 1]]}], "cells": [], "state": [], "chain": []}
    conflict = {**told, "smallest": True, "minimal": True}
    answered(board, "conflicts", "done", status="none", conflicts=[conflict])
    edit(board, 1, 3, "1")
    expect(card(board).locator(".sentence")).to_contain_text("Two cells touch")


def test_a_wrong_cell_is_told_with_its_reason_when_asked(board):
    checked(board, (1, 1))
    expect(verdict(board)).to_contain_text("1 cell is wrong")
    press(board, "Why?")
    expect(card(board)).to_contain_text("What you entered")
    expect(card(board).locator(".sentence").first).to_be_visible()


def test_right_marks_are_fine_and_the_whole_answer_is_solved(board):
    checked(board, (1, 6))
    expect(verdict(board)).to_have_text("So far so good")
    press(board, "Solution")
    press(board, "Fill it in")
    press(board, "Check")
    expect(verdict(board)).to_have_text("Solved!")
    expect(board.locator("#board .film")).to_be_hidden()


def test_a_cell_of_which_facts_speak_is_still_to_be_filled(board):
    facts = "size(2,2). clue(2,1,2). clue(1,2,2). white(1,1). %* black(2,2) *%"
    type_facts(board, facts, key="Control+a")
    expect(cell(board, 3, 3)).to_have_count(0)
    expect(status(board)).to_contain_text("One answer, proved")
    cell(board, 1, 2).click(button="right")
    press(board, "Check")
    expect(verdict(board)).to_have_text("So far so good")
    checked(board, (2, 2))
    expect(verdict(board)).to_have_text("Solved!")
    cell(board, 2, 2).click(button="right")
    press(board, "Check")
    expect(verdict(board)).to_contain_text("1 cell is wrong")


def test_the_solution_is_filled_into_every_open_cell(board):
    puzzle(board, "sudoku", "jigsaw9")
    expect(status(board)).to_contain_text("One answer, proved")
    press(board, "Solution")
    press(board, "Fill it in")
    expect(board.locator("#board .glad")).to_have_text("Solved! Every cell is right.")
    assert board.locator('#board [data-at][aria-label$="empty"]').count() == 0


def test_what_was_said_of_other_marks_does_not_stay(several):
    several.get_by_role("radio", name="Play").click()
    several.route("**/api/judge", lambda route: None)  # it never answers
    checked(several, (1, 1))
    expect(verdict(several)).to_have_text("checking …")
    several.unroute("**/api/judge")
    checked(several, (1, 2))
    expect(verdict(several)).to_contain_text("cannot be completed")
    expect(outlined(several, "wrong")).to_have_count(2)
    several.route("**/api/judge", lambda route: None)
    checked(several, (5, 5))
    expect(verdict(several)).to_have_text("checking …")
    expect(outlined(several, "wrong")).to_have_count(0)
    several.unroute("**/api/judge")
    checked(several, (8, 8))
    expect(outlined(several, "wrong")).to_have_count(2)
    told = {"words": "Stopped.", "problems": [], "interrupted": "timeout"}
    answered(several, "judge", "failed", **told)
    checked(several, (5, 8))
    expect(verdict(several)).to_contain_text("was not found out in time")
    expect(outlined(several, "wrong")).to_have_count(0)


def test_nothing_is_checked_unless_one_asks(board):
    asked = []
    board.on("request", lambda request: asked.append(request.url))
    blacken(board, (1, 1), (1, 2))
    press(board, "Hint")
    expect(card(board)).to_contain_text("First this: 2 cells are wrong.")
    card(board).get_by_role("button", name="Why?").click()
    expect(card(board)).to_contain_text("touch")  # it has had its time
    expect(verdict(board)).to_be_hidden()
    assert sum("/api/judge" in url for url in asked) == 1  # of the button Why?


def test_while_one_plays_broken_rules_are_told_and_no_wrong_guesses(board, open_page):
    board.get_by_role("switch", name="Check while I play").click()
    with board.expect_response("**/api/judge") as response:
        blacken(board, (1, 1))  # wrong
    response.value.finished()
    expect(verdict(board)).to_be_hidden()
    blacken(board, (1, 2))
    expect(verdict(board)).to_contain_text("A rule is broken")
    expect(verdict(board)).to_contain_text("The black cells 1,1 and 1,2 touch.")
    expect(outlined(board, "wrong")).to_have_count(2)
    again = open_page(context=board.context)
    expect(again.get_by_role("switch")).to_have_attribute("aria-checked", "true")


def test_who_says_that_it_is_right_is_told_which_rule_refuses_it(board):
    blacken(board, (1, 1), (1, 2))
    press(board, "Hint")
    card(board).get_by_role("button", name="Why?").click()
    card(board).get_by_role("button", name="But it is right").click()
    expect(card(board)).to_contain_text("Which rule is wrong")
    expect(card(board)).to_contain_text("The black cells")
    expect(card(board).get_by_role("button", name="of the rules").first).to_be_visible()


def test_where_the_rules_leave_no_answer_a_solution_that_is_entered_is_asked_about(board):
    edit(board, 1, 3, "1")
    expect(status(board)).to_contain_text("No answer, proved")
    board.locator("#modes").get_by_role("radio", name="Play").click()
    checked(board, (1, 1), (1, 2))
    expect(verdict(board)).to_contain_text("There is no answer at all")
    verdict(board).get_by_role("button", name="Why?").click()
    card(board).get_by_role("button", name="But it is right").click()
    expect(card(board)).to_contain_text("Which rule is wrong")


def test_what_leaves_no_answer_is_told_while_editing(board):
    edit(board, 1, 3, "1")
    expect(status(board)).to_contain_text("No answer, proved")
    expect(card(board)).to_contain_text("Why there is no answer")
    expect(card(board)).to_contain_text("can be left out")
    assert outlined(board, "cause").count() > 0
    press(board, "The smallest reason")
    expect(card(board)).to_contain_text("No reason is smaller.")
    board.keyboard.press("Escape")
    undo(board)
    expect(status(board)).to_contain_text("One answer, proved")
    expect(card(board)).to_be_hidden()
    expect(outlined(board, "cause")).to_have_count(0)


def test_a_mistake_in_the_facts_is_told_with_its_line(board):
    type_facts(board, "clue(1,")
    expect(status(board)).to_contain_text("There is a mistake")
    expect(status(board)).to_contain_text(re.compile(r"Line \d+ of the board.s facts: "))


def test_wait_for_a_server_that_is_away_and_ask_for_the_link_of_a_new_one(board, faults):
    gone = re.compile(r"/api/(solve|openapi\.json)$")
    board.route(gone, lambda route: route.abort())
    edit(board, 1, 3, "5")
    expect(status(board)).to_contain_text("The server does not answer")
    board.unroute(gone)
    expect(status(board)).to_contain_text("answer, proved")
    board.route("**/api/solve", lambda route: route.fulfill(status=401, body="the token is wrong"))
    edit(board, 1, 3, "4")
    words = "Open the link that it printed; nothing you typed is lost."
    expect(status(board)).to_contain_text(words)
    faults.clear()


# ---- Hints and reasons -------------------------------------------------------------


def test_a_hint_is_shown_done_and_undone(board):
    press(board, "Hint")
    expect(outlined(board, "effect")).to_have_count(3)
    expect(outlined(board, "cause")).to_have_count(2)
    press(board, "Do it")
    for place in ((16, 8), (17, 6), (17, 9)):
        says(board, *place, "black")
    press(board, "Check")
    expect(verdict(board)).to_have_text("So far so good")
    undo(board)
    for place in ((16, 8), (17, 6), (17, 9)):
        says(board, *place, "empty")
    expect(card(board).get_by_role("button", name="Do it", exact=True)).to_be_enabled()
    first = card(board).locator(".sentence").first.inner_text()
    press(board, "Do it, and the next")
    expect(card(board).locator(".sentence").first).not_to_have_text(first)
    expect(card(board).get_by_role("button", name="Do it", exact=True)).to_be_enabled()


def test_a_phone_shows_the_hint_below_its_cells(phone):
    phone.locator("#board").get_by_role("button", name="Hint", exact=True).tap()
    do_it = phone.locator("#board .assistant-card").get_by_role("button", name="Do it", exact=True)
    expect(do_it).to_be_in_viewport(ratio=1)
    expect(outlined(phone, "effect")).to_have_count(3)
    for name in ("effect", "cause"):
        for spot in outlined(phone, name).all():
            expect(spot).to_be_in_viewport(ratio=1)
    do_it.tap()
    says(phone, 16, 8, "black")
    phone.set_viewport_size(DESK)
    expect(phone.locator("#assistant .assistant-card")).to_be_visible()


def test_a_phone_leaves_a_film_its_room(phone):
    phone.get_by_role("button", name="Assistant", exact=True).tap()
    phone.locator("#assistant").get_by_role("button", name="Explain", exact=True).tap()
    board = phone.locator("#board .film .surface")
    expect(board).to_be_visible()
    expect(phone.locator("#board .assistant-card")).to_be_hidden()
    assert board.bounding_box()["width"] > 0.8 * PHONE["width"]
    expect(phone.get_by_role("slider", name="Picture")).to_be_in_viewport(ratio=1)
    phone.get_by_role("button", name="Back to the board").tap()
    expect(phone.locator("#board .assistant-card")).to_be_visible()


def test_a_low_screen_scrolls_to_all_of_the_board(page):
    page.set_viewport_size({"width": 720, "height": 450})
    expect(cell(page, 1, 1)).to_be_attached()
    cell(page, 17, 17).scroll_into_view_if_needed()
    expect(cell(page, 17, 17)).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollHeight > innerHeight")


def test_a_sentence_leads_to_its_cells_and_to_its_rule(board):
    press(board, "Hint")
    sentence = card(board).locator(".sentence").first
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


@pytest.mark.parametrize(
    ("complete", "interrupted", "words"),
    [
        (True, None, "Nothing is left to do: all follows from the facts."),
        (False, None, "The rest does not follow by explanations."),
        (False, "timeout", "The next step was not found in time."),
    ],
)
def test_no_hint_has_its_reason(board, complete, interrupted, words):
    told = {"status": "unique", "steps": [], "complete": complete, "interrupted": interrupted}
    answered(board, "hint", "done", **told)
    press(board, "Hint")
    expect(card(board)).to_contain_text(words)


def test_a_hint_without_a_reason_is_a_cell(board):
    unexplained = {"entered": ["black(16,8)"], "cells": [[16, 8]], "words": "16,8 is black"}
    told = {"status": "unique", "steps": [], "complete": False, "interrupted": "timeout"}
    answered(board, "hint", "done", **told, unexplained=unexplained)
    press(board, "Hint")
    expect(card(board)).to_contain_text("But this is so: 16,8 is black.")
    expect(outlined(board, "effect")).to_have_count(1)
    press(board, "Do it")
    says(board, 16, 8, "black")


def test_the_derivation_is_a_film_whose_steps_are_linked(board):
    open_instance(board, "wikipedia11")
    expect(cell(board, 12, 12)).to_have_count(0)
    expect(status(board)).to_contain_text("One answer, proved")
    press(board, "Explain")
    expect(card(board)).to_contain_text(re.compile(r"\d+ steps\."))
    film = board.locator("#board .film")
    count = card(board).locator(".steps > li").count()
    expect(film).to_contain_text(f"1 of {count + 1}")
    card(board).get_by_role("button", name=re.compile("^Step 2:")).click()
    expect(film).to_contain_text("3 of")
    film.get_by_role("button", name="One picture on").click()
    current = card(board).locator(".steps > li.current")
    expect(current).to_contain_text("Step 3:")
    inside = film.locator(".surface")
    box = inside.bounding_box()
    side = (box["width"] - 4) / 11
    row, column = map(
        int, re.search(r"(\d+),(\d+)[^:]*$", current.inner_text().split(":")[-1]).groups()
    )
    film.get_by_role("button", name="Last picture").click()
    inside.click(position={"x": (column - 0.5) * side, "y": (row - 0.5) * side})
    expect(current).to_contain_text("Step 3:")
    film.get_by_role("button", name="Back to the board").click()
    expect(film).to_be_hidden()


def test_a_job_is_cancelled_and_says_so(board):
    board.route("**/api/explain", lambda route: None)  # it never answers
    press(board, "Explain")
    press(board, "Cancel")
    expect(card(board)).to_contain_text("Cancelled.")
    expect(card(board).get_by_role("button", name="Cancel")).to_be_hidden()


# ---- Several answers ---------------------------------------------------------------


@pytest.fixture
def several(board):
    """A board from which a clue was taken away."""
    open_instance(board, "wikipedia11")
    expect(cell(board, 11, 11)).to_be_visible()
    expect(cell(board, 17, 17)).to_have_count(0)
    edit(board, 1, 3, "Delete")
    expect(status(board)).to_contain_text("More than one answer")
    return board


def test_answers_are_counted(several):
    press(several, "Count them all")
    expect(status(several)).to_contain_text(re.compile(r"\d+ answers, all counted"))


def test_of_plans_those_of_one_length_are_counted(board):
    puzzle(board, "river_crossing", "couples3_boat2")
    press(board, "Count them all")
    expect(status(board)).to_contain_text("486 answers, all counted")
    expect(status(board)).to_contain_text("in 11 steps; longer ones were not counted")


def test_others_may_be_as_good_as_the_best(board):
    puzzle(board, "chemin", "2x3")
    expect(status(board)).to_contain_text("The best answer, proved")
    press(board, "Answers")
    expect(card(board)).to_contain_text("None is better, proved; others may be as good.")


def test_films_leave_no_listeners_behind(several):
    several.evaluate(
        """() => {
          window.more = 0;
          const add = EventTarget.prototype.addEventListener;
          EventTarget.prototype.addEventListener = function (name, ...given) {
            window.more += name.startsWith("film");
            return add.call(this, name, ...given);
          };
        }"""
    )
    press(several, "Answers")
    expect(card(several)).to_contain_text("These are all answers.")
    assert several.evaluate("window.more") == 0


def test_what_all_answers_share_is_laid_over_the_board(several):
    press(several, "What they share")
    expect(card(several)).to_contain_text("are certain")
    assert several.locator("#board .faint:visible, #board [style*=opacity]:visible").count() > 0
    press(several, "Close")
    expect(several.locator("#board .faint:visible, #board [style*=opacity]:visible")).to_have_count(
        0
    )


def test_clues_that_would_leave_one_answer_are_ghosts(several):
    press(several, "Clues that would leave one")
    expect(several.locator("#board .ghost").first).to_be_visible()
    press(several, "Add it")
    expect(several.locator("#board .ghost")).to_have_count(0)
    expect(status(several)).to_contain_text("One answer, proved")


def test_all_answers_are_shown_one_after_the_other(several):
    press(several, "Answers")
    expect(card(several)).to_contain_text("These are all answers.")
    film = several.locator("#board .film")
    press(several, "Next")
    expect(film).to_contain_text("Answer 2")
    film.get_by_role("button", name="One picture back").click()
    expect(card(several)).to_contain_text("Answer 1 of ")


def test_two_answers_stand_side_by_side(several):
    press(several, "Two of them side by side")
    expect(several.locator("#board .film")).to_contain_text("Two answers")
    expect(several.locator("#board .film svg").first).to_contain_text("answer 2")


# ---- Rules and time ----------------------------------------------------------------


def test_rules_that_are_not_needed_are_named_with_their_lines(board):
    press(board, "Which rules does this board not need?")
    expect(card(board)).to_contain_text("The cell R,C is given as white and is black")
    expect(card(board).get_by_role("button", name="line 39 of the rules")).to_be_visible()


def test_each_change_of_a_board_is_answered(board):
    """How soon depends on the machine: 0.3 s at the median on one that is idle."""
    board.evaluate(
        """() => {
          const place = document.querySelector(".assistant-status");
          let [wasOld, answered] = [false, 0];
          new MutationObserver(() => {
            const isOld = place.classList.contains("old");
            if (wasOld && !isOld) place.dataset.answered = ++answered;
            wasOld = isOld;
          }).observe(place, { attributes: true, attributeFilter: ["class"] });
        }"""
    )
    for number in range(1, 8):
        edit(board, 1, 3, "Delete" if number % 2 else "6")
        expect(status(board)).to_have_attribute("data-answered", str(number))


def test_begin_a_hint_with_what_is_wrong(board):
    cell(board, 1, 3).click()  # a number: it is white
    press(board, "Hint")
    expect(card(board)).to_contain_text("First this: one cell is wrong.")
    card(board).get_by_role("button", name="Erase it").click()
    says(board, 1, 3, "6, given")
    expect(board.get_by_text("First this")).to_be_hidden()
