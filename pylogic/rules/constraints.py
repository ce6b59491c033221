"""Integrity constraints: the words above them, names and costs of steps, their relaxation."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

import clingo
from clingo import ast

from pylogic.errors import Problem, ProgramError
from pylogic.rules import lexical, syntax
from pylogic.rules.encoding import Encoding
from pylogic.rules.lexical import OWN_PREFIX
from pylogic.rules.parts import BASE, FOLLOWS, TECHNIQUES
from pylogic.rules.symbols import Place, parse_term, place_of, say
from pylogic.rules.syntax import Signature

BROKEN: Signature = (f"{OWN_PREFIX}broken", 3)
"""_pylogic_broken(I, (Value, ...), (Value, ...)): the I-th constraint is broken, for these
values of the names in the braces of its words; without words the former are those of its
variables. Ground instances with the same values are one. Terms are worked out when they are
said: an undefined term drops no ground instance. Techniques are numbered after the constraints,
and apply."""
MARK = "%!"
"""The beginning of a comment that says what the constraint below is for."""
_FOLLOWS = "=>"
"""The beginning of a second such comment: how a step by this rule alone is said."""
_TITLE = re.compile(r"\[((?=[^\W0-9_]|\{)[^\[\]]*)\]\s*")
"""[name, cost] or [name] at the beginning of the words; a name begins with a letter or a brace."""
_COMMA = re.compile(r",(?![^{]*\})")
"""A comma that stands in no braces."""
_EITHER = re.compile(r"\{([^{}|]*)\|([^{}|]*)\}")
"""{too few|too many}: the words for an aggregate that is less than it must be, or more."""
_CELL = re.compile(r"\{([^{}]*)\},\{([^{}]*)\}")
BRACES = re.compile(r"\{([^{}]*)\}")
_STRING = r'"(?:[^"\\]|\\.)*"'
_NAME = re.compile(rf"{_STRING}|(?<![\w'#])(_*[a-zA-Z][\w']*)(?![\w']|\s*\()")
"""A string, or the name of a variable or of a constant, which is group 1."""
_SUM = re.compile(rf"{_STRING}|\((-?[0-9]+[-+*/\\]-?[0-9]+)\)")
"""A string, or an operation on two numbers, which is group 1."""
_Kind = ast.ASTType
_LEFT_OUT = (_Kind.Minimize, _Kind.Heuristic, _Kind.ShowSignature, _Kind.ShowTerm)
"""Statements that a search for explanations skips: it wants neither the best answer nor speed."""
Values = Mapping[str, clingo.Symbol]
"""The values of the variables and the constants of a rule."""
Levels = Mapping[str, tuple[int, int]]
"""The levels by name: the lowest and the highest cost of the costliest step."""
LEVELS: Levels = {"easy": (0, 2), "medium": (3, 4), "hard": (5, 8)}
"""The levels of a file that names none."""
CHAIN = "chain"
"""The name of a step that has no name of its own and takes more than `_NAMED` rules."""
_NAMED = 5
"""A step by so many rules, at most, is called by their names."""


@dataclass(frozen=True)
class Constraint:
    """An integrity constraint or a technique, its purpose in words, and its place.
    Its methods take a ground instance of it as an atom of BROKEN."""

    statement: ast.AST
    words: str
    """The comment above it; its own text where it has none. Terms of it stand in braces."""
    has_words: bool
    argument: str = ""
    """The reason of a step by this rule alone, said of what must be; terms stand in braces."""
    title: str = ""
    """The name of a step by this rule; terms of the rule stand in braces."""
    price: str = "1"
    """The cost of the step to a person: a whole number, or a term in braces."""

    @cached_property
    def variables(self) -> list[str]:
        """The global variables of the rule's body, once each in their order, but for `_`.
        Their values identify a ground instance."""
        return list(dict.fromkeys(syntax.global_variables(self.statement)))

    @property
    def braces(self) -> list[str]:
        """The texts in braces in the comments above the rule, with repetitions."""
        texts = [self.words] * self.has_words + [self.argument, self.title, self.price]
        return BRACES.findall(" ".join(texts))

    @cached_property
    def terms(self) -> dict[str, list[str]]:
        """The terms in braces, each with the names in it; other braces hold plain words.
        A text is no term if it has a variable that is not among `variables`."""
        terms = {}
        for text in self.braces:
            # It is a term if it has one value with numbers for the names: several terms, `_`,
            # ranges, pools and calls of Python have none.
            names = list(dict.fromkeys(match[1] for match in _NAME.finditer(text) if match[1]))
            numbers = {name: clingo.Number(1000 + place) for place, name in enumerate(names)}
            atom = syntax.parse_foreign_term(f"x({_substitute(text, numbers)})")
            variables = {name for name in names if name.lstrip("_")[0].isupper()}
            if atom and len(atom.arguments) == 1 and variables <= {*self.variables}:
                terms[text] = names
        return terms

    @cached_property
    def names(self) -> list[str]:
        """The variables and the constants in the terms, once each, in the order of the comment."""
        return list(dict.fromkeys(name for names in self.terms.values() for name in names))

    @property
    def is_technique(self) -> bool:
        """True if the rule has a head, as techniques do; False of an integrity constraint."""
        return not is_constraint(self.statement)

    @property
    def place(self) -> str:
        """The place where the rule begins, as FILE:LINE."""
        begin = self.statement.location.begin
        return f"{begin.filename}:{begin.line}"

    def enters_clue(self, clues: Collection[Signature], answer: Collection[Signature]) -> bool:
        """Return whether the rule makes an atom of the answer true where a clue stands, and says
        nothing else: `:- given(R, C, V), not value(R, C, V)`, perhaps with comparisons."""
        atoms = [getattr(literal, "atom", literal).ast_type for literal in self.statement.body]
        if [kind for kind in atoms if kind != _Kind.Comparison] != [_Kind.SymbolicAtom] * 2:
            return False
        mentions = ((x.sign, syntax.find_mentions(x)) for x in self.statement.body)
        signs = {sign: name for sign, found in mentions for name, _ in found}
        return signs.get(ast.Sign.NoSign) in clues and signs.get(ast.Sign.Negation) in answer

    def say(self, broken: clingo.Symbol) -> str:
        """Return the words for a ground instance, with its values.
        Without words it is "the rule `CODE` is broken", or "applies" for a technique."""
        if self.has_words:
            return fill_braces(self.words, self.terms, self._values(broken))
        values = dict(zip(self.variables, broken.arguments[1].arguments, strict=True))
        verb = "applies" if self.is_technique else "is broken"
        return f"the rule `{substitute_values(self.words, values)}` {verb}"

    def argue(self, broken: clingo.Symbol) -> str:
        """Return the argument, with a ground instance's values, of a step by it alone; or ""."""
        return fill_braces(self.argument, self.terms, self._values(broken))

    def step_title(self, broken: clingo.Symbol) -> str:
        """Return the title, with a ground instance's values, which names a step; or ""."""
        return fill_braces(self.title, self.terms, self._values(broken))

    def cost(self, broken: clingo.Symbol) -> int:
        """Return the price, with a ground instance's values: a step's cost to a person.
        It is 1 if the price comes to no whole number from 1 to 999999999."""
        return parse_price(fill_braces(self.price, self.terms, self._values(broken))) or 1

    def _values(self, broken: clingo.Symbol) -> dict[str, clingo.Symbol]:
        """Return the values of `names` in a ground instance, by name."""
        return dict(zip(self.names, broken.arguments[2].arguments, strict=True))

    def value(self, term: str, broken: clingo.Symbol) -> clingo.Symbol | None:
        """Return the value of a term in a ground instance, or None."""
        return _evaluate(term, self._values(broken))

    def cells(self, broken: clingo.Symbol) -> list[Place]:
        """Return the cells that the words of a ground instance name as {row},{column}, once each.
        They are in the words' order; pairs that are no numbers are left out."""
        pairs = _CELL.findall(self.words) if self.has_words else ()
        places = []
        for pair in pairs:
            symbols = [self.value(term, broken) for term in pair if term in self.terms]
            places.append(place_of(clingo.Tuple_([symbol for symbol in symbols if symbol])))
        return list(dict.fromkeys(place for place in places if place is not None))


def parse_price(price: str) -> int | None:
    """Return the whole number of a price, from 1 to 999999999; None for any other text."""
    return (int(price) or None) if lexical.is_number(price.lstrip("0")) else None


def read(encoding: Encoding, sided: bool = True) -> list[Constraint]:
    """Read the integrity constraints of the base part, each with the words above it.
    If `sided`, a constraint `... != N` on an aggregate whose words have {A|B} becomes two: one
    that less than N breaks, in the words A, and one that more breaks, in the words B."""
    return list(_make_constraints(encoding.parts[BASE], is_constraint, sided))


def read_rules(encoding: Encoding) -> list[Constraint]:
    """Read the integrity constraints, split by {A|B} as in `read`, and after them the techniques.
    The place of each in the list is its number in atoms of BROKEN."""
    return [*read(encoding), *_make_constraints(encoding.parts.get(TECHNIQUES, ()), is_technique)]


def _make_constraints(
    statements: Iterable[ast.AST], is_wanted: Callable[[ast.AST], bool], sided: bool = False
) -> Iterator[Constraint]:
    """Yield a Constraint for each wanted statement, with the comment "%! [TITLE, PRICE] WORDS"
    right above it, perhaps with a line "%! => ARGUMENT" between. Without words they are its own
    code. `sided` is as in `read`."""
    above = ""
    for statement in statements:
        if statement.ast_type == _Kind.Comment:
            is_marked = statement.value.startswith(MARK)
            line = statement.value.removeprefix(MARK).strip() if is_marked else ""
            above = f"{above}\n{line}" if above and line.startswith(_FOLLOWS) else line
            continue
        text, above = above, ""
        if not is_wanted(statement):
            continue
        for side, said in _split_sides(statement, text) if sided else [(statement, text)]:
            words, _, argument = said.partition(f"\n{_FOLLOWS}")
            title, price = "", "1"
            if (match := _TITLE.match(words)) is not None:
                words = words[match.end() :]
                *names, last = _COMMA.split(match[1])
                title, price = (",".join(names), last) if names else (last, price)
            code = words or str(side)
            if not words and is_constraint(side):  # with commas, but a semicolon after a condition
                kinds = ((literal, literal.ast_type) for literal in side.body)
                ends = (f"{x}{';' if k == _Kind.ConditionalLiteral else ','}" for x, k in kinds)
                code = " ".join([":-", *ends]).rstrip(",;")
            texts = (argument.strip(), title.strip(), price.strip())
            yield Constraint(side, code, bool(words), *texts)


def _split_sides(statement: ast.AST, line: str) -> list[tuple[ast.AST, str]]:
    """Return a constraint and its words; if they have {A|B}, the two for too few and too many.
    It stays one if its body has not exactly one aggregate `!= N`, without `not` before it."""
    bounds = []
    for place, literal in enumerate(statement.body if _EITHER.search(line) else ()):
        guard = getattr(getattr(literal, "atom", None), "left_guard", None)
        is_plain = literal.ast_type == _Kind.Literal and literal.sign == ast.Sign.NoSign
        if is_plain and guard and guard.comparison == ast.ComparisonOperator.NotEqual:
            bounds.append((place, literal, guard))
    if len(bounds) != 1:
        return [(statement, line)]
    ((place, literal, guard),) = bounds
    sides = []
    # clingo has the bound on the left: N > #count { ... } is broken by too few.
    comparisons = (ast.ComparisonOperator.GreaterThan, ast.ComparisonOperator.LessThan)
    for group, comparison in enumerate(comparisons, 1):
        body = list(statement.body)
        atom = literal.atom.update(left_guard=guard.update(comparison=comparison))
        body[place] = literal.update(atom=atom)
        sides.append((statement.update(body=body), _EITHER.sub(rf"\{group}", line)))
    return sides


def constraint_of(rules: Sequence[Constraint], broken: clingo.Symbol) -> Constraint:
    """Return the constraint of `rules` that has the number in an atom of BROKEN."""
    return rules[broken.arguments[0].number]


def derive_broken(statements: Iterable[ast.AST], rules: Sequence[Constraint]) -> Iterator[ast.AST]:
    """Yield statements of the base part, in which each constraint derives an atom of BROKEN.
    `rules` is the result of `read` or `read_rules`; a constraint split in two becomes two rules."""
    numbered = groupby(enumerate(rules), lambda pair: pair[1].statement.location)
    for statement in statements:
        if not is_constraint(statement):
            yield statement
            continue
        for number, rule in next(numbered)[1]:
            keys = [] if rule.has_words else rule.variables
            values = (syntax.as_tuple(terms) for terms in (keys, rule.names))
            yield rule.statement.update(head=syntax.make_head(BROKEN[0], str(number), *values))


def is_constraint(statement: ast.AST) -> bool:
    """Return whether a statement is a rule without a head, or with the head #false."""
    is_plain = str(statement).startswith("#false") and statement.ast_type == _Kind.Rule
    return is_plain and str(statement.head) == "#false" and not syntax.is_choice(statement)


def is_technique(statement: ast.AST) -> bool:
    """Return whether a statement is a rule with a head follows(MARK) that is no choice."""
    is_derived = FOLLOWS in syntax.heads(statement) and statement.ast_type == _Kind.Rule
    return is_derived and not syntax.is_choice(statement)


def drop_bounds(statement: ast.AST) -> ast.AST:
    """Return a choice rule without the bounds on how many atoms it chooses; others unchanged."""
    if statement.ast_type != _Kind.Rule or statement.head.ast_type != _Kind.Aggregate:
        return statement
    return statement.update(head=statement.head.update(left_guard=None, right_guard=None))


def read_bounds(statement: ast.AST) -> ast.AST | None:
    """Return the bounds of a choice as a constraint, `:- BODY, not BOUNDS`; None without bounds."""
    if drop_bounds(statement) == statement:
        return None
    outside = ast.Literal(statement.location, ast.Sign.Negation, statement.head)
    return statement.update(head=syntax.make_head("#false"), body=[*statement.body, outside])


def answer_rules(encoding: Encoding) -> Iterator[ast.AST]:
    """Yield base's statements without #minimize, #heuristic and #show, and any part's #const."""
    return (s for s in encoding.statements_of(BASE) if s.ast_type not in _LEFT_OUT)


def _evaluate(text: str, values: Values) -> clingo.Symbol | None:
    """Return the value of a term under the values of its names; None if it has none, as 1/0."""
    return values[text] if text in values else parse_term(_substitute(text, values, "({})"))


def fill_braces(text: str, terms: Mapping[str, object], values: Values) -> str:
    """Return a text with values for the terms in braces, and without the braces.
    A term without a value stays, with values for its names. Words in braces that are none of
    the `terms` lose just the braces."""

    def fill(match: re.Match[str]) -> str:
        """Return the text for one pair of braces."""
        if match[1] not in terms:
            return match[1]
        result = _evaluate(match[1], values)
        return _substitute(match[1], values) if result is None else _format_value(result)

    return BRACES.sub(fill, text)


def substitute_values(code: str, values: Values) -> str:
    """Return a rule's code with values for its names; operations on numbers are worked out.
    These are operations on two numbers in parentheses, and those on their results."""

    def compute(match: re.Match[str]) -> str:
        """Return the value of an operation; a string, or one without a value (1/0), as it is."""
        result = parse_term(match[1]) if match[1] else None
        return match[0] if result is None else str(result)

    text = _substitute(code, values)
    while (shorter := _SUM.sub(compute, text)) != text:
        text = shorter
    return text


def _substitute(text: str, values: Values, negative: str = "{}") -> str:
    """Replace names in a text by their values, negative ones in the format `negative`.
    Strings and names without a value stay."""

    def replace(match: re.Match[str]) -> str:
        """Return the value of a matched name; the match itself if it has no value."""
        word = str(values.get(match[1], match[0]))
        return negative.format(word) if word.startswith("-") else word

    return _NAME.sub(replace, text)


def _format_value(term: clingo.Symbol) -> str:
    """Return a value as text: a string without quotes, a tuple as its parts with commas: "R,C"."""
    if term.type == clingo.SymbolType.Function and not term.name:
        return ",".join(map(_format_value, term.arguments))
    return term.string if term.type == clingo.SymbolType.String else str(term)


def levels(encoding: Encoding) -> Levels:
    """Return a puzzle's levels (name: lowest and highest cost), the easiest first; else LEVELS.
    They come from the facts level("NAME", FROM, TO) of `about`; of one name the last fact counts.
    ProgramError if a level is no range of costs."""
    ranges = {}
    for name, low, high in encoding.read_about("level", 3):
        if {low.type, high.type} != {clingo.SymbolType.Number} or high < low:
            words = 'expected level("NAME", FROM, TO), with whole numbers'
            raise ProgramError(Problem(f"level({name},{low},{high}): {words}", str(encoding.path)))
        ranges[say(name)] = low.number, high.number
    return dict(sorted(ranges.items(), key=lambda item: item[1])) or LEVELS


def name_level(ranges: Levels, cost: int) -> str | None:
    """Return the name of the first level whose range has a cost; "beyond HARDEST" above all ranges.
    It is None below all ranges, or in a gap between them."""
    hardest = max(ranges, key=lambda name: ranges[name][1])
    if cost > ranges[hardest][1]:
        return f"beyond {hardest}"
    return next((name for name, (low, high) in ranges.items() if low <= cost <= high), None)


def technique_prices(encoding: Encoding) -> dict[str, int]:
    """Return the titles of rules in the part `techniques`, each with its least price.
    A price in braces counts as 1; rules without a title are left out."""
    costs: dict[str, int] = {}
    for rule in read_rules(encoding):
        if rule.is_technique and rule.title:
            price = parse_price(rule.price) or 1
            costs[rule.title] = min(price, costs.get(rule.title, price))
    return costs


def name_step(titles: Sequence[str], step_names: Mapping[str, str]) -> str:
    """Return the name of a step by several rules, from their titles, sorted as "a + 2 x b".
    It is the name that `step_names` has for that text; else the text, or CHAIN if there are more
    than 5 titles."""
    counts = sorted(Counter(titles).items())
    rules = " + ".join(title if n == 1 else f"{n} x {title}" for title, n in counts)
    return step_names.get(rules, rules if len(titles) <= _NAMED else CHAIN)
