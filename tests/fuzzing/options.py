"""Random options of clasp, of options.txt: none changes what the answers are; see ../fuzz.py."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import clingo
from hypothesis import strategies as st

_LINES = [line.split() for line in Path(__file__).with_name("options.txt").read_text().splitlines()]
_FLAGS = [f"--{word}" for name, *words in _LINES for word in words if name == "flags"]
_RARE = [f"--{word}" for name, *words in _LINES for word in words if name == "rare"]
_VALUES = [
    f"--{name}={word}"
    for name, *words in _LINES
    for word in words
    if name not in ("%", "flags", "rare")
]


def _name(option: str) -> str:
    return option.partition("=")[0].removeprefix("--no-").removeprefix("--")


def some_options(draw: st.DrawFn, least: int, most: int) -> list[str]:
    """Several options, each of which stands once; some as two words."""
    known = st.sampled_from([*_VALUES, *_FLAGS * 3])
    found = draw(st.lists(known, min_size=least, max_size=most, unique_by=_name))
    rare = draw(st.sampled_from([""] * 100 + _RARE)).replace(",--", " --")
    found += [rare] if rare else []
    if draw(st.sampled_from([False] * 9 + [True])):
        needs_value = {*map(_name, _VALUES)} - {*map(_name, _FLAGS)}
        apart = [x.split("=", 1) if _name(x) in needs_value else [x] for x in found]
        return [word for option in apart for word in option]
    return found


def are_taken(options: Sequence[str], is_guided: bool) -> bool:
    """True if clingo takes options together, and pylogic has to."""
    is_plain = not is_guided or any(option.startswith("--heuristic") for option in options)
    domain = [] if is_plain else ["--heuristic=Domain"]  # that of pylogic
    try:
        control = clingo.Control([*options, *domain], logger=lambda _code, _words: None)
    except RuntimeError:
        return False
    settings: Any = control.configuration.solver
    solvers = [settings[place] for place in range(len(settings))]
    # Together they lose answers, and pylogic refuses them.
    return not any(s.lookahead != "no" and s.opt_strategy.startswith("usc") for s in solvers)
