"""What can be wrong with a board of edition 2.1 alone; one check a file."""
