"""The language server: rules and instances in one's own editor, by standard input and output.

`documents` keeps the open texts, `server` answers the editor, `lenses` does work that takes longer.
It may import all but `cli` and `web`; only `cli` imports it.
"""
