"""Clues that suffice for a solution; new puzzles.

May import `explain` and what is below.
"""
