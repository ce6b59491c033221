"""README and the guide: what they show is what happens, and nothing is left out."""

from __future__ import annotations

import re
import shutil

import pytest
from harness import needs_swipl
from pages import (
    CHECKOUT,
    GUIDE,
    LEFT_OUT,
    PAGES,
    Session,
    agree,
    blocks,
    commands,
    masked,
    shortened,
)

from pylogic.cli.group import VERBS

TOPICS = [path.stem for path in PAGES[1:]]
LONGEST_README = 150  # lines


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder like the checkout: what pages write stays in it."""
    for name in ("encodings", "instances"):
        shutil.copytree(CHECKOUT / name, tmp_path / name)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path


SLOW = {"README", "article", "batches", "comparing", "editing", "engines", "explaining", "formats"}
SLOW |= {
    "exercises",
    "generating",
    "json",
    "notebook",
    "proofs",
    "publishing",
    "puzzles",
    "python",
    "solving",
}
SLOW |= {"start", "troubleshooting", "workbench", "writing"}
"""Long sessions, of what other tests do on small boards."""


@pytest.mark.parametrize(
    "page",
    [pytest.param(p, marks=[pytest.mark.slow] * (p.stem in SLOW)) for p in PAGES],
    ids=lambda path: path.stem,
)
def test_run_the_commands_of_each_page(page, folder, update):
    session = Session(page.read_text(encoding="utf-8").splitlines())
    session.play()
    if update:
        assert not any("Traceback" in difference for difference in session.differs)
        page.write_text("".join(f"{line}\n" for line in session.lines), encoding="utf-8")
    else:
        assert session.differs == [], "\n".join(["", *session.differs])
    if session.skipped:
        pytest.skip(f"no swipl: {'; '.join(session.skipped)}")


ORDERS = "show kuromasu inst43 --order given,reversed"
PICTURES = [
    ("kuromasu.svg", "solve kuromasu wikipedia11 --svg"),
    ("article_orders.svg", f"{ORDERS} --svg"),
]


@pytest.mark.parametrize(("name", "command"), PICTURES)
def test_draw_each_picture_by_its_command(name, command, folder, update):
    printed_by(command, name)
    check_picture(name, folder / name, update)


@pytest.mark.nightly
@pytest.mark.slow
@needs_swipl
def test_the_article_draws_its_picture(folder, update):
    page = (GUIDE / "article.md").read_text(encoding="utf-8").splitlines()
    told = {tuple(shown): lines for b in blocks(page) for shown, lines in commands(b.lines)}
    (folder / "retries.py").write_text("\n".join(told[("$ cat retries.py",)]))
    Session([]).run("python retries.py inst43 swipl:article 0 given reversed")
    check_picture("article_retries.svg", folder / "retries.svg", update)


def check_picture(name, path, update):
    drawn = path.read_text(encoding="utf-8")
    if update:
        (GUIDE / name).write_text(drawn, encoding="utf-8")
    assert (GUIDE / name).read_text(encoding="utf-8") == drawn


def printed_by(*words):
    return Session([]).run(" ".join(["pylogic", *words]))


def test_the_readme_is_short_and_the_contents_are_whole():
    assert len(PAGES[0].read_text().splitlines()) <= LONGEST_README
    contents = re.findall(r"\]\((\w+)\.md\)", (GUIDE / "index.md").read_text())
    assert sorted(contents) == sorted(set(TOPICS) - {"index"})


def test_readmes_commands_make_an_environment_and_others_repeat_them():
    solves, tests = re.findall(r"^\$ (python3 -m venv .*)", PAGES[0].read_text(), re.MULTILINE)
    for command in (solves, tests):
        made, *inside = command.split(" && ")
        assert made == "python3 -m venv .venv"
        assert all(part.startswith(".venv/bin/") for part in inside)
    assert f"$ {tests}\n" in (GUIDE / "contributing.md").read_text()
    assert tests.replace(".venv", '"$venv"') in (CHECKOUT / ".ci" / "run").read_text()


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.stem)
def test_links_lead_to_files(page):
    links = re.findall(r"(?:\]\(|src=\")([^)\"]+)", page.read_text())
    here = [link for link in links if "://" not in link]
    assert [link for link in here if not (page.parent / link.partition("#")[0]).exists()] == []


def test_every_verb_has_an_example():
    found = [b for path in PAGES for b in blocks(path.read_text().splitlines())]
    shown = [b.lines for b in found if b.language == "console"]
    run = " ".join(line for lines in shown for command, _ in commands(lines) for line in command)
    assert [verb for verb in VERBS if f"pylogic {verb}" not in run] == []


def test_a_page_is_markdown_in_a_pipe_and_drawn_on_a_terminal(monkeypatch):
    assert printed_by("guide") == (GUIDE / "index.md").read_text()
    assert printed_by("guide", "solving") == (GUIDE / "solving.md").read_text()
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "80")
    drawn = printed_by("guide", "solving")
    assert "\x1b[" in drawn
    assert "proofs" in drawn


def test_refuse_an_unknown_topic_and_name_a_near_one():
    session = Session([])
    assert "did you mean solving" in session.run("pylogic guide solvin")
    assert session.code == 2


def test_figures_of_time_are_masked_and_lines_may_be_left_out():
    assert agree(["solve 0.1 s, 3 choices"], ["solve 0.234 s, 3 choices"])
    assert not agree(["solve 0.1 s, 3 choices"], ["solve 0.1 s, 4 choices"])
    assert agree(["a", LEFT_OUT, "d"], list("abcd"))
    assert not agree(["a", LEFT_OUT, "d"], list("abce"))


def test_of_a_table_only_times_are_masked():
    table = [
        "         solved median ratio       95 % x choices choices  infer.",
        "a given     2/2  0.019     1                    1     148  8.102M",
        "a other     2/2  0.017  0.92  0.90-1.1*       0.9     139        ",
    ]
    slower = [
        "         solved  median ratio      95 % x choices choices infer.",
        "a given     2/2  10.019     1                   1     148 8.102M",
        "a other     2/2  >=17.0  >=92  0.90-94        0.9     139",
    ]
    assert masked(table, True) == masked(slower, True)
    for old, new in [("2/2", "1/2"), ("148", "149"), ("8.102", "8.038"), ("0.9 ", "0.8 ")]:
        assert masked(table, True) != masked([line.replace(old, new) for line in slower], True)
    other = [line.replace("8.102M", "8.038M") for line in slower]
    assert masked(table, False) == masked(other, False)
    assert masked(["inferences 12"], True) != masked(["inferences 13"], True)
    assert masked(["inferences 12"], False) == masked(["inferences 13"], False)


def test_a_page_is_rewritten_like_its_old_text():
    assert shortened(list("axcdef"), ["a", LEFT_OUT, "e", "f"]) == ["a", LEFT_OUT, "e", "f"]
    old = ["a", LEFT_OUT, "step 4 is new", LEFT_OUT]
    assert shortened(["b", "step 3 is old", "c"], old) == ["b", LEFT_OUT, "step 3 is old", LEFT_OUT]
    lines = ["```console", "$ echo a \\", "  b", "c", "```", "```python", "1 + 1  # 3", "```"]
    session = Session(lines)
    session.play()
    assert session.lines == [*lines[:3], "a b", "```", "```python", "1 + 1  # 2", "```"]
    assert len(session.differs) == 2
