"""The checks of a board by itself, one a file."""
