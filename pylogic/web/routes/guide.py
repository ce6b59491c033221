"""The guide: its pages, in HTML."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, HTTPException, Path
from pydantic import BaseModel

from pylogic.errors import NotFoundError
from pylogic.rules import library
from pylogic.web import markdown

router = APIRouter(tags=["guide"])

Topic = Annotated[str, Path(pattern=r"^[a-z_]{1,40}$")]


class Heading(BaseModel):
    """A page of the guide."""

    topic: str
    title: str


class Page(Heading):
    """What a page of the guide says."""

    html: str


@router.get("/guide")
async def contents() -> list[Heading]:
    """The pages of the guide, the contents first."""
    return [Heading(topic=topic, title=library.page_title(topic)) for topic in library.topics()]


@router.get("/guide/{topic}")
async def page(topic: Topic) -> Page:
    """A page of the guide."""
    try:
        text = library.page(topic)
    except NotFoundError:
        raise HTTPException(404, f"the guide has no page {topic}") from None
    html = markdown.render(text, library.GUIDE)
    return Page(topic=topic, title=library.page_title(topic), html=html)
