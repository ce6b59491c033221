"""Pages of Markdown as sessions: run what they show, and compare it with what they say.

- A ```console block holds `$ command` lines, each followed by what it prints; `...` alone on a
  line stands for any lines left out. `$ cat FILE` writes the file where it is not there yet.
- A fence with a file's name (```prolog mines.lp) writes that file.
- A ```python block is executed; a comment behind an expression is its value, and a ```text block
  right after it is what it prints.
- `<!-- not run: REASON -->` above a block excepts it.

The blocks of a page share a folder, a copy of the checkout's encodings/ and instances/.
"""

from __future__ import annotations

import ast
import contextlib
import difflib
import doctest
import io
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any

import forks
from harness import SAFETY

from pylogic.solving import swipl

CHECKOUT = Path(__file__).parents[1]
GUIDE = CHECKOUT / "pylogic" / "guide"
PAGES = [CHECKOUT / "README.md", *sorted(GUIDE.glob("*.md"))]
LEFT_OUT = "..."
HAS_SWIPL = swipl.is_installed()
MEASURED = "9.0.4"
"""The SWI-Prolog whose inferences the pages show; another one may need more or fewer."""

_FENCE = re.compile(r"```(\w*) ?(.*)")
_OF_SHELLS = re.compile(r"[|&;<>()$`*?~]| #")
_NOT_RUN = re.compile(r"<!-- not run: (.*) -->")
_SECONDS = re.compile(r'\d+\.\d+(?= s\b)|(?<=seconds )\d+\.\d+|(?<=_seconds": )[\d.e-]+')
_INFERENCES = re.compile(r"(?<=inferences )\d+|[\d,]+(?= inferences)")
_HEADINGS = re.compile(r" +solved .*median ")  # of a comparison
_COLUMN = re.compile(r"(x |95 )?\S+")
_ROW = re.compile(r" \d+/\d+ ")  # of a comparison: runs that ended, then their figures
_TIMED = {"median", "PAR-2", "x PAR-2", "alone", "faster", "ratio", "95 %", "search"}
_INFERRED = {"infer.", "x infer."}
_swipl = cache(swipl.read_version)
_CHECKER = doctest.OutputChecker()


@dataclass
class Block:
    """A fenced block: language, file's name, lines, the number of the first, why it is not run."""

    language: str
    name: str
    lines: list[str]
    first: int
    not_run: str | None = None

    @property
    def end(self) -> int:
        """The number of the closing fence's line, from 0, as `first` is."""
        return self.first + len(self.lines)


@dataclass
class Session:
    """A page that is run: its lines as they ought to be, what differs, what was left out.

    It runs in the current folder; `code` is the last command's exit code, `names` are Python's.
    """

    lines: list[str]
    differs: list[str] = field(default_factory=list)
    skipped: list[str] = field(default_factory=list)
    code: int = 0
    names: dict[str, Any] = field(default_factory=dict)

    def play(self) -> None:
        """Run all blocks, from the top; in `lines` replace what differs, and note it in `differs`.

        A block with `not_run` is passed over, commands of a missing swipl go to `skipped`. Named
        blocks of other languages are written as files.
        """
        found, shift = list(blocks(self.lines)), 0
        for block, following in zip_longest(found, found[1:]):
            if block.not_run is not None:
                continue
            if block.language == "python":
                printed = self._python(block)
                rewritten = [(block, printed[0])]
                if following and following.language == "text" and following.first == block.end + 3:
                    compared = self._compared("print", following.lines, printed[1])
                    rewritten.append((following, compared))
            elif block.language == "console":
                rewritten = [(block, list(self._console(block)))]
            else:
                rewritten = []
                if block.name:
                    Path(block.name).parent.mkdir(exist_ok=True)
                    Path(block.name).write_text("".join(f"{line}\n" for line in block.lines))
            for part, lines in rewritten:
                first = part.first + shift
                self.lines[first : first + len(part.lines)] = lines
                shift += len(lines) - len(part.lines)

    def _console(self, block: Block) -> Iterator[str]:
        """Yield a block's lines as they ought to be; run its commands, and note differences."""
        for shown, expected in commands(block.lines):
            yield from shown
            command = " ".join(line.removesuffix("\\").strip() for line in shown)[2:]
            if "swipl" in command and not HAS_SWIPL:
                self.skipped.append(command)
                yield from expected
                continue
            verb, *files = command.split()
            if verb == "cat" and not Path(files[0]).exists():
                Path(files[0]).write_text("".join(f"{line}\n" for line in expected))
            printed = [line.rstrip() for line in self.run(command).splitlines()]
            yield from self._compared(command, expected, printed)

    def _compared(self, what: str, expected: list[str], printed: list[str]) -> list[str]:
        """Return `expected` if `printed` agrees; else note it, and return `printed`, shortened."""
        if agree(expected, printed):
            return expected
        example = doctest.Example(what, masked(expected))
        self.differs.append(f"{what}\n" + _CHECKER.output_difference(example, masked(printed), 0))
        return shortened(printed, expected)

    def run(self, command: str) -> str:
        """Return the output, errors amid it, of a command in a shell that knows the last code.

        A `pylogic` command without signs of a shell is forked, but has a process of its own, as a
        reader's: which answer is found first may depend on what a process has done before.
        """
        if command.startswith("pylogic ") and not _OF_SHELLS.search(command):
            words = shlex.split(command)
            self.code, out, _ = forks.run(words[1:], b"", None, os.environ, SAFETY, True)
            return out.decode()
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        done = subprocess.run(
            ["bash", "-c", f"(exit {self.code}); {command}"],
            env={**os.environ, "PATH": path},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=SAFETY,
        )
        self.code = done.returncode
        return done.stdout.decode()

    def _python(self, block: Block) -> tuple[list[str], list[str]]:
        """Execute a block; return its lines with true values of expressions, and what it prints.

        A comment behind an expression is its str() or repr(); differences are noted.
        """
        lines = list(block.lines)
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            for statement in ast.parse("\n".join(lines)).body:
                last = (statement.end_lineno or 1) - 1
                code, mark, told = lines[last].partition("  # ")
                if not isinstance(statement, ast.Expr) or not mark:
                    exec(compile(ast.Module([statement], []), "<page>", "exec"), self.names)
                    continue
                value = eval(compile(ast.Expression(statement.value), "<page>", "eval"), self.names)
                if not any(agree([told], [text]) for text in (str(value), repr(value))):
                    found = self._compared(code, [told], [repr(value)])
                    lines[last] = f"{code}{mark}{' '.join(found)}"
        return lines, printed.getvalue().splitlines()


def blocks(lines: list[str]) -> Iterator[Block]:
    """Yield the fenced blocks of a page, from the top; one that is not closed is none."""
    begun: Block | None = None
    for number, line in enumerate(lines):
        match = _FENCE.fullmatch(line)
        if begun is None and match:
            above = _NOT_RUN.fullmatch(lines[number - 1])
            begun = Block(match[1], match[2], [], number + 1, above[1] if above else None)
        elif begun is not None and line == "```":
            yield begun
            begun = None
        elif begun is not None:
            begun.lines.append(line)


def commands(lines: list[str]) -> Iterator[tuple[list[str], list[str]]]:
    """Yield the commands of a console block: the lines of each, and those that it prints.

    A line that ends in `\\` goes on in the next. Lines before the first command are dropped.
    """
    shown: list[str] = []
    printed: list[str] = []
    for line in lines:
        if shown and shown[-1].endswith("\\"):
            shown.append(line)
        elif line.startswith("$ "):
            if shown:
                yield shown, printed
            shown, printed = [line], []
        else:
            printed.append(line)
    yield shown, printed


def masked(lines: list[str], is_measured: bool | None = None) -> str:
    """Return lines as one text without seconds, their ratios, and the width of columns.

    Inferences are masked, too, unless SWI-Prolog is the one that they were measured with, which
    `is_measured` says for tests.
    """
    if is_measured is None:
        is_measured = HAS_SWIPL and _swipl() == MEASURED
    text = "".join(f"{line}\n" for line in _counted(lines, is_measured))
    text = _SECONDS.sub("SECONDS", text)
    if not is_measured:
        text = _INFERENCES.sub("INFERENCES", text)
    return "".join(f"{line.rstrip()}\n" for line in re.sub(" {2,}", "  ", text).splitlines())


def _counted(lines: list[str], is_measured: bool) -> Iterator[str]:
    """Yield lines; of a comparison's table only the columns that say the same in each run."""
    ends: list[tuple[int, int]] = []
    for line in lines:
        if _HEADINGS.match(line):
            columns = [(match[0], match.end()) for match in _COLUMN.finditer(line)]
            unsteady = _TIMED if is_measured else _TIMED | _INFERRED
            begins = [0, *(end for _, end in columns)]
            ends = [
                (begin, end)
                for begin, (name, end) in zip(begins, columns, strict=False)
                if name not in unsteady
            ]
        elif not _ROW.search(line):
            ends = []
        yield "|".join(line[begin:end].strip() for begin, end in ends) if ends else line


def agree(expected: list[str], printed: list[str]) -> bool:
    """True if lines are the expected ones, but for figures of time and lines left out as `...`."""
    return _CHECKER.check_output(masked(expected), masked(printed), doctest.ELLIPSIS)


def shortened(printed: list[str], like: list[str]) -> list[str]:
    """Return the printed lines, some left out as in an old text: as many begin it, and end it.

    Between these stands, for each line of the old text, the nearest printed one if any is near.
    Without `...` in the old text nothing is left out.
    """
    if LEFT_OUT not in like:
        return printed
    begin, end = like.index(LEFT_OUT), like[::-1].index(LEFT_OUT)
    lines = printed[:begin]
    for line in like[begin : len(like) - end]:
        if line != LEFT_OUT:
            lines += difflib.get_close_matches(line, printed, 1)
        elif lines[-1:] != [LEFT_OUT]:
            lines.append(line)
    return [*lines, *(printed[-end:] if end else [])]
