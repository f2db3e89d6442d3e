"""Who sees what: one thread looked along and explained, and the field of one end; asks ``land``."""
