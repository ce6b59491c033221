"""The guide's reference, made from declarations.

`cog -r -I tests -I .ci pylogic/guide/*.md` writes it: a page calls one of the functions below
between `[[[cog` and `[[[end]]]`. `cog --check` in .ci/run fails where a page is stale.
"""

from __future__ import annotations

import inspect
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator

import click
import cog
import house as pictures

import pylogic
from pylogic.cli.group import EXIT_CODES, VERBS, cli, describe_verb
from pylogic.formats import mapping
from pylogic.rules import documentation, library, vocabulary
from pylogic.solving.orders import describe_orders

SHARED = 4
"""Options that so many verbs declare alike stand in a table of their own."""
EXTRAS = {
    "book": "`pylogic book` writes PDF",
    "cluster": "`--cluster`",
    "compare": "`pylogic compare`: tests, reports, tables of pandas",
    "lsp": "`pylogic lsp`",
    "web": "`pylogic serve`",
}
RANGE = re.compile(r" *\[[^]]*[<>]=?[^]]*\]")
"""The bounds of a number, as click writes them behind the help of an option."""
FORMATS = ("pzpr", "tatham", "janko", "penpa", "fpuzzles", "sudokupad", "non")
RESULTS = (
    "Outcome",
    "Explanation",
    "Comparison",
    "GeneratedPuzzle",
    "Record",
    "Equivalence",
    "Trace",
)


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> None:
    """A table of Markdown."""
    heads = list(heads)
    cog.outl(f"\n| {' | '.join(heads)} |")
    cog.outl(f"|{'---|' * len(heads)}")
    for row in rows:
        cog.outl(f"| {' | '.join(text.replace('|', chr(92) + '|') for text in row)} |")
    cog.outl()


def house() -> None:
    """The folders with the imports between them."""
    cog.outl("\n".join(["```text", *pictures.drawing(), "```"]))


# ---- Commands -----------------------------------------------------------------------------------


def verbs() -> Iterator[tuple[str, list[click.Command]]]:
    """Each verb with its command, or with those below it, as of batch."""
    for name in VERBS:
        command = cli.get_command(click.Context(cli), name)
        assert command is not None
        yield name, list(getattr(command, "commands", {"": command}).values())


def records(command: click.Command) -> list[tuple[str, str]]:
    """The options of a verb with their help."""
    context = click.Context(command)
    shown = [o.get_help_record(context) for o in command.params if isinstance(o, click.Option)]
    return [(f"`{names}`", RANGE.sub("", words)) for names, words in filter(None, shown)]


def shared_options() -> list[tuple[str, str]]:
    """The options that several verbs declare alike."""
    found = (set(records(one)) for _, commands in verbs() for one in commands)
    counts = Counter(record for known in found for record in known)
    return sorted(record for record, count in counts.items() if count >= SHARED)


def listed(named: Iterable[tuple[str, str]]) -> None:
    """Names with their meaning, one a line."""
    cog.outl()
    for names, words in named:
        cog.outl(f"- {names}: {words}")


def options_of_several_verbs() -> None:
    """The list of them."""
    listed(shared_options())


def commands() -> None:
    """A section for each verb: its usage, its purpose, and the options of its own."""
    shared = shared_options()
    for name, below in verbs():
        uses = [
            click.Context(one, info_name=f"pylogic {name}{f' {one.name}' * (len(below) > 1)}")
            for one in below
        ]
        usage = "\n".join(context.get_usage().removeprefix("Usage: ") for context in uses)
        cog.outl(f"\n### {name}\n\n```text\n{usage}\n```\n")
        cog.outl(describe_verb(name))
        known = list(dict.fromkeys(record for one in below for record in records(one)))
        if any(record not in shared for record in known):
            listed(record for record in known if record not in shared)
        also = dict.fromkeys(
            record[0].split()[0].strip("`,") for record in known if record in shared
        )
        if also:
            cog.outl(f"\nAlso {', '.join(f'`{option}`' for option in also)}.")
    cog.outl()


def orders() -> None:
    """The names of orders."""
    table(("order", "clues"), ((f"`{name}`", words) for name, words in describe_orders().items()))


def exit_codes() -> None:
    """The exit codes."""
    table(("exit code", "meaning"), ((str(code), words) for code, words in EXIT_CODES.items()))


def extras() -> None:
    """The extras of the package, with what needs them and what they install."""
    project = tomllib.loads((pictures.PACKAGE.parent / "pyproject.toml").read_text())["project"]
    packages = project["optional-dependencies"]
    names = {extra: [re.split("[><=]", name)[0] for name in packages[extra]] for extra in EXTRAS}
    table(
        ("extra", "needed by", "packages"),
        ((f"`{extra}`", words, ", ".join(names[extra])) for extra, words in EXTRAS.items()),
    )


# ---- Python -------------------------------------------------------------------------------------


def paragraphs(documented: object) -> list[str]:
    """The paragraphs of a docstring, each on one line."""
    return [" ".join(part.split()) for part in (inspect.getdoc(documented) or "").split("\n\n")]


def signature(function: object) -> str:
    """The names of a function's arguments."""
    parts = []
    for argument in inspect.signature(function).parameters.values():  # type: ignore[arg-type]
        if argument.name == "self":
            continue
        if argument.kind is argument.KEYWORD_ONLY and "*" not in parts:
            parts.append("*")
        is_open = argument.kind is argument.VAR_KEYWORD
        parts.append(f"{'**' * is_open}{argument.name}")
    return f"({', '.join(parts)})"


def functions() -> None:
    """The functions of the package, and the methods of a puzzle."""
    names = [name for name in pylogic.__all__ if inspect.isfunction(getattr(pylogic, name))]
    methods = [name for name, _ in inspect.getmembers(pylogic.Puzzle, inspect.isfunction)]
    listed = [(f"pylogic.{name}", getattr(pylogic, name)) for name in names]
    own = sorted(name for name in methods if not name.startswith("_") and name != "task")
    listed += [(f"puzzle.{name}", getattr(pylogic.Puzzle, name)) for name in own]
    for name, function in listed:
        cog.outl(f"- `{name}{signature(function)}`: {paragraphs(function)[0]}")


def keywords(declared: type) -> None:
    """The keywords of a search, or of an experiment, each with its option."""
    rows = []
    for name, hint in declared.__annotations__.items():
        flag = next(iter(getattr(hint, "__metadata__", ())), None)
        if flag is not None:
            option = (flag.names or f"--{name}").split()[-1]
            rows.append(f"`{name}` (`{option}`)")
    cog.outl(", ".join(rows) + ".")


def names(declared: type) -> None:
    """The names of the keywords that a `TypedDict` declares."""
    cog.outl(", ".join(f"`{name}`" for name in declared.__annotations__) + ".")


def results() -> None:
    """The public attributes and methods of results."""
    for name in RESULTS:
        kind = getattr(pylogic, name)
        shown = [attribute for attribute in dir(kind) if not attribute.startswith("_")]
        fields = [field for field in getattr(kind, "__dataclass_fields__", {}) if field[0] != "_"]
        cog.outl(
            f"- `{name}`: {paragraphs(kind)[0]} "
            + ", ".join(f"`{a}`" for a in dict.fromkeys([*fields, *shown]))
        )


# ---- Rules --------------------------------------------------------------------------------------

PLACES = {
    vocabulary.EDGE: "R, C",
    vocabulary.LINK: "R, C",
    vocabulary.OUTSIDE: "Side, I, K",
    vocabulary.VERTEX: "R, C",
    vocabulary.HALF: "Y, X",
}
VALUES = {"n": "N", "i": "Id", "c": "Colour", "o": "Operation", "r": "Way", "s": "Side"}
VALUES |= {"d": "Way", "t": "Corner", "g": "Part"}
OTHERS = {"boxes": "Height, Width", "numbers": "R, C, K, N", "between": "R, C, Side, Sign"}
OTHERS |= {"path": "R, C, Id, K", "piece": "I, R, C", "slanted": "Side, I, Way, N"}


def shape(word: str, kind: vocabulary.Kind) -> str:
    """The facts of a kind, with names for their arguments."""
    names = PLACES.get(kind.where, "R, C").split(", ") if kind.keys else []
    names += [VALUES[term] for term in kind.terms[len(names) :]]
    return f"`p({OTHERS.get(word) or ', '.join(names)})`"


def kinds() -> None:
    """The kinds of things on a board."""
    rows = []
    for word, kind in vocabulary.KINDS.items():
        terms = map(vocabulary.TERMS.get, dict.fromkeys(kind.terms))
        values = "; ".join(", ".join(words) for words in terms if words)
        by = "player" if kind.is_answer else "author"
        rows.append((f"`{word}`", shape(word, kind), kind.says, by, values))
    table(("kind", "facts", "things", "entered by", "words"), rows)


def parts() -> None:
    """The parts of a rule file."""
    table(("part", "purpose"), ((f"`{part.name}`", part.words) for part in vocabulary.PARTS))


def words() -> None:
    """The words of each part."""
    for part in vocabulary.PARTS:
        own = [word for word in vocabulary.PREDICATES if word.part == part.name.partition("(")[0]]
        if own:
            cog.outl(f"\n### {part.name}")
            listed((f"`{word.template}`", word.words) for word in own)


def shared_files() -> None:
    """The files of the library: what each wants, gives and adds, and where it is used."""
    users = {
        name: [
            puzzle
            for puzzle in pylogic.puzzles()
            if path in {file.resolve() for file in pylogic.load(puzzle).encoding.sources}
        ]
        for name, path in ((name, path.resolve()) for name, path in library.shared_files().items())
    }
    for name, path in library.shared_files().items():
        encoding = pylogic.load(str(path)).encoding
        own = encoding.sources[path].text
        head, _, given = own.partition("% Output")
        title = " ".join(re.sub(r"(?m)^% ?", "", own.partition("\n%\n")[0]).split())
        found = {
            label: ", ".join(
                f"`{word}`" for word in re.findall(r"(?m)^%\*! (\w+\(.*?\)|\w+)", text)
            )
            for label, text in (("wants", head), ("gives", given.partition("\n\n")[0]))
        }
        found["parts"] = ", ".join(f"`{part}`" for part in re.findall(r"(?m)^#program (\w+)", own))
        found["used by"] = ", ".join(f"`{puzzle}`" for puzzle in users[name][:4])
        title = re.split(r"[;.] [Ii]ncluded", title)[0].rstrip(".")
        cog.outl(f"\n## {name.removeprefix('lib/')}\n\n{title}.\n")
        for label, text in found.items():
            if text:
                cog.outl(f"- {label}: {text}")
    cog.outl()


# ---- Puzzles ------------------------------------------------------------------------------------


def puzzles() -> None:
    """The puzzles with their other names and what they are about."""
    rows = []
    for name in pylogic.puzzles():
        encoding = pylogic.load(name).encoding
        first = re.sub(r"(?m)^% ?", "", encoding.text.split("\n%\n")[1]).split("\n  - ")[0]
        aliases = ", ".join(f"`{alias}`" for alias in encoding.names.aliases)
        sentence = re.split(r"(?<=\.)\s", " ".join(first.split()))[0]
        rows.append((f"`{name}`", aliases, sentence))
    table(("puzzle", "other names", "purpose"), rows)


def constants() -> None:
    """The constants of all puzzles."""
    rows = [
        (f"`{name}`", f"`{constant.name}={constant.default}`", constant.words)
        for name in pylogic.puzzles()
        for constant in documentation.list_constants(pylogic.load(name).encoding)
    ]
    table(("puzzle", "constant", "meaning"), rows)


def names_in_formats() -> None:
    """The names by which formats know the puzzles."""
    rows = []
    for name in sorted(pylogic.puzzles()):
        encoding = pylogic.load(name).encoding
        games = mapping.list_exchanges(encoding)
        called = [[game for to, game, _ in games if to == column] for column in FORMATS]
        if any(called):
            rows.append([name, *(", ".join(f"`{word}`" for word in names) for names in called)])
    table(("puzzle", *FORMATS), rows)


if __name__ == "__main__":
    sys.exit(__doc__)
