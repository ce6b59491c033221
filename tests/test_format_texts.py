"""Boards that each format reads and writes, and boards that are one puzzle: cases in tests/formats.

A case is what is done, the text that comes in behind `|`, and what comes out behind `=`:

    read PUZZLE [FORMAT] [lossy]           a board, in its detected or in this format
    write PUZZLE FORMAT [CONSTANT=VALUE]   facts of a board, and perhaps of an answer
    same PUZZLE                            two boards as facts, a line each: whether they are one
    published PUZZLE [ATOM...]             a board with its solution, and the atoms of an answer:
                                           in what they differ

A puzzle is a packaged one, or `all`: rules that know each kind of thing; `all.CODEC` writes and
reads them in that way of the format, and `all.KIND+KIND` are rules that know these kinds.
Each text written is read again. `--update-golden` stores the results.
"""

from __future__ import annotations

import json
from functools import cache
from itertools import product
from pathlib import Path

import clingo
import pytest
from harness import CHECKOUT

import pylogic
from pylogic.formats import collection, exchange, mapping, sameness
from pylogic.formats.sameness import fingerprint

FOLDER = Path(__file__).parent / "formats"
ALL = (FOLDER / "all.lp").read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def load(tmp_path_factory):
    """A puzzle of the shelf, or rules that know each kind, by name."""
    folder = tmp_path_factory.mktemp("rules")

    @cache
    def load(name: str, format_name: str) -> pylogic.Puzzle:
        if not name.startswith("all"):
            return pylogic.load(name)
        codec = name.partition(".")[2]
        rules, *boards = ALL.split("\nboard")
        if "+" in codec:
            boards = [kind for kind in boards if kind[1:].split(",")[0] in codec.split("+")]
        if codec:
            way = codec.split("+")[0] if codec.startswith(("circled", "inside")) else codec
            way = "" if "+" in way else way
            boards[-1] += f"\nexchange({format_name}, name, {json.dumps(way)}).\n"
        path = folder / f"{name}_{format_name}.lp"
        path.write_text("\nboard".join([rules, *boards]))
        return pylogic.load(path)

    return load


def read(puzzle: pylogic.Puzzle, text: str, format_name: str | None, lossy: bool) -> list[str]:
    """The contents of a text: facts, constants, the answer that it shows, and parts left out."""
    if format_name is not None:
        instance = puzzle.instance(text, text=True, format=format_name, lossy=lossy)
        said = [f"{name}={value}" for name, value in instance.constants.items()]
        return [" ".join(f"{symbol}." for symbol in instance.symbols), *said, *instance.messages]
    pasted = exchange.paste(puzzle.encoding, text, exchange.Manner(lossy=lossy))
    lines = [f"{pasted.format} of {pasted.puzzle}" if pasted.is_named else pasted.format]
    lines += [" ".join(pasted.facts.split())]
    if pasted.answer:
        lines.append(f"answer: {' '.join(pasted.answer)}")
    return [*lines, *pasted.lost]


def write(puzzle: pylogic.Puzzle, text: str, format_name: str, words: list[str]) -> list[str]:
    """The text of a format, and what it leaves out."""
    constants = dict(word.split("=") for word in words)
    made = puzzle.convert(text, format_name, text=True, constants=constants)
    return [*made.text.splitlines(), *made.left_out]


def same(puzzle: pylogic.Puzzle, *boards: str) -> str:
    """Whether a board is the other one, perhaps turned or mirrored."""
    one, other = (
        fingerprint(puzzle.encoding, puzzle.instance(board, text=True)) for board in boards
    )
    return "the same" if one == other else "another puzzle"


def differences(puzzle: pylogic.Puzzle, text: str, atoms: list[str]) -> list[str]:
    """In what an answer differs from the published solution that a text tells."""
    told = exchange.identify_text(puzzle.encoding, text, exchange.Manner(None))
    phrases = sameness.compare_with_published(puzzle.encoding, told, map(clingo.parse_term, atoms))
    if phrases is None:
        return ["no solution is published"]
    return [*phrases] or ["the published answer"]


def result(header: str, text: str, load) -> list[str]:
    """The lines that come out of a case."""
    verb, name, *words = header.split()
    try:
        if verb == "same":
            return [same(load(name, ""), *text.splitlines())]
        if verb == "published":
            return differences(load(name, ""), text, words)
        if verb == "write":
            return write(load(name, words[0]), text, words[0], words[1:])
        lossy = words[-1:] == ["lossy"]
        format_name = next((word for word in words if word != "lossy"), None)
        return read(load(name, format_name or ""), text, format_name, lossy)
    except pylogic.PylogicError as error:
        said = str(error).replace(f"{CHECKOUT}/", "")
        return [f"{type(error).__name__}: {line}" for line in said.splitlines()]


def quoted(mark: str, line: str) -> str:
    """A line of a case; one with signs that no editor shows is a string of JSON."""
    plain = line.isprintable() and line == line.strip() and not line.startswith('"')
    return f"{mark} {line if plain else json.dumps(line)}".rstrip()


def unquoted(line: str) -> str:
    """The line that `quoted` has made into this one."""
    text = line[2:]
    return json.loads(text) if text.startswith('"') else text


CASES = {
    path.stem: path.read_text(encoding="utf-8").strip("\n").split("\n\n")
    for path in sorted(FOLDER.glob("*.txt"))
}
TOGETHER = 8
"""The number of a file's cases in one test."""


@pytest.mark.parametrize(
    ("name", "first"),
    [(name, first) for name, cases in CASES.items() for first in range(0, len(cases), TOGETHER)],
)
def test_read_and_write_cases(name, first, load, update):
    expected = CASES[name] if update and first == 0 else CASES[name][first : first + TOGETHER]
    made = []
    for case in expected:
        header, *rest = case.splitlines()
        given = [line for line in rest if line.startswith("|")]
        text = "\n".join(map(unquoted, given))
        results = (quoted("=", line) for line in result(header, text, load))
        made.append("\n".join([header, *given, *results]))
    if update and first == 0:
        (FOLDER / f"{name}.txt").write_text("\n\n".join(made) + "\n", encoding="utf-8")
    assert made == expected or update


SAMPLES = (FOLDER / "samples.lp").read_text(encoding="utf-8").splitlines()
"""Facts of each kind of thing that a board of 4 x 4 cells may hold, those of one thing a line."""


@pytest.mark.slow
@pytest.mark.nightly
@pytest.mark.parametrize("to", ["penpa", "pzpr", "tatham"])
def test_refuse_or_read_again_each_thing_in_each_way_of_writing(to, load):
    encodings = (pylogic.load(name).encoding for name in pylogic.puzzles())
    games = [game for one in encodings for game in mapping.list_exchanges(one)]
    ways = {style for name, _, style in games if name == to}
    for way, facts in product(ways, SAMPLES):
        puzzle = load(f"all.{way}", to)
        try:
            text = puzzle.convert(f"size(4,4). {facts}", to, text=True).text
        except pylogic.ProgramError as error:
            assert "cannot" in str(error), (way, facts)
        else:
            puzzle.convert(text, "facts", text=True, format=to)


LINKS = FOLDER.parent / "penpa_links.txt"
"""Links that Penpa+ wrote; its nonogram is of another kind, with rules in words."""
LOSSY = {"nonogram": "number '?' at -1,1"}


@pytest.mark.few(3)
@pytest.mark.parametrize("name", collection.entries(LINKS))
def test_solve_links_that_penpa_wrote(name):
    puzzle = pylogic.load(name)
    instance = puzzle.instance(f"{LINKS}#{name}", lossy=name in LOSSY)
    assert LOSSY.get(name, "") in " ".join(instance.messages)
    assert puzzle.solve(instance).status == ("multiple" if name == "nonogram" else "unique")
