"""Page: a comparison as a web page in one file, to be read, printed, and taken apart."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from html import escape
from itertools import accumulate
from math import comb
from typing import Any, NamedTuple

from pylogic.draw import svg
from pylogic.draw.board import Board
from pylogic.draw.palette import PAPER
from pylogic.errors import PylogicError
from pylogic.experiments import samples, table
from pylogic.experiments.agreement import Disagreement
from pylogic.experiments.canvas import Plot, looks
from pylogic.experiments.figures import Row
from pylogic.experiments.plots import MOST_PAIRS
from pylogic.experiments.runs import CLOCKS, Clock, Run, Setting, natural
from pylogic.experiments.samples import BEST, InstanceTimes
from pylogic.puzzle import load
from pylogic.solving.question import CLINGO

_MANY = 30
"""More lines of a table than these are folded."""
_ON_PAIRS = (
    "A mark for each instance, in the colour of the faster setting; it says which one where a mouse"
    " is over it. On the diagonal both take the same."
)
MOST_BOARDS = 12
"""Boards that are drawn of one experiment."""
_APART = "not compared"
"""What an instance is called of which not all settings have runs."""
_STYLE = """
:root { color-scheme: light dark; --page: #fff; --ink: #1c1c1c; --faint: #616161; --line: #8884;
  --shade: #0005; }
@media screen and (prefers-color-scheme: dark) {
  :root { --page: #161616; --ink: #e4e4e4; --faint: #a8a8a8; --shade: #fff5; }
  .board svg { background: PAPER; box-shadow: 0 0 0 4px PAPER; margin: 6px 0; }
}
body {
  font: 15px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem;
  background: var(--page); color: var(--ink);
}
h1 { font-size: 1.5rem; line-height: 1.25; } h2 { font-size: 1.15rem; margin: 2.2rem 0 .6rem; }
h1, p, dd, figcaption, li, summary { overflow-wrap: anywhere; }
code { font-size: .9em; white-space: pre-wrap; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .15rem 1.2rem; }
dt { color: var(--faint); } dd { margin: 0; }
dd code { display: block; max-height: 9rem; overflow-y: auto; }
.scroll { overflow-x: auto; }
.scroll table {
  border-collapse: collapse; font-size: .87rem; font-variant-numeric: tabular-nums;
}
.scroll th, .scroll td {
  padding: .15rem .6rem; text-align: right; white-space: nowrap; font-weight: normal;
  border-bottom: 1px solid var(--line);
}
.scroll thead th { color: var(--faint); }
.scroll th:first-child { text-align: left; }
.scroll th[colspan] { text-align: center; }
.scroll td b { font-weight: 700; }
@media screen {
  /* A shadow stands at an edge behind which there is more: the page's colour moves over it. */
  div:has(> table) {
    background: linear-gradient(to left, var(--page) 40%, transparent) right / 4rem 100% local,
      linear-gradient(to left, var(--shade), transparent) right / 1.4rem 100% scroll;
    background-repeat: no-repeat;
  }
  tr > :first-child { position: sticky; left: 0; background: var(--page); }
}
figure { margin: 0; break-inside: avoid; }
figure svg { display: block; max-width: 100%; height: auto; }
.pairs { display: grid; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); gap: 1.2rem; }
figcaption, .small { color: var(--faint); font-size: .87rem; }
a { color: inherit; } summary { cursor: pointer; margin: .4rem 0; }
@media (max-width: 40rem) {
  dl { grid-template-columns: minmax(0, 1fr); } dd { margin: 0 0 .4rem; }
  tbody tr > :first-child {
    white-space: normal !important; overflow-wrap: anywhere; min-width: 7rem; max-width: 35vw;
  }
}
@media print {
  body { max-width: none; margin: 0; font-size: 10pt; } .files { display: none; }
  dd code { max-height: none; } h2 { break-after: avoid; }
  /* What stands in the elements, for notebooks, is for screens. */
  div:has(> table) { overflow: visible !important; } table { font-size: 8pt !important; }
  th, td { padding: .1rem .35rem !important; }
}
""".replace("PAPER", PAPER)


class Contents(NamedTuple):
    """What stands on a page."""

    title: str
    words: str
    """How much was run, and whether all agree."""
    facts: Sequence[tuple[str, str]]
    """A name and words for each condition of the runs."""
    rows: Sequence[Row]
    plots: Sequence[Plot]
    runs: Sequence[Run]
    compared: Sequence[Run]
    """Those that figures are of."""
    settings: Sequence[Setting]
    clock: Clock
    disagreements: Sequence[Disagreement]
    failed: Sequence[Run]
    csv: str
    document: Mapping[str, Any]
    """All of the data, for JSON."""


class _File(NamedTuple):
    name: str
    kind: str
    content: bytes


def render(found: Contents) -> str:
    """The whole page: what was run, the table, plots, each instance, the data."""
    body = "\n".join([f"<h1>{escape(found.title)}</h1>", *_sections(found)])
    head = (
        f'<meta charset="utf-8"><title>{escape(found.title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{_STYLE}</style>"
    )
    return f"<!DOCTYPE html>\n<html lang=en><head>{head}</head>\n<body>{body}</body></html>\n"


def _sections(found: Contents) -> Iterator[str]:
    yield f"<p>{escape(found.words)}</p>"
    if found.runs:
        yield table.agreement(found.disagreements)
        yield table.errors(found.failed)
    yield _facts(found.facts)
    if found.rows:
        yield "<h2>What each setting takes</h2>"
        yield table.figures(found.rows, _marks(found.settings))
    yield from (_figure(plot) for plot in found.plots if not _is_pair(plot))
    pairs = [_figure(plot) for plot in found.plots if _is_pair(plot)]
    if pairs:
        words = _ON_PAIRS + _left_out(len(pairs), len(found.settings))
        yield f"<h2>Pairs of settings</h2><p class=small>{words}</p>"
        yield f"<div class=pairs>{''.join(pairs)}</div>"
    yield from _retries(retried(found.compared, found.settings))
    yield from _instances(found)
    if found.runs:
        yield _runs(found.runs)
        yield f"<div class=files><h2>Data</h2>{_links(_files(found))}</div>"


def _retries(rows: Sequence[Sequence[Run]]) -> Iterator[str]:
    """Boards of what searches came back to."""
    if not rows:
        return
    shown = first_boards(rows)
    yield "<h2>What searches came back to</h2>"
    try:
        for words, board in boards(shown):
            caption = f"<figcaption>{escape(words)}</figcaption>"
            yield f"<figure class=board>{svg.render([board])}{caption}</figure>"
    except PylogicError as error:  # the files may be gone since
        yield f"<p class=small>{escape(str(error))}</p>"
    drawn, known = (sum(map(len, those)) for those in (shown, rows))
    if drawn < known:
        yield f"<p class=small>{drawn} of {known} boards, those that come first.</p>"


def retried(runs: Sequence[Run], settings: Sequence[Setting]) -> list[list[Run]]:
    """Of each instance and engine that counts it, a run in each order, as the settings stand."""
    found = {(*_row(run), run.case.order): run for run in runs if run.retries}
    place = {setting: number for number, setting in enumerate(settings)}
    rows: dict[tuple[str, str, str], list[Run]] = {}
    for run in sorted(found.values(), key=lambda r: (place[r.case.setting], natural(r.case.order))):
        rows.setdefault(_row(run), []).append(run)
    return sorted(rows.values(), key=lambda row: natural(row[0].case.instance))


def first_boards(rows: Sequence[Sequence[Run]]) -> list[Sequence[Run]]:
    """The first rows: whole ones, as orders are there to be compared, up to MOST_BOARDS boards."""
    ends = accumulate(map(len, rows))
    whole = [row for row, end in zip(rows, ends, strict=True) if end <= MOST_BOARDS]
    return whole or [row[:MOST_BOARDS] for row in rows[:1]]


def boards(rows: Sequence[Sequence[Run]]) -> Iterator[tuple[str, Board]]:
    """For each row what it is called, and the boards of its runs.

    Raises:
        OptionError, ProgramError: the clues cannot be shown on a board.
    """
    for row in rows:
        _, engine, instance = _row(row[0])
        one, *others = map(_drawn, row)
        yield f"{instance}, {engine}", one.beside(others)


def _row(run: Run) -> tuple[str, str, str]:
    return run.case.setting.encoding, run.case.setting.engine, run.case.instance


def _drawn(run: Run) -> Board:
    case = run.case
    constants = dict(case.constants)
    puzzle = load(case.setting.encoding)
    return puzzle.draw(case.instance, order=case.order, retries=run.retries, constants=constants)


def _facts(facts: Iterable[tuple[str, str]]) -> str:
    entries = (f"<dt>{escape(name)}<dd>{_words(name, words)}" for name, words in facts)
    return f"<dl>{''.join(entries)}</dl>"


def _words(name: str, words: str) -> str:
    return f"<code>{escape(words)}</code>" if name == "command" else escape(words)


def _figure(plot: Plot) -> str:
    """A plot in the page's own colour, with what it shows below."""
    files = [
        _File(f"{plot.name}.svg", "image/svg+xml", plot.svg.encode()),
        _File(f"{plot.name}.pdf", "application/pdf", plot.pdf),
    ]
    heading = "" if _is_pair(plot) else f"<h2>{escape(plot.title)}</h2>"
    return (
        f"{heading}<figure>{plot.inked('currentColor')}"
        f"<figcaption>{escape(plot.caption)} {_links(files)}</figcaption></figure>"
    )


def _is_pair(plot: Plot) -> bool:
    return plot.name.startswith("pair")


def _left_out(drawn: int, settings: int) -> str:
    known = comb(settings, 2)
    if drawn == known:
        return ""
    return (
        f" {drawn} of {known} pairs are drawn: those with the baseline first, at most {MOST_PAIRS},"
        " and none without two instances in common."
    )


def _marks(settings: Sequence[Setting]) -> Callable[[str], str]:
    """Of each label a dot in the colour of the plots."""
    colours = {s.label(settings): look.colour for s, look in looks(settings).items()}

    def mark(label: str) -> str:
        if label not in colours:
            return ""
        return f'<span style="color: {colours[label]}" aria-hidden=true>● </span>'

    return mark


def _instances(found: Contents) -> Iterator[str]:
    """What each setting takes for each instance, and how often each is the best."""
    settings = [row.setting for row in found.rows]
    times = samples.by_instance(found.runs, settings, found.clock)
    if not times:
        return
    names = {run.case.instance for run in found.compared}
    compared = [of for of in times if of.instance in names]
    if len(settings) > 1 and len(compared) > 1:
        best = samples.best_table(compared, settings)
        yield "<h2>The virtual best setting</h2>" + table.plain_table(best, _marks(found.settings))
        yield (
            f"<p class=small>{BEST}: for each instance the setting that took least. Seconds:"
            " geometric mean. The least of several noisy times is too small on average, so where"
            " settings hardly differ, this says little.</p>"
        )
    cells = _instance_table(times, names, settings, found.settings)
    note = (
        f"{CLOCKS[found.clock]}, the geometric mean of the runs; &gt;=: a run did not solve it;"
        " choices (of Prolog inferences): median of the solved runs; bold: the fastest"
    )
    if len(compared) < len(times):
        note += f"; {_APART}: not all settings have runs of it"
    content = f"{cells}<p class=small>{note}</p>"
    if len(times) > _MANY:
        content = f"<details><summary>{len(times)} instances</summary>{content}</details>"
    yield f"<h2>Each instance</h2>{content}"


def _instance_table(
    times: Sequence[InstanceTimes],
    compared: Container[str],
    settings: Sequence[Setting],
    among: Sequence[Setting],
) -> str:
    mark = _marks(among)
    labels = [setting.label(among) for setting in settings]
    above = "".join(f"<th colspan=2>{mark(label)}{escape(label)}</th>" for label in labels)
    units = "".join(f"<th>s</th><th>{_effort(setting)}</th>" for setting in settings)
    rows = []
    for one in times:
        is_compared = one.instance in compared
        note = "" if is_compared else f" <span class=small>({_APART})</span>"
        cells = "".join(_instance_cells(one, setting, is_compared) for setting in settings)
        rows.append(f"<tr><th>{escape(one.instance)}{note}</th>{cells}</tr>")
    return (
        f"<div class=scroll><table><thead><tr><th></th>{above}</tr>"
        f"<tr><th>instance</th>{units}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"
    )


def _effort(setting: Setting) -> str:
    """What the engine counts."""
    return "choices" if setting.engine == CLINGO else "inferences"


def _instance_cells(times: InstanceTimes, setting: Setting, is_compared: bool) -> str:
    words = escape(str(times.taken.get(setting, "")))
    effort = times.efforts.get(setting)
    is_best = is_compared and times.best == setting and len(times.taken) > 1
    return (
        f"<td>{f'<b>{words}</b>' if is_best else words}</td>"
        f"<td>{'' if effort is None else f'{effort:.0f}'}</td>"
    )


def _runs(runs: Sequence[Run]) -> str:
    """Each run with its figures, folded."""
    names = ("wall s", "CPU s", "search s", "MB", "choices", "conflicts", "inferences")
    lines = sorted(runs, key=lambda r: (natural(r.case.instance), r.case.command, r.case.repeat))
    head = "".join(f"<th>{name}</th>" for name in ("run", "repeat", "end", *names))
    body = "".join(map(_run, lines))
    return (
        f"<h2>Each run</h2><details><summary>{len(runs)} runs</summary><div class=scroll>"
        f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div></details>"
    )


def _run(run: Run) -> str:
    figures = run.statistics
    times = (run.wall_seconds, run.cpu_seconds, figures.solve_cpu_seconds)
    amounts = (run.megabytes, figures.choices, figures.conflicts, figures.inferences)
    cells = [
        str(run.case.repeat),
        run.interrupted or run.status,
        *("" if value is None else f"{value:.3f}" for value in times),
        *("" if value is None else f"{value:.0f}" for value in amounts),
    ]
    words = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
    return f"<tr><th><code>{escape(run.case.command)}</code></th>{words}</tr>"


def _files(found: Contents) -> list[_File]:
    """What the page has of the data."""
    document = json.dumps(found.document, ensure_ascii=False)
    return [
        _File("runs.csv", "text/csv", _bytes(found.csv)),
        _File("comparison.json", "application/json", _bytes(document)),
    ]


def _bytes(text: str) -> bytes:
    """The name of a file may have bytes that are no text."""
    return text.encode(errors="surrogateescape")


def _links(files: Iterable[_File]) -> str:
    """The files themselves: nothing is fetched from anywhere."""
    links = (
        f'<a download="{file.name}" href="data:{file.kind};base64,'
        f'{b64encode(file.content).decode()}">{file.name}</a>'
        for file in files
    )
    return f"<span class=files>{' · '.join(links)}</span>"
