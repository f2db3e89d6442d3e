"""What can be wrong with the special rules of a scene; one check a file."""
