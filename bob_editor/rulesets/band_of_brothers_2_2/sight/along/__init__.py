"""What one thread meets on its way: obstacles and their shadows, hedgerows, and what only hinders."""
