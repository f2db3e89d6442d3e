"""The board as it was last seen: what its picture hangs on, where it is kept, and how it stands in for tiles."""
