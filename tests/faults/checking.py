"""One checker for all cases: it lists the complaints about how a case ended."""

from __future__ import annotations

import csv
import io
import json
import re
import sqlite3
import tempfile
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

from clingo.ast import parse_string

from .case import TABLE, Case, Command, Signals
from .running import Ended

KILLED = -9
_SOON = 10.0
"""Seconds that a command may take to end after a signal, on an idle machine."""
_UGLY = re.compile(
    r"Traceback \(most recent|Aborted!|^\S*:\d+: \w*Warning:|Exception ignored", re.M
)
_CUT_SHORT = re.compile(
    r"stopped|limit|timeout|cut short|interrupt|not complete|memory|may be more|crash"
    r"|unexpectedly|\d+ of \d+"
)


def complaints(case: Case, ended: Ended, usual: Ended | None) -> list[str]:
    """The complaints about a case; none where all is as it should be."""
    return [
        *_codes(case, ended),
        *_words(case, ended, usual),
        *(f"left running: {words}" for words in ended.left_over),
        *ended.seen,
        *_files(case, ended),
        *_journal(case, ended),
    ]


def _codes(case: Case, ended: Ended) -> Iterator[str]:
    expected = ", ".join(map(str, sorted(case.codes)))
    if ended.code is None:
        yield f"did not end within {case.within:g} s"
    elif ended.code not in case.codes:
        yield f"exit code {ended.code} and not {expected}: {_tail(ended.err or ended.out)}"
    elif ended.code not in TABLE and ended.code != KILLED:
        yield f"exit code {ended.code} is not in the table"
    late = ended.after_strike if isinstance(case.fault, Signals) else None
    if late is not None and late > _SOON * ended.busy:
        yield f"ended {late:.1f} s after the signal"


def _words(case: Case, ended: Ended, usual: Ended | None) -> Iterator[str]:
    said = ended.out + ended.err
    if _UGLY.search(said):
        yield f"says {_tail(_UGLY.split(said)[0][-100:] + _UGLY.search(said)[0])}: {_tail(said)}"
    if case.says and ended.code != case.command.code and not re.search(case.says, said):
        yield f"does not say {case.says!r}: {_tail(said)}"
    if case.prints and not re.search(case.prints, ended.out):
        yield f"does not print {case.prints!r}: {_tail(ended.out)}"
    if "--json" in case.command.arguments and ended.out and not _is_json(ended.out):
        yield f"prints half of a JSON document: {_tail(ended.out)}"
    if usual is None or ended.code != usual.code or not _is_read(case):
        return
    if _content(case, ended) != _content(case, usual) and not _CUT_SHORT.search(said):
        yield f"prints less, exit code {ended.code}, and no word of it: {_tail(ended.out)}"


def _content(case: Case, ended: Ended) -> object:
    """The text that a command printed, without its figures; for a table, its numbers of runs."""
    is_table = case.command.verb == "compare" and "--json" not in case.command.arguments
    return re.findall(r"\d/(\d+)", ended.out) if is_table else masked(ended.out)


def masked(text: str) -> str:
    """A text without its figures, which are times, and without the blanks that align them."""
    return re.sub(r"\s+", " ", re.sub(r"[-\d.]+(e-?\d+)?", "0", text))


def _is_read(case: Case) -> bool:
    """Whether all that is printed arrives."""
    fault = case.fault
    return not hasattr(fault, "number") and 1 not in getattr(fault, "numbers", ())


def _files(case: Case, ended: Ended) -> Iterator[str]:
    given = dict(case.command.files)
    is_killed = ended.code == KILLED or ended.code is None
    for name, data in ended.files.items():
        if name in given and not _is_output(case.command, name):
            if data != given[name].encode():
                yield f"{name} is not what it was"
        elif not _is_output(case.command, name):
            if not is_killed:
                yield f"left behind: {name}"
        elif words := broken(name, data):
            yield f"{name} is written in part: {words}"
    if ended.temporary and not is_killed:
        yield f"left behind: {', '.join(ended.temporary)}"


def _is_output(command: Command, name: str) -> bool:
    return any(fnmatch(name, pattern) for pattern in command.writes)


def broken(name: str, data: bytes) -> str | None:
    """The sign that a file is not whole; None if it is whole."""
    suffix, text = Path(name).suffix, data.decode(errors="replace")
    if suffix in (".svg", ".html"):
        return None if text.rstrip().endswith(f"</{suffix[1:]}>") else "its end is missing"
    if suffix == ".csv":
        rows = list(csv.reader(io.StringIO(text)))
        widths = {len(row) for row in rows}
        return None if len(rows) > 1 and len(widths) == 1 else f"rows of {sorted(widths)} columns"
    if suffix == ".lp":
        return _not_rules(text)
    if suffix == ".txt":
        return None if text.endswith("\n") else "its last line is missing"
    return None


def _not_rules(text: str) -> str | None:
    said: list[str] = []
    alone = re.sub(r"^#include .*$", "", text, flags=re.MULTILINE)
    try:
        parse_string(alone, lambda _: None, logger=lambda _, words: said.append(words))
    except RuntimeError:
        return said[0] if said else "no rules"
    return None if text.strip() else "it is empty"


_TWICE = """SELECT key FROM records WHERE verb <> 'compare' OR document ->> 'error' IS NULL
    GROUP BY key HAVING count(*) > 1"""


def _journal(case: Case, ended: Ended) -> Iterator[str]:
    for name, data in ended.files.items():
        if name.endswith(".sqlite"):
            yield from (f"{name}: {words}" for words in _unreadable(ended, name, data))
    after = ended.resumed
    if after is None:
        return
    if after.code is None or after.code != case.command.code:
        yield f"--resume ends with {after.code}: {_tail(after.err or after.out)}"
    elif _UGLY.search(after.err):
        yield f"--resume says {_tail(after.err)}"
    elif not _is_json(after.out) and not _are_json_lines(after.out):
        yield f"--resume prints no JSON document: {_tail(after.out)}"


def _are_json_lines(text: str) -> bool:
    return text.endswith("}\n") and all(map(_is_json, text.splitlines()))


def _unreadable(ended: Ended, name: str, data: bytes) -> Iterator[str]:
    """The complaints about a journal: it is damaged, or has a run twice."""
    with tempfile.TemporaryDirectory() as folder:
        for beside, content in ended.files.items():
            if beside.startswith(name):  # and what SQLite keeps beside it
                (Path(folder) / beside).write_bytes(content)
        if data[:6] != b"SQLite":
            yield from (_line(line) for line in data.splitlines() if not _is_json(line.decode()))
            return
        connection = sqlite3.connect(Path(folder) / name)
        try:
            ((words,),) = connection.execute("PRAGMA integrity_check")
            if words != "ok":
                yield words
            if ended.resumed is not None and connection.execute(_TWICE).fetchall():
                yield "a run is there twice"
        except sqlite3.Error as error:
            if len(data):
                yield str(error)
        finally:
            connection.close()


def _line(line: bytes) -> str:
    return f"no JSON: {line[:60]!r}"


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except ValueError:
        return False
    return True


def _tail(text: str) -> str:
    return " | ".join(text.strip().splitlines()[-3:])[-300:]
