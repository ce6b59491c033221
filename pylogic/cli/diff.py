"""pylogic diff: compare the answers of versions of a rule file."""

from __future__ import annotations

from collections.abc import Mapping

import click

from pylogic.cli import options, output
from pylogic.cli.output import Display, ProgressLine
from pylogic.rules.limits import Limits
from pylogic.solving.outcome import Picture


@click.command("diff")
@click.argument("old", shell_complete=options.complete)
@click.argument(
    "others",
    nargs=-1,
    required=True,
    metavar="NEW... [INSTANCE]",
    shell_complete=options.complete,
)
@click.option(
    "--map",
    "names",
    multiple=True,
    metavar="NAME=OTHER",
    callback=options.parse_pairs,
    help="NEW's name of a predicate of OLD; may be given several times.",
)
@options.reading
@options.constants_option
@options.limits(options.REASONED, "Stop after S seconds with each NEW.", is_clocked=False)
@output.display
def command(
    old: str,
    others: tuple[str, ...],
    names: Mapping[str, str],
    reading: options.Reading,
    constants: Mapping[str, str],
    limits: Limits,
    display: Display,
) -> int:
    """Say whether versions of a rule file have the same answers.

    If not, an answer that only one of them accepts is drawn, with the constraints of the other
    that it breaks. Without INSTANCE, small boards, packaged instances and puzzles are tried;
    the command calls versions the same only if their rules are. Several NEW are
    hand-ins: a table says which of them differ from OLD, on small boards or on INSTANCE.

    \b
    Examples:
      pylogic diff kuromasu my_kuromasu.lp inst12
      pylogic diff old.lp new.lp
      pylogic diff kuromasu theirs.lp --map black=shaded --map clue=number
      pylogic diff kuromasu hand_ins/*.lp
    """
    puzzle, files = options.load(old, limits), list(others)
    name = files.pop() if len(files) > 1 and not options.is_rule_file(files[-1], limits) else None
    on = None if name is None else options.read_instance(puzzle, name, reading)
    result: output.Result
    with ProgressLine() as words:
        if len(files) > 1:
            from pylogic.authoring.equivalence import judge_files

            result = judge_files(
                puzzle.task(on, constants=constants),
                files,
                limits,
                names,
                lambda file, number: words.show(f"{file}, {number} judged"),
            )
        else:
            result = puzzle.diff(
                options.load(files[0], limits),
                on,
                map=names,
                constants=constants,
                on_progress=lambda name, tried: words.show(f"{name}, {tried} tried"),
            )
    if not any(isinstance(part, Picture) for part in result.parts()):
        display.svg = display.html = None
    return display.present(result, puzzle.encoding.title)
