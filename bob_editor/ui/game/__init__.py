"""A game of one's own in the window: its pages on the left, and the board that it is tried on beside them."""
