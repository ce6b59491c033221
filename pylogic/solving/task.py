"""Job: what to ground, under which constants, options and guidance; whether these exist."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain
from typing import Any

import clingo
from clingo import ast

from pylogic.errors import OptionError
from pylogic.rules.encoding import HEURISTIC, Encoding
from pylogic.rules.instance import Instance
from pylogic.rules.source import check_text
from pylogic.solving.labeling import Labeling

LABEL = "label"
CLASPS_HEURISTICS = ("Berkmin", "Vmtf", "Vsids", "Domain", "Unit", "None")
PRESETS = ("auto", "frumpy", "jumpy", "tweety", "handy", "crafty", "trendy", "many")
LABEL_EXAMPLE = "label((R, C), cell(R, C), V, value(R, C, V)) :- cell(R, C), V = 1..9."


@dataclass(frozen=True)
class Job:
    """What to ground: an encoding, perhaps an instance, under constants and clingo's options."""

    encoding: Encoding
    instance: Instance | None = None
    constants: Mapping[str, str] = field(default_factory=dict)
    options: tuple[str, ...] = ()
    labeling: Labeling | None = None
    heuristic: str | None = None
    """The part of the encoding whose #heuristic statements guide clasp, without its prefix."""
    extra: tuple[str, ...] = ()
    """Further parts to ground."""

    @property
    def statements(self) -> Iterator[ast.AST]:
        """What both files say."""
        return chain(self.encoding.statements, self.instance.statements if self.instance else ())

    @property
    def parsing_remarks(self) -> list[str]:
        """What clingo remarked while it read the files."""
        messages = [*self.encoding.messages, *(self.instance.messages if self.instance else ())]
        return [message.strip() for message in messages]

    @property
    def arguments(self) -> list[str]:
        """clingo's command line, with clasp's backprop switched off unless it is asked for.

        clasp's --backprop, which the presets handy and crafty switch on, loses answers (clingo
        5.4 and 5.8.3). With encodings/kuromasu.lp it finds none for `size(4,4). clue(1,2,2).
        clue(3,2,4). clue(3,4,5). clue(4,1,3). clue(4,3,4).`, which has one.
        """
        asks = any(re.match(r"--(no-)?backp", option) for option in self.options)
        backprop = [] if asks else ["--no-backprop"]
        chooses = any(option.startswith("--heu") for option in self.options)
        # Without it clasp ignores #heuristic statements silently.
        domain = ["--heuristic=Domain"] if self.has_heuristics and not chooses else []
        constants = [f"--const={name}={value}" for name, value in self.constants.items()]
        return [*constants, *backprop, *domain, *self.options]

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts to ground besides those of every search."""
        label = [LABEL] if self.labeling else []
        heuristic = [HEURISTIC + self.heuristic] if self.heuristic else []
        return (*label, *heuristic, *self.extra)

    @cached_property
    def has_heuristics(self) -> bool:
        """Whether there are #heuristic statements for clasp to follow."""
        facts = self.instance.statements if self.instance else ()
        is_own = any(s.ast_type == ast.ASTType.Heuristic for s in facts)
        return self.heuristic is not None or self.encoding.has_heuristics or is_own


def check_options(job: Job) -> list[str]:
    """Warn of options under which clasp gives wrong answers.

    Raises:
        OptionError: there is no such option or constant, or what clingo enumerates under
            the option are no answer sets.
    """
    _ = job.encoding.declared  # known before any fork, it is found once and not in each child
    for name, value in job.constants.items():
        _check_constant(job, name, value)
    for option in job.options:
        if re.match(r"-c|--const?(=|$)", option):
            raise OptionError(f"{option}: constants are set with -c NAME=VALUE before the --")
    _check_parts(job)
    if not job.options:
        return []
    try:
        control = clingo.Control(job.arguments, logger=lambda _code, _message: None)
    except RuntimeError as error:
        words = str(error).removeprefix("In context '<libclingo>': ")
        hint = f"; presets: {', '.join(PRESETS)}" if "config file" in words else ""
        raise OptionError(f"{words}{hint}") from None
    configuration: Any = control.configuration
    solve, asp = configuration.solve, configuration.asp
    if solve.models != "-1":
        raise OptionError("the number of answers is set with -n before the --")
    if solve.enum_mode in ("brave", "cautious", "query", "domRec"):
        raise OptionError(f"--enum-mode={solve.enum_mode} does not enumerate all answer sets")
    if asp.supp_models != "0" or asp.no_ufs_check != "0":
        raise OptionError("--supp-models and --no-ufs-check find more than the answer sets")
    warnings = []
    if asp.backprop != "0":
        warnings += ["warning: clasp's --backprop loses answers: trust no status found under it"]
    heuristic = configuration.solver.heuristic.partition(",")[0]
    if job.has_heuristics and heuristic.lower() != "domain":
        words = f"#heuristic statements are ignored under clasp's --heuristic={heuristic}"
        if job.heuristic:
            raise OptionError(f"{words}; {HEURISTIC}{job.heuristic} needs Domain")
        warnings += [f"warning: {words}"]
    return warnings


def clasps_heuristic(encoding: Encoding, name: str) -> str:
    """clasp's option for one of its own heuristics.

    Raises:
        OptionError: there is none of that name; says which there are.
    """
    if name.partition(",")[0].lower() not in map(str.lower, CLASPS_HEURISTICS):
        own = ", ".join(encoding.heuristics) or "none"
        known = ", ".join(CLASPS_HEURISTICS)
        raise OptionError(f"no heuristic {name!r}; of the encoding: {own}; of clasp: {known}")
    return f"--heuristic={name}"


def _check_parts(job: Job) -> None:
    path = job.encoding.path
    if job.labeling and not job.encoding.has(LABEL):
        words = f"{path} has no label part, which says what the variables are; add, for example"
        raise OptionError(f"{words}\n  #program label.\n  {LABEL_EXAMPLE}")


def _check_constant(job: Job, name: str, value: str) -> None:
    if not re.fullmatch(r"_*[a-z][A-Za-z0-9_']*", name):
        raise OptionError(f"-c {name}={value}: {name!r} is not the name of a constant")
    check_text(value, f"-c {name}")
    try:
        clingo.parse_term(value, logger=lambda _code, _message: None)
    except RuntimeError:
        raise OptionError(f"-c {name}={value}: {value!r} is not a term") from None
    rules = (str(s) for s in job.statements if s.ast_type != ast.ASTType.Comment)
    if not any(re.search(rf"(?<![\w']){name}(?![\w'])", rule) for rule in rules):
        known = ", ".join(job.encoding.constants) or "none"
        raise OptionError(f"-c {name}={value}: no rule uses {name} (constants here: {known})")
