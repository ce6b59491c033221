"""Rules that say the same: up to the names of variables and the order of the body."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from clingo import ast

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|(?<![\w\'])(_*[A-Z][\w\']*)')
_MIRRORED = {
    ast.ComparisonOperator.GreaterThan: ast.ComparisonOperator.LessThan,
    ast.ComparisonOperator.GreaterEqual: ast.ComparisonOperator.LessEqual,
}


def duplicates(statements: Iterable[ast.AST]) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Rules that say the same as an earlier one, each with that."""
    alike: dict[tuple[str, ...], list[ast.AST]] = {}
    for rule in statements:
        if rule.ast_type == ast.ASTType.Rule:
            masks = (min(map(_masked, _readings(piece))) for piece in _pieces(rule))
            group = alike.setdefault(tuple(sorted(masks)), [])
            first = next((other for other in group if are_same(rule, other)), None)
            if first is None:
                group.append(rule)
            else:
                yield rule, first


def are_same(one: ast.AST, other: ast.AST) -> bool:
    """Whether two rules differ only in the names of variables and the order of the body."""
    return _match(list(_pieces(one)), list(_pieces(other)), {})


def _match(ones: Sequence[str], others: Sequence[str], names: Mapping[str, str]) -> bool:
    """Whether pieces are the same under a one-to-one renaming of variables that extends `names`."""
    if not ones or not others:
        return len(ones) == len(others)
    for place, other in enumerate(others):
        rest = [*others[:place], *others[place + 1 :]]
        for reading in _readings(other):
            if _masked(ones[0]) != _masked(reading):
                continue
            renamed = dict(names)
            pairs = zip(_variables(ones[0]), _variables(reading), strict=True)
            if all(renamed.setdefault(a, b) == b for a, b in pairs):
                is_own = len(set(renamed.values())) == len(renamed)
                if is_own and _match(ones[1:], rest, renamed):
                    return True
    return False


def _masked(piece: str) -> str:
    return _TOKEN.sub(lambda match: "?" if match[1] else match[0], piece)


def _variables(piece: str) -> Iterator[str]:
    return (match[1] for match in _TOKEN.finditer(piece) if match[1])


def _readings(piece: str) -> Iterator[str]:
    """A literal as a text; also with its sides changed for each other, where they may be."""
    yield piece
    for sign in (" != ", " = "):
        left, found, right = piece.partition(sign)
        if found and not re.search(r"[{:<>=!]", left + right):
            yield f"{right}{sign}{left}"


def _pieces(rule: ast.AST) -> Iterator[str]:
    """The head and the literals of the body, the greater side always on the right."""
    yield f"{rule.head} :-"
    yield from dict.fromkeys(str(_mirrored(literal)) for literal in rule.body)


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
