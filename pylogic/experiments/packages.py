"""Packages: load scipy, pandas and matplotlib early, or name the missing one."""

from __future__ import annotations

import importlib
import mmap
import os
import sys

from pylogic.errors import missing_package

_THREADS = "OPENBLAS_NUM_THREADS"
_ROOM = 256 * 2**20
"""Address space that scipy and its numpy take, in bytes, with one thread of OpenBLAS."""


def check_package(name: str) -> None:
    """Import a package before the first run, so that numpy has one thread of OpenBLAS.

    Raises:
        OptionError: the package is missing; the error names it.
        MemoryError: there is no room for numpy and scipy.
    """
    before = os.environ.get(_THREADS)
    if "scipy.stats" not in sys.modules:
        try:  # without room OpenBLAS would hang
            mmap.mmap(-1, _ROOM, mmap.MAP_PRIVATE).close()
        except OSError:
            raise MemoryError from None
        os.environ[_THREADS] = "1"
    try:
        for part in (name.partition(".")[0], name):  # an error names the package
            importlib.import_module(part)
    except ModuleNotFoundError as error:
        raise missing_package("compare", error, "compare") from None
    finally:
        os.environ.pop(_THREADS, None)
        if before is not None:
            os.environ[_THREADS] = before
