"""clingo's syntax trees: predicates and other names for them, constants, facts, comments."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Set

import clingo
from clingo import ast

from pylogic.errors import Problem
from pylogic.rules.symbols import term as term_of

Signature = tuple[str, int]
"""Name and arity of a predicate, or name and number of parameters of a part.

Where it matters, a name that begins with `-` is that of the classical negation, as in #show -p/1.
"""

Names = Mapping[Signature, str]
"""The new names of predicates."""
TextPlace = tuple[str, int, int, int, int]
"""A file, and the lines and columns where a statement in it begins and ends."""
_NAMED = (ast.ASTType.ShowSignature, ast.ASTType.Defined, ast.ASTType.ProjectSignature)
_POINTING = {("clues", 2): 0, ("board", 2): 1}
"""The facts of `about` that name a predicate, and the argument that does."""


def signature(atom: str) -> Signature:
    """Name and arity of an atom that clingo wrote in a message."""
    bare = re.fullmatch(r"\((-.*)\)", atom.strip())  # it writes (-p(X)) for -p(X)
    text = re.sub(r"#\w+", "X", bare[1] if bare else atom)  # and #Arith0 for K+1
    return next(places(parsed(f"{text}.")[-1]))[0]


def signature_of(atom: clingo.Symbol) -> Signature:
    """Name and arity of an atom; a name that begins with `-` is a negative one's."""
    return "-" * atom.negative + atom.name, len(atom.arguments)


def parsed(text: str) -> list[ast.AST]:
    """The statements of a text of our own, without the #program that clingo begins with."""
    found: list[ast.AST] = []
    ast.parse_string(text, found.append)
    return found[1:]


def names(text: str) -> frozenset[str]:
    """Names that a text of statements mentions, those of all predicates among them.

    A walk over their trees takes ten times as long.
    """
    return frozenset(re.findall(r"[_a-z][\w']*", text))


def signatures(statements: Iterable[ast.AST]) -> Iterator[Signature]:
    """Name and arity of the predicates that statements mention."""
    for statement in statements:
        yield from declares(statement)
        yield from (signature for signature, _ in places(statement))


def declares(statement: ast.AST) -> set[Signature]:
    """The predicates that a statement derives, or declares as inputs by #defined."""
    if statement.ast_type == ast.ASTType.Defined:
        return {(statement.name, statement.arity)}
    return heads(statement)


def heads(statement: ast.AST) -> set[Signature]:
    """The predicates that a statement derives."""
    return {signature for signature, _ in derives(statement)}


Place = tuple[Signature, ast.AST]
"""A predicate, and the node where it is mentioned."""


def derives(statement: ast.AST) -> Iterator[Place]:
    """The predicates that a statement derives, without those of conditions in its head."""
    match statement.ast_type:
        case ast.ASTType.Rule:
            for element in getattr(statement.head, "elements", None) or [statement.head]:
                literal = getattr(element, "condition", element)  # of #count and #sum
                literal = literal if isinstance(literal, ast.AST) else element
                yield from places(getattr(literal, "literal", literal))
        case ast.ASTType.External:
            yield from places(statement.atom)


def uses(statement: ast.AST) -> Iterator[Place]:
    """The predicates that a statement looks at."""
    derived = [node.location for _, node in derives(statement)]
    yield from (place for place in places(statement) if place[1].location not in derived)


def is_choice(statement: ast.AST) -> bool:
    """Whether a statement is a rule that leaves open what it derives."""
    is_rule = statement.ast_type == ast.ASTType.Rule
    return is_rule and statement.head.ast_type != ast.ASTType.Literal


def chosen(statements: Iterable[ast.AST]) -> frozenset[Signature]:
    """The predicates that are chosen, and those that are derived from them."""
    every = list(statements)
    begun = (one for s in every if is_choice(s) for one in heads(s))
    edges = (({one for one, _ in uses(s)}, heads(s)) for s in every)
    return frozenset(closure(begun, edges))


def closure(
    start: Iterable[Signature], edges: Iterable[tuple[Set[Signature], Set[Signature]]]
) -> set[Signature]:
    """Predicates with those that edges lead to, from any of a set to all of the other, and on."""
    found, every = set(start), list(edges)
    while more := {y for some, others in every if some & found for y in others} - found:
        found |= more
    return found


def shows(statements: Iterable[ast.AST]) -> Iterator[Signature]:
    """The predicates that #show statements show whole, negative ones with a `-`."""
    for statement in statements:
        if statement.ast_type == ast.ASTType.ShowSignature and statement.name:
            yield f"{'' if statement.positive else '-'}{statement.name}", statement.arity


def unsigned(signature: Signature) -> Signature:
    """The predicate that a signature or its classical negation is of."""
    return signature[0].removeprefix("-"), signature[1]


def places(node: ast.AST) -> Iterator[Place]:
    """The predicates below a node, classical negation left out."""
    for atom in nodes(node, ast.ASTType.SymbolicAtom):
        if atom.ast_type != ast.ASTType.SymbolicAtom:
            continue
        symbol = atom.symbol
        while symbol.ast_type == ast.ASTType.UnaryOperation:
            symbol = symbol.argument
        is_pool = symbol.ast_type == ast.ASTType.Pool
        for term in symbol.arguments if is_pool else [symbol]:
            if term.ast_type == ast.ASTType.Function:
                yield (term.name, len(term.arguments)), term


def nodes(node: ast.AST, end: ast.ASTType | None = None) -> Iterator[ast.AST]:
    """A node and all below it, in their order, but for what is below nodes of a kind.

    Python's own stack would not be enough for terms as deep as clingo reads them.
    """
    waiting = [node]
    while waiting:
        found = waiting.pop()
        yield found
        if found.ast_type != end:
            waiting += reversed(list(children(found)))


def place_of(statement: ast.AST) -> TextPlace:
    """Where a statement stands."""
    begin, end = statement.location.begin, statement.location.end
    return begin.filename, begin.line, begin.column, end.line, end.column


def move(statement: ast.AST, place: TextPlace) -> ast.AST:
    """The statement as if it stood there."""
    name, *numbers = place
    begin, end = (ast.Position(name, *numbers[i : i + 2]) for i in (0, 2))
    return statement.update(location=ast.Location(begin, end))


def global_variables(rule: ast.AST) -> Iterator[str]:
    """The names of the variables in the body of a rule that are not local to a part of it."""
    for literal in rule.body:
        if literal.ast_type == ast.ASTType.ConditionalLiteral:
            continue
        guards = [getattr(literal.atom, side, None) for side in ("left_guard", "right_guard")]
        is_aggregate = hasattr(literal.atom, "elements")
        for node in [guard for guard in guards if guard] if is_aggregate else [literal]:
            yield from variables(node)


def head(predicate: str, *arguments: str) -> ast.AST:
    """The head of a rule that derives an atom."""
    atom = f"{predicate}({', '.join(arguments)})" if arguments else predicate
    (fact,) = parsed(f"{atom}.")
    made: ast.AST = fact.head
    return made


def as_tuple(terms: Iterable[str]) -> str:
    """Terms as one, also if there is but one or none."""
    return f"({''.join(f'{term},' for term in terms)})"


def variables(node: ast.AST) -> Iterator[str]:
    """The names of the variables below a node, but for `_`."""
    for found in nodes(node, ast.ASTType.Variable):
        if found.ast_type == ast.ASTType.Variable and found.name != "_":
            yield found.name


def children(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes right below one."""
    for key in node.child_keys:
        child = getattr(node, key)
        yield from (child,) if isinstance(child, ast.AST) else child or ()


def constants(statements: Iterable[ast.AST]) -> Mapping[str, str]:
    """The constants that statements define, with their values."""
    return {s.name: str(s.value) for s in statements if s.ast_type == ast.ASTType.Definition}


def fact(statement: ast.AST) -> clingo.Symbol | None:
    """The symbol of a statement that is a ground fact.

    Read off its text: looking into the tree takes three times as long.
    """
    text = str(statement)
    if text[0] in "#:%&{":  # no fact begins so: parsing it as one would be in vain
        return None
    symbol = term_of(text[:-1])  # None of a body, a range, a pool, a choice
    return symbol if symbol is not None and symbol.type == clingo.SymbolType.Function else None


def problem_at(words: str, node: ast.AST, kind: str = "error") -> Problem:
    """A problem at the place where a statement or a part of one begins."""
    begin = node.location.begin
    return Problem(words, begin.filename, begin.line, begin.column, kind)


def problem_of(node: ast.AST, words: str) -> Problem:
    """The problem of a statement or a part of one, which is quoted, and its place."""
    return problem_at(f"{shortened(str(node))}: {words}", node)


def shortened(text: str, length: int = 60) -> str:
    """A text in at most so many characters."""
    return text if len(text) <= length else f"{text[: length - 3]}..."


def opening_comments(text: str) -> str:
    """The comments that open a file, without their marks."""
    lines: list[str] = []
    in_block = False
    for line in text.splitlines():
        if in_block or line.startswith("%*"):
            in_block = not line.rstrip().endswith("*%")
            words = line.removeprefix("%*!").removeprefix("%*").removesuffix("*%")
            indent = "" if line.startswith("%*") else "  "
            lines += [indent + words.lstrip("!")] if words.strip() else []
        elif line.startswith("%"):
            lines.append(line.removeprefix("%").removeprefix(" ").rstrip())
        else:
            break
    return "\n".join(lines).strip()


def renamed_about(statement: ast.AST, names: Names) -> ast.AST:
    """A fact of `about`, whose terms may be names of predicates."""
    if statement.ast_type != ast.ASTType.Rule:
        return statement
    atom = statement.head.atom.symbol
    place = _POINTING.get((atom.name, len(atom.arguments)))
    if place is None:
        return statement
    plain = {old: new for (old, _), new in names.items()}
    arguments = list(atom.arguments)
    term = arguments[place]
    new = plain.get(str(getattr(term, "symbol", "")).strip('"'))
    if new is None:
        return statement
    arguments[place] = ast.SymbolicTerm(term.location, clingo.Function(new))
    literal = statement.head
    symbol = literal.atom.update(symbol=atom.update(arguments=arguments))
    return statement.update(head=literal.update(atom=symbol))


class Renaming(ast.Transformer):
    """Gives predicates other names."""

    def __init__(self, names: Names) -> None:
        self._names = names

    def __call__(self, statement: ast.AST) -> ast.AST:
        """The statement with these names."""
        if statement.ast_type in _NAMED:
            name = self._names.get((statement.name, statement.arity), statement.name)
            return statement.update(name=name)
        found: ast.AST = self.visit(statement)
        return found

    def visit_SymbolicAtom(self, node: ast.AST) -> ast.AST:
        """An atom of a rule."""
        return node.update(symbol=self._term(node.symbol))

    def _term(self, term: ast.AST) -> ast.AST:
        """The atom of a predicate, perhaps negated or a pool."""
        if term.ast_type == ast.ASTType.UnaryOperation:
            return term.update(argument=self._term(term.argument))
        if term.ast_type == ast.ASTType.Pool:
            return term.update(arguments=[self._term(one) for one in term.arguments])
        if term.ast_type != ast.ASTType.Function:
            return term
        name = self._names.get((term.name, len(term.arguments)), term.name)
        return term.update(name=name)
