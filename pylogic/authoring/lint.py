"""Problems of a rule file by itself: predicates, parts, words, duplicates, heuristics."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

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

_OWN: frozenset[Signature] = frozenset({LISTED, WORDED, ("query", 1), NAMED, KNOWN})
"""Predicates that the driver derives."""
_LABEL: Signature = ("label", 0)
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|(?<![\w\'])(_*[A-Z][\w\']*)')
_MIRRORED = {" != ": " != ", " = ": " = ", " > ": " < ", " >= ": " <= "}


def find_problems(encoding: Encoding, given: frozenset[Signature]) -> list[Problem]:
    """Return errors and warnings besides clingo's, check by check, not sorted by place. Nothing is
    ground; `given` has the predicates of instances."""
    return [
        *_find_unknown_parts(encoding),
        *_find_inner_includes(encoding),
        *_find_undefined(encoding, given),
        *_find_underived(encoding, given),
        *_find_unmatched_constants(encoding, given),
        *_find_unused(encoding),
        *_check_words(encoding),
        *_report_duplicates(encoding),
        *_find_unswitched_heuristics(encoding),
        *_check_show(encoding),
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
    """Yield warnings for includes amid a part that is not base: for clingo the part ends there.
    None where no statement, or a new part, follows."""
    for include in encoding.includes:
        placed = [(s.location.begin, s) for s in encoding.statements]
        place = (str(include.file), include.line, include.column)
        own = sorted((p for p in placed if p[0].filename == place[0]), key=lambda p: p[0])
        before = (s for p, s in own if p < place and s.ast_type == ast.ASTType.Program)
        after = (s for p, s in own if p > place and s.ast_type != ast.ASTType.Comment)
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
    """Yield a warning where a predicate is used first that nothing derives, gives or documents."""
    statements = list(encoding.statements)
    known = (
        _OWN
        | encoding.derived_or_declared
        | _documented_predicates(encoding)
        | given
        | {*encoding.clues}
    )
    seen = set()
    for statement in statements:
        for signature, node in syntax.body_mentions(statement):
            if signature not in known and signature not in seen:
                seen.add(signature)
                hint = suggest_predicate(signature, known, cutoff=0.7)
                words = "is never derived, and no #defined says that it is an input"
                yield problem_at(f"{predicate_name(signature)} {words}{hint}", node, "warning")


def _find_underived(encoding: Encoding, given: frozenset[Signature]) -> Iterator[Problem]:
    """Yield a warning for each #show of a predicate that no rule derives, nor an instance gives."""
    known = given.union(encoding.clues, *map(syntax.heads_and_inputs, encoding.search_statements))
    for statement in encoding.search_statements:
        for signature in map(syntax.strip_minus, syntax.show_signatures([statement])):
            if signature not in known:
                hint = suggest_predicate(signature, known, cutoff=0.7)
                words = f"no rule derives {predicate_name(signature)}, which answers show"
                yield problem_at(words + hint, statement, "warning")


def _find_unmatched_constants(encoding: Encoding, given: frozenset[Signature]) -> Iterator[Problem]:
    """Yield warnings for constants in arguments of atoms that no rule derives with them there;
    predicates of inputs, of the driver, or derived with other terms may have any."""
    derived: dict[tuple[Signature, int], frozenset[str] | None] = {}
    for statement in encoding.statements:
        for signature, atom in syntax.head_mentions(statement):
            for place, argument in enumerate(atom.arguments):
                new, key = _constant_values(argument, encoding), (signature, place)
                old = derived.get(key, frozenset())
                derived[key] = None if new is None or old is None else new | old
    given |= encoding.inputs | encoding.declared_inputs | _documented_predicates(encoding)
    for signature in _OWN | given:
        derived |= {(signature, place): None for place in range(signature[1])}
    for statement in encoding.statements:
        for signature, atom in syntax.body_mentions(statement):
            for place, argument in enumerate(atom.arguments):
                known = derived.get((signature, place)) or frozenset()
                looked_for = _constant_values(argument, encoding) or frozenset()
                for value in sorted(looked_for - known) if known else ():
                    hint = suggest(value, known)
                    words = (
                        f"{predicate_name(signature)} never has {value} as its argument {place + 1}"
                    )
                    yield problem_at(words + hint, argument, "warning")


def _constant_values(argument: ast.AST, encoding: Encoding) -> frozenset[str] | None:
    """Return the values of a constant (not one of #const), or of a pool of such; else None."""
    if argument.ast_type == ast.ASTType.Pool:
        several = [_constant_values(term, encoding) for term in argument.arguments]
        return None if None in several else frozenset().union(*filter(None, several))
    is_constant = argument.ast_type == ast.ASTType.SymbolicTerm
    is_set = is_constant and str(argument) in encoding.constants
    return frozenset([str(argument)]) if is_constant and not is_set else None


def _documented_predicates(encoding: Encoding) -> frozenset[Signature]:
    """Return the predicates that lines of the file's header describe: a template alone, p(X, Y)."""
    templates = re.findall(r"(?m)^ *([a-z]\w*)\(([^()]*)\) *$", encoding.header)
    return frozenset((name, arguments.count(",") + 1) for name, arguments in templates)


def _find_unused(encoding: Encoding) -> Iterator[Problem]:
    """Yield a problem where this file (no library) first derives a predicate that nothing uses."""
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
                    yield _unused_problem(signature, PARTS.get(part, ()), used, node)


def _unused_problem(
    signature: Signature, words: Sequence[Signature], used: Iterable[Signature], node: ast.AST
) -> Problem:
    """Return the problem of an unused predicate: an error if it is like one of its part's `words`,
    else a warning; with a hint."""
    meant = suggest_predicate(signature, words)
    hint = meant or suggest_predicate(signature, used, cutoff=0.7)
    unused = f"{predicate_name(signature)} is derived and never used{hint}"
    return problem_at(unused, node, "error" if meant else "warning")


def _check_words(encoding: Encoding) -> Iterator[Problem]:
    """Yield warnings on the words above constraints: missing words, wrong costs, unknown terms; a
    program of clingo's, without parts and such words, needs none."""
    rules = constraints.read_rules(encoding)
    need_words = any(part != BASE for part in encoding.parts) or any(r.has_words for r in rules)
    for constraint in rules:
        for words in _wrong_words(constraint, need_words):
            yield problem_at(words, constraint.statement, "warning")


def _wrong_words(constraint: Constraint, need_words: bool) -> Iterator[str]:
    """Yield the faults of the words above a constraint; their absence for techniques, and for other
    constraints if rules need words."""
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
    if not _has_cost(constraint):
        yield (
            f"the cost {constraint.price or 'after the comma'} above is neither a whole"
            " number, at least 1, nor a term in braces: `%! [name, cost] words`"
        )


def _has_cost(constraint: Constraint) -> bool:
    """Return True if a constraint's price is a whole number from 1 on, or a term in braces."""
    price = constraint.price
    match = BRACES.fullmatch(price)
    if match is None or constraint.terms.get(match[1]) == []:
        price = fill_braces(price, constraint.terms, {})
        return constraints.parse_price(price) is not None
    return True  # whether it is a term was looked at before


def _report_duplicates(encoding: Encoding) -> Iterator[Problem]:
    """Yield a warning for each rule that says the same as an earlier one of its part."""
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


def _check_show(encoding: Encoding) -> Iterator[Problem]:
    """Yield a warning if the file has no #show."""
    kinds = (ast.ASTType.ShowSignature, ast.ASTType.ShowTerm)
    if not any(statement.ast_type in kinds for statement in encoding.statements):
        words = "no #show: every atom counts as part of the answer; #show NAME/ARITY says which do"
        yield Problem(words, str(encoding.path), kind="warning")


def find_repeated_facts(instance: Instance) -> Iterator[Problem]:
    """Yield a warning, naming the first line, for each fact of an instance that is a repetition."""
    lines: dict[clingo.Symbol, int] = {}
    for fact in instance.facts:
        if fact.symbol in lines:
            words = f"the same fact as in line {lines[fact.symbol]}"
            yield instance.problem(words, [fact])._replace(kind="warning")
        lines.setdefault(fact.symbol, fact.line)


# ---- Rules that say the same, up to the names of variables and the order of the body ----------


def find_duplicates(statements: Iterable[ast.AST]) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Yield rules (not other statements) that say the same as an earlier one, each with that."""
    known: dict[str, ast.AST] = {}
    for rule in statements:
        if rule.ast_type == ast.ASTType.Rule:
            first = known.setdefault(normal_form(rule), rule)
            if first is not rule:
                yield rule, first


def normal_form(statement: ast.AST) -> str:
    """Return a rule as a text without regard to names of variables and the order of the body; of
    other statements the order counts.

    Variables are numbered: those of the head first, then those of the literal whose text is the
    least so far, and so on. Rules with one text say the same; those with exchangeable literals may
    have several texts.
    """
    literals: list[tuple[str, ...]] = [(str(statement),)]
    if statement.ast_type == ast.ASTType.Rule:
        body = dict.fromkeys(map(str, statement.body))
        literals = [(f"{statement.head} :-",), *map(_readings, body)]
    names: dict[str, str] = {}
    written = list[str]()
    count = 0
    literal = literals[0]
    while True:
        literals.remove(literal)
        reading = min(literal, key=lambda reading: _rename((reading,), names))
        for variable in _variables(reading):
            if variable not in names:
                names[variable] = f"V{count}"
                count += 1
        written += _rename((reading,), names)
        if not literals:
            return " ".join(written)
        literal = min(literals, key=lambda readings: min(_rename(readings, names)))


def _rename(readings: Iterable[str], names: Mapping[str, str]) -> list[str]:
    """Return the readings of a literal with other names of variables, ? for those without one."""

    def rename(match: re.Match[str]) -> str:
        """Return the new name of a variable, "?" if it has none; other text as it is."""
        return names.get(match[1], "?") if match[1] else match[0]

    return [_TOKEN.sub(rename, reading) for reading in readings]


def _variables(literal: str) -> Iterator[str]:
    """Yield the names of the variables in a text, each time that one occurs."""
    return (match[1] for match in _TOKEN.finditer(literal) if match[1])


def _readings(literal: str) -> tuple[str, ...]:
    """Return a literal's texts: `Y > X` as `X < Y`; `X = Y` and `X != Y` both ways; else itself."""
    for sign, mirrored in _MIRRORED.items():
        left, has_sign, right = literal.partition(sign)
        if has_sign and not re.search(r"[{:<>=!]", left + right):
            exchanged = f"{right}{mirrored}{left}"
            return (literal, exchanged) if sign == mirrored else (exchanged,)
    return (literal,)
