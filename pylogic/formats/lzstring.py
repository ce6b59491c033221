"""Packs and unpacks texts as the JavaScript library lz-string does for links, in base64.

The packages in Python are unmaintained or new, and unpack any size. The algorithm is Lempel and
Ziv's of 1978, with codes of a growing number of bits, low bit first; codes 0 and 1 begin a
character of 8 or of 16 bits, 2 ends the text. Behind each code but the first, a new word is known:
the last one and the first character of this one.
"""

from __future__ import annotations

_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_END = 2  # the code behind the last word; codes 0 and 1 begin a new character


def pack(text: str) -> str:
    """Return a text packed and in base64; it must not have characters of over 16 bits."""
    codes: dict[str | int, int] = {0: 0, 1: 1, _END: _END}
    bits = last = ""
    at = 0
    while at < len(text):
        first, width, end = text[at], len(codes).bit_length(), at + 1
        is_new, is_wide = first not in codes, ord(first) > 0xFF
        if is_new:
            codes[first] = len(codes)
        if last:
            codes[last + first] = len(codes)
        while text[at : end + 1] in codes and end < len(text):
            end += 1
        last, at = text[at:end], end
        bits += f"{is_wide if is_new else codes[last]:0{width}b}"[::-1]
        bits += f"{ord(first):0{16 if is_wide else 8}b}"[::-1] if is_new else ""
    bits += f"{_END:0{len(codes).bit_length()}b}"[::-1]
    bits += "0" * (6 - len(bits) % 6)  # at least one bit of padding
    letters = "".join(_ALPHABET[int(bits[at : at + 6], 2)] for at in range(0, len(bits), 6))
    return letters + "=" * (-len(letters) % 4)


def unpack(text: str, longest: int) -> str:
    """Return the text that was packed; ValueError: it is damaged, cut off or longer than `longest`.
    A character of over 16 bits comes out as two halves (surrogates), as JavaScript has it."""
    packed = text.rstrip("=")
    if strange := packed.strip(_ALPHABET):
        raise ValueError(f"unexpected character {strange[0]!r}")
    bits = "".join(f"{_ALPHABET.index(letter):06b}" for letter in packed)
    words = [""] * (_END + 1)
    output = last = ""
    at = 0

    def take(width: int) -> int:
        """Take `width` bits, low bit first, and return their number; ValueError if they end."""
        nonlocal at
        at += width
        if at > len(bits):
            raise ValueError("it has been cut off")
        return int(bits[at - width : at][::-1], 2)

    while (code := take(len(words).bit_length())) != _END:
        if code < _END:
            word = chr(take(16 if code else 8))
            words.append(word)
        elif code < len(words):
            word = words[code]
        elif code == len(words) and last:
            word = last + last[0]
        else:
            raise ValueError("a code that was never given")
        if last:
            words.append(last + word[0])
        output += word
        last = word
        if len(output) > longest:
            raise ValueError(f"it unpacks to more than {longest} characters")
    return output
