"""Lines of sight while the map is edited: looked along, kept, expected, and what would change them."""
