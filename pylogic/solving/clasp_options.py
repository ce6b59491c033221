"""The options of clasp that a search takes, and why it takes no others, name by name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from pylogic.errors import OptionError
from pylogic.rules import lexical

PRESETS = ("auto", "frumpy", "jumpy", "tweety", "handy", "crafty", "trendy", "many")
_WITH_VALUE = frozenset(
    [
        *("configuration", "tester", "share", "trans-ext", "eq", "parallel-mode"),
        *("global-restarts", "distribute", "integrate", "enum-mode", "opt-mode"),
        *("opt-strategy", "opt-usc-shrink", "opt-heuristic", "heuristic", "score-res"),
        *("score-other", "sign-def", "vsids-progress", "dom-mod", "init-watches"),
        *("update-mode", "seed", "sign-def-disj", "rand-freq", "rand-prob", "forget-on-step"),
        *("strengthen", "update-lbd", "contraction", "loops", "restarts", "reset-restarts"),
        *("counter-restarts", "block-restarts", "shuffle", "deletion", "del-grow", "del-cfl"),
        *("del-init", "del-max", "del-glue", "del-on-restart"),
    ]
)
"""Options that are taken with a value: behind "=", or as the next word."""
_WITHOUT = frozenset(
    [
        *("stats", "learn-explicit", "sat-prepro", "backprop", "no-gamma", "eq-dfs"),
        *("restart-on-model", "lookahead", "init-moms", "sign-fix", "berk-huang"),
        *("vsids-acids", "nant", "save-progress", "acyc-prop", "partial-check"),
        *("no-lookback", "otfs", "update-act", "reverse-arcs"),
        *("local-restarts", "del-estimate"),
    ]
)
"""Options that are taken without a value, or with one behind "="."""
_LIMITS = "a search is cut short by --timeout, --memory and --conflicts alone"
_SHOWN = "an answer is what #show shows"
_FILES = "options that read or write files are not taken"
_PRINTS = "options that print instead of searching are not taken"
_READS = "pylogic reads the rules, and grounds them part by part"
_REFUSED_WITH_VALUE = {
    "models": "the number of answers is set with -n before the --",
    "const": "constants are set with -c NAME=VALUE before the --",
    "solve-limit": _LIMITS,
    "opt-stop": _LIMITS,
    "time-limit": _LIMITS,
    "show-preds": f"{_SHOWN}; nothing else is shown",
    "compute": "what must hold is said by the rules and the instance",
    "warn": "pylogic reads the warnings of the grounder itself",
    "preserve-facts": _READS,
    "mode": _READS,
    **dict.fromkeys(["output", "output-debug", "lemma-in", "lemma-out", "hcc-out"], _FILES),
    **dict.fromkeys(["lemma-out-lbd", "lemma-out-max", "lemma-out-dom"], _FILES),
    **dict.fromkeys(["outf", "out-atomf", "out-ifs"], _PRINTS),
}
"""Options with a value that are refused, and why."""
_REFUSED_WITHOUT = {
    "project": f"{_SHOWN}; nothing else is projected",
    "supp-models": "it finds more than the answer sets",
    "no-ufs-check": "it finds more than the answer sets",
    "rewrite-minimize": "the costs of the answers would be lost",
    **dict.fromkeys(["single-shot", "parse-ext", "parse-maxsat", "enable-python"], _READS),
    **dict.fromkeys(["text", "lemma-out-txt"], _FILES),
    **dict.fromkeys(["reify-sccs", "reify-steps", "out-hide-aux", "pre", "help"], _PRINTS),
    **dict.fromkeys(["version", "verbose", "print-portfolio", "quiet", "fast-exit"], _PRINTS),
}
"""Options without a value, or with one behind "=", that are refused, and why."""
_VALUES = {
    "configuration": (PRESETS, "there is no such preset; presets"),
    "enum-mode": (("auto", "bt", "record"), "it does not enumerate all answer sets; these do"),
    "opt-mode": (("opt", "enum", "optN", "ignore"), "a bound would hide answers; without one"),
}
"""The only values of some options, and why the search takes no others."""
_REFUSED: Mapping[str, str] = {**_REFUSED_WITH_VALUE, **_REFUSED_WITHOUT}
_VALUED = _WITH_VALUE | _REFUSED_WITH_VALUE.keys()
_NAMES = (*sorted(_WITH_VALUE | _WITHOUT), *_REFUSED)
_LETTERS = {
    "c": "const",
    "d": "deletion",
    "e": "enum-mode",
    "h": "help",
    "n": "models",
    "o": "output",
    "q": "quiet",
    "r": "restarts",
    "s": "stats",
    "t": "parallel-mode",
    "v": "version",
    "V": "verbose",
    "W": "warn",
}


class ClaspOption(NamedTuple):
    """An option of clasp or the grounder."""

    name: str
    """Its whole name, without "no-" before what can be switched off."""
    value: str | None = None
    is_off: bool = False

    @property
    def text(self) -> str:
        """The option as one word of clingo's command line, with its whole name."""
        name = f"--no-{self.name}" if self.is_off else f"--{self.name}"
        return name if self.value is None else f"{name}={self.value}"


def read_options(words: Iterable[str]) -> Iterator[ClaspOption]:
    """The options that words of clingo's command line mean, whose names may be cut short.

    Raises:
        OptionError: a word is no option, or may mean several.
    """
    rest = iter(words)
    for word in rest:
        option = _option(word)
        if option.value is None and not option.is_off and option.name in _VALUED:
            value = next(rest, None)
            if value is None:
                raise OptionError(f"{word}: a value is missing: --{option.name}=VALUE")
            option = option._replace(value=value)
        yield option


def _option(word: str) -> ClaspOption:
    if word.startswith("--") and word != "--":
        text, equals, value = word.removeprefix("--").partition("=")
        name, is_off = _name(text)
        return ClaspOption(name, value if equals else None, is_off)
    if lexical.is_number(word):  # as clingo reads it
        return ClaspOption("models", word)
    if word.startswith("-") and word[1:2] in _LETTERS:
        return ClaspOption(_LETTERS[word[1]], word[2:] or None)
    raise OptionError(f"unknown option: {word!r}")


def _name(typed: str) -> tuple[str, bool]:
    """The whole name of what is typed, and whether it is switched off."""
    is_off, text, found = False, typed, _beginning(typed)
    if not found and typed.startswith("no-"):
        is_off, text = True, typed.removeprefix("no-")
        found = _beginning(text)
    if not found or not text:
        raise OptionError(f"unknown option: {typed!r}")
    if len(found) > 1 and text not in found:
        raise OptionError(f"--{typed} may mean {', '.join(found)}")
    return (text if text in found else found[0]), is_off


def _beginning(text: str) -> list[str]:
    return [name for name in _NAMES if name.startswith(text)]


def check_taken(options: Iterable[ClaspOption]) -> None:
    """Whether a search takes all of the options.

    Raises:
        OptionError: says which it does not take, and why.
    """
    for option in options:
        if option.name in _REFUSED:
            raise OptionError(f"{option.text}: {_REFUSED[option.name]}")
        value = option.value or ""
        values, words = _VALUES.get(option.name, ((), ""))
        if values and value.lower() not in map(str.lower, values):
            raise OptionError(f"{option.text}: {words}: {', '.join(values)}")
        if option.name == "tester":  # the options of the solver that tests
            if not {*value}.isdisjoint("\"'\\"):  # clasp reads them, and splits in other places
                raise OptionError(f"{option.text}: it takes no quotes and no backslashes")
            check_taken(read_options(value.split()))
