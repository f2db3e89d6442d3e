"""Work on whole maps, pair by pair: cut into tasks, and done here, by processes or on a cluster.

Imports no command.
"""
