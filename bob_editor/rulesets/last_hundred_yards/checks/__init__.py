"""What can be wrong with a board or mission of The Last Hundred Yards beyond what data can say; one check a file."""
