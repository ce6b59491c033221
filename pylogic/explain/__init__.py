"""Why: relaxations, minimal and smallest unsatisfiable sets, derivations, equivalence, words.

May import `formats`, `draw`, `solving` and what is below.
"""
