"""Limits: wrong ones are refused, and right ones hold for everything that a verb does."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from .. import material as m
from ..case import ANSWERED, LIMITED, REFUSED, Case, Command
from ..commands import ENDLESS, SHORT, available

_FREE = ("list", "new", "guide")
"""Verbs without limits: they read nothing but what is packaged."""
_SLACK = 5.0
"""Seconds that a verb may take beyond its limit, to start and to end."""


def cases() -> Iterator[Case]:
    """Each verb with wrong limits and small ones; and each thing that has no end."""
    seen = set()
    for command in available(SHORT):
        if command.verb in (*_FREE, *seen):
            continue
        seen.add(command.verb)
        for value in ("inf", "nan", "0"):
            yield _refused(command, "--timeout", value)
        for value in ("-1", "inf"):
            yield _refused(command, "--memory", value)
        yield _small(command, "--timeout", 0.001)
        yield _small(command, "--timeout", 0.05)
        for megabytes in (1, 5, 16):
            yield _small(command, "--memory", megabytes)
    for command in available(ENDLESS):
        if "--timeout" not in command.arguments and command.verb != "watch":  # which goes on
            yield _ended(command, 1.0)
    for name, arguments, files, codes in _ENDLESS_PARTS:
        command = Command(name, (*arguments, "--timeout", "2"), files, is_endless=True, writes=_WEB)
        yield Case(f"limit/{name}", command, codes=frozenset(codes), within=2 + _SLACK)
    for name, arguments, files, codes in _LARGE:
        command = Command(name, arguments, files, is_endless=True, writes=_WEB)
        yield Case(f"large/{name}", command, codes=frozenset(codes), within=15.0)
    zero = Command("zero", ("solve", "kuromasu", "/dev/zero", "--memory", "200"))
    yield Case("limit/zero", zero, codes=frozenset({REFUSED, LIMITED}), within=_SLACK)


def random_cases(chosen: random.Random) -> Iterator[Case]:
    """Limits drawn by chance, up to what the command takes."""
    commands = [c for c in available(SHORT) if c.verb not in _FREE]
    while True:
        yield _small(chosen.choice(commands), "--timeout", round(chosen.uniform(0.001, 1), 3))
        yield _small(chosen.choice(commands), "--memory", chosen.randrange(1, 200))


def _with(command: Command, *arguments: str) -> Command:
    """The command with another option, put where options of clasp do not follow."""
    words = 1 + (command.verb == "batch")
    before = (*command.arguments[:words], *arguments, *command.arguments[words:])
    return replace(command, arguments=before)


def _refused(command: Command, option: str, value: str) -> Case:
    changed = _with(command, f"{option}={value}")
    name = f"wrong/{command.verb}/{option[2:]}={value}"
    return Case(name, changed, codes=frozenset({REFUSED}), says=option[2:])


def _small(command: Command, option: str, value: float) -> Case:
    changed = _with(command, f"{option}={value}")
    codes = frozenset({command.code, LIMITED})
    name = f"limit/{command.name}/{option[2:]}={value}"
    return Case(
        name, changed, codes=codes, within=value * (option == "--timeout") + _SLACK, usual=command
    )


def _ended(command: Command, seconds: float) -> Case:
    """A limit ends what has no end: nothing is found, or something of it."""
    changed = _with(command, f"--timeout={seconds}")
    partial = command.verb in ("compare", "generate", "lint", "watch", "clues", "trace", "explain")
    codes = {LIMITED, ANSWERED} if partial else {LIMITED}
    name = f"limit/{command.name}/timeout={seconds}"
    return Case(name, changed, codes=frozenset(codes), says="time|0/1", within=seconds + _SLACK)


_WEB = ("a.html", "j.sqlite*")
_BOARD = ("board.lp", m.MINES_BOARD)
_VIEW = (("view.lp", m.ENDLESS_VIEW), _BOARD)
_ABOUT = (("about.lp", m.ENDLESS_ABOUT), _BOARD)
_DRAWN = {ANSWERED, LIMITED}
_STOPPED = {LIMITED, REFUSED}
"""An about part that has no end may be refused, since it is more than facts."""
_ENDLESS_PARTS: tuple[tuple[str, tuple[str, ...], tuple[tuple[str, str], ...], set[int]], ...] = (
    ("view/solve", ("solve", "view.lp", "board.lp"), _VIEW, _DRAWN),
    ("view/explain", ("explain", "view.lp", "board.lp"), _VIEW, _DRAWN),
    ("view/trace-html", ("trace", "view.lp", "board.lp", "--html", "a.html"), _VIEW, _DRAWN),
    ("view/show", ("show", "view.lp", "board.lp"), _VIEW, {LIMITED}),
    ("view/clues", ("clues", "view.lp", "board.lp"), _VIEW, _DRAWN),
    ("view/generate", ("generate", "view.lp", "3x3", "--seed", "1"), _VIEW, _DRAWN),
    ("about/solve", ("solve", "about.lp", "board.lp"), _ABOUT, {*_STOPPED, ANSWERED}),
    ("about/show", ("show", "about.lp", "board.lp"), _ABOUT, _STOPPED),
    ("about/lint", ("lint", "about.lp", "board.lp"), _ABOUT, _STOPPED),
    ("about/convert", ("convert", "board.lp", "text", "--puzzle", "about.lp"), _ABOUT, _STOPPED),
    ("about/diff", ("diff", "about.lp", "about.lp", "board.lp"), _ABOUT, {*_STOPPED, ANSWERED}),
    *(
        (f"facts/{verb}", (verb, "kuromasu", "facts.lp"), (("facts.lp", m.MANY_FACTS),),
         {REFUSED, LIMITED})
        for verb in ("solve", "show", "trace")
    ),
)  # fmt: skip
_HUGE = (("huge.lp", m.HUGE_GRID), _BOARD)
_WIDE = (("wide.lp", m.LARGE_GRID), _BOARD)
_LARGE: tuple[tuple[str, tuple[str, ...], tuple[tuple[str, str], ...], set[int]], ...] = (
    *(
        (f"{name[:4]}/{verb}", (verb, name, "board.lp", "--html", "a.html"), files,
         {ANSWERED, REFUSED, LIMITED})
        for name, files in (("huge.lp", _HUGE), ("wide.lp", _WIDE))
        for verb in ("solve", "show", "explain", "trace")
    ),
)  # fmt: skip
