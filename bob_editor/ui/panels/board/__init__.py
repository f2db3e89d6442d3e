"""What the board is made of: the palette to draw with, the hex that is pointed at, the layers that are shown."""
