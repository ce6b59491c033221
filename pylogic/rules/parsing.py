"""Statements of .lp files and of texts, as clingo's parser reads them; nothing is grounded."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from pathlib import Path

from clingo import ast

from pylogic.errors import Interruption, Problem, ProgramError, StoppedError, parse_message
from pylogic.rules import lexical, syntax
from pylogic.rules.limits import NO_LIMITS, STEP, Limits, use_signals
from pylogic.rules.source import Source, blank_includes, read_sources


def parse_file(
    path: Path, limits: Limits = NO_LIMITS
) -> tuple[dict[Path, Source], tuple[ast.AST, ...], tuple[str, ...]]:
    """Parse a file with all its includes; return their texts, the statements, clingo's remarks.
    An include's statements stand in its place, in the part around it, and those after it belong to
    that part, too; clingo would put them into `base`. Raise as `read_sources`, and ProgramError if
    clingo rejects a file."""
    sources = read_sources(path, limits)
    try:
        statements, messages = _parse_sources(path, sources, limits)
    except ProgramError as error:
        from pylogic.rules.complaints import name_missing_sign  # only errors need it

        name = error.problems[0].file or ""
        texts = (source.text for file, source in sources.items() if str(file) == name)
        text, parse = blank_includes(next(texts, "")), partial(parse_string, name=name)
        raise ProgramError(*name_missing_sign(error.problems, text, parse)) from None
    if len(sources) > 1:  # else there is nothing to restore, and no look at each of many facts
        statements = _restore_parts(statements, sources)
    return sources, tuple(statements), tuple(messages)


def _parse_sources(
    path: Path, sources: Mapping[Path, Source], limits: Limits
) -> tuple[Iterable[ast.AST], Iterable[str]]:
    """Parse a file with its includes; return the statements, an include's in its place, and
    clingo's remarks. After an include there is a #program of clingo, as in `_restore_parts`.
    If clingo finds all includes, it follows them; else each file is parsed by itself, as a text if
    clingo would misread any. Raise ProgramError if clingo rejects one."""
    names = {file: lexical.make_encodable(str(file)) for file in sources}
    are_texts = any(source.is_misread for source in sources.values())
    includes = chain.from_iterable(source.includes for source in sources.values())
    if not are_texts and all(include.is_followed for include in includes):
        return _run_parser(ast.parse_files, [names[path]], [*names.values()], limits)
    statements_of: dict[Path, list[ast.AST]] = {}
    messages: list[str] = []
    for file, name in names.items():
        if are_texts:
            text = blank_includes(sources[file].text)
            own, remarks = _run_parser(ast.parse_string, text, [name], limits)
            for statement in own:
                syntax.rename_file(statement, name)
        else:
            every, remarks = _run_parser(ast.parse_files, [name], [name], limits)
            own = [s for s in every if s.location.begin.filename == name]
        statements_of[file] = own
        messages += remarks

    def walk(file: Path) -> Iterator[ast.AST]:
        """Yield the statements of a file, and those of its includes that nobody has yielded."""
        program, *others = statements_of.pop(file)
        includes = [*sources[file].includes]
        for statement in (program, *others, None):
            place = (sys.maxsize,) if statement is None else statement.location.begin[1:]
            while includes and (includes[0].line, includes[0].column) < place:
                if (inner := includes.pop(0).path) in statements_of:
                    yield from (*walk(inner), program)
            if statement is not None:
                yield statement

    return walk(path), messages


def _restore_parts(
    statements: Iterable[ast.AST], sources: Mapping[Path, Source]
) -> Iterator[ast.AST]:
    """Yield statements, the first of which is the #program base of the file that includes others.
    Where clingo leaves an include for a file, it begins base by a #program at that file's start:
    the #program of the part around the include takes its place."""
    includes = [*chain.from_iterable(source.includes for source in sources.values())]
    names = [(str(include.path), str(include.file)) for include in reversed(includes)]
    around = {lexical.make_encodable(inner): lexical.make_encodable(x) for inner, x in names}
    programs: dict[str, ast.AST] = {}
    current: ast.AST | None = None
    for statement in statements:
        if statement.ast_type == ast.ASTType.Program:
            begin, end = statement.location
            file = begin.filename
            if begin == end and current is not None:
                while file not in programs:
                    file = around[file]
                if programs[file] is current:
                    continue
                statement = programs[file]
            current = programs[file] = statement
        yield statement


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
