"""What jobs need of Python, imported once, before the first of them is forked.

The façade imports what it uses when it is used; each child would do so again (75 ms of a hint).
"""

from __future__ import annotations

import gc
from importlib import import_module
from pkgutil import iter_modules

from pylogic import clues, draw, explain, formats, solving

_ROOMS = (solving, draw, formats, explain, clues)


def import_all() -> None:
    """Import the rooms of the façade, and keep their pages shared with all children."""
    for room in _ROOMS:
        for module in iter_modules(room.__path__, f"{room.__name__}."):
            import_module(module.name)
    gc.collect()
    gc.freeze()
