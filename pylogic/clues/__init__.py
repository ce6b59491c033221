"""The other direction: the clues of a solution, some that suffice, and new puzzles.

May import `explain` and what is below.
"""
