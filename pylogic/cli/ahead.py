"""`pylogic solve` sooner: a child reads the command line while this process loads the rest.

click and clingo take as long to start as each other, and neither needs the other.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from functools import partial
from typing import Any, NoReturn

from pylogic.cli import INTERNAL_ERROR, exit_code, leave
from pylogic.errors import CrashError
from pylogic.solving.process import ending, fork


def solve() -> None:
    """Do what the command line says, where the child that reads it leaves something to do."""
    import dataclasses  # noqa: F401 (both processes need these: loaded once)
    import pathlib  # noqa: F401
    import pickle

    from_child, to_parent = os.pipe()
    child = fork(partial(_parse, to_parent))
    os.close(to_parent)
    from pylogic.cli import answers

    with os.fdopen(from_child, "rb") as stream:
        values = stream.read()
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if not values:  # the child has printed help, or what is wrong
        if code < 0:
            raise CrashError(f"the process that reads the command line ended ({ending(code)})")
        sys.exit(code)
    answers.find(**pickle.loads(values))


def _parse(to_parent: int) -> NoReturn:
    """The child's whole life: a verb as any other, but for handing over what it is called with."""
    try:
        from pylogic.cli.group import invoke

        leave(exit_code(partial(invoke, partial(_send, to_parent))))
    except BaseException as error:  # whatever it is, the parent may not go on from here, too
        print(f"pylogic: {error or type(error).__name__}", file=sys.stderr)
    finally:
        os._exit(INTERNAL_ERROR)


def _send(to_parent: int, values: dict[str, Any]) -> None:
    import pickle

    with suppress(BrokenPipeError):  # a signal has ended the parent meanwhile
        os.write(to_parent, pickle.dumps(values))
