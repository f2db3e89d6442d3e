"""A scan under the board: its picture, the dots that fit it to the hexes, and how strongly it shows."""
