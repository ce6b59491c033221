"""For those who write rules: lint, two versions of a file compared, why a solution is no answer.

- `lint_report` checks a rule file, by itself (`lint`, and `conformance` with the vocabulary) and on
  boards.
- `equivalence` compares two versions of a rule file on one board after the other; `joint_search`
  finds an answer of one that breaks a rule of the other; `hand_ins` are many files for one puzzle.
- `draft` is a text that somebody is writing, with its problems; `fixes` are what to write so that
  one is gone, `suggestions` what may stand at a place and what it means, `occurrences` where
  predicates and variables are named, and renamed.
- `why` says what an expected solution breaks (`why_not`), and which bodies of rules fail
  (`failed_bodies`).

May import `clues` and what is below.
"""
