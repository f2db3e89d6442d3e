"""How all that is shown looks: theme, icons, the words for a ruleset’s rows, and a few small widgets."""
