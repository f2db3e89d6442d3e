"""The checks of Memoir '44, one a file."""
