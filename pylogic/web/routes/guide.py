"""The guide: its pages as HTML, in which raw HTML of a page is plain text."""

from __future__ import annotations

import re
from base64 import b64encode
from itertools import pairwise
from typing import Annotated

from fastapi import APIRouter
from fastapi import Path as InPath
from markdown_it import MarkdownIt

from pylogic.rules import library

router = APIRouter(tags=["guide"])

_PICTURE = re.compile(r"[\w-]+\.(svg|png)")
_KINDS = {"svg": "svg+xml", "png": "png"}
_NO_LETTERS = re.compile(r"[^\w]+")
Topic = Annotated[str, InPath(pattern=r"^[a-z_]{1,40}$")]


@router.get("/guide")
async def list_pages() -> list[dict[str, str]]:
    """Return `topic` and `title` of the guide's pages, the table of contents first."""
    return [{"topic": topic, "title": library.page_title(topic)} for topic in library.pages()]


@router.get("/guide/{topic}")
async def read_page(topic: Topic) -> dict[str, str]:
    """Return topic, title and HTML of a page of the guide; status 404 if there is none."""
    html = render(library.read_page(topic))
    return {"topic": topic, "title": library.page_title(topic), "html": html}


def render(text: str) -> str:
    """Return Markdown as HTML that contains its pictures, which lie beside the guide's pages.

    The page could not fetch a picture: the request would lack the token. A heading's anchor has its
    words in small letters, with one - for all that stands between. It is GitHub's for words and
    blanks alone; equal headings get equal anchors.
    """
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = parser.parse(text)
    for token, following in pairwise(tokens):
        if token.type == "heading_open":
            words = following.content.replace("`", "").lower()
            token.attrSet("id", _NO_LETTERS.sub("-", words).strip("-"))
    for image in (child for token in tokens for child in token.children or ()):
        name = str(image.attrGet("src"))
        if image.type == "image" and (match := _PICTURE.fullmatch(name)):
            data = b64encode((library.GUIDE / name).read_bytes()).decode()
            image.attrSet("src", f"data:image/{_KINDS[match[1]]};base64,{data}")
    rendered: str = parser.renderer.render(tokens, parser.options, {})
    return rendered
