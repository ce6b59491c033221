"""The rules and the facts in a browser: folding, errors, completion, changes, by keyboard too."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

import pylogic
from browser.conftest import OPEN_RULES

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser

CONNECTED = ":- open(R, C), not reached(R, C), origin(R', C')."
LISTEN = """
    window.heard = [];
    const dispatch = EventTarget.prototype.dispatchEvent;
    EventTarget.prototype.dispatchEvent = function (event) {
      if (event instanceof CustomEvent) {
        window.heard.push([event.type, event.detail]);
        window.say = (name, detail) => dispatch.call(this, new CustomEvent(name, { detail }));
      }
      return dispatch.call(this, event);
    };
"""


@pytest.fixture
def listening(browser: Browser, open_page: Any) -> Iterator[Page]:
    """A page whose signals are heard, and can be given by `say(name, detail)`."""
    context = browser.new_context(viewport={"width": 1400, "height": 900})
    context.add_init_script(LISTEN)
    context.add_init_script(OPEN_RULES)
    yield open_page(context=context)
    context.close()


def rules(page: Page) -> Locator:
    return page.get_by_role("textbox", name="Rules of the puzzle")


def line(page: Page, text: str) -> Locator:
    return rules(page).locator(".cm-line").filter(has_text=text).first


def at_end_of(page: Page, text: str) -> None:
    expect(rules(page).locator(".cm-line").first).to_be_attached()
    if not line(page, text).count():  # lines below are not in the page until they are seen
        rules(page).hover()
        page.mouse.wheel(0, 800)
    line(page, text).click()
    page.keyboard.press("End")
    page.keyboard.press("End")  # of all that is wrapped


def at_the_end(page: Page) -> None:
    """Lines far below are not in the page until one goes there."""
    line(page, "#include").click()
    page.keyboard.press("Control+End")


def problems(page: Page) -> Locator:
    return page.get_by_role("list", name="What looks wrong").get_by_role("button")


def strip(page: Page) -> Locator:
    return page.locator(".changes")


def delete(page: Page, text: str) -> None:
    at_end_of(page, text)
    page.keyboard.press("Shift+Home")
    page.keyboard.press("Shift+Home")  # past what is wrapped
    page.keyboard.press("Delete")


# ---- What is seen first ----------------------------------------------------------------


def test_the_rules_are_seen_first_and_the_other_parts_are_folded(page):
    expect(rules(page).locator(".cm-line").first).to_contain_text("% Kuromasu")
    expect(line(page, "% Kuromasu")).to_contain_text("Colour some cells of a rectangular grid")
    expect(line(page, "open(R, C) :- cell(R, C)")).to_be_visible()
    at_the_end(page)
    expect(line(page, "#program view.")).to_contain_text("how the board is drawn")
    expect(rules(page)).not_to_contain_text("draw(grid(Rows, Cols))")


def test_a_part_is_shown_by_a_click_and_hidden_by_keys(page):
    at_the_end(page)
    line(page, "#program view.").get_by_role("button").click()
    expect(rules(page)).to_contain_text("draw(grid(Rows, Cols))")
    line(page, "#program view.").click(position={"x": 20, "y": 5})
    page.keyboard.press("Control+Shift+BracketLeft")
    expect(rules(page)).not_to_contain_text("draw(grid(Rows, Cols))")
    page.keyboard.press("Control+Shift+BracketRight")
    expect(rules(page)).to_contain_text("draw(grid(Rows, Cols))")


def test_what_the_words_are_is_seen_by_their_colours(page):
    def colour(text: str, within: str) -> str:
        word = line(page, within).get_by_text(text, exact=True).first
        return word.evaluate("word => getComputedStyle(word).color")

    rule = "open(R, C) :- cell(R, C), not black(R, C)."
    words = {colour(word, rule) for word in ("open", "R", ":-", "(")}
    words |= {colour('"lib/grid.lp"', "#include"), colour("% Kuromasu", "% Kuromasu")}
    assert len(words) == 6
    expect(line(page, "%! [given white]").locator(".asp-term").first).to_have_text("{R}")


# ---- Problems --------------------------------------------------------------------------


def test_an_error_is_shown_at_its_line(page):
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


def test_a_warning_names_the_word_and_leads_to_it(page):
    at_end_of(page, "open(R, C) :- cell(R, C), not black(R, C).")
    page.keyboard.type(" wet(R) :- balck(R, 1).")
    found = problems(page).filter(has_text="balck/2 is never derived")
    expect(found).to_contain_text("line 34")
    expect(rules(page).locator(".cm-lintRange-warning", has_text="balck")).to_be_visible()
    rules(page).hover()
    page.mouse.wheel(0, 5000)
    found.click()
    expect(page.locator(".flash")).to_contain_text("balck")
    expect(page.locator(".flash")).to_be_in_viewport()


def test_what_is_wrong_with_the_facts_is_shown_in_the_facts(page):
    page.get_by_role("tab", name="Facts").click()
    facts = page.get_by_role("textbox", name="Facts: the board as text")
    facts.click()
    page.keyboard.press("Control+End")
    page.keyboard.type(" clue(1,")
    expect(facts.locator(".cm-lintRange-error")).to_be_visible()
    page.get_by_role("tab", name="Rules").click()
    expect(page.get_by_role("tab", name="Facts")).to_contain_text("1")
    problems(page).filter(has_text="facts").first.click()
    expect(facts).to_be_visible()


def test_a_problem_in_a_library_names_it(page):
    at_end_of(page, '#include "lib/grid.lp"')
    page.keyboard.press("Shift+Home")
    page.keyboard.press("Delete")
    found = problems(page).filter(has_text="direction/3 is never derived")
    expect(found.filter(has_text="lib/connected.lp")).to_be_visible()
    found.filter(has_text="lib/connected.lp").click()
    expect(page.locator("#messages")).to_contain_text("lib/connected.lp")


def test_problems_of_others_come_and_go(listening):
    problem = {"text": "told by another", "file": None, "line": None, "column": None}
    expect(rules(listening)).to_be_visible()
    say(listening, "problems", [{**problem, "kind": "warning"}])
    expect(problems(listening).filter(has_text="told by another")).to_be_visible()
    say(listening, "problems", [])
    expect(problems(listening).filter(has_text="told by another")).to_have_count(0)


def say(page: Page, name: str, detail: object) -> None:
    page.wait_for_function("() => window.say")
    page.evaluate("([name, detail]) => window.say(name, detail)", [name, detail])


def test_a_line_is_revealed_and_its_part_opened(listening):
    expect(rules(listening)).not_to_contain_text("draw(grid(Rows, Cols))")
    text = pylogic.load("kuromasu").encoding.text.splitlines()
    number = text.index("draw(grid(Rows, Cols)) :- size(Rows, Cols).") + 1
    say(listening, "reveal", {"file": "encodings/kuromasu.lp", "line": number, "column": 1})
    expect(listening.locator(".flash")).to_contain_text("draw(grid(Rows, Cols))")
    expect(listening.locator(".flash")).to_be_in_viewport()
    expect(rules(listening)).to_be_focused()
    say(listening, "reveal", {"file": "encodings/lib/grid.lp", "line": 30, "column": 1})
    expect(listening.locator("#messages")).to_contain_text("line 30 of lib/grid.lp")


# ---- What an edit changes ----------------------------------------------------------------


def test_a_deleted_constraint_is_seen_shown_and_put_back(page):
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


def test_a_difference_of_former_rules_is_not_offered(page):
    delete(page, CONNECTED)
    show = page.get_by_role("button", name="Show a board that only the new rules accept")
    expect(show).to_be_visible()
    page.route("**/api/rules", lambda route: None)  # it never answers
    page.keyboard.type("% more")
    expect(strip(page)).to_contain_text("Comparing their answers on this board")
    expect(show).to_be_hidden()


def test_an_edit_that_says_the_same_is_told_as_such(page):
    at_end_of(page, "open(R, C) :- cell(R, C), not black(R, C).")
    page.keyboard.insert_text(" % nothing new")
    expect(strip(page)).to_contain_text("The rules say the same as before")
    page.keyboard.press("Control+z")
    expect(strip(page)).to_be_hidden()


def test_the_same_answers_here_are_no_promise_for_other_boards(page):
    at_end_of(page, "open(R, C) :- cell(R, C), not black(R, C).")
    page.keyboard.type(" far :- cell(1000, 1). #show far/0.")
    page.keyboard.press("Control+a")
    page.keyboard.press("Control+Home")
    expect(strip(page)).to_contain_text("could not be compared")
    page.get_by_role("button", name="Put it back").click()
    at_end_of(page, "open(R, C) :- cell(R, C), not black(R, C).")
    page.keyboard.press("Enter")
    page.keyboard.type("%! nothing is black in a thousandth row")
    page.keyboard.press("Enter")
    page.keyboard.type(":- black(1000, C).")
    expect(strip(page)).to_contain_text("The answers on this board are the same as before.")
    expect(strip(page)).to_contain_text("On other boards they may differ.")


# ---- Completion and hovering -------------------------------------------------------------


def test_predicates_are_completed_with_what_they_mean(page):
    at_end_of(page, "open(R, C) :- cell(R, C), not black(R, C).")
    page.keyboard.press("Enter")
    expect(page.locator(".heat").first).to_be_visible()  # the server has told what there is
    page.keyboard.type("clu")
    chosen = page.get_by_role("option", name="clue(R, C, N)")
    expect(chosen).to_be_visible()
    expect(page.locator(".cm-completionInfo")).to_contain_text("sees N white cells")
    expect(page.get_by_role("option", name="draw(grid(Rows, Cols))")).to_have_count(0)
    page.wait_for_timeout(100)  # CodeMirror takes no keys in the first moments of a list
    page.keyboard.press("Enter")
    expect(line(page, "clue(R, C, N)").last).to_be_visible()


def test_a_part_has_words_of_its_own(page):
    expect(page.locator(".heat").first).to_be_visible()
    at_the_end(page)
    line(page, "#program view.").get_by_role("button").click()
    at_end_of(page, "draw(grid(Rows, Cols)) :- size(Rows, Cols).")
    page.keyboard.press("Enter")
    page.keyboard.type("draw")
    expect(page.get_by_role("option", name="draw(fill(R, C, Colour))")).to_be_visible()


def test_comments_are_not_completed(page):
    expect(page.locator(".heat").first).to_be_visible()
    at_end_of(page, "open(R, C) :- cell(R, C), not black(R, C).")
    page.keyboard.type(" % clu")
    page.keyboard.press("Control+Space")
    expect(page.get_by_role("listbox")).to_have_count(0)


def test_the_pointer_shows_what_a_word_means(page):
    expect(page.locator(".heat").first).to_be_visible()
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


def test_the_heat_bar_says_how_many_ground_instances_a_rule_has(page):
    bar = page.get_by_title("289 ground instances").first
    expect(bar).to_have_class("heat heat-5")
    line(page, "open(R, C) :- cell(R, C)").click()
    expect(page.locator(".editor-status")).to_contain_text("289 ground instances")
    page.get_by_role("checkbox", name="Heat bar").uncheck()
    expect(bar).to_be_hidden()
    page.reload()
    expect(line(page, "open(R, C) :- cell(R, C)")).to_be_visible()
    expect(page.get_by_role("checkbox", name="Heat bar")).not_to_be_checked()
    with page.expect_request("**/api/spots"):
        page.get_by_role("checkbox", name="Heat bar").check()
    expect(bar).to_be_visible()


def test_constants_are_switches_above_the_rules(page):
    expect(page.get_by_role("group", name="Switches of the rules")).to_be_hidden()
    page.get_by_role("combobox").first.select_option(label="Takuzu")
    switch = page.get_by_label("distinct")
    expect(switch).to_have_value("1")
    with page.expect_request("**/api/rules") as request:
        switch.select_option(label="0: they are allowed")
    assert json.loads(request.value.post_data)["constants"] == {"distinct": "0"}
    with page.expect_request("**/api/rules") as request:
        switch.select_option("1")
    assert json.loads(request.value.post_data)["constants"] == {}


def test_a_constant_leaves_with_its_line(page):
    at_the_end(page)
    page.keyboard.type("\n#program base.\n#const ease = 0.\n:- ease = 2.")
    field = page.get_by_label("ease")
    field.fill("1")
    with page.expect_request(asks("solve", {"ease": "1"})):
        field.press("Enter")
    rules(page).focus()
    page.keyboard.press("Shift+ArrowUp")
    page.keyboard.press("Shift+ArrowUp")
    page.keyboard.press("Shift+Home")
    with page.expect_request(asks("solve", {})):
        page.keyboard.press("Delete")
    expect(field).to_be_hidden()
    expect(page.get_by_text("no rule uses ease")).to_have_count(0)


def asks(path, constants):
    """Whether a request asks for this, under these constants."""
    return lambda request: (
        request.url.endswith(f"/api/{path}")
        and json.loads(request.post_data)["constants"] == constants
    )


def test_other_best_costs_are_said(page):
    page.set_viewport_size({"width": 1400, "height": 4000})  # all lines are in the page
    page.get_by_role("combobox").first.select_option("chemin")
    line(page, "#maximize").click()
    page.keyboard.press("Home")
    for _ in "#max":
        page.keyboard.press("Delete")
    page.keyboard.type("#min")
    title = re.compile(r"Changed: a best answer \(cost -\d+\) → a best answer \(cost \d+\)")
    expect(strip(page).locator(".changes-title")).to_have_text(title)
    expect(strip(page)).to_contain_text("The cost of the best answer")


# ---- Keys, and texts that follow ------------------------------------------------------------


def test_the_keyboard_is_no_prisoner_of_the_editor(page):
    line(page, "open(R, C) :- cell(R, C)").click()
    page.keyboard.press("Home")
    page.keyboard.press("Control+]")
    expect(line(page, "    open(R, C) :- cell(R, C)")).to_be_visible()
    page.keyboard.press("Control+[")
    page.keyboard.press("Tab")
    expect(rules(page)).not_to_be_focused()
    expect(line(page, "open(R, C) :- cell(R, C)")).to_be_visible()
    described = rules(page).get_attribute("aria-describedby")
    expect(page.locator(f"#{described}")).to_contain_text("Tab leaves")


def test_keys_come_to_the_board_before_the_rules(page):
    panes = page.locator("#panes > .pane").evaluate_all("found => found.map(one => one.id)")
    assert panes == ["board", "assistant", "rules"]
    sides = [
        page.locator(f"#{name}").bounding_box()["x"] for name in ("rules", "board", "assistant")
    ]
    assert sides == sorted(sides)


def test_a_line_becomes_a_comment_and_back(page):
    line(page, "open(R, C) :- cell(R, C)").click()
    page.keyboard.press("Control+/")
    expect(line(page, "% open(R, C) :- cell(R, C)")).to_be_visible()
    page.keyboard.press("Control+/")
    expect(line(page, "% open(R, C) :- cell(R, C)")).to_have_count(0)


def test_the_ends_of_lines_stay_those_of_the_file(page, workbench):
    folder = workbench.folder / "encodings"
    folder.mkdir(exist_ok=True)
    (folder / "crlf.lp").write_bytes(b"% Lines\r\n{ a }.\r\n#show a/0.\r\n")
    page.reload()
    page.get_by_role("combobox").first.select_option("crlf")
    line(page, "{ a }.").click()
    page.keyboard.press("End")
    page.keyboard.type("%")
    expect(page.get_by_role("button", name="Save: there are unsaved changes")).to_be_enabled()
    page.keyboard.press("Backspace")
    expect(page.get_by_role("button", name="Save: all is saved")).to_be_disabled()
    page.keyboard.type("%")
    page.keyboard.press("Control+s")
    expect(page.get_by_role("button", name="Save: all is saved")).to_be_disabled()
    assert (folder / "crlf.lp").read_bytes() == b"% Lines\r\n{ a }.%\r\n#show a/0.\r\n"


def test_tabs_are_changed_by_arrows(page):
    page.get_by_role("tab", name="Rules").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Facts")).to_be_focused()
    expect(page.get_by_role("tab", name="Facts")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("textbox", name="Facts: the board as text")).to_be_visible()
    expect(rules(page)).to_be_hidden()


def test_the_facts_follow_the_board_and_keep_the_cursor(page):
    page.get_by_role("tab", name="Facts").click()
    facts = page.get_by_role("textbox", name="Facts: the board as text")
    facts.click()
    page.keyboard.press("Control+End")
    page.get_by_role("radio", name="Edit").click()
    page.locator('#board [data-at="1,1"]').click()
    page.keyboard.press("7")
    expect(facts).to_contain_text("clue(1,1,7)")
    page.locator("#history").get_by_role("button", name="Undo").click()
    expect(facts).not_to_contain_text("clue(1,1,7)")
    facts.focus()
    page.keyboard.type("% the end")
    expect(facts.locator(".cm-line").last).to_have_text("% the end")


FOLLOW = """async () => {
  const { createView, follow } = await import("/static/js/editor/view.js");
  const said = [];
  const onText = (text) => said.push(text);
  const { view, open } = createView({ words: "A text", hint: "x", onText, onMove() {} });
  open("a. c.");
  view.dispatch({ selection: { anchor: 4 } });
  follow(view, "a. b. c.");
  return [view.state.doc.toString(), view.state.selection.main.head, said];
}"""


def test_the_cursor_stays_where_it_was_when_a_text_follows(page):
    assert page.evaluate(FOLLOW) == ["a. b. c.", 7, ["a. b. c."]]


def test_the_rules_fit_on_a_phone(phone):
    phone.get_by_role("navigation", name="Panes").get_by_role("button", name="Rules").click()
    expect(line(phone, "open(R, C)")).to_be_visible()
    pane = "#rules, #rules .cm-scroller"
    for width, room in phone.eval_on_selector_all(
        pane, "found => found.map((one) => [one.scrollWidth, one.clientWidth])"
    ):
        assert width <= room
    for button in phone.locator("#rules [role=tab]").all():
        assert button.bounding_box()["height"] >= 44
