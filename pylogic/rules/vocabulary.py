"""The words that the driver and clingo know, each with its meaning."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from pylogic.rules.symbols import SIDES, Place
from pylogic.rules.symmetry import SYMMETRIES


class Word(NamedTuple):
    """A word that the driver or clingo knows, and its meaning."""

    template: str
    """The word with its arguments in capitals, as variables: `draw(grid(Rows, Cols))`."""
    text: str
    """The meaning; {Side} and the like stand for the values of an argument of that name."""
    part: str | None = None
    """The part in which the word means that; None if it means that in all parts."""

    @property
    def name(self) -> str:
        """The word without its arguments: its template up to the first "(" or blank."""
        return self.template.partition("(")[0].partition(" ")[0]

    @property
    def arguments(self) -> tuple[str, ...]:
        """The names of the word's arguments in its template; () without any."""
        inner = self.template.partition("(")[2].removesuffix(")").replace(" ", "")
        return tuple(inner.split(",")) if inner else ()

    @property
    def arity(self) -> int:
        """How many arguments the word has."""
        return len(self.arguments)

    @property
    def words(self) -> str:
        """The meaning, with the values of arguments as a choice: "top, right, bottom or left"."""
        text = self.text
        for name, (*first, last) in _CHOICES.items():
            text = text.replace(f"{{{name}}}", f"{', '.join(first)} or {last}")
        return text


VERSION = 1
"""The vocabulary's version, which a rule file names by `vocabulary(1)` in the part about."""

PARTS = (
    Word("base", "the board and the rules of the puzzle"),
    Word("step(t)", "for plans: the rules that step t adds"),
    Word("check(t)", "for plans: the goal, checked after step t"),
    Word("about", "the puzzle's names, and how it is exchanged with other programs"),
    Word("errors", "the mistakes of a puzzle that makes no sense"),
    Word("words", "the names of things in explanations"),
    Word("reasons", "the rules in the form that explanations need"),
    Word("techniques", "patterns on a board, and the conclusions from them"),
    Word("region", "which cells an explanation is about"),
    Word("label", "which unknowns are tried first, and with which values"),
    Word("order", "which clues to look at first"),
    Word("heuristic_", "advice to the search, followed on demand"),
    Word("clues", "how a full solution becomes clues"),
    Word("frame", "the facts of a new board besides its clues, drawn at random"),
    Word("view", "how the board is drawn"),
    Word("score", "figures that are read off a solution"),
    Word("taste", "features of a puzzle that setters like or hate"),
)
"""The parts, each with its purpose; `heuristic_` begins the names of many."""

# ---- What stands on a board --------------------------------------------------------------------

CELL, EDGE, LINK, OUTSIDE = "cell", "edge", "link", "outside"
VERTEX, HALF, BANK = "vertex", "half", "bank"
"""The places of things: in a cell, along its side, from centre to centre, beside a board, where
cells meet, or anywhere of these in steps of half a cell; or in a piece under the board."""


class Kind(NamedTuple):
    """A kind of things that may stand on a board: facts of a predicate that `about` names."""

    keys: int
    """How many arguments, the first ones, name the place."""
    terms: str
    """A letter for each argument: `n` a number, `i` a number or a word, else a key of `TERMS`."""
    says: str
    """The name of the kind in messages."""
    is_answer: bool = False
    """True of things of a solution, False of things of the puzzle."""
    is_deniable: bool = False
    """True if a player may also mark that there is no such thing."""
    where: str = CELL


KINDS: Mapping[str, Kind] = {
    "boxes": Kind(0, "nn", "boxes", where=""),
    "count": Kind(0, "n", "a number of the whole board", where=""),
    "area": Kind(2, "nni", "areas"),
    "cage": Kind(2, "nni", "cages"),
    "block": Kind(2, "nn", "cells that are not played in"),
    "circle": Kind(2, "nnc", "circles"),
    "object": Kind(2, "nn", "given things that are no numbers"),
    "number": Kind(2, "nnn", "numbers in cells"),
    "segment": Kind(2, "nng", "parts of ships"),
    "piece": Kind(3, "nnn", "cells of pieces under the board", where=BANK),
    "unknown": Kind(2, "nn", "cells with an unknown clue"),
    "numbers": Kind(3, "nnnn", "several numbers in a cell"),
    "arrow": Kind(2, "nnsn", "numbers with arrows"),
    "between": Kind(3, "nnsi", "signs between cells", where=EDGE),
    "vertex": Kind(2, "nnn", "numbers where cells meet", where=VERTEX),
    "centre": Kind(2, "nn", "centres of areas", where=HALF),
    "path": Kind(3, "nnin", "paths from cell to cell"),
    "target": Kind(2, "nnon", "results of cages"),
    "sum": Kind(3, "nnrn", "sums of runs"),
    "outside": Kind(3, "snnn", "numbers beside the board", where=OUTSIDE),
    "slanted": Kind(3, "sndn", "numbers of diagonals beside the board", where=OUTSIDE),
    "shaded": Kind(2, "nn", "black cells", True, True),
    "symbol": Kind(2, "nn", "the signs of a solution", True, True),
    "edge": Kind(3, "nns", "lines along the sides of cells", True, True, EDGE),
    "link": Kind(3, "nns", "lines from cell to cell", True, True, LINK),
    "links": Kind(3, "nnsn", "numbers of lines from cell to cell", True, where=LINK),
    "diagonal": Kind(2, "nnd", "diagonals of cells", True),
    "triangle": Kind(2, "nnt", "triangles in cells", True),
    "solution": Kind(2, "nnn", "the numbers of a solution", True),
}
"""The kinds by the word of `board(Kind, Predicate)`, in the order in which facts are written."""
SEGMENTS: Mapping[str, str] = {
    "single": "s",
    "middle": "m",
    "top": "n",
    "bottom": "u",
    "left": "<",
    "right": ">",
}
"""Parts of ships, an end by the side at which it is round: a ship in a row is `<mm>`."""
CORNERS = ("top_left", "top_right", "bottom_left", "bottom_right")
DIAGONALS = ("down", "up")
"""The lines through a cell: from its top left corner, from its bottom left one."""
TERMS: Mapping[str, Sequence[str]] = {
    "c": ("white", "black", "grey"),
    "o": ("add", "sub", "mul", "div", "any"),
    "r": ("across", "down"),
    "s": SIDES,
    "d": DIAGONALS,
    "t": CORNERS,
    "g": tuple(SEGMENTS),
}
"""The words that an argument may be, by its letter: a colour, an operation, the way of a run, a
side, the way of a diagonal from the left, the corner of a triangle's right angle, a part of a
ship."""


def describe_off_board(where: str, key: Sequence[int | str], size: Place) -> str | None:
    """Return a message that a place is off a board of that size; None if it is on the board.
    `where` is the kind of place, such as CELL, and `key` has the first arguments of a fact, which
    name the place. None, too, of pieces, which lie under the board, and of other arguments."""
    down, across = (range(1, length + 1) for length in size)
    match where, key:
        case "bank", _:
            return None
        case "outside", [side, line, place, *_]:
            is_on = line in (across if side in ("top", "bottom") else down) and (
                place in DIAGONALS or int(place) > 0
            )
            return None if is_on else f"there is no such place at the {side} of the board"
        case (("vertex" | "half"), [row, column, *_]):
            first, times = (0, 1) if where == VERTEX else (2, 2)
            down, across = (range(first, times * length + 1) for length in size)
            is_on, noun = row in down and column in across, "place"
        case _, [row, column, *_]:
            is_on, noun = row in down and column in across, "cell"
        case _:
            return None
    return None if is_on else f"the {noun} {row},{column} is off the board"


# ---- How it is entered -------------------------------------------------------------------------

CLICKS = (
    *("shaded", "symbol", "white", "edge", "no_edge", "link", "no_link", "1", "2"),
    *TERMS["d"],
    *TERMS["t"],
)
"""The entries of clicks, as `cycle(Word, I)` says: that a thing is there or not, or a value."""


# ---- How it is drawn ---------------------------------------------------------------------------

COLOURS: Mapping[str, str] = {
    "black": "#",
    "white": ".",
    "grey": "%",
    "red": "R",
    "orange": "O",
    "yellow": "Y",
    "green": "G",
    "blue": "B",
    "purple": "P",
}
"""The palette, each colour with the sign that stands for it in plain text."""
THINGS: Mapping[str, str] = {
    "tree": "T",
    "tent": "^",
    "lamp": "*",
    "queen": "Q",
    "star": "*",
    "ship": "S",
    "dot": "o",
    **{f"ship_{segment}": sign for segment, sign in SEGMENTS.items()},
}
"""Things that may stand in a cell, each with its letter or sign in plain text."""
STYLES = (
    "given", "deduced", "wrong", "highlighted", "cause", "effect", "region", "undone",
)  # fmt: skip
"""How a spot is written, or stands out: an explanation argues from a cause to an effect, a
region is the part of the board that it looks at, and undone is a search's retreat."""
PATHS = ("thermo", "arrow", "line")
"""How a path looks: with a bulb at its beginning, with a circle and an arrow head, or plain."""
STATES = ("drawn", "double", "crossed", "open")
"""The states of an edge or a link: a line, a double line, no line, or nothing known yet."""

LINKED = (*STATES, "to", "from")
"""The states of a link: those of an edge, or an arrow head at its second cell, or at its first."""


_CHOICES: Mapping[str, Collection[str]] = {
    "Side": SIDES,
    "Where": CORNERS,
    "Corner": CORNERS,
    "Colour": COLOURS,
    "Name": THINGS,
    "Way": DIAGONALS,
    "Style": STYLES,
    "State": STATES,
    "Line": LINKED,
    "Look": PATHS,
}
"""The values that an argument of a drawing word may have, by the name of the argument."""
SLOTS: Mapping[str, Word] = {
    "grid": Word("grid(Rows,Cols)", "The board has so many rows and columns."),
    "cell text": Word("text(R,C,Text)", "The text of a cell."),
    "cell texts K": Word("text(R,C,K,Text)", "The K-th of several texts of a cell, from 1 on."),
    "cell symbol": Word(
        "symbol(R,C,Name)",
        "A thing that stands in a cell, before its text: {Name}.",
    ),
    "cell fill": Word("fill(R,C,Colour)", "A cell's colour: {Colour}."),
    "cell circle": Word("circle(R,C,Colour)", "A circle in a cell, around its text."),
    "cell corners Where": Word(
        "corner(R,C,Where,Text)", "A small text in a corner of a cell: {Where}."
    ),
    "cell candidates Value": Word(
        "candidate(R,C,Value)",
        "A small value that a cell may hold, in its own place: of 1 to 9 three in a row.",
    ),
    "cell centre Value": Word(
        "centre(R,C,Value)", "A small value in the middle of a cell, beside others there."
    ),
    "cell diagonals Way": Word(
        "diagonal(R,C,Way)",
        "A line through a cell: down from its top left, or up from its bottom left.",
    ),
    "cell triangle": Word(
        "triangle(R,C,Corner)",
        "Half of a cell is black, with its right angle at {Corner}.",
    ),
    "cell arrow": Word("arrow(R,C,Side)", "An arrow beside the text of a cell: {Side}."),
    "between text": Word(
        "between(R,C,Side,Sign)",
        "A sign between a cell and the one behind that side: the first is less or greater, a white"
        " or black dot, or a short text.",
    ),
    "vertex text": Word(
        "vertex(R,C,Sign)",
        "A sign at the bottom right corner of a cell, where R and C may be 0, too: a white or black"
        " dot, or a short text in a circle.",
    ),
    "cell style": Word("style(R,C,Style)", "How a cell is written: {Style}."),
    "spot style": Word(
        "style(Spot,Style)",
        "How edge(R,C,Side), link(R,C,Side), vertex(R,C) or outside(Side,I,K) is drawn: the styles"
        " of cells.",
    ),
    "wall": Word("wall(R,C,Side)", "A heavy line on a side of a cell: {Side}."),
    "ruler": Word(
        "ruler(R,C,Side)",
        "A heavy line as a wall is, which helps to count and cuts off no area.",
    ),
    "cage text": Word("cage(R,C,Id)", "The cells of a cage have a dashed outline."),
    "path": Word(
        "path(R,C,Id,K,Look)",
        "The K-th cell of a path, which lies grey behind the texts of cells: {Look}.",
    ),
    "edge state": Word(
        "edge(R,C,Side,State)",
        "A line on a side of a cell: drawn, double, crossed (there is none) or open (not known).",
    ),
    "link state": Word(
        "link(R,C,Side,Line)",
        "A line from the centre of a cell to the one behind that side:"
        " {Line}, which have an arrow head there, or here.",
    ),
    "dot": Word("dot(R,C,Where)", "A dot at a corner of a cell: {Where}."),
    "outside text": Word(
        "outside(Side,I,K,Text)",
        "The K-th text beside column I (top, bottom) or row I (left, right), in reading order.",
    ),
    "outside arrow": Word(
        "arrow(Side,I,K,Way)",
        "An arrow behind the K-th text beside column or row I, into the board: along a diagonal"
        " that goes down to the right, or up.",
    ),
    "bank text": Word(
        "bank(I,R,C,Text)",
        "The cell R,C of the I-th piece under the board: black, or with a text that is not empty.",
    ),
    "caption": Word("caption(Text)", "A line under the board."),
    "caption value": Word("caption(Words,Value)", "A line under the board, with a value."),
}
"""All that a view can say, by the slot that the last argument fills.

A slot is a kind of spot, a field of its mark, and the argument that names the part of the field."""
DRAWN = tuple(SLOTS.values())
DRAWING_WORDS = {
    (name, len(arguments)): (
        arguments,
        [(place, _CHOICES[own]) for place, own in enumerate(arguments) if own in _CHOICES],
        (*slot.split(), "", "")[:3],
    )
    for slot, word in SLOTS.items()
    for name, _, inner in [word.template.removesuffix(")").partition("(")]
    for arguments in [inner.split(",")]
}
"""By a word's name and arity: the names of its arguments; (place, values) for each of them that has
a fixed list of values, places from 0; and its slot, filled up with "" to three texts."""


# ---- What the driver reads ---------------------------------------------------------------------

_READ: Mapping[str | None, Mapping[str, str]] = {
    "view": {
        **{f"draw({word.template.replace(',', ', ')})": word.text for word in DRAWN},
        "draw(Thing, Frame)": "The thing is drawn in this picture, one of several.",
    },
    "errors": {
        "error(Text)": "The puzzle makes no sense. The text is a string, or a tuple of strings and"
        " terms that are said one after the other.",
        "error(Text, Cell)": "The puzzle makes no sense, at this cell.",
    },
    "words": {
        "says(Atom, Text)": "The words for an atom that holds.",
        "says(Atom, Text, Cell)": "The words for an atom of a cell that holds.",
        "denies(Atom, Text)": "The words for an atom that does not hold.",
        "denies(Atom, Text, Cell)": "The words for an atom of a cell that does not hold.",
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
    "taste": {
        "taste(Name, Number, Weight)": "A figure of a puzzle and its solution; of several puzzles"
        " the one is best whose figures, each times its weight, have the largest sum.",
        "hated(Text)": "No puzzle is made of a solution where this holds.",
    },
    "clues": {
        "fixed(Fact)": "Every puzzle of the solution has this fact.",
        "usual(Clue)": "A generated puzzle has this clue, unless a number of clues is asked for.",
        "dull(Clue)": "A generated puzzle has this clue only where others are not enough.",
        "pick(Selection, Group, Clue)": "The selection takes one clue of each group.",
    },
    "about": {
        "title(Text)": "The title of the puzzle.",
        "alias(Name)": "Another name of the puzzle.",
        "clues(Predicate, Arity)": "Which facts are clues; once for each kind of them.",
        "exchange(Format, Name)": "The name of the puzzle in a format.",
        "exchange(Format, Name, Style)": "The puzzle's name in a format, and how to write it.",
        "board(Kind, Predicate)": "Which facts stand for such things on a board: "
        f"{', '.join(word for word, kind in KINDS.items() if not kind.is_answer)}; of an answer"
        f" {', '.join(word for word, kind in KINDS.items() if kind.is_answer)}.",
        "cycle(Kind, I)": f"The mark that the I-th click enters: {', '.join(CLICKS)}.",
        "symmetry(Word)": "Which turned or mirrored boards are the same: none, transposed; where a"
        " number may stand: sides, areas.",
        "usual_symmetry(Word)": "Where the clues of a generated puzzle stand, unless something else"
        f" is wished: {', '.join(SYMMETRIES[:-1])} or {SYMMETRIES[-1]}.",
        "empty(Format, N)": "The number that is an empty cell in a format.",
        "offset(Format, N)": "To be added to the numbers of a format.",
        "flag(Format, Flag, Constant, On, Off)": "The values of a constant for a variant that the"
        " format names.",
        "variant(Constant, Value)": "A variant to try where there is not one answer.",
        "level(Text, From, To)": "A puzzle has the level if its costliest step costs so much.",
        "called(Steps, Text)": "The name of a step by several rules: their names, as in"
        ' "sight + 2 x touching".',
        "first(Instance)": "The instance that the workbench opens first.",
        "welcome(Instance)": "The gallery offers this board to begin with.",
        "vocabulary(N)": f"Which vocabulary the file is written in: {VERSION}, or an earlier one.",
    },
    None: {
        "listed(Clue, I)": "The clue is the I-th of the instance.",
    },
    "check": {
        "query(t)": "The goal is asked for at step t.",
    },
}
PREDICATES = tuple(
    Word(template, text, part)
    for part, meanings in _READ.items()
    for template, text in meanings.items()
)
"""The predicates that the driver reads from the parts, or derives for them."""

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


def to_dict() -> dict[str, list[dict[str, str | None]]]:
    """Return all words, in lists of "parts", "predicates" and "directives", for JSON.
    Each word is a dict of template, words, part and name."""
    every = {"parts": PARTS, "predicates": PREDICATES, "directives": DIRECTIVES}
    return {
        kind: [
            {"template": w.template, "words": w.words, "part": w.part, "name": w.name}
            for w in known
        ]
        for kind, known in every.items()
    }


def part_purpose(name: str) -> str:
    """Return the purpose of a part of that name, also of any heuristic_NAME; "" if unknown."""
    for part in PARTS:
        if part.name == name or (part.name.endswith("_") and name.startswith(part.name)):
            return part.words
    return ""
