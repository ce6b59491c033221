"""Question: one value that describes a search: rules and facts, its goal, its ways, its limits.

The keywords of a search are declared here, once for Python, the command line and batches. A new one
is a line of `Search`, a field of `Question`, and its use.
"""

import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from itertools import chain
from pathlib import Path
from types import MappingProxyType, UnionType
from typing import Annotated, Any, NamedTuple, Self, TypedDict

from clingo import ast

from pylogic.errors import OptionError
from pylogic.rules.encoding import GIVEN, SEARCHED, Encoding
from pylogic.rules.instance import NO_INSTANCE, Instance
from pylogic.rules.limits import LONGEST, NO_LIMITS, Limits
from pylogic.rules.parts import HEURISTIC

CLINGO = "clingo"
"""The engine that solves an encoding itself."""
CLASP_HEURISTICS = ("Berkmin", "Vmtf", "Vsids", "Domain", "Unit", "None")
"""The values of clasp's --heuristic, whose letters may be of any case."""
LABEL = "label"
"""The part, and its predicate, that says which variables a labeling decides."""
NO_RULES = Encoding(Path(), {}, {}, ())
"""The rules of a question that is not bound to any yet."""
_NEEDED_TO_IMPROVE = {"engine": CLINGO, "all_optima": False, "labeling": None, "threads": None}
"""The values that some keywords must have where an answer is improved."""
LIMITS = ("timeout", "memory", "isolated", "cpu_limit", "inferences", "conflicts", "file_size")
"""The keywords that become limits of a call."""
MANY = 2**31
"""The largest count that an argument can be: nothing occurs more often."""
_MOST = {"file_size": MANY, "conflicts": MANY, "inferences": 2**62}
"""The highest values of some limits; Prolog can count a little further."""


class Flag(NamedTuple):
    """The option of the command line that sets a keyword; its numbers or its only words."""

    names: str  # the option's names, with spaces between them; "" for --KEYWORD
    words: str
    metavar: str | None = None
    least: int | None = None
    most: int | None = None
    choices: Collection[str] = ()


Words = partial(Flag, "")
"""The flag of a keyword whose option has its name."""


class Bounds(TypedDict, total=False):
    """Limits of a call.
    timeout, memory: seconds, and megabytes on top of what Python holds; both finite and positive.
    isolated: work in a child process even without limits, so that Ctrl-C ends grounding, too."""

    timeout: float | None
    memory: int | None
    isolated: bool


class FileBounds(Bounds, total=False):
    """Limits of a call that reads a file, of at most `file_size` megabytes; 16 without it."""

    file_size: int | None


class CallKeywords(Bounds, total=False):
    """Limits of a call, and `constants`: values of `#const` names."""

    constants: Mapping[str, int | str] | None


class Guidance(CallKeywords, total=False):
    """Keywords that guide a search; the words of their options say what they mean.
    A shuffled search is another one, with the same answers. `options` are those of clasp that
    guide its search, as on clingo's command line."""

    order: Annotated[str, Words("Order of the clues: given, reversed, rows, spiral, random#1, ...")]
    shuffle: Annotated[
        int | None, Words("Statements, and facts that are no clues, in random order N.", least=0)
    ]
    heuristic: Annotated[
        str | None, Words("A part heuristic_NAME of the rules, or clasp's Vsids, Vmtf, ...")
    ]
    labeling: Annotated[
        str | None, Words("clpfd's: leftmost|ff|min|max, up|down, ...; swipl takes all.", "OPTIONS")
    ]
    options: Sequence[str]


class Search(Guidance, total=False):
    """Keywords of a search: its goal, its ways and its limits; most have an option's words.

    models: two answers show whether one is unique. Where the encoding minimizes, the search goes on
        to the best instead.
    keep: False only counts the answers.
    all_optima: look for all of the best answers, not only for one.
    improve: it seldom proves that no answer is better.
    conflicts: with one thread a limit that is the same on every machine, as `inferences` are; not
        of a second search.
    """

    models: Annotated[
        int,
        Flag(
            "-n --models", "Look for N answers at most, 0 for all.  [default: 2]", None, 0, MANY - 1
        ),
    ]
    keep: bool
    all_optima: bool
    certify: Annotated[
        bool, Words("Search again, in another way, for what would refute the outcome.")
    ]
    improve: Annotated[bool, Words("Where the rules minimize: look around the best answer so far.")]
    engine: Annotated[str, Words("clingo, or swipl for the clpfd twin; swipl:X is NAME_X.pl.")]
    threads: Annotated[int | None, Flag("-t --threads", "Threads.", least=1, most=64)]
    seed: Annotated[int | None, Words("Seed of random choices.", least=0, most=2**32 - 1)]
    cpu_limit: Annotated[
        float | None, Flag("--cpu-limit", "Stop after S seconds of CPU time of all processes.")
    ]
    inferences: Annotated[int | None, Words("Stop SWI-Prolog after N inferences.", least=1)]
    conflicts: Annotated[int | None, Words("Stop clasp after N conflicts.", least=1)]


KEYWORDS: Mapping[str, Any] = Search.__annotations__
"""The types of the keywords of a search, by their names."""
FLAGS: Mapping[str, Flag] = {
    name: kind.__metadata__[0] for name, kind in KEYWORDS.items() if hasattr(kind, "__metadata__")
}
"""The options of the command line whose values are those of the keyword."""


@dataclass(frozen=True)
class Question:
    """The rules and facts of a search, and the keywords of `Search`; limits are one field.
    Raise OptionError if a value is not allowed, alone or with the others, or the engine does not
    count the limited figure."""

    encoding: Encoding = NO_RULES
    instance: Instance = NO_INSTANCE
    constants: Mapping[str, str] = field(default_factory=dict)
    """The constants that the caller sets; their values may be given as numbers."""
    options: Sequence[str] = ()
    models: int = 2
    """The number of answers, 0 for all; with minimize statements the search goes to the best."""
    keep: bool = True
    all_optima: bool = False
    certify: bool = False
    improve: bool = False
    engine: str = CLINGO
    order: str = GIVEN
    shuffle: int | None = None
    heuristic: str | None = None
    labeling: str | None = None
    threads: int | None = None
    seed: int | None = None
    limits: Limits = NO_LIMITS
    extra_parts: tuple[str, ...] = ()
    """Further parts to ground."""

    def __post_init__(self) -> None:
        """Check the values; options become a tuple, constants a sorted dictionary of texts."""
        check_texts("options", self.options)
        constants = dict(sorted(make_texts("constants", self.constants).items()))
        vars(self).update(options=tuple(self.options), constants=constants)
        check_values(Search, {name: vars(self)[name] for name in KEYWORDS if name not in LIMITS})
        for name, usual in _NEEDED_TO_IMPROVE.items():
            if self.improve and (value := vars(self)[name]) != usual:
                words = "one answer is improved, by many short searches of one thread of clingo's"
                raise OptionError(f"improve=True, {name}={value!r}: {words}")
        if self.certify and not self.keep:
            words = "an answer that is only counted cannot be looked for again"
            raise OptionError(f"certify=True, keep=False: {words}")
        inferences, conflicts = self.limits.inferences, self.limits.conflicts
        if self.engine == CLINGO and inferences is not None:
            raise OptionError(f"inferences={inferences}: clingo makes none, SWI-Prolog does")
        if self.engine != CLINGO and conflicts is not None:
            raise OptionError(f"conflicts={conflicts}: SWI-Prolog counts none, clasp does")

    @classmethod
    def of(
        cls, keywords: Mapping[str, Any], defaults: Limits = NO_LIMITS, declaration: type = Search
    ) -> Self:
        """Return the question with these keywords' values; the clock of its limits starts now.
        The limits of `defaults` hold where the keywords name none; `declaration` is the `TypedDict`
        that declares the keywords. Raise OptionError as `Question`, TypeError for another keyword.
        """
        check_names(declaration, keywords)
        if declaration is not Search:  # calls without an engine have no limits of one
            defaults = defaults._replace(inferences=None, conflicts=None)
        limits = {name: keywords[name] for name in LIMITS if name in keywords}
        own = {name: value for name, value in keywords.items() if name not in limits}
        return cls(**own, limits=make_limits(**limits, defaults=defaults))

    @property
    def as_text(self) -> str:
        """All keywords' values as one text, the same for equal questions but for their clocks."""
        own = {name: value for name, value in vars(self).items() if name in KEYWORDS}
        return repr((own, self.limits.reset()))

    @property
    def command_options(self) -> list[str]:
        """The words behind `pylogic solve PUZZLE INSTANCE` that ask this; defaults have none."""
        flags = {name: (flag.names or f"--{name}").split()[0] for name, flag in FLAGS.items()}
        flags |= {"timeout": "--timeout", "memory": "--memory"}
        values, words, options = {**vars(self), **self.limits._asdict()}, [], list(self.options)
        for name, flag in flags.items():
            value = values[name]
            if value is not None and value != getattr(Question, name, None):
                text = f"{value:g}" if isinstance(value, float) else str(value)
                words += [flag] if value is True else [flag, text]
        for name, value in self.constants.items():
            words += ["-c", f"{name}={value}"]
        if options and options[0].startswith("--configuration="):
            words += ["--config", options.pop(0).partition("=")[2]]
        return [*words, "--", *options] if options else words

    # ---- For clingo: what is derived from the values above, and from the rules -------------------

    @cached_property
    def all_constants(self) -> Mapping[str, str]:
        """The constants that the instance or the caller sets; the caller's count where both do."""
        return {**self.instance.constants, **self.constants}

    @property
    def statements(self) -> Iterator[ast.AST]:
        """The statements of the encoding and the instance."""
        return chain(self.encoding.statements, self.instance.statements)

    @cached_property
    def parsed_labeling(self) -> Mapping[str, str] | None:
        """The labeling in its parts; OptionError if the engine has no such labeling."""
        if self.labeling is None:
            return None
        from pylogic.solving import labeling  # most runs do without

        return labeling.parse_labeling(self.labeling, is_for_clasp=self.engine == CLINGO)

    @property
    def heuristic_part(self) -> str | None:
        """The part whose #heuristic statements guide clasp; None if the heuristic is clasp's."""
        is_own = self.heuristic is not None and self.heuristic in self.encoding.heuristics
        return f"{HEURISTIC}{self.heuristic}" if is_own else None

    @property
    def clasp_options(self) -> list[str]:
        """The options of clasp: for threads, seed and its own heuristic, then the caller's."""
        heuristic = None if self.heuristic_part else self.heuristic
        own = {"parallel-mode": self.threads, "seed": self.seed, "heuristic": heuristic}
        words = [f"--{name}={value}" for name, value in own.items() if value is not None]
        return [*words, *self.options]

    @property
    def clingo_arguments(self) -> list[str]:
        """The words of clingo's command line.
        clasp's --backprop, which the presets handy and crafty switch on, loses answers (clingo 5.4
        and 5.8.3). Under another heuristic than Domain clasp ignores #heuristic statements."""
        constants = [f"--const={name}={value}" for name, value in self.constants.items()]
        options = self.clasp_options
        if self.has_heuristics and not any(word.startswith("--heuristic=") for word in options):
            options.insert(0, "--heuristic=Domain")
        return [*constants, "--no-backprop", *options]

    @property
    def optional_parts(self) -> tuple[str, ...]:
        """The parts to ground besides those of every search: label, heuristic, extra ones."""
        label = None if self.labeling is None else LABEL
        return (*filter(None, (label, self.heuristic_part)), *self.extra_parts)

    @cached_property
    def searched_types(self) -> frozenset[ast.ASTType]:
        """The types of the statements that are ground for each search, but not of plain facts."""
        statements = chain(self.encoding.statements_of(*SEARCHED), self.instance.directives)
        return frozenset(statement.ast_type for statement in statements)

    @property
    def has_heuristics(self) -> bool:
        """True if there are #heuristic statements for clasp to follow.
        Those of the encoding's parts heuristic_NAME count only if the question names the part."""
        return self.heuristic_part is not None or ast.ASTType.Heuristic in self.searched_types

    @property
    def lacks_frame(self) -> bool:
        """True if the part `frame` chooses facts of new boards, and the instance has none such."""
        framed = self.encoding.frame_inputs
        return bool(framed) and not any(fact.signature in framed for fact in self.instance.facts)

    @property
    def has_horizons(self) -> bool:
        """True if there are parts step(t) or check(t): answers are plans, ground step by step."""
        return not {("step", 1), ("check", 1)}.isdisjoint(self.encoding.parts)


# ---- Checks of keywords: each raises OptionError, which names the keyword ------------------------


def check_names(declared: type, names: Collection[str]) -> None:
    """Raise TypeError for a name that is no keyword of a `TypedDict`."""
    known = declared.__annotations__
    for name in {*names} - known.keys():
        raise TypeError(f"{name} is none of the keywords {', '.join(sorted(known))}")


def check_values(declared: type, values: Mapping[str, Any]) -> None:
    """Check that texts, numbers and flags are as a `TypedDict` declares them; limits, lists and
    constants are checked where they are made. Raise TypeError for a name that is no keyword."""
    check_names(declared, values)
    for name, value in values.items():
        declaration: Any = declared.__annotations__[name]
        kind = getattr(declaration, "__origin__", declaration)
        (flag,) = getattr(declaration, "__metadata__", (None,))
        if kind in (bool, str, str | None):
            check_types(kind, **{name: value})
        elif flag and name not in LIMITS and (value is not None or kind is int):
            if flag.least is not None:
                check_whole(name, value, flag.least, flag.most)
            elif flag.choices:
                check_one_of(name, value, [*flag.choices])


def make_limits(
    timeout: float | None = None,
    memory: int | None = None,
    isolated: bool = False,
    defaults: Limits = NO_LIMITS,
    **more: float | None,
) -> Limits:
    """Return the limits of a call that begins now, those that are None here from `defaults`.
    A clock of `defaults` that runs already goes on, unless a new timeout is given. In an
    interactive session the work is done in a child: Ctrl-C ends the work, not the session. All
    must be finite and positive, not too high, and whole but for seconds."""
    check_types(bool, isolated=isolated)
    numbers = {"timeout": timeout, "memory": memory, **more}
    named: dict[str, Any] = {name: value for name, value in numbers.items() if value is not None}
    for name, value in named.items():
        if name in ("timeout", "cpu_limit"):
            is_number = isinstance(value, (int, float)) and value is not True
            words = f"a positive number of seconds, at most {LONGEST:.0e}"
            _require(is_number and 0 < value <= LONGEST, name, value, words)
        else:
            check_whole(name, value, 1, _MOST.get(name))
    clocks = {"timeout": "deadline", "memory": "memory_ceiling"}
    named |= {clock: None for name, clock in clocks.items() if name in named}
    if isolated or hasattr(sys, "ps1"):
        named["isolated"] = True
    return defaults._replace(**named).start()


def make_texts(name: str, values: Mapping[str, int | str] | None) -> dict[str, str]:
    """Return a copy of a dictionary of names, with its values as texts; {} for None.
    `check_options` checks later whether clingo reads the names and values of constants."""
    is_known = values is None or isinstance(values, Mapping)
    _require(is_known, name, values, "a dictionary, NAME: VALUE")
    for key, value in (values or {}).items():
        if not isinstance(key, str) or not key or not isinstance(value, (int, str)):
            raise OptionError(f"{name}: {key!r}: {value!r} is not a name and a value")
    return {key: str(value) for key, value in (values or {}).items()}


def check_types(allowed: type | UnionType, **values: object) -> None:
    """Check that the value of each keyword is of the type `allowed`."""
    known: Mapping[object, str] = {bool: "True or False", str: "a text", str | None: "a text"}
    words = known.get(allowed) or f"of the type {getattr(allowed, '__name__', allowed)}"
    for name, value in values.items():
        _require(isinstance(value, allowed), name, value, words)


def check_whole(name: str, value: object, least: int, most: int | None = None) -> None:
    """Check that an argument is a whole number in a range; a bool is none."""
    bounds = f"of at least {least}" if most is None else f"from {least} to {most}"
    _require(_is_whole(value, least, most), name, value, f"a whole number {bounds}")


def check_texts(name: str, values: object) -> None:
    """Check that an argument is a sequence of texts; one text is none."""
    texts = list(values) if isinstance(values, Sequence) and not isinstance(values, str) else [0]
    _require(all(isinstance(text, str) for text in texts), name, values, "a list of texts")


def check_one_of(name: str, value: object, known: Sequence[str]) -> None:
    """Check that an argument is one of the known words."""
    _require(value in known, name, value, f"one of {', '.join(known)}")


def check_cells(name: str, values: object) -> None:
    """Check that an argument lists cells, pairs (row, column) from 1; [] is fine."""
    cells: Sequence[Any] = values if isinstance(values, (list, tuple)) else [values]
    is_right = all(isinstance(cell, (list, tuple)) and len(cell) == 2 for cell in cells)
    is_right = is_right and all(_is_whole(part, 1) for cell in cells for part in cell)
    _require(is_right, name, values, "a list of cells, (row, column), counted from 1")


def to_range(
    name: str, value: object, named: Mapping[str, tuple[int, int]] = MappingProxyType({})
) -> tuple[int, int]:
    """Return the range of a pair (low, high), or of a name of `named`; MANY if `high` is None.
    Both are whole numbers, 0 <= low <= high."""
    if isinstance(value, str) and value in named:
        return named[value]
    low, high = value if isinstance(value, (tuple, list)) and len(value) == 2 else (-1, -1)
    words = "".join(f"{known!r}, " for known in named)
    words += "(LOW, HIGH) or (LOW, None); on the command line LOW..HIGH or LOW.."
    _require(_is_whole(low, 0) and (high is None or _is_whole(high, low)), name, value, words)
    return low, MANY if high is None else high


def _require(is_allowed: bool, name: str, value: object, expected: str) -> None:
    """Raise OptionError, which says what is expected, unless a keyword's value is allowed."""
    if not is_allowed:
        raise OptionError(f"{name}={value!r}: expected {expected}")


def _is_whole(value: object, least: int, most: int | None = None) -> bool:
    """Return True for an int from `least` to `most`; a bool is none."""
    is_whole = isinstance(value, int) and not isinstance(value, bool)
    return is_whole and least <= value and (most is None or value <= most)  # type: ignore[operator]
