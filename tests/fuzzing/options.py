"""Random options of clasp with random values: none changes what the answers are; see ../fuzz.py."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import clingo

from fuzzing import random_programs
from fuzzing.case import Case, Files, Tally
from fuzzing.looks import look_at_program

_SCHEDULES = ("F,5", "L,3", "x,5,1.5", "+,5,3", "L,2,3", "x,3,1.2,4")
_SIGNS = ("asp", "pos", "neg", "rnd")
_NUMBERS = ("0", "1", "2", "7", "50")
VALUES: dict[str, tuple[str, ...]] = {
    "configuration": ("auto", "frumpy", "jumpy", "tweety", "handy", "crafty", "trendy", "many"),
    "tester": ("--eq=0", "--heuristic=Unit --restarts=no", "--configuration=trendy", "--sat-p=2"),
    "share": ("auto", "problem", "learnt", "all", "no"),
    "sat-prepro": ("no", "1", "2", "3", "2,iter=1,occ=2", "3,frozen=10", "1,size=1"),
    "trans-ext": ("no", "all", "choice", "card", "weight", "scc", "integ", "dynamic"),
    "eq": ("-1", "0", "1", "3", "5"),
    "parallel-mode": ("1", "2", "2,split", "3,compete"),
    "global-restarts": ("0", "2", "5,L,3", "3,x,5,1.5"),
    "distribute": ("no", "all", "short,local", "conflict,global,4", "loop,global,9,3"),
    "integrate": ("all", "unsat,5", "gp,0,ring", "active,10,cube", "gp,1024,cubex"),
    "enum-mode": ("bt", "record", "auto"),
    "opt-strategy": (
        *("bb", "bb,lin", "bb,hier", "bb,inc", "bb,dec", "usc", "usc,one", "usc,k", "usc,k,4"),
        *("usc,pmres", "usc,oll,disjoint", "usc,oll,succinct", "usc,oll,stratify", "usc,oll,7"),
        *("usc,one,3", "usc,pmres,5", "usc,k,3,6"),
    ),
    "opt-usc-shrink": ("no", "lin", "inv", "bin,0", "rgs", "exp,3", "min"),
    "opt-heuristic": ("no", "sign", "model", "sign,model", "0", "3"),
    "lookahead": ("no", "atom", "body", "hybrid", "atom,3"),
    "heuristic": ("Berkmin", "Berkmin,5", "Vmtf", "Vmtf,4", "Vsids,80", "Domain", "Unit", "None"),
    "score-res": ("auto", "min", "set", "multiset"),
    "score-other": ("auto", "no", "loop", "all"),
    "sign-def": _SIGNS,
    "vsids-progress": ("0", "80,5,10", "90"),
    "dom-mod": (
        *(
            "no",
            "level",
            "pos,all",
            "true,show",
            "neg,opt",
            "false,scc,show",
            "init,disj",
            "factor",
        ),
        *("level,hcc", "false,all", "true,opt,show"),
    ),
    "save-progress": _NUMBERS,
    "init-watches": ("rnd", "first", "least"),
    "update-mode": ("propagate", "conflict"),
    "acyc-prop": ("0", "1"),
    "seed": ("0", "1", "99"),
    "partial-check": ("0", "10", "50", "100", "30,5"),
    "sign-def-disj": _SIGNS,
    "rand-freq": ("no", "0.1", "0.5", "1"),
    "rand-prob": ("0", "3,5", "10"),
    "forget-on-step": ("0", "varScores", "signs,lemmas", "15"),
    "strengthen": ("no", "local", "recursive,all", "local,short,no", "recursive,binary,yes"),
    "otfs": ("0", "1", "2"),
    "update-lbd": ("no", "less", "glucose,5", "pseudo,0"),
    "reverse-arcs": ("0", "1", "2", "3"),
    "contraction": ("no", "1", "3,decisionSeq", "2,allUIP", "4,dynamic", "5,no"),
    "loops": ("common", "distinct", "shared", "no"),
    "restarts": ("no", "0", *_SCHEDULES, "D,5,0.7", "D,3,0.8,4,e", "D,20,0.9"),
    "reset-restarts": ("no", "repeat", "disable"),
    "counter-restarts": ("0", "no", "1", "3,5"),
    "block-restarts": ("0", "5", "10,1.2,3", "8,1.4,0,e"),
    "shuffle": ("no", "1,1", "3,2"),
    "deletion": (
        "no",
        "basic",
        "basic,90,lbd",
        "sort,10",
        "ipSort,50,mixed",
        "ipHeap,100,activity",
    ),
    "del-grow": ("no", "1.1", "1.5,2.0", "1.1,3,L,5"),
    "del-cfl": ("no", *_SCHEDULES[:4]),
    "del-init": ("1.0", "3.0,1,5", "10,2,2"),
    "del-estimate": ("0", "1", "2", "3"),
    "del-max": ("no", "1,1", "10,5", "2"),
    "del-glue": ("0", "2", "2,1", "5,0"),
    "del-on-restart": ("0", "50", "100"),
    "stats": ("0", "1", "2", "2,2"),
}
"""Values of each option that takes one."""
FLAGS = (
    *("sat-prepro", "lookahead", "save-progress", "acyc-prop", "partial-check", "otfs", "stats"),
    *("learn-explicit", "no-gamma", "eq-dfs", "update-act", "no-lookback", "reverse-arcs"),
    *("restart-on-model", "no-restart-on-model", "init-moms", "no-init-moms", "sign-fix"),
    *("no-sign-fix", "berk-huang", "no-berk-huang", "vsids-acids", "no-vsids-acids", "nant"),
    *("no-nant", "local-restarts", "no-local-restarts", "no-backprop", "del-estimate"),
    *("no-share", "no-restarts", "no-deletion", "no-strengthen", "no-contraction", "no-sat-prepro"),
)
_NEEDS_VALUE = VALUES.keys() - {*FLAGS}
_BY_HAND = ("parallel-mode", "tester")  # threads cost time, and testers need disjunctions


def an_option(chance: Random) -> list[str]:
    """An option of clasp as one word or two."""
    if chance.random() < 0.25:
        return [f"--{chance.choice(FLAGS)}"]
    name = chance.choice([*VALUES])
    if name in _BY_HAND and chance.random() < 0.8:
        return []
    value = chance.choice(VALUES[name])
    is_apart = name in _NEEDS_VALUE and chance.random() < 0.1
    return [f"--{name}", value] if is_apart else [f"--{name}={value}"]


def some_options(chance: Random) -> list[str]:
    """Several options, each of which stands once."""
    found: dict[str, list[str]] = {}
    for _ in range(chance.choice((1, 2, 3, 4, 6, 9))):
        words = an_option(chance)
        if words:
            name = words[0].partition("=")[0].removeprefix("--no-").removeprefix("--")
            found[name] = words
    return [word for words in found.values() for word in words]


def a_search(chance: Random, seed: int) -> Case:
    """A program, and several ways to search for its answers."""
    if chance.random() < 0.5:
        writer = random_programs.Writer(chance)
        rules, facts = writer.encoding(), writer.instance()
    else:
        rules, facts = _latin(chance)
    asked = []
    for _ in range(4):
        how: dict[str, Any] = {"models": chance.choice((0, 0, 2)), "options": some_options(chance)}
        asked.append(how | {"all_optima": chance.random() < 0.5})
    return Case("options", seed, (tuple(rules), tuple(facts)), tuple(asked))


def look_at_search(case: Case, files: Files, tally: Tally) -> None:
    """Compare under the options that are taken together."""
    is_guided = any("#heuristic" in text for file in case.files for text in file)
    taken = tuple(how for how in case.asked if _is_taken(how["options"], is_guided))
    tally["options refused"] += len(case.asked) - len(taken)
    look_at_program(replace(case, asked=taken), files, tally)


def _is_taken(options: Sequence[str], is_guided: bool) -> bool:
    is_plain = not is_guided or any(option.startswith("--heuristic") for option in options)
    domain = [] if is_plain else ["--heuristic=Domain"]  # that of pylogic
    try:
        control = clingo.Control([*options, *domain], logger=lambda _code, _words: None)
    except RuntimeError:
        return False
    settings: Any = control.configuration.solver
    solvers = [settings[place] for place in range(len(settings))]
    # Together they lose answers, and pylogic refuses them.
    return not any(s.lookahead != "no" and s.opt_strategy.startswith("usc") for s in solvers)


def _latin(chance: Random) -> tuple[list[str], list[str]]:
    """A square with each value once a line, with a way through it, which has conflicts."""
    size = chance.choice((3, 3, 4))
    rules = [
        "{ v(R,C,V) : n(V) } = 1 :- n(R), n(C).",
        ":- n(R), n(V), { v(R,C,V) } != 1.",
        ":- v(R,C,V), v(Q,C,V), R < Q.",
        "#defined given/3.",
        ":- given(R,C,V), not v(R,C,V).",
    ]
    near = "n(R), n(C), |R-Q| + |C-D| = 1"
    more = [
        f"way(1,1). way(R,C) :- way(Q,D), {near}, v(R,C,V), v(Q,D,W), V != W + 1.",
        ":- n(X), not way(X,X).",
        "low(R,C) ; high(R,C) :- v(R,C,2). :- low(R,R).",
        "low(R,C) :- high(C,R), not v(1,1,R). high(R,C) :- low(R,C), v(R,C,1).",
        "{ e(R,C) : v(R,C,1) }. :- e(R,C), e(C,R), R < C.",
        "#edge ((R,C),(R,D)) : v(R,C,1), v(R,D,2).",
        "#heuristic v(R,C,V). [V,true]",
    ]
    rules += [text for text in more if chance.random() < 0.35]
    costs = [
        "#minimize { V*C@2,R,C : v(R,C,V), R = C }.",
        "#maximize { V*R@1,R,C : v(R,C,V), R < C }.",
        "#minimize { 1,R,C : v(R,C,1), v(C,R,2) }.",
        ":~ v(1,C,V). [V*C@3,C]",
    ]
    rules += [text for text in costs if chance.random() < 0.3]
    shown = [
        "#show v/3.",
        "#show d(R,V) : v(R,R,V).",
        "#show f(V) : v(1,1,V).",
        "#show e/2.",
        "#show.",
    ]
    rules.append(chance.choice(shown))
    rules += ["#defined e/2."]
    cells = [(r, c) for r in range(1, size + 1) for c in range(1, size + 1)]
    number = chance.choice((0, 1, 2)) if size == 3 else chance.choice((1, 2, 3))
    places = chance.sample(cells, number)
    return rules, [
        f"n(1..{size}).",
        *(f"given({r},{c},{chance.randint(1, size)})." for r, c in places),
    ]
