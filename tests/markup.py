"""HTML as a browser reads it: elements, each closed by its own end tag, and texts."""

from __future__ import annotations

from html.parser import HTMLParser

NO_END = {"br", "dd", "dt", "img", "meta"}
"""Elements that need no end tag."""


class Markup(HTMLParser):
    """The elements of a page with their attributes, and its texts with the elements around them."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[tuple[str, list[str]]] = []
        self.feed(page)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in NO_END:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in NO_END:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append((data, [*self.open]))

    def values(self, *names: str) -> list[str]:
        """The values of attributes with these names, in the order of the page."""
        return [found[name] or "" for _, found in self.elements for name in names if name in found]
