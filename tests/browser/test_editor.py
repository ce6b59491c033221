"""The rules and the facts in a browser: folding, errors, completion, changes, by keyboard too."""

from __future__ import annotations

import json
import re
from contextlib import suppress

import pytest
from workbench import write

from browser.steps import cell, expect, facts, mode, opened, status, type_facts, undo

pytestmark = pytest.mark.browser

CONNECTED = ":- open(R, C), not reached(R, C), origin(R', C')."
OPEN = "open(R, C) :- cell(R, C), not black(R, C)."


def rules(page):
    return page.get_by_role("textbox", name="Rules of the puzzle")


def line(page, text):
    return rules(page).locator(".cm-line").filter(has_text=text).first


def at_end_of(page, text):
    expect(rules(page).locator(".cm-line").first).to_be_attached()
    if not line(page, text).count():  # lines below are not in the page until they are seen
        rules(page).hover()
        page.mouse.wheel(0, 800)
    line(page, text).click()
    page.keyboard.press("End")
    page.keyboard.press("End")  # of all that is wrapped


def at_the_end(page):
    """Lines far below are not in the page until one goes there."""
    line(page, "#include").click()
    page.keyboard.press("Control+End")


def delete(page, text):
    at_end_of(page, text)
    page.keyboard.press("Shift+Home")
    page.keyboard.press("Shift+Home")  # past what is wrapped
    page.keyboard.press("Delete")


def problems(page):
    return page.get_by_role("list", name="What looks wrong").get_by_role("button")


def strip(page):
    return page.locator(".changes")


def heated(page):
    """The server has told of the rules: the heat bar is there."""
    expect(page.locator(".heat").first).to_be_visible()


# ---- What is seen first ----------------------------------------------------------------


def test_show_rules_first_and_fold_the_other_parts(page):
    expect(rules(page).locator(".cm-line").first).to_contain_text("% Kuromasu")
    expect(line(page, "% Kuromasu")).to_contain_text("Colour some cells of a rectangular grid")

    def colour(text, within):
        word = line(page, within).get_by_text(text, exact=True).first
        return word.evaluate("word => getComputedStyle(word).color")

    words = {colour(word, OPEN) for word in ("open", "R", ":-", "(")}
    words |= {colour('"lib/grid.lp"', "#include"), colour("% Kuromasu", "% Kuromasu")}
    assert len(words) == 6
    expect(line(page, "%! [given white]").locator(".asp-term").first).to_have_text("{R}")

    drawing = "draw(grid(Rows, Cols))"
    at_the_end(page)
    view = line(page, "#program view.")
    expect(view).to_contain_text("how the board is drawn")
    expect(rules(page)).not_to_contain_text(drawing)
    view.get_by_role("button").click()
    expect(rules(page)).to_contain_text(drawing)
    view.click(position={"x": 20, "y": 5})
    page.keyboard.press("Control+Shift+BracketLeft")
    expect(rules(page)).not_to_contain_text(drawing)
    page.keyboard.press("Control+Shift+BracketRight")
    expect(rules(page)).to_contain_text(drawing)


def test_move_by_keys_through_panes_tabs_and_lines(page):
    panes = page.locator("#panes > .pane").evaluate_all("found => found.map(one => one.id)")
    assert panes == ["rules", "board", "assistant"]  # by keys, and as one reads
    sides = [page.locator(f"#{name}").bounding_box()["x"] for name in panes]
    assert sides == sorted(sides)
    line(page, OPEN).click()
    page.keyboard.press("Home")
    page.keyboard.press("Control+/")
    expect(line(page, f"% {OPEN}")).to_be_visible()
    page.keyboard.press("Control+/")
    expect(line(page, f"% {OPEN}")).to_have_count(0)
    page.keyboard.press("Tab")
    expect(rules(page)).not_to_be_focused()
    described = rules(page).get_attribute("aria-describedby")
    expect(page.locator(f"#{described}")).to_contain_text("Tab leaves")
    tab = page.get_by_role("tab", name="Facts")
    page.get_by_role("tab", name="Rules").focus()
    page.keyboard.press("ArrowRight")
    expect(tab).to_be_focused()
    expect(tab).to_have_attribute("aria-selected", "true")
    expect(rules(page)).to_be_hidden()
    facts(page).click()
    page.keyboard.press("Control+End")
    mode(page, "Edit")
    cell(page, 1, 1).click()
    page.keyboard.press("7")
    expect(facts(page)).to_contain_text("clue(1,1,7)")
    undo(page)
    expect(facts(page)).not_to_contain_text("clue(1,1,7)")
    facts(page).focus()
    page.keyboard.type("% the end")  # where the cursor was
    expect(facts(page).locator(".cm-line").last).to_have_text("% the end")


# ---- Problems --------------------------------------------------------------------------


def test_show_problems_at_their_lines(page):
    at_end_of(page, ":- white(R, C), black(R, C).")
    page.keyboard.type(" p(X")
    missing = re.compile("error: line 3[0-9].*a comma is missing")
    stopped = re.compile("error: line 4[0-9].*syntax error")
    expect(problems(page)).to_contain_text([missing, stopped])
    expect(rules(page).locator(".cm-lintRange-error").first).to_be_visible()
    expect(page.locator(".cm-lint-marker-error").first).to_be_visible()
    expect(page.get_by_role("tab", name="Rules")).to_contain_text("2")
    expect(strip(page)).to_contain_text("cannot be read")
    for _ in " p(X":
        page.keyboard.press("Backspace")
    expect(problems(page)).to_have_count(0)
    expect(rules(page).locator(".cm-lintRange-error")).to_have_count(0)
    expect(strip(page)).to_be_hidden()

    text = facts(page)
    text.click()
    page.keyboard.press("Control+End")
    page.keyboard.type(" clue(1,")
    expect(text.locator(".cm-lintRange-error")).to_be_visible()
    page.get_by_role("tab", name="Rules").click()
    expect(page.get_by_role("tab", name="Facts")).to_contain_text("1")
    expect(status(page)).to_contain_text(re.compile(r"mistake.*Line \d+ of the board.s facts: "))
    problems(page).filter(has_text="facts").first.click()
    expect(text).to_be_visible()
    text.focus()
    for _ in " clue(1,":
        page.keyboard.press("Backspace")
    page.get_by_role("tab", name="Rules").click()

    at_end_of(page, OPEN)
    page.keyboard.type(" wet(R) :- balck(R, 1).")
    found = problems(page).filter(has_text="balck/2 is never derived")
    expect(found).to_contain_text("line 34")
    expect(rules(page).locator(".cm-lintRange-warning", has_text="balck")).to_be_visible()
    rules(page).hover()
    page.mouse.wheel(0, 5000)
    found.click()
    expect(page.locator(".flash")).to_contain_text("balck")
    expect(page.locator(".flash")).to_be_in_viewport()

    delete(page, '#include "lib/grid.lp"')
    found = problems(page).filter(has_text="direction/3 is never derived")
    found.filter(has_text="lib/connected.lp").click()
    expect(page.locator("#messages")).to_contain_text("lib/connected.lp")


def test_read_the_rules_again_only_where_facts_have_other_predicates(page):
    parts = []
    page.on("request", lambda one: parts.append(json.loads(one.post_data or "{}").get("parts", [])))

    def is_read_after(text):
        parts.clear()
        with page.expect_response("**/overview") as response:
            type_facts(page, text)
        response.value.finished()
        page.wait_for_timeout(300)  # a second request would begin after 40 milliseconds
        return "rules" in {part for asked in parts for part in asked}

    at_end_of(page, OPEN)
    page.keyboard.insert_text("\nwet(R, C) :- rain(R, C).")
    expect(problems(page).filter(has_text="rain/2").first).to_be_visible()
    assert is_read_after("\nrain(1,1).")
    expect(problems(page).filter(has_text="rain/2")).to_have_count(0)
    assert not is_read_after("\nrain(2,2).")


# ---- What an edit changes ----------------------------------------------------------------


def test_show_and_put_back_changes_by_an_edit(page):
    delete(page, CONNECTED)
    expect(strip(page)).to_contain_text("Changed: unique → more than one answer")
    show = page.get_by_role("button", name="Show a board that only the new rules accept")
    show.click()
    board = page.get_by_role("region", name="Board", exact=True)
    expect(board).to_contain_text("Only the new rules accept this board")
    expect(board).to_contain_text("For the saved rules it is wrong: the white cells")
    expect(board.get_by_text("are cut off from each other (and")).to_have_count(1)
    page.get_by_role("button", name="Put it back").click()
    expect(line(page, CONNECTED)).to_be_visible()
    expect(strip(page)).to_be_hidden()
    expect(board.locator(".film")).to_be_hidden()
    rules(page).focus()
    page.keyboard.press("Control+z")
    expect(rules(page)).not_to_contain_text(CONNECTED)
    expect(strip(page)).to_contain_text("more than one answer")
    expect(show).to_be_visible()
    page.route("**/api/overview", lambda route: None)  # it never answers
    page.keyboard.type("% more")
    expect(strip(page)).to_contain_text("Comparing their answers on this board")
    expect(show).to_be_hidden()


# ---- Completion and hovering -------------------------------------------------------------


def test_complete_words_with_their_meanings(page):
    heated(page)
    at_end_of(page, OPEN)
    page.keyboard.type(" % clu")
    page.keyboard.press("Control+Space")
    expect(page.get_by_role("listbox")).to_have_count(0)  # a comment
    page.keyboard.press("Enter")
    page.keyboard.type("clu")
    expect(page.locator(".cm-completionInfo")).to_contain_text("sees N white cells")
    expect(page.get_by_role("option", name="draw(grid(Rows, Cols))")).to_have_count(0)
    page.get_by_role("option", name="clue(R, C, N)").click()
    expect(line(page, "clue(R, C, N)").last).to_be_visible()
    at_the_end(page)
    line(page, "#program view.").get_by_role("button").click()
    at_end_of(page, "draw(grid(Rows, Cols)) :- size(Rows, Cols).")
    page.keyboard.press("Enter")
    page.keyboard.type("draw")
    expect(page.get_by_role("option", name="draw(fill(R, C, Colour))")).to_be_visible()


def test_tell_the_meaning_of_a_word_below_the_pointer(page):
    heated(page)
    at_the_end(page)
    word, told = line(page, "#show black/2").get_by_text("black"), page.locator(".hovered")
    for _ in range(20):  # what changes in the editor meanwhile takes the words away
        page.mouse.move(0, 0)
        word.hover()
        with suppress(TimeoutError):
            told.wait_for(timeout=5000)
            break
    expect(told).to_contain_text("The cell is black; every other cell is white")


# ---- The heat bar, the switches of the rules ----------------------------------------------


def asks(part, **constants):
    """Whether a request asks for this part of the overview, under these constants."""

    def is_it(request):
        asked = json.loads(request.post_data) if request.url.endswith("/api/overview") else {}
        return part in asked.get("parts", ()) and asked["constants"] == constants

    return is_it


def test_show_how_many_ground_instances_a_rule_has(page):
    bar = page.get_by_title("289 ground instances").first
    switch = page.get_by_role("checkbox", name="Heat bar")
    expect(bar).to_have_class("heat heat-5")
    line(page, OPEN).click()
    expect(page.locator(".editor-status")).to_contain_text("289 ground instances")
    switch.uncheck()
    expect(bar).to_be_hidden()
    page.reload()
    expect(line(page, OPEN)).to_be_visible()
    expect(switch).not_to_be_checked()
    with page.expect_request(asks("spots")):
        switch.check()
    expect(bar).to_be_visible()


def test_switch_constants_above_the_rules(page):
    expect(page.get_by_role("group", name="Switches of the rules")).to_be_hidden()
    at_the_end(page)
    page.keyboard.type("\n#program base.\n#const ease = 0.\n:- ease = 2.")
    field = page.get_by_label("ease")
    field.fill("1")
    with page.expect_request(asks("solve", ease="1")):
        field.press("Enter")
    rules(page).focus()
    for key in ("ArrowUp", "ArrowUp", "Home"):
        page.keyboard.press(f"Shift+{key}")
    with page.expect_request(asks("solve")):  # the constant leaves with its line
        page.keyboard.press("Delete")
    expect(field).to_be_hidden()
    expect(page.get_by_text("no rule uses ease")).to_have_count(0)
    opened(page, "takuzu")
    switch = page.get_by_label("distinct")
    expect(switch).to_have_value("1")
    with page.expect_request(asks("rules", distinct="0")):
        switch.select_option(label="0: they are allowed")
    with page.expect_request(asks("rules")):
        switch.select_option("1")


def test_keep_the_ends_of_lines_of_a_file(page, workbench):
    path = write(workbench.folder / "encodings/crlf.lp", "")
    path.write_bytes(b"% Lines\r\n{ a }.\r\n#show a/0.\r\n")
    page.reload()
    page.locator("#files select").first.select_option("crlf")
    line(page, "{ a }.").click()
    page.keyboard.press("End")
    page.keyboard.type("%")
    expect(page.get_by_role("button", name="Save: there are unsaved changes")).to_be_enabled()
    page.keyboard.press("Backspace")
    expect(page.get_by_role("button", name="Save: all is saved")).to_be_disabled()
    page.keyboard.type("%")
    page.keyboard.press("Control+s")
    expect(page.get_by_role("button", name="Save: all is saved")).to_be_disabled()
    assert path.read_bytes() == b"% Lines\r\n{ a }.%\r\n#show a/0.\r\n"
