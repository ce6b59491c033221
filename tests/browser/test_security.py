"""Attacks on the page and by pages: each of them fails."""

from __future__ import annotations

import pytest
from workbench import serving, write

from browser.steps import expect, serving_files

pytestmark = pytest.mark.browser

MARKUP = "<img src=x onerror=window.hacked=1><script>window.hacked=1</script>"


@pytest.fixture
def elsewhere(tmp_path):
    """Another server of this machine: another origin, the same site."""
    (tmp_path / "index.html").write_text("<!DOCTYPE html><title>Elsewhere</title>")
    with serving_files(tmp_path) as (address, _):
        yield address


@pytest.fixture
def foreign(open_page, elsewhere, faults):
    """A page of another origin, in the profile where the workbench is open."""
    own = open_page()
    page = own.context.new_page()
    page.goto(elsewhere)
    return page


# ---- A page of another origin -------------------------------------------------------------


ELEMENTS = [
    '<script src="URLstatic/js/theme.js" ON></script>',
    '<img src="URLstatic/icon.svg" ON>',
    '<link rel=stylesheet href="URLstatic/bundle/class.css" ON>',
    '<object data="URL" ON></object>',
]


def _url(workbench, path=""):
    return f"http://127.0.0.1:{workbench.port}/{path}"


def test_let_it_read_load_and_post_nothing(foreign, workbench):
    """Unlike pages before the server of clinguin, which answers any origin.

    A request whose answer it may not see would still begin a puzzle in the user's folder.
    """
    posted = {"url": _url(workbench, "api/new"), "body": '{"name": "posted"}'}
    known = {"url": _url(workbench, "api/library"), "token": workbench.token}
    reads, posts = foreign.evaluate(
        """async ([posted, known]) => {
            const fetched = (url, how) => fetch(url, how).then(() => "told", () => "refused");
            const { url, body } = posted;
            navigator.sendBeacon(url, body);
            return [
                await fetched(known.url, { headers: { Authorization: `Bearer ${known.token}` } }),
                await fetched(url, { method: "POST", mode: "no-cors", body }),
            ];
        }""",
        [posted, known],
    )
    assert (reads, posts) == ("refused", "refused")
    told = "onload=\"document.title='loaded'\" onerror=\"document.title='refused'\""
    for element in ELEMENTS:
        foreign.set_content(element.replace("URL", _url(workbench)).replace("ON", told))
        foreign.wait_for_function("['loaded', 'refused'].includes(document.title)")
        assert foreign.title() == "refused", element
    foreign.set_content(f'<iframe src="{_url(workbench)}"></iframe>', wait_until="load")
    foreign.wait_for_function("frames.length === 1")
    assert foreign.frames[1].url == "chrome-error://chromewebdata/"
    foreign.set_content(
        f"""<form method=post enctype=text/plain action="{posted["url"]}">
        <input name='{{"name": "posted", "x": "' value='"}}'></form>"""
    )
    with foreign.expect_navigation() as navigation:
        foreign.evaluate("document.forms[0].submit()")
    assert navigation.value.status == 403
    assert not (workbench.folder / "encodings" / "posted.lp").exists()


def test_let_it_open_the_page_but_hold_on_to_no_window_and_take_no_token(foreign, workbench):
    with foreign.context.expect_page() as opened:
        foreign.evaluate("url => { window.held = window.open(url) }", _url(workbench))
    opened.value.locator("html[data-ready]").wait_for(state="attached")
    assert foreign.evaluate("window.held.closed")
    assert opened.value.evaluate("window.opener === null")
    foreign.set_content(f'<a href="{_url(workbench)}">x</a>')
    foreign.get_by_text("x").click()
    foreign.locator("html[data-ready]").wait_for(state="attached")
    kept = foreign.evaluate("localStorage.getItem('pylogic:token')")
    assert kept == workbench.token


# ---- The page itself ----------------------------------------------------------------------


def test_run_no_script_of_a_text_and_send_nothing_elsewhere(page, workbench, elsewhere, faults):
    assert workbench.token not in page.url
    assert page.evaluate("document.cookie") == ""
    page.evaluate(
        """() => {
            const script = document.createElement("script");
            script.textContent = "window.hacked = 1";
            document.body.append(script);
            document.body.insertAdjacentHTML("beforeend", "<b onclick='window.hacked = 1'>b</b>");
            document.body.lastChild.click();
            document.body.lastChild.remove();
        }"""
    )
    assert page.evaluate("window.hacked") is None
    assert len(faults) == 2
    code = "url => fetch(url, {mode: 'no-cors'}).then(() => 'sent', () => 'refused')"
    assert page.evaluate(code, elsewhere) == "refused"
    image = """url => new Promise(resolve => {
        const image = new Image();
        image.onload = image.onerror = event => resolve(event.type);
        image.src = url;
    })"""
    assert page.evaluate(image, f"{elsewhere}x.png") == "error"
    assert all("Content Security Policy" in fault for fault in faults)
    faults.clear()


def test_show_texts_as_texts(tmp_path, open_page):
    """Titles, reasons, cells, captions, names of atoms and errors may hold whatever they like."""
    write(tmp_path / "encodings/evil.lp", EVIL_RULES.replace("MARKUP", MARKUP))
    board = write(tmp_path / "instances/evil/board.lp", f"% {MARKUP}\nsize(2,2). clue(1,1,1).\n")
    with serving(tmp_path, "evil", "board") as workbench:
        page = open_page(workbench.link)
        expect(page.locator("#board svg:visible").first).to_contain_text("onerror")
        expect(page.locator("#assistant .assistant-status")).to_contain_text("proved")
        page.get_by_role("button", name="Explain").click()
        expect(page.locator("#assistant .assistant-card")).to_contain_text("onerror")
        board.write_text("size(2,2). clue(1,1,9).\n")
        expect(page.locator("#rules .problems")).to_contain_text("onerror")
        assert page.locator("img[src='x'], [onerror]").count() == 0
        assert page.evaluate("window.hacked") is None
        page.close()


EVIL_RULES = """% MARKUP
%*! size(R, C)
MARKUP
*%
#defined size/2.
#defined clue/3.
1 { name("MARKUP"); name(2) } 1.
%! MARKUP
:- not name("MARKUP").
#show name/1.
#program about.
title("MARKUP").
clues(clue, 3).
#program errors.
error("MARKUP", (1, 1)) :- clue(1, 1, 9).
#program view.
draw(grid(2, 2)).
draw(text(1, 1, "MARKUP")).
draw(caption("MARKUP")).
#program words.
says(name(X), ("MARKUP", X), (1, 1)) :- name(X).
"""
