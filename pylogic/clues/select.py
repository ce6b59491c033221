"""Read a solution, and select clues of it: all, the article's, a minimal set, or the fewest."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple, Unpack

import clingo

from pylogic import errors
from pylogic.clues import derive
from pylogic.clues.places import Placing, check_named_clues, make_wishes
from pylogic.errors import Interruption, OptionError, Problem, ProgramError, StoppedError
from pylogic.explain.judgement import find_violations
from pylogic.explain.mus import mus, smus
from pylogic.explain.relaxation import Group, OnBest, Switches, list_clues
from pylogic.formats import exchange
from pylogic.formats.exchange import Text
from pylogic.rules.instance import Instance, instance_from_facts
from pylogic.rules.limits import Cancellation, Limits
from pylogic.rules.symbols import Symbols, write_facts
from pylogic.solving import verify
from pylogic.solving.outcome import Answer, Drawn, Picture, Shown
from pylogic.solving.process import CutShortError, Send, run
from pylogic.solving.question import Question, check_one_of, check_whole
from pylogic.solving.solve import solve

_RESTARTS = 5
"""Minimal sets that are found before the search for the fewest clues: small ones speed it up."""
_SHOWN_PROBLEMS = 20  # broken constraints that an error about a solution lists, at most
ALL, ARTICLE, MINIMAL, FEWEST = SELECTIONS = ("all", "article", "minimal", "fewest")
OnProgress = Callable[[int, int | None], None]  # gets the size of the best set, and a lower bound


@dataclass(frozen=True)
class Solution:
    """An answer, and the board without clues that it solves."""

    task: Question  # the task that the answer solves, without any clues
    answer: Answer
    missing: int  # how many of its atoms the text did not show, so that a search completed them
    is_one_of_several: bool  # true if the text can be completed in other ways, too


class Selection(Placing, total=False):
    """Keywords of a choice of clues.

    text: the board is the text itself, and not its name.
    selection: "minimal" (one answer, no clue to spare), "fewest", "all" or "article", which heeds
        no wishes for cells, and takes a random clue of each `pick` group of the rules.
    """

    text: bool
    selection: str


def read_solution(
    blank: Question, board: str | Path | Text, limits: Limits, wishes: Selection
) -> Solution:
    """Read the solution that a board in any format shows; a search adds atoms that it lacks.
    `blank` has the encoding, and constants that go before those of the board. NotFoundError: there
    is no such board. ProgramError: the text is unreadable, or breaks constraints, which the message
    names. StoppedError: a limit or Ctrl-C came first."""
    encoding = blank.encoding
    manner = exchange.Manner(wishes.get("format"), wishes.get("lossy", False), limits)
    text = exchange.require_text(encoding, board, wishes.get("text", False), manner)
    parts = exchange.read_facts(encoding, text, limits, is_solution=True)
    facts, atoms = parts.instance, parts.answer
    values = {**{name: str(value) for name, value in parts.constants.items()}, **blank.constants}
    task = Question(encoding, instance_from_facts(facts, text.name), values)
    answers, is_one_of_several = verify.confirm(task, [atoms], limits).answers, False
    if not answers:
        demands = " ".join(f":- not {atom}." for atom in atoms)
        demanding = instance_from_facts(task.instance.symbols, text.name, demands)
        outcome = solve(Question(encoding, demanding, values, limits=limits))
        answers, is_one_of_several = outcome.answers, outcome.count > 1
        if outcome.interrupted and not answers:
            raise StoppedError(outcome.interrupted)
    if answers:
        others = (fact for fact in facts if (fact.name, len(fact.arguments)) not in encoding.clues)
        bare = Question(encoding, instance_from_facts(others, text.name), values)
        missing = len(answers[0].symbols) - len(atoms)
        return Solution(bare, answers[0], missing, is_one_of_several)
    broken = find_violations(task, atoms, limits, is_part=True)
    if not broken:
        raise ProgramError(Problem("no answer of the encoding looks like this", text.name))
    lines = [f"{words} ({place})" for words, place in broken[:_SHOWN_PROBLEMS]]
    if left_out := len(broken) - len(lines):
        lines.append(f"and {left_out} more")
    raise ProgramError(*(Problem(line, text.name) for line in lines))


@dataclass(frozen=True, repr=False)
class ClueSet(Shown):
    """Clues selected for a solution, and the proofs about them."""

    puzzle: str
    board: Symbols  # the facts of the board besides clues
    clues: Symbols  # the selected clues
    solution: Answer
    every: int  # how many clues the solution implies in all
    kinds: Mapping[str, int] = field(hash=False)  # how many clues each predicate has
    is_unique: bool  # a second search has proved that the solution is the only answer
    is_minimal: bool  # no clue can be removed, or with symmetry no group, except those to keep
    bound: int | None  # the proved lower bound: no set with fewer clues has one answer
    other: Answer | None
    """An answer of the selected clues besides the solution, if the search found one."""
    interrupted: Interruption | None  # the reason for an early end, with the best clues so far
    missing: int = 0
    """How many atoms of the solution the board did not show, so that a search completed them."""
    is_one_of_several: bool = False  # true if the board could be completed in other ways, too
    constants: Mapping[str, str] = field(default_factory=dict, hash=False)
    """The values of the encoding's constants, by name."""
    draw: Callable[[Instance | Answer], Drawn] | None = field(default=None, compare=False)
    """Draws an instance or an answer; None for rules that cannot draw."""

    @property
    def exit_code(self) -> int:
        """The exit code of `pylogic clues`: ANSWERED for one answer, UNSOLVABLE for several,
        LIMITED if not known; CTRL_C after Ctrl-C."""
        several = None if self.other is None else False
        return errors.to_exit_code(self.interrupted, self.is_unique or several)

    @property
    def is_fewest(self) -> bool:
        """True if it is proved that no set with fewer clues has one answer."""
        return self.bound == len(self.clues)

    @property
    def facts(self) -> str:
        """The facts of the board and the clues, as text."""
        return write_facts((*self.board, *self.clues))

    @cached_property
    def instance(self) -> Instance:
        """The puzzle that the clues make."""
        return instance_from_facts((*self.board, *self.clues), "<clues>")

    def to_dict(self) -> dict[str, Any]:
        """Return the object that `pylogic clues --json` prints; clues and atoms are texts."""
        return {
            "puzzle": self.puzzle,
            "facts": self.facts,
            "clues": list(map(str, self.clues)),
            "count": len(self.clues),
            "every": self.every,
            "kinds": dict(self.kinds),
            "unique": self.is_unique,
            "minimal": self.is_minimal,
            "fewest": self.is_fewest,
            "bound": self.bound,
            "other": list(map(str, self.other.symbols)) if self.other else None,
            "interrupted": self.interrupted,
        }

    def __str__(self) -> str:
        """Say how many clues were selected, and the proofs about them."""
        words = [derive.say_clue_count(f"{len(self.clues)} of {self.every}", self.kinds)]
        if self.is_unique:
            words.append("one answer")
        elif self.other is None:
            words.append("not proved to have one answer")
        elif len(self.clues) == self.every:
            words.append("no set of clues of this solution has one answer")
        else:
            words.append("more than one answer")
        if self.is_fewest:
            words.append("no set of fewer has one")
        elif self.is_minimal:
            words.append("none can be removed")
        if self.bound and not self.is_fewest:
            words.append(f"at least {self.bound} are needed")
        if self.interrupted:
            words.append(errors.describe_stop(self.interrupted))
        return ", ".join(words)

    def __repr__(self) -> str:
        return f"<ClueSet {self.puzzle}: {self}>"

    def parts(self) -> Iterator[str | Picture]:
        """Yield the board with the clues, another answer if there is one, and a summary; without
        `draw` facts and summary only."""
        if self.draw is None:
            yield self.facts
        else:
            yield Picture(partial(self.draw, self.instance), self.facts, "the facts")
            if self.other is not None:
                yield "\nanother answer of these clues:"
                yield Picture(partial(self.draw, self.other), self.other, "the answer's atoms")
        yield f"\n{self}"

    def boards(self) -> list[Drawn]:
        """Return the drawing of the clues' board in a list; none for rules that cannot draw."""
        return [] if self.draw is None else [self.draw(self.instance)]


def select_clues(
    solution: Solution,
    limits: Limits,
    *,
    given: Symbols = (),
    on_progress: OnProgress = lambda _clues, _bound: None,
    **wishes: Unpack[Selection],
) -> ClueSet:
    """Select clues in a child process, and search for other answers of them.

    A limit after the derivation is not raised: the result has the best clues so far. The `given`
    clues are selected in any case. `on_progress` is called with each better set of clues or bound.
    OptionError: there is no such selection or symmetry, or the solution does not imply a given clue
    or one in a named cell. ProgramError: the encoding does not say what the clues are.
    StoppedError: a limit or Ctrl-C ended the derivation of the clues.
    """
    selection, seed = wishes.get("selection", MINIMAL), wishes.get("seed", 0)
    check_one_of("selection", selection, SELECTIONS)
    check_whole("seed", seed, 0)
    task, answer = solution.task, solution.answer
    wished = make_wishes(wishes, given, task.instance.size)
    clue_places = derive.CluePlaces.of_task(task)
    derive.check_clues(task.encoding)
    derived = derive.derive_clues(task.encoding, answer.atoms, answer.constants, limits)
    task = derive.add_facts(task, derived.board)
    check_named_clues(wished, derived, clue_places)
    # Only new puzzles have usual clues.
    kept, groups = wished.split_clues(derived._replace(usual=()), clue_places)
    clues = (*kept, *chain.from_iterable(groups))
    best = _Best(clues)
    interruption: Interruption | None = None

    def receive(better: _Best) -> None:
        """Keep the best clues so far, and call `on_progress` with their number and bound."""
        nonlocal best
        best = better
        on_progress(len(better.clues), better.bound)

    if selection == ARTICLE:
        rng = random.Random(f"{seed}")
        picks: dict[clingo.Symbol, list[clingo.Symbol]] = {}
        for name, group, clue in (fact.arguments for fact in derived.picks):
            if str(name) == ARTICLE:
                picks.setdefault(group, []).append(clue)
        if not picks:
            words = f"the part 'clues' picks nothing: no fact pick({ARTICLE}, Group, Clue)"
            raise ProgramError(Problem(words, str(task.encoding.path)))
        clues = tuple(rng.choice(group) for group in picks.values())
    elif selection != ALL:
        make_switches = partial(derive.ground_switches, task, clues, set(answer.symbols))
        work = partial(_search_clues, make_switches, groups, kept, seed, selection == FEWEST)
        interruption = run(work, limits, receive)
        clues = best.clues
    outcome = solve(replace(derive.add_facts(task, clues), limits=limits.extend()))
    others = (a for a in outcome.answers if set(a.symbols) != set(answer.symbols))
    return ClueSet(
        puzzle=task.encoding.name,
        board=task.instance.symbols,
        clues=clues,
        solution=answer,
        every=len(derived.all_clues),
        kinds=derive.count_clues(task.encoding, clues),
        is_unique=outcome.exhausted and outcome.count == 1,
        is_minimal=best.is_minimal,
        bound=best.bound,
        other=next(others, None),
        interrupted=interruption or outcome.interrupted,
        missing=solution.missing,
        is_one_of_several=solution.is_one_of_several,
        constants=task.constants,
    )


class _Best(NamedTuple):
    """The best clues so far, a message of the child to its parent."""

    clues: Symbols
    bound: int | None = None  # the proved lower bound of their number
    is_minimal: bool = False  # no clue can be left out


def _search_clues(
    make_switches: Callable[[], Switches],
    groups: Sequence[Group],
    kept: Symbols,
    seed: int | None,
    is_fewest: bool,
    send: Send[_Best],
    brake: Cancellation,
) -> bool:
    """In a child: search for a minimal set of clues; with `is_fewest` also for the smallest set.
    Send each better set and bound to the parent; return True if the search was interrupted."""
    rng = random.Random(f"{seed}")

    def ground() -> Switches:
        """Ground the switches anew; from now on `brake` stops their searches."""
        switches = make_switches()
        brake.interrupt = switches.stop
        return switches

    def find_minimal(on_better: OnBest = lambda _clues: None) -> Symbols | None:
        """Find a minimal set, where groups are tried in a new random order."""
        order = [*groups]
        rng.shuffle(order)
        return mus(ground(), order, kept, on_better)

    try:
        clues = find_minimal(lambda clues: send(_Best(clues)))
        if clues is None:
            return False
        send(_Best(clues, None, True))
        if is_fewest:
            for _ in range(_RESTARTS):  # a good set early leaves less to prove
                clues = min(clues, find_minimal() or clues, key=len)
                send(_Best(clues, None, True))
            best = clues
            clues = smus(ground(), groups, kept, clues, lambda _, n: send(_Best(best, n, True)))
            send(_Best(clues, len(clues), True))
        return False
    except CutShortError:
        return True


def find_further_clues(
    task: Question, answer: Answer, limits: Limits
) -> tuple[Symbols, Interruption | None] | None:
    """Search for the fewest further clues with which an answer is the only one.

    Return them, () without any, and the reason if the search ended early; None if the rules define
    no clues, or the answer does not imply those of the instance. Raise StoppedError if a limit or
    Ctrl-C came before the search.
    """
    given = list_clues(task)
    board = instance_from_facts((x for x in task.instance.symbols if x not in given), "<board>")
    solution = Solution(replace(task, instance=board), answer, 0, True)
    try:
        selected = select_clues(solution, limits, selection=FEWEST, given=given)
    except (OptionError, ProgramError):
        return None
    further = tuple(clue for clue in selected.clues if clue not in given)
    return further if selected.is_unique else (), selected.interrupted
