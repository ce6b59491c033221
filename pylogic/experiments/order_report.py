"""What a search for an order has shown: from its runs to ratios, and to tables (scipy)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from pylogic.experiments import statistics
from pylogic.experiments.comparison import Comparison
from pylogic.experiments.found_order import OrderOfInstance, OrderSearch
from pylogic.experiments.order_plan import (
    Effort,
    Efforts,
    Plan,
    best_order,
    best_rule,
    learn,
    rules,
)
from pylogic.experiments.samples import Sample, Samples
from pylogic.experiments.statistics import ENOUGH_TO_CLAIM, LEVEL, Ratio, times
from pylogic.puzzle import CLINGO
from pylogic.solving import order_rules, orders
from pylogic.solving.outcome import stopped_by

if TYPE_CHECKING:
    from rich.console import RenderableType


def summary(plan: Plan, comparison: Comparison, relevant: float) -> OrderSearch:
    """What the runs of a plan have shown, be they all or not."""
    efforts: Efforts = {}
    learn(efforts, comparison.runs)
    rule = best_rule(plan, efforts)
    others = tuple(_of_instance(name, plan, efforts, rule) for name in plan.permuted)
    permutations = [name for _, name in efforts if name.startswith(orders.PLACES)]
    has_rule = rule != plan.baseline
    training = _ratio(efforts, plan.training, rule, plan.baseline) if has_rule else None
    held_out = _ratio(efforts, plan.held_out, rule, plan.baseline, relevant) if has_rule else None
    bests = {o.instance: o.best for o in others if o.best is not None}
    best = statistics.ratio(_samples(bests), _of_order(efforts, plan.permuted, plan.baseline))
    return OrderSearch(
        rule=rule,
        baseline=plan.baseline,
        unit="choices and conflicts" if plan.case.setting.engine == CLINGO else "inferences",
        training=plan.training,
        held_out=plan.held_out,
        rules=len(rules(plan, efforts)) - 1,
        permutations=len(permutations),
        spent=sum(found.count for found in efforts.values()),
        training_ratio=_untested(training),
        held_out_ratio=held_out,
        less=_less(efforts, plan.held_out, rule, plan.baseline),
        more=_less(efforts, plan.held_out, plan.baseline, rule),
        best_ratio=_untested(best),
        instances=others,
        seed=plan.seed,
        comparison=comparison,
    )


def _of_instance(name: str, plan: Plan, efforts: Efforts, rule: str) -> OrderOfInstance:
    order, best = best_order(name, efforts) or (None, None)
    of = efforts.get((name, plan.baseline)), efforts.get((name, rule))
    return OrderOfInstance(name, *of, best, order)


def _ratio(
    efforts: Efforts, instances: Iterable[str], order: str, base: str, relevant: float = 1.0
) -> Ratio | None:
    names = tuple(instances)
    mine, theirs = (_of_order(efforts, names, one) for one in (order, base))
    return statistics.ratio(mine, theirs, relevant)


def _less(efforts: Efforts, instances: Iterable[str], order: str, base: str) -> int:
    """On how many instances an order is known to take less than another one."""
    known = ((efforts.get((i, order)), efforts.get((i, base))) for i in instances)
    return sum(one.is_less(other) for one, other in known if one and other)


def _of_order(efforts: Efforts, instances: Iterable[str], order: str) -> Samples:
    return _samples({i: efforts[i, order] for i in instances if (i, order) in efforts})


def _samples(found: dict[str, Effort]) -> Samples:
    """One each: equal searches take equal efforts."""
    return {
        instance: [Sample("", None, instance, one.logarithm, one.is_bound)]
        for instance, one in found.items()
    }


def _untested(ratio: Ratio | None) -> Ratio | None:
    """A ratio of what was chosen by that ratio: no test of it means anything."""
    return ratio and replace(ratio, low=None, high=None, p=None, p_equivalent=None)


def drawn(found: OrderSearch) -> Iterator[RenderableType]:
    """Ratios, efforts of the instances, and what they mean."""
    from rich.text import Text

    has_rule = found.rule != found.baseline
    heading = ["", "training", "held out", f"{100 - LEVEL * 100:.0f} %"]
    yield _drawn(heading, _ratios(found, has_rule))
    yield Text()
    heading = ["", found.baseline, *([found.rule] if has_rule else []), "best", "order"]
    yield _drawn(heading, (_line(one, has_rule) for one in found.instances))
    yield Text()
    yield from map(Text, _notes(found, has_rule))


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


def _drawn(heading: list[str], lines: Iterable[list[str]]) -> RenderableType:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    for place, word in enumerate(heading):
        table.add_column(word, justify="right" if place else "left", no_wrap=True)
    for line in lines:
        table.add_row(*line)
    return table


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
