"""WHAT THE USER IS DOING, without a window: the open document, the tools, live issues and LOS, the clipboard.

May import ``opening``, ``rulesets``, ``rules``, ``storage`` and all below them; never Qt, and never ``sheet``,
``render``, ``ui`` or ``cli``. A tool's preview is simply the board after its edit, so nothing here needs to know how a
board is painted.
"""
