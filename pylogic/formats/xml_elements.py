"""The elements of an XML text, and where in the text they stand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NoReturn
from xml.parsers import expat

from pylogic.formats.diagram import Source
from pylogic.rules.lexical import is_number

_DEEPEST = 20


@dataclass(frozen=True)
class Element:
    """An element with its attributes and the elements in it."""

    tag: str
    attributes: Mapping[str, str]
    source: Source
    at: int
    """The byte at which it begins."""
    inside: list[Element] = field(default_factory=list)

    def fail(self, words: str) -> NoReturn:
        """Say what is wrong with the element.

        Raises:
            ProgramError: always.
        """
        text = self.source.text.encode()[: self.at].decode(errors="ignore")
        self.source.fail(words, len(text))

    def part(self, tag: str) -> Element:
        """The first element in it with a tag.

        Raises:
            ProgramError: there is none.
        """
        found = next((one for one in self.inside if one.tag == tag), None)
        return found or self.fail(f"expected an element <{tag}> in <{self.tag}>")

    def number(self, name: str) -> int:
        """An attribute that is a whole number.

        Raises:
            ProgramError: there is none, or it is no number.
        """
        text = self.attributes.get(name)
        if text is None:
            self.fail(f"<{self.tag}> has no attribute {name!r}")
        digits = text.removeprefix("-")
        if not is_number(digits):
            self.fail(f"expected a number instead of {name}={text!r}")
        return int(text)


def read(source: Source) -> Element:
    """The outermost element of a text.

    Raises:
        ProgramError: the text is no XML, or declares a type of its own.
    """
    roots: list[Element] = []
    open_now: list[Element] = []
    parser = expat.ParserCreate("utf-8")

    def begin(tag: str, attributes: dict[str, str]) -> None:
        one = Element(tag, attributes, source, parser.CurrentByteIndex)
        if len(open_now) == _DEEPEST:
            one.fail("the elements are nested too deep")
        (open_now[-1].inside if open_now else roots).append(one)
        open_now.append(one)

    def refuse(*_: object) -> None:
        source.fail("a text that declares types or entities of its own is not read")

    parser.StartElementHandler = begin
    parser.EndElementHandler = lambda _tag: open_now.pop() and None
    parser.StartDoctypeDeclHandler = refuse
    try:
        parser.Parse(source.text.encode(), True)
    except expat.ExpatError as problem:
        source.fail(f"no XML: {expat.ErrorString(problem.code)}", parser.ErrorByteIndex)
    return roots[0]


def repeated(row: Element) -> Iterator[Element]:
    """The elements of a row, each as often as its attribute `n` says.

    Raises:
        ProgramError: the attribute is no number.
    """
    for one in row.inside:
        for _ in range(one.number("n") if "n" in one.attributes else 1):
            yield one
