"""Random small programs: rule files and instances, as lists of statements."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

Statements = tuple[str, ...]

VALUES = ("1..2", "1..3", "1", "2", "3", "_a", "c", '"s"', "f(1)", "(1,2)", "n")
UNARY = ("p", "q", "h", "_x", "-p", "-_x", "_y")
PLAIN = ("a", "b", "_m", "-a", "-_m")
_NUMBER = re.compile(r"(?<![\w@])\d+")
COMPARED = ("=", "!=", "<", ">", "<=", ">=")
OPTIONS = (
    *(f"--configuration={x}" for x in ("frumpy", "jumpy", "tweety", "handy", "crafty", "trendy")),
    *(f"--heuristic={x}" for x in ("Berkmin", "Vmtf", "Vsids", "Domain", "None")),
    *(f"--sat-prepro={x}" for x in (0, 1, 2, 3)),
    *(f"--eq={x}" for x in (-1, 0, 3)),
    *(f"--opt-strategy={x}" for x in ("bb,hier", "bb,inc", "usc", "usc,oll", "usc,k")),
    *("--opt-usc-shrink=bin", "--opt-heuristic=sign", "--eq-dfs", "--loops=no"),
    *("--rand-freq=0.5", "--restarts=no", "--sign-def=rnd", "--seed=7", "--no-gamma"),
    *("--enum-mode=bt", "--enum-mode=record", "--learn-explicit", "--strengthen=no"),
)


class Writer:
    """Writes statements about a few predicates; a program's statements share them."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.unary = chance.sample(UNARY, chance.randint(2, 4))
        self.plain = chance.sample(PLAIN, chance.randint(1, 3))
        self.values = chance.sample(VALUES, chance.randint(1, 2))

    # ---- Files ---------------------------------------------------------------------------

    def encoding(self, *, shows: bool | None = None) -> list[str]:
        """The statements of a rule file; `shows` says whether predicates must be shown whole."""
        chance = self.chance
        written = [self.choice() for _ in range(chance.randint(1, 2))]
        written += [self.rule() for _ in range(chance.randint(0, 3))]
        written += [self.constraint() for _ in range(chance.randint(0, 2))]
        written += self.sometimes(0.2, self.disjunction)
        written += self.sometimes(0.25, self.cost)
        written += self.sometimes(0.12, self.other)
        written += self.sometimes(0.06, self.external)
        written += self.domain() if chance.random() < 0.5 else []
        written += ["#const n = 2."] if chance.random() < 0.15 else []
        written += [] if "d(" in " ".join(written) else ["#defined d/1."]
        chance.shuffle(written)
        return written + (self.signatures() if shows else self.shows())

    def instance(self) -> list[str]:
        """The statements of an instance, which may hold more than facts."""
        written = self.domain()
        for likely, write in (
            (0.3, self.fact),
            (0.15, self.rule),
            (0.1, self.choice),
            (0.1, self.constraint),
            (0.1, self.cost),
            (0.15, self.show),
            (0.06, self.external),
            (0.06, self.other),
        ):
            written += self.sometimes(likely, write)
        return written + (["#const n = 3."] if self.chance.random() < 0.08 else [])

    def domain(self) -> list[str]:
        return [f"d({value})." for value in self.values]

    def shows(self) -> list[str]:
        """What a rule file shows: all of it, nothing, some predicates, some terms."""
        chance = self.chance
        kind = chance.choice(("all", "all", "whole", "whole", "terms", "only terms", "mixed", "no"))
        if kind == "all":
            return []
        if kind == "no":
            return ["#show."]
        if kind == "terms":
            return [self.shown_term() for _ in range(chance.randint(1, 2))]
        if kind == "only terms":
            return ["#show.", *(self.shown_term() for _ in range(chance.randint(1, 2)))]
        return self.signatures() + ([self.shown_term()] if kind == "mixed" else [])

    def signatures(self) -> list[str]:
        shown = self.chance.sample(self.unary, self.chance.randint(1, len(self.unary)))
        plain = self.chance.sample(self.plain, self.chance.randint(0, len(self.plain)))
        return [f"#show {name}/1." for name in shown] + [f"#show {name}/0." for name in plain]

    def sometimes(self, likely: float, write: Callable[[], str]) -> list[str]:
        return [write()] if self.chance.random() < likely else []

    # ---- Statements ----------------------------------------------------------------------

    def choice(self) -> str:
        p, q, a = self.name(), self.name(), self.atom()
        bound = self.one_of("", "", "", " 1", " = 1", " 2", " = n")
        return self.one_of(
            f"{{ {p}(X) : d(X) }}{bound}.",
            f"{{ {p}(X) : d(X) }}{bound}.",
            f"{{ {p}({self.value()}); {q}({self.value()}) }}.",
            f"{{ {p}(1..{self.digit(3)}); {a} }}{bound}.",
            f"{{ {p}(X); {q}(X) }} :- d(X).",
            f"1 {{ {p}(X) : d(X); {a} }} 2.",
            f"{{ {a}; {self.atom()} }}.",
            f"{{ {p}(X) }} :- {q}(X).",
        )

    def disjunction(self) -> str:
        p, q, a, b = self.name(), self.name(), self.atom(), self.atom()
        return self.one_of(
            f"{p}(X) ; {q}(X) :- d(X).",
            f"{a} ; {b}.",
            f"{p}(1) ; {a} :- not {b}.",
            f"{p}(X) : d(X) :- {a}.",
        )

    def rule(self) -> str:
        p, q, a = self.name(), self.name(), self.atom()
        return self.one_of(
            f"{p}(X) :- {q}(X), {self.literal('X')}.",
            f"{p}(X) :- d(X), not {q}(X).",
            f"{a} :- {self.literal('1')}, not {self.atom()}.",
            f"{a} :- {p}(X), {self.comparison()}.",
            f"{p}(X+1) :- {q}(X), X < 3.",
            f"{p}(N) :- N = #count {{ X : {q}(X) }}, N < 4.",
            f"{p}(N) :- N = #sum {{ X : {q}(X); 1,a : {a} }}, N = 0..4.",
            f"{a} :- #count {{ X : {p}(X); 0 : {self.atom()} }} {self.compared()} {self.digit(3)}.",
            f"{a} :- {p}(X) : d(X).",
            f"{p}(X) :- X = #max {{ Y : {q}(Y); 0 }}.",
            f"{a} :- not not {self.atom()}.",
        )

    def constraint(self) -> str:
        p, q, a = self.name(), self.name(), self.atom()
        return self.one_of(
            f":- {p}(X), {q}(X).",
            f":- {p}(X), {self.literal('X')}, {self.comparison()}.",
            f":- {a}, not {self.atom()}.",
            f":- not {a}, not {p}({self.value()}).",
            f":- #count {{ X : {p}(X) }} {self.compared()} {self.digit(2)}.",
            f":- #sum {{ X : {p}(X); 2,a : {a} }} {self.compared()} {self.digit(4)}.",
            f":- {p}(X), {p}(Y), X < Y.",
            f":- d(X), {self.literal('X')}, {self.literal('X')}.",
        )

    def cost(self) -> str:
        p, q, a = self.name(), self.name(), self.atom()
        return self.one_of(
            f"#minimize {{ 1,X : {p}(X) }}.",
            f"#minimize {{ X@2,X : {p}(X); 1@1 : {a} }}.",
            f"#maximize {{ {self.digit(3)},X : {p}(X); 1 : {a} }}.",
            f"#minimize {{ 1 : {a}; 1 : {self.atom()} }}.",
            f":~ {p}(X). [1@{self.digit(2)},X]",
            f":~ {a}, not {self.atom()}. [{self.digit(2)}]",
            f":~ {p}(X), {q}(Y). [Y@1,X]",
            f":~ not {p}({self.value()}). [n]",
        )

    def show(self) -> str:
        p, a = self.name(), self.atom()
        x = self.chance.choice([name for name in self.unary if "_" in name] or self.unary)
        whole = (f"#show {p}/1.", f"#show {x}/1.", f"#show {x}/1.", f"#show {a}/0.")
        return self.one_of(*whole, self.shown_term(), "#show.")

    def shown_term(self) -> str:
        p, q, a, b = self.name(), self.name(), self.atom(), self.atom()
        return self.one_of(
            f"#show X : {p}(X).",
            f"#show X : {p}(X), {self.literal('X')}.",
            f"#show hit(X) : {p}(X), {self.comparison()}.",
            f"#show _t(X) : {p}(X).",
            f"#show {a} : {b}.",
            f"#show {p}(X) : {q}(X).",
            f"#show g(X,Y) : {p}(X), {q}(Y).",
            f"#show g(Y) : {p}(X), {q}(Y).",
            f"#show N : N = #count {{ X : {p}(X) }}.",
            f'#show "word" : not {a}.',
        )

    def fact(self) -> str:
        p, a = self.name(), self.atom()
        return self.one_of(
            f"{p}({self.value()}).", f"{p}({self.one_of('9..9', '2..3', '7..7')}).", f"{a}."
        )

    def external(self) -> str:
        value = self.one_of("", "", " [true]", " [false]", " [free]")
        return self.one_of(
            f"#external {self.name()}(X) : d(X).{value}", f"#external {self.atom()}.{value}"
        )

    def other(self) -> str:
        """What asks nothing of answers: other parts, projection, advice, comments."""
        p, a = self.name(), self.atom()
        return self.one_of(
            f"#program other. {a}. {{ {p}(5) }}. #show z : {a}. #program base.",
            f'#program errors. error("no") :- {p}(99), d(99). #program base.',
            f"#program view. text(1,1,X) :- {p}(X). #program base.",
            f"#project {p}/1.",
            f"#project {a}.",
            f"#heuristic {a}. [1,true]",
            f"#heuristic {p}(X) : d(X). [2,false]",
            f"#defined {p}/1.",
            f"#edge (X,Y) : {p}(X), {self.name()}(Y).",
            "% #show w/1.\n",
        )

    # ---- Pieces --------------------------------------------------------------------------

    def one_of(self, *texts: str) -> str:
        return self.chance.choice(texts)

    def name(self) -> str:
        return self.chance.choice(self.unary)

    def value(self) -> str:
        return self.chance.choice(VALUES)

    def digit(self, most: int) -> str:
        return self.one_of(*map(str, range(most + 1)), "n")

    def compared(self) -> str:
        return self.chance.choice(COMPARED)

    def comparison(self) -> str:
        return f"X {self.compared()} {self.digit(3)}"

    def atom(self) -> str:
        likely = self.chance.random() < 0.8
        return self.chance.choice(self.plain) if likely else f"{self.name()}({self.digit(2)})"

    def literal(self, term: str) -> str:
        return f"{self.one_of('', 'not ', 'not ')}{self.name()}({term})"


def options(chance: Random) -> list[str]:
    """Some of clasp's, under which answers are the same."""
    found = chance.sample(OPTIONS, chance.choice((0, 0, 1, 1, 2)))
    found = [*{option.partition("=")[0]: option for option in found}.values()]  # each once
    return found + (["--parallel-mode=2"] if chance.random() < 0.01 else [])


# ---- Pairs -------------------------------------------------------------------------------


def wide(chance: Random, writer: Writer) -> tuple[list[str], list[str]]:
    """A rule file with many answers, which counts, and an instance that may derive more of it."""
    width = chance.choice((7, 7, 8, 9)) if chance.random() < 0.95 else chance.choice((12, 14))
    limit = chance.choice((0, width - 1, width, width + 1))
    body = writer.one_of("p(9), ", "p(9), ", "p(7), ", "not p(9), ", "")
    rules = [
        f"{{ x(1..{width}) }}.",
        "q(7).",
        writer.one_of("p(X) :- q(X).", "p(X) :- q(X), not r(X).", "p(X+1) :- q(X).", "{ p(8) }."),
        f":- {body}#count {{ X : x(X) }} {writer.one_of('=', '=', '>', '<')} {limit}.",
        *(["#const n = 2.", ":- x(n), x(n+1)."] if chance.random() < 0.2 else []),
        *(["#minimize { 1,X : x(X) }."] if chance.random() < 0.1 else []),
        "#show x/1.",
        *(["#show p/1."] if chance.random() < 0.2 else []),
        *(["#show X : p(X)."] if chance.random() < 0.1 else []),
    ]
    facts = writer.one_of("p(9..9).", "p(9..9).", "p(9).", "q(9).", "r(7).", "q(8..9).", "d(1).")
    more = ["", "#minimize { X : x(X) }.", ":- x(3).", "{ q(9) }.", "#show q/1.", "x(2)."]
    return rules, [facts, chance.choice(more)] if chance.random() < 0.3 else [facts]


def mutated(chance: Random, statements: Sequence[str], write: Callable[[], str]) -> list[str]:
    """The statements after a change or two, most of them small; what is shown stays."""
    found = list(statements)
    for _ in range(chance.choice((1, 1, 1, 2))):
        places = [i for i, text in enumerate(found) if not text.startswith("#show")]
        place = chance.choice(places) if places else 0
        counted = [i for i in places if _NUMBER.search(found[i])]
        ways = ("drop", "double", "shuffle", "rename", "add", "add", *["number"] * 4)
        match chance.choice(ways):
            case "drop" if len(places) > 1:
                del found[place]
            case "double" if places:
                found.append(found[place])
            case "shuffle":
                chance.shuffle(found)
            case "rename" if places:
                found[place] = re.sub(r"\bX\b", "Z", found[place])
            case "number" if counted:
                place = chance.choice(counted)
                found[place] = _counted(found[place], chance)
            case _:
                found.append(write())
    return found


def _counted(text: str, chance: Random) -> str:
    """A statement of which one number is another, more often one that stands late."""
    numbers = list(_NUMBER.finditer(text))
    number = chance.choice([numbers[-1], *numbers])
    other = max(int(number[0]) + chance.choice((-1, 1)), 0)
    return f"{text[: number.start()]}{other}{text[number.end() :]}"


# ---- Conflicts ---------------------------------------------------------------------------


def contradictory(chance: Random) -> tuple[list[str], list[str]]:
    """Rules whose constraints name their variables in order, and clues g(X): many contradict."""
    p, q = chance.sample(("p", "q", "_x"), 2)
    a, b = chance.sample(("a", "b", "_m"), 2)
    k, n = chance.randint(0, 2), chance.randint(1, 3)
    bound = chance.choice(("", "", " = 1", " 1"))
    rules = [
        f"{{ {p}(X) : d(X) }}{bound}.",
        f"{{ {a}; {b} }}." if chance.random() < 0.5 else f"{a} ; {b}.",
        f"{q}(X) :- g(X).",
        *([f"{q}(X) :- {p}(X), not {a}."] if chance.random() < 0.5 else []),
    ]
    known = [
        f":- g(X), not {p}(X).",
        f":- g(X), {p}(X), {a}.",
        f":- {q}(X), {b}.",
        f":- {p}(X), {q}(Y), X < Y.",
        f":- not {a}, not {b}.",
        f":- {a}, {q}({n}).",
        f":- #count {{ X : {p}(X) }} > {k}.",
        f":- #count {{ X : {q}(X) }} < {k}.",
        f":- d(X), not {p}(X).",
        f":- not {a}.",
        f":- {a}, not {b}, {p}({n}).",
    ]
    rules += chance.sample(known, chance.randint(2, 5))
    names = chance.sample((f"{p}/1", f"{q}/1", f"{a}/0", f"{b}/0"), chance.randint(1, 4))
    rules += [f"#show {name}." for name in names]
    rules.append("#program about. clues(g,1).")
    clues = [f"g({x})." for x in range(1, 4) if chance.random() < 0.6]
    return rules, [f"d(1..{chance.randint(1, 3)}).", *clues]


def relaxed(rules: Sequence[str], facts: Sequence[str]) -> list[str]:
    """The same, whose constraints say what they would forbid, and whose clues may be missing."""
    found = ["#show."]
    numbers = iter(range(len(rules)))
    for text in rules:
        if text.startswith(":-"):
            names = dict.fromkeys(re.findall(r"\b[XY]\b", re.sub(r"\{.*?\}", "", text)))
            values = "".join(f"{name}," for name in names)
            found.append(f"breaks({next(numbers)},({values})) {text}")
        elif not text.startswith("#"):
            found.append(text)
    for text in facts:
        clue = text.rstrip(".")
        is_clue = text.startswith("g(")
        found += [f"{{ {clue} }}. breaks({clue}) :- not {clue}."] if is_clue else [text]
    found += ["#show breaks(I,V) : breaks(I,V).", "#show breaks(C) : breaks(C)."]
    return [*found, "#defined g/1."]
