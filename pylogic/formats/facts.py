"""Detects facts of clingo; clingo itself reads and prints them, without a diagram."""

from __future__ import annotations

import re

from pylogic.formats.diagram import Format

# The patterns stay within lines: over many lines they would take quadratic time.
_COMMENT = re.compile(r"(?m)^[^\S\n]*%.*$")
_ATOM = r"-?_*[a-z]\w*\."
_FACTS = re.compile(
    r"(?m)^[^%\n]*\b[a-z_]\w*\s*\(+[^()]*\)+\s*[.:]|^[^\S\n]*(?!x+\.)[a-z_]\w*\.[^\S\n]*$"
    rf"|^[^\S\n]*(?!(?:x+\.[^\S\n]*)+$)(?:{_ATOM}[^\S\n]+)+{_ATOM}[^\S\n]*$"
)


def matches(text: str) -> bool:
    """Return True if a text looks like facts or rules, or has nothing but comments and blanks."""
    if not _COMMENT.sub("", text).strip():
        return True
    return bool(_FACTS.search(text))


FORMAT = Format("facts", "Facts", "facts of clingo (.lp)", matches, extension=".lp")
