"""How far a question travels: functions, files, stays, processes and the longest chain of calls.

`python tests/bench/paths.py [--before TREE]` runs each command below with a profile hook in the
process that it starts and in all that this starts, and counts what is called of pylogic: functions,
but no bodies of classes, which run where a file is imported. `TREE` is another checkout, whose
figures stand before an arrow. The figures hardly depend on the machine.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(HERE / "tests"))
COMMANDS = {
    "solve inst43": "solve kuromasu inst43",
    "explain --hint": "explain kuromasu wikipedia11 --hint",
    "generate 6x6": "generate kuromasu 6x6 --seed 1",
    "compare two orders": "compare kuromasu inst12 --order given --order reversed",
    "one /answers": "",
}
"""Command lines; the last is a request to the workbench, counted without the server itself."""
HOOK = """
import atexit, inspect, json, mmap, os, sys, threading

ROOT, SLOT, MOST = os.environ["PATHS_ROOT"], 2**18, 200
called, depth, longest, number = {}, threading.local(), 0, 1
memory = mmap.mmap(-1, SLOT * MOST)  # a child may have no files and no descriptors left
memory[0] = 1

def look(frame, event, _argument):
    global longest
    code = frame.f_code
    is_function = code.co_flags & inspect.CO_OPTIMIZED and not code.co_name.startswith("<")
    if is_function and code.co_filename.startswith(ROOT):
        deep = getattr(depth, "now", 0)
        if event == "call":
            called[f"{code.co_filename}:{code.co_firstlineno}:{code.co_qualname}"] = None
            depth.now = deep + 1
            longest = max(longest, depth.now)
        elif event == "return":
            depth.now = max(deep - 1, 0)

def count_child():
    memory[0] += 1

def begin_child():
    global number
    number = memory[0]
    called.clear()

def leave():
    sys.setprofile(None)
    said = json.dumps([list(called), longest]).encode()
    memory[number * SLOT : number * SLOT + len(said)] = said
    if number == 1:
        slots = (memory[i * SLOT : (i + 1) * SLOT].rstrip(b"\\0") for i in range(1, memory[0] + 1))
        with open(f"{os.environ['PATHS_FOUND']}/{os.getpid()}", "wb") as file:
            file.write(b"\\n".join(filter(None, slots)))

def end(code, end=os._exit):
    leave()
    end(code)

os._exit = end
os.register_at_fork(before=count_child, after_in_child=begin_child)
atexit.register(leave)
sys.setprofile(look)
threading.setprofile(look)
"""
"""Python imports this first: a started process leaves a line for itself and for each child."""


class Paths(NamedTuple):
    """What a command calls of pylogic, in all of its processes of Python."""

    functions: int
    files: int
    stays: int
    """How often the file changes, where each function is looked at when it is first called."""
    processes: int
    longest_chain: int


def paths(tree: Path, arguments: str) -> Paths:
    """Run a command of a checkout, or have its workbench answer, and count."""
    with tempfile.TemporaryDirectory() as folder:
        hook, found, home = (Path(folder, name) for name in ("hook", "found", "home"))
        for one in (hook, found, home):
            one.mkdir()
        (hook / "sitecustomize.py").write_text(HOOK, encoding="utf-8")
        environment = {
            **os.environ,
            "PYTHONPATH": f"{hook}:{tree}",
            "PATHS_ROOT": f"{tree}/pylogic/",
            "PATHS_FOUND": str(found),
        }
        if arguments:
            command = [sys.executable, "-m", "pylogic", *arguments.split()]
            subprocess.run(command, cwd=home, env=environment, capture_output=True, check=True)
        else:
            import workbench

            facts = (tree / "instances/kuromasu/inst12.lp").read_text(encoding="utf-8")
            with workbench.serving(home, **environment) as server:
                asked = {"puzzle": "kuromasu", "facts": facts}
                for _ in server.stream("answers", asked):  # to its end, which is that of the child
                    pass
        lines = [line for file in found.iterdir() for line in file.read_text().splitlines()]
    left = [json.loads(line) for line in (lines if arguments else lines[1:])]
    called = dict.fromkeys(function for functions, _ in left for function in functions)
    files = [function.partition(":")[0] for function in called]
    stays, longest = sum(1 for _ in groupby(files)), max(deepest for _, deepest in left)
    return Paths(len(called), len(set(files)), stays, len(left), longest)


def main() -> None:
    """Print a line for each command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", type=Path)
    asked = parser.parse_args()
    trees = [tree.resolve() for tree in (asked.before, HERE) if tree is not None]
    print(f"{'':20}", *(f"{name:>14}" for name in Paths._fields))
    for name, arguments in COMMANDS.items():
        figures = zip(*(paths(tree, arguments) for tree in trees), strict=True)
        cells = (" -> ".join(map(str, each)) for each in figures)
        print(f"{name:20}", *(f"{cell:>14}" for cell in cells))


if __name__ == "__main__":
    main()
