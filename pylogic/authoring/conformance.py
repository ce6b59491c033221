"""Conformance: checks that a rule file uses the words of the vocabulary as pylogic reads them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from pathlib import Path

import clingo
from clingo import ast

from pylogic import formats
from pylogic.authoring.occurrences import Mention, find_named_atoms
from pylogic.errors import Problem
from pylogic.formats import sameness
from pylogic.rules import documentation, hints, library, syntax, vocabulary
from pylogic.rules.encoding import SEARCHED, Encoding
from pylogic.rules.parts import BASE, VIEW
from pylogic.rules.symbols import say
from pylogic.rules.symmetry import SYMMETRIES
from pylogic.rules.syntax import Signature, problem_at, signature_of
from pylogic.rules.vocabulary import DRAWING_WORDS, DRAWN, KINDS, VERSION, Word

_ABOUT: Signature = ("about", 0)


def check_conformance(encoding: Encoding, mentions: Sequence[Mention]) -> Iterator[Problem]:
    """Yield errors and warnings, not sorted by place: unknown words, arguments that pylogic does
    not read, predicates that no rule mentions or that are not drawn. `mentions` are all of the
    file; an atom in an argument, as in pick(N, G, clue(1)), must be of a predicate among them."""
    outside = {mention.signature for mention in mentions if mention.part != _ABOUT}
    mentioned = outside.union(encoding.declared_inputs)
    yield from _check_about(encoding, mentions, mentioned)
    yield from _find_clashes(encoding, mentions)
    for mention in mentions:
        for signature, term in find_named_atoms(mention) if mention.part != _ABOUT else ():
            if fault := _say_unmentioned(signature, mentioned):
                yield problem_at(f"{mention.signature[0]}: {fault}", term)
    if VIEW in encoding.parts:
        yield from _check_view(encoding, mentions)


def _find_clashes(encoding: Encoding, mentions: Sequence[Mention]) -> Iterator[Problem]:
    """Yield a warning for each predicate that base derives both in the file and in a library file
    (of a folder `lib`) that does not document it, so that they share it unknowingly."""
    in_file, in_library = dict[Signature, ast.AST](), dict[Signature, ast.AST]()
    for mention in mentions:
        if mention.part == BASE and mention.is_derived:
            path = Path(mention.statement.location.begin.filename)
            if path == encoding.path or path.parent.name == "lib":
                nodes = in_file if path == encoding.path else in_library
                nodes.setdefault(mention.signature, mention.node)
    texts = {str(path): source.text for path, source in encoding.sources.items()}
    for signature in in_file.keys() & in_library.keys():
        begin = in_library[signature].location.begin
        documented = documentation.find_documented(texts.get(begin.filename, ""), begin.filename)
        if signature not in {(predicate.name, predicate.arity) for predicate in documented}:
            words = (
                f"{hints.predicate_name(signature)}: {begin.filename}:{begin.line} derives it for"
                " itself, and reads these atoms, too; another name keeps them apart"
            )
            yield problem_at(words, in_file[signature], "warning")


def _check_about(
    encoding: Encoding, mentions: Sequence[Mention], mentioned: Collection[Signature]
) -> Iterator[Problem]:
    """Yield problems of facts of the part about: an unknown word (an error if a similar one is
    known, else a warning), the first wrong argument, a `board` that contradicts one above. Rules,
    and facts that bodies read, are passed over."""
    known: dict[str, list[Word]] = {}
    for word in vocabulary.PREDICATES:
        if word.part == _ABOUT[0]:
            known.setdefault(word.name, []).append(word)
    boards: dict[tuple[int, str], clingo.Symbol] = {}
    used = {mention.signature for mention in mentions if not mention.is_derived}
    for statement in encoding.parts.get(_ABOUT, ()):
        fact = syntax.parse_fact(statement) if statement.ast_type == ast.ASTType.Rule else None
        if fact is None or signature_of(fact) in used:
            continue
        if fact.name not in known:
            hint = hints.suggest(fact.name, known, cutoff=0.7)
            words = f"{fact.name}: pylogic reads no such word from the part about{hint}"
            yield problem_at(words, statement, "error" if hint else "warning")
            continue
        fits = [word for word in known[fact.name] if len(word.arguments) == len(fact.arguments)]
        if not fits:
            yield problem_at(f"{fact}: {_say_expected(known[fact.name])}", statement)
            continue
        nodes = statement.head.atom.symbol.arguments
        for name, value, node in zip(fits[0].arguments, fact.arguments, nodes, strict=True):
            if wrong := _say_argument_fault(name, value, fact, encoding, mentioned):
                yield problem_at(f"{fact}: {wrong}", node)
                break
        for place, node in enumerate(nodes if fact.match("board", 2) else ()):
            first = boards.setdefault((place, say(fact.arguments[place])), fact)
            if first != fact:
                rules = "such things are of one predicate", "a predicate says one thing"
                yield problem_at(f"{fact}: {rules[place]}, and {first} stands above", node)


def _say_argument_fault(
    name: str,
    value: clingo.Symbol,
    fact: clingo.Symbol,
    encoding: Encoding,
    mentioned: Collection[Signature],
) -> str:
    """Return words on why the value of a fact's argument, which the vocabulary calls `name`, is
    wrong; "" if it is right."""
    sets: dict[tuple[str, str], tuple[Collection[str], str]] = {
        ("board", "Kind"): (KINDS, "kind of things on a board"),
        ("cycle", "Kind"): (vocabulary.CLICKS, "word for a click"),
        ("symmetry", "Word"): (sameness.WORDS, "word for a symmetry"),
        ("usual_symmetry", "Word"): (SYMMETRIES, "symmetry of clues"),
        (fact.name, "Format"): (formats.by_name(), "format"),
        (fact.name, "Constant"): (encoding.constants, "constant of the file"),
    }
    if (fact.name, name) in sets:
        return _say_unknown(value, *sets[fact.name, name])
    arguments = fact.arguments
    match fact.name, name:
        case _, ("Text" | "Steps") if value.type != clingo.SymbolType.String:
            return f'expected a text in quotes: "{say(value)}"'
        case "exchange", "Style":
            style = formats.lookup(say(arguments[0]))
            for word in say(value).split() if style.has_sections else [say(value)]:
                if word not in style.styles:
                    hint = hints.suggest_among(word, style.styles)
                    return f"{style.name} has no such way to write as {word}{hint}"
        case "clues", "Predicate":
            return _say_unmentioned((say(value), arguments[1].number), mentioned)
        case "board", "Predicate":
            return _say_unmentioned((say(value), len(KINDS[say(arguments[0])].terms)), mentioned)
        case "level", "To" if arguments[2] < arguments[1]:
            return "expected a range of costs, the lower one first"
        case (("level" | "cycle" | "vocabulary"), ("From" | "To" | "I" | "N")) if (
            value.type != clingo.SymbolType.Number
        ):
            return f"expected a whole number instead of {value}"
        case "vocabulary", "N" if not 1 <= value.number <= VERSION:
            return f"this pylogic knows the vocabulary up to {VERSION}: a later one reads it all"
        case (("first" | "welcome"), _) if known := library.instances(encoding.name):
            return _say_unknown(value, known, "instance")
    return ""


def _say_expected(words: Iterable[Word]) -> str:
    """Return "expected ..." with the templates of words, in which arguments have names."""
    return f"expected {' or '.join(word.template for word in words)}"


def _say_unknown(value: clingo.Symbol, known: Collection[str], kind: str) -> str:
    """Return "there is no KIND VALUE" with a hint at known words; "" for a known value."""
    word = say(value)
    return "" if word in known else f"there is no {kind} {word}{hints.suggest_among(word, known)}"


def _say_unmentioned(signature: Signature, known: Collection[Signature]) -> str:
    """Return "no rule speaks of NAME/ARITY" with a hint; "" if the predicate is known."""
    if signature in known:
        return ""
    hint = hints.suggest_predicate(signature, known)
    return f"no rule speaks of {hints.predicate_name(signature)}{hint}"


def _check_view(encoding: Encoding, mentions: Sequence[Mention]) -> Iterator[Problem]:
    """Yield an error for each head draw(WORD) of the part view with an unknown word, or with a
    constant that the word does not take (variables are passed over); and a warning for each shown
    predicate on which no `draw` depends."""
    for mention in mentions:
        is_drawn = mention.part == VIEW and mention.is_derived and mention.signature[0] == "draw"
        term = mention.node.arguments[0] if is_drawn and mention.node.arguments else None
        if term is None or term.ast_type == ast.ASTType.Variable:
            continue
        written = getattr(term, "name", "")
        slot = DRAWING_WORDS.get((written, len(getattr(term, "arguments", ()))))
        if slot is None:
            same = [word for word in DRAWN if word.name == written]
            hint = hints.suggest(written, [word.name for word in DRAWN])
            words = _say_expected(same) if same else f"there is no such word to draw{hint}"
            yield problem_at(f"draw({term}): {words}", term)
            continue
        for name, argument in zip(slot.word.arguments, term.arguments, strict=True):
            choices = vocabulary.CHOICES.get(name)
            if not choices or argument.ast_type != ast.ASTType.SymbolicTerm:
                continue
            if say(argument.symbol) not in encoding.constants:
                fault = _say_unknown(argument.symbol, choices, f"such {name.lower()} as")
                yield from [problem_at(f"draw({term}): {fault}", argument)] * bool(fault)
    rules = [
        (syntax.heads(statement), syntax.body_predicates(statement))
        for statement in encoding.statements_of(BASE, VIEW, ("step", 1), ("check", 1))
    ]
    drawn = syntax.closure([("draw", 1), ("draw", 2)], rules)
    for statement in encoding.statements_of(*SEARCHED):
        for signature in syntax.show_signatures([statement]):
            if syntax.strip_minus(signature) not in drawn:
                name = hints.predicate_name(signature)
                words = f"the part view draws nothing for {name}, which answers show"
                yield problem_at(words, statement, "warning")
