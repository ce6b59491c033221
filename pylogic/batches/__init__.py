"""Batches: many puzzles at once, each solved, checked, graded or converted; what came of each.

May import `puzzle` and what is below.
"""
