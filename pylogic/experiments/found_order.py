"""What a search for an order has found: a rule, held against the baseline on instances that it
was not chosen on, and permutations, each of its own instance.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pylogic.experiments.comparison import Comparison
from pylogic.experiments.order_plan import Effort
from pylogic.experiments.runs import plain
from pylogic.experiments.samples import ENOUGH_TO_CLAIM, LEVEL, Ratio, times
from pylogic.solving import order_rules, orders
from pylogic.solving.outcome import stopped_by

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType


@dataclass(frozen=True, repr=False)
class OrderOfInstance:
    """What one instance took, in the orders that were tried on it."""

    instance: str
    baseline: Effort | None
    rule: Effort | None
    """In the order of the rule that was chosen."""
    best: Effort | None
    """In the best order that was found for this instance alone."""
    order: str | None
    """Which one that is; a rule, where no permutation was better."""

    def to_dict(self) -> dict[str, Any]:
        """What `--json` prints of it."""
        found: dict[str, Any] = plain(self)
        return found

    def __str__(self) -> str:
        return f"{self.instance}: {self.baseline}, by the rule {self.rule}, at best {self.best}"

    def __repr__(self) -> str:
        return f"<OrderOfInstance {self}>"


@dataclass(frozen=True, repr=False)
class OrderSearch:
    """The best rule on training instances, and what it is worth on those that were held out."""

    rule: str
    """An order that pylogic takes by this name; the baseline, where no rule was better."""
    baseline: str
    unit: str
    """What is counted: the measure of all ratios."""
    training: tuple[str, ...]
    held_out: tuple[str, ...]
    rules: int
    """How many rules were tried."""
    permutations: int
    """How many permutations were tried, of all instances together."""
    training_ratio: Ratio | None
    """Of the rule to the baseline. It is too good: the rule was chosen for it."""
    held_out_ratio: Ratio | None
    """The same where it was not: the one that says what to expect. None if nothing is held out."""
    less: int
    more: int
    """On how many held out instances the rule took less than the baseline, and more."""
    best_ratio: Ratio | None
    """Of the best order of each instance to the baseline: what a choice by instance may gain."""
    spent: int
    """What all runs took together, in that unit."""
    instances: tuple[OrderOfInstance, ...]
    """Those of which permutations were tried."""
    seed: int
    comparison: Comparison
    """All of the runs, and whether they agree."""

    @property
    def is_better(self) -> bool:
        """Whether it may be claimed that other instances take less by the rule."""
        ratio = self.held_out_ratio
        return ratio is not None and ratio.is_difference and (ratio.value or 1) < 1

    @property
    def claim(self) -> str:
        """What may be said of the rule, in words."""
        if self.rule == self.baseline:
            return f"no rule that was tried takes less than {self.baseline} in training"
        ratio = self.held_out_ratio
        if ratio is None or ratio.value is None:
            return f"what {self.rule} takes on held out instances is not known"
        if not ratio.is_difference:
            words = f"{self.rule} is not shown to differ from {self.baseline}"
        elif ratio.value < 1:
            words = f"{self.rule} takes less than {self.baseline}"
        else:
            words = f"{self.rule} takes more than {self.baseline}"
        return f"on held out instances, {words}"

    def to_dict(self) -> dict[str, Any]:
        """What `pylogic compare --search-order --json` prints."""
        names = (
            "rule",
            "baseline",
            "unit",
            "training",
            "held_out",
            "rules",
            "permutations",
            "spent",
            "less",
            "more",
        )
        ratios = ("training_ratio", "held_out_ratio", "best_ratio")
        return {
            **{name: plain(getattr(self, name)) for name in (*names, *ratios)},
            "is_better": self.is_better,
            "instances": [one.to_dict() for one in self.instances],
            "seed": self.seed,
            "interrupted": self.comparison.interrupted,
            "missing": self.comparison.missing,
            "disagreements": [found.to_dict() for found in self.comparison.disagreements],
            "remarks": list(self.comparison.remarks),
        }

    def __str__(self) -> str:
        end = self.comparison.interrupted
        return self.claim + (f", {stopped_by(end)}" if end else "")

    def __repr__(self) -> str:
        return f"<OrderSearch {self}>"

    def __rich_console__(
        self, _console: Console, _options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        from rich.text import Text

        from pylogic.experiments import table  # loads numpy

        has_rule = self.rule != self.baseline
        heading = ["", "training", "held out", f"{100 - LEVEL * 100:.0f} %"]
        yield table.drawn([heading, *_ratios(self, has_rule)])
        yield Text()
        heading = ["", self.baseline, *([self.rule] if has_rule else []), "best", "order"]
        yield table.drawn([heading, *(_line(one, has_rule) for one in self.instances)])
        yield Text()
        yield from map(Text, _notes(self, has_rule))


def _ratios(found: OrderSearch, has_rule: bool) -> Iterator[list[str]]:
    yield [found.baseline, "1", "1" if found.held_out else "", ""]
    if has_rule:
        ratio = found.held_out_ratio
        yield [found.rule, _words(found.training_ratio), _words(ratio), _interval(ratio)]
    best = _words(found.best_ratio)
    yield ["each its best", *(["", best] if found.held_out else [best, ""]), ""]


def _line(one: OrderOfInstance, has_rule: bool) -> list[str]:
    order = one.order or ""
    kind = "a permutation" if order.startswith(orders.PLACES) else order
    rule = [_count(one.rule)] if has_rule else []
    return [one.instance, _count(one.baseline), *rule, _count(one.best), kind]


def _notes(found: OrderSearch, has_rule: bool) -> Iterator[str]:
    tried = f"{found.rules} rules tried on {_counted(found.training)}"
    of = f"{found.permutations} permutations of {_counted(found.instances)}"
    yield f"{tried}, {of}, with {found.spent} {found.unit} in all; seed {found.seed}"
    if found.rule.startswith(order_rules.RULE):
        yield f"{found.rule}: {order_rules.in_words(order_rules.parse(found.rule))}"
    if not found.held_out:
        yield "nothing is held out: one instance says nothing of others"
    elif has_rule:
        yield "the ratio in training is too good: the rule was chosen by it"
        words = f"{found.rule} takes less on {found.less}, more on {found.more}"
        yield f"of {_counted(found.held_out)} held out, {words}"
    yield f"ratios of {found.unit}; each best order was chosen on its own instance alone"
    yield from _limits(found.held_out_ratio)
    yield found.claim
    yield from map(str, found.comparison.disagreements)
    if found.comparison.missing:
        yield f"{stopped_by('user')}: up to {found.comparison.missing} runs are missing"


def _limits(ratio: Ratio | None) -> Iterator[str]:
    if ratio is None:
        return
    if ratio.is_difference:
        yield f"* a difference: p < {LEVEL}"
    if ratio.count < ENOUGH_TO_CLAIM:
        yield f"no difference is claimed of fewer than {ENOUGH_TO_CLAIM} instances"
    if ratio.left_out:
        words = "in both orders, and left out of the ratio on those that were held out"
        yield f"{ratio.left_out} instances were cut short {words}"


def _words(ratio: Ratio | None) -> str:
    return "" if ratio is None else f"{ratio}{'*' if ratio.is_difference else ''}"


def _interval(ratio: Ratio | None) -> str:
    if ratio is None or ratio.low is None or ratio.high is None:
        return ""
    return f"{times(ratio.low)}-{times(ratio.high)}"


def _count(effort: Effort | None) -> str:
    return "" if effort is None else str(effort)


def _counted(instances: tuple[object, ...]) -> str:
    return "1 instance" if len(instances) == 1 else f"{len(instances)} instances"
