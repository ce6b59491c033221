"""Why an answer is none: the constraints that it breaks, in the words above them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Any

import clingo
from clingo import ast

from pylogic.child import Brake, Limits, Send, run
from pylogic.errors import StoppedError
from pylogic.grounding import Program, pack, unpack
from pylogic.job import Job
from pylogic.program import BASE, Encoding

_MARK = "%!"
_BROKEN = "broken"
_LIMIT = "20000,umax"  # conflicts, after which the best completion so far is told
_BRACES = re.compile(r"\{([^{}]*)\}")


@dataclass(frozen=True)
class Reason:
    """An integrity constraint, what it is for in words, and its place."""

    constraint: ast.AST
    words: str
    """The line above it; its own text where it has none. Terms of it stand in braces."""
    has_words: bool

    @property
    def terms(self) -> list[str]:
        """The terms in the braces."""
        return _BRACES.findall(self.words) if self.has_words else []

    @property
    def place(self) -> str:
        """File and line."""
        begin = self.constraint.location.begin
        return f"{begin.filename}:{begin.line}"

    def said(self, values: Iterable[clingo.Symbol]) -> str:
        """The words with the values of the terms."""
        if not self.has_words:
            return self.words
        told = iter(values)
        return _BRACES.sub(lambda _match: _word(next(told)), self.words)


def _word(term: clingo.Symbol) -> str:
    return term.string if term.type == clingo.SymbolType.String else str(term)


def reasons(encoding: Encoding) -> list[Reason]:
    """The integrity constraints of the base part, each with its reason."""
    found = []
    above = ""
    for statement in encoding.parts[BASE]:
        if statement.ast_type == ast.ASTType.Comment:
            above = statement.value
            continue
        if _is_constraint(statement):
            has_words = above.startswith(_MARK)
            words = above.removeprefix(_MARK).strip() if has_words else str(statement)
            found.append(Reason(statement, words, has_words))
        above = ""
    return found


def broken(job: Job, shown: Sequence[clingo.Symbol], limits: Limits) -> list[tuple[str, str]]:
    """What constraints say, and where they stand, that the atoms shown break if no others are.

    Empty if the atoms break none, or if no choice of the encoding makes them.

    Raises:
        StoppedError: a limit or Ctrl-C came first.
    """
    known = reasons(job.encoding)
    found: list[str] = []
    interruption = run(partial(_work, job, known, pack(shown)), limits, found.append)
    if interruption is not None:
        raise StoppedError(interruption)
    said = []
    for text in found:
        number, values = clingo.parse_term(text).arguments
        reason = known[number.number]
        said.append((reason.said(values.arguments), reason.place))
    return said


def _work(job: Job, known: Sequence[Reason], packed: str, send: Send, brake: Brake) -> bool:
    facts = job.instance.statements if job.instance else ()
    relaxed = Program.of(job, [*_relaxed(job.encoding, known), *facts])
    relaxed.ground((BASE[0], []))
    brake.interrupt = relaxed.control.interrupt
    shown = set(unpack(packed))
    symbolic = relaxed.control.symbolic_atoms
    atoms = list(chain.from_iterable(symbolic.by_signature(*s) for s in job.encoding.shown))
    exactly = [atom.literal if atom.symbol in shown else -atom.literal for atom in atoms]
    found = _fewest_broken(relaxed.control, exactly)
    if found is None:  # some cell is empty, or holds what it cannot: the best completion, then
        with relaxed.control.backend() as backend:
            literals = [atom.literal for atom in symbolic.by_signature(_BROKEN, 2)]
            backend.add_minimize(0, [(literal, 1) for literal in literals])
        at_least = [atom.literal for atom in atoms if atom.symbol in shown]
        found = _fewest_broken(relaxed.control, at_least)
    for symbol in sorted(found or ()):
        send(str(symbol))
    return False


def _fewest_broken(
    control: clingo.Control, assumptions: Sequence[int]
) -> list[clingo.Symbol] | None:
    """What is broken in the last answer that is found, the best one if there is a minimize."""
    configuration: Any = control.configuration
    configuration.solve.models = 0
    configuration.solve.solve_limit = _LIMIT
    found = None
    with control.solve(yield_=True, assumptions=assumptions) as handle:
        for model in handle:
            found = [s for s in model.symbols(atoms=True) if s.match(_BROKEN, 2)]
            if not model.cost:
                break
    return found


def _relaxed(encoding: Encoding, known: Sequence[Reason]) -> Iterator[ast.AST]:
    """The base part, whose constraints say that they are broken instead of forbidding it."""
    number = 0
    for statement in encoding.parts[BASE]:
        if _is_constraint(statement):
            yield statement.update(head=_head(number, known[number].terms))
            number += 1
        else:
            yield statement


def _head(number: int, terms: Sequence[str]) -> ast.AST:
    parsed: list[ast.AST] = []
    values = f"({', '.join(terms)},)" if terms else "()"
    ast.parse_string(f"{_BROKEN}({number}, {values}).", parsed.append)
    head: ast.AST = parsed[-1].head
    return head


def _is_constraint(statement: ast.AST) -> bool:
    if statement.ast_type != ast.ASTType.Rule:
        return False
    head = statement.head
    return bool(head.ast_type == ast.ASTType.Literal and str(head) == "#false")
