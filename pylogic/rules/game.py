"""The game in words: what the header of a rule file says above its predicates."""

from __future__ import annotations

import re
from typing import NamedTuple


class Words(NamedTuple):
    """A paragraph, or an item of a list."""

    text: str
    is_item: bool


def words(header: str) -> tuple[Words, ...]:
    """What stands in a header between the title and the predicates."""
    body = header.partition("\n")[2]
    told = re.split(r"(?m)^(?:Input|Output|Source):?", body, maxsplit=1)[0]
    blocks: list[list[str]] = []
    for line in told.splitlines():
        is_more = bool(blocks) and line[:1] == " " and not line.lstrip().startswith("- ")
        is_same = bool(blocks) and not blocks[-1][0].startswith("- ") and line[:1].strip()
        if line.strip() and (is_more or is_same):
            blocks[-1].append(line.strip())
        elif line.strip():
            blocks.append([line.strip()])
    return tuple(
        Words(" ".join(block).removeprefix("- "), block[0].startswith("- ")) for block in blocks
    )
