"""What names a puzzle without holding it: the reason why it cannot be read."""

from __future__ import annotations

import re

_LINK = re.compile(r"\s*(?:[a-z]+://)?(?:[\w-]+\.)+[a-z]{2,}/\S*\s*", re.IGNORECASE)


def reason(text: str) -> str | None:
    """Why a text is no puzzle that can be read, if it only names one."""
    if _LINK.fullmatch(text):
        return (
            "this link does not hold the puzzle, and nothing is fetched: "
            "open it in a browser, and copy the long link from there"
        )
    return None
