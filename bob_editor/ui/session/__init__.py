"""What is open, a board or a scenario, what the user has in hand and looks at, and the work that goes on beside."""
