"""For those who write rules: lint, two versions of a file compared, why a solution is no answer.

- `lint` checks a rule file by itself, also against the vocabulary; `lint_report` also on boards.
- `equivalence` compares two versions of a rule file, or many files for one puzzle with a teacher's,
  on one board after the other; `rejections` finds an answer of one that the other rejects.
- `names` are the words at a place of a text, what they mean, where predicates are named, and the
  fixes of its problems.
- `why` says what an expected solution breaks (`why_not`) on the board that is `nearest` to it, and
  which literals in the `bodies` of rules fail.

May import `clues` and what is below.
"""
