"""The signals that stop a program; alone, as the command line needs them before all else."""

import signal

STOPS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
"""Ctrl-C is the first."""
