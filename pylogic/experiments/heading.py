"""Heading: what a comparison is of, and under which conditions its runs were made, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from pylogic.errors import PylogicError
from pylogic.experiments import asked
from pylogic.experiments.runs import Case, Run, Setting
from pylogic.experiments.table import CLOCKS
from pylogic.puzzle import load

if TYPE_CHECKING:
    from pylogic.experiments.comparison import Comparison


def title(found: Comparison) -> str:
    """The puzzle's name, and how much is compared."""
    puzzles = ", ".join(dict.fromkeys(map(_title, found.settings)))
    instances = {run.case.instance for run in found.runs}
    amounts = f"{_counted(found.settings, 'setting')} on {_counted(instances, 'instance')}"
    return f"{puzzles}: {amounts}"


def facts(found: Comparison) -> list[tuple[str, str]]:
    """What was run, how and where: a name and words for each fact that is known."""
    runs = found.runs
    known = [
        ("puzzle", ", ".join(dict.fromkeys(s.encoding for s in found.settings))),
        ("runs", _amount(found)),
        ("baseline", found.baseline.label(found.settings)),
        *_facts_of_search(found),
        *(_facts_of_runs(found) if runs else []),
        ("clock", CLOCKS[found.clock]),
        ("relevant", f"ratios of {found.relevant:g} and more" if found.relevant > 1 else ""),
        ("command", asked.command(found) or ""),
    ]
    return [(name, words) for name, words in known if words]


def _facts_of_search(found: Comparison) -> list[tuple[str, str]]:
    cases = [run.case for run in found.runs]
    models = _all(cases, lambda case: str(case.models or "all"))
    constants = _all(cases, lambda case: " ".join(f"{n}={v}" for n, v in case.constants))
    return [
        ("orders of the clues", _orders(found)),
        ("seeds", _seeds(cases) if cases else ""),
        ("answers sought", models),
        ("constants", constants),
    ]


def _facts_of_runs(found: Comparison) -> list[tuple[str, str]]:
    cases = [run.case for run in found.runs]
    dates = sorted(run.began for run in found.runs if run.began)
    most = max(case.repeat for case in cases)
    return [
        ("repetitions", str(most) if most > 1 else ""),
        ("limits of a run", _all(cases, _limits)),
        ("machine", _all(found.runs, lambda run: run.machine)),
        ("versions", _all(found.runs, lambda run: run.versions)),
        ("processors", _processors(found.runs)),
        ("began", f"{dates[0]}, the last run {dates[-1]}, UTC" if dates else ""),
    ]


def _amount(found: Comparison) -> str:
    words = f"{len(found.runs)}"
    if found.missing:
        words += f" of {len(found.runs) + found.missing}: {found.missing} are missing"
        words += ", stopped by Ctrl-C" if found.interrupted == "user" else ""
    return words + (f", {len(found.failed)} ended in an error" if found.failed else "")


def _title(setting: Setting) -> str:
    """What the rule file says of itself; its name, if there is none or it is no more there."""
    try:
        return load(setting.encoding).encoding.title
    except PylogicError:
        return setting.encoding


def _orders(found: Comparison) -> str:
    kinds: dict[str, set[str]] = {setting.order: set() for setting in found.settings}
    for run in found.runs:
        kinds[run.case.setting.order].add(run.case.order)
    return ", ".join(k if o <= {k} else f"{len(o)} {k} ones" for k, o in kinds.items())


def _seeds(cases: Sequence[Case]) -> str:
    seeds = sorted({case.seed for case in cases if case.seed is not None})
    if not seeds:
        return "none: statements and facts stand as in the files"
    span = f"{seeds[0]} to {seeds[-1]}" if len(seeds) > 1 else str(seeds[0])
    return f"{span}: each shuffles the statements, the facts that are no clues, and clasp's choices"


def _limits(case: Case) -> str:
    known = [] if case.timeout is None else [f"{case.timeout:g} s"]
    known += [] if case.memory is None else [f"{case.memory} MB"]
    return ", ".join(known) or "none"


def _processors(runs: Sequence[Run]) -> str:
    pinned = sum(run.is_pinned for run in runs)
    if not pinned:
        return ""
    if pinned < len(runs):
        return f"{pinned} of the runs had processors of their own"
    return "each run had processors of its own"


def _all(items: Iterable[Case] | Iterable[Run], words: Callable[..., str]) -> str:
    return "; ".join(dict.fromkeys(map(words, items)))


def _counted(items: Sequence[object] | set[str], noun: str) -> str:
    return f"{len(items)} {noun}{'s'[: len(items) != 1]}"
