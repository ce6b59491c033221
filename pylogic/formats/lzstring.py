"""Packs and unpacks texts as the JavaScript library lz-string does for links, in base64.

The packages in Python are unmaintained or new. The algorithm is Lempel and Ziv's of 1978, with
codes of a growing number of bits, low bit first; codes 0 and 1 begin a character of 8 or of 16
bits, 2 ends the text.
"""

from __future__ import annotations

from collections.abc import Iterator

_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_FIRST = 3
"""The first code that means a word."""
_WIDE = {0: 8, 1: 16}
_END = 2


def pack(text: str) -> str:
    """Return a text packed and in base64; it must not have characters of over 16 bits."""
    codes: dict[str, int] = {}
    bits: list[int] = []
    word, emitted = "", 0
    fresh: set[str] = set()
    known = 0  # words that a reader has decoded so far

    def emit(number: int, width: int) -> None:
        """Append the lowest `width` bits of a number to `bits`, low bit first."""
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
            emit(mark, width)
            emit(ord(word), _WIDE[mark])
            fresh.remove(word)
            known += 1
        else:
            emit(codes[word], width)
        known += emitted > 0
        emitted += 1
        codes[word + letter] = len(codes) + _FIRST
        word = letter
    emit(_END, (known + _FIRST).bit_length())
    bits += [0] * (6 - len(bits) % 6)  # at least one bit of padding
    sixes = (bits[at : at + 6] for at in range(0, len(bits), 6))
    letters = "".join(_ALPHABET[int("".join(map(str, six)), 2)] for six in sixes)
    return letters + "=" * (-len(letters) % 4)


def unpack(text: str, longest: int) -> str:
    """Return the text that was packed; ValueError: it is damaged, cut off or longer than `longest`.

    A character of over 16 bits comes out as two halves (surrogates), as JavaScript has it.
    """
    bits = _read_bits(text)
    words: list[str] = []
    output: list[str] = []
    length, last, width = 0, "", 2
    while True:
        code = _take_number(bits, width)
        if code == _END:
            return "".join(output)
        if code in _WIDE:
            word = chr(_take_number(bits, _WIDE[code]))
            words.append(word)
        elif code - _FIRST < len(words):
            word = words[code - _FIRST]
        elif code - _FIRST == len(words) and last:
            word = last + last[0]
        else:
            raise ValueError("a code that was never given")
        if last:
            words.append(last + word[0])
        output.append(word)
        length += len(word)
        if length > longest:
            raise ValueError(f"it unpacks to more than {longest} characters")
        last = word
        width = (len(words) + _FIRST).bit_length()


def _read_bits(text: str) -> Iterator[int]:
    """Yield the bits of a base64 text, high bit first; ValueError at a character of no base64."""
    for letter in text.rstrip("="):
        value = _ALPHABET.find(letter)
        if value < 0:
            raise ValueError(f"unexpected character {letter!r}")
        yield from (value >> place & 1 for place in range(5, -1, -1))


def _take_number(bits: Iterator[int], width: int) -> int:
    """Take `width` bits, low bit first, and return their number; ValueError if they end."""
    number = 0
    for place in range(width):
        bit = next(bits, None)
        if bit is None:
            raise ValueError("it has been cut off")
        number |= bit << place
    return number
