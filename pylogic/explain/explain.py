"""Why: what contradicts where there is no answer, what differs where there are several, and
where there is one, how it follows step by step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pylogic.errors import OptionError, StoppedError
from pylogic.explain.conflicts import OnConflict, find_conflicts
from pylogic.explain.derivation import check_rules
from pylogic.explain.differences import FindExtra, differences
from pylogic.explain.explanation import Explanation
from pylogic.explain.narration import OnStep, narrate
from pylogic.explain.relaxation import has_constraints, mark_literals, relax, with_marks
from pylogic.explain.text import Teller
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import Mark
from pylogic.solving.outcome import Answer, Status
from pylogic.solving.question import Question
from pylogic.solving.solve import solve
from pylogic.solving.task import Task


def _find_none(_task: Task, _answer: Answer, _limits: Limits) -> None:
    return None


def explain(
    task: Task,
    limits: Limits,
    *,
    marks: Sequence[Mark] = (),
    count: int = 1,
    smallest: bool = False,
    hint: bool = False,
    flat: bool = False,
    find_extra: FindExtra = _find_none,
    on_conflict: OnConflict = lambda _size, _bound: None,
    on_step: OnStep = lambda _step: None,
) -> Explanation:
    """Explain why a task has no answer, several, or the one that it has.

    Args:
        marks: what is known of the board already.
        count: how many conflicts, where there is no answer.
        smallest: the first conflict is one of the smallest.
        hint: only the easiest deduction that a player can enter, and the steps that it takes; of
            several answers only what they have in common.
        flat: no chains: large explanations stay sets.
        find_extra: finds clues that leave one of several answers alone.

    Raises:
        OptionError: the rules say nothing that could be relaxed or derived.
        ProgramError: the instance makes no sense, or clingo rejects one of the files.
        StoppedError: a limit came before it was known how many answers there are.
    """
    if not has_constraints(task):
        words = "the rules have no constraint in their base part: nothing could be explained"
        raise OptionError(f"{task.encoding.path}: {words}")
    if marks:  # an atom that no answer has is an error
        control = relax(task).switches.control  # its atoms do not keep it alive
        mark_literals(control, marks)
    outcome = solve(with_marks(task, marks) if marks else task, Question(2), limits)
    explanation = Explanation(outcome, Teller.within(task, limits), is_whole=not (hint or marks))
    if outcome.status == Status.NONE:
        found = find_conflicts(
            explanation.teller,
            marks,
            limits,
            count=count,
            smallest=smallest,
            flat=flat,
            on_conflict=on_conflict,
        )
        return replace(
            explanation,
            conflicts=found.found,
            are_all=found.are_all,
            interrupted=found.interrupted,
        )
    check_rules(task)
    if outcome.progress.cost:
        raise OptionError(f"{task.encoding.path}: that an answer is the best is not explained")
    if outcome.count > 1:
        find = _find_none if hint else find_extra
        compared, cut = differences(task, marks, outcome.answers, find, limits)
        return replace(explanation, differences=compared, interrupted=cut)
    if outcome.interrupted:
        raise StoppedError(outcome.interrupted)
    return narrate(explanation, marks, limits, hint=hint, flat=flat, on_step=on_step)
