"""Whether boards meet: one laid against itself and others, edge to edge, turned and not."""
