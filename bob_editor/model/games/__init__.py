"""A game that somebody writes: its ``ruleset.json`` as a frozen value, and the edits to it."""
