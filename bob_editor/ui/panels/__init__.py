"""What stands in the docks around the canvas: one table of all panels, and rooms for board, sight and scenario.

Each panel is a file; it shows a session, or what else the desk has, and changes documents only through edits.
"""
