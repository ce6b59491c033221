"""Refuse texts that clingo's parser would run, read wrongly or die of, before it sees them."""

from __future__ import annotations

import re
from typing import NoReturn

from pylogic.errors import Problem, ProgramError

OWN_PREFIX = "_pylogic_"
"""The prefix of the names of the driver's own predicates."""
DEEPEST = 200
"""Highest tree of a term, by parentheses and by operators one after the other.

clingo's parser and printer call themselves for each level, and end the whole process somewhere
below 20,000; Python's own walks over trees end at a few hundred."""
_LARGEST = 2**31 - 1
# As clingo's own lexer has it; %* opens a comment that may hold others.
_OPENING = re.compile(r'%\*|%[^\n]*|#![^\n]*|"(?:[^"\\\n]|\\[n"\\])*"')
_WITHIN = re.compile(r"%\*|\*%|%[^\n]*")
_NO_CODE = re.compile(r'[%"]|#!')
_MARK = "\ufeff"
"""The mark that some editors put before a text of Unicode."""


def is_number(text: str) -> bool:
    """Return whether a text is one to nine of the digits 0 to 9, so that int() can read it.
    Other digits of Unicode, and more digits, end clingo or int() with an error; clingo reads no
    number with a leading zero (007), for which the result is True."""
    return text.isascii() and text.isdigit() and len(text) < 10


def make_encodable(text: str) -> str:
    """Return a text with escapes (\\udc80) for half characters, which names of files may hold."""
    return text.encode(errors="backslashreplace").decode()


def blank_comments(text: str, *, strings: bool = True) -> str:
    """Return a text with blanks for its comments, `#!` lines and, if wished, strings.
    All offsets and ends of lines stay. A block comment without an end ends with the text."""
    if not _NO_CODE.search(text):
        return text
    pieces: list[str] = []
    end = 0
    while match := _OPENING.search(text, end):
        pieces.append(text[end : match.start()])
        end = match.end()
        depth = int(match[0] == "%*")
        while depth:
            within = _WITHIN.search(text, end)
            end = len(text) if within is None else within.end()
            depth = 0 if within is None else depth + {"%*": 1, "*%": -1}.get(within[0], 0)
        piece = text[match.start() : end]
        if strings or piece[0] != '"':
            piece = re.sub(r"[^\n]", " ", piece) if "\n" in piece else " " * len(piece)
        pieces.append(piece)
    return "".join([*pieces, text[end:]])


_REASONS = {
    "#script": "scripts may do anything that a program may: pylogic does not run them",
    "#include": "only a file of one's own may include others, not what comes as a text",
}
# Group 1 is a character that is no ASCII, group 2 a number or a name of the driver.
_TOKENS = rf"([^\0-\x7f])|(?<![\w'])(0x[0-9a-fA-F]+|0o[0-7]+|0b[01]+|[0-9]+|{OWN_PREFIX}[\w']*)"


def clean_text(text: str, name: str) -> str:
    r"""Return a text without a byte order mark, its lines ended by \n.
    Lines that end in \r\n stay as they are, so that every line and column does. ProgramError if
    the text holds a zero byte or half a character."""
    if "\0" in text:
        raise ProgramError(Problem("not a text file (it holds a zero byte)", name))
    if not text.isascii() and (half := re.search("[\ud800-\udfff]", text)):
        refuse(f"{half[0]!r} is no character, but half of one", text, name, half.start())
    text = text.removeprefix(_MARK)
    return re.sub(r"\r(?!\n)", "\n", text) if "\r" in text else text


def check_text(text: str, name: str, *, is_foreign: bool = False) -> str:
    """Refuse a text that clingo may not read; return it with blanks for comments and strings.

    It refuses scripts, names with pylogic's prefix, terms nested too deeply, numbers of which
    clingo reads only the last 32 bits (3000000000 as -1294967296), zero bytes, half characters,
    and other characters than ASCII outside comments and strings, which may end the process; in a
    foreign text, which is from no file, also an #include. ProgramError names the fault's place.
    """
    clean_text(text, name)
    own_code = blank_comments(text)
    is_odd = OWN_PREFIX in own_code or not own_code.isascii()
    if is_odd or re.search(r"[0-9]\w{9}", own_code):  # perhaps a number that is too large
        for match in re.finditer(_TOKENS, own_code):
            words, (character, token) = "", match.groups()
            if character:
                words = f"unexpected character {character!r} (outside comments and strings)"
            elif token.startswith(OWN_PREFIX):
                words = f"{token}: names that begin with {OWN_PREFIX} are pylogic's own"
            elif len(token) > 40 or int(token, 0 if token[1:2].isalpha() else 10) > _LARGEST:
                shown = f"{token[:27]}{'...' * (len(token) > 27)}"
                words = f"the number {shown} is too large for clingo: at most {_LARGEST} fits"
            if words:
                refuse(words, text, name, match.start())
    for word in _REASONS if is_foreign else ["#script"]:
        if (at := own_code.find(word)) >= 0:
            refuse(f"{word}: {_REASONS[word]}", text, name, at)
    signs = own_code.encode().replace(b"..", b"+").translate(None, _NO_SIGNS)
    if max(map(len, signs.split(b"."))) > DEEPEST:  # a statement with so many could be so high
        _check_nesting(own_code, text, name)
    return own_code


def line_and_column(text: str, offset: int) -> tuple[int, int]:
    """Return line and column of an offset, counted from 1; the column counts bytes, as clingo's."""
    begin = text.rfind("\n", 0, offset) + 1
    column = len(text[begin:offset].encode(errors="surrogatepass")) + 1
    return text.count("\n", 0, offset) + 1, column


def refuse(words: str, text: str, name: str, offset: int) -> NoReturn:
    """Raise a ProgramError with words at an offset of a text that messages call `name`."""
    raise ProgramError(Problem(words, name, *line_and_column(text, offset)))


_NO_SIGNS = bytes(set(range(256)) - set(b"()[]{}+-*/\\&?^~|<>=!@."))
_STEPS = r"[(\[{]|[)\]}]|\.\.|\*\*|[-+*/\\&?^~|<>=!@]|[,;:.]"


def _check_nesting(own_code: str, text: str, name: str) -> None:
    """Refuse a text with terms nested deeper than DEEPEST, by an estimate that is never too low.
    `own_code` is the text with blanks for its comments and strings. ProgramError names the place
    of the bracket or operator that is too deep."""
    above: list[tuple[int, int, int]] = []
    chain = operand = highest = 0
    for match in re.finditer(_STEPS, own_code):
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
