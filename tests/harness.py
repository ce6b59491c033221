"""Shared by the tests: answers as plain tuples, checked by plain Python; running commands."""

from __future__ import annotations

import importlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from pathlib import Path
from typing import NamedTuple, TypeVar

import clingo
import cpu_seconds
import forks
import pytest
from hypothesis import strategies as st

import pylogic
from pylogic.draw import terminal
from pylogic.explain import judgement, partial_board
from pylogic.explain.techniques import Techniques, write_mark
from pylogic.formats import convert, exchange
from pylogic.rules import constraints, entries, syntax
from pylogic.rules.instance import instance_from_facts
from pylogic.rules.limits import Limits
from pylogic.rules.parts import REASONS
from pylogic.solving import grounding, labeling, swipl
from pylogic.web import sheet

CHECKOUT = Path(__file__).parents[1]
CORPORA = CHECKOUT.parent / "shared" / "corpora"
GOLDEN = Path(__file__).parent / "golden"

PYLOGIC = (sys.executable, "-m", "pylogic")
_OF_TERMINALS = {"COLUMNS", "LINES", "FORCE_COLOR", "NO_COLOR"}
"""Variables of the environment that Python itself does not read when it starts."""
SAFETY = 600  # seconds after which a test has failed that waits for what never comes
T = TypeVar("T")

Atom = tuple  # name, then arguments: str and int
Read = Callable[[pylogic.Answer], frozenset[Atom]]


def atom(symbol: clingo.Symbol) -> Atom:
    """Return an atom as a tuple: its name, then its arguments by `plain`, which must be flat."""
    return (symbol.name, *map(plain, symbol.arguments))


def plain(term: clingo.Symbol) -> str | int:
    """Return a number as int, any other term as its text: a string keeps its quotes."""
    return term.number if term.type == clingo.SymbolType.Number else str(term)


def atoms(symbols: Iterable[clingo.Symbol]) -> frozenset[Atom]:
    return frozenset(map(atom, symbols))


def draw_sheet(puzzle: pylogic.Puzzle, instance, state=None, **keywords) -> sheet.Sheet:
    """Return an instance as a board to be filled, with the marks that the text `state` shows.

    `keywords` are those of make_sheet; errors of the instance stand in `problems`.
    """
    asked = puzzle.task(instance)
    marks = () if state is None else partial_board.read_marks(asked, state)
    return sheet.make_sheet(asked, marks, **keywords)


def judge_board(puzzle: pylogic.Puzzle, instance, state) -> judgement.Judgement:
    """Return whether the partly filled board `state` can be completed, and what it breaks."""
    asked = puzzle.task(instance)
    return judgement.judge(asked, partial_board.read_marks(asked, state), Limits())


def count_ground(puzzle: pylogic.Puzzle, instance, timeout=None) -> list[dict]:
    """Return the ground instances of the rules, as dicts; StoppedError after `timeout` seconds."""
    sizes = grounding.count_instances(puzzle.task(instance), Limits(timeout).start())
    return [size.to_dict() for size in sizes]


def edit_facts(puzzle: pylogic.Puzzle, text, cells=(), size=None, constants=None) -> str:
    """Return the text of facts after changes of cells and of the size; its layout stays.

    Each of `cells` is a list [word, *arguments, value or None], as entries.apply_changes takes it.
    """
    values = {name: str(value) for name, value in (constants or {}).items()}
    return entries.apply_changes(puzzle.encoding, text, cells, size, constants=values)


def paste_board(puzzle: pylogic.Puzzle, text, lossy=False) -> exchange.Pasted:
    """Return a board in any format, of this puzzle or of the other one that the format names."""
    return exchange.paste(puzzle.encoding, text, exchange.Manner(lossy=lossy))


class Oracle:
    """A puzzle, with the plain Python of tests/rules/NAME.py to check every answer by."""

    def __init__(self, name: str, read: Read = lambda answer: atoms(answer.symbols)) -> None:
        self.name = name
        self.rules = importlib.import_module(f"rules.{name}")
        self.read = read  # an answer as the plain rules know it

    @cached_property
    def puzzle(self) -> pylogic.Puzzle:
        return pylogic.load(self.name)

    def instance(self, source: str) -> pylogic.Instance:
        """Return facts given as text (with a `.` and no #), else a named instance or FILE#NAME."""
        return self.puzzle.instance(source, text="." in source and "#" not in source)

    def facts(self, source: str) -> frozenset[Atom]:
        """Return the facts of a source, a text or a name, as tuples."""
        return atoms(fact.symbol for fact in self.instance(source).facts)

    def solve(self, source: str, **options) -> pylogic.Outcome:
        """Solve facts given as text, or a named instance; fail if an answer breaks the plain rules.

        `options` are those of Puzzle.solve; the plain rules get those `constants` that they know.
        """
        outcome = self.puzzle.solve(self.instance(source), **options)
        facts = self.facts(source)
        known = self.rules.violations.__kwdefaults__ or {}
        constants = {k: v for k, v in options.get("constants", {}).items() if k in known}
        for answer in outcome.answers:
            assert self.rules.violations(facts, self.read(answer), **constants) == []
        return outcome

    def solutions(self, source: str, **constants: int) -> list[frozenset[Atom]]:
        """Return all answers as `read` has them, each checked; fail if the search is cut."""
        outcome = self.solve(source, models=0, constants=constants)
        assert outcome.exhausted
        assert len(outcome.answers) == outcome.count
        return [self.read(answer) for answer in outcome.answers]

    def agrees(self, source: str, **constants: int) -> int:
        """Fail unless the answers are those of brute force, none twice; return their number."""
        expected = set(self.rules.solutions(self.facts(source), **constants))
        found = self.solutions(source, **constants)
        assert len(found) == len(set(found))
        assert set(found) == expected
        return len(found)

    def explains(self, source: str) -> int:
        """Fail unless the rules of explanations have the answers of brute force; return how many.

        Unlike `agrees` it reads atoms as they are shown, without `read`, and takes no constants.
        """
        task = self.puzzle.task(self.instance(source))
        control = grounding.ground_base(task, options=["--models=0"], parts=[REASONS]).control
        found = set()
        with control.solve(yield_=True) as handle:
            for model in handle:
                found.add(atoms(model.symbols(shown=True)))
        assert found == set(self.rules.solutions(self.facts(source)))
        return len(found)

    def homes(self, source: str) -> set[str]:
        """Return the atoms home/2, as texts: the places that explanations may argue from."""
        task = self.puzzle.task(self.instance(source))
        control = grounding.ground_base(task, parts=[REASONS]).control
        return {str(found.symbol) for found in control.symbolic_atoms.by_signature("home", 2)}

    def check_sample(self, kind: str, name: str, **options) -> None:
        """Fail unless a puzzle of a corpus has one answer, the published one."""
        outcome = self.solve(sample(kind, name), **options)
        assert outcome.status == "unique"
        assert set(map(str, outcome.answers[0].symbols)) == published(self.puzzle, kind, name)

    def errors(self, text: str, **constants: int) -> list[str]:
        """Return the errors that the errors part finds in facts, sorted, without the text's name.

        Fail if there are none.
        """
        with pytest.raises(pylogic.ProgramError) as caught:
            self.puzzle.check(self.puzzle.instance(text, text=True), constants=constants)
        return sorted(str(p).removeprefix("<text>:").strip() for p in caught.value.problems)

    def check_errors(self, texts: Iterable[str], update: bool, **constants: int) -> None:
        """Compare each text with its errors to the golden file, which `update` rewrites first."""
        said = (f"{text}\n  " + "\n  ".join(self.errors(text, **constants)) for text in texts)
        compare(f"errors_{self.name}.txt", "\n\n".join(said), update)

    def techniques(self, source: str, known: str) -> Iterator[tuple[set[int], str]]:
        """Yield what techniques conclude from known marks: their numbers, and words with causes.

        `known` are atoms with blanks between, - before a false one. Fail unless each conclusion
        holds in all answers that have its causes and its clues, by the rules of a search or by
        those of explanations.
        """
        task = self.puzzle.task(self.instance(source))
        marks = [(one.removeprefix("-"), not one.startswith("-")) for one in known.split()]
        techniques = Techniques(task)
        for found in techniques.find_conclusions(marks):
            rule = found.rules[0]
            one = techniques.technique_of(rule)
            causes, clues = techniques.find_premises(found, marks)
            others = {
                x for x in task.instance.symbols if any(x.match(*y) for y in task.encoding.clues)
            }
            facts = [
                s for s in task.instance.statements if syntax.parse_fact(s) not in others - {*clues}
            ]
            wrong = ", ".join(x if holds else f"not {x}" for x, holds in found.marks)
            text = "".join(f":- not {x}." if holds else f":- {x}." for x, holds in causes)
            text += f":- {wrong}."
            assert any(
                grounding.ground_base(task, facts=facts, text=text, parts=parts)
                .control.solve()
                .unsatisfiable
                for parts in ([], [REASONS])
            )
            concluded, used = (" ".join(map(write_mark, x)) for x in (found.marks, causes))
            since = " ".join(filter(None, (*map(str, clues), used))) or "the board"
            said = (
                f"{one.step_title(rule)}, {found.cost}: {one.say(rule)}: {concluded} since {since}"
            )
            yield {one.arguments[0].number for one in found.rules}, said

    def check_techniques(self, boards: Iterable[tuple[str, str]], update: bool) -> None:
        """Compare what techniques say of boards, as (facts, known marks), to the golden file.

        Fail, too, if a technique says nothing on all of them. `update` rewrites the file first.
        """
        said, fired = [], set[int]()
        for source, known in boards:
            found = list(self.techniques(source, known))
            fired = fired.union(*(numbers for numbers, _ in found))
            said.append("\n  ".join([source, known, *(words for _, words in found)]))
        every = constraints.read_rules(self.puzzle.encoding)
        assert fired == {number for number, one in enumerate(every) if one.is_technique}
        compare(f"techniques_{self.name}.txt", "\n\n".join(said), update)

    def clues(self, answer: pylogic.Answer) -> frozenset[Atom]:
        """Return the clues that the clues part derives from an answer; the rules must have some."""
        encoding, limits = self.puzzle.encoding, Limits()
        kinds = tuple(encoding.clues)
        assert kinds
        derived = (encoding, "clues", answer.atoms, answer.constants, limits, kinds)
        return atoms(grounding.derive_facts(*derived))

    def check_labels(self, source: str, variables: int) -> None:
        """Fail unless the labeling list has so many variables, each with one value in an answer.

        Each variable must have a rank of its own, and each of its values must stand there once.
        """
        task = self.puzzle.task(self.instance(source), labeling="leftmost")
        control = grounding.ground_task(task).control
        with control.solve(yield_=True) as handle:
            true = set(handle.model().symbols(atoms=True))
        labels = [a.symbol.arguments for a in control.symbolic_atoms.by_signature("label", 4)]
        taken = [(str(v), str(x)) for _, v, x, holds in labels if holds in true]
        assert len(taken) == len(dict(taken)) == variables == len({str(v[1]) for v in labels})
        assert len({str(rank) for rank, *_ in labels}) == variables
        values = [(str(v), str(x)) for _, v, x, _ in labels]
        assert len(values) == len(set(values))

    def labelled(self, source: str) -> list[str]:
        """Return the names of the variables of the labeling list, in its order."""
        task = self.puzzle.task(self.instance(source), labeling="leftmost")
        control = grounding.ground_task(task).control
        return list(map(str, labeling.read_variables(control, "")))

    def looked_at(self, known: str) -> frozenset[Atom]:
        """Return the cells (row, column) that the region part derives from facts and known atoms.

        `known` is one text of both; the facts that `check` adds count, too.
        """
        facts = [*self.instance(known).symbols, *self.puzzle.check(self.instance(known)).facts]
        wanted = [("region", 2)]
        found = grounding.derive_facts(self.puzzle.encoding, "region", facts, {}, Limits(), wanted)
        return frozenset(atom(fact)[1:] for fact in found)

    def check_explained(self, sources: Sequence[str], update: bool) -> None:
        """Compare grades, steps, their lines and regions of explanations to the golden file.
        `update` rewrites it first; a puzzle has one such file."""
        told = [self.puzzle.explain(self.instance(source)) for source in sources]
        said = [f"grade: {one.grade}" for one in told]
        for step in (step for one in told for step in one.steps):
            looked_at = [spot for spot, style in step.shot.styles.items() if style == "region"]
            said += [f"{step}: {step.sentence.words}", *(f"  {x.text}" for x in step.chain_lines)]
            said += [f"  region {spot}" for spot in looked_at]
        compare(f"explained_{self.name}.txt", "\n".join(said), update)

    def check_drawing(self, name: str, board: pylogic.Board, update: bool) -> None:
        """Compare a board, and styles that plain text does not show, to the file PUZZLE_NAME.txt.

        `update` rewrites it first.
        """
        styles = [
            f"{frame.name}{place} {cell.style} {cell.fill}"
            for frame in board.frames
            for place, cell in sorted(frame.cells.items())
        ]
        styles += [
            f"{frame.name}{place} {label.style}"
            for frame in board.frames
            for place, label in sorted(frame.outside.items())
        ]
        drawn = "\n".join([terminal.draw_text(board, "utf-8"), "", *styles])
        compare(f"{self.name}_{name}.txt", drawn, update)


@dataclass(frozen=True)
class Kind:
    """The data of a puzzle for test_kinds.py; a source is facts, or the name of an instance."""

    oracle: Oracle
    instances: Sequence[str] = ()
    """Those that have one answer."""
    boards: Sequence[tuple[str, int | None] | tuple[str, int | None, Mapping[str, int]]] = ()
    """Small ones, with the number of their answers if it is known, and constants."""
    random: st.SearchStrategy[str] | None = None
    errors: Sequence[str] = ()
    """Facts with mistakes, of which a golden file says what they are."""
    drawn: str = ""
    """Whose answer is drawn, and itself if there is no `instance`."""
    instance: str = ""
    explained: str = ""
    also_explained: Sequence[str] = ()
    """Further boards whose explanations use rules that the first one does without."""
    techniques: Sequence[tuple[str, str]] = ()
    """Boards as facts, each with the marks that are known; on these each technique fires."""
    labels: tuple[str, int] | tuple[str, int, Sequence[str]] | None = None
    """A source, how many variables it has, and their order."""
    givens: str = ""
    """All numbers of its answers may be clues, as given(R,C,N)."""
    reasoned: Sequence[str] = ()
    """Small boards that explanations argue of by other rules than a search."""
    kept: tuple[str, str] | None = None
    """An instance, and a predicate that new puzzles on its board keep."""
    corpora: Sequence[str] = ()
    """Those of its boards, besides the one of its name."""
    published: Mapping[str, int] = field(default_factory=dict)
    """Constants under which boards of corpora have one answer."""
    by_hand: Sequence[str] = ()
    """Boards of corpora that take minutes: `pytest --whole-sweeps` alone solves them."""
    unproved: Sequence[str] = ()
    """Boards of corpora of which nobody has the time to prove that they have one answer."""


def random_boards(
    sizes: Sequence[tuple[int, int]], marks: Sequence[str | None]
) -> st.SearchStrategy[str]:
    """Return a strategy of boards as facts, of one of the sizes, with a mark in each cell.

    A mark is a text of facts with {0} and {1} for row and column; None is no mark.
    """

    def board(size: tuple[int, int], found: list[str | None]) -> str:
        cells = product(range(1, size[0] + 1), range(1, size[1] + 1))
        facts = (mark.format(*at) for at, mark in zip(cells, found, strict=False) if mark)
        return f"size({size[0]},{size[1]}). {' '.join(facts)}"

    most = max(rows * columns for rows, columns in sizes)
    drawn = st.lists(st.sampled_from(marks), min_size=most, max_size=most)
    return st.builds(board, st.sampled_from(sizes), drawn)


def regions(*rows: str) -> str:
    """Return a board as facts: its size, and region(R,C,LETTER) of each letter in equal rows."""
    cells = ((r, c, x) for r, row in enumerate(rows, 1) for c, x in enumerate(row, 1))
    told = (f"region({r},{c},{x})." for r, c, x in cells)
    return f"size({len(rows)},{len(rows[0])}). {' '.join(told)}"


def shuffled_regions(rows: int, cols: int, names: str) -> st.SearchStrategy[str]:
    """Return a strategy of boards of regions, as facts: `names`, a letter a cell, in any order."""
    starts = range(0, rows * cols, cols)
    return st.permutations(names).map(
        lambda found: regions(*("".join(found[i : i + cols]) for i in starts))
    )


def read_facts(puzzle: pylogic.Puzzle, text: str, **manner: object) -> set[str]:
    """Return the facts of a text in a format, as a set of strings; `manner` is format and lossy."""
    return set(map(str, puzzle.instance(text, text=True, **manner).symbols))


def shown(puzzle: pylogic.Puzzle, facts: str) -> set[str]:
    """Return all answers of facts given as text, each as the text of its shown atoms."""
    answers = puzzle.solve(puzzle.instance(facts, text=True), models=0).answers
    return {str(answer) for answer in answers}


def compare(name: str, text: str, update: bool) -> None:
    """Fail unless `text` and a newline are the golden file; with `update` write that first."""
    path = GOLDEN / name
    if update:
        path.write_text(text + "\n")
    assert text + "\n" == path.read_text()


def written(puzzle: object, symbols: Iterable[clingo.Symbol], to: str, *more: object) -> str:
    """Return the text of facts in the format `to`.

    `puzzle` is an encoding; `more` are constants, and what messages call the facts.
    """
    constants, name = more
    return str(convert.convert(puzzle, instance_from_facts(symbols, str(name)), to, constants))


def read_board(puzzle: pylogic.Puzzle, text: str, to: str | None = None) -> exchange.Facts:
    """Return facts and answer of a text, in the format `to` or in the one that it looks like."""
    source = exchange.identify_text(puzzle.encoding, text, exchange.Manner(to))
    return exchange.read_facts(puzzle.encoding, source)


def corpus(kind: str) -> dict[str, dict[str, str]]:
    """Return the puzzles of a corpus by name, as its JSON has them; {} where it is absent."""
    path = CORPORA / f"{kind}.json"
    return json.loads(path.read_text()) if path.exists() else {}


def sample(kind: str, name: str) -> str:
    """Return FILE#NAME of a puzzle of a corpus, which need not exist."""
    return f"{CORPORA / kind}.json#{name}"


def entry(encoding: object, path: Path, name: str) -> exchange.Facts:
    """Return a puzzle of a corpus file with its published solution, as facts and atoms."""
    return exchange.read_facts(encoding, exchange.require_text(encoding, f"{path}#{name}", False))


def published(puzzle: pylogic.Puzzle, kind: str, name: str) -> frozenset[str]:
    """Return the published solution of a puzzle of a corpus, as texts of an answer's atoms."""
    found = entry(puzzle.encoding, CORPORA / f"{kind}.json", name)
    return frozenset(map(str, found.answer))


needs_corpora = pytest.mark.skipif(
    not CORPORA.exists(), reason="the folder shared/corpora is absent"
)


def board_of(text: str) -> tuple[tuple[int, int], list[list[str]]]:
    """Return (height, width) and the rows, as lists of words, of a board's text in the corpora."""
    size, *rows = text.splitlines()
    height, width = map(int, size.split())
    return (height, width), [row.split() for row in rows]


def facts_of(name: str, rows: list[list[str]], shift: int = 0) -> str:
    """Return facts name(R,C,N + shift) of the cells that are not `-`; all others hold a number."""
    return " ".join(
        f"{name}({r},{c},{int(text) + shift})."
        for r, row in enumerate(rows, 1)
        for c, text in enumerate(row, 1)
        if text != "-"
    )


def write_files(folder: Path, texts: Mapping[str, str]) -> Path:
    """Write files below `folder` by their relative names, with folders; return `folder`."""
    for name, text in texts.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


# ---- Commands and events: no test depends on how fast something is ---------------------


def pylogic_run(
    *arguments: object, stdin: str = "", cwd: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run the command line to its end, in a process that another one has forked; any exit code.

    An environment with more than variables of terminals needs `started`, which is called then.
    """
    if not environment.keys() <= _OF_TERMINALS:
        return started(*arguments, stdin=stdin, cwd=cwd, **environment)
    words = [*map(str, arguments)]
    together = {**os.environ, **environment}
    code, out, err = forks.run(words, stdin.encode(), cwd, together, SAFETY)
    return subprocess.CompletedProcess(words, code, out.decode(), err.decode())


def started(
    *arguments: object, stdin: str = "", cwd: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run the command line to its end, as Python starts it under what holds for this process.

    Slower than `pylogic_run`. TimeoutExpired after SAFETY seconds.
    """
    return subprocess.run(
        [*PYLOGIC, *map(str, arguments)],
        input=stdin,
        cwd=cwd,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=SAFETY,
    )


def command(*arguments: object, code: int = 0, **options) -> str:
    """Return output and errors of the command line; fail at another exit code or a traceback."""
    run = pylogic_run(*arguments, **options)
    assert run.returncode == code, run.stdout + run.stderr
    assert "Traceback" not in run.stderr
    return run.stdout + run.stderr


def wait_until(happens: Callable[[], T], process: subprocess.Popen | None = None) -> T:
    """Call `happens` until it returns something true, and return that.

    Fail after SAFETY seconds, or once `process`, which is to bring it about, has ended.
    """
    deadline = time.monotonic() + SAFETY
    while not (found := happens()):
        assert time.monotonic() < deadline, "what was waited for did not happen"
        assert process is None or process.poll() is None, "the process ended before"
        time.sleep(0.02)
    return found


def enough_time(run: Callable[[float], T], is_enough: Callable[[T], object]) -> T:
    """Run a work for more and more seconds, until what it returns is enough; return that.

    StoppedError counts as not enough; the last run, of SAFETY seconds, is returned in any case.
    """
    seconds = 0.25
    while seconds < SAFETY:
        with suppress(pylogic.StoppedError):  # before there was anything to tell
            if is_enough(found := run(seconds)):
                return found
        seconds *= 2
    return run(SAFETY)


class _Process(NamedTuple):
    """A process that lives; `ignored` are the signals that it ignores, a bit for each."""

    pid: int
    parent: int
    group: int
    state: str
    ignored: int


def children(parent: int) -> list[int]:
    """Return the processes that a process has started and that live: no zombies among them."""
    return [process.pid for process in _children(parent)]


def searchers(parent: int) -> list[int]:
    """Return those of a process's children that ignore SIGINT, as a child that searches does."""
    return [one.pid for one in _children(parent) if one.ignored >> (signal.SIGINT - 1) & 1]


def is_asleep(number: int) -> bool:
    """True if a process waits for something (state S); False if it is gone, too."""
    return [one.state for one in _processes([number])] == ["S"]


def is_gone(number: int) -> bool:
    """True if a process is no more, nor anybody of its process group; a zombie is gone."""
    return all(number not in (process.pid, process.group) for process in _living())


def _living() -> list[_Process]:
    """Return all processes that live, on Linux from /proc, elsewhere from ps."""
    numbers = [int(path.name) for path in Path("/proc").glob("[0-9]*")]
    return _processes(numbers or None)


def _children(parent: int) -> list[_Process]:
    """Return the living children of a process, as _Process."""
    numbers = list(cpu_seconds.children(parent)) if sys.platform == "linux" else None
    return [process for process in _processes(numbers) if process.parent == parent]


def _processes(numbers: Iterable[int] | None) -> list[_Process]:
    """Return those of these numbers that live and are no zombies; None is all, where ps tells."""
    is_linux = sys.platform == "linux"
    found = _of_proc(numbers or []) if is_linux else _of_ps()
    asked = [one for one in found if is_linux or numbers is None or one.pid in numbers]
    return [process for process in asked if process.state != "Z"]


def _of_proc(numbers: Iterable[int]) -> Iterator[_Process]:
    """Yield the processes of these numbers, from /proc: a container may have no ps."""
    for number in numbers:
        with suppress(OSError):  # it has ended
            text = Path(f"/proc/{number}/status").read_text()
            said = dict(line.split(":", 1) for line in text.splitlines())
            pid, parent, group = (int(said[name].split()[-1]) for name in ("Pid", "PPid", "NSpgid"))
            yield _Process(pid, parent, group, said["State"].strip()[0], int(said["SigIgn"], 16))


def _of_ps() -> Iterator[_Process]:
    """Yield all processes, from ps."""
    columns = ["ps", "-axo", "pid=,ppid=,pgid=,stat=,ignored="]
    said = subprocess.run(columns, capture_output=True, text=True, check=True).stdout
    for pid, parent, group, state, ignored in map(str.split, said.splitlines()):
        yield _Process(int(pid), int(parent), int(group), state[0], int(ignored, 16))


def _missing_swipl() -> bool:
    """True if SWI-Prolog is missing; fail if PYLOGIC_NEEDS_SWIPL is set then."""
    if os.environ.get("PYLOGIC_NEEDS_SWIPL"):
        assert swipl.is_installed(), "PYLOGIC_NEEDS_SWIPL is set, and there is no swipl"
    return not swipl.is_installed()


needs_swipl = pytest.mark.skipif(
    _missing_swipl(), reason="SWI-Prolog is not installed (Debian: apt install swi-prolog-nox)"
)
