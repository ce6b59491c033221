"""What requests say, and within which bounds; FastAPI validates and describes it."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, FailFast, Field

LONGEST_TEXT = 2_000_000
"""Characters of rules or facts that one request may carry."""

PuzzleName = Annotated[str, Field(pattern=r"^[a-z_][A-Za-z0-9_]{0,63}$")]
InstanceName = Annotated[str, Field(pattern=r"^[A-Za-z0-9_][A-Za-z0-9_-]{0,63}$")]
Text = Annotated[str, Field(max_length=LONGEST_TEXT)]
Constant = Annotated[str, Field(max_length=200)]


class Body(BaseModel):
    """What a request says; a field that nobody knows is an error."""

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
    """What messages call the facts."""
    facts: Text = ""
    marks: Annotated[list[tuple[Constant, bool]], FailFast()] = Field(
        default=[], max_length=100_000
    )
    """What a player has entered: atoms of an answer, and whether they hold."""
