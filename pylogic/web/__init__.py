"""The workbench: a page where rules are edited beside the board that they solve, and its server.

Each request is one call of the façade in a child of the process layer, and server-sent events
answer it. `export` makes a page of boards that needs no server. The folder may import all but
`cli`; only `cli` imports it.
"""
