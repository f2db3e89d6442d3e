"""What the user points at, and what is shown before anything is done."""
