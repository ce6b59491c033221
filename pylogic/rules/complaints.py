"""clingo's complaints in better words: the sign that is missing, the variable that is unsafe.

With an unsafe variable stands the atom of the file that could give it a value.
"""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Callable, Sequence

from clingo import ast

from pylogic.errors import Problem, ProgramError
from pylogic.rules import lexical, syntax

_UNEXPECTED = "syntax error, unexpected"
_OLD = {
    "#hide": "#hide is gringo 3's: now nothing is shown but what #show names",
    "[": "weights in [ ] are gringo 3's: now it is #sum { WEIGHT, TERM : ATOM }",
}
"""Signs of gringo 3's language at which the parser stops, and the words of advice."""
_LONGEST = 1_000_000
"""Longest text that is parsed again to find a missing sign, in characters."""


def name_missing_sign(
    problems: Sequence[Problem], text: str, parse: Callable[[str], object]
) -> list[Problem]:
    """Return the parser's complaints about a text, with better words for the first if possible.

    The parser stops at the token after a missing full stop or comma, perhaps lines later. If it
    gets further with one of them, an error at the place of the missing sign replaces the first
    complaint, and the complaints that are left follow. A sign of gringo 3 gets advice added.
    `text` has no #include; `parse` parses another text, and raises ProgramError with complaints.
    """
    first = problems[0]
    if (old := _OLD.get(first.text.partition("unexpected ")[2].partition(",")[0])) is not None:
        return [first._replace(text=f"{first.text}; {old}"), *problems[1:]]
    if first.line is None or not first.text.startswith(_UNEXPECTED) or len(text) > _LONGEST:
        return [*problems]
    bare = lexical.blank_comments(text, strings=False)
    lines = bare.split("\n")
    above = "\n".join(lines[: first.line - 1])
    own = lines[first.line - 1].encode() if first.line <= len(lines) else b""
    here = first.line, (first.column or 1) + 1  # where the same would stand after the sign
    stop = len(above) + (first.line > 1) + len(own[: (first.column or 1) - 1].decode())
    kept = "" if bare[stop : stop + 1] in tuple(")].}") else bare[:stop].rstrip()
    rule = lexical.blank_comments(kept).rpartition(".")[2]
    is_deeper = (first.column or 1) > 1 or first.line == kept.count("\n") + 1
    signs = [(".", "full stop"), (",", "comma")]
    for sign, noun in reversed(signs) if ":-" in rule and is_deeper else signs:
        again = kept + sign + bare[len(kept) :]
        errors: list[Problem] = []
        try:
            parse(again)
        except ProgramError as error:
            errors = [p for p in error.problems if p.kind == "error"]
        if kept and all((problem.line or 0, problem.column or 0) > here for problem in errors):
            line, column = lexical.line_and_column(kept, len(kept) - 1)
            words = f"a {noun} is missing at the end of line {line}"
            if line == first.line:
                words = f"a {noun} is missing before {own[(first.column or 1) - 1 :].decode()[:20]}"
            return [Problem(words, first.file, line, column + 1), *errors]
    return [*problems]


_UNSAFE = re.compile(r"note: '([^'#]+'*)' is unsafe")
_VARIABLE = re.compile(r"(?<![\w'])_*[A-Z][\w']*")


def explain_unsafe(problem: Problem, rules: Sequence[ast.AST]) -> Problem:
    """Return clingo's complaint about unsafe variables as an error in words, with advice.

    The advice is another variable to write, or, in a fact, a constant: one like it that stands only
    once in the statement. Else it is atoms to add, as other `rules` have them. Other problems stay
    as they are.
    """
    names = list(dict.fromkeys(_UNSAFE.findall(problem.text)))
    if not names:
        return problem
    place = problem.line or 0, problem.column or 0
    around = (
        rule
        for rule, (begin, end) in ((rule, rule.location) for rule in rules)
        if begin.filename == problem.file and begin[1:] <= place < end[1:]
    )
    statement = next(around, None)
    advice = ""
    if statement is not None:
        body = [x for x in getattr(statement, "body", ()) if x.ast_type == ast.ASTType.Literal]
        positive = [literal for literal in body if literal.sign == ast.Sign.NoSign]
        # The causes are not those that a `X = TERM` of the body assigns, unless all are.
        assigned = {str(literal).partition(" = ")[0] for literal in positive}
        order = _VARIABLE.findall(str(statement))
        names = sorted([x for x in names if x not in assigned] or names, key=[*order, *names].index)
        atoms = (x.atom for x in positive if x.atom.ast_type == ast.ASTType.SymbolicAtom)
        terms = {str(x) for _, node in syntax.find_mentions(*atoms) for x in node.arguments}
        bound = sorted(filter(_VARIABLE.fullmatch, terms))
        single = [x for x in bound if order.count(x) == 1 and x[0] != "_"]
        near = [difflib.get_close_matches(name, single, n=1, cutoff=0.6) for name in names]
        others = [match[0] for match in near if match and len(match[0]) > 1]
        is_fact = statement.ast_type == ast.ASTType.Rule and not statement.body
        if is_fact and min(map(len, names)) > 2 and not syntax.is_choice(statement):
            others = [name.lower() for name in names]
        if len(others) == len(names):
            pairs = zip(others, names, strict=True)
            meant = " and ".join(f"{other} instead of {name}" for other, name in pairs)
            advice = f"; did you mean {meant}?"
        elif atoms_to_add := _choose_atoms(names, bound, statement, rules):
            is_body = (
                statement.ast_type == ast.ASTType.Rule and statement.location.begin[1:] == place
            )
            where = "body" if is_body else "condition after the colon"
            advice = f"; add {' and '.join(atoms_to_add)} to the {where}"
    verb, pronoun = ("is", "it a value") if len(names) == 1 else ("are", "them values")
    words = f"{' and '.join(names)} {verb} unsafe: no positive atom of the body gives {pronoun}"
    return problem._replace(text=words + advice, kind="error")


def _choose_atoms(
    names: Sequence[str], bound: Sequence[str], statement: ast.AST, rules: Sequence[ast.AST]
) -> list[str]:
    """Return a few atoms that give all the variables values, or [].
    They are atoms of other rules' bodies with variables of these names, frequent ones first. Terms
    with variables that are neither these nor `bound` become `_` in them."""
    own = {(node.name, *map(str, node.arguments)) for _, node in syntax.find_mentions(statement)}
    kept, heads = {*names, *bound}, syntax.heads(statement)
    counts = Counter[tuple[str, frozenset[str]]]()  # atoms with the variables that they give values
    for other in rules:
        for signature, node in syntax.split_mentions(other)[1] if other is not statement else ():
            terms = list(map(str, node.arguments))
            given = frozenset(names).intersection(terms)
            terms = [x if x in kept or not _VARIABLE.search(x) else "_" for x in terms]
            if given and signature not in heads and (node.name, *terms) not in own:
                counts[f"{node.name}({', '.join(terms)})", given] += 1
    left, chosen = set(names), list[str]()
    candidates = [key for key, _ in counts.most_common()]
    while left:
        atom, given = max(candidates, key=lambda key: len(key[1] & left), default=("", frozenset()))
        if not given & left:
            return []
        chosen.append(atom)
        left -= given
    return chosen
