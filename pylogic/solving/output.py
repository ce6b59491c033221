"""Output: which symbols the answers of a ground program show, and whether they have costs.

The grounder hands output and minimize statements to clasp, and an observer reads them on their way.
Projection on the shown atoms then has clasp tell the answers apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import clingo

from pylogic.solving.task import LABEL

if TYPE_CHECKING:
    from pylogic.solving.labeling import Labeling

Conditions = frozenset[tuple[int, ...]]
"""The reasons to show a symbol: it is shown where all literals of one condition hold."""


class Output(clingo.Observer):
    """The symbols that answers show, whether there are costs, and which answers show the same.

    clasp's own --project=show passes over names that begin with `_`, and takes answers that show a
    symbol for two reasons for two: so the atoms to project on are named here.
    """

    def __init__(self, labeling: Labeling | None = None) -> None:
        """Observe a program whose search follows a labeling, if there is one.

        A labeling that decides on atoms that are not shown forbids projection: it would change the
        order of the answers.
        """
        self.has_costs = False
        self.atoms: dict[clingo.Symbol, int] = {}
        """The atoms that answers show where they are true, with their literals; 0 for facts."""
        self._terms: dict[clingo.Symbol, Conditions] = {}
        self._named: dict[clingo.Symbol, tuple[Conditions, int]] = {}
        """For each term the conditions for which a literal was made, and this literal."""
        self._labeling = labeling
        self._projection: set[int] | None = None
        self._is_exact = True
        """True if the program is projected on shown symbols only."""
        self._is_projected = False
        self._seen: set[object] = set()

    def minimize(self, priority: int, literals: Sequence[tuple[int, int]]) -> None:
        """Store that there are costs; clingo calls this for a ground minimize statement."""
        self.has_costs = True

    def output_atom(self, symbol: clingo.Symbol, atom: int) -> None:
        """Store an atom that answers show where it is true."""
        self.atoms[symbol] = atom

    def output_term(self, symbol: clingo.Symbol, condition: Sequence[int]) -> None:
        """Store a term that answers show where all literals of a condition hold."""
        self._terms[symbol] = self._terms.get(symbol, frozenset()) | {tuple(condition)}

    def project(self, atoms: Sequence[int]) -> None:
        """Note a projection of the rules' own: then one answer may come as several models."""
        if set(atoms) != self._projection:
            self._is_exact = False

    def find_literals(self, control: clingo.Control) -> dict[clingo.Symbol, int]:
        """Return the symbols that answers may show, with their literals; 0 if all answers show it.

        A term may get a new atom in the program. To be assumed, an atom must have a rule that can
        fire, or clasp takes its number for an atom of its own (clingo 5.8.3): so this atom is
        chosen, and constraints define it.
        """
        literals = dict(self.atoms)
        if self._terms:
            with control.backend() as backend:
                for term, conditions in self._terms.items():
                    if (atom := self.atoms.get(term)) is not None:
                        conditions |= {(atom,) if atom else ()}
                    known, literal = self._named.get(term, (None, 0))
                    if known != conditions:
                        self._is_exact &= known is None  # an earlier step's is projected on, too
                        literal = _define_literal(backend, conditions)
                        self._named[term] = conditions, literal
                    literals[term] = literal
        return literals

    def set_projection(self, control: clingo.Control) -> None:
        """Have clasp project the next solve call on shown symbols, if that loses no answer.

        Otherwise `read_new` compares the models. Projected, clasp's branch and bound would miss
        answers that differ in cost alone.
        """
        configuration: Any = control.configuration
        solve = configuration.solve
        is_bounded = self.has_costs and solve.opt_mode.partition(",")[0] == "opt"
        labels = control.symbolic_atoms.by_signature(LABEL, 4) if self._labeling else ()
        labels_shown_atoms = all(fact.symbol.arguments[-1] in self.atoms for fact in labels)
        self._is_projected = not is_bounded and labels_shown_atoms
        solve.project = "project" if self._is_projected else "no"
        if self._is_projected:
            atoms = {abs(literal) for literal in self.find_literals(control).values() if literal}
            if atoms != self._projection:
                self._projection = atoms
                with control.backend() as backend:
                    backend.add_project(list(atoms))

    def read_new(
        self, model: clingo.Model, cost: tuple[int, ...] = ()
    ) -> Sequence[clingo.Symbol] | None:
        """Return the symbols that a model shows, and remember it; None if it is an old answer.

        An old answer has the symbols and cost of an earlier model, and is as much proved optimal.
        """
        shown = model.symbols(shown=True)
        if self._terms:  # clingo repeats what is shown for two reasons
            shown = list(dict.fromkeys(shown))
        if not (self._is_projected and self._is_exact):
            key = (frozenset(shown), cost, model.optimality_proven)
            if key in self._seen:
                return None
            self._seen.add(key)
        return shown


def _define_literal(backend: clingo.Backend, conditions: Conditions) -> int:
    """Return a literal that holds where any condition does; 0 if a condition is empty.

    It is the literal of a condition that has no other, or else of a new atom.
    """
    if () in conditions:
        return 0
    first = next(iter(conditions))
    if len(conditions) == len(first) == 1:
        return first[0]
    shown, has_reason = backend.add_atom(), backend.add_atom()
    for condition in conditions:
        backend.add_rule([has_reason], condition)
    backend.add_rule([shown], choice=True)
    backend.add_rule([], [shown, -has_reason])
    backend.add_rule([], [-shown, has_reason])
    return shown
