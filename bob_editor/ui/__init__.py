"""THE WINDOW: widgets, the canvas and what joins them to an open document.

``app`` makes the objects; ``session`` holds what is open; ``window`` is the frame around ``canvas`` and ``panels``.
Selection, zoom and panel state live here, outside the document and outside undo.
May import ``editing``, ``render`` and everything below them; ``cli`` is a stranger.
"""
