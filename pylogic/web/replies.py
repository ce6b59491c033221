"""The types of the JSON that jobs send: OpenAPI describes them, and the page's types follow it.

A reply may have more fields than its type; the results' classes say what a field means.
"""

# ruff: noqa: UP013  (most types fit a line)

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict

from pylogic.solving.outcome import Status

Spot = list[Any]
"""[row, column], [row, column, side], or either behind the name of what is drawn there."""


class Problem(TypedDict):
    """A mistake in rules or facts, and its place."""

    text: str
    file: str | None
    line: int | None
    column: int | None
    kind: str


class Failure(TypedDict):
    """The last event of a job that has failed."""

    problems: list[Problem]
    interrupted: str | None
    words: str


Answer = TypedDict("Answer", {"atoms": list[str], "cost": list[int]})


class Outcome(TypedDict):
    """The result of a search."""

    status: Status
    exhausted: bool
    interrupted: str | None
    count: int
    cost: list[int]
    horizon: int | None
    answers: list[Answer]
    remarks: list[Problem]
    statistics: dict[str, float | None]


Line = TypedDict("Line", {"words": str, "place": str, "clue": str | None, "cells": list[Spot]})
Link = TypedDict("Link", {"words": str, "cells": list[Spot], "because": list[Line], "depth": int})


class Step(TypedDict):
    """A deduction; `needs` has the places of earlier steps whose conclusions nobody enters."""

    words: str
    sentence: str
    name: str
    cells: list[Spot]
    causes: list[Spot]
    because: list[Line]
    chain: list[Link]
    entered: list[str]
    needs: list[int]
    has_candidates: bool


class Conflict(TypedDict):
    """Clues, rules and marks that contradict one another."""

    because: list[Line]
    chain: list[Link]
    cells: list[Spot]
    state: list[str]
    minimal: bool
    suspects: list[str]


class Explanation(TypedDict):
    """The result of an explanation, complete or cut after enough steps."""

    status: Status
    conflicts: list[Conflict]
    complete: bool
    interrupted: str | None


class Reason(TypedDict):
    """Why an atom or a rule is not as the user expects."""

    words: str
    place: str | None
    cells: list[Spot]
    because: list[Reason]


Judgement = TypedDict("Judgement", {"possible": bool | None, "broken": list[Line]})
Why = TypedDict("Why", {"is_answer": bool | None, "reasons": list[Reason]})
