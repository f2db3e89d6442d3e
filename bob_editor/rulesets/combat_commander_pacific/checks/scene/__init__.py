"""What can be wrong with the markers of a LOS trial; one check a file."""
