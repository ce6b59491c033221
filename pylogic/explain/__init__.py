"""Explanations of answers, in words and pictures.

- From the program up: `relaxation` (clues and constraints as switches), `mus` (sets of them that
  contradict), `propagation` (what single constraints rule out), `derivation` (the steps of a
  solution), `techniques` (named patterns), `chains` (large steps as small ones).
- The result: `explain` finds an `explanation`, by `conflicts` if there is no answer and by
  `narration` if there is one; it consists of `steps`, `words`, `text` and `film`.
- Other questions to the same programs: `grade`, `judgement`, `search_film`, `consequences`; for a
  board that a player fills, `partial_board`.

May import `formats`, `draw`, `solving` and what is below.
"""
