"""The vocabulary as a specification: its page of the guide, and files that are compared with it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from pages import GUIDE

import pylogic
from pylogic.rules import vocabulary

PLACES = {
    vocabulary.EDGE: "R, C",
    vocabulary.LINK: "R, C",
    vocabulary.OUTSIDE: "Side, I, K",
    vocabulary.VERTEX: "R, C",
    vocabulary.HALF: "Y, X",
}
VALUES = {"n": "N", "i": "Id", "c": "Colour", "o": "Operation", "r": "Way", "s": "Side"}
VALUES |= {"d": "Way", "t": "Corner", "g": "Part"}
OTHERS = {"boxes": "Height, Width", "numbers": "R, C, K, N", "between": "R, C, Side, Sign"}
OTHERS |= {"path": "R, C, Id, K", "piece": "I, R, C", "slanted": "Side, I, Way, N"}


def shape(word: str, kind: vocabulary.Kind) -> str:
    """The facts of a kind, with names for their arguments."""
    names = PLACES.get(kind.where, "R, C").split(", ") if kind.keys else []
    names += [VALUES[term] for term in kind.terms[len(names) :]]
    return f"`p({OTHERS.get(word) or ', '.join(names)})`"


def rows(heads: Iterable[str], found: Iterable[Iterable[str]]) -> list[str]:
    return [
        f"| {' | '.join(heads)} |",
        f"|{'---|' * len(list(heads))}",
        *(f"| {' | '.join(row)} |" for row in found),
    ]


def tables() -> dict[str, list[str]]:
    """The tables of the page by their names."""
    kinds = [
        (
            f"`{word}`",
            shape(word, kind),
            kind.says,
            "player" if kind.is_answer else "author",
            "; ".join(
                ", ".join(words)
                for words in map(vocabulary.TERMS.get, dict.fromkeys(kind.terms))
                if words
            ),
        )
        for word, kind in vocabulary.KINDS.items()
    ]
    parts = [(f"`{part.name}`", part.words) for part in vocabulary.PARTS]
    words: list[str] = []
    for part in vocabulary.PARTS:
        own = [word for word in vocabulary.PREDICATES if word.part == part.name.partition("(")[0]]
        if own:
            words += [f"### {part.name}", ""]
            words += rows(("word", "meaning"), ((f"`{w.template}`", w.words) for w in own))
            words.append("")
    return {
        "kinds": rows(("kind", "facts", "what", "entered by", "words"), kinds),
        "parts": rows(("part", "what for"), parts),
        "words": words[:-1],
    }


def test_print_the_tables_of_the_page(update):
    page = GUIDE / "vocabulary.md"
    text = page.read_text(encoding="utf-8")
    made = text
    for name, lines in tables().items():
        block = re.compile(rf"(?s)(<!-- table: {name} -->\n).*?(<!-- end -->)")
        assert block.search(made)
        body = "\n".join(lines)
        made = block.sub(lambda m, body=body: f"{m[1]}\n{body}\n\n{m[2]}", made)
    if update:
        page.write_text(made, encoding="utf-8")
    assert text == made or update


# ---- Files that are compared with it -----------------------------------------------------------

GOOD = """% Marks
#defined given/2.
#const wide = 0.
{ mark(R, C) : R = 1..2, C = 1..2 }.
%! the cell {R},{C} is given and not marked
:- given(R, C), not mark(R, C).
#show mark/2.
#program about.
title("Marks"). vocabulary(1).
board(object, given). board(shaded, mark).
clues(given, 2). exchange(pzpr, marks, "number16"). symmetry(none). cycle(white, 1).
level("easy", 1, 2). called("one + two", "three"). variant("wide", 1). empty(text, 0).
#program words.
says(mark(R, C), "marked", (R, C)) :- mark(R, C).
#program view.
draw(grid(2, 2)).
draw(fill(R, C, black)) :- mark(R, C).
draw(style(edge(R, C, right), given)) :- mark(R, C), C = 1.
"""


def checked(tmp_path, text: str) -> list[str]:
    (tmp_path / "marks.lp").write_text(text)
    problems = pylogic.load(tmp_path / "marks.lp").lint(alone=True).problems
    return [f"{p.line}: {p.kind}: {p.text}" for p in problems if p.kind != "note"]


def test_lint_words_that_the_vocabulary_has(tmp_path):
    assert checked(tmp_path, GOOD) == []


MISTAKES = Path(__file__).with_name("vocabulary_mistakes.txt").read_text(encoding="utf-8")
"""A line has words of the rules above, those that stand there instead, and the one problem."""


@pytest.mark.parametrize("line", MISTAKES.splitlines())
def test_lint_words_that_the_vocabulary_lacks(tmp_path, line):
    change, problem = line.split(" | ", 1)
    old, new = change.split(" => ")
    assert old in GOOD
    assert checked(tmp_path, GOOD.replace(old, new, 1)) == [problem]


def test_lint_words_of_a_part_of_its_own(tmp_path):
    """Of about those that a rule looks at; of others any that lead somewhere."""
    text = (
        GOOD
        + "draw(caption(T)) :- author(T). draw(W) :- extra(W). extra(caption(1)) :- mark(1, 1).\n"
    )
    assert checked(tmp_path, text.replace("vocabulary(1).", 'author("me").')) == []
