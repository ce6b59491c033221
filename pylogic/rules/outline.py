"""Where the parts of a rule file are, also of one that clingo cannot read."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import NamedTuple

from pylogic.rules import lexical
from pylogic.rules.parts import BASE

_PROGRAM = re.compile(r"#program\s+([a-z_][\w']*)")


class PartLines(NamedTuple):
    """A part of a file, and the lines that it stands in, counted from 1."""

    name: str
    first: int
    last: int
    """Blank lines at its end do not count."""


def parts(text: str) -> list[PartLines]:
    """The parts of a text in their order; what stands before the first `#program` is base."""
    found = lexical.code(text)
    heads = [(match.start(), match[1]) for match in _PROGRAM.finditer(found)]
    starts = [(0, BASE[0]), *heads, (len(text), "")]
    cut = []
    for (start, name), (end, _) in pairwise(starts):
        written = text[start:end].rstrip()
        if written:
            first = lexical.place(text, start)[0]
            cut.append(PartLines(name, first, first + written.count("\n")))
    return cut
