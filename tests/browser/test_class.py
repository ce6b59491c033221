"""A class: a pupil joins on a phone, plays, and the teacher sees it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from workbench import Workbench, serving

from browser.conftest import NAMED, PHONE, OpenPage

pytestmark = pytest.mark.browser
NAMES = f"""
import socket
socket.gethostbyname = {{"class.test": "{NAMED["class.test"]}"}}.__getitem__
"""
BOARD = "size(2,2). clue(2,1,2). clue(1,2,2). white(1,1)."


@pytest.fixture
def room(tmp_path, monkeypatch) -> Iterator[Workbench]:
    """A class at a name that browsers trust as little as any other computer's."""
    (tmp_path / "sitecustomize.py").write_text(NAMES)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=":")
    saved = tmp_path / "instances/kuromasu/tiny.lp"
    saved.parent.mkdir(parents=True)
    saved.write_text(BOARD)
    with serving(tmp_path, "kuromasu", "tiny", "--host", "class.test") as started:
        yield started


def opened(open_page: OpenPage, link: str) -> Page:
    screen = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    return open_page(link, **screen, color_scheme="light")


def test_a_pupil_joins_plays_and_is_seen(room, open_page, faults):
    code = room.get("class")["code"]
    pupil = opened(open_page, f"http://class.test:{room.port}/")
    pupil.wait_for_url("**/join")
    expect(pupil.get_by_label("The code")).to_be_focused()
    pupil.get_by_label("The code").fill("WRONG")
    pupil.get_by_label("Your name").fill("Ada")
    pupil.get_by_role("button", name="Join").click()
    expect(pupil.get_by_role("alert")).to_contain_text("not the code")
    pupil.get_by_label("The code").fill(code)
    pupil.get_by_role("button", name="Join").click()

    cell = pupil.locator("#board [data-at='2,2']")
    expect(cell).to_be_visible()
    expect(pupil.locator("#save")).to_be_hidden()
    assert pupil.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    cell.tap()
    expect(pupil.locator("#board .glad")).to_contain_text("Solved!")

    teacher = open_page(f"http://127.0.0.1:{room.port}/class?token={room.token}", wait=False)
    expect(teacher.locator("#code")).to_have_text(code)
    expect(teacher.locator("#pupils li")).to_contain_text("Ada solved 1: kuromasu tiny")
    assert teacher.locator("#picture").evaluate("image => image.decode()") is None
    teacher.once("dialog", lambda asked: asked.accept())
    teacher.get_by_role("button", name="Remove").click()
    expect(teacher.locator("#count")).to_have_text("Nobody has joined yet.")
    expect(teacher.locator("#code")).not_to_have_text(code)
    pupil.reload()
    pupil.wait_for_url("**/join")
    pupil.locator("html[data-ready]").wait_for(state="attached")
    refused = [one for one in faults if "status of 401" in one or "status of 403" in one]
    assert faults == refused  # asked without a token, and with a wrong code
    faults.clear()


def test_the_link_of_the_picture_holds_the_code_and_who_has_joined_goes_on(room, open_page):
    link = f"http://class.test:{room.port}/join#{room.get('class')['code']}"
    pupil = opened(open_page, link)
    expect(pupil.get_by_label("Your name")).to_be_focused()
    pupil.keyboard.type("Ada")
    pupil.keyboard.press("Enter")
    expect(pupil.locator("#board [data-at='2,2']")).to_be_visible()
    other = open_page(link, context=pupil.context)
    other.get_by_role("link", name="go on as before").click()
    expect(other.locator("#board [data-at='2,2']")).to_be_visible()
