"""Experiments: runs, their journal, whether they agree, statistics, reports.

May import `puzzle` and what is below.
"""
