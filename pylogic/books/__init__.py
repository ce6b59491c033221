"""Books: puzzles of several kinds on paper, with their rules, grades and solutions.

Imports batches and what is below; nothing here knows a puzzle.
"""
