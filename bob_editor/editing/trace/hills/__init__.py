"""Hills on a scan: the tints of levels, what hides them, and the crest lines that follow."""
