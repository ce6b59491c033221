"""The options of clasp that a search accepts, and the reasons for which it refuses others."""

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
"""Accepted options with a value: behind "=", or as the next word."""
_WITHOUT = frozenset(
    [
        *("stats", "learn-explicit", "sat-prepro", "backprop", "no-gamma", "eq-dfs"),
        *("restart-on-model", "lookahead", "init-moms", "sign-fix", "berk-huang"),
        *("vsids-acids", "nant", "save-progress", "acyc-prop", "partial-check"),
        *("no-lookback", "otfs", "update-act", "reverse-arcs"),
        *("local-restarts", "del-estimate"),
    ]
)
"""Accepted options without a value, or with one behind "="."""
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
"""Refused options with a value, each with the reason."""
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
"""Refused options without a value, or with one behind "=", each with the reason."""
_VALUES = {
    "configuration": (PRESETS, "there is no such preset; presets"),
    "enum-mode": (("auto", "bt", "record"), "it does not enumerate all answer sets; these do"),
    "opt-mode": (("opt", "enum", "optN", "ignore"), "a bound would hide answers; without one"),
}
"""The accepted values of some options, and the reason against other values."""
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
    """An option of clasp or the grounder, as a word of the command line means it."""

    name: str
    """The whole name, without the "no-" that switches the option off."""
    value: str | None = None
    is_off: bool = False

    @property
    def text(self) -> str:
        """The option as one word of clingo's command line, with its whole name."""
        name = f"--no-{self.name}" if self.is_off else f"--{self.name}"
        return name if self.value is None else f"{name}={self.value}"


def read_options(words: Iterable[str]) -> Iterator[ClaspOption]:
    """Yield the options that words of clingo's command line mean; their names may be cut short.

    Raises:
        OptionError: a word is no option, may mean several options, or lacks a value.
    """
    words_left = iter(words)
    for word in words_left:
        option = _parse_option(word)
        if option.value is None and not option.is_off and option.name in _VALUED:
            value = next(words_left, None)
            if value is None:
                raise OptionError(f"{word}: a value is missing: --{option.name}=VALUE")
            option = option._replace(value=value)
        yield option


def _parse_option(word: str) -> ClaspOption:
    """Read an option from one word, or raise OptionError; its value may be the next word."""
    if word.startswith("--") and word != "--":
        text, equals, value = word.removeprefix("--").partition("=")
        name, is_off = _complete_name(text)
        return ClaspOption(name, value if equals else None, is_off)
    if lexical.is_number(word):  # as clingo reads it
        return ClaspOption("models", word)
    if word.startswith("-") and word[1:2] in _LETTERS:
        return ClaspOption(_LETTERS[word[1]], word[2:] or None)
    raise OptionError(f"unknown option: {word!r}")


def _complete_name(typed: str) -> tuple[str, bool]:
    """Return the whole name of a cut one, and True if "no-" is before it; or raise OptionError."""
    is_off, text, names = False, typed, _names_from(typed)
    if not names and typed.startswith("no-"):
        is_off, text = True, typed.removeprefix("no-")
        names = _names_from(text)
    if not names or not text:
        raise OptionError(f"unknown option: {typed!r}")
    if len(names) > 1 and text not in names:
        raise OptionError(f"--{typed} may mean {', '.join(names)}")
    return (text if text in names else names[0]), is_off


def _names_from(text: str) -> list[str]:
    """Return the names of options that begin with a text."""
    return [name for name in _NAMES if name.startswith(text)]


def check_taken(options: Iterable[ClaspOption]) -> None:
    """Raise OptionError if a search refuses one of the options; the message says why."""
    for option in options:
        if option.name in _REFUSED:
            raise OptionError(f"{option.text}: {_REFUSED[option.name]}")
        value = option.value or ""
        values, words = _VALUES.get(option.name, ((), ""))
        if values and value.lower() not in map(str.lower, values):
            raise OptionError(f"{option.text}: {words}: {', '.join(values)}")
        if option.name == "tester":  # the options of the solver that tests
            if not {*value}.isdisjoint("\"'\\"):  # clasp would split the text in other places
                raise OptionError(f"{option.text}: it takes no quotes and no backslashes")
            check_taken(read_options(value.split()))
