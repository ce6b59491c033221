"""Random small programs, and random options of clasp, that Hypothesis draws from text files.

grammar.txt has the statements of programs; of the options, in options.txt, none changes answers.

Every draw has the simplest choice first, so that Hypothesis can shrink a program: a line of a file
is left out, or is the first one of its kind.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import chain, combinations
from pathlib import Path
from string import Template
from typing import Any

import clingo
from hypothesis import strategies as st

UNARY = ("p", "q", "h", "_x", "-p", "-_x", "_y")
PLAIN = ("a", "b", "_m", "-a", "-_m")
SHOWS = ("", "", "whole", "whole", "terms", "none+terms", "whole+terms", "none")
"""Files of the grammar that end a rule file; "" shows everything."""
_NUMBER = re.compile(r"(?<![\w@])\d+")


def _lines(name: str) -> list[str]:
    return Path(__file__).with_name(name).read_text().splitlines()


def _grammar() -> dict[str, list[str]]:
    """The alternatives of each name, and the lines of each file."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in _lines("grammar.txt"):
        if line.startswith(" "):
            lines.append(line.strip())
        elif line and not line.startswith("%"):
            name, _, rest = line.partition(":")
            lines = found[name] = [one.strip() for one in rest.split(" |")] if rest else []
    return found


GRAMMAR = _grammar()


def _sets(names: Sequence[str], least: int, most: int) -> list[tuple[str, ...]]:
    return list(chain.from_iterable(combinations(names, n) for n in range(least, most + 1)))


class Writer:
    """Writes statements about a few predicates; a program's statements share them."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw
        unary = self.one_of(_sets(UNARY, 2, 4))
        self.values = self.one_of(_sets(GRAMMAR["value"], 1, 2))
        domain = " ".join(f"d({value})." for value in self.values)
        plain = self.one_of(_sets(PLAIN, 1, 3))
        self.pieces = GRAMMAR | {"p": unary, "q": unary, "plain": plain, "domain": [domain]}

    def one_of(self, choices: Sequence[Any]) -> Any:
        return self.draw(st.sampled_from(choices))

    def often(self, percent: int) -> bool:
        return self.one_of([False] * (100 - percent) + [True] * percent)

    def written(self, template: str) -> str:
        """A statement whose words are drawn."""
        return Template(template).substitute(_Words(self)) if "$" in template else template

    def file(self, name: str) -> list[str]:
        """The statements of a file of the grammar."""
        lines = [re.fullmatch(r"(?:(\d+) )?(.*)", x).groups() for x in GRAMMAR[f"{name} file"]]
        return [self.written(text) for often, text in lines if self.often(int(often or 100))]

    def program(self, shows: Sequence[str] = SHOWS) -> tuple[list[str], list[str]]:
        """A rule file, which begins with any of its statements, and an instance."""
        rules = self.file("encoding")
        first = self.one_of(range(len(rules)))
        ends = [self.file(name) for name in self.one_of(shows).split("+") if name]
        return [*rules[first:], *rules[:first], *chain(*ends)], self.file("instance")


class _Words(dict[str, str]):
    """The words of a statement, drawn when they are asked for."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    def __missing__(self, word: str) -> str:
        choices = self._writer.pieces[word.strip("_")]
        self[word] = self._writer.written(self._writer.one_of(choices))
        return self[word]


def mutated(writer: Writer, statements: Sequence[str]) -> list[str]:
    """The statements after a small change; what is shown stays."""
    found = list(statements)
    places = [i for i, text in enumerate(found) if not text.startswith("#show")]
    counted = [i for i in places if _NUMBER.search(found[i])]
    way = writer.one_of(("drop", "turn", "rename", "add", "add", *["number"] * 4))
    place = writer.one_of((way == "number" and counted) or places)
    if way == "drop":
        del found[place]
    elif way == "turn":
        found = found[place:] + found[:place]
    elif way == "rename":
        found[place] = re.sub(r"\bX\b", "Z", found[place])
    elif way == "number" and counted:
        number = writer.one_of([*_NUMBER.finditer(found[place])][::-1])
        begin, end = number.span()
        other = max(int(number[0]) + writer.one_of((1, -1)), 0)
        found[place] = f"{found[place][:begin]}{other}{found[place][end:]}"
    else:
        found.append(writer.written(writer.one_of(("$constraint", "$rule"))))
    return found


def relaxed(rules: Sequence[str], facts: Sequence[str]) -> list[str]:
    """The same, whose constraints say what they would forbid, and whose clues may be missing."""
    found = ["#show.", "#show breaks(I,V) : breaks(I,V).", "#show breaks(C) : breaks(C)."]
    numbers = iter(range(len(rules)))
    for text in (*rules, *facts, "#defined g/1."):
        if text.startswith(":-"):
            names = dict.fromkeys(re.findall(r"\b[XY]\b", re.sub(r"\{.*?\}", "", text)))
            values = "".join(f"{name}," for name in names)
            found.append(f"breaks({next(numbers)},({values})) {text}")
        elif text.startswith("g("):
            clue = text.rstrip(".")
            found.append(f"{{ {clue} }}. breaks({clue}) :- not {clue}.")
        elif not text.startswith(("#show", "#program")):
            found.append(text)
    return found


# ---- Options -------------------------------------------------------------------------

_LINES = [line.split() for line in _lines("options.txt")]
_FLAGS = [f"--{word}" for name, *words in _LINES for word in words if name == "flags"]
_RARE = [f"--{word}" for name, *words in _LINES for word in words if name == "rare"]
_VALUES = [
    f"--{name}={word}"
    for name, *words in _LINES
    for word in words
    if name not in ("%", "flags", "rare")
]


def _name(option: str) -> str:
    return option.partition("=")[0].removeprefix("--no-").removeprefix("--")


def some_options(draw: st.DrawFn, least: int, most: int) -> list[str]:
    """Several options, each of which stands once."""
    known = st.sampled_from([*_VALUES, *_FLAGS * 3])
    found = draw(st.lists(known, min_size=least, max_size=most, unique_by=_name))
    rare = draw(st.sampled_from([""] * 100 + _RARE))
    found += [rare] if rare else []
    return found


def are_taken(options: Sequence[str], is_guided: bool) -> bool:
    """True if clingo takes options together, and pylogic has to."""
    is_plain = not is_guided or any(option.startswith("--heuristic") for option in options)
    domain = [] if is_plain else ["--heuristic=Domain"]  # that of pylogic
    try:
        control = clingo.Control([*options, *domain], logger=lambda _code, _words: None)
    except RuntimeError:
        return False
    settings: Any = control.configuration.solver
    solvers = [settings[place] for place in range(len(settings))]
    # Together they lose answers, and pylogic refuses them.
    return not any(s.lookahead != "no" and s.opt_strategy.startswith("usc") for s in solvers)
