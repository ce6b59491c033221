"""Output: which symbols the answers of a ground program show, and whether they have costs.

It is the ground program of encoding and instance together. The grounder hands it to clasp as output
and minimize statements; an observer reads them on their way, also those of later steps. With that
it tells the answers of a search apart.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import clingo

from pylogic.solving.task import LABEL, Task

if TYPE_CHECKING:
    from pylogic.solving.labeling import Labeling

Conditions = list[tuple[int, ...]]
"""Why an answer shows a symbol: because all literals of one of them hold."""
_DOUBTFUL = re.compile(r"(?<![\w'])_+[a-z]|#show\s[^/]*?:")


class Output(clingo.Observer):
    """Which terms answers show, whether they have costs, and which of them show the same.

    Shown atoms pass by unseen: to look at them takes as long as to ground them.
    """

    def __init__(self, labeling: Labeling | None = None) -> None:
        """A labeling that clasp follows decides the order of answers, which projection may not."""
        self.has_costs = False
        self.terms: dict[clingo.Symbol, Conditions] = {}
        self._labeling = labeling
        self._is_projected = False
        self._seen: set[object] = set()

    def minimize(self, priority: int, literals: Sequence[tuple[int, int]]) -> None:
        """See the ground minimize statements and weak constraints."""
        self.has_costs = True

    def output_term(self, symbol: clingo.Symbol, condition: Sequence[int]) -> None:
        """See that answers show a term where all literals of a condition hold."""
        self.terms.setdefault(symbol, []).append(tuple(condition))

    def _is_projectable(self, control: clingo.Control) -> bool:
        """Whether clasp's --project=show tells answers apart by all that they show, and by no more.

        It passes over what begins with `_`, and where a symbol is shown for two reasons it takes
        answers that show the same for two. False also if that is not known.
        """
        known = control.symbolic_atoms
        if self._shows_underscored(known):
            return False
        for term, conditions in self.terms.items():
            reasons = {*conditions, *self._reason(known[term])}
            if len(reasons) > 1 or (_is_underscored(term) and any(reasons)):
                return False
        return True

    def prepare(self, control: clingo.Control) -> None:
        """Have clasp itself tell the answers of the next solve call apart, if it can.

        Projected, its branch and bound would miss what differs in cost alone.
        """
        configuration: Any = control.configuration
        solve = configuration.solve
        is_bounded = self.has_costs and solve.opt_mode.partition(",")[0] == "opt"
        keeps_order = self._labeling is None or self._keeps_order(control, self._labeling)
        self._is_projected = not is_bounded and keeps_order and self._is_projectable(control)
        solve.project = "show" if self._is_projected else "no"

    def take(
        self, model: clingo.Model, cost: tuple[int, ...] = ()
    ) -> Sequence[clingo.Symbol] | None:
        """The symbols that a model shows; None if one before had the same, at the same cost."""
        shown = model.symbols(shown=True)
        if not self._is_projected:
            shown = list(dict.fromkeys(shown))  # clingo repeats what is shown for two reasons
            key = (frozenset(shown), cost, model.optimality_proven)
            if key in self._seen:
                return None
            self._seen.add(key)
        return shown

    def _keeps_order(self, control: clingo.Control, labeling: Labeling) -> bool:
        """Whether a labeling decides on shown atoms alone; False also if that is not known."""
        return False

    def _shows_underscored(self, known: clingo.SymbolicAtoms) -> bool:
        return any(name.startswith("_") and positive for name, _, positive in known.signatures)

    def _reason(self, atom: clingo.SymbolicAtom | None) -> Conditions:
        """Why an answer may show a symbol as an atom."""
        if atom is None:
            return []
        return [() if atom.is_fact else (atom.literal,)]


class FullOutput(Output):
    """All that answers show, and whether they have costs."""

    def __init__(self, labeling: Labeling | None = None) -> None:
        super().__init__(labeling)
        self.atoms: dict[clingo.Symbol, int] = {}
        """The atoms that are shown where they are true, with their literals; of facts 0."""

    def output_atom(self, symbol: clingo.Symbol, atom: int) -> None:
        """See that answers show an atom where it is true."""
        self.atoms[symbol] = atom

    @property
    def conditions(self) -> dict[clingo.Symbol, Conditions]:
        """The symbols that answers may show, and when they do."""
        found: dict[clingo.Symbol, Conditions] = {
            symbol: [(atom,) if atom else ()] for symbol, atom in self.atoms.items()
        }
        for term, conditions in self.terms.items():
            found[term] = [*found.get(term, ()), *conditions]
        return found

    def _keeps_order(self, control: clingo.Control, labeling: Labeling) -> bool:
        facts = control.symbolic_atoms.by_signature(LABEL, 4)
        return all(fact.symbol.arguments[-1] in self.atoms for fact in facts)

    def _shows_underscored(self, known: clingo.SymbolicAtoms) -> bool:
        return any(atom and _is_underscored(symbol) for symbol, atom in self.atoms.items())

    def _reason(self, atom: clingo.SymbolicAtom | None) -> Conditions:
        return super()._reason(atom) if atom and atom.symbol in self.atoms else []


def _is_underscored(symbol: clingo.Symbol) -> bool:
    return str(symbol).startswith("_")


def output_for(task: Task) -> Output:
    """An observer that sees as much of a task's ground program as a search needs to know.

    The look at the text only saves time: what has passed by unseen is never taken for known.
    """
    is_full = task.labeling is not None or _DOUBTFUL.search(task.encoding.text)
    return FullOutput(task.labeling) if is_full else Output()
