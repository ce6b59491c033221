"""Signals: at random moments, once something was printed, twice in a row."""

from __future__ import annotations

import random
from collections.abc import Iterator

from .. import material as m
from ..case import CTRL_C, Case, Command, Signals
from ..commands import BY_NAME, ENDLESS, SHORT, available

_ASKED = ("INT", "TERM", "HUP")
_ALL = (
    *((name,) for name in (*_ASKED, "INT", "KILL")),
    *((one, two) for one in _ASKED for two in _ASKED),
)
_KILLED = -9
_LEAVE_CHILDREN = (
    "solve-swipl-endless", "solve-swipl-timed", "compare-swipl-endless", "generate-endless",
    "diff-endless", "explain-endless", "lint-endless", "compare-endless", "solve-endless", "watch",
)  # fmt: skip


def cases() -> Iterator[Case]:
    """One of each that has failed before."""
    for name in _LEAVE_CHILDREN:
        for signal in (*_ASKED, "KILL"):
            yield _case(BY_NAME[name], Signals((signal,), 0.8))
    for signal in _ASKED:
        yield Case(
            f"signal/solve-endless/{signal}-says-why",
            BY_NAME["solve-endless"],
            Signals((signal,), 0.8),
            codes=frozenset({CTRL_C}),
            prints="interrupted: no answer, stopped by Ctrl-C",
        )
    for command in available(SHORT):
        for at in (0.0, 0.1, 0.5):
            yield _case(command, Signals(("INT",), at))
    for command in _PRINTING:
        for signal in _ASKED:
            fault = Signals((signal,), 0.0, after=_PRINTING[command])
            yield Case(
                f"signal/{command.name}/{signal}-once-printed",
                command,
                fault,
                codes=frozenset({CTRL_C}),
                prints=_PRINTING[command],
            )
    yield Case(
        "signal/compare/INT-says-what-is-missing",
        _SOME_RUNS,
        Signals(("INT",), 0.0, after="pylogic solve"),  # the first run stands in the journal
        codes=frozenset({CTRL_C}),
        says=r"(?s)(?=.*\d+ of \d+)(?=.*--resume)",
    )


def random_cases(chosen: random.Random) -> Iterator[Case]:
    """Cases without end: any command, any signals, any moment."""
    commands = (*available(SHORT), *available(ENDLESS))
    while True:
        names = chosen.choice(_ALL)
        fault = Signals(
            names,
            round(chosen.random() ** 2, 4),  # more of the first moments
            round(chosen.random() * 0.1, 4) if len(names) > 1 else 0.0,
            to_group=names[0] == "INT" and chosen.random() < 0.5,
        )
        yield _case(chosen.choice(commands), fault)


def _case(command: Command, fault: Signals) -> Case:
    what = "-".join(fault.names) + ("-group" if fault.to_group else "")
    name = f"signal/{command.name}/{what}@{fault.at}" + (f"+{fault.gap}" if fault.gap else "")
    by_signal = _KILLED if "KILL" in fault.names else CTRL_C
    codes = {by_signal} if command.is_endless else {by_signal, command.code}
    has_journal = "--journal" in command.arguments and not command.is_endless
    return Case(name, command, fault, codes=frozenset(codes), resumes=has_journal)


_PRINTING = {
    Command(
        "solve-first",
        ("solve", "first.lp", "holes.lp", "--plain", "-n", "0", "--", "--heuristic=Domain"),
        (("first.lp", m.FIRST_THEN_ENDLESS), ("holes.lp", m.HOLES)),
        is_endless=True,
    ): "7",
    BY_NAME["solve-many"]: "# . . .",
    Command(
        "generate-print",
        ("generate", "kuromasu", "4x4", "--seed", "1", "-n", "100000", "--plain"),
        is_endless=True,
    ): "puzzle 1 of seed 1",
}
_SOME_RUNS = Command(
    "compare-some",
    (
        *("compare", "pigeons.lp", "one.lp", "many.lp"),
        *("--config", "tweety,trendy", "--journal", "j.sqlite"),
    ),
    (("pigeons.lp", m.ENDLESS_SEARCH), ("one.lp", "holes(2).\n"), ("many.lp", m.HOLES)),
    writes=("*.sqlite*",),
    is_endless=True,
)
