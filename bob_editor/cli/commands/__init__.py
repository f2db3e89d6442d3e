"""The subcommands, one a module: a plain typed function whose docstring is its help.

All that is slow to import they import where they need it, so that the others start fast.
"""
