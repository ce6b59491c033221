"""Doors that should be shut: hostile files, options that read or write files, strangers' rules."""

from __future__ import annotations

from collections.abc import Iterator

from .. import material as m
from ..case import ANSWERED, FAILED, LIMITED, NONE, REFUSED, Case, Command
from ..commands import available

_MINES = ("mines.lp", m.MINES)
_BOARD = ("board.lp", m.MINES_BOARD)
_READERS = ("solve", "check", "show", "explain", "trace", "lint")
_SLACK = 15.0
_PASSWORDS = r"root:|daemon:"


def cases() -> Iterator[Case]:
    """All of them; nothing here is drawn by chance."""
    yield from _options()
    yield from _hostile_rules()
    yield from _hostile_instances()
    yield from _strangers()
    yield from _sizes()
    yield from _existing_files()


def _refused(
    name: str,
    arguments: tuple[str, ...],
    *files: tuple[str, str],
    says: str = r"\S",
    codes: tuple[int, ...] = (REFUSED,),
    stdin: str | None = None,
    lacks: str | None = None,
    is_swipl: bool = False,
    prints: str | None = None,
    writes: tuple[str, ...] = (),
) -> Case:
    command = Command(
        name, arguments, files, stdin=stdin, needs_swipl=is_swipl, is_endless=True, writes=writes
    )
    return Case(
        f"door/{name}",
        command,
        codes=frozenset(codes),
        says=says if codes == (REFUSED,) else None,
        lacks=lacks,
        prints=prints,
        within=_SLACK,
    )


_FILE_OPTIONS = (
    "--configuration=/etc/passwd", "--config=/etc/passwd", "--conf=/etc/passwd",
    "--configuration=conf.txt", "--tester=--configuration=/etc/passwd",
    "--tester=--config=/etc/passwd", "--text", "--lemma-out=stolen", "--lemma-o=stolen",
    "--lemma-in=/etc/passwd", "--lemma-out-txt", "--outf=0", "--outf=2", "--outf=3",
    "--output=smodels", "--output=text", "--output=reify", "--output-debug=text", "--mode=gringo",
    "--mode=clasp", "--pre", "--pre=aspif", "--out-atomf=%s", "--out-ifs=x", "--quiet=2", "--help",
    "--version", "--print-portfolio", "--portfolio=/etc/passwd", "--verbose=3", "--time-limit=1",
    "--file=/etc/passwd", "/etc/passwd", "--fast-exit",
    "--convert=stolen", "--reify-sccs", "--reify-steps",
)  # fmt: skip
_HARMLESS = ("--restarts=L,60", "--seed=3", "--configuration=tweety", "--heuristic=Vmtf")


def _options() -> Iterator[Case]:
    conf = ("conf.txt", "[x]: --lemma-out=stolen\n")
    for option in _FILE_OPTIONS:
        for verb in ("solve", "trace"):
            arguments = (verb, "mines.lp", "board.lp", "--", option)
            name = f"option/{verb}/{option}"
            yield _refused(name, arguments, _MINES, _BOARD, conf, lacks=_PASSWORDS)
    for option in _FILE_OPTIONS[:12]:
        arguments = ("compare", "mines.lp", "board.lp", "--options", option)
        yield _refused(
            f"option/compare/{option}", arguments, _MINES, _BOARD, conf,
            lacks=_PASSWORDS, writes=("compare.sqlite*",),
        )  # fmt: skip
    for verb in ("solve", "compare"):
        yield _refused(
            f"option/{verb}/config-file", (verb, "mines.lp", "board.lp", "--config", "/etc/passwd"),
            _MINES, _BOARD, lacks=_PASSWORDS, writes=("compare.sqlite*",),
        )  # fmt: skip
    for option in _HARMLESS:
        arguments = ("solve", "mines.lp", "board.lp", "--", option)
        yield _refused(f"allowed/{option}", arguments, _MINES, _BOARD, codes=(ANSWERED,))


_RULES: tuple[tuple[str, str, tuple[tuple[str, str], ...], str, tuple[int, ...]], ...] = (
    ("fifo", m.MINES + '#include "x".\n', (("x", m.FIFO),), "x|regular", (REFUSED,)),
    ("binary", m.MINES + '#include "x".\n', (("x", m.BINARY),), "x", (REFUSED,)),
    ("folder", m.MINES + '#include "x".\n', (("x", m.FOLDER),), "x", (REFUSED,)),
    ("zero", m.MINES + '#include "/dev/zero".\n', (), "/dev/zero", (REFUSED,)),
    ("zero-link", m.MINES + '#include "x".\n', (("x", m.LINK_TO_ZERO),), "x", (REFUSED,)),
    ("itself", m.MINES + '#include "rules.lp".\n', (), "rules", (ANSWERED, REFUSED)),
    ("passwd", m.MINES + '#include "/etc/passwd".\n', (), "passwd", (REFUSED,)),
    ("script", m.SCRIPT, (), r"rules\.lp:\d+.*script", (REFUSED,)),
    ("deep", m.MINES + m.DEEP_RULES, (), "", (ANSWERED, REFUSED, FAILED)),
    ("deep-condition", m.MINES + m.DEEP_CONDITION, (), "", (ANSWERED, REFUSED, FAILED)),
    ("heavy", m.HEAVY, (), r"\S", (REFUSED,)),
    ("heavy-sum", m.HEAVY_SUM, (), r"\S", (ANSWERED, REFUSED)),
)


def _hostile_rules() -> Iterator[Case]:
    for name, rules, more, says, codes in _RULES:
        for verb in (*_READERS, "generate", "diff", "compare"):
            # What weighs nothing until it is solved for is no error of a verb that does not.
            allowed = (*codes, ANSWERED) if name == "heavy" and verb != "solve" else codes
            yield _refused(
                f"rules/{name}/{verb}", _command(verb), ("rules.lp", rules), _BOARD, *more,
                says=says, codes=allowed, writes=("compare.sqlite*",),
            )  # fmt: skip
    for name in ("fifo", "zero-link"):
        kind = {"fifo": m.FIFO, "zero-link": m.LINK_TO_ZERO}[name]
        yield _refused(f"rules/is-{name}", ("solve", "x.lp"), ("x.lp", kind), says="x.lp")


def _command(verb: str) -> tuple[str, ...]:
    if verb == "generate":
        return (verb, "rules.lp", "3x3", "--seed", "1")
    if verb == "diff":
        return (verb, "rules.lp", "rules.lp", "board.lp")
    return (verb, "rules.lp", "board.lp")


_INSTANCES: tuple[tuple[str, str, str, tuple[int, ...]], ...] = (
    ("fifo", m.FIFO, "x.lp", (REFUSED,)),
    ("folder", m.FOLDER, "x.lp", (REFUSED,)),
    ("zero", m.LINK_TO_ZERO, "x.lp", (REFUSED,)),
    ("binary", m.BINARY, "x.lp", (REFUSED,)),
    ("deep", f"size(3,3). clue(1,1,{m.DEEP}).\n", "x.lp", (REFUSED, FAILED)),
    ("many", m.MANY_FACTS, "", (REFUSED, LIMITED)),
    ("itself", 'size(3,3).\n#include "x.lp".\n', "", (ANSWERED, REFUSED)),
    ("script", "size(3,3).\n#script (python)\nimport os\n#end.\n", "script", (REFUSED,)),
)


def _hostile_instances() -> Iterator[Case]:
    for name, text, says, codes in _INSTANCES:
        for verb in ("solve", "check", "show", "explain", "trace", "clues", "compare"):
            arguments = (verb, "kuromasu", "x.lp")
            more = ("--timeout", "5") if name == "many" else ()
            # A comparison tells in its table that a run was stopped.
            allowed = (*codes, ANSWERED) if more and verb == "compare" else codes
            yield _refused(
                f"instance/{name}/{verb}", (*arguments, *more), ("x.lp", text),
                says=says, codes=allowed, writes=("compare.sqlite*",),
            )  # fmt: skip
        if name != "many":
            yield _refused(
                f"instance/{name}/convert", ("convert", "x.lp", "text", "--puzzle", "kuromasu"),
                ("x.lp", text), says=says, codes=codes,
            )  # fmt: skip
    comments = "%* a block\ncomment *%\nsize(5,5). % more\nclue(1,4,7). %* here *% clue(2,1,5).\n"
    case = _refused(
        "instance/block-comments/swipl", ("solve", "kuromasu", "x.lp", "--engine", "swipl"),
        ("x.lp", comments), codes=(ANSWERED, REFUSED), is_swipl=True,
    )  # fmt: skip
    yield from (case for _ in available((case.command,)))


_STRANGERS = {
    "include": 'size(3,3).\n#include "/etc/passwd".\n',
    "include-lib": 'size(3,3).\n#include "lib/grid.lp".\n',
    "rule": "size(3,3).\nclue(R,1,2) :- R = 1..2.\n",
    "choice": "size(3,3).\n{ clue(1,1,2) }.\n",
    "constraint": "size(3,3).\n:- not clue(1,1,2).\n",
    "script": "size(3,3).\n#script (python)\nimport os\nos.system('touch stolen')\n#end.\n",
    "script-lua": "size(3,3).\n#script (lua)\nos.execute('touch stolen')\n#end.\n",
    "external": "size(3,3).\n#external clue(1,1,2).\n",
    "program": "size(3,3).\n#program view.\ndraw(grid(2147483647,2147483647)).\n",
    "call": "size(3,3).\nclue(1,1,@steal()).\n",
    "show": "size(3,3).\n#show.\n",
    "theory": "size(3,3).\n#theory t { x { + : 1, unary }; &a/0 : x, any }.\n",
    "minimize": "size(3,3).\n#minimize { 1 : black(1,1) }.\n",
}


def _strangers() -> Iterator[Case]:
    """What comes by standard input, a link or a corpus holds ground facts and constants alone."""
    for name, text in _STRANGERS.items():
        for verb in ("solve", "check", "show", "explain", "trace", "clues"):
            yield _refused(
                f"stdin/{name}/{verb}", (verb, "kuromasu", "-"), stdin=text,
                says=r"(stdin|standard input).*:\d+", lacks=_PASSWORDS,
            )  # fmt: skip
    constants = "#const n = 3.\nsize(n,n).\n"
    yield _refused("stdin/constants/solve", ("solve", "kuromasu", "-"), stdin=constants,
        codes=(ANSWERED,))  # fmt: skip
    corpus = '{"a": {"problem": "2 2\\n- 2). #include(\\n- -"}, "b": 3, "c": {"problem": "9"}}'
    for entry in ("", "#a", "#b", "#c"):
        yield _refused(
            f"corpus/bad{entry}", ("compare", "kuromasu", f"x.json{entry}"), ("x.json", corpus),
            writes=("compare.sqlite*",),
        )  # fmt: skip
    for link in (
        "https://puzz.link/p?kurodoko/99999999/99999999/i7g5",
        "https://puzz.link/p?kurodoko/3/3/%22).%20%23include",
        "5x5:d7b3\n#include",
    ):
        yield _refused(f"link/{link[-12:].strip()}", ("solve", link),
            codes=(REFUSED, ANSWERED, NONE))  # fmt: skip


_SIZES = {
    "words": 'size("3","3").\n',
    "infinite": "size(#inf,#sup).\n",
    "zero": "size(0,0).\n",
    "negative": "size(-1,3).\n",
    "largest": "size(2147483647,2147483647).\n",
    "two": "size(3,3). size(4,4).\n",
}
_PUZZLES = ("kuromasu", "queens", "sudoku", "takuzu", "number_grid", "chemin")


def _sizes() -> Iterator[Case]:
    for name, text in _SIZES.items():
        for puzzle in _PUZZLES:
            for verb in ("check", "solve") if puzzle != "kuromasu" else _READERS[:5]:
                limit = ("--timeout", "5") if name == "largest" else ()
                codes = (REFUSED, LIMITED) if name == "largest" else (REFUSED,)
                yield _refused(
                    f"size/{name}/{puzzle}/{verb}", (verb, puzzle, "x.lp", *limit),
                    ("x.lp", text), says=r"x\.lp|size", codes=codes,
                )  # fmt: skip


def _existing_files() -> Iterator[Case]:
    """`generate --output` and what stands there already."""
    first = Command(
        "generate-twice",
        ("-c", _TWICE.format(force="")),
        program=(),
        writes=("new/*.lp",),
        code=REFUSED,
    )
    yield Case("door/output/existing", first, codes=frozenset({REFUSED}), prints="unchanged")
    forced = Command(
        "generate-force", ("-c", _TWICE.format(force="--force")), program=(), writes=("new/*.lp",)
    )
    yield Case("door/output/force", forced, codes=frozenset({ANSWERED}), prints="as new")
    to = Command(
        "generate-to",
        ("generate", "kuromasu", "4x4", "--seed", "1", "--output", "new", "--to", "pzpr"),
        writes=("new/*",),
    )
    yield Case("door/output/to", to, codes=frozenset({ANSWERED}), has="kurodoko/4/4")
    across = Command("generate-across", ("-c", _ACROSS), program=(), writes=("new/*.lp",))
    yield Case("door/output/across", across, codes=frozenset({ANSWERED}), prints="2 files")


_RUN = """
import pathlib, subprocess, sys
def run(puzzle, size, *more):
    words = ["generate", puzzle, size, "--seed", "1", "--jobs", "1", "--output", "new", *more]
    return subprocess.run([sys.executable, "-m", "pylogic", *words]).returncode
"""
_TWICE = (
    _RUN
    + """
assert run("kuromasu", "4x4") == 0
(made,) = pathlib.Path("new").iterdir()
before = made.read_text()
made.write_text("% edited by hand\\n" + before)
code = run("kuromasu", "4x4", *"{force}".split())
print("as new" if made.read_text() == before else "unchanged")
sys.exit(code)
"""
)
_ACROSS = (
    _RUN
    + """
assert run("kuromasu", "4x4") == run("takuzu", "4x4") == 0
print(len(list(pathlib.Path("new").iterdir())), "files")
"""
)
