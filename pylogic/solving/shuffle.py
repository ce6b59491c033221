"""Shuffle: the same rules and facts in another order, so that runs differ in what means nothing.

clingo numbers atoms in the order in which statements lead it to them, and clasp breaks ties by
these numbers: a search makes other choices for the same puzzle, as after a harmless edit.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace

from clingo import ast

from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import Instance
from pylogic.solving import orders
from pylogic.solving.task import Task


def shuffled(task: Task, number: int) -> Task:
    """The task with the statements of each part, and the facts, in the order of that number.

    Clues stay in their order among themselves, since that is what experiments vary.
    """
    generator = random.Random(number)
    encoding, instance = task.encoding, task.instance
    return replace(
        task,
        encoding=_encoding(encoding, generator),
        instance=_instance(encoding, instance, generator),
    )


def _encoding(encoding: Encoding, generator: random.Random) -> Encoding:
    parts = {name: _mixed(part, generator) for name, part in encoding.parts.items()}
    return replace(encoding, parts=parts)


def _instance(encoding: Encoding, instance: Instance, generator: random.Random) -> Instance:
    mixed = replace(instance, statements=_mixed(instance.statements, generator), path=None)
    if encoding.clues is None:
        return mixed
    clues = orders.clue_facts(encoding, instance)
    return orders.with_clues(mixed, clues, clues)


def _mixed(statements: Iterable[ast.AST], generator: random.Random) -> tuple[ast.AST, ...]:
    """The statements in random order, each still behind its #program."""
    mixed: list[ast.AST] = []
    section: list[ast.AST] = []
    for statement in (*statements, None):
        if statement is None or statement.ast_type == ast.ASTType.Program:
            generator.shuffle(section)
            mixed += section if statement is None else [*section, statement]
            section = []
        else:
            section.append(statement)
    return tuple(mixed)
