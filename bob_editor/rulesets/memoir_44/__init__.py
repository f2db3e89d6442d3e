"""Memoir '44: its data and its LOS rule."""
