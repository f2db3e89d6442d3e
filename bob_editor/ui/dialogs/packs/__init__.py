"""What goes into a pack, and what would stop its readers."""
