"""Texts packed for links as the JavaScript library lz-string packs them, in base64.

The port to Python that people install has been left alone since 2018, the others are months
old. The algorithm is Lempel and Ziv's of 1978, with codes of a growing number of bits,
written low bit first; codes 0 and 1 begin a character of 8 or of 16 bits, 2 ends the text.
"""

from __future__ import annotations

from collections.abc import Iterator

_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_FIRST = 3
"""The first code that means a word."""
_WIDE = {0: 8, 1: 16}
_END = 2


def packed(text: str) -> str:
    """The text packed, of characters of at most 16 bits."""
    codes: dict[str, int] = {}
    bits: list[int] = []
    word, told = "", 0
    fresh: set[str] = set()
    known = 0  # words that a reader has at this place

    def tell(number: int, width: int) -> None:
        bits.extend(number >> place & 1 for place in range(width))

    for letter in (*text, ""):
        if letter and letter not in codes:
            codes[letter] = len(codes) + _FIRST
            fresh.add(letter)
        if letter and word + letter in codes:
            word += letter
            continue
        if not word:
            break
        width = (known + _FIRST).bit_length()
        if word in fresh:
            mark = int(ord(word) > 0xFF)
            tell(mark, width)
            tell(ord(word), _WIDE[mark])
            fresh.remove(word)
            known += 1
        else:
            tell(codes[word], width)
        known += told > 0
        told += 1
        codes[word + letter] = len(codes) + _FIRST
        word = letter
    tell(_END, (known + _FIRST).bit_length())
    bits += [0] * (6 - len(bits) % 6)  # one at least
    sixes = (bits[at : at + 6] for at in range(0, len(bits), 6))
    found = "".join(_ALPHABET[int("".join(map(str, six)), 2)] for six in sixes)
    return found + "=" * (-len(found) % 4)


def unpacked(text: str, longest: int) -> str:
    """The text that was packed as base64.

    Raises:
        ValueError: it has been damaged or cut off, or is longer than that.
    """
    bits = _bits(text)
    words: list[str] = []
    found: list[str] = []
    length, last, width = 0, "", 2
    while True:
        code = _number(bits, width)
        if code == _END:
            return "".join(found)
        if code in _WIDE:
            word = chr(_number(bits, _WIDE[code]))
            words.append(word)
        elif code - _FIRST < len(words):
            word = words[code - _FIRST]
        elif code - _FIRST == len(words) and last:
            word = last + last[0]
        else:
            raise ValueError("a code that was never given")
        if last:
            words.append(last + word[0])
        found.append(word)
        length += len(word)
        if length > longest:
            raise ValueError(f"it unpacks to more than {longest} characters")
        last = word
        width = (len(words) + _FIRST).bit_length()


def _bits(text: str) -> Iterator[int]:
    for letter in text.rstrip("="):
        value = _ALPHABET.find(letter)
        if value < 0:
            raise ValueError(f"unexpected character {letter!r}")
        yield from (value >> place & 1 for place in range(5, -1, -1))


def _number(bits: Iterator[int], width: int) -> int:
    found = 0
    for place in range(width):
        bit = next(bits, None)
        if bit is None:
            raise ValueError("it has been cut off")
        found |= bit << place
    return found
