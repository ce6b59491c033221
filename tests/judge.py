"""Judge explanations by plain clingo: does each step follow from what it names, and from no less?

The rules are those of the file; clues, and constraints by their words, are switches. So a step is
judged by the words that a reader sees: they say which ground instances of which constraint it has.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from math import prod
from pathlib import Path
from typing import Any, NamedTuple

import clingo
from clingo import ast
from harness import CORPORA, corpus

import pylogic

INSTANCES = Path(__file__).parents[1] / "instances"
SMALL, LARGEST = 36, 100
"""The most cells of the small published boards, which come first, and of the large ones, which come
last, after our own and new ones."""
SIMPLE = {
    "castle_wall": 64, "country_road": 36, "lits": 72, "norinori": 64, "numberlink": 36,
    "shakashaka": 64, "yajilin": 49,
}  # fmt: skip
"""The same of kinds whose larger boards take minutes to explain."""
OWN = Path(__file__).parent / "rules" / "boards.txt"
"""Boards of kinds of which few are published, each after its kind: facts that `generate` has made,
links, and IDs of Simon Tatham's programs, which made these."""
CONSTANTS = {"takuzu": {"distinct": 0}, "fillomino": {"most": 9}}
"""Under which the published boards have one answer, or are quickly told."""
NOT_EXPLAINED = {
    "chemin": "the best of many answers is not derived",
    "river_crossing": "plans made of steps are not derived",
}
KINDS = sorted(name for name in pylogic.puzzles() if name not in NOT_EXPLAINED)

Mark = tuple[str, bool]
"""An atom as text, and whether it holds."""
Rule = tuple[str, str]
"""The words of a broken constraint, and its place."""


@cache
def boards(kind: str, count: int) -> list[str]:
    """Return names or facts of the first `count` boards of a kind; all if there are fewer.

    Small published boards come first, by their cells, then those of OWN, then large ones; boards
    above the limit of the kind are left out. Without any of these, packaged instances count.
    """
    published = sorted((_cells(name), f"{CORPORA / kind}.json#{name}") for name in corpus(kind))
    made = own_boards(kind)
    if not published and not made:  # without the corpora, what is packaged
        own = pylogic.load(kind)
        places = sorted((INSTANCES / kind).glob("*.lp"))
        sizes = {str(place): own.instance(str(place)).size or (1, 1) for place in places}
        published = sorted((prod(size), place) for place, size in sizes.items())
    found = [name for cells, name in published if cells <= SMALL] + made
    found += [name for cells, name in published if SMALL < cells <= SIMPLE.get(kind, LARGEST)]
    return found[:count]


def own_boards(kind: str) -> list[str]:
    """Return the boards of a kind in OWN, quickly explained."""
    lines = (line.split(maxsplit=1) for line in OWN.read_text().splitlines())
    return [board for name, board in lines if name == kind]


def _cells(name: str) -> int:
    """Return the number of cells of a board whose name ends in _ROWSxCOLUMNS."""
    rows, cols = name.rpartition("_")[2].split("x")
    return int(rows) * int(cols)


def explain(kind: str, board: str, **more: Any) -> tuple[Judge, pylogic.Explanation]:
    """Return a judge, and the explanation of a board, with `more` as keywords of explain.

    `board` is facts, or a name; the constants are those of CONSTANTS.
    """
    puzzle, constants = pylogic.load(kind), CONSTANTS.get(kind, {})
    instance = puzzle.instance(board, text=")." in board)
    told = puzzle.explain(instance, constants=constants, **more)
    return Judge(puzzle, instance, constants), told


# ---- Rules -------------------------------------------------------------------------------


class Worded(NamedTuple):
    """A constraint with its words, in which terms stand in braces."""

    title: str
    """The text in brackets before the words: a name, and a price."""
    words: str
    place: str
    body: Sequence[ast.AST]

    def rule(self, number: int) -> str:
        """Return a rule that derives broken__(number, values) where the constraint is broken."""
        terms = re.findall(r"\{([^{}]*)\}", self.title + self.words)
        values = "".join(f"{term}," for term in terms)
        return f"broken__({number}, ({values})) :- {'; '.join(map(str, self.body))}."

    def say(self, values: Iterable[clingo.Symbol]) -> tuple[str, str]:
        """Return its title and its words with values for the terms, in their order."""
        said = iter(map(spell, values))
        title, words = (re.sub(r"\{[^{}]*\}", lambda _: next(said), text) for text in self[:2])
        return title, words


def spell(value: clingo.Symbol) -> str:
    """Return a value as words have it: a string without quotes, a cell as `R,C`."""
    if value.type == clingo.SymbolType.String:
        return value.string
    if value.type == clingo.SymbolType.Function and not value.name:
        return ",".join(map(spell, value.arguments))
    return str(value)


def worded(encoding: pylogic.Encoding) -> Iterator[Worded]:
    """Yield the constraints of an encoding's base part, with the words on the line above.

    Fail at a constraint without words. One that says {too few|too many} comes as two.
    """
    above = ""
    for statement in encoding.parts["base", 0]:
        if statement.ast_type == ast.ASTType.Comment:
            if not statement.value.startswith("%! =>"):  # what a step by it alone argues from
                above = statement.value
            continue
        if is_constraint(statement):
            assert above.startswith("%!"), f"no words above {statement}"
            match = re.fullmatch(r"%!\s*(?:\[([^\[\]]*)\]\s*)?(.*)", above)
            begin = statement.location.begin
            for said, body in _sides(match[2], list(statement.body)):
                yield Worded(match[1] or "", said, f"{begin.filename}:{begin.line}", body)
        above = ""


def is_constraint(statement: ast.AST) -> bool:
    """True if a statement is a rule without a head."""
    return statement.ast_type == ast.ASTType.Rule and str(statement.head) == "#false"


def _sides(words: str, body: list[ast.AST]) -> Iterator[tuple[str, list[ast.AST]]]:
    """Yield words and body of a constraint; where words are {too few|too many}, of each side."""
    choice = re.search(r"\{([^{}|]*)\|([^{}|]*)\}", words)
    if choice is None:
        yield words, body
        return
    (place,) = (i for i, literal in enumerate(body) if _guard(literal) == _Than.NotEqual)
    for said, side in zip(choice.groups(), (_Than.GreaterThan, _Than.LessThan), strict=True):
        aggregate = body[place].atom
        guard = aggregate.left_guard.update(comparison=side)  # N > #count { ... }: too few
        one = body[place].update(atom=aggregate.update(left_guard=guard))
        yield words.replace(choice[0], said), [*body[:place], one, *body[place + 1 :]]


_Than = ast.ComparisonOperator


def _guard(literal: ast.AST) -> int | None:
    """Return the comparison on the left of an aggregate, where each `!=` is; None without one."""
    guard = getattr(getattr(literal, "atom", None), "left_guard", None)
    return None if guard is None else guard.comparison


class Rules:
    """The rules of an encoding with facts in clingo; constraints by their words are switches.

    Minimize, #heuristic and #show statements are left out. `broken` has, for words and place, the
    literals by which the constraint is kept.
    """

    def __init__(
        self,
        encoding: pylogic.Encoding,
        text: str,
        constants: Mapping[str, object],
        parts: Sequence[str] = ("reasons",),
    ) -> None:
        named = [f"-c{name}={value}" for name, value in constants.items()]
        self.control = clingo.Control(named, logger=lambda *_: None)
        self.constraints = list(worded(encoding))
        rules = (one.rule(number) for number, one in enumerate(self.constraints))
        with ast.ProgramBuilder(self.control) as builder:
            own = (rule for part in parts for rule in encoding.local_statements((part, 0)))
            for statement in (*encoding.statements_of(("base", 0)), *own):
                if statement.ast_type not in _LEFT_OUT and not is_constraint(statement):
                    builder.add(statement)
        self.control.add("base", [], "\n".join([text, *rules]))
        self.control.ground([(part, []) for part in ("base", *parts)])
        self.broken: dict[Rule, list[int]] = {}
        for atom in self.control.symbolic_atoms.by_signature("broken__", 2):
            self.broken.setdefault(self.name(atom.symbol), []).append(-atom.literal)

    @classmethod
    def of(
        cls,
        puzzle: pylogic.Puzzle,
        instance: pylogic.Instance,
        constants: Mapping[str, object],
        parts: Sequence[str] = ("reasons",),
    ) -> Rules:
        """Return the rules with the facts of an instance; clues are choices, thus switches, too."""
        text = [f"{{{clue}}}." for clue in clues_of(puzzle, instance)]
        text += [f"listed({x},{i})." for i, x in enumerate(clues_of(puzzle, instance), 1)]
        others = (f for f in instance.facts if f.signature not in puzzle.encoding.clues)
        text += [f"{fact.symbol}." for fact in others]
        return cls(puzzle.encoding, "\n".join(text), {**instance.constants, **constants}, parts)

    def name(self, broken: clingo.Symbol) -> Rule:
        """Return the words and the place of a broken constraint, an atom broken__/2."""
        number, values = broken.arguments
        one = self.constraints[number.number]
        return one.say(values.arguments)[1], one.place

    def price(self, broken: clingo.Symbol) -> int:
        """Return the price of a broken constraint: the number at the end of its title, or 1."""
        number, values = broken.arguments
        title, _ = self.constraints[number.number].say(values.arguments)
        match = re.search(r",\s*(\d+)$", title)
        return int(match[1]) if match else 1

    def are_possible(self, literals: Iterable[int]) -> bool:
        """True if an answer has all of these literals."""
        return bool(self.control.solve(assumptions=list(literals)).satisfiable)

    def force(self, literals: Iterable[int], marks: Sequence[Mark]) -> bool:
        """True if no answer with these literals lacks any of the marks.

        Without marks: if no answer has these literals, which forces any marks, too.
        """
        opposites = [[-literal] for literal in self.of_marks(marks)] or [[]]
        return not any(self.are_possible([*literals, *one]) for one in opposites)

    def of_marks(self, marks: Iterable[Mark]) -> list[int]:
        """Return a literal for each mark; an atom that no rule derives counts as false."""
        found = []
        for text, holds in marks:
            atom = self.control.symbolic_atoms[clingo.parse_term(text)]
            literal = _NEVER if atom is None else atom.literal
            found.append(literal if holds else -literal)
        return found

    def of_clues(self, clues: Iterable[clingo.Symbol]) -> list[int]:
        """Return the literals by which clues are there."""
        return self.of_marks((str(clue), True) for clue in clues)

    @property
    def all(self) -> list[int]:
        """The literals by which no constraint is broken."""
        return [literal for some in self.broken.values() for literal in some]


def clues_of(puzzle: pylogic.Puzzle, instance: pylogic.Instance) -> list[clingo.Symbol]:
    """Return the clues among the facts of an instance, in its order."""
    return [f.symbol for f in instance.facts if f.signature in puzzle.encoding.clues]


_NEVER = -1
"""The literal that clingo has for what is false."""
_LEFT_OUT = (
    ast.ASTType.Minimize,
    ast.ASTType.Heuristic,
    ast.ASTType.ShowSignature,
    ast.ASTType.ShowTerm,
)


# ---- Truth -------------------------------------------------------------------------------


class Judge:
    """Judges the explanations of one board."""

    def __init__(
        self,
        puzzle: pylogic.Puzzle,
        instance: pylogic.Instance,
        constants: Mapping[str, object] = {},
    ) -> None:
        self.instance = instance
        self.clues = clues_of(puzzle, instance)
        self.rules = Rules.of(puzzle, instance, constants)
        self._search = cache(lambda: Rules.of(puzzle, instance, constants, parts=()))

    def faults(self, told: pylogic.Explanation) -> list[str]:
        """Return the mistakes in an explanation, in words; [] if there are none."""
        found = [f"{one}: {fault}" for one in told.conflicts for fault in self._of_conflict(one)]
        return [*found, *self._of_steps(told)] if told.steps else found

    def _of_steps(self, told: pylogic.Explanation) -> Iterator[str]:
        """Yield the mistakes in steps: each may use only marks that were known before it."""
        answer = {str(symbol) for symbol in told.outcome.answers[0].symbols}
        whole = [*self.rules.of_clues(self.clues), *self.rules.all]
        if not self.rules.are_possible([*whole, *self.rules.of_marks((x, True) for x in answer)]):
            yield "the solution breaks a rule"
        known = set(told.start)
        for step in told.steps:
            wrong = [*off_board(self.instance, step)]
            for one in step.noted:
                wrong += self._follows(step.teller, one, known)
                known |= set(one.marks)
            for one in (step.deduction, *step.recalled):
                wrong += self.of_deduction(step.teller, one, known)
            known |= set(step.deduction.marks)
            if step.implied and not self.rules.force(self.rules.of_marks(known), step.implied):
                wrong.append("what is implied does not follow")
            known |= set(step.implied)
            yield from (f"step {step.number}: {fault}: {step.sentence.words}" for fault in wrong)
        for one in told.noted:
            yield from self._follows(told.teller, one, known)
            known |= set(one.marks)
        yield from (f"the solution has {x} otherwise" for x, y in known if (x in answer) != y)
        left = [(atom, True) for atom in answer if (atom, True) not in known]
        if told.is_complete and left and not self.rules.force([], left):
            yield f"the steps do not end with the solution: {left}"

    def of_deduction(self, teller: Any, one: Any, known: set[Mark]) -> Iterator[str]:
        """Yield the mistakes in a deduction, or in the links of its chain, after known marks."""
        if not set(one.known) <= known:
            yield f"{set(one.known) - known} is not known"
        if one.is_technique:
            yield from self._applies(teller, one)
        elif one.chain is None:
            yield from self._is_smallest(teller, one)
        else:
            yield from self._of_chain(teller, one.chain, known)
            if set(one.marks).isdisjoint(shown(one.chain)):
                yield "the chain shows nothing of it"
            if len(one.marks) > 1:  # the chain shows one, and others follow likewise
                yield from self._follows(teller, one, one.known)

    def _of_chain(self, teller: Any, chain: Any, known: set[Mark]) -> Iterator[str]:
        """Yield the mistakes in a chain: its links must follow one another, to a contradiction."""
        own = {*known, *([chain.supposed] if chain.supposed else [])}
        for link in chain.links:
            yield from self.of_deduction(teller, link, own)
            own |= set(link.marks)
        if chain.supposed and chain.links[-1].marks:
            yield "there is no contradiction"

    def _of_conflict(self, one: Any) -> Iterator[str]:
        """Yield the mistakes in a conflict: things without an answer, none to spare if minimal."""
        things = self._named(one.teller, one.because, one.marks)
        yield from self._is_enough(things, (), is_smallest=one.is_minimal)
        if one.chain is not None:
            yield from self._of_chain(one.teller, one.chain, set(one.marks))

    def _is_smallest(self, teller: Any, one: Any) -> Iterator[str]:
        """Yield the mistakes unless a deduction follows from what it names, and from no less."""
        things = self._named(teller, one.because, one.known)
        yield from self._is_enough(things, one.marks, is_smallest=bool(one.because))

    def _follows(self, teller: Any, one: Any, known: Iterable[Mark]) -> Iterator[str]:
        """Yield the mistakes unless a deduction follows from what it names, and from `known`."""
        if one.is_technique:
            yield from self._applies(teller, one)
        else:
            yield from self._is_enough(self._named(teller, one.because, known), one.marks)

    def _applies(self, teller: Any, one: Any) -> Iterator[str]:
        """Yield a mistake for each mark of a technique that neither steps nor a search force."""
        clues = [line.clue for line in teller.cite_all(one.because) if line.clue is not None]

        def follows(rules: Rules, mark: Mark) -> bool:
            return rules.force(
                [*rules.of_clues(clues), *rules.of_marks(one.known), *rules.all], [mark]
            )

        for mark in one.marks:
            if not (follows(self.rules, mark) or follows(self._search(), mark)):
                yield f"{mark} does not follow"

    def _is_enough(
        self, things: Mapping[Any, list[int]], marks: Sequence[Mark], is_smallest: bool = False
    ) -> Iterator[str]:
        """Yield a mistake if things, by their literals, do not force marks (or a contradiction).

        With `is_smallest` yield one for each thing that is to spare, too.
        """
        if not self.rules.force([*chain.from_iterable(things.values())], marks):
            yield f"{marks or 'a contradiction'} does not follow"
            return
        for thing in things if is_smallest else ():
            rest = [literals for other, literals in things.items() if other != thing]
            if self.rules.force([*chain.from_iterable(rest)], marks):
                yield f"it follows without {thing}"

    def _named(self, teller: Any, because: Any, known: Iterable[Mark]) -> dict[Any, list[int]]:
        """Return the literals of each thing that is named: clue, words of a rule, or known mark."""
        found: dict[Any, list[int]] = {}
        for line in teller.cite_all(because):
            if line.clue is None:
                named = self.rules.broken.get((line.words, line.place), [-_NEVER])
                found[line.words] = [*found.get(line.words, []), *named]
            else:
                found[line.clue] = self.rules.of_clues([line.clue])
        return found | {mark: self.rules.of_marks([mark]) for mark in known}


def shown(chain: Any) -> set[Mark]:
    """Return the marks that a chain shows: the opposite of its supposition, or its links' marks."""
    if chain.supposed is None:
        return {mark for link in chain.links for mark in link.marks}
    return {(chain.supposed[0], not chain.supposed[1])}


def off_board(instance: pylogic.Instance, step: Any) -> list[str]:
    """Return a sentence for each cell that a step's words name off the board; [] without a size."""
    said = " ".join([step.sentence.words, *(line.text for line in step.chain_lines)])
    named = {(int(r), int(c)) for r, c in re.findall(r"(?<!\d)(\d+),(\d+)(?!\d)", said)}
    rows, cols = instance.size or (0, 0)
    off = [f"{r},{c}" for r, c in sorted(named) if not (1 <= r <= rows and 1 <= c <= cols)]
    return [f"there is no {cell}" for cell in off if instance.size]
