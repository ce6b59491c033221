"""BenchExec: runs -> its result files, one for each setting, which `table-generator` reads."""

from __future__ import annotations

import platform
import re
import shlex
from collections.abc import Iterator, Sequence
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

import pylogic
from pylogic.experiments.machine import Machine
from pylogic.experiments.runs import Run, Setting

_HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE result PUBLIC "+//IDN sosy-lab.org//DTD BenchExec result 1.18//EN" \
"https://www.sosy-lab.org/benchexec/result-1.18.dtd">
"""
_STATUSES = {"timeout": "TIMEOUT", "cpu": "TIMEOUT", "memory": "OUT OF MEMORY"}
"""BenchExec's own words for what stopped a run."""
_SHOWN = ("status", "cputime", "walltime", "memory", "choices", "conflicts", "inferences")


def results(
    runs: Sequence[Run], settings: Sequence[Setting], machine: Machine | None
) -> dict[str, str]:
    """The text of a file for each setting that has runs, by a name for it.

    In all of them the runs on an instance, with the same seed and repetition (and order, where a
    setting has several), have the same name: they stand in one line of a table of several files.
    """
    found = {}
    for number, setting in enumerate(settings, 1):
        own = [run for run in runs if run.case.setting == setting]
        if own:
            label = setting.label(settings)
            name = re.sub(r"[^A-Za-z0-9]+", "-", label).strip("-")[:60]
            result = _result(own, setting, label, machine)
            ElementTree.indent(result)
            text = ElementTree.tostring(result, encoding="unicode")
            legible = (sign if sign.isprintable() or sign == "\n" else "?" for sign in text)
            found[f"{number}-{name}.results.xml"] = _HEAD + "".join(legible) + "\n"
    return found


def _result(runs: Sequence[Run], setting: Setting, label: str, machine: Machine | None) -> Element:
    case, began = runs[0].case, min(run.began for run in runs)
    found = Element(
        "result",
        benchmarkname=setting.encoding,
        name=label,
        tool=f"pylogic {setting.engine}",
        version=runs[0].versions,
        toolmodule="benchexec.tools.dummy",  # it would read log files, of which there are none
        generator=f"pylogic {pylogic.__version__}",
        options=shlex.join(case.question.options),
        date=f"{began} UTC",
        starttime=f"{began.replace(' ', 'T')}+00:00",
    )
    if case.cpu_limit is not None:
        found.set("timelimit", f"{case.cpu_limit:g}s")
    if case.memory is not None:
        found.set("memlimit", f"{case.memory * 2**20}B")
    columns = SubElement(found, "columns")
    for title in _SHOWN:
        SubElement(columns, "column", title=title)
    _describe(SubElement(found, "systeminfo", hostname=platform.node()), runs[0], machine)
    orders = {run.case.order for run in runs}
    for run in runs:
        case = run.case
        words = [case.instance]
        words += [case.order] if len(orders) > 1 else []
        words += [] if case.seed is None else [f"seed {case.seed}"]
        words += [] if case.repeat == 1 else [f"repetition {case.repeat}"]
        one = SubElement(found, "run", name=", ".join(words), files=f"[{case.instance}]")
        for title, value in _columns(run):
            column = SubElement(one, "column", title=title, value=value)
            if title not in _SHOWN:
                column.set("hidden", "true")
    return found


def _describe(info: Element, run: Run, machine: Machine | None) -> None:
    """Say which machine it was; of a cluster's no more is known than its runs tell."""
    cpu = {"model": run.machine, "cores": ""}
    if machine is not None:
        cpu = {"model": machine.processor, "cores": str(machine.processors)}
        if machine.turbo is not None:
            cpu["turboboostActive"] = str(machine.turbo).lower()
    SubElement(info, "os", name="" if machine is None else machine.system)
    SubElement(info, "cpu", cpu)
    SubElement(info, "ram", size="" if machine is None else f"{machine.megabytes * 2**20}B")
    SubElement(info, "environment")


def _columns(run: Run) -> Iterator[tuple[str, str]]:
    """What is known of a run, in BenchExec's names and units; the rest in pylogic's."""
    status, category = run.status, "correct"
    if run.is_refuted:
        category = "wrong"
    elif run.is_crashed or run.error is not None:
        status, category = f"ERROR ({run.status})", "error"
    elif run.interrupted is not None:
        status = _STATUSES.get(run.interrupted, f"STOPPED ({run.interrupted})")
        category = "unknown" if run.interrupted == "backprop" else "error"
    figures = run.statistics.to_dict()
    seconds = {"cputime": run.cpu_seconds, "walltime": run.wall_seconds}
    seconds |= {name: value for name, value in figures.items() if name.endswith("seconds")}
    known = {
        "status": status,
        "category": category,
        **{name: None if value is None else f"{value:.6f}s" for name, value in seconds.items()},
        "memory": None if run.megabytes is None else f"{run.megabytes * 2**20:.0f}B",
        **{name: value for name, value in figures.items() if name not in seconds},
        "rules_hash": run.encoding_hash,
        "facts_hash": run.instance_hash,
        "command": run.case.command,
    }
    yield from ((name, str(value)) for name, value in known.items() if value is not None)
