"""Forms for painting in quantity: a stamp's name, land filled by a rule, terrain found and replaced."""
