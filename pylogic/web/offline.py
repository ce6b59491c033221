"""The files of pages that need no server: the workbench's own, with another `api.js`."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import NamedTuple

from pylogic.draw import svg
from pylogic.rules import documentation

_STATIC = Path(__file__).parent / "static"
_TEMPLATE = "offline.html"
_ELSEWHERE = {"js/api.js": "js/offline/api.js"}
"""The modules in whose place others stand in a page without a server."""
_STYLES = ("base", "board", "assistant", "offline")
_IMPORT = re.compile(r'^((?:import|export)\b[^"\';]*)"(\.{1,2}/[^"]+)"', re.MULTILINE)
BOARD, GALLERY = "board", "gallery"
"""What there are pages of, each with a body and a first module called so."""
LOOKS, MODULES, ICON = "site.css", "site.js", "icon.svg"
"""The files that the pages of a site share."""


class Head(NamedTuple):
    """Where a page has its looks and its modules from."""

    sources: str
    """What the page's policy allows besides what stands in it."""
    icon: str
    looks: str
    modules: str


def alone() -> Head:
    """The head of a page that is one file."""
    names = {name: _data_url(text) for name, text in _modules(BOARD).items()}
    return Head(
        sources="",
        icon=_data_url(text("icon.svg"), "image/svg+xml"),
        looks=f"<style>\n{styles(*_STYLES)}</style>",
        modules=f'<script type="importmap">{json.dumps({"imports": names})}</script>',
    )


def beside(root: str) -> Head:
    """The head of a page of a site, whose shared files are in the folder `root` as seen from it."""
    return Head(
        sources=" 'self'",
        icon=f"{root}{ICON}",
        looks=f'<link rel="stylesheet" href="{root}{LOOKS}">',
        modules=f'<script src="{root}{MODULES}"></script>',
    )


def page(kind: str, head: Head, title: str, **parts: str) -> str:
    """A page; `parts` are put into its body, in place of their names, as HTML."""
    named = {
        **{name.upper(): value for name, value in head._asdict().items()},
        **{name.upper(): value for name, value in parts.items()},
        "TITLE": svg.escaped(title),
        "THEME": text("js/theme.js"),
        "KIND": kind,
    }
    body = text(f"offline_{kind}.html")
    return _filled(_filled(text(_TEMPLATE), {"BODY": body}), named)


def _filled(template: str, parts: dict[str, str]) -> str:
    return re.sub("@([A-Z]+)@", lambda found: parts.get(found[1], found[0]), template)


def shared() -> dict[str, str]:
    """The files that the pages of a site share, by their names."""
    modules = json.dumps(_modules(BOARD, GALLERY), separators=(",", ":"))
    return {
        LOOKS: styles(*_STYLES, GALLERY),
        MODULES: f"{text('js/offline/site.js')}({modules});\n",
        ICON: text("icon.svg"),
    }


def worker(version: str, names: Iterable[str]) -> str:
    """The service worker of a site with these files."""
    return f"{text('js/offline/worker.js')}({json.dumps(version)}, {json.dumps(list(names))});\n"


def told_rules(game: Iterable[documentation.Paragraph]) -> str:
    """How a puzzle is played, as the gallery shows it."""
    return "".join(
        f'<p class="item">{svg.escaped(words)}</p>' if is_item else f"<p>{svg.escaped(words)}</p>"
        for words, is_item in game
    )


def styles(*names: str) -> str:
    """Style sheets, one after the other."""
    return "".join(text(f"css/{name}.css") for name in names)


def _modules(*kinds: str) -> dict[str, str]:
    """The modules that pages need, by their names, importing each other by these."""
    found: dict[str, str] = {}
    waiting = [f"js/offline/{kind}.js" for kind in kinds]
    while waiting:
        path = waiting.pop()
        if path in found:
            continue
        source = text(path)
        found[path] = _IMPORT.sub(partial(_bare, path), source)
        waiting += (_imported(path, one) for one in _IMPORT.finditer(source))
    return {f"pylogic/{path}": source for path, source in sorted(found.items())}


def _bare(path: str, found: re.Match[str]) -> str:
    """An import of a module by a bare name."""
    return f'{found[1]}"pylogic/{_imported(path, found)}"'


def _imported(path: str, found: re.Match[str]) -> str:
    """The path of what a module imports."""
    name = normpath(join(dirname(path), found[2]))
    return _ELSEWHERE.get(name, name)


def text(name: str) -> str:
    """A file of the workbench."""
    return (_STATIC / name).read_text(encoding="utf-8")


def _data_url(source: str, kind: str = "text/javascript") -> str:
    return f"data:{kind};base64,{base64.b64encode(source.encode()).decode()}"
