"""The options of clasp that a question may have: they guide its search and change no answer.

Others are refused with a reason.
"""

from __future__ import annotations

import re
from itertools import chain
from typing import Any

import clingo
from clingo import ast

from pylogic.errors import OptionError
from pylogic.rules import lexical, syntax
from pylogic.rules.encoding import SEARCHED
from pylogic.rules.symbols import parse_term
from pylogic.solving.question import LABEL, Question

LABEL_EXAMPLE = "label((R, C), cell(R, C), V, value(R, C, V)) :- cell(R, C), V = 1..9."
"""A label part to show to those whose encoding has none."""
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


def check_options(question: Question) -> list[str]:
    """Check a question's options, constants and labeling; return warnings, [] if all is well.
    A warning says that clasp ignores #heuristic statements. Raise OptionError if there is no such
    option or constant; if clasp would find other answers than the question asks for, or ignore the
    part heuristic_NAME; a labeling has no label part. Raise ProgramError for a constant's value
    that no file may hold."""
    encoding, instance, options = question.encoding, question.instance, question.clasp_options
    for text in (*options, *question.constants, *question.constants.values()):
        if re.search("[\0\ud800-\udfff]", text):  # the end of a text in C, and halves of characters
            raise OptionError(f"{text!r}: no text that clingo could read")
    for name, value in question.constants.items():
        lexical.check_text(value, f"-c {name}")
        known = {**encoding.constants, **instance.constants}
        searched = chain(encoding.statements_of(*SEARCHED), instance.statements)
        naming = chain.from_iterable(syntax.walk_nodes(s) for s in searched if name in str(s))
        terms = (node for node in naming if node.ast_type == ast.ASTType.SymbolicTerm)
        words = ""
        if not re.fullmatch(r"_*[a-z][A-Za-z0-9_']*", name):
            words = f"{name!r} is not the name of a constant"
        elif parse_term(value) is None:
            words = f"{value!r} is not a term"
        elif name not in known and not any(str(term.symbol) == name for term in terms):
            words = f"no rule uses {name} as a constant"
            words += f" (constants here: {', '.join(known) or 'none'})"
        if words:
            raise OptionError(f"-c {name}={value}: {words}")
    if question.labeling is not None and (LABEL, 0) not in encoding.parts:
        words = f"{encoding.path} has no label part, which says what the variables are; add"
        raise OptionError(f"{words}, for example\n  #program label.\n  {LABEL_EXAMPLE}")
    if not options:
        return []
    names = []
    for text in options:
        match = re.fullmatch(r"--([a-z-]+)(?:=(.*))?", text, re.DOTALL)
        if match is None:
            raise OptionError(f"{text!r}: expected an option of clasp, --NAME or --NAME=VALUE")
        is_whole = match[1] in _ACCEPTED or match[1] in _REFUSALS
        name = match[1] if is_whole else match[1].removeprefix("no-")
        names.append(name)
        if name not in _ACCEPTED:
            raise OptionError(f"{text}: {_REFUSALS.get(name, 'no option of clasp that is taken')}")
        values, reason = _ACCEPTED_VALUES.get(name, ((), ""))
        if values and (match[2] or "").lower() not in map(str.lower, values):
            raise OptionError(f"{text}: {reason}: {', '.join(values)}")
    try:
        control = clingo.Control(question.clingo_arguments, logger=lambda _code, _message: None)
    except RuntimeError as error:
        raise OptionError(str(error).removeprefix("In context '<libclingo>': ")) from None
    configuration: Any = control.configuration
    mode = configuration.solve.opt_mode
    if question.all_optima and "opt-mode" in names and mode != "optN":
        words = "all of the best answers are asked for, and it does not look for them"
        raise OptionError(f"--opt-mode={mode}: {words}")
    solvers = [configuration.solver[place] for place in range(len(configuration.solver))]
    if any(s.lookahead != "no" and s.opt_strategy.startswith("usc") for s in solvers):
        words = "clasp loses answers under them together"  # clingo 5.8.3
        raise OptionError(f"--lookahead (of --heuristic=Unit, too) and --opt-strategy=usc: {words}")
    heuristic = configuration.solver.heuristic.partition(",")[0]
    if question.has_heuristics and heuristic.lower() != "domain":
        words = f"#heuristic statements are ignored under clasp's --heuristic={heuristic}"
        if question.heuristic_part:
            raise OptionError(f"{words}; {question.heuristic_part} needs Domain")
        return [f"warning: {words}"]
    return []
