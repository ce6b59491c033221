"""Signals at random moments: `python tests/signals.py [N] [--seed S] [--jobs J] [--busy B]`.

Each of N runs starts the command `pylogic` as it is installed with something that never ends by
itself, and sends SIGINT, SIGTERM or SIGHUP, to it or to its group, at a moment from the first
millisecond on. It must end with code 130, without a traceback, and leave no process. A signal that
is lost leaves a run that does not end. B processes keep the machine busy meanwhile.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from faults import material
from faults.commands import ENDLESS, Command, available
from harness import SAFETY, is_gone, wait_until

LAUNCHER = Path(sys.executable).with_name("pylogic")
CTRL_C = 130
WHEN = (0.02, 0.1, 0.4, 2.0)
"""Seconds before which a signal comes; more of them come early."""
LOST = SAFETY / 5
NUMBERS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def trial(seed: int) -> tuple[str, float]:
    """One run: what is wrong with how it ended, if anything is, and the seconds until it did."""
    rng = random.Random(seed)
    command = rng.choice(available(ENDLESS))
    moment, number = rng.uniform(0, rng.choice(WHEN)), rng.choice(NUMBERS)
    send = rng.choice([os.kill, os.killpg])
    with tempfile.TemporaryDirectory(prefix="signals-", ignore_cleanup_errors=True) as folder:
        material.make(Path(folder), command.files)
        process = _started(command, folder)
        time.sleep(moment)
        began = time.monotonic()
        send(process.pid, number)
        try:
            _, said = process.communicate(timeout=LOST)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            return f"{seed} {command.name}: {number.name} after {moment:.3f} s was lost", LOST
        seconds = time.monotonic() - began
        wait_until(partial(is_gone, process.pid))
    # The launcher itself, until it has begun, ends by the signal, as any program does.
    early = process.returncode == -number and moment < WHEN[1]
    if (process.returncode == CTRL_C or early) and b"Traceback" not in said:
        return "", seconds
    what = f"{process.returncode} {said.decode(errors='replace')[-500:]!r}"
    return f"{seed} {command.name}: {number.name} after {moment:.3f} s: {what}", seconds


def _started(command: Command, folder: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [str(LAUNCHER), *command.arguments],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )


def main() -> int:
    """Run the trials; 1 where one has failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("number", type=int, nargs="?", default=300)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=4)
    parser.add_argument("--busy", type=int, default=0)
    asked = parser.parse_args()
    for number in NUMBERS:  # under nohup, or behind &, they are ignored, and would be in each trial
        signal.signal(number, signal.SIG_DFL)
    idle = [sys.executable, "-c", "while True: pass"]
    busy = [subprocess.Popen(idle) for _ in range(asked.busy)]
    slowest, wrong = 0.0, Counter[bool]()
    try:
        with ThreadPoolExecutor(asked.jobs) as pool:
            for words, seconds in pool.map(trial, range(asked.seed, asked.seed + asked.number)):
                slowest = max(slowest, seconds)
                wrong[bool(words)] += 1
                if words:
                    print(words, flush=True)
    finally:
        for process in busy:
            process.kill()
    print(f"{asked.number} signals, {wrong[True]} wrong or lost, slowest end {slowest:.1f} s")
    return int(wrong[True] > 0)


if __name__ == "__main__":
    sys.exit(main())
