"""What is asked of a batch: checked once for all puzzles, and hashed for the journal."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from inspect import signature

import clingo
from clingo import ast

import pylogic
from pylogic.batches.job import Job
from pylogic.errors import OptionError
from pylogic.puzzle import Puzzle
from pylogic.rules import constraints
from pylogic.rules.encoding import GIVEN, Encoding
from pylogic.rules.instance import NO_INSTANCE
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.solving import certify
from pylogic.solving.options import check_options, limits_of
from pylogic.solving.question import CLINGO, Question


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
    question = Question.of({**search, "constants": job.constants})
    limits = {name: most for name, most in search.items() if name in Limits._fields}
    question.check(limits_of(None, None, **limits))
    task = replace(question, order=GIVEN).task(puzzle.encoding, NO_INSTANCE, NO_LIMITS)
    check_options(task)
    if question.certify:
        certify.check(task, is_kept=question.keep)
    _check_order(question.order)
    _check_engine(puzzle.encoding, question.engine, is_far=is_far)


_OWN = {"self", "instance", "constants", "timeout", "memory", "isolated", "drawn"}
_OWN |= {"on_answer", "on_progress", "on_start"}
"""The parameters of Puzzle.solve that a batch fills in itself."""


def _check_order(order: str) -> None:
    from pylogic.solving import orders  # most batches do without

    orders.check(order)
    if order.startswith(orders.FILE):
        raise OptionError(f"order {order}: a file lists the clues of one puzzle, not of many")


def _check_engine(encoding: Encoding, engine: str, *, is_far: bool) -> None:
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
