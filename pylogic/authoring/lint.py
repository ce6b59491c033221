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
from pylogic.rules.symbols import say
from pylogic.rules.symmetry import SYMMETRIES
from pylogic.rules.syntax import Signature, problem_at, signature_of, strip_minus
from pylogic.rules.vocabulary import DRAWN, KINDS, VERSION
from pylogic.solving.grounding import check_safety

_DRIVER_PREDICATES: frozenset[Signature] = frozenset({LISTED, WORDED, ("query", 1), NAMED, KNOWN})
"""Predicates that the driver derives, no rule of a file."""
_warning = partial(problem_at, kind="warning")


_Uses = Mapping[Signature, Sequence[Mention]]
"""Mentions in the order of the parts, by predicate."""


def find_file_problems(encoding: Encoding, given: frozenset[Signature]) -> list[Problem]:
    """Return the problems of the rules by themselves, clingo's errors too, sorted by place; `given`
    are the predicates of instances."""
    mentions = list_mentions(encoding)
    heads, uses = (defaultdict[Signature, list[Mention]](list) for _ in range(2))
    for mention in mentions:
        (heads if mention.is_derived else uses)[mention.signature].append(mention)
    header = re.findall(r"(?m)^ *([a-z]\w*)\(([^()]*)\) *$", encoding.header)
    inputs = given.union((name, arguments.count(",") + 1) for name, arguments in header)
    problems = chain(
        check_safety(encoding),
        _check_statements(encoding),
        _find_underived(encoding, heads, uses, given, inputs),
        _check_heads(encoding, heads, uses),
        _find_unmatched_constants(encoding, heads, uses, inputs),
        _check_words(encoding),
        _check_about(encoding, uses),
        _check_arguments(encoding, mentions),
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
    kinds = (ast.ASTType.ShowSignature, ast.ASTType.ShowTerm)
    if not any(statement.ast_type in kinds for statement in encoding.statements):
        words = "no #show: every atom counts as part of the answer; #show NAME/ARITY says which do"
        yield Problem(words, str(encoding.path), kind="warning")


def _find_underived(
    encoding: Encoding,
    heads: _Uses,
    uses: _Uses,
    given: frozenset[Signature],
    inputs: frozenset[Signature],
) -> Iterator[Problem]:
    """Yield a warning at the first use of each predicate that no rule derives, no instance gives,
    and no #defined or comment declares; and at the first #show of each that no rule of a search
    derives, no instance gives and no #defined declares."""
    declared = encoding.declared_inputs.union(encoding.clues)
    known = declared.union(inputs, heads, _DRIVER_PREDICATES)
    searched = {name for name, every in heads.items() if any(m.part in SEARCHED for m in every)}
    use = "{} is never derived, and no #defined says that it is an input"
    used = {name: mentions[0].node for name, mentions in uses.items()}
    show, shown = "no rule derives {}, which answers show", dict(reversed(_list_shown(encoding)))
    for words, places, there in ((use, used, known), (show, shown, given | declared | searched)):
        for signature, node in places.items():
            if signature not in there:
                hint = suggest_predicate(signature, there, cutoff=0.7)
                yield _warning(words.format(predicate_name(signature)) + hint, node)


def _list_shown(encoding: Encoding) -> list[tuple[Signature, ast.AST]]:
    """Return the predicates that answers show, without a minus, each with its #show."""
    statements = encoding.statements_of(*SEARCHED)
    return [(strip_minus(name), s) for s in statements for name in syntax.show_signatures([s])]


def _check_heads(encoding: Encoding, heads: _Uses, uses: _Uses) -> Iterator[Problem]:
    """Yield a problem for each predicate that the file derives (not its libraries) and nothing
    uses: an error if the part has a word like it, else a warning. Yield a warning for each that
    base derives both in the file and in a library file (of a folder `lib`) that does not document
    it, so that they share it unknowingly."""
    used = {*uses, *map(strip_minus, encoding.outputs), *encoding.clues}
    labels = (m.node for every in heads.values() for m in every if m.part == ("label", 0))
    for term in chain.from_iterable(map(syntax.walk_nodes, labels)):
        if term.ast_type == ast.ASTType.Function:  # label/4 names atoms as terms
            used.add((term.name, len(term.arguments)))
    texts = {str(path): source.text for path, source in encoding.sources.items()}
    for signature, mentions in heads.items():
        name, own, in_library = predicate_name(signature), list[Mention](), list[ast.Position]()
        for mention in mentions:
            begin = mention.node.location.begin
            if begin.filename == str(encoding.path):
                own.append(mention)
            elif mention.part == BASE and Path(begin.filename).parent.name == "lib":
                in_library.append(begin)
        reads = {m.part: PARTS[m.part].reads if m.part in PARTS else () for m in own}
        unread = (m for m in own if m.part != ABOUT and signature not in reads[m.part])
        first = None if signature in used else next(unread, None)
        if first is not None:
            read = reads[first.part]
            meant = suggest_predicate(signature, read)
            hint = meant or suggest_predicate(signature, {*used, *read}, cutoff=0.7)
            kind = "error" if meant else "warning"
            yield problem_at(f"{name} is derived and never used{hint}", first.node, kind)
        in_base = [mention.node for mention in own if mention.part == BASE]
        if in_base and in_library:
            file, line, _ = in_library[0]
            documented = documentation.find_documented(texts.get(file, ""), file)
            if signature not in {(predicate.name, predicate.arity) for predicate in documented}:
                words = "derives it for itself, and reads these atoms, too; another name keeps them"
                yield _warning(f"{name}: {file}:{line} {words} apart", in_base[0])


def _find_unmatched_constants(
    encoding: Encoding, heads: _Uses, uses: _Uses, inputs: frozenset[Signature]
) -> Iterator[Problem]:
    """Yield warnings for constants in bodies as arguments with which no rule derives the predicate.
    Inputs, predicates of the driver, and those with variables in heads may have any argument."""

    def list_constants(term: ast.AST) -> frozenset[str] | None:
        """Return a constant, or a pool of constants, as texts; None for any other term, and for
        names that #const defines."""
        if term.ast_type == ast.ASTType.Pool:
            several = [list_constants(part) for part in term.arguments]
            return None if None in several else frozenset().union(*filter(None, several))
        is_fixed = term.ast_type == ast.ASTType.SymbolicTerm
        return frozenset([str(term)]) if is_fixed and str(term) not in encoding.constants else None

    is_open = inputs | encoding.declared_inputs | _DRIVER_PREDICATES
    for signature in heads.keys() & uses.keys() - is_open:
        if all(mention.part in (CLUES, FRAME) for mention in heads[signature]):
            continue
        for place in range(signature[1]):
            values = [list_constants(m.node.arguments[place]) for m in heads[signature]]
            if None in values:
                continue
            known = frozenset[str]().union(*filter(None, values))
            for term in (mention.node.arguments[place] for mention in uses[signature]):
                for value in sorted((list_constants(term) or known) - known):
                    words = f"never has {value} as its argument {place + 1}{suggest(value, known)}"
                    yield _warning(f"{predicate_name(signature)} {words}", term)


def _check_words(encoding: Encoding) -> Iterator[Problem]:
    """Yield warnings on the words above constraints: missing words, wrong costs, unknown terms. A
    program without parts and without any such words is clingo's, and needs none but a technique."""
    rules = constraints.read_rules(encoding)
    need_words = any(part != BASE for part in encoding.parts) or any(r.has_words for r in rules)
    for rule in rules:
        faults = []
        if rule.has_words and rule.words.startswith("["):
            faults.append(
                "the [ above opens no name of the step, so all of it is said:"
                " `%! [name, cost] words`, whose name begins with a letter"
            )
        elif not rule.has_words and rule.is_technique:
            faults.append(
                "a technique without words: a line `%! [name, cost] ...` above it says what is seen"
            )
        elif not rule.has_words and need_words:
            faults.append(
                "a constraint without words: a line `%! ...` above it says what it forbids"
            )
        for text in dict.fromkeys(x for x in rule.braces if x not in rule.terms):
            names = [part.strip() for part in text.split(",")]
            are_names = len(names) > 1 and set(names) <= set(rule.variables)
            hint = f": write {','.join(f'{{{name}}}' for name in names)}" * are_names
            words = f"{{{text}}} in the words above is no term of the constraint's variables"
            faults.append(words + hint)
        texts = f"{rule.words * rule.has_words} {rule.argument} {rule.title}"
        if re.search(r"[{}]", BRACES.sub("", texts)):
            words = "a brace in the words above has no partner, or stands within others: it is said"
            faults.append(words)
        brace = BRACES.fullmatch(rule.price)  # a text in it that is no term is a fault of its own
        is_term = brace is not None and rule.terms.get(brace[1]) != []
        price = constraints.parse_price(fill_braces(rule.price, rule.terms, {}))
        if not is_term and price is None:
            faults.append(
                f"the cost {rule.price or 'after the comma'} above is neither a whole"
                " number, at least 1, nor a term in braces: `%! [name, cost] words`"
            )
        yield from (_warning(fault, rule.statement) for fault in faults)


# ---- Words of the vocabulary, which must be used as pylogic reads them -------------------------


def _check_about(encoding: Encoding, uses: _Uses) -> Iterator[Problem]:
    """Yield problems of facts of the part about: an unknown word (an error if a similar one is
    known, else a warning), the first wrong argument, a `board` that contradicts one above. Rules,
    and facts that bodies read, are passed over."""
    known = [word for word in vocabulary.PREDICATES if word.part == ABOUT[0]]
    boards: dict[tuple[int, str], clingo.Symbol] = {}
    for statement in encoding.local_statements(ABOUT):
        fact = syntax.parse_fact(statement)
        if fact is None or signature_of(fact) in uses:
            continue
        name, arity = signature_of(fact)
        same = [word for word in known if word.name == name]
        if not same:
            hint = suggest(name, [word.name for word in known], cutoff=0.7)
            words = f"{name}: pylogic reads no such word from the part about{hint}"
            yield problem_at(words, statement, "error" if hint else "warning")
            continue
        fits = [word for word in same if len(word.arguments) == arity]
        if not fits:
            templates = " or ".join(word.template for word in same)
            yield problem_at(f"{fact}: expected {templates}", statement)
            continue
        nodes = statement.head.atom.symbol.arguments
        for argument, value, node in zip(fits[0].arguments, fact.arguments, nodes, strict=True):
            if fault := _find_argument_fault(argument, value, fact, encoding):
                yield problem_at(f"{fact}: {fault}", node)
                break
        for place, node in enumerate(nodes if fact.match("board", 2) else ()):
            first = boards.setdefault((place, say(fact.arguments[place])), fact)
            if first != fact:
                rules = "such things are of one predicate", "a predicate says one thing"
                yield problem_at(f"{fact}: {rules[place]}, and {first} stands above", node)


def _find_argument_fault(
    name: str, value: clingo.Symbol, fact: clingo.Symbol, encoding: Encoding
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
                    hint = suggest_among(word, style.styles)
                    return f"{style.name} has no such way to write as {word}{hint}"
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


def _say_unknown(value: clingo.Symbol, known: Collection[str], kind: str) -> str:
    """Return "there is no KIND VALUE" with a hint at known words; "" for a known value."""
    word = say(value)
    return "" if word in known else f"there is no {kind} {word}{suggest_among(word, known)}"


def _check_arguments(encoding: Encoding, mentions: Sequence[Mention]) -> Iterator[Problem]:
    """Yield an error for each argument that names a predicate, as in pick(N, G, clue(1)), which no
    part but `about` mentions; and for each head draw(WORD) of the part view with an unknown word,
    or with a constant that the word does not take (variables are passed over). Yield a warning for
    each shown predicate on which no `draw` depends."""
    known = {m.signature for m in mentions if m.part != ABOUT} | encoding.declared_inputs
    for mention in mentions:
        part, (name, _), node, is_derived = mention
        label = str(node) if part == ABOUT else name
        for signature, term in find_named_atoms(mention):
            if signature not in known:
                words = f"no rule speaks of {predicate_name(signature)}"
                yield problem_at(f"{label}: {words}{suggest_predicate(signature, known)}", term)
        drawn = node.arguments[:1] if part == VIEW and is_derived and name == "draw" else ()
        for term in (term for term in drawn if term.ast_type != ast.ASTType.Variable):
            written, values = getattr(term, "name", ""), getattr(term, "arguments", ())
            same = [word for word in DRAWN if word.name == written]
            fits = [word for word in same if len(word.arguments) == len(values)]
            if not fits:
                words = f"expected {' or '.join(word.template for word in same)}"
                hint = suggest(written, [word.name for word in DRAWN])
                words = words if same else f"there is no such word to draw{hint}"
                yield problem_at(f"draw({term}): {words}", term)
            for argument, value in zip(fits[0].arguments, values, strict=True) if fits else ():
                choices = vocabulary.CHOICES.get(argument)
                is_constant = value.ast_type == ast.ASTType.SymbolicTerm
                if choices and is_constant and say(value.symbol) not in encoding.constants:
                    fault = _say_unknown(value.symbol, choices, f"such {argument.lower()} as")
                    yield from [problem_at(f"draw({term}): {fault}", value)] * bool(fault)
    parts = (BASE, VIEW, ("step", 1), ("check", 1))
    rules = ((syntax.heads(s), syntax.body_predicates(s)) for s in encoding.statements_of(*parts))
    reached = syntax.closure(PARTS[VIEW].reads, rules)
    for signature, statement in _list_shown(encoding) if VIEW in encoding.parts else ():
        if signature not in reached:
            words = f"the part view draws nothing for {predicate_name(signature)}"
            yield _warning(f"{words}, which answers show", statement)
