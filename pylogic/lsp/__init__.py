"""The language server: rules and instances in one's own editor, by standard input and output.

`documents` are the open texts with their problems, `server` answers the editor.
It may import all but `cli` and `web`; only `cli` imports it.
"""
