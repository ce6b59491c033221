"""The command line under faults: signals, full disks, killed workers, wrong limits.

Cases are plain data (`case.py`), listed by kind of fault; `running.py` makes one happen, and
`checking.py` says what is wrong with how it ended. `python -m tests.faults` runs many of them.
"""
