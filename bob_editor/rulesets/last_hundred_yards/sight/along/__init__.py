"""What one thread meets on its way: hexsides, images, roads, what blocks or shadows it, what only hinders."""
