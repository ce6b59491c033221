"""What the editor knows of rules: parts, documentation, ground instances, what an edit changes."""

from __future__ import annotations

import json
import pickle

import pytest
from workbench import FailedError, Workbench

import pylogic
from pylogic.errors import StoppedError
from pylogic.rules import documentation, vocabulary
from pylogic.rules.documentation import Choice
from pylogic.rules.parts import PARTS
from pylogic.solving import ground_size

KUROMASU = pylogic.load("kuromasu")
CONNECTED = ":- open(R, C), not reached(R, C), origin(R', C')."
SMALL = "size(2,2). clue(1,1,3)."
TEXT = """% Marks
%*! mark(X)
It is
marked.
Args:
  - X: the first,
    or the second
*%
% 1: all of them; 0: some.
#const every = 1.
% How many.
#const most = 3.
% near(X, Y): they touch, since
% their difference is one.
near(X, X+1) :- mark(X).
% #program words.
far(X, Y+1) :- near(X, Y). far(X, Y) :- mark(X), mark(Y).
#defined other/2.
#program view.
"#program score." .

#program heuristic_low.
"""


# ---- Documentation -----------------------------------------------------------------


def written(tmp_path, text):
    path = tmp_path / "rules.lp"
    path.write_text(text)
    return pylogic.load(path).encoding


def test_a_predicate_is_documented_by_its_comment(tmp_path):
    mark, near, *_ = documentation.documented(TEXT, "rules.lp")
    assert mark == documentation.Predicate(
        "mark", 1, "mark(X)", "It is marked.", (("X", "the first, or the second"),), "rules.lp", 2
    )
    assert near[:4] == ("near", 2, "near(X, Y)", "they touch, since their difference is one.")


@pytest.mark.parametrize(
    ("template", "arity"), [("p", 0), ("p(X)", 1), ("p((X, Y), Z)", 2), ("p(q(X, (Y, Z)))", 1)]
)
def test_commas_within_arguments_part_none(template, arity):
    (found,) = documentation.documented(f"%*! {template}\nIt is.\n*%\n", "rules.lp")
    assert (found.template, found.arity) == (template, arity)


def test_what_no_comment_documents_is_shown_as_its_plainest_rule_writes_it(tmp_path):
    text = TEXT.replace('"#program score." .', "draw(grid(1, 1)).")
    found = {p.name: p for p in documentation.predicates(written(tmp_path, text))}
    assert list(found) == ["mark", "near", "far", "other"]
    assert found["far"][:4] == ("far", 2, "far(X, Y)", "")
    assert found["far"].line == 17
    assert found["other"].template == "other(_, _)"


def test_what_is_included_is_documented_too():
    found = {p.name: p for p in documentation.predicates(KUROMASU.encoding)}
    assert found["cell"].file.endswith("lib/grid.lp")
    assert found["cell"].words == "There is a cell in row R and column C."
    assert found["clue"].file == str(KUROMASU.encoding.path)


def test_constants_come_with_their_choices(tmp_path):
    every, most = documentation.constants(
        written(tmp_path, TEXT.replace('"#program score." .', ""))
    )
    assert (every.name, every.default) == ("every", "1")
    assert every.choices == (Choice("1", "all of them"), Choice("0", "some"))
    assert (most.name, most.default, most.words, most.choices) == ("most", "3", "How many.", ())
    (diagonals,) = documentation.constants(pylogic.load("sudoku").encoding)
    assert [choice.value for choice in diagonals.choices] == ["1", "0"]


def test_parts_are_found_where_they_are_and_nowhere_else():
    assert documentation.part_lines(TEXT) == [
        ("base", 1, 18),
        ("view", 19, 20),
        ("heuristic_low", 22, 22),
    ]
    assert documentation.part_lines("p(") == [("base", 1, 1)]
    assert documentation.part_lines("") == []


def test_every_word_that_the_driver_reads_is_explained():
    told = {(word.name, word.template.count(",") + 1, word.part) for word in vocabulary.PREDICATES}
    parts = {name: signatures for (name, _), signatures in PARTS.items()}
    assert set(parts) <= {word.name for word in vocabulary.PARTS}
    for part, signatures in parts.items():
        assert {name for name, _ in signatures} <= {
            name for name, _, where in told if where == part
        }
    assert vocabulary.part_words("heuristic_low") == "advice to the search, for who asks for it"
    assert vocabulary.part_words("veiw") == ""


# ---- Lint by itself, ground instances ------------------------------------------------


def test_lint_alone_grounds_nothing_and_says_so(monkeypatch):
    monkeypatch.setattr(ground_size, "run", None)  # it is not come to
    report = KUROMASU.lint(alone=True)
    assert report.interrupted is None
    assert report.unfinished == (
        "constraints that can be deleted",
        "numbers that overflow and joins that leave little",
        "rules with most ground instances",
        "whether puzzles that are generated are trivial, or refused",
        "whether the part reasons changes answers",
        "techniques that conclude what is wrong",
        "rules of parts that never hold",
    )
    words = " and ".join(report.unfinished)
    assert str(report).endswith(f"the rules by themselves: there may be more ({words})")
    with pytest.raises(pylogic.OptionError, match="alone=1: expected True or False"):
        KUROMASU.lint(alone=1)


def test_ground_instances_of_every_rule():
    sizes = KUROMASU.ground_sizes("inst43")
    lines = KUROMASU.encoding.text.splitlines()
    found = {lines[rule.line - 1]: rule for rule in sizes.rules if rule.file.endswith("masu.lp")}
    assert found["open(R, C) :- cell(R, C), not black(R, C)."].instances == 17 * 17
    assert found[":- black(R, C), black(R, C+1)."].instances == 17 * 16
    assert found[":- white(R, C), black(R, C)."].instances == 0
    seen = next(rule for line, rule in found.items() if line.startswith("seen(R, C, D, K+1)"))
    assert (seen.last_line, seen.instances > 0) == (seen.line + 1, True)
    assert sizes.total == sum(rule.instances for rule in sizes.rules)


def test_ground_sizes_are_a_result_like_all_others():
    sizes = KUROMASU.ground_sizes(KUROMASU.instance(SMALL, text=True))
    assert repr(sizes) == f"<GroundSizes <text>: {sizes.total} ground instances of 16 rules>"
    again = pickle.loads(pickle.dumps(sizes))
    assert (again, hash(again)) == (sizes, hash(sizes))
    told = sizes.to_dict()
    assert json.loads(json.dumps(told)) == told
    assert (told["puzzle"], told["total"]) == ("kuromasu", sizes.total)
    assert isinstance(sizes, pylogic.GroundSizes)


def test_ground_sizes_obey_limits():
    large = KUROMASU.instance("size(2000,2000).", text=True)
    with pytest.raises(StoppedError):
        KUROMASU.ground_sizes(large, timeout=0.2)


# ---- Routes --------------------------------------------------------------------------


def asked(rules: str | None = None, facts: str = SMALL, **more: object) -> dict[str, object]:
    rules = KUROMASU.encoding.text if rules is None else rules
    return {"puzzle": "kuromasu", "instance": "mine", "rules": rules, "facts": facts, **more}


def test_good_rules_are_told_as_they_are(workbench: Workbench):
    told = workbench.call("rules", asked())
    assert told["problems"] == []
    assert told["parts"][0]["name"] == "base"
    assert told["parts"][1]["words"].startswith("what the puzzle is called")
    clue = next(one for one in told["predicates"] if one["name"] == "clue")
    assert clue["template"] == "clue(R, C, N)"
    assert told["unfinished"]
    takuzu = {**asked(pylogic.load("takuzu").encoding.text), "puzzle": "takuzu"}
    (distinct,) = workbench.call("rules", takuzu)["constants"]
    assert (distinct["name"], len(distinct["choices"])) == ("distinct", 2)


def test_rules_that_cannot_be_read_have_parts_and_the_place_of_the_error(workbench: Workbench):
    rules = "% Broken\n:- p(\n#program view.\n"
    told = workbench.call("rules", asked(rules))
    assert [part["name"] for part in told["parts"]] == ["base", "view"]
    assert told["problems"][0]["file"] == "encodings/kuromasu.lp"
    assert told["problems"][0]["line"] == 3
    assert told["predicates"] is None


@pytest.mark.slow
def test_what_is_wrong_with_the_facts_is_told_beside_what_is_wrong_with_the_rules(
    workbench: Workbench,
):
    rules = KUROMASU.encoding.text.replace("not reached(R, C)", "not raeched(R, C)")
    problems = workbench.call("rules", asked(rules, "size(2,2).\nclue(1,1"))["problems"]
    assert {problem["file"] for problem in problems} == {
        "encodings/kuromasu.lp",
        "instances/kuromasu/mine.lp",
    }
    given = KUROMASU.encoding.text.replace("not reached(R, C)", "wet(R, C)")
    assert any("wet/2" in p["text"] for p in workbench.call("rules", asked(given))["problems"])
    wet = asked(given, f"{SMALL} wet(1,1).")
    assert not any("wet/2" in p["text"] for p in workbench.call("rules", wet)["problems"])


def test_spots_are_those_of_the_board(workbench: Workbench):
    told = workbench.call("spots", asked())
    sizes = KUROMASU.ground_sizes(KUROMASU.instance(SMALL, text=True))
    assert told["total"] == sizes.total
    own = [rule for rule in told["rules"] if rule["file"] == "encodings/kuromasu.lp"]
    assert [(rule["line"], rule["instances"]) for rule in own] == [
        (rule.line, rule.instances) for rule in sizes.rules if rule.file.endswith("kuromasu.lp")
    ]


def test_a_deleted_constraint_is_a_difference_that_is_shown(workbench: Workbench):
    rules = KUROMASU.encoding.text.replace(CONNECTED, "")
    facts = "size(3,3). clue(1,1,3)."
    (_, first), (_, told) = workbench.stream("diff", asked(rules, facts))
    statuses = [status["status"] for status in first["statuses"]]
    assert statuses[1] == "multiple"
    assert (told["verdict"], told["by"]) == ("different", 1)
    assert told["frames"][0]["svg"].startswith("<svg")
    assert "are cut off from each other" in told["broken"][0]["words"]


def test_no_more_is_claimed_than_was_proved(workbench: Workbench):
    same = workbench.call("diff", asked(f"{KUROMASU.encoding.text}% a comment\n"))
    assert (same["verdict"], same["proof"], same["by"]) == ("same", "the same rules", None)
    more = workbench.call("diff", asked(f"{KUROMASU.encoding.text}#program base. far(1).\n"))
    assert (more["verdict"], more["proof"]) == ("same", "all answers")
    unknown = workbench.call("diff", {**asked("a. #show a/0."), "puzzle": "my_own"})
    assert unknown == {"verdict": None}
    with pytest.raises(FailedError, match="#show must be the same"):
        workbench.call("diff", asked(KUROMASU.encoding.text.replace("#show black", "#show open")))


def test_the_best_costs_are_told_before_and_after(workbench: Workbench):
    path = pylogic.load("chemin").encoding.path
    rules = path.read_text(encoding="utf-8").replace("#maximize { 2**B", "#minimize { 2**B")
    facts = (path.parents[1] / "instances/chemin/2x2.lp").read_text(encoding="utf-8")
    (_, first), _ = workbench.stream("diff", {**asked(rules, facts), "puzzle": "chemin"})
    before, after = first["statuses"]
    assert (before["status"], after["status"]) == ("optimal", "optimal")
    assert before["cost"] < [0] < after["cost"]


def test_a_constant_that_only_the_new_rules_have_is_set_there_alone(workbench: Workbench):
    new = f"{KUROMASU.encoding.text}\n#program base.\n#const ease = 0.\n:- ease = 1."
    (_, first), (_, told) = workbench.stream("diff", asked(new, constants={"ease": "1"}))
    assert [one["status"] for one in first["statuses"]][1] == "none"
    assert (told["verdict"], told["by"]) == ("different", 0)


def test_the_vocabulary_is_told(workbench: Workbench):
    told = workbench.get("vocabulary")
    assert {word["name"] for word in told["parts"]} >= {"base", "view", "heuristic_"}
    assert any(word["template"].startswith("draw(") for word in told["predicates"])


@pytest.mark.slow
def test_a_player_is_told_the_rules_that_hold(workbench):
    usual = {"puzzle": "sudoku", "facts": "size(4,4)."}
    words = "Each of the two long diagonals holds each number once, too."

    def told(**more: object) -> list[str]:
        return [text for text, _ in workbench.call("rules", {**usual, **more})["game"]]

    assert words not in told()
    assert not any("-c " in text for text in told())
    assert words in told(constants={"diagonals": "1"})
    assert words in told(facts="size(4,4). #const diagonals = 1.")
