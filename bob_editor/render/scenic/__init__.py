"""What a painted landscape is made of: tones of the ground, relief, crowns of trees, roofs, worn roads.

May import ``kit``.
"""
