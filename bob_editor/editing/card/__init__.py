"""The scenario card as a form: its fields and choices, and the edits of what it lays on the map."""
