"""Files in the page: pasting, saving, conflicts, links, and drafts that survive everything."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from workbench import Workbench, end, start

from browser.steps import packed, unpacked

pytestmark = pytest.mark.browser
KURODOKO = "https://puzz.link/p?kurodoko/5/5/i7g5l2l2g4i"
SUDOKU = "https://puzz.link/p?sudoku/4/4/g1h2k3k"
MINE = {
    "puzzle": "kuromasu",
    "instance": "mine",
    "facts": "size(2,3). clue(1,1,3).\n",
    "marks": {"black(2,1)": True, "black(1,2)": False},
    "notes": {"1,2": ["3", "4"]},
    "constants": {},
}


COPIED = """async () => {
    for (;;) {
        const code = (await navigator.clipboard.readText()).split("#pylogic=")[1];
        if (code) return code;
        await new Promise((resolve) => setTimeout(resolve, 10));
    }
}"""


@pytest.fixture
def workbench(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Workbench]:
    """A server in a folder of the test's own, which opens a board at once."""
    server = start(tmp_path, *getattr(request, "param", ["kuromasu"]))
    yield server
    end(server)


unasked = pytest.mark.parametrize("workbench", [()], indirect=True, ids=["unasked"])
"""A server that was asked for no puzzle."""


def link(server: Workbench, whole: bytes | None = None, **document: Any) -> str:
    """A permalink to a document."""
    return server.link + packed({**MINE, **document} if whole is None else whole)


def held(page: Page) -> dict[str, Any]:
    """The document of a tab, as its own permalink tells it."""
    page.evaluate("navigator.clipboard.writeText('')")  # all pages of a browser share it
    choose(page, "Share", "Copy link")
    code = page.evaluate(COPIED)
    page.evaluate("document.querySelector('#messages').replaceChildren()")
    return unpacked(code)


def choose(page: Page, menu: str, item: str) -> None:
    page.get_by_role("button", name=menu, exact=True).click()
    page.get_by_role("menuitem", name=re.compile(item)).click()


def says(page: Page, words: str) -> None:
    expect(page.locator(".message, #notices .notice", has_text=words).last).to_be_visible()


def paste(page: Page, text: str) -> None:
    choose(page, "File", "Paste")
    page.get_by_role("textbox", name="Link or text").fill(text)
    page.get_by_role("button", name="Open it").click()


# ---- Opening, pasting, saving ---------------------------------------------------------


def test_a_link_of_another_puzzle_is_pasted_and_saved(page, workbench):
    paste(page, KURODOKO[:-1])
    expect(page.get_by_role("alert")).to_contain_text(f"column {len(KURODOKO)}")
    page.get_by_role("textbox", name="Link or text").fill(SUDOKU)
    page.get_by_role("button", name="Open it").click()
    expect(page).to_have_title("• pasted · Sudoku · pylogic")
    says(page, "Recognised puzz.link: a board of Sudoku.")
    page.keyboard.press("Control+s")
    expect(page).to_have_title("pasted · Sudoku · pylogic")
    text = (workbench.folder / "instances/sudoku/pasted.lp").read_text()
    assert "given(1,2,1)." in text
    own = page.get_by_role("combobox", name="Board").locator("optgroup").first.locator("option")
    expect(own).to_have_text(["pasted"])


def test_a_text_is_pasted_onto_the_page_itself(page):
    page.evaluate("text => navigator.clipboard.writeText(text)", "2 . .\n. . .\n")
    page.keyboard.press("Control+v")
    expect(page).to_have_title("• pasted · Kuromasu · pylogic")
    assert held(page)["facts"] == "size(2,3).\nclue(1,1,2).\n"


DROP = """([text, name]) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], name));
    const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
    document.querySelector("#board").dispatchEvent(drop);
}"""


def test_files_of_facts_and_of_rules_are_dropped_on_the_page(page):
    page.evaluate(DROP, ["size(1,2). clue(1,1,2).", "my board.lp"])
    expect(page).to_have_title("• my_board · Kuromasu · pylogic")
    page.evaluate(DROP, ["% :- no\n{ a }.\n", "My-rules.lp"])
    expect(page).to_have_title("• board · my_rules · pylogic")
    assert held(page)["rules"] == "% :- no\n{ a }.\n"


def test_rules_of_a_packaged_puzzle_become_ones_own(open_page, workbench):
    page = open_page(link(workbench, rules="{ black(1,1) }.\n"))
    page.keyboard.press("Control+s")
    says(page, "your own copy, which is used from now on")
    assert (workbench.folder / "encodings/kuromasu.lp").read_text() == "{ black(1,1) }.\n"


def test_a_new_board_and_a_new_puzzle(page, workbench):
    choose(page, "File", "New board")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Rows").fill("3")
    dialog.get_by_label("Columns").fill("4")
    dialog.get_by_role("button", name="Make it").click()
    expect(page).to_have_title("• board1 · Kuromasu · pylogic")
    assert held(page)["facts"] == "size(3,4).\n"
    choose(page, "File", "New puzzle")
    dialog.get_by_label("Name").fill("brandnew")
    page.keyboard.press("Enter")
    expect(page).to_have_title("first · Brandnew · pylogic")
    assert (workbench.folder / "encodings/brandnew.lp").exists()


def test_a_save_that_lasts_saves_what_was_open(open_page, workbench):
    page = open_page(link(workbench, rules="{ black(1,1) }.\n"))
    waiting = []
    page.route("**/api/save", lambda route: waiting.append(route), times=1)
    with page.expect_request("**/api/save"):
        page.keyboard.press("Control+s")
    other = link(workbench, puzzle="takuzu", instance="other", facts="size(8,8).\n")
    page.evaluate("hash => { location.hash = hash; }", other.partition("#")[2])
    expect(page).to_have_title("• other · Takuzu · pylogic")
    waiting[0].continue_()
    says(page, "Saved instances/kuromasu/mine.lp.")
    assert (workbench.folder / "encodings/kuromasu.lp").read_text() == "{ black(1,1) }.\n"
    assert (workbench.folder / "instances/kuromasu/mine.lp").read_text() == MINE["facts"]
    assert not (workbench.folder / "instances/takuzu").exists()
    expect(page).to_have_title("• other · Takuzu · pylogic")
    assert "rules" not in held(page)


# ---- What others change ---------------------------------------------------------------


def saved(page: Page, server: Workbench) -> Path:
    """The file of the page's board, once it is saved."""
    page.keyboard.press("Control+s")
    says(page, "Saved instances/kuromasu/mine.lp")
    page.evaluate("document.querySelector('#messages').replaceChildren()")
    return server.folder / "instances/kuromasu/mine.lp"


def test_a_file_that_another_program_changes_is_followed(open_page, workbench):
    page = open_page(link(workbench))
    saved(page, workbench).write_text("size(9,9).\n")
    says(page, "mine.lp was changed by another program; here it is")
    assert held(page)["facts"] == "size(9,9).\n"
    assert held(page)["marks"] == MINE["marks"]


def test_a_file_that_cannot_be_read_any_more_is_told(open_page, workbench, faults):
    page = open_page(link(workbench))
    path = saved(page, workbench)
    path.write_bytes(b"\xff\xfe")
    says(page, "not a text file")
    path.write_text(MINE["facts"])
    says(page, "The file can be read again.")
    expect(page.locator("#notices .notice")).to_have_count(0)
    assert held(page)["facts"] == MINE["facts"]
    faults.clear()  # the requests that were refused


@pytest.mark.parametrize(("choice", "outcome"), [("Keep mine", "mine"), ("Take theirs", "theirs")])
def test_a_conflict_is_shown_and_nothing_overwritten(open_page, workbench, choice, outcome):
    page = open_page(link(workbench))
    texts = {"mine": "size(2,3).\nclue(1,1,4).\n", "theirs": "size(2,3).\nclue(1,1,2).\n"}
    path = saved(page, workbench)
    page.goto(link(workbench, facts=texts["mine"]))
    expect(page).to_have_title("• mine · Kuromasu · pylogic")
    path.write_text(texts["theirs"])
    says(page, "you have unsaved changes. Nothing is overwritten.")
    page.keyboard.press("Control+s")
    says(page, "you have unsaved changes. Nothing is overwritten.")
    assert path.read_text() == texts["theirs"]
    page.get_by_role("button", name="Show both").click()
    lines = page.get_by_role("region", name="Differences").locator("div")
    expect(lines).to_have_text(["  size(2,3).", "- clue(1,1,4).", "+ clue(1,1,2).", "  "])
    page.get_by_role("dialog").get_by_role("button", name=choice).click()
    expect(page).to_have_title("mine · Kuromasu · pylogic")
    expect(page.locator("#notices .notice")).to_have_count(0)
    assert path.read_text() == texts[outcome]
    assert held(page)["facts"] == texts[outcome]


# ---- Links ----------------------------------------------------------------------------


def test_a_permalink_holds_all(open_page, workbench):
    rules = "#const n = 2.\n{ black(1,1) }.\n"  # a constant that no rule has is set no longer
    document = {**MINE, "rules": rules, "constants": {"n": "3"}}
    page = open_page(link(workbench, **document))
    says(page, "These rules came with a link.")
    assert page.url.endswith("/")
    assert held(page) == document
    page.get_by_role("button", name="Use the saved rules").click()
    assert "rules" not in held(page)


BROKEN = {
    "damaged": b"",
    "no board": json.dumps({"puzzle": "kuromasu"}).encode(),
    "no board that": json.dumps({**MINE, "puzzle": "../../etc/passwd"}).encode(),
    "no board that can": json.dumps({**MINE, "marks": {"a": "<script>"}}).encode(),
    "no board that can be": json.dumps({**MINE, "notes": {"__proto__": []}}).encode(),
    "too much": b" " * 50_000_000,
    "which is not here": json.dumps({**MINE, "puzzle": "unheard_of"}).encode(),
}


@pytest.mark.parametrize("words", BROKEN)
def test_a_broken_link_is_told_in_words(open_page, workbench, words):
    page = open_page(link(workbench, BROKEN[words]))
    says(page, words)
    expect(page).to_have_title("inst43 · Kuromasu · pylogic")


def test_a_link_that_is_cut_off_is_told_in_words(open_page, workbench):
    page = open_page(link(workbench)[:-9])
    says(page, "This link is damaged")
    page.goto(f"{workbench.link}#pylogic=%%%")
    says(page, "This link is damaged")


def test_formats_are_copied_and_a_page_is_printed(page):
    choose(page, "Share", "puzz.link link")
    says(page, "Copied: puzz.link, inst43.")
    assert page.evaluate("navigator.clipboard.readText()").startswith("https://puzz.link/p?")
    with page.expect_popup() as popup:
        choose(page, "Share", "Page to print")
    expect(popup.value.get_by_role("heading", name="Kuromasu: inst43")).to_be_visible()
    expect(popup.value.get_by_role("listitem").nth(1)).to_have_text(
        "No two black cells share a side."
    )
    with page.expect_download() as download:
        choose(page, "Share", "Picture")
    assert download.value.suggested_filename == "inst43.svg"


def test_what_cannot_be_copied_is_shown_in_a_field(page):
    page.evaluate(
        "() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')); }"
    )
    choose(page, "Share", "puzz.link link")
    field = page.get_by_role("dialog").get_by_role("textbox")
    expect(field).to_have_value(re.compile("^https://puzz.link/p"))


# ---- Drafts ---------------------------------------------------------------------------


def test_a_reload_restores_all(open_page, workbench):
    document = {**MINE, "rules": "{ black(1,1) }.\n"}
    page = open_page(link(workbench, **document))
    page.get_by_role("radio", name="Edit").click()
    page.reload()
    expect(page.get_by_role("radio", name="Edit")).to_be_checked()
    assert held(page) == document


@unasked
def test_two_tabs_keep_their_own(open_page, workbench):
    one = open_page(link(workbench, facts="size(1,1).\n"))
    other = open_page(link(workbench, facts="size(2,2).\n"), context=one.context)
    for page in (one, other):
        page.reload()
    texts = ["size(1,1).\n", "size(2,2).\n"]
    assert [held(page)["facts"] for page in (one, other)] == texts
    for page in (one, other):
        page.close()
    again = [open_page(context=one.context) for _ in texts]
    assert sorted(held(page)["facts"] for page in again) == texts


@unasked
def test_what_a_closed_tab_had_is_back(open_page, workbench):
    page = open_page(link(workbench))
    context = page.context
    page.close()
    again = open_page(context=context)
    says(again, "Your unsaved changes of")
    assert held(again) == MINE
    third = open_page(context=context)
    expect(third).to_have_title("pylogic")


KEEP = """([document, others]) => {
    const put = (id, at, document) => localStorage.setItem(
        `pylogic:draft:${id}`, JSON.stringify({ at, isAside: true, document }));
    const { puzzle, instance, facts, marks, notes, constants } = document;
    const common = { puzzle, instance, facts, rules: "a.", constants,
        saved: { rules: "a.", facts }, stamps: { rules: null, facts: null }, mode: "play" };
    put("kept", 1, { ...common, marks, notes });
    for (let at = 2; at < 2 + others; at += 1)
        put(`other${at}`, at, { ...common, marks: {}, notes: {} });
}"""


def test_tabs_without_changes_do_not_push_kept_ones_out(open_page):
    page = open_page()
    page.evaluate(KEEP, [MINE, 30])
    other = open_page(context=page.context)
    choose(other, "File", "Kept changes")
    dialog = other.get_by_role("dialog")
    expect(dialog.get_by_role("radio")).to_have_count(1)
    expect(dialog).to_contain_text("mine")
    kept = "Object.keys(localStorage).filter((key) => /other\\d+$/.test(key)).length"
    assert other.evaluate(kept) <= 20


def test_changes_are_kept_when_another_board_is_opened(open_page, workbench):
    page = open_page(link(workbench))
    saved(page, workbench)
    page.goto(link(workbench, facts="size(7,7).\n"))
    expect(page).to_have_title("• mine · Kuromasu · pylogic")
    page.get_by_role("combobox", name="Puzzle").select_option("takuzu")
    says(page, "Your changes to mine are kept")
    page.get_by_role("combobox", name="Puzzle").select_option("kuromasu")
    page.get_by_role("combobox", name="Board").select_option("mine")
    page.get_by_role("button", name="Restore").click()
    assert held(page)["facts"] == "size(7,7).\n"


def test_a_board_that_was_asked_for_opens_and_the_draft_is_offered(
    open_page, tmp_path_factory, faults
):
    folder = tmp_path_factory.mktemp("asked")
    first = start(folder)
    page = open_page(link(first))
    context, port = page.context, first.port
    page.close()
    end(first)
    second = start(folder, "sudoku", port=port)
    try:
        page = open_page(second.link, context=context)
        expect(page).to_have_title(re.compile("Sudoku"))
        page.get_by_role("button", name="Restore").click()
        assert held(page) == MINE
    finally:
        page.close()
        end(second)
        faults.clear()  # of the first server, which is gone


def test_nothing_is_lost_when_the_server_is_killed(open_page, workbench, faults):
    page = open_page(link(workbench))
    end(workbench, signal.SIGKILL)
    says(page, "pylogic serve does not answer")
    page.keyboard.press("Control+s")
    says(page, "The server does not answer")
    second = start(workbench.folder, "kuromasu", port=workbench.port)
    try:
        says(page, "open the link that it has printed")
        other = open_page(second.link, context=page.context)
        expect(other).to_have_title("inst43 · Kuromasu · pylogic")
        says(page, "pylogic serve is back")
        assert {**held(page)} == MINE
        saved(page, workbench)
    finally:
        for tab in page.context.pages:
            tab.close()
        end(second)
        faults.clear()  # of the first server, which is gone


def test_the_bar_fits_on_a_phone(phone):
    assert phone.evaluate("document.documentElement.scrollWidth") == 390
    for name in ("File", "Share"):
        phone.get_by_role("button", name=name, exact=True).tap()
        box = phone.get_by_role("menu", name=name).bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        phone.keyboard.press("Escape")
        expect(phone.get_by_role("menu", name=name)).to_be_hidden()
