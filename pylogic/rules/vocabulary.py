"""The words that the driver and clingo know, each with its meaning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Word(NamedTuple):
    """A word, as one writes it, and its meaning."""

    template: str
    """Its arguments in capitals, as variables: `draw(grid(Rows, Cols))`."""
    words: str
    part: str | None = None
    """The part in which it means that, if it is one."""

    @property
    def name(self) -> str:
        """The word without its arguments."""
        return self.template.partition("(")[0].partition(" ")[0]


PARTS = (
    Word("base", "the board and the rules of the puzzle"),
    Word("step(t)", "for plans: what step t adds"),
    Word("check(t)", "for plans: the goal, checked after step t"),
    Word("about", "what the puzzle is called, and how it is exchanged with other programs"),
    Word("errors", "what is wrong with a puzzle that makes no sense"),
    Word("words", "what explanations call things"),
    Word("reasons", "what rules say differently where something is explained"),
    Word("techniques", "which patterns on a board tell something, and what follows"),
    Word("region", "which cells an explanation is about"),
    Word("label", "which unknowns are tried first, and with which values"),
    Word("order", "which clues to look at first"),
    Word("heuristic_", "advice to the search, for who asks for it"),
    Word("clues", "how a full solution becomes clues"),
    Word("view", "how the board is drawn"),
    Word("score", "figures that are read off a solution"),
)
"""The parts, each with what it is for; `heuristic_` begins the names of many."""

_READ: Mapping[str | None, Mapping[str, str]] = {
    "view": {
        "draw(grid(Rows, Cols))": "The board has so many rows and columns.",
        "draw(text(R, C, Text))": "What stands in a cell.",
        "draw(fill(R, C, Colour))": "A cell's colour: black, white, grey, red, orange, yellow,"
        " green, blue or purple.",
        "draw(circle(R, C, Colour))": "A circle in a cell, around its text.",
        "draw(corner(R, C, Where, Text))": "A small text at the top_left, top_right, bottom_left or"
        " bottom_right of a cell.",
        "draw(candidate(R, C, Value))": "A small value that a cell may hold.",
        "draw(diagonal(R, C, Direction))": "A line through a cell: down from its top left, or up"
        " from its bottom left.",
        "draw(style(R, C, Style))": "How a cell is written: given, deduced, wrong, highlighted,"
        " cause, effect, region, undone.",
        "draw(style(Spot, Style))": "How edge(R,C,Side), link(R,C,Side) or outside(Side,I,K) is"
        " drawn: the styles of cells.",
        "draw(wall(R, C, Side))": "A heavy line at the top, bottom, left or right of a cell.",
        "draw(cage(R, C, Id))": "The cells of a cage have a dashed outline.",
        "draw(edge(R, C, Side, State))": "A line on a side of a cell: drawn, double, crossed (there"
        " is none), open (not known).",
        "draw(link(R, C, Side, State))": "A line from the centre of a cell to the next: drawn,"
        " double, crossed or open.",
        "draw(dot(R, C, Where))": "A dot at a corner of a cell, such as top_left.",
        "draw(outside(Side, I, K, Text))": "The K-th text beside column I (top, bottom) or row I"
        " (left, right), in reading order.",
        "draw(caption(Text))": "A line under the board.",
        "draw(caption(Name, Value))": "A line under the board, with a value.",
        "draw(What, Frame)": "It is drawn in one of several pictures.",
    },
    "errors": {
        "error(Text)": "The puzzle makes no sense. The text is a string, or a tuple of strings and"
        " terms that are said one after the other.",
        "error(Text, Cell)": "The puzzle makes no sense, at this cell.",
    },
    "words": {
        "says(Atom, Text)": "What explanations call an atom that holds.",
        "says(Atom, Text, Cell)": "What explanations call an atom that holds, of a cell.",
        "denies(Atom, Text)": "What explanations call an atom that does not hold.",
        "denies(Atom, Text, Cell)": "What explanations call an atom of a cell that does not hold.",
    },
    "region": {
        "region(R, C)": "The explanation is about this cell.",
        "named(K, R, C)": "The K-th cell that the words of the broken rule name.",
    },
    "techniques": {
        "known(Mark)": "The board shows that an atom holds, or with a minus that it does not.",
        "follows(Mark)": "The atom holds, or with a minus it does not hold.",
    },
    "label": {
        "label(Rank, Variable, Value, Atom)": "The atom says that the variable has the value;"
        " variables of a small rank come first.",
    },
    "order": {
        "rank(Clue, Rank)": "Clues of a small rank are looked at first.",
    },
    "score": {
        "score(Name, Number)": "A figure of a solution.",
    },
    "clues": {
        "fixed(Fact)": "Every puzzle of the solution has this fact.",
        "pick(Selection, Group, Clue)": "The selection takes one clue of each group.",
    },
    "about": {
        "title(Text)": "What the puzzle is called.",
        "alias(Name)": "Another name of the puzzle.",
        "clues(Predicate, Arity)": "Which facts are the clues.",
        "exchange(Format, Name)": "What a format calls the puzzle.",
        "exchange(Format, Name, Style)": "What a format calls it, and how it writes it.",
        "board(Kind, Predicate)": "Which facts stand for such things on a board: number, unknown,"
        " area, boxes, block, circle, object, outside, sum, cage, target or count; of an answer"
        " shaded, solution, symbol, edge or link.",
        "cycle(Kind, I)": "What the I-th click enters: shaded, symbol, white, edge, no_edge, link"
        " or no_link.",
        "symmetry(Word)": "What a turned or mirrored board is: none, transposed; where a number may"
        " stand: sides, areas.",
        "empty(Format, N)": "The number that is an empty cell in a format.",
        "offset(Format, N)": "To be added to the numbers of a format.",
        "flag(Format, Flag, Constant, On, Off)": "The values of a constant for a variant that the"
        " format names.",
        "variant(Constant, Value)": "A variant to try where there is not one answer.",
    },
    None: {
        "listed(Clue, I)": "The clue is the I-th of the instance.",
    },
    "check": {
        "query(t)": "The goal is asked for at step t.",
    },
}
PREDICATES = tuple(
    Word(template, words, part) for part, told in _READ.items() for template, words in told.items()
)
"""What the driver reads from the parts, or derives for them."""

DIRECTIVES = (
    Word("#program", "Begins a part: one thing that pylogic can do with the puzzle."),
    Word("#show", "Which atoms are the answer: #show black/2."),
    Word("#defined", "Facts that a board may bring: no warning where one has none."),
    Word("#const", "A switch with its usual value: #const diagonals = 0."),
    Word("#include", 'Rules of another file: #include "lib/grid.lp".'),
    Word("#count", "How many different tuples hold: #count { R, C : black(R, C) }."),
    Word("#sum", "The sum of the first terms of the tuples that hold."),
    Word("#sum+", "The sum of those first terms that are positive."),
    Word("#min", "The least of the first terms of the tuples that hold."),
    Word("#max", "The greatest of the first terms of the tuples that hold."),
    Word("#minimize", "The best answer has the smallest sum: #minimize { 1, X : used(X) }."),
    Word("#maximize", "The best answer has the largest sum."),
    Word("#heuristic", "Advice to the search; in a part heuristic_NAME it is up to the user."),
    Word("#external", "Atoms that are decided from outside."),
    Word("#true", "It always holds."),
    Word("#false", "It never holds."),
    Word("#inf", "Smaller than every term."),
    Word("#sup", "Greater than every term."),
    Word("not", "It does not follow from the rules that it holds."),
)
"""clingo's own words."""


def part_words(name: str) -> str:
    """What a part is for; empty if the driver does not know it."""
    for part in PARTS:
        if part.name == name or (part.name.endswith("_") and name.startswith(part.name)):
            return part.words
    return ""
