"""Conformance: what a rule file says in the words of the vocabulary, and what follows from it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import clingo
from clingo import ast

from pylogic import formats
from pylogic.errors import Problem
from pylogic.formats import sameness
from pylogic.rules import documentation, entries, library, syntax, vocabulary
from pylogic.rules.encoding import LISTED, Encoding
from pylogic.rules.lexical import OWN
from pylogic.rules.parts import BASE, VIEW
from pylogic.rules.symbols import say
from pylogic.rules.symmetry import SYMMETRIES
from pylogic.rules.syntax import Signature
from pylogic.rules.vocabulary import DRAWN, KINDS, VERSION, Drawing, Word
from pylogic.solving.grounding import ground_base, ground_part, listed
from pylogic.solving.task import Task

ABOUT: Signature = ("about", 0)
_STRINGS = ("Text", "Steps")
"""Arguments of the words of `about` that stand in quotes, as the vocabulary calls them."""
WORDS = "words"
_LABEL = "label"
_LOOKED_AT = ("view", WORDS, "score", _LABEL)
"""The parts that follow from the facts of a board, or from an answer."""
_FEWEST = 3
"""Boards that tell nothing if they are fewer."""
_FIRES = f"{OWN}fires"
_ANSWERS = 20
"""So many answers of a board are looked at."""
_ATOMS = ("Atom", "Clue", "Fact")
"""Arguments of the words of other parts that are atoms of the rules."""


def check(encoding: Encoding) -> list[Problem]:
    """What a file says that the vocabulary does not know, and what leads nowhere."""
    return [
        *_about(encoding),
        *_clashes(encoding),
        *_named_atoms(encoding),
        *_drawn(encoding),
        *_undrawn(encoding),
    ]


def _problem(words: str, node: ast.AST, kind: str = "error") -> Problem:
    begin = node.location.begin
    return Problem(words, begin.filename, begin.line, begin.column, kind)


def _words(part: str) -> dict[str, list[Word]]:
    """The words of a part by their names."""
    found: dict[str, list[Word]] = {}
    for word in vocabulary.PREDICATES:
        if word.part == part:
            found.setdefault(word.name, []).append(word)
    return found


def _expected(words: Iterable[Word | Drawing]) -> str:
    return f"expected {' or '.join(word.template for word in words)}"


# ---- Library files -------------------------------------------------------------------------------


def _clashes(encoding: Encoding) -> Iterator[Problem]:
    """The predicates that a file derives besides a library file, which keeps them to itself.

    What a library file describes in comments is for other files, too.
    """
    own: dict[Signature, ast.AST] = {}
    others: dict[Signature, ast.AST] = {}
    for statement in encoding.parts[BASE]:
        path = Path(statement.location.begin.filename)
        if path.parent.name == "lib" or path == encoding.path:
            found = own if path == encoding.path else others
            for signature, node in syntax.derives(statement):
                found.setdefault(signature, node)
    texts = {str(path): source.text for path, source in encoding.sources.items()}
    for signature in own.keys() & others.keys():
        file = others[signature].location.begin.filename
        told = documentation.documented(texts.get(file, ""), file)
        if signature in {(one.name, one.arity) for one in told}:
            continue
        name, line = f"{signature[0]}/{signature[1]}", others[signature].location.begin.line
        words = f"{name}: {file}:{line} derives it for itself, and reads these atoms, too"
        yield _problem(f"{words}; another name keeps them apart", own[signature], "warning")


# ---- The part about ----------------------------------------------------------------------------


def _about(encoding: Encoding) -> Iterator[Problem]:
    known = _words(ABOUT[0])
    boards: dict[tuple[int, str], clingo.Symbol] = {}
    used = {signature for s in encoding.statements for signature, _ in syntax.uses(s)}
    for statement in encoding.parts.get(ABOUT, ()):
        fact = syntax.fact(statement) if statement.ast_type == ast.ASTType.Rule else None
        if fact is None or (fact.name, len(fact.arguments)) in used:
            continue
        if fact.name not in known:
            hint = library.near(fact.name, known, cutoff=0.7)
            words = f"{fact.name}: pylogic reads no such word from the part about{hint}"
            yield _problem(words, statement, "error" if hint else "warning")
            continue
        fits = [word for word in known[fact.name] if len(word.arguments) == len(fact.arguments)]
        if not fits:
            yield _problem(f"{fact}: {_expected(known[fact.name])}", statement)
            continue
        nodes = statement.head.atom.symbol.arguments
        for name, value, node in zip(fits[0].arguments, fact.arguments, nodes, strict=True):
            if wrong := _wrong(name, value, fact, encoding):
                yield _problem(f"{fact}: {wrong}", node)
                break
        if fact.match("board", 2):
            for place, node in enumerate(nodes):
                first = boards.setdefault((place, say(fact.arguments[place])), fact)
                if first != fact:
                    what = "such things are of one predicate", "a predicate says one thing"
                    yield _problem(f"{fact}: {what[place]}, and {first} stands above", node)


def _wrong(name: str, value: clingo.Symbol, fact: clingo.Symbol, encoding: Encoding) -> str:
    """What is wrong with the argument of a fact that the vocabulary calls so; empty if nothing."""
    told = fact.arguments
    match fact.name, name:
        case _, name if name in _STRINGS:
            is_text = value.type == clingo.SymbolType.String
            return "" if is_text else f'expected a text in quotes: "{say(value)}"'
        case _, "Format":
            return _among(value, formats.known(), "format")
        case "exchange", "Style":
            style = formats.named(say(told[0]))
            words = say(value).split() if style.has_sections else [say(value)]
            wrong = next((word for word in words if word not in style.styles), None)
            hint = (
                library.near(wrong or "", style.styles) or f"; there are {', '.join(style.styles)}"
            )
            return (
                "" if wrong is None else f"{style.name} has no such way to write as {wrong}{hint}"
            )
        case "board", "Kind":
            return _among(value, KINDS, "kind of things on a board")
        case "cycle", "Kind":
            return _among(value, vocabulary.CLICKS, "word for a click")
        case "symmetry", "Word":
            return _among(value, sameness.WORDS, "word for a symmetry")
        case "usual_symmetry", "Word":
            return _among(value, SYMMETRIES, "symmetry of clues")
        case _, "Constant":
            return _among(value, encoding.constants, "constant of the file")
        case (("clues" | "board"), "Predicate"):
            is_clues = fact.name == "clues"
            arity = told[1].number if is_clues else len(KINDS[say(told[0])].terms)
            return _unspoken((say(value), arity), _spoken(encoding))
        case "level", "To" if told[2] < told[1]:
            return "expected a range of costs, the lower one first"
        case (("level" | "cycle" | "vocabulary"), ("From" | "To" | "I" | "N")) if (
            value.type != clingo.SymbolType.Number
        ):
            return f"expected a whole number instead of {value}"
        case "vocabulary", "N" if not 1 <= value.number <= VERSION:
            return f"this pylogic knows the vocabulary up to {VERSION}: a later one reads it all"
        case (("first" | "welcome"), _):
            known = library.instances(encoding.name)
            return _among(value, known, "instance") if known else ""
    return ""


def _among(value: clingo.Symbol, known: Collection[str], what: str) -> str:
    word = say(value)
    hint = library.near(word, known) or (f"; there are {', '.join(known)}" if known else "")
    return "" if word in known else f"there is no {what} {word}{hint}"


def _spoken(encoding: Encoding) -> frozenset[Signature]:
    """The predicates that the rules mention, but for the words of the part about."""
    parts = (statements for part, statements in encoding.parts.items() if part != ABOUT)
    return frozenset(one for statements in parts for one in syntax.signatures(statements))


def _unspoken(signature: Signature, known: Collection[Signature]) -> str:
    """That no rule speaks of a predicate, in words; empty if one does."""
    if signature in known:
        return ""
    names = sorted(f"{name}/{arity}" for name, arity in known)
    shown = f"{signature[0]}/{signature[1]}"
    same = [name for name in names if name.partition("/")[0] == signature[0]]
    hint = f"; did you mean {' or '.join(same)}?" if same else library.near(shown, names)
    return f"no rule speaks of {shown}{hint}"


# ---- Other parts -------------------------------------------------------------------------------


def _named_atoms(encoding: Encoding) -> Iterator[Problem]:
    """Atoms that explanations, labels, orders or generators are told of, and that no rule knows."""
    spoken = _spoken(encoding)
    for part, statements in encoding.parts.items():
        told = {(w.name, len(w.arguments)): w for w in vocabulary.PREDICATES if w.part == part[0]}
        for statement in statements if part != ABOUT else ():
            for signature, node in syntax.derives(statement):
                names = told[signature].arguments if signature in told else ()
                for name, term in zip(names, node.arguments, strict=False):
                    atom = getattr(term, "argument", term)  # without its minus
                    is_one = atom.ast_type == ast.ASTType.Function and atom.name
                    if name in _ATOMS and is_one:
                        wrong = _unspoken((atom.name, len(atom.arguments)), spoken)
                        if wrong:
                            yield _problem(f"{signature[0]}: {wrong}", term)


def _drawn(encoding: Encoding) -> Iterator[Problem]:
    """What the part view says and no board can show, as far as its text tells."""
    known = {(word.name, word.arity): word for word in DRAWN}
    for statement in encoding.parts.get(VIEW, ()):
        for (name, _), node in syntax.derives(statement):
            term = node.arguments[0] if name == "draw" and node.arguments else None
            if term is None or term.ast_type == ast.ASTType.Variable:
                continue
            word = known.get((getattr(term, "name", ""), len(getattr(term, "arguments", ()))))
            if word is None:
                yield _problem(f"draw({term}): {_no_drawing(term)}", term)
                continue
            for place, words in word.choices:
                argument = term.arguments[place]
                if argument.ast_type != ast.ASTType.SymbolicTerm:
                    continue
                if say(argument.symbol) not in {*words, *encoding.constants}:
                    what = f"such {word.arguments[place].lower()} as"
                    yield _problem(
                        f"draw({term}): {_among(argument.symbol, words, what)}", argument
                    )


def _no_drawing(term: ast.AST) -> str:
    name = getattr(term, "name", "")
    same = [word for word in DRAWN if word.name == name]
    hint = library.near(name, [word.name for word in DRAWN])
    return _expected(same) if same else f"there is no such word to draw{hint}"


def _undrawn(encoding: Encoding) -> Iterator[Problem]:
    """The predicates that answers show and the view draws nothing for."""
    if VIEW not in encoding.parts:
        return
    drawn = _sources(encoding)
    for statement in encoding.searched:
        for signature in syntax.shows([statement]):
            if syntax.unsigned(signature) not in drawn:
                name = f"{signature[0]}/{signature[1]}"
                words = f"the part view draws nothing for {name}, which answers show"
                yield _problem(words, statement, "warning")


def _sources(encoding: Encoding) -> set[Signature]:
    """The predicates that the part view looks at, and all that these are derived from."""
    rules = [
        (syntax.heads(statement), {used for used, _ in syntax.uses(statement)})
        for part in (BASE, VIEW, ("step", 1), ("check", 1))
        for statement in encoding.parts.get(part, ())
    ]
    found: set[Signature] = {("draw", 1), ("draw", 2)}
    while more := {one for heads, used in rules if heads & found for one in used} - found:
        found |= more
    return found


# ---- Rules of parts that never hold -------------------------------------------------------------


_Seen = tuple[str | int, ...]
"""Name and arity of an atom; perhaps also a place in it, and the term that stands there."""


_Rule = tuple[str, int]
"""The part of a rule, and its number there."""


class Held(NamedTuple):
    """What holds on a board: rules of the file and what is seen of atoms."""

    rules: frozenset[_Rule]
    seen: frozenset[_Seen]


def held(task: Task, known: Collection[_Rule] = ()) -> Held:
    """What holds in some answers of a task, found in this process; of rules those not known.

    Raises:
        ProgramError: clingo rejects one of the files.
    """
    base = ground_base(task)
    facts = [atom.symbol for atom in base.control.symbolic_atoms if atom.is_fact]
    configuration: Any = base.control.configuration
    configuration.solve.models = _ANSWERS
    configuration.solver.sign_def = "rnd"
    with base.control.solve(yield_=True) as found:
        answers = [model.symbols(atoms=True) for model in found]
    seen = {one for true in (facts, *answers) for symbol in true for one in _seen(symbol)}
    rules = set[_Rule]()
    bare = Task(task.encoding, constants=task.values)
    for part in _LOOKED_AT:
        # Words are of what follows from the facts of a board.
        more = listed(task) if part == _LABEL else []
        for true in [facts] if part == WORDS else answers:
            left = {
                one: rule
                for one, rule in _own_rules(task.encoding).items()
                if one[0] == part and one not in rules and one not in known
            }
            if not left:
                break
            fires = (r.update(head=syntax.head(_FIRES, str(n))) for (_, n), r in left.items())
            made = ground_part(bare, part, [*true, *more], fires)
            rules |= {(part, x.symbol.arguments[0].number) for x in made.atoms([(_FIRES, 1)])}
            seen |= {one for atom in made.control.symbolic_atoms for one in _seen(atom.symbol)}
    return Held(frozenset(rules), frozenset(seen))


def _seen(atom: clingo.Symbol) -> Iterator[_Seen]:
    yield atom.name, len(atom.arguments)
    for place, term in enumerate(atom.arguments):
        yield atom.name, len(atom.arguments), place, str(term)


def _asked(node: ast.AST) -> Iterator[_Seen]:
    """What must be seen of atoms for a body that has such an atom."""
    yield node.name, len(node.arguments)
    for place, term in enumerate(node.arguments):
        if term.ast_type == ast.ASTType.SymbolicTerm:
            yield node.name, len(node.arguments), place, str(term)


def _own_rules(encoding: Encoding) -> dict[_Rule, ast.AST]:
    """The rules with bodies of the parts that are looked at, but for those of the library."""
    return {
        (part, number): rule
        for part in _LOOKED_AT
        for number, rule in enumerate(encoding.parts.get((part, 0), ()))
        if rule.location.begin.filename == str(encoding.path)
        and rule.ast_type == ast.ASTType.Rule
        and rule.body
    }


def unheld(encoding: Encoding, boards: Sequence[Held]) -> Iterator[Problem]:
    """The rules of parts that hold on no board, unless all lack facts or a constant is for them."""
    if len(boards) < _FEWEST:
        return
    rules, seen = (frozenset[Any]().union(*sets) for sets in zip(*boards, strict=True))
    for one, rule in _own_rules(encoding).items():
        if one not in rules and not _is_for_others(encoding, one[0], rule, seen):
            words = f"of {len(boards)} boards that were tried this rule holds on none"
            yield _problem(words, rule, "note")


def _is_for_others(encoding: Encoding, part: str, rule: ast.AST, seen: frozenset[_Seen]) -> bool:
    """Whether a rule is for boards with other facts, or for other values of constants."""
    every = [s for name in (BASE[0], part) for s in encoding.rules(name)]
    waiting, done = [rule], set[Signature]()
    while waiting:
        one = waiting.pop()
        if syntax.names(str(one)) & encoding.constants.keys():
            return True
        asked = {used for used, node in syntax.uses(one) if not seen.issuperset(_asked(node))}
        missing = asked - done
        if missing & {*encoding.inputs, LISTED}:
            return True
        done |= missing
        waiting += [s for s in every if syntax.heads(s) & missing]
    return False


# ---- What follows from what a file says ---------------------------------------------------------


class Use(NamedTuple):
    """A predicate of a board or of its answers, and what a file makes of it."""

    predicate: str
    """Name and arity."""
    kind: str
    """The word of `board(Kind, Predicate)`, or ""."""
    drawn: tuple[str, ...]
    """The words of draw(...) that look at it; of what only follows from it, `by others`."""
    entered: str
    """Who enters it: an author, or a player; or ""."""
    exchanged: tuple[str, ...]
    """The formats that it is read and written in."""
    explained: tuple[str, ...]
    """Whether explanations have words for it: says, denies."""
    generated: str
    """What a generator does with it: clues are `chosen`, other facts `fixed`, those of a frame
    `drawn`; or ""."""


def uses(encoding: Encoding) -> list[Use]:
    """What a file makes of each predicate of its boards and of its answers."""
    kinds: dict[Signature, str] = {}
    for word, name in encoding.told("board", 2):
        kind = KINDS.get(say(word))
        if kind is not None:
            kinds[say(name), len(kind.terms)] = say(word)
    shown = map(syntax.unsigned, encoding.shown)
    every = dict.fromkeys([*kinds, *encoding.clues, *shown, *sorted(encoding.inputs)])
    entered = {entry.signature: "player" for entry in entries.playable(encoding)}
    entered |= {entry.signature: "author" for entry in entries.edits(encoding)}
    told = [*encoding.told("exchange", 2), *encoding.told("exchange", 3)]
    known = tuple(sorted({say(words[0]) for words in told} & formats.known().keys()))
    said, fixed = _terms_of(encoding, "words"), _terms_of(encoding, "clues")
    drawn, sources = _drawn_with(encoding), _sources(encoding)
    found = []
    for signature in every:
        by = tuple(word for word, looked_at in drawn.items() if signature in looked_at)
        is_indirect = not by and signature in sources
        made = "chosen" if signature in encoding.clues else ""
        made = "drawn" if signature in encoding.framed else made
        found.append(
            Use(
                f"{signature[0]}/{signature[1]}",
                kinds.get(signature, ""),
                ("by others",) if is_indirect else by,
                entered.get(signature, ""),
                known if signature in kinds or signature == ("size", 2) else (),
                tuple(word for word in ("says", "denies") if signature in said.get(word, ())),
                made or ("fixed" if signature in fixed.get("fixed", ()) else ""),
            )
        )
    return found


def _terms_of(encoding: Encoding, part: str) -> dict[str, set[Signature]]:
    """The atoms that the words of a part are told of, by these words."""
    found: dict[str, set[Signature]] = {}
    for statement in encoding.parts.get((part, 0), ()):
        for (word, _), node in syntax.derives(statement):
            for term in node.arguments[:1]:
                if term.ast_type == ast.ASTType.Function:
                    found.setdefault(word, set()).add((term.name, len(term.arguments)))
    return found


def _drawn_with(encoding: Encoding) -> dict[str, set[Signature]]:
    """The predicates that each word of draw(...) looks at, or a rule of the view for it."""
    looks: dict[Signature, set[Signature]] = {}
    found: dict[str, set[Signature]] = {}
    for statement in encoding.parts.get(VIEW, ()):
        used = {one for one, _ in syntax.uses(statement)}
        for signature, node in syntax.derives(statement):
            looks.setdefault(signature, set()).update(used)
            if signature[0] == "draw" and node.arguments:
                name = getattr(node.arguments[0], "name", "")
                found.setdefault(name, set()).update(used)
    for looked_at in found.values():
        while more := {one for own in looked_at for one in looks.get(own, ())} - looked_at:
            looked_at |= more
    return found


def table(encoding: Encoding) -> str:
    """What a file makes of its predicates, as a table."""
    heads = ("", "board", "drawn", "entered", "exchanged", "explained", "generated")
    rows = [heads]
    for use in uses(encoding):
        number = len(use.exchanged)
        exchanged = f"{number} format{'s' * (number != 1)}" if number else ""
        cells = (", ".join(use.drawn), use.entered, exchanged, ", ".join(use.explained))
        rows.append((use.predicate, use.kind, *cells, use.generated))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(c.ljust(w) for c, w in zip(row, widths, strict=True)) for row in rows]
    return "\n".join(line.rstrip() for line in lines)
