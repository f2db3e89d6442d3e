"""One line of a game told by data: what it meets, and what that comes to."""
