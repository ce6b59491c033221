"""Pages and sites for players: played to the end, they help, keep, and ask nobody."""

from __future__ import annotations

import os
import re
from dataclasses import replace

import pytest
from playwright.sync_api import expect

import pylogic
from browser.conftest import PHONE
from browser.steps import cell, packed, says, serving_files
from browser.test_accessibility import SCREENS, serious_faults

pytestmark = pytest.mark.browser

SHADED = "size(3,3). clue(1,1,2). clue(3,2,4)."
SEVERAL = "size(2,2). clue(1,1,3)."
LIT = "size(1,4). wall(1,3)."
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


@pytest.fixture(scope="module")
def page_of(tmp_path_factory):
    """The address of a page with boards of a puzzle, as files."""
    folder = tmp_path_factory.mktemp("pages")

    def made(puzzle, rules=False, **texts):
        target = folder / f"{'_'.join([puzzle, *texts])}{'_with' * rules}.html"
        if not target.exists():
            loaded = pylogic.load(puzzle)
            boards = [
                replace(loaded.instance(text, text=True), name=name) for name, text in texts.items()
            ]
            pylogic.export(loaded, boards, output=target, rules=rules)
        return target.as_uri()

    return made


def black_cells(text):
    (answer,) = (
        pylogic.load("kuromasu").solve(pylogic.load("kuromasu").instance(text, text=True)).answers
    )
    return sorted(
        (s.arguments[0].number, s.arguments[1].number) for s in answer.symbols if s.name == "black"
    )


def solved(page):
    expect(page.locator("#board .glad")).to_have_text("Solved! Every cell is right.")


def hint(page):
    """Ask for a hint where the button is, on a desk or a phone; its card."""
    page.locator(":is(#board .ask, #assistant .assistant-buttons .primary):visible").click()
    return page.locator(".assistant-card")


def test_a_board_is_solved_by_touch_on_a_phone(open_page, page_of):
    page = open_page(page_of("kuromasu", one=SHADED), **TOUCH)
    for row, column in black_cells(SHADED):
        expect(page.locator("#board .glad")).to_be_hidden()
        cell(page, row, column).tap()
        says(page, row, column, "black")
    solved(page)
    assert hint(page).locator(".card-body").inner_text() == "Solved: nothing is left to do."


def test_hints_alone_lead_to_the_end(open_page, page_of):
    page = open_page(page_of("kuromasu", one=SHADED))
    card = hint(page)
    expect(page.locator("#board .outline .effect")).not_to_have_count(0)
    expect(card.locator(".follows")).to_have_text("2,2 is white")
    row, column = black_cells(SHADED)[0]
    steps = 0
    while page.locator("#board .glad").is_hidden():
        before = card.locator(".card-body").inner_text()
        card.get_by_role("button", name="Do it, and the next").click()
        expect(card.locator(".card-body")).not_to_have_text(before, use_inner_text=True)
        steps += 1
        assert steps < 20
    says(page, row, column, "black")
    says(page, 2, 2, "white")


def test_what_is_wrong_is_said_first_and_nothing_that_a_server_knows_is_offered(open_page, page_of):
    page = open_page(page_of("kuromasu", one=SHADED))
    wrong = next(
        (r, c)
        for r in (1, 2, 3)
        for c in (1, 2, 3)
        if (r, c) not in [*black_cells(SHADED), (1, 1), (3, 2)]
    )
    cell(page, *wrong).click()
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.locator(".verdict")).to_contain_text("1 cell is wrong")
    card = hint(page)
    expect(card).to_contain_text("First this: one cell is wrong.")
    for name in ("Why?", "Answers", "Which rules does this board not need?", "Count them all"):
        expect(page.get_by_role("button", name=name)).to_be_hidden()
    card.get_by_role("button", name="Erase it").click()
    says(page, *wrong, "empty")


def test_marks_are_kept_for_each_board_and_what_is_solved_is_ticked(open_page, page_of):
    page = open_page(page_of("kuromasu", one=SHADED, two=SEVERAL))
    boards = page.get_by_label("Board", exact=True).locator("option")
    cells = black_cells(SHADED)
    for at in cells:
        cell(page, *at).click()
    solved(page)
    expect(boards).to_have_text(["one ✓", "two"])
    page.locator("#files select").select_option("two")
    expect(page.locator("#board [role=row]")).to_have_count(2)
    cell(page, 2, 2).click()
    says(page, 2, 2, "black")
    page.reload()
    says(page, 2, 2, "black")
    page.locator("#files select").select_option("one ✓")
    says(page, *cells[0], "black")
    solved(page)


def test_a_browser_that_keeps_nothing_plays_all_the_same(browser, page_of, faults):
    context = browser.new_context()
    refused = "{ configurable: true, get() { throw new DOMException('refused'); } }"
    context.add_init_script(f"Object.defineProperty(window, 'localStorage', {refused})")
    page = context.new_page()
    page.on("pageerror", lambda error: faults.append(f"{error}"))
    page.goto(f"{page_of('kuromasu', one=SHADED)}#%")  # no name of a board
    for at in black_cells(SHADED):
        cell(page, *at).click()
    solved(page)
    context.close()


def test_several_answers_are_said(open_page, page_of):
    page = open_page(page_of("kuromasu", two=SEVERAL))
    expect(page.locator(".assistant-status")).to_contain_text("More than one answer")
    remark = page.get_by_text("There are several answers: what is entered is not checked, and")
    expect(remark).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    expect(page.get_by_role("switch", name="Check while I play")).to_have_count(0)
    page.locator(".assistant-card").get_by_role("button", name="What they share").click()
    expect(page.locator(".assistant-card")).to_contain_text("are certain")
    expect(page.locator(".assistant-card").get_by_role("button")).to_have_count(1)  # it closes


def test_the_film_and_the_solution_are_there(open_page, page_of):
    page = open_page(page_of("kuromasu", one=SHADED))
    page.get_by_role("button", name="Explain").click()
    expect(page.locator(".steps > li")).not_to_have_count(0)
    page.locator(".step-link").last.click()
    expect(page.locator("#board .film .screen svg").first).to_be_visible()
    page.get_by_role("button", name="Solution").click()
    page.get_by_role("button", name="Fill it in").click()
    solved(page)


def test_lines_and_numbers_are_entered_too(open_page, page_of):
    page = open_page(page_of("slitherlink", one="size(1,1). clue(1,1,4)."))
    for x, y in ((0.5, 0.05), (0.95, 0.5), (0.5, 0.95), (0.05, 0.5)):
        box = cell(page, 1, 1).bounding_box()
        page.mouse.click(box["x"] + x * box["width"], box["y"] + y * box["height"])
    solved(page)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#board .glad")).to_be_hidden()


@pytest.mark.parametrize("options", [TOUCH, {}], ids=["phone", "desk"])
def test_nothing_is_asked_of_anybody_and_nothing_is_wider_than_the_screen(
    open_page, page_of, faults, options
):
    page = open_page(page_of("kuromasu", one=SHADED, two=SEVERAL), **options)
    asked = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.context.set_offline(True)
    page.reload()
    hint(page).get_by_role("button", name="Do it", exact=True).click()
    assert {url.partition(":")[0] for url in asked} <= {"file", "data"}
    assert [url for url in asked if url.startswith("file:")] == [page.url]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator("#bar").bounding_box()["height"] < 60
    policy = "fetch('https://example.org').then(() => 'sent', () => 'refused')"
    assert page.evaluate(policy) == "refused"
    assert all("Content Security Policy" in said for said in faults)
    faults.clear()


@pytest.mark.skipif(not os.environ.get("PYLOGIC_AXE"), reason="PYLOGIC_AXE names no axe.min.js")
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_no_serious_fault(open_page, page_of, screen):
    page = open_page(
        page_of("kuromasu", one=SHADED, two=SEVERAL), **SCREENS[screen], reduced_motion="reduce"
    )
    hint(page)
    assert serious_faults(page) == []


def test_a_mark_is_seen_in_the_cells_that_it_changes(open_page, page_of):
    page = open_page(page_of("akari", one=LIT))
    lit = page.locator('#board .surface > svg [fill="#f0e442"]')
    cell(page, 1, 1).click()
    expect(lit).to_have_count(2)
    page.locator("#history").get_by_role("button", name="Undo").click()
    expect(lit).to_have_count(0)


# ---- Rules in the page ----------------------------------------------------------------------


def typed(page, name, text, key="Control+Home"):
    """Type into the rules or the facts, at their beginning or where a key leads."""
    page.get_by_role("tab", name=name).click()
    page.get_by_role("textbox", name=name).focus()
    page.keyboard.press(key)
    page.keyboard.insert_text(text)


def status(page, words):
    expect(page.locator(".assistant-status strong")).to_have_text(words)


def edited(open_page, page_of, **options):
    """A page that shows its rules."""
    page = open_page(page_of("kuromasu", rules=True, one=SHADED), **options)
    page.locator("#folding button, #tabs [data-pane=rules]").locator("visible=true").click()
    return page


def test_edited_rules_are_searched_in_the_page(open_page, page_of):
    page = edited(open_page, page_of)
    status(page, "One answer, proved")
    typed(page, "Rules", ":- black(R, C).\n")
    status(page, "No answer, proved")
    expect(page.locator(".changes")).to_contain_text("Changed: unique \u2192 no answer")
    page.get_by_role("button", name="Put it back").click()
    status(page, "One answer, proved")
    expect(page.locator(".changes")).to_be_hidden()


def test_edited_rules_are_kept_and_hints_come_back_with_the_old_ones(open_page, page_of):
    page = edited(open_page, page_of)
    typed(page, "Rules", "% mine\n")
    expect(page.locator(".changes")).to_contain_text("The answers on this board are the same")
    card = hint(page)
    expect(card).to_contain_text("Hints and explanations are of the rules and facts as they were")
    page.reload()
    expect(page.get_by_role("textbox", name="Rules")).to_contain_text("% mine")
    page.get_by_role("button", name="Put it back").click()
    expect(page.locator(".changes")).to_be_hidden()
    hint(page)
    expect(card.locator(".follows")).to_have_text("2,2 is white")


def test_a_permalink_with_other_rules_opens_where_rules_are_shown(open_page, page_of):
    document = {"puzzle": "kuromasu", "instance": "one", "facts": SHADED, "marks": {}}
    document |= {"notes": {}, "constants": {}, "rules": "#show. size(9,9)."}
    page = open_page(page_of("kuromasu", rules=True, one=SHADED) + packed(document))
    expect(page.locator(".problems")).to_contain_text("unknown fact clue(1,1,2)")


def test_lines_of_an_answer_are_drawn_on_a_phone(open_page, page_of):
    page = open_page(page_of("slitherlink", rules=True, one="size(1,1). clue(1,1,4)."), **TOUCH)
    page.locator("#tabs [data-pane=rules]").tap()
    typed(page, "Rules", "% mine\n")
    expect(page.locator(".changes")).to_contain_text("The answers on this board are the same")
    page.locator("#tabs [data-pane=assistant]").tap()
    page.get_by_role("button", name="Solution").tap()
    expect(page.locator("#board .film .screen .strokes .drawn")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_mistake_is_said_with_its_line(open_page, page_of):
    page = edited(open_page, page_of)
    typed(page, "Rules", "\na :- b(X.\n")
    status(page, "There is a mistake")
    expect(page.locator(".problems")).to_contain_text("line 2 syntax error", use_inner_text=True)


def test_answers_to_edited_facts_are_counted_drawn_and_filled_in(open_page, page_of):
    page = edited(open_page, page_of)
    facts = "size(3,3). clue(1,1,2)."
    typed(page, "Facts", facts, key="Control+A")
    status(page, "More than one answer")
    page.get_by_role("button", name="Count them all").click()
    puzzle = pylogic.load("kuromasu")
    count = len(puzzle.solve(puzzle.instance(facts, text=True), models=0).answers)
    status(page, f"{count} answers, all counted")
    page.get_by_role("button", name="Solution").click()
    expect(page.locator("#board .film .screen svg").first).to_be_visible()
    page.get_by_role("button", name="Fill it in").click()
    expect(page.locator('#board [data-at][aria-label$=": black"]')).not_to_have_count(0)
    expect(page.locator("#board .notice")).to_contain_text("Drawn with the facts as they were")


# ---- A site ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """A folder with a site in a folder of its own."""
    return site_in(tmp_path_factory.mktemp("www"))


@pytest.fixture(scope="module")
def site_with_rules(tmp_path_factory):
    """The same site, whose pages show their rules."""
    return site_in(tmp_path_factory.mktemp("www"), rules=True)


def site_in(folder, **keywords):
    facts = folder / "in"
    for name, text in {"kuromasu/one": SHADED, "kuromasu/two": SEVERAL, "akari/lit": LIT}.items():
        (facts / name).parent.mkdir(parents=True, exist_ok=True)
        (facts / f"{name}.lp").write_text(text)
    pylogic.site([facts], output=folder / "a site", **keywords)
    return folder


@pytest.fixture
def served(site):
    with serving_files(site) as (address, end):
        yield f"{address}a%20site/", end


@pytest.fixture
def served_with_rules(site_with_rules):
    with serving_files(site_with_rules) as (address, end):
        yield f"{address}a%20site/", end


def test_a_site_that_was_visited_is_played_without_its_server(open_page, served):
    address, end = served
    page = open_page(address, **TOUCH)
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    end()
    page.get_by_role("list", name="All kinds").get_by_role("link", name="Kuromasu").tap()
    expect(page.get_by_role("main")).to_contain_text("No two black cells share a side.")
    page.get_by_role("link", name="one").tap()
    for row, column in black_cells(SHADED):
        cell(page, row, column).tap()
    solved(page)
    page.get_by_role("link", name="The next board").tap()
    cell(page, 2, 2).tap()
    says(page, 2, 2, "black")
    page.get_by_role("link", name="Kuromasu").tap()
    tiles = page.get_by_role("list", name="Boards of Kuromasu").get_by_role("link")
    expect(tiles).to_contain_text(["solved \u2713", "begun"])
    page.get_by_role("link", name="All kinds").tap()
    expect(page.get_by_role("list", name="Go on").get_by_role("link")).to_have_text(["Kuromasutwo"])
    kinds = page.get_by_role("list", name="All kinds").get_by_role("link")
    expect(kinds).to_contain_text(["Akari", "2 boards, 1 solved"])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_pictures_are_dark_in_dark_colours_where_black_says_nothing(open_page, site):
    page = open_page((site / "a site/index.html").as_uri(), wait=False, color_scheme="dark")
    plain, inked = (
        page.get_by_role("link", name=kind).locator(".picture") for kind in ("Kuromasu", "Akari")
    )
    expect(plain).to_have_css("filter", "invert(0.88) hue-rotate(180deg)")
    expect(inked).to_have_css("filter", "brightness(0.85)")


def test_what_else_stands_in_a_browser_is_no_board_that_was_begun(open_page, site):
    page = open_page((site / "a site/kuromasu/two.html").as_uri())
    cell(page, 2, 2).press("Alt+1")
    expect(cell(page, 2, 2)).to_have_attribute("style", re.compile("gradient"))
    page.get_by_role("link", name="Kuromasu").click()
    tiles = page.get_by_role("list", name="Boards of Kuromasu").get_by_role("link")
    expect(tiles.last).to_contain_text("begun")
    page.evaluate("for (const name of Object.keys(localStorage)) localStorage.setItem(name, 'x')")
    page.reload()
    expect(page.locator("html[data-ready]")).to_be_attached()
    expect(tiles.last).not_to_contain_text("begun")


def test_rules_of_a_site_are_edited_without_its_server(open_page, served_with_rules):
    address, end = served_with_rules
    page = open_page(address)
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    end()
    page.goto(f"{address}kuromasu/one.html")
    typed(page, "Rules", ":- black(R, C).\n")
    status(page, "No answer, proved")


def test_a_site_is_played_from_a_stick_too(open_page, site_with_rules):
    page = open_page((site_with_rules / "a site/kuromasu/one.html").as_uri())
    cell(page, *black_cells(SHADED)[0]).click()
    says(page, *black_cells(SHADED)[0], "black")
    assert hint(page).locator(".follows").inner_text() != ""
    page.locator("#folding button").click()
    typed(page, "Rules", ":- black(R, C).\n")
    status(page, "No answer, proved")


@pytest.mark.parametrize(
    ("facts", "extra", "said"),
    [
        ("clue(3,2,4). % first\nsize(3,3). clue(1,1,2).", {}, ""),
        ("size(3,3). clue(1,1,3).", {}, "This link is of another board called kuromasu-one"),
        (SHADED, {"rules": "a."}, "or of other rules"),
        (SHADED, {"instance": "missing"}, "This link is of the board missing of kuromasu"),
    ],
)
def test_a_permalink_of_the_workbench_opens_its_board(open_page, site, facts, extra, said):
    marks = {"black(2,1)": True}
    document = {"puzzle": "kuromasu", "instance": "kuromasu-one", "facts": facts, "marks": marks}
    document |= {"notes": {}, "constants": {}, **extra}
    page = open_page((site / "a site/index.html").as_uri() + packed(document))
    if said:
        expect(page.locator("#messages")).to_contain_text(said)
    else:
        says(page, 2, 1, "black")
        page.get_by_role("button", name="Undo").click()
        says(page, 2, 1, "empty")


# ---- All kinds, by touch --------------------------------------------------------------------


def smallest(puzzle):
    """The instance with the fewest facts."""
    return min(map(puzzle.instance, puzzle.instances()), key=lambda one: len(one.symbols))


def inputs(sheet, atoms):
    """What is tapped to enter an answer: a cell, where in it, how often, and a button besides."""
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
    told = board.data
    if board.status != "unique":
        expect(page.locator(".assistant-status")).to_contain_text("More than one answer")
        return
    atoms = set(told["outcome"]["answers"][0]["atoms"])
    expect(page.locator("#board [role=gridcell]").first).to_be_visible()
    for row, column, (right, down), taps, button in inputs(told["sheet"], atoms):
        expect(page.locator("#board .glad")).to_be_hidden()
        box = cell(page, row, column).bounding_box()
        at = box["x"] + right * box["width"], box["y"] + down * box["height"]
        for _ in range(taps if button is None else 1):
            page.touchscreen.tap(*at)
        if button is not None:
            page.locator("#board .tools").get_by_role("button", name=button, exact=True).tap()
    solved(page)
