"""WHAT BEING RIGHT MEANS: the engine of rulesets, checks and LOS, with no game in it.

May import ``model``, ``geometry``, ``errors`` and ``records``; of ``words`` ``games`` takes what marks the texts of a
game's pages.
"""
