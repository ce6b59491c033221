"""Pages that need no server: the workbench's own files, with another `api.js`.

A page of a site links to files that all of its pages share. A page in one file holds their texts.
"""

from __future__ import annotations

import base64
import gzip
import json
import re
from collections.abc import Iterable
from pathlib import Path
from posixpath import dirname, join, normpath
from string import Template
from typing import Any

from pylogic.draw.svg import escaped

_STATIC = Path(__file__).parent / "static"
_ELSEWHERE = {"js/api.js": "js/offline/api.js"}
"""The modules in whose place others stand in a page without a server."""
_IMPORT = re.compile(r'^((?:import|export)\b[^"\';]*)"(\.{1,2}/[^"]+)"', re.MULTILINE)
PLAYER, SITE = "player", "site"
"""The kinds of pages, each with a first module called so."""
_STYLES = {
    PLAYER: ("base", "board", "assistant", "offline"),
    SITE: ("gallery",),
}
_LOOKS, _MODULES, _ICON = "site.css", "site.js", "icon.svg"
"""The files that the pages of a site share."""


def page(kind: str, title: str, root: str | None, **parts: str) -> str:
    """A page of a kind: in one file, or of a site.

    Args:
        root: the folder of the site, as seen from the page.
        parts: HTML for the body, by the names in its template.
    """
    first = f'data-first="pylogic/js/offline/{kind}.js"'
    if root is None:
        files = shared(kind)
        icon = base64.b64encode(files[_ICON].encode()).decode()
        head = {
            "sources": "",
            "icon": f"data:image/svg+xml;base64,{icon}",
            "looks": f"<style>\n{files[_LOOKS]}</style>",
            "modules": f"<script {first}>\n{files[_MODULES]}</script>",
        }
    else:
        head = {
            "sources": " 'self'",
            "icon": f"{root}{_ICON}",
            "looks": f'<link rel="stylesheet" href="{root}{_LOOKS}">',
            "modules": f'<script defer {first} src="{root}{_MODULES}"></script>',
        }
    body = _text(f"offline_{kind}.html")
    return Template(_text("offline.html").replace("$body", body)).substitute(
        head,
        title=escaped(title),
        theme=_text("js/theme.js"),
        **parts,
    )


def shared(*kinds: str) -> dict[str, str]:
    """The files that pages of these kinds share, by their names."""
    modules: dict[str, str] = {}
    for kind in kinds:
        _add_module(f"js/offline/{kind}.js", modules)
    packed = pack(compact(dict(sorted(modules.items()))))
    return {
        _LOOKS: "".join(_text(f"css/{name}.css") for kind in kinds for name in _STYLES[kind]),
        _MODULES: f'{_text("js/offline/start.js")}("{packed}");\n',
        _ICON: _text("icon.svg"),
    }


def worker(version: str, names: Iterable[str]) -> str:
    """The service worker of a site with these files."""
    return f"{_text('js/offline/worker.js')}({json.dumps(version)}, {json.dumps(list(names))});\n"


def compact(value: Any) -> str:
    """A value as JSON without spaces."""
    return json.dumps(value, separators=(",", ":"))


def pack(text: str) -> str:
    """A text as a page holds it; the same for the same text."""
    return base64.b64encode(gzip.compress(text.encode(), mtime=0)).decode()


def _add_module(path: str, modules: dict[str, str]) -> str:
    """Add a module and those that it imports to others; returns the name that imports call it."""

    def rename(statement: re.Match[str]) -> str:
        return f'{statement[1]}"{_add_module(join(dirname(path), statement[2]), modules)}"'

    path = normpath(path)
    path = _ELSEWHERE.get(path, path)
    name = f"pylogic/{path}"
    if name not in modules:
        modules[name] = ""  # modules may import each other
        modules[name] = _IMPORT.sub(rename, _text(path))
    return name


def _text(name: str) -> str:
    """A file of the workbench."""
    return (_STATIC / name).read_text(encoding="utf-8")
