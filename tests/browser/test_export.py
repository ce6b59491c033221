"""Pages and sites for players: played to the end, they help, keep, and ask nobody."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from workbench import write

import pylogic
from browser.conftest import SCREENS, TOUCH
from browser.steps import (
    cell,
    enter,
    expect,
    fits,
    press,
    says,
    serious_faults,
    serving_files,
    solved,
    undo,
)

pytestmark = pytest.mark.browser

SHADED = "size(3,3). clue(1,1,2). clue(3,2,4)."
SEVERAL = "size(2,2). clue(1,1,3)."
LIT = "size(1,4). wall(1,3)."


@pytest.fixture(scope="module")
def page_of(tmp_path_factory):
    """The address of a page with boards of a puzzle, as files."""
    folder = tmp_path_factory.mktemp("pages")

    def made(puzzle, **texts):
        target = folder / f"{'_'.join([puzzle, *texts])}.html"
        if not target.exists():
            loaded = pylogic.load(puzzle)
            boards = [
                replace(loaded.instance(text, text=True), name=name) for name, text in texts.items()
            ]
            pylogic.export(loaded, boards, output=target)
        return target.as_uri()

    return made


def black_cells(text):
    puzzle = pylogic.load("kuromasu")
    (answer,) = puzzle.solve(puzzle.instance(text, text=True)).answers
    return sorted(
        (s.arguments[0].number, s.arguments[1].number) for s in answer.symbols if s.name == "black"
    )


def hint(page):
    """Ask for a hint where the button is, on a desk or a phone; its card."""
    page.locator(":is(#board .ask, #assistant .assistant-buttons .primary):visible").click()
    return page.locator(".assistant-card")


def test_play_by_touch_and_ask_nobody(open_page, page_of, faults):
    page = open_page(page_of("kuromasu", one=SHADED, two=SEVERAL), **TOUCH)
    asked = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.context.set_offline(True)
    page.reload()
    for place in black_cells(SHADED):
        expect(page.locator("#board .glad")).to_be_hidden()
        cell(page, *place).tap()
        says(page, *place, "black")
    solved(page)
    expect(hint(page).locator(".card-body")).to_have_text("Solved: nothing is left to do.")
    assert {url.partition(":")[0] for url in asked} <= {"file", "data"}
    assert [url for url in asked if url.startswith("file:")] == [page.url]
    assert fits(page)
    assert page.locator("#bar").bounding_box()["height"] < 60
    policy = "fetch('https://example.org').then(() => 'sent', () => 'refused')"
    assert page.evaluate(policy) == "refused"
    assert all("Content Security Policy" in said for said in faults)
    faults.clear()


def test_lead_to_the_end_by_hints_and_by_the_solution(open_page, page_of):
    page = open_page(page_of("kuromasu", one=SHADED))
    enter(page, (1, 2))  # it is white
    press(page, "Check")
    expect(page.locator(".verdict")).to_contain_text("1 cell is wrong")
    card = hint(page)
    expect(card).to_contain_text("First this: one cell is wrong.")
    for name in ("Why?", "Answers", "Which rules does this board not need?", "Count them all"):
        expect(page.get_by_role("button", name=name)).to_be_hidden()
    card.get_by_role("button", name="Erase it").click()
    says(page, 1, 2, "empty")
    hint(page)
    expect(page.locator("#board .outline .effect")).not_to_have_count(0)
    expect(card.locator(".follows")).to_have_text("2,2 is white")
    for _ in range(20):
        if page.locator("#board .glad").is_visible():
            break
        before = card.locator(".card-body").inner_text()
        press(page, "Do it, and the next")
        expect(card.locator(".card-body")).not_to_have_text(before, use_inner_text=True)
    solved(page)
    says(page, *black_cells(SHADED)[0], "black")
    says(page, 2, 2, "white")
    page.get_by_role("button", name="Clear all").click()
    expect(page.locator("#board .glad")).to_be_hidden()
    press(page, "Explain")
    expect(page.locator(".steps > li")).not_to_have_count(0)
    page.locator(".step-link").last.click()
    expect(page.locator("#board .film .screen svg").first).to_be_visible()
    press(page, "Solution")
    press(page, "Fill it in")
    solved(page)


def test_keep_marks_of_each_board_and_say_that_there_are_several_answers(open_page, page_of):
    page = open_page(page_of("kuromasu", one=SHADED, two=SEVERAL))
    cells = black_cells(SHADED)
    enter(page, *cells)
    solved(page)
    boards = page.get_by_label("Board", exact=True).locator("option")
    expect(boards).to_have_text(["one ✓", "two"])
    page.locator("#files select").select_option("two")
    expect(page.locator("#board [role=row]")).to_have_count(2)
    expect(page.locator(".assistant-status strong")).to_have_text("More than one answer")
    remark = page.get_by_text("There are several answers: what is entered is not checked, and")
    expect(remark).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    expect(page.get_by_role("switch", name="Check while I play")).to_have_count(0)
    enter(page, (2, 2))
    page.reload()
    says(page, 2, 2, "black")
    page.locator("#files select").select_option("one ✓")
    says(page, *cells[0], "black")
    solved(page)


def test_play_in_a_browser_that_keeps_nothing(open_page, page_of):
    refused = "{ configurable: true, get() { throw new DOMException('refused'); } }"
    script = f"Object.defineProperty(window, 'localStorage', {refused})"
    page = open_page(f"{page_of('kuromasu', one=SHADED)}#%", script=script)  # no name of a board
    enter(page, *black_cells(SHADED))
    solved(page)


@pytest.mark.parametrize("screen", ["light", "dark phone"])
def test_find_no_serious_fault(open_page, page_of, screen):
    page = open_page(
        page_of("kuromasu", one=SHADED, two=SEVERAL), **SCREENS[screen], reduced_motion="reduce"
    )
    hint(page)
    assert serious_faults(page) == []


# ---- A site ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """A folder with a site in a folder of its own."""
    folder = tmp_path_factory.mktemp("www")
    facts = folder / "in"
    for name, text in {"kuromasu/one": SHADED, "kuromasu/two": SEVERAL, "akari/lit": LIT}.items():
        write(facts / f"{name}.lp", text)
    pylogic.site([facts], output=folder / "a site")
    return folder


@pytest.fixture
def served(site):
    with serving_files(site) as (address, end):
        yield f"{address}a%20site/", end


def tiles(page, name):
    return page.get_by_role("list", name=name).get_by_role("link")


def test_play_a_site_that_was_visited_without_its_server(open_page, served):
    address, end = served
    page = open_page(address, **TOUCH)
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    end()
    tiles(page, "All kinds").filter(has_text="Kuromasu").tap()
    expect(page.get_by_role("main")).to_contain_text("No two black cells share a side.")
    page.get_by_role("link", name="one").tap()
    for place in black_cells(SHADED):
        cell(page, *place).tap()
    solved(page)
    page.get_by_role("link", name="The next board").tap()
    cell(page, 2, 2).tap()
    says(page, 2, 2, "black")
    page.get_by_role("link", name="Kuromasu").tap()
    expect(tiles(page, "Boards of Kuromasu")).to_contain_text(["solved ✓", "begun"])
    page.get_by_role("link", name="All kinds").tap()
    expect(tiles(page, "Go on")).to_have_text(["Kuromasutwo"])
    expect(tiles(page, "All kinds")).to_contain_text(["Akari", "2 boards, 1 solved"])
    assert fits(page)


def test_play_a_site_from_a_stick_in_dark_colours(open_page, site):
    page = open_page((site / "a site/index.html").as_uri(), color_scheme="dark")
    page.goto((site / "a site/akari/lit.html").as_uri())
    lit = page.locator('#board .surface > svg [fill="#f0e442"]')
    cell(page, 1, 1).click()
    expect(lit).to_have_count(2)  # what it shines on, too
    undo(page)
    expect(lit).to_have_count(0)
    page.goto((site / "a site/kuromasu/two.html").as_uri())
    cell(page, 2, 2).press("Alt+1")
    expect(cell(page, 2, 2)).to_have_attribute("style", re.compile("gradient"))
    page.get_by_role("link", name="Kuromasu").click()
    last = tiles(page, "Boards of Kuromasu").last
    expect(last).to_contain_text("begun")
    page.evaluate("for (const name of Object.keys(localStorage)) localStorage.setItem(name, 'x')")
    page.reload()  # what else stands in a browser is no board that was begun
    expect(page.locator("html[data-ready]")).to_be_attached()
    expect(last).not_to_contain_text("begun")


# ---- All kinds, by touch --------------------------------------------------------------------


def smallest(puzzle):
    """The instance with the fewest facts."""
    return min(map(puzzle.instance, puzzle.instances()), key=lambda one: len(one.symbols))


def inputs(sheet, atoms):
    """The taps that enter an answer: a cell, the place in it, how often, and a button besides."""
    for play in sheet["plays"]:
        for choice in filter(lambda one: one["holds"], play["choices"]):
            number = play["choices"].index(choice)
            value = "" if choice["value"] is None else f",{choice['value']}"
            taps = play["clicks"].index(number) + 1 if number in play["clicks"] else 1
            button = None if number in play["clicks"] else choice["words"]
            spots = play["spots"] or [
                [at // sheet["columns"] + 1, at % sheet["columns"] + 1]
                for at, look in enumerate(choice["looks"][0])
                if look >= 0
            ]
            for row, column, *side in spots:
                place = ",".join([str(row), str(column), *side])
                if f"{play['predicate']}({place}{value})" in atoms:
                    yield row, column, NEAR[side[0]] if side else (0.5, 0.5), taps, button


NEAR = {"top": (0.5, 0.06), "bottom": (0.5, 0.94), "left": (0.06, 0.5), "right": (0.94, 0.5)}


@pytest.fixture
def smallest_of(tmp_path, monkeypatch):
    """The smallest board of a kind, as it stands in a page, and the address of the page."""

    def stopped(*_given, **_keywords):
        raise pylogic.StoppedError("timeout")

    monkeypatch.setattr(pylogic.Puzzle, "explain", stopped)  # hints are not asked for

    def made(name):
        puzzle, target = pylogic.load(name), tmp_path / "page.html"
        (board,) = pylogic.export(puzzle, [smallest(puzzle)], output=target).boards
        return board, target.as_uri()

    return made


@pytest.mark.parametrize("name", pylogic.puzzles())
def test_each_kind_is_solved_by_touch_on_a_phone(name, open_page, smallest_of):
    try:
        board, link = smallest_of(name)
    except pylogic.OptionError as error:
        assert "nothing can be entered" in str(error)
        return
    page = open_page(link, **TOUCH)
    if board.status != "unique":
        expect(page.locator(".assistant-status")).to_contain_text("More than one answer")
        return
    atoms = set(board.data["outcome"]["answers"][0]["atoms"])
    expect(page.locator("#board [role=gridcell]").first).to_be_visible()
    for row, column, (right, down), taps, button in inputs(board.data["sheet"], atoms):
        expect(page.locator("#board .glad")).to_be_hidden()
        box = cell(page, row, column).bounding_box()
        at = box["x"] + right * box["width"], box["y"] + down * box["height"]
        for _ in range(taps if button is None else 1):
            page.touchscreen.tap(*at)
        if button is not None:
            page.locator("#board .tools").get_by_role("button", name=button, exact=True).tap()
    solved(page)
