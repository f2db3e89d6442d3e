"""What can be wrong with a Combat Commander: Pacific map, beyond what its data can say; one check a file."""
