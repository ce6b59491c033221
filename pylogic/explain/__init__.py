"""Why: what follows from rules and clues and by what, and in which words and pictures it is told.

- From the program up: `relaxation` (clues and constraints as switches), `mus` (sets of them that
  contradict), `questions` and `counterexamples` (the cheapest set for each mark), `derivation`
  (the steps of a solution), `chains` (large steps as small ones).
- What is told: `explain` finds an `explanation`, by `conflicts` where there is no answer and by
  `narration` where there is one; `steps`, `words`, `text` and `film` are what it is made of.
- Other questions to the same programs: `grade`, `judgement`, `search_film`; of a board that is
  being filled `sheet` and `partial_board`; of an answer that is expected `expectation`.

May import `formats`, `draw`, `solving` and what is below.
"""
