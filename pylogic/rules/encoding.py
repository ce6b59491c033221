"""Encoding: a file of rules, cut into program parts, and the facts of its part `about`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import chain
from pathlib import Path
from typing import Any

import clingo
from clingo import ast

from pylogic.errors import NotFoundError, ProgramError
from pylogic.rules import library, syntax
from pylogic.rules.headers import Header, opening_comments, read_header
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.parsing import parse_file
from pylogic.rules.parts import BASE, ERRORS, FRAME, HEURISTIC, PARTS, VIEW
from pylogic.rules.source import Source, read_text
from pylogic.rules.symbols import say
from pylogic.rules.syntax import Signature

GIVEN = "given"
"""The name of the order in which an instance lists its clues."""
CLUES: Signature = ("clues", 0)
ABOUT: Signature = ("about", 0)
LISTED: Signature = ("listed", 2)
"""listed(Clue, I): the clue is the I-th of the instance; the driver adds these facts for parts."""
WORDED: Signature = ("worded", 0)
"""worded: a fact while base is ground again for an answer, to put its broken rules into words."""
SEARCHED: tuple[Signature, ...] = (BASE, ERRORS, ("step", 1), ("check", 1))
"""The parts that a search grounds."""
_NUMBERS: Mapping[Signature, Sequence[int]] = {
    **{(name, 2): (1,) for name in ("clues", "offset", "empty", "variant")},
    ("flag", 5): (3, 4),
}
"""The arguments, counted from 0, that must be whole numbers in facts of `about`."""
_GLOBAL = (ast.ASTType.Definition, ast.ASTType.Defined, ast.ASTType.Script)
"""Statements that hold for every part, whichever part of the file they stand in."""


@dataclass(frozen=True, repr=False)
class Encoding:
    """A file of rules, cut into program parts; statements of its includes are in the parts, too.
    `sources` are the texts of the file and of all its includes, `parts` maps a part's name and
    number of parameters to its statements, `messages` are clingo's remarks."""

    path: Path
    sources: Mapping[Path, Source] = field(hash=False)
    parts: Mapping[Signature, tuple[ast.AST, ...]] = field(hash=False)
    messages: tuple[str, ...]

    def __repr__(self) -> str:
        return f"<Encoding {self.path}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the fields alone, at once, without what is computed of them."""
        return unpickle_encoding, (self._pickled,)

    @cached_property
    def _pickled(self) -> bytes:
        """The pickled fields, from which `unpickle_encoding` makes the rules again."""
        import pickle  # only processes need it

        return pickle.dumps((self.path, self.sources, self.parts, self.messages))

    @property
    def text(self) -> str:
        """The text of the file itself, without its includes."""
        return self.sources[self.path].text

    @property
    def name(self) -> str:
        """The file's name without .lp, which is also the name of the folder of its instances."""
        return self.path.stem

    def to_dict(self) -> dict[str, Any]:
        """Return name, title, aliases, file, parts, constants and documentation, for JSON."""
        return {
            "name": self.name,
            "title": self.title,
            "aliases": list(self.names.aliases),
            "file": str(self.path),
            "parts": [name for name, _ in self.parts],
            "constants": dict(self.constants),
            "documentation": self.header,
        }

    @property
    def statements(self) -> Iterator[ast.AST]:
        """All statements, comments too, part by part; each but base is headed by its `#program`."""
        return (statement for part in self.parts.values() for statement in part)

    @cached_property
    def _statements_by_part(self) -> list[tuple[Signature | None, ast.AST]]:
        """The statements without comments, each with its part; None where it holds in all parts."""
        pairs = ((part, s) for part, statements in self.parts.items() for s in statements)
        kinds = ((part, s, s.ast_type) for part, s in pairs)  # each look takes a microsecond
        others = (known for known in kinds if known[2] != ast.ASTType.Comment)
        return [(None if kind in _GLOBAL else part, s) for part, s, kind in others]

    def statements_of(self, *parts: Signature) -> tuple[ast.AST, ...]:
        """Return the statements of parts, in the file's order of parts, without comments.
        #const, #defined and scripts of all parts are among them; a missing part has no others."""
        return tuple(s for part, s in self._statements_by_part if part is None or part in parts)

    def local_statements(self, part: Signature) -> Iterator[ast.AST]:
        """Yield the statements that hold in a part alone: no #const, #defined, script or comment.
        A part but base begins with its #program; a missing part has no statements."""
        return (s for other, s in self._statements_by_part if other == part)

    def names_in(self, part: Signature) -> frozenset[str]:
        """Return all names, of predicates and others, in `statements_of` a part."""
        return syntax.find_names(" ".join(map(str, self.statements_of(part))))

    def statements_with_definitions(self, part: Signature) -> tuple[ast.AST, ...]:
        """Return a part's statements, and those of base that derive what they use, however far.
        #program, #const, #defined and scripts stay; constraints of base go."""
        statements = self.statements_of(BASE, part)
        edges = ((syntax.heads(s), syntax.body_predicates(s)) for s in statements)
        own = set(self.parts.get(part, ()))
        wanted = syntax.closure((used for s in own for used in syntax.body_predicates(s)), edges)
        kept = (*_GLOBAL, ast.ASTType.Program)
        return tuple(
            s for s in statements if s in own or s.ast_type in kept or syntax.heads(s) & wanted
        )

    @cached_property
    def declared_inputs(self) -> frozenset[Signature]:
        """The predicates that #defined statements of any part declare as inputs."""
        declared = (s for s in self.statements_of() if s.ast_type == ast.ASTType.Defined)
        return frozenset((s.name, s.arity) for s in declared)

    @cached_property
    def signatures(self) -> frozenset[Signature]:
        """Name and arity of every predicate that the file mentions, but for those in #show p/n."""
        return frozenset(syntax.signatures(self.statements))

    @cached_property
    def _part_heads(self) -> Mapping[Signature, frozenset[Signature]]:
        """The predicates that the rules of each part derive."""
        heads = ((part, map(syntax.heads, every)) for part, every in self.parts.items())
        return {part: frozenset(chain.from_iterable(own)) for part, own in heads}

    def heads_of(self, *parts: Signature) -> frozenset[Signature]:
        """Return the predicates that the rules of parts derive; a missing part derives none."""
        return frozenset(chain.from_iterable(self._part_heads.get(part, ()) for part in parts))

    @cached_property
    def inputs(self) -> frozenset[Signature]:
        """The predicates that the file uses and does not derive: an instance gives their facts.
        The parts `clues` and `frame` do not count: they derive facts of an instance. Nor do the
        predicates that the driver derives: the clues' order, `worded`, and the facts that the
        parts `region` and `techniques` use."""
        others = self.parts.keys() - {CLUES, FRAME}
        own = {LISTED, WORDED, *chain(*(PARTS[part].given for part in others & PARTS.keys()))}
        mentioned = syntax.signatures(s for part in others for s in self.parts[part])
        return frozenset(mentioned - own - self.heads_of(*others))

    @cached_property
    def frame_inputs(self) -> frozenset[Signature]:
        """The inputs that the part `frame` derives: it draws their facts at random; or none."""
        return self.heads_of(FRAME) & self.inputs

    @cached_property
    def frame_outputs(self) -> frozenset[Signature]:
        """The predicates of answers that the part `frame` derives, as it sketches a solution."""
        return self.heads_of(FRAME) & {*self.outputs}

    @cached_property
    def constants(self) -> Mapping[str, str]:
        """The `#const` switches of all parts with their defaults, as texts."""
        return syntax.constants(self.statements)

    def drop_foreign(self, constants: Mapping[str, str], other: Encoding) -> dict[str, str]:
        """Return constants without those that `other` (another version) has and this file lacks."""
        lacking = other.constants.keys() - self.constants.keys()
        return {name: value for name, value in constants.items() if name not in lacking}

    @cached_property
    def outputs(self) -> tuple[Signature, ...]:
        """The predicates that answers show whole, negative ones with a `-`.
        They are those of statements #show p/n in their order; without any #show all that
        searched parts derive, and the inputs, sorted. A #show of a term names none."""
        if self.shows_all:
            return tuple(sorted(self.inputs | self.heads_of(*SEARCHED)))
        return tuple(dict.fromkeys(syntax.show_signatures(self.statements_of(*SEARCHED))))

    @property
    def shows_all(self) -> bool:
        """True if every atom counts, since the searched parts have no #show statement."""
        kinds = (ast.ASTType.ShowSignature, ast.ASTType.ShowTerm)
        return not any(statement.ast_type in kinds for statement in self.statements_of(*SEARCHED))

    @cached_property
    def visible(self) -> tuple[Signature, ...]:
        """The predicates that answers show or the part `view` mentions, sorted."""
        view = syntax.signatures(self.statements_of(VIEW)) if VIEW in self.parts else ()
        return tuple(sorted({*self.outputs, *view}))

    def is_shown(self, symbol: clingo.Symbol) -> bool:
        """Return whether answers show an atom's predicate or its negation; False of other terms."""
        if symbol.type is not clingo.SymbolType.Function:
            return False
        name = symbol.name, len(symbol.arguments)
        return name in self.outputs or (f"-{name[0]}", name[1]) in self.outputs

    @property
    def heuristics(self) -> tuple[str, ...]:
        """The names that the file gives --heuristic: NAME of each part heuristic_NAME."""
        names = (name for name, arity in self.parts if arity == 0)
        return tuple(n.removeprefix(HEURISTIC) for n in names if n.startswith(HEURISTIC))

    @cached_property
    def header(self) -> str:
        """The comments that open the file, without their marks; "" if it begins with none."""
        return opening_comments(self.text)

    @cached_property
    def about(self) -> tuple[clingo.Symbol, ...]:
        """The facts of the part `about`, once each in their order; nothing is grounded.
        ProgramError if the part holds another statement, or a word instead of a number."""
        facts: dict[clingo.Symbol, None] = {}
        for statement in self.local_statements(ABOUT):
            if statement.ast_type == ast.ASTType.Program:
                continue
            if (fact := syntax.parse_fact(statement)) is None:
                words = "the about part states ground facts only"
                raise ProgramError(syntax.quote_node(statement, words))
            for place in _NUMBERS.get((fact.name, len(fact.arguments)), ()):
                if fact.arguments[place].type != clingo.SymbolType.Number:
                    words = f"expected a whole number instead of {fact.arguments[place]}"
                    raise ProgramError(syntax.quote_node(statement, words))
            facts[fact] = None
        return tuple(facts)

    def read_about(self, name: str, arity: int) -> list[list[clingo.Symbol]]:
        """Return the argument lists of the facts of `about` with a name and an arity, in order.
        Facts with a minus do not count; [] if there are none."""
        return [fact.arguments for fact in self.about if fact.match(name, arity)]

    @cached_property
    def clues(self) -> tuple[Signature, ...]:
        """The predicates of clues, as `about` names them, once each; () if it names none."""
        pairs = ((say(name), arity.number) for name, arity in self.read_about("clues", 2))
        return tuple(dict.fromkeys(pairs))

    @cached_property
    def names(self) -> Header:
        """The names of the puzzle and its boards in `about`."""
        return read_header(self.text, self.name)

    @property
    def title(self) -> str:
        """The first title in `about`, else the first line of the opening comments, or the name."""
        return self.names.title


def read_encoding(path: Path, limits: Limits = NO_LIMITS) -> Encoding:
    """Parse a file of rules, with all that it includes, and cut its statements into parts.
    Raise NotFoundError without the file, StoppedError at a limit, ProgramError if it is no readable
    text, clingo rejects it, the part `about` is wrong, or a part has its former name."""
    sources, parts, messages = parse_file(path, limits)
    if former := parts.get(("check", 0)):
        words = f"the part check is called {ERRORS[0]} now: #program {ERRORS[0]}."
        raise ProgramError(syntax.problem_at(words, former[0]))
    encoding = Encoding(path, sources, parts, messages)
    encoding.about  # noqa: B018 (its errors come at once, whichever verb needs it)
    return encoding


def search_encodings(*words: str, limits: Limits = NO_LIMITS) -> Iterator[Encoding]:
    """Yield the encodings whose files contain all the words; skip files that cannot be parsed.
    Capitals do not matter; included files are not searched. A file without the words is not
    parsed, which spares nearly all the time. Raise StoppedError at a limit."""
    for path in library.encodings().values():
        with suppress(ProgramError, NotFoundError):  # another puzzle's error is not this one's
            text = read_text(path, limits).casefold()
            if all(word.casefold() in text for word in words):
                yield read_encoding(path, limits)


def find_encoding(name: str, limits: Limits = NO_LIMITS) -> Encoding:
    """Read the encoding that a name, an alias or the path of an .lp file means.
    Names and paths come before aliases; of encodings with the same alias the first one counts.
    Raise as `read_encoding`; NotFoundError says where pylogic looked and which names are near."""
    path, aliases = library.find_encoding(name), dict[str, Path]()
    if path is not None:
        return read_encoding(path, limits)
    for path in library.encodings().values():
        with suppress(ProgramError, NotFoundError):
            for alias in read_header(read_text(path, limits), path.stem).aliases:
                aliases.setdefault(alias, path)
    if name in aliases:
        return read_encoding(aliases[name], limits)
    looked = [Path(), *library.folders("encodings")]
    every = [*library.encodings(), *library.shared_files(), *aliases]
    raise library.not_found("puzzle", name, looked, every)


@lru_cache(maxsize=16)
def unpickle_encoding(packed: bytes) -> Encoding:
    """Return the encoding that `Encoding._pickled` pickled; no file is read. 16 are kept."""
    import pickle  # only processes need it

    return Encoding(*pickle.loads(packed))


def add_statements(control: clingo.Control, statements: Iterable[ast.AST]) -> None:
    """Add parsed statements to a control object; a #program begins a part of it, as in a text."""
    with ast.ProgramBuilder(control) as builder:
        for statement in statements:
            builder.add(statement)
