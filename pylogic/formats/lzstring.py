"""Packs and unpacks texts as the JavaScript library lz-string does for links, in base64.

The packages in Python are unmaintained or new, and unpack any size. The algorithm is Lempel and
Ziv's of 1978, with codes of a growing number of bits, low bit first; codes 0 and 1 begin a
character of 8 or of 16 bits, 2 ends the text.
"""

from __future__ import annotations

_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_FIRST = 3
"""The first code that means a word."""
_WIDE = {0: 8, 1: 16}
_END = 2


def pack(text: str) -> str:
    """Return a text packed and in base64; it must not have characters of over 16 bits."""
    codes: dict[str, int] = {}
    fresh: set[str] = set()
    bits = word = ""
    known = 0  # words that a reader has decoded so far

    def spell(number: int, width: int) -> str:
        """Return the lowest `width` bits of a number, low bit first."""
        return f"{number:0{width}b}"[::-1]

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
        is_later = bool(bits)
        if word in fresh:
            mark = int(ord(word) > 0xFF)
            bits += spell(mark, width) + spell(ord(word), _WIDE[mark])
            fresh.remove(word)
            known += 1
        else:
            bits += spell(codes[word], width)
        known += is_later
        codes[word + letter] = len(codes) + _FIRST
        word = letter
    bits += spell(_END, (known + _FIRST).bit_length())
    bits += "0" * (6 - len(bits) % 6)  # at least one bit of padding
    letters = "".join(_ALPHABET[int(bits[at : at + 6], 2)] for at in range(0, len(bits), 6))
    return letters + "=" * (-len(letters) % 4)


def unpack(text: str, longest: int) -> str:
    """Return the text that was packed; ValueError: it is damaged, cut off or longer than `longest`.

    A character of over 16 bits comes out as two halves (surrogates), as JavaScript has it.
    """
    packed = text.rstrip("=")
    strange = next((letter for letter in packed if letter not in _ALPHABET), None)
    if strange is not None:
        raise ValueError(f"unexpected character {strange!r}")
    bits = "".join(f"{_ALPHABET.index(letter):06b}" for letter in packed)
    words: list[str] = []
    output: list[str] = []
    at = length = 0

    def take(width: int) -> int:
        """Take `width` bits, low bit first, and return their number; ValueError if they end."""
        nonlocal at
        at += width
        if at > len(bits):
            raise ValueError("it has been cut off")
        return int(bits[at - width : at][::-1], 2)

    while (code := take((len(words) + _FIRST).bit_length())) != _END:
        last = output[-1] if output else ""
        if code in _WIDE:
            word = chr(take(_WIDE[code]))
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
    return "".join(output)
