"""The contents of requests, and their bounds; FastAPI validates and describes them."""

from __future__ import annotations

import unicodedata
from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, FailFast, Field

LONGEST_TEXT = 2_000_000
"""Characters of rules or facts that one request may carry."""

_LONGEST_NAME = 252  # bytes of a name of a file, without .lp


def is_instance_name(name: str) -> bool:
    """Whether a file in the folder of instances can be called so."""
    is_text = not any(sign in "/\\" or unicodedata.category(sign) in ("Cc", "Cs") for sign in name)
    is_name = name[:1] not in ("", ".") and not name.endswith(".lp")
    return is_text and is_name and len(name.encode()) <= _LONGEST_NAME


def _instance_name(name: str) -> str:
    if not is_instance_name(name):
        raise ValueError("no file can be called so")
    return name


PuzzleName = Annotated[str, Field(pattern=r"^[a-z_][A-Za-z0-9_]{0,63}$")]
InstanceName = Annotated[str, AfterValidator(_instance_name)]
Text = Annotated[str, Field(max_length=LONGEST_TEXT)]
Constant = Annotated[str, Field(max_length=200)]
Side = Annotated[int, Field(ge=1, le=60)]
"""Larger boards are drawn too slowly to be worked on: 10 s with 100 x 100 cells."""


class Body(BaseModel):
    """The contents of a request; a field that nobody knows is an error."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Rules(Body):
    """A puzzle, with its rules as they stand in an editor."""

    puzzle: PuzzleName
    rules: Text | None = None
    """None: as they are saved."""
    constants: dict[PuzzleName, Constant] = Field(default={}, max_length=50)


class Board(Rules):
    """A puzzle and an instance, perhaps partly filled."""

    instance: InstanceName = "board"
    """The name of the facts in messages."""
    facts: Text = ""
    marks: Annotated[list[tuple[Constant, bool]], FailFast()] = Field(
        default=[], max_length=100_000
    )
    """The player's entries: atoms of an answer, and whether they hold."""
