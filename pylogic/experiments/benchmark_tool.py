"""benchmark-tool: the results that its `btool eval` wrote, as a comparison.

The format is that of potassco/benchmark-tool: a `result` has machines, systems with their settings,
jobs, benchmarks with classes of instances, and projects; a project has for each setting
(`runspec`), class and instance the runs, each with what a result parser measured. Of these measures
the ones are read that its parsers for clasp give; custom ones may be missing or mean anything.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from math import isfinite
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element
from xml.parsers import expat

from pylogic.errors import Problem, ProgramError
from pylogic.experiments.comparison import Comparison
from pylogic.experiments.runs import CRASHED, Case, Run, Setting, labelled
from pylogic.rules import files
from pylogic.rules.lexical import is_number
from pylogic.solving.outcome import Statistics, Status

LARGEST = 256
"""Megabytes of a file that are read."""
UNKNOWN = "unknown"
"""The status of a run that ended by itself and of whose answers nothing is told."""

_STATUSES = {
    "SATISFIABLE": Status.FOUND.value,
    "UNSATISFIABLE": Status.NONE.value,
    "OPTIMUM FOUND": Status.OPTIMAL.value,
}
_FAILED = "benchmark-tool says that the run failed, or did not understand what it wrote"
_UNMEASURED = "there is no time of this run in the results"
_PARTS = {"d": 86400, "h": 3600, "m": 60, "s": 1}


def read(path: str | Path, *, baseline: str | None = None, relevant: float = 1.0) -> Comparison:
    """The runs of a file of results, by their wall time: there is no other in it.

    A setting is called as in its file, with the system or the project before it where there are
    several.

    Raises:
        NotFoundError: there is no such file.
        OptionError: there is no setting of that label.
        ProgramError: it is no file of results.
    """
    name = str(path)
    data = files.read(Path(path), files.Bounds(file_size=LARGEST))
    _check(data, name)
    try:
        runs = tuple(_runs(_parsed(ElementTree.fromstring(data))))
    except KeyError as error:
        words = f"no results of benchmark-tool: there is no {error.args[0]}"
        raise ProgramError(Problem(words, name)) from None
    except ValueError as error:
        raise ProgramError(Problem(f"no results of benchmark-tool: {error}", name)) from None
    if not runs:
        raise ProgramError(Problem("no results of benchmark-tool: there are no runs", name))
    settings = tuple(dict.fromkeys(run.case.setting for run in runs))
    base = labelled(baseline, settings)
    return Comparison(runs, settings, base, clock="wall", relevant=relevant)


@dataclass(frozen=True)
class _Results:
    """The parts of a file, by their names."""

    machines: Mapping[str, str]
    jobs: Mapping[str, Element]
    commands: Mapping[tuple[str, str, str], str]
    """Of a system, its version and a setting the options."""
    instances: Mapping[tuple[str, str, str], str]
    """Of a benchmark, a class and an instance the name."""
    projects: tuple[Element, ...]


def _check(data: bytes, name: str) -> None:
    """See that it is XML, and defines nothing: entities could make a small file a huge text."""

    def refuse(*_: object) -> None:
        raise ProgramError(Problem("results that define a document type are not read", name))

    parser = expat.ParserCreate()
    parser.StartDoctypeDeclHandler = refuse
    try:
        parser.Parse(data, True)
    except expat.ExpatError as error:
        words = f"no XML: {expat.ErrorString(error.code)}"
        raise ProgramError(Problem(words, name, error.lineno, error.offset + 1)) from None


def _parsed(root: Element) -> _Results:
    """The parts of a file.

    Raises:
        KeyError: an attribute is missing.
    """
    machines = {
        _of(m, "name"): f"{_of(m, 'name')}: {m.get('cpu', '?')}, {m.get('memory', '?')}"
        for m in root.findall("machine")
    }
    commands = {
        (_of(system, "name"), _of(system, "version"), _of(one, "name")): one.get("cmdline", "")
        for system in root.findall("system")
        for one in system.findall("setting")
    }
    benchmarks = root.findall("benchmark")
    instances = {
        (_of(benchmark, "name"), _of(group, "id"), _of(one, "id")): "/".join(
            [
                *([_of(benchmark, "name")] if len(benchmarks) > 1 else []),
                *(_of(group, "name"), _of(one, "name")),
            ]
        )
        for benchmark in benchmarks
        for group in benchmark.findall("class")
        for one in group.findall("instance")
    }
    jobs = {_of(job, "name"): job for job in root if job.tag in ("seqjob", "distjob", "pbsjob")}
    return _Results(machines, jobs, commands, instances, tuple(root.findall("project")))


def _runs(results: _Results) -> Iterator[Run]:
    """All runs.

    Raises:
        KeyError: something is named that is nowhere.
        ValueError: something is no number.
    """
    for project in results.projects:
        job = results.jobs[_of(project, "job")]
        for spec in project.findall("runspec"):
            system, version = _of(spec, "system"), _of(spec, "version")
            setting = _setting(results, _of(project, "name"), spec)
            machine = results.machines[_of(spec, "machine")]
            for instance, run in _members(results, spec):
                case = Case(
                    setting,
                    instance,
                    setting.order,
                    repeat=int(_of(run, "number")),
                    timeout=_seconds(_of(job, "timeout")),
                    memory=int(job.get("memout", 0)) or None,
                )
                empty = Run(case, "", "", "", "", machine, f"{system} {version}".strip())
                yield _measured(empty, {_of(m, "name"): _of(m, "val") for m in run.iter("measure")})


def _setting(results: _Results, project: str, spec: Element) -> Setting:
    system, version, setting = (_of(spec, name) for name in ("system", "version", "setting"))
    program = f"{system}-{version}" if version else system
    several = len({key[:2] for key in results.commands}) > 1
    name = " ".join(
        [
            *([project] if len(results.projects) > 1 else []),
            *([program] if several else []),
            setting,
        ]
    )
    command = results.commands[system, version, setting]
    return Setting(project, program, options=command, name=name)


def _members(results: _Results, spec: Element) -> Iterator[tuple[str, Element]]:
    """The instances of a setting, with their runs."""
    benchmark = _of(spec, "benchmark")
    for group in spec.findall("class"):
        for instance in group.findall("instance"):
            name = results.instances[benchmark, _of(group, "id"), _of(instance, "id")]
            yield from ((name, run) for run in instance.findall("run"))


def _measured(run: Run, measures: Mapping[str, str]) -> Run:
    """A run with what was measured of it."""
    figures = {name: _number(measures.get(name)) for name in _FIGURES}
    counts = {name: None if value is None else int(value) for name, value in figures.items()}
    known = replace(
        run,
        wall_seconds=_number(measures.get("time")),
        megabytes=_number(measures.get("mem")),
        statistics=Statistics(**counts),
    )
    if _number(measures.get("memout")):
        return replace(known, status=Status.INTERRUPTED.value, interrupted="memory")
    if _number(measures.get("error")):
        return replace(known, status=CRASHED, error=_FAILED)
    if _number(measures.get("timeout")) or measures.get("status") == "UNKNOWN":
        return replace(known, status=Status.INTERRUPTED.value, interrupted="timeout")
    if known.wall_seconds is None:
        return replace(known, error=_UNMEASURED)
    return _ended(known, measures)


_FIGURES = ("variables", "constraints", "choices", "conflicts", "restarts")


def _ended(run: Run, measures: Mapping[str, str]) -> Run:
    """A run that ended by itself: it has proved what clasp says, and nothing else is known.

    Where a cost is minimized, the answers on the way to the best one count as one.
    """
    status = _STATUSES.get(measures.get("status", ""), UNKNOWN)
    cost = _cost(measures.get("optimum"))
    models = int(_number(measures.get("models")) or 1)
    has_cost = cost or status == Status.OPTIMAL
    count = {UNKNOWN: 0, Status.NONE.value: 0}.get(status, 1 if has_cost else models)
    is_covered = status in (Status.NONE.value, Status.OPTIMAL.value)
    if status == Status.FOUND.value and count > 1:
        status = Status.MULTIPLE.value
    return replace(run, status=status, exhausted=is_covered, count=count, cost=cost)


def _cost(text: str | None) -> tuple[int, ...]:
    """The numbers of a cost, where they are whole; benchmark-tool writes a single one as 4.0."""
    numbers = [_number(word) for word in (text or "").split()]
    whole = [int(number) for number in numbers if number is not None and number.is_integer()]
    return tuple(whole) if len(whole) == len(numbers) else ()


def _number(text: str | None) -> float | None:
    """A measure; None if it is no number."""
    try:
        value = float(text or "")
    except ValueError:
        return None
    return value if isfinite(value) else None


def _seconds(text: str) -> float:
    """A limit: seconds, or as in 1d 2h 3m 4s.

    Raises:
        ValueError: it is neither.
    """
    if is_number(text):
        return float(text)
    words = re.fullmatch(r"\s*(?:[0-9]+[dhms]\s*)+", text)
    if words is None:
        raise ValueError(f"timeout {text}")
    return float(sum(int(n) * _PARTS[unit] for n, unit in re.findall(r"([0-9]+)([dhms])", text)))


def _of(element: Element, name: str) -> str:
    """An attribute.

    Raises:
        KeyError: there is none.
    """
    if name not in element.attrib:
        raise KeyError(f"{name} of a {element.tag}")
    return element.attrib[name]
