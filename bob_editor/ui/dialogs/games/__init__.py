"""Questions about games of one's own: which to begin with, which to open."""
