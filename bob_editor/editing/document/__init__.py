"""What is open: a board or a scenario, its present value, its file, and one notice of change."""
