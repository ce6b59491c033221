"""The language server: rules and instances in one's own editor, by standard input and output.

It shows what the library says: `authoring` what looks wrong and what a name means, `solving` how
many ground instances a rule has, `draw` a board as text. `documents` keeps the texts that are open
and has them looked at, `server` answers the editor, `lenses` does what takes longer. It may import
all but `cli` and `web`; only `cli` imports it.
"""
