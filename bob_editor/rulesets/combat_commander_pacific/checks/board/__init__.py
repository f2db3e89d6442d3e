"""What can be wrong with a map, whatever is played on it; one check a file."""
