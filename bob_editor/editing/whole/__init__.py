"""A board as a whole: turned, mirrored, resized, cropped, numbered otherwise, and what names its hexes with it."""
