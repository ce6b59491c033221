"""Some hundred cases of the harness; `python -m tests.faults` runs more of them."""

from __future__ import annotations

import os

import pytest

from . import running
from .case import Case
from .catalogue import cases
from .checking import complaints

COUNT, SEED = 120, 1

pytestmark = [
    pytest.mark.faults,
    pytest.mark.skipif(not os.path.isdir("/proc/self"), reason="processes are found by /proc"),
]


@pytest.mark.parametrize("case", cases(COUNT, SEED), ids=lambda case: case.name)
def test_a_fault(case: Case):
    if reason := running.why_not(case):
        pytest.skip(reason)
    assert complaints(case, running.run(case), running.usual(case)) == []
