"""Frame: the runs as a table of pandas."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict
from typing import Any

import pandas

from pylogic.experiments.runs import Clock, Run, Setting


def make_frame(
    runs: Sequence[Run], settings: Sequence[Setting], clock: Clock, compared: Collection[Run]
) -> pandas.DataFrame:
    """A line for each run, a column for each of its fields."""
    lines = []
    for run in runs:
        taken = run.taken(clock)
        figures = {
            "label": _text(run.case.setting.label(settings)),
            "seconds": taken and taken.seconds,
            "is_bound": taken and taken.is_bound,
            "is_compared": run in compared,
        }
        lines.append({**_flat(run), **figures})
    return pandas.DataFrame(lines).convert_dtypes()


def _flat(run: Run) -> dict[str, Any]:
    own = ("setting", "constants", "inferences", "conflicts")  # the latter two are counts here
    case = {name: value for name, value in asdict(run.case).items() if name not in own}
    setting = asdict(run.case.setting)
    kind = {"order_kind": setting.pop("order")}
    rest = {name: value for name, value in run.columns().items() if name != "case"}
    rest |= {name: " ".join(map(str, rest[name])) for name in ("cost", "answers")}
    rest["retries"] = " ".join(f"{clue}={count}" for clue, count in rest["retries"])
    constants = " ".join(f"{name}={value}" for name, value in run.case.constants)
    named = {"command": run.case.command, "constants": constants}
    fields = {**case, **setting, **kind, **named, **rest}
    return {
        name: _text(value) if isinstance(value, str) else value for name, value in fields.items()
    }


def _text(value: str) -> str:
    """A text without the bytes of the name of a file that are no text, of which pandas has none."""
    return value.encode(errors="backslashreplace").decode()
