"""Lines of sight as a game's data tells them: the ``sight`` of a ``ruleset.json`` read, traced and looked along."""
