"""WHAT SCRIPTS CALL: boards and scenarios as values with methods, re-exported by ``bob_editor`` itself.

::

    import bob_editor as bob

    board = bob.open("mill.board.json")
    board.los("E4", "E7").verdict

Thin over what stands below; nothing here is decided anew. May import everything but ``ui`` and ``cli``; Qt is loaded
when something is painted, and not before.
"""
