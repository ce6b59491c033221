"""Problems of a rule file by itself: predicates, parts, words, duplicates, heuristics."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

import clingo
from clingo import ast

from pylogic.errors import Problem
from pylogic.rules import constraints, syntax
from pylogic.rules.constraints import BRACES, Constraint, fill_braces
from pylogic.rules.encoding import HEURISTIC, LISTED, SEARCHED, WORDED, Encoding
from pylogic.rules.hints import predicate_name, suggest, suggest_predicate
from pylogic.rules.instance import Instance
from pylogic.rules.parts import BASE, KNOWN, NAMED, PARTS
from pylogic.rules.syntax import Signature, problem_at

_DRIVER_PREDICATES: frozenset[Signature] = frozenset({LISTED, WORDED, ("query", 1), NAMED, KNOWN})
"""Predicates that the driver derives, no rule of a file."""
_LABEL: Signature = ("label", 0)
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|(?<![\w\'])(_*[A-Z][\w\']*)')
"""A string, or a variable, which is the group."""
_MIRRORED = {" != ": " != ", " = ": " = ", " > ": " < ", " >= ": " <= "}
"""Signs of comparisons, each with the sign after the sides change places."""


def find_problems(encoding: Encoding, given: frozenset[Signature]) -> list[Problem]:
    """Return the errors and warnings of all checks of this file, not sorted by place. `given` are
    the predicates of instances; clingo's own errors are left out."""
    return [
        *_find_unknown_parts(encoding),
        *_find_inner_includes(encoding),
        *_find_undefined(encoding, given),
        *_find_underived_shows(encoding, given),
        *_find_unmatched_constants(encoding, given),
        *_find_unused(encoding),
        *_check_words(encoding),
        *_check_duplicates(encoding),
        *_find_unswitched_heuristics(encoding),
        *_check_for_show(encoding),
    ]


def _find_unknown_parts(encoding: Encoding) -> Iterator[Problem]:
    """Yield a warning for each part that pylogic does not know, and never grounds."""
    for part, statements in encoding.parts.items():
        name, arity = part
        if part in PARTS or (name.startswith(HEURISTIC) and not arity):
            continue
        hint = suggest(name, [known for known, _ in PARTS])
        shown = f"{name}({', '.join('t' * arity)})" if arity else name
        words = f"pylogic knows no part {shown}: it is never grounded{hint}"
        yield problem_at(words, statements[0], "warning")


def _find_inner_includes(encoding: Encoding) -> Iterator[Problem]:
    """Yield a warning for each #include inside a part other than base, at which clingo ends the
    part: if a statement of the part follows it in the file."""
    for include in encoding.includes:
        placed = [(s.location.begin, s) for s in encoding.statements]
        place = (str(include.file), include.line, include.column)
        in_file = sorted((p for p in placed if p[0].filename == place[0]), key=lambda p: p[0])
        before = (s for p, s in in_file if p < place and s.ast_type == ast.ASTType.Program)
        after = (s for p, s in in_file if p > place and s.ast_type != ast.ASTType.Comment)
        part, following = next(reversed([*before]), None), next(after, None)
        if part is None or (part.name, len(part.parameters)) == BASE or following is None:
            continue
        if following.ast_type != ast.ASTType.Program:
            words = (
                f"#include inside the part {part.name}: clingo puts what follows it into base;"
                " at the end of the part, or at the top of the file, both mean the same"
            )
            yield Problem(words, *place, kind="warning")


def _find_undefined(encoding: Encoding, given: frozenset[Signature]) -> Iterator[Problem]:
    """Yield a warning at the first use of each predicate that no rule derives, no instance gives,
    and no #defined or comment declares."""
    known = given | encoding.derived_or_declared | _DRIVER_PREDICATES | {*encoding.clues}
    known |= _list_documented_predicates(encoding)
    seen = set()
    for statement in encoding.statements:
        for signature, node in syntax.body_mentions(statement):
            if signature not in known and signature not in seen:
                seen.add(signature)
                hint = suggest_predicate(signature, known, cutoff=0.7)
                words = "is never derived, and no #defined says that it is an input"
                yield problem_at(f"{predicate_name(signature)} {words}{hint}", node, "warning")


def _find_underived_shows(encoding: Encoding, given: frozenset[Signature]) -> Iterator[Problem]:
    """Yield a warning for each #show of a predicate that no rule derives and no instance gives."""
    heads = map(syntax.heads, encoding.statements_of(*SEARCHED))
    known = given.union(encoding.clues, encoding.declared_inputs, *heads)
    for statement in encoding.statements_of(*SEARCHED):
        for signature in map(syntax.strip_minus, syntax.show_signatures([statement])):
            if signature not in known:
                hint = suggest_predicate(signature, known, cutoff=0.7)
                words = f"no rule derives {predicate_name(signature)}, which answers show"
                yield problem_at(words + hint, statement, "warning")


def _find_unmatched_constants(encoding: Encoding, given: frozenset[Signature]) -> Iterator[Problem]:
    """Yield warnings for constants in bodies as arguments with which no rule derives the predicate.
    Inputs, predicates of the driver, and those with variables in heads may have any argument."""
    derived: dict[tuple[Signature, int], frozenset[str] | None] = {}
    for statement in encoding.statements:
        for signature, atom in syntax.head_mentions(statement):
            for place, argument in enumerate(atom.arguments):
                new, key = _list_constants(argument, encoding), (signature, place)
                old = derived.get(key, frozenset())
                derived[key] = None if new is None or old is None else new | old
    given |= encoding.inputs | encoding.declared_inputs | _list_documented_predicates(encoding)
    for signature in _DRIVER_PREDICATES | given:
        derived |= {(signature, place): None for place in range(signature[1])}
    for statement in encoding.statements:
        for signature, atom in syntax.body_mentions(statement):
            for place, argument in enumerate(atom.arguments):
                known = derived.get((signature, place)) or frozenset()
                looked_for = _list_constants(argument, encoding) or frozenset()
                for value in sorted(looked_for - known) if known else ():
                    hint = suggest(value, known)
                    words = f"never has {value} as its argument {place + 1}{hint}"
                    yield problem_at(f"{predicate_name(signature)} {words}", argument, "warning")


def _list_constants(argument: ast.AST, encoding: Encoding) -> frozenset[str] | None:
    """Return an argument that is a constant, or a pool of constants, as texts; None for any other
    term, and for names that #const defines."""
    if argument.ast_type == ast.ASTType.Pool:
        several = [_list_constants(term, encoding) for term in argument.arguments]
        return None if None in several else frozenset().union(*filter(None, several))
    is_constant = argument.ast_type == ast.ASTType.SymbolicTerm
    is_set = is_constant and str(argument) in encoding.constants
    return frozenset([str(argument)]) if is_constant and not is_set else None


def _list_documented_predicates(encoding: Encoding) -> frozenset[Signature]:
    """Return the predicates in the file's header that have a line of their own, such as p(X, Y)."""
    templates = re.findall(r"(?m)^ *([a-z]\w*)\(([^()]*)\) *$", encoding.header)
    return frozenset((name, arguments.count(",") + 1) for name, arguments in templates)


def _find_unused(encoding: Encoding) -> Iterator[Problem]:
    """Yield a problem for each predicate that the file derives (not its libraries) and nothing
    uses: an error if the part has a word like it, else a warning."""
    used = {*map(syntax.strip_minus, encoding.outputs), *encoding.clues}
    for statement in encoding.statements:
        used |= syntax.body_predicates(statement)
    labels = encoding.parts.get(_LABEL, ())  # label/4 names atoms as terms
    named = (x for s in labels for _, atom in syntax.find_mentions(s) for x in atom.arguments)
    terms = (term for argument in named for term in syntax.walk_nodes(argument))
    used |= {(x.name, len(x.arguments)) for x in terms if x.ast_type == ast.ASTType.Function}
    seen = set()
    for part, statements in encoding.parts.items():
        read = {*used, *PARTS.get(part, ())}
        for statement in () if part == ("about", 0) else statements:
            for signature, node in syntax.head_mentions(statement):
                is_own = node.location.begin.filename == str(encoding.path)  # libraries have more
                if signature not in read and signature not in seen and is_own:
                    seen.add(signature)
                    meant = suggest_predicate(signature, PARTS.get(part, ()))
                    hint = meant or suggest_predicate(signature, used, cutoff=0.7)
                    words = f"{predicate_name(signature)} is derived and never used{hint}"
                    yield problem_at(words, node, "error" if meant else "warning")


def _check_words(encoding: Encoding) -> Iterator[Problem]:
    """Yield warnings on the words above constraints: missing words, wrong costs, unknown terms. A
    program without parts and without any such words is clingo's, and needs none."""
    rules = constraints.read_rules(encoding)
    need_words = any(part != BASE for part in encoding.parts) or any(r.has_words for r in rules)
    for constraint in rules:
        for words in _find_word_faults(constraint, need_words):
            yield problem_at(words, constraint.statement, "warning")


def _find_word_faults(constraint: Constraint, need_words: bool) -> Iterator[str]:
    """Yield sentences on the faults of the words above a constraint. Missing words are a fault of a
    technique, and with `need_words` of any constraint."""
    if not constraint.has_words and constraint.is_technique:
        yield "a technique without words: a line `%! [name, cost] ...` above it says what is seen"
    elif not constraint.has_words and need_words:
        yield "a constraint without words: a line `%! ...` above it says what it forbids"
    if constraint.has_words and constraint.words.startswith("["):
        yield (
            "the [ above opens no name of the step, so all of it is said: `%! [name, cost] words`,"
            " whose name begins with a letter"
        )
    for text in dict.fromkeys(constraint.braces):
        if text not in constraint.terms:
            several = [part.strip() for part in text.split(",")]
            are_names = len(several) > 1 and set(several) <= set(constraint.variables)
            hint = f": write {','.join(f'{{{name}}}' for name in several)}" if are_names else ""
            yield f"{{{text}}} in the words above is no term of the constraint's variables{hint}"
    text = f"{constraint.words if constraint.has_words else ''} {constraint.title}"
    if re.search(r"[{}]", BRACES.sub("", text)):
        yield "a brace in the words above has no partner, or stands within others: it is said"
    brace = BRACES.fullmatch(constraint.price)  # whether a term stands in it was looked at before
    is_term = brace is not None and constraint.terms.get(brace[1]) != []
    price = fill_braces(constraint.price, constraint.terms, {})
    if not is_term and constraints.parse_price(price) is None:
        yield (
            f"the cost {constraint.price or 'after the comma'} above is neither a whole"
            " number, at least 1, nor a term in braces: `%! [name, cost] words`"
        )


def _check_duplicates(encoding: Encoding) -> Iterator[Problem]:
    """Yield a warning for each rule that repeats an earlier one of its part (`find_duplicates`)."""
    for statements in encoding.parts.values():
        for rule, first in find_duplicates(statements):
            begin, place = rule.location.begin, first.location.begin
            is_here = begin.filename == place.filename
            where = f"line {place.line}" if is_here else f"{place.filename}:{place.line}"
            words = f"the same as {where}: one of the two can be deleted, the other says it"
            yield problem_at(words, rule, "warning")


def _find_unswitched_heuristics(encoding: Encoding) -> Iterator[Problem]:
    """Yield a warning for each #heuristic in the parts that are always grounded."""
    for part in SEARCHED:
        for statement in encoding.parts.get(part, ()):
            if statement.ast_type == ast.ASTType.Heuristic:
                words = "#heuristic without a switch: in a part heuristic_NAME it is up to the user"
                yield problem_at(words, statement, "warning")


def _check_for_show(encoding: Encoding) -> Iterator[Problem]:
    """Yield a warning if the file has no #show."""
    kinds = (ast.ASTType.ShowSignature, ast.ASTType.ShowTerm)
    if not any(statement.ast_type in kinds for statement in encoding.statements):
        words = "no #show: every atom counts as part of the answer; #show NAME/ARITY says which do"
        yield Problem(words, str(encoding.path), kind="warning")


def find_repeated_facts(instance: Instance) -> Iterator[Problem]:
    """Yield a warning, naming the first line, for each fact that repeats an earlier one."""
    lines: dict[clingo.Symbol, int] = {}
    for fact in instance.facts:
        if fact.symbol in lines:
            words = f"the same fact as in line {lines[fact.symbol]}"
            yield instance.problem(words, [fact])._replace(kind="warning")
        lines.setdefault(fact.symbol, fact.line)


# ---- Rules that say the same, up to the names of variables and the order of the body ----------


def find_duplicates(statements: Iterable[ast.AST]) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Yield pairs of a rule and the earlier rule that it repeats, up to `write_normal_form`."""
    known: dict[str, ast.AST] = {}
    for rule in statements:
        if rule.ast_type == ast.ASTType.Rule:
            first = known.setdefault(write_normal_form(rule), rule)
            if first is not rule:
                yield rule, first


def write_normal_form(statement: ast.AST) -> str:
    """Return a rule as a text that is the same whatever its variables are called and however its
    body is ordered; of other statements the order counts.

    Variables are numbered: those of the head first, then those of the literal whose text is the
    least so far, and so on. Rules with the same text say the same; not always the other way round:
    a rule with exchangeable literals may have several texts.
    """
    literals: list[tuple[str, ...]] = [(str(statement),)]
    if statement.ast_type == ast.ASTType.Rule:
        body = dict.fromkeys(map(str, statement.body))
        literals = [(f"{statement.head} :-",), *map(_mirror_comparison, body)]
    names: dict[str, str] = {}
    written = list[str]()
    literal = literals[0]
    while True:
        literals.remove(literal)
        reading = min(literal, key=lambda reading: _rename_variables(reading, names))
        for match in _TOKEN.finditer(reading):
            if match[1] and match[1] not in names:
                names[match[1]] = f"V{len(names)}"
        written.append(_rename_variables(reading, names))
        if not literals:
            return " ".join(written)
        literal = min(literals, key=lambda x: min(_rename_variables(y, names) for y in x))


def _rename_variables(reading: str, names: Mapping[str, str]) -> str:
    """Return the text of a literal with other names of variables, ? for those without one."""
    return _TOKEN.sub(lambda m: names.get(m[1], "?") if m[1] else m[0], reading)


def _mirror_comparison(literal: str) -> tuple[str, ...]:
    """Return the texts that a literal may have: `X < Y` for `Y > X`, both ways for `X = Y` and
    `X != Y`, itself for others."""
    for sign, mirrored in _MIRRORED.items():
        left, has_sign, right = literal.partition(sign)
        if has_sign and not re.search(r"[{:<>=!]", left + right):
            exchanged = f"{right}{mirrored}{left}"
            return (literal, exchanged) if sign == mirrored else (exchanged,)
    return (literal,)
