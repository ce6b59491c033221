"""Experiments: runs, their journal, whether they agree, statistics, reports.

May import `puzzle` and what is below.
"""

import sys
from types import ModuleType
from typing import Any


class _Compare(ModuleType):
    """This folder, callable: `pylogic.compare` is the function and the folder at once.

    Importing anything from a folder sets it as an attribute of its package, over a function of
    the same name. So the folder itself can be called, as the Python reference describes under
    "Customizing module attribute access"; type checkers see the function alone.
    """

    def __call__(self, *args: Any, **keywords: Any) -> Any:
        from pylogic.compare.experiment import compare

        return compare(*args, **keywords)

    @property
    def __signature__(self) -> Any:
        from inspect import signature

        from pylogic.compare.experiment import compare

        return signature(compare)


compare = sys.modules[__name__]
compare.__class__ = _Compare
