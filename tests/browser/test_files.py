"""Files in the page: pasting, saving, conflicts, links, and drafts that survive everything."""

from __future__ import annotations

import json
import re
import signal

import pytest
from workbench import end, serving, start

from browser.steps import expect, mode, packed, unpacked

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
def workbench(tmp_path, request):
    """A server in a folder of the test's own, which opens a board at once."""
    server = start(tmp_path, *getattr(request, "param", ["kuromasu"]))
    yield server
    end(server)


def link(server, whole=None, **document):
    """A permalink to a document."""
    return server.link + packed({**MINE, **document} if whole is None else whole)


def held(page):
    """The document of a tab, as its own permalink tells it."""
    page.evaluate("navigator.clipboard.writeText('')")  # all pages of a browser share it
    choose(page, "Share", "Copy link")
    code = page.evaluate(COPIED)
    page.evaluate("document.querySelector('#messages').replaceChildren()")
    return unpacked(code)


def go(page, address):
    """Open another link in the page that is open."""
    page.evaluate("hash => { location.hash = hash; }", address.partition("#")[2])


def choose(page, menu, item):
    page.get_by_role("button", name=menu, exact=True).click()
    page.get_by_role("menuitem", name=re.compile(item)).click()


def says(page, words):
    """Wait for a message of the page, which may have passed by now; each one counts once."""
    page.wait_for_function(
        """words => {
            const place = window.told.findIndex((text) => text.includes(words));
            return place >= 0 && window.told.splice(place, 1);
        }""",
        arg=words,
    )


# ---- Opening, pasting, saving ---------------------------------------------------------


DROP = """([text, name]) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], name));
    const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
    document.querySelector("#board").dispatchEvent(drop);
}"""


def test_open_pasted_dropped_and_begun_boards(page, workbench):
    page.evaluate("text => navigator.clipboard.writeText(text)", "2 . .\n. . .\n")
    page.keyboard.press("Control+v")
    expect(page).to_have_title("• pasted · Kuromasu · pylogic")
    assert held(page)["facts"] == "size(2,3).\nclue(1,1,2).\n"
    choose(page, "File", "Paste")
    pasted = page.get_by_role("textbox", name="Link or text")
    pasted.fill(KURODOKO[:-1])
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_role("alert")).to_contain_text(f"column {len(KURODOKO)}")
    pasted.fill(SUDOKU)
    page.get_by_role("button", name="Open it").click()
    expect(page).to_have_title("• pasted · Sudoku · pylogic")
    says(page, "Recognised puzz.link: a board of Sudoku.")
    page.keyboard.press("Control+s")
    expect(page).to_have_title("pasted · Sudoku · pylogic")
    text = (workbench.folder / "instances/sudoku/pasted.lp").read_text()
    assert "given(1,2,1)." in text
    own = page.get_by_role("combobox", name="Board").locator("optgroup").first.locator("option")
    expect(own).to_have_text(["pasted"])

    page.evaluate(DROP, ["size(1,2). given(1,1,2).", "my board.lp"])
    expect(page).to_have_title("• my_board · Sudoku · pylogic")
    page.evaluate(DROP, ["% :- no\n{ a }.\n", "My-rules.lp"])
    expect(page).to_have_title("• board · my_rules · pylogic")
    assert held(page)["rules"] == "% :- no\n{ a }.\n"

    page.get_by_role("combobox", name="Puzzle").select_option("kuromasu")
    choose(page, "File", "New board")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Rows").fill("3")
    dialog.get_by_label("Columns").fill("4")
    generated = page.locator("#work-generate input[name=columns]")
    most = generated.get_attribute("max")
    assert dialog.get_by_label("Columns").get_attribute("max") == most
    dialog.get_by_role("button", name="Make it").click()
    expect(page).to_have_title("• board1 · Kuromasu · pylogic")
    assert held(page)["facts"] == "size(3,4).\n"
    waiting = []  # a new board is of the puzzle that is chosen, before that one is read
    page.route("**/api/open", lambda route: waiting.append(route), times=1)
    with page.expect_request("**/api/open"):
        page.get_by_role("combobox", name="Puzzle").select_option("killer_sudoku")
    choose(page, "File", "New board")
    expect(dialog).to_contain_text("New board of Killer Sudoku")
    dialog.get_by_role("button", name="Make it").click()
    expect(page.locator("#board .tools [aria-pressed=true]")).to_have_text("Cages")
    expect(page.locator(".assistant-status strong")).to_have_text("The board is not finished")
    expect(page.locator("#board .notice")).to_contain_text("not finished: the board has no cages")
    expect(page.locator(".problem")).to_have_class("problem warning")
    waiting.pop().continue_()
    choose(page, "File", "New puzzle")
    dialog.get_by_label("Name").fill("brandnew")
    page.keyboard.press("Enter")
    expect(page).to_have_title("first · Brandnew · pylogic")
    assert (workbench.folder / "encodings/brandnew.lp").exists()


def test_save_the_board_that_was_open_as_ones_own(open_page, workbench):
    page = open_page(link(workbench, rules="{ black(1,1) }.\n"))
    waiting = []
    page.route("**/api/save", lambda route: waiting.append(route), times=1)
    with page.expect_request("**/api/save"):
        page.keyboard.press("Control+s")
    go(page, link(workbench, puzzle="takuzu", instance="other", facts="size(8,8).\n"))
    expect(page).to_have_title("• other · Takuzu · pylogic")
    waiting[0].continue_()
    says(page, "your own copy, which is used from now on")
    says(page, "Saved instances/kuromasu/mine.lp.")
    assert (workbench.folder / "encodings/kuromasu.lp").read_text() == "{ black(1,1) }.\n"
    assert (workbench.folder / "instances/kuromasu/mine.lp").read_text() == MINE["facts"]
    assert not (workbench.folder / "instances/takuzu").exists()
    expect(page).to_have_title("• other · Takuzu · pylogic")
    assert "rules" not in held(page)


# ---- What others change ---------------------------------------------------------------


def saved(page, server):
    """The file of the page's board, once it is saved."""
    page.keyboard.press("Control+s")
    says(page, "Saved instances/kuromasu/mine.lp")
    page.evaluate("document.querySelector('#messages').replaceChildren()")
    return server.folder / "instances/kuromasu/mine.lp"


def put(path, text):
    """Write a file as another program does: whole, so that nobody reads a part of it."""
    new = path.with_suffix(".new")
    new.write_text(text)
    new.replace(path)


def test_follow_changes_by_another_program(open_page, workbench, faults):
    page = open_page(link(workbench))
    notices = page.locator("#notices .notice")
    path = saved(page, workbench)
    put(path, "size(9,9).\n")
    says(page, "mine.lp was changed by another program; here it is")
    assert held(page) == {**MINE, "facts": "size(9,9).\n"}
    path.write_bytes(b"\xff\xfe")
    says(page, "not a text file")
    put(path, "size(8,8).\n")
    says(page, "The file can be read again.")
    expect(notices).to_have_count(0)
    assert held(page)["facts"] == "size(8,8).\n"
    faults.clear()  # the requests that were refused

    theirs = "size(2,3).\nclue(1,1,2).\n"
    for choice, own in (("Keep mine", "clue(1,1,4)"), ("Take theirs", "clue(1,1,5)")):
        mine = f"size(2,3).\n{own}.\n"
        go(page, link(workbench, facts=mine))
        expect(page).to_have_title("• mine · Kuromasu · pylogic")
        put(path, theirs)
        says(page, "you have unsaved changes. Nothing is overwritten.")
        page.keyboard.press("Control+s")
        says(page, "you have unsaved changes. Nothing is overwritten.")
        assert path.read_text() == theirs
        page.get_by_role("button", name="Show both").click()
        lines = page.get_by_role("textbox", name="Differences").locator(".cm-line, .cm-deletedLine")
        expect(lines).to_have_text(["size(2,3).", f"{own}.", "clue(1,1,2).", ""])
        page.get_by_role("dialog").get_by_role("button", name=choice).click()
        expect(page).to_have_title("mine · Kuromasu · pylogic")
        expect(notices).to_have_count(0)
        outcome = mine if choice == "Keep mine" else theirs
        assert path.read_text() == outcome
        assert held(page)["facts"] == outcome


# ---- Links ----------------------------------------------------------------------------


def test_hold_all_in_a_link_and_after_a_reload(open_page, workbench):
    rules = "#const n = 2.\n{ black(1,1) }.\n"  # a constant that no rule has is set no longer
    document = {**MINE, "rules": rules, "constants": {"n": "3"}}
    page = open_page(link(workbench, **document))
    says(page, "These rules came with a link.")
    assert page.url.endswith("/")
    assert held(page) == document
    mode(page, "Edit")
    page.reload()
    expect(page.get_by_role("radio", name="Edit")).to_be_checked()
    assert held(page) == document
    go(page, link(workbench, **document))
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


def test_tell_mistakes_in_a_link_in_words(open_page, workbench):
    page = open_page(link(workbench)[:-9])
    says(page, "This link is damaged")
    for address, words in [
        (f"{workbench.link}#pylogic=%%%", "This link is damaged"),
        *[(link(workbench, data), words) for words, data in BROKEN.items()],
    ]:
        page.evaluate("document.querySelector('#messages').replaceChildren()")
        go(page, address)
        says(page, words)
    expect(page).to_have_title("inst43 · Kuromasu · pylogic")


def test_ask_for_the_token_alone_where_a_link_is_opened_without_it(open_page, workbench, faults):
    page = open_page(f"http://127.0.0.1:{workbench.port}/{packed(MINE)}")
    words = "The token is missing or wrong: open the link that pylogic serve printed."
    expect(page.get_by_role("main", name="Gallery")).to_have_text(words)
    assert page.evaluate("window.told") == []
    faults.clear()


def test_copy_print_and_draw_a_board(page):
    choose(page, "Share", "puzz.link link")
    says(page, "Copied: puzz.link, inst43.")
    assert page.evaluate("navigator.clipboard.readText()").startswith("https://puzz.link/p?")
    with page.expect_popup() as popup:
        choose(page, "Share", "Page to print")
    expect(popup.value.get_by_role("heading", name="Kuromasu: inst43")).to_be_visible()
    with page.expect_download() as download:
        choose(page, "Share", "Picture, SVG")
    assert download.value.suggested_filename == "inst43.svg"
    with page.expect_download() as download:
        choose(page, "Share", "Picture, PNG")
    assert download.value.suggested_filename == "inst43.png"
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    page.get_by_role("button", name="Share", exact=True).click()
    link = page.get_by_role("menuitem", name="Copy link")
    expect(link).to_contain_text("works on this computer only")
    page.keyboard.press("Escape")
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject('no'); }")
    choose(page, "Share", "puzz.link link")
    field = page.get_by_role("dialog").get_by_role("textbox")
    expect(field).to_have_value(re.compile("^https://puzz.link/p"))


# ---- Drafts ---------------------------------------------------------------------------


@pytest.mark.parametrize("workbench", [()], indirect=True, ids=["unasked"])
def test_keep_the_board_of_each_closed_tab(open_page, workbench):
    one = open_page(link(workbench, facts="size(1,1).\n"))
    other = open_page(link(workbench, facts="size(2,2).\n"), context=one.context)
    for page in (one, other):
        page.reload()
    texts = ["size(1,1).\n", "size(2,2).\n"]
    assert [held(page)["facts"] for page in (one, other)] == texts
    for page in (one, other):
        page.close()
    again = [open_page(context=one.context) for _ in texts]
    says(again[0], "Your unsaved changes of")
    found = sorted([held(page) for page in again], key=lambda document: document["facts"])
    assert found == [{**MINE, "facts": text} for text in texts]
    expect(open_page(context=one.context)).to_have_title("pylogic")


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


def test_keep_changes_when_another_board_is_opened(open_page, workbench):
    page = open_page(link(workbench))
    saved(page, workbench)
    go(page, link(workbench, facts="size(7,7).\n"))
    expect(page).to_have_title("• mine · Kuromasu · pylogic")
    page.get_by_role("combobox", name="Puzzle").select_option("takuzu")
    says(page, "Your changes to mine are kept")
    page.get_by_role("combobox", name="Puzzle").select_option("kuromasu")
    page.get_by_role("combobox", name="Board").select_option("mine")
    page.get_by_role("button", name="Restore").click()
    assert held(page)["facts"] == "size(7,7).\n"

    page = open_page()
    page.evaluate(KEEP, [MINE, 30])  # tabs without changes do not push the one with changes out
    other = open_page(context=page.context)
    choose(other, "File", "Kept changes")
    dialog = other.get_by_role("dialog")
    expect(dialog.get_by_role("radio")).to_have_count(1)
    expect(dialog).to_contain_text("mine")
    kept = "Object.keys(localStorage).filter((key) => /other\\d+$/.test(key)).length"
    assert other.evaluate(kept) <= 20


def test_lose_nothing_when_the_server_is_killed(open_page, workbench, faults):
    page = open_page(link(workbench))
    end(workbench, signal.SIGKILL)
    says(page, "pylogic serve does not answer")
    page.keyboard.press("Control+s")
    says(page, "The server does not answer")
    with serving(workbench.folder, "kuromasu", port=workbench.port) as second:
        says(page, "open the link that it has printed")
        other = open_page(second.link, context=page.context)
        expect(other).to_have_title("inst43 · Kuromasu · pylogic")
        says(page, "pylogic serve is back")
        assert held(page) == MINE
        page.close()
    other.close()
    with serving(workbench.folder, "sudoku", port=workbench.port) as third:
        page = open_page(third.link, context=other.context)
        expect(page).to_have_title(re.compile("Sudoku"))  # it was asked for; the draft is offered
        page.get_by_role("button", name="Restore").click()
        assert held(page) == MINE
        saved(page, workbench)
        page.close()
    faults.clear()  # of the servers that are gone
