"""What is asked of a batch: checked once for all puzzles, and hashed for the journal."""

from __future__ import annotations

import hashlib
from inspect import signature
from typing import Any

import clingo
from clingo import ast

import pylogic
from pylogic.batches.job import Job
from pylogic.errors import OptionError
from pylogic.puzzle import CLINGO, Puzzle
from pylogic.rules import constraints
from pylogic.rules.encoding import GIVEN, Encoding
from pylogic.solving import certify
from pylogic.solving.options import (
    check_flags,
    check_list,
    check_options,
    check_type,
    check_whole,
    clasp_options,
)


def check(puzzle: Puzzle, job: Job, *, is_far: bool) -> None:
    """See once that a job can be meant, or each puzzle would say that it cannot.

    Args:
        is_far: other machines do it, which have none of the files here.

    Raises:
        OptionError, NotFoundError: it cannot; says why.
    """
    if job.to is not None and job.verb != "convert":
        raise OptionError(f"to={job.to!r}: only convert writes a format, not {job.verb}")
    search = job.search
    known = signature(Puzzle.solve).parameters.keys() - _OWN
    for name in search.keys() - known:
        words = f"there is no such keyword; there are {', '.join(sorted(known))}"
        raise OptionError(f"{name}: {words}")
    if search.get("certify") and not (job.verb == "solve" or job.is_corpus):
        raise OptionError(f"certify=True: {job.verb} solves nothing that could be certified")
    check_whole("models", search.get("models", 2), 0, 2**31 - 1)
    check_flags(**{name: search[name] for name in _FLAGS if name in search})
    check_list("options", options := search.get("options", ()))
    clasp = clasp_options(search.get("threads"), search.get("seed"))
    guiding: dict[str, Any] = {
        name: search.get(name) for name in ("shuffle", "heuristic", "labeling")
    }
    every = [*clasp, *options]
    task = puzzle.task(None, constants=job.constants, options=every, **guiding)
    check_options(task)
    if search.get("certify"):
        certify.check(task, is_kept=search.get("keep", True))
    _check_order(search.get("order", GIVEN))
    _check_engine(puzzle.encoding, job.engine, is_far=is_far)


_FLAGS = ("keep", "all_optima", "certify")
_OWN = {"self", "instance", "constants", "timeout", "memory", "isolated", "drawn"}
_OWN |= {"on_answer", "on_progress", "on_start"}
"""The parameters of Puzzle.solve that a batch fills in itself."""


def _check_order(order: str) -> None:
    from pylogic.solving import orders  # most batches do without

    check_type("order", order, str)
    orders.check(order)
    if order.startswith(orders.FILE):
        raise OptionError(f"order {order}: a file lists the clues of one puzzle, not of many")


def _check_engine(encoding: Encoding, engine: str, *, is_far: bool) -> None:
    check_type("engine", engine, str)
    if engine == CLINGO:
        return
    from pylogic.solving import swipl  # most batches do without

    swipl.twin(encoding, engine)
    swipl.check_installed()
    if is_far:
        words = "on a cluster only clingo solves, whose rules are sent to its machines"
        raise OptionError(f"engine {engine}: {words}")


def hashed(encoding: Encoding, job: Job) -> str:
    """The hash of all that decides what is done with a puzzle: rules, settings and versions.

    Comments do not count, except for those by which rules are explained and graded.
    """
    said = [f"pylogic {pylogic.__version__}, clingo {clingo.__version__}", job.told]
    said += (str(s) for s in encoding.statements if not _is_remark(s))
    if job.engine != CLINGO:
        from pylogic.solving import swipl  # most batches do without

        said += [swipl.version(), *swipl.code(swipl.twin(encoding, job.engine))]
    return hashlib.sha256("\0".join(said).encode(errors="surrogatepass")).hexdigest()


def _is_remark(statement: ast.AST) -> bool:
    is_comment = statement.ast_type == ast.ASTType.Comment
    return is_comment and not str(statement).startswith(constraints.MARK)
