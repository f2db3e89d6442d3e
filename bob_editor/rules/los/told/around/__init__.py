"""What one end sees of every hex, in numpy: the same rules as the explained line, for all lines at once."""
