"""Output: which symbols the answers of a ground program show, and whether they have costs.

It is the ground program of encoding and instance together. The grounder hands it to clasp as output
and minimize statements; an observer reads them on their way, also those of later steps. With that
clasp tells the answers of a search apart, by projection on what they show.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import clingo

from pylogic.solving.task import LABEL

if TYPE_CHECKING:
    from pylogic.solving.labeling import Labeling

Conditions = frozenset[tuple[int, ...]]
"""Why an answer shows a symbol: because all literals of one of them hold."""


class Output(clingo.Observer):
    """The atoms that answers show, whether they have costs, and which of them show the same.

    clasp's own --project=show passes over what begins with `_`, and where a symbol is shown for two
    reasons it takes answers that show the same for two: the atoms to project on are named here.
    """

    def __init__(self, labeling: Labeling | None = None) -> None:
        """A labeling that clasp follows decides the order of answers, which projection may not."""
        self.has_costs = False
        self.atoms: dict[clingo.Symbol, int] = {}
        """The atoms that are shown where they are true, with their literals; of facts 0."""
        self._terms: dict[clingo.Symbol, Conditions] = {}
        self._named: dict[clingo.Symbol, tuple[Conditions, int]] = {}
        """Each term's conditions that have a literal, and this literal."""
        self._labeling = labeling
        self._projection: set[int] | None = None
        self._is_exact = True
        """Whether the projection has nothing besides what answers show."""
        self._is_projected = False
        self._seen: set[object] = set()

    def minimize(self, priority: int, literals: Sequence[tuple[int, int]]) -> None:
        """See the ground minimize statements and weak constraints."""
        self.has_costs = True

    def output_atom(self, symbol: clingo.Symbol, atom: int) -> None:
        """See that answers show an atom where it is true."""
        self.atoms[symbol] = atom

    def output_term(self, symbol: clingo.Symbol, condition: Sequence[int]) -> None:
        """See that answers show a term where all literals of a condition hold."""
        self._terms[symbol] = self._terms.get(symbol, frozenset()) | {tuple(condition)}

    def project(self, atoms: Sequence[int]) -> None:
        """See a projection: one of the rules' own tells answers apart that show the same."""
        if set(atoms) != self._projection:
            self._is_exact = False

    def literals(self, control: clingo.Control) -> dict[clingo.Symbol, int]:
        """The symbols that answers may show, each with the literal under which they do; 0: always.

        An atom that is assumed must have a rule that can fire, or clasp takes its number for an
        atom of its own (clingo 5.8.3): so it is chosen, and constraints say what it is.
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
                        literal = _literal(backend, conditions)
                        self._named[term] = conditions, literal
                    literals[term] = literal
        return literals

    def prepare(self, control: clingo.Control) -> None:
        """Have clasp itself tell the answers of the next solve call apart, if it can.

        Projected, its branch and bound would miss what differs in cost alone.
        """
        configuration: Any = control.configuration
        solve = configuration.solve
        is_bounded = self.has_costs and solve.opt_mode.partition(",")[0] == "opt"
        self._is_projected = not is_bounded and self._keeps_order(control)
        solve.project = "project" if self._is_projected else "no"
        if self._is_projected:
            atoms = {abs(literal) for literal in self.literals(control).values() if literal}
            if atoms != self._projection:
                self._projection = atoms
                with control.backend() as backend:
                    backend.add_project(list(atoms))

    def take(
        self, model: clingo.Model, cost: tuple[int, ...] = ()
    ) -> Sequence[clingo.Symbol] | None:
        """The symbols that a model shows; None if one before had the same, at the same cost."""
        shown = model.symbols(shown=True)
        if self._terms:  # clingo repeats what is shown for two reasons
            shown = list(dict.fromkeys(shown))
        if not (self._is_projected and self._is_exact):
            key = (frozenset(shown), cost, model.optimality_proven)
            if key in self._seen:
                return None
            self._seen.add(key)
        return shown

    def _keeps_order(self, control: clingo.Control) -> bool:
        """Whether a labeling, if there is one, decides on shown atoms alone."""
        if self._labeling is None:
            return True
        facts = control.symbolic_atoms.by_signature(LABEL, 4)
        return all(fact.symbol.arguments[-1] in self.atoms for fact in facts)


def _literal(backend: clingo.Backend, conditions: Conditions) -> int:
    """A literal that holds where one of some conditions does; 0 if that is always."""
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
