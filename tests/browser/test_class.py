"""A class: a pupil joins on a phone, plays, and the teacher sees it."""

from __future__ import annotations

import pytest
from workbench import serving, write

from browser.conftest import NAMED, TOUCH
from browser.steps import cell, expect, fits, solved

pytestmark = pytest.mark.browser
NAMES = f"""
import socket
socket.gethostbyname = {{"class.test": "{NAMED["class.test"]}"}}.__getitem__
"""
BOARD = "size(2,2). clue(2,1,2). clue(1,2,2). white(1,1)."


@pytest.fixture
def room(tmp_path, monkeypatch):
    """A class at a name that browsers trust as little as any other computer's."""
    (tmp_path / "sitecustomize.py").write_text(NAMES)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=":")
    write(tmp_path / "instances/kuromasu/tiny.lp", BOARD)
    with serving(tmp_path, "kuromasu", "tiny", "--host", "class.test") as started:
        yield started


def test_join_play_and_be_seen(room, open_page, faults):
    code = room.get("class")["code"]
    pupil = open_page(f"http://class.test:{room.port}/", **TOUCH)
    pupil.wait_for_url("**/join")
    expect(pupil.get_by_label("The code")).to_be_focused()
    pupil.get_by_label("The code").fill("WRONG")
    pupil.get_by_label("Your name").fill("Ada")
    pupil.get_by_role("button", name="Join").click()
    expect(pupil.get_by_role("alert")).to_contain_text("not the code")
    pupil.get_by_label("The code").fill(code)
    pupil.get_by_role("button", name="Join").click()
    expect(cell(pupil, 2, 2)).to_be_visible()
    expect(pupil.locator("#save")).to_be_hidden()
    assert fits(pupil)
    cell(pupil, 2, 2).tap()
    solved(pupil)

    picture = f"http://class.test:{room.port}/join#{code}"  # this link is in it
    again = open_page(picture, context=pupil.context)
    again.get_by_role("link", name="go on as before").click()
    expect(cell(again, 2, 2)).to_be_visible()
    other = open_page(picture)
    expect(other.get_by_label("Your name")).to_be_focused()
    other.keyboard.type("Bea")
    other.keyboard.press("Enter")
    expect(cell(other, 2, 2)).to_be_visible()
    for page in (again, other):
        page.close()

    teacher = open_page(f"http://127.0.0.1:{room.port}/class?token={room.token}", wait=False)
    expect(teacher.locator("#code")).to_have_text(code)
    pupils = teacher.locator("#pupils li")
    expect(pupils).to_contain_text(["Ada solved 1: kuromasu tiny", "Bea"])
    assert teacher.locator("#picture").evaluate("image => image.decode()") is None
    teacher.on("dialog", lambda asked: asked.accept())
    teacher.get_by_role("button", name="Remove").last.click()
    expect(pupils).to_have_count(1)
    teacher.get_by_role("button", name="Remove").click()
    expect(teacher.locator("#count")).to_have_text("Nobody has joined yet.")
    expect(teacher.locator("#code")).not_to_have_text(code)
    pupil.reload()
    pupil.wait_for_url("**/join")
    pupil.locator("html[data-ready]").wait_for(state="attached")
    refused = [one for one in faults if "status of 401" in one or "status of 403" in one]
    assert faults == refused  # asked without a token, and with a wrong code
    faults.clear()
