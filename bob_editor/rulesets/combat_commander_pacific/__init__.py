"""Combat Commander: Pacific: its data and its LOS rule."""
