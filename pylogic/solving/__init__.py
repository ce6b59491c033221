"""clingo and swipl: tasks, processes, grounding, search, outcomes, orders, labelings, traces.

May import `rules` and what is below.
"""
