"""Claims: what is said without any fault must be what was proved."""

from __future__ import annotations

from collections.abc import Iterator

from .. import material as m
from ..case import ANSWERED, LIMITED, Case, Command

_FILES = (("mines.lp", m.MINES), ("later.lp", m.LATER_MINES))
_BOUNDED = "no difference|not proved|up to"


def cases() -> Iterator[Case]:
    """`diff` of rules that differ on large boards only, and of rules that are the same."""
    codes = frozenset({ANSWERED, LIMITED})
    words = Command("diff-later", ("diff", "mines.lp", "later.lp", "--timeout", "5"), _FILES)
    yield Case("claim/diff-later/words", words, codes=codes, prints=_BOUNDED, within=60)
    document = Command("diff-later-json", (*words.arguments, "--json"), _FILES)
    yield Case("claim/diff-later/json", document, codes=codes, lacks='"verdict": "same"', within=60)
    same = Command("diff-same-json", ("diff", "mines.lp", "mines.lp", "--json"), _FILES)
    yield Case("claim/diff-same/json", same, codes=codes, prints='"verdict": "same"', within=60)
    lint = Command("lint-short", ("lint", "kuromasu", "inst43", "--timeout", "0.05"))
    whole = Command("lint-whole", ("lint", "kuromasu", "inst43"))
    yield Case("claim/lint/cut-short", lint, codes=codes, usual=whole)
