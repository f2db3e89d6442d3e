"""Where a board's dots lie in a picture of it, from a few that were clicked: flat, in perspective or bent."""
