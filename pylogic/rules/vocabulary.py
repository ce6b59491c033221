"""The words that the driver and clingo know, each with its meaning."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import starmap
from typing import NamedTuple

from pylogic.rules import parts
from pylogic.rules.symbols import SIDES, Place
from pylogic.rules.symmetry import SYMMETRIES


class Word(NamedTuple):
    """A word that the driver or clingo knows, and its meaning.
    The template has the word's arguments in capitals, as variables: `draw(grid(Rows, Cols))`. The
    text has {Side} and the like for the values of an argument of that name. The part is the one in
    which the word means that, None if it means that in all parts."""

    template: str
    text: str
    part: str | None = None

    @property
    def name(self) -> str:
        """The word without its arguments: its template up to the first "(" or blank."""
        return self.template.partition("(")[0].partition(" ")[0]

    @property
    def arguments(self) -> tuple[str, ...]:
        """The names of the word's arguments in its template; () without any."""
        inner = self.template.partition("(")[2].removesuffix(")").replace(" ", "")
        return tuple(inner.split(",")) if inner else ()

    def to_dict(self) -> dict[str, str | None]:
        """Return the word for JSON."""
        name, words = self.name, self.words
        return {"template": self.template, "words": words, "part": self.part, "name": name}

    @property
    def words(self) -> str:
        """The meaning, with the values of arguments as a choice: "top, right, bottom or left"."""
        text = self.text
        for name, (*first, last) in CHOICES.items():
            text = text.replace(f"{{{name}}}", f"{', '.join(first)} or {last}")
        return text


VERSION = 1
"""The vocabulary's version, which a rule file names by `vocabulary(1)` in the part about."""

PARTS = tuple(
    Word(f"{name}(t)" if arity else name, part.purpose)
    for (name, arity), part in parts.PARTS.items()
)
"""The parts, each with its purpose."""

# ---- What stands on a board --------------------------------------------------------------------

CELL, EDGE, LINK, OUTSIDE = "cell", "edge", "link", "outside"
VERTEX, HALF, BANK = "vertex", "half", "bank"
"""The places of things: in a cell, along its side, from centre to centre, beside a board, where
cells meet, or anywhere of these in steps of half a cell; or in a piece under the board."""


class Kind(NamedTuple):
    """A kind of things that may stand on a board: facts of a predicate that `about` names.

    The first arguments of a fact, so many as `keys`, name the place, which is of the kind `where`.
    `terms` has a letter for each argument: `n` a number, `i` a number or a word, else a key of
    `TERMS`. `says` is the kind's name in messages. An answer is a thing of a solution; of what is
    deniable a player may also mark that there is no such thing.
    """

    keys: int
    terms: str
    says: str
    is_answer: bool = False
    is_deniable: bool = False
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
SEGMENTS = {"single": "s", "middle": "m", "top": "n", "bottom": "u", "left": "<", "right": ">"}
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
    name the place. Pieces lie under the board, on no place of it."""
    if where == BANK or len(key) < 2:
        return None
    if where == OUTSIDE:
        side, line, place = key
        is_on = line in range(1, size[side in ("top", "bottom")] + 1)
        if is_on and (place in DIAGONALS or int(place) > 0):
            return None
        return f"there is no such place at the {side} of the board"
    first, times, noun = {VERTEX: (0, 1, "place"), HALF: (2, 2, "place")}.get(where, (1, 1, "cell"))
    ranges = (range(first, times * length + 1) for length in size)
    is_on = all(number in numbers for number, numbers in zip(key, ranges, strict=False))
    return None if is_on else f"the {noun} {key[0]},{key[1]} is off the board"


CLICKS = (
    *("shaded", "symbol", "white", "edge", "no_edge", "link", "no_link", "1", "2"),
    *TERMS["d"],
    *TERMS["t"],
)
"""The entries of clicks, as `cycle(Word, I)` says: that a thing is there or not, or a value."""


# ---- How it is drawn ---------------------------------------------------------------------------

_HUES = ("red", "orange", "yellow", "green", "blue", "purple")
COLOURS = {"black": "#", "white": ".", "grey": "%"} | {hue: hue[0].upper() for hue in _HUES}
"""The palette, each colour with the sign that stands for it in plain text."""
THINGS = {"tree": "T", "tent": "^", "lamp": "*", "queen": "Q", "star": "*", "ship": "S", "dot": "o"}
THINGS |= {f"ship_{segment}": sign for segment, sign in SEGMENTS.items()}
"""Things that may stand in a cell, each with its letter or sign in plain text."""
STYLES = (
    "given", "deduced", "wrong", "highlighted", "cause", "effect", "region", "undone",
)  # fmt: skip
"""How a spot is written, or stands out: an explanation argues from a cause to an effect, a
region is the part of the board that it looks at, and undone is a search's retreat."""
PATHS = ("thermo", "arrow", "line")
"""How a path looks: with a bulb at its beginning, with a circle and an arrow head, or plain."""
STATES = ("drawn", "double", "crossed", "open")
LINKED = (*STATES, "to", "from")
"""The states of an edge or a link: a line, a double line, no line, or nothing known yet; of a link
also an arrow head at its second cell, or at its first."""
CHOICES: Mapping[str, Collection[str]] = {
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
_SLOTS: Mapping[str, str] = {
    "grid(Rows,Cols) -> grid(Rows,Cols)": "The board has so many rows and columns.",
    "text(R,C,Text) -> cell(R,C) text": "The text of a cell.",
    "text(R,C,K,Text) -> cell(R,C) texts K": "The K-th of several texts of a cell, from 1 on.",
    "symbol(R,C,Name) -> cell(R,C) symbol": "A thing in a cell, before its text: {Name}.",
    "fill(R,C,Colour) -> cell(R,C) fill": "A cell's colour: {Colour}.",
    "circle(R,C,Colour) -> cell(R,C) circle": "A circle in a cell, around its text.",
    "corner(R,C,Where,Text) -> cell(R,C) corners Where": "A small text in a corner: {Where}.",
    "candidate(R,C,Value) -> cell(R,C) candidates Value": "A possible value, in its own place.",
    "centre(R,C,Value) -> cell(R,C) centre Value": "A small value in the middle of a cell.",
    "diagonal(R,C,Way) -> cell(R,C) diagonals Way": "A line through a cell from its left: {Way}.",
    "triangle(R,C,Corner) -> cell(R,C) triangle": "A black half, its right angle at {Corner}.",
    "arrow(R,C,Side) -> cell(R,C) arrow": "An arrow beside the text of a cell: {Side}.",
    "between(R,C,Side,Sign) -> between(R,C,Side) text": "A sign between a cell and the one behind"
    " that side: the first is less or greater, a white or black dot, or a short text.",
    "vertex(R,C,Sign) -> vertex(R,C) text": "A sign at the bottom right corner of a cell, where R"
    " and C may be 0, too: a white or black dot, or a short text in a circle.",
    "style(R,C,Style) -> cell(R,C) style": "How a cell is written: {Style}.",
    "style(Spot,Style) -> Spot style": "How edge(R,C,Side), link(R,C,Side), vertex(R,C) or"
    " outside(Side,I,K) is drawn: the styles of cells.",
    "wall(R,C,Side) -> wall(R,C,Side)": "A heavy line on a side of a cell: {Side}.",
    "ruler(R,C,Side) -> ruler(R,C,Side)": "A wall that helps to count and cuts off no area.",
    "cage(R,C,Id) -> cage(R,C) text": "The cells of a cage have a dashed outline.",
    "path(R,C,Id,K,Look) -> path(Look,Id) cells K,R,C": "The K-th cell of a path, which lies grey"
    " behind the texts of cells: {Look}.",
    "edge(R,C,Side,State) -> edge(R,C,Side) state": "A line on a side of a cell: drawn, double,"
    " crossed (there is none) or open (not known).",
    "link(R,C,Side,Line) -> link(R,C,Side) state": "A line from the centre of a cell to the one"
    " behind that side: {Line}, which have an arrow head there, or here.",
    "dot(R,C,Where) -> dot(R,C,Where)": "A dot at a corner of a cell: {Where}.",
    "outside(Side,I,K,Text) -> outside(Side,I,K) text": "The K-th text beside column I (top,"
    " bottom) or row I (left, right), in reading order.",
    "arrow(Side,I,K,Way) -> outside(Side,I,K) arrow": "An arrow behind the K-th text beside column"
    " or row I, into the board: along a diagonal that goes down to the right, or up.",
    "bank(I,R,C,Text) -> bank(I,R,C) text": "The cell R,C of the I-th piece under the board: black,"
    " or with a text that is not empty.",
    "caption(Text) -> caption(Text)": "A line under the board.",
    "caption(Words,Value) -> caption(Words) value": "A line under the board, with a value.",
}
"""All that a view can say: WORD -> SPOT FIELD PART, and the meaning of the word.

The spot is the place that the word fills: its kind, and the arguments that name it. Only Spot is
an argument itself, the name of a spot. The field is that of the spot's mark; of a field with
several parts, the last arguments name the part. The argument that is left over is the value."""


class DrawingWord(NamedTuple):
    """A drawing word, and the slot that it fills, as `_SLOTS` declares it. The field is "" if it is
    enough that there is a mark; `part` is () if the field has no parts."""

    word: Word
    spot: Word
    field: str
    part: tuple[str, ...]


def _parse_slot(line: str, text: str) -> DrawingWord:
    """Return the slot that a line of `_SLOTS` declares, with the meaning of its word."""
    template, _, target = line.partition(" -> ")
    spot, field, part = (*target.split(" "), "", "")[:3]
    parts = tuple(filter(None, part.split(",")))
    return DrawingWord(Word(template, text), Word(spot, ""), field, parts)


_PARSED = tuple(starmap(_parse_slot, _SLOTS.items()))
DRAWING_WORDS = {(slot.word.name, len(slot.word.arguments)): slot for slot in _PARSED}
"""The slots of all that a view can say, by the name and the arity of the word."""
DRAWN = tuple(slot.word for slot in _PARSED)


# ---- What the driver reads ---------------------------------------------------------------------

_READ: Mapping[str, str] = {
    "view draw(Thing, Frame)": "The thing is drawn in this picture, one of several.",
    "errors error(Text)": "The puzzle makes no sense. A tuple is said part by part.",
    "errors error(Text, Cell)": "The puzzle makes no sense, at this cell.",
    "words says(Atom, Text)": "The words for an atom that holds.",
    "words says(Atom, Text, Cell)": "The words for an atom of a cell that holds.",
    "words denies(Atom, Text)": "The words for an atom that does not hold.",
    "words denies(Atom, Text, Cell)": "The words for an atom of a cell that does not hold.",
    "region region(R, C)": "The explanation is about this cell.",
    "region named(K, R, C)": "The K-th cell, of two or more, that the words of the rule name.",
    "techniques known(Mark)": "The board shows an atom, or with a minus its denial.",
    "techniques follows(Mark)": "The atom holds, or with a minus it does not hold.",
    "label label(Rank, Variable, Value, Atom)": "The atom says that the variable has the value;"
    " variables of a small rank come first.",
    "order rank(Clue, Rank)": "Clues of a small rank are looked at first.",
    "score score(Name, Number)": "A figure of a solution.",
    "taste taste(Name, Number, Weight)": "A figure of a puzzle and its solution; of several puzzles"
    " the one is best whose figures, each times its weight, have the largest sum.",
    "taste hated(Text)": "No puzzle is made of a solution where this holds.",
    "clues fixed(Fact)": "Every puzzle of the solution has this fact.",
    "clues usual(Clue)": "A generated puzzle has this clue, unless a number of clues is asked for.",
    "clues dull(Clue)": "A generated puzzle has this clue only where others are not enough.",
    "clues pick(Selection, Group, Clue)": "The selection takes one clue of each group.",
    "about title(Text)": "The title of the puzzle.",
    "about alias(Name)": "Another name of the puzzle.",
    "about clues(Predicate, Arity)": "Which facts are clues; once for each kind of them.",
    "about exchange(Format, Name)": "The name of the puzzle in a format.",
    "about exchange(Format, Name, Style)": "The puzzle's name in a format, and how to write it.",
    "about board(Kind, Predicate)": "Which facts stand for such things on a board: "
    f"{', '.join(word for word, kind in KINDS.items() if not kind.is_answer)}; of an answer"
    f" {', '.join(word for word, kind in KINDS.items() if kind.is_answer)}.",
    "about cycle(Kind, I)": f"The mark that the I-th click enters: {', '.join(CLICKS)}.",
    "about symmetry(Word)": "Which turned or mirrored boards are the same: none, transposed; where"
    " a number may stand: sides, areas.",
    "about usual_symmetry(Word)": "Where the clues of a generated puzzle stand, unless something"
    f" else is wished: {', '.join(SYMMETRIES[:-1])} or {SYMMETRIES[-1]}.",
    "about empty(Format, N)": "The number that is an empty cell in a format.",
    "about offset(Format, N)": "To be added to the numbers of a format.",
    "about flag(Format, Flag, Constant, On, Off)": "Values of a constant for a format's variant.",
    "about variant(Constant, Value)": "A variant to try where there is not one answer.",
    "about level(Text, From, To)": "A puzzle has the level if its costliest step costs so much.",
    "about called(Steps, Text)": "The name of a step by several rules: their names, as in"
    ' "sight + 2 x touching".',
    "about first(Instance)": "The instance that the workbench opens first.",
    "about welcome(Instance)": "The gallery offers this board to begin with.",
    "about vocabulary(N)": f"The vocabulary that the file is written in: up to {VERSION}.",
    " listed(Clue, I)": "The clue is the I-th of the instance.",
    "check query(t)": "The goal is asked for at step t.",
}
"""The meanings of words, each behind the part in which it means that."""
PREDICATES = (
    *(Word(f"draw({w.template.replace(',', ', ')})", w.text, "view") for w in DRAWN),
    *(
        Word(template, text, part or None)
        for known, text in _READ.items()
        for part, _, template in [known.partition(" ")]
    ),
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
    return {name: [word.to_dict() for word in known] for name, known in every.items()}


def part_purpose(name: str) -> str:
    """Return the purpose of a part of that name, also of any heuristic_NAME; "" if unknown."""
    own = parts.HEURISTIC if name.startswith(parts.HEURISTIC) else name
    return next((part.words for part in PARTS if part.name == own), "")
