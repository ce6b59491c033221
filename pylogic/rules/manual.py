"""The pages of the guide, by topic."""

from __future__ import annotations

import re
from pathlib import Path

from pylogic.rules import library

PAGES = library.PACKAGE / "guide"
CONTENTS = "index"
"""The topic that lists the others."""
_LINK = re.compile(r"\]\(([a-z]+)\.md\)")


def topics() -> dict[str, Path]:
    """The topics, each with the file of its page: the contents, and what they list in order."""
    files = {path.stem: path for path in sorted(PAGES.glob("*.md"))}
    listed = _LINK.findall(files[CONTENTS].read_text(encoding="utf-8"))
    order = dict.fromkeys([CONTENTS, *listed, *files])
    return {topic: files[topic] for topic in order if topic in files}


def page(topic: str) -> str:
    """The text of a page.

    Raises:
        NotFoundError: there is none; says what is near.
    """
    known = topics()
    path = known.get(topic.removesuffix(".md"))
    if path is None:
        raise library.missing("page", topic, [PAGES], known)
    return path.read_text(encoding="utf-8")


def title(topic: str) -> str:
    """The first heading of a page.

    Raises:
        NotFoundError: there is no such page.
    """
    lines = page(topic).splitlines()
    return next((line[2:].strip() for line in lines if line.startswith("# ")), topic)
