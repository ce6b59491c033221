"""The lists of cases, a kind of fault a file; each is an iterable of plain data."""
