"""Conformance: what a rule file says in the words of the vocabulary, and what follows from it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

import clingo
from clingo import ast

from pylogic import formats
from pylogic.errors import Problem
from pylogic.formats import sameness
from pylogic.rules import documentation, hints, library, syntax, vocabulary
from pylogic.rules.encoding import Encoding
from pylogic.rules.parts import BASE, VIEW
from pylogic.rules.symbols import say
from pylogic.rules.symmetry import SYMMETRIES
from pylogic.rules.syntax import Signature, problem_at
from pylogic.rules.vocabulary import DRAWN, KINDS, VERSION, Word

ABOUT: Signature = ("about", 0)
_STRINGS = ("Text", "Steps")
"""Arguments of the words of `about` that stand in quotes, as the vocabulary calls them."""
_ATOMS = ("Atom", "Clue", "Fact", "Mark")
"""Arguments of the words of other parts that are atoms of the rules."""


def check(encoding: Encoding) -> list[Problem]:
    """Return problems: words that the vocabulary lacks, and statements that lead nowhere.
    They are errors and warnings, check by check, not sorted by place; nothing is ground."""
    mentioned = _mentioned_predicates(encoding)
    return [
        *_check_about(encoding, mentioned),
        *_find_clashes(encoding),
        *_check_named_atoms(encoding, mentioned),
        *_find_impossible_drawings(encoding),
        *_find_undrawn(encoding),
    ]


def _expectation(words: Iterable[Word]) -> str:
    """Return "expected TEMPLATE or TEMPLATE" for words of the vocabulary."""
    return f"expected {' or '.join(word.template for word in words)}"


# ---- Library files -------------------------------------------------------------------------------


def _find_clashes(encoding: Encoding) -> Iterator[Problem]:
    """Yield a warning for each predicate that base derives both in the file and in a library file
    (of a folder `lib`), unless the latter documents it."""
    own: dict[Signature, ast.AST] = {}
    others: dict[Signature, ast.AST] = {}
    for statement in encoding.parts[BASE]:
        path = Path(statement.location.begin.filename)
        if path.parent.name == "lib" or path == encoding.path:
            nodes = own if path == encoding.path else others
            for signature, node in syntax.head_mentions(statement):
                nodes.setdefault(signature, node)
    texts = {str(path): source.text for path, source in encoding.sources.items()}
    for signature in own.keys() & others.keys():
        file = others[signature].location.begin.filename
        documented = documentation.find_documented(texts.get(file, ""), file)
        if signature in {(predicate.name, predicate.arity) for predicate in documented}:
            continue
        name, line = f"{signature[0]}/{signature[1]}", others[signature].location.begin.line
        words = f"{name}: {file}:{line} derives it for itself, and reads these atoms, too"
        yield problem_at(f"{words}; another name keeps them apart", own[signature], "warning")


# ---- The part about ----------------------------------------------------------------------------


def _check_about(encoding: Encoding, mentioned: Collection[Signature]) -> Iterator[Problem]:
    """Yield problems of facts of the part about: an unknown word (an error if it is like a known
    one, else a warning), the first wrong argument, a `board` that contradicts one above. Rules, and
    facts that bodies read, are passed over."""
    known: dict[str, list[Word]] = {}
    for word in vocabulary.PREDICATES:
        if word.part == ABOUT[0]:
            known.setdefault(word.name, []).append(word)
    boards: dict[tuple[int, str], clingo.Symbol] = {}
    used = {signature for s in encoding.statements for signature in syntax.body_predicates(s)}
    for statement in encoding.parts.get(ABOUT, ()):
        fact = syntax.parse_fact(statement) if statement.ast_type == ast.ASTType.Rule else None
        if fact is None or (fact.name, len(fact.arguments)) in used:
            continue
        if fact.name not in known:
            hint = hints.suggest(fact.name, known, cutoff=0.7)
            words = f"{fact.name}: pylogic reads no such word from the part about{hint}"
            yield problem_at(words, statement, "error" if hint else "warning")
            continue
        fits = [word for word in known[fact.name] if len(word.arguments) == len(fact.arguments)]
        if not fits:
            yield problem_at(f"{fact}: {_expectation(known[fact.name])}", statement)
            continue
        nodes = statement.head.atom.symbol.arguments
        for name, value, node in zip(fits[0].arguments, fact.arguments, nodes, strict=True):
            if wrong := _argument_fault(name, value, fact, encoding, mentioned):
                yield problem_at(f"{fact}: {wrong}", node)
                break
        if fact.match("board", 2):
            for place, node in enumerate(nodes):
                first = boards.setdefault((place, say(fact.arguments[place])), fact)
                if first != fact:
                    rules = "such things are of one predicate", "a predicate says one thing"
                    yield problem_at(f"{fact}: {rules[place]}, and {first} stands above", node)


def _argument_fault(
    name: str,
    value: clingo.Symbol,
    fact: clingo.Symbol,
    encoding: Encoding,
    mentioned: Collection[Signature],
) -> str:
    """Return the fault of a fact's argument, `name` in the vocabulary, in words; "" without one."""
    arguments = fact.arguments
    match fact.name, name:
        case _, name if name in _STRINGS:
            is_text = value.type == clingo.SymbolType.String
            return "" if is_text else f'expected a text in quotes: "{say(value)}"'
        case _, "Format":
            return _unknown_fault(value, formats.by_name(), "format")
        case "exchange", "Style":
            style = formats.lookup(say(arguments[0]))
            words = say(value).split() if style.has_sections else [say(value)]
            wrong = next((word for word in words if word not in style.styles), None)
            hint = hints.suggest_among(wrong or "", style.styles)
            return (
                "" if wrong is None else f"{style.name} has no such way to write as {wrong}{hint}"
            )
        case "board", "Kind":
            return _unknown_fault(value, KINDS, "kind of things on a board")
        case "cycle", "Kind":
            return _unknown_fault(value, vocabulary.CLICKS, "word for a click")
        case "symmetry", "Word":
            return _unknown_fault(value, sameness.WORDS, "word for a symmetry")
        case "usual_symmetry", "Word":
            return _unknown_fault(value, SYMMETRIES, "symmetry of clues")
        case _, "Constant":
            return _unknown_fault(value, encoding.constants, "constant of the file")
        case (("clues" | "board"), "Predicate"):
            is_clues = fact.name == "clues"
            arity = arguments[1].number if is_clues else len(KINDS[say(arguments[0])].terms)
            return _unmentioned_fault((say(value), arity), mentioned)
        case "level", "To" if arguments[2] < arguments[1]:
            return "expected a range of costs, the lower one first"
        case (("level" | "cycle" | "vocabulary"), ("From" | "To" | "I" | "N")) if (
            value.type != clingo.SymbolType.Number
        ):
            return f"expected a whole number instead of {value}"
        case "vocabulary", "N" if not 1 <= value.number <= VERSION:
            return f"this pylogic knows the vocabulary up to {VERSION}: a later one reads it all"
        case (("first" | "welcome"), _):
            known = library.instances(encoding.name)
            return _unknown_fault(value, known, "instance") if known else ""
    return ""


def _unknown_fault(value: clingo.Symbol, known: Collection[str], kind: str) -> str:
    """Return "there is no KIND VALUE" with a hint at known words; "" for a known value."""
    word = say(value)
    return "" if word in known else f"there is no {kind} {word}{hints.suggest_among(word, known)}"


def _mentioned_predicates(encoding: Encoding) -> frozenset[Signature]:
    """Return the predicates that the statements of all parts but about mention."""
    parts = (statements for part, statements in encoding.parts.items() if part != ABOUT)
    return frozenset(name for statements in parts for name in syntax.signatures(statements))


def _unmentioned_fault(signature: Signature, known: Collection[Signature]) -> str:
    """Return "no rule speaks of NAME/ARITY" with a hint; "" if the predicate is known."""
    if signature in known:
        return ""
    hint = hints.suggest_predicate(signature, known)
    return f"no rule speaks of {hints.predicate_name(signature)}{hint}"


# ---- Other parts -------------------------------------------------------------------------------


def _check_named_atoms(encoding: Encoding, mentioned: Collection[Signature]) -> Iterator[Problem]:
    """Yield an error for each atom of a predicate that no rule mentions, where it stands as an
    argument of a word of the vocabulary; in all parts but about."""
    for part, statements in encoding.parts.items():
        own = (w for w in vocabulary.PREDICATES if w.part in (part[0], None))
        words = {(w.name, len(w.arguments)): w for w in own}
        for statement in statements if part != ABOUT else ():
            for signature, node in syntax.find_mentions(statement):
                names = words[signature].arguments if signature in words else ()
                for name, term in zip(names, node.arguments, strict=False):
                    atom = getattr(term, "argument", term)  # without its minus
                    if name in _ATOMS and atom.ast_type == ast.ASTType.Function and atom.name:
                        predicate = atom.name, len(atom.arguments)
                        if fault := _unmentioned_fault(predicate, mentioned):
                            yield problem_at(f"{signature[0]}: {fault}", term)


def _find_impossible_drawings(encoding: Encoding) -> Iterator[Problem]:
    """Yield errors for the `draw` heads of the part view with an unknown word, or a constant that
    the word does not take; variables are passed over."""
    known = {(word.name, word.arity): word for word in DRAWN}
    for statement in encoding.parts.get(VIEW, ()):
        for (name, _), node in syntax.head_mentions(statement):
            term = node.arguments[0] if name == "draw" and node.arguments else None
            if term is None or term.ast_type == ast.ASTType.Variable:
                continue
            word = known.get((getattr(term, "name", ""), len(getattr(term, "arguments", ()))))
            if word is None:
                yield problem_at(f"draw({term}): {_drawing_fault(term)}", term)
                continue
            for place, words in word.choices:
                argument = term.arguments[place]
                if argument.ast_type != ast.ASTType.SymbolicTerm:
                    continue
                if say(argument.symbol) not in {*words, *encoding.constants}:
                    kind = f"such {word.arguments[place].lower()} as"
                    fault = _unknown_fault(argument.symbol, words, kind)
                    yield problem_at(f"draw({term}): {fault}", argument)


def _drawing_fault(term: ast.AST) -> str:
    """Return why a term is no drawing word: an unknown name, with a hint, or wrong arguments."""
    name = getattr(term, "name", "")
    same = [word for word in DRAWN if word.name == name]
    hint = hints.suggest(name, [word.name for word in DRAWN])
    return _expectation(same) if same else f"there is no such word to draw{hint}"


def _find_undrawn(encoding: Encoding) -> Iterator[Problem]:
    """Yield a warning for each shown predicate that the view does not draw; none without one."""
    if VIEW not in encoding.parts:
        return
    sources = _view_sources(encoding)
    for statement in encoding.search_statements:
        for signature in syntax.show_signatures([statement]):
            if syntax.strip_minus(signature) not in sources:
                name = f"{signature[0]}/{signature[1]}"
                words = f"the part view draws nothing for {name}, which answers show"
                yield problem_at(words, statement, "warning")


def _view_sources(encoding: Encoding) -> set[Signature]:
    """Return draw/1, draw/2 and all predicates that they depend on, in the view or the rules."""
    rules = [
        (syntax.heads(statement), syntax.body_predicates(statement))
        for part in (BASE, VIEW, ("step", 1), ("check", 1))
        for statement in encoding.parts.get(part, ())
    ]
    return syntax.closure([("draw", 1), ("draw", 2)], rules)
