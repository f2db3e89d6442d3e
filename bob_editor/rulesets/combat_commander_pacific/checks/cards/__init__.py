"""What can be wrong with a scenario card; one check a file."""
