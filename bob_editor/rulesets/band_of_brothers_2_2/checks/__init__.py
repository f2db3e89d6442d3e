"""What can be wrong with a Band of Brothers board, beyond what its data can say; one check a file."""
