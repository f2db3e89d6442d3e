"""What a shot is worth once its line is clear: its modifiers summed."""
