"""The checks of what a scenario or suite lays on a board, one a file."""
