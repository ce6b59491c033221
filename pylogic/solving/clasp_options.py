"""The options of clasp that a search accepts, and the reasons for which it refuses others."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from pylogic.errors import OptionError

PRESETS = ("auto", "frumpy", "jumpy", "tweety", "handy", "crafty", "trendy", "many")
"""clasp's presets, the values of --configuration."""
_ACCEPTED = frozenset(
    [
        *("configuration", "share", "trans-ext", "eq", "parallel-mode"),
        *("global-restarts", "distribute", "integrate", "enum-mode", "opt-mode"),
        *("opt-strategy", "opt-usc-shrink", "opt-heuristic", "heuristic", "score-res"),
        *("score-other", "sign-def", "vsids-progress", "dom-mod", "init-watches"),
        *("update-mode", "seed", "sign-def-disj", "rand-freq", "rand-prob", "forget-on-step"),
        *("strengthen", "update-lbd", "contraction", "loops", "restarts", "reset-restarts"),
        *("counter-restarts", "block-restarts", "shuffle", "deletion", "del-grow", "del-cfl"),
        *("del-init", "del-max", "del-glue", "del-on-restart"),
        *("stats", "learn-explicit", "sat-prepro", "backprop", "no-gamma", "eq-dfs"),
        *("restart-on-model", "lookahead", "init-moms", "sign-fix", "berk-huang"),
        *("vsids-acids", "nant", "save-progress", "acyc-prop", "partial-check"),
        *("no-lookback", "otfs", "update-act", "reverse-arcs"),
        *("local-restarts", "del-estimate"),
    ]
)
"""The options that guide a search and change no answer."""
_LIMITED = "a search is cut short by --timeout, --memory and --conflicts alone"
_SHOWN = "an answer is what #show shows, nothing else"
_REFUSALS = {
    "models": "the number of answers is set with -n before the --",
    "const": "constants are set with -c NAME=VALUE before the --",
    "solve-limit": _LIMITED,
    "opt-stop": _LIMITED,
    "time-limit": _LIMITED,
    "show-preds": _SHOWN,
    "project": _SHOWN,
    "supp-models": "it finds more than the answer sets",
    "no-ufs-check": "it finds more than the answer sets",
    "rewrite-minimize": "the costs of the answers would be lost",
}
"""The reasons against some refused options."""
_ACCEPTED_VALUES = {
    "configuration": (PRESETS, "there is no such preset; presets"),
    "enum-mode": (("auto", "bt", "record"), "it does not enumerate all answer sets; these do"),
    "opt-mode": (("opt", "enum", "optN", "ignore"), "a bound would hide answers; without one"),
}
"""The accepted values of some options, and the reason against other values."""


class ClaspOption(NamedTuple):
    """An option of clasp, as a word of the command line means it."""

    name: str
    """The name, without the "no-" that switches the option off."""
    text: str
    """The whole word."""


def read_options(words: Iterable[str]) -> Iterator[ClaspOption]:
    """Yield the option that each word --NAME, --no-NAME or --NAME=VALUE sets, known or not.

    Raises:
        OptionError: a word has another form, as `-n 1`; raised when the generator reaches it.
    """
    for word in words:
        match = re.fullmatch(r"--([a-z-]+)(=.*)?", word, re.DOTALL)
        if match is None:
            raise OptionError(f"{word!r}: expected an option of clasp, --NAME or --NAME=VALUE")
        is_whole = match[1] in _ACCEPTED or match[1] in _REFUSALS
        yield ClaspOption(match[1] if is_whole else match[1].removeprefix("no-"), word)


def check_accepted(options: Iterable[ClaspOption]) -> None:
    """Raise OptionError, with the reason, for the first option or value that a search refuses."""
    for name, text in options:
        if name not in _ACCEPTED:
            raise OptionError(f"{text}: {_REFUSALS.get(name, 'no option of clasp that is taken')}")
        values, reason = _ACCEPTED_VALUES.get(name, ((), ""))
        if values and text.partition("=")[2].lower() not in map(str.lower, values):
            raise OptionError(f"{text}: {reason}: {', '.join(values)}")
