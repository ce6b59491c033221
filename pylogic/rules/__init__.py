"""The contents of files: rules, facts, their parts and comments. Nothing is solved here.

May import `errors`. The command line needs STOPS before all else: nothing else is imported here.
"""

import signal

STOPS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
"""The signals that stop a program; Ctrl-C is the first."""


def stop_signals() -> list[signal.Signals]:
    """Return the signals of STOPS in their order, without ignored ones (nohup ignores SIGHUP)."""
    return [number for number in STOPS if signal.getsignal(number) is not signal.SIG_IGN]
