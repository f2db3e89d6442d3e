"""What a scenario card says: armies, objectives, medals, and its quick fixes; may import ``land``."""
