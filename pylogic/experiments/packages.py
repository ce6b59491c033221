"""Packages: load scipy, pandas and matplotlib early, or name the missing one."""

from __future__ import annotations

import importlib
import os

from pylogic.errors import missing_package

_THREADS = "OPENBLAS_NUM_THREADS"


def check_package(name: str) -> None:
    """Import a package before the first run; numpy gets one thread of OpenBLAS, unless one says so.

    Raises:
        OptionError: the package is missing; the error names it.
    """
    is_unset = _THREADS not in os.environ
    os.environ.setdefault(_THREADS, "1")
    try:
        for part in (name.partition(".")[0], name):  # an error names the package
            importlib.import_module(part)
    except ModuleNotFoundError as error:
        raise missing_package("compare", error, "compare") from None
    finally:
        if is_unset:
            del os.environ[_THREADS]
