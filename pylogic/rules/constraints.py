"""Integrity constraints: the words above them, names and costs of steps, their relaxation."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from types import MappingProxyType

import clingo
from clingo import ast

from pylogic.errors import Problem, ProgramError
from pylogic.rules import lexical, syntax
from pylogic.rules.encoding import Encoding
from pylogic.rules.lexical import OWN
from pylogic.rules.parts import BASE, FOLLOWS, TECHNIQUES
from pylogic.rules.symbols import Place, place_of, say, term
from pylogic.rules.syntax import Signature

BROKEN: Signature = (f"{OWN}broken", 3)
"""_pylogic_broken(I, (Value, ...), (Value, ...)): the I-th constraint is broken, for these values
of what its words name in braces; without words for the former of its variables, too. Ground
instances with the same values are one. Terms are worked out when they are said: an undefined one
takes away no ground instance. Techniques are numbered after the constraints: theirs are used."""
MARK = "%!"
"""How a comment begins that says what a constraint is for."""
_TITLE = re.compile(r"\[((?=[^\W0-9_]|\{)[^\[\]]*)\]\s*")
"""[name, cost] or [name] at the beginning of the words; a name begins with a letter or a brace."""
_COMMA = re.compile(r",(?![^{]*\})")
"""A comma that stands in no braces."""
_NUMBER = re.compile(r"0*[1-9][0-9]{0,8}")
_CELL = re.compile(r"\{([^{}]*)\},\{([^{}]*)\}")

# A search for explanations skips these: it asks neither for the best answer nor for speed.
_LEFT_OUT = (
    ast.ASTType.Minimize,
    ast.ASTType.Heuristic,
    ast.ASTType.ShowSignature,
    ast.ASTType.ShowTerm,
)

_EITHER = re.compile(r"\{([^{}|]*)\|([^{}|]*)\}")
"""{too few|too many}: what an aggregate is that is less than it must be, or more."""
_Comparison = ast.ComparisonOperator
BRACES = re.compile(r"\{([^{}]*)\}")
Values = Mapping[str, clingo.Symbol]
"""The values of the variables and the constants of a rule."""
_STRING = r'"(?:[^"\\]|\\.)*"'
_NAME = re.compile(rf"{_STRING}|(?<![\w'#])(_*[a-zA-Z][\w']*)(?![\w']|\s*\()")
"""A string, or the name of a variable or of a constant, which is group 1."""
_SUM = re.compile(rf"{_STRING}|\((-?[0-9]+[-+*/\\]-?[0-9]+)\)")
"""A string, or an operation on two numbers, which is group 1."""
_PLAIN = (
    ast.ASTType.Variable,
    ast.ASTType.SymbolicTerm,
    ast.ASTType.UnaryOperation,
    ast.ASTType.BinaryOperation,
    ast.ASTType.Function,
)
Levels = Mapping[str, tuple[int, int]]
"""From which cost of the costliest step to which a puzzle has a level."""
LEVELS: Levels = MappingProxyType({"easy": (0, 2), "medium": (3, 4), "hard": (5, 8)})
"""Those of a file that says nothing of them."""
CHAIN = "chain"
"""The name of a step that has none of its own and takes more rules than are named singly."""
_NAMED = 5


@dataclass(frozen=True)
class Constraint:
    """An integrity constraint or a technique, what it is for in words, and its place."""

    statement: ast.AST
    words: str
    """The line above it; its own text where it has none. Terms of it stand in braces."""
    has_words: bool
    title: str = ""
    """The name of a step by it; terms of it stand in braces."""
    price: str = "1"
    """Its cost to a person: a whole number, or a term in braces."""

    @cached_property
    def variables(self) -> list[str]:
        """The names of its global variables, which tell its ground instances apart."""
        return list(dict.fromkeys(syntax.global_variables(self.statement)))

    @property
    def braces(self) -> list[str]:
        """The texts in braces in the words, in the title and in the price."""
        told = [self.words] * self.has_words + [self.title, self.price]
        return BRACES.findall(" ".join(told))

    @cached_property
    def terms(self) -> dict[str, list[str]]:
        """The terms in braces, each with the names in it; other braces hold plain words."""
        named = {text: names_in(text) for text in self.braces}
        return {
            text: names
            for text, names in named.items()
            if names is not None
            and all(name in self.variables for name in names if name.lstrip("_")[0].isupper())
        }

    @cached_property
    def named(self) -> list[str]:
        """The variables and the constants that the terms name."""
        return list(dict.fromkeys(name for names in self.terms.values() for name in names))

    @property
    def is_technique(self) -> bool:
        """Whether it concludes something, and forbids nothing."""
        return not is_constraint(self.statement)

    @property
    def place(self) -> str:
        """File and line."""
        begin = self.statement.location.begin
        return f"{begin.filename}:{begin.line}"

    @property
    def values(self) -> list[str]:
        """The variables that tell the ground instances of a constraint without words apart."""
        return [] if self.has_words else self.variables

    def say(self, broken: clingo.Symbol) -> str:
        """The words of a ground instance; without words its text, with the variables' values."""
        if not self.has_words:
            values = dict(zip(self.variables, broken.arguments[1].arguments, strict=True))
            said = f"the rule `{with_values(self.words, values)}`"
            return f"{said} applies" if self.is_technique else f"{said} is broken"
        return fill(self.words, self.terms, self._values(broken))

    def name(self, broken: clingo.Symbol) -> str:
        """The name of a step by a ground instance; "" if the rule does not say it."""
        return fill(self.title, self.terms, self._values(broken))

    def cost(self, broken: clingo.Symbol) -> int:
        """The cost of a step by a ground instance for a person, at least 1."""
        is_same = "{" not in self.price
        price = self.price if is_same else fill(self.price, self.terms, self._values(broken))
        return cost(price) or 1

    def _values(self, broken: clingo.Symbol) -> dict[str, clingo.Symbol]:
        """The values in a ground instance of the names in the terms."""
        return dict(zip(self.named, broken.arguments[2].arguments, strict=True))

    def value(self, term: str, broken: clingo.Symbol) -> clingo.Symbol | None:
        """The value of one of the terms in a ground instance; None where it is undefined."""
        return value(term, self._values(broken))

    def cells(self, broken: clingo.Symbol) -> list[Place]:
        """The cells that the words of a ground instance name, as {row},{column}."""
        if not self._pairs:
            return []
        values = self._values(broken)
        found: dict[Place, None] = {}
        for pair in self._pairs:
            place = [value(term, values) for term in pair]
            cell = place_of(clingo.Tuple_([symbol for symbol in place if symbol is not None]))
            if cell is not None:
                found[cell] = None
        return list(found)

    @cached_property
    def _pairs(self) -> list[tuple[str, ...]]:
        """Terms that the words name as {row},{column}."""
        pairs = _CELL.findall(self.words) if self.has_words else []
        return [pair for pair in pairs if all(term in self.terms for term in pair)]


def cost(price: str) -> int | None:
    """A price as a whole number, at least 1; None if it is none."""
    return int(price) if _NUMBER.fullmatch(price) else None


def read(encoding: Encoding, sided: bool = True) -> list[Constraint]:
    """The integrity constraints of the base part, each with its words.

    Where the words have {A|B}, a constraint on what an aggregate is not (`!= N`) is two, unless it
    is not to be `sided`: what it is less than N breaks, in the words A, and what it is more than
    N, in the words B.
    """
    return list(_with_words(encoding.parts[BASE], is_constraint, sided))


def told(encoding: Encoding) -> list[Constraint]:
    """The integrity constraints, and after them the techniques, each with its words."""
    return [*read(encoding), *_with_words(encoding.parts.get(TECHNIQUES, ()), concludes)]


def _with_words(
    statements: Iterable[ast.AST], is_told: Callable[[ast.AST], bool], sided: bool = False
) -> Iterator[Constraint]:
    above = ""
    for statement in statements:
        if statement.ast_type == ast.ASTType.Comment:
            above = statement.value
            continue
        if is_told(statement):
            line = above.removeprefix(MARK).strip() if above.startswith(MARK) else ""
            for side, said in _sides(statement, line) if sided else [(statement, line)]:
                words, title, price = _titled(said)
                yield Constraint(side, words or _code(side), bool(words), title, price)
        above = ""


def _sides(statement: ast.AST, line: str) -> list[tuple[ast.AST, str]]:
    """A constraint and its words, or the two that it is by the words {A|B}."""
    bounds = [place for place, literal in enumerate(statement.body) if _is_unequal(literal)]
    if not _EITHER.search(line) or len(bounds) != 1:
        return [(statement, line)]
    (place,) = bounds
    found = []
    # clingo has the bound on the left: N > #count { ... } is broken by too few.
    for group, comparison in enumerate((_Comparison.GreaterThan, _Comparison.LessThan), 1):
        body = list(statement.body)
        guard = body[place].atom.left_guard.update(comparison=comparison)
        body[place] = body[place].update(atom=body[place].atom.update(left_guard=guard))
        found.append((statement.update(body=body), _EITHER.sub(rf"\{group}", line)))
    return found


def _is_unequal(literal: ast.AST) -> bool:
    """Whether a literal says that an aggregate is not a number."""
    guard = getattr(getattr(literal, "atom", None), "left_guard", None)
    is_plain = literal.ast_type == ast.ASTType.Literal and literal.sign == ast.Sign.NoSign
    return is_plain and guard is not None and guard.comparison == _Comparison.NotEqual


def _titled(line: str) -> tuple[str, str, str]:
    """The words, the title and the price that the comment above a rule gives."""
    match = _TITLE.match(line)
    if match is None:
        return line, "", "1"
    words, title = line[match.end() :], match[1]
    commas = [comma.start() for comma in _COMMA.finditer(title)]
    if not commas:
        return words, title.strip(), "1"
    return words, title[: commas[-1]].strip(), title[commas[-1] + 1 :].strip()


def _code(statement: ast.AST) -> str:
    """A constraint as people write it: conditions alone end by a semicolon; a rule as it is."""
    ends = [";" if x.ast_type == ast.ASTType.ConditionalLiteral else "," for x in statement.body]
    body = zip(map(str, statement.body), [*ends[:-1], ""], strict=True) if ends else ()
    if not is_constraint(statement):
        return str(statement)
    return " ".join([":-", *(f"{literal}{end}" for literal, end in body)])


def constraint_of(known: Sequence[Constraint], broken: clingo.Symbol) -> Constraint:
    """The constraint that an atom names as broken."""
    return known[broken.arguments[0].number]


def words_of(known: Sequence[Constraint], broken: clingo.Symbol) -> tuple[str, str]:
    """The words and the place of the constraint that an atom names as broken."""
    constraint = constraint_of(known, broken)
    return constraint.say(broken), constraint.place


def relax(statements: Iterable[ast.AST], known: Sequence[Constraint]) -> Iterator[ast.AST]:
    """The statements of the base part, whose constraints say that they are broken instead."""
    numbered = groupby(enumerate(known), lambda one: one[1].statement.location)
    for statement in statements:
        if not is_constraint(statement):
            yield statement
            continue
        for number, one in next(numbered)[1]:
            values = (syntax.as_tuple(t) for t in (one.values, one.named))
            yield one.statement.update(head=syntax.head(BROKEN[0], str(number), *values))


def is_constraint(statement: ast.AST) -> bool:
    """Whether a statement is a rule without a head."""
    if statement.ast_type != ast.ASTType.Rule:
        return False
    head = statement.head
    return bool(head.ast_type == ast.ASTType.Literal and str(head) == "#false")


def concludes(statement: ast.AST) -> bool:
    """Whether a statement is a rule that derives follows(MARK)."""
    is_plain = statement.ast_type == ast.ASTType.Rule and not syntax.is_choice(statement)
    return is_plain and FOLLOWS in syntax.heads(statement)


def unbounded(statement: ast.AST) -> ast.AST:
    """A rule whose choice may be of any size; other statements as they are."""
    if statement.ast_type != ast.ASTType.Rule or statement.head.ast_type != ast.ASTType.Aggregate:
        return statement
    return statement.update(head=statement.head.update(left_guard=None, right_guard=None))


def answer_rules(encoding: Encoding) -> Iterator[ast.AST]:
    """The statements of the base part that say what an answer is, not which is best or first."""
    return (s for s in encoding.alone(BASE[0]) if s.ast_type not in _LEFT_OUT)


# ---- Terms in braces ----------------------------------------------------------------------


def names_in(text: str) -> list[str] | None:
    """The variables and the constants of a term with at most one value; None of other texts.

    It has neither ranges nor pools nor calls of functions outside.
    """
    parsed: list[ast.AST] = []
    try:
        lexical.check_alone(f"x({text}).", "")
        ast.parse_string(f"x({text}).", parsed.append, logger=lambda _code, _message: None)
    except (ProgramError, RuntimeError):
        return None
    if len(parsed) != 2 or parsed[1].ast_type != ast.ASTType.Rule or parsed[1].body:
        return None
    made = parsed[1].head.atom.symbol
    if made.ast_type != ast.ASTType.Function or len(made.arguments) != 1:
        return None
    nodes = list(syntax.nodes(made.arguments[0]))
    is_plain = all(node.ast_type in _PLAIN and not getattr(node, "external", 0) for node in nodes)
    found = [match[1] for match in _NAME.finditer(text) if match[1]]
    return list(dict.fromkeys(found)) if is_plain and "_" not in map(str, nodes) else None


def value(text: str, values: Values) -> clingo.Symbol | None:
    """The value of a term for values of its names; None where it is undefined."""
    return values[text] if text in values else term(_put_in(text, values, "({})"))


def fill(text: str, terms: Mapping[str, object], values: Values) -> str:
    """A text whose braces hold values; undefined terms with the values of their names.

    Words in braces that are none of the `terms` stay text.
    """

    def say(match: re.Match[str]) -> str:
        if match[1] not in terms:
            return match[1]
        found = value(match[1], values)
        return _put_in(match[1], values) if found is None else _say(found)

    return BRACES.sub(say, text)


def with_values(code: str, values: Values) -> str:
    """The code of a rule for some values of its variables, as far as it can be worked out."""
    text = _put_in(code, values)
    while (shorter := _SUM.sub(_worked_out, text)) != text:
        text = shorter
    return text


def _worked_out(match: re.Match[str]) -> str:
    found = value(match[1], {}) if match[1] else None
    return match[0] if found is None else str(found)


def _put_in(text: str, values: Values, negative: str = "{}") -> str:
    """A text with values for names; those below 0 in a form of their own."""

    def put(match: re.Match[str]) -> str:
        if match[1] not in values:
            return match[0]
        said = str(values[match[1]])
        return negative.format(said) if said.startswith("-") else said

    return _NAME.sub(put, text)


def _say(term: clingo.Symbol) -> str:
    """A value in words: a string by itself, a cell (R,C) as people write it."""
    if term.type == clingo.SymbolType.Function and not term.name:
        return ",".join(map(_say, term.arguments))
    return term.string if term.type == clingo.SymbolType.String else str(term)


# ---- How hard steps are -------------------------------------------------------------------


def levels(encoding: Encoding) -> Levels:
    """The levels of a puzzle, the easiest first, from facts level("NAME", FROM, TO).

    Raises:
        ProgramError: a level is no range of costs.
    """
    found = {}
    for name, *ends in encoding.told("level", 3):
        if any(end.type != clingo.SymbolType.Number for end in ends) or ends[1] < ends[0]:
            fact = clingo.Function("level", [name, *ends])
            words = f'{fact}: expected level("NAME", FROM, TO), with whole numbers'
            raise ProgramError(Problem(words, str(encoding.path)))
        found[say(name)] = ends[0].number, ends[1].number
    return dict(sorted(found.items(), key=lambda level: level[1])) or LEVELS


def level(known: Levels, cost: int) -> str | None:
    """The first level that has a cost, "beyond" the hardest one, or None between two levels."""
    hardest = max(known, key=lambda name: known[name][1], default=None)
    if hardest is not None and cost > known[hardest][1]:
        return f"beyond {hardest}"
    return next((name for name, (low, high) in known.items() if low <= cost <= high), None)


def techniques(encoding: Encoding) -> dict[str, int]:
    """The names of the techniques of the part `techniques`, each with the least that it costs."""
    found: dict[str, int] = {}
    for one in told(encoding):
        if one.is_technique and one.title:
            price = cost(one.price) or 1
            found[one.title] = min(price, found.get(one.title, price))
    return found


def called(encoding: Encoding) -> dict[str, str]:
    """The names of steps by several rules, from facts called("NAME + 2 x NAME", "TECHNIQUE")."""
    return {say(rules): say(technique) for rules, technique in encoding.told("called", 2)}


def technique(names: Sequence[str], known: Mapping[str, str]) -> str:
    """The name of a step by several rules: the known one, or the names of the rules in order."""
    counts = sorted(Counter(names).items())
    rules = " + ".join(name if n == 1 else f"{n} x {name}" for name, n in counts)
    return known.get(rules, rules if len(names) <= _NAMED else CHAIN)
