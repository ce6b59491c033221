"""Looking for an order of clues: rules are tried on some of the instances and judged on others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing, nullcontext
from dataclasses import replace
from pathlib import Path
from random import Random

from pylogic.errors import Interruption, OptionError
from pylogic.experiments import execution, experiment
from pylogic.experiments.comparison import Comparison, check_packages
from pylogic.experiments.found_order import OrderOfInstance, OrderSearch
from pylogic.experiments.journal import Journal
from pylogic.experiments.order_plan import (
    Batches,
    Effort,
    Efforts,
    Plan,
    batches,
    best_order,
    best_rule,
    following,
    learn,
    rules,
)
from pylogic.experiments.runs import DEFAULT, Case, Run, Setting
from pylogic.experiments.samples import Ratio, Sample, Samples
from pylogic.puzzle import Puzzle
from pylogic.rules.encoding import GIVEN
from pylogic.rules.instance import Instance
from pylogic.solving import orders
from pylogic.solving.options import check_whole, constants_of, limits_of
from pylogic.solving.question import CLINGO, Question

INFERENCES = 10**7
"""For each run of SWI-Prolog: less than a second."""
MOST_TRIES = 10**6
Evaluate = Callable[[list[Case]], Comparison]


def search_order(
    puzzle: str | Path | Puzzle,
    instances: Sequence[str | Path],
    tries: int,
    *,
    order: str = GIVEN,
    engine: str = CLINGO,
    config: str = DEFAULT,
    heuristic: str = DEFAULT,
    labeling: str = DEFAULT,
    options: str = DEFAULT,
    sample: int | None = None,
    models: int = 2,
    constants: Mapping[str, int | str] | None = None,
    timeout: float | None = None,
    memory: int | None = None,
    inferences: int | None = None,
    jobs: int = 1,
    relevant: float = 1.0,
    seed: int = 0,
    journal: str | Path | None = None,
    resume: bool = False,
    on_start: experiment.OnStart = lambda _runs, _known: None,
    on_run: experiment.OnRun = lambda _run: None,
) -> OrderSearch:
    """Look for an order of the clues in which an engine takes less.

    Half of the instances, drawn at random, are for training: named orders are tried there, then
    a climb goes from the best rule to similar ones. The best rule is held against the baseline
    on the other half, of which nothing was known before. There, a climb for each instance also
    tries permutations of its clues, which tell what is left to be gained.

    What is counted is the same on every machine: inferences of SWI-Prolog, choices and conflicts
    of clasp. Ctrl-C keeps what is known by then.

    Args:
        puzzle, instances, sample, models, constants, memory, jobs, relevant, journal, resume,
            on_start, on_run: as of `compare`; `on_start` is told how many runs there may be.
        tries: so many rules, and so many permutations of each instance.
        order: the baseline.
        engine, config, heuristic, labeling, options: the only setting, each a single one.
        timeout: seconds for each run of clasp; what it ends depends on the machine.
        inferences: for each run of SWI-Prolog, 10 million if not said.
        seed: of the halves, and of the climbs.

    Raises:
        NotFoundError, ProgramError, WriteError: as `compare`.
        OptionError: as `compare`; or a limit is one of the other engine.
    """
    check_whole("tries", tries, 1, MOST_TRIES)
    check_whole("seed", seed, 0)
    experiment.check_common(sample, models, jobs, relevant, journal, resume)
    limits_of(timeout, memory)
    check_packages("statistics")
    path = experiment.path_of(puzzle)
    orders.check(order)
    within = _inferences(engine, timeout, inferences)
    setting = Setting(path, engine, order, config, heuristic, labeling, options)
    given = tuple(constants_of(constants).items())
    case = Case(setting, "", order, None, 1, given, models, timeout, memory, within)
    execution.forget()
    names = experiment.sampled(experiment.instances_of(instances), sample)
    plan, remarks = _planned(case, names, tries, seed)
    experiment.check([plan.made(name, order) for name in plan.instances])
    on_start(plan.most, 0)
    with closing(Journal(Path(journal))) if journal is not None else nullcontext() as file:

        def evaluate(cases: list[Case]) -> Comparison:
            def begun(_runs: int, _known: int) -> None:
                pass

            return experiment.make(cases, [setting], setting, file, resume, jobs, begun, on_run)

        made = driven(batches(plan), evaluate, setting)
    missing = plan.most - len(made.runs) if made.interrupted else 0
    made = replace(made, missing=missing, remarks=(*remarks, *made.remarks), relevant=relevant)
    return summary(plan, made, relevant)


def driven(planned: Batches, evaluate: Evaluate, setting: Setting) -> Comparison:
    """All runs of the batches, up to Ctrl-C."""
    runs: list[Run] = []
    remarks: list[str] = []
    interrupted: Interruption | None = None
    try:
        batch = next(planned, None)
        while batch is not None:
            found = evaluate(batch)
            runs += found.runs
            remarks += found.remarks
            interrupted = found.interrupted
            batch = None if interrupted else following(planned, found.runs)
    except KeyboardInterrupt:  # between the runs
        interrupted = "user"
    settings = tuple(dict.fromkeys([setting, *(run.case.setting for run in runs)]))
    return Comparison(tuple(runs), settings, setting, interrupted, 0, tuple(remarks))


def halves(names: Sequence[str], seed: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The instances for training, and those that are held out: none, if there is only one."""
    chosen = set(Random(f"{seed} halves").sample(names, (len(names) + 1) // 2))
    training = tuple(name for name in names if name in chosen)
    return training, tuple(name for name in names if name not in chosen)


def summary(plan: Plan, comparison: Comparison, relevant: float) -> OrderSearch:
    """What the runs of a plan have shown, be they all or not."""
    from pylogic.experiments import statistics  # loads numpy and scipy

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
    from pylogic.experiments import statistics

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


def _planned(case: Case, names: Sequence[str], tries: int, seed: int) -> tuple[Plan, list[str]]:
    """The plan, and which instances it leaves out: those that might be in both halves."""
    puzzle = execution.puzzle_of(case.setting.encoding)
    found: dict[frozenset[object], str] = {}
    read: dict[str, Instance] = {}
    remarks = []
    for name in names:
        instance = puzzle.instance(name)
        known = found.setdefault(frozenset(instance.symbols), name)
        if known == name:
            read[name] = instance
        else:
            remarks.append(f"{name} has the facts of {known}: it is left out")
    training, held_out = halves(list(read), seed)
    return Plan(case, puzzle.encoding, read, training, held_out, tries, seed), remarks


def _inferences(engine: str, timeout: float | None, inferences: int | None) -> int | None:
    """The limit of inferences.

    Raises:
        OptionError: the engine makes none, or is limited by time.
    """
    Question(engine=engine).check(limits_of(None, None, inferences=inferences))
    if engine == CLINGO:
        return None
    if timeout is not None:
        words = "a limit of inferences is the same on every machine; say inferences=N instead"
        raise OptionError(f"{timeout=}: {words}")
    return INFERENCES if inferences is None else inferences
