"""Random programs and boards, and what pylogic and plain clingo say of them; see ../fuzz.py."""
