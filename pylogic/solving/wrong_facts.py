"""What is wrong with the facts of an instance: what `errors` says, and what no rule looks at."""

from __future__ import annotations

from collections.abc import Iterator

import clingo

from pylogic.errors import Problem
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import NO_INSTANCE, Fact, Instance
from pylogic.rules.parts import ERRORS
from pylogic.rules.symbols import say
from pylogic.solving.task import Task

_Place = tuple[clingo.Symbol, ...]


def find(control: clingo.Control, task: Task) -> list[Problem]:
    """The problems of a ground task's instance, in the order of its lines."""
    problems = [*_unknown_facts(control, task), *_reported_errors(control, task)]
    return sorted(problems, key=lambda problem: (problem.line or 0, problem.column or 0))


def _reported_errors(control: clingo.Control, task: Task) -> Iterator[Problem]:
    """What the errors part says is wrong, placed at the last fact about the cell it names."""
    about: dict[int, dict[_Place, Fact]] = {}
    for arity in (1, 2) if ERRORS in task.encoding.parts else ():
        for atom in control.symbolic_atoms.by_signature("error", arity):
            text, *cell = atom.symbol.arguments
            if not atom.is_fact:
                words = f"the errors part must follow from the facts alone, unlike {atom.symbol}"
                yield Problem(words, str(task.encoding.path))
            elif task.instance is NO_INSTANCE:
                yield Problem(say(text), str(task.encoding.path))
            elif not cell:
                yield task.instance.problem(say(text), _told(task.instance, text))
            else:
                place = _place(cell[0])
                if len(place) not in about:
                    about[len(place)] = _facts_about(task.instance, len(place))
                words = f"cell {','.join(map(str, place))}: {say(text)}"
                fact = about[len(place)].get(place)
                yield task.instance.problem(words, [fact] if fact else [])


def _told(instance: Instance, text: clingo.Symbol) -> list[Fact]:
    """The facts that the words of an error tell."""
    words = text.arguments if text.type == clingo.SymbolType.Function else []
    return [fact for fact in instance.facts if fact.symbol in words]


def _place(cell: clingo.Symbol) -> _Place:
    is_tuple = cell.type == clingo.SymbolType.Function and not cell.name
    return tuple(cell.arguments) if is_tuple else (cell,)


def _facts_about(instance: Instance, length: int) -> dict[_Place, Fact]:
    """The fact about each cell that says most of it, for cells of so many coordinates.

    size(3,3) is not about cell 3,3 if clue(3,3,9) is there.
    """
    facts = sorted(instance.facts, key=lambda fact: len(fact.arguments))
    return {tuple(fact.arguments[:length]): fact for fact in facts if len(fact.arguments) >= length}


def _unknown_facts(control: clingo.Control, task: Task) -> Iterator[Problem]:
    """The facts of the instance that no rule looks at."""
    mentioned = task.instance.mentioned
    for name, arity, _ in control.symbolic_atoms.signatures:
        # Each look takes ten times the one before, and most encodings define their inputs.
        if (name, arity) in task.encoding.defined or name not in mentioned:
            continue
        if (name, arity) in task.encoding.declared or (name, arity) in task.encoding.signatures:
            continue
        if (name, arity) in task.instance.used:
            continue
        facts = [fact for fact in task.instance.facts if fact.signature == (name, arity)]
        example = str(facts[0].symbol) if facts else f"{name}/{arity}"
        more = f" (and {len(facts) - 1} more of {name}/{arity})" if len(facts) > 1 else ""
        hint = _hint(task.encoding, name)
        yield task.instance.problem(f"unknown fact {example}{more}; {hint}", facts[:1])


def _hint(encoding: Encoding, name: str) -> str:
    import difflib  # only errors need it, and the command line starts without

    known = {f"{known}/{arity}": known for known, arity in sorted(encoding.inputs)}
    near = difflib.get_close_matches(name, known.values(), n=3)
    meant = [signature for signature, known_name in known.items() if known_name in near]
    if meant:
        return f"did you mean {' or '.join(meant)}?"
    return f"the encoding reads {', '.join(known) or 'no facts'}"
