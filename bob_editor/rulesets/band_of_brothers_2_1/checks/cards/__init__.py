"""What can be wrong with a scenario card of edition 2.1 alone; one check a file."""
