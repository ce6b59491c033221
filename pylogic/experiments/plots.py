"""Plots: runs -> a cactus plot, scatter plots of pairs, distributions over orders and seeds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from pylogic.experiments import canvas, samples
from pylogic.experiments.canvas import GREY, Axes, Look, Plot, looks
from pylogic.experiments.runs import CLOCKS, Clock, Run, Setting, Taken, in_words, natural
from pylogic.experiments.samples import BEST, Times

MOST_PAIRS = 15
# A wide band below the line of the best setting, which would hide a thin one.
_OF_BEST = Look(BEST, GREY, "", "-", width=6, opacity=0.35)
_OF_TIE = Look("", GREY, "o", "")
_PARTS = ("box", "whisker", "cap", "median")
_ENOUGH_FOR_A_BOX = 5
_SHORT = {"cpu": "CPU s", "wall": "s", "search": "CPU s of the search"}
_BEYOND = 1.5
"""How far beyond all that is known the line of what was not solved stands, without a limit."""


@dataclass(frozen=True)
class Subject:
    """What is drawn."""

    runs: Sequence[Run]
    settings: Sequence[Setting]
    baseline: Setting
    clock: Clock

    @cached_property
    def looks(self) -> Mapping[Setting, Look]:
        """One for each setting, the same in all plots."""
        return looks(self.settings)

    @cached_property
    def times(self) -> Times:
        """Of each setting and instance."""
        return samples.times_of(self.runs, self.settings, self.clock)

    @property
    def limit(self) -> float | None:
        """The time limit of all runs; None if it is not the same for all, or there is none."""
        limits = {run.case.timeout for run in self.runs}
        return limits.pop() if len(limits) == 1 else None


def plots(subject: Subject) -> list[Plot]:
    """All plots for which there is something to draw."""
    found = [cactus(subject), distribution(subject), *scatters(subject)]
    return [plot for plot in found if plot is not None]


def cactus(subject: Subject) -> Plot | None:
    """How many instances each setting solves within so many seconds, each; of several instances."""
    times, shown = subject.times, subject.looks
    instances = {instance for those in times.values() for instance in those}
    solved = {s: _solved(those) for s, those in times.items()}
    if len(instances) < 2 or not any(solved.values()):
        return None
    best = [
        found.taken[found.best]
        for found in samples.by_instance(subject.runs, subject.settings, subject.clock)
        if found.best
    ]

    def draw(axes: Axes) -> None:
        if len(times) > 1:
            ends = sorted(taken.seconds for taken in best)
            axes.plot(range(1, len(ends) + 1), ends, zorder=1, **canvas.stroke(_OF_BEST))
        for setting, found in solved.items():
            look = shown[setting]
            places = [(number, end) for number, (end, _) in enumerate(found, 1)]
            if places:
                axes.plot(*zip(*places, strict=True), **canvas.stroke(look))
            words = [f"{look.label}: {name}, {in_words(end)} s" for end, name in found]
            canvas.dots(axes, places, words, look)
        canvas.logarithmic(axes.yaxis, [end for found in solved.values() for end, _ in found])
        axes.xaxis.get_major_locator().set_params(integer=True)
        axes.set_xlim(0.5, len(instances) + 0.5)
        axes.set(xlabel=f"instances solved, of {len(instances)}", ylabel=_unit(subject.clock))
        named = [_counted(shown[setting], len(found)) for setting, found in solved.items()]
        canvas.legend(axes, [*named, *([_OF_BEST] if len(times) > 1 else [])])

    caption = (
        "How many instances (to the right) a setting solves within so many seconds each (up)."
        " Of several runs of an instance their geometric mean counts, if all of them solved it."
        + (" The wide grey line: the fastest setting of each instance." if len(times) > 1 else "")
        + ("" if subject.limit is None else f" The time limit is {subject.limit:g} s.")
    )
    size = (5.4, 3.2 + 0.2 * len(shown))
    return canvas.plot("cactus", "Instances solved", caption, size, draw)


def scatters(subject: Subject) -> Iterator[Plot]:
    """A plot for each pair of settings, those with the baseline first; of several instances."""
    pairs = sorted(combinations(subject.settings, 2), key=lambda p: subject.baseline not in p)
    times = subject.times
    common = {p: times[p[0]].keys() & times[p[1]].keys() for p in pairs}
    drawn = [pair for pair in pairs if len(common[pair]) > 1]
    for number, pair in enumerate(drawn[:MOST_PAIRS], 1):
        instances = sorted(common[pair], key=natural)
        yield _scatter(subject, f"pair-{number}", pair, instances)


def distribution(subject: Subject) -> Plot | None:
    """What runs of an instance took that differ in the order of clues or by a seed."""
    runs = [run for run in subject.runs if run.taken(subject.clock)]
    spots = {s: _spots(subject, [r for r in runs if r.case.setting == s]) for s in subject.settings}
    rows = [setting for setting, found in spots.items() if found]
    varied = {(r.case.setting, r.case.instance, r.case.order, r.case.seed) for r in runs}
    if not rows or len(varied) == len({kind[:2] for kind in varied}):
        return None
    is_relative = len({run.case.instance for run in runs}) > 1
    shown = subject.looks

    def draw(axes: Axes) -> None:
        for row, setting in enumerate(rows):
            ends = [spot.at for spot in spots[setting]]
            if len(ends) >= _ENOUGH_FOR_A_BOX:
                axes.boxplot([ends], positions=[row], widths=0.6, orientation="horizontal",
                             showfliers=False, manage_ticks=False, zorder=1,
                             **{f"{part}props": {"color": GREY} for part in _PARTS})  # fmt: skip
            for is_bound, marker, size in ((False, "|", 90), (True, ">", 26)):
                mine = [spot for spot in spots[setting] if spot.is_bound == is_bound]
                look = shown[setting]._replace(marker=marker)
                places = [(spot.at, row) for spot in mine]
                canvas.dots(axes, places, [spot.words for spot in mine], look, s=size, alpha=0.8)
        if is_relative:
            axes.axvline(1, color=GREY, linewidth=0.8)
        canvas.logarithmic(axes.xaxis, [spot.at for row in rows for spot in spots[row]])
        axes.set_yticks(range(len(rows)), [canvas.label(shown[setting]) for setting in rows])
        axes.invert_yaxis()
        axes.set(xlabel="times the baseline's" if is_relative else _unit(subject.clock))

    caption = "A mark for each run, of an order of the clues and a seed; >: it was not solved." + (
        f" In proportion to what {shown[subject.baseline].label} takes for the same instance in"
        f" the geometric mean, {_unit(subject.clock)}."
        if is_relative
        else ""
    )
    missing = len(runs) - sum(map(len, spots.values()))
    if missing:
        caption += (
            f" {missing} of {len(runs)} runs are not drawn, as {shown[subject.baseline].label} did"
            " not solve their instances in all of its own."
        )
    size = (5.4, 0.9 + 0.32 * len(rows))
    return canvas.plot("orders", "Distribution over orders and seeds", caption, size, draw)


class _Spot(NamedTuple):
    at: float
    words: str
    is_bound: bool


def _spots(subject: Subject, runs: Sequence[Run]) -> list[_Spot]:
    """Seconds of the one instance; of several, in proportion to the baseline's for each."""
    base = subject.times[subject.baseline]
    is_relative = len({run.case.instance for run in subject.runs}) > 1
    found = []
    for run in runs:
        taken, case = run.taken(subject.clock), run.case
        scale = base.get(case.instance) if is_relative else Taken(1.0, False)
        if taken is not None and scale is not None and not scale.is_bound:
            seed = "" if case.seed is None else f", seed {case.seed}"
            place = f"{case.instance}, order {case.order}{seed}"
            words = f"{subject.looks[case.setting].label}: {place}, {taken} s"
            found.append(_Spot(taken.seconds / scale.seconds, words, taken.is_bound))
    return found


def _scatter(
    subject: Subject, name: str, pair: tuple[Setting, Setting], common: Sequence[str]
) -> Plot:
    one, other = (subject.looks[setting] for setting in pair)
    times = [subject.times[setting] for setting in pair]
    edge = _edge(subject.limit, [those[i] for those in times for i in common])
    places = [(_at(times[0][i], edge), _at(times[1][i], edge)) for i in common]
    words = [f"{i}: {times[0][i]} s, {times[1][i]} s" for i in common]

    def draw(axes: Axes) -> None:
        ends = [end for place in places for end in place] + ([] if edge is None else [edge])
        canvas.logarithmic(axes.xaxis, ends)
        span = canvas.logarithmic(axes.yaxis, ends)
        axes.set_aspect("equal")
        axes.plot(span, span, color=GREY, linewidth=0.8, zorder=1)
        if edge is not None:
            axes.axhline(edge, color=GREY, linewidth=0.8, linestyle="--", zorder=1)
            axes.axvline(edge, color=GREY, linewidth=0.8, linestyle="--", zorder=1)
        for look, side in ((one, 1), (other, -1), (_OF_TIE, 0)):
            mine = [n for n, (x, y) in enumerate(places) if (y > x) - (y < x) == side]
            canvas.dots(axes, [places[n] for n in mine], [words[n] for n in mine], look)
        unit = _SHORT[subject.clock]
        axes.set_xlabel(f"{canvas.label(one)}, {unit}")
        axes.set_ylabel(f"{canvas.label(other)}, {unit}")

    at_limit = f" (the time limit, {edge:g} s)" if edge and edge == subject.limit else ""
    caption = f"On a dashed line{at_limit}: not solved." if edge else ""
    return canvas.plot(name, f"{one.label} / {other.label}", caption, (3.3, 3.3), draw)


def _edge(limit: float | None, found: Sequence[Taken]) -> float | None:
    """Where the line of what was not solved stands: at the limit, if all that was solved is below.

    None: all was solved, and the limit is out of sight or there is none.
    """
    most = max((taken.seconds for taken in found if not taken.is_bound), default=1.0)
    is_cut = any(taken.is_bound for taken in found)
    if limit is not None and most < limit and (is_cut or limit < 10 * most):
        return limit
    return _BEYOND * most if is_cut else None


def _at(taken: Taken, edge: float | None) -> float:
    return edge if taken.is_bound and edge is not None else taken.seconds


def _solved(times: Mapping[str, Taken]) -> list[tuple[float, str]]:
    """Seconds and instance, the fastest first."""
    return sorted((taken.seconds, name) for name, taken in times.items() if not taken.is_bound)


def _counted(look: Look, solved: int) -> Look:
    """A look of the legend: what solved nothing has no line that could be looked for."""
    return look if solved else look._replace(label=f"{look.label} (0 solved)")


def _unit(clock: Clock) -> str:
    """What an axis is of: as CLOCKS, short."""
    return CLOCKS[clock].partition(",")[0]
