"""What every picture is painted with: pens, letters, textures, colours and proportions.

Knows Qt and the rows of a ruleset, and no other room of ``render``.
"""
