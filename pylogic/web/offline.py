"""Pages that need no server: the workbench's own board and assistant, with another `api.js`.

A page of a site links to files that all of its pages share. A page in one file holds their texts.
"""

from __future__ import annotations

import base64
import gzip
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from string import Template
from typing import Any

from pylogic.draw.svg import escaped

_STATIC = Path(__file__).parent / "static"
PLAYER, SITE = "player", "site"
"""The kinds of pages, each with a script and a template called so."""
_LOOKS, _ICON = "offline.css", "icon.svg"


def page(kind: str, title: str, root: str | None, told: Mapping[str, Any]) -> str:
    """A page of a kind: in one file, or of a site.

    Args:
        root: the folder of the site, as seen from the page.
        told: what its script shows, as JSON.
    """
    files = shared(kind)
    looks, script, icon = _LOOKS, f"{kind}.js", _ICON
    if root is None:
        packed = base64.b64encode(files[icon].encode()).decode()
        head = {
            "sources": "",
            "icon": f"data:image/svg+xml;base64,{packed}",
            "looks": f"<style>\n{files[looks]}</style>",
            "code": f'<script type="module">\n{files[script]}</script>',
        }
    else:
        head = {
            "sources": " 'self'",
            "icon": f"{root}{icon}",
            "looks": f'<link rel="stylesheet" href="{root}{looks}">',
            "code": f'<script defer src="{root}{script}"></script>',
        }
    whole = _text("offline.html").replace("$body", _text(f"offline_{kind}.html"))
    theme = _text("js/theme.js")
    text = json.dumps(told, separators=(",", ":"))
    data = base64.b64encode(gzip.compress(text.encode(), mtime=0)).decode()
    return Template(whole).substitute(head, title=escaped(title), theme=theme, data=data)


def shared(*kinds: str) -> dict[str, str]:
    """The files that pages of these kinds share, by their names."""
    bundled = (_LOOKS, *(f"{kind}.js" for kind in kinds))
    return {_ICON: _text(_ICON), **{name: _text(f"bundle/{name}") for name in bundled}}


def worker(version: str, names: Iterable[str]) -> str:
    """The service worker of a site with these files."""
    return f"{_text('js/offline/worker.js')}({json.dumps(version)}, {json.dumps(list(names))});\n"


def _text(name: str) -> str:
    """A file of the workbench."""
    return (_STATIC / name).read_text(encoding="utf-8")
