"""THE PRINTED CARD IN WORDS: a scenario card as sections of blocks, in the order of its ruleset.

May import ``rules``, ``storage`` and all below them; no measure and no colour is known here, since ``render`` paints
what this says.
"""
