"""Problems of a rule file by itself: predicates, parts, words, duplicates, heuristics."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import chain

from clingo import ast

from pylogic.errors import Problem
from pylogic.rules import constraints, syntax
from pylogic.rules.constraints import BRACES, fill_braces
from pylogic.rules.encoding import HEURISTIC, LISTED, SEARCHED, WORDED, Encoding
from pylogic.rules.hints import predicate_name, suggest, suggest_predicate
from pylogic.rules.parts import BASE, KNOWN, NAMED, PARTS
from pylogic.rules.syntax import Signature, problem_at

_DRIVER_PREDICATES: frozenset[Signature] = frozenset({LISTED, WORDED, ("query", 1), NAMED, KNOWN})
"""Predicates that the driver derives, no rule of a file."""
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|(?<![\w\'])(_*[A-Z][\w\']*)')
"""A string, or a variable, which is the group."""
_MIRRORED = {" != ": " != ", " = ": " = ", " > ": " < ", " >= ": " <= "}
"""Signs of comparisons, each with the sign after the sides change places."""


def find_problems(encoding: Encoding, given: frozenset[Signature]) -> list[Problem]:
    """Return the errors and warnings of all checks of this file, not sorted by place. `given` are
    the predicates of instances; clingo's own errors are left out."""
    header = re.findall(r"(?m)^ *([a-z]\w*)\(([^()]*)\) *$", encoding.header)
    documented = {(name, arguments.count(",") + 1) for name, arguments in header}
    inputs = frozenset(documented | given)
    return [
        *_check_parts(encoding),
        *_find_inner_includes(encoding),
        *_find_underived(encoding, given, inputs),
        *_find_unmatched_constants(encoding, inputs),
        *_find_unused(encoding),
        *_check_words(encoding),
        *_check_duplicates(encoding),
    ]


def _check_parts(encoding: Encoding) -> Iterator[Problem]:
    """Yield a warning for each part that pylogic does not know, and never grounds; for each
    #heuristic in the parts that are always grounded; and for a file without any #show."""
    for (name, arity), statements in encoding.parts.items():
        if (name, arity) not in PARTS and not (name.startswith(HEURISTIC) and not arity):
            hint = suggest(name, [known for known, _ in PARTS])
            shown = f"{name}({', '.join('t' * arity)})" if arity else name
            words = f"pylogic knows no part {shown}: it is never grounded{hint}"
            yield problem_at(words, statements[0], "warning")
    for part in SEARCHED:
        for statement in encoding.parts.get(part, ()):
            if statement.ast_type == ast.ASTType.Heuristic:
                words = "#heuristic without a switch: in a part heuristic_NAME it is up to the user"
                yield problem_at(words, statement, "warning")
    kinds = (ast.ASTType.ShowSignature, ast.ASTType.ShowTerm)
    if not any(statement.ast_type in kinds for statement in encoding.statements):
        words = "no #show: every atom counts as part of the answer; #show NAME/ARITY says which do"
        yield Problem(words, str(encoding.path), kind="warning")


def _find_inner_includes(encoding: Encoding) -> Iterator[Problem]:
    """Yield a warning for each #include inside a part other than base, at which clingo ends the
    part: if a statement of the part follows it in the file."""
    for include in encoding.includes:
        place = (str(include.file), include.line, include.column)
        placed = [(s.location.begin, s) for s in encoding.statements]
        in_file = sorted((p for p in placed if p[0].filename == place[0]), key=lambda p: p[0])
        before = [s for p, s in in_file if p < place and s.ast_type == ast.ASTType.Program]
        after = [s for p, s in in_file if p > place and s.ast_type != ast.ASTType.Comment]
        if not before or not after or after[0].ast_type == ast.ASTType.Program:
            continue
        if (before[-1].name, len(before[-1].parameters)) != BASE:
            words = (
                f"#include inside the part {before[-1].name}: clingo puts what follows it into"
                " base; at the end of the part, or at the top of the file, both mean the same"
            )
            yield Problem(words, *place, kind="warning")


def _find_underived(
    encoding: Encoding, given: frozenset[Signature], inputs: frozenset[Signature]
) -> Iterator[Problem]:
    """Yield a warning at the first use of each predicate that no rule derives, no instance gives,
    and no #defined or comment declares; and for each #show of one that no rule derives and no
    instance gives."""
    known = inputs | encoding.derived_or_declared | _DRIVER_PREDICATES | {*encoding.clues}
    seen = set()
    for statement in encoding.statements:
        for signature, node in syntax.body_mentions(statement):
            if signature not in known and signature not in seen:
                seen.add(signature)
                hint = suggest_predicate(signature, known, cutoff=0.7)
                words = "is never derived, and no #defined says that it is an input"
                yield problem_at(f"{predicate_name(signature)} {words}{hint}", node, "warning")
    searched = list(encoding.statements_of(*SEARCHED))
    known = given.union(encoding.clues, encoding.declared_inputs, *map(syntax.heads, searched))
    for statement in searched:
        for signature in map(syntax.strip_minus, syntax.show_signatures([statement])):
            if signature not in known:
                hint = suggest_predicate(signature, known, cutoff=0.7)
                words = f"no rule derives {predicate_name(signature)}, which answers show"
                yield problem_at(words + hint, statement, "warning")


def _find_unmatched_constants(
    encoding: Encoding, inputs: frozenset[Signature]
) -> Iterator[Problem]:
    """Yield warnings for constants in bodies as arguments with which no rule derives the predicate.
    Inputs, predicates of the driver, and those with variables in heads may have any argument."""

    def list_constants(argument: ast.AST) -> frozenset[str] | None:
        """Return a constant, or a pool of constants, as texts; None for any other term, and for
        names that #const defines."""
        if argument.ast_type == ast.ASTType.Pool:
            several = [list_constants(term) for term in argument.arguments]
            return None if None in several else frozenset().union(*filter(None, several))
        is_constant = argument.ast_type == ast.ASTType.SymbolicTerm
        is_set = is_constant and str(argument) in encoding.constants
        return frozenset([str(argument)]) if is_constant and not is_set else None

    derived: dict[tuple[Signature, int], frozenset[str] | None] = {}
    for signature in _DRIVER_PREDICATES | inputs | encoding.inputs | encoding.declared_inputs:
        derived |= {(signature, place): None for place in range(signature[1])}
    for statement in encoding.statements:
        for signature, atom in syntax.head_mentions(statement):
            for key in ((signature, place) for place in range(len(atom.arguments))):
                new, old = list_constants(atom.arguments[key[1]]), derived.get(key, frozenset())
                derived[key] = None if new is None or old is None else new | old
    for statement in encoding.statements:
        for signature, atom in syntax.body_mentions(statement):
            for place, argument in enumerate(atom.arguments):
                known = derived.get((signature, place)) or frozenset()
                looked_for = list_constants(argument) or frozenset()
                for value in sorted(looked_for - known) if known else ():
                    words = f"never has {value} as its argument {place + 1}{suggest(value, known)}"
                    yield problem_at(f"{predicate_name(signature)} {words}", argument, "warning")


def _find_unused(encoding: Encoding) -> Iterator[Problem]:
    """Yield a problem for each predicate that the file derives (not its libraries) and nothing
    uses: an error if the part has a word like it, else a warning."""
    used = {*map(syntax.strip_minus, encoding.outputs), *encoding.clues}
    for statement in encoding.statements:
        used |= syntax.body_predicates(statement)
    for statement in encoding.parts.get(("label", 0), ()):  # label/4 names atoms as terms
        arguments = (x for _, atom in syntax.find_mentions(statement) for x in atom.arguments)
        for node in chain.from_iterable(map(syntax.walk_nodes, arguments)):
            if node.ast_type == ast.ASTType.Function:
                used.add((node.name, len(node.arguments)))
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
    program without parts and without any such words is clingo's, and needs none but a technique."""
    rules = constraints.read_rules(encoding)
    need_words = any(part != BASE for part in encoding.parts) or any(r.has_words for r in rules)
    for rule in rules:
        faults = []
        if not rule.has_words and rule.is_technique:
            faults += [
                "a technique without words: a line `%! [name, cost] ...` above it says what is seen"
            ]
        elif not rule.has_words and need_words:
            faults += ["a constraint without words: a line `%! ...` above it says what it forbids"]
        if rule.has_words and rule.words.startswith("["):
            faults += [
                "the [ above opens no name of the step, so all of it is said:"
                " `%! [name, cost] words`, whose name begins with a letter"
            ]
        for text in dict.fromkeys(rule.braces):
            if text not in rule.terms:
                several = [part.strip() for part in text.split(",")]
                are_names = len(several) > 1 and set(several) <= set(rule.variables)
                hint = f": write {','.join(f'{{{name}}}' for name in several)}" * are_names
                words = f"{{{text}}} in the words above is no term of the constraint's variables"
                faults.append(words + hint)
        if re.search(r"[{}]", BRACES.sub("", f"{rule.words * rule.has_words} {rule.title}")):
            faults += [
                "a brace in the words above has no partner, or stands within others: it is said"
            ]
        brace = BRACES.fullmatch(rule.price)  # whether a term stands in it was looked at before
        is_term = brace is not None and rule.terms.get(brace[1]) != []
        price = fill_braces(rule.price, rule.terms, {})
        if not is_term and constraints.parse_price(price) is None:
            faults.append(
                f"the cost {rule.price or 'after the comma'} above is neither a whole"
                " number, at least 1, nor a term in braces: `%! [name, cost] words`"
            )
        yield from (problem_at(fault, rule.statement, "warning") for fault in faults)


def _check_duplicates(encoding: Encoding) -> Iterator[Problem]:
    """Yield a warning for each rule that repeats an earlier one of its part (`find_duplicates`)."""
    for statements in encoding.parts.values():
        for rule, first in find_duplicates(statements):
            begin, place = rule.location.begin, first.location.begin
            is_here = begin.filename == place.filename
            where = f"line {place.line}" if is_here else f"{place.filename}:{place.line}"
            words = f"the same as {where}: one of the two can be deleted, the other says it"
            yield problem_at(words, rule, "warning")


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
    literals: list[list[str]] = [[str(statement)]]
    if statement.ast_type == ast.ASTType.Rule:
        literals = [
            [f"{statement.head} :-"],
            *([x] for x in dict.fromkeys(map(str, statement.body))),
        ]
    for readings in literals[1:]:
        for sign, mirrored in _MIRRORED.items():
            left, has_sign, right = readings[0].partition(sign)
            if has_sign and not re.search(r"[{:<>=!]", left + right):
                readings.append(f"{right}{mirrored}{left}")
                del readings[: sign != mirrored]
                break
    names: dict[str, str] = {}

    def rename_variables(reading: str) -> str:
        """Return a text with the new names of variables, ? for those without one."""
        return _TOKEN.sub(lambda m: names.get(m[1], "?") if m[1] else m[0], reading)

    written, literal = list[str](), literals[0]
    while True:
        literals.remove(literal)
        reading = min(literal, key=rename_variables)
        for match in _TOKEN.finditer(reading):
            if match[1] and match[1] not in names:
                names[match[1]] = f"V{len(names)}"
        written.append(rename_variables(reading))
        if not literals:
            return " ".join(written)
        literal = min(literals, key=lambda x: min(map(rename_variables, x)))
