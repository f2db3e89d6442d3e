"""What can be wrong with a board, whoever plays on it; one check a file."""
