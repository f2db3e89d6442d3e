"""What is only read: keys, handbook, about the program, the report of a bug."""
