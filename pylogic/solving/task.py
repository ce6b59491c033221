"""Task: an encoding and an instance to ground, with constants, options of clasp and guidance.

The options that a search accepts guide it and change no answer; others are refused with a reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING, Any

import clingo
from clingo import ast

from pylogic.errors import OptionError
from pylogic.rules import lexical, syntax
from pylogic.rules.encoding import HEURISTIC, SEARCHED, Encoding
from pylogic.rules.instance import NO_INSTANCE, Instance
from pylogic.rules.symbols import parse_term

if TYPE_CHECKING:
    from pylogic.solving.labeling import Labeling

LABEL = "label"
"""The part, and its predicate, that says which variables a labeling decides."""
LABEL_EXAMPLE = "label((R, C), cell(R, C), V, value(R, C, V)) :- cell(R, C), V = 1..9."
"""A label part to show to those whose encoding has none."""
CLASP_HEURISTICS = ("Berkmin", "Vmtf", "Vsids", "Domain", "Unit", "None")
"""The values of clasp's --heuristic, whose letters may be of any case."""
PRESETS = ("auto", "frumpy", "jumpy", "tweety", "handy", "crafty", "trendy", "many")
"""clasp's presets, the values of --configuration."""
_ACCEPTED = frozenset(
    [
        *("acyc-prop", "berk-huang", "block-restarts", "configuration", "contraction"),
        *("counter-restarts", "del-cfl", "del-estimate", "del-glue", "del-grow", "del-init"),
        *("del-max", "del-on-restart", "deletion", "distribute", "dom-mod", "enum-mode", "eq"),
        *("eq-dfs", "forget-on-step", "global-restarts", "heuristic", "init-moms"),
        *("init-watches", "integrate", "learn-explicit", "local-restarts", "lookahead"),
        *("loops", "nant", "no-gamma", "no-lookback", "opt-heuristic", "opt-mode"),
        *("opt-strategy", "opt-usc-shrink", "otfs", "parallel-mode", "partial-check"),
        *("rand-freq", "rand-prob", "reset-restarts", "restart-on-model", "restarts"),
        *("reverse-arcs", "sat-prepro", "save-progress", "score-other", "score-res", "seed"),
        *("share", "shuffle", "sign-def", "sign-def-disj", "sign-fix", "stats", "strengthen"),
        *("trans-ext", "update-act", "update-lbd", "update-mode", "vsids-acids"),
        "vsids-progress",
    ]
)
"""The options that guide a search and change no answer."""
_LIMITED = "a search is cut short by --timeout, --memory and --conflicts alone"
_SHOWN = "an answer is what #show shows, nothing else"
_REFUSALS = {
    "models": "the number of answers is set with -n before the --",
    "const": "constants are set with -c NAME=VALUE before the --",
    **dict.fromkeys(("solve-limit", "opt-stop", "time-limit"), _LIMITED),
    **dict.fromkeys(("show-preds", "project"), _SHOWN),
    "backprop": "clasp loses answers under it, so it is always off",
    **dict.fromkeys(("supp-models", "no-ufs-check"), "it finds more than the answer sets"),
    "rewrite-minimize": "the costs of the answers would be lost",
}
"""The reasons against some refused options."""
_ACCEPTED_VALUES = {
    "configuration": (PRESETS, "there is no such preset; presets"),
    "enum-mode": (("auto", "bt", "record"), "it does not enumerate all answer sets; these do"),
    "opt-mode": (("opt", "enum", "optN", "ignore"), "a bound would hide answers; without one"),
}
"""The accepted values of some options, and the reason against other values."""


@dataclass(frozen=True)
class Task:
    """An encoding and an instance to ground, under constants and clingo's options."""

    encoding: Encoding
    instance: Instance = NO_INSTANCE
    constants: Mapping[str, str] = field(default_factory=dict)  # the constants that the user sets
    options: tuple[str, ...] = ()
    labeling: Labeling | None = None
    heuristic: str | None = None
    """The part of the encoding whose #heuristic statements guide clasp, without its prefix."""
    extra_parts: tuple[str, ...] = ()  # further parts to ground

    @cached_property
    def all_constants(self) -> Mapping[str, str]:
        """The constants that the instance or the user sets; the user's count where both do."""
        return {**self.instance.constants, **self.constants}

    @property
    def statements(self) -> Iterator[ast.AST]:
        """The statements of the encoding and the instance."""
        return chain(self.encoding.statements, self.instance.statements)

    @property
    def clingo_arguments(self) -> list[str]:
        """The words of clingo's command line.

        clasp's --backprop, which the presets handy and crafty switch on, loses answers (clingo 5.4
        and 5.8.3). Under another heuristic than Domain clasp ignores #heuristic statements.
        """
        names = {name for name, _ in read_options(self.options)}
        constants = [f"--const={name}={value}" for name, value in self.constants.items()]
        is_guided = self.has_heuristics and "heuristic" not in names
        return [*constants, "--no-backprop", *["--heuristic=Domain"][:is_guided], *self.options]

    @property
    def optional_parts(self) -> tuple[str, ...]:
        """The parts to ground besides those of every search: label, heuristic, extra ones."""
        label = [LABEL] if self.labeling else []
        heuristic = [HEURISTIC + self.heuristic] if self.heuristic else []
        return (*label, *heuristic, *self.extra_parts)

    @cached_property
    def has_heuristics(self) -> bool:
        """True if there are #heuristic statements for clasp to follow.

        Those of the encoding's parts heuristic_NAME count only if the task names the part.
        """
        statements = chain(self.encoding.statements_of(*SEARCHED), self.instance.directives)
        is_guided = any(s.ast_type == ast.ASTType.Heuristic for s in statements)
        return self.heuristic is not None or is_guided

    @property
    def lacks_frame(self) -> bool:
        """True if the part `frame` chooses facts of new boards, and the instance has none such."""
        framed = self.encoding.frame_inputs
        return bool(framed) and not any(fact.signature in framed for fact in self.instance.facts)

    @property
    def has_horizons(self) -> bool:
        """True if there are parts step(t) or check(t): answers are plans, ground step by step."""
        return not {("step", 1), ("check", 1)}.isdisjoint(self.encoding.parts)


def read_options(words: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield the name that each word --NAME, --no-NAME or --NAME=VALUE sets, known or not, and it.

    The name is without the "no-" that switches an option off. Raise OptionError once a word of
    another form is reached, as `-n 1`.
    """
    for word in words:
        match = re.fullmatch(r"--([a-z-]+)(=.*)?", word, re.DOTALL)
        if match is None:
            raise OptionError(f"{word!r}: expected an option of clasp, --NAME or --NAME=VALUE")
        is_whole = match[1] in _ACCEPTED or match[1] in _REFUSALS
        yield match[1] if is_whole else match[1].removeprefix("no-"), word


def check_options(task: Task, *, all_optima: bool = False) -> list[str]:
    """Check a task's options, constants and labeling; return warnings, [] if all is well.

    A warning says that clasp ignores #heuristic statements. `all_optima`: the question asks for
    all of the best answers. Raise OptionError if there is no such option or constant; if clasp
    would find other answers than the question asks for, or ignore the part heuristic_NAME; a
    labeling has no label part. Raise ProgramError for a constant's value that no file may hold.
    """
    for text in (*task.options, *task.constants, *task.constants.values()):
        if re.search("[\0\ud800-\udfff]", text):  # the end of a text in C, and halves of characters
            raise OptionError(f"{text!r}: no text that clingo could read")
    for name, value in task.constants.items():
        lexical.check_text(value, f"-c {name}")
        known = {**task.encoding.constants, **task.instance.constants}
        words = ""
        if not re.fullmatch(r"_*[a-z][A-Za-z0-9_']*", name):
            words = f"{name!r} is not the name of a constant"
        elif parse_term(value) is None:
            words = f"{value!r} is not a term"
        elif name not in known and not _uses_word(task, name):
            words = f"no rule uses {name} as a constant"
            words += f" (constants here: {', '.join(known) or 'none'})"
        if words:
            raise OptionError(f"-c {name}={value}: {words}")
    if task.labeling and not task.encoding.has_part(LABEL):
        words = f"{task.encoding.path} has no label part, which says what the variables are; add"
        raise OptionError(f"{words}, for example\n  #program label.\n  {LABEL_EXAMPLE}")
    if not task.options:
        return []
    names = []
    for name, text in read_options(task.options):
        names.append(name)
        if name not in _ACCEPTED:
            raise OptionError(f"{text}: {_REFUSALS.get(name, 'no option of clasp that is taken')}")
        values, reason = _ACCEPTED_VALUES.get(name, ((), ""))
        if values and text.partition("=")[2].lower() not in map(str.lower, values):
            raise OptionError(f"{text}: {reason}: {', '.join(values)}")
    try:
        control = clingo.Control(task.clingo_arguments, logger=lambda _code, _message: None)
    except RuntimeError as error:
        raise OptionError(str(error).removeprefix("In context '<libclingo>': ")) from None
    configuration: Any = control.configuration
    mode = configuration.solve.opt_mode
    if all_optima and "opt-mode" in names and mode != "optN":
        words = "all of the best answers are asked for, and it does not look for them"
        raise OptionError(f"--opt-mode={mode}: {words}")
    solvers = [configuration.solver[place] for place in range(len(configuration.solver))]
    if any(s.lookahead != "no" and s.opt_strategy.startswith("usc") for s in solvers):
        words = "clasp loses answers under them together"  # clingo 5.8.3
        raise OptionError(f"--lookahead (of --heuristic=Unit, too) and --opt-strategy=usc: {words}")
    heuristic = configuration.solver.heuristic.partition(",")[0]
    if task.has_heuristics and heuristic.lower() != "domain":
        words = f"#heuristic statements are ignored under clasp's --heuristic={heuristic}"
        if task.heuristic:
            raise OptionError(f"{words}; {HEURISTIC}{task.heuristic} needs Domain")
        return [f"warning: {words}"]
    return []


def _uses_word(task: Task, name: str) -> bool:
    """Return True if a statement has a word, which clingo replaces by the constant of that name."""
    searched = chain(task.encoding.statements_of(*SEARCHED), task.instance.statements)
    return any(
        node.ast_type == ast.ASTType.SymbolicTerm and str(node.symbol) == name
        for rule in searched
        if name in str(rule)
        for node in syntax.walk_nodes(rule)
    )
