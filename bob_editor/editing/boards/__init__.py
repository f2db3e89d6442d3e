"""Where boards come from, and how they are laid edge to edge as a map."""
