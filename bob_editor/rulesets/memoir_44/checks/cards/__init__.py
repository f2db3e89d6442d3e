"""The checks of a scenario card, one a file."""
