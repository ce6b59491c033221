"""Rules that say the same: up to the names of variables and the order of the body."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from clingo import ast

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|(?<![\w\'])(_*[A-Z][\w\']*)')
_MIRRORED = {
    ast.ComparisonOperator.GreaterThan: ast.ComparisonOperator.LessThan,
    ast.ComparisonOperator.GreaterEqual: ast.ComparisonOperator.LessEqual,
}


def duplicates(statements: Iterable[ast.AST]) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Rules that say the same as an earlier one, each with that.

    What is found is the same for certain; of rules that can be read in many ways some are missed.
    """
    alike: dict[tuple[str, ...], list[ast.AST]] = {}
    for statement in statements:
        if statement.ast_type == ast.ASTType.Rule:
            alike.setdefault(tuple(sorted(map(_masked, _pieces(statement)))), []).append(statement)
    for group in alike.values():
        if len(group) > 1:
            yield from _same(group)


def _same(rules: Sequence[ast.AST]) -> Iterator[tuple[ast.AST, ast.AST]]:
    first: dict[str, ast.AST] = {}
    for rule in rules:
        known = first.setdefault(canonical(rule), rule)
        if known is not rule:
            yield rule, known


def canonical(rule: ast.AST) -> str:
    """A rule as a text that is the same for other names of variables and orders of the body.

    Variables are told apart by where they stand (colour refinement); those that stay alike are
    numbered as they come.
    """
    pieces = list(dict.fromkeys(_pieces(rule)))
    colours = dict.fromkeys((name for piece in pieces for name in _variables(piece)), 0)
    for _ in colours:
        refined = _refined(pieces, colours)
        if len(set(refined.values())) == len(set(colours.values())):
            break
        colours = refined
    ordered = sorted(pieces, key=lambda piece: _coloured(piece, colours))
    numbers: dict[str, str] = {}
    for name in (name for piece in ordered for name in _variables(piece)):
        numbers.setdefault(name, f"V{len(numbers)}")
    renamed = (_replaced(piece, numbers) for piece in ordered)
    return " ".join(sorted(map(_oriented, renamed)))


def _pieces(rule: ast.AST) -> Iterator[str]:
    """The head and the literals of the body, what is greater always on the right."""
    yield f"{rule.head} :-"
    yield from (str(_mirrored(literal)) for literal in rule.body)


def _mirrored(literal: ast.AST) -> ast.AST:
    comparison = getattr(literal, "atom", None)
    if comparison is None or comparison.ast_type != ast.ASTType.Comparison:
        return literal
    if len(comparison.guards) != 1 or comparison.guards[0].comparison not in _MIRRORED:
        return literal
    (guard,) = comparison.guards
    operator = _MIRRORED[guard.comparison]
    mirrored = guard.update(comparison=operator, term=comparison.term)
    return literal.update(atom=comparison.update(term=guard.term, guards=[mirrored]))


def _oriented(piece: str) -> str:
    """A text whose two sides may be changed for each other: the smaller one first."""
    for sign in (" != ", " = "):
        left, found, right = piece.partition(sign)
        if found and not re.search(r"[{:<>=!]", left + right):
            return sign.join(sorted((left, right)))
    return piece


def _refined(pieces: Sequence[str], colours: dict[str, int]) -> dict[str, int]:
    """Finer colours: by the colours of what stands around a variable."""
    around = {
        name: (colour, *sorted(_around(piece, name, colours) for piece in pieces if name in piece))
        for name, colour in colours.items()
    }
    ranks = {seen: rank for rank, seen in enumerate(sorted(set(around.values())))}
    return {name: ranks[seen] for name, seen in around.items()}


def _around(piece: str, name: str, colours: dict[str, int]) -> str:
    return _oriented(_replaced(piece, {**_texts(colours), name: "*"}))


def _coloured(piece: str, colours: dict[str, int]) -> str:
    return _oriented(_replaced(piece, _texts(colours)))


def _texts(colours: dict[str, int]) -> dict[str, str]:
    return {name: f"@{colour:04}" for name, colour in colours.items()}


def _masked(piece: str) -> str:
    return _oriented(_TOKEN.sub(lambda match: "?" if match[1] else match[0], piece))


def _variables(piece: str) -> Iterator[str]:
    return (match[1] for match in _TOKEN.finditer(piece) if match[1])


def _replaced(piece: str, names: dict[str, str]) -> str:
    return _TOKEN.sub(lambda match: names[match[1]] if match[1] else match[0], piece)
