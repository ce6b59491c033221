"""Why: what follows from rules and clues and by what, and in which words and pictures it is told.

- From the program up: `relaxation` (clues and constraints as switches), `mus` (sets of them that
  contradict), `questions` and `counterexamples` (the cheapest set for each mark), `derivation`
  (the steps of a solution), `chains` (large steps as small ones).
- What is told: `explain` finds an `explanation`, by `conflicts` where there is no answer and by
  `narration` where there is one; `steps`, `words`, `text` and `film` are what it is made of.
- Other questions to the same programs: `grade`, `judgement`, `lint_report` (and `conformance`,
  which compares files with the vocabulary), `search_film`; of two versions of
  the rules `equivalence` and `same_program`; of a board that is being filled `sheet` and
  `partial_board`; of a solution that is expected `why`, by `failed_bodies`.

May import `formats`, `draw`, `solving` and what is below.
"""
