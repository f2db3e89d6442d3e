"""What can be wrong with a mission's card; one check a file."""
