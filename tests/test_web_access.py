"""Who may ask the server: its own page, and who knows the token."""

from __future__ import annotations

import pytest
from workbench import FailedError

FACTS = "size(1,2). clue(1,1,2)."


def test_a_job_tells_what_it_found(workbench):
    asked = {"puzzle": "kuromasu", "facts": FACTS}
    assert workbench.call("solve", asked)["status"] == "unique"


def test_a_job_fails_with_the_line(workbench):
    with pytest.raises(FailedError) as caught:
        workbench.call("solve", {"puzzle": "kuromasu", "facts": "size(2,2).\nclue(1,."})
    (problem,) = caught.value.data["problems"]
    assert (problem["file"], problem["line"]) == ("instances/kuromasu/board.lp", 2)
