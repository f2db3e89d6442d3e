"""What is wrong with a board, scene or card: what its checks find, what of that is accepted, and how it is mended."""
