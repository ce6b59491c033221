"""HTML of pages without a server: the workbench's board and assistant with another `api.js`.

A page of a site links to files that all of its pages share; a single page contains their texts.
"""

from __future__ import annotations

import base64
import gzip
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from string import Template
from typing import Any

from pylogic.draw.svg import escape

_STATIC = Path(__file__).parent / "static"
PLAYER, SITE = "player", "site"
"""The kinds of pages; each has a script and a template of that name."""
_STYLES, _ICON = "offline.css", "icon.svg"


def render_page(kind: str, title: str, root: str | None, content: Mapping[str, Any]) -> str:
    """Return the HTML of a page of a kind, PLAYER or SITE.

    Args:
        root: the relative path from the page to its site's folder; None for a page in one file.
        content: the data for its script, which goes into the page as JSON.
    """
    files = read_shared_files(kind)
    styles, script, icon = _STYLES, f"{kind}.js", _ICON
    if root is None:
        icon_data = base64.b64encode(files[icon].encode()).decode()
        head = {
            "sources": "",
            "icon": f"data:image/svg+xml;base64,{icon_data}",
            "looks": f"<style>\n{files[styles]}</style>",
            "code": f'<script type="module">\n{files[script]}</script>',
        }
    else:
        head = {
            "sources": " 'self'",
            "icon": f"{root}{icon}",
            "looks": f'<link rel="stylesheet" href="{root}{styles}">',
            "code": f'<script defer src="{root}{script}"></script>',
        }
    whole = _read("offline.html").replace("$body", _read(f"offline_{kind}.html"))
    theme = _read("js/theme.js")
    text = json.dumps(content, separators=(",", ":"))
    data = base64.b64encode(gzip.compress(text.encode(), mtime=0)).decode()
    return Template(whole).substitute(head, title=escape(title), theme=theme, data=data)


def read_shared_files(*kinds: str) -> dict[str, str]:
    """Return the texts of icon, styles and scripts that pages of these kinds load, by names."""
    bundled = (_STYLES, *(f"{kind}.js" for kind in kinds))
    return {_ICON: _read(_ICON), **{name: _read(f"bundle/{name}") for name in bundled}}


def make_service_worker(version: str, names: Iterable[str]) -> str:
    """Return the script of the service worker that caches a site's files `names` at a version."""
    return f"{_read('js/offline/worker.js')}({json.dumps(version)}, {json.dumps(list(names))});\n"


def _read(name: str) -> str:
    """Return the text of a file of the workbench's folder `static`."""
    return (_STATIC / name).read_text(encoding="utf-8")
