"""Frame: the runs as a table of pandas."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import pandas

from pylogic.experiments.runs import Clock, Run, Setting


def make_frame(
    runs: Sequence[Run], settings: Sequence[Setting], clock: Clock, compared: Collection[Run]
) -> pandas.DataFrame:
    """A line for each run, a column for each of its fields."""
    lines = []
    for run in runs:
        known, taken = run.to_dict(), run.taken(clock)
        case = known.pop("case")
        setting, constants = case.pop("setting"), case.pop("constants")
        del case["inferences"], case["conflicts"]  # limits, which are called as the counts are
        kind = setting.pop("order")
        line = {**case, **setting, "order_kind": kind, "command": known.pop("command")}
        line["constants"] = " ".join(f"{name}={value}" for name, value in constants)
        line |= known
        line |= {name: " ".join(map(str, known[name])) for name in ("cost", "answers")}
        line["retries"] = " ".join(f"{clue}={count}" for clue, count in known["retries"])
        line["label"] = run.case.setting.label(settings)
        line["seconds"], line["is_bound"] = taken or (None, None)
        line["is_compared"] = run in compared
        lines.append({name: _encodable(value) for name, value in line.items()})
    return pandas.DataFrame(lines).convert_dtypes()


def _encodable(value: Any) -> Any:
    """A value without the bytes of a file's name that are no text, of which pandas has none."""
    is_text = isinstance(value, str)
    return value.encode(errors="backslashreplace").decode() if is_text else value
