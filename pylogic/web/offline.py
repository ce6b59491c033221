"""The files of pages that need no server: the workbench's own, with another `api.js`."""

from __future__ import annotations

import base64
import gzip
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
_EDITOR = "editor"
_CLINGO, _UNPACK, _CODEMIRROR = "clingo-5.8", "fzstd-0.1", "codemirror-6"
"""What others have made that stands in a page with rules: files of `vendor`."""
_STYLES = ("base", "board", "assistant", "offline")
_WORKER = " 'wasm-unsafe-eval'; worker-src blob: 'self'"
_IMPORT = re.compile(r'^((?:import|export)\b[^"\';]*)"(\.{1,2}/[^"]+)"', re.MULTILINE)
BOARD, GALLERY, RULES = "board", "gallery", "rules"
"""What there are pages of, each with a first module called so."""
_BODIES = {RULES: BOARD}
"""The pages that have the body of another one."""
LOOKS, MODULES, ICON, CLINGO = "site.css", "site.js", "icon.svg", "clingo.js"
"""The files that the pages of a site share."""


class Head(NamedTuple):
    """Where a page has its looks and its modules from."""

    sources: str
    """What the page's policy allows besides what stands in it."""
    icon: str
    looks: str
    modules: str
    worker: str = ""
    """What the policy allows for clingo."""
    clingo: str = ""
    """clingo, packed, or where it is."""


def alone(kind: str) -> Head:
    """The head of a page of a kind that is one file."""
    packed = pack(json.dumps(_modules(kind), separators=(",", ":")))
    start = f'{text("js/offline/alone.js")}("{packed}", "{_first(kind)}");'
    head = Head(
        sources="",
        icon=_data_url(text("icon.svg"), "image/svg+xml"),
        looks=f"<style>\n{styles(*_STYLES, *([_EDITOR] if kind == RULES else []))}</style>",
        modules=f"<script>\n{start}</script>",
    )
    if kind != RULES:
        return head
    texts = "".join(
        f'<script type="text/plain" id="{name}">{text}</script>\n'
        for name, text in _clingo().items()
    )
    return head._replace(worker=_WORKER, clingo=texts)


def _clingo() -> dict[str, str]:
    """clingo and what runs it in a worker, packed, and all licences, by what pages call them."""
    module, unpack = (text(f"vendor/{name}.js") for name in (_CLINGO, _UNPACK))
    worker = (
        f"{module};\n{unpack};\n{text('js/offline/worker_of_clingo.js')}(Module, self.fzstd);\n"
    )
    binary = base64.b64encode((_STATIC / f"vendor/{_CLINGO}.wasm.zst").read_bytes()).decode()
    licences = "".join(text(f"vendor/{name}.LICENSES.txt") for name in (_CLINGO, _CODEMIRROR))
    return {"clingo": pack(worker), "clingo-wasm": binary, "licences": licences}


def pack(told: str) -> str:
    """A text as a page holds it; the same for the same text."""
    return base64.b64encode(gzip.compress(told.encode(), mtime=0)).decode()


def beside(root: str, kind: str) -> Head:
    """The head of a page of a site, whose shared files are in the folder `root` as seen from it."""
    return Head(
        sources=" 'self'",
        icon=f"{root}{ICON}",
        looks=f'<link rel="stylesheet" href="{root}{LOOKS}">',
        modules=f'<script src="{root}{MODULES}"></script>\n'
        f'<script type="module">import "{_first(kind)}";</script>',
        worker=_WORKER if kind == RULES else "",
        clingo=f'<meta name="clingo" content="{root}{CLINGO}">\n' if kind == RULES else "",
    )


def _first(kind: str) -> str:
    """The module that a page of a kind begins with."""
    return f"pylogic/js/offline/{kind}.js"


def page(kind: str, head: Head, title: str, **parts: str) -> str:
    """A page; `parts` are put into its body, in place of their names, as HTML."""
    named = {
        **{name.upper(): value for name, value in head._asdict().items()},
        **{name.upper(): value for name, value in parts.items()},
        "TITLE": svg.escaped(title),
        "THEME": text("js/theme.js"),
    }
    body = text(f"offline_{_BODIES.get(kind, kind)}.html")
    return _filled(_filled(text(_TEMPLATE), {"BODY": body}), named)


def _filled(template: str, parts: dict[str, str]) -> str:
    return re.sub("@([A-Z]+)@", lambda found: parts.get(found[1], found[0]), template)


def shared(has_rules: bool) -> dict[str, str]:
    """The files that the pages of a site share, by their names."""
    modules = json.dumps(_modules(RULES if has_rules else BOARD, GALLERY), separators=(",", ":"))
    found = {
        LOOKS: styles(*_STYLES, GALLERY, *([_EDITOR] if has_rules else [])),
        MODULES: f"{text('js/offline/site.js')}({modules});\n",
        ICON: text("icon.svg"),
    }
    if has_rules:
        found[CLINGO] = f"{text('js/offline/held.js')}({json.dumps(_clingo())});\n"
    return found


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
