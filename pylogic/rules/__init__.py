"""The contents of files: rules, facts, their parts and comments. Nothing is solved here.

May import `errors`. The command line needs STOPS before all else: nothing else is imported here.
"""

import signal

STOPS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
"""The signals that stop a program; Ctrl-C is the first."""
