"""The bodies that several requests share, and their bounds; FastAPI validates them."""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, FailFast, Field

LONGEST_TEXT = 2_000_000
"""Most characters of rules or of facts in a request."""

_LONGEST_NAME = 252  # most bytes of a file's name, without .lp


def is_instance_name(name: str) -> bool:
    """True if a visible file NAME.lp can be made; NAME has no slash, and no ending .lp itself."""
    is_text = not any(sign in "/\\" or unicodedata.category(sign) in ("Cc", "Cs") for sign in name)
    is_name = name[:1] not in ("", ".") and not name.endswith(".lp")
    return is_text and is_name and len(name.encode()) <= _LONGEST_NAME


def _check_instance_name(name: str) -> str:
    """Return `name`; raise ValueError, as pydantic's validators do, if no file can be called so."""
    if not is_instance_name(name):
        raise ValueError("no file can be called so")
    return name


PuzzleName = Annotated[str, Field(pattern=r"^[a-z_][A-Za-z0-9_]{0,63}$")]
InstanceName = Annotated[str, AfterValidator(_check_instance_name)]
Text = Annotated[str, Field(max_length=LONGEST_TEXT)]
Constant = Annotated[str, Field(max_length=200)]
Side = Annotated[int, Field(ge=1, le=60)]
"""The rows or columns of a board; larger boards are drawn too slowly to work on."""


class Body(BaseModel):
    """The contents of a request; an unknown field is an error."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Rules(Body):
    """A puzzle, with its rules as they stand in an editor."""

    puzzle: PuzzleName
    rules: Text | None = None
    """The text of the rules; None for the saved rules."""
    constants: dict[PuzzleName, Constant] = Field(default={}, max_length=50)

    @property
    def rules_path(self) -> Path:
        """The path of the rules relative to a job's desk, as messages name it."""
        return Path("encodings") / f"{self.puzzle}.lp"


class Board(Rules):
    """A puzzle, an instance, and the player's entries."""

    instance: InstanceName = "board"
    """The name of the facts in messages."""
    facts: Text = ""
    marks: Annotated[list[tuple[Constant, bool]], FailFast()] = Field(
        default=[], max_length=100_000
    )
    """The player's entries: atoms of an answer, each with True if it holds, False if not."""

    @property
    def facts_path(self) -> Path:
        """The path of the facts relative to a job's desk, as messages name it."""
        return Path("instances") / self.puzzle / f"{self.instance}.lp"
