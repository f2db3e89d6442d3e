"""Signs on counters, in strokes of our own: those of markers, and those of units."""
