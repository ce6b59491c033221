"""Checks of arguments: limits, numbers, types, constants, options of clasp."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from itertools import chain
from types import MappingProxyType, UnionType
from typing import Any

import clingo
from clingo import ast

from pylogic.errors import OptionError
from pylogic.rules import lexical, syntax
from pylogic.rules.encoding import HEURISTIC
from pylogic.rules.limits import LONGEST, NO_LIMITS, Limits
from pylogic.solving.clasp_options import check_accepted, read_options
from pylogic.solving.task import LABEL, Task

CLASP_HEURISTICS = ("Berkmin", "Vmtf", "Vsids", "Domain", "Unit", "None")
"""The values of clasp's --heuristic, whose letters may be of any case."""
MANY = 2**31
"""The largest count that an argument can be: nothing occurs more often."""
LABEL_EXAMPLE = "label((R, C), cell(R, C), V, value(R, C, V)) :- cell(R, C), V = 1..9."
"""A label part to show to those whose encoding has none."""
_MOST = {"file_size": MANY, "conflicts": MANY, "inferences": 2**62}
"""The highest values of some limits; Prolog can count a little further."""


def make_limits(
    timeout: float | None = None,
    memory: int | None = None,
    isolated: bool = False,
    defaults: Limits = NO_LIMITS,
    cpu_limit: float | None = None,
    **more: int | None,
) -> Limits:
    """Return the limits of a call that begins now, those that are None here from `defaults`.

    A clock of `defaults` that runs already goes on, unless a new timeout is given. In an
    interactive session the work is done in a child: Ctrl-C ends the work, not the session.

    Raises:
        OptionError: a limit is not finite and positive, whole but for seconds, or is too high.
    """
    limits, times = defaults, {"timeout": timeout, "cpu_limit": cpu_limit}
    numbers = {**times, "memory": memory, **more}
    named: dict[str, Any] = {name: value for name, value in numbers.items() if value is not None}
    for name, value in named.items():
        if name not in times:
            check_whole(name, value, 1, _MOST.get(name))
        elif not isinstance(value, (int, float)) or value is True or not 0 < value <= LONGEST:
            words = f"expected a positive number of seconds, at most {LONGEST:.0e}"
            raise OptionError(f"{name}={value!r}: {words}")
    limits = limits._replace(**named)
    if timeout is not None:
        limits = limits._replace(deadline=None)
    if memory is not None:
        limits = limits._replace(memory_ceiling=None)
    if isolated or hasattr(sys, "ps1"):
        limits = limits._replace(isolated=True)
    return limits.start()


def check_whole(name: str, value: object, least: int, most: int | None = None) -> None:
    """Raise OptionError unless an argument is a whole number in a range; a bool is none."""
    if not _is_whole(value, least) or (most is not None and value > most):  # type: ignore[operator]
        bounds = f"of at least {least}" if most is None else f"from {least} to {most}"
        raise OptionError(f"{name}={value!r}: expected a whole number {bounds}")


def check_count(name: str, value: object, least: int = 1) -> None:
    """Raise OptionError unless an argument is a whole number from `least` to `MANY`."""
    check_whole(name, value, least, MANY if _is_whole(value, MANY) else None)


def make_constants(values: Mapping[str, int | str] | None) -> dict[str, str]:
    """Return a copy of constants with their values as texts, {} for None.

    `check_options` checks later whether clingo reads the names and values.

    Raises:
        OptionError: `values` is no mapping of names to whole numbers and texts.
    """
    try:
        pairs = dict(values or {}).items()
    except (TypeError, ValueError):
        raise OptionError(f"constants={values!r}: expected a dictionary, NAME: VALUE") from None
    for name, value in pairs:
        if not isinstance(name, str) or not name or not isinstance(value, (int, str)):
            raise OptionError(f"constants: {name!r}: {value!r} is not a name and a value")
    return {name: str(value) for name, value in pairs}


def copy_names(pairs: Mapping[str, str] | None) -> dict[str, str]:
    """Return a copy of a mapping of names to other names, the argument `map`; {} for None.

    Raises:
        OptionError: `pairs` is no mapping of texts to texts, or a text is empty.
    """
    if not isinstance(pairs, (Mapping, type(None))):
        raise OptionError(f"map={pairs!r}: expected a dictionary, NAME: NAME")
    for name, other in (pairs or {}).items():
        if not isinstance(name, str) or not isinstance(other, str) or not name or not other:
            raise OptionError(f"map: {name!r}: {other!r} are not two names")
    return dict(pairs or {})


def check_types(allowed: type | UnionType, **values: object) -> None:
    """Raise OptionError unless the value of each keyword is of the type `allowed`."""
    for name, value in values.items():
        if not isinstance(value, allowed):
            known: Mapping[object, str] = {
                bool: "True or False",
                str: "a text",
                str | None: "a text",
            }
            words = known.get(allowed) or f"of the type {getattr(allowed, '__name__', allowed)}"
            raise OptionError(f"{name}={value!r}: expected {words}")


def check_texts(name: str, values: object) -> None:
    """Raise OptionError unless an argument is a sequence of texts; one text is none."""
    is_list = isinstance(values, Sequence) and not isinstance(values, str)
    if not is_list or not all(isinstance(value, str) for value in values):  # type: ignore[attr-defined]
        raise OptionError(f"{name}={values!r}: expected a list of texts")


def check_one_of(name: str, value: object, known: Sequence[str]) -> None:
    """Raise OptionError unless an argument is one of the known words."""
    if value not in known:
        raise OptionError(f"{name}={value!r}: expected one of {', '.join(known)}")


def check_cells(name: str, values: object) -> None:
    """Raise OptionError unless an argument lists cells, pairs (row, column) from 1; [] is fine."""
    is_list = isinstance(values, Sequence) and not isinstance(values, str)
    pairs = [v if isinstance(v, (tuple, list)) else () for v in values] if is_list else [()]  # type: ignore[attr-defined]
    if not all(len(pair) == 2 and all(_is_whole(part, 1) for part in pair) for pair in pairs):
        words = "expected a list of cells, (row, column), counted from 1"
        raise OptionError(f"{name}={values!r}: {words}")


def make_range(
    name: str, value: object, named: Mapping[str, tuple[int, int]] = MappingProxyType({})
) -> tuple[int, int]:
    """Return the range of a pair (low, high), or of a name of `named`; MANY if `high` is None.

    Raises:
        OptionError: the value is neither, or not 0 <= low <= high.
    """
    if isinstance(value, str) and value in named:
        return named[value]
    ends = list(value) if isinstance(value, (tuple, list)) else []
    low, high = ends if len(ends) == 2 else (-1, -1)
    if not _is_whole(low, 0) or not (high is None or _is_whole(high, low)):
        words = "".join(f"{known!r}, " for known in named)
        words += "(LOW, HIGH) or (LOW, None); on the command line LOW..HIGH or LOW.."
        raise OptionError(f"{name}={value!r}: expected {words}")
    return low, MANY if high is None else high


def _is_whole(value: object, least: int) -> bool:
    """Return True for an int of at least `least`; a bool is none."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= least


def loses_answers(configuration: Any) -> bool:
    """Return True if clasp's --backprop is on: its search loses answers, and proves nothing."""
    return bool(configuration.asp.backprop != "0")


def check_options(task: Task, *, all_optima: bool = False) -> list[str]:
    """Check a task's options, constants and labeling; return warnings, [] if all is well.

    A warning says that clasp loses answers or ignores #heuristic statements. `all_optima`: the
    question asks for all of the best answers.

    Raises:
        OptionError: there is no such option or constant; clasp would find other answers than the
            question asks for, or ignore the part heuristic_NAME; a labeling has no label part.
    """
    for text in (*task.options, *task.constants, *task.constants.values()):
        try:
            is_whole = b"\0" not in text.encode()
        except UnicodeEncodeError:  # half a character
            is_whole = False
        if not is_whole:
            raise OptionError(f"{text!r}: no text that clingo could read")
    for name, value in task.constants.items():
        _check_constant(task, name, value)
    if task.labeling and not task.encoding.has_part(LABEL):
        words = f"{task.encoding.path} has no label part, which says what the variables are; add"
        raise OptionError(f"{words}, for example\n  #program label.\n  {LABEL_EXAMPLE}")
    if not task.options:
        return []
    options = list(read_options(task.options))
    check_accepted(options)
    try:
        control = clingo.Control(task.clingo_arguments, logger=lambda _code, _message: None)
    except RuntimeError as error:
        words = str(error).removeprefix("In context '<libclingo>': ")
        raise OptionError(words) from None
    configuration: Any = control.configuration
    solve = configuration.solve
    sets_mode = any(option.name == "opt-mode" for option in options)
    if all_optima and sets_mode and solve.opt_mode != "optN":
        words = "all of the best answers are asked for, and it does not look for them"
        raise OptionError(f"--opt-mode={solve.opt_mode}: {words}")
    solvers = [configuration.solver[place] for place in range(len(configuration.solver))]
    if any(s.lookahead != "no" and s.opt_strategy.startswith("usc") for s in solvers):
        words = "clasp loses answers under them together"  # clingo 5.8.3
        raise OptionError(f"--lookahead (of --heuristic=Unit, too) and --opt-strategy=usc: {words}")
    warnings = []
    if loses_answers(configuration):
        words = "its search may end without having found them all, and proves nothing"
        warnings += [f"warning: clasp's --backprop loses answers: {words}"]
    heuristic = configuration.solver.heuristic.partition(",")[0]
    if task.has_heuristics and heuristic.lower() != "domain":
        words = f"#heuristic statements are ignored under clasp's --heuristic={heuristic}"
        if task.heuristic:
            raise OptionError(f"{words}; {HEURISTIC}{task.heuristic} needs Domain")
        warnings += [f"warning: {words}"]
    return warnings


def _check_constant(task: Task, name: str, value: str) -> None:
    """Raise OptionError if a name or value is no constant's, or no #const or rule has the constant.

    Raise ProgramError for a value that no file may hold: a longer number, a name of pylogic's own.
    """
    if not re.fullmatch(r"_*[a-z][A-Za-z0-9_']*", name):
        raise OptionError(f"-c {name}={value}: {name!r} is not the name of a constant")
    lexical.check_text(value, f"-c {name}")
    try:
        clingo.parse_term(value, logger=lambda _code, _message: None)
    except RuntimeError:
        raise OptionError(f"-c {name}={value}: {value!r} is not a term") from None
    defined = {**task.encoding.constants, **task.instance.constants}
    if name in defined:
        return
    # clingo replaces that word in every part, also where it is, for example, a colour's name.
    searched = chain(task.encoding.search_statements, task.instance.statements)
    rules = (rule for rule in searched if name in str(rule))
    terms = (
        x for r in rules for x in syntax.walk_nodes(r) if x.ast_type == ast.ASTType.SymbolicTerm
    )
    if not any(str(x.symbol) == name for x in terms):
        known = ", ".join(defined) or "none"
        words = f"no rule uses {name} as a constant (constants here: {known})"
        raise OptionError(f"-c {name}={value}: {words}")
