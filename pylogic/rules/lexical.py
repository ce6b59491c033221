"""Texts that clingo's parser would run, read wrongly or die of are refused before it sees them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NoReturn

from pylogic.errors import Problem, ProgramError

OWN = "_pylogic_"
"""The prefix of the names of the driver's own predicates."""
DEEPEST = 200
"""How high the tree of a term may grow, by parentheses and by operators one after the other.

clingo's parser and printer call themselves for each level, and end the whole process somewhere
below 20,000; Python's own walks over trees end at a few hundred.
"""
_LARGEST = 2**31 - 1
# As clingo's own lexer has it; %* opens a comment that may hold others.
_OPENING = re.compile(r'%\*|%[^\n]*|#![^\n]*|"(?:[^"\\\n]|\\[n"\\])*"')
_WITHIN = re.compile(r"%\*|\*%|%[^\n]*")
_NO_CODE = re.compile(r'[%"]|#!')
_HALF = re.compile("[\ud800-\udfff]")
_OLD_END = re.compile(r"\r(?!\n)")
_MARK = "\ufeff"
"""The mark that some editors put before a text, to say that it is one."""


def is_number(text: str) -> bool:
    """Whether a text is one to nine of the digits 0 to 9, which clingo reads and int() does.

    The other digits of Unicode, and more digits, end one or the other.
    """
    return text.isascii() and text.isdigit() and len(text) < 10


def encodable(text: str) -> str:
    """A text as UTF-8 can have it: the name of a file may hold bytes that are no text."""
    return text.encode(errors="backslashreplace").decode()


def code(text: str) -> str:
    """A text whose comments and strings are blanks, so that each place stays as it is."""
    if not _NO_CODE.search(text):
        return text
    pieces: list[str] = []
    end = 0
    for begin, after in _stretches(text):
        pieces += [text[end:begin], " " * (after - begin)]
        end = after
    return "".join([*pieces, text[end:]])


def comments(text: str) -> Iterator[tuple[int, int]]:
    """Where the comments of a text begin and end."""
    return (stretch for stretch in _stretches(text) if text[stretch[0]] != '"')


def _stretches(text: str) -> Iterator[tuple[int, int]]:
    """Where comments and strings begin and end."""
    end = 0
    while match := _OPENING.search(text, end):
        end = match.end()
        depth = int(match[0] == "%*")
        while depth:
            within = _WITHIN.search(text, end)
            end = len(text) if within is None else within.end()
            depth = 0 if within is None else depth + {"%*": 1, "*%": -1}.get(within[0], 0)
        yield match.start(), end


# Group 1 is a character that is no ASCII, group 2 a number or a name of the driver.
_TOKENS = rf"([^\0-\x7f])|(?<![\w'])(0x[0-9a-fA-F]+|0o[0-7]+|0b[01]+|[0-9]+|{OWN}[\w']*)"
_PERHAPS_WRONG = re.compile(rf"[0-9]{{10}}|0[xob]\w{{8}}|{OWN}|[^\0-\x7f]")


def plain(text: str, name: str) -> str:
    """A text without a byte order mark, its lines ended by \\n.

    Lines that end in \\r\\n stay as they are, so that every line and column does.

    Raises:
        ProgramError: it holds what is no character.
    """
    if "\0" in text:
        raise ProgramError(Problem("not a text file (it holds a zero byte)", name))
    if not text.isascii() and (half := _HALF.search(text)):
        refuse(f"{half[0]!r} is no character, but half of one", text, name, half.start())
    text = text.removeprefix(_MARK)
    return _OLD_END.sub("\n", text) if "\r" in text else text


def check(text: str, name: str) -> str:
    """Refuse a plain text that no file may hold; returns its code.

    clingo quotes the first byte of a stray non-ASCII character in its message; its
    Python layer cannot decode half a character and ends the whole process. A number of
    more than 32 bits is read without those in front: 3000000000 as -1294967296.

    Raises:
        ProgramError: says what and where.
    """
    plain(text, name)
    found = code(text)
    if _PERHAPS_WRONG.search(found):
        for match in re.finditer(_TOKENS, found):
            words = _wrong(*match.groups())
            if words:
                refuse(words, text, name, match.start())
    at = found.find("#script")
    if at >= 0:
        words = "scripts may do anything that a program may: pylogic does not run them"
        refuse(f"#script: {words}", text, name, at)
    signs = found.encode().replace(b"..", b"+").translate(None, _NO_SIGNS)
    if max(map(len, signs.split(b"."))) > DEEPEST:  # a statement with so many could be so high
        _check_heights(found, text, name)
    return found


def check_alone(text: str, name: str) -> None:
    """As `check`, for a text from elsewhere, which may open no file.

    Raises:
        ProgramError: says what and where.
    """
    at = check(text, name).find("#include")
    if at >= 0:
        words = "only a file of one's own may include others, not what comes as a text"
        refuse(f"#include: {words}", text, name, at)


def place(text: str, at: int) -> tuple[int, int]:
    """Line and column of a character, counted from 1."""
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


def refuse(words: str, text: str, name: str, at: int) -> NoReturn:
    """Say what is wrong at a character of a text.

    Raises:
        ProgramError: always.
    """
    raise ProgramError(Problem(words, name, *place(text, at)))


def _wrong(character: str | None, token: str | None) -> str:
    """The fault of a character, a number or a name, in words; empty if there is none."""
    if character:
        return f"unexpected character {character!r} (outside comments and strings)"
    if token and token.startswith(OWN):
        return f"{token}: names that begin with {OWN} are pylogic's own"
    base = {"0x": 16, "0o": 8, "0b": 2}.get((token or "")[:2], 10)
    digits = (token or "")[2 if base != 10 else 0 :].lstrip("0")
    # Python itself refuses to read thousands of digits.
    if token and (len(digits) > 32 or int(digits or "0", base) > _LARGEST):
        shown = token if len(token) <= 30 else f"{token[:27]}..."
        return f"the number {shown} is too large for clingo: at most {_LARGEST} fits"
    return ""


_NO_SIGNS = bytes(set(range(256)) - set(b"()[]{}+-*/\\&?^~|<>=!@."))
_STEPS = re.compile(r"[(\[{]|[)\]}]|\.\.|\*\*|[-+*/\\&?^~|<>=!@]|[,;:.]")


def _check_heights(found: str, text: str, name: str) -> None:
    """Refuse terms whose trees are too high; they are taken for a bit higher than they are.

    Raises:
        ProgramError: says at which bracket or operator.
    """
    above: list[tuple[int, int, int]] = []
    chain = operand = highest = 0
    for match in _STEPS.finditer(found):
        match match[0]:
            case "(" | "[" | "{":
                above.append((chain, operand, highest))
                chain = operand = highest = 0
            case ")" | "]" | "}":
                inner = max(highest, chain + operand) + 1
                chain, operand, highest = above.pop() if above else (0, 0, 0)
                operand = max(operand, inner)
            case "," | ";" | ":":
                highest, chain, operand = max(highest, chain + operand), 0, 0
            case ".":
                above.clear()
                chain = operand = highest = 0
            case _:
                chain += 1
        if max(len(above), highest, chain + operand) > DEEPEST:
            words = (
                "parentheses and operators are nested too deeply here:"
                f" at most {DEEPEST} levels can be read"
            )
            refuse(words, text, name, match.start())
