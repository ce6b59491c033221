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
    The advice is another variable to write, or atoms to add, as other `rules` have them. Other
    problems stay as they are."""
    names = list(dict.fromkeys(_UNSAFE.findall(problem.text)))
    if not names:
        return problem
    place = problem.line or 0, problem.column or 0
    advice = ""
    for statement in rules:
        begin, end = statement.location
        if begin.filename == problem.file and begin[1:] <= place < end[1:]:
            # The causes are not those that a `X = TERM` of the body assigns, unless all are.
            assigned = {str(x).partition(" = ")[0] for x in _positive_literals(statement)}
            order = [*_VARIABLE.findall(str(statement)), *names]
            names = sorted([x for x in names if x not in assigned] or names, key=order.index)
            advice = _suggest_variables(names, statement)
            if not advice and (atoms := _choose_atoms(names, statement, rules)):
                is_body = statement.ast_type == ast.ASTType.Rule and begin[1:] == place
                where = "body" if is_body else "condition after the colon"
                advice = f"; add {' and '.join(atoms)} to the {where}"
            break
    verb, pronoun = ("is", "it a value") if len(names) == 1 else ("are", "them values")
    words = f"{' and '.join(names)} {verb} unsafe: no positive atom of the body gives {pronoun}"
    return problem._replace(text=words + advice, kind="error")


def _suggest_variables(names: Sequence[str], statement: ast.AST) -> str:
    """Return "; did you mean A instead of B?" if all the variables may be mistyped, else "".
    A is a variable like B that stands only once in the statement, or, in a fact, a constant."""
    counts = Counter(_VARIABLE.findall(str(statement)))
    single = sorted(x for x in _bound_variables(statement) if counts[x] == 1 and x[0] != "_")
    near = [difflib.get_close_matches(name, single, n=1, cutoff=0.6) for name in names]
    others = [match[0] for match in near if match and len(match[0]) > 1]
    is_fact = statement.ast_type == ast.ASTType.Rule and not statement.body
    if is_fact and min(map(len, names)) > 2 and not syntax.is_choice(statement):
        others = [name.lower() for name in names]
    if len(others) < len(names):
        return ""
    pairs = zip(others, names, strict=True)
    return f"; did you mean {' and '.join(f'{other} instead of {name}' for other, name in pairs)}?"


def _choose_atoms(names: Sequence[str], statement: ast.AST, rules: Sequence[ast.AST]) -> list[str]:
    """Return a few atoms that give all the variables values, or [].
    They are atoms of other rules' bodies with variables of these names, frequent ones first. Other
    variables, and terms with variables, become `_` in them."""
    kept = {*names, *_bound_variables(statement)}
    counts = Counter[tuple[str, frozenset[str]]]()  # atoms with the variables that they give values
    for other in rules:
        for signature, node in syntax.split_mentions(other)[1] if other is not statement else ():
            terms = list(map(str, node.arguments))
            given = frozenset(names).intersection(terms)
            if given and signature not in syntax.heads(statement):
                terms = [x if x in kept or not _VARIABLE.search(x) else "_" for x in terms]
                counts[f"{node.name}({', '.join(terms)})", given] += 1
    for _, node in syntax.find_mentions(statement):
        terms = list(map(str, node.arguments))
        counts.pop((f"{node.name}({', '.join(terms)})", frozenset(names).intersection(terms)), 0)
    left, chosen = set(names), list[str]()
    candidates = [key for key, _ in counts.most_common()]
    while left:
        atom, given = max(candidates, key=lambda key: len(key[1] & left), default=("", frozenset()))
        if not given & left:
            return []
        chosen.append(atom)
        left -= given
    return chosen


def _bound_variables(statement: ast.AST) -> set[str]:
    """Return the arguments of a statement's body atoms, not in aggregates, that are variables."""
    literals = _positive_literals(statement)
    atoms = (x for x in literals if x.atom.ast_type == ast.ASTType.SymbolicAtom)
    nodes = (node for atom in atoms for _, node in syntax.find_mentions(atom))
    return {x for node in nodes for x in map(str, node.arguments) if _VARIABLE.fullmatch(x)}


def _positive_literals(statement: ast.AST) -> list[ast.AST]:
    """Return the literals of a statement's body that are no conditions, and without `not`."""
    literals = (x for x in getattr(statement, "body", ()) if x.ast_type == ast.ASTType.Literal)
    return [x for x in literals if x.sign == ast.Sign.NoSign]
