"""Statements of .lp files and of texts, as clingo's parser reads them; nothing is grounded."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from clingo import ast

from pylogic.errors import Interruption, Problem, ProgramError, StoppedError, parse_message
from pylogic.rules import lexical, syntax
from pylogic.rules.limits import NO_LIMITS, STEP, Limits, use_signals
from pylogic.rules.parts import BASE
from pylogic.rules.source import Source, blank_includes, read_sources
from pylogic.rules.syntax import Signature


def parse_file(
    path: Path, limits: Limits = NO_LIMITS
) -> tuple[dict[Path, Source], dict[Signature, tuple[ast.AST, ...]], tuple[str, ...]]:
    """Parse a file with all its includes, and cut the statements into parts.

    Return the texts of the files, the parts by name and number of parameters, clingo's remarks. A
    part begins with its `#program`; one that is begun twice is one. An include's statements before
    any `#program` belong to the part around it, and those after it to that part, too; clingo would
    put them into `base`. clingo follows the includes, unless it would misread a file: then each
    file is parsed as a text by itself. Raise as `read_sources`, and ProgramError if clingo rejects
    a file.
    """
    sources = read_sources(path, limits)
    names = {file: lexical.make_encodable(str(file)) for file in sources}
    # The statements of each file, and whether each is a #program: to ask for its kind takes long.
    pieces_of = defaultdict[str, list[tuple[ast.AST, bool]]](list, {n: [] for n in names.values()})
    messages: list[str] = []
    try:
        if any(source.is_misread for source in sources.values()):
            for file, name in names.items():
                text = blank_includes(sources[file].text)
                own, remarks = _run_parser(ast.parse_string, text, [name], limits)
                messages += remarks
                for statement in own:
                    syntax.rename_file(statement, name)
                pieces_of[name] = [(s, s.ast_type == ast.ASTType.Program) for s in own]
        else:
            every, messages = _run_parser(ast.parse_files, [names[path]], [*names.values()], limits)
            if len(sources) == 1 and "#program" not in sources[path].text:  # perhaps many facts
                return sources, {BASE: tuple(every)}, tuple(messages)
            name, unseen = "", {*names.values()}
            inner = {names[f]: {names.get(i.path) for i in sources[f].includes} for f in sources}
            for statement in every:
                # Where the file may change: clingo adds a #program behind an include alone.
                if not name or not unseen.isdisjoint(inner.get(name, ())):
                    name = statement.location.begin.filename
                    unseen.discard(name)
                is_program = statement.ast_type == ast.ASTType.Program
                pieces_of[name].append((statement, is_program))
                name = "" if is_program else name
    except ProgramError as error:
        from pylogic.rules.complaints import name_missing_sign  # only errors need it

        name = error.problems[0].file or ""
        texts = (source.text for file, source in sources.items() if str(file) == name)
        text, parse = blank_includes(next(texts, "")), partial(parse_string, name=name)
        raise ProgramError(*name_missing_sign(error.problems, text, parse)) from None

    parts: dict[Signature, list[ast.AST]] = {BASE: []}

    def cut(file: Path, part: Signature) -> None:
        """Add the statements of a file, and of its includes that are not added yet, to the parts,
        the first ones to `part`. Each #program that clingo adds is left out but the first."""
        includes = [*sources[file].includes]
        for statement, is_program in (*pieces_of.pop(names[file]), (None, False)):
            while includes and (includes[0].line, includes[0].column) < (
                (sys.maxsize,) if statement is None else statement.location.begin[1:]
            ):
                if names.get(inner := includes.pop(0).path) in pieces_of:
                    cut(inner, part)
            if statement is None:
                break
            if is_program:
                begin, end = statement.location
                if parts[BASE] and begin == end:
                    continue
                part = (statement.name, len(statement.parameters))
            parts.setdefault(part, []).append(statement)

    cut(path, BASE)
    return sources, {part: tuple(own) for part, own in parts.items()}, tuple(messages)


def put_name(message: str, name: str) -> str:
    """Return a message of clingo with a name instead of <string>, its own name for a text."""
    return message.replace("<string>:", f"{name}:", 1)


def parse_string(
    text: str, name: str, limits: Limits = NO_LIMITS
) -> tuple[tuple[ast.AST, ...], tuple[str, ...]]:
    """Parse a text, which messages call `name`; return its statements, and clingo's remarks.
    The statements begin with clingo's #program base. Raise ProgramError in clingo's words if clingo
    rejects the text, StoppedError at a limit."""
    statements, messages = _run_parser(ast.parse_string, text, [name], limits)
    return tuple(statements), tuple(messages)


def _run_parser(
    parser: Callable[..., None], source: str | list[str], names: Sequence[str], limits: Limits
) -> tuple[list[ast.AST], list[str]]:
    """Run a parser of clingo; return the statements, and the remarks on the files of these names.
    The first one is also the name of a text. Raise ProgramError if clingo rejects one of them, and
    not for an include that it does not find; StoppedError at a limit."""
    statements: list[ast.AST] = []
    complaints: list[str] = []
    excesses: list[Interruption] = []

    def take(statement: ast.AST) -> None:
        """Collect a statement; stop the parser if a limit is reached."""
        if len(statements) % STEP == 0 and (excess := limits.stop_reason) is not None:
            excesses.append(excess)
            raise InterruptedError  # clingo copies it, which not every exception can bear
        statements.append(statement)

    is_accepted = True
    try:
        with use_signals() as token:
            parser(source, take, logger=lambda _code, words: complaints.append(words))
        token.check()
    except InterruptedError:
        raise StoppedError(excesses[0]) from None
    except RuntimeError:
        is_accepted = False
    others = (words for words in complaints if "file could not be opened" not in words)
    messages = [put_name(words, names[0]) for words in others]
    problems = {words: parse_message(words) for words in messages}
    own = {words: problem for words, problem in problems.items() if problem.file in (None, *names)}
    if not is_accepted and not complaints:
        raise ProgramError(Problem("clingo rejects the file", names[0]))
    if any(problem.kind == "error" for problem in own.values()):
        raise ProgramError(*own.values())
    return statements, [*own]
