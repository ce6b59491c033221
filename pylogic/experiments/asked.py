"""Asked: a comparison -> the command that makes it again."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from pylogic.experiments import experiment
from pylogic.experiments.by_instance import natural
from pylogic.experiments.runs import DEFAULT, Case
from pylogic.puzzle import CLINGO
from pylogic.rules.encoding import GIVEN

if TYPE_CHECKING:
    from pylogic.experiments.comparison import Comparison


def command(found: Comparison) -> str | None:
    """What to type to make these runs again; None if no command would make just these settings.

    A comparison knows the instances that it has runs of, and no others.
    """
    cases = [run.case for run in found.runs]
    shared = {(c.models, c.constants, c.timeout, c.memory) for c in cases}
    if len(shared) != 1:
        return None
    settings = found.settings
    clasps = [setting for setting in settings if setting.engine == CLINGO]
    encodings = _distinct(s.encoding for s in settings)
    engines = _distinct(s.engine for s in settings)
    orders = _distinct(s.order for s in settings)
    configs = _distinct(s.config for s in clasps)
    heuristics = _distinct(s.heuristic for s in clasps)
    labelings = _distinct(s.labeling for s in settings)
    options = _distinct(s.options for s in clasps)
    lists = (configs or [DEFAULT], heuristics or [DEFAULT], labelings, options or [DEFAULT])
    if set(experiment.settings(encodings, engines, orders, *lists)) != set(settings):
        return None
    words = ["pylogic", "compare", encodings[0]]
    words += sorted({case.instance for case in cases}, key=natural)
    words += _list("--order", [name for kind in orders for name in _orders(kind, cases)], GIVEN)
    words += _list("--engine", engines, CLINGO)
    words += _list("--config", configs, DEFAULT)
    words += _list("--heuristic", heuristics, DEFAULT)
    words += _each("--labeling", labelings)
    words += _each("--options", options)
    words += _list("--encoding", encodings, encodings[0])
    return shlex.join([*words, *_numbers(cases), *_figures(found)])


def _numbers(cases: Sequence[Case]) -> list[str]:
    """The options of what is the same in all settings."""
    one = cases[0]
    seeds = {case.seed for case in cases if case.seed is not None}
    repeats = max(case.repeat for case in cases)
    words = ["--seeds", str(max(seeds))] if seeds else []
    words += ["--repeat", str(repeats)] if repeats > 1 else []
    words += ["-n", str(one.models)] if one.models != 2 else []
    words += [word for name, value in one.constants for word in ("-c", f"{name}={value}")]
    words += ["--timeout", f"{one.timeout:g}"] if one.timeout is not None else []
    return words + (["--memory", str(one.memory)] if one.memory is not None else [])


def _figures(found: Comparison) -> list[str]:
    """The options that say what is told of the runs."""
    words = ["--clock", found.clock] if found.clock != "cpu" else []
    words += ["--relevant", f"{found.relevant:g}"] if found.relevant != 1 else []
    if found.baseline != found.settings[0]:
        words += ["--baseline", found.baseline.label(found.settings)]
    return words


def _orders(kind: str, cases: Sequence[Case]) -> list[str]:
    """What to call the orders of a setting."""
    names = {case.order for case in cases if case.setting.order == kind}
    numbered = {f"{kind}#{number}" for number in range(1, len(names) + 1)}
    return [f"{kind}:{len(names)}"] if names and names == numbered else sorted(names) or [kind]


def _distinct(values: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(values))


def _list(name: str, values: Sequence[str], unasked: str) -> list[str]:
    return [name, ",".join(values)] if list(values) not in ([], [unasked]) else []


def _each(name: str, values: Sequence[str]) -> list[str]:
    """An option several times."""
    known = [] if list(values) == [DEFAULT] else values
    return [word for value in known for word in (name, value)]
