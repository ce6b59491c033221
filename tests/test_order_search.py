"""Looking for an order: climbs on known landscapes, what is held out, limits, what is reported."""

from __future__ import annotations

import json
import math
import pickle
import random
from dataclasses import replace
from itertools import combinations

import pytest
from harness import SAFETY, needs_swipl, pylogic_run

import pylogic
from pylogic.experiments import execution
from pylogic.experiments.comparison import Comparison
from pylogic.experiments.order_plan import WORST, Plan, batches, beside, climb, near
from pylogic.experiments.order_search import driven, halves, summary
from pylogic.experiments.runs import Case, Run, Setting
from pylogic.solving import order_rules, orders
from pylogic.solving.outcome import Statistics

MOST = 10**6
ARTICLE = "swipl:article"


def inversions(places: tuple[int, ...], best: tuple[int, ...]) -> int:
    """How many pairs stand the other way round."""
    rank = {place: i for i, place in enumerate(best)}
    return sum(rank[one] > rank[other] for one, other in combinations(places, 2))


# ---- Climbing ------------------------------------------------------------------------


def climbed(tries: int, seed: int, best: tuple[int, ...]) -> list[tuple[int, ...]]:
    """What a climb from the sorted permutation tries, where inversions are the cost."""
    start = tuple(sorted(best))
    known = [(start, inversions(start, best))]
    climber = climb(known, beside, tries, random.Random(seed))
    tried = []
    state = next(climber, None)
    while state is not None:
        tried.append(state)
        try:
            state = climber.send(inversions(state, best))
        except StopIteration:
            state = None
    return tried


def test_a_climb_finds_the_best_permutation():
    best = (4, 2, 7, 0, 6, 1, 5, 3)
    tried = climbed(1000, 0, best)
    assert best in tried
    assert len(set(tried)) == len(tried) <= 1000
    assert tried == climbed(1000, 0, best) != climbed(1000, 1, best)
    assert climbed(10, 0, best) == tried[:10]


def test_a_climb_ends_where_all_has_been_tried():
    assert sorted(climbed(1000, 0, (1, 0, 2))) == sorted(
        {(0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)}
    )
    assert climbed(5, 0, (0,)) == climbed(5, 0, ()) == []


def test_states_that_are_equal_are_tried_once():
    def drawn(_state: int, rng: random.Random) -> int:
        return rng.randrange(100)

    climber = climb([(0, 1.0)], drawn, 50, random.Random(0), lambda number: number % 3)
    tried = [next(climber), climber.send(math.inf)]
    with pytest.raises(StopIteration):
        climber.send(math.inf)
    assert sorted(number % 3 for number in tried) == [1, 2]


def test_a_climb_goes_on_from_the_next_best_state():
    """On the line of whole numbers, from 0 where all costs rise."""
    climber = climb(
        [(0, 0.0), (10, 5.0)], lambda n, rng: n + rng.choice((-1, 1)), 5, random.Random(0)
    )
    tried = [next(climber)]
    for _ in range(4):
        tried.append(climber.send(abs(tried[-1])))
    assert set(tried[:2]) == {-1, 1}
    assert set(tried[2:4]) == {-2, 2}
    assert tried[4] in (-3, 3)


def test_neighbours_of_a_rule_are_rules():
    rng, rule = random.Random(0), order_rules.parse("by:row/column")
    lengths, found = set(), set()
    for _ in range(500):
        rule = near(rule, ["row", "column", "value"], rng)
        assert rule == order_rules.canonical(rule)
        assert order_rules.parse(order_rules.text(rule)) == rule
        lengths.add(len(rule))
        found.add(rule)
    assert lengths == {1, 2, 3}
    assert len(found) > 60  # of 78


# ---- The plan, on known landscapes ---------------------------------------------------


def board(number: int, clues: int = 9) -> str:
    rng = random.Random(number)
    cells = rng.sample([(r, c) for r in range(1, 8) for c in range(1, 8)], clues)
    return "size(7,7). " + " ".join(f"clue({r},{c},{rng.randint(2, 9)})." for r, c in cells)


@pytest.fixture
def plan(kuromasu) -> Plan:
    instances = {f"i{n}": kuromasu.instance(board(n), text=True) for n in range(24)}
    training, held_out = halves(list(instances), 0)
    case = Case(Setting("k", ARTICLE), "", "given", models=1, inferences=MOST)
    return Plan(case, kuromasu.encoding, instances, training, held_out, 60, 0)


def run(case: Case, count: int) -> Run:
    """A run that would take so many inferences."""
    known = (case, "key", "rules", case.order, "2026-01-01", "machine", "versions", 0.1)
    if case.inferences is None:
        return Run(*known, cpu_seconds=0.1, status="found", statistics=Statistics(choices=count))
    is_cut = count > case.inferences
    figures = Statistics(inferences=min(count, case.inferences))
    end = {"status": "interrupted", "interrupted": "inferences"} if is_cut else {"status": "found"}
    return Run(*known, cpu_seconds=0.1, statistics=figures, **end)


class Fake:
    """Makes runs whose effort grows with the inversions to what is best; notes all cases."""

    def __init__(self, plan: Plan, best: str = "by:-value/row", lost: int = 10**9) -> None:
        self.plan, self.best, self.lost = plan, best, lost
        self.cases: list[Case] = []

    def count(self, instance: str, order: str) -> int:
        places = self.plan.places(instance, order)
        best = self.plan.places(instance, self.best)
        return 1000 + 100 * int(instance[1:]) + 200 * inversions(places, best)

    def __call__(self, cases: list[Case]) -> Comparison:
        room = self.lost - len(self.cases)
        self.cases += cases
        runs = tuple(run(case, self.count(case.instance, case.order)) for case in cases[:room])
        setting = self.plan.case.setting
        return Comparison(runs, (setting,), setting, "user" if len(cases) > room else None)


def search(fake: Fake) -> pylogic.OrderSearch:
    made = driven(batches(fake.plan), fake, fake.plan.case.setting)
    return summary(fake.plan, made, 1.0)


@pytest.mark.slow
def test_the_best_rule_is_found_and_judged_on_what_was_held_out(plan):
    fake = Fake(plan)
    found = search(fake)
    assert {found.rule} <= {"by:-value/row", "by:-value/row/column", "by:-value/row/-place"}
    logs = [
        math.log1p(fake.count(name, found.rule)) - math.log1p(fake.count(name, "given"))
        for name in plan.held_out
    ]
    assert found.held_out_ratio.value == pytest.approx(math.exp(sum(logs) / len(logs)))
    assert found.is_better
    assert found.claim == f"on held out instances, {found.rule} takes less than given"
    assert found.training_ratio.p is found.training_ratio.low is None
    assert found.best_ratio.p is found.best_ratio.low is None
    for one in found.instances:
        assert one.baseline.count == fake.count(one.instance, "given")
        assert one.rule.count == fake.count(one.instance, found.rule)
        assert one.best.count == fake.count(one.instance, one.order) <= one.rule.count


@pytest.mark.slow
def test_rules_are_chosen_without_the_held_out_instances(plan):
    fake = Fake(plan)
    rule = search(fake).rule
    assert set(plan.training).isdisjoint(plan.held_out)
    assert set(plan.training) | set(plan.held_out) == set(plan.instances)
    ruled = [case for case in fake.cases if not case.order.startswith("places:")]
    assert {case.order for case in ruled if case.instance in plan.held_out} == {"given", rule}

    class Other(Fake):
        def count(self, instance: str, order: str) -> int:
            return super().count(instance, order) if instance in plan.training else 7

    other = search(Other(plan))
    assert other.rule == rule
    assert (other.is_better, other.less, other.more) == (False, 0, 0)
    assert other.claim == f"on held out instances, {rule} is not shown to differ from given"


@pytest.mark.slow
def test_no_more_is_tried_than_was_asked_for(plan):
    for tries in (1, 5, 30):
        fake = Fake(replace(plan, tries=tries))
        found = search(fake)
        assert len(fake.cases) <= fake.plan.most
        assert found.rules <= tries
        assert found.permutations <= tries * len(plan.held_out)
        assert found.spent == sum(
            min(case.inferences, fake.count(case.instance, case.order)) for case in fake.cases
        )
    assert found.rules == 30  # and not fewer
    assert found.permutations == 30 * len(plan.held_out)
    assert len({(case.instance, case.order) for case in fake.cases}) == len(fake.cases)


@pytest.mark.slow
def test_a_run_may_not_take_much_more_than_what_is_known(plan):
    fake = Fake(plan, best="random#1")  # that no rule is
    found = search(fake)
    assert all(one.best.count < min(one.baseline.count, one.rule.count) for one in found.instances)
    best: dict[str, int] = {}
    for case in fake.cases:
        count = fake.count(case.instance, case.order)
        if case.order.startswith("places:"):
            assert case.inferences == best[case.instance]
        elif case.order == "given" or case.instance in plan.held_out:
            assert case.inferences == MOST
        else:
            assert case.inferences == WORST * fake.count(case.instance, "given") + 1
        best[case.instance] = min(count, best.get(case.instance, MOST))


def test_what_is_cut_short_costs_its_limit(plan):
    """A rule that is hopeless on one instance and good on the others is not lost for that."""

    class Steep(Fake):
        def count(self, instance: str, order: str) -> int:
            if order == "given":
                return 10_000
            if order == "reversed":
                return 10**9 if instance == plan.training[0] else 100
            return 20_000

    found = search(Steep(replace(plan, tries=9)))
    assert found.rule == "reversed"
    assert found.training_ratio.bound == ">="
    assert found.held_out_ratio.value == pytest.approx(101 / 10_001)


def test_no_instance_decides_alone_where_nothing_is_cut_short(plan):
    """clasp has no such limit: its efforts are cut off afterwards."""

    class Steep(Fake):
        def count(self, instance: str, order: str) -> int:
            if order == "reversed":
                return 10**9 if instance == plan.training[0] else 5000
            return 10_000

    case = replace(plan.case, setting=Setting("k"), inferences=None)
    found = search(Steep(replace(plan, case=case, tries=9)))
    assert found.rule == "reversed"
    assert found.training_ratio.value > 1


def test_where_the_baseline_is_cut_short_a_ratio_is_a_bound(plan):
    class Hard(Fake):
        def count(self, instance: str, order: str) -> int:
            return 10**9 if order == "given" else 1000 if order == "rows" else 2000

    found = search(Hard(replace(plan, tries=9)))
    assert found.rule == "rows"
    assert found.held_out_ratio.bound == "<="
    assert {str(one.baseline) for one in found.instances} == {f">={MOST}"}
    assert (found.less, found.more) == (12, 0)


def test_where_all_is_cut_short_no_order_is_the_best(plan):
    class Hopeless(Fake):
        def count(self, instance: str, order: str) -> int:
            return 10**9 - 1000 * len(self.cases)

    found = search(Hopeless(replace(plan, tries=12)))
    assert {one.order for one in found.instances} == {"given"}
    assert found.permutations == 12 * 12


@pytest.mark.slow
def test_the_same_seed_is_the_same_search(plan):
    first, again, other = (Fake(replace(plan, seed=seed)) for seed in (3, 3, 4))
    assert search(first).to_dict() == search(again).to_dict()
    search(other)
    assert first.cases == again.cases != other.cases
    names = [f"i{n}" for n in range(9)]
    assert halves(names, 1) == halves(names, 1) != halves(names, 2)
    assert [len(half) for half in halves(names, 1)] == [5, 4]


@pytest.mark.slow
def test_where_no_rule_is_better_it_says_so(plan):
    found = search(Fake(plan, best="given"))
    assert (found.rule, found.held_out_ratio, found.is_better) == ("given", None, False)
    assert found.claim == "no rule that was tried takes less than given in training"
    assert found.best_ratio.value == 1


@pytest.mark.slow
def test_ctrl_c_keeps_what_is_known(plan):
    whole = Fake(plan)
    search(whole)
    for runs in (0, 10, 24, 30, 100, len(whole.cases) - 1):
        fake = Fake(plan, lost=runs)
        found = search(fake)
        assert found.comparison.interrupted == "user"
        assert len(found.comparison.runs) == runs
        assert fake.cases == whole.cases[: len(fake.cases)]
        assert str(found).endswith("stopped by Ctrl-C")

    class Struck(Fake):
        def __call__(self, cases: list[Case]) -> Comparison:
            if len(self.cases) > 30:
                raise KeyboardInterrupt
            return super().__call__(cases)

    found = search(Struck(plan))
    assert found.comparison.interrupted == "user"
    assert found.comparison.runs


def test_only_usable_keys_make_rules(plan, kuromasu):
    queens = pylogic.load("queens")
    instances = {"q": queens.instance("size(6,6). given(1,2). given(3,1). given(2,5).", text=True)}
    fake = Fake(replace(plan, encoding=queens.encoding, instances=instances))
    assert "value" not in fake.plan.keys
    assert {"row", "neighbours"} <= set(fake.plan.keys)
    assert "ascending" not in fake.plan.kinds
    assert orders.ENCODING not in fake.plan.kinds
    assert orders.ENCODING in plan.kinds
    assert plan.kinds[0] == "reversed"


# ---- With engines --------------------------------------------------------------------


@pytest.fixture
def boards(tmp_path) -> list[str]:
    """Boards that clasp chooses on, one of them twice."""
    texts = [
        "size(4,4). clue(1,2,2). clue(3,2,4). clue(3,4,5).",
        "size(5,5). clue(1,4,2). clue(5,1,2). clue(2,2,5). clue(2,5,3).",
        "clue(3,2,4). size(4,4). clue(1,2,2). clue(3,4,5).",
        "size(4,4). clue(1,1,3). clue(2,3,4). clue(4,2,3).",
    ]
    paths = [tmp_path / f"b{number}.lp" for number in range(len(texts))]
    for path, text in zip(paths, texts, strict=True):
        path.write_text(text)
    return [str(path) for path in paths]


def test_a_search_on_clasp(boards):
    found = pylogic.search_order("kuromasu", boards, 4)
    assert found.unit == "choices and conflicts"
    assert [remark.split(": ")[1] for remark in found.comparison.remarks] == ["it is left out"]
    assert sorted([*found.training, *found.held_out]) == [boards[0], boards[1], boards[3]]
    assert found.comparison.disagreements == ()
    for one in found.instances:
        outcome = pylogic.load("kuromasu").solve(one.instance, order=one.order)
        figures = outcome.statistics
        assert figures.choices + figures.conflicts == one.best.count
    assert pickle.loads(pickle.dumps(found)).to_dict() == found.to_dict()
    assert repr(found) == f"<OrderSearch {found}>"
    assert hash(found) == hash(replace(found))
    assert json.loads(json.dumps(found.to_dict()))["rules"] == 4


@pytest.mark.slow
@needs_swipl
def test_a_search_on_prolog(boards, tmp_path):
    def search() -> pylogic.OrderSearch:
        asked = {"engine": ARTICLE, "models": 1, "journal": tmp_path / "j", "resume": True}
        return pylogic.search_order("kuromasu", boards[:2], 3, inferences=10**5, **asked)

    found = search()
    assert found.unit == "inferences"
    (one,) = found.instances
    runs = [r for r in found.comparison.runs if r.case.order == one.order]
    words = next(r.case.command for r in runs if r.case.instance == one.instance).split()[1:]
    assert "--inferences" in words
    again = json.loads(pylogic_run(*words, "--json").stdout)
    assert again["statistics"]["inferences"] == one.best.count
    assert search().to_dict() == found.to_dict()  # from the journal


@needs_swipl
def test_a_run_that_is_out_of_inferences_is_unsolved():
    case = Case(
        Setting("kuromasu", ARTICLE), "inst43", "given", timeout=float(SAFETY), inferences=10**5
    )
    runs: list[Run] = []
    execution.execute([case], 1, runs.append)
    (cut,) = runs
    assert (cut.interrupted, cut.is_unsolved, cut.is_solved) == ("inferences", True, False)
    taken = cut.taken("cpu")
    assert taken.is_bound
    assert taken.seconds == cut.cpu_seconds < 60  # not the limit: it is known how far it came


def test_what_cannot_be_meant_is_refused():
    def refused(words: str, **asked) -> None:
        with pytest.raises(pylogic.OptionError, match=words):
            pylogic.search_order("kuromasu", ["inst12"], **{"tries": 1, **asked})

    refused("tries=0: expected a whole number from 1", tries=0)
    refused("seed=-1", seed=-1)
    refused("inferences=5: clingo makes none", inferences=5)
    refused("inferences=0", inferences=0, engine="swipl")
    refused("say inferences=N instead", timeout=1.0, engine="swipl")
    refused("one of them is random#1", order="random:3")
    refused("resume=True: expected a journal", resume=True)
    refused("there is no engine 'gecode'", engine="gecode")


# ---- The command line ----------------------------------------------------------------


def test_the_command_prints_a_table(boards, tmp_path):
    def table(*asked: str) -> str:
        words = ("compare", "kuromasu", *boards[:2], "--search-order", "3", *asked)
        result = pylogic_run(*words, cwd=tmp_path)
        assert result.returncode == 0, result.stderr
        return result.stdout

    text = table("--csv", "runs.csv")
    assert text.splitlines()[0].split() == ["training", "held", "out", "95", "%"]
    assert "3 rules tried on 1 instance, 3 permutations of 1 instance" in text
    assert len((tmp_path / "runs.csv").read_text().splitlines()) > 5
    document = json.loads(table("--json", "--search-seed", "1"))
    assert document["seed"] == 1
    assert document["instances"][0]["order"]


def test_one_instance_leaves_nothing_to_hold_out(boards, tmp_path):
    words = ("compare", "kuromasu", boards[0], "--search-order", "2")
    result = pylogic_run(*words, cwd=tmp_path)
    assert "nothing is held out: one instance says nothing of others" in result.stdout


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        (["--search-order", "2", "--engine", "clingo,swipl"], "--engine clingo,swipl: --search-"),
        (["--search-order", "2", "--order", ""], "name a single one"),
        (["--search-order", "2", "--seeds", "2"], "--seeds: --search-order compares orders"),
        (["--search-order", "2", "--repeat", "2"], "--repeat: --search-order compares orders"),
        (["--search-order", "2", "--report", "r.html"], "--report: --search-order"),
        (["--search-order", "2", "--clock", "wall"], "--clock: --search-order"),
        (["--search-order", "2", "--baseline", "given"], "--baseline: --search-order"),
        (["--search-seed", "2"], "--search-seed: say how many orders are tried"),
        (["--inferences", "2"], "--inferences: say how many orders are tried"),
    ],
)
def test_options_that_do_not_go_together(asked, words, tmp_path):
    result = pylogic_run("compare", "kuromasu", "inst12", *asked, cwd=tmp_path)
    assert result.returncode == 2
    assert words in result.stderr
