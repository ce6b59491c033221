"""Problems of a rule file by itself: predicates, parts, words, duplicates, the vocabulary."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from pathlib import Path

import clingo
from clingo import ast

from pylogic import formats
from pylogic.authoring.names import Mention, find_named_atoms, list_mentions
from pylogic.authoring.rejections import find_duplicates
from pylogic.errors import Problem
from pylogic.formats import sameness
from pylogic.rules import constraints, documentation, library, syntax, vocabulary
from pylogic.rules.constraints import BRACES, fill_braces
from pylogic.rules.encoding import ABOUT, CLUES, LISTED, SEARCHED, WORDED, Encoding
from pylogic.rules.hints import predicate_name, suggest, suggest_among, suggest_predicate
from pylogic.rules.parts import BASE, FRAME, HEURISTIC, KNOWN, NAMED, PARTS, VIEW
from pylogic.rules.symbols import parse_term, say
from pylogic.rules.symmetry import SYMMETRIES
from pylogic.rules.syntax import Signature, problem_at, signature_of, strip_minus
from pylogic.rules.vocabulary import CHOICES, DRAWN, KINDS, PREDICATES, VERSION, Word
from pylogic.solving.grounding import check_safety

_DRIVER_PREDICATES: frozenset[Signature] = frozenset({LISTED, WORDED, ("query", 1), NAMED, KNOWN})
"""Predicates that the driver derives, no rule of a file."""
_WORDS = {VIEW: DRAWN, ABOUT: tuple(word for word in PREDICATES if word.part == ABOUT[0])}
"""The words that heads of `view` draw, and those of facts of `about`."""
_Uses = Mapping[Signature, Sequence[Mention]]
"""Mentions in the order of the parts, by predicate."""
_warning = partial(problem_at, kind="warning")


def find_file_problems(encoding: Encoding, given: frozenset[Signature]) -> list[Problem]:
    """Return the problems of the rules by themselves, clingo's errors too, sorted by place; `given`
    are the predicates of instances."""
    mentions = list_mentions(encoding)
    heads, uses = (defaultdict[Signature, list[Mention]](list) for _ in range(2))
    for mention in mentions:
        (heads if mention.is_derived else uses)[mention.signature].append(mention)
    problems = chain(
        check_safety(encoding),
        _check_statements(encoding),
        _check_uses(encoding, heads, uses, given),
        _check_shown(encoding, heads, given),
        _check_heads(encoding, heads, uses),
        _check_words(encoding),
        _check_vocabulary(encoding, mentions, uses),
    )
    return sorted(problems, key=lambda p: (p.file or "", p.line or 0, p.column or 0))


def _check_statements(encoding: Encoding) -> Iterator[Problem]:
    """Yield warnings: on parts that pylogic does not know, and never grounds; on rules that repeat
    earlier ones of their part; on #heuristic in parts that are always grounded; on a file without
    any #show."""
    for (name, arity), statements in encoding.parts.items():
        if (name, arity) not in PARTS and not (name.startswith(HEURISTIC) and not arity):
            hint = suggest(name, [known for known, _ in PARTS])
            shown = f"{name}({', '.join('t' * arity)})" if arity else name
            words = f"pylogic knows no part {shown}: it is never grounded{hint}"
            yield _warning(words, statements[0])
        for rule, first in find_duplicates(statements):
            begin, place = rule.location.begin, first.location.begin
            is_here = begin.filename == place.filename
            where = f"line {place.line}" if is_here else f"{place.filename}:{place.line}"
            words = f"the same as {where}: one of the two can be deleted, the other says it"
            yield _warning(words, rule)
    for statement in encoding.statements_of(*SEARCHED):
        if statement.ast_type == ast.ASTType.Heuristic:
            words = "#heuristic without a switch: in a part heuristic_NAME it is up to the user"
            yield _warning(words, statement)
    if encoding.shows_all:
        words = "no #show: every atom counts as part of the answer; #show NAME/ARITY says which do"
        yield Problem(words, str(encoding.path), kind="warning")


# ---- Predicates, which some rule should derive and some rule should use ------------------------


def _check_uses(
    encoding: Encoding, heads: _Uses, uses: _Uses, given: frozenset[Signature]
) -> Iterator[Problem]:
    """Yield a warning at the first use of each predicate that no rule derives, no instance gives,
    and no #defined or comment declares; and for constants as arguments with which no rule derives
    the predicate. Inputs, predicates of the driver, and those with variables in heads may have any
    argument."""

    def list_constants(term: ast.AST) -> frozenset[str] | None:
        """Return a constant, or a pool of constants, as texts; None for any other term, and for
        names that #const defines."""
        if term.ast_type == ast.ASTType.Pool:
            several = [list_constants(part) for part in term.arguments]
            return None if None in several else frozenset().union(*filter(None, several))
        is_fixed = term.ast_type == ast.ASTType.SymbolicTerm
        return frozenset([str(term)]) if is_fixed and str(term) not in encoding.constants else None

    inputs = encoding.declared_inputs.union(given, _DRIVER_PREDICATES)
    documented = documentation.find_documented(encoding.text, "")
    known = inputs.union(encoding.clues, heads, ((p.name, p.arity) for p in documented))
    for signature, mentions in uses.items():
        if signature not in known:
            hint = suggest_predicate(signature, known, cutoff=0.7)
            words = "is never derived, and no #defined says that it is an input"
            yield _warning(f"{predicate_name(signature)} {words}{hint}", mentions[0].node)
    for signature in heads.keys() & uses.keys() - inputs:
        if all(mention.part in (CLUES, FRAME) for mention in heads[signature]):
            continue
        for place in range(signature[1]):
            values = [list_constants(m.node.arguments[place]) for m in heads[signature]]
            derived = frozenset[str]().union(*filter(None, values))
            for term in (m.node.arguments[place] for m in uses[signature] if None not in values):
                for value in sorted((list_constants(term) or derived) - derived):
                    hint = suggest(value, derived)
                    words = f"never has {value} as its argument {place + 1}{hint}"
                    yield _warning(f"{predicate_name(signature)} {words}", term)


def _check_shown(
    encoding: Encoding, heads: _Uses, given: frozenset[Signature]
) -> Iterator[Problem]:
    """Yield warnings at the first #show of each predicate that no rule of a search derives, no
    instance gives and no #defined declares, or on which no `draw` of the part view depends."""
    searched = {name for name, every in heads.items() if any(m.part in SEARCHED for m in every)}
    known = searched.union(given, encoding.declared_inputs, encoding.clues)
    rules = encoding.statements_of(BASE, VIEW, ("step", 1), ("check", 1))
    edges = ((syntax.heads(rule), syntax.body_predicates(rule)) for rule in rules)
    drawn = syntax.closure(PARTS[VIEW].reads, edges) if VIEW in encoding.parts else None
    shown: dict[Signature, ast.AST] = {}
    for statement in encoding.statements_of(*SEARCHED):
        for signature in syntax.show_signatures([statement]):
            shown.setdefault(strip_minus(signature), statement)
    for signature, statement in shown.items():
        name = predicate_name(signature)
        if signature not in known:
            hint = suggest_predicate(signature, known, cutoff=0.7)
            yield _warning(f"no rule derives {name}, which answers show{hint}", statement)
        if drawn is not None and signature not in drawn:
            words = f"the part view draws nothing for {name}, which answers show"
            yield _warning(words, statement)


def _check_heads(encoding: Encoding, heads: _Uses, uses: _Uses) -> Iterator[Problem]:
    """Yield a problem for each predicate that the file derives (not its libraries) and nothing
    uses: an error if the part has a word like it, else a warning. Yield a warning for each that
    base derives both in the file and in a library file (of a folder `lib`) that does not document
    it, so that they share it unknowingly."""
    named = chain.from_iterable(map(find_named_atoms, chain.from_iterable(heads.values())))
    used = {*uses, *map(strip_minus, encoding.outputs), *(atom.signature for atom in named)}
    for signature, mentions in heads.items():
        name, own = predicate_name(signature), list[Mention]()
        first: Mention | None = None
        for mention in mentions:
            if mention.place.file == str(encoding.path):
                own.append(mention)
            elif mention.part == BASE and Path(mention.place.file).parent.name == "lib":
                first = first or mention
        for mention in own if signature not in used else ():
            read = PARTS[mention.part].reads if mention.part in PARTS else ()
            if mention.part != ABOUT and signature not in read:
                meant = suggest_predicate(signature, read)
                hint = meant or suggest_predicate(signature, {*used, *read}, cutoff=0.7)
                kind = "error" if meant else "warning"
                yield problem_at(f"{name} is derived and never used{hint}", mention.node, kind)
                break
        in_base = next((mention.node for mention in own if mention.part == BASE), None)
        if in_base is not None and first is not None:
            file, line, *_ = first.place
            documented = documentation.find_documented(encoding.sources[Path(file)].text, file)
            if signature not in {(predicate.name, predicate.arity) for predicate in documented}:
                words = "derives it for itself, and reads these atoms, too; another name keeps them"
                yield _warning(f"{name}: {file}:{line} {words} apart", in_base)


# ---- Words above rules, and words of the vocabulary, which must be used as pylogic reads them ----


def _check_words(encoding: Encoding) -> Iterator[Problem]:
    """Yield warnings on the words above constraints: missing words, wrong costs, unknown terms. A
    program without parts and without any such words is clingo's, and needs none but a technique."""
    rules = constraints.read_rules(encoding)
    need_words = any(part != BASE for part in encoding.parts) or any(r.has_words for r in rules)
    for rule in rules:
        noun, sense = (
            ("technique", "is seen") if rule.is_technique else ("constraint", "it forbids")
        )
        example = f"`%! {'[name, cost] ' * rule.is_technique}...`"
        texts = f"{rule.words * rule.has_words} {rule.argument} {rule.title}"
        brace = BRACES.fullmatch(rule.price)  # a text in it that is no term is a fault of its own
        is_term = brace is not None and rule.terms.get(brace[1]) != []
        price = constraints.parse_price(fill_braces(rule.price, rule.terms, {}))
        faults = {
            "the [ above opens no name of the step, so all of it is said: `%! [name, cost] words`,"
            " whose name begins with a letter": rule.has_words and rule.words.startswith("["),
            f"a {noun} without words: a line {example} above it says what {sense}": (
                not rule.has_words and (need_words or rule.is_technique)
            ),
            "a brace in the words above has no partner, or stands within others: it is said": (
                re.search(r"[{}]", BRACES.sub("", texts)) is not None
            ),
            f"the cost {rule.price or 'after the comma'} above is neither a whole number, at least"
            " 1, nor a term in braces: `%! [name, cost] words`": not is_term and price is None,
        }
        for text in (text for text in rule.braces if text not in rule.terms):
            parts = [part.strip() for part in text.split(",")]
            are_names = len(parts) > 1 and set(parts) <= set(rule.variables)
            hint = f": write {','.join(f'{{{part}}}' for part in parts)}" * are_names
            words = f"{{{text}}} in the words above is no term of the constraint's variables{hint}"
            faults[words] = True
        yield from (_warning(words, rule.statement) for words, is_so in faults.items() if is_so)


def _check_vocabulary(
    encoding: Encoding, mentions: Sequence[Mention], uses: _Uses
) -> Iterator[Problem]:
    """Yield errors: for each argument that names a predicate, as in pick(N, G, clue(1)), which no
    part but `about` mentions; for an unknown word, or its first wrong argument, of a head draw(...)
    of the part view, and of a fact of `about` that no body reads; for a `board` that contradicts
    one above. A word of `about` that is like no known one is a warning; variables are passed over.
    """
    known = {m.signature for m in mentions if m.part != ABOUT} | encoding.declared_inputs
    written: list[tuple[Signature, str, str, ast.AST]] = []
    for mention in mentions:
        part, (name, _), node, is_derived = mention
        for atom in find_named_atoms(mention):
            if atom.signature not in known:
                words = f"{node if part == ABOUT else name}: no rule speaks of"
                hint = suggest_predicate(atom.signature, known)
                yield problem_at(f"{words} {predicate_name(atom.signature)}{hint}", atom.node)
        for term in node.arguments[:1] if part == VIEW and is_derived and name == "draw" else ():
            if term.ast_type != ast.ASTType.Variable:
                written.append((part, f"draw({term})", getattr(term, "name", ""), term))
    for statement in encoding.local_statements(ABOUT):
        fact = syntax.parse_fact(statement)
        if fact is not None and signature_of(fact) not in uses:
            node = statement.head.atom.symbol
            written.append((ABOUT, str(fact), signature_of(fact)[0], node))
    boards: dict[tuple[int, str], str] = {}
    for part, label, name, node in written:
        terms = getattr(node, "arguments", ())
        same = [word for word in _WORDS[part] if word.name == name]
        fits = [word for word in same if len(word.arguments) == len(terms)]
        if not same:
            words, cutoff = f"{label}: there is no such word to draw", 0.6
            if part == ABOUT:
                words, cutoff = f"{name}: pylogic reads no such word from the part about", 0.7
            hint = suggest(name, [word.name for word in _WORDS[part]], cutoff=cutoff)
            kind = "warning" if part == ABOUT and not hint else "error"
            yield problem_at(words + hint, node, kind)
        elif not fits:
            templates = " or ".join(word.template for word in same)
            yield problem_at(f"{label}: expected {templates}", node)
        else:
            values = [parse_term(str(term)) for term in terms]
            faults = (_find_fault(encoding, fits[0], values, place) for place in range(len(terms)))
            for term, fault in zip(terms, faults, strict=True):
                if fault:
                    yield problem_at(f"{label}: {fault}", term)
                    break
        for place, term in enumerate(terms if (name, len(terms)) == ("board", 2) else ()):
            first = boards.setdefault((place, str(term)), label)
            if first != label:
                rules = "such things are of one predicate", "a predicate says one thing"
                yield problem_at(f"{label}: {rules[place]}, and {first} stands above", term)


def _find_fault(
    encoding: Encoding, word: Word, values: Sequence[clingo.Symbol | None], place: int
) -> str:
    """Return words on why the value at a place of a word's arguments is wrong; "" if it is right,
    or none is known."""
    name, value = word.arguments[place], values[place]
    if value is None:
        return ""
    sets: dict[tuple[str, str], tuple[Collection[str], str]] = {
        ("board", "Kind"): (KINDS, "kind of things on a board"),
        ("cycle", "Kind"): (vocabulary.CLICKS, "word for a click"),
        ("symmetry", "Word"): (sameness.WORDS, "word for a symmetry"),
        ("usual_symmetry", "Word"): (SYMMETRIES, "symmetry of clues"),
        (word.name, "Format"): (formats.by_name(), "format"),
        (word.name, "Constant"): (encoding.constants, "constant of the file"),
    }
    if word in DRAWN:
        is_open = name not in CHOICES or say(value) in encoding.constants
        return "" if is_open else _say_unknown(value, CHOICES[name], f"such {name.lower()} as")
    if (word.name, name) in sets:
        return _say_unknown(value, *sets[word.name, name])
    match word.name, name:
        case _, ("Text" | "Steps") if value.type != clingo.SymbolType.String:
            return f'expected a text in quotes: "{say(value)}"'
        case "exchange", "Style":
            style = formats.lookup(str(values[0]))
            for written in say(value).split() if style.has_sections else [say(value)]:
                if written not in style.styles:
                    hint = suggest_among(written, style.styles)
                    return f"{style.name} has no such way to write as {written}{hint}"
        case (("level" | "cycle" | "vocabulary"), ("From" | "To" | "I" | "N")) if (
            value.type != clingo.SymbolType.Number
        ):
            return f"expected a whole number instead of {value}"
        case "level", "To" if values[1] and value < values[1]:
            return "expected a range of costs, the lower one first"
        case "vocabulary", "N" if not 1 <= value.number <= VERSION:
            return f"this pylogic knows the vocabulary up to {VERSION}: a later one reads it all"
        case (("first" | "welcome"), _) if known := library.instances(encoding.name):
            return _say_unknown(value, known, "instance")
    return ""


def _say_unknown(value: clingo.Symbol, known: Collection[str], kind: str) -> str:
    """Return "there is no KIND VALUE" with a hint at known words; "" for a known value."""
    word = say(value)
    return "" if word in known else f"there is no {kind} {word}{suggest_among(word, known)}"
