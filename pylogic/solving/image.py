"""An image of a ground program: equal programs are made of it, none of which has been searched.

clingo reads one in a fifth of the time that grounding takes. What is found in a program that is
searched again and again depends on all that has been searched in it before.
"""

from __future__ import annotations

import tempfile
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

import clingo
from clingo import ast

from pylogic.rules.parts import BASE
from pylogic.rules.symbols import Symbols
from pylogic.solving.grounding import ground_base
from pylogic.solving.task import Task

_END = "0\n"


class _TooLarge(Exception):
    """A program has more ground rules than are wanted."""


@dataclass(frozen=True, repr=False)
class Image:
    """A ground program as text, and what its literals mean."""

    arguments: Sequence[str]
    """The options of clingo."""
    text: str
    """The program in clingo's format aspif, but for its end."""
    literals: Mapping[clingo.Symbol, int]
    """The literals of the atoms that were asked for, without those of facts."""
    facts: Symbols
    """Those of the atoms that are facts."""

    @property
    def rules(self) -> int:
        """How many ground rules there are."""
        return self.text.count("\n1 ")

    def control(self, options: Iterable[str] = (), more: Iterable[str] = ()) -> clingo.Control:
        """A new program, under more options, with more lines of aspif."""
        every = dict.fromkeys((*self.arguments, *options))  # clingo refuses one that comes twice
        control = clingo.Control(list(every), logger=lambda _code, _words: None)
        control.add("".join((self.text, *more, _END)))  # as load_aspif, without a file
        return control


def image(
    task: Task,
    names: Collection[str],
    rules: Iterable[ast.AST] = (),
    *,
    text: str = "",
    most: int | None = None,
) -> Image | None:
    """Ground the base part with the instance, and something more; None if there are too many rules.

    Args:
        names: the predicates whose atoms are asked for.
        rules: further statements.
        text: further statements.
        most: how many ground rules there may be.

    Raises:
        ProgramError: clingo rejects one of the files.
    """
    every = chain(task.encoding.alone(BASE[0]), rules)
    observer = None if most is None else _Bound(most)
    with tempfile.TemporaryFile("r+") as file:  # without a name: no signal leaves it behind
        name = f"/dev/fd/{file.fileno()}"
        try:
            made = ground_base(task, every, text=text, observer=observer, written=name)
        except _TooLarge:
            return None
        known = made.control.symbolic_atoms.signatures
        asked = [("-" * (not positive) + name, n) for name, n, positive in known if name in names]
        literals, facts = made.undecided(asked), tuple(made.facts(asked))
        del made  # only then clingo writes the last lines
        return Image(task.arguments, file.read(), literals, facts)


class _Bound(clingo.Observer):
    """Ends the grounding after so many ground rules."""

    def __init__(self, most: int) -> None:
        self._left = most

    def rule(self, _choice: bool, _head: Sequence[int], _body: Sequence[int]) -> None:
        """One more rule."""
        self._left -= 1
        if self._left < 0:
            raise _TooLarge


def constraint(literals: Iterable[int]) -> str:
    """A line of aspif: the literals do not all hold."""
    body = list(map(str, literals))
    return f"{' '.join(('1 0 0 0', str(len(body)), *body))}\n"


def advice(atom: int, level: int, sign: int) -> str:
    """Lines of aspif: when clasp decides on an atom in the beginning, and its sign, 1 or -1."""
    return f"7 3 {atom} {level} 1 0\n7 1 {atom} {sign} 1 0\n"
