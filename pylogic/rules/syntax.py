"""clingo's syntax trees: predicates and other names for them, constants, facts, comments."""

from __future__ import annotations

import copyreg
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from copy import deepcopy
from functools import lru_cache

import clingo
from clingo import ast

from pylogic.errors import Problem, ProgramError
from pylogic.rules import lexical
from pylogic.rules.symbols import parse_term

Signature = tuple[str, int]
"""Name and arity of a predicate, or name and number of parameters of a part.

In signatures of #show and of atoms a name that begins with `-` is a classical negation's."""

Names = Mapping[Signature, str]
"""The new names of predicates."""
_NAMED = (ast.ASTType.ShowSignature, ast.ASTType.Defined, ast.ASTType.ProjectSignature)
"""The statements that name a predicate without an atom."""
_WITHOUT_ATOMS = (ast.ASTType.Comparison, ast.ASTType.Guard, ast.ASTType.Comment)
"""The frequent nodes below which there is no atom."""
_FACT = re.compile(r"([a-z_][\w']*)(?:\(([^():;{}|\"#]*)\))?\.", re.ASCII)
"""The text of a fact: its name, and its arguments without any parentheses."""


def parse_signature(atom: str) -> Signature:
    """Return the predicate of an atom that clingo wrote in a message, without a `-`."""
    bare = re.fullmatch(r"\((-.*)\)", atom.strip())  # it writes (-p(X)) for -p(X)
    text = re.sub(r"#\w+", "X", bare[1] if bare else atom)  # and #Arith0 for K+1
    if (signature := _read_signature(f"{text}.")) is not None:
        return signature
    return next(find_mentions(parse_text(f"{text}.")[-1]))[0]


def signature_of(atom: clingo.Symbol) -> Signature:
    """Return name and arity of an atom; the name of a negative atom begins with `-`."""
    return "-" * atom.negative + atom.name, len(atom.arguments)


def parse_text(text: str) -> list[ast.AST]:
    """Parse a text that pylogic wrote; return its statements without clingo's opening #program.
    A mistake in it raises RuntimeError."""
    statements: list[ast.AST] = []
    ast.parse_string(text, statements.append, logger=lambda _code, _words: None)
    return statements[1:]


def find_names(text: str) -> frozenset[str]:
    """Return all words of a text that may be names: of predicates, constants and the like.
    Words in comments and strings are among them, but no variables."""
    return frozenset(re.findall(r"[_a-z][\w']*", text))


def signatures(statements: Iterable[ast.AST]) -> set[Signature]:
    """Return name and arity of all predicates that statements mention, but for #show p/n."""
    every = list(statements)
    declared = {(s.name, s.arity) for s in every if s.ast_type == ast.ASTType.Defined}
    return declared.union(*map(heads, every), *map(body_predicates, every))


def heads(statement: ast.AST) -> frozenset[Signature]:
    """Return the predicates that a statement derives, or leaves open by #external."""
    return _find_predicates(statement)[0]


def body_predicates(statement: ast.AST) -> frozenset[Signature]:
    """Return the predicates that a statement uses, in bodies, conditions and elsewhere.
    Those of #show p/n and #defined do not count."""
    return _find_predicates(statement)[1]


@lru_cache(maxsize=4096)  # the rules of ten large files
def _find_predicates(statement: ast.AST) -> tuple[frozenset[Signature], frozenset[Signature]]:
    """Return the predicates that a statement derives, and those that it uses."""
    derived, used = split_mentions(statement)
    return frozenset(name for name, _ in derived), frozenset(name for name, _ in used)


def _read_signature(fact: str) -> Signature | None:
    """Return the predicate of a fact's text whose arguments have no arguments; None of any other.
    To look into the syntax tree takes ten times as long, and files have many facts."""
    match = _FACT.fullmatch(fact)
    return match and (match[1], 0 if match[2] is None else match[2].count(",") + 1)


Mention = tuple[Signature, ast.AST]
"""A predicate, and the node that mentions it."""


def split_mentions(statement: ast.AST) -> tuple[list[Mention], list[Mention]]:
    """Return the mentions of predicates that a statement derives, or leaves open by #external, and
    the mentions of those that it uses. Conditions in heads count as uses."""
    if (fact := _read_signature(str(statement))) is not None:
        return [(fact, statement.head.atom.symbol)], []
    derived, used = list[ast.AST](), [statement]
    if statement.ast_type == ast.ASTType.External:
        derived, used = [statement.atom], list(statement.body)
    elif statement.ast_type == ast.ASTType.Rule:
        used = list(statement.body)
        for element in getattr(statement.head, "elements", None) or [statement.head]:
            if element.ast_type == ast.ASTType.HeadAggregateElement:
                element = element.condition
            if element.ast_type == ast.ASTType.ConditionalLiteral:
                derived.append(element.literal)
                used += element.condition
            else:  # a literal, or an element of a theory atom, which derives nothing
                (derived if element.ast_type == ast.ASTType.Literal else used).append(element)
    return [*find_mentions(*derived)], [*find_mentions(*used)]


def is_choice(statement: ast.AST) -> bool:
    """Return whether a statement is a rule whose head is a choice, disjunction or aggregate."""
    is_rule = statement.ast_type == ast.ASTType.Rule
    return is_rule and statement.head.ast_type != ast.ASTType.Literal


def closure(
    start: Iterable[Signature], edges: Iterable[tuple[Set[Signature], Set[Signature]]]
) -> set[Signature]:
    """Return the start and all predicates that edges reach from it.
    An edge (A, B) leads from any predicate of A to all of B."""
    reached, every = set(start), list(edges)
    while more := {y for some, others in every if some & reached for y in others} - reached:
        reached |= more
    return reached


def show_signatures(statements: Iterable[ast.AST]) -> Iterator[Signature]:
    """Yield the predicates of statements #show p/n; a negation's name begins with `-`."""
    for statement in statements:
        if statement.ast_type == ast.ASTType.ShowSignature and statement.name:
            yield f"{'' if statement.positive else '-'}{statement.name}", statement.arity


def strip_minus(signature: Signature) -> Signature:
    """Return a signature whose name has no `-` of classical negation."""
    return signature[0].removeprefix("-"), signature[1]


def find_mentions(*nodes: ast.AST) -> Iterator[Mention]:
    """Yield the mentions of predicates in the atoms below nodes, in the text's order.
    The names of negations have no `-`; each term of a pool counts."""
    waiting = [*reversed(nodes)]
    while waiting:
        current = waiting.pop()
        kind = current.ast_type
        if kind == ast.ASTType.Literal:
            waiting.append(current.atom)
        elif kind == ast.ASTType.SymbolicAtom:
            symbol = current.symbol
            while symbol.ast_type == ast.ASTType.UnaryOperation:
                symbol = symbol.argument
            is_pool = symbol.ast_type == ast.ASTType.Pool
            for term in symbol.arguments if is_pool else [symbol]:
                if term.ast_type == ast.ASTType.Function:
                    yield (term.name, len(term.arguments)), term
        elif kind not in _WITHOUT_ATOMS:
            waiting += reversed(list(children(current)))


def walk_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """Yield a node and all nodes below it, each before its children, in the order of the text."""
    waiting = [node]  # terms may be too deep for a recursion
    while waiting:
        current = waiting.pop()
        yield current
        waiting += reversed(list(children(current)))


def rename_file(node: ast.AST, name: str) -> None:
    """Change a node, and all nodes below it, as if they had been read from a file of that name."""
    for inner in walk_nodes(node):
        if (place := getattr(inner, "location", None)) is not None:
            ends = (end._replace(filename=name) for end in (place.begin, place.end))
            inner.location = ast.Location(*ends)


def _parse_at(text: str, begin: ast.Position, end: ast.Position) -> ast.AST:
    """Return the one statement of a text, with its place in a file. The nodes below it have about
    the places that they had there; those of a fact have none, which nobody asks for."""
    blank = "\n" * (begin.line - 1) + " " * (begin.column - 1) if ":" in text else ""
    (statement,) = parse_text(blank + text)
    if blank:
        rename_file(statement, begin.filename)
    return statement.update(location=ast.Location(begin, end))


# A syntax tree cannot be pickled: a statement is made again from its text.
copyreg.pickle(ast.AST, lambda node: (_parse_at, (str(node), *node.location)))


def global_variables(rule: ast.AST) -> Iterator[str]:
    """Yield the names of the global variables of a rule's body, one for each place, but for `_`.
    Aggregates count by their bounds only, and conditional literals not at all."""
    for literal in rule.body:
        if literal.ast_type == ast.ASTType.ConditionalLiteral:
            continue
        guards = [getattr(literal.atom, side, None) for side in ("left_guard", "right_guard")]
        is_aggregate = hasattr(literal.atom, "elements")
        for node in [guard for guard in guards if guard] if is_aggregate else [literal]:
            yield from variables(node)


def make_head(predicate: str, *arguments: str) -> ast.AST:
    """Return the head of a rule for an atom with a predicate's name and arguments, all texts."""
    atom = f"{predicate}({', '.join(arguments)})" if arguments else predicate
    head: ast.AST = parse_text(f"{atom}.")[0].head
    return head


def as_tuple(terms: Iterable[str]) -> str:
    """Write terms as a tuple of clingo: "(a,b,)", of a single term "(a,)", of none "()"."""
    return f"({''.join(f'{term},' for term in terms)})"


def variables(node: ast.AST) -> Iterator[str]:
    """Yield the names of the variables below a node, one for each place, but for `_`."""
    for variable in walk_nodes(node):
        if variable.ast_type == ast.ASTType.Variable and variable.name != "_":
            yield variable.name


def children(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes right below a node."""
    for key in node.child_keys:
        child = getattr(node, key)
        yield from (child,) if isinstance(child, ast.AST) else child or ()


def constants(statements: Iterable[ast.AST]) -> Mapping[str, str]:
    """Return the values, as texts, of the constants that #const statements define, at last."""
    return {s.name: str(s.value) for s in statements if s.ast_type == ast.ASTType.Definition}


def parse_foreign_term(text: str) -> clingo.Symbol | None:
    """Return the symbol of a text that somebody wrote; None if it is no ground term with a value,
    or one that clingo may not read."""
    try:
        return parse_term(lexical.check_text(text, "") and text)
    except ProgramError:
        return None


def parse_fact(statement: ast.AST) -> clingo.Symbol | None:
    """Return the symbol of a ground fact, perhaps a negative one; None of any other statement.
    It looks at the statement's text: to look into the tree takes three times as long."""
    text = str(statement)
    if text[0] in "#:%&{":  # no fact begins with these: spare the parser
        return None
    symbol = parse_term(text[:-1])  # None of a body, a range, a pool, a choice
    return symbol if symbol and symbol.type == clingo.SymbolType.Function else None


def parse_facts(statements: Sequence[ast.AST]) -> list[clingo.Symbol | None]:
    """Return the result of `parse_fact` for each statement. clingo parses those facts together
    whose arguments have no arguments, which takes a tenth of the time."""
    texts = [*map(str, statements)]
    facts = [text for text in texts if _FACT.fullmatch(text)]
    together = parse_term(as_tuple(text[:-1] for text in facts))
    symbols = {} if together is None else dict(zip(facts, together.arguments, strict=True))
    pairs = zip(texts, statements, strict=True)
    return [symbols.get(text) or parse_fact(statement) for text, statement in pairs]


def problem_at(words: str, node: ast.AST, kind: str = "error") -> Problem:
    """Return a problem with words, an error or another `kind`, at the place where a node begins."""
    begin = node.location.begin
    return Problem(words, begin.filename, begin.line, begin.column, kind)


def quote_node(node: ast.AST, words: str) -> Problem:
    """Return an error at the place where a node begins: the node's shortened code, and words."""
    return problem_at(f"{shorten(str(node))}: {words}", node)


def shorten(text: str, length: int = 60) -> str:
    """Return a text of at most `length` characters: a longer one is cut, and ends with `...`."""
    return text if len(text) <= length else f"{text[: length - 3]}..."


def rename_predicates(statement: ast.AST, names: Names) -> ast.AST:
    """Return a copy of a statement with other names of predicates.
    #show p/n, #defined p/n and #project p/n get them, too."""
    if statement.ast_type in _NAMED:
        name = names.get((statement.name, statement.arity), statement.name)
        return statement.update(name=name)
    renamed = deepcopy(statement)
    for signature, node in find_mentions(renamed):
        node.name = names.get(signature, node.name)
    return renamed
