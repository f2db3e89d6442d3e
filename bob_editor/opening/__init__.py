"""WHAT A FILE MEANS: the scene that a board, suite or scenario describes, and what is wrong with it.

May import ``rulesets``, ``rules``, ``storage`` and all below them; edits nothing, and knows no open document.
"""
