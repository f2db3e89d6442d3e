"""The LOS kit: scenes, thread templates, pieces of artwork per hex, and the answer with its reasons.

A game's ``los.py`` builds a ``Sight`` of these parts: ``trace`` explains one thread, ``field`` looks from one hex at
all.
"""
