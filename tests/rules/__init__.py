"""Rules of puzzles in plain Python: checkers and brute force, no solver."""
