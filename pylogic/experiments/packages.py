"""Packages: load scipy, pandas and matplotlib early, or name the missing one."""

from __future__ import annotations

import importlib
import os
import sys

from pylogic.errors import missing_package

_THREADS = "OPENBLAS_NUM_THREADS"


def check_package(name: str) -> None:
    """Import a package before the first run, so that numpy has one thread of OpenBLAS.

    Raises:
        OptionError: the package is missing; the error names it.
    """
    before = os.environ.get(_THREADS)
    if "scipy.stats" not in sys.modules:
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
