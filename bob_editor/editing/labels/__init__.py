"""Labels in the hand: what bends one along a curve, and what is done to those that are selected."""
